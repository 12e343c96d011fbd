"""Heights: jumping down, and falls (AD66-SQ-07, AD66-MAN-10, AD66-RETR-07)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, rule
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import Anno

DIFFICULTY = 6


@rule("AD66-SQ-07", "AD66-RETR-07", "AD66-AMB-11", "AD66-AMB-52")
def fall_from(game: Anno, figure: Figure, rule_id: str, flat: bool = False, seat: int = NOBODY) -> Rule[None]:
    """Who has come down from a height tests Agility: a failure costs Wounds, its margin, past all armour, and its feet. After a
    Jump that went wrong (`flat`) it lies there in any case. `seat`: who plays its card, if it is not its player."""
    verdict = yield from skill_test.unopposed(game, figure, "agility", DIFFICULTY, "fall", rule_id, seat=seat)
    if not verdict.success:
        yield from wound.hurt(game, figure, -verdict.margin, rule_id)
    if flat or not verdict.success:
        wound.prone(game, figure, rule_id)
