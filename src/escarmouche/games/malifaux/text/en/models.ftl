## Summon, Replace, Bury, Upgrades

ask-summon = Where do you put { $card }?
ask-summon-whom = Who does { $model } Summon?
ask-replace = Where do you put { $card }, in base contact with { $model }?
ask-replace-heir = Who inherits the Conditions, Tokens and effects of { $model }?
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
why-upgrade-twice = { $model } already has { $upgrade }.
why-not-summoned = The effect of { $model } does not Summon { $card }.
why-not-new = { $model } is not one of the new models.
