## The goals

event-points = { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $total } in all.
event-goal-exit = Out and away: the goal of { $side } is reached.
event-goal-carry = { $side } holds it in the end: { $item }.
event-goal-keep = It was never taken out ({ $item }): that was the goal of { $side }.
event-goal-hold = { $side } holds the ground.
event-goal-slay = { $card } is dead: that was the goal of { $side }.
event-goal-recruit = { $card } is with { $side }.
event-goal-ritual = The ritual is complete: that was the goal of { $side }.
event-goal-foil = The ritual has come to nothing: that was the goal of { $side }.

## The end

event-won = { $side } wins. Victory Points, Red and Blue: { $points }.
event-draw = Nobody wins. Victory Points, Red and Blue: { $points }.
outcome-goal = The goal of the scenario was reached.
outcome-points = Points decided.
outcome-otherwise = Time was on their side.
outcome-defeat = The enemy has won.
outcome-defeat-title = You have lost.
