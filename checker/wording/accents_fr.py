"""French words with accents, and the laws of French spelling that say where an accent must stand or cannot."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.wording.inflecting import french
from checker.wording.listing import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

_VERBS = listed(
    "abîmer déclencher déterminer défausser dégager révéler générer considérer posséder protéger procéder précéder "
    "céder régler répéter répondre réunir réussir réaliser réagir désigner déplacer déclarer décider dépasser "
    "dépenser dépendre désactiver détacher débuter défendre définir dénombrer dérouler désengager dévoiler mélanger "
    "récupérer référer régénérer réinitialiser rétablir répartir réserver résulter échanger échouer écarter éliminer "
    "éviter évaluer évoquer égaler élever énoncer épargner épuiser équiper établir étendre étourdir étudier écouter "
    "éditer éclairer exécuter éprouver insérer intégrer interpréter libérer modérer numéroter opérer préciser "
    "préférer prélever préparer présenter préserver prétendre privilégier succéder suggérer sélectionner séparer "
    "transférer vérifier spécifier accéder accélérer adhérer altérer célébrer compléter concéder conférer créer "
    "délibérer démarrer démontrer dérober désirer différer espérer excéder gérer gêner hésiter mémoriser mériter "
    "métamorphoser négliger négocier obéir pénétrer piéger régner réclamer récolter réfléchir refléter répliquer "
    "représenter révoquer siéger tolérer dépouiller détourner dévorer développer dédoubler dédier déborder "
    "récapituler réimprimer réitérer réorganiser réorienter répercuter réviser rééquiper réutiliser résister résumer "
    "téléverser énumérer émettre enchaîner arrêter prêter empêcher maîtriser contrôler bâtir hâter gâcher lâcher "
    "mâcher pêcher rêver traîner entraîner coûter goûter dîner brûler ôter clôturer mêler fêter tâcher décéder "
    "repérer réparer recréer déléguer reléguer alléguer désintégrer abréger alléger assiéger agréger léser péter "
    "décaler débloquer décompter déduire détruire décrire écrire réduire élire relâcher emmêler"
)
_WORDS = listed(
    "être été étant était étaient étais étions étiez êtes fût même mêmes à là où déjà voilà delà ça deçà après très "
    "près auprès exprès dès lorsque tôt aussitôt plutôt bientôt sitôt tantôt jusqu'où également évidemment récemment "
    "précédemment séparément simultanément énormément précisément généralement réellement définitivement "
    "éventuellement nécessairement légalement illégalement spécialement spécifiquement systématiquement "
    "réciproquement régulièrement entièrement particulièrement premièrement deuxièmement troisièmement dernièrement "
    "légèrement sûrement préalablement véritablement intégralement forcément conformément précipitamment différemment "
    "indépendamment délibérément immédiatement expressément obligatoirement désormais dés dé reçoit reçois reçoivent "
    "reçu reçus reçue reçues reçut aperçu aperçoit conçu conçue déçu perçu résout résolvent résolu résolue résolus "
    "résolues résolve résoudre résoudra résoudrait résolution résolutions prévenir prévient préviennent prévenez "
    "prévenu prévenue prévenus prévenues prévienne préviendra prévoir prévoit prévoient prévu prévue prévus prévues "
    "détenir détient détiennent détruit détruits détruite détruites détruisez détruisent détruire détruira déduit "
    "déduite décrit décrits décrite décrites décrivent décrire écrit écrits écrite écrites écrivez écrivent écrire "
    "réécrit réduit réduits réduite réduites réduisez réduisent réduire requérir acquérir élu élue élus élues élit "
    "élire émis émise émet émettre dépeint éteint éteinte étreint connaître connaît reconnaître reconnaît paraître "
    "paraît apparaître apparaît apparaîtra disparaître disparaît naître accroître croître bâti vêtu revêtu revêtir "
    "mûr mûre sûr sûre sûrs sûres dû coût coûts goût goûts août"
)
_NOUNS = listed(
    "capacité créature légalité priorité légende éphémère bibliothèque cimetière étape début dégagement équipement "
    "évènement événement élément évolution éclair édition égalité énergie époque équipe état étoile étranger manière "
    "lumière rivière frontière bannière barrière matière carrière sorcière guerrière arrière côté contrôle contrôleur "
    "pôle rôle hôte hôpital dépôt impôt problème système thème schéma modèle siège piège privilège collège manège "
    "chèvre fièvre lèvre règle règlement élève grève trêve rêve tête bête fête fenêtre arrêt intérêt forêt conquête "
    "enquête requête tempête crête quête ancêtre pêche flèche mèche brèche pièce espèce nièce scène arène hygiène "
    "phénomène père mère frère caractère critère mystère ministère sphère atmosphère colère artère cratère repère "
    "prière succès accès excès progrès procès décès vérité qualité quantité liberté unité identité validité "
    "possibilité responsabilité probabilité activité proximité totalité majorité minorité autorité sécurité intensité "
    "société propriété variété volonté difficulté faculté loyauté royauté beauté santé bonté moitié pitié amitié "
    "durée entrée année journée armée épée idée allée vallée pensée fée trophée degré gré pré blé clé marché résumé "
    "numéro zéro opéra héros héroïne préfixe référence préférence différence présence précision décision définition "
    "détail désaccord dégât défense défenseur défausse déclaration déclenchement défi délai démon départ dépense "
    "désastre désert détection développement déplacement génération géant génie réalité réaction récit récompense "
    "réduction réflexion réflexe réfugié régime région réponse répétition république réserve réseau résistance "
    "résultat réunion réussite révélation révolution sélection séparation séquence série sévérité spécialité "
    "stratégie célérité cérémonie échange échec échelle échéance éclat école économie écran écriture éditeur élan "
    "éléphant élixir emblème émotion empêchement énigme énoncé épaule épisode épreuve épuisement équilibre "
    "équivalence érosion étendue étendard étincelle étiquette étude étudiant évasion évidence exécution expérience "
    "extrémité fantôme gâteau grâce hâte âge âme bâtiment bâton câble château châtiment crâne île maître maîtrise "
    "chaîne abîme boîte voûte brûlure flûte sûreté piqûre hésitation lézard mécanisme médaille médecin méfait mélange "
    "mémoire méthode métier métal mètre paramètre périmètre mérite météore nécessité négation néant nécromancien "
    "obéissance opération pénalité période phénix piétinement planète poème poète précaution prédateur prélude "
    "préparation prérequis prétexte prévention propriétaire réciproque rédaction réédition régénération réimpression "
    "répartition réplique réputation siècle stratège témoin ténèbres théorie trésor vélocité vérification vétéran "
    "véhicule étourdissement éventualité façon façade leçon garçon remplaçant soupçon rançon français intérieur "
    "extérieur supérieur périphérie réminiscence rétroaction éviction échappatoire écart élimination équité "
    "rééquilibrage désignation dérogation dénomination enchère arrière-plan crème étable étang étau étage étain éther "
    "éveil éveilleur évocation évocateur téléporteur trépas vénération félin gésir hérésie hérétique héritage "
    "héritier hésitant jérémiade kérosène lémure légion légionnaire lévitation lévrier mésaventure médium mégère "
    "mélodie mésange épine épouvante épouvantail épouvantable érudit érudition exégèse immunité impunité intégrité "
    "rareté sobriété symétrie témérité ubiquité virtualité adversité agilité annulation célébration cité clarté "
    "communauté complexité continuité curiosité dextérité dignité diversité divinité éternité extrême fatalité "
    "fidélité fierté finalité fragilité gravité hostilité humanité impossibilité inégalité infinité légèreté lâcheté "
    "magnanimité modalité mortalité nouveauté nullité obscurité opportunité particularité pauvreté personnalité "
    "pluralité précarité réciprocité régularité rivalité simplicité simultanéité singularité solidarité solidité "
    "spécificité stabilité stérilité tonalité tranquillité utilité vitalité vulnérabilité éligibilité légitimité "
    "ambiguïté générosité"
)
_ADJECTIVES = listed(
    "légendaire élémentaire égal évident étrange étroit antérieur postérieur ultérieur inférieur premier dernier "
    "entier particulier régulier irrégulier extrême suprême fidèle parallèle prêt différent présent récent précédent "
    "précis décisif définitif dérivé dénué général générique généreux réel réactif réductible sérieux sévère spécial "
    "spécifique stratégique supplémentaire célèbre électrique élégant éligible éminent énorme épique équivalent "
    "éternel étonnant éventuel expérimenté fâcheux infâme lâche mâle pâle illégal légal léger légère mécanique "
    "nécessaire négatif périodique préalable réciproque résiduel rétroactif sélectif sémantique systématique "
    "théorique ténébreux vénérable véritable végétal zélé égaré élevé éloigné éphémère inégal indépendant cohérent "
    "adhérent inhérent intègre complète complet discrète discret secrète concrète inquiète première dernière entière "
    "particulière régulière irrégulière étrangère deuxième troisième quatrième cinquième sixième septième huitième "
    "neuvième dixième onzième douzième vingtième centième allié carré privé protégé requis désigné inchangé répété "
    "doué dédié épuisé désolé hébété"
)
ALSO_RIGHT = (
    "a age ages allie allies arriéré arriérés assignat boite boites bât carre carres cite cites complote cote cotes "
    "crane cranes crémé crémés côte côtes designer déca dénue dénues dérive dérives désole désoles encadre encadres "
    "ether expérimente expérimentes faîtes feta fetas foret forets gravite gravites grès gène gènes inégalé inégalés "
    "lès marche marches medium mediums melons mur mure médaillé médaillés mémé mémés nécessite nécessites pale pales "
    "palé palés parait parente periodique periodiques petons pole prive prives pécha péchait péchant pécher péchera "
    "péchez péchons péché péchés repartie reparties repartir règne règnes récréa récréait récréant récrée récréer "
    "récréera récrées récréez récréons réfugie réfugies révéra révérait révérez révérons sure sures tacha tachait "
    "tachant tache tacher tachera taches tachez tachons vôtre vôtres zèle zèles âgé âgés âpres çà égare égares "
    "éloigne éloignes épaulé épaulés étés sur du la ou des où là ils les tu artéfact artéfacts ambigüité ambigüités"
)
"""Words with the letters of others and their own accents."""
LAWS = re.compile(
    r"[éèê](?:ff|ll|ss|tt|nn|rr|pp|cc|mm|x)"
    r"|ees?$"
    r"|é(?:[bcdfglmnprstvz]r?|qu|gu|ch|gn|gl|bl)es?$"
    r"|è(?:[bcdfghjklmnprstvz]|ch|gl|gn|gr|tr|br|cr)(?:[aioéàyâîôû]|e[rz]$)"
    r"|ç[eiyéèêîï]"
    r"|(?<=\w)e(?:[bcdfglmnprsvt]|qu|ch|gn|gl|br|cr|dr|vr|pl|fl|pr|tr)es?$"
    r"|^e(?:[bcdfglmprtvq]|ch|cl|cr|gl|gr|br|pl|pr|tr|qu)[aeiouyéèêàâîôû]"
)
"""No accent before a doubled consonant; *è* before a mute syllable and only there; *é* where a word begins so."""
LAWLESS = frozenset(listed("edelweiss ego bene ebook ebooks email emails pedigree toffee yankee banshee cherokee"))


def words() -> Iterator[str]:
    """All forms of all words."""
    yield from _WORDS
    for noun in _NOUNS:
        yield from french.numbers(noun)
    bent = (form for verb in _VERBS for form in french.verb(verb))
    agreeing = (form for adjective in _ADJECTIVES for form in french.agreeing(adjective))
    yield from (form for form in (*bent, *agreeing) if not LAWS.search(form))
