## Déplacements

ask-landing = Où { $model } retombe-t-il ?
ask-marker-landing = Où retombe le { $kind } ?
ask-direction = Dans quelle direction va { $model } ?
event-moved = { $model } se déplace.
event-pushed = { $model } subit une Poussée.
event-placed = { $model } fait l’objet d’un Placement.
event-fell = { $model } tombe de { DIST($height) }{ $damage ->
        [0] { "" }
        [one] {" "}et subit 1 dégât
       *[other] {" "}et subit { $damage } dégâts
    }.
why-off-table = { $model } ne peut pas quitter la table.
why-no-room = { $model } chevaucherait { $by } à cet endroit.
why-blocked = Passage impossible pour { $model } : { $by }.
why-landing-taken = { $by } occupe l’endroit où { $model } descendrait.
why-too-long = Cela coûte { DIST($length) } de déplacement ; { $model } en a { DIST($most) }.
why-climb-not-walk = { $model } ne grimpe que pendant une Marche, et ne serait pas à { DIST($height) } de hauteur à cet endroit.
why-no-side = { $model } n’y toucherait aucune paroi que l’on puisse gravir jusqu’à { DIST($height) } de hauteur.
why-beyond-side = { $by } s’y gravit de { DIST($low) } à { DIST($high) } de hauteur, pas jusqu’à { DIST($height) }.
why-leaves-engagement = { $model } quitterait la portée d’engagement { DE($by) }.
why-not-nearest = { $model } retombe à l’endroit libre le plus proche.
why-not-nearest-marker = Le Marqueur retombe à l’endroit libre le plus proche.
why-not-nearest-way = { $model } doit finir au plus près { DE($target) } : encore { DIST($left) } plus près.
why-not-furthest = { $model } doit finir au plus loin { DE($target) } : encore { DIST($left) } plus loin.
why-goes-further = { $model } s’éloignerait { DE($target) } en chemin.
why-comes-nearer = { $model } se rapprocherait { DE($target) } en chemin.

## Placements

why-not-in-contact = { $model } doit être en contact socle à socle avec { $target }.
why-too-far-place = C’est à { DIST($gap) } ; { $model } peut être Placé à { DIST($reach) } ou moins.
why-indoors = Un Placement ne fait ni entrer { $model } dans un bâtiment, ni en sortir.
why-place-unseen = { $by } ne voit pas cet endroit.
why-not-in-zone = { $model } doit être complètement dans sa Zone de Déploiement.

## Marqueurs

event-marker-dropped = Un nouveau { $kind } est sur la table.
event-marker-moved = Le { $kind } est déplacé.
event-marker-removed = Le { $kind } est retiré.
why-marker-far = { $reach ->
    [0] C’est à { DIST($gap) } { DE($target) } ; le Marqueur doit être au contact ou dessous.
   *[other] C’est à { DIST($gap) } { DE($target) } ; le Marqueur doit être à { DIST($reach) } ou moins.
  }
why-marker-taken = Le Marqueur ne peut pas se trouver là : { $by }.
why-marker-stopped = Le Marqueur ne peut pas traverser { $by }.
why-marker-long = Cela fait { DIST($length) } ; le Marqueur peut être déplacé de { DIST($most) }.
why-marker-unseen = { $by } ne voit pas cet endroit.

## Ligne de Vue

why-nobody = Il n’y a pas de « { $model } ».
why-not-there = { $model } n’est pas sur la table.
sight-itself = { $model } a toujours une Ligne de Vue sur lui-même.
sight-clear = { $model } voit { $target }, à { DIST($gap) }.
sight-past = { $model } voit { $target }, à { DIST($gap) }, malgré { $by }.
sight-blocked = { $model } ne voit pas { $target }, à { DIST($gap) }. Sur le chemin : { $by }.
sight-dense = Une ligne peut entrer dans un terrain Dense ou en sortir, pas le traverser ({ $by }).
sight-shadow = { $model } est dans l’Ombre { DE($by) }, au moins aussi haut : aucune ligne ne le traverse.
sight-floor = Un plancher les sépare ({ $by }).
cover-shadow = { $target } est À Couvert : dans l’Ombre { DE($by) }, et une ligne peut passer au travers.
concealed-by = { $target } est Dissimulé : une ligne traverse { $by }.
word-cover = À Couvert

## Terrain

word-barbed-wire = barbelés
word-bridge = pont
word-building = bâtiment
word-house = maison
word-hedge = haie
word-wall = mur
word-fog = brume
word-hill = colline
word-crates = caisses
word-stairs = escalier
word-water = eau
word-woods = bosquet
word-other = terrain
word-blocking = Opaque
word-climbable = Franchissable
word-concealing = Dissimulation
word-dense = Dense
word-destructible = Destructible
word-hazardous = Dangereux
word-impassable = Infranchissable
word-severe = Difficile
word-edge = le bord de table

## Plateaux

error-unknown-board = Il n’y a pas de plateau « { $board } ». Vouliez-vous dire : { $nearest } ?
file-piece = { $id } : { $problem }
file-board-id = l’identifiant « { $id } » est vide, déjà pris ou réservé
file-board-outline = un seul de rect, circle, polygon et line donne le contour
file-board-stairs = un escalier est donné par les deux bouts de son pied (foot) et de sa tête (head)
file-board-line = une ligne demande au moins deux points différents
file-board-size = la taille doit dépasser 0
file-board-corners = un contour demande trois coins qui ne sont pas alignés
file-board-crossed = le contour se croise lui-même
file-board-edge = cela dépasse du bord de la table, qui fait { DIST($side) } sur { DIST($side) }
file-board-height = il faut une Hauteur (height) au-dessus de 0
file-board-clearance = seul un pont a une hauteur d’arche (clearance), inférieure à sa Hauteur
file-board-hill = une colline a un seul contour convexe et une pente (run) au-dessus de 0
file-board-on = rien ne peut se trouver sur « { $on } »
file-board-upper = seul un escalier mène en haut (upper)
file-board-floor = un escalier ne peut pas mener à « { $floor } »
file-board-head = la tête (head) doit se trouver au bord de { $floor }
file-board-higher = un escalier doit être aussi haut que ce à quoi il mène
file-board-opening = une ouverture doit se trouver sur le contour de son bâtiment, qui est un seul rect ou polygon
