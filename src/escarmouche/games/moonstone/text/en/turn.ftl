## Questions

ask-activate = Which character do you activate?
ask-action = What does { $model } do? ({ $energy ->
    [0] no energy left
    [one] 1 energy left
   *[other] { $energy } energy left
  })
ask-step = Where does { $model } step, up to 1″ in a straight line?
ask-jog = Which way does { $model } jog, up to { DIST($distance) }?
ask-harvest = Which stone do you dig at?
ask-reaction = Does one of your characters make a Reaction Step (1 energy, 1″)?
ask-premonition = Premonition: does your character step out of the way first (1 energy, 1″)?
ask-free-move = Where does { $model } move?
ask-direction = In which direction is { $model } moved, in degrees counted from the east towards the north?
ask-place = Where do you place { $model }?
ask-drop-stone = Where does { $stone } fall, in contact with { $model }?
ask-first-player = Which player activates first this turn?

branch-end = end the activation
branch-step = Step (1 energy): up to 1″
branch-jog = Jog (free, once a turn)
branch-harvest = Harvest a stone
branch-melee = Melee Attack (1 energy)
branch-traverse = Traverse an Obstacle or a ladder (2 energy)
branch-jump = jump down (1 energy)
branch-pass = pass
branch-stay = stay
branch-path = move
branch-spot = place it

## What happened

event-turn = Turn { $turn } begins.
event-replenished = Every character in play receives its energy.
event-rolled = Player { $seat } rolls { $score }, { $total } in all.
event-first-player = Player { $winner } decides: player { $seat } activates first.
event-activated = Player { $seat } activates { $model }.
event-declared = { $model }: { $action } ({ $cost } energy).
event-declared-at = { $model }: { $action } at { $target } ({ $cost } energy).
event-activation-ended = { $model } is done.
event-discarded = Turn { $turn } ends: unspent energy is discarded.
event-moved = { $model } moves ({ $gait }).
event-pushed = { $model } is moved { DIST($far) }.
event-placed = { $model } is placed elsewhere.
event-no-room = There is no room to place { $model } beside { $target }.
event-removed = { $model } leaves the board and is Removed from play.
event-withdrawn = { $model } leaves the game.
event-reaction = { $model } reacts.
event-target-lost = { $target } is no longer in range or in sight of { $model }: the action fails.
event-dug = { $model } digs: { $stone } now lies at depth { $depth }.
event-stone-taken = { $model } takes { $stone } and holds { $held }.
event-stone-moved = { $taker } takes { $stone } from { $model }.
event-stone-dropped = { $model } drops { $stone }.
event-sudden-death = The players are tied: sudden death.
event-won = Player { $seat } wins with { $held } { $held ->
    [one] Moonstone
   *[other] Moonstones
  }.
event-draw = The game is a draw, with { $held ->
    [one] { $held } Moonstone
   *[other] { $held } Moonstones
  } each for the leaders.

## Why not

why-no-energy = This costs { $cost } energy; { $model } has { $energy }.
why-jogged = { $model } has already jogged this turn.
why-cannot-jog = { $model } cannot jog until the end of the turn.
why-cannot-move = { $model } cannot move until the end of the turn.
why-on-ladder = { $model } clings to a ladder: it can only climb on or down.
why-stands-in = { $model } stands in { $zone }: no Jog starts there. Step out first.
why-not-straight = A Step is one straight line.
why-too-long = That is { DIST($length) }; the move may be at most { DIST($most) }.
why-blocked = The way of { $model } is blocked: { $by }.
why-no-jog-there = A Jog may not enter { $zone }. Steps may.
why-engaged = { $enemy } engages { $model } (within { DIST($reach) }): it may not jog away from that enemy.
why-no-room = { $model } would overlap { $by } there.
why-no-room-there = That place is taken: { $by }.
why-not-in-contact = That place is not in base contact.
why-too-far-place = That place is { DIST($gap) } away; at most { DIST($reach) } is allowed.
why-no-stone = No Moonstone touches the base of { $model }.
why-harvest-engaged = { $enemy } engages { $model }: no Harvest while engaged.

## Errors and words

error-seats = Moonstone is for 2, 3 or 4 players, not { $seats }.
word-step = Step
word-jog = Jog
word-jump = jump
word-free = move
word-melee = Melee Attack
word-harvest = Harvest
word-traverse = Traverse
word-edge = the board edge
word-slow = Slow
word-activated = activated
word-jogged = has jogged
word-slain = slain
word-dying = slain
word-removed = Removed from play
word-reserve = in reserve
word-arcane = Arcane
word-combat = Combat
word-secret = Event and Agenda
word-phantasm = taken out of the Arcane Deck
word-wounds = wounds
word-health = health
word-energy = energy
word-stones = stones
word-depth = depth
word-moonstone = Moonstone
why-target-weaker = { $target } has no fewer open health boxes than { $model }.

## The table at a glance

label-edge = edge
track-turn = turn { $value }
track-sudden = turn { $value } of sudden death
track-first = first to activate: { $player }
track-initiative = Initiative: { $player }
track-stones = stones ({ $player }): { $value }
track-edge = table edge ({ $player }): { $value }
track-faction = faction ({ $player }): { $value }
track-mulligan = Mulligan used: { $player }
table-melee = Round of Melee
table-casting = Arcane Ability
table-flipped = Arcane Card turned over
table-revealed = Events and Agendas shown so far
table-glimpse = Events and Agendas you saw when you chose
table-attacker = attacker
table-defender = defender
table-model = who
table-played = cards played
table-follow = Follow-Up
table-ability = ability
table-target = target
table-declared = said to be
table-card = face-down card
table-shown = cards shown
table-buried = cards laid before
