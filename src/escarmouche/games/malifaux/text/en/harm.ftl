## Conditions

word-fast = Fast
word-slow = Slow
word-staggered = Staggered
word-stunned = Stunned
word-adversary = Adversary
word-shielded = Shielded
word-injured = Injured
word-burning = Burning
word-distracted = Distracted
word-focused = Focused
word-poison = Poison
event-condition = { $model } gains { $condition }.
event-condition-value = { $model } gains { $condition } +{ $amount } (now +{ $value }).
event-condition-adversary = { $model } gains Adversary ({ $keyword }).
event-condition-cancelled = { $model }: { $other } and { $condition } cancel each other.
event-condition-lowered = { $model }: { $condition } drops by { $amount } to +{ $value }.
event-condition-ended = { $model } loses { $condition }.

## Damage, healing

word-damage = damage
event-damaged = { $model } suffers { $amount } damage (Health { $health }).
event-damaged-by = { $model } suffers { $amount } damage from { $by } (Health { $health }).
event-damaged-because = { $model } suffers { $amount } damage because of { $because } (Health { $health }).
event-unhurt = { $model } suffers no damage.
event-healed = { $model } Heals { $amount } (Health { $health }).
event-hazard = { $model } suffers the effect of Hazardous terrain: { $terrain }.
word-ignore = ignore it
word-suffer = suffer it
ask-ignore-hazard = { $model } has moved Hazardous terrain onto itself: does it ignore the effect?

## Killing

ask-remains = Which Marker does { $model } leave?
ask-drop-remains = Where does { $model } leave its Marker, in base contact?
event-killed = { $model } is killed.
event-killed-by = { $by } kills { $model }.

## Destroying terrain

ask-destroy = Which piece of terrain does { $model } destroy?
event-destroyed = { $model } destroys { $terrain }.
why-destroy = There is no Destructible terrain within 1″ of { $model }.
why-indestructible = That is not Destructible: { $terrain }.
why-terrain-far = That is { DIST($gap) } away from { $model }; it must be within { DIST($reach) }: { $terrain }.
