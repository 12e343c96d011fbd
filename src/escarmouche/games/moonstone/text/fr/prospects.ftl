## Ce que font les actions

effect-end = { $energy ->
    [one] Garde { $energy } énergie ce tour-ci, pour un Mouvement de Réaction ou un combat.
   *[other] Garde { $energy } énergies ce tour-ci, pour des Mouvements de Réaction et des combats.
  }
effect-end-spent = { $energy ->
    [0] C’est au joueur suivant.
    [one] Garde { $energy } énergie jusqu’à la fin du tour.
   *[other] Garde { $energy } énergies jusqu’à la fin du tour.
  }
effect-step = Jusqu’à { DIST($distance) } en ligne droite, même hors de portée d’un ennemi.
effect-jog = Jusqu’à { DIST($distance) }, par n’importe quel chemin ; pas pour sortir de la portée d’un ennemi.
effect-jog-slow = Ralenti : jusqu’à { DIST($distance) }, par n’importe quel chemin ; pas pour sortir de la portée d’un ennemi.
effect-harvest = { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
  } : une pierre au contact remonte de 1 ; à 0, elle est prise. Impossible si engagé.
effect-melee = Un ennemi à { DIST($reach) } ou moins : { $count } cartes Mêlée, dont une choisie en secret. Il rend le coup s’il peut vous atteindre.
effect-traverse = Par-dessus un Obstacle au contact, ou d’un bout à l’autre d’une échelle.
effect-going-for-it = { $count } cartes Mêlée de plus à choisir ; { $energy ->
    [one] il reste { $energy } énergie
   *[other] il reste { $energy } énergies
  }.

## Cibles et pierres

then-range = À { DIST($gap) }, portée { DIST($range) }.
then-behind-cover = Derrière un { $cover }.
then-draws = Vous piochez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } (Arcane { $arcane }{ $evade ->
    [0] { "" }
    [-1] , Esquive −1
    [-2] , Esquive −2
    [-3] , Esquive −3
   *[other] , Esquive { $evade }
  }{ $cover ->
    [0] { "" }
    [-1] , couvert −1
    [-2] , couvert −2
    [-3] , couvert −3
   *[other] , couvert { $cover }
  }{ $height ->
    [0] { "" }
    [-1] , hauteur −1
    [-2] , hauteur −2
    [-3] , hauteur −3
   *[other] , hauteur { $height }
  }).
then-dug = { CAP($stone) } ne sera plus qu’à la profondeur { $depth }.
then-taken = Vous prenez { $stone }.
then-melee-cards = { $count } cartes Mêlée pour vous, { $theirs } pour { $target }.
then-no-answer = { $target } n’atteint pas { $model } et n’inflige rien.

## Coups et blessures

then-no-damage = Aucun dégât { AU($target) }.
then-no-damage-as = { $form } : aucun dégât { AU($target) }.
then-deals = { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } { AU($target) } ({ $types }) : points de vie restants, { $left }.
then-deals-slays = { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } ({ $types }) : { $target } meurt.
then-deals-as = { $form } : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } { AU($target) } ({ $types }) : points de vie restants, { $left }.
then-deals-as-slays = { $form } : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } ({ $types }), { $target } meurt.
then-hurts = { $target } perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  } de vie (il lui en reste { $left }).
then-hurts-slays = { $target } perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  } de vie et meurt.

## Cartes Arcane

effect-nothing = Rien ne se passe.
effect-bluff = La carte est retournée. Si ce n’est pas { $declared }, c’est elle qui compte, et vous pouvez d’abord la remplacer par une des vôtres. Si c’est bien { $declared }, elle compte, et son joueur peut rejouer.
effect-intervene = La compétence est annulée, et sa Catastrophe frappe son propre joueur.
effect-again = { $count ->
    [one] Il reste 1 carte à jouer.
   *[other] Il reste { $count } cartes au choix.
  }
then-truth = C’est vrai.
then-lie = Un mensonge : c’est { $card } qui est posé là.
odds-x = X vaut { $x }
odds-catastrophe = Catastrophe
odds-can-be-true = ce peut être vrai : { $model } a pioché { $declared }
odds-must-be-lie = c’est forcément un mensonge : { $model } n’a pas pioché { $declared }
odds-known-lie = l’adversaire voit que c’est un mensonge

## Le tableau des cartes

word-follow-up = Riposte

## Avertissements

warn-stone = Encore un coup et { $stone } est à vous. Terminer quand même ?
warn-claim = Cette annonce ne fait rien, même si l’on y croit. La faire quand même ?

warn-once = { $ability } ne sert qu’une fois dans toute la partie. L’employer maintenant ?
