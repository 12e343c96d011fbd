## Le jeu

game-malifaux = Malifaux
game-malifaux-lead = Un duel de bandes où le destin est une carte, et où l’on peut tricher.
game-malifaux-pitch = Deux bandes se disputent une stratégie connue de tous et deux combines que nul ne voit. Chaque duel retourne une carte par camp, puis chacun peut la remplacer par une de sa main. Gardez vos meilleures cartes pour ce qui compte : elles sont rares.
game-malifaux-size = Des bandes de six
edition-third = Troisième édition

## Mise en place

ask-faction = Quelle Faction déclarez-vous ?
ask-leader = Qui est le Chef de votre Bande ? L’autre joueur apprend son nom, mais pas son Titre.
ask-hire = Qui recrutez-vous, et avec quelles Améliorations ? Le Chef et son Totem sont gratuits ; vous avez { $size } Pierrâmes pour tout le reste. L’autre joueur ne voit rien tant que vous n’avez pas recruté tous les deux.
ask-scheme = Choisissez votre Combine { $number } sur 2. L’autre joueur ne la voit pas.
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
ask-deploy-at = Où déployez-vous { $model } ?
event-scenario-flips = Cartes tirées pour le scénario : { $cards }.
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
option-size-help = Ce que chaque joueur peut dépenser pour sa Bande. Il garde le reste pour la partie, dix au plus.
option-strategy = Stratégie
option-strategy-help = Ce que les deux Bandes recherchent.
option-strategy-unset = au tirage
option-deployment = Déploiement
option-deployment-help = Où les Bandes commencent.
option-deployment-unset = au tirage
option-buildings = Bâtiments accessibles
option-buildings-help = On entre par les portes et l’on voit par les fenêtres. Sinon, un bâtiment est un bloc plein.
option-legacy = Main du Mort
option-legacy-help = On peut recruter des personnages qui n’appartiennent plus à aucune Faction.

## Le recrutement

roster-own = Votre Bande
roster-worn = Amélioration { DE($name) }
roster-bare = sans Amélioration
roster-extras = Améliorations
roster-extras-help = une au plus par personnage, à choisir à côté de lui
roster-spent = { $spent } sur { $purse } Pierrâmes
roster-left = Pierrâmes pour la partie : { $kept }
roster-lost = { $lost ->
    [one] { $lost } de plus serait perdue
   *[other] { $lost } de plus seraient perdues
  } : vous en gardez { $kept } au plus
roster-waste =
    { $lost ->
        [one] { $lost } Pierrâme serait perdue
       *[other] { $lost } Pierrâmes seraient perdues
    } pour de bon : vous en gardez dix au plus pour la partie. Recruter cette Bande quand même ?
roster-done = Recruter cette Bande
lot-leader = Chef
lot-totem = Totem
lot-keyword = du Mot-clé
lot-versatile = Polyvalent
lot-stranger = hors Mot-clé
lot-totem-help = celui de votre Chef : gratuit
lot-keyword-help = avec un Mot-clé commun avec votre Chef : au Coût imprimé
lot-versatile-help = de votre Faction : au Coût imprimé
lot-stranger-help = de votre Faction, mais sans Mot-clé commun avec votre Chef : un de plus que le Coût imprimé
faction-belfry-help = Ceux qui sonnent, enterrent et assurent les morts de la ville : des cloches qui les rappellent, et des contrats qui ne finissent pas avec la vie.
faction-salt-help = Ceux qui vivent de la grande plaine de sel : une caravane qui garde ses lanternes, et une forge qui ne s’éteint jamais.

## Pourquoi pas

why-legacy = { $card } est de la Main du Mort, qui n’est pas utilisée dans cette partie.
why-not-faction = { $card } n’a aucun Mot-clé en commun avec le Chef et n’est pas de la Faction { $faction }.
why-no-masters = Une Bande menée par un Lieutenant ne peut pas recruter de Maîtres : { $card }.
why-other-title = Une Bande ne peut avoir qu’un seul Titre d’un même personnage : { $card }.
why-leader-missing = Le Chef doit être recruté : { $card }.
why-model-limit = { $limit ->
    [one] Une Bande ne peut avoir qu’un exemplaire de cette carte : { $card }.
   *[other] Une Bande peut avoir { $limit } exemplaires au plus de cette carte : { $card }.
  }
why-totem = On ne recrute { $card } qu’avec son Maître, { $master }.
why-too-dear = La Bande coûte { $spent } Pierrâmes ; vous en avez { $size }.
why-copy-named = Chaque exemplaire se recrute une seule fois, sous son propre nom : { $copies }.
why-upgrade-alone = Une Amélioration se recrute pour un personnage, avec lui, et pas seule : { $upgrade }.
why-upgrade-special = { $upgrade } ne vient que d’un effet en cours de partie et ne se recrute pas.
why-upgrade-faction = { $upgrade } n’est pas disponible pour la Faction { $faction }.
why-upgrade-restricted = Cette Amélioration est réservée ({ $word }), et { $card } ne convient pas : { $upgrade }.
why-upgrade-limit = { $limit ->
    [one] Une Bande ne peut avoir cette Amélioration qu’une fois : { $upgrade }.
   *[other] Une Bande peut avoir cette Amélioration { $limit } fois au plus : { $upgrade }.
  }
why-one-upgrade = Un personnage est recruté avec une seule Amélioration.
why-upgrade-nobody = Il faut quelqu’un pour porter { $upgrade } : { $card } n’est pas dans la Bande.
why-scheme-taken = Vous avez déjà choisi { $scheme }.
why-scheme-model = Aucun personnage ne convient à { $scheme }.
why-no-room-left = Il ne reste pas de place pour { $model }.
error-two-players = Malifaux se joue à 2, pas à { $seats }.
error-pool = Un Pot de Combines contient cinq Combines différentes, pas { $count }.
error-too-many-crews = Il y a 2 Bandes, pas { $count }.
error-unknown-faction = Aucune Faction ne s’appelle { $faction }.{ SUGGEST($nearest) }
error-unknown-card = Aucune Carte de Profil ne s’appelle { $card }.{ SUGGEST($nearest) }
error-unknown-upgrade = Aucune Amélioration ne s’appelle { $upgrade }.{ SUGGEST($nearest) }
error-leader = Ce Chef ne peut pas être choisi : { $reason }
error-leader-differs = Deux Chefs sont donnés au joueur { $player } : { $leader } avec la Bande, { $other } parmi les Chefs.
error-crew = Cette Bande ne peut pas être recrutée : { $reason }
why-not-in-zone = { $model } doit être complètement dans sa Zone de Déploiement.
why-deployed = { $model } est déjà sur la table.
why-group-later = { $model } fait partie du groupe qui se déploie plus tard.
why-zone-type = Ce Déploiement ({ $deployment }) n’a pas de zone à cet endroit : { $zone }.
why-scheme-pool = { $scheme } n’est pas parmi les Combines de cette partie.
why-scheme-7 = Faites un prisonnier demande un Sbire ou un Gros-bras ennemi : { $model } n’est ni l’un ni l’autre.
why-scheme-11 = Faites passer le message demande un Chef ou un Maître ennemi : { $model } n’est ni l’un ni l’autre.
why-scheme-12 = Vol de concession demande un personnage ami autre que le Chef, pas { $model }.
why-vendetta-totem = Un Totem ne peut pas être choisi pour la Vendetta : { $model }.
why-vendetta-dear = La Vendetta demande un ennemi plus cher, et aucun ne l’est : { $model }.
why-vendetta-leader = Le Chef ne peut pas être choisi pour la Vendetta : { $model }.
why-vendetta-cheap = La Vendetta demande un ennemi qui coûte plus cher : { $model } coûte { $theirs }, { $friend } { $ours }.
why-not-leader = { $card } n’est ni Maître ni Lieutenant et ne peut pas mener une Bande.
why-leader-faction = { $card } n’est pas de la Faction { $faction }.
why-scheme-friend = Cette Combine demande un personnage de votre Bande, pas { $model }.
why-scheme-enemy = Cette Combine demande un personnage de la Bande ennemie, pas { $model }.

## Une Bande écrite

why-roll-head = Aucune ligne ne commence par « { $word }: ». Une Bande a une ligne « faction: ... » et une ligne « leader: ... » ; puis viennent ses personnages, un par ligne.
why-roll-head-twice = Une Bande n’a qu’une ligne « { $word }: ... », et celle-ci est la deuxième.
why-roll-no-head = Il manque à la Bande une ligne « { $word }: ... ».
why-roll-faction-near = Aucune Faction ne s’appelle « { $name } ». Possibles : { $near }.
why-roll-none = « 0 » { $card }, ce n’est personne : indiquez un nombre, ou supprimez la ligne.
why-roll-card = Aucune Carte de Profil ne s’appelle « { $name } ». Écrivez le nom comme dans la liste, ou son identifiant.
why-roll-card-near = Aucune Carte de Profil ne s’appelle « { $name } ». Vouliez-vous dire : { $near } ?
why-roll-upgrade = Aucune Amélioration ne s’appelle « { $name } ». Écrivez le nom comme dans la liste, ou son identifiant.
why-roll-upgrade-near = Aucune Amélioration ne s’appelle « { $name } ». Vouliez-vous dire : { $near } ?
why-roll-other-faction = Cette Bande est de la Faction { $said }, mais vous avez déclaré { $declared }.
why-roll-other-leader = Cette Bande est menée par { $said }, mais votre Chef est { $declared }.
why-roll-leads = { $card } ne peut pas mener une Bande de cette Faction. Possibles : { $leaders }.
error-crew-text = La ligne { $line } de la Bande (« { $text } ») est illisible : { $reason }
