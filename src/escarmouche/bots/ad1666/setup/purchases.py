"""What to buy and for whom, whose weapon is poisoned, what to spend story points on."""

from __future__ import annotations

import itertools

from escarmouche.bots.ad1666.fighter import armour, best_weapon
from escarmouche.bots.ad1666.printed import PrintedCards, piece_of
from escarmouche.bots.ad1666.setup.roster import rate
from escarmouche.bots.branches import question
from escarmouche.core.asks.ask import Answer, Choose, Menu
from escarmouche.core.views.scene import Piece, Scene
from escarmouche.games.ad1666.cards.card import Card, Item
from escarmouche.games.ad1666.state import Purchase

ENOUGH = 0.5  # a purchase has to be worth this much for each kreutzer
LISTED = 24


def gamble(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """The odds are good."""
    return "gamble"


def purchase(ask: Menu, scene: Scene, cards: PrintedCards) -> list[Answer]:
    """The purchase that is worth most for its price; enough is enough."""
    shop = question(ask, Menu, "buy")
    if shop is None:
        return ["done"]
    best: Answer = "done"
    top = ENOUGH
    for name, inner in shop.open():
        for bought in itertools.islice(inner or (), LISTED):
            whom, thing = next(iter(bought.items())) if isinstance(bought, dict) else (bought, "")
            for_each = usefulness(name, whom, thing, scene, cards) / (cards.item(name).price or 1)
            if for_each > top:
                best, top = {"buy": {name: bought}}, for_each
    return [best]


def usefulness(name: str, whom: str, thing: str, scene: Scene, cards: PrintedCards) -> float:
    """What a ware may bring somebody, in tenths of a Victory Point."""
    piece = piece_of(scene, whom)
    if piece is None:
        return 0.0
    item, card, bought = cards.item(name), cards.card(piece.card), bought_for(piece, scene)
    owned = [*[cards.item(owned.card) for owned in piece.things], *[cards.item(ware) for ware in bought]]
    eager = eagerness(piece, card, owned)
    if item.armour:
        return 2.0 * (sum(armour([*owned, item])[0]) - sum(armour(owned)[0])) * eager
    if item.poison:
        return 0.0 if item.id in bought else 7.0 * eager * (1.0 if coated(piece, thing, cards).close else 0.6)
    if item.fencing:
        free = all(owned_item.hands < 2 for owned_item in owned if owned_item.close)
        free = free and not any(owned_item.fencing for owned_item in owned)
        return 4.0 * eager * free * bool(card.fencing)
    if item.words.get("parry"):
        return 1.5 * eager * (card.fencing > 1 and not any(owned_item.words.get("parry") for owned_item in owned))
    return 0.0


def coated(piece: Piece, thing: str, cards: PrintedCards) -> Item:
    """The weapon that a poison would go on."""
    return cards.item(next(owned.card for owned in piece.things if owned.id == thing))


def bought_for(piece: Piece, scene: Scene) -> list[str]:
    """What has been bought for somebody already: the scene lists wares with the number of their owner in the Band."""
    band = [other.id for other in scene.pieces if other.seat == piece.seat]
    goods = [Purchase.read(entry) for entry in scene.table.get("goods", [])]
    return [bought.item for bought in goods if bought.number == band.index(piece.id)]


def eagerness(piece: Piece, card: Card, owned: list[Item]) -> float:
    """How much somebody will be in the thick of it."""
    weapon = best_weapon(card, [item for item in owned if item.close])
    return 0.5 + 0.1 * (weapon.skill + 2 * card.hero + piece.badges.get("captain", 0))


def story(ask: Menu, scene: Scene, cards: PrintedCards) -> list[Answer]:
    """Story points: an ally if there is one, else a card."""
    allies = question(ask, Choose, "ally")
    if allies is not None and allies.options:
        best = max(map(str, allies.options), key=lambda name: (rate(cards.card(name), cards), name))
        return [{"ally": best}]
    return ["card"] if "card" in [name for name, _ in ask.open()] else ["done"]


def poison(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """The weapon that will wound most often: the best fighter's, or one that is thrown or blown."""

    def usefulness_of(name: str) -> float:
        piece = bearer(scene, name)
        thing = next(thing for thing in piece.things if thing.id == name)
        item = cards.item(thing.card)
        skill = cards.card(piece.card).skill(item.skill or "brawling")
        taken = "poisoned" in thing.states
        return (skill or 0) + (0.5 if item.close else 1.0) - 2.5 * taken * (not item.ammunition)

    return max(map(str, ask.options), key=usefulness_of)


def bearer(scene: Scene, name: str) -> Piece:
    """Whose thing it is."""
    for piece in scene.pieces:
        if any(thing.id == name for thing in piece.things):
            return piece
    raise LookupError(name)
