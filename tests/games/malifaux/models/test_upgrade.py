"""Upgrades in play (MALI-UPG)."""

from __future__ import annotations

import pytest

from escarmouche.games.malifaux.ground import engage
from escarmouche.games.malifaux.models import upgrade as upgrades
from tests.games.malifaux.models.boss_and_crew import CARDS, table
from tests.games.malifaux.positions import action, lay, upgrade


def test_attach() -> None:
    """MALI-UPG-01, MALI-UPG-06, MALI-UPG-07, MALI-AMB-83: any number in play, Special ones too, at no Cost."""
    game = table(models={"x": {"card": "rare", "at": (5, 5)}})
    x = game.model("x")
    assert all(upgrades.attach(game, x, name) for name in ("charm", "odd-charm", "curse", "risen"))
    assert x.upgrades == ["charm", "odd-charm", "curse", "risen"]
    assert upgrades.discard(game, x, "curse") and not upgrades.discard(game, x, "curse")
    assert x.upgrades == ["charm", "odd-charm", "risen"]


@pytest.mark.parametrize(
    ("name", "key"),
    [("odd-charm", "why-upgrade-restricted"), ("charm", "why-upgrade-limit"), ("risen", "why-upgrade-twice")],
)
def test_limitations(name: str, key: str) -> None:
    """MALI-UPG-02 to -05, MALI-UPG-08: unique unless Plentiful, Restricted to all of its words, never twice on one model."""
    game = table(models={"x": {"at": (5, 5), "upgrades": ["risen"]}, "y": {"at": (2, 2), "upgrades": ["charm"]}})
    refusal = upgrades.why_not(game, game.model("x"), name)
    assert refusal is not None and refusal.key == key
    assert not upgrades.attach(game, game.model("x"), name)


def test_plentiful() -> None:
    """MALI-UPG-03, MALI-UPG-04: this many copies in a Crew; those of the other Crew do not count."""
    game = table(models={"x": {"at": (5, 5)}, "y": {"at": (2, 2)}, "z": {"at": (8, 2)}})
    assert [upgrades.attach(game, game.model(name), "risen") for name in ("x", "y", "z", "b")] == [
        True,
        True,
        False,
        True,
    ]


def test_what_an_upgrade_holds() -> None:
    """MALI-UPG-10, MALI-UPG-01: name, Cost, effects and Limitations; it changes the model as its text says."""
    made = upgrade("blade", cost=2, plentiful=2, restricted=["odd"], actions=[action(range=2)])
    game = lay(models={"x": {"card": "rare", "at": (5, 5)}}, cards=CARDS, upgrades=[made])
    x, blade = game.model("x"), game.upgrades["blade"]
    assert (blade.name["en"], blade.cost, blade.plentiful, blade.restricted) == ("Blade", 2, 2, ("odd",))
    assert engage.range(game, x) == engage.NONE
    upgrades.attach(game, x, "blade")
    assert engage.range(game, x) == 2000 and [action.key for action in game.actions(x)] == ["blade:strike"]


def test_both_conditions() -> None:
    """MALI-UPG-05: if several restrictions are listed, all must be met."""
    game = table(models={"x": {"card": "rare", "at": (5, 5)}})
    assert upgrades.why_not(game, game.model("x"), "odd-charm") is None
    assert upgrades.why_not(game, game.model("b"), "odd-charm") is not None
