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

## What changes flips and totals

mod-printed = printed
mod-ability = Ability
mod-enemy-ability = enemy Ability
mod-adversary = Adversary
mod-distracted = Distracted
mod-focused = Focused
mod-concealment = Concealment
mod-friendly-fire = Friendly Fire
mod-cover = Cover
mod-accuracy = Accuracy
mod-soulstone = Soulstone

## Damage, healing

word-spend = spend one
word-keep = keep it
word-damage = damage
word-reduce = reduction
ask-soulstone-block = { $by } is about to flip damage against { $model }: a Soulstone for − on that flip?
ask-soulstone-reduce = { $model } would suffer { $amount } damage: a Soulstone to reduce it by 1/2/3?
event-soulstone = Player { $seat } spends a Soulstone for { $model } ({ $left } left).
event-damaged = { $model } suffers { $amount } damage (Health { $health }).
event-damaged-by = { $model } suffers { $amount } damage from { $by } (Health { $health }).
event-damaged-because = { $model } suffers { $amount } damage because of { $because } (Health { $health }).
event-unhurt = { $model } suffers no damage.
event-healed = { $model } Heals { $amount } (Health { $health }).
event-hazard = { $model } suffers the effect of Hazardous terrain: { $terrain }.
word-ignore = ignore it
word-suffer = suffer it
ask-ignore-hazard = { $model } has moved Hazardous terrain onto itself: does it ignore the effect?

## (blast)

ask-blast = Where does the (blast) beside { $target } lie?
event-blasts = The (blast) beside { $target } touches: { $models }.
event-blasts-none = The (blast) beside { $target } touches nobody else.
why-blast-apart = A (blast) touches the target, each further one a (blast) of the same result.
why-blast-edge = A (blast) must lie on the table.

## Killing

ask-remains = Which Marker does { $model } leave?
ask-drop-remains = Where does { $model } leave its Marker, in base contact?
event-killed = { $model } is killed.
event-killed-by = { $by } kills { $model }.

## Summon, Replace, Bury, Upgrades

ask-summon = Where is { $card } put?
ask-summon-whom = Whom does { $model } Summon?
ask-replace = Where is { $card } put, in base contact with { $model }?
ask-replace-heir = Who inherits Conditions, Tokens and effects of { $model }?
ask-replace-activation = Who goes on with the Activation of { $model }?
ask-unbury = Where is { $model } Placed?
event-summoned = { $by } Summons { $model }.
event-no-room = There is no legal place for { $card }: it is not added.
event-not-added = { $card } cannot be added to the Crew.
event-pass-gained = Player { $seat } gains a Pass Token (now { $passes }).
event-replaced = { $model } is Replaced by { $models }.
event-not-replaced = { $model } cannot be Replaced.
event-buried = { $model } is Buried.
event-unburied = { $model } is Unburied.
event-upgrade-attached = { $upgrade } is attached to { $model }.
event-upgrade-discarded = { $upgrade } is discarded from { $model }.
event-upgrade-void = { $upgrade } cannot be attached to { $model } and is discarded.
why-totem-summon = { $card } comes only while its Master, { $master }, is in play.
why-upgrade-twice = { $model } has { $upgrade } already.
