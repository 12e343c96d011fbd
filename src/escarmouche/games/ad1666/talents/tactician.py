"""Tactician: each turn another Initiative card, or two cards to choose from (AD66-TAL-36)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Some
from escarmouche.core.messages.refusal import refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.fate import deck
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure, Stake, Test
from escarmouche.games.ad1666.table import Anno

DRAWN = 2


# -- (a) in the Initiative Phase


@rule("AD66-TAL-36", "AD66-DP-13", "AD66-DP-54", "AD66-AMB-04", "AD66-AMB-11", "AD66-AMB-15", "AD66-AMB-91")
def instead(game: Anno, test: Test) -> Rule[None]:
    """The Initiative cards lie open: a Tactician may play one more from the deck and use it in place of the first.

    `test` is the Initiative test with one Stake a player in `sides`: `card` and `source` of the Stake are replaced, the other card goes
    to its `spent`. To be called after the reveal and `sly.after_reveal`, before reinforcement.
    """
    for stake in sorted(test.sides, key=lambda stake: stake.seat != game.holder):
        for tactician in able(game, stake.seat):
            yield from another(game, test, stake, tactician)


@rule("AD66-TAL-36", "AD66-DP-13")
def another(game: Anno, test: Test, stake: Stake, tactician: Figure) -> Rule[None]:
    """Turn one more card or not; then choose which of the two counts."""
    about = {"model": tactician.id, "card": stake.card}
    ask = Choose("tactician-card", seat=stake.seat, rule="AD66-TAL-36", options=("pass", "turn"), about=about)
    answer = yield from decide(game, ask)
    if answer == "pass":
        return
    spend(game, tactician)
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
def able(game: Anno, seat: int) -> list[Figure]:
    """A player's Tacticians in play that have used neither effect in this turn."""
    return [figure for figure in game.of_seat(seat) if game.has(figure, "tactician") and not spent(game, figure)]


@clause("AD66-AMB-91", "AD66-TURN-03")
def spent(game: Anno, figure: Figure) -> bool:
    """The choice between (a) and (b) is made by the first use in a turn."""
    return f"tactician:{figure.id}" in game.state.used


def spend(game: Anno, figure: Figure) -> None:
    game.state.used.append(f"tactician:{figure.id}")


# -- (b) in the Action Phase


@clause("AD66-TAL-36", "AD66-PART-08", "AD66-AMB-91")
def branch(game: Anno, figure: Figure) -> LazyBranch:
    """The Partial Action: open to a Tactician that has not used its talent in this turn."""
    if spent(game, figure):
        return refuse("why-tactician-used", "AD66-AMB-91", model=figure.id)
    return None


@rule("AD66-TAL-36", "AD66-DP-54", "AD66-AMB-91", "AD66-HID-08")
def do(game: Anno, figure: Figure, said: Answer) -> Rule[None]:
    """Draw 2 cards, then discard 1 of the hand, or 2 if it holds more than seven."""
    spend(game, figure)
    seat = figure.seat
    game.tell("tactician-drew", "AD66-TAL-36", model=figure.id)
    yield from deck.take(game, seat, DRAWN, "AD66-TAL-36")
    count = min(2 if len(game.deck(seat).hand) > deck.LIMIT else 1, len(game.deck(seat).hand))
    ask = Some(
        "tactician-discard",
        seat=seat,
        rule="AD66-TAL-36",
        options=lambda: list(game.deck(seat).hand),
        least=count,
        most=count,
        of="card",
        about={"model": figure.id, "count": count},
        why=refusals.from_hand(game.deck(seat).hand, "AD66-TAL-36"),
        once="AD66-DECK-04",
    )
    cards = yield from decide(game, ask)
    yield from deck.give_up(game, seat, cards, "AD66-TAL-36")
