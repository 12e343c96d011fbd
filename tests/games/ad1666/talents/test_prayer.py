"""Prayer (AD66-TAL-21)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.ad1666.state import Ritual
from escarmouche.games.ad1666.talents import (
    prayer,
)
from escarmouche.games.ad1666.turn import action

from ..positions.open_field import Figures
from ..positions.talents import Field, why


def praying(cards: list[int], **rest: Any) -> Field:
    figures: Figures = {
        "preacher": {"card": "preacher", "seat": 0, "at": "b3"},
        "witch": {"card": "gypsy", "at": "k3", "vocation": "guard", "hostile": ["red"]},
    }
    scenario = {"ritual": {"caster": "gypsy", "red": 3, "black": 3}}
    field = Field(figures, active="preacher", magic={"top": cards}, scenario=scenario, **rest)
    field.game.state.ritual = Ritual("witch", red=1, black=1, casting=True)
    return field


def test_tal_21_prayer_adds_black_cards_to_the_failures_of_a_spell_dp_64():
    field = praying([1, 2, 4])  # SKULL, HEART, IRON
    assert action.action_menu(field.game, field["preacher"]).branch("prayer") is None
    field.run(prayer.do(field.game, field["preacher"], None), {"prayer": "add-failures"})
    rite = field.game.state.ritual
    assert rite is not None
    assert (rite.red, rite.black) == (1, 2)
    assert field.game.state.magic_discard == ["1", "2", "4"]


def test_dp_64_or_they_are_discarded():
    field = praying([1, 3, 5])
    field.run(prayer.do(field.game, field["preacher"], None), {"prayer": "let-be"})
    assert field.game.state.ritual is not None and field.game.state.ritual.black == 1


def test_amb_92_no_prayer_without_a_spell_being_cast_by_an_enemy():
    field = praying([])
    assert field.game.state.ritual is not None
    field.game.state.ritual.casting = False
    assert why(prayer.branch(field.game, field["preacher"])) == "why-no-spell"
    field.game.state.ritual.casting = True
    field["witch"].hostile = ["blue"]
    assert why(prayer.branch(field.game, field["preacher"])) == "why-no-spell"
