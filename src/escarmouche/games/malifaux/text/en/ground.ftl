## Moving

ask-landing = Where does { $model } land?
ask-marker-landing = Where does the { $kind } land?
ask-direction = In which direction does { $model } go?
event-moved = { $model } moves.
event-pushed = { $model } is Pushed.
event-placed = { $model } is Placed.
event-fell = { $model } falls { DIST($height) }{ $damage ->
        [0] { "" }
       *[other] {" "}and suffers { $damage } damage
    }.
why-off-table = { $model } cannot leave the table.
why-no-room = { $model } would overlap { $by } there.
why-blocked = { $model } cannot get past this: { $by }.
why-landing-taken = { $by } stands where { $model } would come down.
why-too-long = That costs { DIST($length) } of movement; { $model } has { DIST($most) }.
why-climb-not-walk = { $model } climbs only in a Walk, and would not be at a height of { DIST($height) } there.
why-no-side = { $model } would touch no side there that can be climbed to a height of { DIST($height) }.
why-beyond-side = { $by } can be climbed there from { DIST($low) } to { DIST($high) }, not to { DIST($height) }.
why-leaves-engagement = { $model } would leave the engagement range of { $by }.
why-not-nearest = { $model } lands at the nearest free place.
why-not-nearest-marker = The Marker lands at the nearest free place.
why-not-nearest-way = { $model } must end as near to { $target } as it can: { DIST($left) } nearer than that.
why-not-furthest = { $model } must end as far from { $target } as it can: { DIST($left) } further than that.
why-goes-further = { $model } would get further from { $target } on the way.
why-comes-nearer = { $model } would come nearer to { $target } on the way.

## Placing

why-not-in-contact = { $model } must be in base contact with { $target }.
why-too-far-place = That is { DIST($gap) } away; { $model } may be Placed within { DIST($reach) }.
why-indoors = A Place takes { $model } neither into a building nor out of it.
why-place-unseen = { $by } does not see that place.
why-not-in-zone = { $model } must be completely within its Deployment Zone.

## Markers

event-marker-dropped = A new { $kind } lies on the table.
event-marker-moved = The { $kind } is moved.
event-marker-removed = The { $kind } is removed.
why-marker-far = { $reach ->
    [0] That is { DIST($gap) } from { $target }; the Marker must be in base contact with it, or under it.
   *[other] That is { DIST($gap) } from { $target }; the Marker must be within { DIST($reach) }.
  }
why-marker-taken = The Marker cannot lie there: { $by }.
why-marker-stopped = The Marker cannot be moved through { $by }.
why-marker-long = That is { DIST($length) }; the Marker may be moved { DIST($most) }.
why-marker-unseen = { $by } does not see that place.

## Sight

why-nobody = There is no “{ $model }”.
why-not-there = { $model } is not on the table.
sight-itself = { $model } always has line of sight to itself.
sight-clear = { $model } sees { $target }, { DIST($gap) } away.
sight-past = { $model } sees { $target }, { DIST($gap) } away, past { $by }.
sight-blocked = { $model } does not see { $target }, { DIST($gap) } away. In the way: { $by }.
sight-dense = A line may lead into or out of Dense terrain, not right through it ({ $by }).
sight-shadow = { $model } is in the Shadow of { $by }, which is at least as tall: no line leads through it.
sight-floor = A floor lies between them ({ $by }).
cover-shadow = { $target } has Cover: it is in the Shadow of { $by }, and a line can be drawn through that.
concealed-by = { $target } has Concealment: a line crosses { $by }.
word-cover = Cover

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

error-unknown-board = There is no board “{ $board }”. Did you mean: { $nearest }?
file-piece = { $id }: { $problem }
file-board-id = the id “{ $id }” is empty, taken or reserved
file-board-outline = exactly one of rect, circle, polygon and line gives the outline
file-board-stairs = stairs are drawn by the two ends of their foot and of their head
file-board-line = a line needs two different points or more
file-board-size = its size must be above 0
file-board-corners = an outline needs three corners that are not in line
file-board-crossed = the outline crosses itself
file-board-edge = it reaches over the edge of the table, which is { DIST($side) } by { DIST($side) }
file-board-height = it needs a Height above 0
file-board-clearance = only a bridge has a clearance, and it is less than its Height
file-board-hill = a hill has one convex outline, and a run above 0
file-board-on = nothing can stand on “{ $on }”
file-board-upper = only stairs lead up
file-board-floor = stairs cannot lead up to “{ $floor }”
file-board-head = their head must lie on the edge of { $floor }
file-board-higher = stairs must be as high as what they lead up to
file-board-opening = an opening must lie on the outline of its building, which is one rect or polygon
