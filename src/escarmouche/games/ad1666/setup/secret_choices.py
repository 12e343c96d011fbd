"""What is chosen in secret before the game: Bands and purchases, until both players are done (AD66-HID-11, AD66-AMB-02)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.core.dealer.chance import Random
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.setup import band, purchase
from escarmouche.games.ad1666.table import Anno


@clause("AD66-HID-11", "AD66-AMB-02")
def hidden(game: Anno, seat: int | None) -> dict[str, Any]:
    """The Bands and the purchases of the others, while these are chosen."""
    state = game.state
    return {
        "band": [sorted(state.picks[owner]) for owner in _choosing_band(game, seat)],
        "purchases": [sorted(state.goods[owner]) for owner in _shopping(game, seat)],
    }


@clause("AD66-HID-11", "AD66-AMB-02")
def redeal(game: Anno, seat: int | None, rng: Random) -> None:
    """In a seat's world the others have chosen, or are choosing, something that they might have chosen."""
    state = game.state
    for owner in _choosing_band(game, seat):
        chosen = band.random_band(game, owner, rng)
        done = owner in state.ready
        state.picks[owner][:] = chosen if done else chosen[: int(rng.random() * (len(chosen) + 1))]
    for owner in _shopping(game, seat):
        purchase.random_goods(game, owner, rng)


def _others(game: Anno, seat: int | None) -> Iterator[int]:
    return (owner for owner in range(min(len(game.state.picks), game.setup.seats)) if owner != seat)


def _choosing_band(game: Anno, seat: int | None) -> list[int]:
    """Those whose Band is built in secret and not shown yet."""
    if game.state.phase != "bands" or game.setup.random:
        return []
    return [owner for owner in _others(game, seat) if band.fixed_band(game.setup, game.scenario, owner) is None]


def _shopping(game: Anno, seat: int | None) -> list[int]:
    """Those whose purchases are made in secret and not shown yet."""
    if game.state.phase != "purchase":
        return []
    given = game.setup.goods
    return [
        owner
        for owner in _others(game, seat)
        if owner < len(game.state.goods) and not (owner < len(given) and given[owner])
    ]
