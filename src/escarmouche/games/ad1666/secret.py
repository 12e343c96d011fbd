"""What is chosen in secret before the game: Bands and purchases, until both players are done (AD66-HID-11, AD66-AMB-02)."""

from __future__ import annotations

from escarmouche.core.chance import Random
from escarmouche.core.rule import clause
from escarmouche.games.ad1666 import band, purchase
from escarmouche.games.ad1666.table import Anno


@clause("AD66-HID-11", "AD66-AMB-02")
def redeal(game: Anno, seat: int | None, rng: Random) -> None:
    """In a world of a seat the others have chosen, or are choosing, something that they might have chosen."""
    state = game.state
    for owner in range(min(len(state.picks), game.setup.seats)):
        if owner == seat:
            continue
        done = owner in state.ready
        if state.phase == "bands" and band.fixed(game.setup, game.scenario, owner) is None and not game.setup.random:
            chosen = band.some_band(game, owner, rng)
            state.picks[owner][:] = chosen if done else chosen[: int(rng.random() * (len(chosen) + 1))]
        given = owner < len(game.setup.goods) and bool(game.setup.goods[owner])
        if state.phase == "purchase" and owner < len(state.goods) and not given:
            purchase.some_goods(game, owner, rng)
