"""Words by which English is known, and words that are the same in both languages."""

from __future__ import annotations

import re

from checker.wording.checks.english_words import EVERYDAY
from checker.wording.listing import listed

_SMALL = listed(
    "the and with of this that these those when whenever your you they their them its from into onto whose which "
    "where there then than until unless while during between because becomes become each every any another other "
    "only also have has had having does doing been being was were will would should could must may might cannot not "
    "but who what how after before without within under over both either neither again instead himself itself "
    "although though however therefore whether against among around away ever every just rather since still such "
    "through toward towards upon yet why because else somebody someone something nobody nothing everyone anything"
)
_TERMS = listed(
    "token tokens spell spells upkeep cleanup trample haste deathtouch lifelink hexproof trigger triggers triggered "
    "battlefield graveyard library stack counter counters discard draw draws untap untapped tapped tap blocker "
    "blockers attacker attackers owner owners toughness power damage sorcery sorceries lands enchantments shroud "
    "reach flying defender ward kicker scry mill milled surveil sneak flicker sacrifice sacrificed creatures step "
    "steps player players opponent opponents ability abilities artifact artifacts cast casts casting double-faced "
    "equipment equipped attach attached battles siege sieges protector convoke wall walls replacement loses gains "
    "deals dies dealt enters leaves returns blocks blocked unblocked attacking blocking resolves resolve"
)
ENGLISH: dict[str, frozenset[str]] = {
    "it": frozenset((*_SMALL, *_TERMS)) - frozenset(["under", "over"]) | EVERYDAY["it"],
    "fr": frozenset((*_SMALL, *_TERMS)) - frozenset(["but", "sacrifice", "over", "will"]) | EVERYDAY["fr"],
}
"""Words that are never Italian, never French."""
_COMPUTING = listed(
    "feed alias byte input output script shell debug traceback fuzzy server client browser bug cache commit worker "
    "workers"
)
_IT_SAME = listed(
    "creature planeswalker planeswalkers flashback ninjutsu sideboard mana partner bushido aura saga dungeon "
    "commander food mulligan online blog team set standard modern draft multiplayer boss computer file link online "
    "internet video test bonus malus status sponsor film sport club leader mentore goblin goblins samurai ninja "
    "zombie kraken golem drake wurm elf vampire wizard magic wizards coast black lotus bear ogre raptor slith troll "
    "pizza face king kong in a e i o no non per due come are more fine base note due sole pure per fare cure male "
    "once place altar animal final vista idea area drama data era extra forum idem media quasi quota radio solo "
    "vice virus visa zero ombre monster ring qual"
)
_FR_SAME = listed(
    "permanent permanents vigilance menace indestructible flash combat combats alliance mode modes planeswalker "
    "planeswalkers flashback cascade protection source sources mana manas phase phases zone zones instant ninjutsu "
    "bushido deck decks partner magic wizards coast aura saga commander zombie ninja raptor slith troll ogre pizza "
    "phyrexian but on or an as main pour fin son sale dire face faces place table page note notes simple double "
    "triple final action actions effet type types cause causes base total initial normal question questions exemple "
    "multiple possible impossible legal illegal test match force forces attaque absent present instance instances "
    "chance second seconds minute important different sacrifice capable similar exact certain moment point points "
    "part parts image images animal original long large grand petit rare unique relevant suffit relative parent "
    "opposition situation position condition conditions resolution attention tension version collection "
    "distribution variable variables ordinal article articles file dragon dragons tyrant golem kraken elfe vampire "
    "lieutenant constellation radiance convocation excessive positive negative alternative alternatives additive "
    "statique champion adverse inverse diverse relation relations option options fusion transformation destruction "
    "prevention assignation division charge charges change changes reste restes arrive existe cite cites juge juges "
    "activation activations"
)
SAME: dict[str, frozenset[str]] = {
    "it": frozenset((*_IT_SAME, *_COMPUTING)),
    "fr": frozenset((*_FR_SAME, *_COMPUTING)),
}
"""Words that are the same, or that stay English on purpose."""
_IT_FOREIGN = re.compile(
    r"[wkyjx]|th|sh|ck|gh(?![ei])|ph|[^aeiouàèéìòù]$|ee|oo|ou|ea[kdmv]|[bcfgkp][td]|td|[bcdfgkpt]s|[fkp]n|[bdfgp]m|"
    r"[tdgkpbcfz]le$|tch|dge|^un[bcdfghlmnpqrstv]"
)
_FR_FOREIGN = re.compile(
    r"w|k|sh|gh|ck|ee|oo|aw|ght|ing$|ness$|ful$|less$|[^aeiouéèêy]y$|ays?$|ould$|dge|tch|th$|ows?$|(?<![eéiulmnr])ed$|rm$"
    r"|[bcdfgkptvz]ly$|[^i]er$|lor$|tor$|ea(?!u)|oa|[tdgkpbz]{2}le$|[^aeiou]le?ss$|ound$|ield|pp[ei]|^un(?!i|e)\w{4,}d$"
)
_FR_COGNATE = re.compile(
    r"(?:tion|sion|ment|ance|ence|age|able|ible|al|ant|ent|eur|ique|isme|iste|ure|ude|ice|ine|ose)s?$"
)


def looks_foreign(word: str, lang: str) -> bool:
    """Whether the spelling is none of the language's own."""
    if lang == "it":
        return _IT_FOREIGN.search(word) is not None
    return _FR_FOREIGN.search(word) is not None and _FR_COGNATE.search(word) is None


SAME_TYPES = {
    "it": frozenset(
        listed(
            "atog avatar azra dauthi djinn efreet eldrazi gnoll goblin golem gremlin kavu kirin kithkin kor kraken "
            "lamia lammasu lhurgoyf licid moogle myr naga ninja ogre orgg phelddagrif rakshasa samurai slith "
            "soltari thalakos troll vedalken volver wurm yeti zombie zubera"
        )
    ),
    "fr": frozenset(
        listed(
            "archer assassin atog avatar azra crocodile cyclops dauthi djinn dragon eldrazi gnoll golem gremlin "
            "illusion juggernaut kavu kirin kithkin kor kraken lhurgoyf licid manticore moogle mutant myr naga "
            "ninja noble ogre orgg phelddagrif pirate rakshasa robot scorpion serpent servo slith soltari sphinx "
            "thalakos triton troll vampire vedalken volver yeti zombie zubera"
        )
    ),
}
"""Creature types that are called the same."""
BEFORE_A_NOUN = frozenset(
    listed(
        "le la l un une ce cet du au de d son leur notre votre dans en sans pour quel même seul vrai autre tout "
        "premier"
    )
)
"""In French *but* and *or* are nouns behind these; behind others they are English."""
NOUNS = {"fr": frozenset(("but", "or"))}
