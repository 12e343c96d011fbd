"""The Alarm track (AD66-ALARM)."""

from __future__ import annotations

import pytest

from escarmouche.core.play.state import Ended
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.turn import alarm

from ..positions.shooting import duel


def test_ad66_tal_02_only_firearms_are_heard():
    field = duel("bow", top=["iron 2"], alarm=5)
    field.shoot("ann", "bow", "bob")
    assert field.game.state.alarm == 5


def test_ad66_alarm_02_a_shot_that_kills_costs_two_counters():
    field = duel(top=["heart 6"], alarm=5, bob={"wounds": 6})
    field.shoot("ann", "pistol", "bob")
    assert (field["bob"].status, field.game.state.alarm) == ("killed", 3)


def test_ad66_alarm_04_where_turns_are_fixed_only_their_end_counts():
    field = duel(top=["heart 6"], alarm=5, bob={"wounds": 6}, scenario={"fixed": True})
    field.shoot("ann", "pistol", "bob")
    assert field.game.state.alarm == 5
    alarm.discard_counter(field.game, "AD66-END-01")
    assert field.game.state.alarm == 4


def test_ad66_amb_55_the_death_is_counted_before_its_counter_ends_the_game():
    field = duel(top=["heart 6"], alarm=1, bob={"wounds": 6})
    with pytest.raises(Ended):
        field.shoot("ann", "pistol", "bob")
    assert field.game.state.alarm == 0 and field.game.state.outcome is not None
    assert field.game.state.points[0] > 0


def test_ad66_amb_56_seduction_costs_no_counter():
    field = duel(alarm=5)
    wound.remove(field.game, field["bob"], "killed", "AD66-TAL-35", alarm=False)
    assert field.game.state.alarm == 5
