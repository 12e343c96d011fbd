"""Building a Crew: Leader, whom to hire, and Upgrades."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.printed import PrintedCards
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose, Some
from escarmouche.games.malifaux.cards.card import Action, Card
from escarmouche.games.malifaux.cards.words.damage_words import Damage
from escarmouche.games.malifaux.questions import Hire

KEPT = 4  # Soulstones that are not spent
MOST = 8  # models besides the Leader
WORN = 2  # Upgrades at most, of what is left
SHARED = 9  # what every model costs in addition: a few good ones do as much as many
SURCHARGE = 1
TWIN = 0.06  # how much less another model of the same kind is worth
KIN, SOULS = 0.08, 0.06  # for a model that shares a Keyword with the Leader, and for one that uses Soulstones
ABLE = 1.2  # a model that counts


class Taste(NamedTuple):
    """What makes a model attractive: one for each Crew that is considered."""

    mv: float
    health: float
    range: float = 0.05


TASTES = (Taste(0.5, 0.25), Taste(0.2, 0.5), Taste(0.35, 0.3, 0.12))


def leaders(ask: Choose, position: Position) -> list[Answer]:
    """Masters: they do more than Henchmen."""
    masters = [name for name in ask.options if position.cards.card(str(name)).station == "master"]
    return masters or list(ask.options)


def cost(card: Card, leader: Card) -> int:
    """What hiring it costs, as the card says."""
    if card.totem and card.totem in (leader.id, leader.same):
        return 0
    shared = card.versatile or any(word in leader.keywords for word in card.keywords)
    amount = card.cost + (0 if shared else SURCHARGE)
    for call in card.words.get("hiring", ()):
        if call.params.leader in leader.traits:
            amount += call.params.amount
    return max(0, amount)


def crews(ask: Some, position: Position) -> list[Answer]:
    """A few Crews, each after another taste."""
    leader = position.cards.card(position.leader(ask.seat))
    size = about_of(ask, Hire)["size"] - KEPT
    considered: list[Answer] = []
    for taste in TASTES:
        crew = hired(ask, position.cards, leader, size, taste)
        for _ in range(WORN):
            crew += upgrade(ask, position.cards, leader, size, crew)
        if crew in ask and crew not in considered:
            considered.append(crew)
    return considered or [()]


def hired(ask: Some, cards: PrintedCards, leader: Card, size: int, taste: Taste) -> tuple[str, ...]:
    """Those who give most for their Cost, one after the other, as long as the Crew is legal and paid for."""
    taken: list[str] = []
    spent = 0
    left = [str(name) for name in ask.options if "+" not in str(name)]
    while left:
        best = max(left, key=lambda name: rate(model_of(name, cards), leader, taken, taste))
        left.remove(best)
        price = cost(model_of(best, cards), leader)
        if spent + price <= size and len(taken) < MOST and (*taken, best) in ask:
            taken.append(best)
            spent += price
    return tuple(taken)


def model_of(option: str, cards: PrintedCards) -> Card:
    """The card of an option: `card`, a second of it `card#2`."""
    return cards.card(option.partition("#")[0])


def rate(card: Card, leader: Card, taken: list[str], taste: Taste) -> float:
    """What a model gives for its Cost."""
    if card.totem:
        return 50.0 if not cost(card, leader) else -50.0
    if card.station == "master":
        return -20.0
    price = cost(card, leader)
    reach = max([action.range for action in card.actions if action.attack], default=0) / 1000
    rating = ABLE * ("insignificant" not in card.words) + taste.mv * card.mv + taste.health * card.health
    rating += 0.2 * (card.df + card.wp) + taste.range * reach + 0.12 * hardest_blow(card)
    twins = sum([name.partition("#")[0] == card.id for name in taken])
    kin = KIN * any(word in leader.keywords for word in card.keywords)
    return rating / (price + SHARED) + kin + SOULS * (card.station == "henchman") - TWIN * twins


def hardest_blow(card: Card) -> float:
    """How hard and how surely a model strikes."""
    return max([most_damage(action) * (action.stat or 0) for action in card.actions if action.attack], default=0.0)


def most_damage(action: Action) -> float:
    """What an Action deals on average."""
    damages = [0.0]
    for call in action.effects:
        if isinstance(call.params, Damage):
            profile, amount = call.params.profile, call.params.amount
            damages.append(sum(profile) / 3 if profile else float(amount) if amount != "X" else 2.0)
    return max(damages)


def upgrade(ask: Some, cards: PrintedCards, leader: Card, size: int, crew: tuple[str, ...]) -> tuple[str, ...]:
    """One for the model that matters most, if enough Soulstones are left."""
    left = size - sum([paid(cards, leader, name) for name in crew])
    affordable = []
    for option in [str(name) for name in ask.options if "+" in str(name)]:
        model, _, worn = option.partition("+")
        card, price = model_of(model, cards), cards.upgrade(worn).cost
        if price <= left:
            affordable.append((card.cost / (1 + price), option))
    affordable.sort(key=lambda pair: -pair[0])
    return next(((option,) for _, option in affordable if (*crew, option) in ask), ())


def paid(cards: PrintedCards, leader: Card, option: str) -> int:
    """What a model costs, or an Upgrade."""
    model, _, worn = option.partition("+")
    return cards.upgrade(worn).cost if worn else cost(model_of(model, cards), leader)
