"""Master of fate: a token that replaces a card played from a deck (AD66-DIV-03)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.fate import deck
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Figure, Stake, Test
from escarmouche.games.ad1666.table import Anno

TOKEN = "fate"


@rule("AD66-DIV-03", "AD66-DP-59", "AD66-AMB-15", "AD66-AMB-94")
def offer_replacement(game: Anno, test: Test) -> Rule[None]:
    """After the reveal and before reinforcement: a player with a token may discard it to replace a card played from a deck."""
    declined: list[str] = []
    while seers := [figure for figure in token_holders(game) if figure.id not in declined]:
        stakes = [
            stake for stake in (*test.sides, *test.others) if stake.source == "deck" and stake.card and not stake.reused
        ]
        if not stakes:
            return
        seer = seers[0]
        answer = yield from decide(game, replacement_menu(seer, stakes))
        whose, card = parts(answer)
        if whose == "pass":
            declined.append(seer.id)
            continue
        spend_token(seer)
        hit = [stake for stake in stakes if stake.card == card and (stake.seat == seer.seat) == (whose == "own")]
        yield from replace_card(game, test, hit[0], seer)


def replacement_menu(seer: Figure, stakes: Sequence[Stake]) -> Menu:
    """Decline, or choose a card played from the player's own deck or from the other's: both decks may have shown the same card."""
    branches: dict[str, LazyBranch] = {"pass": None}
    for whose in ("own", "other"):
        cards = [stake.card for stake in stakes if (stake.seat == seer.seat) == (whose == "own")]
        if cards:
            why = refusals.among_cards(functools.partial(list, cards), "why-not-from-deck", "AD66-DIV-03")
            branches[whose] = Choose("fate-card", seat=seer.seat, rule="AD66-DIV-03", options=cards, of="card", why=why)
    return Menu(
        "fate",
        seat=seer.seat,
        rule="AD66-DIV-03",
        branches=branches,
        about=questions.OfModel(model=seer.id),
        why=why_no_card,
    )


@clause("AD66-DIV-03")
def why_no_card(name: str) -> Refusal | None:
    """Nothing was played from that deck."""
    return refuse(f"why-no-{name}-deck-card", "AD66-DIV-03") if name in ("own", "other") else None


@clause("AD66-DIV-03")
def spend_token(seer: Figure) -> None:
    """One token goes; a seer that divined it twice has another."""
    seer.tokens[TOKEN] -= 1
    if not seer.tokens[TOKEN]:
        del seer.tokens[TOKEN]


@rule("AD66-DIV-03", "AD66-AMB-11", "AD66-AMB-94")
def replace_card(game: Anno, test: Test, stake: Stake, seer: Figure) -> Rule[None]:
    """The replaced card is discarded at once and does not count; the next card of that deck takes its place."""
    old, stake.card, stake.suit = stake.card, "", ""
    game.tell("fate-mastered", "AD66-DIV-03", model=seer.id, card=old, seat=stake.seat + 1)
    yield from deck.discard(game, stake.seat, [old], "AD66-DIV-03")
    stake.card = yield from deck.turn_up(game, stake.seat, "AD66-DIV-03")
    game.tell(
        "played-card",
        test.rule,
        seat=stake.seat + 1,
        model=stake.figure,
        card=stake.card,
        source="deck",
        test=test.name,
    )


@clause("AD66-AMB-15")
def token_holders(game: Anno) -> list[Figure]:
    """The Characters with such a token, those of the active player first, or of the Initiative holder if nobody is active."""
    holders = [figure for figure in game.in_play() if figure.tokens and figure.tokens.get(TOKEN)]
    if not holders:
        return holders
    running, combat = game.state.activation, game.state.combat
    name = running.figure if running is not None else combat.active if combat is not None else ""
    seat = game.figure(name).seat if name else NOBODY
    first = game.initiative_holder if seat == NOBODY else seat
    return sorted(holders, key=lambda figure: figure.seat != first)
