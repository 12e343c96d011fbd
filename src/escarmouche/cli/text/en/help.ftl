## The command line: what `--help` says

cli-about = Tabletop skirmish games by the book: every rule enforced, every refusal explained, every game replayable.
cli-commands = commands
cli-examples =
    To begin:
      escarmouche play                           play in the browser, on this machine
      escarmouche play moonstone                 play against a bot, in the terminal
      escarmouche serve                          host tables for others
      escarmouche sim moonstone --games 50 --seats random,greedy --seed 7
      escarmouche replay game.jsonl              step through a game and check its deals
      escarmouche cards moonstone show billy     one card, in full
      escarmouche boards malifaux show depot     one board, drawn

    `escarmouche COMMAND --help` explains a command. French: `--lang fr`, or a French locale.
    Exit codes: 0 fine, 1 failed or refused, 2 bad input, 3 our mistake, 130 interrupted.

cli-play-about = Play: without a game’s name in the browser, with one in the terminal.
cli-play-examples =
    In the terminal, answers are numbered; names work too, and places are said in words: “2.5 NE”, “towards bobby”, “to 18 12.5”, squares by name: “c3”.
    While playing: help, look, look NAME, near, map, why, what, hint, log, rule, sheet, undo, concede, save FILE, quit.
    The game is saved after each decision; nothing is lost by quitting or by Ctrl-C.

    Examples:
      escarmouche play
      escarmouche play moonstone
      escarmouche play moonstone --seats human,human --edition en
      escarmouche play moonstone --option stones=5 --option 'factions=[commonwealth, dominion]'
      escarmouche play ad1666 --scenario the-letter
      escarmouche play ad1666 --scenario my-scenario.yaml --board my-board.yaml
      escarmouche play --load game.jsonl
cli-serve-about = Host tables in the browser for others.
cli-serve-examples =
    Every option can also be set by a variable: ESCARMOUCHE_PORT, ESCARMOUCHE_ROOMS_PER_MINUTE and so on.
    What was decided is in the database before it is acknowledged. SIGTERM or Ctrl-C stops the server cleanly.

    Examples:
      escarmouche serve
      escarmouche serve --host 0.0.0.0 --port 80 --database /srv/escarmouche/games.sqlite
      escarmouche serve --base https://table.example --proxy X-Forwarded-For
      escarmouche serve --workers 4 --database postgresql://localhost/games --channel postgresql://localhost/games

    GET /health says whether it is well; /schema lists what programs can ask of it.
cli-sim-about = Let bots play many games and sum up wins, lengths and speeds.
cli-sim-examples =
    Examples:
      escarmouche sim moonstone --games 200 --seats random,greedy --swap --seed 7
      escarmouche sim moonstone --games 1000 --jobs 4 --json > result.json
cli-replay-about = Step through a recorded game; its deals are checked against the commitment first.
cli-replay-examples =
    Examples:
      escarmouche replay game.jsonl              Enter continues, a number jumps, back, look, quit
      escarmouche replay game.jsonl --to 40      the table after the 40th decision
      escarmouche replay game.jsonl --all        the whole game at once
      escarmouche replay game.jsonl --verify     only check it
cli-case-about = Run cases: positions with their right outcome. Ends with “N passed, N failed”.
cli-case-examples =
    Examples:
      escarmouche case tests/cases/moonstone/melee/melee.yaml
      escarmouche case tests/cases
      escarmouche case my-cases.yaml --cards my-cards/
cli-rules-about = Read the rules of a game by their ids, and see where each one is played and tested.
cli-rules-examples =
    Examples:
      escarmouche rules moonstone                every rule, and what tests it
      escarmouche rules moonstone MOON-MELEE-02  one rule
      escarmouche rules moonstone MOON-MELEE     all rules whose id begins like this
      escarmouche rules d10 climb                all rules with this word in them
      escarmouche rules moonstone --missing      rules that no case or test names
cli-asks-about = List the names of a game’s questions, for people who write a bot or a case.
cli-asks-examples =
    Examples:
      escarmouche asks moonstone                 every question with its sentence and its fields
      escarmouche asks moonstone --branches      the branches of its menus
      escarmouche asks moonstone melee --lang fr
cli-cards-about = List the cards of a game, show one, or check a folder of your own.
cli-cards-examples =
    Examples:
      escarmouche cards moonstone list
      escarmouche cards moonstone show billy --edition en
      escarmouche cards moonstone check my-cards/
      escarmouche cards moonstone show nan --cards my-cards/
cli-cards-list = list all cards
cli-cards-show = show one card, by its id or its name
cli-cards-check = check the card files of a folder (*.yaml)
cli-boards-about = List the boards of a game, draw one in the terminal, or check files of your own.
cli-boards-examples =
    Examples:
      escarmouche boards moonstone list
      escarmouche boards malifaux show depot
      escarmouche boards malifaux show my-yard.yaml
      escarmouche boards ad1666 check my-yard.yaml my-scenario.yaml
      escarmouche boards d10 check my-scenario.yaml      in D10 a scenario brings its table
cli-boards-list = list all boards
cli-boards-show = draw a board, by its name or from a file
cli-boards-check = check board and scenario files (*.yaml), each by itself and all together
cli-lessons-about = List the lessons of a game, tell one, check files of your own, or see how far people come.
cli-lessons-examples =
    Examples:
      escarmouche lessons list moonstone
      escarmouche lessons show moonstone moon-1          every sentence, answer and event
      escarmouche lessons check my-lessons/
      escarmouche lessons stats --database escarmouche.db
      escarmouche play --lessons my-lessons/             play them in the browser
cli-lessons-list = list the lessons and quizzes of a game
cli-lessons-show = tell a lesson as a learner who follows its guide hears it
cli-lessons-check = check lesson files (*.yaml), or the folders that they are in
cli-lessons-stats = how many reached each sentence, how many stayed there, and how long it took; nobody is named
cli-lessons-checked = { $files ->
    [one] { $files } file
   *[other] { $files } files
  }: { $faults ->
    [0] all is well.
    [one] { $faults } mistake.
   *[other] { $faults } mistakes.
  }
cli-lessons-uncounted = No lesson was begun on this server yet.
cli-lesson = { $id }: { $title } (level { $level }, { $minutes } min)
cli-lesson-counts = { $id }: { $title }. Begun { $begun }, finished { $finished }.
cli-lesson-beat = { $number }. reached { $reached }, stayed { $left }, { $seconds } s: { $say }
cli-no-database = There is no database here: { $database }
cli-bad-database = The database cannot be read ({ $database }): { $problem }
cli-meta-lesson = LESSON
cli-help-lessons = also with the lessons of this folder
cli-help-lesson = id of a lesson, such as moon-1
cli-help-lesson-files = lesson files (*.yaml), or folders of them; their sentences stand in text/en and text/fr beside them
cli-help-stats-database = the server’s database (default: ESCARMOUCHE_DATABASE, or that of this user)

cli-meta-command = COMMAND
cli-meta-game = GAME
cli-meta-name = NAME
cli-meta-seats = A,B
cli-meta-seed = SEED
cli-meta-file = FILE
cli-meta-name-or-file = NAME|FILE
cli-meta-folder = FOLDER
cli-meta-id = CARD
cli-meta-rule = RULE
cli-meta-address = ADDRESS
cli-meta-header = HEADER
cli-meta-level = LEVEL
cli-meta-option = KEY=VALUE

cli-help-help = show this help
cli-help-version = show the version
cli-help-lang = the language of everything you read (default: that of the locale)
cli-help-game = name of an installed game, such as moonstone
cli-help-seats = who plays, in order: “human” or the name of a bot (default: human against greedy)
cli-help-bots = which bots play, in order (default: random,random)
cli-help-edition = edition of the rules: one of the game’s own
cli-help-scenario = name of a scenario, or a scenario file (*.yaml) of your own, in a game that has them; can be given several times: the first is played
cli-help-board = name of the board, or a board file (*.yaml) of your own, in a game that takes them; can be given several times
cli-help-shown-board = name of a board (in a game whose scenarios bring their tables: of a scenario), or a file (*.yaml) of your own
cli-help-board-words = in words instead of a drawing
cli-help-board-files = board or scenario files (*.yaml) of your own
cli-help-cards-too = also with the card files of this folder
cli-help-case-cards = the cases also know the card files of this folder
cli-help-own-cards = also play with the card files of this folder
cli-help-option = anything else the game can be set up with, such as a scenario; written as in YAML, lists also with commas; can be given several times
cli-help-seed = fixes all chance: the same seed gives the same deals (default: a secret seed)
cli-help-sim-seed = fixes all chance and what random answers; a bot that thinks against the clock may still vary
cli-help-load = continue a saved game
cli-help-fast = answer automatically where there is nothing worth choosing
cli-help-play-database = in the browser: where games are kept (default: a file in your data folder)
cli-help-no-browser = in the browser: only print the address, open nothing
cli-help-host = address to listen at (default: 127.0.0.1, this machine only; 0.0.0.0: all its addresses)
cli-help-port = port to listen at (default: 8000; 0: any free one)
cli-help-workers = number of server processes; more than one needs a --channel (default: 1)
cli-help-database = a file, or the address of a PostgreSQL database (default: a file in your data folder)
cli-help-base = address under which players reach the server, such as https://table.example
cli-help-channel = how processes tell each other what is new: “memory”, or the address of a PostgreSQL or Redis server (default: memory)
cli-help-thinkers = number of processes in which bots think (default: as many as there are processors)
cli-help-budget = seconds a bot may think about an answer (default: 10)
cli-help-patience = seconds before the others may decide about an absent player’s seat (default: 300)
cli-help-proxy = header in which your own proxy gives a player’s address, such as X-Forwarded-For
cli-help-rooms-per-minute = number of rooms one address may make in a minute (default: 30; 0: any number)
cli-help-joins-per-minute = number of invitations one address may use in a minute (default: 60; 0: any number)
cli-help-log = how much to log: debug, info, warning or error (default: info)
cli-help-games = number of games (default: 100)
cli-help-worlds = bots that look ahead try their answers in N worlds and ignore the clock: the same seed gives the same games
cli-help-swap = let the bots change seats from game to game, with the same deals
cli-help-jobs = number of processes that play at once (default: 1)
cli-help-json = print the result as JSON
cli-help-record = a saved game
cli-help-to = show the table as it stood after N decisions, and end
cli-help-all = tell the whole game without waiting
cli-help-seat = tell it as player N saw it
cli-help-verify = only check the record and its deals
cli-help-cases = case files, or folders of them
cli-help-verbose = also name the cases that passed
cli-help-rule = a rule’s id, its beginning, or a word in the rule
cli-help-ask = the name of a question, or of a branch
cli-help-branches = the branches of the menus instead, with the question behind each
cli-help-missing = list only the rules that no case or test names (exit code 1 if there are any)
cli-help-id = the card’s id or name
cli-help-folder = folder with card files

## What was typed wrongly

cli-usage-error =
    { $prog }: { $message }
    More: { $prog } --help
cli-bad-choice = “{ $value }” is not known here.{ SUGGEST($nearest) }
cli-unknown-option = there is no option { $word }.{ SUGGEST($nearest) }
cli-unknown-word = Unexpected word: “{ $word }”.
cli-bad-count = “{ $value }” is not a whole number of at least { $least }
cli-interrupted = Interrupted.
cli-crashed = Something went wrong that should not have: { $problem }. The details are in { $file }; please send them to us.
