# Stepping through a game.
fault-replay-eyes = While the game goes on, you can look at it with your own eyes only. When it is over, everybody’s cards are open.
fault-replay-seat = Nobody plays in that seat.
fault-replay-long = This game is too long to be stepped through here. Its record can be: escarmouche replay FILE.
fault-branch-running = A running game cannot be played on from: once the new table is over, it would show what the other side still hides here. Take back as far as you like, or wait until this game is over.
fault-branch-lesson = A lesson cannot be played on from: it takes back to its own moments.
fault-branch-serial = There is no such moment: this game has { $last }.
fault-branch-seats = The game goes on with as many players as it had: { $seats }.
fault-branch-over = The game was over there: there is nothing left to play. Choose an earlier moment.
fault-record-seed = { $file } was saved without its seed. It can be stepped through in the terminal (escarmouche replay FILE), but not here.
fault-record-large = { $file } is too large: a record has at most { $most } kB.
fault-record-slow = { $file } could not be played through within { $seconds } seconds.
fault-record-heavy = { $file } could not be played through: it takes more than there is here.
fault-record-room = This record plays through, but not as a room. It can be stepped through in the terminal: escarmouche replay FILE.

## Looking back

ui-replay = Looking back
ui-replay-slider = Moment of the game
ui-replay-steps = From moment to moment
ui-replay-turn = Turn { $turn }:
ui-replay-place = moment { NUMBER($at, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) }
ui-replay-start = The game begins.
ui-replay-decided = { $who } decided something.
ui-replay-rewinding = Looking back… { $percent } %
ui-replay-missed = This game has no such moment. The one before it is shown.
ui-replay-your-turn = It is your turn now.
ui-replay-come-back = Take me back when it is my turn
ui-replay-present = Back to now
ui-replay-leave = Close
ui-replay-own = Look with your own eyes
ui-replay-tools = Sight, reach and ranges are told as they are now, and you are looking back.
ui-replay-first = First moment
ui-replay-last = Last moment
ui-replay-back-turn = Back by a turn
ui-replay-back-activation = Back by an activation
ui-replay-back-action = Back by an action
ui-replay-back-event = Back by an event
ui-replay-on-turn = On by a turn
ui-replay-on-activation = On by an activation
ui-replay-on-action = On by an action
ui-replay-on-event = On by an event
ui-replay-unit = Play by
ui-replay-unit-turn = Turn
ui-replay-unit-activation = Activation
ui-replay-unit-action = Action
ui-replay-unit-event = Event
ui-replay-by-turn = by turn
ui-replay-by-activation = by activation
ui-replay-by-action = by action
ui-replay-by-event = by event
ui-replay-eyes = Through whose eyes
ui-replay-eyes-own = Your eyes
ui-replay-eyes-all = Everybody’s cards
ui-replay-eyes-watch = A spectator’s eyes
ui-replay-link = Copy a link
ui-replay-link-copied = The link to this moment is copied.
ui-replay-link-by-hand = Link to this moment: copy it

## Playing on from a moment

ui-replay-play-on = Play on from here
ui-replay-play-on-help = A new table, as this one stood at this moment, after the decision that it belongs to. Cards and dice from here on are drawn anew. The game that you are looking at stays as it is.
ui-replay-who = { $player }: who plays
ui-replay-bot = { $player }: which bot
ui-replay-sits-person = At this screen
ui-replay-sits-bot = A bot
ui-replay-sits-open = By invitation
ui-replay-begin = Begin

## Records that are brought along

ui-record-help = A record is the file of a game. It is played through here, with every deal checked, and then you can step through it with everybody’s eyes and play on from any moment.
ui-record-choose = Choose the file of a record
ui-record-drop = or drop it here
ui-record-busy = Playing it through…
ui-record-trying = { $file } is being played through. A long game takes some seconds.
ui-record-failed = { $file } cannot be looked at here.
ui-record-instead = Your file has not been changed, and nothing of it was kept. You can choose another one, or try in the terminal: escarmouche replay FILE.
ui-record-where = Where records come from
ui-record-from-end = Online: at the end of a game, ‘Check the randomness’ and ‘Download the record’.
ui-record-from-terminal = In the terminal: the command ‘save’. Every game is also saved by itself, and the terminal says where.
ui-record-open = Whoever has the link to a record that was brought along can look at it. Players are called by their numbers: records have no names.
