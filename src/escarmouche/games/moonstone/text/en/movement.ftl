## Questions

ask-step = Where does { $model } step, up to 1″ in a straight line?
ask-jog = Which way does { $model } jog, up to { DIST($distance) }?
ask-free-move = Where does { $model } move?
ask-direction = In which direction is { $model } moved?
ask-place = Where do you place { $model }?
ask-traverse = What does { $model } climb over?
ask-over = Where does { $model } come down on the far side of { $obstacle }?
ask-climb = Where does { $model } stand at the other end of { $ladder }?

## Answers

branch-stay = stay
branch-path = move
branch-spot = place it
branch-up = climb up
branch-down = climb down

## What a player is thinking about, in a few words for the others

waiting-free-move = a move
waiting-direction = a direction
waiting-place = a place

## What happens

event-moved = { STILL($start, $end) ->
    [yes] { $model } stays in place ({ $gait }).
   *[no] { $model } moves { WAY($start, $end) } ({ $gait }).
  }
event-reaction = { $model } reacts.
event-pushed = { STILL($start, $end) ->
    [yes] { $model } stays in place.
   *[no] { $model } is pushed { WAY($start, $end) }.
  }
event-placed = { $model } is placed elsewhere, { WAY($start, $end) }.
event-no-room = There is no room to place { $model } beside { $target }.
event-removed = { $model } leaves the board and is Removed from play.
event-traversed = { $model } climbs over { $obstacle }.
event-climbed = { $up ->
    [yes] { $model } climbs up { $ladder }.
   *[no] { $model } climbs down { $ladder }.
  }

## Kinds of move

word-free = free

## Why not

why-no-energy = This costs { $cost } energy; { $model } has { $energy }.
why-jogged = { $model } has already jogged this turn.
why-cannot-jog = { $model } cannot jog until the end of the turn.
why-cannot-move = { $model } cannot move until the end of the turn.
why-stands-in = No Jog starts here ({ $zone }): { $model } must Step out first.
why-not-straight = A Step is one straight line.
why-too-long = That is { DIST($length) } long; the move may be at most { DIST($most) }.
why-slow = That is { DIST($length) } long; { $model } is Slow and jogs at most { DIST($most) }.
why-blocked = The way is blocked for { $model }: { $by }.
why-no-jog-there = A Jog may not enter there: { $zone }. Steps may.
why-engaged = { $enemy } engages { $model } (within { DIST($reach) }): it may not jog away from that enemy.
why-squeeze-enemy = { $model } cannot squeeze past an enemy.
why-not-off-roof = An opponent’s effect cannot move { $model } off its raised floor.
why-no-room = There is no room for { $model } there: { $by }.
why-no-room-there = That place is taken: { $by }.
why-not-in-contact = That place is not in base contact.
why-too-far-place = That place is { DIST($gap) } away; at most { DIST($reach) } is allowed.
why-not-targeted = { $model } is not the one that was declared as a target.
why-reaction-only-step = A reaction is a Step of up to 1″ and no other action: { $action }.
why-reaction-energy = A Reaction Step costs { $cost } energy; { $model } has { $energy }.
why-on-ladder = { $model } is on a ladder: it can only climb up or down.
why-no-obstacle = { $model } touches no Obstacle and no end of a ladder.
why-not-an-obstacle = This is not an Obstacle, so { $model } cannot traverse it: { $terrain }.
why-not-touched = { $model } does not touch this: { $terrain }.
why-too-thick = That is { DIST($thick) } thick there; at most { DIST($most) } can be climbed over: { $obstacle }.
why-no-far-side = There is no free place for { $model } on the far side of the Obstacle ({ $obstacle }), at most { DIST($most) } from where it stands.
why-not-at-obstacle = That place is { DIST($gap) } from the Obstacle ({ $obstacle }); { $model } must come down in contact with it.
why-same-side = That place is not on the far side of the Obstacle ({ $obstacle }).
why-traverse-far = That place is { DIST($gap) } from the old one, base to base; at most { DIST($reach) } is allowed.
why-traverse-blocked = The way across the Obstacle ({ $obstacle }) is blocked: { $by }.
why-one-storey = One Traverse climbs one storey, and there are { $storeys } ({ $ladder }): the model stops on the ladder in between.
why-not-hanging = { $model } is not on a ladder.
why-not-at-end = That place is { DIST($gap) } from the ladder ({ $ladder }); { $model } must stand in contact with its end.
why-ladder-crowded = There is no room for { $model } at the other end of the ladder ({ $ladder }).
why-ladder-taken = { $other } is already at that place on the ladder ({ $ladder }).
why-edge-far = That part of the edge is { DIST($gap) } from { $model }; at most { DIST($reach) } is allowed.
why-edge-walled = A wall, a window or a door stands between { $model } and that part of the edge.
why-not-at-foot = { $model } must land in contact with the foot of the platform.
why-not-nearest = { $model } must land as near as possible to the spot below; that place is { DIST($gap) } further.
why-over-platform = That place is on the platform: { $model } must come down at its foot.
why-not-below-edge = That place is not below an edge that { $model } can jump from.
