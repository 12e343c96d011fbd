# Why a room refuses something.
fault-answered = You have already given a different answer to this question.
fault-stale = Things have moved on: this question is no longer open.
fault-over = The game is over.
fault-malformed = This is not an answer.
fault-replaced = A bot is playing for you. Take your seat back first.
fault-undo-open = Somebody else has already asked to take back a decision. Answer that first.
fault-no-undo = Nobody is asking for that any more.
fault-own-undo = Only those who were asked can agree.
fault-absence = Nobody is missing from that seat.
fault-patience = Wait a little longer: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
fault-token = This token does not open a seat at this table.
fault-seat = That is not your seat.
fault-no-spectators = The players at this table do not want spectators.
fault-invitation = This invitation does not exist or has been used.
fault-no-room = There is no such table.
fault-course-not-over = How the game went can be read when it is over.
fault-course-long = This game is too long for its course to be told.
fault-not-over = The record can be read when the game is over.
fault-rules = This table was made with version { $recorded } of the rules; version { $installed } is installed.
fault-unreadable = This table cannot be read. The details are in the server’s log.
fault-internal = Something went wrong here, and nothing was changed. The details are in the server’s log.
fault-no-branch = There is nothing to look at there.
fault-no-text = This question cannot be answered with a text.
fault-no-tool = This game has no such tool.
fault-no-piece = There is no such model on the board.
fault-name = A name has at most { $longest } characters.
fault-bot-for-person = A bot ({ $name }) is named for a seat that a person takes.
fault-seats = This game is not for { $count ->
    [one] one player
   *[other] { $count } players
  }; possible numbers: { $possible }.
fault-undo-away = That would take back a decision of somebody who is away. Wait until they are back.
fault-undo-bots = { $reason } The bots do not agree: at this table, as between people, they agree only if chance played no part and nothing hidden was shown.
fault-no-lesson = This table did not begin from a lesson: it has no guide.
fault-lesson = There is no such lesson: { $lesson }.
fault-lesson-changed = This lesson has been rewritten since. Begin it again.
fault-lesson-back = The guide does not go back to there.
fault-lesson-skip = There is nothing left to skip.
fault-lesson-choice = That cannot be chosen now.
fault-lesson-seats = A lesson brings its own players.
fault-advice-people = Nobody asks a bot for advice while playing against other people.
fault-no-advice = The bot has no advice for this.
