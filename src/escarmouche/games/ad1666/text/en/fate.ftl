## Decks and hands

ask-draw = A card is drawn from a deck
ask-turn = The top card of a deck is turned
ask-magic = A Magic card is drawn
ask-event = An Event card is drawn
ask-hand-limit = Seven cards at most: which do you discard?
word-deck = the deck
word-hand = the hand

event-drew-cards = You draw { THE($cards) }.
event-drew = Player { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
  }.
event-reshuffled = Player { $seat } shuffles deck, discard and hand together and draws { $count ->
    [one] one card
   *[other] { $count } cards
  }.
event-discarded = Player { $seat } discards { THE($cards) }.
event-magic-drawn = Magic cards: { $cards }.

## Tests

ask-reinforce = { $model } has { $total } against { $nd }. Which cards from your hand reinforce the test?
ask-reinforce-one = { $model }: you have { $mine } so far, the other side { $theirs }. Play a card to reinforce your total, or pass.
ask-commit = { $test }, { $model }: do you play a card from your hand or the top card of your deck?
ask-commit-card = Which card from your hand?
ask-suit = Which suit do you give to the { $card } ({ $model })?
branch-deck = from the deck
branch-hand = from your hand
word-pass = pass
word-success = success
word-triumph = Triumph
word-failure = failure
word-mishap = Mishap

event-tested = { $test }, { $model }: { $total } against { $nd }, { $result }.
event-compared = { $test }: { $model } has { $one }, { $other } has { $two }.
event-committed = { $test }: player { $seat } plays a card from { $source } for { $model }.
event-suit-named = Player { $seat }: { THE($card) } counts as { $suit }.
event-reinforced = Player { $seat } reinforces with { THE($card) } ({ $model }): +{ $amount }.
event-no-reinforcement = Player { $seat } passes.
event-played-card = { $model } (player { $seat }): { $card } from { $source }.

why-empty-hand = You have no cards in hand.
why-joker-reinforces-not = { $card } never reinforces a test.
why-no-match = { $card } has neither the suit nor the value of { $first } and cannot reinforce it.

## Conversation

ask-conversation-join = { $test } ({ $target }): which of your Characters take part?
ask-conversation-lead = { $test }: who speaks for your side? Totals: { $totals }.
waiting-conversation-join = who takes part
waiting-conversation-lead = who speaks for their side
event-conversation-joined = { $model } takes part ({ $test }).
event-conversation-lead = { $model } speaks for player { $seat } ({ $test }).

why-takes-part = { $model } takes part anyway.
why-talks-lying = { $model } is Prone and does not help.
why-beside-neither = { $model } is next to neither { $one } nor { $two }.
why-not-speaking = { $target } is not taking part on your side.
why-same-gender = { $model } and { $target } are not of opposite Genders.
