## The goals

event-points = { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $total } in all.
event-goal-exit = Out and away: { $side } has reached its goal.
event-goal-carry = { $side } has it in the end: { $item }.
event-goal-keep = It never left ({ $item }): that was { $side }’s goal.
event-goal-hold = { $side } holds the ground.
event-goal-slay = { $card } is dead: that was { $side }’s goal.
event-goal-recruit = { $card } has joined { $side }.
event-goal-ritual = The ritual is complete: that was { $side }’s goal.
event-goal-foil = The ritual has come to nothing: that was { $side }’s goal.

## The end

event-won = { $side } wins. Victory Points, Red and Blue: { $points }.
event-draw = Nobody wins. Victory Points, Red and Blue: { $points }.
outcome-goal = The goal of the scenario was reached.
outcome-points = Decided on points.
outcome-otherwise = Time was on their side.
outcome-defeat = The enemy has won.
outcome-defeat-title = You have lost.
