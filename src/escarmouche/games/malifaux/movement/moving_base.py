"""A base on its way over terrain: what it is, what it may do, on which floor it is, and how far it has come."""

from __future__ import annotations

from escarmouche.games.malifaux.ground import stand
from escarmouche.games.malifaux.ground.field import TABLE
from escarmouche.games.malifaux.movement.stretch import Stretch
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.travel.leg_parts import Interval


class MovingBase:
    """The base of a model on its way from floor to floor."""

    def __init__(
        self,
        game: Malifaux,
        model: Model,
        *,
        climbs: bool,
        through: bool = False,
        halts: bool = False,
        legal: bool = False,
    ) -> None:
        self.game, self.model, self.climbs, self.through = game, model, climbs, through
        self.legal = legal  # the way was allowed: nobody stands in it
        self.halts = halts  # straight legs that end in contact with what is in the way, and are cut there
        self.r, self.tall = game.cards[model.card].radius, stand.height(game, model)
        self.floor = model.floor
        self.stretches: list[Stretch] = []
        self.up = self.down = 0.0
        self.stepped = False  # onto stairs or off them, without a change of height
        self.off = TABLE
        self.carried: dict[str, list[Interval]] = {}  # where along the leg a floor carries it, as far as it is known
