"""What a player would want to know about a move before making it: whose zone it enters, whom it engages, who sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from escarmouche.core.play.rule import clause
from escarmouche.core.views.comparison import moved
from escarmouche.core.views.player_tools import Sentence
from escarmouche.games.ad1666.ground import engage, sight
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno

Who = Callable[[Anno, Figure], list[Figure]]


def consequences(before: Anno, after: Anno, seat: int) -> list[Sentence]:
    """For every figure that has moved, those of the player who asks first."""
    return moved(before.figures, after.figures, seat, _stands, lambda old, new: _lines(before, after, old, new))


def _stands(figure: Figure) -> tuple[str, str]:
    return figure.status, figure.cell


@clause("AD66-ZOC-03", "AD66-ZOC-05", "AD66-DISC-03", "AD66-DISC-05")
def _lines(before: Anno, after: Anno, old: Figure, new: Figure) -> Iterator[Sentence]:
    if not new.in_play:
        yield _line(new, f"then-{new.status}", "AD66-BOARD-02")
        return
    for key, rule_id, who in CHANGES:
        then, now = _ids(who(before, old)), _ids(who(after, new))
        more, fewer = [name for name in now if name not in then], [name for name in then if name not in now]
        if more:
            yield _line(new, f"then-{key}", rule_id, enemies=more)
        if fewer:
            yield _line(new, f"then-no-{key}", rule_id, enemies=fewer)
    if old.marker and not new.marker:
        yield _line(new, "then-noticed", "AD66-DISC-03")


def _line(figure: Figure, key: str, rule_id: str, **args: Any) -> Sentence:
    return Sentence(key, rule_id, {"model": figure.id, **args})


def _ids(figures: list[Figure]) -> list[str]:
    return [figure.id for figure in figures]


def _seen(game: Anno, figure: Figure) -> list[Figure]:
    """The enemies it sees."""
    return [
        other for other in game.in_play() if engage.are_enemies(game, figure, other) and sight.sees(game, figure, other)
    ]


CHANGES: tuple[tuple[str, str, Who], ...] = (
    ("engaged", "AD66-ZOC-03", engage.engagers),
    ("engages", "AD66-ZOC-03", engage.engaged_enemies),
    ("sees", "AD66-LOS-01", _seen),
)
