"""Inconspicuous: the marker, and what costs it (AD66-DISC)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.talents import (
    inconspicuous,
    notice,
)

from ..positions.open_field import FIELD
from ..positions.talents import Field, who


def sneaking(watcher: dict[str, Any], board: str = FIELD, **rest: Any) -> Field:
    """Ann, Inconspicuous [2], at b3, and Bob."""
    ann = who(0, "b3", {"inconspicuous": 2}, marker=True, **rest)
    return Field({"ann": ann, "bob": watcher}, board)


def test_disc_03_a_weapon_without_the_icon_in_sight_of_an_enemy_costs_the_marker():
    field = sneaking(who(1, "l3"), things=["sabre"], hands=["sabre"])
    notice.everybody_looks(field.game)
    assert not field["ann"].marker
    assert field.told("marker-lost") == [{"model": "ann"}]
    assert not field["ann"].surprise
    field.readable()


def test_amb_86_a_sabre_that_is_only_carried_does_not_show():
    field = sneaking(who(1, "l3"), things=["sabre", "dagger"], hands=["dagger"])
    notice.everybody_looks(field.game)
    assert field["ann"].marker


def test_disc_03_nobody_to_see_it_no_loss():
    wall = "\n".join(["+ " * 13, " . .|. . . . . . . . . ."] * 5 + ["+ " * 13])
    field = sneaking(who(1, "l3"), wall, things=["sabre"], hands=["sabre"])
    notice.everybody_looks(field.game)
    assert field["ann"].marker
    friendly = sneaking(who(0, "l3"), things=["sabre"], hands=["sabre"])
    notice.everybody_looks(friendly.game)
    assert friendly["ann"].marker


@pytest.mark.parametrize(
    ("at", "card", "lost"),
    [
        ("h3", {"hero": True, "wit": 2}, True),
        ("h3", {"hero": True, "intelligence": 2}, True),
        ("i3", {"hero": True, "wit": 2}, False),  # seven squares away
        ("h3", {"hero": True, "wit": 1}, False),
        ("h3", {"hero": False, "wit": 3}, False),
    ],
)
def test_disc_05_a_sharp_hero_within_six_squares_sees_through_it(at: str, card: dict[str, Any], lost: bool):
    field = sneaking(who(1, at, card=card))
    notice.everybody_looks(field.game)
    assert field["ann"].marker != lost


def test_disc_09_a_marked_enemy_and_an_uncles_friend_notice_nothing():
    sharp = {"hero": True, "wit": 3}
    field = sneaking(who(1, "c3", {"inconspicuous": 3}, card=sharp, marker=True))
    notice.everybody_looks(field.game)
    assert field["ann"].marker and field["bob"].marker
    field = sneaking(who(1, "c3", card=sharp))
    field["ann"].uncles.append("bob")
    notice.everybody_looks(field.game)
    assert field["ann"].marker
    assert not engage.are_enemies(field.game, field["ann"], field["bob"])


def test_dp_19_the_marker_may_be_dropped_and_that_surprises_disc_02():
    field = sneaking(who(1, "l1"))
    assert field.run(inconspicuous.offer_drop(field.game, field["ann"]), {"drop-marker": "keep-marker"}) is False
    assert field["ann"].marker
    assert field.run(inconspicuous.offer_drop(field.game, field["ann"]), {"drop-marker": "drop-marker"}) is True
    assert not field["ann"].marker
    assert field["ann"].surprise
    assert field.run(inconspicuous.offer_drop(field.game, field["ann"])) is False
