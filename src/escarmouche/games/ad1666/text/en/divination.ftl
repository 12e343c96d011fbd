## Reading the cards

ask-divination = Divination of { $model }: which card comes true? ({ $omens })
waiting-divination = a Magic card
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
event-present-felt = Player { $seat } will say who has Initiative next turn, unless the other feels the present too.
event-seer-token = { $model } keeps a token: { $token }.
word-vision-test = Vision of death
why-no-magic-card = { $card } is no card of the Magic deck.
why-not-drawn = { $card } was not drawn.
why-silent = { $card } is silent, and may be chosen only if all drawn cards are.

## Looking at cards

ask-look = Cards are looked at
ask-deck-order = { $model } sees the top of the deck of player { $whose }. In which order do the cards go back, the next one first?
ask-calamity = Which card of the hand of player { $whose } is discarded?
ask-cards-returned = Which { $count ->
    [one] card
   *[other] { $count } cards
  } of the discard of player { $whose } go back into the deck?
waiting-deck-order = an order of cards
waiting-calamity = a card of a hand
waiting-cards-returned = cards to shuffle back

event-deck-looked = Player { $seat } looks at the top { $count ->
    [one] card
   *[other] { $count } cards
  } of the deck of player { $whose } and puts them back in any order.
event-tops-seen = On top of the deck of player { $whose }: { $cards }.
event-hand-looked = Player { $seat } looks at the hand of player { $whose }.
event-hand-seen = The hand of player { $whose }: { $cards }.
event-cards-returned = Into the deck of player { $whose } go back: { $cards }.

why-not-in-their-hand = { $card } is not in that hand.
why-not-on-top = { $card } is not one of the cards you look at.
why-not-discarded = { $card } does not lie in that discard.

## Master of fate

ask-fate = Master of fate ({ $model }): do you make one of these cards be played again?
ask-fate-card = Which card is played again?
branch-own = a card from your deck
branch-other = a card from the other’s deck
event-fate-mastered = { $model } masters fate: { $card } of player { $seat } does not count, another card is played.
why-not-from-deck = { $card } was not played from that deck in this test.
why-no-own-deck-card = No card of this test was played from your deck.
why-no-other-deck-card = No card of this test was played from the other deck.

## Mind reading

ask-mind-reading = Whose token do you spend?
ask-name-next = { $model } reads your mind: whom will you activate next?
waiting-name-next = whom to activate next
event-mind-read = { $model } reads the mind of player { $seat }.
event-next-named = Player { $seat } will activate { $model } next.
event-activation-lost = { $model } was to be activated and is no more: player { $seat } loses the activation.
why-named-already = { $target } has been named already.
why-named-other = { $model } was named as the next to be activated.
why-nobody-to-name = The opponent has nobody to activate now.
why-no-mind-token = { $model } has no token of Mind reading.

## The ritual

event-ritual-card = The ritual of { $model }: { $card } ({ $red } red, { $black } black).
event-ritual-complete = { $model } completes the ritual.
event-ritual-failed = The ritual of { $model } fails.
