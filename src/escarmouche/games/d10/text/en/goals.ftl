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
why-has-it = { $figure } has that weapon already ({ $weapon }).
why-not-an-object = That is not an object of the scenario ({ $marker }).
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
why-beacon-held = { $target } is still on the platform, and on its feet.

## How a game ends

event-points = Points: { EACH($scores) }.
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

## What wins, how it stands, what is left

aim-most = Have more points after turn { $turns }.
aim-hold = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for each of your figures that still counts within { DIST($within) } of the middle of { $place }{ $leader ->
    [0] {"."}
   *[other] , { $leader } for your Leader.
  }
aim-hold-place = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for each of your figures that still counts within { DIST($within) } of the marked place{ $leader ->
    [0] {"."}
   *[other] , { $leader } for your Leader.
  }
aim-exit = Take { $object } off the table over the { $edge } edge: { $wins ->
    [yes] that wins at once.
   *[no] { $points ->
      [one] 1 point.
     *[other] { $points } points.
    }
  }
aim-half = At the end of turn { $turns } { $object } is carried, or lies, in your own half of the table: { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-carry = At the end of turn { $turns } you carry { $object }, or it lies in the marked area and you carried it last: { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-carry-outside = At the end of turn { $turns } you carry { $object }, or it lies outside the marked area and you carried it last: { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-carry-held = At the end of turn { $turns } you carry { $object }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-beacon = Light the beacon on { $floor } (2 PA) while no enemy stands there: that wins at once.
aim-last = Hold out: if nobody has won by the end of turn { $turns }, you win.
aim-losses = Enemies out of action: { $other } for each, { $character } for a Character, { $leader } for the Leader.
aim-morale = Break their nerve: a band that rolls above its M at the end of a turn has lost at once.
aim-turn = Turn { $turn } of { $of }.
aim-arrival = Turn { $turn }, player { $seat }, { $edge } edge: { $figures } { $count ->
    [one] arrives.
   *[other] arrive.
  }
spot-hold = within { DIST($within) }
spot-carry = { $object } scores here
spot-outside = { $object } scores outside
spot-exit = off the table with { $object }
spot-half = { $object } scores here
spot-beacon = the beacon
