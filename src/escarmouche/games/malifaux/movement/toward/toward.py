"""Moving toward an object or away from it, not by a Push: round what hinders, never further, never nearer (MALI-TOW)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from escarmouche.core.asks.ask import Answer, frozen
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground.measure import Thing
from escarmouche.games.malifaux.movement.toward.known_ways import KnownWays
from escarmouche.games.malifaux.movement.toward.ways_toward import SLACK
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.travel.path import Leg, legs_json
from escarmouche.space.units import TOLERANCE

SHORT = 10 * TOLERANCE  # a straight way may fall this much short of the best one (MALI-AMB-143)
ROUND = 2 * SHORT  # the same for a way round what hinders


def region(game: Malifaux, model: Model, goal: Thing, distance: int, *, away: bool = False) -> Toward:
    """The ways of a move toward an object, or away from it."""
    return Toward(game, model, goal, distance, away=away)


class Toward(KnownWays):
    """Ways along which the distance to the centre of an object never grows (or never shrinks), and that end as near (far) as possible."""

    @clause("MALI-TOW-01", "MALI-TOW-02", "MALI-TOW-03", "MALI-TOW-04", "MALI-AMB-124", "MALI-AMB-143")
    def why_illegal(self, legs: list[Leg]) -> Refusal | None:
        """A legal way that keeps its direction and ends as near, or as far, as any that is known."""
        reason = super().why_illegal(legs) or self._why_wrong_way(legs)
        if reason is not None:
            return reason
        short = self._short(legs)
        if short > self._best + self._allowance and not self._ends_in_contact(legs):
            key = "why-not-furthest" if self.away else "why-not-nearest-way"
            left = round(short - self._best)
            return refuse(key, "MALI-TOW-02", model=self.model.id, target=self.goal.id, left=left)
        return None

    @property
    def _allowance(self) -> float:
        """How much a way may fall short of the best one: twice as much where something hinders the straight one."""
        far = self._apart(self.start)
        ideal = -far - self.distance if self.away else max(0.0, far - self.distance)
        return SHORT if self._best <= ideal + SLACK else ROUND

    @cached_property
    def _best(self) -> float:
        return min(map(self._short, self._known_ways))

    # -- what an ask wants of its region

    def sample(self, rng: Random) -> Answer:
        ways = list(self.propose())
        return ways[int(rng.random() * len(ways))]

    def propose(self) -> Iterator[Answer]:
        seen = set()
        for legs in sorted(self._known_ways, key=self._short):
            if self._short(legs) <= self._best + SLACK and tuple(legs) not in seen:
                seen.add(tuple(legs))
                yield frozen(legs_json(legs))
