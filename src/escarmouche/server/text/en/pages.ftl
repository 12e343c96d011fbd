## Navigation and states

ui-home = Home
ui-retry = Try again
ui-retry-now = Try now
ui-cancel = Cancel
ui-close = Close
ui-yes = yes
ui-no = no
ui-loading = One moment…
ui-fault = That did not work.
ui-fault-offline = The server cannot be reached. Check the connection; nothing that was decided is lost.
ui-fault-server = The server could not answer ({ $status }).
ui-fault-unknown = Something went wrong on this page. Reloading it should help.
ui-lost = There is nothing here.
ui-lost-help = The address may be cut short, or the page is gone.
ui-part-missing = A part of the page could not be loaded.
ui-part-missing-help = The connection may be gone, or the server has been updated. Nothing of a game is lost.
ui-reload = Reload the page

## Home

ui-home-lead = Skirmish games on a table in your browser, by the book, against a bot or with friends.
ui-play-game = Play { $game }
ui-play = Play
ui-learn = Learn in ten minutes
ui-learn-game = Learn in ten minutes: { $game }
ui-minutes = { $least }–{ $most } min
ui-players-exactly = { $count ->
    [one] one player
   *[other] { $count } players
  }
ui-players-between = { $least }–{ $most } players
ui-difficulty-easy = easy
ui-difficulty-medium = some rules
ui-difficulty-deep = deep
ui-play-help = At once, against a bot. You can take moves back.
ui-starting = Setting up the table…
ui-create = Create a game
ui-your-games = Your games
ui-your-turn-in = Your turn in { $game }
ui-against = against { $who }
ui-in-turn = turn { $turn }
ui-others-turn = the others are playing
ui-go-on = Go on
ui-look = Look
ui-more-games = { $count ->
    [one] One more
   *[other] { $count } more
  }
ui-watch-bots = Watch two bots
ui-watch-bots-help = They play a whole game, and you can read every rule on the way.
ui-any-game = Any game
ui-watch = Watch
ui-a-game = A game
ui-over = over
ui-forget = Remove from this list
ui-no-games = No game is installed.
ui-no-games-help = Install the package of a game on the server, then load this page again.
ui-home-terminal = If you use a screen reader, the same games can be played in the terminal, which says everything in words:
ui-record-page = Look at a saved game
ui-credits = About and credits

## A new game

ui-which-game = The game
ui-game = Game
ui-edition = Edition
ui-which-board = Board
ui-options = Options
ui-who-sits = Who plays
ui-seats = Players
ui-seats-not = { $count ->
    [one] Alone?
   *[other] With { $count }?
  } { $reason }
ui-option-unset = default
ui-seat-of = Who is { $player }?
ui-sits-person = at this screen
ui-sits-open = by invitation
ui-sits-bot = a bot
ui-sits-open-help = You will get a link to pass on.
ui-which-bot = Which bot
ui-bot-greedy = Bot that looks ahead
ui-bot-random = Bot that plays at random
ui-bot-tame = Guide, for the other side
ui-bots-undo = Undo against bots
ui-bots-people = as between people
ui-bots-practice = for practice
ui-bots-table = Undo against bots: { $way }
ui-bots-people-help = Bots agree to an undo if no card or die came up and nothing hidden was shown.
ui-bots-practice-help = Bots agree to every undo at once. Cards and dice that are taken back are drawn again.
ui-spectators-allowed = Others may watch
ui-create-now = Set up the table
ui-name = Your name

## Joining

ui-join = You are invited to a game
ui-join-by = { $who } invites you to a game of { $game }
ui-join-to = You are invited to a game of { $game }
ui-join-help = Say what the others should call you, and sit down. Your seat is kept in this browser; no account is needed.
ui-join-failed = This seat cannot be taken.
ui-sit-down = Sit down

## The room

ui-title-asked = Your turn – Escarmouche
ui-entering = Coming to the table…
ui-entering-help = The board is being set up.
ui-reconnecting = Reconnecting…
ui-reconnecting-help = The connection to the server was lost. Your game is safe and will go on where it was.
ui-room-refused = This table cannot be found.
ui-room-refused-help = It may not exist any more, or it does not let anybody watch.
ui-waiting-for = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
  }
ui-invitation = Invitation for { $player }
ui-invitation-help = Send each link to one person: the first to open it takes the seat.
ui-invitation-elsewhere = Waiting for somebody to sit down.
ui-watch-link = Link for spectators
ui-copy = Copy link
ui-copied = Copied
ui-copied-help = The link is in the clipboard.
ui-pass-screen = Pass the screen to { $name }
ui-pass-screen-help = The others look away now: hidden cards come next.
ui-pass-screen-done = I am { $name }

## Players

ui-player = Player { $number }
ui-dummy = Automaton
# How a player is spoken of by number, and how by name instead.
ui-phrase-of = of player, of players
ui-named-of = of { $name }
ui-phrase-to = to player, to players
ui-named-to = to { $name }
ui-phrase-plain = player, players
ui-named-plain = { $name }
ui-players = Players
ui-pile = { $count ->
    [one] { $name }: one card left in the pile
   *[other] { $name }: { $count } cards left in the pile
  }
ui-pile-open = { $count ->
    [one] { $name }: one card, open to all
   *[other] { $name }: { $count } cards, open to all
  }
ui-pile-empty = It holds no cards.
ui-track-of = { $name }: { $value } of { $of }
ui-this-screen = at this screen
ui-here = connected
ui-away = { $minutes ->
    [0] away
   *[other] away for { $minutes } min
  }
ui-seat-open = seat still free
ui-has-conceded = has conceded
ui-stands-in = away, a bot plays on
ui-decides = decides now
ui-take-back = Take the seat back
ui-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
ui-you-watch = You are watching. You see what everybody may see.

## The log

ui-log = Log
ui-log-player = Show the lines of
ui-log-everyone = Everyone
ui-search = Search
ui-log-search = Search the log
ui-log-earlier = { $count ->
    [one] Show one earlier line
   *[other] Show earlier lines ({ $count } more)
  }
ui-log-newest = To the newest line
ui-log-empty = Nothing has happened yet.
ui-log-nothing-found = No line matches. Search for something else, or show everyone.
ui-forced = (the bot had no answer in time; a legal move was made for it)
ui-open-rule = Read rule { $rule }
ui-step-undo = { $who } takes back the last move.
ui-step-ask-undo = { $who } asks to take back the last move.
ui-step-deny-undo = { $who } does not agree: the move stands.
ui-step-bot = A bot now plays for { $who }.
ui-step-person = { $who } is back.
ui-step-end = The game was ended by its players.
ui-step-said = { $who }: { $text }

## Cards

ui-card-none = Select a piece on the board to read its card.
ui-card-now = On the card now
ui-health = { $health } health
ui-health-left = { $left } of { $health } health left
ui-off-board = not on the board
ui-things = Items

## Chat

ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send

## Rules

ui-rule-language = This rule is only available in another language.

## Settings

ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-auto = like the system
ui-theme-light = light
ui-theme-dark = dark
ui-motion = Motion
ui-motion-auto = like the system
ui-motion-full = on
ui-motion-none = off
ui-right-click = Right click
ui-right-click-menu = opens a menu
ui-right-click-end = ends the action
ui-right-click-off = does nothing
ui-palette = Colours of the marks
ui-palette-standard = standard
ui-palette-colour-blind = for the colour-blind
ui-palette-custom = my own
ui-mark-hovered = pointed at
ui-mark-selectable = can be chosen
ui-mark-selected = chosen
ui-mark-danger = in danger
ui-mark-active = acting
ui-odds = Odds: how likely it is, where chance decides
ui-warn-again = Warn me again of everything
ui-spare = Answer for me where there is nothing worth choosing (Undo goes back past it)
ui-sound = Sound: what happens on the table, and a bell when you have to decide
ui-volume = Volume
ui-pace = Pace
ui-pace-calm = calm
ui-pace-normal = normal
ui-pace-quick = quick
ui-pace-once = at once
ui-keys-page = All keys

## Was the chance honest?

ui-verify = Check the randomness
ui-verify-help = Before the first card the server published a hash of the seed that decides every card and every roll. When the game is over it publishes the seed, and anybody can check that the two belong together.
ui-verify-promise = Hash, published at the start
ui-verify-seed = Seed
ui-verify-later = published when the game is over
ui-verify-yes = The seed matches the hash: nothing was changed after the start.
ui-verify-no = The seed does not match the hash that was published at the start.
ui-record = Download the record
ui-verify-offline = The record holds every decision. With Escarmouche installed, this command deals and plays it again, offline:

## Credits

ui-credits-unofficial = Escarmouche is an unofficial work of people who like these games. It is not made, checked or endorsed by their publishers. The names of the games and of their characters belong to their publishers and are used here only to say which rules are played.
ui-credits-own = The texts, drawings and code are our own, under the Apache License 2.0. They contain no picture and no printed page of any game.
ui-credits-works = With thanks for
ui-credits-emblems = The emblems
ui-credits-emblems-text = The emblems on the counters are drawings of game-icons, used under the licence CC BY 3.0. Some are drawn bolder where they are small. This is who drew which:
