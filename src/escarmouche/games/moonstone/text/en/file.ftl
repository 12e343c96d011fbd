## What is wrong in a card file

file-card-id-taken = the id { $id } stands in { $file } already
file-card-other-name = “{ $id }” is called “{ $name }” on the card { $card }: the same id means the same name everywhere
file-card-pip = a blue dot stands on box { $pip }, but there are { $health } boxes
file-card-deals = no damage is given against { $missing }
file-card-copy = the id { $id } ends in a number, as those of second copies do
file-card-id = “{ $id }” is no id: write small letters, with hyphens between words
file-card-action = { $id } is the name of an action already
file-card-id-twice = the id { $id } stands twice
file-card-requirement = “{ $text }” is no requirement: write e.g. green X or blue 2
file-card-word = one word each, with its parameters below it
file-card-amount = “{ $text }” is not an amount: write a number, X, 2X or X+1

## What is wrong in a board file

file-piece = { $id }: { $problem }
file-board-id = the id “{ $id }” is empty, taken or reserved
file-board-centre = no terrain may lie on the very centre of the board
file-board-top = its top must be above its bottom
file-board-building = there is no building “{ $building }”
file-board-floor = there is no floor “{ $floor }”
file-board-stairs = stairs are drawn by the two ends of their foot and of their head
file-board-outline = exactly one of rect, circle, polygon and line gives the outline
file-board-floor-outline = a floor is a rect or a polygon
file-board-line = a line needs two different points or more
file-board-size = its size must be above 0
file-board-corners = an outline needs three corners that are not in line
file-board-crossed = the outline crosses itself
file-board-edge = it reaches over the edge of the board, which is { DIST($side) } by { DIST($side) }
file-board-upper = it must lead to a floor: upper is missing
file-board-higher = the upper floor must be higher than the lower one
file-board-storeys = it has one storey at least
file-board-foot = its foot must lie on { $floor }
file-board-head = its head must lie on the edge of { $floor }

## What is wrong in the position of a case

file-position-deck = a deck is a list of cards, or {"{"}without: [..], top: [..]{"}"}
file-position-deploy = nobody is left to deploy
