"""(blast): 50 mm areas Dropped beside the target of a damage flip, and the models they touch (MALI-BLAST)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin, sqrt
from typing import Any

from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.region import Place, Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.fate import variable_flip
from escarmouche.games.malifaux.ground.terrain import SIZE
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import BLAST, Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Body, Disc, touching
from escarmouche.space.units import TOLERANCE

ABOVE = 1_000  # how far it reaches up and down
LEAST = 1  # damage beside a Weak flip
TURNS = 16  # directions proposed


class Beside:
    """Where a (blast) may lie: in contact with one of these bases or overlapping it, on the table."""

    def __init__(self, bodies: Sequence[Body], others: Sequence[Body]) -> None:
        self.bodies, self.others = bodies, others

    @clause("MALI-BLAST-01", "MALI-AMB-71")
    def why_not(self, answer: Answer) -> Refusal | None:
        """Not beside any of them, or over the edge?"""
        x, y = answer[:2]
        if not all(BLAST <= n <= SIZE - BLAST for n in (x, y)):
            return refuse("why-blast-edge", "MALI-AMB-71")
        spot = Disc(x, y, BLAST)
        if any(touching(spot, body) for body in self.bodies):
            return None
        return refuse("why-blast-apart", "MALI-BLAST-01", target=self.bodies[0].id)

    def sample(self, rng: Random) -> Answer:
        """A random place in contact or overlapping, all equally likely."""
        body = self.bodies[int(rng.random() * len(self.bodies))]
        for _ in range(8):
            far, angle = (body.r + BLAST) * sqrt(rng.random()), 2 * pi * rng.random()
            spot = _inside(body.x + far * cos(angle), body.y + far * sin(angle))
            if self.why_not(spot) is None:
                return spot
        return _inside(body.x, body.y)

    def propose(self) -> Iterator[Answer]:
        """Where it touches most models: over others nearby, then round the bases."""
        for body in self.bodies:
            for other in self.others:
                far = hypot(other.x - body.x, other.y - body.y)
                reach = min(far, body.r + BLAST)
                if far:
                    yield from self._good(
                        body.x + (other.x - body.x) * reach / far, body.y + (other.y - body.y) * reach / far
                    )
            for turn in range(TURNS):
                angle = 2 * pi * turn / TURNS
                reach = body.r + BLAST
                yield from self._good(body.x + reach * cos(angle), body.y + reach * sin(angle))

    def _good(self, x: float, y: float) -> Iterator[Answer]:
        spot = _inside(x, y)
        if self.why_not(spot) is None:
            yield spot

    def outline(self) -> Sequence[Ring]:
        """Rings round the bases: where its centre may lie."""
        return [
            [
                (
                    round(body.x + (body.r + BLAST) * cos(pi * n / 32)),
                    round(body.y + (body.r + BLAST) * sin(pi * n / 32)),
                )
                for n in range(64)
            ]
            for body in self.bodies
        ]


def _inside(x: float, y: float) -> tuple[int, int]:
    """The nearest place that is wholly on the table."""
    return tuple(min(max(round(n), BLAST), SIZE - BLAST) for n in (x, y))  # type: ignore[return-value]


@rule("MALI-BLAST-01", "MALI-BLAST-05", "MALI-CTRL-07", "MALI-JOKER-03", "MALI-AMB-72", "MALI-DP-50")
def drop(
    game: Malifaux,
    by: Model,
    seat: int,
    target: Model,
    blasts: tuple[int, int, int],
    result: variable_flip.Variable,
) -> Rule[list[Model]]:
    """The (blast) of a result are Dropped one by one by the player who decides the attack. Returns the models they touch besides the
    target."""
    count = blasts[result.band]
    if not count or result.joker == "black" or control.friends(by, target) or not target.on_table:
        return []
    first = game.body(target)
    laid: list[Marker] = []
    near = [game.body(other) for other in game.on_table() if other is not target]
    for _ in range(count):
        region = Beside([game.marked(blast) for blast in laid] or [first], near)
        about: questions.Blast = {"model": by.id, "target": target.id, "puts": "blast", "radius": BLAST}
        spot = yield Place("blast", seat=seat, rule="MALI-BLAST-01", region=region, about=about)
        laid.append(_lay(game, spot, target))
    touched_models = touched(game, target, laid)
    game.state.markers = [blast for blast in game.state.markers if blast.kind != "blast"]
    event_args: dict[str, Any] = {"model": by.id, "target": target.id}
    if touched_models:
        game.tell("blasts", "MALI-BLAST-03", **event_args, models=[other.id for other in touched_models])
    else:
        game.tell("blasts-none", "MALI-BLAST-03", **event_args)
    return touched_models


def _lay(game: Malifaux, spot: Answer, target: Model) -> Marker:
    """It lies on the table as long as more of them are to be Dropped."""
    state = game.state
    state.made += 1
    made = Marker(f"blast-{state.made}", "blast", spot[0], spot[1], target.z, target.floor, BLAST)
    state.markers.append(made)
    return made


@clause("MALI-BLAST-02", "MALI-BLAST-03")
def touched(game: Malifaux, target: Model, laid: Sequence[Marker]) -> list[Model]:
    """Every other model whose base touches one of them and is within 1" above or below the target's base."""
    areas = [game.marked(blast) for blast in laid]
    return [
        other
        for other in game.on_table()
        if other is not target
        and abs(other.z - target.z) <= ABOVE + TOLERANCE
        and any(touching(area, game.body(other)) for area in areas)
    ]


@clause("MALI-BLAST-03", "MALI-AMB-73")
def lower(amounts: tuple[int, int, int], band: int) -> int:
    """The printed damage one band lower; for a Weak flip it is 1."""
    return amounts[band - 1] if band else LEAST
