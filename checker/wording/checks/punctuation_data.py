"""What is wrong in punctuation, as patterns."""

from __future__ import annotations

import re
from dataclasses import dataclass

from checker.base.messages import Message, message

NBSP = "\u00a0\u202f"


@dataclass(frozen=True, slots=True)
class Rule:
    """Where the pattern is found the message is told; `key` tells rules apart.

    It is only looked for where one of `words` or `signs` is in the text; empty: everywhere.
    """

    key: str
    pattern: re.Pattern[str]
    message: Message
    words: frozenset[str] = frozenset()
    signs: tuple[str, ...] = ()

    def may_be_in(self, text: str, words: frozenset[str]) -> bool:
        """Whether it is worth looking."""
        if self.words and self.words.isdisjoint(words):
            return False
        return not self.signs or any(sign in text for sign in self.signs)


def _rule(
    key: str, pattern: str, told: Message, flags: int = 0, *, words: str = "", signs: tuple[str, ...] = ()
) -> Rule:
    return Rule(key, re.compile(pattern, flags), told, frozenset(words.split("|") if words else ()), signs)


_MASCULINE = (
    "altro|artefatto|assedio|incantesimo|istantaneo|avversario|attaccante|effetto|emblema|evento|esempio|elfo|angelo|"
    "orso|ogre|orco|oggetto|uovo|uomo|indizio|equipaggiamento|attacco|ordine|errore|articolo|innesco|alleato|"
    "elemento|eroe|animale|obiettivo|intervallo|aumento|esilio|inizio|istante|attimo|anno|autore|utente|edificio"
)
_FEMININE = (
    "abilità|altra|azione|aura|isola|arma|armata|egida|opzione|ora|unità|area|ultima|unica|evocazione|entrata|eco|"
    "espansione|eccezione|illusione|energia|età|informazione|istruzione|interazione|immagine|idra|arpia|esca|"
    "estensione|edizione|aggiunta|attivazione|assegnazione|uscita|osservazione|indicazione|anima|avversaria|ombra"
)
_ACUTE = "perchè|poichè|finchè|affinchè|benchè|purchè|nonchè|giacchè|sicchè|cosicchè|anzichè|fuorchè|nè|sè|ventitrè"
_ACCENTLESS = "piu|puo|gia|cosi|giu|abilita|perche|poiche|finche|anziche|priorita|rapidita|verra|sara|potra|dovra"
_H = "h(?:a|é|e(?!ros)|i(?!é)|o(?:mme|nneur|r)|u(?:m|î))"

_TWO_SPACES = tuple(before + after for before in f" {NBSP}" for after in f" {NBSP}")
RULES: dict[str, tuple[Rule, ...]] = {
    "all": (
        _rule("space-before-comma", rf"[ {NBSP}]+(?:,(?!\d)|\.(?![.\d])(?=\s|$|[\"”»)]))",
              message("no space stands before a comma or a full stop")),
        _rule("space-after-comma", r",(?=[^\W\d_])(?<=[^\W\d_],)|\.(?=[A-ZÀ-Ý][a-zà-ÿ'’])(?<=[^\W\d_]{3}\.)",
              message("a space is missing after this sign")),
        _rule("space-after-sign", r"[:;!?](?=[^\W\d_])(?<![\w/][:;!?][:;!?])",
              message("a space is missing after this sign"), signs=(":", ";", "!", "?")),
        _rule("double-space", rf"(?<=\S)[ {NBSP}]{{2,}}(?=\S)", message("two spaces stand here"), signs=_TWO_SPACES),
        _rule("space-in-brackets", rf"[(\[][ {NBSP}]|"
            rf"[ {NBSP}][)\]]", message("no space stands inside brackets"), signs=("(", ")", "[", "]")),
        _rule("sign-twice", r"(?<!\.)\.\.(?!\.)|,,|;;|::(?!\w)|\.,|"
            r",\.", message("a sign too many stands here"), signs=("..", ",,", ";;", "::", ".,", ",.")),
        _rule("type-line", r"(?<=[^\W\d_]) - (?=[A-ZÀ-Ý])(?=[^.]*)",
              message("a dash stands in the type line: —"), signs=(" - ",)),
        _rule("space-after-apostrophe", r"(?<=\b[ldnsjcmtLDNSJCMT])['’] +(?=[aeiouyhàâéèêîôû])",
              message("no space stands after this apostrophe"), re.I, signs=("' ", "’ ")),
    ),
    "fr": (
        _rule("fr-space", rf"(?<=[^\s:;!?{NBSP}(«\d/])[:;!?]+(?![\w/])|(?<=\d)[:;!?]+(?=\s|$)",
              message("French puts a no-break space before : ; ! ?")),
        _rule("fr-plain-space", r"(?<=\S) +[:;!?]+(?!\w)",
              message("the space before this sign must be a no-break space")),
        _rule("fr-elision", rf"(?<![\w'’-])(?:le|la|de|que|ne|se|je|me|te|jusque|lorsque|puisque)[ ]"
              rf"(?=(?:[aâeéèêiîoôœuûAÂEÉÈÊIÎOÔŒ]|{_H})(?!n?ze\b|ui\b|nzi|uist|"
              rf"hal)\w)", message("an article is elided here"), re.I),
        _rule("fr-contraction", r"\b(?:de les?|à les?)\s(?=[bcdfgjklmnpqrstvwxz])(?!\w+(?:er|ir|re)\b)",
              message("de le is du, à le is au, de les is des, à les is aux"), re.I,
              signs=("de le", "à le", "De le", "À le")),
        _rule("fr-before-vowel", r"\b(?:du|au) (?=[aâeéèêiîoôuû](?!nze|ui\b|n\b)\w)"
              r"|\bce (?=(?:adversaire|artefact|attaquant|"
              r"effet|emblème|enchantement|équipement|éphémère|événement|exil|objet)\b)",
              message("an article is elided here"), re.I, words="du|au|ce"),
        _rule("fr-comma", rf"[{NBSP}],(?<=[^\W\d_].,)", message("no space stands before a comma or a full stop")),
    ),
    "it": (
        _rule("it-space", rf"(?<=\S)[ {NBSP}]+[:;!?]+(?!\w)",
              message("no space stands before : ; ! ? in Italian"), signs=(":", ";", "!", "?")),
        _rule("it-un-masculine", rf"\bun['’´`]\s?(?:{_MASCULINE})\b",
              message("un has no apostrophe before a masculine noun"), re.I, words="un"),
        _rule("it-un-feminine", rf"\bun (?:{_FEMININE})\b",
              message("un' has an apostrophe before a feminine noun"), re.I, words="un"),
        _rule("it-e", r"(?<![\w'’])[Ee]['’´`](?=\s)",
              message("È is written with its accent"), words="e|è"),
        _rule("it-acute", rf"\b(?:{_ACUTE})\b", message("this word has the acute accent: é"), re.I, words=_ACUTE),
        _rule("it-apostrophe-for-accent",
              r"\b(?:perche|poiche|puo|piu|gia|cosi|ne|se|liberta|abilita|citta|sara|verra|pero|priorita|finche)['’](?=[\s.,;:]|$)",
              message("this word has an accent, not an apostrophe"), re.I,
              words="perche|poiche|puo|piu|gia|cosi|ne|se|liberta|abilita|citta|sara|verra|pero|priorita|finche"),
        _rule("it-accent", rf"\b(?:{_ACCENTLESS})\b(?!['’])",
              message("this word has an accent"), re.I, words=_ACCENTLESS),
        _rule("it-qual", r"\b[Qq]ual['’]\s?[eèé]\b", message("qual è has no apostrophe"), words="qual"),
        _rule("it-po", r"\bpò\b|\bpo(?=\s(?:di|più|meno)\b)", message("po' has an apostrophe"), words="po|pò"),
        _rule("it-si", r"\bsè stess|\bdò\b|\bsù\b|\bfà\b|\bstà\b|\bquì\b|"
            r"\bquà\b", message("this word has no accent"), re.I, words="sè|dò|sù|fà|stà|quì|quà"),
        _rule("it-non", r"\b[Nn]on-(?=[^\W\d_])", message("no hyphen stands after non in Italian"), signs=("-",)),
        _rule("it-lo", r"\b(?:il|un|i|del|dei|al|nel|sul) (?=(?:s[bcdfgklmnpqrtvz]|z|gn|ps|x)\w)(?!slith|sw)",
              message("lo, gli or uno stands before s with a consonant, z, gn, ps"), re.I),
    ),
    "en": (
        _rule("en-space", rf"(?<=\S)[ {NBSP}]+[:;!?]+(?!\w)", message("no space stands before : ; ! ? in English")),
    ),
}  # fmt: skip
