"""Old turns of phrase, language by language, and how they are said today."""

from __future__ import annotations

import re
from dataclasses import dataclass

from checker.wording.seeking.hints import Hinted, hinted

_IT_SPELL = r"(?:un['’]?|un[ao]|l['’]|il|lo|la|le|gli|i|dei|delle|degli|quest['’aeio]|quell['’aeio]|tal[ei])?\s?"
_FR_SPELL = r"(?:une?|l['’]|le|la|les|des|d['’]|ce|cet|cette|ces|leurs?|son|sa|ses|votre|vos)?\s?"
_IT_PLAY = r"\b[Gg]ioc(?:a|hi|o|are|ato|ata|ati|ate|ano|ando|herà|heranno|hiamo|ar(?:lo|la|ne|li|le))\b"
_FR_PLAY = r"\b[Jj]ou(?:er|ez|e|es|ent|é|ée|és|ées|ant|era|eront|ait|aient)\b"
_IT_KEYWORD = (
    "volare|travolgere|raggiungere|minacciare|rapidità|cautela|tocco letale|legame vitale|attacco improvviso|"
    "doppio attacco|indistruttibile|anti-malocchio|egida|velo|protezione"
)
_FR_KEYWORD = (
    "le vol|l['’]initiative|la double initiative|le piétinement|la célérité|la vigilance|le contact mortel|"
    "le lien de vie|la portée|la menace|l['’]indestructible|la défense talismanique|la parade"
)


@dataclass(frozen=True, slots=True)
class Old:
    """`wants` must be in the source, `bars` must not; without a source only what is wrong anywhere counts."""

    hinted: Hinted
    today: str
    wants: str = ""
    bars: str = ""
    page: bool = False

    def counts(self, source: str | None, *, is_page: bool) -> bool:
        """Whether it is old beside this source; `page`: it is only told of a page in one language."""
        if self.page:
            return is_page
        if source is None:
            return not self.wants
        if self.wants and not re.search(self.wants, source, re.I):
            return False
        return not (self.bars and re.search(self.bars, source, re.I))


def _old(begins: str, pattern: str, today: str, wants: str = "", bars: str = "", *, page: bool = False) -> Old:
    """`begins` are the words that it begins with, as `Words` has them."""
    return Old(hinted(pattern, begins=begins), today, wants, bars, page)


_PLAYED = r"\b(?:play|giocar|gioc(?:a|hi)\b|jou)"
_MILL = r"\b(?:mill|macin|meul)"
_CREATE = r"\b(?:creat|cré|crea\b|creano\b)"

_FROM_PLAY = r"graveyards? from|cimiter\w+ d|cimetières? d"
"""What the source says itself stays as it is."""
_STACKED = r"damage[^.]*\bstack\b|\bpila\b|\bla pile\b"
_IT_PUT = (
    r"\b(?:mess[aoei]|mett\w+|va|vanno)\s+(?:al|in|nel|nei)\s+(?:un\s+|suo\s+|tuo\s+)?cimiter\w+"
    r"(?:\s+del\s+suo\s+proprietario)?"
)
_FR_PUT = (
    r"\b(?:mis(?:e|es)?|mett\w+|met|va|vont)\s+(?:au|dans\s+(?:un|son|le|votre))\s+cimetière"
    r"(?:\s+de\s+son\s+propriétaire)?"
)

PATTERNS: dict[str, tuple[Old, ...]] = {
    "it": (
        _old("gioc*", rf"{_IT_PLAY}\s+{_IT_SPELL}(?:magi[ae]|istantane\w+|stregoneri\w+|incantesim\w+)\b", "lanciare",
             bars=_PLAYED),
        _old("gioc*", rf"{_IT_PLAY}\s+{_IT_SPELL}abilità\b", "attivare", bars=_PLAYED),
        _old("alla|nella",
             r"\b(?:alla|nella)\s+(?:tua|sua|loro|propria)\s+riserva\b(?:\s+di\s+mana)?", "aggiungere mana",
             bars=r"mana pool|riserva|réserve"),
        _old("mess*|mett*|va|vanno", rf"{_IT_PUT}\s+dal\s+gioco", "morire"),
        _old("mess*|mett*|va|vanno", rf"{_IT_PUT}\s+dal\s+campo di battaglia", "morire", bars=_FROM_PLAY),
        _old("costo|costi", r"\b[Cc]ost[oi]\s+convertit[oi]\s+di\s+mana\b", "valore di mana"),
        _old("regola", r"\b[Rr]egola\s+dell['’]unicità", "regola delle leggende"),
        _old("incantesimo|incantesimi", r"\b[Ii]ncantesim[oi]\s+local[ei]\b", "Aura"),
        _old("danno|danni",
             r"\b[Dd]ann[oi](?:\s+da\s+combattimento)?\s+(?:va|vanno|viene|vengono|è|sono|restano?|usano?)\s+"
             r"(?:mess[oi]\s+)?(?:in|sulla|la)\s+pila\b", "-", bars=_STACKED),
        _old("mett*",
             r"\b[Mm]ett\w+\s+(?:nel\s+\w+\s+cimitero\s+)?le\s+prime\s+(?:\w+\s+)?carte\b", "macinare", wants=_MILL),
        _old("mett*", r"\b[Mm]ett\w+\s+nel\s+(?:\w+\s+)?cimitero\s+(?:la\s+prima|le\s+prime)", "macinare", wants=_MILL),
        _old("mett*",
             r"\b[Mm]ett\w+\s+(?:in gioco|sul campo di battaglia)\s+(?:\w+\s+)?pedin[ae]", "creare", wants=_CREATE),
        _old("guadagn*", rf"\b[Gg]uadagn\w+\s+(?:{_IT_KEYWORD})\b", "avere"),
        _old("effett*",
             r"\b[Ee]ffett\w+\s+(?:basat\w+\s+sullo|generat\w+\s+dallo)\s+stato", "azione generata dallo stato"),
        _old("seppellisc*|sepolt*", r"\b[Ss]eppellisc\w+|\b[Ss]epolt[aoei]\b", "distruggere"),
        _old("danno|brucia|bruciatura", r"\bdanno\s+in\s+pila\b|\bbrucia(?:tura)?\s+d[ia]l?\s+mana\b", "-"),
        _old("imbloccabil*", r"\b[Ii]mbloccabil\w+", "non può essere bloccato"),
    ),
    "fr": (
        _old("jou*",
             rf"{_FR_PLAY}\s+{_FR_SPELL}(?:sorts?|éphémères?|rituels?|enchantements?)\b", "lancer", bars=_PLAYED),
        _old("jou*", rf"{_FR_PLAY}\s+{_FR_SPELL}capacités?\b", "activer", bars=_PLAYED),
        _old("à", r"\bà\s+(?:votre|sa|son|leur)\s+réserve\b(?:\s+de\s+mana)?", "ajouter du mana",
             bars=r"mana pool|sideboard|réserve|riserva"),
        _old("mis|mise|mises|mett*|met|va|vont", rf"{_FR_PUT}\s+depuis\s+le\s+jeu", "mourir"),
        _old("mis|mise|mises|mett*|met|va|vont", rf"{_FR_PUT}\s+depuis\s+le\s+champ", "mourir", bars=_FROM_PLAY),
        _old("règle", r"\b[Rr]ègle\s+d['’]unicité", "règle des légendes"),
        _old("enchantement*", r"\b[Ee]nchantements?\s+loca(?:l|ux)\b", "aura"),
        _old("blessure*",
             r"\b[Bb]lessures?(?:\s+de\s+combat)?\s+(?:va|vont|est|sont|restent?|utilisent)\s+(?:mises?\s+)?"
             r"(?:sur\s+)?la\s+pile\b", "-", bars=_STACKED),
        _old("enchanter", r"\bEnchanter\s+(?:une?|le|la)\s+\w+", "Enchanter :", wants=r"[\"“'‘«]\s?Enchant \w+"),
        _old("met*", r"\b[Mm]ett?\w*\s+(?:dans\s+\w+\s+cimetière\s+)?(?:la|les)\s+(?:\w+\s+)?cartes?\s+du\s+dessus\b",
             "meuler", wants=_MILL),
        _old("met*",
             r"\b[Mm]ett?\w*\s+(?:en jeu|sur le champ de bataille)\s+(?:\w+\s+)?jetons?", "créer", wants=_CREATE),
        _old("gagn*", rf"\b[Gg]agn\w+\s+(?:{_FR_KEYWORD})\b", "acquérir"),
        _old("effet*",
             r"\b[Ee]ffets?\s+(?:basés?\s+sur|générés?\s+par)\s+(?:un|l['’]|des)\s*états?", "action basée sur un état"),
        _old("imblocable*", r"\b[Ii]mblocables?\b", "ne peut pas être bloqué"),
        _old("enterr*", r"\b[Ee]nterr(?:er|ez|é|ée|és|ées)\b", "détruire"),
    ),
    "en": (
        _old("converted", r"\b[Cc]onverted mana cost\b", "mana value"),
        _old("come*|came|put|enter*|in",
             r"\b(?:comes?|came|put|enters?)\s+into\s+play\b|\bin\s+play\b", "the battlefield"),
        _old("remove*", r"\b[Rr]emoved?\s+(?:\w+\s+){0,4}from\s+the\s+game\b", "exile"),
        _old("state", r"\b[Ss]tate-based\s+effects?\b", "state-based action"),
        _old("play*", r"\b[Pp]lay(?:s|ed|ing)?\s+(?:an?|the|that|this)\s+(?:spell|instant|sorcery|ability)\b", "cast"),
        _old("enter*", r"\benters?\s+the\s+battlefield\b", "enters", page=True),
    ),
}  # fmt: skip
