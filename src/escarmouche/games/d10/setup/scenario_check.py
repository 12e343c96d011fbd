"""What types cannot check in a scenario file: names that exist, places on the table, goals that can be reached (D10-SET-04)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from escarmouche.core.book import nearest
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.cards.card import Card
from escarmouche.games.d10.ground.terrain import Spot, TerrainData

if TYPE_CHECKING:
    from escarmouche.games.d10.setup.scenario import Change, Force, Goal, Object, Scenario, Zone

At = tuple[str | int, ...]
Rect = tuple[float, float, float, float]
OUTLINES = ("rect", "circle", "polygon", "line")
CLIMBED = ("stairs", "ladder")  # they lead to a floor
NEEDS = {
    "hold": ("at", "within"),
    "exit": ("object",),
    "half": ("object",),
    "carry": ("object",),
    "beacon": ("floor",),
    "last": ("side",),
    "losses": (),
}


@clause("D10-SET-04")
def check(source: Source, scenario: Scenario, cards: Mapping[str, Card]) -> None:
    """Everything that is wrong in a scenario is reported with its line."""
    for fault in Check(source, scenario, cards).faults():
        source.report(fault)
    for level, change in scenario.levels.items():
        at_level = change.made(scenario)
        parts = Check(source, at_level, cards).change(scenario, change, ("levels", level))
        for fault in itertools.chain(parts, Check(source, at_level, cards, ("levels", level)).faults()):
            source.report(fault)


class Check:
    """A scenario file being checked, with the figures that it may name. A mistake at a level is reported at the level's line."""

    def __init__(self, source: Source, scenario: Scenario, cards: Mapping[str, Card], level: At = ()) -> None:
        self.source, self.scenario, self.cards, self.level = source, scenario, cards, level
        self.floors = [piece.id for piece in scenario.terrain if piece.kind == "floor"]
        self.doors = [piece.id for piece in scenario.terrain if piece.kind == "door"]
        self.kinds = sorted({piece.kind for piece in scenario.terrain})
        self.objects = [thing.id for thing in scenario.objects]

    def faults(self) -> Iterator[BadFile]:
        yield from self._ids("terrain", [piece.id for piece in self.scenario.terrain])
        yield from self._ids("objects", self.objects)
        for i, piece in enumerate(self.scenario.terrain):
            yield from self._piece(piece, ("terrain", i))
        for i, thing in enumerate(self.scenario.objects):
            yield from self._object(thing, ("objects", i))
        for i, force in enumerate(self.scenario.forces):
            yield from self._force(force, ("forces", i))
        for i, goal in enumerate(self.scenario.goals):
            yield from self._goal(goal, ("goals", i))

    def change(self, scenario: Scenario, change: Change, at: At) -> Iterator[BadFile]:
        """What a level changes: the pieces it leaves out exist without it, and its own parts are checked like any others."""
        names = [piece.id for piece in scenario.terrain]
        for i, name in enumerate(change.without):
            if name not in names:
                yield self._wrong("file-unknown-piece", (*at, "without", i), piece=name, nearest=nearest(name, names))
        for i, piece in enumerate(change.terrain):
            yield from self._piece(piece, (*at, "terrain", i))
        for i, shift in enumerate(change.forces):
            for k, zone in enumerate(shift.zones or ()):
                yield from self._zone(zone, (*at, "forces", i, "zones", k))

    def _wrong(self, problem: str, at: At, **args: Any) -> BadFile:
        return self.source.wrong(problem, self.level or at, **args)

    def _ids(self, field: str, ids: Sequence[str]) -> Iterator[BadFile]:
        """Each thing has a name of its own; the empty name is the ground's."""
        for i, name in enumerate(ids):
            if not name or name in ids[:i]:
                yield self._wrong("file-id-twice", (field, i, "id"), id=name)

    # -- names

    def _floor(self, name: str, at: At) -> Iterator[BadFile]:
        if name and name not in self.floors:
            yield self._wrong("file-unknown-floor", at, floor=name, nearest=nearest(name, self.floors))

    def _thing(self, name: str, at: At) -> Iterator[BadFile]:
        if name and name not in self.objects:
            yield self._wrong("file-unknown-object", at, object=name, nearest=nearest(name, self.objects))

    # -- places

    def _on_table(self, spots: Sequence[Spot], at: At) -> Iterator[BadFile]:
        w, h = self.scenario.width, self.scenario.height
        if not all(0 <= x <= w and 0 <= y <= h for x, y in spots):
            yield self._wrong("file-off-table", at, width=f"{w:g}", height=f"{h:g}")

    def _rect(self, rect: Rect, at: At) -> Iterator[BadFile]:
        """From one corner to the other, to the east and to the north."""
        x0, y0, x1, y1 = rect
        yield from self._on_table([(x0, y0), (x1, y1)], at)
        if not (x0 < x1 and y0 < y1):
            yield self._wrong("file-no-size", at)

    # -- terrain

    def _piece(self, piece: TerrainData, at: At) -> Iterator[BadFile]:
        """It has one outline, on the table, and names floors and doors that exist."""
        given = [name for name in OUTLINES if getattr(piece, name) is not None]
        if piece.kind == "stairs":
            if given or piece.foot is None or piece.head is None:
                yield self._wrong("file-stairs", at, id=piece.id)
        elif len(given) != 1 or piece.foot is not None or piece.head is not None:
            yield self._wrong("file-outline", at, id=piece.id)
        yield from self._outline(piece, (*at, given[0] if given else "foot"))
        yield from self._floor(piece.lower, (*at, "lower"))
        yield from self._floor(piece.upper, (*at, "upper"))
        if piece.kind in CLIMBED and not piece.upper:
            yield self._wrong("file-no-upper", at, id=piece.id)
        if piece.door and piece.door not in self.doors:
            near = nearest(piece.door, self.doors)
            yield self._wrong("file-unknown-door", (*at, "door"), door=piece.door, nearest=near)

    def _outline(self, piece: TerrainData, at: At) -> Iterator[BadFile]:
        """Wholly on the table (of a line, the middle of its band), and neither empty nor crossing itself."""
        if piece.rect:
            yield from self._rect(piece.rect, at)
        elif piece.circle:
            x, y, r = piece.circle
            yield from self._on_table([(x - r, y - r), (x + r, y + r)], at)
            if not r > 0:
                yield self._wrong("file-no-size", at)
        else:
            spots = piece.line or piece.polygon or (*(piece.foot or ()), *(piece.head or ()))
            yield from self._on_table(spots, at)
            if _empty(piece):
                yield self._wrong("file-no-size", at)

    # -- objects, forces, goals

    def _object(self, thing: Object, at: At) -> Iterator[BadFile]:
        """It lies on the table, or a side carries it; if neither, the position of a case says where it is."""
        if thing.at is not None and thing.side is not None:
            yield self._wrong("file-object-place", at, id=thing.id)
        if thing.at is not None:
            yield from self._on_table([thing.at], (*at, "at"))

    def _force(self, force: Force, at: At) -> Iterator[BadFile]:
        """Its band, figures and objects exist, and its zones make sense."""
        bands = list(dict.fromkeys(card.band for card in self.cards.values()))
        if force.band not in bands:
            near = nearest(force.band, bands)
            yield self._wrong("file-unknown-band", (*at, "band"), band=force.band, nearest=near)
        for i, zone in enumerate(force.zones):
            yield from self._zone(zone, (*at, "zones", i))
        for field, named in (("mounted", force.mounted), ("missiles", force.missiles)):
            for name in named:
                if name not in self.cards:
                    near = nearest(name, self.cards)
                    yield self._wrong("file-unknown-card", (*at, field, name), card=name, nearest=near)
        yield from self._thing(force.bearer, (*at, "bearer"))

    def _zone(self, zone: Zone, at: At) -> Iterator[BadFile]:
        """Along an edge or in a rectangle, else on a floor or in terrain of a kind."""
        bounds = [bound for bound in (zone.edge, zone.rect) if bound is not None]
        if len(bounds) > 1 or not (bounds or zone.floor or zone.kind):
            yield self._wrong("file-zone", at)
        if zone.rect:
            yield from self._rect(zone.rect, (*at, "rect"))
        if zone.edge:
            most = self.scenario.height if zone.edge in ("north", "south") else self.scenario.width
            if not 0 < zone.depth <= most:
                yield self._wrong("file-zone-depth", (*at, "depth"), most=f"{most:g}")
        yield from self._floor(zone.floor, (*at, "floor"))
        if zone.kind and zone.kind not in self.kinds:
            near = nearest(zone.kind, self.kinds)
            yield self._wrong("file-unknown-kind", (*at, "kind"), kind=zone.kind, nearest=near)

    def _goal(self, goal: Goal, at: At) -> Iterator[BadFile]:
        """It says what its kind needs, and names things that exist."""
        given = {
            "at": goal.at is not None,
            "within": goal.within > 0,
            "object": bool(goal.object),
            "floor": bool(goal.floor),
            "side": goal.side != "both",
        }
        for field in NEEDS[goal.does]:
            if not given[field]:
                yield self._wrong("file-goal-needs", at, does=goal.does, missing=field)
        yield from self._thing(goal.object, (*at, "object"))
        yield from self._floor(goal.floor, (*at, "floor"))
        if goal.at is not None:
            yield from self._on_table([goal.at], (*at, "at"))
        if goal.zone is not None:
            yield from self._rect(goal.zone, (*at, "zone"))


def _empty(piece: TerrainData) -> bool:
    """Has a line or a polygon no length or no area, or does it cross itself?"""
    if piece.line is not None:
        return len(piece.line) < 2 or not piece.thick > 0 or any(a == b for a, b in itertools.pairwise(piece.line))
    try:
        piece.parts()
    except ValueError:
        return True
    return False
