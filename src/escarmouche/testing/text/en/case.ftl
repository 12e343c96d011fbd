## How a case went

case-passed = { $file }: { $case }: passed
case-failed = { $file }, line { $line }: { $case }
case-unreadable = { "  " }it cannot be read: { $reason }
case-unplayable = { "  " }it cannot be played: { $reason }
case-where = { "  " }{ $step }: { $what }
case-wanted = { "    " }expected: { $wanted }
case-found = { "    " }found: { $found }
case-stopped = { "    " }What follows was not played.
case-given = the position
case-then = at the end
case-step = step { $n }
case-count = { NUMBER($passed, useGrouping: 0) } passed, { NUMBER($failed, useGrouping: 0) } failed

## Which rules are covered

rules-covered = covered
rules-exempt = exempt
rules-uncovered = uncovered
rules-unknown = { $id } is named in { $places }, but the ledger does not have it.
rules-untested = No tests are installed here, so nothing counts as covered. Run this in a checkout of the project.
rules-count = { $game }: { $rules } rules, { $covered } covered, { $exempt } exempt, { $uncovered } uncovered

## What was expected or found

case-accepted = accepted
case-refused = refused
case-refused-by = refused by { $by }
case-unchanged = nothing changed
case-changed = something changed
case-over = the game is over
case-goes-on = the game goes on
case-won = { $count ->
    [one] seat { $seats } wins ({ $rule })
   *[other] seats { $seats } win ({ $rule })
  }
case-drawn = a draw ({ $rule })
case-dealt = dealt
case-never-dealt = { $cards } never dealt
case-no-error = no error
case-not-asked = nothing is asked
case-offered = offered
case-not = not { $what }
case-happened = it happened
