"""Armour whose values cross (AD66-AMB-103): no printed pair does, so these are made here."""

from __future__ import annotations

import msgspec
import pytest

from escarmouche.games.ad1666.cards.card import Item
from escarmouche.games.ad1666.cases.position import prepared, state_of
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.state import Thing
from escarmouche.games.ad1666.table import Anno

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
