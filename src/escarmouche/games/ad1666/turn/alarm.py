"""The Alarm track: a countdown that noise and death shorten (AD66-ALARM)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.goals import victory
from escarmouche.games.ad1666.table import Anno


@clause("AD66-ALARM-01", "AD66-ALARM-02", "AD66-ALARM-03", "AD66-ALARM-05")
def discard_counter(game: Anno, rule_id: str) -> None:
    """One counter goes. The last one ends the game at once, in the middle of whatever is being done."""
    if game.state.alarm <= 0:
        return
    game.state.alarm -= 1
    game.tell("alarm", rule_id, left=game.state.alarm)
    if not game.state.alarm:
        victory.end_by_points(game, "AD66-ALARM-03")


@clause("AD66-ALARM-02", "AD66-ALARM-04", "AD66-TAL-02")
def sound_alarm(game: Anno, rule_id: str) -> None:
    """A shot of a firearm, a death, a flight: a counter goes, unless the counters only count the turns."""
    if not game.scenario.fixed:
        discard_counter(game, rule_id)
