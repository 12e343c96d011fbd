## Hands

ask-equip = What does { $model } take in hand?
ask-other-hand = { $model } has { $thing } in one hand. What is in the other?
waiting-equip = what is in hand
branch-bare = nothing: bare hands
branch-keep = keep what is in hand
word-none = nothing
event-equipped = { $model } takes in hand: { $items }.
event-hands-emptied = { $model } has nothing in its hands now.

why-not-equipped = Not in the hands of { $model }, and they are fixed until its next activation: { $item }.
why-hands-fixed = What { $model } holds is fixed until its next activation.
why-nothing-to-hold = { $model } has nothing to take in hand.
why-just-swapped = { $model } has just changed what it holds: do something else first.
why-hands-empty = { $model } has nothing in hand now.
why-keep = To keep what { $model } holds nothing has to be said: do something else.
why-only-carried = That can only be carried, not held: { $item }.
why-needs-no-hand = No hand is needed for that: { $item }.
why-in-hand-already = { $model } holds just that now ({ $item }).
why-one-hand-each = One thing cannot be in both hands: { $item }.
why-two-handed = That takes both hands: { $item }.

## Picking up

ask-pick-up = What does { $model } pick up?
event-picked-up = { $model } picks up { $item }.
why-hands-full = { $model } has no hand free.
why-lies-elsewhere = That lies in { $cell }, not where { $model } stands: { $item }.

## Using

ask-use = What does { $model } use?
ask-unlock = Which door does { $model } unlock ({ $item })?
event-used = { $model } uses { $item }.
event-unlocked = { $model } unlocks and opens the { $edge }.
why-unhurt = { $model } has no Wounds.
why-not-used = That is not something to be used as an action: { $item }.
why-no-lock-here = { $model } stands at no locked door: { $item } is of no use.
