"""How a player of Anno Domini 1666 answers without thinking: what is worth a thought, and the plain answer in a test one imagines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from escarmouche.bots.ad1666.fighter import Sheet
from escarmouche.core.ask import Answer, Ask, Choose, Menu
from escarmouche.core.chance import Random
from escarmouche.core.scene import Duel, Scene, Side
from escarmouche.games.ad1666.deck import suit, value
from escarmouche.games.ad1666.state import JOKERS, RED_JOKER

Look = Callable[[], Scene]

GOOD = 6  # a card that one is glad to play from the hand
DECLINE = ("pass", "stop", "stay", "end", "none", "no")
MEAN = 5  # of a deck

# Questions, or branches of them, that mean nothing without the next one.
follows: dict[str, Any] = {"action": {"full-move": "move", "partial-move": "move", "run": "move", "divination": "move"}}
rests = {"action": "end", "move": "stop"}  # answers that leave everything as it is


def hides(scene: Scene) -> bool:
    """Are cards being played that this seat does not see?"""
    return bool(scene.duels)


# -- what is worth a thought


def consider(ask: Ask, look: Look, sheet: Sheet) -> Iterator[Answer] | None:
    """The answers a player would think about; None: any."""
    thought = THOUGHTS.get(ask.name)
    return None if thought is None else iter(thought(ask, look, sheet))


def activation(ask: Any, look: Look, sheet: Sheet) -> list[Answer]:
    """Who can do something at once comes first: shooters, then who is near the enemy; who only walks waits."""
    pieces = {piece.id: piece for piece in look().pieces}

    def urgency(name: str) -> tuple[int, int]:
        piece = pieces.get(name)
        if piece is None:
            return (9, 0)
        armed = any(sheet(t.card).bands and not t.badges.get("load") for t in piece.things)
        return (
            0 if armed and "engaged" not in piece.states else 1 if "engaged" in piece.states else 2,
            -piece.badges["killed"],
        )

    return [min(ask.options, key=urgency)]


def turn(ask: Any, look: Look, sheet: Sheet) -> list[Answer]:
    """Menus that offer more than activation: activate."""
    inner = ask.branch("activate") if "activate" in ask.names else None
    if isinstance(inner, Choose):
        if ask.name == "action-turn":
            return [{"activate": name} for name in activation(inner, look, sheet)]
        return [{"activate": name} for name in inner.options]
    return ["pass"]


def start(ask: Any, look: Look, sheet: Sheet) -> list[Answer]:
    """For the Initiative: a good card of a full hand, else the deck."""
    hand = own(look(), ask.seat)
    best = max([card for card in hand if card != RED_JOKER], key=value, default="")
    return [{"hand": best}] if len(hand) > 4 and best and value(best) > GOOD else ["deck"]


def sources(ask: Any, look: Look, sheet: Sheet) -> list[Answer]:
    """The deck, or the best card of each value: alike ones need no thought."""
    hand = sorted(own(look(), ask.seat), key=value, reverse=True)
    return ["deck", *[{"hand": card} for card in hand[:3]]]


def mine(ask: Any, look: Look, sheet: Sheet) -> list[Answer]:
    return [ask.seat] if ask.seat in ask.options else list(ask.options)


def shortest(ask: Any, look: Look, sheet: Sheet) -> list[Answer]:
    """Reinforcement: nothing, just enough, just enough for a Triumph, or everything."""
    cards: Sequence[str] = sorted(ask.options, key=lambda card: -worth_of(look(), card))
    found: list[Answer] = [()]
    needs = [
        ask.about["nd"] - ask.about["total"],
        ask.about["nd"] + 5 - ask.about["total"],
        ask.about["nd"] - 4 - ask.about["total"],
    ]
    for need in needs:
        chosen = enough(cards, need, look())
        if chosen and chosen not in found:
            found.append(chosen)
    return found


def discards(ask: Any, look: Look, sheet: Sheet) -> list[Answer]:
    """The lowest cards go."""
    cards = sorted(ask.options, key=value)
    return [tuple(cards[: ask.least])]


def building(ask: Any, look: Look, sheet: Sheet) -> list[Answer] | None:
    """A Band is chosen by chance among what is allowed, and closed when it can be and little is left."""
    return None


THOUGHTS: dict[str, Callable[[Any, Look, Sheet], list[Answer]]] = {
    "activate": activation,
    "action-turn": turn,
    "initiative": start,
    "commit": sources,
    "first-player": mine,
    "feel-present": mine,
    "reinforce": shortest,
    "hand-limit": discards,
    "lose-cards": discards,
    "tactician-discard": discards,
}


# -- the plain answer


def plain(ask: Ask, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """An answer without looking ahead."""
    habit = HABITS.get(ask.name)
    if habit is not None:
        return habit(ask, look, sheet, rng)
    if isinstance(ask, Menu):
        for name in DECLINE:
            if name in ask.names and ask.branch(name) is None:
                return name
    if isinstance(ask, Choose):
        for name in DECLINE:
            if name in ask.options:
                return name
    return ask.sample(rng)


def commit(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """A good card of the hand if there is one, else the deck."""
    best = max(own(look(), ask.seat), key=value, default="")
    return {"hand": best} if best and value(best) >= GOOD else "deck"


def reinforce(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """Just enough to succeed, if that can be done."""
    scene = look()
    cards = sorted(ask.options, key=lambda card: -worth_of(scene, card))
    return enough(cards, ask.about["nd"] - ask.about["total"], scene)


def reinforce_one(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """Catch up if it can be done, else keep the cards."""
    scene = look()
    duel = scene.duels[-1]
    me = next((side for side in duel.sides if side.seat == ask.seat), None)
    foe = next((side for side in duel.sides if side.seat != ask.seat), None)
    if me is None or foe is None or me.total is None or foe.total is None or me.total > foe.total:
        return "pass"
    cards = sorted([card for card in ask.options if card != "pass"], key=lambda card: -worth_of(scene, card))
    if not cards or sum(worth_of(scene, card) for card in cards) <= foe.total - me.total:
        return "pass"
    return cards[0]


def most(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """A parry with one token, or two if there are more."""
    return tried(ask, 2)


def none(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    return tried(ask, 0)


def tried(ask: Any, count: int) -> Answer:
    options = list(ask.options)
    return options[min(count, len(options) - 1)]


def first(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    return next(iter(ask))


def fewest(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    return tuple(sorted(ask.options, key=value)[: ask.least])


HABITS: dict[str, Callable[[Any, Look, Sheet, Random], Answer]] = {
    "commit": commit,
    "reinforce": reinforce,
    "reinforce-one": reinforce_one,
    "parry": most,
    "fence": none,
    "weapon": first,
    "hand-limit": fewest,
    "lose-cards": fewest,
    "tactician-discard": fewest,
    "initiative": commit,
}


# -- cards


def own(scene: Scene, seat: int) -> list[str]:
    """The cards in one's own hand."""
    return next((hand.cards or [] for hand in scene.hands if hand.seat == seat), [])


def played(scene: Scene) -> Side | None:
    """This seat's side of the test on the table."""
    duel: Duel | None = scene.duels[-1] if scene.duels else None
    return next((side for side in duel.sides if side.seat == scene.seat and side.shown), None) if duel else None


def worth_of(scene: Scene, card: str) -> int:
    """What a card adds to one's own Initial Card."""
    side = played(scene)
    if side is None or card in JOKERS or side.shown[0] in JOKERS:
        return 0
    if value(card) == value(side.shown[0]):
        return 2
    return int(suit(card) == suit(side.shown[0]))


def enough(cards: Sequence[str], need: int, scene: Scene) -> tuple[str, ...]:
    """The fewest cards that add up to so much; none if they do not."""
    chosen: list[str] = []
    for card in cards:
        if need <= 0:
            break
        chosen.append(card)
        need -= worth_of(scene, card)
    return tuple(chosen) if need <= 0 else ()
