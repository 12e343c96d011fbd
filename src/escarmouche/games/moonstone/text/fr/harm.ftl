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
    [one] { $total } dégât { $type }
   *[other] { $total } dégâts { $type }s
  } sur { $target }.
event-hurt = { $target } reçoit { $amount ->
    [one] { $amount } dégât { $type }
   *[other] { $amount } dégâts { $type }s
  }.
event-wounded = { $model } subit { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
  } ({ $left ->
    [one] il lui reste { $left } point de vie
   *[other] il lui reste { $left } points de vie
  }).
event-slain = { $model } meurt.
event-restored = { $model } récupère { $wounds ->
    [one] { $wounds } point de vie
   *[other] { $wounds } points de vie
  } (il lui en reste { $left }).
event-vicious = { $source } : { $model } gagne { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
  }.
