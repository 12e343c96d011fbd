"""What each request of a client does with a room: one table for changes, one for questions.

A change returns the entry to be written. A question changes nothing; what it returns goes into the reply.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from escarmouche.core.asks.ask import Ask, plain
from escarmouche.core.asks.roster import Named, Roster
from escarmouche.core.asks.wire import detail
from escarmouche.core.messages.languages import ENGLISH, LANGUAGES
from escarmouche.core.play.foretell import foretell
from escarmouche.core.play.nearest import nearest
from escarmouche.core.play.prospects import prospects
from escarmouche.core.views.player_tools import Foretold, Layer, Sightline, Threat
from escarmouche.core.views.prospect import Prospects
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.web.errors import ServerError
from escarmouche.server.wire import messages as m

M = TypeVar("M", bound=msgspec.Struct)
R = TypeVar("R")
Function = Callable[[Room, Any], R]  # the message is of the type that it stands under: `on` checks that


def on(kind: type[M], function: Callable[[Room, M], R]) -> tuple[type[msgspec.Struct], Function[R]]:
    """A row of a table: the type of message, and the function for it."""
    return kind, function


# -- questions


def whole_ask(room: Room, message: m.Detail) -> dict[str, Any]:
    try:
        return detail(room.question(message.seat, message.moment), message.path)
    except LookupError:
        raise ServerError("unknown", "fault-no-branch") from None


def preview(room: Room, message: m.Preview) -> Foretold:
    room.question(message.seat, message.moment)
    return foretell(room.game, message.seat, message.answer)


def nearest_answer(room: Room, message: m.Nearest) -> Any:
    room.question(message.seat, message.moment)
    return nearest(room.game, message.seat, message.answer, message.back) if plain(message.answer) else None


def option_prospects(room: Room, message: m.ProspectsAsked) -> Prospects:
    room.question(message.seat, message.moment)
    try:
        return prospects(room.game, message.seat, message.path)
    except LookupError:
        raise ServerError("unknown", "fault-no-branch") from None


def roster_as_text(room: Room, message: m.Write) -> str:
    ask = _roster(room.question(message.seat, message.moment))
    why = ask.why_not(message.answer)
    if why is not None:
        raise ServerError("refused", why, room.book.name)
    return ask.write(message.answer, message.lang if message.lang in LANGUAGES else ENGLISH)


def text_as_roster(room: Room, message: m.ReadText) -> m.ReadIn:
    """A text as an answer to a roster, or to a choice that comes before one, with what is wrong with it."""
    ask = room.question(message.seat, message.moment)
    return m.ReadIn(*(ask if isinstance(ask, Named) else _roster(ask)).parse(message.text))


def _roster(ask: Ask) -> Roster:
    """A question whose answers can be written as text."""
    if not isinstance(ask, Roster):
        raise ServerError("unknown", "fault-no-text")
    return ask


def sight(room: Room, message: m.SightAsked) -> Sightline:
    _check_on_board(room, message.one, message.other)
    return room.book.tools.sight(room.game.table, message.one, message.other, message.at)


def threat(room: Room, message: m.ThreatAsked) -> Threat:
    _check_on_board(room, message.piece)
    return room.book.tools.threat(room.game.table, message.piece)


def _check_on_board(room: Room, *pieces: str) -> None:
    """Only what everybody sees on the board can be measured from."""
    on_board = {piece.id for piece in room.book.scene(room.game.table, None).pieces if piece.at is not None}
    for piece in pieces:
        if piece not in on_board:
            raise ServerError("unknown", "fault-no-piece", room.book.name)


def layer(room: Room, message: m.LayerAsked) -> Layer:
    if message.name not in room.book.layers:
        raise NotImplementedError
    return room.book.tools.layer(room.game.table, message.name)


# -- the tables

CHANGES: dict[type[msgspec.Struct], Function[LogEntry | None]] = dict(
    (
        on(m.Answer, lambda room, it: room.propose_answer(it.seat, it.moment, it.answer, by_table=it.auto)),
        on(m.Concede, lambda room, it: room.propose_concession(it.seat)),
        on(m.Undo, lambda room, it: room.undoing.propose(it.seat)),
        on(m.TakeBackTo, lambda room, it: room.learning.propose_back_to(it.seat, it.serial)),
        on(m.SkipGuide, lambda room, it: room.learning.propose_skip(it.seat)),
        on(m.ChooseInQuiz, lambda room, it: room.learning.propose_choice(it.seat, it.moment, it.choice)),
        on(m.Consent, lambda room, it: room.undoing.propose_consent(it.seat, it.serial, it.yes)),
        on(m.Return, lambda room, it: room.propose_return(it.seat)),
        on(m.Say, lambda room, it: room.propose_chat(it.seat, it.text)),
    )
)
QUESTIONS: dict[type[msgspec.Struct], Function[object]] = dict(
    (
        on(m.WhyNot, lambda room, it: room.why(it.seat, it.moment, it.answer)),
        on(m.Detail, whole_ask),
        on(m.Preview, preview),
        on(m.ProspectsAsked, option_prospects),
        on(m.Nearest, nearest_answer),
        on(m.Write, roster_as_text),
        on(m.ReadText, text_as_roster),
        on(m.SightAsked, sight),
        on(m.ThreatAsked, threat),
        on(m.LayerAsked, layer),
        on(m.HintAsked, lambda room, it: room.learning.hint(it.seat, it.moment, it.strength)),
    )
)
