## Objects: branches and questions

branch-pickup = Pick up a weapon
branch-putdown = Put down
branch-give = Give
branch-beacon = Light the beacon
ask-pickup = Which weapon does { $figure } pick up?
ask-take = What does { $figure } take?
ask-give = To whom does { $figure } give { $object }?

## Objects: what happened

event-picked-up = { $figure } picks up a weapon ({ $weapon }).
event-taken = { $figure } takes { $object }.
event-put-down = { $figure } puts { $object } down.
event-dropped-object = { $figure } drops { $object }.
event-given = { $figure } gives { $object } to { $target }.
event-beacon = { $figure } lights the beacon.

## Objects: why not

why-no-weapon-here = { $figure } is not touching a weapon on the ground.
why-not-a-weapon = That is not a weapon that can be picked up ({ $marker }).
why-carries = { $figure } already carries { $object }.
why-carried-by = { $by } is carrying { $object }.
why-nothing-here = { $figure } is not touching anything to take.
why-rider-carries = A rider cannot carry { $object }.
why-carries-nothing = { $figure } is not carrying anything.
why-no-friend-here = No friend in contact with { $figure } can carry { $object }.
why-not-beside-friend = { $target } is not in contact with { $figure }.
why-friend-down = { $target } is not on its feet and cannot take anything.
why-no-beacon = There is no beacon to light.
why-beacon-far = { $figure } is not on { $floor }.
why-beacon-held = { $target } is still standing on the platform.

## How a game ends

event-points = Points: { $scores }.
event-goal-exit = Player { $seat } has carried off { $object }.
event-won = Player { $seat } wins. { $reason ->
    [outcome-morale] The other band has lost heart.
    [outcome-nobody] The other band has nobody left.
    [outcome-exit] The prize has been carried off.
    [outcome-beacon] The beacon is burning.
    [outcome-last] The band has held out to the end.
    [outcome-conceded] The other player has given up.
   *[outcome-points] It was decided on points.
  }
event-draw = Nobody wins.
outcome-morale = The other band has lost heart.
outcome-nobody = The other band has nobody left.
outcome-exit = The prize has been carried off.
outcome-beacon = The beacon is burning.
outcome-last = The band has held out to the end.
outcome-points = Decided on points.
outcome-draw = Nobody wins.
outcome-draw-title = A draw.
