## Questions

ask-step = Où va { $model }, jusqu’à 1″ en ligne droite ?
ask-jog = Par où court { $model }, jusqu’à { DIST($distance) } ?
ask-free-move = { $model } se déplace-t-{ GENDER($model) ->
    [f] elle
   *[m] il
  } ?
ask-direction = Dans quelle direction va { $model } ?
ask-place = Où placez-vous { $model } ?
ask-traverse = Que franchit { $model } ?
ask-over = Où arrive { $model } de l’autre côté de l’Obstacle ({ $obstacle }) ?
ask-climb = Où arrive { $model } à l’autre bout de l’échelle ({ $ladder }) ?

## Réponses

branch-stay = rester
branch-path = se déplacer
branch-spot = placer la figurine
branch-up = monter
branch-down = descendre

## À quoi un joueur réfléchit, en quelques mots pour les autres

waiting-free-move = un déplacement
waiting-direction = une direction
waiting-place = un endroit

## Ce qui se passe

event-moved = { STILL($start, $end) ->
    [yes] { $model } reste sur place ({ $gait }).
   *[no] { $model } se déplace de { WAY($start, $end) } ({ $gait }).
  }
event-reaction = { $model } réagit.
event-pushed = { STILL($start, $end) ->
    [yes] { $model } reste sur place.
   *[no] { $model } est { GENDER($model) ->
        [f] poussée
       *[m] poussé
      } de { WAY($start, $end) }.
  }
event-placed = { $model } est { GENDER($model) ->
    [f] placée
   *[m] placé
  } ailleurs, à { WAY($start, $end) }.
event-no-room = Il n’y a pas de place pour { $model } à côté { DE($target) }.
event-removed = { $model } quitte le plateau et sort du jeu.
event-traversed = { $model } franchit un Obstacle ({ $obstacle }).
event-climbed = { $up ->
    [yes] { $model } monte par l’échelle ({ $ladder }).
   *[no] { $model } descend par l’échelle ({ $ladder }).
  }

## Façons de se déplacer

word-free = sans coût

## Pourquoi pas

why-no-energy = Cela coûte { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
  } ; { $model } en a { $energy }.
why-jogged = { $model } a déjà couru ce tour-ci.
why-cannot-jog = { $model } ne peut plus courir jusqu’à la fin du tour.
why-cannot-move = { $model } ne peut plus se déplacer jusqu’à la fin du tour.
why-stands-in = Aucune Course ne part d’ici ({ $zone }) : { $model } doit d’abord en sortir par des Mouvements.
why-not-straight = Un Mouvement se fait en une seule ligne droite.
why-too-long = Cela fait { DIST($length) } ; le déplacement est limité à { DIST($most) }.
why-slow = Cela fait { DIST($length) } ; Ralenti limite la Course { DE($model) } à { DIST($most) }.
why-blocked = Le chemin { DE($model) } est barré : { $by }.
why-no-jog-there = Une Course ne peut pas entrer là ({ $zone }). Un Mouvement, si.
why-engaged = { $enemy } engage { $model } (à { DIST($reach) } ou moins) : impossible de courir en s’éloignant de cet ennemi.
why-squeeze-enemy = { $model } ne peut pas se faufiler près d’un ennemi.
why-not-off-roof = L’effet d’un adversaire ne peut pas faire descendre { $model } de son étage.
why-no-room = Pas de place pour { $model } à cet endroit : { $by }.
why-no-room-there = Cet endroit est déjà pris : { $by }.
why-not-in-contact = Cet endroit n’est pas au contact.
why-too-far-place = Cet endroit est à { DIST($gap) } ; le maximum est { DIST($reach) }.
why-not-targeted = Ce n’est pas { $model } qui a été pris pour cible.
why-reaction-only-step = Une réaction est un Mouvement de 1″ au plus, et pas une autre action : { $action }.
why-reaction-energy = Un Mouvement de Réaction coûte { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
  } ; { $model } en a { $energy }.
why-on-ladder = { $model } est sur une échelle : on ne peut que monter ou descendre.
why-no-obstacle = { $model } ne touche ni Obstacle ni bout d’échelle.
why-not-an-obstacle = Ce n’est pas un Obstacle, { $model } ne peut pas le traverser : { $terrain }.
why-not-touched = { $model } ne touche pas cet élément : { $terrain }.
why-too-thick = Épaisseur à cet endroit : { DIST($thick) } ; on franchit au plus { DIST($most) } ({ $obstacle }).
why-no-far-side = Aucune place libre pour { $model } de l’autre côté de l’Obstacle ({ $obstacle }), à { DIST($most) } au plus de son point de départ.
why-not-at-obstacle = Cet endroit est à { DIST($gap) } de l’Obstacle ({ $obstacle }) ; { $model } doit arriver à son contact.
why-same-side = Cet endroit n’est pas de l’autre côté de l’Obstacle ({ $obstacle }).
why-traverse-far = Cet endroit est à { DIST($gap) } de l’ancien, de socle à socle ; le maximum est { DIST($reach) }.
why-traverse-blocked = Le passage par-dessus l’Obstacle ({ $obstacle }) est barré : { $by }.
why-one-storey = Une action Traverser fait monter d’un étage, et il y en a { $storeys } ({ $ladder }) : la figurine s’arrête en chemin, sur l’échelle.
why-not-hanging = { $model } n’est pas sur une échelle.
why-not-at-end = Cet endroit est à { DIST($gap) } de l’échelle ({ $ladder }) ; { $model } doit se tenir au contact de son extrémité.
why-ladder-crowded = Il n’y a pas de place pour { $model } à l’autre bout de l’échelle ({ $ladder }).
why-ladder-taken = { $other } est déjà à cet endroit de l’échelle ({ $ladder }).
why-edge-far = Cette partie du bord est à { DIST($gap) } { DE($model) } ; le maximum est { DIST($reach) }.
why-edge-walled = Un mur, une fenêtre ou une porte sépare { $model } de cette partie du bord.
why-not-at-foot = { $model } doit atterrir au contact du pied de la plate-forme.
why-not-nearest = { $model } doit atterrir au plus près de l’endroit en contrebas ; celui-ci est { DIST($gap) } plus loin.
why-over-platform = Cet endroit est sur la plate-forme : { $model } doit arriver à son pied.
why-not-below-edge = Cet endroit n’est pas sous un bord d’où { $model } peut sauter.
