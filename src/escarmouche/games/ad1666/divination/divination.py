"""Divination: Magic cards are drawn, and one of them comes true (AD66-TAL-15, AD66-DIV).

The action is a movement of 2 MP with the draw still owed (`Move.pending`): the cards come when the player says so.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.divination import omen
from escarmouche.games.ad1666.fate import magic
from escarmouche.games.ad1666.movement import progress
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import PLAYING, Figure
from escarmouche.games.ad1666.table import Anno

MP = 2
PENDING = "divination"


@clause("AD66-TAL-15", "AD66-FULL-13")
def branch(game: Anno, figure: Figure) -> LazyBranch:
    """There is nothing to choose yet."""
    return None


@clause("AD66-TAL-15", "AD66-DP-29", "AD66-AMB-32")
def do(game: Anno, figure: Figure, choice: Answer) -> None:
    """2 MP; the cards are read before, during or after the movement."""
    progress.begin_movement(game, figure, "divination", MP, pending=PENDING)


@rule("AD66-TAL-15", "AD66-DP-56", "AD66-AMB-94", "AD66-AMB-95", "AD66-HID-09")
def divine(game: Anno, figure: Figure) -> Rule[None]:
    """Draw X Magic cards, choose one, let it come true; the others are discarded. A score of 0 draws nothing."""
    cards = yield from magic.turn_up(game, game.talent(figure, "divination"), "AD66-TAL-15")
    game.tell("divines", "AD66-TAL-15", model=figure.id, count=len(cards))
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        options = [f"magic-{number}" for number in choosable(cards)]
        about: questions.Divination = {
            "model": figure.id,
            "omens": [omen.omen_name(number) for number in choosable(cards)],
        }
        why = functools.partial(why_not_chosen, cards)
        ask = Choose(
            "divination", seat=figure.seat, rule="AD66-TAL-15", options=options, of="card", about=about, why=why
        )
        answer = yield from decide(game, ask)
        card = answer.removeprefix("magic-")
    game.tell("omen", omen.omen_rule(card), model=figure.id, card=f"magic-{card}", omen=omen.omen_name(card))
    yield from omen.fulfil(game, figure, card)


@clause("AD66-TAL-15", "AD66-DIV-13", "AD66-DECK-14")
def why_not_chosen(cards: Sequence[str], name: Answer) -> Refusal | None:
    """Why a card cannot be chosen: not a Magic card, not drawn, or silent while another is not."""
    if name in PLAYING or name in refusals.EVENT:
        return refuse("why-no-magic-card", "AD66-DECK-14", card=name)
    if name not in refusals.MAGIC:
        return None
    number = str(name).removeprefix("magic-")
    if number not in cards:
        return refuse("why-not-drawn", "AD66-TAL-15", card=name)
    return None if number in choosable(tuple(cards)) else refuse("why-silent", "AD66-TAL-15", card=name)


@clause("AD66-TAL-15", "AD66-DIV-13")
def choosable(cards: tuple[str, ...]) -> list[str]:
    """The cards that may be chosen: silent ones only if all of them are."""
    telling = [card for card in cards if omen.omen_name(card) != omen.SILENT]
    return telling or list(cards)
