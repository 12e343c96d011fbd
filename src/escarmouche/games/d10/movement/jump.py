"""Jumps and drops inside a move (D10-MOV-18, -19, -22), and careful crossings (D10-TER-08)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.dice.rolls import agility
from escarmouche.games.d10.goals.objects import laden
from escarmouche.games.d10.harm import damage
from escarmouche.games.d10.movement.measured_path import STEP, Crossing, Drop, Gait, Track, track
from escarmouche.games.d10.state import HEIGHTS, RIDER, Figure
from escarmouche.games.d10.table import D10
from escarmouche.space.units import TOLERANCE


class Landing(NamedTuple):
    """How far a move comes once its Jumps are rolled, and what happens there."""

    d: int
    fell: bool = False  # it lies on the far side of what it did not clear
    clumsy: bool = False  # it owes a JDeg ...
    height: int = 0  # ... after a drop of this height


@clause("D10-TER-04", "D10-TER-05", "D10-LVL-05", "D10-OBJ-03")
def over(game: D10, figure: Figure) -> Literal["jump", "cost", "none"]:
    """How low pieces are crossed: by Jumps, which a heavy load bars, or for 3 cm where there are no Jumps."""
    if "move_table" not in game.on:
        return "cost"
    return "none" if laden(game, figure) else "jump"


@rule("D10-DP-09", "D10-ACT-05", "D10-TER-08")
def declare(game: D10, figure: Figure, legs: Sequence[Sequence[int]], gait: Gait) -> Rule[tuple[int, ...]]:
    """Before any die is rolled: for each low piece on an Advance on foot, a Jump or a careful crossing, if 5 cm are left for it.

    Says where along the path the carefully crossed pieces are met.
    """
    if gait.over != "jump" or gait.step or figure.mounted:
        return ()
    way = track(game, figure, legs, gait)
    left, steps = gait.distance - way.cost, []
    for crossing in way.crossings:
        if left + TOLERANCE < STEP:
            break
        about: questions.Crossing = {"figure": figure.id, "piece": crossing.piece, "cost": STEP}
        options = ("jump", "stepover")
        choice: str = yield Choose("crossing", seat=figure.seat, rule="D10-TER-08", options=options, about=about)
        if choice == "stepover":
            left -= STEP
            steps.append(crossing.start)
    return tuple(steps)


@rule("D10-MOV-18", "D10-MOV-19", "D10-MOV-22", "D10-REA-04")
def clear(game: D10, figure: Figure, way: Track, gait: Gait, steps: Sequence[int] = ()) -> Rule[Landing]:
    """One JA for each piece jumped, one after the other, until one fails; a drop higher than the figure ends the move at its foot."""
    hurdles: list[Crossing | Drop] = [*way.crossings, *way.drops]  # a parapet comes before the drop behind it
    hurdles.sort(key=lambda held: held.start)
    for hurdle in hurdles:
        if isinstance(hurdle, Drop):
            if deep(figure, hurdle):
                return Landing(hurdle.end, clumsy=True, height=hurdle.height)
        elif gait.over != "jump" or gait.step or hurdle.start in steps:
            continue
        result = yield from agility(game, figure, "D10-MOV-18")
        if result != "success":
            return _fall_short(figure, way, hurdle, result == "critical")
    return Landing(way.length)


@clause("D10-MOV-22")
def deep(figure: Figure, drop: Drop) -> bool:
    """Is a drop higher than the figure? Then it is not a Jump."""
    return drop.height > (RIDER if figure.mounted else HEIGHTS["up"])


@clause("D10-MOV-18", "D10-MOV-19", "D10-MOV-22")
def _fall_short(figure: Figure, way: Track, hurdle: Crossing | Drop, critical: bool) -> Landing:
    """A failed Jump: it falls on the far side, over a rim down to the foot; after a critical failure it is clumsy, too."""
    for drop in way.drops:
        if drop.start <= hurdle.end <= drop.end:
            return Landing(drop.end, True, critical or deep(figure, drop), drop.height)
    return Landing(hurdle.end, True, critical)


@rule("D10-MOV-18", "D10-MOV-22", "D10-STA-13", "D10-DEG-08")
def land(game: D10, figure: Figure, landing: Landing) -> Rule[None]:
    """At the far side or the foot: it falls, then rolls the JDeg it owes, at D-1 per full 3 cm above the first 3."""
    if landing.fell:
        damage.fall(game, figure, "D10-MOV-18")
    if landing.clumsy and figure.in_play:
        rule_id = "D10-MOV-22" if landing.height else "D10-MOV-18"
        yield from damage.clumsy(game, figure, rule_id, mods=[damage.drop_malus(landing.height)])
