"""Would the differential kit see a real fault? Some are planted in the engine, one at a time: each must be seen.

Each has boards of its own: what the engine keeps of a board, such as lines of sight, would hide another fault there, or outlast this one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from escarmouche.games.ad1666.combat import support
from escarmouche.games.ad1666.ground import engage as ad1666_engage
from escarmouche.games.d10.ground import measure as d10_measure
from escarmouche.games.d10.ground import sight as d10_sight
from escarmouche.games.d10.ground import stand as d10_place
from escarmouche.games.d10.movement.legal import Legal
from escarmouche.games.malifaux.ground import measure as malifaux_measure
from escarmouche.games.malifaux.ground import shadow
from escarmouche.games.moonstone.ground import engage as moonstone_engage
from escarmouche.games.moonstone.ground import height
from escarmouche.games.moonstone.ground import sight as moonstone_sight
from escarmouche.space.grid import line as grid_line
from escarmouche.space.grid import neighbours
from escarmouche.space.grid import sight as grid_sight
from escarmouche.space.units import TOLERANCE
from escarmouche.testing.differential import compare, predicates

MOST = 1000  # comparisons within which a fault must be seen

Fault = Callable[[Any], Any]  # what takes the place of something in the engine, made from it


def _only_edges(real: Any) -> Any:
    """Solid squares at a corner are not checked, only walls that end there."""
    return lambda ground, met, side: any(ground.kind(edge) in grid_sight.SOLID for edge in (met.left, met.right)[side])


def _not_along(real: Any) -> Any:
    """What lies on the edges along which a line runs, or beside them, is not looked at."""
    return lambda cut: (real(cut)[0], ())


def _windows_along(real: Any) -> Any:
    """A line runs along a window as if nothing were there."""

    def edges(ground: Any, a: Any, b: Any, line: Any) -> Any:
        return real(ground, a, b, line._replace(along=tuple(e for e in line.along if ground.kind(e) != "window")))

    return edges


def _over_stairs(real: Any) -> Any:
    """A Zone of Control reaches over stairs and ladders."""
    return neighbours.adjacent


def _recruits_too(real: Any) -> Any:
    """A Recruit's good nature is not checked."""
    return lambda game, one, other: real(game, one, other) or "recruit" in (one.vocation, other.vocation)


def _whoever_is_beside(real: Any) -> Any:
    """Whoever is beside the enemy supports, on the ground, marked or engaged by another."""
    return lambda game, supporter, enemy: supporter.cell in game.ground.controls(enemy.cell) and supporter.in_play


def _mirrored(real: Any) -> Any:
    """The arc of facing is mirrored."""
    return lambda figure, x, y: real(figure, x, 2 * figure.y - y)


def _at_any_height(real: Any) -> Any:
    """Heights are ignored: bases touch through a floor."""
    return lambda one, other: d10_measure.gap(one, other) <= d10_measure.CONTACT + TOLERANCE


def _into_the_foot(real: Any) -> Any:
    """Who drops from a rim runs into what stands at its foot."""
    return lambda move, track, span, drop, done: move._hit(span, track)


def _all_along_stairs(real: Any) -> Any:
    """On stairs also those are in the way who stand far above or below that place."""
    return lambda move, span: ((body, 0.0, span.far) for body, _, _ in real(move, span))


def _never(real: Any) -> Any:
    return lambda *_: False


def _nothing(real: Any) -> Any:
    return lambda *_: None


def _turned_round(real: Any) -> Any:
    """The Melee Range of the other."""
    return lambda game, a, b: real(game, b, a)


def _all_between(real: Any) -> Any:
    """What stands within 1" of the originator gives cover, too."""

    def covering(game: Any, a: Any, b: Any, one: Any, other: Any) -> Iterator[Any]:
        yield from moonstone_sight._standing_between(game, a, b, one, other)

    return covering


def _in_plan(real: Any) -> Any:
    """Distances are measured in plan."""
    return malifaux_measure.within_in_plan


PLANTED = (
    ("ad1666", "sight", grid_sight, "_solid", _only_edges),
    ("ad1666", "sight", grid_line._Cut, "inside", _not_along),
    ("ad1666", "sight", grid_sight, "_edges", _windows_along),
    ("ad1666", "zone of control", neighbours, "controls", _over_stairs),
    ("ad1666", "engagement", ad1666_engage, "are_enemies", _recruits_too),
    ("ad1666", "support", support, "can_support", _whoever_is_beside),
    ("d10", "behind", d10_measure, "in_front", _mirrored),
    ("d10", "contact", d10_measure, "contact", _at_any_height),
    ("d10", "share covered", d10_sight, "leans", _never),
    ("d10", "standing", d10_place, "_marker_at", _nothing),
    ("d10", "above and below", Legal, "_hit_aloft", _into_the_foot),
    ("d10", "above and below", Legal, "_bases", _all_along_stairs),
    ("moonstone", "engagement", moonstone_engage, "engages", _turned_round),
    ("moonstone", "cover", moonstone_sight, "_covering", _all_between),
    ("moonstone", "height", height, "elevated", _never),
    ("malifaux", "shadow", shadow, "stands_on", _never),
    ("malifaux", "contact", malifaux_measure, "within", _in_plan),
)


@pytest.mark.whole
@pytest.mark.parametrize(
    ("game", "predicate", "place", "name", "fault"), [pytest.param(*one, id=f"{one[0]} {one[3]}") for one in PLANTED]
)
def test_a_fault_in_the_engine_is_seen(
    monkeypatch: pytest.MonkeyPatch, game: str, predicate: str, place: Any, name: str, fault: Fault
) -> None:
    monkeypatch.setattr(place, name, fault(getattr(place, name)))
    assert compare(game, predicates(game)[predicate], MOST, f"planted {name}").disagreements
