## Bandes

ask-band = Composez votre bande : M { $morale } pour l’instant, il faut de { $least } à { $most }, avec 1 Chef (maintenant { $leaders }) et de 1 à 3 Personnages (maintenant { $characters }).
ask-band-take = Qui prenez-vous ?
ask-band-back = Qui reposez-vous ?
branch-take = Prendre
branch-back = Reposer
branch-done = Terminé
event-band = La bande du joueur { $seat }, M { $morale } : { $cards }.
event-band-take = Le joueur { $seat } prend { $card } : M { $morale }.
event-band-back = Le joueur { $seat } repose { $card } : M { $morale }.
event-band-done = La bande du joueur { $seat } est complète : M { $morale }.
why-band-leader = Une bande a exactement 1 Chef, pas { $count }.
why-band-characters = Une bande a de { $least } à { $most } Personnages, pas { $count }.
why-band-morale = La bande a M { $morale } ; il en faut de { $least } à { $most }.
why-band-equal = La bande a M { $morale } ; il lui faut { $wanted }, autant que l’autre.
why-band-room = { $card } a M { $morale }, et il reste de la place pour { $room }{ $due ->
    [0] .
   *[other] { "" } : { $due } sont réservés à ceux que la bande doit avoir.
  }
why-band-full = La bande a M { $morale } sur { $most } au plus : personne d’autre n’y entre.

## Mise en place

ask-edge = Vous avez gagné le tirage : quel côté prenez-vous ?
ask-deploy = Qui placez-vous, et où ? Il en reste { $left }.
ask-deploy-place = Où se place { $figure } ?
ask-hold = Que tient { $figure } ?
branch-keep = sans changement
ask-bearer = Qui porte { $object } ?
ask-arrive = { $figure } arrive : où se place cette figurine, au contact du bord ({ $edge }) ?
word-north = nord
word-south = sud
word-east = est
word-west = ouest
word-first = le premier côté
word-second = le second côté
event-rolled-off = Tirage : { $dice }.
event-edge = Le joueur { $seat } prend le côté : { $edge }.
event-deploys-first = Le joueur { $seat } se déploie en premier.
event-deployed = Le joueur { $seat } place { $figure }{ $hidden ->
    [yes] { "" }, caché.
   *[no] .
  }
event-bears = { $figure } porte { $object }.
event-arrived = { $figure } arrive au bord ({ $edge }).
why-nowhere = Il ne reste aucune place pour { $figure }.

## Parties et positions impossibles

error-two-players = Ce jeu se joue à 2, pas à { $seats }.
error-too-many-bands = Il y a { $count } bandes ; 2 peuvent jouer.
error-unknown-figure = Aucune figurine ne s’appelle « { $figure } ». Vouliez-vous dire : { $nearest } ?
error-band = La bande du joueur { $player } ne peut pas être jouée : { $reason }

## Fichiers de scénario impossibles

file-id-twice = « { $id } » ne peut pas servir d’identifiant ici : chacun doit avoir le sien
file-unknown-band = il n’y a pas de bande « { $band } » ; vouliez-vous dire : { $nearest } ?
file-unknown-card = il n’y a pas de figurine « { $card } » ; vouliez-vous dire : { $nearest } ?
file-unknown-floor = le terrain n’a pas d’étage « { $floor } » ; nom le plus proche : { $nearest }
file-unknown-door = le terrain n’a pas de porte « { $door } » ; nom le plus proche : { $nearest }
file-unknown-piece = il n’y a pas d’élément de terrain « { $piece } » à omettre ; nom le plus proche : { $nearest }
file-unknown-kind = la table n’a pas de terrain du genre « { $kind } » ; nom le plus proche : { $nearest }
file-unknown-object = il n’y a pas d’objet « { $object } » ; nom le plus proche : { $nearest }
file-off-table = ceci n’est pas sur la table, large de { $width } cm et profonde de { $height } cm
file-no-size = ce contour n’a pas d’étendue, ou se croise ; un rectangle va de son coin sud-ouest à son coin nord-est
file-outline = « { $id } » doit avoir un seul contour : rect, circle, polygon ou line
file-stairs = l’escalier « { $id } » doit avoir un pied (foot) et un haut (head), et aucun autre contour
file-no-upper = « { $id } » ne mène nulle part : il y faut l’étage de son extrémité haute (upper)
file-object-place = « { $id } » ne peut pas à la fois être posé à un endroit et porté par un camp au début
file-zone = une zone a soit un bord, soit un rectangle, ou sinon un étage ou un genre de terrain
file-zone-depth = la profondeur de cette zone doit dépasser 0 et ne pas dépasser { $most } cm
file-goal-needs = le but « { $does } » demande « { $missing } »
file-own-weapon = une figurine porte les armes des tableaux du jeu ; on ne peut pas apporter ses propres armes
file-id-taken = « { $id } » est déjà l’identifiant d’une figurine dans { $file }
file-figure-id = « { $id } » ne peut pas être un identifiant : écrivez un seul mot en minuscules, avec des traits d’union
file-figure-number = « { $id } » ne peut pas être un identifiant : le nombre à la fin ferait croire à un second exemplaire
file-figure-weapon = « { $id } » est déjà l’identifiant d’une arme
file-figure-copies = une bande standard compte { $low } à { $high } exemplaires d’une figurine
file-figure-shoots = une figurine sans T ne peut pas tirer : donnez-lui un T ou retirez « { $weapon } »
file-figure-blood = une figurine sans T n’a pas de T non plus côté sang
