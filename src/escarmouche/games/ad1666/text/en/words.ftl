game-ad1666 = Anno Domini 1666

## Cards and tests

ask-draw = A card is drawn from a deck
ask-turn = The top card of a deck is turned
ask-hand-limit = No more than seven cards: which do you discard?
ask-reinforce = { $model } has { $total } against { $nd }. Which cards of your hand reinforce the test?
ask-reinforce-one = { $model }: the totals are { $totals } so far. Play a card to reinforce yours, or pass.
ask-commit = { $test }, { $model }: do you play a card from your hand or the top card of your deck?
ask-commit-card = Which card of your hand?
ask-suit = { $card } of { $model } needs a suit. Which one?
ask-fate = Master of fate ({ $model }): do you make one of these cards be played again?
ask-faith = { $test }: does { $model } use Faith ({ $faith }) in place of { $score }?
ask-unshakeable = { $model } is Unshakeable and has { $card }: play one more card from the deck?
ask-which-card = Which card counts for { $model }?
branch-deck = from the deck
branch-hand = from your hand
word-deck = the deck
word-hand = the hand
word-pass = pass
word-turn = play another card
word-faith = use Faith
word-success = success
word-triumph = Triumph
word-failure = failure
word-mishap = Mishap

event-drew-cards = You draw { $cards }.
event-drew = Player { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
  }.
event-reshuffled = Player { $seat } reshuffles deck, discard and hand and draws { $count ->
    [one] one card
   *[other] { $count } cards
  } again.
event-discarded = Player { $seat } discards { $cards }.
event-tested = { $test }, { $model }: { $total } against { $nd }, { $result }.
event-compared = { $test }: { $model } has { $one }, { $other } has { $two }.
event-committed = { $test }: player { $seat } plays a card from { $source } for { $model }.
event-suit-named = Player { $seat }: { $card } counts as { $suit }.
event-reinforced = Player { $seat } reinforces { $model } with { $card }: +{ $amount }.
event-no-reinforcement = Player { $seat } passes.
event-played-card = { $model } (player { $seat }): { $card } from { $source }.
event-fate-mastered = { $model } masters fate: { $card } of player { $seat } does not count, another card is played.
event-faith-spent = { $model } trusts in Faith ({ $test }).
event-card-kept = { $card } counts for { $model }.

word-mod-crippled = Crippled
word-mod-uncle = “my dear nephew”

## What figures look like

word-prone = Prone
word-unconscious = Unconscious
word-activated = activated
word-watch = on Watch
word-inconspicuous = Inconspicuous
word-crippled = Crippled
word-engaged = engaged
word-poisoned = poisoned
word-acquired = found in play
word-reserve = not on the board yet
word-killed = killed
word-fled = fled
word-left = left the board
word-gone = away, its goal reached
word-wounds = Wounds
word-fencing = Fencing tokens, usable
word-fencing-tokens = Fencing tokens
word-bribe = bribe money
word-fate = Master of fate
word-mind = Mind reading
word-captain = captain
word-uncle = nephew
word-poisons = poisons at work
word-load = reloads needed
word-ammunition = uses left
word-red = Red
word-blue = Blue
word-caller = tester
word-answerer = opponent
word-helper = helper
word-attacker = attacker
word-defender = defender
word-recruit = Recruit
word-npc = other non-player Characters
word-attackers = Attackers
word-guards = Guards
word-committing = cards are being chosen
word-revealed = the cards are shown
word-reinforcing = reinforcement
word-done = decided
word-combat = Close Combat

track-turn = turn { $value }
track-alarm = Alarm counters: { $value }
track-initiative = Initiative: { $player }
track-first = first in the Action Phase: { $player }
track-points = Victory Points ({ $player }): { $value }
track-kreutzer = kreutzers ({ $player }): { $value }
track-story = story points ({ $player }): { $value }
track-lull = Lull
track-ritual-red = ritual, red cards: { $value }
track-ritual-black = ritual, failures: { $value }

## Tools

word-cover = cover
word-zone-of-control = Zone of Control
word-partial-move = Partial Move
word-full-move = Full Move
word-close-combat = Close Combat
word-outside = the outside
sight-itself = { $model } sees itself.
sight-clear = { $model } and { $target } see each other, { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  } apart.
sight-wall = { $model } and { $target } do not see each other: the wall between { $one } and { $other } is in the way.
sight-door = { $model } and { $target } do not see each other: the { $by } is closed.
sight-blocked = { $model } and { $target } do not see each other: the square { $by } is blocked.
sight-high = { $model } and { $target } do not see each other: the height { $by } is in the way.
sight-body = { $model } and { $target } do not see each other: { $by } stands in between.
sight-corners = { $model } and { $target } do not see each other: there are corners on both sides of the line, one of them between { $one } and { $other }.
sight-obstacles = { $model } and { $target } do not see each other: there are three obstacles or more, one of them between { $one } and { $other }.
sight-window = { $model } and { $target } do not see each other: the line does not lead through the { $by } as a window asks.
shot-penalties = No shot: corners and obstacles together block it, one of them between { $one } and { $other }.
shot-corners = No shot: corners on both sides of the line, as seen by who shoots, one of them between { $one } and { $other }.
shot-mark-corner = A shot has −1: the line touches the corner between { $one } and { $other }.
shot-mark-obstacle = A shot has −1: the line crosses the obstacle between { $one } and { $other }.
shot-mark-window = A shot has −1: the line leads through the { $by }.
shot-mark-waived = Beside who shoots, what is between { $one } and { $other } does not count.
file-position-campaign = only a campaign has this phase
why-nobody = Nobody here is called “{ $model }”.
why-not-there = { $model } is not on the board.
then-engaged = { $model } will be engaged by { $enemies }.
then-no-engaged = { $model } will no longer be engaged by { $enemies }.
then-engages = { $model } will engage { $enemies }.
then-no-engages = { $model } will no longer engage { $enemies }.
then-sees = { $model } and { $enemies } will see each other.
then-no-sees = { $model } and { $enemies } will no longer see each other.
then-noticed = { $model } loses its Inconspicuous marker.
then-left = { $model } leaves the board.
then-gone = { $model } leaves the board, its goal reached.
then-fled = { $model } flees and counts as killed.
then-killed = { $model } is killed.

## Names of piles, hands and counts

label-turn = Turn
label-alarm = Alarm
label-initiative = Initiative
label-first = First
label-points = Victory Points
label-kreutzer = Kreutzers
label-story = Story points
label-lull = Lull
label-ritual-red = Ritual
label-ritual-black = Failures
pile-deck = deck
pile-discard = discard
pile-magic = Magic deck
pile-magic-discard = Magic cards turned
pile-event = Event deck
pile-event-discard = Event cards turned
hand-hand = Hand
side-0 = Red
side-1 = Blue
badge-faith = Faith: { $count }
badge-bribe = bribe money: { $count }
badge-fate = Master of fate: { $count }
badge-mind = Mind reading: { $count }
badge-fencing = usable Fencing tokens: { $count }
badge-fencing-tokens = Fencing tokens: { $count }
badge-poisons = poisons at work: { $count }
table-known = Cards you know on top of a deck
table-picks = Your Band
table-goods = Your purchases
table-vocation = Vocation:
table-hostile = hostile to:
table-uncles = friend by “Uncle” of:
table-seduced = has tried to seduce:
table-poisons = poisoned by:
table-diagonals = diagonal steps in this phase:
