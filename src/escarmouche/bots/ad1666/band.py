"""Before the game: whom to take, what to buy and for whom, who is captain, whose weapon is poisoned."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from escarmouche.bots.ad1666.fighter import SUITS, Sheet, armour, best, knack
from escarmouche.bots.ad1666.position import side_of
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu
from escarmouche.core.views.scene import Piece, Scene
from escarmouche.games.ad1666.cards.card import Card, Item

SEVERAL = 3  # of the best, so that not every Band is the same
TALENTS = {  # what a talent is worth in a Band, in the same unit as a point of Combat Talent
    "tactician": 1.5, "sly": 1.0, "authority": 0.5, "uncle": 1.0, "poisoner": 1.5, "sweep": 0.7, "living-barricade": 0.3,
    "disarm": 0.5, "hard-target": 0.5, "quick-reload": 0.5, "powerful-assault": 0.5, "iron-parry": 0.2, "faith": 0.5,
    "divination": 0.7, "bribe": 0.5, "wealth": 0.5, "seduction": 0.7, "berserk": 0.2, "connections": 0.2,
}  # fmt: skip
PLENTY = 0.5  # a purchase has to be worth so much for each kreutzer


# -- the Band


def rated(card: Card, sheet: Sheet) -> float:
    """What a Character is good for, in points of Combat Talent."""
    items: list[Item] = [sheet(name) for name in card.equipment("")]
    arm = best(card, [item for item in items if item.close])
    found = arm.skill + 0.5 * arm.reach + 0.5 * arm.bite + knack(card) + 0.4 * card.fencing
    found += 0.35 * card.killed + 0.25 * card.fortitude * (not card.hero) + 0.8 * card.hero
    found += sum(armour(items)[0]) / 4 + max([gun(card, item) for item in items if item.bands], default=0.0)
    return found + sum([worth for talent, worth in TALENTS.items() if talent in card.talents])


def gun(card: Card, item: Item) -> float:
    """What a ranged weapon is good for in somebody's hands."""
    skill = card.skill(item.skill or "brawling")
    mean = sum(item.damage.values()) / len(SUITS)
    return 0.3 * mean * (1.2 + 0.4 * (-2 if skill is None else skill)) * (1.0 if item.load < 2 else 0.8)


def building(ask: Any, scene: Scene, sheet: Sheet) -> list[Answer]:
    """Who must come, then the best for their Gold, until nobody fits."""
    inner = ask.branch("add")
    if not isinstance(inner, Choose):
        return ["done"] if "done" in [name for name, _ in ask.open()] else list(itertools.islice(ask, 1))
    names = wanted([str(name) for name in inner.options], scene, ask.seat, sheet)
    return [{"add": name} for name in names]


def drafting(ask: Any, scene: Scene, sheet: Sheet) -> list[Answer]:
    """The same, one pick at a time."""
    return building(ask, scene, sheet)


def wanted(options: Sequence[str], scene: Scene, seat: int, sheet: Sheet) -> list[str]:
    """The best few of those who may join."""
    picks = [pick.partition("/")[0] for pick in scene.table.get("picks", [])]
    limits = sheet("scenario").force(side_of(scene, seat)).limits
    must = [name for name in (limits.must if limits is not None else ()) if picks.count(name) < limits.must.count(name)]
    due = [name for name in must if name in options]
    if due:
        return due[:1]
    thieves = [name for name in options if "lockpicking" in sheet(name).talents]
    if sheet("scenario").nights and thieves and not any("lockpicking" in sheet(name).talents for name in picks):
        return [max(thieves, key=lambda name: (sheet(name).talents["lockpicking"], name))]
    worth = {name: rated(sheet(name), sheet) / (6 + sheet(name).gold + sheet(name).connections) for name in options}
    return sorted(options, key=lambda name: (-worth[name], name))[:SEVERAL]


def variant(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """Muskets before halberds."""
    return next((name for name in ("musket", "crossbow") if name in ask.options), ask.options[0])


def captain(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """Who is hardest to kill."""
    cards = {piece.id: sheet(piece.card) for piece in scene.pieces}

    def hardy(name: str) -> float:
        worn = armour([sheet(item) for item in cards[name].items])[0]
        return float(cards[name].killed + 0.7 * rated(cards[name], sheet) + sum(worn) / 2)

    return max(ask.options, key=hardy)


def nephews(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """Whom one can spare: two Commoners, or the Hero who has least to do."""
    cards = {piece.id: sheet(piece.card) for piece in scene.pieces}
    worth = {name: rated(card, sheet) for name, card in cards.items()}
    found: list[tuple[float, int, Answer]] = []
    for place, answer in enumerate(itertools.islice(ask, 64)):
        ((_, said),) = answer.items()
        names = (said,) if isinstance(said, str) else said
        found.append((sum([worth[name] for name in names]), place, answer))
    return min(found, key=lambda one: one[:2])[2]


def coat(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """The weapon that will wound most often: the best fighter's, or one that is thrown or blown."""

    def serves(name: str) -> float:
        piece, card, item = owner(scene, name, sheet)
        skill = card.skill(item.skill or "brawling") if piece is not None else -2
        taken = sum(thing.id == name and "poisoned" in thing.states for thing in (piece.things if piece else []))
        return (skill or 0) + (0.5 if item.close else 1.0) - 2.5 * taken * (not item.ammunition)

    return max(ask.options, key=serves)


def owner(scene: Scene, name: str, sheet: Sheet) -> tuple[Piece | None, Card, Item]:
    """Whose thing it is."""
    for piece in scene.pieces:
        for thing in piece.things:
            if thing.id == name:
                return piece, sheet(piece.card), sheet(thing.card)
    raise LookupError(name)


def gamble(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """The odds are good."""
    return "gamble"


# -- purchases


def shopping(ask: Any, scene: Scene, sheet: Sheet) -> list[Answer]:
    """The purchase that is worth most for its price; enough is enough."""
    shop = ask.branch("buy") if "buy" in ask.names else None
    if not isinstance(shop, Menu):
        return ["done"]
    best_, top = "done", PLENTY
    found: Answer = best_
    for name, inner in shop.open():
        for said in itertools.islice(inner or (), 24):
            whom, thing = next(iter(said.items())) if isinstance(said, dict) else (said, "")
            each = useful(name, whom, thing, scene, sheet) / (sheet(name).price or 1)
            if each > top:
                found, top = {"buy": {name: said}}, each
    return [found]


def useful(name: str, whom: str, thing: str, scene: Scene, sheet: Sheet) -> float:
    """What a ware may bring somebody, in tenths of a Victory Point."""
    item: Item = sheet(name)
    piece = next((one for one in scene.pieces if one.id == whom), None)
    if piece is None:
        return 0.0
    card: Card = sheet(piece.card)
    bought = [entry.split(">") for entry in scene.table.get("goods", [])]
    band = [one.id for one in scene.pieces if one.seat == piece.seat]
    had = [entry[0] for entry in bought if entry[1] == str(band.index(whom))]
    owned = [sheet(one.card) for one in piece.things] + [sheet(one) for one in had]
    eager = 0.5 + 0.1 * (
        best(card, [one for one in owned if one.close]).skill + 2 * card.hero + piece.badges.get("captain", 0)
    )
    if item.armour:
        gain = sum(armour([*owned, item])[0]) - sum(armour(owned)[0])
        return 2.0 * gain * eager
    if item.poison:
        return 0.0 if item.id in had else 7.0 * eager * (1.0 if sheet_of(piece, thing, sheet).close else 0.6)
    if item.fencing:
        free = all(one.hands < 2 for one in owned if one.close) and not any(one.fencing for one in owned)
        return 4.0 * eager * free * bool(card.fencing)
    if item.words.get("parry"):
        return 1.5 * eager * (card.fencing > 1 and not any(one.words.get("parry") for one in owned))
    return 0.0


def sheet_of(piece: Piece, thing: str, sheet: Sheet) -> Item:
    found: Item = sheet(next(one.card for one in piece.things if one.id == thing))
    return found


def spending(ask: Any, scene: Scene, sheet: Sheet) -> list[Answer]:
    """Story points: an ally if there is one, else a card."""
    inner: Ask | None = ask.branch("ally") if "ally" in [name for name, _ in ask.open()] else None
    if isinstance(inner, Choose) and inner.options:
        return [{"ally": max(map(str, inner.options), key=lambda name: (rated(sheet(name), sheet), name))}]
    return ["card"] if "card" in [name for name, _ in ask.open()] else ["done"]
