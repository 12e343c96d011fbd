## Inconspicuous

ask-drop-marker = { $model } begins its activation Inconspicuous. Does it drop the marker?
word-keep-marker = keep the marker
word-drop-marker = drop the marker
event-marker-lost = { $model } is Inconspicuous no longer.

branch-spot = Spot somebody Inconspicuous
ask-spot = Whom does { $model } look at closely?
ask-spot-with = With what does { $model } see through { $target }?
word-spotting = Spot
event-spotted = { $model } sees through { $target }.
event-not-spotted = { $model } notices nothing odd about { $target }.
event-nobody-to-spot = { $model } can no longer spot { $target }.
why-nobody-marked = No enemy of { $model } is Inconspicuous.
why-too-far-to-spot = { $target } is more than { $most } squares away from { $model }.
why-unseen = { $model } does not see { $target }.

why-not-inconspicuous = { $model } has no Inconspicuous marker.
why-nobody-beside = No enemy stands beside { $model }.

## Lockpicking

ask-lockpick = Which lock does { $model } pick?
word-lock-test = Lockpicking
event-lock-picked = { $model } picks the lock; the door swings open.
event-lock-gone = There is no longer a lock for { $model } to pick.
why-no-lock = No locked door is beside { $model }.

## Conversation

ask-conversation-join = { $test } ({ $target }): who of yours takes part?
ask-conversation-lead = { $test }: who speaks for your side? Totals: { $totals }.
event-conversation-joined = { $model } takes part ({ $test }).
event-conversation-lead = { $model } speaks for player { $seat } ({ $test }).
event-charmed = { $model } charms { $target }: +{ $amount }.
word-mod-charmer = Charmer
word-courting = Seduction
word-bribery = Bribe
word-recruiting = Recruiting

## Interaction Phase

ask-interaction = Interaction Phase: what do you do?
ask-seduction = Who seduces?
ask-seduction-target = Whom does { $model } seduce?
ask-recruit = Who recruits?
ask-recruit-target = Whom does { $model } recruit?
branch-seduction = Seduction
branch-recruit = recruit somebody
event-interaction-passed = Player { $seat } lets it be.
event-seduction-tried = { $model } turns to { $target } with a smile.
event-recruit-tried = { $model } tries to win { $target } over.
event-seduced = { $model } and { $target } slip away together. Nobody sees them again tonight.
event-not-seduced = { $target } resists { $model }.
event-recruited = { $model } joins the Band of player { $seat }.
event-not-recruited = { $target } is not persuaded by { $model }.

## Bribe

branch-bribe = Bribe an enemy
ask-bribe = Whom does { $model } bribe?
event-bribed = { $target } takes the purse of { $model }.
event-nobody-to-bribe = { $model } can no longer bribe { $target }.
why-bribe-spent = The purse of { $model } is empty.
why-bribe-hero = { $target } is a Hero: only Commoners can be bribed.
why-bribe-firm = { $target } has Fortitude or Intelligence 1 or more and cannot be bribed.

## Pickpocket

branch-pickpocket = pick a pocket
ask-pickpocket = Whose pocket does { $model } pick?
ask-steal = What does { $model } take from { $target }?
word-theft = Pickpocket
event-stolen = { $model } steals { $item } from { $target }.
event-thief-caught = { $target } catches { $model } with a hand in the pocket.
event-nothing-to-steal = { $model } can no longer steal from { $target }.
why-nothing-to-steal = No enemy beside { $model } has anything that can be stolen.

## Tactician and Sly as a Fox!

ask-tactician-card = Tactician ({ $model }): your Initiative card is { $card }. Play one more from the deck?
branch-tactician = Tactician: draw 2 cards, discard 1
ask-tactician-discard = Tactician ({ $model }): which { $count ->
    [one] card
   *[other] { $count } cards
  } of your hand do you discard?
event-tactician-turned = { $model } has another plan: { $card }.
event-tactician-drew = { $model } makes plans: two cards.
why-tactician-used = { $model } has used its talent this turn.
ask-sly = Sly as a Fox! ({ $model }): do you keep the card you drew, or give it up for +2 to your Initiative?
word-keep-card = keep the card
word-give-up = discard it for +2
word-mod-sly = Sly as a Fox!
event-sly-kept = { $model } keeps the card.
event-sly-plus = { $model } gives the card up: +{ $amount } to the Initiative.
event-sly-drew = { $model }, Sly as a Fox!, draws a card.

## Prayer

branch-prayer = Prayer against a spell
ask-prayer = Prayer of { $model }: { $cards }. Add the cards to the failures of the spell?
word-add-failures = add them to the failures
word-let-be = discard them
event-prays = { $model } prays.
event-prayer-heard = The prayer is heard: the spell of { $model } now has { $red } red and { $black } black.
why-no-spell = No enemy of { $model } is casting a spell.

## Divination

branch-divination = Divination (with 2 MP)
ask-look = Cards are looked at
ask-divination = Divination of { $model }: which card comes true? ({ $omens })
event-magic-drawn = Magic cards: { $cards }.
event-divines = { $model } reads the cards ({ $count }).
event-omen = { $model }: { $card }, { $omen }.
word-omen-future = Read the future
word-omen-present = Feel the present
word-omen-destiny = Master of fate
word-omen-prophecy = Prophecy
word-omen-misfortune = Bad luck
word-omen-calamity = Calamity
word-omen-lessons = Lessons of the past
word-omen-recurring = Recurring fate
word-omen-precognition = Precognition
word-omen-death = Vision of death
word-omen-thoughts = Mind reading
word-omen-chaos = Chaos
word-omen-silent = The cards are silent
ask-deck-order = { $model } sees the top of the deck of player { $whose }. In which order do the cards go back, the next one first?
event-deck-looked = Player { $seat } looks at the top { $count ->
    [one] card
   *[other] { $count } cards
  } of the deck of player { $whose } and puts them back in any order.
event-tops-seen = On top of the deck of player { $whose }: { $cards }.
event-hand-looked = Player { $seat } looks at the hand of player { $whose }.
event-hand-seen = The hand of player { $whose }: { $cards }.
ask-calamity = Which card of the hand of player { $whose } is discarded?
ask-cards-returned = Which { $count ->
    [one] card
   *[other] { $count } cards
  } of the discard of player { $whose } go back into the deck?
event-cards-returned = Into the deck of player { $whose } go back: { $cards }.
event-present-felt = Player { $seat } will say who has Initiative next turn, unless the other feels the present too.
event-seer-token = { $model } keeps a token: { $token }.
word-vision-test = Vision of death
ask-fate-card = Which card is played again?
branch-own = a card from your deck
branch-other = a card from the other’s deck

ask-any-time = Do you want to say something before the other player activates a Character?
branch-mind-reading = Mind reading: let the opponent name who comes next
ask-mind-reading = Whose token do you spend?
ask-name-next = { $model } reads your mind: whom will you activate next?
event-mind-read = { $model } reads the mind of player { $seat }.
event-next-named = Player { $seat } will activate { $model } next.
event-activation-lost = { $model } was to be activated and is no more: player { $seat } loses the activation.
why-named-already = { $target } has been named already.
why-nobody-to-name = The opponent has nobody to activate now.

## Before the game

ask-uncle = Call me “Uncle” ({ $model }): which of yours owe it a favour?
ask-nephews = Which two Commoners?
ask-nephew = Which Hero?
branch-commoners = two Commoners
branch-hero = one Hero
event-nephew = { $target } must call { $model } “Uncle” from now on.
branch-break-with = end a friendship with a “nephew”
ask-break-with = With whom do you break?
event-broken-with = { $model } and { $target } are friends no longer.
ask-place-poison = Poison of { $model } ({ $left } left): on which weapon?
ask-gamble = Gamble with { $count } Magic { $count ->
    [one] card
   *[other] cards
  }? You have { $purse } kreutzers.
word-gamble = gamble
event-gambled = Player { $seat } gambles: { $amount } kreutzers, { $purse } in the purse.

## What somebody is thinking about

waiting-drop-marker = the Inconspicuous marker
waiting-conversation-join = who takes part
waiting-conversation-lead = who speaks for their side
waiting-interaction = the Interaction Phase
waiting-steal = what to steal
waiting-tactician-card = the Tactician’s card
waiting-tactician-discard = cards to discard
waiting-sly = the fox’s card
waiting-prayer = a prayer
waiting-divination = a Magic card
waiting-deck-order = an order of cards
waiting-calamity = a card of a hand
waiting-cards-returned = cards to shuffle back
waiting-name-next = whom to activate next
waiting-uncle = the “nephews”
waiting-place-poison = a weapon to poison
waiting-gamble = a gamble
