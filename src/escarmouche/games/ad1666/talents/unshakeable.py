"""Unshakeable: one more card in a test of Fortitude (AD66-TAL-25)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.fate import deck
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Stake, Test
from escarmouche.games.ad1666.table import Anno


@rule("AD66-TAL-25", "AD66-DP-46", "AD66-AMB-11")
def offer_second_card(game: Anno, test: Test) -> Rule[None]:
    """In any Fortitude test, after the reveal: play one more card from the deck, and perhaps use it in place of the Initial Card."""
    for stake in (*test.sides, *test.others):
        if stake.of == "fortitude" and stake.card and game.has(game.figure(stake.figure), "unshakeable"):
            yield from turn_second_card(game, test, stake)


@rule("AD66-TAL-25", "AD66-DP-46")
def turn_second_card(game: Anno, test: Test, stake: Stake) -> Rule[None]:
    about: questions.OfCard = {"model": stake.figure, "card": stake.card}
    ask = Choose("unshakeable", seat=stake.seat, rule="AD66-TAL-25", options=("pass", "turn"), about=about)
    answer = yield from decide(game, ask)
    if answer == "pass":
        return
    card = yield from deck.turn_up(game, stake.seat, "AD66-TAL-25")
    game.tell(
        "played-card", test.rule, seat=stake.seat + 1, model=stake.figure, card=card, source="deck", test=test.name
    )
    first, options = stake.card, [stake.card, card]
    stake.spent.append(card)
    why = refusals.among_cards(lambda: options, "why-neither-card", "AD66-TAL-25")
    kept = yield from decide(
        game,
        Choose("which-card", seat=stake.seat, rule="AD66-TAL-25", options=options, of="card", about=about, why=why),
    )
    if kept == card:
        stake.card, stake.spent[-1] = card, first
    game.tell("card-kept", "AD66-TAL-25", model=stake.figure, card=kept)
