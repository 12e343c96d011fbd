## What actions do

effect-end = { $energy ->
    [one] Keeps 1 energy this turn, for a Reaction Step or a fight.
   *[other] Keeps { $energy } energy this turn, for Reaction Steps and fights.
  }
effect-end-spent = { $energy ->
    [0] The next player is up.
    [one] Keeps 1 energy until the end of the turn.
   *[other] Keeps { $energy } energy until the end of the turn.
  }
effect-step = Up to { DIST($distance) } in a straight line, out of an enemy’s reach too.
effect-jog = Up to { DIST($distance) } along any path; not out of an enemy’s reach.
effect-jog-slow = Slow: up to { DIST($distance) } along any path; not out of an enemy’s reach.
effect-harvest = { $cost } energy: a stone that it touches comes up by 1, and is taken at 0. Not while engaged.
effect-melee = An enemy within { DIST($reach) }: { $count } Combat Cards, of which one is chosen in secret. It hits back if it can reach.
effect-traverse = Over an Obstacle that it touches, or up or down a ladder.
effect-going-for-it = { $count } more Combat Cards to choose from; { $energy } energy left.

## Targets and stones

then-range = { DIST($gap) } away, range { DIST($range) }.
then-behind-cover = Behind { $cover }.
then-draws = You draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } (Arcane { $arcane }{ $evade ->
    [0] { "" }
    [-1] , Evade −1
    [-2] , Evade −2
    [-3] , Evade −3
   *[other] , Evade { $evade }
  }{ $cover ->
    [0] { "" }
    [-1] , cover −1
    [-2] , cover −2
    [-3] , cover −3
   *[other] , cover { $cover }
  }{ $height ->
    [0] { "" }
    [-1] , height −1
    [-2] , height −2
    [-3] , height −3
   *[other] , height { $height }
  }).
then-dug = { CAP($stone) } will lie at depth { $depth }.
then-taken = You take { $stone }.
then-melee-cards = { $count } Combat Cards for you, { $theirs } for { $target }.
then-no-answer = { $target } does not reach { $model } and deals nothing.

## Blows and wounds

then-no-damage = No damage to { $target }.
then-no-damage-as = { $form }: no damage to { $target }.
then-deals = { $amount } damage to { $target } ({ $types }): { $left } left.
then-deals-slays = { $amount } damage ({ $types }): { $target } is slain.
then-deals-as = { $form }: { $amount } damage to { $target } ({ $types }), { $left } left.
then-deals-as-slays = { $form }: { $amount } damage ({ $types }), { $target } is slain.
then-hurts = { $target } suffers { $amount }: { $left } left.
then-hurts-slays = { $target } suffers { $amount } and is slain.

## Arcane Cards

effect-nothing = Nothing happens.
effect-bluff = The card is shown. If it is not { $declared }, it is the card itself that counts, and you may first put one of yours in its place. If it is, it counts, and its player may play on.
effect-intervene = The ability is cancelled, and its Catastrophe happens to its own player.
effect-again = { $count ->
    [one] 1 card is left to play.
   *[other] { $count } cards are left to choose from.
  }
then-truth = This is true.
then-lie = A lie: { $card } lies there.
odds-x = X is { $x }
odds-catastrophe = Catastrophe
odds-can-be-true = it can be true: { $model } drew { $declared }
odds-must-be-lie = it must be a lie: { $model } never drew { $declared }
odds-known-lie = the other player sees that it is a lie

## The table of cards

word-follow-up = Follow-Up

## Warnings

warn-stone = One more dig and { $stone } is yours. End all the same?
warn-claim = This claim does nothing, even if it is believed. Make it all the same?

warn-once = { $ability } can be used only once in the whole game. Use it now?
