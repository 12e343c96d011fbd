"""The captain, money and shopping (AD66-DSN-20)."""

from __future__ import annotations

from random import Random

import pytest

from escarmouche.core.asks.ask import Menu
from escarmouche.core.messages.refusal import BadSetup
from escarmouche.games.ad1666.state import Purchase

from ..positions.setup import BLUE, FREE, RED, asks, on, play


def test_ad66_dsn_20_captain_money_and_shopping() -> None:
    game = play({**FREE, "bands": [RED, BLUE]})
    game.answer(0, "wolodyjowski")
    game.answer(1, "athos")
    assert game.table.figure("athos").tokens["captain"] == 1
    assert game.table.state.purse == [6, 9]  # Wealth (AD66-TAL-33)
    assert game.pending[0].name == "gamble"  # before anything is bought (AD66-TAL-28)
    game.answer(0, "pass")
    ask = game.pending[0]
    assert (ask.name, ask.seat) == ("purchase", 0) and isinstance(ask, Menu)
    assert game.refusal(0, {"buy": {"poison-sleep": {"wolodyjowski": "wolodyjowski.sabre"}}}) is not None  # loyal
    game.answer(0, {"buy": {"poison-sleep": {"berserker-1": "berserker-1.two-handed-axe"}}})
    assert game.heard(1) == []
    game.answer(0, {"buy": {"bandages": "drover"}})
    assert game.refusal(0, {"buy": {"poison-viper": {"drover": "drover.whip"}}}).key in (
        "why-too-dear",
        "why-purse-empty",
    )  # type: ignore[union-attr]
    game.answer(0, {"return": "bandages"})
    game.answer(0, {"buy": {"bandages": "zagloba"}})
    game.answer(0, "done")
    assert not game.table.figure("berserker-1").things[0].poisons
    game.answer(1, "done")
    assert game.table.figure("berserker-1").things[0].poisons == ["poison-sleep"]
    assert "bandages" in [thing.card for thing in game.table.figure("zagloba").things]
    assert game.pending[0].name == "uncle" and game.pending[0].seat == 1  # AD66-DP-06


def test_ad66_hid_11_purchases_are_secret_too() -> None:
    game = play({**FREE, "bands": [RED, BLUE]})
    on(game, asks("purchase"))
    game.answer(0, {"buy": {"bandages": "drover"}})
    game.answer(0, "done")
    worlds = {tuple(game.world(1, Random(n)).table.state.goods[0]) for n in range(8)}
    assert len(worlds) > 3


def test_given_purchases_are_handed_out() -> None:
    game = play({**FREE, "bands": [RED, BLUE], "goods": [["bandages>5", "poison-sleep>3>dagger"], []]})
    on(game, asks("deploy"))
    drover, apothecary = game.table.figure("drover"), game.table.figure("apothecary")
    assert "bandages" in [thing.card for thing in drover.things]
    assert "poison-sleep" in next(thing for thing in apothecary.things if thing.card == "dagger").poisons


@pytest.mark.parametrize("word", ["bandages>5", "poison-sleep>3>dagger"])
def test_a_purchase_is_written_as_it_was_read(word: str) -> None:
    assert Purchase.read(word).word == word


@pytest.mark.parametrize("entry", ["bandages", "bandages>", "bandages>x", "bandages>²", "bandages>-1", "bandages>99"])
def test_ad66_dsn_11_a_given_purchase_is_for_somebody(entry: str) -> None:
    with pytest.raises(BadSetup, match="names nobody in the Band"):
        play({**FREE, "bands": [RED, BLUE], "goods": [[entry], []]})
