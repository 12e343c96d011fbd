## Traverse, ladders, heights and falls

ask-traverse = What does { $model } climb over?
ask-over = Where does { $model } come down on the far side of { $obstacle }?
ask-climb = Where does { $model } stand at the other end of { $ladder }?
ask-jump = Where does { $model } land after a jump from { DIST($height) }?
ask-landing = The spot below is blocked: where does { $model } land, as near to it as possible?

branch-up = climb up
branch-down = climb down

event-traversed = { $model } climbs over { $obstacle }.
event-climbed = { $up ->
    [yes] { $model } climbs up { $ladder }.
   *[no] { $model } climbs down { $ladder }.
  }
event-fell = { $pushed ->
    [yes] { $model } is pushed over the edge and falls { DIST($height) }.
   *[no] { $model } jumps down { DIST($height) }.
  }
event-fell-flying = { $model } flutters down unharmed.
event-fell-into-water = { $model } falls into { $zone } and takes no harm.

why-no-obstacle = { $model } touches no Obstacle and no end of a ladder.
why-too-thick = { $obstacle } is { DIST($thick) } thick there; at most { DIST($most) } can be climbed over.
why-no-far-side = There is no free place for { $model } on the far side of { $obstacle }, at most { DIST($most) } from where it stands.
why-not-at-obstacle = That place is { DIST($gap) } from { $obstacle }; { $model } must come down in contact with it.
why-same-side = That place is not on the far side of { $obstacle }.
why-traverse-far = That place is { DIST($gap) } from the old one, outline to outline; at most { DIST($reach) } is allowed.
why-traverse-blocked = The way across { $obstacle } is blocked: { $by }.
why-not-at-end = That place is { DIST($gap) } from { $ladder }; { $model } must stand in contact with its end.
why-ladder-crowded = There is no room for { $model } at the other end of { $ladder }.
why-ladder-taken = { $other } hangs on { $ladder } just there.
why-no-jump = { $model } leaves a raised floor only by stairs or ladder in this edition.
why-not-raised = { $model } does not stand on a raised floor.
why-no-edge = No open edge is within 1″ of { $model }.
why-edge-far = That part of the edge is { DIST($gap) } from { $model }; at most { DIST($reach) } is allowed.
why-edge-walled = A wall, a window or a door stands between { $model } and that part of the edge.
why-not-at-foot = { $model } must land in contact with the foot of the platform.
why-not-nearest = { $model } must land as near as possible to the spot below; that place is { DIST($gap) } further.

error-unknown-board = There is no board “{ $board }”. Did you mean: { $nearest }?

## Kinds of terrain

word-open = Open Ground
word-water = Water Feature
word-wood = Wooded Patch
word-obstacle = Obstacle
word-barrier = Barrier
word-building = Building
word-wall = Wall
word-door = Door
word-window = Window
word-floor = Raised floor
word-stairs = Stairs
word-ladder = Ladder
word-rim = the edge of the platform
word-open-door = Open door
word-closed-door = Closed door
