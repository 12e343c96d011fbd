"""Pickpocket (AD66-TAL-37)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.ad1666.talents import (
    pickpocket,
)
from escarmouche.games.ad1666.turn import action

from ..positions.open_field import Figures
from ..positions.talents import COMMIT, Field, why


def thieving(top: list[str], theirs: list[str], **rest: Any) -> Field:
    figures: Figures = {
        "thief": {"card": "thief", "seat": 0, "at": "c3"},
        "courier": {"card": "dragoon", "seat": 1, "at": "d3", "adds": ["letter", "ring"]},
        **rest.pop("figures", {}),
    }
    return Field(figures, active="thief", decks={0: {"top": top}, 1: {"top": theirs}}, **rest)


def test_tal_37_a_thief_takes_one_scenario_item_keeps_the_marker_and_slips_away():
    field = thieving(["heart 6"], ["cup 4"])
    assert list(action.action_menu(field.game, field["thief"]).branch("pickpocket")) == ["courier"]
    field.run(pickpocket.do(field.game, field["thief"], "courier"), {**COMMIT, "steal": "courier.letter"})
    assert field.ask("steal").options == ["pass", "courier.letter", "courier.ring"]  # never musket or sabre
    assert [thing.card for thing in field["thief"].things] == ["dagger", "letter"]
    assert [thing.card for thing in field["courier"].things] == ["musket", "sabre", "ring"]
    assert field["thief"].marker
    move = field.game.move
    assert (move.figure, move.mp, move.kind) == ("thief", 1, "pickpocket")


def test_tal_37_caught_the_thief_loses_the_marker_without_surprise_and_the_lull_ends_dsn_19():
    lull = {"lull": {"side": "red", "turns": 3}}
    field = thieving(["heart 2"], ["cup 8"], scenario=lull)
    field.game.state.lull = True
    field.run(pickpocket.do(field.game, field["thief"], "courier"), COMMIT)
    assert not field["thief"].marker
    assert not field["thief"].surprise
    assert not field.game.state.lull
    assert field.game.state.move is None


def test_amb_89_the_target_is_an_enemy_that_holds_something_to_steal():
    field = thieving([], [])
    field["courier"].things = field["courier"].things[:2]
    assert why(pickpocket.branch(field.game, field["thief"])) == "why-nothing-to-steal"
    field = thieving([], [], figures={"friend": {"card": "dragoon", "seat": 0, "at": "c2", "adds": ["letter"]}})
    assert [other.id for other in pickpocket.possible_victims(field.game, field["thief"])] == ["courier"]
    field["thief"].marker = False
    assert why(pickpocket.branch(field.game, field["thief"])) == "why-not-inconspicuous"
