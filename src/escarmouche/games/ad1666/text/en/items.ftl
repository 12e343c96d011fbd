## Hands

ask-equip = What does { $model } take in hand?
ask-other-hand = { $model } holds this in one hand: { $thing }. What goes in the other?
waiting-equip = what is in hand
branch-bare = nothing: bare hands
branch-keep = keep what is in hand
word-none = nothing
event-equipped = { $model } takes in hand: { $items }.
event-hands-emptied = { $model } now has nothing in hand.

why-not-equipped = { $model } does not have it in hand, and cannot change that until its next activation: { $item }.
why-hands-fixed = What { $model } holds cannot be changed until its next activation.
why-nothing-to-hold = { $model } has nothing to take in hand.
why-just-swapped = { $model } has just changed what it holds: do something else first.
why-hands-empty = { $model } already has nothing in hand.
why-keep = To keep what { $model } holds, simply do something else.
why-only-carried = This can only be carried, not held: { $item }.
why-needs-no-hand = This needs no hand: { $item }.
why-in-hand-already = { $model } already holds exactly this: { $item }.
why-pair-in-hand = { $model } already holds exactly these: { $items }.
why-one-hand-each = A single item cannot be in both hands: { $item }.
why-two-handed = This takes both hands: { $item }.

## Picking up

ask-pick-up = What does { $model } pick up?
event-picked-up = { $model } picks up the { $item }.
why-hands-full = { $model } has no free hand.
why-lies-elsewhere = This is in { $cell }, not where { $model } stands: { $item }.

## Using

ask-use = What does { $model } use?
ask-unlock = Which door does { $model } unlock ({ $item })?
event-used = { $model } uses the { $item }.
event-unlocked = { $model } unlocks and opens the { $edge }.
why-unhurt = { $model } has no Wounds.
why-not-used = Using this is not an action: { $item }.
why-no-lock-here = { $model } is not at a locked door, so this is of no use: { $item }.
