"""Stat Cards and Upgrades: YAML files that a player could write, loaded into typed structs (MALI-CARD-02, MALI-DES-01).

A card names Abilities and Actions; each is made of words with parameters, found by name (`words.py`). An unknown key or word is an
error with the file, the line and the nearest known word. Keys of Actions, Abilities and Triggers are `card:action` and
`card:action:trigger`, so that the same name on two cards is two things.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from escarmouche.core.files.source import Source
from escarmouche.games.malifaux.cards import check, references
from escarmouche.games.malifaux.cards.check import ID
from escarmouche.games.malifaux.cards.vocabulary import Call, Raw, calls
from escarmouche.games.malifaux.ground.marker_kinds import MarkerKind, ours
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.state import RADII
from escarmouche.space.units import mil

Text = dict[str, str]  # en, fr
Suit = Literal["ram", "mask", "crow", "tome"]
Station = Literal["master", "henchman", "enforcer", "minion"]
Timing = Literal["immediately", "resolving", "killing", "after", "succeeding"]
Event = Literal[
    "game-start",  # the game begins (MALI-SETUP-31)
    "start-phase",  # MALI-START-08
    "end-phase",  # "during the End Phase" (MALI-END-01)
    "activation-start",
    "activation-end",
    "duel",  # before the flip of its duel: an option of step A, resolved in it (MALI-DUEL-06)
    "cheats",  # a model's player Cheats Fate for it
    "discards",  # a model is told to discard a card (MALI-DISC-05)
    "damaged",  # suffers damage
    "damages",  # deals it
    "kills",
    "killed",
    "dying",  # at 0 Health, before anything else: Heal and Replace (MALI-DMG-11 6a)
    "moves",
    "targeted",
    "acts",  # after it has resolved an Action
]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Stat = Annotated[int, msgspec.Meta(ge=0, le=20)]
Length = Annotated[float, msgspec.Meta(ge=0, le=36)]
GENERAL = ("interact", "disengage", "concentrate", "assist", "walk", "charge", "destroy")
FOLDER = Path(__file__).parents[1]


class Filter(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Who may be a target, or is meant by an effect (MALI-RESTR-02 to -05)."""

    who: Literal["any", "friend", "enemy"] = "any"  # as the model sees it whose card it is (MALI-CTRL-02)
    other: bool = False  # not this model
    has: tuple[str, ...] = ()  # any of these: Characteristic, Keyword, station or card id
    lacks: tuple[str, ...] = ()
    condition: tuple[str, ...] = ()  # any of these Conditions
    token: str = ""
    buried: bool = False  # Buried models, and no others (MALI-BURY-02)
    engaged: bool = False  # by this model
    wounded: bool = False  # below its maximum Health
    within: Length = 0  # of this model, in inches; 0: as the range says
    completely: bool = False  # completely within (MALI-MEAS-05)

    @functools.cached_property
    def broad(self) -> bool:
        """Does it mean everybody who is whose it says, whatever they are? Most do."""
        return self == Filter(who=self.who, other=self.other, buried=self.buried)


class Trigger(msgspec.Struct, frozen=True, kw_only=True):
    """Bought with suits (MALI-TRIG-01). `resist` names the stats of a Resist Trigger, which is an Ability (MALI-TRIG-03)."""

    key: str
    name: Text
    suits: tuple[Suit, ...] = ()
    timing: Timing = "succeeding"
    resist: tuple[Literal["df", "wp", "mv"], ...] = ()
    only: Filter = Filter()  # the target of the Action; of a Resist Trigger: the Attacker
    cost: tuple[Call, ...] = ()
    effects: tuple[Call, ...] = ()


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an active Ability waits for: an event, whose, and how near (MALI-ABIL-04)."""

    event: Event
    whose: Filter | None = None  # None: this model's own event
    aura: Length = 0  # the model must be within this and in LoS (MALI-AURA-01); 0: anywhere
    type: Literal["", "melee", "missile"] = ""  # only in or by such an Action
    stat: Literal["", "df", "wp", "mv"] = ""  # only in a duel with that stat (MALI-DUEL-03)
    actions: tuple[str, ...] = ()  # of acts: only after one of these, ids on its card or General Actions
    by: Filter | None = (
        None  # of damaged, dying, killed, targeted: only by such a model; by nobody does not count (MALI-KILL-06)
    )
    whom: Filter | None = None  # of damages, kills: only such a model
    health: Count | Literal["half"] | None = (
        None  # of damaged: only if it had more Health and has so much or less (MALI-AMB-136)
    )


class Ability(msgspec.Struct, frozen=True, kw_only=True):
    """On the front of a card: passive words, or effects for when something happens."""

    key: str
    name: Text
    words: tuple[Call, ...] = ()
    when: When | None = None
    may: bool = False
    once: Literal["", "activation", "turn"] = ""
    cost: tuple[Call, ...] = ()
    effects: tuple[Call, ...] = ()


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """On the back of a card (MALI-ACTN-01). With a Resist it is an Attack Action (MALI-ACTN-03)."""

    key: str
    name: Text
    bonus: bool = False
    range: int = 0  # mils
    type: Literal["", "melee", "missile", "pulse", "aura"] = ""
    stat: int | None = None  # None: no duel
    suits: tuple[Suit, ...] = ()  # in the stat (MALI-ACTN-02)
    fate: int = 0  # Fate Modifiers in the stat
    resist: Literal["", "df", "wp", "mv", "*"] = ""
    tn: int = 0
    tn_suits: tuple[Suit, ...] = ()
    target: Filter | None = None  # None: it needs none
    choose: Filter | None = None  # chosen and not targeted (MALI-RES-06)
    marker: tuple[str, ...] = ()  # it targets a Marker of these kinds instead of a model
    sight: bool = True  # the target must be in LoS
    ignores: tuple[Literal["concealment", "cover", "friendly-fire"], ...] = ()
    engaged: bool | None = None  # only while engaged, or only while not
    once: Literal["", "activation", "turn"] = ""
    per: Literal["", "target"] = ""  # the limit counts for each target (MALI-GEN-13)
    cost: tuple[Call, ...] = ()  # italic; those with `of: target` are paid when the target is declared (MALI-RES-03)
    effects: tuple[Call, ...] = ()
    triggers: tuple[Trigger, ...] = ()

    @property
    def attack(self) -> bool:
        return bool(self.resist)


class Borne(NamedTuple):
    """A passive word with its parameters, and the name of the Ability that it stands in (MALI-ABIL-02)."""

    name: str
    params: Any
    key: str = ""


class Ray(NamedTuple):
    """A passive word that an Aura gives: the Aura's name, how far it reaches (mils) and whom it means (MALI-AURA-01)."""

    name: str
    reach: int
    only: Filter
    params: Any
    key: str = ""


class Back(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """What stands on Stat Cards and on Upgrades, and what is looked up in it."""

    id: str
    name: Text
    abilities: tuple[Ability, ...] = ()
    resists: tuple[Trigger, ...] = ()
    actions: tuple[Action, ...] = ()
    markers: dict[str, MarkerKind] = {}  # kinds of Markers of its own (MALI-MARK-02)
    origin: str = "ours"

    @functools.cached_property
    def words(self) -> dict[str, list[Call]]:
        """Its passive words by name."""
        return gathered(self.abilities)

    @functools.cached_property
    def borne(self) -> dict[str, tuple[Borne, ...]]:
        """Its passive words by name, with the Ability of each."""
        return bearing(self.abilities)

    @functools.cached_property
    def rays(self) -> dict[str, tuple[Ray, ...]]:
        """The words that its Auras give, by name."""
        return radiating(self.abilities)

    @functools.cached_property
    def waits(self) -> dict[str, tuple[Ability, ...]]:
        """Its active Abilities by the event they wait for."""
        return waiting(self.abilities)

    @functools.cached_property
    def reach(self) -> int:
        """The longest range of its (melee) Actions; -1 if it has none (MALI-ENG-01)."""
        return longest(self.actions)


class Card(Back, frozen=True, dict=True, kw_only=True):
    """A model's Stat Card."""

    title: Text = {}
    cost: int
    factions: tuple[str, ...]
    station: Station
    limit: int = 1  # how many a Crew may have (MALI-CARD-08)
    characteristics: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    totem: str = ""  # the name (card id without Title) of the Master it is bound to
    versatile: bool = False
    legacy: bool = False  # Dead Man's Hand
    df: int
    wp: int
    mv: int
    sz: int
    health: int
    radius: int
    same: str = ""  # the id of the model of which this is another Title (MALI-HIRE-09)

    @functools.cached_property
    def traits(self) -> frozenset[str]:
        """All that a rule may call it: Characteristics, Keywords, station, id (MALI-CARD-03)."""
        bound = ("totem",) if self.totem else ()
        return frozenset((self.id, self.same or self.id, self.station, *self.characteristics, *self.keywords, *bound))

    @functools.cached_property
    def keyed(self) -> dict[str, Action]:
        """Its Actions by their keys."""
        return {action.key: action for action in self.actions}

    @functools.cached_property
    def melee(self) -> tuple[Action, ...]:
        return tuple(action for action in self.actions if action.type == "melee")


class Upgrade(Back, frozen=True, dict=True, kw_only=True):
    """An Upgrade card with its Limitations (MALI-UPG-10)."""

    cost: int = 0
    factions: tuple[str, ...] = ()
    plentiful: int = 1  # copies a Crew may hold (MALI-UPG-03, -04)
    restricted: tuple[str, ...] = ()  # all of these (MALI-UPG-05)
    special: str = ""  # by which effect it comes; hired Upgrades have none (MALI-UPG-06)


def longest(actions: Sequence[Action]) -> int:
    """The longest (melee) range among Actions; -1: there is none."""
    return max([action.range for action in actions if action.type == "melee"], default=-1)


def gathered(abilities: Sequence[Ability]) -> dict[str, list[Call]]:
    """Passive words by name, in printed order."""
    found: dict[str, list[Call]] = {}
    for ability in abilities:
        for call in ability.words:
            found.setdefault(call.word, []).append(call)
    return found


def bearing(abilities: Sequence[Ability]) -> dict[str, tuple[Borne, ...]]:
    """Passive words by name, each with the English name of its Ability."""
    found: dict[str, tuple[Borne, ...]] = {}
    for ability in abilities:
        for call in ability.words:
            found[call.word] = (*found.get(call.word, ()), Borne(ability.name["en"], call.params, ability.key))
    return found


def radiating(abilities: Sequence[Ability]) -> dict[str, tuple[Ray, ...]]:
    """What Auras among passive words give to those whom they reach, by name."""
    found: dict[str, tuple[Ray, ...]] = {}
    for name, aura, key in bearing(abilities).get("aura", ()):
        for call in aura.words:
            ray = Ray(name, mil(aura.range), aura.only, call.params, key)
            found[call.word] = (*found.get(call.word, ()), ray)
    return found


def waiting(abilities: Sequence[Ability]) -> dict[str, tuple[Ability, ...]]:
    """Active Abilities by event, in printed order."""
    found: dict[str, tuple[Ability, ...]] = {}
    for ability in abilities:
        if ability.when is not None:
            found[ability.when.event] = (*found.get(ability.when.event, ()), ability)
    return found


# -- the file format


class _Trigger(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: Text
    suits: list[Suit] = []
    timing: Timing = "succeeding"
    resist: list[Literal["df", "wp", "mv"]] = []
    only: Filter = Filter()
    cost: Raw = []
    effects: Raw = []


class _Ability(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: Text
    words: Raw = []
    when: When | None = None
    may: bool = False
    once: Literal["", "activation", "turn"] = ""
    cost: Raw = []
    effects: Raw = []


class _Action(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: Text
    bonus: bool = False
    range: Length = 0
    type: Literal["", "melee", "missile", "pulse", "aura"] = ""
    stat: Stat | None = None
    suits: list[Suit] = []
    fate: Annotated[int, msgspec.Meta(ge=-3, le=3)] = 0
    resist: Literal["", "df", "wp", "mv", "*"] = ""
    tn: Stat = 0
    tn_suits: list[Suit] = []
    target: Filter | None = None
    choose: Filter | None = None
    marker: list[str] = []
    sight: bool = True
    ignores: list[Literal["concealment", "cover", "friendly-fire"]] = []
    engaged: bool | None = None
    once: Literal["", "activation", "turn"] = ""
    per: Literal["", "target"] = ""
    cost: Raw = []
    effects: Raw = []
    triggers: list[_Trigger] = []


class _Backed(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What cards and Upgrades have in common."""

    id: str
    name: Text
    cost: Count = 0
    abilities: list[_Ability] = []
    resists: list[_Trigger] = []
    actions: list[_Action] = []
    markers: dict[str, MarkerKind] = {}
    origin: Literal["ours", "user"] = "user"


class _Card(_Backed, kw_only=True):
    title: Text = {}
    factions: Annotated[list[str], msgspec.Meta(min_length=1)]
    station: Station
    limit: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    characteristics: list[str] = []
    keywords: list[str] = []
    totem: str = ""
    versatile: bool = False
    legacy: bool = False
    df: Stat
    wp: Stat
    mv: Stat
    sz: Stat
    health: Annotated[int, msgspec.Meta(ge=1, le=40)]
    base: Literal[30, 40, 50]
    same: str = ""


ONLY_STAT = ("health", "station", "df", "wp", "mv", "sz", "base")


class _Upgrade(_Backed, kw_only=True):
    factions: list[str] = []
    plentiful: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    restricted: list[str] = []
    special: str = ""


def read_card(source: Source) -> Card:
    """A card file as a Stat Card."""
    source.game = "malifaux"
    raw = source.convert(source.data, _Card)
    _check(raw, source)
    given = {
        name: getattr(raw, name) for name in ("id", "name", "title", "cost", "station", "limit", "totem", "versatile")
    }
    stats = {name: getattr(raw, name) for name in ("legacy", "df", "wp", "mv", "sz", "health", "same", "origin")}
    return Card(
        **given,
        **stats,
        **_backs(raw, source),
        factions=tuple(raw.factions),
        characteristics=tuple(raw.characteristics),
        keywords=tuple(raw.keywords),
        radius=RADII[raw.base],
    )


def read_upgrade(source: Source) -> Upgrade:
    """An Upgrade file."""
    source.game = "malifaux"
    raw = source.convert(source.data, _Upgrade)
    _check(raw, source)
    given = {name: getattr(raw, name) for name in ("id", "name", "cost", "plentiful", "special", "origin")}
    return Upgrade(**given, **_backs(raw, source), factions=tuple(raw.factions), restricted=tuple(raw.restricted))


def _backs(raw: _Backed, source: Source) -> dict[str, Any]:
    """Abilities, Resist Triggers and Actions with their words, and whether they make sense together."""
    found = {
        "abilities": tuple(_ability(raw.id, one, source, ("abilities", i)) for i, one in enumerate(raw.abilities)),
        "resists": tuple(_trigger(raw.id, one, source, ("resists", i)) for i, one in enumerate(raw.resists)),
        "actions": tuple(_action(raw.id, one, source, ("actions", i)) for i, one in enumerate(raw.actions)),
        "markers": raw.markers,
    }
    check.check(source)
    return found


def _ability(owner: str, raw: _Ability, source: Source, at: tuple[str | int, ...]) -> Ability:
    return Ability(
        key=f"{owner}:{raw.id}",
        name=raw.name,
        words=calls(raw.words, "passive", source, (*at, "words")),
        when=raw.when,
        may=raw.may,
        once=raw.once,
        cost=calls(raw.cost, "cost", source, (*at, "cost")),
        effects=calls(raw.effects, "effect", source, (*at, "effects")),
    )


def _trigger(owner: str, raw: _Trigger, source: Source, at: tuple[str | int, ...]) -> Trigger:
    return Trigger(
        key=f"{owner}:{raw.id}",
        name=raw.name,
        suits=tuple(raw.suits),
        timing=raw.timing,
        resist=tuple(raw.resist),
        only=raw.only,
        cost=calls(raw.cost, "cost", source, (*at, "cost")),
        effects=calls(raw.effects, "effect", source, (*at, "effects")),
    )


def _action(owner: str, raw: _Action, source: Source, at: tuple[str | int, ...]) -> Action:
    key = f"{owner}:{raw.id}"
    plain = (
        "name",
        "bonus",
        "type",
        "stat",
        "fate",
        "resist",
        "tn",
        "target",
        "choose",
        "sight",
        "engaged",
        "once",
        "per",
    )
    return Action(
        key=key,
        **{name: getattr(raw, name) for name in plain},
        range=mil(raw.range),
        suits=tuple(raw.suits),
        tn_suits=tuple(raw.tn_suits),
        marker=tuple(raw.marker),
        ignores=tuple(raw.ignores),
        cost=calls(raw.cost, "cost", source, (*at, "cost")),
        effects=calls(raw.effects, "effect", source, (*at, "effects")),
        triggers=tuple(_trigger(key, one, source, (*at, "triggers", i)) for i, one in enumerate(raw.triggers)),
    )


def _check(raw: _Backed, source: Source) -> None:
    """Ids are single words in small letters and stand once on a card; names are there in both languages."""
    seen: list[str] = []
    for name, text, at in _named(raw):
        if not ID.fullmatch(name):
            raise source.wrong("file-card-id", (*at, "id"), id=name)
        if name in seen or name in GENERAL:
            raise source.wrong("file-card-id-twice", (*at, "id"), id=name)
        seen.append(name)
        _spoken(text, source, (*at, "name"))
    for name, what in raw.markers.items():
        if not ID.fullmatch(name):
            raise source.wrong("file-card-id", ("markers", name), id=name)
        _spoken(what.name, source, ("markers", name, "name"))


def _spoken(text: Text, source: Source, at: tuple[str | int, ...]) -> None:
    """A name is there in both languages."""
    for lang in ("en", "fr"):
        if not text.get(lang):
            raise source.wrong("file-card-name", at, lang=lang)


def _named(raw: _Backed) -> Iterator[tuple[str, Text, tuple[str | int, ...]]]:
    yield raw.id, raw.name, ()
    for section in ("abilities", "resists", "actions"):
        for i, part in enumerate(getattr(raw, section)):
            yield part.id, part.name, (section, i)


# -- what there is


def cards() -> dict[str, Card]:
    """Every Stat Card of ours, by id."""
    return _ours()[0]


def upgrades() -> dict[str, Upgrade]:
    return _ours()[1]


@functools.cache
def _ours() -> tuple[dict[str, Card], dict[str, Upgrade]]:
    """All files of ours; whom they name must be among them."""
    stats, backs = (
        [Source.read(path) for path in sorted(FOLDER.glob(pattern))]
        for pattern in ("data/cards/*/*.yaml", "data/upgrades/*.yaml")
    )
    cards = {card.id: card for card in map(read_card, stats)}
    upgrades = {upgrade.id: upgrade for upgrade in map(read_upgrade, backs)}
    references.check_all((*stats, *backs), cards, upgrades, ours())
    return cards, upgrades


def known_kinds() -> dict[str, MarkerKind]:
    """The kinds of Markers of the rules and of our cards."""
    backs: list[Back] = [*cards().values(), *upgrades().values()]
    return {**ours(), **{name: what for back in backs for name, what in back.markers.items()}}


def cards_of(setup: Options) -> dict[str, Card]:
    """The cards of a game: ours and those its players brought."""
    own = [data for data in setup.cards if is_stat(data)]
    return _with_cards(msgspec.json.encode(own)) if own else cards()


def is_stat(data: Any) -> bool:
    """Is it a Stat Card? It has Health, or anything else that only these have; an Upgrade has none."""
    return isinstance(data, dict) and any(field in data for field in ONLY_STAT)


def upgrades_of(setup: Options) -> dict[str, Upgrade]:
    """The Upgrades of a game: ours and those its players brought, also among their cards, as a folder of files has them."""
    own = [*setup.upgrades, *[data for data in setup.cards if not is_stat(data)]]
    return _with_upgrades(msgspec.json.encode(own)) if own else upgrades()


@functools.lru_cache(maxsize=64)
def _with_cards(own: bytes) -> dict[str, Card]:
    return {**cards(), **{card.id: card for card in (read_card(_own(data)) for data in msgspec.json.decode(own))}}


@functools.lru_cache(maxsize=64)
def _with_upgrades(own: bytes) -> dict[str, Upgrade]:
    found = (read_upgrade(_own(data)) for data in msgspec.json.decode(own))
    return {**upgrades(), **{upgrade.id: upgrade for upgrade in found}}


def check_own(setup: Options) -> None:
    """Raises `BadFile` where what players brought names a card, an Upgrade or a kind of Marker that there is not."""
    brought = [_own(data) for data in (*setup.cards, *setup.upgrades)]
    references.check_all(brought, cards_of(setup), upgrades_of(setup), known_kinds())


def _own(data: dict[str, Any]) -> Source:
    source = Source("", f"card {data.get('id', '?')}")
    source.game = "malifaux"
    source.data = data
    return source
