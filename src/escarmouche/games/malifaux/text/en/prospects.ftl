## What Actions do, with the numbers of whoever takes them

effect-walk = Up to { DIST($distance) }, climbing included, without leaving an enemy’s engagement range.
effect-charge = A Push of up to { DIST($distance) }, then, if you wish, a (melee) Action that does not count against the limit.
effect-disengage = An enemy chosen by the opponent may attack. Then a Push of { DIST($distance) }, 2, 4 or 6″ shorter if the attack succeeds.
effect-stop = { $left ->
    [0] Ends the Activation.
    [one] Ends the Activation; 1 Action is not taken.
   *[other] Ends the Activation; { $left } Actions are not taken.
  }

## Targets and totals

then-range = { DIST($gap) } away, range { DIST($range) }; { $health } Health.
then-health = { $health } Health.
then-mod = { $mod } { $amount }
then-side = { $model }: { $value } + a card.
then-side-mods = { $model }: { $value } + a card ({ $mods }).
then-side-stat = { $model }: { $stat } { $value } + a card.
then-side-stat-mods = { $model }: { $stat } { $value } + a card ({ $mods }).
then-cards-more = Flips { $count } and keeps the best.
then-cards-fewer = Flips { $count } and keeps the lowest; no cheating.
then-terrifying = First { $model } has to pass a Wp duel, TN { $tn }; the odds leave it out.
then-total-with = Total { $total }.

## How likely it is

odds-succeeds = success, as the cards come
odds-resists = the attack fails, as the cards come
odds-cheating = if you cheat and nobody else does

## Warnings

warn-cheat-short = Even with this card it is not enough: { $total } where { $needed } are needed. Cheat all the same?
warn-cheat-won = It is enough already: { $total } where { $needed } are needed. Cheat all the same?
warn-into-fight = { $target } is in a fight with { $friends }: Friendly Fire gives your flip a −. Shoot all the same?
