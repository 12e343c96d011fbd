"""Cards in an Opposed Test: which to lay, how many Fencing tokens, what to reinforce with, whether to parry.

All of it is calculated, not tried: what each margin would bring, over the cards that may come, less what our own cards are worth.
"""

from __future__ import annotations

from collections.abc import Mapping

from escarmouche.bots.ad1666.combat.melee import GUARDED
from escarmouche.bots.ad1666.fate.hand import Chances, adds, best_of, hand_size, next_card, own_hand, price
from escarmouche.bots.ad1666.fate.opposed_test import OpposedTest, location_of, margin, modifiers, read_test
from escarmouche.bots.ad1666.printed import LOCATION, PrintedCards, piece_of
from escarmouche.core.asks.about import Understood, about_of
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu
from escarmouche.core.views.scene import Scene, Thing
from escarmouche.games.ad1666.cards.card import Suit
from escarmouche.games.ad1666.fate.deck import suit, value
from escarmouche.games.ad1666.questions import Parry

TOKEN = 0.7  # what a Fencing token is worth to keep
ANSWERS = ((0, 0.55), (1, 0.28), (2, 0.17))  # what the other may still add
ROUGHLY = ((-6, 0.1), (-4, 0.13), (-2, 0.17), (0, 0.2), (2, 0.17), (4, 0.13), (6, 0.1))  # gaps of two cards
PASSING = ("mod-fencing", "mod-slash")  # modifiers that another exchange does not have
PARRYING = ("mod-crippled", "mod-uncle")  # modifiers that count for a parry
HELPED = 0.12  # how often a card from the hand saves a parry


def _test(ask: Ask, scene: Scene, cards: PrintedCards) -> OpposedTest:
    return read_test(scene, ask.seat, cards, about_of(ask, Understood).get("model", ""))


# -- which card


def commit(ask: Menu, scene: Scene, cards: PrintedCards) -> Answer:
    """The deck, or the card of the hand that brings most for its worth."""
    if "hand" not in ask.names:
        return "deck"
    test = _test(ask, scene, cards)
    if test.honest or test.me.role == "helper":
        return "deck"
    lead = modifiers(test.me) - (modifiers(test.foe) if test.foe is not None else 0)
    theirs = their_card(scene, test)
    hand = own_hand(scene, ask.seat)
    best, top = "deck", from_deck(scene, ask.seat, test, lead, theirs)
    for card in hand:
        cost = price(card, len(hand), test.late)
        more = 0.25 * sum([adds(card, other) for other in hand if other != card])
        gain = expected(lead + value(card) + more, theirs, test, LOCATION.get(suit(card))) - cost
        if gain > top + 0.3:
            best, top = card, gain
    return "deck" if best == "deck" else {"hand": best}


def their_card(scene: Scene, test: OpposedTest) -> Chances:
    """What the other may have laid, or may lay: a player who chooses lays better than a deck."""
    if test.foe is None:
        return ((0, 1.0),)
    if test.foe.shown:
        return ((value(test.foe.shown[0]), 1.0),)
    chances = next_card(scene, test.foe.seat, False)
    if test.foe.source == "hand":
        return best_of(chances, 3)
    if test.foe.source == "deck" or not hand_size(scene, test.foe.seat):
        return chances
    picked = dict(best_of(chances, 3))
    return tuple([(number, 0.6 * chance + 0.4 * picked.get(number, 0.0)) for number, chance in chances])


def expected(total: float, theirs: Chances, test: OpposedTest, location: Suit | None) -> float:
    """What a total brings against what may lie there."""
    gain = 0.0
    for number, chance in theirs:
        ahead = total - number
        gain += chance * test.gain(ahead, location if ahead > 0 else None)
    return gain


def from_deck(scene: Scene, seat: int, test: OpposedTest, lead: float, theirs: Chances) -> float:
    """What the next card of our own deck brings."""
    chances = next_card(scene, seat, mine=True)
    return sum([chance * expected(lead + number, theirs, test, None) for number, chance in chances])


def initiative(ask: Menu, scene: Scene, cards: PrintedCards) -> Answer:
    """The deck, or a card that the hand can spare."""
    return commit(ask, scene, cards) if scene.duels else "deck"


# -- tokens and reinforcements


def settled(test: OpposedTest, ahead: float, answered: bool) -> float:
    """What a margin brings, with what the other may still add."""
    winner = test.me if ahead > 0 else test.foe
    location = location_of(winner) if winner is not None else None
    if not answered:
        return test.gain(ahead, location)
    return sum([chance * test.gain(ahead - more, location if ahead > more else None) for more, chance in ANSWERS])


def additions(scene: Scene, test: OpposedTest, seat: int) -> list[tuple[int, float, str]]:
    """What our own reinforcements add, one after the other: the sum, its cost, and the card that is played first."""
    hand = own_hand(scene, seat)
    if not test.me.shown or test.honest:
        return []
    fitting = [(card, adds(test.me.shown[0], card)) for card in hand]
    able = sorted(
        [(price(card, len(hand), test.late) / added, card, added) for card, added in fitting if added],
        key=lambda pair: pair[:2],
    )
    steps, total, cost = [], 0, 0.0
    for each, _, added in able:
        total, cost = total + added, cost + each * added
        steps.append((total, cost, able[0][1]))
    return steps


def may_answer(scene: Scene, test: OpposedTest) -> bool:
    """Does the other side have cards to add?"""
    return test.foe is not None and hand_size(scene, test.foe.seat) > 0


def reinforce_one(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """One card, if as many as it takes are worth it; else pass."""
    test = _test(ask, scene, cards)
    answered, ahead = may_answer(scene, test), margin(test)
    best, top = "pass", settled(test, ahead, answered)
    for added, cost, card in additions(scene, test, ask.seat):
        gain = settled(test, ahead + added, answered) - cost
        if gain > top + 0.1 and card in ask.options:
            best, top = card, gain
    return best


def fence(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """As many Fencing tokens as pay, reinforcements included."""
    test = _test(ask, scene, cards)
    answered = may_answer(scene, test)
    more = [(0, 0.0, ""), *additions(scene, test, ask.seat)]
    best: Answer = "pass"
    top = -999.0
    for option in ask.options:
        count = 0 if option == "pass" else int(option)
        ahead = margin(test) + count
        gain = max([settled(test, ahead + added, answered) - cost for added, cost, _ in more]) - TOKEN * count
        if gain > top + 1e-6:
            best, top = option, gain
    return best


# -- parries


def parry(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """Tokens against the blow, if it is worth one: a success leads to a Riposte."""
    test, about = _test(ask, scene, cards), about_of(ask, Parry)
    if test.foe is None:
        return "pass"
    harm = -test.gain(-float(about["margin"]), location_of(test.foe)) / GUARDED
    again = 0.5 * riposte(test)
    bonus = sum([mod.amount for mod in test.me.mods if mod.word in PARRYING])
    bonus += sum([cards.item(thing.card).words.get("parry", 0) for thing in held(scene, about["model"])])
    chances = parry_chances(scene, ask.seat, [int(option) for option in ask.options if option != "pass"], bonus)
    best: Answer = "pass"
    top = -harm
    for option in ask.options:
        if option != "pass":
            made = chances[int(option)]
            gain = made * again - (1 - made) * harm - TOKEN * int(option)
            if gain > top:
                best, top = option, gain
    return best


def parry_chances(scene: Scene, seat: int, counts: list[int], bonus: int) -> Mapping[int, float]:
    """How likely it is that a parry succeeds, with each number of tokens."""
    helped = HELPED if hand_size(scene, seat) > 1 else 0.0
    cards, chances = next_card(scene, seat, mine=True), {}
    for count in counts:
        need = 6 - 2 * (count - 1) - bonus
        made = sum([chance for number, chance in cards if number == 10 or (number and number >= need)])
        chances[count] = made + helped * (1 - made)
    return chances


def held(scene: Scene, name: str) -> list[Thing]:
    """What a Character holds."""
    piece = piece_of(scene, name)
    return [thing for thing in piece.things if thing.hand] if piece is not None else []


def riposte(test: OpposedTest) -> float:
    """What another exchange may bring."""
    assert test.foe is not None
    lead = sum([mod.amount for mod in test.me.mods if mod.word not in PASSING])
    lead -= sum([mod.amount for mod in test.foe.mods if mod.word not in PASSING])
    return sum([chance * test.gain(lead + gap, None) for gap, chance in ROUGHLY])
