## Questions

ask-step = Où va { $model }, jusqu’à 1″ en ligne droite ?
ask-jog = Par où court { $model }, jusqu’à { DIST($distance) } ?
ask-free-move = Où se déplace { $model } ?
ask-direction = Dans quelle direction va { $model }, en degrés depuis l’est vers le nord ?
ask-place = Où placez-vous { $model } ?
ask-traverse = Que franchit { $model } ?
ask-over = Où arrive { $model } de l’autre côté : { $obstacle } ?
ask-climb = Où se tient { $model } à l’autre bout : { $ladder } ?

## Réponses

branch-stay = rester
branch-path = se déplacer
branch-spot = le placer
branch-up = monter
branch-down = descendre

## À quoi un joueur réfléchit, en quelques mots pour les autres

waiting-free-move = un déplacement
waiting-direction = une direction
waiting-place = un endroit

## Ce qui se passe

event-moved = { $model } se déplace ({ $gait }).
event-pushed = On déplace { $model } de { DIST($far) }.
event-placed = On place { $model } ailleurs.
event-no-room = Il n’y a pas de place pour { $model } à côté { DE($target) }.
event-removed = { $model } quitte la table et sort du jeu.
event-traversed = { $model } franchit : { $obstacle }.
event-climbed = { $up ->
    [yes] { $model } monte : { $ladder }.
   *[no] { $model } descend : { $ladder }.
  }

## Façons de se déplacer

word-free = déplacement

## Pourquoi pas

why-no-energy = Cela coûte { $cost } Énergie ; { $model } en a { $energy }.
why-jogged = { $model } a déjà couru ce tour-ci.
why-cannot-jog = { $model } ne peut pas courir jusqu’à la fin du tour.
why-cannot-move = { $model } ne peut pas se déplacer jusqu’à la fin du tour.
why-stands-in = { $model } se trouve dans : { $zone }. Aucune Course n’y commence ; sortez-en d’abord par des Mouvements.
why-not-straight = Un Mouvement se fait en une seule ligne droite.
why-too-long = Cela fait { DIST($length) } ; le déplacement est limité à { DIST($most) }.
why-slow = Cela fait { DIST($length) } ; { $model } est Lent et court { DIST($most) } au plus.
why-blocked = Le passage est barré à { $model } : { $by }.
why-no-jog-there = Une Course ne peut pas entrer dans : { $zone }. Un Mouvement le peut.
why-engaged = { $enemy } engage { $model } (à moins de { DIST($reach) }) : impossible de courir en s’éloignant de cet ennemi.
why-squeeze-enemy = { $model } ne peut pas se faufiler près d’un ennemi.
why-not-off-roof = L’effet d’un adversaire ne fait pas quitter sa hauteur à { $model }.
why-no-room = { $model } chevaucherait { $by } à cet endroit.
why-no-room-there = Cet endroit est déjà pris : { $by }.
why-not-in-contact = Cet endroit n’est pas au contact.
why-too-far-place = Cet endroit est à { DIST($gap) } ; { DIST($reach) } au plus sont permis.
why-not-targeted = Ce n’est pas { $model } qui a été pris pour cible.
why-reaction-energy = Une Réaction coûte { $cost } Énergie ; { $model } en a { $energy }.
why-on-ladder = { $model } se tient à une échelle : seul est possible de continuer à grimper ou de descendre.
why-no-obstacle = { $model } ne touche ni Obstacle ni bout d’échelle.
why-not-an-obstacle = { CAP($terrain) } n’est pas un Obstacle : { $model } ne peut pas le traverser.
why-not-touched = { $model } ne touche pas { $terrain }.
why-too-thick = { $obstacle } : { DIST($thick) } d’épaisseur à cet endroit ; on franchit au plus { DIST($most) }.
why-no-far-side = Aucune place libre pour { $model } de l’autre côté ({ $obstacle }), à { DIST($most) } au plus de son départ.
why-not-at-obstacle = Cet endroit est à { DIST($gap) } de l’Obstacle ({ $obstacle }) ; { $model } doit arriver à son contact.
why-same-side = Cet endroit n’est pas de l’autre côté : { $obstacle }.
why-traverse-far = Cet endroit est à { DIST($gap) } de l’ancien, de socle à socle ; { DIST($reach) } au plus.
why-traverse-blocked = Le passage par-dessus ({ $obstacle }) est barré : { $by }.
why-one-storey = Traverser fait monter d’un étage, et { $ladder } en a { $storeys } : on reste accroché entre les deux.
why-not-hanging = { $model } n’est pas sur une échelle.
why-not-at-end = Cet endroit est à { DIST($gap) } de l’échelle ({ $ladder }) ; { $model } doit se tenir au contact de son extrémité.
why-ladder-crowded = Il n’y a pas de place pour { $model } à l’autre bout : { $ladder }.
why-ladder-taken = { $other } se tient juste là : { $ladder }.
why-edge-far = Cette partie du bord est à { DIST($gap) } { DE($model) } ; { DIST($reach) } au plus.
why-edge-walled = Un mur, une fenêtre ou une porte sépare { $model } de cette partie du bord.
why-not-at-foot = { $model } doit atterrir au contact du pied de la plate-forme.
why-not-nearest = { $model } doit atterrir au plus près de l’endroit en contrebas ; celui-ci est { DIST($gap) } plus loin.
why-over-platform = Cet endroit est sur la plateforme : { $model } descend à son pied.
why-not-below-edge = Cet endroit n’est pas sous un bord d’où { $model } peut sauter.
