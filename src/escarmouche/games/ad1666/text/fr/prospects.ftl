## Ce que font les actions

effect-end = Termine l’activation.
effect-end-early = Termine l’activation, bien qu’il reste une action.

## Ce que demande un test

then-diagonals = { $count ->
    [0] Plus aucun pas en diagonale dans cette phase.
    [one] Encore { $count } pas en diagonale dans cette phase.
   *[other] Encore { $count } pas en diagonale dans cette phase.
  }
then-mod = { $mod } { $amount }
then-test = { $ability } { $score } contre ND { $nd } : une carte de { $need } ou plus.
then-test-mods = { $ability } { $score } ({ $mods }) contre ND { $nd } : une carte de { $need } ou plus.
then-contest = { $ability } { $score } contre { $against } { $other } ; à égalité, c’est perdu.
then-against = { $total } contre ND { $nd }.
then-same-suit = Même famille : +1.
then-same-value = Même valeur : +2.

## Tirs

then-shot = { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  } : ND { $nd }, { $skill } { $score } : une carte de { $need } ou plus.
then-shot-mods = { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  } : ND { $nd }, { $skill } { $score } ({ $mods }) : une carte de { $need } ou plus.

## Mêlée

then-adds = { $model } ({ $item }) : une carte { $amount }.
then-adds-mods = { $model } ({ $item }) : une carte { $amount }, dont { $mods }.
then-adds-nothing = { $model } ne joue pas de carte : 0.
then-total = Total : { $total }.
then-lands = Le coup porte { $location }.
then-totals = { $one } contre { $two }.
then-suffers = { $wounds ->
    [0] Aucune Blessure pour { $target } ({ $location }).
    [one] { $wounds } Blessure pour { $target } ({ $location }).
   *[other] { $wounds } Blessures pour { $target } ({ $location }).
  }
then-crippled-by = { $wounds ->
    [one] { $wounds } Blessure
   *[other] { $wounds } Blessures
  } pour { $target } ({ $location }), qui devient { GENDER($target) ->
    [f] Estropiée
   *[m] Estropié
  }.
then-killed-by = { $wounds ->
    [one] { $wounds } Blessure pour { $target } ({ $location }), qui meurt.
   *[other] { $wounds } Blessures pour { $target } ({ $location }), qui meurt.
  }
then-tokens-left = { $count ->
    [0] Plus aucun pion pour parer.
    [one] Il reste { $count } pion pour parer.
   *[other] Il reste { $count } pions pour parer.
  }
then-parry = ND { $nd } : une carte de { $need } ou plus.
then-gains = { $mods }.
then-weapon-there = { $item } : { $amount } à cet endroit ; { $target } y a { $armour } d’armure.

## Avec quelles chances

odds-made = le test est réussi
odds-with-hand = avec des cartes de la main
odds-mishap = Infortune
odds-hits = le tir touche
odds-parried = le coup est paré
odds-wins = { $model } gagne, pioche contre pioche
odds-wins-card = { $model } gagne, si l’autre joue sa pioche
odds-tie = égalité
odds-initiative = vous avez l’Initiative, si l’autre joue sa pioche
odds-again = égalité : on recommence
odds-wounded = Blessure pour { $target }
odds-crippled = { $target } : { GENDER($target) ->
    [f] Estropiée
   *[m] Estropié
  }
odds-killed = { $target } : { GENDER($target) ->
    [f] tuée
   *[m] tué
  }

## Avertissements

warn-into-fight = { $target } est aux prises avec { $friends } : en cas d’Infortune, l’adversaire peut faire toucher l’un des vôtres. Tirer quand même ?
warn-once-on = { $model } ne peut tenter cela qu’une fois dans la partie contre { $target }. Essayer maintenant ?
warn-marker = Une fois défaussé, le marqueur Discrétion { DE($model) } ne revient jamais. Y renoncer maintenant ?
