## Words that can be typed (the first is the one that help names)

cli-do-help = help, h, ?
cli-do-why = why
cli-do-what = what
cli-do-odds = odds
cli-do-hint = hint, advice
cli-do-warnings = warnings
cli-do-goal = goal, aim
cli-do-look = look, l
cli-do-near = near
cli-do-map = map, m
cli-do-log = log
cli-do-rule = rule
cli-do-sheet = sheet, reference
cli-do-undo = undo, u
cli-do-concede = concede, resign
cli-do-save = save
cli-do-more = more
cli-do-back = back, b
cli-do-again = again, repeat
cli-do-always = always
cli-do-quit = quit, exit, q
cli-say-to = to, at
cli-say-towards = towards, toward
cli-say-away = away
cli-say-from = from
cli-say-of = of
cli-say-around = around, round
cli-say-touch = touch
cli-say-contact = contact, with, base
cli-say-climb = climb
cli-say-left = left
cli-say-right = right
cli-say-max = max
cli-say-off = off, stop
cli-say-yes = yes, y
cli-say-never = never
cli-say-stay = stay
cli-say-keep = keep, same, stay
cli-say-none = none, nothing
cli-say-square = square
cli-say-words = words, list
cli-say-inches = inch, inches, cm
cli-compass = north, north-north-east, north-east, east-north-east, east, east-south-east, south-east, south-south-east, south, south-south-west, south-west, west-south-west, west, west-north-west, north-west, north-north-west
cli-compass-at = north, north-north-east, north-east, east-north-east, east, east-south-east, south-east, south-south-east, south, south-south-west, south-west, west-south-west, west, west-north-west, north-west, north-north-west
cli-compass-short = N, NNE, NE, ENE, E, ESE, SE, SSE, S, SSW, SW, WSW, W, WNW, NW, NNW
cli-compass-english = N, NNE, NE, ENE, E, ESE, SE, SSE, S, SSW, SW, WSW, W, WNW, NW, NNW

## The scene in words

cli-colon = :{ " " }
cli-semicolon = ;{ " " }
cli-yes = yes
cli-no = no
cli-nothing = nothing
cli-you = you
cli-nobodys = nobody’s
cli-player = player { $number }
cli-human = human
cli-bot-greedy = bot that looks ahead
cli-bot-random = bot that plays at random
cli-unit-inch = { $number ->
    [1] 1 inch
   *[other] { $text } inches
  }
cli-unit-square = { $number ->
    [1] 1 square
   *[other] { $text } squares
  }
cli-unit-centimetre = { $text } cm
cli-distance-at = { $distance } { $direction }
cli-way = { $distance } { $direction }
cli-touching-at = touching, { $direction }
cli-above = { $distance } higher
cli-below = { $distance } lower
cli-at = at { $x } { $y }
cli-at-height = at { $x } { $y }, { $z } up
cli-square = on { $cell }
cli-square-same = on the same square
cli-between = between { $one } and { $other }
cli-side-of = { $side } side of { $cell }
cli-slope-up = going up
cli-slope-down = going down
cli-points-down = the sign points down
cli-odd = part of { $cell }, which covers { $count } squares and counts as one
cli-offered = can be chosen
cli-over = over { $cells }
cli-beside = next to { $names }
cli-here = { $names } here
cli-sides = Around { $cell }: { $sides }.
cli-sides-open = Around { $cell }, all sides are open.
cli-in-hand = in hand
cli-facing = facing { $direction }
cli-in-hands = in hand: { $things }
cli-carries = carries { $things }
cli-wounds = { $wounds ->
    [0] unhurt
    [one] 1 wound
   *[other] { $wounds } wounds
  } ({ $crippled ->
    [0] { "" }
   *[other] crippled at { $crippled },{ " " }
  }killed at { $killed })
cli-size = { $width } by { $depth }
cli-inside = around this model
cli-health = health { $left } of { $health }
cli-health-bar = { $health } boxes{ $count ->
    [0] { "" }
    [one] , a dot on { $dots }
   *[other] , dots on { $dots }
  } { $drawn }
cli-held-by = held by { $holder }
cli-touching = touches { $names }
cli-reaches = reaches { $name }
cli-reached-by = within reach of { $name }
cli-in-terrain = in or against { $names }
cli-stay = stay here
cli-right-here = right here
cli-source-hand = from the hand
cli-source-deck = from the deck
cli-orders = Your orders: { $orders }
cli-goal = Goal ({ $player })
cli-goal-hidden = secret
cli-goal-secret = secret
cli-goal-points = { $points } of { $most } points
cli-goal-have = { $name } { $have } of { $need }
cli-goal-done = { $name } scored
cli-seen-from = Distances and directions are from { $name }.
cli-models-of = Models of { $player }:
cli-models-nobodys = Nobody’s models:
cli-models-yours = Your models:
cli-markers = On the board:
cli-map-cut = The drawing is { $wide } columns wide, and this window has { $columns }: make it wider, or type “map words”.
cli-terrain-near = Terrain nearby (“map” lists all of it):
cli-piles = Cards left: { $piles }.
cli-pile-open = { $name }, open, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }: { $cards }.
cli-track-of = { $name }: { $value } of { $of }
cli-duel-against = at { $target }
cli-duel-target = difficulty { $target }
cli-duel-weapon = with { $weapon }
cli-duel-own = face down, known to you: { $cards }
cli-duel-hidden = { $count ->
    [one] a card face down
   *[other] { $count } cards face down
  }
cli-duel-claim = said to be { $claim }
cli-duel-extra = reinforced by { $cards }
cli-duel-aside = without effect: { $cards }
cli-duel-fates = on the flip: { $fates }
cli-duel-suits = with { $suits }
cli-duel-declares = declares { $abilities }
cli-duel-suit = counts as { $suit }
cli-duel-total = total { $total }
cli-duel-goal = target number { $target }
cli-duel-words = advantages: { $words }
cli-duel-result = result: { $result }
cli-die = die { $value }
cli-die-first = rolled again
cli-die-zero = check of the zero
cli-die-row = row of the table
cli-hand = { $mine ->
    [yes] Your hand
   *[no] Hand of { $player }
  } ({ $kind }): { $cards }.
cli-hand-hidden = Hand of { $player } ({ $kind }): { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
cli-no-board = There is no board yet.
cli-board = Board{ $name ->
    [none] { "" }
   *[other] { " " }{ $name },
  } { $width } wide (west to east), { $height } deep (south to north). Places are given as x y, from the south-west corner.
cli-board-grid = Board{ $name ->
    [none] { "" }
   *[other] { " " }{ $name },
  } { $width } from west to east, { $height } from north to south. North is at the top; { $first } is in the north-west.

## Asking

cli-prompt = >{ " " }
cli-how-numbers = Type one of: { $options }.
cli-how-number = Type a number from { $low } to { $high }.
cli-how-face = Type a point of the compass (N, NE, ...), “towards NAME”, or degrees as on a compass: 0 is north, 90 east.
cli-how-keep = “keep” leaves it { $facing }.
cli-how-distance = Type a distance from { $low } to { $high }, or “max”.
cli-how-some = Type from { $least } to { $most } numbers, with spaces between.
cli-how-some-exactly = { $most ->
    [one] Type one number.
   *[other] Type { $most } numbers, with spaces between.
  }
cli-how-some-upto = { $most ->
    [one] Type one number, or “none”.
   *[other] Type up to { $most } numbers with spaces between, or “none”.
  }
cli-how-roster = Type numbers or names separated by commas, one for each copy: “1, 3, 3, NAME”; “NAME + NAME” gives somebody an item; or “none”.
cli-how-order = Type all the numbers in the order you want, with spaces between.
cli-how-place-free = A number, or a place in words: “to X Y”, “2 N of NAME”, “touch NAME W”. “help” says more.
cli-how-place = A number, or a place in words: “2.5 NE”, “towards NAME”, “touch NAME”, “to X Y”. “help” says more.
cli-how-cell = A number, a square’s name, or a way there: “2 NE”, “NE”, “2 N, 1 E”, “towards NAME”. “map” shows them.
cli-how-cell-free = A number or a square’s name. “map” shows them.
cli-closed-count = { $count ->
    [one] 1 more is not possible now; “why” says why.
   *[other] { $count } more are not possible now; “why” says why.
  }
cli-more-left = { $count ->
    [one] 1 more place: type “more”.
   *[other] { $count } more places: type “more”.
  }
cli-no-more = There is nothing more to list.
cli-no-back = There is nothing to go back to; “undo” takes your last decision back.
cli-unclear = “{ $text }” is not clear. Type “help”.
cli-unclear-option = “{ $text }” is not among the answers. Type its number or its name, or “help”.
cli-unclear-listed = There is no number { $text }: the list goes from 1 to { $most }.
cli-unclear-number = “{ $text }” is not a whole number.
cli-unclear-facing = “{ $text }” is not a direction: type NE, “towards NAME”, or degrees from north.
cli-unclear-distance = “{ $text }” is not a distance.
cli-wrong-distance = It must be from { $low } to { $high }.
cli-unclear-place = “{ $text }” is not a place. Say for example “2.5 NE”, “towards NAME 3”, “touch NAME”, “to 18 12.5”; several legs with commas.
cli-ends-near = Not quite there, then: { $where }.
cli-unclear-cell = “{ $text }” is not a square. Say its name or its number in the list, or a way there, for example “2 NE”, “towards NAME”.
cli-no-cell = “{ $text }” leads off the board.
cli-near-what = Say near what: “near NAME”, or on a board of squares “near c3”.
cli-no-start = There is nothing to measure from yet: say “to X Y”, or “2 N of NAME”.
cli-unknown-thing = Nothing on the table is called “{ $text }”.
cli-several = “{ $text }” could be any of these: { $names }.
cli-several-more = “{ $text }” could be any of these: { $names } and { $more } more.
cli-why-how = { $rule } asks this: “rule” reads it. “why” followed by an answer says whether it is allowed, and if not, why.
cli-why-allowed = That is allowed.
cli-no-reference = This game has no quick reference; “rule” reads the rules.
cli-not-in-reference = Nothing in the quick reference mentions “{ $text }”.
cli-play-help =
    Answer with a number of the list, or with a name or its beginning. After an action you may add what it needs: “melee bobby”, “2 1”.
    Places and paths:
      2.5 NE                 that distance in that direction (N, NNE, NE, ENE, E ...; or degrees from north: 2.5 47)
      NE                     as far as possible in that direction
      towards NAME           as far as possible towards it; “towards NAME 3” goes 3
      touch NAME             until the bases touch; “touch NAME SW” stands on that side of it
      to NAME                the same: “to NAME”, “to contact with NAME”
      away NAME 2            directly away from it
      2 N of NAME            with 2 between the edges, north of it
      to X Y                 to a place on the board
      around NAME left 90    circling it by 90 degrees (paths only)
      2 N, 1 E               several legs (paths only)
      stay                   no step at all (paths only)
    Squares, on a board that has them:
      c3                     the square of that name; a door by its squares: “c2 d2”; a model by the square where it stands
      2 NE                   two squares in that direction; “NE”: as far as possible; “2 N, 1 E”: one after the other
      towards NAME           as near to it as possible
    Instead of an answer:
      look         the table in words; “look NAME” reads one card in full
      near         what is around the model in question; “near NAME”, and on a board of squares “near c3”
      map          everything on the board; “map draw” draws it. Squares are always drawn; “map words” tells them in words
      why          what is not possible now, and why; “why ANSWER” for any answer
      goal         what wins, how it stands, and what is left
      what         what every option does and brings, and what is not possible now
      odds         stop telling how likely things are, or tell it again
      hint         why a bot would do something; again, what; and once more, it is done
      warnings     give all warnings again, those that you did not want, too
      rule         the rule that asks; “rule ID” another
      sheet        the quick reference of the game; “sheet WORD” only the lines with that word
      log          what happened; “log 50” more of it
      more, again  more places; the question once more
      always       “always ANSWER” gives this answer to this kind of question until the turn ends; “always off” stops it
      back         leave a choice you have begun
      undo         take your last decision back
      concede      give up; you are asked once more
      save FILE    save the game
      quit         leave; the game is kept

## Playing

cli-welcome = { $game }. Players: { $players }.
cli-welcome-help = Type “help” at any question, “look” for the table.
cli-commitment = The deal is fixed; its hash is { $commitment }.
cli-pass-to = Pass the keyboard to player { $number }, who then presses Enter.{ " " }
cli-always-what = Say which answer: “always ANSWER”; or “always off”.
cli-always-off = From now on you are asked everything again.
cli-always = { $question } As before: { $answer }.
cli-you-are = You are player { $number }.
cli-moved = → { $name } moved { $way }, now { $place }{ $near }.
cli-now = → { $name }: now { $place }{ $near }.
cli-appeared = → { $name } stands { $place }{ $near }.
cli-lies = → { $name } now lies { $place }.
cli-near = Around: { $things }.
cli-cost = cost { $cost }
cli-copies = up to { $count }
cli-worn = { $name }, cost { $cost }, for { $by }
cli-worn-all = { $name }, cost { $cost }, for anybody
cli-apart = { $name } { $distance } away
cli-idle = { $question } Nothing else worth choosing: { $answer }.
cli-bot-failed = Player { $number } ({ $name }) failed to answer, so a legal answer is given for it: { $reason }
cli-undone = { $count ->
    [0] Your choice is taken back.
    [one] One answer is taken back.
   *[other] { $count } answers are taken back, others’ and the dealer’s among them.
  }
cli-concede-sure = Concede? You will lose the game. Type “yes” to give up:{ " " }
cli-concede-not = You play on.
cli-save-where = Say where: “save FILE”.
cli-not-over = { $file } exists and is not a saved game, so it is left as it is. Choose another name.
cli-saved = Saved in { $file }.
cli-cannot-write = { $file } cannot be written: { $problem }
cli-log-empty = Nothing has happened yet.
cli-left =
    The game is kept in { $file }.
    To go on: { $command }
cli-won = { $count ->
    [one] Player { $players } wins
   *[other] Players { $players } win
  } ({ $rule }).
cli-draw = The game is a draw ({ $rule }).
cli-none-won = { $title } ({ $rule })
cli-scores = Scores: { $scores }.
cli-seed = The seed was { $seed }.
cli-verify = Anyone can check that it matches the hash and dealt every card: { $command }

## Set-up

cli-no-game = Name a game: { $games }.
cli-bad-option = “{ $text }” is not KEY=VALUE.
cli-seats-differ = { $count ->
    [one] { $count } player is named
   *[other] { $count } players are named
  }, but the game has { $said } seats.
cli-no-edition = { $game } has no edition “{ $edition }”.{ SUGGEST($nearest) }
cli-unknown-player = “{ $name }” cannot take a seat.{ SUGGEST($nearest) } Known: { $known }.
cli-load-and = { $option } belongs to a new game and cannot be used with --load.
cli-other-game = { $file } is a game of { $game }, not of { $wanted }.
cli-no-seed = { $file } was saved without its seed: it can be replayed, but not continued.

## Replaying

cli-verified = { $file }: { $answers ->
    [one] its one answer
   *[other] every one of its { $answers } answers
  } is legal, and { $deals ->
    [one] its one deal
   *[other] every one of its { $deals } deals
  } is what the promised seed deals. Hash { $commitment }.
cli-unverified = { $file }: { $answers ->
    [one] its one answer
   *[other] every one of its { $answers } answers
  } is legal. It was saved without the seed, so its { $deals ->
    [one] one deal
   *[other] { $deals } deals
  } cannot be checked.
cli-verified-spent = { $deals ->
    [one] One of these deals was taken back
   *[other] { $deals } of these deals were taken back
  }, with the decisions that led to them.
cli-no-seat = There is no player { $number }: the game has { $seats }.
cli-no-moment = There is no decision { $number }: the record has { $last }.
cli-step-hidden = { $number }. Decision of { $player }.

cli-step-concedes = { $number }. { CAP($player) } concedes.
cli-step-answer = { $number }. { $player }: { $question } → { $answer }
cli-step-undone = { $number }. { $text }
cli-step-how = Enter continues, a number (up to { $last }) jumps there; back, look, look NAME, near NAME, map, quit.
cli-step-prompt = [{ $number } of { $last }]{ " " }
cli-only-for = ({ $players }) { $text }
cli-goes-on = The game was not finished.

## Many games

cli-sim-unit = games
cli-sim-head = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
  } in { $seconds } s, seed { $seed }
cli-sim-seat = player { $seat }: { $won } won of { $played }, { $share } % (95 % interval { $low } to { $high })
cli-sim-bot = { $bot }: { $won } won of { $played }, { $share } % (95 % interval { $low } to { $high })
cli-sim-side = { $side }: { $won } won of { $played }, { $share } % (95 % interval { $low } to { $high })
cli-sim-draws = draws: { $count }
cli-sim-decisions = decisions a game: mean { $mean }, median { $median }, from { $least } to { $most }
cli-sim-turns = turns a game: mean { $mean }, median { $median }, from { $least } to { $most }
cli-sim-speed = speed: { $games } games/s, { $decisions } decisions/s
cli-sim-times = { $bot }: half of its answers within { $half } ms, 95 % within { $most } ms
cli-sim-errors = errors: { $count }
cli-sim-error = game { $number } (seed { $seed }): { $error }

## Cards and rules

cli-cases-of-several = These cases belong to several games ({ $games }), but the cards of a folder belong to one: run the cases of each game separately.
cli-no-cards = { $game } has no cards.
cli-no-own = { $game } does not read a file for { $option }: give a name instead of { $file }.
cli-board-in-scenario = In { $game } the board is a part of the scenario: write it into a scenario file, and give that to --scenario instead of giving { $file } to { $option }.
cli-no-boards = { $game } has no boards.
cli-no-board-called = No board is called “{ $name }”.{ SUGGEST($nearest) } The name of a file ends with .yaml.
cli-no-card = No card is called “{ $name }”.{ SUGGEST($nearest) }
cli-cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, edition { $edition }.
cli-no-folder = There is no folder { $folder }.
cli-empty-folder = There are no card files (*.yaml) in { $folder }.
cli-cards-checked = { $files ->
    [one] 1 file
   *[other] { $files } files
  }: { $faults ->
    [0] all is well.
    [one] 1 mistake.
   *[other] { $faults } mistakes.
  }
cli-no-cases = There are no cases in { $files }.
cli-no-rule = No rule is called “{ $name }” or has this word.{ SUGGEST($nearest) }
cli-no-rule-near = No rule is called “{ $name }” or has this word. The chapters: { $chapters }.
cli-rules-found = { $count } rules have this word in them; “escarmouche rules { $game } ID” reads one.
cli-ask-about = {"  "}about: { $fields }
cli-asks-count = Questions: { $asks }, branches: { $branches }; whatever stands in ‹…› is filled in. “--branches” lists the branches.
cli-no-ask = Nothing is called “{ $name }” here.{ SUGGEST($nearest) }
cli-rule-code = played by { $functions }
cli-rule-tests = tested in { $tests }
cli-rule-exempt = cannot be tested: { $why }
cli-ledger-language = (Whatever is not yet in your language is shown in English.)

## Words of many games, where a game has none of its own

stat-melee = melee
stat-reach = melee range
stat-arcane = arcane
stat-evade = evade
stat-keywords = keywords
stat-factions = factions
stat-health = health
stat-passives = always on
stat-abilities = abilities
stat-signature = signature move
stat-cost = cost
stat-range = range
stat-pulse = pulse
word-turn = turn
word-energy = energy
word-stones = stones
word-depth = depth
word-wounds = wounds
word-health = health
state-closed = closed
state-open = open
state-locked = locked
state-broken = broken
state-whole = whole
cell-open = open square
cell-blocked = blocked
cell-high = high
edge-wall = wall
edge-door = door
edge-door-closed = door, closed
edge-door-open = door, open
edge-door-locked = door, locked
edge-door-broken = door, broken
edge-window = window
edge-slope = slope
edge-obstacle = obstacle
edge-stairs = stairs
edge-ladder = ladder
edge-climb = wall that can be climbed
edge-fragile = fragile wall
edge-fragile-whole = fragile wall
edge-fragile-broken = broken wall

## The table in the browser

cli-serving = Tables are open at { $address } (Ctrl-C stops the server).
cli-served = The server has stopped. Nothing that was decided is lost.
cli-table-ready =
    Your table is open at { $address }
    Games are kept from one time to the next. Ctrl-C here ends it.
cli-browser-or-terminal = { $other } is for a game in the terminal, { $option } for the table in the browser: name a game, or leave one of the two out.
cli-browser-only = { $option } is for the table in the browser: leave the game’s name out.

## What an option brings

cli-percent = { $number }%
cli-percent-below = below 1%
cli-percent-above = above 99%
cli-against = dealt/suffered: { $cells }
cli-against-form = { $form }, dealt/suffered: { $cells }
cli-odds-on = How likely things are is told again.
cli-odds-off = How likely things are is no longer told. “odds” brings it back.
cli-hint = The bot would answer: { $answer }
cli-hint-second = Second best: { $answer }
cli-hint-no-reason = It matters little here; one answer is as good as another.
cli-hint-more = “hint” again says what it would do.
cli-hint-do = “hint” once more does it.
cli-hint-people = There are no hints while several people play.
cli-no-hint = No bot knows this game well enough for a hint.
cli-warn-sure = “yes”, or “never”: yes, and do not tell me again; anything else leaves it:{ " " }
cli-warned-again = All warnings are given again.
