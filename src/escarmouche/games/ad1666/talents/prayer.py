"""Prayer: faith against somebody's spell (AD66-TAL-21)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch
from escarmouche.core.messages.refusal import refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions
from escarmouche.games.ad1666.divination import ritual
from escarmouche.games.ad1666.fate import magic
from escarmouche.games.ad1666.fate.deck import suit_of_number
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import BLACK, Figure
from escarmouche.games.ad1666.table import Anno


@clause("AD66-TAL-21", "AD66-PART-08", "AD66-AMB-92")
def branch(game: Anno, figure: Figure) -> LazyBranch:
    """Open while an enemy is casting a spell."""
    rite = game.state.ritual
    if (
        rite is None
        or not rite.casting
        or ritual.is_decided(game)
        or not engage.are_rivals(figure, game.figure(rite.figure))
    ):
        return refuse("why-no-spell", "AD66-TAL-21", model=figure.id)
    return None


@rule("AD66-TAL-21", "AD66-DP-64", "AD66-DSN-21", "AD66-HID-09")
def do(game: Anno, figure: Figure, choice: Answer) -> Rule[None]:
    """Draw X Magic cards, then add them to the spell's failure or discard them."""
    game.tell("prays", "AD66-TAL-21", model=figure.id)
    cards = yield from magic.turn_up(game, game.talent(figure, "faith"), "AD66-TAL-21")
    if not cards:
        return
    about: questions.Prayer = {"model": figure.id, "cards": [f"magic-{card}" for card in cards]}
    ask = Choose("prayer", seat=figure.seat, rule="AD66-TAL-21", options=("add-failures", "let-be"), about=about)
    answer = yield from decide(game, ask)
    if answer == "add-failures":
        add_failures(game, cards)


@clause("AD66-TAL-21", "AD66-DSN-21")
def add_failures(game: Anno, cards: Sequence[str]) -> None:
    """Black cards count as failures of the spell; red cards do nothing."""
    rite = game.state.ritual
    assert rite is not None
    rite.black += sum(suit_of_number(card) in BLACK for card in cards)
    game.tell("prayer-heard", "AD66-TAL-21", model=rite.figure, red=rite.red, black=rite.black)
    ritual.conclude(game)
