## Why an answer is refused

why-not-an-option = “{ $answer }” is not offered here. You may choose: { $options }.
why-not-an-option-nothing = “{ $answer }” is not offered here: there is nothing to choose.
why-not-a-branch = “{ $branch }” is not offered here. You may: { $branches }.
why-other-kind = “{ $name }” is { $kind }, which is not what is asked for. You may choose: { $options }.
why-other-kind-branches = “{ $name }” is { $kind }, which is not what is asked for. You may: { $branches }.
why-other-kind-nothing = “{ $name }” is { $kind }, which is not what is asked for; and there is nothing to choose here.
why-other-question = “{ $branch }” does not answer this question. You may choose: { $options }.
why-other-question-branches = “{ $branch }” does not answer this question. You may: { $branches }.
why-other-question-nothing = “{ $branch }” does not answer this question, and there is nothing to choose here.
named-card = { $card }
named-player = player { $player }
word-and-more = and more
why-twice = “{ $answer }” can be chosen only once.
why-not-proposed = This place was not among those proposed: the engine decides.
why-malformed-choose = “{ $answer }” is not one of the options: answer with the name of one.
why-malformed-some = “{ $answer }” is not a list of options: answer with a list of their names.
why-malformed-order = “{ $answer }” is not a list of the options: answer with all of them in the order you want.
why-malformed-number = “{ $answer }” is not a whole number.
why-malformed-place = “{ $answer }” is not a place: answer with two whole numbers, in thousandths of the unit.
why-malformed-path = “{ $answer }” is not a path: answer with a list of places.
why-malformed-arc = An arc ends as far from its centre as it begins: this one begins { DIST($begins) } from it and ends { DIST($ends) } from it.
why-no-height-place = “{ $answer }” gives a height as its third number, but no height can be chosen here: a place is two numbers.
why-no-height-path = “{ $answer }” gives a height as a third number, but nobody climbs here: each corner is two numbers.
why-malformed-menu = “{ $answer }” is not a choice: answer with a name, or with a name and what belongs to it.
why-malformed-draw = “{ $answer }” is not a list of cards.
why-wrong-count = You chose { $count }; choose from { $least } to { $most }.
why-not-exactly = You chose { $count }; choose { $wanted }.
why-not-an-order = Put each of these in order, once: { $options }.
why-out-of-range = { $answer } is not between { $low } and { $high }.
why-takes-nothing = “{ $branch }” takes nothing more.
why-needs-more = “{ $branch }” is not enough: say what, whom or where as well.
why-not-in-pile = “{ $answer }” is not in the pile.
why-game-over = The game is over.
why-not-asked = Nothing is asked of player { $seat } now; the game waits for player { $waiting }.
why-no-seat = There is no player { $seat } in this game.
why-conceded = Player { $seat } has conceded.
why-not-timed = This question to player { $seat } is not timed: it waits for an answer.

## Errors

error-unknown-game = No game is called “{ $name }”. Installed: { $games }.
error-cards-unchecked = This game does not check card files.
error-own-unchecked = This game does not check files of this kind ({ $kind }): { $file }.
error-unknown-option = There is no option “{ $option }”.{ SUGGEST($nearest) }
error-bad-option = “{ $value }” is not valid for the option { $option }: it must be { $wanted }.
error-bad-options = The options are not valid ({ $option }): { $problem }.
error-nothing-to-undo = Nothing has been decided yet, so there is nothing to undo.
error-no-ledger = { $name } has no list of its rules.
error-no-file = There is no file { $file }.
error-unreadable = { $file } cannot be read: { $problem }
error-not-a-record = { $file } is not a record of a game: its first line should name the game and its set-up.
error-record-format = { $file } is written in format { $format }; this version reads formats up to { $known }.
error-record-cut = { $file } is cut short: line { $line } should be the closing line with the count and the digest.
error-record-edited = { $file } was changed after it was saved: the { $promised } answers and the digest that it promises do not match its { $counted } lines.
error-record-version = { $file } was played with rules { $recorded }, but rules { $installed } are installed. Install that version to replay it.
error-record-commitment = { $file }: the seed does not match the commitment that was published before the first card.
error-record-question = { $file }: answer { $number } was given to “{ $recorded }”, but the rules now ask “{ $asked }” ({ $rule }).
error-record-short = { $file } ends before answer { $number }, which the rules need ({ $rule }).
error-record-long = { $file }: answer { $number } comes after the end of the game.
error-record-deal = { $file }: deal { $number } is not what the seed deals ({ $rule }).
error-record-undone = { $file }: what answer { $number } takes back was not played that way: its decisions, its deals or their number are different.
error-record-part = Only a game played from its beginning can be saved: this one began in the middle.
error-record-together = { $file }: answer { $number } should hold one answer for each of the { $seats } players asked together ({ $rule }).
error-record-answer = { $file }: answer { $number } is not allowed: { $reason }
error-record-lapse = { $file }: answer { $number } was given because time had run out, but it is not the one that the rules then give ({ $rule }).
error-yaml = { $file }, line { $line }: this is not readable YAML [{ $problem }].
error-field = { $file }, line { $line }: { $problem }
error-unknown-word = { $file }, line { $line }: “{ $word }” is not known.{ SUGGEST($nearest) }
error-field-in-data = { $where }: { $problem }
error-unknown-word-in-data = { $where }: “{ $word }” is not known.{ SUGGEST($nearest) }
error-unknown-bot = No bot is called “{ $name }”.{ SUGGEST($nearest) } Installed: { $bots }.
error-broken-bot = The bot “{ $name }” is installed but cannot be loaded: { $problem }
error-no-seed = This record was saved without its seed: it can be replayed, but the dealer cannot go on.

## Taking a decision back

undo-nothing = You have not decided anything yet.
undo-chance = Cards or dice have come up since and would be drawn again: the others must agree.
undo-others = Player { $seats } has decided something since: the others must agree.
undo-shown = Something hidden has been shown since: the others must agree.
undo-conceded = You have conceded: the others must agree.

## What happened

event-chance-anew = { $seat ->
    [0] { $decisions ->
        [one] One decision is taken back
       *[other] { $decisions } decisions are taken back
      }
   *[other] Player { $seat } takes back { $decisions ->
        [one] a decision
       *[other] { $decisions } decisions
      }
  }. Chance is drawn again: { $deals ->
    [one] the deal made since then does not come back
   *[other] the { $deals } deals made since then do not come back
  }.

## Giving up, and running out of time

event-conceded = Player { $seat } concedes.
event-played-on = The game goes on from another one, after its step { $number }. Chance is drawn anew from here.
event-lapsed = Player { $seat } has run out of time.
outcome-conceded = Won by concession.

## Directions, counted from east to north

core-winds = east, east-north-east, north-east, north-north-east, north, north-north-west, north-west, west-north-west, west, west-south-west, south-west, south-south-west, south, south-south-east, south-east, east-south-east
core-way = { $far } { $wind }
core-each = { $value } for player { $number }
core-suggested = Did you mean: { $nearest }?

## Warnings before what a player would be sorry for

warn-unused = There is still something to do here: { $branches }. End all the same?
