## Standing

why-off-table = The base of { $model } would stick out over the edge of the table.
why-no-floor = There is nothing to stand or lie on at a height of { DIST($height) } there.
why-no-room = There is no room for { $model } there: { $by }.

## Terrain

word-barbed-wire = barbed wire
word-bridge = bridge
word-building = building
word-house = house
word-hedge = hedge
word-wall = wall
word-fog = fog
word-hill = hill
word-crates = crates
word-stairs = stairs
word-water = water
word-woods = woods
word-other = terrain
word-blocking = Blocking
word-climbable = Climbable
word-concealing = Concealing
word-dense = Dense
word-destructible = Destructible
word-hazardous = Hazardous
word-impassable = Impassable
word-severe = Severe
word-edge = the table edge

## Boards

error-unknown-board = There is no board “{ $board }”.{ SUGGEST($nearest) }
file-piece = { $id }: { $problem }
file-board-id = the id “{ $id }” is empty, taken or reserved (edge), or has a space, a slash or a colon in it
file-board-outline = the outline is given by exactly one of rect, circle, polygon and line
file-board-stairs = stairs are drawn by the two ends of their foot and of their head
file-board-line = a line needs at least two different points
file-board-size = its size must be greater than 0
file-board-corners = an outline needs three corners that are not in a line
file-board-crossed = the outline crosses itself
file-board-edge = it reaches beyond the edge of the table, which is { DIST($side) } by { DIST($side) }
file-board-height = it needs a Height greater than 0
file-board-clearance = only a bridge has a clearance, and it must be less than its Height
file-board-hill = a hill has one convex outline, and a run greater than 0
file-board-on = nothing can stand on “{ $on }”.{ SUGGEST($nearest) }
file-board-upper = only stairs lead up
file-board-floor = stairs cannot lead up to “{ $floor }”.{ SUGGEST($nearest) }
file-board-head = their head must lie on the edge of { $floor }
file-board-higher = stairs must be as high as what they lead up to
file-board-opening = an opening must lie on the outline of its building, which is one rect or polygon

## Markers

event-marker-dropped = A new { $kind } lies on the table.
event-marker-removed = The { $kind } is removed.

## (blast)

ask-blast = Where does the (blast) beside { $target } lie?
event-blasts = The (blast) beside { $target } touches: { $models }.
event-blasts-none = The (blast) beside { $target } touches nobody else.
why-blast-apart = The first (blast) must touch the target, and each further one a (blast) of the same result.
why-blast-edge = A (blast) must lie on the table.

## Random boards

random-board = Chance table
random-shop = Shop
random-house = House
random-block = Block
random-hill = Hill
random-woods = Woods
random-pond = Pond
random-fog = Fog bank
random-embers = Embers
random-wire = Barbed wire
random-wall = Wall
random-hedge = Hedge
random-crates = Crates
random-stairs = stairs
