"""Small words that turn a sentence: `may`, `only`, `unless`, `another`, negations, limits.

Each has two patterns by language: `said` is narrow, since it accuses; `kept` is wide, since it acquits.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

_KEPT = 4096
"""Sentences that are remembered."""


@dataclass(frozen=True)
class Feature:
    """`example` is the English word that stands for it in messages."""

    example: str
    said: dict[str, str]
    kept: dict[str, str]

    @cached_property
    def _seen(self) -> dict[tuple[str, str], re.Match[str] | None]:
        """Kept, since a source is read once for each language that it is translated into."""
        return {}

    @cached_property
    def _said(self) -> dict[str, re.Pattern[str]]:
        return {lang: re.compile(pattern, re.I) for lang, pattern in self.said.items()}

    @cached_property
    def _kept(self) -> dict[str, re.Pattern[str]]:
        return {lang: re.compile(f"{self.said[lang]}|{pattern}", re.I) for lang, pattern in self.kept.items()}

    def is_said(self, text: str, lang: str) -> re.Match[str] | None:
        """Where a source says it."""
        key = (text, lang)
        if key not in self._seen:
            if len(self._seen) > _KEPT:
                self._seen.clear()
            self._seen[key] = self._said[lang].search(text) if lang in self._said else None
        return self._seen[key]

    def is_kept(self, text: str, lang: str) -> bool:
        """Whether a translation says it in any way."""
        return lang not in self._kept or self._kept[lang].search(text) is not None


_NUMBER = (
    r"(?:\d+|X|an?|un['’]?|un[aeo]?|one|two|three|four|five|six|seven|eight|nine|ten|that many|"
    r"due|tre|quattro|cinque|sei|sette|otto|nove|dieci|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)\b"
)

MAY = Feature(
    "may",
    said={
        "en": r"\bmay\b(?! (?:not|be able))|\bcan\b(?! ?not|['’]t)",
        "it": r"\b(?<!\bsi )(?:può|puoi|possono|potete|possiamo)\b",
        "fr": r"\b(?:peu(?:t|x|vent)|pouvez|pourrez)\b",
    },
    kept={
        "en": r"\bcan(?:not|['’]t)?\b|\b(?:might|able|optional(?:ly)?|allow(?:s|ed)?|possibl[ey]|possibility|free to|"
        r"choos(?:e|es|ing) (?:whether|to|not)|chose to|if (?:you|they|he|she) (?:wish|want|like|choose)|lets?|"
        r"permit(?:s|ted)?|up to|would|legal(?:ly)?)\b|\bneed(?: not|n[’']t)\b|\bunblockable\b|\bif able\b|-?able\b",
        "it": r"\bpo[st]\w*|\bpuò|\b(?:in grado|facoltativ\w+|opzional\w+|scegli\w* (?:se|di)|"
        r"vuo[il]\w*|voglia\w*|volont\w+|"
        r"permett\w+|permess\w+|consent\w+|lecit\w+|possibil\w+|legal\w+|liber[oiae]|eventual\w+|sì)\b|[aie]bil[ei]\b",
        "fr": r"\bp(?:ouv|uiss|eu[tvx]|ourr|u\b)\w*|\b(?:possib\w+|facultati\w+|optionnel\w*|"
        r"choisi\w* (?:de|si|s['’]|d['’])|voul\w+|veu\w+|"
        r"perme\w+|permis\w*|autoris\w+|capable\w*|libre\w*|légal\w+|éventuel\w+)\b|[ai]bles?\b",
    },
)
UP_TO = Feature(
    "up to",
    said={
        "en": rf"\bup to {_NUMBER}",
        "it": rf"\bfino ad? {_NUMBER}",
        "fr": rf"\bjusqu['’]à {_NUMBER}",
    },
    kept={
        "en": r"\bup to\b|\bat most\b|\bno more than\b|\bmaximum\b|\bas many as\b",
        "it": r"\bfino a\w*\b|\bal massimo\b|\bal più\b|\bnon più di\b|\bmassimo\b",
        "fr": r"\bjusqu['’]|\bau plus\b|\bau maximum\b|\bpas plus\b|\bmaximum\b",
    },
)
ONLY = Feature(
    "only",
    said={
        "en": r"\bonly\b",
        "it": r"\b(?:soltanto|solamente|unicamente|esclusivamente)\b|\bsolo\b(?! (?:danno|punto|bersaglio|modo))",
        "fr": r"\b(?:seulement|uniquement|exclusivement)\b"
        r"|\bseule?s? (?:son|sa|ses|le|la|les|un|une|ce|cette|ces|vous|votre|l['’])\b"
        r"|\bn(?:e |['’])\w+ (?:(?!pas|plus|jamais|rien|aucun|moins|personne|ce\b)\w+ )?"
        r"(?:que (?=lorsque|si|pendant|comme|dans|un|l[ae]s?\b)|qu['’])",
    },
    kept={
        "en": r"\b(?:just|alone|single|sole|one|nothing (?:but|else|other)|no one else|no other|merely|except|"
            r"exclusively|"
        r"not (?:until|before)|nothing\b.*\b(?:before|until)|simply|no more|nobody else)\b",
        "it": r"\bsol[aieo]\b|\bunic\w+|\b(?:appena|altr[oiae]|semplicemente|prima)\b|\bnon\b.*\bche\b|\btranne\b",
        "fr": r"\bseule?s?\b|\buniques?\b|\bn(?:e\b|['’]).*\bqu(?:e\b|['’])|\b(?:juste|simplement|autre|sauf|"
            r"qu['’]|que)\b",
    },
)
UNLESS = Feature(
    "unless",
    said={
        "en": r"\bunless\b",
        "it": r"\ba meno che\b",
        "fr": r"\bà moins (?:que|qu['’]|de|d['’])",
    },
    kept={
        "en": r"\b(?:except|if .* not|if .*n['’]t|otherwise|without|until|only if)\b",
        "it": r"\b(?:salvo|tranne|eccetto|se non|altrimenti|senza|solo se|finché non)\b|\bse\b.*\bnon\b",
        "fr": r"\b(?:sauf|excepté|sinon|sans|seulement si|tant que)\b|\bs(?:i\b|['’]).*\bn(?:e\b|['’])",
    },
)
ANOTHER = Feature(
    "another",
    said={
        "en": r"\banother\b|\bother than\b",
        "it": r"\bun(?:['’]\s?altra|\s+altro)\b(?! modo)",
        "fr": r"\bune? autre\b",
    },
    kept={
        "en": r"\b(?:other|others|else|different|second|new|elsewhere|further|more|again|next|chang\w+)\b",
        "it": r"\baltr\w+|\b(?:divers\w+|second[oa]|ulterior\w+|nuov\w+|tranne|oltre|cambia\w*)\b",
        "fr": r"\bautre\w*|\bautrui\b|\b(?:différent\w*|second\w*|deuxième|nouve\w+|encore|sauf|ailleurs|hormis|"
            r"change\w*)\b",
    },
)
MUST = Feature(
    "must",
    said={
        "en": r"\bmust\b|\b(?:has|have|had) to\b",
        "it": r"\b(?:deve|devi|devono|dovete|dovrà|dovranno)\b",
        "fr": r"\b(?:doit|dois|doivent|devez|devra|devront)\b",
    },
    kept={
        "en": r"\b(?:need\w*|require[sd]?|oblig\w+|forced|necessary|compel\w*|should|"
            r"(?:is|are)(?:n['’]t| not)? to|can only|only|cannot but|"
        r"mandatory)\b",
        "it": r"\bdov\w+|\bdev\w*|\bdebb\w+|\b(?:obblig\w+|necessar\w+|bisogna|occorre|occorrono|va|vanno|costrett\w+|"
            r"costring\w+|"
        r"tenut\w+|serve|servono|richie\w+|solo|vuole|vogliono)\b",
        "fr": r"\bd(?:oi|ev|û)\w*|\b(?:oblig\w+|faut|nécess\w+|forcé\w*|contrain\w+|tenue?s?|besoin|requi\w+|"
            r"seul\w*)\b|(?:\b|[’'])(?:a|ont|ai|avez)(?: pas)? à\b",
    },
)
AT_LEAST = Feature(
    "or more",
    said={
        "en": r"\bor (?:more|greater)\b|\bat least\b",
        "it": r"\bo più\b|\balmeno\b|\bpari o superior[ei]\b|\buguale o maggiore\b",
        "fr": r"\bau moins\b|\bou plus\b|\bsupérieure?s? ou égale?s?\b",
    },
    kept={
        "en": r"\bno (?:less|fewer)\b|\bminimum\b|\bnot less\b|\bany number\b|\bhigher\b|\bmore\b",
        "it": r"\bo più\b|\bminimo\b|\bnon meno\b|\bmaggior\w*|\bo superior\w|\bin su\b|\bpiù\b",
        "fr": r"\bminimum\b|\bpas moins\b|\bou davantage\b|\bou supérieure?s?|\bplus\b",
    },
)
AT_MOST = Feature(
    "or less",
    said={
        "en": r"\bor (?:less|fewer)\b|\bat most\b|\bno more than\b",
        "it": r"\bo meno\b|\bpari o inferior[ei]\b|\bal massimo\b|\bnon più di\b",
        "fr": r"\bou moins\b|\binférieure?s? ou égale?s?\b|\bau plus\b|\bau maximum\b",
    },
    kept={
        "en": r"\bup to\b|\bmaximum\b|\bnot more\b|\bthe most\b|"
        r"\b(?:only|just|single)\b|\bor (?:below|lower|under|smaller)\b",
        "it": r"\bfino a\b|\bsol(?:o|a|tanto)\b|\bo (?:sotto|minore)\b|\bmassimo\b|\bal più\b|\bo inferior\w",
        "fr": r"\bjusqu['’]|\bmaximum\b|\bpas plus\b|\bou inférieure?s?|\bseule?\b|\bqu['’]une?\b",
    },
)
LESS = Feature(
    "less",
    said={
        "en": r"(?<!or )\bless\b(?! than)(?! or)",
        "it": r"\bin meno\b",
        "fr": r"\bde moins\b",
    },
    kept={
        "en": r"\b(?:less|fewer|reduc\w+|lower\w*|cheaper|minus)\b",
        "it": r"\bmeno\b|\b(?:ridu\w+|ridott\w+|minor\w*|inferior\w)\b",
        "fr": r"\bmoins\b|\b(?:rédui\w+|inférieur\w*|moindre\w*)\b",
    },
)
MORE = Feature(
    "more",
    said={
        "en": r"\} more\b",
        "it": r"\} in più\b",
        "fr": r"\} de plus\b",
    },
    kept={
        "en": r"\b(?:more|increas\w+|additional\w*|greater|extra|higher)\b",
        "it": r"\bpiù\b|\b(?:aument\w+|maggior\w*|addizional\w+|ulterior\w+)\b",
        "fr": r"\bplus\b|\b(?:augment\w+|supplémentaire\w*|supérieur\w*)\b",
    },
)
MODAL = (MAY, UP_TO, ONLY, UNLESS, ANOTHER, MUST, AT_LEAST, AT_MOST, LESS, MORE)

NOT = Feature(
    "not",
    said={
        "en": r"\b(?:not|cannot|never|nor|neither|no|none|nobody|nothing|nowhere)\b(?!-\w| (?:more|fewer|less) than)|"
            r"\w+n['’]t\b",
        "it": r"\b(?:non(?! più di)|nessun\w*|mai|niente|nulla|no)\b|\bné\b",
        "fr": r"\b(?:(?<! ou )(?:pas(?! à pas)(?! (?:plus|moins) d)|non)(?<!pas à pas)|"
        r"jamais|aucune?s?|rien|ni|guère|nulle part)\b"
        r"|\b(?:ne |n['’])(?=[^.;:]*\b(?:plus|personne|pas|rien)\b)|\bpersonne (?:ne|n['’])"
        r"|\bne p(?:eu(?:t|vent)|ourr\w+) (?:être|pas)",
    },
    kept={
        "en": r"\b(?:without|fail\w*|lack\w*|unless|instead|only|other than|rather|stop\w*|cease\w*|few|except|"
            r"until|far from|"
        r"wrong|out|ever|always|before|absent|avoid\w*|prevent\w*|"
        r"gone|missing|refus\w+|impossible|empty|zero|0|no longer|free of|un\w{4,}|"
        r"non-?\w{4,}|no-\w+|"
        r"keeps?|stays?|remains?|in(?:valid|conclusive|dependent\w*))\b",
        "it": r"\b(?:senza|priv[oiae]|invece|manca\w*|smett\w+|cess\w+|tranne|esclus\w+|impossibil\w+|illegal\w+|"
            r"anziché|"
        r"neanche|nemmeno|neppure|evit\w+|vuot\w+|zero|0|indipendent\w+|rest[ai]\w{0,2}|riman\w+|sol[oaei]|soltanto|solamente|sconosciut\w+|ignot\w+|"
            r"spaiat\w+|diversamente|lontan\w+)\b|\bim?n?-?\w+bil[ei]\b",
        "fr": r"\b(?:sans|ne|ou non|peu|facultati\w+|manqu\w+|cess\w+|arrêt\w+|sauf|impossib\w+|illéga\w+|plutôt|"
            r"au lieu|évit\w+|"
        r"vide\w*|zéro|0|indépenda\w+|empêch\w+|reste\w{0,2}|seul\w*|inconnue?s?|ignor\w+|"
            r"in\w{4,}ables?)\b|\bn['’]|^\W*personne\W*$",
    },
)
WITHOUT = Feature(
    "without",
    said={"en": r"\bwithout\b", "it": r"\bsenza\b", "fr": r"\bsans\b"},
    kept={
        "en": r"\b(?:no|not|none|never|cannot|lack\w*|los[et]\w*|losing|free|neither|nor|only|un\w{4,}|non\w{4,}|"
            r"instead|"
        r"rather)\b|n['’]t\b|less\b",
        "it": r"\b(?:non|nessun\w*|né|priv[oiae]|perd\w+|pers[aoie]|manca\w*|gratuit\w+|evit\w+|anziché)\b",
        "fr": r"\b(?:ne|pas|aucun\w*|ni|perd\w*|manqu\w+|dépourvu\w*|gratuit\w*|évit\w+|non|plutôt)\b|\bn['’]",
    },
)
