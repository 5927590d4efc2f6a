"""Idioms of French that say *may*, *must*, *only* or *not* by other words; they are read before the small words."""

from __future__ import annotations

_FR_PRO = r"(?:(?:me|te|se|nous|vous|le|la|les|lui|leur|en|y|l'|m'|t'|s') ?){0,2}"
_FR_INF = r"(?= [\w']*(?:er|ir|re|oir)\b)"

RULES: tuple[tuple[str, str], ...] = (
    ("even?",
        rf"n'(?:en )?\w+ pas moins|n[e'] ?{_FR_PRO}\w+(?: \w+)? pas moins(?! d)|néanmoins|quand même"
        rf"|tout autant"),
    ("even? neg? anynumber?", r"quel que soit le nombre"),
    ("neg?", r"ou non(?= n[e'])"),
    ("nul except", r"(?:nul(?:le)?|personne|aucune?|rien)(?: \w+)? (?:d')?autre (?:que|qu')"),
    ("even? neg?",
        r"n'y change\w* rien|cela revient au même|indifféren\w+|peu import\w+|qu'import\w+"
        r"|sans égard|indépendamment"),
    ("ameno stop bar", r"(?:empêch|évit)(?:e|ent|er|era|eront|ait|ant|ez)(?: \w+)? (?:que|qu')"),
    ("stop bar",
        r"empêch(?:e|ent|er|era|eront|erait|ait|ant|ez|é)|cess(?:e|ent|er|era|eront|ez)|évit(?:e|ent|er|era"
        r"|eront|ez)"
        r"|interromp\w*|oppos\w+|obstacles?|entrav\w+|exclu(?:t|ent|re|ra|ront)"),
    ("neg can? bar", r"interdi(?:t|sent|re|ra|ront|sant|sait)|prohib\w+|défend de"),
    ("neg? neednot? exempt",
        r"dispens(?:e|ent|er|era|eront)|exempt(?:e|ent|er|era|eront)|exonèr\w+|exonérer"),
    ("far bar", r"à l'abri|épargn\w+|immunis\w+|échapp(?:e|ent|er)"),
    ("neg? neg? litotes", r"mais (?:pas|non)(?= d(?:e |')\w+(?:er|ir|re)\b)"),
    ("nul can?", r"rien ne saurai\w+"),
    ("neednot neg? must? can?",
        rf"n[e'] ?{_FR_PRO}(?:oblig\w+|contrai\w+|forc\w+|impos\w+) (?:pas|en rien|nullement|jamais)"),
    ("neednot neg? must? can?", r"sans (?:aucune |nulle )?(?:obligation|contrainte)"),
    ("can neednot neg? must?", r"(?:une )?faculté,? (?:et )?non une obligation"),
    ("neg must? can?", r"(?:doi\w+|devez|tenue?s?|obligée?s?)(?: de)? (?:s'abstenir|se garder|s'interdire)"),
    ("lack",
        r"faute d(?:e(?! quoi)|')|à défaut|(?:en l'|l')absence|dénué\w*|sans plus|manqu\w+|abst\w+"
        r"|dépourvu\w*"),
    ("pas more1 more?", r"(?:pas|jamais|point) plus d'une?"),
    ("more1 more?", r"plus d'une?"),
    ("must? can?",
        r"(?:il |qu'il |lui |leur |vous )?(?:appart(?:ient|iennent)|incomb\w+|rev(?:ient|iennent))(?= (?:à|au"
        r"|aux)\b)"
        r"|(?:il vous|il lui|il leur) (?:appartient|revient|incombe)|(?:a|ont|ayant|avez"
        r"|avons)(?: \w+){1,2} à" + _FR_INF
        + r"|c'est à \w+ (?:de|d')"),
    ("neednot neg? must? can?", r"(?:peu\w+|pouvez) (?:se|vous|s'en|vous en) (?:dispenser|passer)"),
    ("must oblige",
        r"(?:est|sont|êtes|soit|soient|sera|seront) (?:obligée?s?|forcée?s?|contraint\w*|tenue?s?) d(?:e|')"),
    ("must? oblige", r"oblige(?:nt|ra|ront)?|contrai(?:nt|gnent|gne)|impose(?:nt|ra|ront)?"),
    ("must?", r"s'impose(?:nt)?|de rigueur|force est|encore faut-il|impérati\w+"),
    ("", r"(?:aucune?|nul(?:le)?) \w+(?: \w+)?,(?= (?:et |ni )?(?:aucune?|nul(?:le)?)\b)"),
    ("untapped", r"dégagée?s?"),
    ("tapped", r"engagée?s?"),
    ("only?", r"(?:se |s'y )limite(?:nt)? (?:à|aux?)|limitée?s? (?:à|aux?)"),
    ("can?",
        r"(?:quand|comme|si|où) bon (?:lui|leur|vous) semble|(?:à|au) (?:son|sa|votre|leur) (?:guise|gré"
        r"|convenance)"
        r"|il arrive (?:que|qu')|admet\w*|tolèr\w+|accept\w+|saurai\w*|en mesure|à même|prêt\w* à"),
    ("only?", r"exactement|ni plus ni moins"),
    ("remain", r"continu\w+|poursui\w+"),
    ("same", r"(?<!en )(?:l[ea]s?|une?) mêmes?(?! temps)|telle?s? quelle?s?|inchangé\w*"),
    ("neg can?", r"inaptes?|inhabiles?|hors d'état"),
    ("only? neg? other?", r"et (?:nulle part ailleurs|rien d'autre|aucune? autre|personne d'autre)"),
    ("neg? anynumber?", r"n'y a (?:pas de|aucune) limite(?! au nombre| à)|sans limite"),
    ("neednot neg? must? can?", r"(?:point|nul) (?:n'est )?besoin(?: n'est)?"),
    ("neednot?", r"superflue?s?"),
    ("only?", r"à (?:la )?(?:seule )?condition (?:que|qu'|de|d')|pourvu (?:que|qu')"),
    ("neg? different", r"en (?:est|sont|était) une (?:tout )?autre|c'est (?:tout )?autre chose"),
    ("after", r"après(?! que)|une fois(?= (?:que|qu'|tou\w+|l\w+|\w+[éis]e?s?)\b)|(?<=\w )après|ensuite"),
    ("leave", r"quitt\w+|partis?|partent|partir\w*|sorti(?:e?s?|r)?|sortent|s'en va|s'en vont"),
    ("except", r"exception faite|à l'exception|abstraction faite|excepté|hormis|à la réserve"),
    ("any", r"(?<!à )toute?(?= (?!autre)[a-zéèàâ]+)"),
    ("again", r"retrouv\w+|repren\w+|de nouveau|à nouveau|récupèr\w+"),
)  # fmt: skip
