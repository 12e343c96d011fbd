"""What a seat may not know (D10-HID): future dice, and in fog where hidden enemies are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.core.dealer.chance import Random
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.ground import place as places
from escarmouche.games.d10.ground.veil import alone, veiled
from escarmouche.games.d10.state import FOOT, Figure
from escarmouche.games.d10.table import D10
from escarmouche.space.disc import Disc

TRIES = 60


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
    """Everything on the table is public, and future dice are in no state. In fog a veiled figure may be in any cover."""
    for figure in game.figures:
        if veiled(game, figure, seat):
            figure.facing = int(rng.random() * 360)
            if _covered(game, figure):
                _elsewhere(game, figure, rng)


def _elsewhere(game: D10, figure: Figure, rng: Random) -> None:
    """Another place in terrain that hides, also farther than 5 cm from all enemies."""
    field, old = game.field, (figure.x, figure.y, figure.z, figure.floor)
    covers = [piece for piece, data in field.areas if not data.nature.clear and piece.bottom == 0]
    for _ in range(TRIES if covers else 0):
        x0, y0, x1, y1 = covers[int(rng.random() * len(covers))].bounds
        x, y = round(x0 + rng.random() * (x1 - x0)), round(y0 + rng.random() * (y1 - y0))
        if field.wholly_rough(Disc(x, y, FOOT), "") and places.taken(game, figure, x, y, "") is None:
            figure.x, figure.y, figure.z, figure.floor = x, y, 0, ""
            if alone(game, figure):
                return
            figure.x, figure.y, figure.z, figure.floor = old
