## Terrain

name-edge = le bord
word-open = Terrain Découvert
word-water = Plan d’Eau
word-wood = Parcelle Boisée
word-obstacle = Obstacle
word-barrier = Barrière
word-building = Bâtiment
word-wall = Mur
word-door = Porte
word-window = Fenêtre
word-floor = Plancher surélevé
word-stairs = Escalier
word-ladder = Échelle
word-rim = le bord de la plate-forme
word-edge = le bord du plateau

## Questions

ask-jump = Où atterrit { $model } après un saut de { DIST($height) } ?
ask-landing = L’endroit en contrebas est occupé : où tombe { $model }, au plus près de là ?

## À quoi un joueur réfléchit, en quelques mots pour les autres

waiting-landing = où tomber

## Ce qui se passe

event-fell = { $pushed ->
    [yes] On pousse { $model } dans le vide : une chute de { DIST($height) }.
   *[no] { $model } saute de { DIST($height) } de haut.
  }
event-fell-flying = { $model } se pose en voletant, sans se faire mal.
event-fell-into-water = { $model } tombe à l’eau ({ $zone }) sans se faire mal.

## Pourquoi pas

why-no-jump = Dans cette édition, { $model } ne quitte un étage que par un escalier ou une échelle.
why-not-raised = { $model } ne se tient pas en hauteur.
why-no-edge = Aucun bord libre à 1″ ou moins { DE($model) }.

## Ce qui ne va pas dans un fichier

error-unknown-board = Il n’y a pas de plateau « { $board } ».{ SUGGEST($nearest) }
file-piece = { $id } : { $problem }
file-board-id = l’identifiant « { $id } » est vide, déjà pris ou réservé (edge, rim), ou contient une espace
file-board-centre = aucun terrain ne peut se trouver au centre exact du plateau
file-board-top = le haut (top) doit être au-dessus du bas (bottom)
file-board-building = il n’y a pas de bâtiment « { $building } ».{ SUGGEST($nearest) }
file-board-floor = il n’y a pas de plancher « { $floor } ».{ SUGGEST($nearest) }
file-board-stairs = un escalier est donné par les deux bouts de son pied (foot) et de sa tête (head)
file-board-outline = donnez le contour par un seul de rect, circle, polygon et line
file-board-floor-outline = un plancher est un rect ou un polygon
file-board-line = une ligne demande au moins deux points différents
file-board-size = la taille doit dépasser 0
file-board-corners = un contour demande trois coins qui ne sont pas alignés
file-board-crossed = le contour se croise lui-même
file-board-edge = cela dépasse du bord du plateau, qui fait { DIST($side) } sur { DIST($side) }
file-board-upper = cela doit mener à un plancher : il manque upper
file-board-higher = le plancher du haut doit être plus haut que celui du bas
file-board-storeys = il faut au moins un étage (storeys)
file-board-foot = le pied (foot) doit se trouver sur { $floor }
file-board-head = la tête (head) doit se trouver au bord de { $floor }

## Plateaux aléatoires

random-board = Plateau aléatoire
random-cottage = Chaumière
random-copse = Bosquet
random-pool = Mare
random-shed = Remise
random-oak = Chêne
random-wall = Muret
random-crates = Caisses
random-boulder = Rocher
