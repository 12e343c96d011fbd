"""Scenarios: YAML files that a player could write: terrain, bands, zones, special rules, length, victory (D10-SET-04)."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from escarmouche.core.book import nearest
from escarmouche.core.files.names import check_name
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadSetup
from escarmouche.core.views.look import Ground, Hour
from escarmouche.games.d10.cards.card import Card, Name, Rank
from escarmouche.games.d10.cards.library import cards_of, printed
from escarmouche.games.d10.ground.terrain import TerrainData
from escarmouche.games.d10.setup.options import Level
from escarmouche.games.d10.setup.scenario_check import check

if TYPE_CHECKING:
    from escarmouche.games.d10.setup.options import Options

HERE = Path(__file__).parents[1] / "data" / "scenarios"
Edge = Literal["north", "south", "east", "west"]
Side = Literal[0, 1]  # the first or the second force of the scenario
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Turns = Annotated[int, msgspec.Meta(ge=1, le=30)]


class _Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What every part of a scenario file has in common."""


class Zone(_Struct, frozen=True, kw_only=True):
    """Where figures may be deployed: within a depth of an edge, or in a rectangle; on the ground or on a floor."""

    edge: Edge | None = None
    depth: float = 15
    rect: tuple[float, float, float, float] | None = None
    floor: str = ""
    kind: str = ""  # wholly within terrain of this kind (brush)
    apart: float = 0  # at least this far from every enemy
    most: Count = 99  # at most this many figures
    hidden: bool = False  # figures placed here begin hidden
    least: Count = 0  # at least this many figures ...
    shooters: bool = False  # ... which have a bow or a crossbow


class Late(_Struct, frozen=True, kw_only=True):
    """A figure that comes later: before the initiative of a turn, touching an edge. It is valid for M from the start."""

    turn: Count
    rank: Rank
    edge: Edge


class Force(_Struct, frozen=True, kw_only=True):
    """One side of a scenario."""

    band: str
    zones: tuple[Zone, ...]
    late: tuple[Late, ...] = ()
    mounted: dict[str, int] = {}  # card -> how many of them ride, in addition to those whose card says so
    missiles: dict[str, int] = {}  # card -> how many missiles they begin with, where they are counted
    exits: tuple[Edge, ...] = ()  # the edges over which it may leave
    bearer: str = ""  # only the figure that carries this object may leave
    counts: bool = False  # figures that left still count for the band's M
    text: Name = {}


class Object(_Struct, frozen=True, kw_only=True):
    """A thing to take and carry (D10-OBJ-01 to -04)."""

    id: str
    name: Name
    at: tuple[float, float] | None = None
    heavy: bool = True
    side: Side | None = None  # carried at the start by this side: by any Other on foot that its player chooses


class Goal(_Struct, frozen=True, kw_only=True):
    """Something to achieve."""

    does: Literal["hold", "exit", "half", "carry", "beacon", "last", "losses"]
    # hold: at the limit, points for each valid figure within a distance of a place (`leader` for the Leader)
    # exit: the object leaves over the edge with its carrier; half: at the limit it is carried, or lies, in the side's own half
    # carry: at the limit the side carries it, or it lies in the zone and the side was the last to carry it
    # beacon: a figure of the side on the floor spends 2 PA to light it while no standing enemy is there
    # last: the side wins at the limit; losses: standard points (D10-END-04), `leader` for the Leader
    side: Literal[0, 1, "both"] = "both"
    object: str = ""
    edge: Edge | None = None
    floor: str = ""
    zone: tuple[float, float, float, float] | None = None
    outside: bool = False  # the zone is everything except that rectangle
    at: tuple[float, float] | None = None
    within: float = 0
    points: Count = 1
    leader: Count | None = None
    wins: bool = False


class Shift(_Struct, frozen=True, kw_only=True):
    """What a level changes for one side; what it does not name stays."""

    zones: tuple[Zone, ...] | None = None
    late: tuple[Late, ...] | None = None
    text: Name | None = None


class Change(_Struct, frozen=True, kw_only=True):
    """What a level changes in a scenario: not every level has everything it was made for (climbing, hiding)."""

    turns: Turns | None = None
    without: tuple[str, ...] = ()  # the pieces of terrain that are not there ...
    terrain: tuple[TerrainData, ...] = ()  # ... and those that are there instead
    forces: tuple[Shift, Shift] = (Shift(), Shift())

    def made(self, scenario: Scenario) -> Scenario:
        """The scenario as the level has it."""
        kept = [piece for piece in scenario.terrain if piece.id not in self.without]
        first, second = map(_shifted, scenario.forces, self.forces)
        turns = scenario.turns if self.turns is None else self.turns
        return replace(scenario, turns=turns, terrain=(*kept, *self.terrain), forces=(first, second), levels={})


def _shifted(force: Force, shift: Shift) -> Force:
    """A side as a level has it."""
    named = {name: getattr(shift, name) for name in shift.__struct_fields__}
    return replace(force, **{name: value for name, value in named.items() if value is not None})


class Scenario(_Struct, frozen=True, kw_only=True):
    """A scenario file."""

    id: str
    name: Name
    text: Name
    level: Level  # the one it was made for; every level can be played
    width: float = 90
    height: float = 90
    turns: Turns
    forces: tuple[Force, Force]
    terrain: tuple[TerrainData, ...]
    objects: tuple[Object, ...] = ()
    goals: tuple[Goal, ...] = ()
    edges: bool = False  # the winner of the roll-off chooses a side (D10-SET-06); otherwise the scenario gives them
    riders: bool = True  # nobody is mounted where it is off
    sheathed: bool = False  # nothing in hand at the start
    rules: tuple[str, ...] = ()  # the rules it was made to show
    levels: dict[Level, Change] = {}  # what is different at a level
    ground: Ground = ""  # how the table is painted
    hour: Hour = ""

    def at(self, level: Level) -> Scenario:
        """As it is played at a level."""
        return self.levels[level].made(self) if level in self.levels else self


@functools.cache
def scenarios() -> dict[str, Scenario]:
    """The scenarios of the game by id."""
    by_id = {}
    for file in sorted(HERE.glob("*.yaml")):
        scenario = read(Source.read(file))
        by_id[scenario.id] = scenario
    return by_id


def read(source: Source, cards: Mapping[str, Card] | None = None) -> Scenario:
    """A scenario file as a scenario; every mistake is reported with its line. It may name these figures, else the printed ones."""
    source.game = "d10"
    scenario = source.convert(source.data, Scenario)
    for field, words in (("name", scenario.name), ("text", scenario.text)):
        check_name(source, words, (field,))
    check(source, scenario, printed() if cards is None else cards)
    return scenario


def own(data: Any, cards: Mapping[str, Card]) -> Scenario:
    """A scenario of a player's own."""
    return read(Source.of(data, f"scenario {data.get('id', '?')}"), cards)


_own: dict[bytes, Scenario] = {}


def scenario_of(setup: Options) -> Scenario:
    """The scenario of a game, as its level has it: one that players brought, or one of ours."""
    for data in setup.scenarios:
        if data.get("id") == setup.scenario:
            key = msgspec.json.encode((data, setup.cards, setup.edition))
            if key not in _own:
                _own[key] = own(data, cards_of(setup)).at(setup.edition)
            return _own[key]
    known = scenarios()
    if setup.scenario not in known:
        raise BadSetup("error-unknown-scenario", "d10", scenario=setup.scenario, nearest=nearest(setup.scenario, known))
    return _ours(setup.scenario, setup.edition)


@functools.cache
def _ours(name: str, level: Level) -> Scenario:
    return scenarios()[name].at(level)
