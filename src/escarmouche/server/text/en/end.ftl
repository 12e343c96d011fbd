## The end

ui-draw = A draw.
ui-you-won = You win!
ui-you-won-by = You win, { $most } to { $least }!
ui-you-won-with = You win, together!
ui-you-lost = You lost.
ui-you-lost-by = You lost { $least } to { $most }.
ui-won = { $count ->
    [one] { $who } wins.
   *[other] { $who } win.
  }
ui-won-by = { $who } wins, { $most } to { $least }.
ui-over-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
  }
ui-over-decisions = { $count ->
    [one] one decision
   *[other] { $count } decisions
  }
ui-over-scores = Score
ui-over-position = The last position
ui-over-position-turned = The last position, and where it turned
ui-over-position-label = { $name }, with { $count ->
    [one] one piece
   *[other] { $count } pieces
  } still on the board
ui-over-waiting = Looking back at the game…
ui-over-missing = How the game went cannot be told at the moment.
ui-over-nothing = Nobody scored, nobody was hurt, and nobody left the board.
ui-over-points = Turning points
ui-point-first = { $who } scores first ({ $what }: { $value })
ui-point-first-you = You score first ({ $what }: { $value })
ui-point-lead = { $who } takes the lead ({ $what }: { $value })
ui-point-lead-you = You take the lead ({ $what }: { $value })
ui-point-level = { $who } draws level ({ $what }: { $value })
ui-point-level-you = You draw level ({ $what }: { $value })
ui-point-last = { $who } scores once more ({ $what }: { $value })
ui-point-last-you = You score once more ({ $what }: { $value })
ui-point-leader = { $who } loses a leader, { $piece }
ui-point-leader-you = You lose your leader, { $piece }
ui-point-fall = { $piece } is the first to leave the board
ui-point-turn = Turn { $turn }
ui-point-part = Part { $part }, turn { $turn }
ui-over-done = Who did what
ui-deed-scored = scored
ui-deed-held = holds
ui-deed-felled = felled
ui-deed-dealt = dealt
ui-deed-taken = wounds
ui-over-chart = { CAP($what) } by turn
ui-rematch = New game
ui-rematch-swapped = Rematch, sides swapped
ui-look-back = Step through the game
ui-look-at-table = Look at the table
ui-show-result = Show the result
