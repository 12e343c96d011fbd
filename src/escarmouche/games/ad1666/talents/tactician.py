"""Tactician: each turn another Initiative card, or two cards to choose from (AD66-TAL-36)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Some
from escarmouche.core.messages.refusal import refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.fate import deck
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure, Stake, Test
from escarmouche.games.ad1666.table import Anno

DRAWN = 2


# -- (a) in the Initiative Phase


@rule("AD66-TAL-36", "AD66-AMB-04", "AD66-AMB-15", "AD66-AMB-91")
def offer_second_card(game: Anno, test: Test) -> Rule[None]:
    """The Initiative cards are revealed: a Tactician may play one more from the deck and use it in place of the first.

    `test` is the Initiative test, with one Stake for each player in `sides`: its `card` and `source` are replaced, the other card goes
    to `spent`. Call it after the reveal and `sly_as_a_fox.after_reveal`, before reinforcement.
    """
    for stake in sorted(test.sides, key=lambda stake: stake.seat != game.initiative_holder):
        for tactician in able_tacticians(game, stake.seat):
            yield from turn_second_card(game, test, stake, tactician)


@rule("AD66-TAL-36", "AD66-DP-13", "AD66-DP-54", "AD66-AMB-11")
def turn_second_card(game: Anno, test: Test, stake: Stake, tactician: Figure) -> Rule[None]:
    """Turn one more card or not; then choose which of the two counts."""
    about: questions.OfCard = {"model": tactician.id, "card": stake.card}
    ask = Choose("tactician-card", seat=stake.seat, rule="AD66-TAL-36", options=("pass", "turn"), about=about)
    answer = yield from decide(game, ask)
    if answer == "pass":
        return
    mark_used(game, tactician)
    card = yield from deck.turn_up(game, stake.seat, "AD66-TAL-36")
    game.tell("tactician-turned", "AD66-TAL-36", model=tactician.id, card=card, seat=stake.seat + 1)
    first, options = stake.card, [stake.card, card]
    stake.spent.append(card)
    why = refusals.among_cards(lambda: options, "why-neither-card", "AD66-TAL-36")
    ask = Choose("which-card", seat=stake.seat, rule="AD66-TAL-36", options=options, of="card", about=about, why=why)
    kept = yield from decide(game, ask)
    if kept == card:
        stake.spent[-1] = first
        stake.card, stake.source, stake.suit = card, "deck", ""
    game.tell("card-kept", "AD66-TAL-36", model=tactician.id, card=kept)


@clause("AD66-TAL-36", "AD66-AMB-91")
def able_tacticians(game: Anno, seat: int) -> list[Figure]:
    """A player's Tacticians in play that have used neither effect in this turn."""
    return [figure for figure in game.of_seat(seat) if game.has(figure, "tactician") and not is_used(game, figure)]


@clause("AD66-AMB-91", "AD66-TURN-03")
def is_used(game: Anno, figure: Figure) -> bool:
    """Has it been used in this turn? The first use decides between (a) and (b)."""
    return f"tactician:{figure.id}" in game.state.used


def mark_used(game: Anno, figure: Figure) -> None:
    game.state.used.append(f"tactician:{figure.id}")


# -- (b) in the Action Phase


@clause("AD66-TAL-36", "AD66-PART-08", "AD66-AMB-91")
def branch(game: Anno, figure: Figure) -> LazyBranch:
    """The Partial Action: open to a Tactician that has not used its talent in this turn."""
    if is_used(game, figure):
        return refuse("why-tactician-used", "AD66-AMB-91", model=figure.id)
    return None


@rule("AD66-TAL-36", "AD66-DP-54", "AD66-AMB-91", "AD66-HID-08")
def do(game: Anno, figure: Figure, choice: Answer) -> Rule[None]:
    """Draw 2 cards, then discard 1 of the hand, or 2 if it holds more than seven."""
    mark_used(game, figure)
    seat = figure.seat
    game.tell("tactician-drew", "AD66-TAL-36", model=figure.id)
    yield from deck.draw_cards(game, seat, DRAWN, "AD66-TAL-36")
    count = min(2 if len(game.deck(seat).hand) > deck.LIMIT else 1, len(game.deck(seat).hand))
    ask = Some(
        "tactician-discard",
        seat=seat,
        rule="AD66-TAL-36",
        options=lambda: list(game.deck(seat).hand),
        least=count,
        most=count,
        of="card",
        about=questions.TacticianDiscard(model=figure.id, count=count),
        why=refusals.cards_in_hand(game.deck(seat).hand, "AD66-TAL-36"),
        once="AD66-DECK-04",
    )
    cards = yield from decide(game, ask)
    yield from deck.discard_from_hand(game, seat, cards, "AD66-TAL-36")
