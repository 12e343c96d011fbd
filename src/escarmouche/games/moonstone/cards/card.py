"""Character cards: what their files may contain, and what the rules look up on them (MOON-CARD-01).

A card names abilities; each ability is made of words with parameters. A word is a small function of the game (`words/effect_words.py`) or a
passive (`words/passive_words.py`), found by name. Files are read in `read_card.py`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, NamedTuple

import msgspec

Text = dict[str, str]  # by language
Move = Literal["high-guard", "falling-swing", "thrust", "sweeping-cut", "rising-attack", "low-guard"]
DamageType = Literal["impact", "slicing", "piercing", "magical"]
EditionName = Literal["en", "fr"]
Faction = Literal["commonwealth", "dominion", "leshavult"]
Count = Annotated[int, msgspec.Meta(ge=0)]


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


class Requirement(NamedTuple):
    """An icon before the colon: a colour (or "any") with a number, 0 for X (MOON-ARC-10)."""

    colour: str
    number: int

    def met(self, colour: str, number: int) -> bool:
        return self.colour in (colour, "any") and self.number in (0, number)


# A file says inches, bases in millimetres, words as mappings, and what differs between the editions; `read_card.py` replaces these with
# what the rules use. So each field is declared once: msgspec checks a file by what it says, mypy knows what it becomes.
if TYPE_CHECKING:
    Mils = int
    Radius = int
    Words = tuple[Call, ...]
    Requirements = tuple[Requirement, ...]
    Keyword = str
    Version = str
else:
    Mils = Annotated[float, msgspec.Meta(ge=0, le=60)]
    Radius = Literal[30, 40]
    Words = tuple[dict[str, dict[str, Any] | None], ...]
    Requirements = tuple[str, ...]  # `green X`
    Keyword = str | dict[EditionName, str]  # `animal`, or `{fr: animal}` for one edition only
    Version = Text  # by edition


class Passive(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Always on (MOON-DEF-10). One passive may be made of several words (Weakling: less damage, a more expensive Harvest)."""

    id: str
    name: Text
    words: Words
    edition: EditionName | None = None  # None: in both


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom an ability may be aimed at (MOON-DEF-04)."""

    who: Literal["any", "friend", "enemy"] = "any"
    other: bool = False  # not the originator itself
    keywords: tuple[str, ...] = ()
    count: int = 1  # how many different targets
    weaker: bool = False  # with fewer open health boxes than the originator (Robbery)


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`Green X: ...`: any of these requirements, then these effects."""

    on: Requirements
    effects: Words


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Active or Arcane Ability. Active ones have `effects` (and `catastrophe` if they flip); Arcane ones `results`."""

    arcane: ClassVar[bool] = False
    id: str
    name: Text
    cost: Count
    edition: EditionName | None = None  # None: in both
    range: Mils = 0  # 0: no target
    pulse: Mils = 0  # 0: no pulse
    once: Literal["", "turn", "game"] = ""
    while_engaged: bool = True
    target: Target | None = None
    flip: bool = False  # flips an Arcane Card for X (MOON-ACTIVE-05)
    effects: Words = ()
    results: tuple[Result, ...] = ()
    catastrophe: Words = ()


class ArcaneAbility(Ability, frozen=True):
    """One that is cast with Arcane Cards (MOON-ARC-01)."""

    arcane: ClassVar[bool] = True


class Signature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Signature Move: an upgrade of one standard card (MOON-SIG-01). A deal of None is Null."""

    name: Text
    upgrades: Move
    deals: dict[Move, int | None]
    types: tuple[DamageType, ...] = ()
    follow: tuple[Move, ...] = ()  # circled results
    during: Words = ()  # effects that change the damage of the round
    end: Words = ()  # End Step Effects


class Card(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """A character's card in one edition."""

    id: str
    name: Text
    keywords: tuple[Keyword, ...]
    factions: Annotated[tuple[Faction, ...], msgspec.Meta(min_length=1)]
    melee: int
    reach: Mils = msgspec.field(name="range")  # Melee Range
    arcane: int
    evade: int
    radius: Radius = msgspec.field(name="base")
    health: Annotated[int, msgspec.Meta(ge=1, le=50)]
    pips: tuple[int, ...]
    passives: tuple[Passive, ...] = ()
    actives: tuple[Ability, ...] = ()
    arcanes: tuple[ArcaneAbility, ...] = ()
    signature: Signature | None = None
    version: Version = ""
    origin: Literal["book", "ours", "user"] = "user"  # "book": from the ledger; "ours": our own; "user": a player's own
    emblem: str = ""  # of its counter

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
    def abilities(self) -> dict[str, Ability]:
        """Its Active and Arcane Abilities, by id."""
        return {ability.id: ability for ability in (*self.actives, *self.arcanes)}
