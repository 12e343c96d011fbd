"""Mind reading: the opponent names who comes next (AD66-DIV-11)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.ad1666.divination import mind_reading
from escarmouche.games.ad1666.turn import anytime

from ..positions.talents import Field, divining, why


def reading(**rest: Any) -> Field:
    field = divining([14], score=1, **rest)
    assert field["seer"].tokens == {"mind": 1}
    return field


def test_div_11_the_opponent_names_the_next_character_and_is_bound_dp_63():
    field = reading()
    game = field.game
    (branch,) = anytime.branches(game, 0).values()
    assert list(branch) == ["seer"]
    assert anytime.branches(game, 1) == {}
    field.run(anytime.do(game, 0, "mind-reading", "seer"), {"name-next": "bea"})
    assert field.ask("name-next").seat == 1
    assert field["seer"].tokens == {}
    able = [field["bob"], field["bea"]]
    assert mind_reading.narrow_to_named(game, 1, able) == [field["bea"]]
    assert mind_reading.narrow_to_named(game, 0, [field["seer"]]) == [field["seer"]]
    assert not mind_reading.activation_lost(game, 1)
    mind_reading.release_named(game, 1)
    assert mind_reading.narrow_to_named(game, 1, able) == able


def test_div_11_if_the_named_one_dies_the_activation_is_lost():
    field = reading()
    field.run(mind_reading.read_mind(field.game, 0, "seer"), {"name-next": "bea"})
    field["bea"].status = "killed"
    assert mind_reading.activation_lost(field.game, 1)
    assert not mind_reading.activation_lost(field.game, 1)
    field.readable()


def test_div_11_nobody_to_name_or_named_already():
    field = reading()
    field["seer"].tokens["mind"] = 2
    field.run(mind_reading.read_mind(field.game, 0, "seer"), {"name-next": "bea"})
    assert why(mind_reading.branch(field.game, 0)) == "why-named-already"
    field.game.state.named = []
    field["bob"].activated = field["bea"].activated = True
    assert why(mind_reading.branch(field.game, 0)) == "why-nobody-to-name"
