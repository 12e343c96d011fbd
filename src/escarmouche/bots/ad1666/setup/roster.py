"""Before the game: whom to take, who is captain, who are the "nephews"."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from escarmouche.bots.ad1666.fighter import armour, best_weapon, skill_with, talent_bonus
from escarmouche.bots.ad1666.position import side_of
from escarmouche.bots.ad1666.printed import LOCATIONS, PrintedCards
from escarmouche.bots.branches import question
from escarmouche.core.asks.ask import Answer, Choose, Menu
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.cards.card import Card, Item
from escarmouche.games.ad1666.state import Pick

SEVERAL = 3  # of the best, so that not every Band is the same
LISTED = 64
TALENTS = {  # what a talent is worth in a Band, in points of Combat Talent
    "tactician": 1.5, "sly": 1.0, "authority": 0.5, "uncle": 1.0, "poisoner": 1.5, "sweep": 0.7, "living-barricade": 0.3,
    "disarm": 0.5, "hard-target": 0.5, "quick-reload": 0.5, "powerful-assault": 0.5, "iron-parry": 0.2, "faith": 0.5,
    "divination": 0.7, "bribe": 0.5, "wealth": 0.5, "seduction": 0.7, "berserk": 0.2, "connections": 0.2,
}  # fmt: skip


def rate(card: Card, cards: PrintedCards) -> float:
    """What a Character is good for, in points of Combat Talent."""
    items = [cards.item(name) for name in card.equipment("")]
    weapon = best_weapon(card, [item for item in items if item.close])
    rating = weapon.skill + 0.5 * weapon.reach + 0.5 * weapon.bite + talent_bonus(card) + 0.4 * card.fencing
    rating += 0.35 * card.killed + 0.25 * card.fortitude * (not card.hero) + 0.8 * card.hero
    rating += sum(armour(items)[0]) / 4 + max([rate_gun(card, item) for item in items if item.bands], default=0.0)
    return rating + sum([worth for talent, worth in TALENTS.items() if talent in card.talents])


def rate_gun(card: Card, item: Item) -> float:
    """What a ranged weapon is good for in somebody's hands."""
    mean = sum(item.damage.values()) / len(LOCATIONS)
    return 0.3 * mean * (1.2 + 0.4 * skill_with(card, item)) * (1.0 if item.load < 2 else 0.8)


def band(ask: Menu, scene: Scene, cards: PrintedCards) -> list[Answer]:
    """Those who must come, then the best for their Gold, until nobody fits."""
    offered = question(ask, Choose, "add")
    if offered is None:
        return ["done"] if "done" in [name for name, _ in ask.open()] else list(itertools.islice(ask, 1))
    names = wanted([str(name) for name in offered.options], scene, ask.seat, cards)
    return [{"add": name} for name in names]


def wanted(options: Sequence[str], scene: Scene, seat: int, cards: PrintedCards) -> list[str]:
    """The best few of those who may join."""
    picks = [Pick.read(pick).card for pick in scene.table.get("picks", [])]
    limits = cards.scenario.force(side_of(scene, seat)).limits
    must = limits.must if limits is not None else ()
    due = [name for name in must if picks.count(name) < must.count(name) and name in options]
    if due:
        return due[:1]
    thieves = [name for name in options if "lockpicking" in cards.card(name).talents]
    if cards.scenario.nights and thieves and not any("lockpicking" in cards.card(name).talents for name in picks):
        return [max(thieves, key=lambda name: (cards.card(name).talents["lockpicking"], name))]
    worth = {name: for_its_gold(cards.card(name), cards) for name in options}
    return sorted(options, key=lambda name: (-worth[name], name))[:SEVERAL]


def for_its_gold(card: Card, cards: PrintedCards) -> float:
    return rate(card, cards) / (6 + card.gold + card.connections)


def variant(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """Muskets before halberds."""
    return next((name for name in ("musket", "crossbow") if name in ask.options), ask.options[0])


def captain(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """The one who is hardest to kill."""
    characters = {piece.id: cards.card(piece.card) for piece in scene.pieces}

    def hardiness(name: str) -> float:
        card = characters[name]
        worn = armour([cards.item(item) for item in card.items])[0]
        return float(card.killed + 0.7 * rate(card, cards) + sum(worn) / 2)

    return max(map(str, ask.options), key=hardiness)


def nephews(ask: Menu, scene: Scene, cards: PrintedCards) -> Answer:
    """Those who can be spared: two Commoners, or the Hero who has least to do."""
    worth = {piece.id: rate(cards.card(piece.card), cards) for piece in scene.pieces}
    rated: list[tuple[float, int, Answer]] = []
    for place, answer in enumerate(itertools.islice(ask, LISTED)):
        ((_, chosen),) = answer.items()
        names = (chosen,) if isinstance(chosen, str) else chosen
        rated.append((sum([worth[name] for name in names]), place, answer))
    return min(rated, key=lambda pair: pair[:2])[2]
