## Se tenir quelque part

why-off-table = Le socle { DE($model) } dépasserait du bord de la table.
why-no-floor = À cet endroit, rien ne porte à une hauteur de { DIST($height) }.
why-no-room = Pas de place pour { $model } à cet endroit : { $by }.

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

error-unknown-board = Il n’y a pas de plateau « { $board } ».{ SUGGEST($nearest) }
file-piece = { $id } : { $problem }
file-board-id = l’identifiant « { $id } » est vide, déjà pris ou réservé (edge), ou contient une espace, une barre oblique ou un deux-points
file-board-outline = le contour est donné par un seul de rect, circle, polygon et line
file-board-stairs = un escalier est donné par les deux bouts de son pied (foot) et de sa tête (head)
file-board-line = une ligne demande au moins deux points différents
file-board-size = la taille doit être supérieure à 0
file-board-corners = un contour demande trois coins qui ne sont pas alignés
file-board-crossed = le contour se croise lui-même
file-board-edge = cela dépasse du bord de la table, qui fait { DIST($side) } sur { DIST($side) }
file-board-height = il faut une Hauteur (height) supérieure à 0
file-board-clearance = seul un pont a une hauteur d’arche (clearance), inférieure à sa Hauteur
file-board-hill = une colline a un seul contour convexe et une pente (run) supérieure à 0
file-board-on = rien ne peut se trouver sur « { $on } ».{ SUGGEST($nearest) }
file-board-upper = seul un escalier mène en haut (upper)
file-board-floor = un escalier ne peut pas mener à « { $floor } ».{ SUGGEST($nearest) }
file-board-head = la tête (head) doit se trouver au bord de { $floor }
file-board-higher = un escalier doit être aussi haut que ce à quoi il mène
file-board-opening = une ouverture doit se trouver sur le contour de son bâtiment, qui est un seul rect ou polygon

## Marqueurs

event-marker-dropped = Un nouveau { $kind } est sur la table.
event-marker-removed = Le { $kind } est retiré.

## Explosions

ask-blast = Où placer l’Explosion à côté { DE($target) } ?
event-blasts = L’Explosion à côté { DE($target) } touche : { $models }.
event-blasts-none = L’Explosion à côté { DE($target) } ne touche personne d’autre.
why-blast-apart = La première Explosion doit toucher la cible, et chacune des suivantes une Explosion du même résultat.
why-blast-edge = Une Explosion doit se trouver sur la table.

## Tables aléatoires

random-board = Table aléatoire
random-shop = Boutique
random-house = Maison
random-block = Bâtisse
random-hill = Butte
random-woods = Bois
random-pond = Mare
random-fog = Banc de brume
random-embers = Braises
random-wire = Barbelés
random-wall = Mur
random-hedge = Haie
random-crates = Caisses
random-stairs = escalier
