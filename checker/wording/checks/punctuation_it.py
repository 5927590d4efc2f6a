"""Italian: articles and elision, apostrophes, and words that an accent tells apart."""

from __future__ import annotations

import re

from checker.base.messages import message
from checker.wording.checks.punctuation_data import (
    ACCENT_MISSING,
    AFTER_APOSTROPHE,
    APOSTROPHE_MISSING,
    ELIDED,
    NBSP,
    Rule,
    rule,
)

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
_V = "[aeiouàèéìòù]"
_OF_HER = rf"(?:(?:{_FEMININE}|identica|intera|opposta|{_V}\w*(?:zione|sione|tà|tù|enza|anza|trice|tudine|ezza))\b)"
_OF_HIM = rf"(?:(?:{_MASCULINE}|{_V}\w*(?:mento|tore|ismo))\b)"
_SIMPLE = r"(?=[bcdfglmnpqrtv]\w)(?!gn|pn|ps|pt|ct|ft)"
"""A beginning before which *il* stands."""
_ELIDING = "dell|all|nell|sull|dall|un|quest|quell|nessun"
_BOUND_LONG = "dell|all|nell|sull|dall|quell|quest|dev|dov|com|cos|anch|tutt|nient|senz|mezz|sant|bell|gl"
_BOUND = rf"(?:[lcd]|(?i:{_BOUND_LONG}))"
_LOST = "|".join(word for word in f"{_MASCULINE}|{_FEMININE}".split("|") if len(word) > 4)
_LOST_APOSTROPHE = "|".join((
    "l|c|d|cè|cera|cerano|dovè|comè|cosè|daccordo|nientaltro", _BOUND_LONG,
    *(f"{elided}{word}" for elided in ("l", *_ELIDING.split("|")) for word in _LOST.split("|")),
))  # fmt: skip
_ACCENTED = (
    "perche|poiche|finche|affinche|benche|purche|nonche|anziche|sicche|cosicche|giacche|fuorche|puo|piu|gia|giu|"
    "cosi|pero|cio|"
    "cioe|percio|ne|se|si|sara|verra|avra|potra|dovra|fara|dara|andra|liberta|abilita|citta|priorita|finche|meta|"
    "eta|realta|"
    "facolta|volonta"
)
_ACUTE = "perchè|poichè|finchè|affinchè|benchè|purchè|nonchè|giacchè|sicchè|cosicchè|anzichè|fuorchè|nè|sè|ventitrè"
_BARE = "dò|sù|fà|stà|quì|quà|và|sà|sò|stò|vò|blù|mè|trè|rè|nò|tù|fù"
_BEFORE_NOUN = (
    "le|delle|alle|nelle|sulle|dalle|di|con|da|in|su|per|sua|sue|tua|tue|loro|altra|altre|questa|queste|quella|"
    "quelle|"
    "due|tre|quattro|ogni|qualsiasi|alcune|nessuna|molte|più|stessa|stesse|una|un|come|senza|entrambe|tutte|prima|"
    "seconda"
)
"""After these *abilita* is no verb."""
RULES: tuple[Rule, ...] = (
    rule("it-space", rf"(?<=\S)[ {NBSP}]+[:;!?]+(?!\w)", message("no space stands before : ; ! ? in Italian"),
         gaps=rf"[ {NBSP}][:;!?]"),
    rule("it-un-masculine", rf"\b(?:un|nessun|ciascun|alcun|qualcun)['’´`]\s?(?:{_OF_HIM}|(?!auto\b|eco\b){_V}\w*o\b)",
         message("un has no apostrophe before a masculine noun"), re.I,
         begins="un|nessun|ciascun|alcun|qualcun"),
    rule("it-un-feminine", rf"\b(?:un|nessun|ciascun|alcun) (?:{_OF_HER}|"
         rf"{_V}\w{{2,}}a\b(?<!ma)(?<!ista)(?<!ota)(?<!eta))",
         message("un' has an apostrophe before a feminine noun"), re.I, begins="un|nessun|ciascun|alcun"),
    rule("it-elision", rf"\b(?:la|una) (?={_OF_HER})|\b(?:dell|all|nell|sull|dall)a (?={_V}\w)(?!i[aeou])"
         rf"|\b(?:lo|uno) (?={_OF_HIM})|\b(?:dell|all|nell|sull|dall)o (?={_V}\w)(?!i[aeou])"
         rf"|\b(?:il|del|al|nel|sul|dal|col|quel) (?={_V}\w)(?!i[aeou])", ELIDED, re.I,
         begins="la|una|della|alla|nella|sulla|dalla|lo|uno|dello|allo|nello|sullo|dallo|il|del|al|nel|sul|dal|col|quel"),
    rule("it-plural", rf"(?<!apitolo )\b(?:[Ii]|[Dd]ei|[Aa]i|[Nn]ei|[Ss]ui|[Qq]uei) (?={_V}\w)|"
         rf"\b[Dd]ai (?=avversari|artefatti|effetti|altri|attaccanti|incantesimi)"
         rf"|\b(?i:degli|agli|negli|sugli|dagli|quegli|dello|allo|nello|sullo|dallo) {_SIMPLE}",
         message("another article stands before this letter"),
         begins="i|dei|ai|nei|sui|quei|dai|degli|agli|negli|sugli|dagli|quegli|dello|allo|nello|sullo|dallo"),
    rule("it-lo", r"\b(?:il|un|i|del|dei|al|ai|nel|nei|sul|sui|dal|quel|quei|nessun|alcun) "
         r"(?=(?:s[bcdfgklmnpqrtvz]|z|gn|ps|x)\w)(?!slith|sw)",
         message("lo, gli or uno stands before s with a consonant, z, gn, ps"), re.I,
         begins="il|un|i|del|dei|al|ai|nel|nei|sul|sui|dal|quel|quei|nessun|alcun"),
    rule("it-split", r"\b(?i:del|al|dal|nel|sul|col|quel) l['’]|\b(?i:di|a|da|in|su) (?:(?:il|lo|gli|i)\b|l['’])|"
         r"\b(?i:di|in|da|su) le\b",
         message("the preposition and the article are one word"),
         begins="del|al|dal|nel|sul|col|quel|di|a|da|in|su"),
    rule("it-apostrophe-space", rf"(?<!['‘`])\b(?:{_BOUND}|un|s|m|t|v|n|nessun|"
         rf"ciascun)['’][ {NBSP}]+(?=[aeiouàèéìòù])"
         r"|\b(?:l|dell|all|nell|sull|dall|quell|c|d) ['’](?=[^\W\d_])", AFTER_APOSTROPHE, re.I,
         gaps=rf"['’][ {NBSP}]|[ {NBSP}]['’]"),
    rule("it-apostrophe-lost", rf"(?<![\w'’])(?:{_BOUND} (?={_V}(?:\w|\b))(?!d e\b|c e\b)|L (?={_V}\w{{3,}})"
         rf"|(?i:l|{_ELIDING})(?:{_LOST})\b|(?:cè|cera|cerano|dovè|comè|cosè)\b"
         r"|daccordo\b|nientaltro\b)(?<!\bcera)", APOSTROPHE_MISSING, begins=_LOST_APOSTROPHE),
    rule("it-gl", r"\b(?:de|a|ne|su|da)?gl['’](?=[aeouàèéòù])|\b(?:qual|tal)['’]|"
         r"\b(?:l|dell|all|nell|sull|dall|quell|quest|un|"
         r"nessun)['’](?=(?-i:[bcdfglmnpqrstvzBCDFGLMNPQRSTVZ][a-zà-ÿ]))(?!bb)",
         message("nothing is elided here"), re.I,
         begins="gl|degl|agl|negl|sugl|dagl|qual|tal|l|dell|all|nell|sull|dall|quell|quest|un|nessun"),
    rule("it-e", r"(?<![\w'’])[Ee]['’´`](?=\s)", message("È is written with its accent"), begins="e"),
    rule("it-is", r"(?:\b(?:non|che|qual) |\b(?:dov|com|cos|c)['’])e (?!solo|quando|quali|come|che|non)|"
         r"\be stat[oaie]\b(?! \w+ e)"
         r"|(?:^|[.,;:] |\bse |\banche )e (?:possibile|necessario|sufficiente|obbligatorio|legale|illegale|vero|"
         r"falso)\b",
         message("È is written with its accent"), re.I, begins="non|che|qual|dov|com|cos|c|e",
         holds="possibile|necessario|sufficiente|obbligatorio|legale|illegale|vero|falso"),
    rule("it-acute", rf"\b(?:{_ACUTE})\b|\bé(?= [^\W\d_])",
         message("this word has the acute accent: é"), re.I, begins=f"{_ACUTE}|é"),
    rule("it-apostrophe-for-accent", rf"\b(?:{_ACCENTED}|\w{{2,}}(?:ilita|alita|osita|ivita|rita|nita|cita|dita|"
         rf"ieta)|\w+[àèéìòù])['’](?=[\s.,;:!?)]|$)",
         message("this word has an accent, not an apostrophe"), re.I, gaps=r"^['’][\s.,;:!?)]"),
    rule("it-yes", r"\bsi(?=[.,;!?])", ACCENT_MISSING, re.I, begins="si"),
    rule("it-accent", rf"(?:['’]|\b(?:{_BEFORE_NOUN}) )abilita\b(?!['’])|\b(?:la|a|per) meta\b|\bl['’]unita (?=d)|"
         r"\bun['’]unita\b", ACCENT_MISSING, re.I, holds="abilita|meta|unita"),
    rule("it-gives", r"\b(?:gli|ti|vi|mi|ci) da\b", ACCENT_MISSING, re.I, begins="gli|ti|vi|mi|ci"),
    rule("it-nor", r"\bne (?=(?:il|lo|i|gli|un|una|uno|al|alla|del|della|dei|dal|dalla|nel|nella|sul|sulla|con|tu)\b|"
         r"l['’])", ACCENT_MISSING, re.I, begins="ne"),
    rule("it-oneself", r"\b(?:di|a|da|in|con|su|per|tra|fra) se(?=[.,;:!?)]|$)|\ba se stante\b", ACCENT_MISSING, re.I,
         begins="di|a|da|in|con|su|per|tra|fra"),
    rule("it-there", r"\bal di la\b|\b(?:da|di|fin|fino a) li\b", ACCENT_MISSING, re.I, begins="al|da|di|fin|fino"),
    rule("it-po", r"\bpò\b|\bpo(?=\s(?:di|più|meno)\b)", message("po' has an apostrophe"), begins="po|pò"),
    rule("it-no-accent", rf"\bsè stess|\b(?:{_BARE})\b", message("this word has no accent"), re.I,
         begins=f"sè|{_BARE}"),
    rule("it-non", r"\b[Nn]on-(?=[^\W\d_])", message("no hyphen stands after non in Italian"), begins="non"),
    rule("it-ed", r"\b[EeAaOo]d (?=[bcdfglmnpqrstvz]\w)(?!bb)", message("this d stands before vowels only"),
         begins="ed|ad|od"),
)  # fmt: skip
