"""Soulstones in duels and in the Start Phase (MALI-SS-03, D-7). Those against damage, and who can use one: `soulstone_defence.py`."""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.fate import deck, soulstone_defence, total
from escarmouche.games.malifaux.state import SUITS, Side, SoulstoneUse
from escarmouche.games.malifaux.table import Malifaux

USES: tuple[SoulstoneUse, ...] = ("plus", *SUITS)
DRAWN = 2  # cards for one in the Start Phase


@clause("MALI-SS-01", "MALI-SS-02", "MALI-DUEL-05")
def usable(game: Malifaux, side: Side) -> bool:
    """May this side spend one on its duel: is it able to, is there one left, and has it not spent one yet?"""
    return (
        not side.soulstone
        and bool(game.deck(side.seat).stones)
        and soulstone_defence.able(game, game.model(side.model))
    )


@clause("MALI-DUEL-05", "MALI-SS-02", "MALI-AMB-20")
def spend(game: Malifaux, side: Side, use: SoulstoneUse) -> None:
    """One Soulstone for + on the flip, or for a suit in the total, chosen before the flip."""
    soulstone_defence.spend(game, game.model(side.model), "MALI-DUEL-05")
    side.soulstone = use
    if use == "plus":
        total.alter(side, "soulstone", fate=1)
        game.tell("stone-plus", "MALI-DUEL-05", model=side.model)
    else:
        total.alter(side, "soulstone", suit=use)
        game.tell("stone-suit", "MALI-DUEL-05", model=side.model, suit=use)


@rule("MALI-START-03", "MALI-SS-03", "MALI-HAND-02", "MALI-AMB-121", "MALI-DP-16", "MALI-DP-17")
def replenish(game: Malifaux, seat: int) -> Rule[None]:
    """In the Start Phase any player may spend one to draw two cards, then discards down to the maximum."""
    pool = game.deck(seat)
    if not pool.stones:
        return
    about: questions.StoneDraw = {"stones": pool.stones}
    answer = yield Choose("stone-draw", seat=seat, rule="MALI-START-03", options=("spend", "keep"), about=about)
    if answer == "keep":
        return
    pool.stones -= 1
    game.tell("stone-draw", "MALI-START-03", seat=seat + 1, left=pool.stones)
    yield from deck.draw(game, seat, DRAWN, "MALI-START-03")
    yield from deck.limit(game)
