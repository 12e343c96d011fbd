"""Call me “Uncle” (AD66-TAL-01)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Menu
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.talents import (
    call_me_uncle,
)
from escarmouche.games.ad1666.turn import anytime

from ..positions.open_field import Figures
from ..positions.talents import Field


def family(*cards: str) -> Field:
    figures: Figures = {"zagloba": {"card": "zagloba", "seat": 0, "at": "b3"}}
    for place, card in enumerate(cards):
        figures[f"{card}-{place}"] = {"card": card, "seat": 1, "at": f"c{place + 1}"}
    return Field(figures)


def test_tal_01_the_opponent_chooses_two_commoners_or_one_hero_dp_06():
    field = family("musketeer", "musketeer", "porthos", "hound")
    field.run(call_me_uncle.before_game(field.game), {"uncle": {"commoners": ("musketeer-0", "musketeer-1")}})
    ask = field.ask("uncle")
    assert isinstance(ask, Menu)
    assert ask.seat == 1
    assert list(ask) == [{"commoners": ("musketeer-0", "musketeer-1")}, {"hero": "porthos-2"}]  # humans only
    assert field["zagloba"].uncles == ["musketeer-0", "musketeer-1"]
    game, nephew = field.game, field["musketeer-0"]
    assert {mod.amount for mod in stats.lasting_mods(game, nephew, "wit")} == {-1}
    assert {mod.amount for mod in stats.lasting_mods(game, nephew, "fortitude")} == {1}
    field["zagloba"].marker = False
    assert not engage.are_enemies(game, field["zagloba"], nephew)
    assert engage.are_enemies(game, field["zagloba"], field["porthos-2"])


def test_tal_01_a_hero_instead():
    field = family("musketeer", "musketeer", "porthos")
    field.run(call_me_uncle.before_game(field.game), {"uncle": {"hero": "porthos-2"}})
    assert field["zagloba"].uncles == ["porthos-2"]


def test_amb_82_without_a_legal_choice_as_many_commoners_as_can_be():
    field = family("musketeer", "hound")
    field.run(call_me_uncle.before_game(field.game))
    assert field["zagloba"].uncles == ["musketeer-0"]


def test_amb_82_the_owner_may_end_a_friendship_the_penalty_stays_dp_53():
    field = family("musketeer", "musketeer")
    field.run(call_me_uncle.before_game(field.game))
    field["zagloba"].marker = False
    (branch,) = anytime.branches(field.game, 0).values()
    assert list(branch) == ["musketeer-0", "musketeer-1"]
    assert anytime.branches(field.game, 1) == {}
    field.run(anytime.do(field.game, 0, "break-with", "musketeer-1"))
    assert engage.are_enemies(field.game, field["zagloba"], field["musketeer-1"])
    assert not engage.are_enemies(field.game, field["zagloba"], field["musketeer-0"])
    assert field["musketeer-1"].tokens["uncle"] == 1
