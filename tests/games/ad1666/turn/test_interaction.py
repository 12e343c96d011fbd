"""The Interaction Phase (AD66-INTPH)."""

from __future__ import annotations

from escarmouche.games.ad1666.turn import interaction

from ..positions.open_field import Figures
from ..positions.talents import COMMIT, Field, who


def test_intph_02_players_take_turns_until_nobody_wishes_to_act():
    figures: Figures = {
        "gallant": {"card": "gallant", "seat": 0, "at": "c3"},
        "lady": who(1, "d3", card={"gender": "female"}),
        "courtesan": {"card": "courtesan", "seat": 1, "at": "j3"},
        "dragoon": {"card": "dragoon", "seat": 0, "at": "k3"},
    }
    field = Field(figures, phase="interaction", first=1, decks={0: {"top": ["skull 2"]}, 1: {"top": ["cup 8"]}})
    game = field.game
    interaction.begin(game)
    assert game.state.seat == 1
    field.run(interaction.phase(game), {"interaction": "pass"})
    assert not interaction.is_over(game)
    field.run(interaction.phase(game), {"interaction": {"seduction": {"gallant": "lady"}}, **COMMIT})
    assert field["lady"].in_play
    assert not field["lady"].activated  # defending activates nobody (AD66-INTPH-03)
    assert game.state.passed == []
    assert interaction.seats_to_act(game) == [1]  # who passed may act after all; the gallant has been activated
    field.run(interaction.phase(game), {"interaction": "pass"})
    assert interaction.is_over(game)
    assert [ask.seat for ask in field.asked if ask.name == "interaction"] == [1, 0, 1]


def test_intph_01_nobody_with_anything_to_do_ends_it_at_once():
    field = Field({"ann": who(0, "b3"), "bob": who(1, "c3")}, phase="interaction")
    interaction.begin(field.game)
    assert interaction.is_over(field.game)
