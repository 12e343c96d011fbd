"""Bury and Unbury (MALI-BURY)."""

from __future__ import annotations

from escarmouche.games.malifaux.cards.card import Filter
from escarmouche.games.malifaux.cards.effect import fits
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.models import bury
from escarmouche.games.malifaux.movement import (
    place,
)
from escarmouche.games.malifaux.turn import timing
from tests.games.malifaux.models.boss_and_crew import NEXT, table
from tests.games.malifaux.positions import card, lay
from tests.games.malifaux.rule_runner import asked, run, waits


def test_bury() -> None:
    """MALI-BURY-01, MALI-BURY-05: off the table and in play; Buried again it stays as it is."""
    game = table()
    b = game.model("b")
    assert bury.bury(game, b) and not bury.bury(game, b)
    assert b in game.in_play(1) and b not in game.on_table()


def test_buried_is_not_meant() -> None:
    """MALI-BURY-02, MALI-AMB-74: only what speaks of Buried models means one, and then wherever it is."""
    game = table(models={"b": {"seat": 1, "status": "buried", "at": (30, 30)}})
    boss, b = game.model("boss"), game.model("b")
    assert not fits(game, boss, b, Filter(who="enemy"))
    assert fits(game, boss, b, Filter(who="enemy", buried=True, within=1))


def test_unbury() -> None:
    """MALI-BURY-03, MALI-BURY-05, MALI-DP-55: the effect's controller Places it; a model that is not Buried is not touched."""
    game = table(models={"b": {"seat": 1, "status": "buried"}})
    b, boss = game.model("b"), game.model("boss")
    region = place.region(game, b, contact=boss)
    ask = asked(bury.unbury(game, 0, b, region))
    assert ask.seat == 0
    assert run(bury.unbury(game, 0, b, region), NEXT) and (b.status, b.x) == ("", 11182)
    assert run(bury.unbury(game, 0, b, region)) is False


def test_unbury_at_home() -> None:
    """MALI-BURY-03: if that is impossible, its owner Places it in their own Deployment Zone."""
    game = table(models={"b": {"seat": 1, "status": "buried"}})
    ask = asked(bury.unbury(game, 0, game.model("b"), None))
    assert ask.seat == 1
    spot = next(iter(ask))
    assert run(bury.unbury(game, 0, game.model("b"), None), spot)


def test_who_is_unburied_in_hazardous_terrain_was_placed_there() -> None:
    """MALI-BURY-03, MALI-PLACE-04, MALI-MOVE-02: it has moved, and suffers where it ends up."""
    game = lay(
        models={"a": {"card": "jumpy", "status": "buried"}, "z": {"seat": 1, "at": (30, 30)}},
        markers={"m": {"kind": "pyre", "at": (9, 9)}},
        cards=[card("jumpy", abilities=waits("moves", {"soulstone": {}}))],
    )
    a = game.model("a")
    region = place.region(game, a, within=3000, of=game.marker("m"))
    run(bury.unbury(game, 0, a, region), (9000, 9000))
    run(timing.resolve_waiting(game), "hazard")
    assert condition.value(a, "burning") == 1 and game.deck(0).stones == 1
