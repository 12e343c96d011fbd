## Types de dégâts

word-impact = contondant
word-slicing = tranchant
word-piercing = perforant
word-magical = magique

## Ce qui se passe

event-blow = { $model }, { $move } contre { $against } : { $copies ->
    [1] { $base }
   *[other] { $copies } × { $base } = { $product }
  } ({ $type }).
event-blow-null = { $model }, { $move } contre { $against } : ø, aucun dégât.
event-blow-short = { $model }, { $move } contre { $against } : aucun dégât, { $target } est hors de portée.
event-change = { "  " }{ $source } : { $signed }.
event-change-null = { "  " }{ $source } : les dégâts deviennent ø.
event-damage = { "  " }= { $total ->
    [one] { $total } dégât
   *[other] { $total } dégâts
  } ({ $type }) sur { $target }.
event-hurt = { $target } reçoit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } ({ $type }).
event-wounded = { $model } subit { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
  } (reste { $left ->
    [one] { $left } case
   *[other] { $left } cases
  }).
event-slain = { $model } meurt.
event-restored = { $model } restaure { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
  } ({ $left ->
    [one] { $left } case libre
   *[other] { $left } cases libres
  }).
event-vicious = { $source } : { $model } gagne { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
  }.
