## Reading the cards

ask-divination = { $model }’s Divination: which card comes true? ({ $omens })
waiting-divination = a Magic card
event-divines = { $model } reads the cards: { $count } drawn.
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
event-present-felt = Player { $seat } will decide who has Initiative next turn, unless the other player feels the present too.
event-seer-token = { $model } keeps a token: { $token }.
word-vision-test = Vision of death
why-no-magic-card = { $card } is not a card of the Magic deck.
why-not-drawn = { $card } was not drawn.
why-silent = { $card } is silent: it may be chosen only if every card drawn is.

## Looking at cards

ask-look = Cards are looked at
ask-deck-order = { $model } sees the top of player { $whose }’s deck. In which order do the cards go back, next one first?
ask-calamity = Which card of player { $whose }’s hand is discarded?
ask-cards-returned = { $count ->
    [one] Which card from player { $whose }’s discard goes
   *[other] Which { $count } cards from player { $whose }’s discard go
  } back into the deck?
waiting-deck-order = an order of cards
waiting-calamity = a card from a hand
waiting-cards-returned = cards to shuffle back

event-deck-looked = Player { $seat } looks at the top { $count ->
    [one] card
   *[other] { $count } cards
  } of player { $whose }’s deck and puts them back in any order.
event-tops-seen = On top of player { $whose }’s deck: { $cards }.
event-hand-looked = Player { $seat } looks at player { $whose }’s hand.
event-hand-seen = Player { $whose }’s hand: { $cards }.
event-cards-returned = Back into player { $whose }’s deck: { $cards }.

why-not-in-their-hand = { $card } is not in that hand.
why-not-on-top = { $card } is not one of the cards you are looking at.
why-not-discarded = { $card } is not in that discard.

## Master of fate

ask-fate = Master of fate ({ $model }): do you have one of these cards replayed?
ask-fate-card = Which card is replayed?
branch-own = a card from your deck
branch-other = a card from your opponent’s deck
event-fate-mastered = { $model } masters fate: player { $seat }’s { $card } does not count, another card is played.
why-not-from-deck = { $card } was not played from that deck in this test.
why-no-own-deck-card = No card of this test was played from your deck.
why-no-other-deck-card = No card of this test was played from your opponent’s deck.

## Mind reading

ask-mind-reading = Whose token do you spend?
ask-name-next = { $model } reads your mind: whom will you activate next?
waiting-name-next = whom to activate next
event-mind-read = { $model } reads player { $seat }’s mind.
event-next-named = Player { $seat } will activate { $model } next.
event-activation-lost = { $model } was to be activated and is gone: player { $seat } loses the activation.
why-named-already = { $target } has already been named.
why-named-other = { $model } was named as the next Character to be activated.
why-nobody-to-name = Your opponent has nobody to activate now.
why-no-mind-token = { $model } has no Mind reading token.

## The ritual

event-ritual-card = { $model }’s ritual: { $card } ({ $red } red, { $black } black).
event-ritual-complete = { $model } completes the ritual.
event-ritual-failed = { $model }’s ritual fails.
