"""What becomes of a troupe whose player has conceded while others play on (MOON-CONC)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone.events import events
from escarmouche.games.moonstone.goals import stones
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.turn import action


@clause("MOON-CONC-02")
def is_due(game: Moonstone) -> bool:
    """No action is being resolved, and somebody who has conceded still has a character in play or cards of the deck."""
    state = game.state
    return state.action is None and (any(_leaving(game)) or any(state.phantasm[seat] for seat in _hoarding(game)))


def _leaving(game: Moonstone) -> list[Model]:
    gone = game.state.conceded
    return [model for model in game.models if model.seat in gone and model.status in ("", "reserve")]


def _hoarding(game: Moonstone) -> list[int]:
    return [seat for seat in game.state.conceded if game.state.phantasm]


@rule("MOON-CONC-02", "MOON-SLAIN-01")
def withdraw(game: Moonstone) -> Rule[None]:
    """Cards go back, stones are dropped, characters leave play; if one of them was active, its activation is over."""
    for seat in _hoarding(game):
        if game.state.phantasm[seat]:
            events.shuffle_back(game, seat)
    for model in _leaving(game):
        on_board, model.status = model.in_play, "dying"  # its base still says where its stones may lie
        if on_board:
            game.tell("withdrawn", "MOON-CONC-02", model=model.id)
            yield from stones.drop(game, model)
        model.status = "removed"
        if game.state.active == model.id:
            action.finish(game, model)
