## Mise en place

ask-faction = Quelle Faction déclarez-vous ?
ask-leader = Qui est le Chef de votre Bande ? L’autre joueur apprend le nom et non le Titre.
ask-hire = Qui recrutez-vous, et avec quelles Améliorations ? Le Chef et son Totem ne coûtent rien ; { $size } Pierrâmes pour tous ensemble. L’autre joueur n’en voit rien tant que les deux n’ont pas recruté.
ask-scheme = Choisissez la Combine { $number } sur 2. Personne d’autre n’apprend laquelle.
ask-scheme-friend = Quel personnage ami choisissez-vous pour { $scheme } ?
ask-scheme-enemy = Quel personnage ennemi choisissez-vous pour { $scheme } ?
ask-zone = Vous êtes l’Attaquant : où est votre Zone de Déploiement ({ $deployment }) ?
ask-groups = Divisez votre Bande : qui est dans le premier groupe ? Les autres forment le second.
ask-group = Quel groupe l’Attaquant doit-il déployer d’abord ? Le premier : { $ones ->
    [0] personne
   *[other] { $first }
  }. Le second : { $others ->
    [0] personne
   *[other] { $second }
  }.
ask-deploy = Qui déployez-vous, et où ? Il en reste { $left }.
ask-deploy-at = Où se tient { $model } ?

event-scenario-flips = Pour le scénario : { $cards }.
event-scenario = Le joueur { $seat } attaque. Stratégie : { $strategy }. Déploiement : { $deployment }.
event-pool = Le Pot de Combines : { $schemes }.
event-factions = Les Factions : { $factions }.
event-leaders = Les Chefs : { $leaders }.
event-crew = La Bande du joueur { $seat }, à qui il reste { $stones } { $stones ->
    [one] Pierrâme
   *[other] Pierrâmes
} : { $models }.
event-scheme-chosen = Vous choisissez { $scheme }.
event-scheme-chosen-model = Vous choisissez { $scheme } : { $models }.
event-schemes-chosen = Les deux joueurs ont choisi deux Combines.
event-zone = La Zone de Déploiement du joueur { $seat } : { $zone } ({ $deployment }).
event-groups = Le joueur { $seat } divise sa Bande. Premier groupe : { $ones ->
    [0] personne
   *[other] { $first }
  }. Second groupe : { $others ->
    [0] personne
   *[other] { $second }
  }.
event-group = Le joueur { $seat } choisit : { $group }.
event-deployed = Le joueur { $seat } déploie { $model }.
event-deployed-all = Les deux Bandes sont déployées.
event-begins = Tous les jeux sont complets : la partie commence.

word-standard = Standard
word-corner = Dans les Angles
word-flank = de Flanc
word-wedge = en Coin
word-south = sud
word-east = est
word-north = nord
word-west = ouest
word-south-west = sud-ouest
word-south-east = sud-est
word-north-east = nord-est
word-north-west = nord-ouest
word-first-group = le premier groupe
word-second-group = le second groupe

roster-own = Votre Bande
roster-worn = Amélioration { DE($name) }
roster-bare = sans Amélioration
roster-extras = Améliorations
roster-extras-help = une par personnage au plus, à choisir à côté de lui
roster-spent = { $spent } sur { $purse } Pierrâmes
roster-left = Pierrâmes pour la partie : { $kept }
roster-lost = { $lost } de plus seraient perdues : on en garde { $kept } au plus
roster-waste =
    { $lost ->
        [one] { $lost } Pierrâme serait perdue
       *[other] { $lost } Pierrâmes seraient perdues
    } pour de bon : on en garde dix au plus pour la partie. Recruter cette Bande quand même ?
roster-done = Recruter cette Bande
lot-leader = Chef
lot-totem = Totem
lot-keyword = du Mot-clé
lot-versatile = Polyvalent
lot-stranger = hors Mot-clé
lot-totem-help = de votre Chef : il ne coûte rien
lot-keyword-help = avec un Mot-clé de votre Chef : au Coût imprimé
lot-versatile-help = de la Faction : au Coût imprimé
lot-stranger-help = de la Faction, sans Mot-clé de votre Chef : un de plus que le Coût imprimé
faction-belfry-help = Ceux qui sonnent, enterrent et assurent les morts de la ville : des cloches qui les rappellent, et des contrats qui ne finissent pas avec la vie.
faction-salt-help = Ceux qui vivent de la grande plaine de sel : une caravane qui garde ses lanternes, et une forge qui ne s’éteint jamais.

why-legacy = { $card } est de la Main du Mort, dont on n’est pas convenu.
why-not-faction = { $card } n’a aucun Mot-clé en commun avec le Chef et n’est pas de la Faction { $faction }.
why-no-masters = Une Bande menée par un Lieutenant ne peut pas recruter de Maîtres : { $card }.
why-other-title = Une Bande n’a qu’un seul Titre d’un personnage : { $card }.
why-leader-missing = Le Chef doit être recruté : { $card }.
why-model-limit = { $limit ->
    [one] Une Bande ne peut avoir qu’un exemplaire de cette carte : { $card }.
   *[other] Une Bande peut avoir { $limit } exemplaires au plus de cette carte : { $card }.
  }
why-totem = { $card } n’est recruté qu’avec son Maître, { $master }.
why-too-dear = La Bande coûte { $spent } Pierrâmes ; on est convenu de { $size }.
why-upgrade-special = { $upgrade } vient d’un effet en cours de jeu et ne se recrute pas.
why-upgrade-faction = { $upgrade } n’est pas disponible pour la Faction { $faction }.
why-upgrade-restricted = { $upgrade } est réservée à { $word }, ce que { $card } n’est pas.
why-upgrade-limit = { $limit ->
    [one] Une Bande ne peut avoir cette Amélioration qu’une fois : { $upgrade }.
   *[other] Une Bande peut avoir cette Amélioration { $limit } fois au plus : { $upgrade }.
  }
why-one-upgrade = Un personnage est recruté avec une seule Amélioration.
why-upgrade-nobody = { $upgrade } a besoin de quelqu’un qui la porte : { $card } n’est pas recruté.
why-roll-head = Aucune ligne ne commence par « { $word }: ». Une Bande a une ligne « faction: ... » et une ligne « leader: ... » ; puis viennent ses personnages, un par ligne.
why-roll-head-twice = Une Bande n’a qu’une ligne « { $word }: ... », et il y en a déjà une plus haut.
why-roll-no-head = Une Bande a besoin d’une ligne « { $word }: ... ».
why-roll-faction-near = Aucune Faction ne s’appelle « { $name } ». Il y a : { $near }.
why-roll-none = « 0 » { $card }, c’est personne : dites combien, ou supprimez la ligne.
why-roll-card = Aucune Carte de Profil ne s’appelle « { $name } ». Écrivez le nom comme il figure dans la liste, ou son identifiant.
why-roll-card-near = Aucune Carte de Profil ne s’appelle « { $name } ». Voulez-vous dire : { $near } ?
why-roll-upgrade = Aucune Amélioration ne s’appelle « { $name } ». Écrivez le nom comme il figure dans la liste, ou son identifiant.
why-roll-upgrade-near = Aucune Amélioration ne s’appelle « { $name } ». Voulez-vous dire : { $near } ?
why-roll-other-faction = Cette Bande est de la Faction { $said }, et vous avez déclaré { $declared }.
why-roll-other-leader = Cette Bande est menée par { $said }, et votre Chef est { $declared }.
why-roll-leads = { $card } ne peut pas mener cette Faction. Possibles : { $leaders }.
why-scheme-taken = Vous avez déjà choisi { $scheme }.
why-scheme-model = Aucun personnage ne convient à { $scheme }.
why-no-room-left = Il ne reste pas de place pour { $model }.

error-two-players = Malifaux se joue à 2, non à { $seats }.
error-pool = Un Pot de Combines a cinq Combines différentes, non { $count }.
error-too-many-crews = Il y a 2 Bandes, non { $count }.
error-unknown-faction = Aucune Faction ne s’appelle { $faction }. Voulez-vous dire : { $nearest } ?
error-unknown-card = Aucune carte ne s’appelle { $card }. Voulez-vous dire : { $nearest } ?
error-unknown-upgrade = Aucune Amélioration ne s’appelle { $upgrade }. Voulez-vous dire : { $nearest } ?
error-not-a-leader = { $card } ne peut pas mener une Bande de la Faction { $faction }.
error-crew = Cette Bande ne peut pas être recrutée : { $reason }
error-crew-text = La Bande ne peut pas être lue, ligne { $line } (« { $text } ») : { $reason }
file-card-id = « { $id } » n’est pas un identifiant : écrivez des minuscules, avec des traits d’union entre les mots
file-card-id-twice = l’identifiant { $id } figure deux fois
file-card-id-taken = l’identifiant { $id } figure déjà dans { $file }
file-card-amount = « { $amount } » n’est pas une quantité : écrivez un nombre, X, 2X, X/2 ou X+1
file-card-is-passive = « { $word } » est un mot passif : il se place sous « words » d’une Capacité
file-card-is-effect = « { $word } » est un effet : il se place sous « effects »
file-card-is-cost = « { $word } » est un coût : il se place sous « cost »
file-card-no-stat = la cible résiste avec { $resist }, mais l’Action n’a pas de « stat »
file-card-no-stat-tn = elle a une VS, mais l’Action n’a pas de « stat » pour l’atteindre
file-card-no-target = on résiste avec { $resist }, mais l’Action n’a pas de cible : écrivez « target: { "{}" } », ou qui elle vise
file-card-no-goal = une « stat » a besoin de quelque chose à atteindre : « resist », « tn », ou les deux
file-card-no-amount = « { $word } » a besoin de « amount » ou de « profile »
file-card-no-master = « { $id } » n’est aucun Maître connu. Vouliez-vous dire : { $nearest } ?
file-card-word = un mot par ligne, avec ses paramètres en dessous
file-card-marker-taken = « { $kind } » est un genre de Marqueur des règles, ou un autre fichier le décrit autrement
file-card-when = « { $field } » va avec ces événements : { $events }
file-card-refers = « { $id } », dans le mot { $word } de { $card }, n’est aucune carte connue. Vouliez-vous dire : { $nearest } ?

## Phase de Début de Tour

ask-start-discard = Quelles cartes défaussez-vous avant de piocher ? Autant que vous voulez.
ask-initiative = Votre total est plus élevé : qui a l’Initiative ?
event-turn = Tour { $turn } sur { $last }.
event-initiative-totals = Initiative : le joueur { $first } a { $one }, le joueur { $second } a { $two }.
event-initiative = Le joueur { $seat } a l’Initiative.
event-pass-tokens = Le joueur { $seat } a moins de personnages et reçoit { $count } { $count ->
    [one] Jeton d’Esquive
   *[other] Jetons d’Esquive
}.

## Activations

ask-activate = Qui activez-vous ? Jetons d’Esquive : { $passes }.
ask-activate-model = Quel personnage ?
branch-model = activer un personnage
branch-pass = défausser un Jeton d’Esquive
ask-chain = Un autre personnage peut s’activer juste après { $model }.
ask-chain-model = Lequel ?
branch-chain = enchaîner une Activation
event-passes = Le joueur { $seat } défausse un Jeton d’Esquive.
event-activates = Le joueur { $seat } active { $model }.
event-activated = { $model } finit son Activation.
why-no-pass = Vous n’avez pas de Jeton d’Esquive.

## Actions

ask-act = Que fait { $model } ? Actions restantes : { $left }.
ask-generated = { $model } peut faire une Action.
ask-target = Qui { $model } cible-t-il avec { $action } ?
ask-choose = Qui { $model } choisit-il pour { $action } ?
branch-stop = arrêter
branch-walk = Marche
branch-charge = Charge
branch-interact = Interaction
branch-disengage = Désengagement
branch-concentrate = Concentration
branch-assist = Assistance
branch-destroy = Détruire un décor
ask-walk = Où marche { $model } ?
ask-charge = Où la Charge pousse-t-elle { $model } ?
ask-assist = Qui { $model } assiste-t-il ?
ask-assist-condition = Quel État { DE($target) } est réduit ?
ask-destroy = Quel décor { $model } détruit-il ?
ask-disengage-attack = { $model } se désengage : qui des vôtres l’attaque ?
ask-disengage-action = Avec quoi { $by } attaque-t-il { $model } ?
ask-disengage-push = Où { $model } est-il poussé ? Jusqu’à { DIST($distance) }.
ask-interact = Pour quoi { $model } fait-il son Interaction ?
ask-interact-drop = Où { $model } pose-t-il un Marqueur de Combine ?
branch-drop = poser un Marqueur de Combine
branch-remove = retirer les Marqueurs de Combine au contact

event-declares = { $model } : { $action }.
event-targets = { $model } cible { $target } avec { $action }.
event-fails = { $action } { DE($model) } échoue.
event-cannot-act = { $model } n’a pas d’Action qu’il puisse faire maintenant.
event-push-shortened = { $by } retient { $model } : sa Poussée est plus courte de { $amount }″.
event-markers-removed = { $model } retire { $markers }.
event-destroyed = { $model } détruit { $terrain }.

why-no-actions = { $limit ->
    [0] { $model } n’a aucune Action à prendre.
    [one] { $model } a pris sa seule Action.
   *[other] { $model } a pris ses { $limit } Actions.
  }
why-bonus-taken = { $model } a déjà fait une Action (bonus) dans cette Activation.
why-engaged-missile = { $model } est engagé : pas d’Action (tir).
why-engaged-charge = { $model } est engagé : il ne peut pas Charger.
why-engaged-interact = { $model } est engagé : pas d’Interaction.
why-only-engaged = { $action } ne se prend que si { $model } est engagé.
why-not-engaged = { $action } ne se prend pas si { $model } est engagé.
why-no-target = { $action } n’a pas de cible légale.
why-target-self = { $model } ne peut pas se cibler avec une Action Offensive.
why-out-of-reach = { $target } est à { DIST($gap) } ; la portée est de { DIST($reach) }.
why-not-seen = { $target } n’est pas en ligne de vue.
why-strategy-marker = Les Marqueurs de Stratégie ne peuvent pas être ciblés.
why-disengage = { $model } n’est pas engagé.
why-assist = Personne à 2″ et en vue { DE($model) } n’a un État que l’Assistance réduit.
why-destroy = Il n’y a pas de décor Destructible à 1″ { DE($model) }.
why-disengaged = { $model } s’est désengagé dans cette Activation : pas d’Interaction.
why-summoned = { $model } a été Invoqué ce Tour : pas encore d’Interaction.
why-interact = { $model } n’a rien pour quoi faire une Interaction.
why-scheme-near = Un Marqueur de Combine ami est à { DIST($reach) } ou moins.
why-no-marker = Aucun Marqueur de Combine n’est au contact { DE($model) }.

## Ordre des effets

ask-effects-of = Des effets arrivent en même temps ({ $effects }) : de qui sont les suivants ?
ask-next-effect = Quel effet { DE($model) } vient ensuite ?
ask-next-about = Quel effet { DE($model) } vient ensuite, et à propos de qui ou de quoi : { $effect } ?
word-nobody = personne
ask-which-aura = { $model } est dans plusieurs Auras du même nom : laquelle compte ?
ask-may = { $model } utilise-t-il { $ability } ?
event-ability = { $model } : { $ability }.
word-yes = oui
word-no = non
