"""Figures, weapons and bands as data: YAML files that a player could write. `library.py` reads them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Name = dict[str, str]
Rank = Literal["leader", "character", "other"]
MORALE: dict[Rank, int] = {"leader": 3, "character": 2, "other": 1}  # D10-FIG-02
Stat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Missiles = Annotated[int, msgspec.Meta(ge=1, le=99)]
Centimetres = Annotated[float, msgspec.Meta(ge=0, le=200)]


class Blood(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The blood side of a card, where it prints numbers of its own (D10-FIG-04)."""

    c: Stat
    a: Stat
    d: Stat
    t: Stat | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A figure's card (D10-FIG-01). `t` of None: it has no T."""

    id: str
    name: Name
    band: str
    rank: Rank
    c: Stat
    a: Stat
    d: Stat
    t: Stat | None = None
    blood: Blood | None = None
    mounted: bool = False
    equipment: tuple[str, ...] = ()  # weapon ids; a weapon twice is two of them
    copies: int = 1  # in the standard band
    emblem: str = ""  # of its counter

    @property
    def morale(self) -> int:
        return MORALE[self.rank]


class WeaponTraits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Everything about a weapon or a shield except how far it shoots, which a file says in cm."""

    id: str
    name: Name
    hands: Annotated[int, msgspec.Meta(ge=0, le=2)]
    emblem: str = ""  # of its counter
    # close combat
    e: Stat | None = None  # equipment value; None: no melee weapon (D10-WPN-17)
    heavy: bool = False  # may Hit hard (D10-WPN-18)
    long: bool = False  # no charge advantage against it (D10-WPN-19)
    lance: Stat = 0  # its E in a charge, mounted
    shield: bool = False
    # missiles
    reload: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    missiles: Missiles = -1  # where they are counted (D10-WPN-06); -1: without limit
    recoverable: bool = False  # a miss plants it (D10-WPN-07)
    piercing: Stat = 0  # D10-WPN-16
    point_blank: bool = False  # piercing only under 10 cm
    pistol: bool = False
    steady: bool = False  # can be shot and reloaded while prone, and without standing up: crossbow, firearms


class WeaponFile(WeaponTraits, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A weapon as its file has it."""

    range: Centimetres = 0  # 0: no missile weapon


class Weapon(WeaponTraits, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A weapon or a shield: one of the ledger's tables, or one that players brought."""

    range: int = 0  # thousandths of a centimetre; 0: no missile weapon

    @property
    def shoots(self) -> bool:
        return self.range > 0

    @property
    def strikes(self) -> bool:
        return self.e is not None


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A band of the game: its name and its standard figures come from the cards that name it."""

    id: str
    name: Name
    text: Name = {}
