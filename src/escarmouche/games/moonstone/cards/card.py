"""Character cards: YAML files that a player could write, loaded into typed structs (MOON-CARD-01).

A card names abilities; each ability is made of words with parameters. A word is a small function of the game (`words/effect_words.py`) or a
passive (`words/passive_words.py`), found by name. An unknown key or word is an error with the file, the line and the nearest known word.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from escarmouche.core.files.names import check_name
from escarmouche.core.files.source import Source
from escarmouche.games.moonstone.cards.vocabulary import vocabulary
from escarmouche.space.units import mil

Text = dict[str, str]  # by language
Move = Literal["high-guard", "falling-swing", "thrust", "sweeping-cut", "rising-attack", "low-guard"]
DamageType = Literal["impact", "slicing", "piercing", "magical"]
EditionName = Literal["en", "fr"]
RADII = {30: 591, 40: 787}  # base in mm -> radius in thousandths of an inch


class Amount(NamedTuple):
    """`X+2`, `2X`, `-2X` or a plain number: what an effect is worth once X is known.

    >>> Amount.read("X+2").worth(3), Amount.read("2X").worth(3), Amount.read(4).worth(3)
    (5, 6, 4)
    """

    times: int
    plus: int

    def worth(self, x: int) -> int:
        return self.times * x + self.plus

    @classmethod
    def read(cls, text: str | int) -> Amount:
        if isinstance(text, int):
            return cls(0, text)
        parts = re.fullmatch(r"(-?\d*)X([+-]\d+)?", text.replace(" ", ""))
        if not parts:
            raise ValueError(f"{text!r} is not an amount: write a number, X, 2X or X+1")
        times = {"": 1, "-": -1}.get(parts[1]) or int(parts[1])
        return cls(times, int(parts[2] or 0))

    def __str__(self) -> str:
        if not self.times:
            return str(self.plus)
        times = {1: "", -1: "-"}.get(self.times, str(self.times))
        return f"{times}X{self.plus:+d}" if self.plus else f"{times}X"


class Call(msgspec.Struct, frozen=True):
    """A word with its parameters, checked: `run(game, use, params)` is in `words/effect_words.py`."""

    word: str
    params: Any


class Passive(msgspec.Struct, frozen=True):
    """Always on (MOON-DEF-10). One passive may be made of several words (Weakling: less damage, a more expensive Harvest)."""

    id: str
    name: Text
    words: tuple[Call, ...]


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom an ability may be aimed at (MOON-DEF-04)."""

    who: Literal["any", "friend", "enemy"] = "any"
    other: bool = False  # not the originator itself
    keywords: tuple[str, ...] = ()
    count: int = 1  # how many different targets
    weaker: bool = False  # with fewer open health boxes than the originator (Robbery)


class Requirement(NamedTuple):
    """An icon before the colon: a colour (or "any") with a number, 0 for X (MOON-ARC-10)."""

    colour: str
    number: int

    def met(self, colour: str, number: int) -> bool:
        return self.colour in (colour, "any") and self.number in (0, number)


class Result(msgspec.Struct, frozen=True):
    """`Green X: ...`: any of these requirements, then these effects."""

    on: tuple[Requirement, ...]
    effects: tuple[Call, ...]


class Ability(msgspec.Struct, frozen=True):
    """An Active or Arcane Ability. Active ones have `effects` (and `catastrophe` if they flip); Arcane ones `results`."""

    id: str
    name: Text
    arcane: bool
    cost: int
    range: int = 0  # mils; 0: no target
    pulse: int = 0  # mils; 0: no pulse
    once: str = ""  # "turn", "game"
    while_engaged: bool = True
    target: Target | None = None
    flip: bool = False  # flips an Arcane Card for X (MOON-ACTIVE-05)
    effects: tuple[Call, ...] = ()
    results: tuple[Result, ...] = ()
    catastrophe: tuple[Call, ...] = ()


class Signature(msgspec.Struct, frozen=True):
    """A Signature Move: an upgrade of one standard card (MOON-SIG-01). A deal of None is Null."""

    name: Text
    upgrades: Move
    types: tuple[DamageType, ...]
    deals: dict[Move, int | None]
    follow: tuple[Move, ...] = ()  # circled results
    during: tuple[Call, ...] = ()  # effects that change the damage of the round
    end: tuple[Call, ...] = ()  # End Step Effects


class Card(msgspec.Struct, frozen=True, dict=True):
    """A character's card in one edition."""

    id: str
    name: Text
    keywords: tuple[str, ...]
    factions: tuple[str, ...]
    melee: int
    reach: int  # Melee Range in mils
    arcane: int
    evade: int
    radius: int
    health: int
    pips: tuple[int, ...]
    passives: tuple[Passive, ...]
    abilities: dict[str, Ability]
    signature: Signature | None
    version: str = ""
    origin: str = "book"  # "book": from the ledger; "ours": our own; "user": a player's own

    def words(self, kind: str) -> Sequence[Any]:
        """The parameters of every passive word of that name on the card."""
        return self._words.get(kind, ())

    @functools.cached_property
    def _words(self) -> dict[str, list[Any]]:
        words: dict[str, list[Any]] = {}
        for call in (call for passive in self.passives for call in passive.words):
            words.setdefault(call.word, []).append(call.params)
        return words

    @functools.cached_property
    def active(self) -> tuple[Ability, ...]:
        """Its Active Abilities."""
        return tuple(a for a in self.abilities.values() if not a.arcane)

    @functools.cached_property
    def spells(self) -> tuple[Ability, ...]:
        """Its Arcane Abilities."""
        return tuple(a for a in self.abilities.values() if a.arcane)


# -- the file format

COLOURS = ("blue", "green", "pink", "any")
Words = list[dict[str, dict[str, Any] | None]]
Count = Annotated[int, msgspec.Meta(ge=0)]
Length = Annotated[float, msgspec.Meta(ge=0, le=60)]
TAKEN = (
    "end",
    "step",
    "jog",
    "harvest",
    "melee",
    "traverse",
    "jump",
    "robbery",
    "pass",
)  # every menu already has these names


class _Ability(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Text
    cost: Count
    edition: EditionName | None = None
    range: Length = 0
    pulse: Length = 0
    once: Literal["", "turn", "game"] = ""
    while_engaged: bool = True
    target: Target | None = None
    flip: bool = False
    effects: Words = []
    results: list[_Result] = []
    catastrophe: Words = []


class _Result(msgspec.Struct, forbid_unknown_fields=True):
    on: list[str]
    effects: Words


class _Passive(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Text
    words: Words
    edition: EditionName | None = None


class _Signature(msgspec.Struct, forbid_unknown_fields=True):
    name: Text
    upgrades: Move
    deals: dict[Move, int | None]
    types: list[DamageType] = []
    follow: list[Move] = []
    during: Words = []
    end: Words = []


class _Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Text
    keywords: list[str | dict[EditionName, str]]  # `animal`, or `{fr: animal}` for one edition only
    factions: Annotated[list[Literal["commonwealth", "dominion", "leshavult"]], msgspec.Meta(min_length=1)]
    melee: int
    range: Length
    arcane: int
    evade: int
    base: Literal[30, 40]
    health: Annotated[int, msgspec.Meta(ge=1, le=50)]
    pips: list[int]
    passives: list[_Passive] = []
    actives: list[_Ability] = []
    arcanes: list[_Ability] = []
    signature: _Signature | None = None
    version: Text = {}
    origin: Literal["book", "ours", "user"] = "user"


def read_card(source: Source, edition: str) -> Card:
    """A card file as the card of one edition. Parts marked with the other edition are left out."""
    source.game = "moonstone"
    raw = source.convert(source.data, _Card)
    _check(raw, source)
    passives = [
        Passive(p.id, p.name, _calls(p.words, "passive", source, ("passives", i, "words")))
        for i, p in enumerate(raw.passives)
        if p.edition in (None, edition)
    ]
    abilities = {}
    for section, arcane in (("actives", False), ("arcanes", True)):
        for i, ability in enumerate(getattr(raw, section)):
            if ability.edition in (None, edition):
                abilities[ability.id] = _ability(ability, arcane, source, (section, i))
    return Card(
        id=raw.id,
        name=raw.name,
        keywords=_keywords(raw, edition),
        factions=tuple(raw.factions),
        melee=raw.melee,
        reach=mil(raw.range),
        arcane=raw.arcane,
        evade=raw.evade,
        radius=RADII[raw.base],
        health=raw.health,
        pips=tuple(raw.pips),
        passives=tuple(passives),
        abilities=abilities,
        signature=_signature(raw.signature, source) if raw.signature else None,
        version=raw.version.get(edition, ""),
        origin=raw.origin,
    )


def _keywords(raw: _Card, edition: str) -> tuple[str, ...]:
    named = [
        word if isinstance(word, str) else {str(key): value for key, value in word.items()}.get(edition, "")
        for word in raw.keywords
    ]
    return tuple(word for word in named if word)


def _check(raw: _Card, source: Source) -> None:
    _check_ids(raw, source)
    for i, pip in enumerate(raw.pips):
        if not 1 <= pip <= raw.health:
            source.report(source.wrong("file-card-pip", ("pips", i), pip=pip, health=raw.health))
    for section in ("passives", "actives", "arcanes"):
        for i, part in enumerate(getattr(raw, section)):
            check_name(source, part.name, (section, i, "name"))
    check_name(source, raw.name, ("name",))
    if raw.signature:
        check_name(source, raw.signature.name, ("signature", "name"))
        missing = {"high-guard", "falling-swing", "thrust", "sweeping-cut", "rising-attack", "low-guard"} - set(
            raw.signature.deals
        )
        if missing:
            source.report(source.wrong("file-card-deals", ("signature", "deals"), missing=sorted(missing)))


def _check_ids(raw: _Card, source: Source) -> None:
    """An id is one word in lower-case letters, is not the name of an action, and is used once on a card (in each edition)."""
    if re.search(r"-\d+$", raw.id):
        source.report(source.wrong("file-card-copy", ("id",), id=raw.id))
    named: list[tuple[str, str | None, tuple[str | int, ...]]] = [(raw.id, None, ("id",))]
    for section in ("passives", "actives", "arcanes"):
        named += [(part.id, part.edition, (section, i, "id")) for i, part in enumerate(getattr(raw, section))]
    for n, (name, edition, at) in enumerate(named):
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
            source.report(source.wrong("file-card-id", at, id=name))
        if name in TAKEN:
            source.report(source.wrong("file-card-action", at, id=name))
        for other, its, _ in named[1:n]:
            if name == other and (edition == its or None in (edition, its)):
                source.report(source.wrong("file-card-id-twice", at, id=name))


def _ability(raw: _Ability, arcane: bool, source: Source, at: tuple[str | int, ...]) -> Ability:
    results = [
        Result(
            tuple(_requirement(text, source, (*at, "results", i, "on", n)) for n, text in enumerate(result.on)),
            _calls(result.effects, "effect", source, (*at, "results", i, "effects")),
        )
        for i, result in enumerate(raw.results)
    ]
    return Ability(
        id=raw.id,
        name=raw.name,
        arcane=arcane,
        cost=raw.cost,
        range=mil(raw.range),
        pulse=mil(raw.pulse),
        once=raw.once,
        while_engaged=raw.while_engaged,
        target=raw.target if raw.target or not raw.range else Target(),
        flip=raw.flip,
        effects=_calls(raw.effects, "effect", source, (*at, "effects")),
        results=tuple(results),
        catastrophe=_calls(raw.catastrophe, "effect", source, (*at, "catastrophe")),
    )


def _signature(raw: _Signature, source: Source) -> Signature:
    return Signature(
        name=raw.name,
        upgrades=raw.upgrades,
        types=tuple(raw.types),
        deals=raw.deals,
        follow=tuple(raw.follow),
        during=_calls(raw.during, "during", source, ("signature", "during")),
        end=_calls(raw.end, "effect", source, ("signature", "end")),
    )


def _requirement(text: str, source: Source, at: tuple[str | int, ...]) -> Requirement:
    """`green X`, `blue 2`, `any 3`."""
    parts = re.fullmatch(r"(\w+) (X|[123])", text)
    if not parts:
        source.report(source.wrong("file-card-requirement", at, text=text))
        return Requirement("any", 0)
    if parts[1] not in COLOURS:
        source.report(source.unknown(parts[1], COLOURS, at))
    return Requirement(parts[1], 0 if parts[2] == "X" else int(parts[2]))


def _calls(words: Words, kind: str, source: Source, at: tuple[str | int, ...]) -> tuple[Call, ...]:
    known, calls = vocabulary(kind), []
    for i, item in enumerate(words):
        if len(item) != 1:
            source.report(source.wrong("file-card-word", (*at, i)))
            continue
        word, params = next(iter(item.items()))
        if word not in known:
            source.report(source.unknown(word, known, (*at, i, word)))
            continue
        if not _amounts(params or {}, known[word], source, (*at, i, word)):
            continue
        calls.append(Call(word, source.convert(params or {}, known[word], (*at, i, word))))
    return tuple(calls)


def _amounts(params: dict[str, Any], to: Any, source: Source, at: tuple[str | int, ...]) -> bool:
    """Is everything that depends on X written as an amount?"""
    for name in ("amount", "distance"):
        text = params.get(name)
        if name in to.__struct_fields__ and isinstance(text, str) and text != "all":
            try:
                Amount.read(text)
            except ValueError:
                source.report(source.wrong("file-card-amount", (*at, name), text=text))
                return False
    return True
