"""Kinds of Markers (MALI-MARK-01, -02, D-13): those of the rules, and those that cards bring."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from escarmouche.core.files.source import Source
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground.terrain import ENDLESS, Feature, Hazard, Trait
from escarmouche.games.malifaux.state import RADII, Marker
from escarmouche.space.shape import Piece, circle
from escarmouche.space.units import mil

FILE = Path(__file__).parents[1] / "data" / "markers.yaml"
BRIEF = ("shockwave", "blast")  # Markers that are removed when the Action is over
LIKE = {"turf": "strategy"}  # the word for a kind whose own name already means something else
RESERVED = ("strategy", *LIKE, *BRIEF)  # no card lays them (MALI-MARK-14)


class MarkerKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a kind of Marker is: its base, and the Terrain Traits that make it terrain."""

    name: dict[str, str]
    base: Literal[30, 40, 50] = 30
    traits: tuple[Trait, ...] = ()
    height: Annotated[float, msgspec.Meta(ge=0, le=36)] = 0
    hazard: Hazard = ""
    emblem: str = ""  # of its counter

    @property
    def radius(self) -> int:
        return RADII[self.base]

    @property
    def rise(self) -> int:
        """Its Height in mils."""
        return mil(self.height)


class Kinds(dict[str, MarkerKind]):
    """Every kind of Marker in a game, by name."""

    def __init__(self, kinds: Mapping[str, MarkerKind], more: Iterable[Mapping[str, MarkerKind]] = ()) -> None:
        super().__init__(kinds)
        for own in more:
            self.update(own)
        self._bearing: dict[str, frozenset[str]] = {}

    @clause("MALI-MARK-02", "MALI-TERR-13", "MALI-AMB-61")
    def feature(self, marker: Marker) -> Feature | None:
        """A Marker as terrain; None if it is not terrain. Markers of one kind count as one piece for Hazardous."""
        kind = self[marker.kind]
        if not kind.traits:
            return None
        lies = (marker.x, marker.y, marker.z, marker.floor, marker.radius)
        return _feature(marker.id, marker.kind, kind.traits, kind.rise, kind.hazard, *lies)

    def bearing(self, trait: str) -> frozenset[str]:
        """The kinds that are terrain of a Trait ("solid": models cannot walk through it, "screen": it can block a line of sight,
        "rough": it stops or slows, "": any Trait), or that are removed with the Action ("brief"). Most Markers are none of these."""
        kinds = self._bearing.get(trait)
        if kinds is None:
            kinds = self._bearing[trait] = self._having(trait)
        return kinds

    def _having(self, trait: str) -> frozenset[str]:
        if trait == "brief":
            return frozenset(BRIEF)
        if trait == "solid":
            return self.bearing("climbable") | self.bearing("impassable")
        if trait == "screen":
            return self.bearing("blocking") | self.bearing("dense")
        if trait == "rough":
            return self.bearing("solid") | self.bearing("severe")
        return frozenset([name for name, kind in self.items() if (trait in kind.traits if trait else kind.traits)])


@functools.lru_cache(maxsize=1024)
def _feature(
    id: str,
    kind: str,
    traits: tuple[Trait, ...],
    height: int,
    hazard: Hazard,
    x: int,
    y: int,
    z: int,
    floor: str,
    radius: int,
) -> Feature:
    piece = Piece(id, circle(x, y, radius), z, z + (height or ENDLESS), kind)
    return Feature(id, piece, frozenset(traits), height, z, 0, hazard, f"marker:{kind}", kind, floor)


@functools.cache
def ours() -> Kinds:
    """The kinds of the rules and of our cards."""
    source = Source.read(FILE)
    source.game = "malifaux"
    return Kinds(source.convert(source.data, dict[str, MarkerKind]))


def laid(kinds: Iterable[str]) -> list[str]:
    """The kinds that cards may lay, move and remove."""
    return [name for name in kinds if name not in RESERVED]
