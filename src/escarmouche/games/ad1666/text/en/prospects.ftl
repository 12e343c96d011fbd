## What actions do

effect-end = Ends the activation.
effect-end-early = Ends the activation, though an action is still left.

## What a test needs

then-diagonals = { $count ->
    [0] No diagonal step left in this phase.
    [one] 1 diagonal step left in this phase.
   *[other] { $count } diagonal steps left in this phase.
  }
then-mod = { $mod } { $amount }
then-test = { $ability } { $score } against ND { $nd }: a card of { $need } or more.
then-test-mods = { $ability } { $score } ({ $mods }) against ND { $nd }: a card of { $need } or more.
then-contest = { $ability } { $score } against { $against } { $other }; a tie is lost.
then-against = { $total } against ND { $nd }.
then-same-suit = Same suit: +1.
then-same-value = Same value: +2.

## Shots

then-shot = { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }: ND { $nd }, { $skill } { $score }: a card of { $need } or more.
then-shot-mods = { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }: ND { $nd }, { $skill } { $score } ({ $mods }): a card of { $need } or more.

## Close Combat

then-adds = { $model } ({ $item }): a card { $amount }.
then-adds-mods = { $model } ({ $item }): a card { $amount }, of which { $mods }.
then-adds-nothing = { $model } plays no card: 0.
then-total = Total { $total }.
then-lands = Lands { $location }.
then-totals = { $one } against { $two }.
then-suffers = { $wounds ->
    [0] { $target } takes no Wound ({ $location }).
    [one] { $target } takes 1 Wound ({ $location }).
   *[other] { $target } takes { $wounds } Wounds ({ $location }).
  }
then-crippled-by = { $wounds ->
    [one] { $target } takes 1 Wound ({ $location }) and is Crippled.
   *[other] { $target } takes { $wounds } Wounds ({ $location }) and is Crippled.
  }
then-killed-by = { $wounds ->
    [one] { $target } takes 1 Wound ({ $location }) and is killed.
   *[other] { $target } takes { $wounds } Wounds ({ $location }) and is killed.
  }
then-tokens-left = { $count ->
    [0] No token left to parry with.
    [one] 1 token left to parry with.
   *[other] { $count } tokens left to parry with.
  }
then-parry = ND { $nd }: a card of { $need } or more.
then-gains = { $mods }.
then-weapon-there = { $item }: { $amount } there; { $target } has armour { $armour } there.

## How likely it is

odds-made = it is made
odds-with-hand = with cards from your hand
odds-mishap = Mishap
odds-hits = the shot hits
odds-parried = the blow is parried
odds-wins = { $model } wins, deck against deck
odds-wins-card = { $model } wins, if the other plays from the deck
odds-tie = a tie
odds-initiative = you have Initiative, if the other plays from the deck
odds-again = equal: once more
odds-wounded = { $target } is wounded
odds-crippled = { $target } is Crippled
odds-killed = { $target } is killed

## Warnings

warn-into-fight = { $target } is in a fight with { $friends }: in a Mishap, the other player may let the shot hit your own. Shoot all the same?
warn-once-on = { $model } may try this on { $target } only once in the whole game. Try it now?
warn-marker = Once it is gone, { $model } never gets the Inconspicuous marker back. Give it up now?
