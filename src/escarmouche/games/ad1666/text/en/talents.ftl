## Before the game

ask-uncle = Call me “Uncle” ({ $model }): which of your Characters owe it a favour?
ask-nephews = Which two Commoners?
ask-nephew = Which Hero?
branch-commoners = two Commoners
branch-hero = one Hero
waiting-uncle = the “nephews”
event-nephew = { $target } must call { $model } “Uncle” from now on.
ask-break-with = With whom do you break?
event-broken-with = { $model } and { $target } are no longer friends.

why-not-human = { $model } is not human and cannot be a “nephew”.
why-nephew-already = { $model } is already somebody’s “nephew”.
why-nephew-hero = { $model } is a Hero: that is the other choice, “one Hero”.
why-nephew-commoner = { $model } is a Commoner: that is the other choice, “two Commoners”.
why-few-commoners = There are not two Commoners to choose from.
why-no-heroes = There is no Hero to choose.
why-no-bond = { $target } is not a “nephew” of any of your Characters.

ask-place-poison = { $model }’s poison ({ $left } left): on which weapon?
waiting-place-poison = a weapon to poison
why-not-of-band = Nobody in your Band owns this: { $item }.

ask-gamble = Gamble with { $count } Magic { $count ->
    [one] card
   *[other] cards
  }? Kreutzers in the purse: { $purse }.
waiting-gamble = a gamble
word-gamble = gamble
event-gambled = Player { $seat } gambles. Result: { $amount }. Kreutzers in the purse: { $purse }.

## Inconspicuous

ask-drop-marker = { $model } starts its activation Inconspicuous. Discard the marker?
waiting-drop-marker = the Inconspicuous marker
word-keep-marker = keep the marker
word-drop-marker = discard the marker
event-marker-lost = { $model } is no longer Inconspicuous.
why-not-inconspicuous = { $model } has no Inconspicuous marker.

ask-spot = Whom does { $model } look at closely?
ask-spot-with = What does { $model } use to see through { $target }?
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
event-lock-gone = There is no lock left for { $model } to pick.
why-no-lock = There is no locked door next to { $model }.

## Charmer and Seduction

event-charmed = { $model } charms { $target }: +{ $amount }.
word-mod-charmer = Charmer
word-courting = Seduction
event-seduced = { $model } and { $target } slip away together. Nobody sees them again tonight.
event-not-seduced = { $target } resists { $model }.
why-cold = { $target } is Cold and cannot be seduced.
why-tried-before = { $model } has already tried to seduce { $target }: once per game.

## Bribe

ask-bribe = Whom does { $model } bribe?
word-bribery = Bribe
event-bribed = { $target } takes { $model }’s purse.
event-nobody-to-bribe = { $model } can no longer bribe { $target }.
why-bribe-spent = { $model }’s purse is empty.
why-bribe-hero = { $target } is a Hero: only Commoners can be bribed.
why-bribe-firm = { $target } has Fortitude or Intelligence of 1 or more and cannot be bribed.
why-nobody-beside = No enemy stands next to { $model }.

## Pickpocket

ask-pickpocket = Whose pocket does { $model } pick?
ask-steal = What does { $model } take from { $target }?
waiting-steal = what to steal
word-theft = Pickpocket
event-stolen = { $model } steals from { $target }: { $item }.
event-thief-caught = { $target } catches { $model } with a hand in the pocket.
event-nothing-to-steal = { $model } can no longer steal anything from { $target }.
why-nothing-to-steal = No enemy next to { $model } has anything to steal.
why-empty-pockets = { $target } has nothing to steal.
why-not-stolen = This is not a scenario item and cannot be stolen: { $item }.

## Tactician and Sly as a Fox!

ask-tactician-card = Tactician ({ $model }): your Initiative card is { THE($card) }. Play another one from the deck?
ask-tactician-discard = Tactician ({ $model }): which { $count ->
    [one] card
   *[other] { $count } cards
  } from your hand do you discard?
waiting-tactician-card = the Tactician’s card
waiting-tactician-discard = cards to discard
event-tactician-turned = { $model } changes plans: { $card }.
event-tactician-drew = { $model } makes plans: two cards.
why-tactician-used = { $model } has already used this talent this turn.

ask-sly = Sly as a Fox! ({ $model }): do you keep the card you drew, or give it up for +2 to your Initiative?
waiting-sly = the fox’s card
word-keep-card = keep the card
word-give-up = discard it for +2
word-mod-sly = Sly as a Fox!
event-sly-kept = { $model } keeps the card.
event-sly-plus = { $model } gives up the card: +{ $amount } to Initiative.
event-sly-drew = { $model }, Sly as a Fox!, draws a card.

## Faith and Prayer

ask-faith = { $test }: does { $model } use Faith ({ $faith }) instead of { $score }?
word-faith = use Faith
event-faith-spent = { $model } trusts in Faith ({ $test }).

ask-prayer = { $model }’s prayer: { $cards }. Add these cards to the spell’s failures?
waiting-prayer = a prayer
word-add-failures = add them to the failures
word-let-be = discard them
event-prays = { $model } prays.
event-prayer-heard = The prayer is heard: { $model }’s spell now has { $red } red and { $black } black.
why-no-spell = No enemy of { $model } is casting a spell.

## Unshakeable

ask-unshakeable = { $model } is Unshakeable and has { THE($card) }: play another card from the deck?
ask-which-card = Which card counts for { $model }?
word-turn = play another card
event-card-kept = For { $model }, { THE($card) } counts.
why-neither-card = { $card } is neither of the two cards.
