"""The questions of Anno Domini 1666: what each says about itself (`ask.about`). Rules fill it, texts, bots and clients read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict

from escarmouche.core.asks.about import Nothing


class OfModel(TypedDict):
    """Who acts, or whom it is about."""

    model: str


class BandVariant(TypedDict):
    character: str


class BandAdd(TypedDict):
    costs: dict[str, list[int]]


class Customer(TypedDict):
    item: str


class Initiative(TypedDict):
    turn: int


class OfCard(OfModel):
    card: str


class Prayer(OfModel):
    cards: list[str]


class TacticianDiscard(OfModel):
    count: int


class Gamble(TypedDict):
    count: int
    purse: int


class WithItem(OfModel):
    item: str


class Shot(OfModel):
    kind: str


class Ware(TypedDict):
    left: int
    prices: NotRequired[dict[str, int]]


class WithCardsLeft(OfModel):
    left: int


class Purchase(TypedDict):
    left: int
    seat: int


class Walk(OfModel):
    mp: int


class Divination(OfModel):
    omens: list[str]


class Action(OfModel):
    partials: int


class Sweep(OfModel):
    penalty: int


class AtTarget(OfModel):
    target: str


class Commit(OfModel):
    test: str


class OtherHand(OfModel):
    thing: str


class ReinforceOne(OfModel):
    totals: list[int]
    mine: int
    theirs: int


class Watch(OfModel):
    what: str


class OfDeck(OfModel):
    whose: int


class ConversationJoin(TypedDict):
    target: str
    test: str


class ConversationLead(TypedDict):
    test: str
    totals: list[int]


class CardsReturned(OfModel):
    count: int
    whose: int


class Move(OfModel):
    kind: str
    mp: int


class Reinforce(OfModel):
    nd: int
    total: int


class WatchAt(OfModel):
    target: str
    what: str


class Story(TypedDict):
    ally: int
    card: int
    equipment: int
    story: int


class Faith(OfModel):
    faith: int
    score: int
    test: str


class Parry(OfModel):
    left: int
    margin: int
    target: str


class BandLimits(TypedDict):
    connections: int | str
    gold: int | str
    models: int
    most: int
    seat: int


# -- asked of the dealer: cards


class OfSeat(TypedDict):
    seat: int


QUESTIONS: Mapping[str, type] = {
    "action": Action,
    "action-turn": Nothing,
    "activate": Nothing,
    "ally": Nothing,
    "any-time": Nothing,
    "arrive": OfModel,
    "band": BandLimits,
    "band-add": BandAdd,
    "band-arms": Nothing,
    "band-remove": Nothing,
    "band-variant": BandVariant,
    "brawl-attacker": OfModel,
    "break-with": Nothing,
    "bribe": OfModel,
    "calamity": OfDeck,
    "captain": Nothing,
    "cards-returned": CardsReturned,
    "climb": OfModel,
    "coat": WithItem,
    "combat-action": OfModel,
    "combat-activate": Nothing,
    "combat-turn": Nothing,
    "commit": Commit,
    "commit-card": Nothing,
    "conversation-join": ConversationJoin,
    "conversation-lead": ConversationLead,
    "customer": Customer,
    "deck-order": OfDeck,
    "deploy": OfModel,
    "divination": Divination,
    "door": OfModel,
    "down": OfModel,
    "draft": BandLimits,
    "drop-marker": OfModel,
    "equip": OfModel,
    "faith": Faith,
    "fate": OfModel,
    "fate-card": Nothing,
    "feel-present": Nothing,
    "fence": WithCardsLeft,
    "fight": OfModel,
    "first-player": Nothing,
    "force-door": OfModel,
    "gamble": Gamble,
    "give-way": OfModel,
    "hand-limit": Nothing,
    "hold-down": OfModel,
    "initiative": Initiative,
    "initiative-card": Nothing,
    "interaction": Nothing,
    "jump": OfModel,
    "landing": OfModel,
    "leave": OfModel,
    "lockpick": OfModel,
    "lose-cards": Nothing,
    "meddle": OfModel,
    "mind-reading": Nothing,
    "morale-order": Nothing,
    "move": Move,
    "name-next": OfModel,
    "nephew": Nothing,
    "nephews": Nothing,
    "npc-goal": OfModel,
    "npc-next": OfModel,
    "npc-step": OfModel,
    "npc-target": OfModel,
    "npc-weapon": OfModel,
    "onward": OfModel,
    "other-hand": OtherHand,
    "parry": Parry,
    "pick-up": OfModel,
    "pickpocket": OfModel,
    "place-poison": WithCardsLeft,
    "poison-order": Nothing,
    "prayer": Prayer,
    "purchase": Purchase,
    "quick-reload": WithItem,
    "reaction": OfModel,
    "reaction-door": OfModel,
    "reaction-step": OfModel,
    "recruit": Nothing,
    "recruit-target": OfModel,
    "refresh": OfModel,
    "reinforce": Reinforce,
    "reinforce-one": ReinforceOne,
    "reload": OfModel,
    "retreat": OfModel,
    "return": Nothing,
    "seduction": Nothing,
    "seduction-target": OfModel,
    "shot": Shot,
    "shot-target": WithItem,
    "sly": OfModel,
    "spot": OfModel,
    "spot-with": AtTarget,
    "steal": AtTarget,
    "story": Story,
    "stray": AtTarget,
    "suit": OfCard,
    "support-npc": AtTarget,
    "sweep": Sweep,
    "tactician-card": OfCard,
    "tactician-discard": TacticianDiscard,
    "through": OfModel,
    "uncle": OfModel,
    "unlock": WithItem,
    "unshakeable": OfCard,
    "use": OfModel,
    "walk": Walk,
    "wall": OfModel,
    "ware": Ware,
    "watch": Watch,
    "watch-at": WatchAt,
    "weapon": OfModel,
    "which-card": OfCard,
    "which-poison": OfModel,
    "window": OfModel,
}
