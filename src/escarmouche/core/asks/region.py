"""A place or a path: a region that can test a point, propose good points and draw itself, without pretending to be a list."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from escarmouche.core.asks.ask import About, Answer, Ask, shown
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse

Ring = Sequence[tuple[int, int]]
PROPOSALS = 64  # good answers that a region proposes at most when somebody iterates over it


class Region(Protocol):
    """Where a place may lie, or a path may run. Points are whole thousandths of the unit.

    A region whose points may have a height as their third number says so with `heights = True`; any other refuses a height.
    """

    def why_not(self, answer: Answer) -> Refusal | None: ...

    def sample(self, rng: Random) -> Answer: ...

    def propose(self) -> Iterator[Answer]: ...

    def outline(self) -> Sequence[Ring]: ...


class _Spatial(Ask):
    """A question that is answered with points of a region."""

    __slots__ = ("region",)

    def __init__(
        self,
        name: str,
        *,
        region: Region,
        seat: int,
        rule: str,
        of: str = "word",
        about: About | None = None,
    ) -> None:
        Ask.__init__(self, name, seat, rule, of, about)
        self.region = region

    def _height(self, answer: Answer, points: Sequence[Any]) -> Refusal | None:
        """The refusal of a point with a height where no height can be chosen."""
        if getattr(self.region, "heights", False) or all(len(point) == 2 for point in points):
            return None
        return refuse(f"why-no-height-{self.kind}", answer=shown(answer))

    def __iter__(self) -> Iterator[Answer]:
        return itertools.islice(self.region.propose(), PROPOSALS)

    def sample(self, rng: Random) -> Answer:
        self.offered = self.region.sample(rng)
        return self.offered


class Place(_Spatial):
    """Pick a place: `[x, y]`, or `[x, y, z]` where several floors lie above each other."""

    __slots__ = ()
    kind = "place"

    def why_not(self, answer: Answer) -> Refusal | None:
        if not is_point(answer):
            return self.malformed(answer)
        return self._height(answer, [answer]) or self.region.why_not(answer)


class Path(_Spatial):
    """Draw a path: a list of legs. A straight leg is `[x, y]`, an arc `{"around": [x, y], "to": [x, y], "turn": "left"}`.

    Where a model may climb, a straight leg may be `[x, y, z]`.
    """

    __slots__ = ()
    kind = "path"

    def why_not(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, list | tuple) or not all(is_leg(leg) for leg in answer):
            return self.malformed(answer)
        return self._height(answer, points_of(answer)) or self.region.why_not(answer)


def why_uneven(begins: float, ends: float) -> Refusal:
    """Why an arc is none that does not end as far from its centre as it begins."""
    return refuse("why-malformed-arc", begins=round(begins), ends=round(ends))


def points_of(path: Sequence[Any]) -> list[Any]:
    """The points that a path names."""
    return [point for leg in path for point in ((leg["around"], leg["to"]) if isinstance(leg, dict) else (leg,))]


def is_point(value: Any) -> bool:
    """Two or three whole numbers."""
    if not isinstance(value, list | tuple) or len(value) not in (2, 3):
        return False
    return all(isinstance(number, int) and not isinstance(number, bool) for number in value)


def is_leg(value: Any) -> bool:
    """A point, or an arc."""
    if isinstance(value, dict):
        return (
            set(value) == {"around", "to", "turn"}
            and is_point(value["around"])
            and is_point(value["to"])
            and value["turn"] in ("left", "right")
        )
    return is_point(value)
