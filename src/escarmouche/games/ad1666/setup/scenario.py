"""Scenarios: YAML files that a player could write. A scenario fixes board, Bands, length, cards, pieces, special rules and victory.

Everything that play needs to know about it is in the structs below; `scenario_of` and `board_name` find those of a game
(AD66-SETUP-01). Colours are sides: red is 0, blue is 1.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple, TypeAlias

import msgspec

from escarmouche.core.book import nearest
from escarmouche.core.files.names import check_name
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile, BadSetup
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.cards.card import Name
from escarmouche.games.ad1666.state import Pick
from escarmouche.space.grid import Grid

if TYPE_CHECKING:
    from escarmouche.games.ad1666.setup.options import Options

HERE = Path(__file__).parents[1] / "data" / "scenarios"
COLOURS = ("red", "blue")
EVENTS = 24  # numbers of the Event deck

Colour: TypeAlias = Literal["red", "blue"]
Kind: TypeAlias = Literal["adventure", "battle", "enemy", "campaign"]
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Span: TypeAlias = tuple[int, int]  # from, to


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Within which limits a player builds a Band (AD66-SETUP-03, AD66-DSN-20)."""

    gold: Count | None = None
    connections: Count | None = None
    kreutzers: Count | None = None  # None: no additional equipment is bought
    models: Span = (1, 12)
    heroes: Span = (0, 12)
    commoners: Span = (0, 12)
    must: tuple[str, ...] = ()  # cards that the Band must have
    any: tuple[str, ...] = ()  # at least one of these
    cards: tuple[str, ...] = ()  # only these; empty: every card of a faction and of the neutral range
    captain: bool = False  # one Hero is marked as captain


class Force(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One side: its Band, imposed (cards, with the variant of their arms after a slash) or built within limits, and where it begins."""

    band: tuple[str, ...] = ()
    limits: Limits | None = None
    zone: str = ""  # where it is deployed
    cards: Count = 0  # a special rule of its own: this many more in each Cards Phase (AD66-GEN-01)
    text: Name = {}


class Arrival(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Members of a Band that come later, at the start of a turn (AD66-TURN-02)."""

    turn: Annotated[int, msgspec.Meta(ge=2, le=30)]
    side: Colour
    who: tuple[str, ...]  # cards; those not in the Band are ignored
    zone: str


class Npc(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A non-player Character: its vocation, whom it treats as enemies (AD66-AMB-73), and where it stands."""

    card: str  # with the variant of its arms after a slash
    vocation: Literal["attacker", "guard", "recruit"]
    hostile: tuple[Literal["red", "blue", "npc", "attackers", "guards"], ...] = ()
    side: Colour | None = None  # which side it is on, if any
    cell: str = ""
    zone: str = ""  # its first free square, in the order of the board file
    wave: str = ""  # it waits until this wave comes
    poisons: dict[str, str] = {}  # item it carries -> poison that lies on it
    automated: bool = False  # it comes only where nobody leads the Arch-Enemy


class Wave(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """When non-player Characters in reserve arrive: at the start of a turn, or once at most this many Alarm counters are left."""

    name: str
    turn: Count = 0
    alarm: Count | None = None


class ScenarioItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A scenario item: on a square, or in somebody's possession (AD66-ITEM-02, -08)."""

    item: str
    cell: str = ""
    zone: str = ""  # its first free square
    side: Colour | None = None  # somebody on this side has it:
    holder: str = ""  # this card, else the first Hero, else the first Character


class Lull(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A quiet time before the storm (AD66-DSN-19): which side attacks, and after how many turns it ends by itself."""

    side: Colour
    turns: Annotated[int, msgspec.Meta(ge=1, le=30)]


class RitualRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A ritual (AD66-DSN-21): which non-player Character casts, and how many red cards it needs before how many black ones."""

    caster: str
    red: Annotated[int, msgspec.Meta(ge=1, le=24)] = 3
    black: Annotated[int, msgspec.Meta(ge=1, le=24)] = 3
    cards: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1  # Magic cards turned in each Full Action


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """An entry of the Event table (AD66-DSN-22): on which numbers it comes, and what it does."""

    on: Span
    does: Literal["nothing", "arrive", "reload", "rouse", "heal", "hasten", "still", "alarm", "draw", "discard"]
    # arrive: the next `count` of the wave; reload: all their weapons; rouse: Guards become Attackers; heal: `count` Wounds of each of their
    # Heroes; hasten, still: all or none of them act this turn; alarm: `count` counters go; draw, discard: `count` cards for each player
    wave: str = ""
    count: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    name: Name = {}


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Something to achieve (AD66-DSN-24)."""

    does: Literal["exit", "carry", "keep", "hold", "survive", "slay", "recruit", "ritual", "foil"]
    # At once: exit (leave the board from the zone, with the item), slay (the card), ritual (it is complete), foil (it fails or
    # loses its caster). At the end: carry (have the item), keep (nobody took the item out), hold (more Characters in the zone than the
    # others), survive (the card, or each Hero, is not dead), recruit (the card is in the Band)
    side: Literal["red", "blue", "both"] = "both"
    points: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    item: str = ""
    zone: str = ""
    card: str = ""
    wins: bool = False  # the side that achieves it wins, and the game ends
    ends: bool = False  # the game ends


class CampaignNight(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One scenario of a campaign (AD66-DSN-23); a later one may depend on who won the one before."""

    scenario: str = ""
    after: dict[Colour, str] = {}  # by the winner of the night before; a draw counts as Red's win
    story: Annotated[int, msgspec.Meta(ge=0, le=9)] = 2  # story points for the winner


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A scenario file."""

    id: str
    name: Name
    text: Name = {}
    kind: Kind
    rule: str = ""  # where the ledger asks for it
    boards: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    red: Force = Force()
    blue: Force = Force()
    hand: Count = 4  # starting hand
    cards: Count = 3  # drawn in each Cards Phase
    alarm: Annotated[int, msgspec.Meta(ge=0, le=26)] = 0  # Alarm counters, or turns; 0: none are used
    alarms: dict[str, Annotated[int, msgspec.Meta(ge=1, le=26)]] = {}  # other numbers on these boards
    fixed: bool = False  # counters go only at the end of a turn: they count the turns (AD66-ALARM-04)
    initiative: Colour | None = None  # who has it in the first turn (AD66-SETUP-11)
    first: Colour = "red"  # who is deployed first
    advanced: bool = False  # restricted equipment (AD66-ITEM-11, -12)
    automated: Colour | None = None  # nobody leads this side: its Characters are among the NPCs (AD66-DSN-22)
    arrivals: tuple[Arrival, ...] = ()
    npcs: tuple[Npc, ...] = ()
    waves: tuple[Wave, ...] = ()
    drawn: bool = False  # an Event card for each Attacker says whether it acts: red ones do (AD66-NPC-13)
    events: tuple[Event, ...] = ()  # the Event table, read once a turn
    items: tuple[ScenarioItem, ...] = ()
    doors: dict[str, Literal["closed", "open", "locked", "broken", "whole"]] = {}  # edges that begin in another state
    lull: Lull | None = None
    ritual: RitualRules | None = None
    penalties: dict[
        str, int
    ] = {}  # environmental: a word (`mod-<word>`) and what it does to a shot or a fighter (AD66-MOD-05)
    kills: bool = True  # Victory Points for kills (AD66-DSN-24)
    goals: tuple[Goal, ...] = ()
    rout: bool = True  # the game ends when a side has nobody left
    otherwise: Colour | None = None  # who wins if the points are equal
    nights: tuple[CampaignNight, ...] = ()
    exercises: tuple[str, ...] = ()  # rule ids

    def force(self, side: int) -> Force:
        return self.blue if side else self.red

    def event_id(self, event: Event) -> str:
        """The id of an entry of the Event table."""
        return f"{self.id}:{event.on[0]}"

    @clause("AD66-DSN-22")
    def enemy_is_automated(self, setup: Options) -> bool:
        """Does nobody lead the Arch-Enemy? In a campaign the other player does."""
        return self.automated is not None and setup.enemy != "player" and not scenario_of(setup).nights

    @clause("AD66-DSN-22", "AD66-AMB-01")
    def side(self, setup: Options, seat: int) -> int:
        """The party of a player: the first is Red, the second Blue; against an automated enemy both are on the other side."""
        if self.automated is not None and self.enemy_is_automated(setup):
            return 1 - COLOURS.index(self.automated)
        return seat

    @clause("AD66-ALARM-01", "AD66-GEN-01")
    def alarm_counters(self, setup: Options) -> int:
        """The Alarm counters at the start, on the board that is played on."""
        return self.alarms.get(board_name(setup, self), self.alarm)

    @clause("AD66-DSN-22", "AD66-NPC-01")
    def npcs_present(self, setup: Options) -> list[Npc]:
        """The non-player Characters of this game: an Arch-Enemy led by a player needs fewer of them."""
        return [npc for npc in self.npcs if not npc.automated or self.enemy_is_automated(setup)]

    def restricted(self, setup: Options) -> bool:
        """Is equipment restricted, as agreed, or otherwise as the scenario says (AD66-ITEM-11)?"""
        return self.advanced if setup.advanced is None else setup.advanced


# -- reading


@functools.cache
def scenarios() -> tuple[str, ...]:
    """The scenarios that come with the game, by name."""
    return tuple(sorted(file.stem for file in HERE.glob("*.yaml")))


@functools.cache
def load(name: str) -> Scenario:
    return read(Source.read(HERE / f"{name}.yaml"))


def read(source: Source) -> Scenario:
    """A scenario file as a scenario; mistakes are reported with their line."""
    source.game = "ad1666"
    scenario = source.convert(source.data, Scenario)
    check_name(source, scenario.name, ("name",))
    if scenario.text:
        check_name(source, scenario.text, ("text",))
    for fault in _faults(source, scenario):
        source.report(fault)
    return scenario


def scenario_of(setup: Options, name: str = "") -> Scenario:
    """The scenario being played, or the one of that name."""
    name = name or setup.scenario
    own = _own(msgspec.json.encode(setup.scenarios)) if setup.scenarios else {}
    if name in own:
        return own[name]
    if name not in scenarios():
        raise BadSetup("error-scenario", "ad1666", scenario=name, nearest=nearest(name, [*own, *scenarios()]))
    return load(name)


@functools.lru_cache(maxsize=64)
def _own(data: bytes) -> dict[str, Scenario]:
    """Scenarios that players brought."""
    scenarios = {}
    for brought in msgspec.json.decode(data):
        scenario = read(Source.of(brought, f"scenario {brought.get('id', '?')}"))
        scenarios[scenario.id] = scenario
    return scenarios


def with_nights(setup: Options, scenario: Scenario) -> list[Scenario]:
    """A scenario, and all that may be played as nights of it."""
    names = [name for night in scenario.nights for name in (night.scenario, *night.after.values()) if name]
    return [scenario, *(scenario_of(setup, name) for name in names)]


@clause("AD66-SETUP-01", "AD66-SETUP-05")
def board_name(setup: Options, scenario: Scenario) -> str:
    """The board that was agreed on, where the scenario leaves the choice; otherwise its first one."""
    return setup.board if setup.board in scenario.boards else scenario.boards[0]


# -- what can be wrong within one file


def _faults(source: Source, scenario: Scenario) -> Iterator[BadFile]:
    """What types cannot check: one way to give a Band, one place for each piece, a table without gaps."""
    for colour in COLOURS:
        yield from _force_faults(source, scenario, colour)
    yield from _place_faults(source, scenario)
    for board in scenario.alarms:
        if board not in scenario.boards:
            yield source.unknown(board, scenario.boards, ("alarms", board))
    for i, night in enumerate(scenario.nights):
        if bool(night.scenario) == bool(night.after) or (night.after and (i == 0 or set(night.after) != set(COLOURS))):
            yield source.wrong("file-night", ("nights", i))
    yield from _table_faults(source, scenario)


def _place_faults(source: Source, scenario: Scenario) -> Iterator[BadFile]:
    """Non-player Characters and items have one place each, and their waves exist."""
    for i, npc in enumerate(scenario.npcs):
        if bool(npc.cell) == bool(npc.zone):
            yield source.wrong("file-one-place", ("npcs", i))
        if npc.wave and npc.wave not in [wave.name for wave in scenario.waves]:
            yield source.unknown(npc.wave, [wave.name for wave in scenario.waves], ("npcs", i, "wave"))
    for i, piece in enumerate(scenario.items):
        if [bool(piece.cell), bool(piece.zone), piece.side is not None].count(True) != 1:
            yield source.wrong("file-one-place", ("items", i))


def _force_faults(source: Source, scenario: Scenario, colour: str) -> Iterator[BadFile]:
    force = scenario.blue if colour == "blue" else scenario.red
    given = bool(force.band), force.limits is not None
    if scenario.automated == colour and any(given):
        yield source.wrong("file-automated-band", (colour,))
    elif all(given):
        yield source.wrong("file-band-or-limits", (colour,))
    elif any(given) and not force.zone and not scenario.nights:
        yield source.wrong("file-no-zone", (colour,))


def _table_faults(source: Source, scenario: Scenario) -> Iterator[BadFile]:
    """Each number of the Event deck is in exactly one entry."""
    seen: list[int] = []
    for i, event in enumerate(scenario.events):
        low, high = event.on
        if not 1 <= low <= high <= EVENTS or any(number in seen for number in range(low, high + 1)):
            yield source.wrong("file-event-numbers", ("events", i, "on"), most=EVENTS)
        seen += range(low, high + 1)
    if scenario.events and len(seen) != EVENTS:
        yield source.wrong("file-event-gaps", ("events",), most=EVENTS)


# -- what can be wrong between files


@clause("AD66-SETUP-01")
def playable(scenario: Scenario, setup: Options, grid: Grid) -> None:
    """A scenario that can be begun has two sides with room for them, and an end: raises `BadSetup` otherwise."""
    if scenario.nights:
        return
    if not scenario.alarm:
        raise BadSetup("error-scenario-end", "ad1666", scenario=scenario.id)
    for side, colour in enumerate(COLOURS):
        force = scenario.force(side)
        if colour == scenario.automated:
            continue
        if not force.band and force.limits is None:
            raise BadSetup("error-scenario-band", "ad1666", scenario=scenario.id, side=colour)
        room = sum(grid.cells[cell].kind != "blocked" for cell in grid.zones[force.zone])
        given = max([len(band) for band in setup.bands], default=0)
        wanted = max(given, len(force.band) if force.limits is None else force.limits.models[1])
        if room < wanted:
            raise BadSetup(
                "error-scenario-room", "ad1666", scenario=scenario.id, zone=force.zone, room=room, wanted=wanted
            )


def check(
    scenario: Scenario, cards: Mapping[str, object], items: Mapping[str, object], grids: Mapping[str, Grid]
) -> None:
    """Every card, item, zone, square and door that a scenario names exists: raises `BadSetup` otherwise."""
    for named in _named(scenario):
        for known in _among(named.kind, cards, items, grids):
            if named.word and named.word not in known:
                near = nearest(named.word, list(known))
                key = f"error-scenario-{named.kind}"
                raise BadSetup(key, "ad1666", scenario=scenario.id, word=named.word, nearest=near)


def check_file(source: Source, scenario: Scenario, setup: Options) -> None:
    """Reports, with the line, every card, item, board, zone, square, door and scenario that a file names and that is nowhere."""
    from escarmouche.games.ad1666.cards.library import cards_of, items_of  # they need no scenario
    from escarmouche.games.ad1666.ground.board import board, boards

    own_boards = [data["id"] for data in setup.boards]
    own_scenarios = [data["id"] for data in setup.scenarios]
    played = [setup.board] if setup.board in scenario.boards else scenario.boards
    for i, name in enumerate(scenario.boards):
        if name in played and name not in (*own_boards, *boards()):
            source.report(source.unknown(name, [*own_boards, *boards()], ("boards", i)))
    for i, night in enumerate(scenario.nights):
        for name in filter(None, (night.scenario, *night.after.values())):
            if name not in (*own_scenarios, *scenarios()):
                source.report(source.unknown(name, [*own_scenarios, *scenarios()], ("nights", i)))
    grids = {name: board(setup, name)[1] for name in played if name in (*own_boards, *boards())}
    cards, items = cards_of(setup), items_of(setup)
    for named in _named(scenario):
        for known in _among(named.kind, cards, items, grids):
            if named.word and named.word not in known:
                near = nearest(named.word, list(known))
                source.report(source.wrong(f"file-scenario-{named.kind}", named.at, word=named.word, nearest=near))
                break  # on another board it would be reported again


class _Named(NamedTuple):
    """A word by which a scenario names something of another file, and where it stands."""

    kind: Literal["card", "item", "zone", "cell", "door"]
    word: str
    at: tuple[str | int, ...]


def _among(
    kind: str, cards: Mapping[str, object], items: Mapping[str, object], grids: Mapping[str, Grid]
) -> list[Mapping[str, object]]:
    """Where such a word must be found: among the cards or items, or on each board."""
    if kind == "card":
        return [cards]
    if kind == "item":
        return [items]
    named_on: list[Mapping[str, object]] = []
    for grid in grids.values():
        named_on.append(grid.zones if kind == "zone" else grid.cells if kind == "cell" else grid.edges)
    return named_on


def _named(scenario: Scenario) -> Iterator[_Named]:
    """All that a scenario names, kind by kind."""
    for at, card in _cards(scenario):
        yield _Named("card", Pick.read(card).card, at)
    for i, piece in enumerate(scenario.items):
        yield _Named("item", piece.item, ("items", i, "item"))
    for i, goal in enumerate(scenario.goals):
        yield _Named("item", goal.item, ("goals", i, "item"))
    for i, npc in enumerate(scenario.npcs):
        for weapon, poison in npc.poisons.items():
            yield _Named("item", poison, ("npcs", i, "poisons", weapon))
    for at, zone in _zones(scenario):
        yield _Named("zone", zone, at)
    for i, npc in enumerate(scenario.npcs):
        yield _Named("cell", npc.cell, ("npcs", i, "cell"))
    for i, piece in enumerate(scenario.items):
        yield _Named("cell", piece.cell, ("items", i, "cell"))
    for edge in scenario.doors:
        yield _Named("door", edge, ("doors", edge))


def _force_cards(colour: str, force: Force) -> Iterator[tuple[tuple[str | int, ...], str]]:
    for i, card in enumerate(force.band):
        yield (colour, "band", i), card
    if force.limits is not None:
        limits = force.limits
        for field, cards in (("must", limits.must), ("any", limits.any), ("cards", limits.cards)):
            for i, card in enumerate(cards):
                yield (colour, "limits", field, i), card


def _cards(scenario: Scenario) -> Iterator[tuple[tuple[str | int, ...], str]]:
    for colour, force in zip(COLOURS, (scenario.red, scenario.blue), strict=True):
        yield from _force_cards(colour, force)
    for i, arrival in enumerate(scenario.arrivals):
        for k, card in enumerate(arrival.who):
            yield ("arrivals", i, "who", k), card
    for i, npc in enumerate(scenario.npcs):
        yield ("npcs", i, "card"), npc.card
    for i, piece in enumerate(scenario.items):
        yield ("items", i, "holder"), piece.holder
    for i, goal in enumerate(scenario.goals):
        yield ("goals", i, "card"), goal.card
    if scenario.ritual is not None:
        yield ("ritual", "caster"), scenario.ritual.caster


def _zones(scenario: Scenario) -> Iterator[tuple[tuple[str | int, ...], str]]:
    for colour, force in zip(COLOURS, (scenario.red, scenario.blue), strict=True):
        yield (colour, "zone"), force.zone
    zones = {
        "arrivals": [arrival.zone for arrival in scenario.arrivals],
        "npcs": [npc.zone for npc in scenario.npcs],
        "items": [piece.zone for piece in scenario.items],
        "goals": [goal.zone for goal in scenario.goals],
    }
    for field, named in zones.items():
        for i, zone in enumerate(named):
            yield (field, i, "zone"), zone
