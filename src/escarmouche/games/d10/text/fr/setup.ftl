## Le jeu et ses niveaux

game-d10 = Escarmouche D10
game-d10-lead = Deux bandes, un dé, et un chef à ne pas perdre.
game-d10-pitch = Huit figurines par camp environ, deux points d’action chacune, un dé à dix faces pour tout. Petit, c’est bien pour tirer ou résister ; grand gagne la mêlée. Quand on tombe, le moral tombe, et un mauvais jet renvoie toute la bande.
game-d10-size = Deux bandes de huit ou neuf
edition-simplified = Niveau 1, simplifié
edition-full = Niveau 2, complet
edition-advanced = Niveau 3, avancé
edition-simplified-help = La fiche d’une page, pour une première partie : avancer, s’orienter, charger, frapper, tirer, recharger. Un seul mauvais coup met hors de combat. Le niveau 2 ajoute les blessures, les tables d’échecs critiques et les relances.
edition-full-help = Tout le niveau 1, et en plus : il faut deux blessures pour mettre hors de combat, un 0 mène à une table d’échecs critiques, plus du double du JC ennemi met hors de combat d’un coup, trois avantages ou un bon couvert donnent une relance. Le niveau 3 ajoute les actions avancées.
edition-advanced-help = Tout le niveau 2, et en plus : ramper, se cacher, se tapir, escalader, sauter, fuir, piétiner, monter en selle ; esquiver, parer, frapper fort ; les tirs de réaction ; les traits sont comptés, et seule l’arme en main sert.

## Ce qui se décide avant la partie

word-simplified = niveau 1, simplifié
word-full = niveau 2, complet
word-advanced = niveau 3, avancé
word-basic = Le jeu
word-optional = Points d’interprétation
group-basic = Le jeu
group-advanced = Règles des niveaux
group-optional = Points d’interprétation
group-advanced-help = Elles dépendent du niveau choisi. Si vous connaissez le jeu, vous pouvez changer chacune d’elles.
group-optional-help = Là où les fiches se lisent de deux façons. Pour les joueurs qui connaissent le jeu.
option-edition = Niveau
option-scenario = Scénario
option-scenario-help = La table, les bandes et ce qu’il y a à gagner. Chaque scénario se joue à chaque niveau.
option-build = Composer les bandes
option-build-help = Chaque joueur compose une bande : 1 Chef, de 1 à 3 Personnages, des autres à volonté, et le même M pour les deux bandes. Sinon : les bandes du scénario.
option-crit_tables = Tables d’échecs critiques
option-crit_tables-help = Un 0 au JT ou au JC mène à une ligne de la table de ce jet. Sinon : seul un 0 suivi d’un 0 est un échec critique.
option-wounds = Blessures
option-wounds-help = Un JD au-dessus de D retourne la carte côté sang ; la seconde blessure met hors de combat. Sinon : la première suffit.
option-double_out = Plus du double
option-double_out-help = Un JC de plus du double de celui d’en face met le perdant hors de combat, sans JD.
option-adv_reroll = Trois avantages
option-adv_reroll-help = Avec trois avantages ou plus, une figurine peut relancer son JC une fois.
option-cover_reroll = Relance à couvert
option-cover_reroll-help = Une figurine à plus de moitié derrière un décor peut relancer son JD une fois.
option-move_table = Table des déplacements
option-move_table-help = Avancer couché, caché ou tapi, Escalader, Sauter, Fuir le combat, Piétiner, Monter en selle et Mettre pied à terre.
option-pos_table = Table des positions
option-pos_table-help = Se coucher, Se cacher, Se tapir.
option-melee_adv = Corps à corps avancé
option-melee_adv-help = Frapper fort, Esquiver, Parer, Ruade, Changer d’arme.
option-shoot_adv = Tir avancé
option-shoot_adv-help = Tir double, Tir de réaction, Tir défensif, Recharger plus vite, Récupérer trait planté.
option-ammo_count = Traits comptés
option-ammo_count-help = Chaque arme a un nombre de traits, et ceux qui ratent peuvent se ramasser. Sinon : ils durent jusqu’à un « plus de munitions ».
option-weapon_in_hand = Armes en main
option-weapon_in_hand-help = Seul ce qui est en main compte, et en changer coûte 1 PA. Sinon : tout ce que porte une figurine est à portée de main.
option-zero_is = Un 0 au dé
option-zero_is-help = Ce que vaut un 0 quand il faut faire la caractéristique ou moins.
option-zero_is-0 = Zéro : le meilleur jet, sauf si un second 0 suit.
option-zero_is-10 = Dix : un échec, sauf si la caractéristique est de 10 ou plus.
option-crit_rule = Quand on lit une table d’échecs critiques
option-crit_rule-help = Si les tables d’échecs critiques sont jouées.
option-crit_rule-second-die = Un 0 suffit ; le second dé donne la ligne.
option-crit_rule-confirm-then-table = Seulement sur 0 et 0 ; un troisième dé donne la ligne.
option-crouch_malus = Tirs sur une figurine tapie
option-crouch_malus-help = Le malus à T, si la table des positions est jouée.
option-crouch_malus-1 = T−1, comme sur les deux fiches de base.
option-crouch_malus-2 = T−2, comme sur la fiche avancée.
option-wounded_row = Plus de maladresse avec une blessure
option-wounded_row-help = Une figurine blessée retire 1 à sa ligne de la table JC.
option-fog = Brouillard
option-fog-help = Une figurine cachée à plus de 5 cm de tout ennemi n’est pas montrée à l’autre joueur et ne couvre personne. Un ennemi qui tombe sur elle s’arrête là et la découvre.
word-second-die = le second dé donne la ligne
word-confirm-then-table = 0 et 0, puis un dé pour la ligne

## Bandes

ask-band = Composez votre bande : M { $morale } pour l’instant, il faut de { $least } à { $most }, avec 1 Chef (maintenant { $leaders }) et de 1 à 3 Personnages (maintenant { $characters }).
ask-band-take = Qui prenez-vous ?
ask-band-back = Qui retirez-vous ?
branch-take = Prendre
branch-back = Retirer
branch-done = Terminé
event-band = La bande du joueur { $seat }, M { $morale } : { $cards }.
event-band-take = Le joueur { $seat } prend { $card } : M { $morale }.
event-band-back = Le joueur { $seat } retire { $card } : M { $morale }.
event-band-done = La bande du joueur { $seat } est complète : M { $morale }.
why-band-empty = Il n’y a encore personne dans la bande.
why-band-leader = Une bande a exactement 1 Chef, pas { $count }.
why-band-characters = Une bande a de { $least } à { $most } Personnages, pas { $count }.
why-band-morale = La bande a M { $morale } ; il en faut de { $least } à { $most }.
why-band-equal = La bande a M { $morale } ; il lui faut { $wanted }, autant que l’autre bande.
why-band-room = { $card } a M { $morale }, et il reste de la place pour { $room }{ $due ->
    [0] .
   *[other] { "" } : { $due } sont réservés à ceux qui manquent encore à la bande.
  }
why-band-full = La bande a M { $morale }, sur { $most } au plus : il n’y a plus de place pour personne.
why-not-in-band = { $card } n’est pas dans la bande.

## Mise en place

ask-edge = Vous avez gagné le tirage au sort : quel côté prenez-vous ?
ask-off = Tirage au sort : le dé du joueur { $seat }.
ask-deploy = Qui placez-vous, et où ? Il en reste { $left }.
ask-deploy-place = Où placer { $figure } ?
ask-hold = Que tient { $figure } ?
ask-bearer = Qui porte { $object } ?
word-north = nord
word-south = sud
word-east = est
word-west = ouest
word-first = le premier côté
word-second = le second côté
event-rolled-off = Tirage au sort : { EACH($dice) }.
event-edge = Le joueur { $seat } prend ce côté : { $edge }.
event-deploys-first = Le joueur { $seat } se déploie en premier.
event-deployed = Le joueur { $seat } place { $figure }{ $hidden ->
    [yes] {" "}dans une cachette.
   *[no] .
  }
event-bears = { $figure } porte { $object }.

## Mise en place : pourquoi pas

why-nowhere = Il n’y a plus de place pour { $figure }.
why-no-side = Personne ne se déploie de ce côté dans ce scénario ({ $edge }). Les côtés sont : { $edges }.
why-comes-later = { $figure } arrive plus tard, au tour { $turn }.
why-placed = { $figure } est déjà en place.
why-bearer-mounted = { $figure } est à cheval : c’est à une figurine à pied de porter { $object }.
why-bearer-rank = C’est à une figurine à pied, ni Chef ni Personnage, de porter { $object } : { $figure } ne convient pas.
why-not-in-zone = { $figure } doit se placer entièrement dans sa zone.
why-no-floor = Il n’y a pas de plancher à une hauteur de { DIST($height) } à cet endroit.
why-too-near = { $figure } serait à { DIST($gap) } { DE($target) } ; il faut au moins { DIST($least) }.
why-zone-full = { $most ->
    [one] Une seule figurine peut commencer là.
   *[other] { $most } figurines au plus peuvent commencer là.
}
why-zone-kept = { $least ->
    [one] La première figurine placée là doit être un archer ou un arbalétrier.
   *[other] Les { $least } premières figurines placées là doivent être des archers ou des arbalétriers.
}
why-needed-there = { $least ->
    [one] On a besoin { DE($figure) } dans la zone où doit commencer au moins un archer ou arbalétrier.
   *[other] On a besoin { DE($figure) } dans la zone où doivent commencer au moins { $least } archers ou arbalétriers.
}
why-not-at-edge = { $figure } doit toucher le bord { $edge }.

## Parties impossibles

error-two-players = Ce jeu se joue à 2, pas à { $seats }.
error-too-many-bands = Il y a { $count } bandes, mais 2 seulement peuvent jouer.
error-unknown-figure = Aucune figurine ne s’appelle « { $figure } ».{ SUGGEST($nearest) }
error-band = La bande du joueur { $player } ne peut pas être jouée : { $reason }
error-unknown-scenario = Il n’y a pas de scénario « { $scenario } ».{ SUGGEST($nearest) }

## Fichiers de scénario impossibles

file-id-twice = « { $id } » est déjà l’identifiant d’autre chose dans ce fichier
file-unknown-band = il n’y a pas de bande « { $band } ».{ SUGGEST($nearest) }
file-unknown-card = il n’y a pas de figurine « { $card } ».{ SUGGEST($nearest) }
file-unknown-floor = le terrain n’a pas d’étage « { $floor } ».{ SUGGEST($nearest) }
file-unknown-door = le terrain n’a pas de porte « { $door } ».{ SUGGEST($nearest) }
file-unknown-piece = il n’y a pas d’élément de terrain « { $piece } » à omettre.{ SUGGEST($nearest) }
file-unknown-kind = la table n’a pas de terrain du genre « { $kind } ».{ SUGGEST($nearest) }
file-unknown-object = il n’y a pas d’objet « { $object } ».{ SUGGEST($nearest) }
file-off-table = ceci n’est pas sur la table, large de { $width } cm et profonde de { $height } cm
file-no-size = ce contour n’a pas d’étendue, ou se croise ; un rectangle va de son coin sud-ouest à son coin nord-est
file-outline = « { $id } » doit avoir un seul contour : rect, circle, polygon ou line
file-stairs = l’escalier « { $id } » doit avoir un pied (foot) et un haut (head), et aucun autre contour
file-no-upper = « { $id } » ne mène nulle part : il manque l’étage de son extrémité haute (upper)
file-object-place = « { $id } » ne peut pas à la fois être posé à un endroit et porté par un camp au début
file-zone = une zone a soit un bord, soit un rectangle, ou sinon un étage ou un genre de terrain
file-zone-depth = la profondeur de cette zone doit dépasser 0 et ne pas dépasser { $most } cm
file-goal-needs = le but « { $does } » demande « { $missing } »
