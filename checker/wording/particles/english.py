"""The small words of English that turn a sentence."""

from __future__ import annotations

NUMBER = r"(?:\d+|x\b|an?\b|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|that many|half)"
_NOT = r"(?:n't| not)"
_BE = r"(?:is|are|was|were|be|been|being|'re|'s)"
_ORDERED = r"(?:required|obliged|obligated|forced|compelled|mandatory|compulsory|obligatory|necessary|needed)"
_FREE = r"(?:allowed|permitted|free|able|entitled|possible)"
_THEY = r"(?:you|they|he|she|it|(?:a|the|that) player|its (?:owner|controller))"

RULES: tuple[tuple[str, str], ...] = (
    ("can?", r"could cast an? (?:sorcery|instant)"),
    ("can?", r"might want to"),
    ("neg?", r"do(?:n't| not) forget"),
    ("neg?", r"(?:whether )?or not|(?<!it )(?<!they )(?<!that )(?:is|are|was|were)n't(?=[.:;])"),
    ("neg? only?", r"not (?:only|just|merely|simply)"),
    ("",
        r"no doubt|one another|each other(?= ?(?:'|in\b|to\b|with\b|and\b|or\b|at\b|on\b|as\b|is\b|are\b|during"
        r"|when|if\b|out\b|for\b|by\b|before|after|until|[^\w ]|$))|in other words|on the other hand"
        r"|(?:the )?other way(?: around| round)?|one after (?:the other|another)|should (?:it|you|they|the|an?|that"
        r"|this|one|your|its)|other(?:s)? (?:hand|words)|may \d+"),
    ("neg? neg?",
        rf"(?:can't|(?:could|do|does|did|will|would){_NOT}|cannot) (?:help|fail to)|never fails? to|not without"
        r"|not un(?!tap|til|less)\w+"),
    ("even?", rf"(?:do|does|did){_NOT} (?:\w+ )?matter|no matter|not matter"),
    ("neg?",
        r"not even|un(?:attach(?:es|ing)?|done|touched)|non|in no particular order|no sooner|sure enough|why not"),
    ("atmost",
        r"(?:no|not) (?:more|greater|higher|larger) than|at (?:the )?most|or (?:less|fewer|below|lower|under"
        r"|smaller)(?! (?:them|it|its|the|their|your|that|this)\b)"),
    ("atmost?", r"the most"),
    ("atleast", r"(?:no|not) (?:less|fewer|lower|smaller) than|at (?:the )?least|or (?:more|greater)"),
    ("neednot neg? must? can?",
        rf"(?:do|does|did|will|would)(?:{_NOT}| never) (?:\w+ )?(?:have|need) to|need{_NOT}|need never"
        rf"|{_BE}{_NOT} (?:\w+ )?{_ORDERED}|not (?:{_ORDERED})|(?:never|no longer) (?:ha[sd]|have|need|needs"
        rf"|required|obliged) to|{_BE} (?:never|no longer) {_ORDERED}|no (?:need|obligation) (?:to|for)"
        r"|without having to|under no obligation|no(?:thing)?(?: \w+){0,4} (?:is|are|be) (?:needed|required"
        r"|necessary)|nothing(?: \w+)? (?:needs|has|need) to"),
    ("can neg neednot?", r"(?:may|can|could|might) (?:\w+ )?(?:choose|decide|elect|opt|prefer)(?: instead)? not to"),
    ("neg can?",
        rf"can't|cannot|can not|may not|could{_NOT}|mayn't|unable|{_BE}{_NOT} (?:\w+ )?{_FREE}(?: to)?"
        rf"|not (?:be )?{_FREE}|(?:never|no longer) (?:be )?{_FREE}|impossible|incapable|forb\w+|prohibit\w*|banned"
        r"|unblockable|uncounterable"),
    ("neg except",
        r"nothing (?:but|other than|except|besides)|(?:nobody|no one|none|no \w+) (?:but|other than|except)"),
    ("neg other", r"nothing else|(?:nobody|no one) else|no other"),
    ("neg can?", r"(?:nobody|no one|no \w+|none of \w+(?: \w+)?|neither(?: \w+){0,3}?) (?:may|can|could)(?!'t| not)"),
    ("neg must? neednot?",
        r"(?:not|(?:is|are|was|were|do|does|did|has|have|had|ca|could|may|might|must|need|ought|sha|should|wo|would|ai"
        r"|dare)n't) necessarily"),
    ("neg can? must?", rf"must{_NOT}"),
    ("neg should?", rf"should{_NOT}"),
    ("neg legal?", r"illegal\w*"),
    ("neg",
        r"not|never|nobody|no[- ]one|none|nothing|nowhere|no longer|no(?!-)|(?:is|are|was|were|do|does|did|has|have"
        r"|had|would|wo|ai)n't|in(?:valid|sufficient|correct|complete|eligible|effective)\w*|irrelevant|absent"
        r"|non-?(?!e\b|etheless)[a-z]{3,}|un(?!der|til|less|ique|its?\b|ion|taps?\b|tapp|tapping|earth|leash|lock"
        r"|dying|daunted|like\b|cover|ivers|iform|cast\b|attach(?!ed)|turn|do|touch|fold|mask)[a-z]{3,}(?:ed|able"
        r"|en|ing|ly)"),
    ("neg?", r"un(?!der|til|less|ique|its?\b|ion|tap|like\b|ivers|iform|do)[a-z]{4,}"),
    ("neg", r"fail(?:s|ed|ing)? to"),
    ("neither", r"neither"),
    ("nor can?", r"nor (?:can|may|could)"),
    ("nor", r"nor"),
    ("without", r"without"),
    ("without?", r"for free|free of charge"),
    ("unless", r"unless"),
    ("except",
        r"except(?:ing)?|excluding|apart from|aside from|other than|(?:all|any\w*|every\w*|each|none|nobody"
        r"|no one)(?: of \w+(?: \w+)?)? but(?! not)|save for"),
    ("but", r"but|however(?! (?:many|much|often))|though"),
    ("except", r"(?:all|any|every|each) (?:\w+ ){1,2}but(?= (?:the|its|this|that|those|you|one)\b)"),
    ("except? different", r"different from|otherwise than"),
    ("except?", r"exclud\w+|outside|leav\w+ out|left out|omit\w*"),
    ("instead", r"instead|rather(?: than)?"),
    ("upto", rf"(?:up to|as many as)(?= {NUMBER})"),
    ("upto? until?", r"up to|maximum"),
    ("anynumber",
        rf"any (?:number|amount)|as (?:many|much|often)(?=(?: \S+){{0,4}} as {_THEY} (?:can|may|could)\b)"
        rf"|as (?:many|much|often)(?: \S+){{0,4}} as {_THEY} (?:(?:would|so|might) )?(?:likes?|wants?|wish(?:es)?"
        r"|chooses?|please|desires?)"),
    ("anynumber?", r"however (?:many|much|often)|as (?:many|much)|how many|number"),
    ("any", r"any|whatever"),
    ("until", r"until|till"),
    ("while", r"through|to the end|for the rest|as long as|while|during|by the end|this turn|so far|yet|still"),
    ("should", r"should|ought to"),
    ("wish",
        rf"if {_THEY} (?:so )?(?:wish|wishes|want|wants|likes?|desires?|prefers?|chooses?)(?! not)(?: to)?"
        r"|if desired"),
    ("can",
        rf"may|can|could|might|{_BE} (?:\w+ )?(?:allowed|permitted|free|able|entitled) to|be able to|(?:it's"
        r"|it is) possible|optional(?:ly)?"),
    ("can?",
        r"if (?:able|possible)|as though|able|allow\w*|permit\w*|lets?|letting|enabl\w+|possib\w+|option\w*"
        r"|choos\w+ (?:whether|to|if)|whether to|chose (?:whether |not )?to|yes|chance|right to|perhaps|maybe|likely"
        r"|(?!available|suitable|vulnerable|comparable)\w{3,}able|wish\w*|want\w*|permission|as an? (?:sorcery"
        r"|instant)"),
    ("must",
        rf"must|(?:has|have|had|having) to|{_BE} (?:\w+ )?(?:required|obliged|obligated|forced|compelled|bound) to"
        r"|mandatory|compulsory|obligatory"),
    ("must? should? can?", r"would|tr(?:y|ies|ying|ied) to|about to"),
    ("must?", rf"need\w*|requir\w+|ask\w*|demand\w*|{_BE} to|oblig\w+|forced|compel\w*|necessary|necessarily"),
    ("only?", r"(?:one|once|a single)(?: \w+)? only"),
    ("only", r"only|solely|exclusively"),
    ("only?", r"just|merely|alone|single|sole|simply|by itself"),
    ("even", r"even (?:if|though|when|while|as)"),
    ("even?",
        r"even|although|though|despite|regardless|whether|whatever|whoever|whichever|wherever|no matter|however"
        r"|as well|also|too"),
    ("other", r"another|others?"),
    ("other?", r"else|elsewhere"),
    ("different", r"differ\w*"),
    ("second", r"second"),
    ("new", r"new\w*"),
    ("again", r"again|further"),
    ("change", r"chang\w+"),
    ("rest", r"rest|remaining"),
    ("more", r"(?<=\} )more"),
    ("less", r"(?<!or )less(?! than| or)"),
    ("more? again?", r"additional|extra"),
    ("atleast? more?", r"more|greater|higher|increas\w+|minimum"),
    ("less?", r"less|fewer|lower\w*|reduc\w+|cheaper|minus"),
    ("legal", r"legal\w*|valid\w*"),
    ("fail", r"fail\w*|declin\w+|refus\w+|ignor\w+"),
    ("lack", r"lack\w*|missing|gone|absen\w+|out of"),
    ("lose", r"los(?:e|es|ing|t)"),
    ("stop", r"stop\w*|ceas\w+|end(?:s|ed)|prevent\w*|avoid\w*|keep(?:s|ing)? \w+ from"),
    ("empty", r"empty|zero|0|few|little|hardly|rarely|seldom"),
    ("suffice", r"suffic\w+|enough"),
    ("remain", r"left(?! the| its)|remain\w*|stay\w*|keep\w*|kept"),
    ("far", r"far from|independent\w*|free of|wrong|unlike|separate\w*"),
    ("before", r"before"),
    ("otherwise", r"otherwise"),
)  # fmt: skip
