"""Each player's own cards: drawing, playing, discarding, and the reshuffle that may come at any moment (AD66-DECK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from escarmouche.core.asks.ask import Some
from escarmouche.core.dealer.draw import draw
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.refusals import cards_in_hand
from escarmouche.games.ad1666.state import BLACK_JOKER, JOKERS, RED_JOKER, SUITS, VALUES, Deck, Suit, player_deck
from escarmouche.games.ad1666.table import Anno

LIMIT = 7  # cards in hand (AD66-DECK-17)
WORN = 4  # 8s and Jokers in a discard that call for a reshuffle (AD66-DECK-09)
EIGHTS = frozenset(("skull-8", "heart-8", "cup-8", "iron-8", *JOKERS))
WORTH = {f"{suit}-{value}": value for suit in SUITS for value in VALUES} | {BLACK_JOKER: 0, RED_JOKER: 10}
SUIT_OF: dict[str, Suit | Literal[""]] = {
    f"{suit}-{value}": suit for suit in SUITS for value in VALUES
} | dict.fromkeys(JOKERS, "")


@clause("AD66-DECK-01", "AD66-DECK-02")
def value(card: str) -> int:
    """What a card is worth: its number; the Black Joker 0, the Red Joker 10."""
    return WORTH[card]


@clause("AD66-DECK-01", "AD66-DECK-02")
def suit(card: str) -> Suit | Literal[""]:
    """The suit of a card; Jokers have none until played."""
    return SUIT_OF[card]


@clause("AD66-AMB-96")
def suit_of_number(card: str) -> Suit:
    """The suit of a Magic or Event card: rank by rank, suits in their order.

    >>> suit_of_number("1"), suit_of_number("2"), suit_of_number("5"), suit_of_number("24")
    ('skull', 'heart', 'skull', 'iron')
    """
    return SUITS[(int(card) - 1) % len(SUITS)]


@rule("AD66-DECK-06", "AD66-AMB-07")
def draw_cards(game: Anno, seat: int, count: int, rule_id: str) -> Rule[tuple[str, ...]]:
    """Cards of a player's deck go to the hand, the top one first. An empty deck is reshuffled first."""
    deck, taken, about = game.deck(seat), [], questions.OfSeat(seat=seat + 1)
    for _ in range(count):
        if not len(deck.pile):
            yield from reshuffle(game, seat, rule_id)
            if not len(deck.pile):
                break  # every card is in the hand or in play
        (card,) = yield from draw("draw", rule_id, deck.pile, 1, (seat,), about)
        forget_top(deck)
        deck.hand.append(card)
        taken.append(card)
    if taken:
        game.tell("drew-cards", rule_id, to=(seat,), cards=list(taken), seat=seat + 1)
        game.tell("drew", rule_id, but=(seat,), seat=seat + 1, count=len(taken))
    return tuple(taken)


@rule("AD66-DECK-07", "AD66-AMB-07")
def turn_up(game: Anno, seat: int, rule_id: str, face_down: bool = False) -> Rule[str]:
    """The top card of a player's deck is played: for all to see, or unseen by everybody until the reveal."""
    deck = game.deck(seat)
    if not len(deck.pile):
        yield from reshuffle(game, seat, rule_id)
    card: str
    (card,) = yield from draw("turn", rule_id, deck.pile, 1, () if face_down else None, questions.OfSeat(seat=seat + 1))
    forget_top(deck)
    return card


@clause("AD66-HID-02")
def forget_top(deck: Deck) -> None:
    """The top card is gone: a player who had looked at it knows one card less."""
    if deck.looked or deck.seen:
        del deck.looked[:1], deck.seen[:1]


@rule("AD66-DECK-04", "AD66-DECK-05", "AD66-DECK-08", "AD66-DECK-09", "AD66-AMB-08")
def discard(game: Anno, seat: int, cards: Sequence[str], rule_id: str) -> Rule[None]:
    """Cards go face up to their owner's discard, all at once; four 8s and Jokers there stop the game for a reshuffle."""
    game.deck(seat).discard += cards
    if is_worn(game.deck(seat)):
        yield from reshuffle(game, seat, rule_id)


@clause("AD66-DECK-09")
def is_worn(deck: Deck) -> bool:
    return sum([card in EIGHTS for card in deck.discard]) >= WORN


@rule("AD66-DECK-10", "AD66-TAL-21", "AD66-HID-01")
def reshuffle(game: Anno, seat: int, rule_id: str) -> Rule[None]:
    """Deck, discard and hand are shuffled together, and as many cards are drawn as were in the hand; cards in play stay there."""
    deck = game.deck(seat)
    count = len(deck.hand)
    deck.pile.shuffle_in([*deck.discard, *deck.hand])
    deck.discard, deck.hand, deck.looked, deck.seen, deck.shown = [], [], [], [], []
    game.tell("reshuffled", "AD66-DECK-10", seat=seat + 1, count=count)
    for figure in game.figures:
        if figure.seat == seat and game.has(figure, "faith"):
            figure.tokens["faith"] = 1
    cards = yield from draw("draw", "AD66-DECK-10", deck.pile, count, (seat,), questions.OfSeat(seat=seat + 1))
    deck.hand += cards
    if cards:
        game.tell("drew-cards", "AD66-DECK-10", to=(seat,), cards=list(cards), seat=seat + 1)


@rule("AD66-DECK-08", "AD66-DECK-12", "AD66-DSN-12", "AD66-AMB-05", "AD66-AMB-06", "AD66-AMB-08")
def settle_test(game: Anno, played: Sequence[tuple[int, str]], rule_id: str) -> Rule[None]:
    """A test is over: its cards are discarded together. Then come reshuffles, the draw for an empty hand, draws owed to a faction, and
    the hand limit."""
    for seat in range(len(game.state.decks)):
        cards = [card for owner, card in played if owner == seat]
        if cards:
            yield from discard(game, seat, cards, rule_id)
    for seat in range(len(game.state.decks)):
        deck = game.deck(seat)
        count, deck.emptied, deck.owed = deck.emptied + deck.owed, False, 0
        if count:
            yield from draw_cards(game, seat, count, "AD66-DECK-12")
            yield from keep_hand_limit(game, seat)


@rule("AD66-DECK-17", "AD66-AMB-06", "AD66-DP-10")
def keep_hand_limit(game: Anno, seat: int) -> Rule[None]:
    """More than seven cards: the player chooses and discards down to seven."""
    hand = game.deck(seat).hand
    over = len(hand) - LIMIT
    if over <= 0:
        return
    ask = Some(
        "hand-limit",
        seat=seat,
        rule="AD66-DECK-17",
        options=lambda: list(hand),
        least=over,
        most=over,
        of="card",
        why=cards_in_hand(hand, "AD66-DECK-17"),
        once="AD66-DECK-04",
    )
    cards = yield from decide(game, ask)
    yield from discard_from_hand(game, seat, cards, "AD66-DECK-17")


@rule("AD66-DECK-04", "AD66-DECK-05")
def discard_from_hand(game: Anno, seat: int, cards: Sequence[str], rule_id: str) -> Rule[None]:
    """Cards of the hand are discarded, for all to see; that is not playing them (AD66-AMB-05)."""
    for card in cards:
        game.deck(seat).hand.remove(card)
    game.tell("discarded", rule_id, seat=seat + 1, cards=list(cards))
    yield from discard(game, seat, cards, rule_id)


@clause("AD66-DECK-12", "AD66-AMB-05")
def play_from_hand(game: Anno, seat: int, card: str) -> None:
    """A card of the hand is played. For the last one another is drawn after the test."""
    deck = game.deck(seat)
    deck.hand.remove(card)
    deck.emptied = deck.emptied or not deck.hand


@clause("AD66-DECK-01")
def full_deck() -> dict[str, int]:
    """A full deck, as a count of cards."""
    return player_deck().rest
