"""What each player is after, and how far it is, as a seat may see it: the Strategy and Schemes (MALI-STRAT-01, MALI-SCHM-01)."""

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
    """The Strategy of both, the own Schemes, of the other's those that were revealed, and how many more there are."""
    found = [_strategy(game, owner) for owner in game.seats] if game.state.turn else []
    for owner, chosen in enumerate(game.state.schemes):
        known = [one for one in chosen if owner == seat or hidden.known(one) or hidden.shown(game)]
        found += [_scheme(game, owner, one) for one in known]
        found += [Goal(owner, secret=True) for _ in range(len(chosen) - len(known))]
    return found


def _strategy(game: Malifaux, owner: int) -> Goal:
    far = strategy.progress(game, owner)
    parts = [Share("next-point", far["have"], far["need"])] if far["scored"] < far["most"] else []
    return Goal(owner, game.state.strategy, far["scored"], far["most"], parts)


def _scheme(game: Malifaux, owner: int, one: Scheme) -> Goal:
    """How far its Reveal and End VP are, and the models chosen for it."""
    done = [bool(getattr(one, field)) for field in SCORED.values()]
    pieces = [name for name in (one.friend, one.enemy) if name]
    parts = _parts(scheme.entry(game, owner, one)) if game.state.turn else []
    hushed = not hidden.known(one) and not hidden.shown(game)
    return Goal(owner, choose_schemes.word(one.number), sum(done), len(done), parts, pieces, hushed)


def _parts(far: dict[str, Any]) -> list[Share]:
    return [
        Share(f"scheme-{end}", far[end]["have"], far[end]["need"], bool(far[field])) for end, field in SCORED.items()
    ]
