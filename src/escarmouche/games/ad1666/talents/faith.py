"""Faith: before a test, its score may replace the Talent or Ability tested (AD66-TAL-21)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno


@rule("AD66-TAL-21", "AD66-DP-45", "AD66-AMB-92")
def offer_faith(game: Anno, figure: Figure, seat: int, of: str, name: str) -> Rule[str]:
    """Before a card is played: spend the token to test Faith instead. Not in a Parry, which tests nothing."""
    if not of or not has_token(game, figure):
        return of
    about: questions.Faith = {
        "model": figure.id,
        "test": name,
        "score": stats.score(game, figure, of),
        "faith": game.talent(figure, "faith"),
    }
    answer = yield from decide(
        game, Choose("faith", seat=seat, rule="AD66-TAL-21", options=("pass", "faith"), about=about)
    )
    if answer == "pass":
        return of
    del figure.tokens["faith"]
    game.tell("faith-spent", "AD66-TAL-21", model=figure.id, test=name)
    return "faith"


@clause("AD66-TAL-21")
def has_token(game: Anno, figure: Figure) -> bool:
    return game.has(figure, "faith") and figure.tokens.get("faith", 0) > 0
