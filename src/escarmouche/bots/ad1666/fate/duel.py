"""Cards in an Opposed Test: which to lay, how many Fencing tokens, what to reinforce with, whether to parry.

All of it is reckoned, not tried: what each margin would bring, over the cards that may come, less what one's own cards are worth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from escarmouche.bots.ad1666.fate.cards import Chances, better, coming, held, matches, own, price
from escarmouche.bots.ad1666.fighter import SUITS, Fighter, Sheet, read
from escarmouche.bots.ad1666.fray import GUARDED
from escarmouche.bots.ad1666.odds import lost
from escarmouche.bots.ad1666.position import side_of, time
from escarmouche.bots.ad1666.stakes import stakes
from escarmouche.core.asks.ask import Answer
from escarmouche.core.views.scene import Duel, Scene, Side, Thing
from escarmouche.games.ad1666.cards.card import Item
from escarmouche.games.ad1666.fate.deck import suit, value

TOKEN = 0.7  # what a Fencing token is worth to keep
ANSWERS = ((0, 0.55), (1, 0.28), (2, 0.17))  # what the other may still add
PRIZE = {  # what winning is worth where no blood flows
    "initiative": 1.5,
    "stand-up": 3.0,
    "spotting": 4.0,
    "theft": 10.0,
    "recruiting": 16.0,
    "courting": 14.0,
    "bribery": 8.0,
}
USUAL = 4.0

Gain = Callable[[float, str], float]  # of a margin, with the suit of the winner's card ("" if it is not known)


class Round(NamedTuple):
    """A test as one of its sides sees it."""

    duel: Duel
    me: Side
    foe: Side | None
    gain: Gain
    late: float
    honest: bool  # it plays for somebody who is no friend: from the deck, and without tricks


def look(scene: Scene, seat: int, sheet: Sheet, name: str = "") -> Round:
    """The test on the table, from one side; `name`: the Character that this side plays for."""
    duel = scene.duels[-1]
    sides = [side for side in duel.sides if side.seat == seat and side.role != "helper"]
    mine = [side for side in duel.sides if side.seat == seat]
    me = next((side for side in mine if name and side.piece == name), (sides or mine)[0])
    foe = next((side for side in duel.sides if side.seat != seat and side.role != "helper"), None)
    known = stakes(sheet("scenario"))
    turns, _ = time(scene, known)
    people = {side.piece: piece for side in duel.sides for piece in scene.pieces if piece.id == side.piece}
    friend = people.get(me.piece)
    honest = friend is not None and friend.seat < 0 and friend.marks["side"] != side_of(scene, seat)
    if duel.name == "combat" and foe is not None and me.piece in people and foe.piece in people:
        one, other = read(people[me.piece], sheet, known), read(people[foe.piece], sheet, known)
        gain = bloody(one, other, me, foe, sheet)
    else:
        gain = plain_prize(duel, me)
    return Round(duel, me, foe, gain, min(1.0, 0.25 + 0.4 * (turns - 0.5)), honest and len(known.scenario.events) > 0)


# -- what a margin brings


def plain_prize(duel: Duel, me: Side) -> Gain:
    """Won or lost; a tie is lost by who called the test."""
    prize, called = PRIZE.get(duel.name, USUAL), me is duel.sides[0]

    def gain(margin: float, suit_: str) -> float:
        if margin == 0:
            return 0.0 if duel.name == "initiative" or called else prize
        return prize if margin > 0 else 0.0

    return gain


def bloody(one: Fighter, other: Fighter, me: Side, foe: Side, sheet: Sheet) -> Gain:
    """Wounds given or taken; a parry may take some of it back."""
    mine, theirs = weapon(me, sheet), weapon(foe, sheet)

    def gain(margin: float, suit_: str) -> float:
        if margin > 0:
            return worth(one, other, mine, margin, suit_)
        return -worth(other, one, theirs, -margin, suit_) if margin < 0 else 0.0

    return gain


def weapon(side: Side, sheet: Sheet) -> Item | None:
    found: Item | None = sheet(side.weapon) if side.weapon else None
    return found


def worth(winner: Fighter, loser: Fighter, item: Item | None, margin: float, suit_: str) -> float:
    """What a blow takes from the loser."""
    suits = (suit_,) if suit_ else SUITS
    total = 0.0
    for where in suits:
        base = item.damage.get(where, 0) if item is not None else (0 if where in ("skull", "heart") else -1)  # type: ignore[call-overload]
        base += where == "heart" and "straight-to-the-heart" in winner.card.talents
        piercing = item is not None and item.piercing
        total += lost(loser.body, margin + base - loser.armour[piercing][SUITS.index(where)])
    return loser.price * total / len(suits) * (GUARDED if loser.tokens else 1.0)


def base(side: Side) -> int:
    return sum([mod.amount for mod in side.mods])


# -- which card


def commit(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """The deck, or the card of the hand that brings most for what it is worth."""
    if "hand" not in ask.names:
        return "deck"
    seen = look(scene, ask.seat, sheet, ask.about.get("model", ""))
    if seen.honest or seen.me.role == "helper":
        return "deck"
    lead = base(seen.me) - (base(seen.foe) if seen.foe is not None else 0)
    theirs = expected(scene, seen)
    hand = own(scene, ask.seat)
    best, top = "deck", mean_deck(scene, ask.seat, seen, lead, theirs)
    for card in hand:
        cost = price(card, len(hand), seen.late)
        more = 0.25 * sum([matches(card, other) for other in hand if other != card])
        found = mean(lead + value(card) + more, theirs, seen, suit(card)) - cost
        if found > top + 0.3:
            best, top = card, found
    return "deck" if best == "deck" else {"hand": best}


def expected(scene: Scene, seen: Round) -> Chances:
    """What the other may have laid, or may lay: who chooses lays better than a deck."""
    if seen.foe is None:
        return ((0, 1.0),)
    if seen.foe.shown:
        return ((value(seen.foe.shown[0]), 1.0),)
    chances = coming(scene, seen.foe.seat, False)
    if seen.foe.source == "hand":
        return better(chances, 3)
    if seen.foe.source == "deck" or not held(scene, seen.foe.seat):
        return chances
    picked = dict(better(chances, 3))
    return tuple([(number, 0.6 * chance + 0.4 * picked.get(number, 0.0)) for number, chance in chances])


def mean(total: float, theirs: Chances, seen: Round, suit_: str) -> float:
    """What a total brings against what may lie there."""
    found = 0.0
    for number, chance in theirs:
        margin = total - number
        found += chance * seen.gain(margin, suit_ if margin > 0 else "")
    return found


def mean_deck(scene: Scene, seat: int, seen: Round, lead: float, theirs: Chances) -> float:
    return sum([chance * mean(lead + number, theirs, seen, "") for number, chance in coming(scene, seat, mine=True)])


def initiative(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """The deck, or a card that the hand can spare."""
    return commit(ask, scene, sheet) if scene.duels else "deck"


# -- tokens and reinforcements


def margin(seen: Round) -> int:
    """How far ahead this side is."""
    if seen.foe is None:
        return (seen.me.total or 0) - (seen.duel.target or 0)
    return (seen.me.total or 0) - (seen.foe.total or 0)


def settled(seen: Round, ahead: float, answered: bool) -> float:
    """What a margin brings, with what the other may still add."""
    suit_ = location(seen.me) if ahead > 0 else location(seen.foe) if seen.foe is not None else ""
    if not answered:
        return seen.gain(ahead, suit_)
    return sum([chance * seen.gain(ahead - more, suit_ if ahead > more else "") for more, chance in ANSWERS])


def location(side: Side) -> str:
    return side.suit or (suit(side.shown[0]) if side.shown else "")


def additions(scene: Scene, seen: Round, seat: int) -> list[tuple[int, float, str]]:
    """What one's own reinforcements add, one after the other: so much in all, at what cost, and the card played first."""
    hand = own(scene, seat)
    if not seen.me.shown or seen.honest:
        return []
    fitting = [(card, matches(seen.me.shown[0], card)) for card in hand]
    able = sorted(
        [(price(card, len(hand), seen.late) / adds, card, adds) for card, adds in fitting if adds],
        key=lambda one: one[:2],
    )
    found, total, cost = [], 0, 0.0
    for each, _, adds in able:
        total, cost = total + adds, cost + each * adds
        found.append((total, cost, able[0][1]))
    return found


def reinforce_one(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """One card, if as many as it takes are worth it; else pass."""
    seen = look(scene, ask.seat, sheet, ask.about.get("model", ""))
    answered = seen.foe is not None and held(scene, seen.foe.seat) > 0
    ahead = margin(seen)
    best, top = "pass", settled(seen, ahead, answered)
    for adds, cost, card in additions(scene, seen, ask.seat):
        found = settled(seen, ahead + adds, answered) - cost
        if found > top + 0.1 and card in ask.options:
            best, top = card, found
    return best


def fence(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """As many Fencing tokens as pay, reinforcements thought of."""
    seen = look(scene, ask.seat, sheet, ask.about.get("model", ""))
    answered = seen.foe is not None and held(scene, seen.foe.seat) > 0
    more = [(0, 0.0, ""), *additions(scene, seen, ask.seat)]
    best: Answer = "pass"
    top = -999.0
    for option in ask.options:
        count = 0 if option == "pass" else int(option)
        ahead = margin(seen) + count
        found = max([settled(seen, ahead + adds, answered) - cost for adds, cost, _ in more]) - TOKEN * count
        if found > top + 1e-6:
            best, top = option, found
    return best


def parry(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """Tokens against the blow, if it is worth one: a success leads to a Riposte."""
    seen = look(scene, ask.seat, sheet, ask.about.get("model", ""))
    if seen.foe is None:
        return "pass"
    harm = -seen.gain(-float(ask.about["margin"]), location(seen.foe)) / GUARDED
    again = 0.5 * riposte(seen)
    chances = coming(scene, ask.seat, mine=True)
    bonus = sum([mod.amount for mod in seen.me.mods if mod.word in ("mod-crippled", "mod-uncle")])
    bonus += sum([sheet(thing.card).words.get("parry", 0) for thing in in_hand(scene, ask.about["model"])])
    help_ = 0.12 if held(scene, ask.seat) > 1 else 0.0
    best: Answer = "pass"
    top = -harm
    for option in ask.options:
        if option == "pass":
            continue
        need = 6 - 2 * (int(option) - 1) - bonus
        hits = sum([chance for number, chance in chances if number == 10 or (number and number >= need)])
        hits += help_ * (1 - hits)
        found = hits * again - (1 - hits) * harm - TOKEN * int(option)
        if found > top:
            best, top = option, found
    return best


def in_hand(scene: Scene, name: str) -> list[Thing]:
    """What a Character holds."""
    return [thing for piece in scene.pieces if piece.id == name for thing in piece.things if thing.hand]


def riposte(seen: Round) -> float:
    """What another exchange may bring."""
    assert seen.foe is not None
    passing = ("mod-fencing", "mod-slash")
    lead = sum([mod.amount for mod in seen.me.mods if mod.word not in passing])
    lead -= sum([mod.amount for mod in seen.foe.mods if mod.word not in passing])
    return sum([chance * seen.gain(lead + gap, "") for gap, chance in ROUGHLY])


ROUGHLY = ((-6, 0.1), (-4, 0.13), (-2, 0.17), (0, 0.2), (2, 0.17), (4, 0.13), (6, 0.1))
