"""What each player is after, and how far along, as a seat may see it: the Strategy and Schemes (MALI-STRAT-01, MALI-SCHM-01)."""

from __future__ import annotations

from typing import Any

from escarmouche.core.play.rule import clause
from escarmouche.core.views.scene import Goal, Share
from escarmouche.games.malifaux.goals import scheme, strategy
from escarmouche.games.malifaux.setup import choose_schemes
from escarmouche.games.malifaux.state import Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.view import hidden

SCORED = {"reveal": "revealed", "end": "ended"}  # the two VP of a Scheme


@clause("MALI-HID-06", "MALI-HID-08", "MALI-SCHM-03", "MALI-STRAT-01")
def goals(game: Malifaux, seat: int | None) -> list[Goal]:
    """The Strategy of both players, the seat's own Schemes, and the other player's: those revealed, and how many more there are."""
    goals = [_strategy(game, owner) for owner in game.seats] if game.state.turn else []
    for owner, chosen in enumerate(game.state.schemes):
        known = [scheme for scheme in chosen if owner == seat or scheme.shown or hidden.shown(game)]
        goals += [_scheme(game, owner, scheme) for scheme in known]
        goals += [Goal(owner, secret=True) for _ in range(len(chosen) - len(known))]
    return goals


def _strategy(game: Malifaux, owner: int) -> Goal:
    progress = strategy.progress(game, owner)
    parts = [Share("next-point", progress["have"], progress["need"])] if progress["scored"] < progress["most"] else []
    return Goal(owner, game.state.strategy, progress["scored"], progress["most"], parts)


def _scheme(game: Malifaux, owner: int, chosen: Scheme) -> Goal:
    """How far along its Reveal and End VP are, and the models chosen for it."""
    done = [bool(getattr(chosen, field)) for field in SCORED.values()]
    pieces = [name for name in (chosen.friend, chosen.enemy) if name]
    parts = _parts(scheme.entry(game, owner, chosen)) if game.state.turn else []
    hushed = not chosen.shown and not hidden.shown(game)
    return Goal(owner, choose_schemes.word(chosen.number), sum(done), len(done), parts, pieces, hushed)


def _parts(progress: dict[str, Any]) -> list[Share]:
    return [
        Share(f"scheme-{end}", progress[end]["have"], progress[end]["need"], bool(progress[field]))
        for end, field in SCORED.items()
    ]
