"""What a seat may not know (D10-HID): future dice, and in fog where hidden enemies are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from escarmouche.core.dealer.chance import Random
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.ground import stand
from escarmouche.games.d10.ground.veil import alone, veiled
from escarmouche.games.d10.state import FOOT, Figure
from escarmouche.games.d10.table import D10
from escarmouche.space.disc import Disc

TRIES = 60  # places tried for each figure
ROUNDS = 3  # tries for all of them: one may take the last place of another
STEP = 1_000  # how closely the covers are searched if no round found places for all
AWAY = -10_000_000  # off the table, far from everybody

Box: TypeAlias = tuple[float, float, float, float]
Spot: TypeAlias = tuple[int, int]


@clause("D10-HID-04")
def hidden(game: D10, seat: int | None) -> Mapping[str, Any]:
    """Where each veiled figure stands, and which way it faces. Which figure it is and its state are public (D10-HID-01)."""
    unseen = [figure for figure in game.figures if veiled(game, figure, seat)]
    secrets = {
        "place": [
            (figure.id, figure.x, figure.y, figure.z, figure.floor) for figure in unseen if _covered(game, figure)
        ],
        "facing": [(figure.id, figure.facing) for figure in unseen],
    }
    return {kind: what for kind, what in secrets.items() if what}


def _covered(game: D10, figure: Figure) -> bool:
    """Is it in terrain that hides? A figure that hides on clear ground was seen to go there, and cannot move."""
    return game.field.rough(figure.x, figure.y, figure.floor)


@clause("D10-HID-01", "D10-HID-02", "D10-HID-03", "D10-HID-04")
def redeal(game: D10, seat: int | None, rng: Random) -> None:
    """Everything on the table is public, and future dice are in no state. In fog a veiled figure may be in any cover.

    All who are moved leave the table before the first is put back: no place may rest on where somebody truly hides.
    """
    unseen = [figure for figure in game.figures if veiled(game, figure, seat)]
    moved = [figure for figure in unseen if _covered(game, figure)]
    truth = [(figure.x, figure.y, figure.z, figure.floor) for figure in moved]
    for figure in unseen:
        figure.facing = int(rng.random() * 360)
    covers = [piece.bounds for piece, data in game.field.areas if not data.nature.clear and piece.bottom == 0]
    if not any(_all_put(game, moved, covers, rng, search=turn == ROUNDS) for turn in range(ROUNDS + 1)):
        for figure, old in zip(moved, truth, strict=True):
            figure.x, figure.y, figure.z, figure.floor = old


def _all_put(game: D10, moved: Sequence[Figure], covers: Sequence[Box], rng: Random, *, search: bool) -> bool:
    """Put all where they may hide: anywhere, or, in a `search`, at the first free place of all; False if somebody finds none."""
    for figure in moved:
        figure.x = figure.y = AWAY
    return all(_put(game, figure, _everywhere(covers) if search else _anywhere(covers, rng)) for figure in moved)


def _put(game: D10, figure: Figure, spots: Iterator[Spot]) -> bool:
    """Put it on one of these spots, in terrain that hides and farther than 5 cm from all enemies; False if none is free."""
    for x, y in spots:
        if game.field.wholly_rough(Disc(x, y, FOOT), "") and stand.taken(game, figure, x, y, "") is None:
            figure.x, figure.y, figure.z, figure.floor = x, y, 0, ""
            if alone(game, figure):
                return True
            figure.x = figure.y = AWAY
    return False


def _anywhere(covers: Sequence[Box], rng: Random) -> Iterator[Spot]:
    for _ in range(TRIES if covers else 0):
        x0, y0, x1, y1 = covers[int(rng.random() * len(covers))]
        yield round(x0 + rng.random() * (x1 - x0)), round(y0 + rng.random() * (y1 - y0))


def _everywhere(covers: Sequence[Box]) -> Iterator[Spot]:
    """The places of all covers, one after the other."""
    for x0, y0, x1, y1 in covers:
        for x in range(round(x0), round(x1) + 1, STEP):
            yield from ((x, y) for y in range(round(y0), round(y1) + 1, STEP))
