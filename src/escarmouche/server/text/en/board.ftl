## The board of the browser client

ui-board = The board
ui-board-label = { $name }, { DIST($width) } by { DIST($height) }
ui-board-health = { $left } of { $health } health
ui-board-wounds = { $wounds ->
    [0] unhurt
    [one] 1 wound
   *[other] { $wounds } wounds
  } (crippled at { $crippled }, killed at { $killed })
ui-board-holds = in hand: { $things }
ui-nobodys = no player’s
ui-edge-open = edge
ui-edge-wall = wall
ui-edge-door = door
ui-edge-door-open = open door
ui-edge-door-closed = closed door
ui-edge-door-locked = locked door
ui-edge-door-broken = broken door
ui-edge-window = window
ui-edge-slope = slope
ui-edge-obstacle = obstacle
ui-edge-stairs = stairs
ui-edge-ladder = ladder
ui-edge-fragile = fragile wall
ui-edge-fragile-whole = fragile wall
ui-edge-fragile-broken = broken wall
ui-edge-climb = wall that can be climbed
ui-cell-blocked = blocked square
ui-cell-high = high square
ui-edge-state = { $edge }, { $state }
ui-edge-between = { $edge } ({ $one } / { $other })
ui-board-energy = energy { $energy }
ui-board-active = acting now
ui-board-done = has acted
ui-board-where = { DIST($east) } from the west edge, { DIST($north) } from the south edge
ui-board-up = { DIST($height) } above the ground
ui-board-from = { DIST($far) } to the { $wind } of { $from }
ui-board-north = north
ui-board-northeast = north-east
ui-board-east = east
ui-board-southeast = south-east
ui-board-south = south
ui-board-southwest = south-west
ui-board-west = west
ui-board-northwest = north-west
ui-board-left = { DIST($left) } left
ui-board-floors = Floor shown
ui-board-floor-all = All
ui-board-floor-ground = Ground
ui-board-floor-level = Floor at { DIST($height) }
ui-board-floor-now = Floor shown: { $floor }
ui-board-zoom = Zoom
ui-board-zoom-in = Nearer
ui-board-zoom-out = Farther
ui-board-whole = Show the whole table
ui-board-sees = { $one } sees { $other }
ui-board-sees-not = { $one } does not see { $other }
ui-board-apart = { DIST($far) } apart
ui-board-cover = cover: { $cover }
ui-board-by = blocked by { $by }
