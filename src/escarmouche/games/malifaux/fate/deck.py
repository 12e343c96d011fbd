"""Each player's Fate Cards: deck, Control Hand, Discard Pile, and what everybody may know of them (MALI-DECK, -HAND, -DISC, -REV).

No order lies in the state: a card is decided when it leaves the deck, or when somebody looks at it (MALI-HID-01).
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, Literal, cast

from escarmouche.core.asks.ask import Some
from escarmouche.core.dealer.draw import draw as deal
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.refusals import not_held
from escarmouche.games.malifaux.state import BLACK_JOKER, HAND, JOKERS, RED_JOKER, Deck, Model, Suit
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import occasions

WEAK, MODERATE, SEVERE = 0, 1, 2  # the bands (MALI-VAR-01)


# -- what a card is


@clause("MALI-DECK-01", "MALI-JOKER-01", "MALI-JOKER-04")
def value(card: str) -> int:
    """Its number; the Black Joker 0, the Red Joker 14."""
    if card == BLACK_JOKER:
        return 0
    return 14 if card == RED_JOKER else int(card.rpartition("-")[2])


@clause("MALI-DECK-01", "MALI-JOKER-01")
def suit(card: str) -> Suit | Literal[""]:
    """Its suit; a Joker has none of its own (the Red Joker's is named: `flip.name_suit`)."""
    return "" if card in JOKERS else cast(Suit, card.partition("-")[0])


@clause("MALI-VAR-01", "MALI-JOKER-01", "MALI-JOKER-04")
def band(card: str) -> int:
    """Weak, Moderate or Severe."""
    return segment(value(card))


@clause("MALI-VAR-01", "MALI-VAR-02")
def segment(number: int) -> int:
    """The segment of a variable profile that a number selects, flipped or not.

    >>> [segment(number) for number in (0, 5, 6, 10, 11, 14)]
    [0, 0, 1, 1, 2, 2]
    """
    return WEAK if number <= 5 else MODERATE if number <= 10 else SEVERE


# -- cards leave the deck


@rule("MALI-DECK-04", "MALI-AMB-12")
def take(
    game: Malifaux, seat: int, count: int, rule_id: str, seen: tuple[int, ...] | None = None, name: str = "flip"
) -> Rule[tuple[str, ...]]:
    """The top cards of a deck leave it. An empty deck is reshuffled at once."""
    cards = yield from _take(game, seat, count, rule_id, seen, name)
    _renew(game, seat)
    return cards


def _take(
    game: Malifaux, seat: int, count: int, rule_id: str, seen: tuple[int, ...] | None, name: str
) -> Rule[tuple[str, ...]]:
    """The cards that are there, then more after a shuffle; fewer than asked for if none are left."""
    deck = game.deck(seat)
    taken: tuple[str, ...] = ()
    while len(taken) < count:
        there = min(count - len(taken), len(deck.pile))
        if there:
            about: questions.Dealt = {"seat": seat + 1, "count": there}
            cards = yield from deal(name, rule_id, deck.pile, there, seen, about)
            _moved_on(deck, there)
            taken += cards
        elif deck.discard:
            reshuffle(game, seat)
        else:
            break
    return taken


def _renew(game: Malifaux, seat: int) -> None:
    deck = game.deck(seat)
    if deck.discard and not deck.pile:
        reshuffle(game, seat)


@clause("MALI-HID-01")
def _moved_on(deck: Deck, count: int) -> None:
    """Cards have left the top: whoever knew the top cards knows that many fewer now."""
    if deck.top_shown or any(deck.top_seen):
        deck.top_shown = max(0, deck.top_shown - count)
        deck.top_seen = [max(0, depth - count) for depth in deck.top_seen]


@clause("MALI-DECK-04", "MALI-DECK-05", "MALI-DECK-06", "MALI-AMB-12", "MALI-AMB-21")
def reshuffle(game: Malifaux, seat: int) -> None:
    """The Discard Pile is shuffled into the deck; not the hand, the Conflict or removed cards. Nobody knows the place of any card now."""
    deck = game.deck(seat)
    deck.pile.shuffle_in(deck.discard)
    deck.discard, deck.top_shown, deck.top_seen = [], 0, [0, 0]
    game.tell("reshuffled", "MALI-DECK-04", seat=seat + 1, count=len(deck.pile))


@rule("MALI-HAND-01", "MALI-HAND-03", "MALI-HID-02", "MALI-AMB-10")
def draw(game: Malifaux, seat: int, count: int, rule_id: str) -> Rule[tuple[str, ...]]:
    """A player draws cards; the opponent sees how many."""
    deck = game.deck(seat)
    known = min(count, depth(deck, game.opponent(seat)))
    cards = yield from take(game, seat, count, rule_id, (seat,), "draw")
    deck.hand += cards
    deck.hand_shown += cards[:known]
    if cards:
        game.tell("drew-cards", rule_id, to=(seat,), seat=seat + 1, cards=list(cards))
        game.tell("drew", rule_id, but=(seat,), seat=seat + 1, count=len(cards))
    return cards


# -- cards leave the hand


@clause("MALI-DISC-01", "MALI-DISC-03", "MALI-DISC-05", "MALI-HAND-04", "MALI-HID-03", "MALI-DP-68")
def discard(game: Malifaux, seat: int, cards: Sequence[str], rule_id: str, by: Model | None = None) -> None:
    """Cards of a hand are shown and stacked in the order in which they were named, the last on top.

    `by`: the model that an effect told to discard. Only such a discard is an event.
    """
    if not cards:
        return
    for card in cards:
        play(game, seat, card)
    stack(game, seat, cards)
    game.tell("discarded", rule_id, seat=seat + 1, cards=list(cards))
    if by is not None:
        occasions.happen(game, "discards", by, amount=len(cards))


@clause("MALI-DECK-02")
def play(game: Malifaux, seat: int, card: str) -> None:
    """A card leaves the hand."""
    deck = game.deck(seat)
    deck.hand.remove(card)
    if card in deck.hand_shown:
        deck.hand_shown.remove(card)


@clause("MALI-DISC-03", "MALI-DISC-04", "MALI-CONF-03")
def stack(game: Malifaux, seat: int, cards: Sequence[str]) -> None:
    """Cards go on top of the pile in this order. Nobody discards the cards of a flip or of the Conflict, so nobody orders them."""
    game.deck(seat).discard += cards


@rule("MALI-HAND-04", "MALI-DISC-03", "MALI-DP-26", "MALI-DP-68")
def give_up(
    game: Malifaux, seat: int, least: int, most: int, rule_id: str, by: Model | None = None, name: str = "discard-cards"
) -> Rule[tuple[str, ...]]:
    """The player chooses `least` to `most` cards of the hand to discard; the order of the answer is the order on the pile."""
    hand = game.deck(seat).hand
    least, most = min(least, len(hand)), min(most, len(hand))
    if not most:
        return ()
    about = questions.HowMany(count=most, model=by.id) if by else questions.HandLimit(count=most)
    why = functools.partial(_why_not_in_hand, hand, rule_id)
    ask = Some(
        name,
        seat=seat,
        rule=rule_id,
        options=lambda: list(hand),
        least=least,
        most=most,
        of="card",
        about=about,
        why=why,
    )
    cards: tuple[str, ...] = yield ask
    discard(game, seat, cards, rule_id, by)
    return cards


def _why_not_in_hand(hand: Sequence[str], rule_id: str, card: Any) -> Refusal | None:
    return not_held(lambda: hand, rule_id)(card)


@rule("MALI-HAND-02", "MALI-AMB-17", "MALI-DP-17")
def limit(game: Malifaux) -> Rule[None]:
    """An Action, Trigger or Ability is resolved: a hand of more than six cards is discarded down to six, the Active player's first."""
    first, second = game.state.decks
    if len(first.hand) <= HAND and len(second.hand) <= HAND:
        return
    for seat in sorted(game.seats, key=lambda seat: seat != game.lead):
        over = len(game.deck(seat).hand) - HAND
        if over > 0:
            yield from give_up(game, seat, over, over, "MALI-HAND-02", None, "hand-limit")


# -- cards are shown


@rule("MALI-REV-02", "MALI-HID-01", "MALI-DECK-03")
def look(game: Malifaux, seat: int, owner: int, count: int, rule_id: str) -> Rule[tuple[str, ...]]:
    """One player sees the top cards of a deck; they stay there, in their order."""
    cards = yield from _lift(game, owner, count, rule_id, (seat,), "look")
    deck = game.deck(owner)
    deck.top_seen[seat] = max(deck.top_seen[seat], len(cards))
    game.tell("looked-cards", rule_id, to=(seat,), seat=seat + 1, owner=owner + 1, cards=list(cards))
    game.tell("looked", rule_id, but=(seat,), seat=seat + 1, owner=owner + 1, count=len(cards))
    return cards


@rule("MALI-REV-01", "MALI-HID-01", "MALI-DECK-03")
def reveal(game: Malifaux, owner: int, count: int, rule_id: str) -> Rule[tuple[str, ...]]:
    """Both players see the top cards of a deck; they return to the top in their order."""
    cards = yield from _lift(game, owner, count, rule_id, None, "reveal")
    deck = game.deck(owner)
    deck.top_shown = max(deck.top_shown, len(cards))
    game.tell("revealed-cards", rule_id, seat=owner + 1, cards=list(cards))
    return cards


def _lift(
    game: Malifaux, owner: int, count: int, rule_id: str, seen: tuple[int, ...] | None, name: str
) -> Rule[tuple[str, ...]]:
    """The top cards are taken up and laid back; what was known of them before is still known."""
    deck = game.deck(owner)
    shown, looked = deck.top_shown, list(deck.top_seen)
    cards = yield from _take(game, owner, count, rule_id, seen, name)
    deck.pile.top[:0] = cards
    deck.top_shown, deck.top_seen = shown, looked
    return cards


@clause("MALI-REV-01", "MALI-HID-02")
def show(game: Malifaux, seat: int, cards: Sequence[str], rule_id: str) -> None:
    """Cards of a hand are revealed and stay in it."""
    deck = game.deck(seat)
    deck.hand_shown += [card for card in cards if card not in deck.hand_shown]
    game.tell("showed-cards", rule_id, seat=seat + 1, cards=list(cards))


@clause("MALI-DECK-06", "MALI-HID-04")
def remove(game: Malifaux, seat: int, cards: Sequence[str], rule_id: str) -> None:
    """Cards of a player's hand, Discard Pile or known top are set aside face up for good."""
    deck = game.deck(seat)
    for card in cards:
        if card in deck.hand:
            play(game, seat, card)
        elif card in deck.discard:
            deck.discard.remove(card)
        else:
            deck.pile.take((card,))
            _moved_on(deck, 1)
        deck.removed.append(card)
    _renew(game, seat)
    game.tell("removed-cards", rule_id, seat=seat + 1, cards=list(cards))


# -- what a seat may know


@clause("MALI-HID-01", "MALI-REV-01", "MALI-REV-02")
def depth(deck: Deck, seat: int | None) -> int:
    """How many cards on top of a deck a seat knows; None is a spectator."""
    return deck.top_shown if seat is None or not deck.top_seen else max(deck.top_shown, deck.top_seen[seat])
