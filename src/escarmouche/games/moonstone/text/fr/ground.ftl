## Traverser, échelles, hauteurs et chutes

ask-traverse = Que franchit { $model } ?
ask-over = Où arrive { $model } de l’autre côté : { $obstacle } ?
ask-climb = Où se tient { $model } à l’autre bout : { $ladder } ?
ask-jump = Où atterrit { $model } après un saut de { DIST($height) } ?
ask-landing = L’endroit en contrebas est occupé : où tombe { $model }, au plus près ?

branch-up = monter
branch-down = descendre

event-traversed = { $model } franchit : { $obstacle }.
event-climbed = { $up ->
    [yes] { $model } monte : { $ladder }.
   *[no] { $model } descend : { $ladder }.
  }
event-fell = { $pushed ->
    [yes] Poussée dans le vide : { $model } tombe de { DIST($height) }.
   *[no] { $model } saute de { DIST($height) } de haut.
  }
event-fell-flying = { $model } se pose en voletant, sans mal.
event-fell-into-water = { $model } tombe à l’eau ({ $zone }) et ne se fait aucun mal.

why-no-obstacle = { $model } ne touche ni Obstacle ni bout d’échelle.
why-too-thick = { $obstacle } : { DIST($thick) } d’épaisseur à cet endroit ; on franchit au plus { DIST($most) }.
why-no-far-side = Aucune place libre pour { $model } de l’autre côté ({ $obstacle }), à { DIST($most) } au plus de son départ.
why-not-at-obstacle = Cet endroit est à { DIST($gap) } de l’Obstacle ({ $obstacle }) ; { $model } doit arriver à son contact.
why-same-side = Cet endroit n’est pas de l’autre côté : { $obstacle }.
why-traverse-far = Cet endroit est à { DIST($gap) } de l’ancien, de socle à socle ; { DIST($reach) } au plus.
why-traverse-blocked = Le passage par-dessus ({ $obstacle }) est barré : { $by }.
why-not-at-end = Cet endroit est à { DIST($gap) } de l’échelle ({ $ladder }) ; { $model } doit se tenir au contact de son extrémité.
why-ladder-crowded = Il n’y a pas de place pour { $model } à l’autre bout : { $ladder }.
why-ladder-taken = { $other } se tient juste là : { $ladder }.
why-no-jump = Dans cette édition, { $model } ne quitte un étage que par un escalier ou une échelle.
why-not-raised = { $model } ne se tient pas en hauteur.
why-no-edge = Aucun bord libre à 1″ ou moins { DE($model) }.
why-edge-far = Cette partie du bord est à { DIST($gap) } { DE($model) } ; { DIST($reach) } au plus.
why-edge-walled = Un mur, une fenêtre ou une porte sépare { $model } de cette partie du bord.
why-not-at-foot = { $model } doit atterrir au contact du pied de la plate-forme.
why-not-nearest = { $model } doit atterrir au plus près de l’endroit en contrebas ; celui-ci est { DIST($gap) } plus loin.

error-unknown-board = Il n’y a pas de plateau « { $board } ». Vouliez-vous dire : { $nearest } ?

## Les types de terrain

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
word-open-door = Porte ouverte
word-closed-door = Porte fermée
