"""Who is veiled in fog (D10-HID-04): a figure that hides is not shown to the other player, unless an enemy is within 5 cm."""

from __future__ import annotations

from typing import Any

from escarmouche.core.play.rule import clause
from escarmouche.games.d10.ground.measure import within
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10

NEAR = 5_000  # nobody hides from an enemy this near


@clause("D10-HID-04")
def veiled(game: D10, figure: Figure, seat: int | None) -> bool:
    """In fog: is a figure not shown to a seat? It hides, is not the seat's own, and after the last action no enemy was within 5 cm."""
    if not game.setup.fog or not figure.hidden or not figure.in_play or figure.seat == seat:
        return False
    return f"near:{figure.id}" not in game.state.flags


def alone(game: D10, figure: Figure) -> bool:
    """Is a figure farther than 5 cm from all enemies?"""
    return not any(within(figure, enemy, NEAR) for enemy in game.enemies(figure))


def place(figure: Figure) -> dict[str, Any]:
    """Where a figure that comes out of the fog is and which way it faces, for the event that says so."""
    return {"at": (figure.x, figure.y, figure.z), "facing": figure.facing}


@clause("D10-HID-04")
def spot(game: D10, figure: Figure) -> None:
    """A veiled figure is shown where it is, although it still hides: an enemy within 5 cm has seen it."""
    if veiled(game, figure, None):
        game.state.flags[f"near:{figure.id}"] = 1
        game.tell("noticed", "D10-HID-04", figure=figure.id, **place(figure))


@clause("D10-HID-04")
def notice(game: D10) -> None:
    """In fog, after every action: a figure that hides within 5 cm of an enemy is shown, and is veiled again when it no longer is."""
    if not game.setup.fog:
        return
    for figure in game.figures:
        if not figure.in_play or not figure.hidden or alone(game, figure):
            game.state.flags.pop(f"near:{figure.id}", None)
        else:
            spot(game, figure)
