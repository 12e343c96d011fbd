"""Building a Crew: Faction and Leader, whom to hire, Upgrades, and which Schemes suit."""

from __future__ import annotations

from typing import Any

from escarmouche.bots.malifaux.offers import first
from escarmouche.bots.malifaux.position import Position
from escarmouche.core.asks.ask import Answer
from escarmouche.games.malifaux.cards.card import Card

KEPT = 4  # Soulstones that are not spent
MOST = 8  # models besides the Leader
WORN = 2  # Upgrades at most, of what is left
SHARED = 9  # what every model costs besides: a few good ones do as much as many
SURCHARGE = 1
TWIN = 0.06  # what another one of the same kind is worth less
KIN, SOULS = 0.08, 0.06  # what is thought of who shares a Keyword with the Leader, and of who uses Soulstones
TASTES = ({"mv": 0.5, "health": 0.25}, {"mv": 0.2, "health": 0.5}, {"mv": 0.35, "health": 0.3, "range": 0.12})
ABLE = 1.2  # who counts


def leaders(ask: Any, position: Position) -> list[Answer]:
    """Masters: they do more than Henchmen."""
    masters = [name for name in ask.options if position.sheet(str(name)).station == "master"]
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


def crews(ask: Any, position: Position) -> list[Answer]:
    """A few Crews, each after another taste."""
    leader = position.sheet(position.track("leader", ask.seat))
    size = int(ask.about["size"])
    found: list[Answer] = []
    for taste in TASTES:
        crew = fill(ask, position, leader, size - KEPT, taste)
        for _ in range(WORN):
            crew += upgrade(ask, position, leader, size - KEPT, crew)
        if crew in ask and crew not in found:
            found.append(crew)
    return found or [()]


def fill(ask: Any, position: Position, leader: Card, size: int, taste: dict[str, float]) -> tuple[Answer, ...]:
    """Whoever gives most for the Cost, one after the other, as long as it is legal and paid for."""
    taken: list[Answer] = []
    spent = 0
    left = [str(name) for name in ask.options if "+" not in str(name)]
    while left:
        best = max(left, key=lambda name: rate(position.sheet(name.partition("#")[0]), leader, taken, taste))
        left.remove(best)
        price = cost(position.sheet(best.partition("#")[0]), leader)
        if spent + price <= size and len(taken) < MOST and (*taken, best) in ask:
            taken.append(best)
            spent += price
    return tuple(taken)


def rate(card: Card, leader: Card, taken: list[Answer], taste: dict[str, float]) -> float:
    """What a model gives for its Cost."""
    if card.totem:
        return 50.0 if not cost(card, leader) else -50.0
    if card.station == "master":
        return -20.0
    price = cost(card, leader)
    reach = max([action.range for action in card.actions if action.attack], default=0) / 1000
    blow = max([max(_hits(action)) * (action.stat or 0) for action in card.actions if action.attack], default=0.0)
    found = ABLE * ("insignificant" not in card.words) + taste["mv"] * card.mv + taste["health"] * card.health
    found += 0.2 * (card.df + card.wp) + taste.get("range", 0.05) * reach + 0.12 * blow
    twins = sum([str(name).partition("#")[0] == card.id for name in taken])
    kin = KIN * any(word in leader.keywords for word in card.keywords)
    return found / (price + SHARED) + kin + SOULS * (card.station == "henchman") - TWIN * twins


def _hits(action: Any) -> tuple[float, ...]:
    found = [0.0]
    for call in action.effects:
        if call.word == "damage":
            profile = call.params.profile
            found.append(
                sum(profile) / 3 if profile else float(call.params.amount) if call.params.amount != "X" else 2.0
            )
    return tuple(found)


def upgrade(ask: Any, position: Position, leader: Card, size: int, crew: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """One for who matters most, if enough Soulstones are left."""
    left = size - sum([paid(position, leader, str(name)) for name in crew])
    found = []
    for option in [str(name) for name in ask.options if "+" in str(name)]:
        model, _, worn = option.partition("+")
        card, price = position.sheet(model.partition("#")[0]), position.sheet(worn).cost
        if price <= left:
            found.append((card.cost / (1 + price), option))
    found.sort(key=lambda pair: -pair[0])
    return next(((option,) for _, option in found if (*crew, option) in ask), ())


def paid(position: Position, leader: Card, option: str) -> int:
    """What a model costs, or an Upgrade."""
    model, _, worn = option.partition("+")
    return int(position.sheet(worn).cost) if worn else cost(position.sheet(model.partition("#")[0]), leader)


# -- Schemes


LIKED = {  # half the VP that each brings, as far as it has been tried
    "scheme-3": 0.66,  # Ley Line
    "scheme-10": 0.6,  # Assassinate
    "scheme-4": 0.54,  # Search the Ruins
    "scheme-7": 0.42,  # Take Prisoner
    "scheme-5": 0.39,  # Dig Their Graves
    "scheme-11": 0.35,  # Deliver a Message
    "scheme-9": 0.31,  # Outflank
    "scheme-2": 0.27,  # Breakthrough
    "scheme-12": 0.25,  # Claim Jump
    "scheme-1": 0.23,  # Detonate Charges
    "scheme-6": 0.22,  # Hold Up Their Forces
    "scheme-8": 0.21,  # Power Ritual
    "scheme-13": 0.19,  # Vendetta
}


def scheme(ask: Any, position: Position) -> Answer:
    """The one that is easiest to score, with the models that it needs."""
    name, inner = max(ask.open(), key=lambda branch: LIKED.get(branch[0], 0.0))
    if inner is None:
        return name
    cards = {piece.id: position.sheet(piece.card) for piece in position.scene.pieces}
    if name == "scheme-12":
        return {name: max(inner.options, key=lambda friend: steady(cards[friend]))}
    if name == "scheme-7":
        return {name: max(inner.options, key=lambda enemy: captive(cards[enemy]))}
    if name == "scheme-13":
        friend, others = max(inner.open(), key=lambda branch: avenger(cards[branch[0]]))
        return {name: {friend: min(others.options, key=lambda enemy: cards[enemy].health + 1.5 * cards[enemy].df)}}
    return {name: first(inner)}


def steady(card: Card) -> float:
    """Who holds the middle: tough, quick enough, and not needed elsewhere."""
    return card.health + card.df + 0.7 * card.mv - 0.4 * card.cost


def avenger(card: Card) -> float:
    """Who gets to an enemy, strikes hard and lives."""
    return fierce(card) + card.mv + 0.5 * card.health


def captive(card: Card) -> float:
    """Who is easily held: lives long, walks slowly and strikes feebly."""
    return card.health + 0.5 * card.df - card.mv - 0.15 * fierce(card)


def fierce(card: Card) -> float:
    return max([max(_hits(action)) * (action.stat or 0) for action in card.actions if action.attack], default=0.0)
