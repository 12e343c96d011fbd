"""Wounds, states and armour (AD66-WOUND, -STATE, -ARM)."""

from __future__ import annotations

import msgspec
import pytest

from escarmouche.games.ad1666.cards.card import Item
from escarmouche.games.ad1666.cases.position import prepared, state_of
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.state import Thing
from escarmouche.games.ad1666.table import Anno

from ..positions.shooting import Field, archer, duel


def test_ad66_ex_51_crippled_at_the_first_threshold_dead_at_the_second():
    field = duel()
    bob = field["bob"]
    assert field.run(wound.take_wounds(field.game, bob, 4, "AD66-SHOT-07")) == 4
    assert field.told("crippled") and bob.in_play
    assert wound.heal(field.game, bob, 1, "AD66-DSN-11") == 1
    assert field.told("crippled-no-more")
    field.run(wound.take_wounds(field.game, bob, 5, "AD66-SHOT-07"))
    assert (bob.status, bob.cell) == ("killed", "")
    field.sentences()
    assert field.run(wound.take_wounds(field.game, bob, 1, "AD66-SHOT-07")) == 0


def test_ad66_wound_04_what_was_acquired_stays_in_the_square():
    field = duel(bob={"things": ["dagger", "letter"]})
    wound.remove(field.game, field["bob"], "killed", "AD66-WOUND-04")
    field.sentences()
    (lying,) = field.game.state.things
    assert (lying.card, lying.cell) == ("letter", "e3")
    assert [thing.card for thing in field["bob"].things] == ["dagger"]


def test_ad66_amb_46_who_leaves_takes_things_along():
    field = duel(bob={"things": ["letter"]}, alarm=7)
    wound.remove(field.game, field["bob"], "left", "AD66-BOARD-02")
    field.sentences()
    assert field.game.state.things == [] and field.game.state.alarm == 7


def test_ad66_ex_02_only_the_factions_own_draw_for_two_wounds_from_one_source():
    factions = {"ann": "defenders", "eve": "mercenary", "joe": "local"}
    figures = {name: archer(0, f"b{row}", card={"faction": factions[name]}) for row, name in enumerate(factions, 1)}
    field = Field(figures, decks={0: {"top": ["iron 2", "iron 3"]}})
    for name in factions:
        field.run(wound.take_wounds(field.game, field[name], 2, "AD66-SHOT-07"))
    assert field.game.deck(0).hand == ["iron-2"]
    for _ in range(2):
        field.run(wound.take_wounds(field.game, field["ann"], 1, "AD66-SHOT-07"))
    assert field.game.deck(0).hand == ["iron-2"]
    field.sentences()


def test_ad66_dsn_12_a_draw_during_a_test_comes_after_it():
    field = Field(
        {"ann": archer(0, "b3"), "bob": archer(1, "e3", card={"faction": "defenders"})},
        decks={0: {"top": ["heart 6"]}, 1: {"top": ["iron 2"]}},
    )
    field.shoot("ann", "pistol", "bob")
    events = [event.name for event in field.game.events]
    assert events.index("faction-draw") < events.index("drew") and field.game.deck(1).hand == ["iron-2"]


def test_ad66_hid_01_an_own_draw_is_told_once():
    field = Field(
        {"ann": archer(0, "b3"), "bob": archer(1, "e3", card={"faction": "defenders"})},
        decks={0: {"top": ["heart 6"]}, 1: {"top": ["iron 2"]}},
    )
    field.shoot("ann", "pistol", "bob")
    drawn = [event for event in field.game.events if event.name in ("drew", "drew-cards")]
    heard = {seat: [event.name for event in drawn if event.seen_by(seat)] for seat in (0, 1, None)}
    assert heard == {0: ["drew"], 1: ["drew-cards"], None: ["drew"]}


def test_ad66_state_01_who_falls_before_acting_does_not_act():
    field = duel()
    wound.fall_prone(field.game, field["bob"], "AD66-MAN-06")
    assert field["bob"].prone and field["bob"].activated
    assert engage.zone_of_control(field.game, field["bob"]) == ()


def test_ad66_state_05_wounds_wake_the_unconscious_who_stay_prone():
    field = duel()
    wound.fall_unconscious(field.game, field["bob"], "AD66-TAL-29")
    assert field["bob"].unconscious and field["bob"].prone and field["bob"].activated
    field.run(wound.take_wounds(field.game, field["bob"], 1, "AD66-SHOT-07"))
    assert not field["bob"].unconscious and field["bob"].prone
    field.sentences()


# -- armour whose values cross (AD66-AMB-103): no printed pair does, so these are made here

BOARD = "+ + +\n . .\n+ + +"


def wearer(*pieces: tuple[int, int]) -> tuple[Anno, str]:
    """Somebody with these pieces over the heart."""
    position = {"board": BOARD, "figures": {"ann": {"card": {"hero": True}, "seat": 0, "at": "a1"}}}
    setup = msgspec.convert(prepared({}, position), Options)
    game = Anno(state_of(setup, position), setup)
    for number, values in enumerate(pieces):
        name = f"piece-{number}"
        game.items = {**game.items, name: Item(id=name, name={"en": name, "fr": name}, armour={"heart": values})}
        game.figure("ann").things.append(Thing(f"ann.{name}", name))
    return game, "ann"


@pytest.mark.parametrize(("piercing", "value"), [(False, 2), (True, 1)])
def test_ad66_amb_103_only_the_values_that_apply_to_the_hit_are_compared(piercing: bool, value: int) -> None:
    game, name = wearer((2, 0), (1, 1))
    assert wound.armour(game, game.figure(name), "heart", piercing) == value
    assert wound.damage_after_armour(game, game.figure(name), "heart", 3, piercing) == 3 - value


def test_ad66_arm_03_several_pieces_do_not_add_up() -> None:
    game, name = wearer((2, 1), (2, 1), (1, 0))
    assert [wound.armour(game, game.figure(name), "heart", piercing) for piercing in (False, True)] == [2, 1]
