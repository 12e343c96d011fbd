## Types of damage

word-impact = Impact
word-slicing = Slicing
word-piercing = Piercing
word-magical = Magical

## What happens

event-blow = { $model }, { $move } against { $against }: { $copies ->
    [one] { $base }
   *[other] { $copies } × { $base } = { $product }
  } { $type }.
event-blow-null = { $model }, { $move } against { $against }: Null, no damage.
event-blow-short = { $model }, { $move } against { $against }: no damage, { $target } is out of reach.
event-change = { "  " }{ $source }: { $signed }.
event-change-null = { "  " }{ $source }: the damage becomes Null.
event-damage = { "  " }= { $total } { $type } damage to { $target }.
event-hurt = { $target } is dealt { $amount } { $type } damage.
event-wounded = { $model } suffers { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
  } ({ $left ->
    [one] { $left } box
   *[other] { $left } boxes
  } left).
event-slain = { $model } is slain.
event-restored = { $model } restores { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
  } ({ $left ->
    [one] { $left } box
   *[other] { $left } boxes
  } open).
event-vicious = { $source }: { $model } gains { $energy } energy.
