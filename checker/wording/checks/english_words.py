"""The small and the everyday words of English, without those that Italian or French writes the same."""

from __future__ import annotations

from checker.wording.listing import listed

_FUNCTION = listed(
    "the this that these those such which whose who whom what whatever whichever whoever where wherever when "
    "whenever why how however there here then thus hence therefore otherwise moreover furthermore meanwhile "
    "nevertheless though although even whether if unless until till while whilst because since once whereas than "
    "and or nor but yet so for of to from into onto upon with within without by at between among amongst through "
    "throughout during before after above below under over beneath beside besides behind beyond against along "
    "around across about toward towards off out up down away back off instead rather except despite like unlike per "
    "via not no none never neither either both each every any some all much many more most less least few fewer "
    "several enough other another others else own same i you he she it we they me him her us them my your his its "
    "our their mine yours hers ours theirs myself yourself himself herself itself ourselves themselves one's "
    "someone anyone everyone nobody somebody anybody something anything everything nothing is are was were be been "
    "being am isn wasn aren weren has have had having hasn haven do does did done doing doesn didn don can cannot "
    "could couldn may might must should shouldn would wouldn will won shall let lets also only just still already "
    "again always often sometimes usually ever soon later now today too very quite almost nearly well together "
    "alone apart further twice thrice first second third last next previous following equal equals different whole "
    "entire"
)
_EVERYDAY = listed(
    "get gets got give gives given gave take takes taken took make makes made put puts keep keeps kept lose loses "
    "lost gain gains gained win wins won choose chooses chosen chose pick picks pay pays paid spend spends spent "
    "look looks looked see sees seen show shows shown reveal reveals revealed turn turns turned begin begins began "
    "begun start starts started end ends ended become becomes became stay stays stayed remain remains remained "
    "leave leaves left come comes came go goes went gone return returns returned move moves moved add adds added "
    "remove removes removed change changes changed count counts counted prevent prevents prevented happen happens "
    "happened apply applies applied work works worked play plays played control controls controlled own owns owned "
    "share shares shared name named names call called number numbers amount value color colors colour colours white "
    "blue black red green colorless card cards deck hand hands life game games player players opponent opponents "
    "creature creatures land lands spell spells token tokens ability abilities target targets cost costs word words "
    "text way ways time times day days night nights year years month monday tuesday wednesday thursday friday "
    "saturday sunday january february march april june july august september october november december two three "
    "four five six seven eight nine ten top bottom front right face-up face-down new old full empty true false "
    "possible impossible random order owner owners controller damage dealt deals attacker attackers blocker "
    "blockers warrior step steps untap upkeep rule rules effect effects state check checked linked exiled destroyed "
    "countered sacrificed discarded sum size sizes kind kinds thing things piece pieces winner loser half timing "
    "tax fee fees fight fights fought run runs ran hit hits bounce bounces bounced skip skips skipped trade trades swap"
)
_SAME = {
    "it": listed("a all an are come do i in me mine more no one over per so state test top true false under us via"),
    "fr": listed(
        "a an as but change changes chose deck do due false fine four gain gains here if in is me mine no on or "
        "order ours over pays per possible impossible put second si six so sous test top true us use via will won"
    ),
}
_AGAIN = {"it": listed("or on if is"), "fr": listed("if is order here")}
"""What is a word of the language in theory alone: *if* is a tree in French."""
EVERYDAY: dict[str, frozenset[str]] = {
    lang: frozenset((*_FUNCTION, *_EVERYDAY)) - frozenset(_SAME[lang]) | frozenset(_AGAIN[lang])
    for lang in ("it", "fr")
}
