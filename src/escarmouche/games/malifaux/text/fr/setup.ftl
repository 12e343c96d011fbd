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

## Ce dont on peut convenir

word-basic = La partie
word-advanced = Règles avancées
word-optional = Règles facultatives
option-size = Pierrâmes par Bande
option-size-help = Ce que chaque joueur peut dépenser pour sa Bande. Le reste, dix au plus, est gardé pour la partie.
option-strategy = Stratégie
option-strategy-help = Ce que les deux Bandes recherchent.
option-strategy-unset = selon les cartes
option-deployment = Déploiement
option-deployment-help = Où les Bandes commencent.
option-deployment-unset = selon les cartes
option-buildings = Bâtiments où l’on entre
option-buildings-help = On entre par les portes et l’on voit par les fenêtres. Sinon, un bâtiment est un bloc plein.
option-legacy = Main du Mort
option-legacy-help = On peut recruter des personnages qui ne sont plus d’aucune Faction.

## Le recrutement

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

## Pourquoi pas

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
why-not-in-zone = { $model } doit être complètement dans sa Zone de Déploiement.
why-deployed = { $model } est déjà déployé.
why-group-later = { $model } fait partie du groupe déployé plus tard.
why-zone-type = Aucune Zone de Déploiement de ce type ({ $deployment }) ne se trouve là : { $zone }.
why-scheme-pool = { $scheme } n’est pas parmi les Combines de cette partie.
why-scheme-7 = Faites un prisonnier demande un Sbire ou un Gros-bras ennemi : { $model } n’est ni l’un ni l’autre.
why-scheme-11 = Faites passer le message demande un Chef ou un Maître ennemi : { $model } n’est ni l’un ni l’autre.
why-scheme-12 = Vol de concession demande un personnage ami qui n’est pas le Chef : pas { $model }.
why-vendetta-totem = { $model } est un Totem : la Vendetta ne peut pas porter sur lui.
why-vendetta-dear = La Vendetta demande un ennemi plus cher, et il n’y en a pas ({ $model }).
why-vendetta-leader = { $model } est le Chef : la Vendetta ne peut pas porter sur lui.
why-vendetta-cheap = La Vendetta demande un ennemi qui coûte plus cher : { $model } coûte { $theirs }, { $friend } { $ours }.
why-not-leader = { $card } n’est ni Maître ni Lieutenant et ne peut pas mener une Bande.
why-leader-faction = { $card } n’est pas de la Faction { $faction }.
why-scheme-friend = Cette Combine demande un personnage de votre Bande, pas { $model }.
why-scheme-enemy = Cette Combine demande un personnage de la Bande ennemie, pas { $model }.

## Une Bande écrite

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
error-crew-text = La Bande ne peut pas être lue, ligne { $line } (« { $text } ») : { $reason }
