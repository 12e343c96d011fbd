"""The test of a Run, once its first four MP are spent (AD66-FULL-08)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.movement import progress
from escarmouche.games.ad1666.table import Anno

DIFFICULTY = 5


@rule("AD66-FULL-08", "AD66-AMB-21", "AD66-AMB-30", "AD66-DP-28")
def run_test(game: Anno) -> Rule[None]:
    """Agility against 5: in a Mishap the runner falls; otherwise it gets 1, 2 or 3 more MP."""
    running = game.move
    figure = game.figure(running.figure)
    running.tested = True
    verdict = yield from skill_test.unopposed(game, figure, Task("run-on", "AD66-FULL-08", "agility", DIFFICULTY))
    if verdict.mishap:
        wound.fall_prone(game, figure, "AD66-FULL-08")
        progress.end_movement(game)
        return
    more = extra_mp(verdict)
    running.mp += more
    game.tell("run-on", "AD66-FULL-08", model=figure.id, mp=more)
    progress.end_if_spent(game)


@clause("AD66-FULL-08")
def extra_mp(verdict: skill_test.Verdict) -> int:
    """What a Run's test gives: a Triumph 3 MP, a success 2, a failure 1."""
    if verdict.triumph:
        return 3
    return 2 if verdict.success else 1
