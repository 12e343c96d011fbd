"""Heights: jumping down, and falls (AD66-SQ-07, AD66-MAN-10, AD66-RETR-07)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, rule
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import Anno

DIFFICULTY = 6


@rule("AD66-SQ-07", "AD66-RETR-07", "AD66-AMB-11", "AD66-AMB-52")
def fall_from(game: Anno, figure: Figure, rule_id: str, flat: bool = False, seat: int = NOBODY) -> Rule[None]:
    """A Character that comes down from a height tests Agility: a failure costs its margin in Wounds, armour ignored, and makes it Prone.
    After a failed Jump (`flat`) it is Prone in any case. `seat`: who plays its card, if it is not its player."""
    verdict = yield from skill_test.unopposed(game, figure, Task("fall", rule_id, "agility", DIFFICULTY, seat=seat))
    if not verdict.success:
        yield from wound.take_wounds(game, figure, -verdict.margin, rule_id)
    if flat or not verdict.success:
        wound.fall_prone(game, figure, rule_id)
