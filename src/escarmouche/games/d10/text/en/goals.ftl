## Objects: branches and questions

branch-pickup = Pick up a weapon
branch-putdown = Put down
branch-give = Give
branch-beacon = Light the beacon
ask-pickup = Which weapon does { $figure } pick up?
ask-take = What does { $figure } take?
ask-give = Who does { $figure } give { $object } to?

## Objects: what happened

event-picked-up = { $figure } picks up { $weapon }.
event-taken = { $figure } takes { $object }.
event-put-down = { $figure } puts { $object } down.
event-dropped-object = { $figure } drops { $object }.
event-given = { $figure } gives { $object } to { $target }.
event-beacon = { $figure } lights the beacon.

## Objects: why not

why-no-weapon-here = { $figure } touches no weapon that lies on the ground.
why-not-a-weapon = That is not a weapon to pick up ({ $marker }).
why-not-touched = { $figure } does not touch that ({ $marker }).
why-carries = { $figure } carries { $object } already.
why-carried-by = { $by } carries { $object }.
why-nothing-here = { $figure } touches nothing to take.
why-rider-carries = A rider cannot carry { $object }.
why-carries-nothing = { $figure } carries nothing.
why-no-friend-here = No friend in contact with { $figure } can carry { $object }.
why-not-beside-friend = { $target } is not in contact with { $figure }.
why-friend-down = { $target } is not on its feet and takes nothing.
why-no-beacon = There is no beacon to light.
why-beacon-far = { $figure } is not on { $floor }.
why-beacon-held = { $target } still stands on the platform.

## How a game ends

event-points = Points: { $scores }.
event-goal-exit = Player { $seat } has carried off { $object }.
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
outcome-draw-title = A draw.
