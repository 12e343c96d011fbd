"""Stat Cards and Upgrades: what their files may contain, and what the rules look up on them (MALI-CARD-02, MALI-DES-01).

A card names Abilities and Actions; each is made of words with parameters (`vocabulary.py`). Files are read in `read_card.py`. Keys of
Actions, Abilities and Triggers are `card:action` and `card:action:trigger`, so that a name used on two cards means two things.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

import msgspec

from escarmouche.core.messages.languages import renamed
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards.vocabulary import Call
from escarmouche.games.malifaux.ground.marker_kinds import MarkerKind
from escarmouche.games.malifaux.state import ResistStat, Suit
from escarmouche.space.units import mil

Text = dict[str, str]  # by language
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
Once = Literal["", "activation", "turn"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Stat = Annotated[int, msgspec.Meta(ge=0, le=20)]
Length = Annotated[float, msgspec.Meta(ge=0, le=36)]
# A file says inches, bases in millimetres and words as mappings; `read_card.py` replaces these with what the rules use. So each field
# is declared once: msgspec checks a file by what it says, mypy knows what it becomes.
if TYPE_CHECKING:
    Mils = int
    Radius = int
    Words = tuple[Call, ...]
else:
    Mils = Length
    Radius = Literal[30, 40, 50]
    Words = tuple[Any, ...]
GENERAL = ("interact", "disengage", "concentrate", "assist", "walk", "charge", "destroy")
ONLY_STAT = ("health", "station", "df", "wp", "mv", "sz", "base")  # what a Stat Card has and an Upgrade does not


class Filter(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Which models may be targets, or are meant by an effect (MALI-RESTR-02 to -05)."""

    who: Literal["any", "friend", "enemy"] = "any"  # from the viewpoint of the model whose card it is (MALI-CTRL-02)
    other: bool = False  # not this model
    has: tuple[str, ...] = ()  # any of these: Characteristic, Keyword, station or card id
    lacks: tuple[str, ...] = ()
    condition: tuple[str, ...] = ()  # any of these Conditions
    token: str = ""
    buried: bool = False  # only Buried models (MALI-BURY-02)
    engaged: bool = False  # by this model
    wounded: bool = False  # below its maximum Health
    within: Length = 0  # of this model, in inches; 0: as the range says
    completely: bool = False  # completely within (MALI-MEAS-05)

    @functools.cached_property
    def broad(self) -> bool:
        """Does only the side matter, friendly or enemy? For most filters, it does."""
        return self == Filter(who=self.who, other=self.other, buried=self.buried)


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"key": "id"}):
    """Bought with suits (MALI-TRIG-01). `resist` names the stats of a Resist Trigger, which is an Ability (MALI-TRIG-03)."""

    key: str
    name: Text
    suits: tuple[Suit, ...] = ()
    timing: Timing = "succeeding"
    resist: tuple[ResistStat, ...] = ()
    only: Filter = Filter()  # the target of the Action; of a Resist Trigger: the Attacker
    cost: Words = ()
    effects: Words = ()


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an active Ability waits for: an event, whose, and how near (MALI-ABIL-04)."""

    event: Event
    whose: Filter | None = None  # None: this model's own event
    aura: Length = 0  # the model must be within this and in LoS (MALI-AURA-01); 0: anywhere
    type: Literal["", "melee", "missile"] = ""  # only in an Action of this type, or by one
    stat: Literal["", "df", "wp", "mv"] = ""  # only in a duel with that stat (MALI-DUEL-03)
    actions: tuple[str, ...] = ()  # of acts: only after one of these, ids on its card or General Actions
    by: Filter | None = None  # of damaged, dying, killed, targeted: only by such a model, not by nobody (MALI-KILL-06)
    whom: Filter | None = None  # of damages, kills: only such a model
    health: Count | Literal["half"] | None = (
        None  # of damaged: only if this brought its Health down to this value or less (MALI-AMB-136)
    )


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"key": "id"}):
    """On the front of a card: passive words, or effects that something sets off."""

    key: str
    name: Text
    words: Words = ()
    when: When | None = None
    may: bool = False
    once: Once = ""
    cost: Words = ()
    effects: Words = ()


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"key": "id"}):
    """On the back of a card (MALI-ACTN-01). With a Resist it is an Attack Action (MALI-ACTN-03)."""

    key: str
    name: Text
    bonus: bool = False
    range: Mils = 0
    type: Literal["", "melee", "missile", "pulse", "aura"] = ""
    stat: Stat | None = None  # None: no duel
    suits: tuple[Suit, ...] = ()  # in the stat (MALI-ACTN-02)
    fate: Annotated[int, msgspec.Meta(ge=-3, le=3)] = 0  # Fate Modifiers in the stat
    resist: Literal["", "*"] | ResistStat = ""
    tn: Stat = 0
    tn_suits: tuple[Suit, ...] = ()
    target: Filter | None = None  # None: it has no target
    choose: Filter | None = None  # chosen, not targeted (MALI-RES-06)
    marker: tuple[str, ...] = ()  # it targets a Marker of these kinds instead of a model
    sight: bool = True  # the target must be in LoS
    ignores: tuple[Literal["concealment", "cover", "friendly-fire"], ...] = ()
    engaged: bool | None = None  # only while engaged, or only while not
    once: Once = ""
    per: Literal["", "target"] = ""  # the limit counts for each target (MALI-GEN-13)
    cost: Words = ()  # italic; those with `of: target` are paid when the target is declared (MALI-RES-03)
    effects: Words = ()
    triggers: tuple[Trigger, ...] = ()

    @property
    def attack(self) -> bool:
        return bool(self.resist)

    @property
    def resisted_with(self) -> ResistStat | None:
        """The stat that its target opposes it with; a Resist of `*` is not beaten (MALI-AMB-117)."""
        return None if self.resist == "" or self.resist == "*" else self.resist


class PassiveWord(NamedTuple):
    """A passive word with its parameters, and the name of its Ability (MALI-ABIL-02)."""

    name: str
    params: Any
    key: str = ""


class AuraWord(NamedTuple):
    """A passive word that an Aura gives: the Aura's name, its reach (mils) and which models it means (MALI-AURA-01)."""

    name: str
    reach: int
    only: Filter
    params: Any
    key: str = ""


class AnyCard(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True, kw_only=True):
    """What Stat Cards and Upgrades have in common, and what is looked up on them."""

    id: str
    name: Text
    cost: Count = 0
    abilities: tuple[Ability, ...] = ()
    resists: tuple[Trigger, ...] = ()
    actions: tuple[Action, ...] = ()
    markers: dict[str, MarkerKind] = {}  # kinds of Markers of its own (MALI-MARK-02)
    origin: Literal["ours", "user"] = "user"
    emblem: str = ""  # of its counter

    @functools.cached_property
    def words(self) -> dict[str, list[Call]]:
        """Its passive words by name."""
        return gathered(self.abilities)

    @functools.cached_property
    def passives(self) -> dict[str, tuple[PassiveWord, ...]]:
        """Its passive words by name, with the Ability of each."""
        return passive_words(self.abilities)

    @functools.cached_property
    def aura_words(self) -> dict[str, tuple[AuraWord, ...]]:
        """The words that its Auras give, by name."""
        return aura_words(self.abilities)

    @functools.cached_property
    def waiting(self) -> dict[str, tuple[Ability, ...]]:
        """Its active Abilities by the event they wait for."""
        return waiting(self.abilities)

    @functools.cached_property
    def reach(self) -> int:
        """The longest range of its (melee) Actions; -1 if it has none (MALI-ENG-01)."""
        return longest(self.actions)


class Card(AnyCard, frozen=True, dict=True, kw_only=True):
    """A model's Stat Card."""

    title: Text = {}
    factions: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    station: Station
    limit: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1  # how many a Crew may have (MALI-CARD-08)
    characteristics: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    totem: str = ""  # the name (card id without Title) of the Master it is bound to
    versatile: bool = False
    legacy: bool = False  # Dead Man's Hand
    df: Stat
    wp: Stat
    mv: Stat
    sz: Stat
    health: Annotated[int, msgspec.Meta(ge=1, le=40)]
    radius: Radius = msgspec.field(name="base")
    same: str = ""  # the id of the model of which this is another Title (MALI-HIRE-09)

    @functools.cached_property
    def traits(self) -> frozenset[str]:
        """Everything that a rule may call it: Characteristics, Keywords, station, id (MALI-CARD-03)."""
        bound = ("totem",) if self.totem else ()
        return frozenset((self.id, self.same or self.id, self.station, *self.characteristics, *self.keywords, *bound))

    @property
    @clause("MALI-HIRE-09", "MALI-SETUP-23")
    def called(self) -> Text:
        """A model's name, followed by its Title if it is another Title of a model: the name alone never says which Title it is."""
        if not self.same or not self.title:
            return self.name
        return renamed(self.name, lambda lang, name: f"{name}, {self.title.get(lang, '')}")

    @functools.cached_property
    def keyed(self) -> dict[str, Action]:
        """Its Actions by their keys."""
        return {action.key: action for action in self.actions}

    @functools.cached_property
    def melee(self) -> tuple[Action, ...]:
        return tuple(action for action in self.actions if action.type == "melee")


class Upgrade(AnyCard, frozen=True, dict=True, kw_only=True):
    """An Upgrade card with its Limitations (MALI-UPG-10)."""

    factions: tuple[str, ...] = ()
    plentiful: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1  # copies a Crew may hold (MALI-UPG-03, -04)
    restricted: tuple[str, ...] = ()  # all of these (MALI-UPG-05)
    special: str = ""  # the kind of effect that attaches it; empty for Upgrades that are hired (MALI-UPG-06)


def longest(actions: Sequence[Action]) -> int:
    """The longest (melee) range among Actions; -1 if there is none."""
    return max([action.range for action in actions if action.type == "melee"], default=-1)


def gathered(abilities: Sequence[Ability]) -> dict[str, list[Call]]:
    """Passive words by name, in printed order."""
    calls: dict[str, list[Call]] = {}
    for ability in abilities:
        for call in ability.words:
            calls.setdefault(call.word, []).append(call)
    return calls


def passive_words(abilities: Sequence[Ability]) -> dict[str, tuple[PassiveWord, ...]]:
    """Passive words by name, each with the English name of its Ability."""
    words: dict[str, tuple[PassiveWord, ...]] = {}
    for ability in abilities:
        for call in ability.words:
            words[call.word] = (*words.get(call.word, ()), PassiveWord(ability.name["en"], call.params, ability.key))
    return words


def aura_words(abilities: Sequence[Ability]) -> dict[str, tuple[AuraWord, ...]]:
    """What the Auras among passive words give to the models in reach, by name."""
    words: dict[str, tuple[AuraWord, ...]] = {}
    for name, aura, key in passive_words(abilities).get("aura", ()):
        for call in aura.words:
            given = AuraWord(name, mil(aura.range), aura.only, call.params, key)
            words[call.word] = (*words.get(call.word, ()), given)
    return words


def waiting(abilities: Sequence[Ability]) -> dict[str, tuple[Ability, ...]]:
    """Active Abilities by event, in printed order."""
    waiting: dict[str, tuple[Ability, ...]] = {}
    for ability in abilities:
        if ability.when is not None:
            waiting[ability.when.event] = (*waiting.get(ability.when.event, ()), ability)
    return waiting


def is_stat(data: Any) -> bool:
    """Is it a Stat Card? A Stat Card has Health, or something else that an Upgrade never has."""
    return isinstance(data, dict) and any(field in data for field in ONLY_STAT)
