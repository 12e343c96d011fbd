## Terrain

name-edge = the edge
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
word-edge = the board edge

## Questions

ask-jump = Where does { $model } land after a jump from { DIST($height) }?
ask-landing = The spot below is blocked: where does { $model } land, as near to it as possible?

## What a player is thinking about, in a few words for the others

waiting-landing = where to land

## What happens

event-fell = { $pushed ->
    [yes] { $model } is pushed over the edge and falls { DIST($height) }.
   *[no] { $model } jumps down { DIST($height) }.
  }
event-fell-flying = { $model } flutters down unharmed.
event-fell-into-water = { $model } falls into { $zone } and is not hurt.

## Why not

why-no-jump = In this edition, { $model } can leave a raised floor only by stairs or by a ladder.
why-not-raised = { $model } does not stand on a raised floor.
why-no-edge = No open edge is within 1″ of { $model }.

## What is wrong with a file

error-unknown-board = There is no board “{ $board }”.{ SUGGEST($nearest) }
file-piece = { $id }: { $problem }
file-board-id = the id “{ $id }” is empty, taken or reserved (edge, rim), or has a space in it
file-board-centre = no terrain may lie on the very centre of the board
file-board-top = its top must be above its bottom
file-board-building = there is no building “{ $building }”.{ SUGGEST($nearest) }
file-board-floor = there is no floor “{ $floor }”.{ SUGGEST($nearest) }
file-board-stairs = stairs are drawn by the two ends of their foot and of their head
file-board-outline = give the outline with exactly one of rect, circle, polygon and line
file-board-floor-outline = a floor is a rect or a polygon
file-board-line = a line needs two different points or more
file-board-size = its size must be above 0
file-board-corners = an outline needs three corners that are not in line
file-board-crossed = the outline crosses itself
file-board-edge = it sticks out over the edge of the board, which is { DIST($side) } by { DIST($side) }
file-board-upper = it must lead to a floor: upper is missing
file-board-higher = the upper floor must be higher than the lower one
file-board-storeys = it needs at least one storey
file-board-foot = its foot must lie on { $floor }
file-board-head = its head must lie on the edge of { $floor }

## Random boards

random-board = Chance board
random-cottage = Cottage
random-copse = Copse
random-pool = Pool
random-shed = Shed
random-oak = Oak
random-wall = Low wall
random-crates = Crates
random-boulder = Boulder
