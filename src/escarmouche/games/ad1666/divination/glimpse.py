"""Cards that only a seer sees: the tops of decks, and the opponent's hand (AD66-DIV-01, -05 to -09, AD66-HID-02, -07).

What was seen lies in the state (`Pile.top`, `Deck.looked`, `Deck.seen`, `Deck.shown`) and is read from there: in
somebody else's world other cards lie in these places.
"""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose, Order, Some
from escarmouche.core.dealer.draw import draw
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.fate import deck as cards
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Deck, Figure
from escarmouche.games.ad1666.table import Anno

TOP = 3
TWO = 2


@rule("AD66-DIV-01", "AD66-DIV-05", "AD66-DP-57", "AD66-HID-02", "AD66-AMB-94")
def look_at_top(game: Anno, seer: Figure, owner: int, rule_id: str) -> Rule[None]:
    """The seer's player looks at the top three cards of a deck, or as many as there are, and puts them back in any order."""
    seat, deck = seer.seat, game.deck(owner)
    count = min(TOP, len(deck.pile))
    seen = yield from draw("look", rule_id, deck.pile, count, (seat,), questions.OfSeat(seat=owner + 1))
    deck.pile.top[:0] = seen
    note_known(deck, count, seat == owner)
    game.tell("deck-looked", rule_id, model=seer.id, seat=seat + 1, whose=owner + 1, count=count)
    if not count:
        return
    game.tell("tops-seen", rule_id, to=(seat,), whose=owner + 1, cards=list(seen))
    ask = Order(
        "deck-order",
        seat=seat,
        rule=rule_id,
        options=lambda: list(deck.pile.top[:count]),
        of="card",
        about=questions.OfDeck(model=seer.id, whose=owner + 1),
        why=refusals.among_cards(lambda: deck.pile.top[:count], "why-not-on-top", rule_id),
    )
    order = yield from decide(game, ask)
    deck.pile.top[:count] = order
    note_known(deck, count, seat == owner)


@clause("AD66-HID-02")
def note_known(deck: Deck, count: int, own: bool) -> None:
    """The player who puts the top cards in order knows them; the other, who might have known them before, no longer does."""
    known = list(deck.pile.top[:count])
    deck.looked, deck.seen = (known, []) if own else ([], known)


@clause("AD66-DIV-06", "AD66-DIV-09", "AD66-HID-07")
def look_at_hand(game: Anno, seer: Figure, rule_id: str) -> None:
    """The seer's player sees the opponent's hand; everybody knows that it happened."""
    owner = game.opponent(seer.seat)
    deck = game.deck(owner)
    deck.shown = list(deck.hand)
    game.tell("hand-looked", rule_id, model=seer.id, seat=seer.seat + 1, whose=owner + 1)
    game.tell("hand-seen", rule_id, to=(seer.seat,), whose=owner + 1, cards=list(deck.hand))


@rule("AD66-DIV-06", "AD66-DP-61", "AD66-AMB-05")
def discard_from_hand(game: Anno, seer: Figure) -> Rule[None]:
    """One card of the opponent's hand may be discarded; that is not playing it."""
    owner = game.opponent(seer.seat)
    if not game.deck(owner).hand:
        return
    ask = Choose(
        "calamity",
        seat=seer.seat,
        rule="AD66-DIV-06",
        options=lambda: ["pass", *game.deck(owner).hand],
        of="card",
        about=questions.OfDeck(model=seer.id, whose=owner + 1),
        why=refusals.among_cards(lambda: game.deck(owner).hand, "why-not-in-their-hand", "AD66-DIV-06"),
    )
    card = yield from decide(game, ask)
    if card != "pass":
        yield from cards.discard_from_hand(game, owner, [card], "AD66-DIV-06")


@rule("AD66-DIV-07", "AD66-DIV-08", "AD66-DP-62", "AD66-AMB-94")
def return_discards(game: Anno, seer: Figure, owner: int, rule_id: str) -> Rule[None]:
    """Two cards of a discard, or as many as there are, are shuffled back into their deck: nobody knows its top any longer."""
    deck = game.deck(owner)
    count = min(TWO, len(deck.discard))
    about: questions.CardsReturned = {"model": seer.id, "whose": owner + 1, "count": count}
    chosen: tuple[str, ...] = ()
    if count:
        options = list(deck.discard)
        ask = Some(
            "cards-returned",
            seat=seer.seat,
            rule=rule_id,
            options=options,
            least=count,
            most=count,
            of="card",
            about=about,
            why=refusals.among_cards(lambda: options, "why-not-discarded", rule_id),
            once="AD66-DECK-04",
        )
        chosen = yield from decide(game, ask)
    deck.discard = [card for card in deck.discard if card not in chosen]
    deck.shown = [card for card in deck.shown if card not in chosen]
    deck.pile.shuffle_in(chosen)
    deck.looked, deck.seen = [], []
    game.tell("cards-returned", rule_id, model=seer.id, whose=owner + 1, cards=list(chosen))
