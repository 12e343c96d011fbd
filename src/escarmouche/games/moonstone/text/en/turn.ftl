## Questions

ask-first-player = Which player activates first this turn?
ask-activate = Which character do you activate?
ask-action = What does { $model } do? ({ $energy ->
    [0] no energy left
    [one] 1 energy left
   *[other] { $energy } energy left
  })
ask-reaction = Does one of your characters make a Reaction Step (1 energy, 1″)?
ask-premonition = Premonition: does your character step out of the way first (1 energy, 1″)?

## Actions

branch-jog = Jog (free, once a turn)
branch-step = Step (1 energy): up to 1″
branch-harvest = Harvest a stone
branch-melee = Melee Attack (1 energy)
branch-traverse = Traverse an Obstacle or a ladder (2 energy)
branch-jump = jump down (1 energy)
branch-end = end the activation
branch-pass = pass
word-step = Step
word-jog = Jog
word-jump = jump
word-melee = Melee Attack
word-harvest = Harvest
word-traverse = Traverse

## What a player is thinking about, in a few words for the others

waiting-first-player = who activates first
waiting-activate = whom to activate
waiting-action = the next action
waiting-reaction = a Reaction Step
waiting-premonition = a Premonition

## What happens

event-turn = Turn { $turn } begins.
event-replenished = Every character in play receives its energy.
event-rolled = Player { $seat } rolls { $score }, for a total of { $total }.
event-first-player = Player { $winner } decides: player { $seat } activates first.
event-activated = Player { $seat } activates { $model }.
event-declared = { $model }: { $action } ({ $cost } energy).
event-declared-at = { $model }: { $action } at { $target }, { $cost } energy.
event-activation-ended = { $model } is done.
event-discarded = Turn { $turn } ends: unspent energy is discarded.
event-withdrawn = { $model } leaves the game.

## Events that open a chapter in the log: `heading-<event>`

heading-turn = Turn { $turn }
heading-activated = { $model }

## Why not

why-must-activate = A player who has a character left to activate must activate one.
why-reaction-others = A Reaction Step is for the opponents, after an action.
why-activated = { $model } has already been activated this turn.
why-no-such-ability = { $model } does not have that ability: { $ability }.
why-no-jumping = Nobody can jump down in this game: falling is not played.
