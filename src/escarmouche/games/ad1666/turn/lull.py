"""The Lull: a time of stealth before the first noise (AD66-DSN-19). While `state.lull` holds, counters stay and nobody draws steel."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.table import Anno


@clause("AD66-DSN-19")
def begins(game: Anno) -> None:
    """The game begins: quietly, where the scenario says so."""
    game.state.lull = game.scenario.lull is not None
    if game.scenario.lull is not None:
        game.tell("lull-begins", "AD66-DSN-19", turns=game.scenario.lull.turns)


@clause("AD66-DSN-19", "AD66-TAL-12")
def ends(game: Anno, why: str) -> None:
    """A shot, a death, a failed theft, a lock that breaks: the Lull is over, and whom it held back may be roused at once."""
    if not game.state.lull:
        return
    game.state.lull = False
    game.tell("lull-ends", "AD66-DSN-19", why=f"lull-{why}")
    from escarmouche.games.ad1666.talents import notice

    notice.noticed(game)


@clause("AD66-DSN-19")
def turn_ends(game: Anno) -> None:
    """It lasts so many turns at most."""
    lull = game.scenario.lull
    if lull is not None and game.state.turn >= lull.turns:
        ends(game, "time")
