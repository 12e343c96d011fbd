## Combat Cards

word-high-guard = High Guard
word-falling-swing = Falling Swing
word-thrust = Thrust
word-sweeping-cut = Sweeping Cut
word-rising-attack = Rising Attack
word-low-guard = Low Guard

## Questions

ask-melee = Whom does { $model } attack?
ask-going-for-it = Going For It: does { $model } spend 1 of its { $energy } energy to draw 2 more Combat Cards?
ask-combat-card = Which Combat Card does { $model } play against { $target }?
ask-critical = How many copies of { $card } does { $model } play in total?
ask-signature = { $card }: does { $model } turn it into { $move }?
ask-type = Which type of damage does { $model } deal to { $target } with { $card }?
ask-follow-up = Which card does { $model } play as a Follow-Up against { $target }, if any?
ask-end-first = Whose End Step Effects come first?
ask-combat-cards = { $model } draws { $count ->
    [one] { $count } Combat Card
   *[other] { $count } Combat Cards
  }.

## Answers

word-yes = yes
word-no = no
word-none = none
word-upgrade = use the Signature Move
word-keep = keep the standard card

## What a player is thinking about, in a few words for the others

waiting-going-for-it = Going For It
waiting-combat-card = a Combat Card
waiting-critical = how many copies to play
waiting-signature = the Signature Move
waiting-type = a type of damage
waiting-follow-up = a Follow-Up
waiting-end-first = whose effects come first

## What happens

event-melee-out-of-reach = { $target } stands outside the { DIST($reach) } Melee Range of { $model }, who will deal no damage.
event-combat-drawn = { $model } draws { $count ->
    [one] { $count } Combat Card
   *[other] { $count } Combat Cards
  } (Melee { $melee }{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } for attacking
  }{ $distractions ->
    [0] { "" }
   *[other] , −{ $distractions } for distractions
  }).
event-combat-hand = { $model } draws: { $cards }.
event-going-for-it = { $model } goes for it: 1 energy for { $count } more Combat Cards.
event-hand-shown = { $model } is predictable and shows its hand to the player of { $target }.
event-hand-seen = You see the hand of { $model }: { $cards }.
event-revealed = { $model } plays { $card }, { $target } plays { $against }.
event-critical = Critical Hit: { $model } plays { $copies } × { $card }.
event-upgraded = { $model } turns { $card } into { $move }.
event-follow-up-due = { $card } against { $against } gives { $model } a Follow-Up Attack.
event-follow-up = { $model } follows up with { $card } against { $against }.
event-follow-up-none = { $model } does not follow up.
event-end-effects = End Step: { $move } of { $model }.
event-combat-shuffled = All Combat Cards are shuffled back into the deck.

## Why not

why-melee-energy = A Melee Attack costs { $cost } energy; { $model } has { $energy }.
why-melee-nobody = { $model } has no enemy to attack.
why-melee-friend = { $target } is on the same side as { $model }.
why-melee-too-far = { $target } is { DIST($gap) } away; { $model } reaches { DIST($reach) }.
why-melee-unseen = { $target } is within reach, but { $model } has no line of sight to it.
why-melee-self = { $model } cannot attack itself.
why-not-fighting = { $model } is not fighting in this round of Melee.
why-copies = { $held ->
    [one] You can play only one of this card, not { $copies }: { $card }.
   *[other] You can play 1 to { $held } of this card, not { $copies }: { $card }.
  }
why-type-not-printed = This card does not deal that type of damage: { $card }, { $type }.
why-follow-up-idle = { CAP($target) } is not there to be hit, and { $card } is not the card of the Signature Move.
