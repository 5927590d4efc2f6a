"""French: regular verbs of the three conjugations, nouns and adjectives by their endings."""

from __future__ import annotations

from checker.wording.listing import listed

_ER = listed(
    "e es ons ez ent ais ait ions iez aient erai eras era erons erez eront erais erait erions eriez eraient é ée és "
    "ées ant er a as èrent ât assent"
)
_IR = listed(
    "is it issons issez issent issais issait issaient irai ira irons irez iront irait iraient i ie ies issant ir "
    "isse ît irent"
)
_RE = listed(
    "s ons ez ent ais ait aient rai ra rons rez ront rait raient u ue us ues ant re e it irent"
)
_IRREGULAR = {
    "prendre": "prends prend prenons prenez prennent prenais prenait prenaient prenant prenne pris prise prises",
    "mettre": "mets met mis mise mises",
    "faire": "fais fait faisons faites font faisait faisaient faisant fera feront fasse fassent faits faite",
    "uire": "uis uit uisons uisez uisent uisait uisaient uisant uise uits uite uites",
    "cevoir": "çois çoit cevons cevez çoivent cevait cevaient cevant çoive cevra cevront çu çue çus çues",
    "tenir": "tiens tient tenons tenez tiennent tenait tenaient tenant tienne tiendra tenu tenue tenus tenues",
    "raître": "rais raît raissons raissez raissent raissait raissant raisse raîtra raîtront ru rue",
    "moudre": "mouds moud moulons moulez moulent moulait moulant moulu moulue moulus moulues",
}
"""Forms of verbs by their endings, beside those that grammar makes of them."""
_SOFT = ("a", "o", "â")


def is_verb(word: str) -> bool:
    """Whether it looks like an infinitive."""
    return word.endswith(("er", "ir", "re", "oir"))


def verb(infinitive: str) -> set[str]:
    """All regular forms, and those of some irregular verbs."""
    return _regular(infinitive) | {
        infinitive.removesuffix(ending) + form
        for ending, forms in _IRREGULAR.items()
        if infinitive.endswith(ending)
        for form in forms.split()
    }


def _regular(infinitive: str) -> set[str]:
    stem, ending = infinitive[:-2], infinitive[-2:]
    if ending == "er":
        return {_joined(before, each) for each in _ER for before in _stems(stem, each)}
    if ending == "ir":
        return {stem + each for each in _IR}
    if ending == "re":
        return {stem + each for each in _RE} | {stem}
    return {infinitive}


def _stems(stem: str, ending: str) -> list[str]:
    """`révél` is `révèl` and `pes` is `pès` before a mute e, `pay` may be `pai`."""
    mute = ending[0] == "e" and ending not in ("ez", "er")
    found = [stem]
    if mute and stem.endswith("y"):
        found.append(f"{stem[:-1]}i")
    if mute and len(stem) > 2 and stem[-2] in "ée":
        found.append(f"{stem[:-2]}è{stem[-1]}")
    if mute and stem.endswith(("et", "el")):
        found.append(stem + stem[-1])
    return found


def _joined(stem: str, ending: str) -> str:
    """`engag` + `ons` is `engageons`, `lanc` + `ons` is `lançons`."""
    if ending[0] in _SOFT:
        if stem.endswith("g"):
            return f"{stem}e{ending}"
        if stem.endswith("c"):
            return f"{stem[:-1]}ç{ending}"
    return stem + ending


def numbers(word: str) -> set[str]:
    """Singular and plural, as far as an s or an x does it."""
    if word.endswith("al"):
        return {word, f"{word[:-1]}ux"}
    if word.endswith("eau"):
        return {word, f"{word}x"}
    return {word} if word.endswith(("s", "x", "z")) else {word, f"{word}s"}


def agreeing(word: str) -> set[str]:
    """An adjective in both numbers and both genders."""
    if word.endswith("eux"):
        return {word, f"{word[:-1]}se", f"{word[:-1]}ses"}
    feminine = word if word.endswith("e") else f"{word}e"
    return numbers(word) | numbers(feminine)
