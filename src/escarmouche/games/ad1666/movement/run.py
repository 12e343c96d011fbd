"""The Run: four MP in sight of where it began, then a test for more (AD66-FULL-07 to -09)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Answer
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.movement import move, stride
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno

FIRST = 4  # MP before the test
DIFFICULTY = 5


@rule("AD66-FULL-07")
def do(game: Anno, figure: Figure, said: Answer) -> Rule[None]:
    """The action: its first four MP."""
    yield from ()
    move.begin(game, figure, "run", FIRST)


@rule("AD66-FULL-08", "AD66-AMB-21", "AD66-AMB-30", "AD66-DP-28")
def strain(game: Anno) -> Rule[None]:
    """Agility against 5: in a Mishap the runner falls; else it gets up to 1, 2 or 3 MP more."""
    running = game.move
    figure = game.figure(running.figure)
    running.tested = True
    verdict = yield from skill_test.unopposed(game, figure, "agility", DIFFICULTY, "run-on", "AD66-FULL-08")
    if verdict.mishap:
        wound.prone(game, figure, "AD66-FULL-08")
        stride.finish(game)
        return
    more = extra(verdict)
    running.mp += more
    game.tell("run-on", "AD66-FULL-08", model=figure.id, mp=more)
    stride.rest(game)


@clause("AD66-FULL-08")
def extra(verdict: skill_test.Verdict) -> int:
    """What a Run's test gives: a Triumph 3 MP, a success 2, a failure 1."""
    if verdict.triumph:
        return 3
    return 2 if verdict.success else 1
