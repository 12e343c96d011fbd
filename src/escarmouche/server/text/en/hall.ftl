# What the hall refuses.
fault-answered = You have already answered this question, and differently.
fault-stale = Things have moved on: this question is no longer open.
fault-over = The game is over.
fault-malformed = This is no answer.
fault-replaced = A bot is playing for you. Take your seat back first.
fault-undo-open = Somebody else has already asked to take a decision back. Answer that first.
fault-no-undo = Nobody is asking for that any more.
fault-own-undo = Only those who were asked can agree.
fault-absence = Nobody is missing from that seat.
fault-patience = Wait a little longer: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
fault-token = This key opens no seat in this room.
fault-seat = You do not sit in that seat.
fault-no-spectators = The players of this room want no spectators.
fault-invitation = This invitation does not exist or has been used.
fault-no-room = There is no such room.
fault-not-over = The record can be read when the game is over.
fault-rules = This room was made with version { $recorded } of the rules; installed is { $installed }.
fault-unreadable = This room cannot be read. The details are in the server's log.
fault-internal = Something went wrong here, and nothing was changed. The details are in the server's log.
fault-no-branch = There is nothing to look at there.
fault-no-text = This question is not answered by a text.
fault-no-tool = This game has no such tool.
fault-no-piece = No such model stands on the board.
fault-name = A name has at most { $longest } characters.
fault-bot-for-person = A bot ({ $name }) is named for a seat that a person takes.
fault-seats = { $count } cannot play this game: { $possible } can.
fault-undo-away = That would take back what somebody decided who is away. Wait until they are back.
fault-undo-bots = { $reason } The bots do not: as between people, they agree at this table to what met no chance and showed nothing hidden.
