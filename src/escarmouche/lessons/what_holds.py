"""What holds at a moment of a lesson, in the words of a case: `asked`, `outcome`, and what the game itself knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from escarmouche.core.files.case_reader import BadPosition
from escarmouche.core.play.game import Game

NOTHING = ("none", "nothing", None)


def holds(game: Game[Any], wanted: Mapping[str, Any]) -> bool:
    """Does all of this hold now? What names something that is not there any more does not."""
    return all(_one(game, word, value) for word, value in wanted.items())


def any_holds(game: Game[Any], several: Iterable[Mapping[str, Any]]) -> bool:
    return any(holds(game, wanted) for wanted in several)


def _one(game: Game[Any], word: str, value: Any) -> bool:
    if word == "asked":
        return all(_asked(game, seat, name) for seat, name in value.items())
    if word == "outcome":
        return _outcome(game, value)
    if word == "not":
        return not holds(game, value)
    try:
        return not any(True for _ in game.book.cases.expect(game.table, {word: value}))
    except BadPosition:
        return False


def _asked(game: Game[Any], seat: int, name: Any) -> bool:
    ask = game.asked(seat)
    return name in NOTHING if ask is None else name in (ask.name, ask.rule)


def _outcome(game: Game[Any], wanted: Any) -> bool:
    outcome = game.outcome
    if outcome is None or wanted in NOTHING:
        return outcome is None and wanted in NOTHING
    return all(
        list(found) == list(value) if isinstance(value, list) else found == value
        for found, value in ((getattr(outcome, word), value) for word, value in wanted.items())
    )
