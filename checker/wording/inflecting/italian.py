"""Italian: verbs with their clitics, nouns and adjectives by their endings."""

from __future__ import annotations

from checker.wording.listing import listed

_CLITICS = ("lo", "la", "li", "le", "ne", "mi", "ti", "si", "ci", "vi", "gli", "glielo", "gliela", "gliene")
_OF_ALL = listed(
    "evo evi eva evamo evate evano erò erai erà eremo erete eranno erei eresti erebbe eremmo ereste erebbero o i "
    "iamo iate a ano endo ente enti esse essi essero"
)
_ENDINGS = {
    "are": listed(
        "o i a iamo ate ano avo avi ava avamo avate avano erò erai erà eremo erete eranno erei eresti erebbe eremmo "
        "ereste erebbero ino iate ato ata ati ando ante anti asse assi assero ò arono are"
    ),
    "ere": [*_OF_ALL, *["e", "ete", "ono", "uto", "uta", "uti", "ute", "iuto", "iuta", "ette", "ere"]],
    "ire": listed(
        "o i e iamo ite ono isco isci isce iscono isca iscano ivo iva ivano irò irai irà iremo irete iranno irei "
        "irebbe irebbero a ano iate ito ita iti ite endo ente enti isse issero ì irono ire"
    ),
}
_PARTICIPLES = {"ettere": "ess", "idere": "is", "uovere": "oss"}
"""Irregular ones, by the endings of verbs."""
_IMPERATIVE = {"are": ("a",), "ere": ("i",), "ire": ("i", "isci")}
_GERUND = {"are": "ando", "ere": "endo", "ire": "endo"}


def is_verb(word: str) -> bool:
    """Whether it looks like an infinitive, such as `lanciare` or `innescarsi`."""
    return word.endswith(("are", "ere", "ire", "arsi", "ersi", "irsi"))


def verb(infinitive: str) -> set[str]:
    """All regular forms; verbs in -ire with and without -isc-."""
    if infinitive.endswith("rsi"):
        plain = verb(infinitive[:-2] + "e")
        return plain | {f"si {form}" for form in plain} | {infinitive}
    ending = infinitive[-3:]
    if ending not in _ENDINGS:
        return {infinitive}
    stem = infinitive[:-3]
    forms = {_joined(stem, each, ending) for each in _ENDINGS[ending]}
    held = [infinitive[:-1], _joined(stem, _GERUND[ending], ending)]
    held += [_joined(stem, each, ending) for each in _IMPERATIVE[ending]]
    past = {infinitive.removesuffix(each) + by for each, by in _PARTICIPLES.items() if infinitive.endswith(each)}
    forms |= {f"{stem}{vowel}" for stem in past for vowel in "oaie"}
    return forms | {f"{before}{clitic}" for before in held for clitic in _CLITICS}


def _joined(stem: str, ending: str, conjugation: str) -> str:
    """`lanci` + `i` is `lanci`, `attacc` + `i` is `attacchi`, `scegli` + `i` is `scegli`."""
    if stem.endswith("gli") and ending[0] == "i":
        return stem[:-1] + ending
    if conjugation == "are" and ending[0] in "ei":
        if stem.endswith("i"):
            return stem[:-1] + ending
        if stem.endswith(("c", "g")):
            return f"{stem}h{ending}"
    return stem + ending


def numbers(word: str) -> set[str]:
    """Singular and plural: `posteriore` gives `posteriori`, `faccia` gives `facce`."""
    found = {word}
    if word.endswith(("cia", "gia")) and word[-4:-3] not in "aeiou":
        found.add(f"{word[:-2]}e")
    if word.endswith("io"):
        found.add(word[:-1])
    elif word.endswith(("co", "go")):
        found |= {f"{word[:-1]}hi", f"{word[:-1]}i"}
    elif word.endswith(("ca", "ga")):
        found.add(f"{word[:-1]}he")
    elif word.endswith(("o", "e")):
        found.add(f"{word[:-1]}i")
    elif word.endswith("a"):
        found.add(f"{word[:-1]}e")
    return found


def agreeing(word: str) -> set[str]:
    """An adjective in both numbers and both genders."""
    if word.endswith(("o", "a")):
        return numbers(f"{word[:-1]}o") | numbers(f"{word[:-1]}a")
    return numbers(word)
