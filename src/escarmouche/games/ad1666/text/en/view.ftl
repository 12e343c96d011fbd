## States and markers of Characters

word-prone = Prone
word-unconscious = Unconscious
word-activated = activated
word-watch = on Watch
word-inconspicuous = Inconspicuous
word-crippled = Crippled
word-engaged = engaged
word-poisoned = poisoned
word-acquired = acquired in play
word-reserve = not on the board yet
word-killed = killed
word-fled = fled
word-left = left the board
word-gone = away, goal reached
word-wounds = Wounds
word-fencing = Fencing tokens, usable
word-fencing-tokens = Fencing tokens
word-bribe = bribe money
word-fate = Master of fate
word-mind = Mind reading
word-captain = captain
word-uncle = nephew
word-poisons = poisons at work
word-load = reloads needed
word-ammunition = uses left
badge-faith = Faith: { $count }
badge-bribe = bribe money: { $count }
badge-fate = Master of fate: { $count }
badge-mind = Mind reading: { $count }
badge-fencing = usable Fencing tokens: { $count }
badge-fencing-tokens = Fencing tokens: { $count }
badge-poisons = poisons at work: { $count }
piece-health = { $lost ->
    [0] unhurt
    [one] 1 wound
   *[other] { $lost } wounds
  } (crippled at { $brink }, killed at { $boxes })

## Sides

word-red = Red
word-blue = Blue
side-0 = Red
side-1 = Blue
word-recruit = Recruit
word-npc = other NPCs
word-attackers = Attackers
word-guards = Guards

## Cards on the table

word-caller = tester
word-answerer = opponent
word-helper = helper
word-attacker = attacker
word-defender = defender
word-committing = cards are being chosen
word-revealed = the cards are shown
word-reinforcing = reinforcement
word-done = decided
word-combat = Close Combat

## Counts, piles and hands

track-turn = turn { $value }
track-alarm = Alarm counters: { $value }
track-initiative = Initiative: { $player }
track-first = first in the Action Phase: { $player }
track-nights = nights won ({ $player }): { $value }
track-points = Victory Points ({ $player }): { $value }
track-kreutzer = kreutzers ({ $player }): { $value }
track-story = story points ({ $player }): { $value }
track-lull = Lull
track-ritual-red = ritual, red cards: { $value }
track-ritual-black = ritual, failures: { $value }
label-turn = Turn
label-alarm = Alarm
label-initiative = Initiative
label-first = First
label-nights = Nights won
label-points = Victory Points
label-kreutzer = Kreutzers
label-story = Story points
label-lull = Lull
label-ritual-red = Ritual
label-ritual-black = Failures
pile-deck = deck
pile-discard = discard
pile-magic = Magic deck
pile-magic-discard = Magic cards turned up
pile-event = Event deck
pile-event-discard = Event cards turned up
hand-hand = Hand

## What stands beside the board

name-door = door
name-fragile = fragile wall
name-window = window
table-known = Cards you know on top of a deck
table-picks = Your Band
table-goods = Your purchases
table-vocation = Vocation:
table-hostile = hostile to:
table-uncles = friend through “Uncle”:
table-seduced = has tried to seduce:
table-poisons = poisoned by:
table-diagonals = diagonal steps in this phase:

## Who sees whom

word-cover = cover
word-outside = the outside
sight-itself = { $model } sees itself.
sight-clear = { $model } and { $target } see each other, { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  } apart.
sight-wall = { $model } and { $target } do not see each other: the wall between { $one } and { $other } is in the way.
sight-door = { $model } and { $target } do not see each other: the { $by } is closed.
sight-blocked = { $model } and { $target } do not see each other: the square { $by } is blocked.
sight-high = { $model } and { $target } do not see each other: the height { $by } is in the way.
sight-body = { $model } and { $target } do not see each other: { $by } stands in between.
sight-corners = { $model } and { $target } do not see each other: there are corners on both sides of the line, one of them between { $one } and { $other }.
sight-obstacles = { $model } and { $target } do not see each other: there are three obstacles or more, one of them between { $one } and { $other }.
sight-window = { $model } and { $target } do not see each other: the line does not pass through the { $by } as a window requires.
shot-penalties = No shot: corners and obstacles together block it, one of them between { $one } and { $other }.
shot-corners = No shot: corners on both sides of the shooter’s line, one of them between { $one } and { $other }.
shot-mark-corner = −1 to the shot: the line touches the corner between { $one } and { $other }.
shot-mark-obstacle = −1 to the shot: the line crosses the obstacle between { $one } and { $other }.
shot-mark-window = −1 to the shot: the line passes through the { $by }.
shot-mark-waived = Right beside the shooter, what is between { $one } and { $other } does not count.
why-nobody = Nobody here is called “{ $model }”.
why-not-there = { $model } is not on the board.

## Who could get where

word-zone-of-control = Zone of Control
word-partial-move = Partial Move
word-full-move = Full Move
word-close-combat = Close Combat

## What a move would lead to

then-engaged = { $model } will be engaged by { $enemies }.
then-no-engaged = { $model } will no longer be engaged by { $enemies }.
then-engages = { $model } will engage { $enemies }.
then-no-engages = { $model } will no longer engage { $enemies }.
then-sees = { $model } and { $enemies } will see each other.
then-no-sees = { $model } and { $enemies } will no longer see each other.
then-noticed = { $model } loses its Inconspicuous marker.
then-left = { $model } leaves the board.
then-gone = { $model } leaves the board, having reached its goal.
then-fled = { $model } flees and counts as killed.
then-killed = { $model } is killed.
