"""Friend, enemy and control: who decides for a model, and to whom it belongs all the same (MALI-CTRL)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.state import NOBODY, Marker, Model
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-CTRL-03", "MALI-CTRL-04", "MALI-CTRL-05", "MALI-DP-58")
def decider(game: Malifaux, model: Model) -> int:
    """The seat that decides for a model, flips for it and pays for it: its own, or who controls the Action it is taking."""
    doings = game.state.doing
    for doing in reversed(doings) if doings else ():
        if doing.model == model.id:
            return doing.seat
    return model.seat


@clause("MALI-CTRL-01", "MALI-CTRL-06")
def friends(one: Model | Marker, other: Model | Marker) -> bool:
    """Of the same Crew: whoever decides for them now."""
    return one.seat == other.seat


@clause("MALI-CTRL-01", "MALI-CTRL-02", "MALI-MARK-06")
def belongs(marker: Marker, model: Model, who: str) -> bool:
    """Is a Marker any, a friend's or an enemy's, as a model sees it? What is nobody's is neither friendly nor enemy."""
    return who == "any" or (marker.seat != NOBODY and (marker.seat == model.seat) == (who == "friend"))


@clause("MALI-MARK-06", "MALI-AMB-116")
def owner(game: Malifaux, model: Model) -> int:
    """To whose Crew a Marker belongs that this model Drops: its controller's."""
    return decider(game, model)


@clause("MALI-TIME-02", "MALI-AMB-119")
def in_order(game: Malifaux, models: list[Model]) -> list[Model]:
    """Models that suffer or choose together: first those for whom the Active player decides, then the others."""
    lead = game.lead
    return sorted(models, key=lambda model: decider(game, model) != lead)
