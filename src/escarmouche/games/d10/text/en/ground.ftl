## Terrain

word-road = road
word-wood = wood
word-brush = brush
word-ruin = ruins
word-hedge = hedge or low wall
word-fence = fence
word-cart = low obstacle
word-rock = rock
word-wall = wall
word-house = house wall
word-tower = tower
word-ford = shallow water
word-deep = deep water
word-floor = floor
word-stairs = stairs
word-ladder = ladder
word-door = door
word-window = window
word-parapet = parapet
word-open-door = open
word-closed-door = closed
word-barred-door = barred
word-open = open
word-closed = closed
word-barred = barred

## What a piece of terrain is called that has no name of its own

terrain-road = the road
terrain-wood = the wood
terrain-brush = the brush
terrain-ruin = the ruins
terrain-hedge = the hedge
terrain-fence = the fence
terrain-cart = the low obstacle
terrain-rock = the rock
terrain-wall = the wall
terrain-house = the house wall
terrain-tower = the tower
terrain-ford = the shallow water
terrain-deep = the deep water
terrain-floor = the floor
terrain-stairs = the stairs
terrain-ladder = the ladder
terrain-door = the door
terrain-window = the window
terrain-parapet = the parapet

## Where a figure can stand

why-taken = { $by ->
    [edge] { $figure } would stick out over the edge of the table.
    [rim] { $figure } would stick out over the edge of the floor.
   *[other] { $figure } cannot stand there because of { $by }.
}

## Fog

event-halted = { $figure } stops: { $target } is hiding in the way.
event-noticed = { $figure } is spotted: an enemy is within 5 cm.
