"""Friend, enemy and control: who decides for a model, and whose it is all the same (MALI-CTRL)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.state import NOBODY, Marker, Model
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-CTRL-03", "MALI-CTRL-04", "MALI-CTRL-05", "MALI-DP-58")
def decider(game: Malifaux, model: Model) -> int:
    """The seat that decides, flips and pays for a model: its own, or the one that controls the Action it is taking."""
    doings = game.state.resolving
    for resolving in reversed(doings) if doings else ():
        if resolving.model == model.id:
            return resolving.seat
    return model.seat


@clause("MALI-CTRL-01", "MALI-CTRL-06")
def friends(thing: Model | Marker, other: Model | Marker) -> bool:
    """Are they of the same Crew, whoever decides for them now?"""
    return thing.seat == other.seat


@clause("MALI-CTRL-01", "MALI-CTRL-02", "MALI-MARK-06")
def belongs(marker: Marker, model: Model, who: str) -> bool:
    """Is a Marker one of those meant: any, friendly or enemy to a model? A neutral one is neither friendly nor enemy."""
    return who == "any" or (marker.seat != NOBODY and (marker.seat == model.seat) == (who == "friend"))


@clause("MALI-MARK-06", "MALI-AMB-116")
def owner(game: Malifaux, model: Model) -> int:
    """The seat that a Marker Dropped by this model belongs to: its controller's."""
    return decider(game, model)


@clause("MALI-TIME-02", "MALI-AMB-119")
def in_order(game: Malifaux, models: list[Model]) -> list[Model]:
    """Models that suffer or choose together: those for which the Active player decides come first."""
    lead = game.lead
    return sorted(models, key=lambda model: decider(game, model) != lead)
