## Who must do what

ui-you = You
ui-says = { $who }:
ui-waits = Waiting for { $who }.
ui-waits-for = Waiting for { $who } to choose: { $matter }.
ui-has-chosen = { $who } has chosen.
ui-chosen = chosen
ui-nobody-asked = Nobody has anything to decide just now.
ui-loading-table = Setting up the table…
ui-game-over = The game is over.
ui-ended = The game was ended.
ui-question = The question

## Answering

ui-back = Back
ui-confirm = Confirm
ui-confirm-choice = Confirm: { $choice }
ui-why-not = why not?
ui-closed = This is not possible now.
ui-not-sent = The answer did not reach the server. Try again.
ui-read-rule = Read rule { $rule }
ui-branch-at = { $branch }: { $target }
ui-stat = { $name } { $value }
ui-part = { $name }: { $text }
ui-count = { $name } { $count }
ui-choose-this = Choose this
ui-nothing-here = No action is possible with this model now.
ui-show-card = Read its card
ui-read-card = { $name }: read the card
ui-some-count = { $least ->
    [0] { $count } of up to { $most } chosen.
   *[other] { $count } of { $most } chosen.
  }
ui-some-fewer = { $left ->
    [one] One more is needed.
   *[other] { $left } more are needed.
  }
ui-some-more = { $over ->
    [one] One too many.
   *[other] { $over } too many.
  }
ui-some-up-to = You may confirm, or choose up to { $most }.
ui-some-fits = You may confirm.
ui-some-none = There is nothing to choose from: confirm to go on.
ui-earlier = { $name }: earlier
ui-later = { $name }: later
ui-amount = Number
ui-degrees = degrees, towards { $direction }
ui-amount-distance = Distance

## Turning

ui-turn = Turn { $piece }
ui-how-turn = Drag the handle or click where it should look; the arrow keys turn it by 5 degrees, with Shift by 1. Enter or a double click confirms.
ui-how-turn-touch = Drag the handle or tap where it should look; then confirm.
ui-facing-compass = Facing
ui-facing-degrees = Degrees (0 is north, 90 east)
ui-facing-keep = Leave it { $facing }

## Places and paths

ui-how-place = Click on the board, drag the model, or move the cursor with the arrow keys and press Enter.
ui-how-path = Click each corner of the path, or drag the model; Enter or a double click ends the path.
ui-how-place-touch = Tap on the board or drag the model; then confirm.
ui-how-path-touch = Tap each corner of the path, or drag the model; then confirm.
ui-nothing-drawn-place = No place is chosen yet: click on the board, choose one from the list, or use the arrow keys.
ui-nothing-drawn-path = No path is drawn yet: click on the board, choose one from the list, or use the arrow keys.
ui-ruler = { $length } / { $limit }, { $left } left
ui-corner = Add corner
ui-less = Remove corner
ui-height = Height
ui-climb = Climb to a height of
ui-percent = { $value }%
ui-cards-against = Card against card
ui-cards-against-how = What you deal · what you suffer, with one card of each kind{ $more ->
    [yes] {" "}(in brackets: with all the copies)
   *[no] {""}
  }.
ui-cards-against-cell = you deal { $deals }, you suffer { $suffers }
ui-consequences = What this would lead to
ui-proposals = { $count ->
    [one] One possible place
   *[other] { $count } possible places
  }
ui-more = More

## Squares

ui-how-cell = Click on a square, drag the model there, or move with the arrow keys and press Enter.
ui-how-cell-touch = Tap a square, then confirm.
ui-how-cells = Click on squares, or move with the arrow keys and tick with the space bar; then confirm.
ui-how-cells-touch = Tap squares, then confirm.
ui-nothing-aimed = No square is chosen yet: click on one, choose one from the list, or use the arrow keys.
ui-square = square { $cell }
ui-square-cost = { $cell }, cost { $cost }
ui-square-over = via { $cells }
ui-square-next = next to it, { $direction }
ui-square-same = in the same square
ui-show-threat = Show its threat

## Places in words

ui-unit-inch = { $number ->
    [1] 1 inch
   *[other] { $text } inches
  }
ui-unit-centimetre = { $text } cm
ui-unit-square = { $number ->
    [1] 1 square
   *[other] { $text } squares
  }
ui-compass = north, north-north-east, north-east, east-north-east, east, east-south-east, south-east, south-south-east, south, south-south-west, south-west, west-south-west, west, west-north-west, north-west, north-north-west
ui-distance-at = { $distance } { $direction }
ui-way = { $distance } { $direction }
ui-touching-at = touching, { $direction }
ui-above = { $distance } higher
ui-below = { $distance } lower
ui-at = at { $x } { $y }
ui-at-height = at { $x } { $y }, { $z } up
ui-inside = around this model
ui-held-by = held by { $holder }
ui-touching = touching { $names }
ui-apart = { $distance } from { $name }
ui-in-terrain = in or against { $names }
ui-stay = stay here
ui-right-here = right here

## Passing

ui-pass-each = Pass every time this comes up
ui-pass-help = A change means that another model acts, or that something happens to one of yours.
ui-passing = Passed for you: { $matter }, { $until }.
ui-until-change = until something changes
ui-until-turn = until the end of the turn
ui-ask-again = Ask me again

## Hands and duels

ui-hands = Cards
ui-hand-of = { $who } ({ $kind }): { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
ui-hand-shown = { $who } ({ $kind }): { $cards }
ui-face-down = face down
ui-claim = “{ $claim }”
ui-duel-hide = Look at the board
ui-duel-show = Back to: { $duel }
ui-duel-tale = What happened
ui-source-hand = from the hand
ui-source-deck = from the deck
ui-duel-extra = Reinforcements
ui-duel-suit = counts as { $suit }
ui-duel-mods = Modifiers
ui-duel-total = Total
ui-duel-against = at { $piece }
ui-duel-target = to reach: { $target }
ui-duel-goal = target number
ui-duel-sum = In all
ui-duel-dice = Dice
ui-duel-words = Advantages
ui-goals = Goals
ui-goal-hidden = a secret goal
ui-goal-secret = secret
ui-goal-done = scored
ui-goal-points = { $points } of { $most } points
ui-duel-fates = What changes the flip
ui-duel-aside = without effect
ui-duel-declares = declares { $ability }
ui-duel-suits = with { $suits }
ui-duel-needs = with { $suits }
ui-die = Die: { $value }
ui-die-said = Die: { $value } ({ $word })
ui-die-first = rolled again
ui-die-zero = check of the zero
ui-die-row = row of the table
ui-in-hand = in hand

## Taking back, being away

ui-concede = Concede
ui-concede-sure = Do you want to concede?
ui-concede-means = You lose the game. With two players, the other one wins; with more, the others play on.
ui-play-on = Play on
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-undo-free = Take back your last decision: nothing hidden was revealed, nothing random happened, and nobody else has decided anything.
ui-undo-bots = Take back your last decision, and whatever was decided since: the bots agree.
ui-undo-again = Take back your last decision, and whatever came since: the bots agree. Cards and dice are drawn again.
ui-undo-nothing = There is nothing to take back.
ui-undo-pending = Asking to undo…
ui-undo-waits = You asked to take back your last decision; the others have to agree.
ui-undo-wanted = { $who } wants to take back a decision. Do you agree?
ui-agree = Agree
ui-refuse = Refuse
ui-is-away = { $minutes ->
    [0] { $who } is not connected. The game waits.
   *[other] { $who } has been away for { $minutes } min. The game waits.
  }
ui-away-choose = Keep waiting, or:
ui-away-bot = Let a bot play on
ui-away-end = End the game
ui-replaced = A bot is playing in your place.
ui-end-sure = End the game without { $who }? This cannot be taken back.
ui-lose-sure = This move takes { $piece } off the board. Is that what you want?
ui-lose-yes = Yes, move
ui-waste-yes = Yes, go ahead
ui-never-ask = Don’t ask again

## The table page

ui-keys = Keyboard shortcuts
ui-panels = Panels
ui-told-before = { NUMBER($count, useGrouping: 0) ->
    [one] 1 thing happened before this; the log has it.
   *[other] { $count } things happened before this; the log has them.
  }
ui-around-terrain = Terrain
ui-around-markers = Markers
ui-around-models = Models
ui-around-board = On the board
ui-around = Around { $name }
ui-told-choices = Choices: { $choices }.
ui-told-many = { $count } choices.
ui-told-stands = { $name }: now { $where }.
ui-told-stands-cell = { $name }: now on { $cell }{ $where ->
    [none] {""}
   *[other] , { $where }
  }.
ui-told-reaches-nobody = { $who } could reach nobody.
ui-told-reached = { $who } could reach: { $whom }.
ui-told-waits = Enter: answer now, before you are shown what led to it.
ui-panel-card = Card
ui-panel-log = Log
ui-panel-chat = Chat
ui-panel-players = Players
ui-panel-reference = Reference
ui-reference-search = Search the quick reference
ui-reference-nothing = Nothing like this is in the quick reference.

## Several pieces at once

ui-group = Place all { $count } together
ui-group-how = Click on the board where the middle of the group should be: each model is placed as near to it as the rules allow. Or move the middle with the arrow keys, then press Enter.
ui-group-how-touch = Touch the board where the middle of the group should be, then confirm.
ui-group-put = Place them here
ui-group-stop = One by one
ui-group-room = There is not enough room there: { $count } could not be placed.

## The strip: what is being shown, beat by beat

ui-strip = What is happening
ui-strip-steps = Steps so far
ui-strip-table = At the table
ui-strip-bot = { $who }, a bot
ui-strip-pause = Pause
ui-strip-play = Play
ui-strip-step = One step on
ui-strip-hurry = Fast, until it is now
ui-strip-again = Show the last activation again
ui-strip-skip = Skip
ui-strip-lookback = Look back
ui-strip-waits = First, what led to your next question.
ui-strip-answer = Answer now
ui-strip-behind = You are still being shown what led to this. You can answer at any time.
ui-log-moment = Look back to this moment
ui-fallen-turn = turn { $turn }
ui-fallen = { $turn ->
    [0] { $name } fell here.
   *[other] { $name } fell here in turn { $turn }.
  }
ui-beat-move = Move

## What everybody is after

ui-aims = What wins
ui-aims-left = What is left
ui-aims-orders = Your orders
ui-aims-tally = { $name }: { $counts }
ui-aims-count = { $who } { $count }
