"""The questions of Malifaux: what each says about itself (`ask.about`). Rules fill it, texts, bots and clients read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict

from escarmouche.core.asks.about import Nothing


class OfModel(TypedDict):
    """The model that acts, or that the question is about."""

    model: str


class OfAnyModel(TypedDict):
    """The model that flips; nobody's for the player's own flips."""

    model: NotRequired[str]


class Put(TypedDict):
    """What is put down, where it is not the model itself."""

    puts: str
    radius: int


class IdolBeside(TypedDict):
    by: str


class HandLimit(TypedDict):
    count: int


class EffectsOf(TypedDict):
    effects: list[str]


class Leader(TypedDict):
    faction: str


class Explosives(TypedDict):
    left: int


class Activate(TypedDict):
    passes: int


class Groups(TypedDict):
    rings: dict[str, list[tuple[int, int]]]


class SchemeFriend(TypedDict):
    scheme: str


class Hire(TypedDict):
    size: int


class StoneDraw(TypedDict):
    stones: int


class Choose(OfModel):
    action: str


class CausedBy(OfModel):
    by: str


class HowMany(OfModel):
    count: int


class SchemeMarkers(TypedDict):
    count: int
    scheme: str


class Zone(TypedDict):
    deployment: str
    rings: dict[str, list[tuple[int, int]]]


class OfMove(OfModel):
    distance: int


class NextAbout(OfModel):
    effect: str


class IgnoreHazard(OfModel):
    kind: str


class Landing(OfModel):
    height: int


class MarkerLanding(TypedDict):
    kind: str
    puts: str
    radius: int


class ChooseModels(OfModel):
    source: str
    count: int


class Keep(OfAnyModel):
    modifier: int


class AtTarget(OfModel):
    target: str


class Scheme(TypedDict):
    number: int
    told: bool


class SchemeEnemy(TypedDict):
    scheme: str
    by: NotRequired[str]


class May(OfModel):
    ability: str
    target: str


class Target(OfModel):
    action: str
    odds: bool


class OfDamage(OfModel):
    amount: int
    by: str


class Generated(OfModel):
    born: str
    target: str


class MovedBy(OfModel):
    by: str
    distance: int


class EffectOf(OfModel):
    by: str
    source: str


class Walk(OfModel):
    distance: int
    sides: NotRequired[list[str]]


class Act(OfModel):
    left: int
    odds: bool


class Deploy(TypedDict):
    left: int
    rings: dict[str, list[tuple[int, int]]]
    together: bool


class NameX(OfModel):
    most: int
    source: str


class PutDown(OfModel):
    puts: str
    radius: int


class Trigger(OfModel):
    suits: list[str]
    total: int


class MovedAbout(OfModel):
    by: str
    distance: int
    target: str


class NewModel(OfModel):
    card: str
    puts: str
    radius: int


class Group(TypedDict):
    first: list[str]
    ones: int
    others: int
    second: list[str]


class NewMarker(OfModel):
    kind: str
    puts: str
    radius: int


class IdolDrop(OfModel):
    puts: str
    radius: int
    reach: int


class Shockwave(OfModel):
    puts: str
    radius: int
    source: str


class Blast(OfModel):
    puts: str
    radius: int
    target: str


class Prepare(OfModel):
    case: str
    tn: int
    total: int
    other: NotRequired[int]
    target: NotRequired[str]


class MoveMarker(OfModel):
    distance: int
    kind: str
    marker: str
    puts: str
    radius: int


class Cheating(TypedDict, total=False):
    """What a duel, a flip or the Initiative adds to the question."""

    case: str
    against: str
    amount: int
    cards: list[str]
    flip: str
    model: str
    other: int
    passes: list[int]
    target: str
    tn: int
    total: int


class Cheat(TypedDict):
    card: str
    case: str
    against: NotRequired[str]
    amount: NotRequired[int]
    cards: NotRequired[list[str]]
    flip: NotRequired[str]
    model: NotRequired[str]
    other: NotRequired[int]
    passes: NotRequired[list[int]]
    target: NotRequired[str]
    tn: NotRequired[int]
    total: NotRequired[int]


class CheatCard(Cheat):
    odds: bool


# -- asked of the dealer: cards


class Dealt(TypedDict):
    count: int
    seat: int


QUESTIONS: Mapping[str, type] = {
    "act": Act,
    "activate": Activate,
    "activate-model": Nothing,
    "assist": OfModel,
    "assist-condition": AtTarget,
    "blast": Blast,
    "chain": OfModel,
    "chain-model": Nothing,
    "charge": OfMove,
    "cheat": Cheat,
    "cheat-card": CheatCard,
    "choose": Choose,
    "choose-models": ChooseModels,
    "deploy": Deploy,
    "deploy-at": OfModel,
    "destroy": OfModel,
    "direction": OfModel,
    "discard-cards": HowMany,
    "disengage-action": CausedBy,
    "disengage-attack": OfModel,
    "disengage-push": OfMove,
    "drop-marker": NewMarker,
    "drop-remains": NewMarker,
    "effects-of": EffectsOf,
    "either": EffectOf,
    "end-scheme": Nothing,
    "explosives": Explosives,
    "faction": Nothing,
    "generated": Generated,
    "group": Group,
    "groups": Groups,
    "hand-limit": HandLimit,
    "hire": Hire,
    "idol-beside": IdolBeside,
    "idol-damage": OfModel,
    "idol-drop": IdolDrop,
    "idol-edge": Nothing,
    "ignore-hazard": IgnoreHazard,
    "initiative": Nothing,
    "interact": OfModel,
    "interact-defuse": OfModel,
    "interact-drop": PutDown,
    "interact-idol": OfModel,
    "interact-message": OfModel,
    "interact-plant": PutDown,
    "interact-turf": OfModel,
    "joker-suit": OfAnyModel,
    "keep": Keep,
    "landing": Landing,
    "leader": Leader,
    "marker-landing": MarkerLanding,
    "may": May,
    "may-effect": EffectOf,
    "move": MovedBy,
    "move-away": MovedAbout,
    "move-marker": MoveMarker,
    "move-toward": MovedAbout,
    "name-x": NameX,
    "next-about": NextAbout,
    "next-effect": OfModel,
    "place": CausedBy,
    "prepare": Prepare,
    "push": MovedBy,
    "push-direction": MovedBy,
    "relent": CausedBy,
    "remains": OfModel,
    "remove-card": HowMany,
    "replace": NewModel,
    "replace-activation": OfModel,
    "replace-heir": OfModel,
    "reveal-scheme": Nothing,
    "scheme": Scheme,
    "scheme-enemy": SchemeEnemy,
    "scheme-friend": SchemeFriend,
    "scheme-markers": SchemeMarkers,
    "shockwave": Shockwave,
    "soulstone-block": OfDamage,
    "soulstone-reduce": OfDamage,
    "start-discard": Nothing,
    "stone-draw": StoneDraw,
    "stone-use": Nothing,
    "summon": NewModel,
    "summon-whom": OfModel,
    "take-explosives": HowMany,
    "target": Target,
    "trigger": Trigger,
    "turf-neutral": AtTarget,
    "unbury": OfModel,
    "walk": Walk,
    "which-aura": OfModel,
    "which-condition": CausedBy,
    "which-markers": HowMany,
    "zone": Zone,
}
