## What actions do, with the numbers of whoever does them

effect-end = { $pa ->
    [one] Keeps 1 PA for this turn: too few to react with.
   *[other] Keeps { $pa } PA for this turn, to react with.
  }
effect-end-spent = No PA left.
effect-advance = Up to { DIST($distance) }.
effect-quick = Up to { DIST($distance) } if the JA is made; else at most { DIST($short) }, and not again this activation. 0 and 0: it falls.
effect-charge = Straight, up to { DIST($distance) }, into contact with an enemy in sight; then a fight.

## What follows

then-shot-needs = { DIST($gap) } away: { $need } or less (T { $t }).
then-may-reroll = { $figure } may reroll its JD: counted as done where it helps.
then-may-reroll-unless = { $figure } may reroll: counted as done unless its die is good enough.
then-adds = { $figure }: a die + { $need }.
then-adds-with = { $figure }: a die + { $need }, { $count ->
    [one] 1 advantage
   *[other] { $count } advantages
  } ({ $advantages }).
then-cannot-defend = { $figure } is stunned and is simply hit.

## How likely it is

odds-made = the JA is made ({ $need } or less)
odds-recovers = it comes round (less than { $need })
odds-hits = the shot hits
odds-wins = { $figure } wins
odds-ahead = { $figure } wins, as the dice lie
odds-skewered = if it skewers, { $figure } is wounded or out
odds-out = { $figure } out of action
odds-wounded = { $figure } wounded
odds-stunned = { $figure } stunned
odds-fallen = { $figure } falls
odds-unharmed = { $figure } unharmed

## Warnings

warn-into-fight = { $friends } { $count ->
    [one] stands
   *[other] stand
  } close to { $target }: a shot that goes badly wrong may hurt your own. Shoot all the same?
warn-cannot-hit = { $figure } cannot hit { $target }, whatever the die shows. Shoot all the same?
