"""The Lull: a time of stealth before the first noise (AD66-DSN-19). While it lasts, counters stay and nobody fights."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice


@clause("AD66-DSN-19")
def begin_lull(game: Anno) -> None:
    """The game begins, with a Lull if the scenario has one."""
    game.state.lull = game.scenario.lull is not None
    if game.scenario.lull is not None:
        game.tell("lull-begins", "AD66-DSN-19", turns=game.scenario.lull.turns)


@clause("AD66-DSN-19", "AD66-TAL-12")
def end_lull(game: Anno, why: str) -> None:
    """A shot, a death, a failed theft, a broken lock: the Lull is over, and Guards that it held back may be roused at once."""
    if not game.state.lull:
        return
    game.state.lull = False
    game.tell("lull-ends", "AD66-DSN-19", why=f"lull-{why}")

    notice.everybody_looks(game)


@clause("AD66-DSN-19")
def turn_ends(game: Anno) -> None:
    """It ends after a number of turns at the latest."""
    lull = game.scenario.lull
    if lull is not None and game.state.turn >= lull.turns:
        end_lull(game, "time")
