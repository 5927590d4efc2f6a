"""Italian words with accents, and the laws of Italian spelling that say which accent cannot stand where."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.wording.inflecting import italian
from checker.wording.listing import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

_VERBS = listed(
    "attaccare bloccare giocare lanciare pescare scartare sacrificare distruggere esiliare rivelare mescolare cercare "
    "guardare pagare scegliere dichiarare assegnare infliggere prevenire risolvere innescare attivare controllare "
    "possedere proteggere sconfiggere trasformare copiare creare mettere aggiungere togliere rimuovere spostare "
    "guadagnare perdere vincere iniziare cominciare finire terminare continuare durare cambiare diventare restare "
    "tornare entrare uscire passare ricevere prendere avere applicare usare utilizzare contare ignorare decidere "
    "impedire permettere consentire costare ridurre raddoppiare equipaggiare incantare colpire morire girare indicare "
    "ordinare scrivere leggere rispondere chiedere portare lasciare trovare produrre attingere subire ottenere "
    "conferire sostituire annullare neutralizzare dire servire seguire aprire offrire soffrire partire sentire "
    "dormire pulire capire costruire stabilire definire esaurire garantire inserire unire considerare generare "
    "superare recuperare liberare operare numerare alterare valutare verificare succedere accadere nascere crescere "
    "conoscere riconoscere apparire sparire scomparire svanire fornire contribuire"
)
_WORDS = listed(
    "può più già giù lassù laggiù quassù ciò perciò cioè però così lì affinché perché poiché finché benché purché "
    "nonché giacché sicché cosicché anziché fuorché allorché dacché granché macché perlopiù tuttalpiù virtù gioventù "
    "servitù schiavitù tribù ventitré trentatré sarà sarò avrà avrò potrà potrò dovrà dovrò vorrà vorrò andrà andrò "
    "verrà verrò terrà terrò farà farò darà darò starà starò saprà saprò vedrà vedrò vivrà cadrà rimarrà varrà porrà "
    "trarrà condurrà produrrà ridurrà tradurrà manterrà otterrà conterrà tratterrà interverrà avverrà diverrà "
    "proverrà preverrà rivedrà disporrà esporrà imporrà comporrà opporrà supporrà dipenderà lunedì martedì mercoledì "
    "giovedì venerdì mezzodì papà caffè età metà città pietà maestà onestà volontà bontà libertà povertà facoltà "
    "difficoltà realtà lealtà fedeltà crudeltà nobiltà civiltà novità priorità capacità velocità rapidità identità "
    "unità quantità qualità entità umanità attività verità dignità sanità vanità immunità impunità comunità "
    "opportunità autorità superiorità inferiorità celerità integrità rarità parità disparità sincerità severità "
    "prosperità posterità eredità densità intensità necessità università diversità avversità falsità proprietà "
    "varietà società serietà solidarietà ubiquità divinità serenità lucidità solidità validità fluidità umidità "
    "avidità staticità felicità semplicità molteplicità complicità pubblicità elasticità atrocità precocità vivacità "
    "tenacità eternità maternità fraternità modernità simultaneità spontaneità omogeneità ambiguità continuità "
    "contiguità perpetuità agilità utilità inutilità umiltà viltà oscurità maturità purità trinità affinità infinità "
    "virilità disabilità mobilità immobilità instabilità possibilità impossibilità calamità gravità sterilità "
    "gratuità estremità infermità deformità conformità uniformità indennità solennità perennità estraneità aldilà "
    "chissà"
)
ALSO_RIGHT = (
    "leggera leggero li la là meta metà papa passera passero stara staro verro faro mobilita necessita onesta "
    "infinita calamita eredita gravita felicita gratuita impunita sterilita disabilita mobiliti facilita età giacche "
    "terra unita unità abilita stabilita stabilità costi abilità principi princìpi subito sùbito subìto ancora àncora "
    "dei dèi"
)
"""Words with the letters of others and their own accents."""
LAWS = re.compile(
    r"[áíóú]|chè$|^(?:cio|caff)é$|[àèìòù](?=[a-z])|[éèàòùì]{2}"
    r"|(?:(?:bili|uali|urali|onali|osi|ivi)ta|[rc]ieta)$"
)
"""Italian has é, but á, í, ó and ú never; an accent stands at the end; nouns in -tà have it."""
LAWLESS = frozenset(listed(
    "lacchè balìa vìola incattivita àncora sùbito dèi princìpi abilita debilita nobilita "
    "mobilita smobilita stabilita "
    "prestabilita ristabilita riabilita impossibilita inabilita disabilita innervosita incuriosita ingelosita "
    "impreziosita impietosita ingolosita proposita apposita deposita composita preposita"
))  # fmt: skip


def words() -> Iterator[str]:
    """All forms of all words."""
    yield from _WORDS
    for verb in _VERBS:
        yield from italian.verb(verb)
