## Ce que font les actions, avec les nombres de la figurine

effect-end = { $pa ->
    [one] Garde { $pa } PA ce tour-ci : trop peu pour réagir.
   *[other] Garde { $pa } PA ce tour-ci, pour réagir.
  }
effect-end-spent = Plus aucun PA.
effect-advance = Jusqu’à { DIST($distance) }.
effect-quick = Jusqu’à { DIST($distance) } si le JA est réussi ; sinon { DIST($short) } au plus, et pas une seconde fois dans l’activation. 0 et 0 : elle tombe.
effect-charge = En ligne droite, jusqu’à { DIST($distance) }, au contact d’un ennemi en vue ; puis un combat.

## Ce qui en découle

then-shot-needs = À { DIST($gap) } : { $need } ou moins (T { $t }).
then-may-reroll = { $figure } peut relancer son JD : le calcul suppose la relance quand elle aide.
then-may-reroll-unless = { $figure } peut relancer : le calcul suppose la relance, sauf si le dé suffit.
then-adds = { $figure } : un dé + { $need }.
then-adds-with = { $figure } : un dé + { $need }, { $count ->
    [one] { $count } avantage
   *[other] { $count } avantages
  } ({ $advantages }).
then-cannot-defend = { $figure } est au sol, hors d’état de se défendre : le coup porte.

## Avec quelles chances

odds-made = le JA est réussi ({ $need } ou moins)
odds-recovers = la figurine reprend ses esprits (moins de { $need })
odds-hits = le tir touche
odds-wins = { $figure } gagne
odds-ahead = { $figure } gagne, au vu des dés
odds-skewered = en cas d’embrochage, { $figure } est { GENDER($figure) ->
    [f] blessée
   *[m] blessé
  } ou hors de combat
odds-out = { $figure } est hors de combat
odds-wounded = { $figure } est { GENDER($figure) ->
    [f] blessée
   *[m] blessé
  }
odds-stunned = { $figure } tombe sur le ventre, { GENDER($figure) ->
    [f] sonnée
   *[m] sonné
  }
odds-fallen = { $figure } tombe sur le dos
odds-unharmed = { $figure } n’a rien

## Avertissements

warn-into-fight = { $friends } { $count ->
    [one] se tient
   *[other] se tiennent
  } tout près { DE($target) } : un tir qui tourne très mal peut toucher l’un des vôtres. Tirer quand même ?
warn-cannot-hit = { $figure } ne peut pas toucher { $target }, quel que soit le dé. Tirer quand même ?
