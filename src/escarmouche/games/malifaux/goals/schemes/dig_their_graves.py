"""5 Dig Their Graves: Scheme Markers where enemies die, and where the dead lie (MALI-SCHM-08)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.goal import Plan, Tally
from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.state import Model, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import mil

NEAR, THREE = mil(1), 3
REMAINS = ("corpse", "scrap")


@clause("MALI-SCHM-08", "MALI-AMB-128")
def reveal(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """An enemy that this Crew has just killed, within 1" of a friendly Scheme Marker; one of those is removed."""
    dead = [model for model in fallen(game, seat) if goal.counts(game, model)]
    own = goal.markers(game, seat)
    return goal.any_of(
        [marker for marker in own if any(measure.within(game, model, marker, NEAR) for model in dead)], 1
    )


@clause("MALI-AMB-128", "MALI-KILL-02")
def fallen(game: Malifaux, seat: int) -> list[Model]:
    """The enemies that a model of this Crew has just killed: they still stand where they fell."""
    victims = [game.model(kill.model) for kill in game.state.kills if kill.crew == seat]
    return [model for model in victims if model.on_table and model.seat != seat]


@clause("MALI-SCHM-08", "MALI-AMB-89")
def end(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """Three friendly Scheme Markers, each within 1" of a different Corpse or Scrap Marker; the Scheme Markers are removed."""
    dead = [marker for marker in game.state.markers if marker.kind in REMAINS]
    wishes = {
        marker.id: [victim.id for victim in dead if measure.within(game, marker, victim, NEAR)]
        for marker in goal.markers(game, seat)
    }
    return goal.paired(wishes, THREE)


PLAN = Plan(5, "MALI-SCHM-08", "kill", reveal, end, 1, THREE)
