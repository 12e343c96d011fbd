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
why-band-equal = The band has M { $morale }; it must have { $wanted }, as much as the other.
why-band-room = { $card } has M { $morale }, and there is room for { $room }{ $due ->
    [0] .
   *[other] { "" }: { $due } are kept for those that the band must have.
  }
why-band-full = The band has M { $morale } of { $most } at most: nobody else fits in.

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

## The turn

ask-first-player = You have the initiative: who activates the first figure?
ask-activate = Which figure do you activate?
ask-action = What does { $figure } do? { $pa } PA left.
branch-end = End the activation
event-turn = Turn { $turn } of { $last }.
event-initiative-rolled = Initiative of player { $seat }: M { $morale } + { $die } = { $total }.
event-initiative-tied = A tie: both roll again.
event-initiative-lost = Player { $seat } lost heart and the initiative with it: player { $winner } has it.
event-first-player = Player { $winner } has the initiative: player { $seat } starts.
event-activated = Player { $seat } activates { $figure }.
event-activation-ended = The activation of { $figure } ends, with { $pa } PA unspent.
event-declared = { $figure }: { $action } ({ $pa } PA).
event-halted = { $figure } is halted: { $target } hides in the way.
event-noticed = { $figure } is noticed: an enemy is within 5 cm.
why-pa = { $action } costs { $pa } PA; { $figure } has { $left }.
why-level = { $action } does not exist at the level that is played.
why-plight-stunned = { $figure } is stunned: it can only Recover.
why-plight-climbing = { $figure } hangs partway up: it can only climb on or let go.
why-plight-prone = { $figure } lies on the ground: it can only get up, crawl, turn, or use a crossbow or a firearm.
why-plight-prone-plain = { $figure } lies on the ground: it can only get up, turn, or use a crossbow or a firearm.
why-plight-engaged = { $figure } is in contact with an enemy on its feet: { $action } is not possible.
why-plight-held = { $figure } is in contact with an enemy on its feet and cannot leave it: { $action } is not possible.
why-laden = { $figure } carries { $object }: { $action } is not possible.

## Morale and the end

event-morale-held = Player { $seat } tests morale: { $die } against M { $morale }. The band stays.
event-morale-failed = Player { $seat } tests morale: { $die } against M { $morale }. The battle is lost.
event-morale-critical = Player { $seat } tests morale: 0 and 0. The band loses the next initiative.
event-points = Points: { $scores }.
event-goal-exit = Player { $seat } has carried off { $object }.
event-beacon = { $figure } lights the beacon.
event-left = { $figure } leaves the table ({ $edge }).
event-won = Player { $seat } has won. { $reason ->
    [outcome-morale] The other band has lost heart.
    [outcome-nobody] The other band has nobody left.
    [outcome-exit] The prize has been carried off.
    [outcome-beacon] The beacon burns.
    [outcome-last] They have held out.
    [outcome-conceded] The other player has given up.
   *[outcome-points] Points decide.
  }
event-draw = Nobody has won.
outcome-morale = The other band has lost heart.
outcome-nobody = The other band has nobody left.
outcome-exit = The prize has been carried off.
outcome-beacon = The beacon burns.
outcome-last = They have held out to the end.
outcome-points = Points decided.
outcome-draw = Nobody has won.

## Things

ask-pickup = Which weapon does { $figure } pick up?
ask-take = What does { $figure } take?
ask-give = To whom does { $figure } give { $object }?
branch-pickup = Pick up a weapon
branch-putdown = Put down
branch-give = Give
branch-beacon = Light the beacon
event-picked-up = { $figure } picks up { $weapon }.
event-taken = { $figure } takes { $object }.
event-put-down = { $figure } puts { $object } down.
event-dropped-object = { $figure } drops { $object }.
event-given = { $figure } gives { $object } to { $target }.
why-no-weapon-here = { $figure } touches no weapon that lies on the ground.
why-carries = { $figure } carries { $object } already.
why-nothing-here = { $figure } touches nothing to take.
why-rider-carries = A rider cannot carry { $object }.
why-carries-nothing = { $figure } carries nothing.
why-no-friend-here = No friend in contact with { $figure } can carry { $object }.
why-no-beacon = There is no beacon to light.
why-beacon-far = { $figure } is not on { $floor }.
why-beacon-held = { $target } still stands on the platform.

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
