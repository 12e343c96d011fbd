"""How a model moves: what its words free it from (MALI-TERR-17)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards import passives
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux


class Gait:
    """A way of moving."""

    __slots__ = ("_game", "_model", "_severe", "climbs", "held", "through")

    def __init__(self, game: Malifaux, model: Model, *, walk: bool = False) -> None:
        self.climbs = walk  # up and down Climbable terrain: in a Walk (MALI-MOVE-09)
        self.held = walk  # may not leave an engagement range: in a Walk (MALI-GACT-06)
        self.through = through(game, model)
        self._game, self._model = game, model
        self._severe: bool | None = None

    @property
    def severe(self) -> bool:
        """Does Severe terrain slow it? Asked only where some is near."""
        if self._severe is None:
            self._severe = slowed(self._game, self._model)
        return self._severe


@clause("MALI-TERR-16", "MALI-TERR-17")
def slowed(game: Malifaux, model: Model) -> bool:
    """Does Severe terrain slow this model?"""
    return ("severe" in game.field.traits or bool(game.state.markers)) and not condition.immune(game, model, "severe")


@clause("MALI-MOVE-05", "MALI-MOVE-07")
def through(game: Malifaux, model: Model) -> bool:
    """Does it move through models and terrain, ending in neither?"""
    return passives.has(game, model, "moves-through")
