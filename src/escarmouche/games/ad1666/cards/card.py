"""The printed cards: Characters and items, read from YAML files (AD66-CHAR, AD66-WPN, AD66-DSN-04, -08)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from escarmouche.core.play.rule import clause

Suit: TypeAlias = Literal["skull", "heart", "cup", "iron"]
Ability: TypeAlias = Literal["strength", "agility", "fortitude", "intelligence", "charisma", "wit"]
Skill: TypeAlias = Literal[
    "brawling", "knives", "edged", "thrusting", "blunt", "polearms", "great", "whips",
    "bows", "pistols", "muskets", "throwing", "blowpipes",
]  # fmt: skip
Talent: TypeAlias = Literal[
    "uncle", "powerful-assault", "frenzied-attack", "authority", "sweep", "living-barricade", "shove", "charmer", "hard-target",
    "lockpicking", "disarm", "inconspicuous", "divination", "poisoner", "straight-to-the-heart", "huge", "slash", "faith", "berserk",
    "cold", "deft-guard", "unshakeable", "iron-parry", "gambler", "bribe", "quick-reload", "connections", "wealth", "sly",
    "seduction", "tactician", "pickpocket",
]  # fmt: skip
Keyword: TypeAlias = Literal["firearm", "natural", "powerful-assault", "cumbersome", "parry", "quick"]
Alignment: TypeAlias = Literal["good", "loyal", "neutral", "evil"]
Faction: TypeAlias = Literal["defenders", "musketeers", "local", "mercenary", "enemy"]
Poison: TypeAlias = Literal["wounds", "prone", "unconscious"]

ABILITIES: tuple[str, ...] = get_args(Ability)
RATED = ("lockpicking", "inconspicuous", "divination", "poisoner", "faith", "gambler", "wealth", "connections")
FACTIONS = ("defenders", "musketeers")

Name: TypeAlias = dict[str, str]  # by language
Small = Annotated[int, msgspec.Meta(ge=-9, le=99)]


def plain_name(name: Name) -> dict[str, str]:
    """A name as scenes and forms have it."""
    return {str(lang): text for lang, text in name.items()}


class RangeBand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A range band: up to N squares, against this difficulty (AD66-WPN-03), perhaps piercing armour (AD66-WPN-07)."""

    range: Annotated[int, msgspec.Meta(ge=1, le=40)]
    nd: Annotated[int, msgspec.Meta(ge=1, le=15)]
    piercing: bool = False


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """An item card: a weapon, a piece of armour, a shield, or a thing with a rule of its own."""

    id: str
    name: Name
    text: Name = {}
    hands: Literal[0, 1, 2] = 1  # AD66-ITEM-03, -05
    skill: Skill | None = None  # the Combat Talent it asks for
    reach: Annotated[int, msgspec.Meta(ge=0, le=4)] | None = None  # a Close Combat weapon has one
    bands: tuple[RangeBand, ...] = ()  # a ranged weapon has some (AD66-WPN-02)
    damage: dict[Suit, Small] = {}
    piercing: bool = False  # in Close Combat
    load: Literal[0, 1, 2] = 0
    reload: int = 0  # the Quick Reload ND (AD66-WPN-06)
    ammunition: int = 0  # Limited Ammunition (N); 0: without limit
    inconspicuous: bool = False  # bears the icon
    words: dict[Keyword, int] = {}
    armour: dict[Suit, tuple[int, int]] = {}  # a/b for each location it covers
    fencing: int = 0  # extra Fencing tokens while equipped (AD66-CHAR-10)
    heals: int = 0  # as a Partial Action, Wounds it heals; it is used up (AD66-DSN-11)
    poison: dict[Poison, int] = {}  # what it does to its victim (AD66-POIS-07)
    opens: bool = False  # a key: opens locked doors beside its holder
    scenario: bool = False  # a scenario item: only carried, can be stolen and picked up (AD66-ITEM-08)
    price: int | None = None  # kreutzers; None: not for sale
    emblem: str = ""  # of its counter

    @property
    def close(self) -> bool:
        """Is it a Close Combat weapon? One with Reach and range bands is both (AD66-AMB-97)."""
        return self.reach is not None

    @property
    def ranged(self) -> bool:
        return bool(self.bands)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A Character card (AD66-CHAR-01)."""

    id: str
    name: Name
    text: Name = {}
    slot: str = ""  # of the ledger's roster
    unique: bool = False
    hero: bool = False  # gold background: a Hero; silver: a Commoner (AD66-CHAR-02)
    faction: Faction
    alignment: tuple[Alignment, ...] = ()
    gender: Literal["male", "female"] | None = None
    type: Literal["human", "beast", "vampire", "demon", "ghoul"] = "human"
    gold: Annotated[int, msgspec.Meta(ge=0, le=99)]
    connections: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    crippled: Annotated[int, msgspec.Meta(ge=1, le=40)]
    killed: Annotated[int, msgspec.Meta(ge=2, le=40)]
    strength: Small
    agility: Small
    fortitude: Small
    intelligence: Small = 0
    charisma: Small = 0
    wit: Small = 0
    skills: dict[Skill, Small] = {}
    fencing: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    talents: dict[Talent, int] = {}  # with its X, or 0 where it has none
    items: tuple[str, ...] = ()  # starting equipment
    arms: dict[str, tuple[str, ...]] = {}  # variants: one of these sets is added; the first one unless another is named
    emblem: str = ""  # of its counter

    @clause("AD66-CHAR-04")
    def ability(self, name: str) -> int:
        """The printed score of an Ability; 0 when not printed."""
        score: int = getattr(self, name)
        return score

    @clause("AD66-CHAR-05", "AD66-CHAR-06", "AD66-CHAR-07", "AD66-CHAR-08")
    def skill(self, name: str) -> int | None:
        """The score of a Combat Talent; Brawling is 0 unless printed; None without the talent."""
        return self.skills.get(name, 0 if name == "brawling" else None)  # type: ignore[call-overload,no-any-return]

    def equipment(self, variant: str) -> tuple[str, ...]:
        """The items it starts with."""
        if not self.arms:
            return self.items
        return (*self.items, *self.arms[variant or next(iter(self.arms))])
