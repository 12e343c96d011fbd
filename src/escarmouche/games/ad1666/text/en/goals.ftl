## The goals

event-points = { $side } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (total: { $total }).
event-goal-exit = Out and away: { $side } has reached its goal.
event-goal-carry = { $side } has it in the end: { $item }.
event-goal-keep = It never left ({ $item }): that was { $side }’s goal.
event-goal-hold = { $side } holds the ground.
event-goal-slay = { $card } is dead: that was { $side }’s goal.
event-goal-recruit = { $card } has joined { $side }.
event-goal-ritual = The ritual is complete: that was { $side }’s goal.
event-goal-foil = The ritual has come to nothing: that was { $side }’s goal.

## The end

event-won = { $side } wins. Victory Points: { EACH($points, kind: "side") }.
event-draw = Nobody wins. Victory Points: { EACH($points, kind: "side") }.
outcome-goal = The goal of the scenario was reached.
outcome-points = Decided on points.
outcome-otherwise = Time was on their side.
outcome-defeat = The enemy has won.
outcome-defeat-title = You have lost.

## What wins, how it stands, what is left

aim-most = Have more Victory Points than the other side when the game ends.
aim-exit-item = Leave the board from a marked square with this: { $item }. { $end ->
    [wins] It wins at once.
    [ends] { $points } points, and the game ends.
   *[no] { $points ->
      [one] 1 point.
     *[other] { $points } points.
    }
  }
aim-exit-card = { $card } leaves the board from a marked square: { $end ->
    [wins] it wins at once.
    [ends] { $points } points, and the game ends.
   *[no] { $points ->
      [one] 1 point.
     *[other] { $points } points.
    }
  }
aim-exit-any = Leave the board from a marked square: { $end ->
    [wins] it wins at once.
    [ends] { $points } points, and the game ends.
   *[no] { $points ->
      [one] 1 point.
     *[other] { $points } points.
    }
  }
aim-carry = Have this at the end: { $item }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-keep = See to it that this never leaves the board: { $item }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-hold = Have more conscious Characters on the marked squares at the end: { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-survive-card = { $card } is alive at the end: { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-survive-any = For each of your Heroes who is alive at the end: { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-slay = Kill { $card }: { $end ->
    [wins] it wins at once.
    [ends] { $points } points, and the game ends.
   *[no] { $points ->
      [one] 1 point.
     *[other] { $points } points.
    }
  }
aim-recruit = Have this one in your Band at the end: { $card }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-ritual = Complete the ritual: { $end ->
    [wins] it wins at once.
    [ends] { $points } points, and the game ends.
   *[no] { $points ->
      [one] 1 point.
     *[other] { $points } points.
    }
  }
aim-foil = Foil the ritual, or get rid of its caster: { $end ->
    [wins] it wins at once.
    [ends] { $points } points, and the game ends.
   *[no] { $points ->
      [one] 1 point.
     *[other] { $points } points.
    }
  }
aim-kills = Kills, and enemies who flee: { $commoner } for a Commoner, { $hero } for a Hero, { $captain } for the captain.
aim-otherwise = Wins if nobody has more points at the end.
aim-nights = The campaign is won by the most nights; if they are level, by the most story points left.
aim-alarm = The game ends when the Alarm is used up: { $left } of { $of } counters left.
aim-turns = The game lasts { $of } turns: { $left } left.
aim-turn = Turn { $turn }.
aim-rite = The ritual: { $red } of { $of } red cards, { $black } of { $most } failures.
aim-arrival = Turn { $turn }: { $figures } { $count ->
    [one] arrives ({ $side }).
   *[other] arrive ({ $side }).
  }
aim-wave-turn = Turn { $turn }: { $count } more come who belong to nobody.
aim-wave-alarm = With { $alarm } Alarm counters left: { $count } more come who belong to nobody.
spot-exit = the way out
spot-hold = counts at the end
