## Before the game

ask-uncle = Call me “Uncle” ({ $model }): which of yours owe it a favour?
ask-nephews = Which two Commoners?
ask-nephew = Which Hero?
branch-commoners = two Commoners
branch-hero = one Hero
waiting-uncle = the “nephews”
event-nephew = { $target } must call { $model } “Uncle” from now on.
ask-break-with = With whom do you break?
event-broken-with = { $model } and { $target } are friends no longer.

why-not-human = { $model } is not human and nobody’s nephew.
why-nephew-already = { $model } is somebody’s “nephew” already.
why-nephew-hero = { $model } is a Hero: choose it as the one Hero.
why-nephew-commoner = { $model } is a Commoner: choose it as one of two Commoners.
why-few-commoners = There are not two Commoners who could be chosen.
why-no-heroes = There is no Hero who could be chosen.
why-no-bond = { $target } is no “nephew” of one of your Characters.

ask-place-poison = Poison of { $model } ({ $left } left): on which weapon?
waiting-place-poison = a weapon to poison
why-not-of-band = That belongs to nobody of your Band: { $item }.

ask-gamble = Gamble with { $count } Magic { $count ->
    [one] card
   *[other] cards
  }? You have { $purse } kreutzers.
waiting-gamble = a gamble
word-gamble = gamble
event-gambled = Player { $seat } gambles: { $amount } kreutzers, { $purse } in the purse.

## Inconspicuous

ask-drop-marker = { $model } begins its activation Inconspicuous. Does it drop the marker?
waiting-drop-marker = the Inconspicuous marker
word-keep-marker = keep the marker
word-drop-marker = drop the marker
event-marker-lost = { $model } is Inconspicuous no longer.
why-not-inconspicuous = { $model } has no Inconspicuous marker.

ask-spot = Whom does { $model } look at closely?
ask-spot-with = With what does { $model } see through { $target }?
word-spotting = Spot
event-spotted = { $model } sees through { $target }.
event-not-spotted = { $model } notices nothing odd about { $target }.
event-nobody-to-spot = { $model } can no longer spot { $target }.
why-nobody-marked = No enemy of { $model } is Inconspicuous.
why-too-far-to-spot = { $target } is more than { $most } squares away from { $model }.
why-unseen = { $model } does not see { $target }.
why-not-marked = { $target } is not Inconspicuous: there is nothing to spot.

## Lockpicking

ask-lockpick = Which lock does { $model } pick?
word-lock-test = Lockpicking
event-lock-picked = { $model } picks the lock; the door swings open.
event-lock-gone = There is no longer a lock for { $model } to pick.
why-no-lock = No locked door is beside { $model }.

## Charmer and Seduction

event-charmed = { $model } charms { $target }: +{ $amount }.
word-mod-charmer = Charmer
word-courting = Seduction
event-seduced = { $model } and { $target } slip away together. Nobody sees them again tonight.
event-not-seduced = { $target } resists { $model }.
why-cold = { $target } is Cold and cannot be seduced.
why-tried-before = { $model } has tried to seduce { $target } before: once in a game.

## Bribe

ask-bribe = Whom does { $model } bribe?
word-bribery = Bribe
event-bribed = { $target } takes the purse of { $model }.
event-nobody-to-bribe = { $model } can no longer bribe { $target }.
why-bribe-spent = The purse of { $model } is empty.
why-bribe-hero = { $target } is a Hero: only Commoners can be bribed.
why-bribe-firm = { $target } has Fortitude or Intelligence 1 or more and cannot be bribed.
why-nobody-beside = No enemy stands beside { $model }.

## Pickpocket

ask-pickpocket = Whose pocket does { $model } pick?
ask-steal = What does { $model } take from { $target }?
waiting-steal = what to steal
word-theft = Pickpocket
event-stolen = { $model } steals { $item } from { $target }.
event-thief-caught = { $target } catches { $model } with a hand in the pocket.
event-nothing-to-steal = { $model } can no longer steal from { $target }.
why-nothing-to-steal = No enemy beside { $model } has anything that can be stolen.
why-empty-pockets = { $target } has nothing that can be stolen.
why-not-stolen = That is no scenario item and cannot be stolen: { $item }.

## Tactician and Sly as a Fox!

ask-tactician-card = Tactician ({ $model }): your Initiative card is { $card }. Play one more from the deck?
ask-tactician-discard = Tactician ({ $model }): which { $count ->
    [one] card
   *[other] { $count } cards
  } of your hand do you discard?
waiting-tactician-card = the Tactician’s card
waiting-tactician-discard = cards to discard
event-tactician-turned = { $model } has another plan: { $card }.
event-tactician-drew = { $model } makes plans: two cards.
why-tactician-used = { $model } has used its talent this turn.

ask-sly = Sly as a Fox! ({ $model }): do you keep the card you drew, or give it up for +2 to your Initiative?
waiting-sly = the fox’s card
word-keep-card = keep the card
word-give-up = discard it for +2
word-mod-sly = Sly as a Fox!
event-sly-kept = { $model } keeps the card.
event-sly-plus = { $model } gives the card up: +{ $amount } to the Initiative.
event-sly-drew = { $model }, Sly as a Fox!, draws a card.

## Faith and Prayer

ask-faith = { $test }: does { $model } use Faith ({ $faith }) in place of { $score }?
word-faith = use Faith
event-faith-spent = { $model } trusts in Faith ({ $test }).

ask-prayer = Prayer of { $model }: { $cards }. Add the cards to the failures of the spell?
waiting-prayer = a prayer
word-add-failures = add them to the failures
word-let-be = discard them
event-prays = { $model } prays.
event-prayer-heard = The prayer is heard: the spell of { $model } now has { $red } red and { $black } black.
why-no-spell = No enemy of { $model } is casting a spell.

## Unshakeable

ask-unshakeable = { $model } is Unshakeable and has { $card }: play one more card from the deck?
ask-which-card = Which card counts for { $model }?
word-turn = play another card
event-card-kept = { $card } counts for { $model }.
why-neither-card = { $card } is neither of the two cards.
