"""What may be in the way of a move toward an object, or away from it, and what slows it: on its floor, near enough."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from escarmouche.games.malifaux.ground import measure, stand
from escarmouche.games.malifaux.ground.field import TABLE
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.movement.toward.keeping_direction import KeepingDirection
from escarmouche.space.shape import Piece, depth
from escarmouche.space.shape import Thing as Solid
from escarmouche.space.units import TOLERANCE


class InTheWay(KeepingDirection):
    """What is near a model that moves."""

    def _hindrances(self, reach: float) -> Iterator[list[Solid]]:
        """What may be in the way on its floor; where that rises or sinks, with those level with it now and with all who may be."""
        if self.gait.through:
            yield []
            return
        game, model, field, (x, y), far = self.game, self.model, self.game.field, self.start, reach + self.r
        box = (x - far, y - far, x + far, y + far)
        z, tall = stand.level(game, model.floor, x, y) if model.floor or field.hills else 0.0, stand.height(game, model)
        solids: list[Solid] = [f.piece for f in measure.near(game, "solid", box) if self._hinders(f, z)]
        if box[0] < 0 or box[1] < 0 or box[2] > field.width or box[3] > field.height:
            solids += field.edges
        level = stand.bodies(game, box, z, z + tall, (model.id,), model.floor)
        yield [*solids, *level]
        low, high = self._heights(z)
        seen = [level]
        for bottom, top in ((low, high), (low, low)) if low < high else ():
            others = stand.bodies(game, box, bottom, top + tall, (model.id,), model.floor)
            if others not in seen:
                seen.append(others)
                yield [*solids, *others]

    def _heights(self, z: float) -> tuple[float, float]:
        """How low and how high its floor is near it."""
        field = self.game.field
        flight = field.flights.get(self.model.floor)
        if flight:
            return flight.low, flight.high
        if self.model.floor:
            return z, z
        (x, y), far = self.start, self.distance + self.r
        near = [hill for hill in field.hills if depth(hill.feature.piece, x, y) < far]
        return 0.0, max([hill.feature.height for hill in near], default=0)

    def _hinders(self, feature: Feature, z: float) -> bool:
        """Is terrain in the way on its floor, at a height?"""
        if self.model.floor:
            return stand.stops(feature, self.model.floor, z)
        return not feature.clearance and (feature.floor == TABLE or feature.bottom <= z + TOLERANCE)

    @property
    def _severe_on_floor(self) -> list[Piece]:
        """The Severe terrain near on its floor, if that slows it."""
        return (
            [f.piece for f in self._severe_near if f.floor == self.model.floor]
            if self._severe_near and self.gait.severe
            else []
        )

    @cached_property
    def _severe_near(self) -> list[Feature]:
        """Severe terrain near."""
        (x, y), far = self.start, self.distance + self.r
        return measure.near(self.game, "severe", (x - far, y - far, x + far, y + far))
