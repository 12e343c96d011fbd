## Bands

ask-band = Build your band: M { $morale } so far, { $least } to { $most } are needed, with 1 Leader (now { $leaders }) and 1 to 3 Characters (now { $characters }).
ask-band-take = Whom do you take?
ask-band-back = Whom do you put back?
branch-take = Take
branch-back = Put back
branch-done = Done
event-band = The band of player { $seat }, M { $morale }: { $cards }.
event-band-take = Player { $seat } takes { $card }: M { $morale }.
event-band-back = Player { $seat } puts { $card } back: M { $morale }.
event-band-done = The band of player { $seat } is complete: M { $morale }.
why-band-leader = A band has exactly 1 Leader, not { $count }.
why-band-characters = A band has { $least } to { $most } Characters, not { $count }.
why-band-morale = The band has M { $morale }; it must have { $least } to { $most }.
why-band-equal = The band has M { $morale }; it must have { $wanted }, the same as the other.
why-band-room = { $card } has M { $morale }, and there is room for { $room }{ $due ->
    [0] .
   *[other] { "" }: { $due } are kept for those that the band must have.
  }
why-band-full = The band has M { $morale } of at most { $most }: nobody else fits in.

## Setting up

ask-edge = You won the roll-off: which side do you take?
ask-deploy = Whom do you place, and where? { $left } left.
ask-deploy-place = Where does { $figure } stand?
ask-hold = What does { $figure } hold?
branch-keep = as it is
ask-bearer = Who carries { $object }?
ask-arrive = { $figure } arrives: where does it stand, touching the edge ({ $edge })?
word-north = north
word-south = south
word-east = east
word-west = west
word-first = the first side
word-second = the second side
event-rolled-off = Roll-off: { $dice }.
event-edge = Player { $seat } takes the side: { $edge }.
event-deploys-first = Player { $seat } deploys first.
event-deployed = Player { $seat } places { $figure }{ $hidden ->
    [yes] { "" }, hidden.
   *[no] .
  }
event-bears = { $figure } carries { $object }.
event-arrived = { $figure } arrives at the edge ({ $edge }).
why-nowhere = There is no place left for { $figure }.

## Set-ups and positions that cannot be

error-two-players = This game is for 2 players, not { $seats }.
error-too-many-bands = There are { $count } bands; 2 can play.
error-unknown-figure = No figure is called “{ $figure }”. Did you mean: { $nearest }?
error-band = The band of player { $player } cannot be played: { $reason }

## Scenario files that cannot be

file-id-twice = “{ $id }” cannot be an id here: each needs one of its own
file-unknown-band = there is no band “{ $band }”; did you mean: { $nearest }?
file-unknown-card = there is no figure “{ $card }”; did you mean: { $nearest }?
file-unknown-floor = the terrain has no floor “{ $floor }”; nearest name: { $nearest }
file-unknown-door = the terrain has no door “{ $door }”; nearest name: { $nearest }
file-unknown-piece = there is no piece of terrain “{ $piece }” to leave out; nearest name: { $nearest }
file-unknown-kind = the table has no terrain of the kind “{ $kind }”; nearest name: { $nearest }
file-unknown-object = there is no object “{ $object }”; nearest name: { $nearest }
file-off-table = this is not on the table, which is { $width } cm wide and { $height } cm deep
file-no-size = this outline has no size, or crosses itself; a rectangle goes from its south-west to its north-east corner
file-outline = “{ $id }” needs one outline: rect, circle, polygon or line
file-stairs = the stairs “{ $id }” need a foot and a head, and no other outline
file-no-upper = “{ $id }” leads nowhere: it needs the floor at its upper end
file-object-place = “{ $id }” cannot both lie at a place and be carried by a side at the start
file-zone = a zone has either an edge or a rectangle, or else a floor or a kind of terrain
file-zone-depth = the depth of this zone must be more than 0 and at most { $most } cm
file-goal-needs = the goal “{ $does }” needs “{ $missing }”
file-own-weapon = figures carry weapons from the book’s tables; you cannot bring weapons of your own
file-id-taken = “{ $id }” is already the id of a figure in { $file }
file-figure-id = “{ $id }” cannot be an id: use lower-case letters, with hyphens between words
file-figure-number = “{ $id }” cannot be an id: the number at its end would look like a second copy of a figure
file-figure-weapon = “{ $id }” is already the id of a weapon
file-figure-copies = a standard band has { $low } to { $high } copies of a figure
file-figure-shoots = a figure without T cannot shoot: give it a T, or leave out the { $weapon }
file-figure-blood = a figure without T has no T on its blood side
