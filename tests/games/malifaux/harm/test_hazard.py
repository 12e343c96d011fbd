"""Hazardous terrain (MALI-TERR-09 to -13, MALI-AMB-70)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.malifaux.harm import hazard
from escarmouche.games.malifaux.state import NOBODY, After, Resolving, Waded
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import timing
from tests.games.malifaux.positions import card, lay
from tests.games.malifaux.rule_runner import ability, asked, run

WIRE = {"id": "wire", "kind": "barbed-wire", "rect": (10, 10, 4, 4)}
BRAMBLE = {"id": "bramble", "kind": "other", "traits": ["hazardous"], "hazard": "poison", "rect": (20, 10, 4, 4)}
GHOST = card("ghost", abilities=[ability({"immune": {"to": ["hazardous"]}})])


def table(**more: Any) -> Malifaux:
    models = {"a": {"at": (10, 10)}, "b": {"seat": 1, "at": (30, 30)}, **more.pop("models", {})}
    game = lay(models=models, cards=[GHOST], terrain=[WIRE, BRAMBLE], active="a", **more)
    game.state.resolving = [Resolving("walk", "a", 0, stage="effects")]
    return game


def over(game: Malifaux, *answers: Any) -> None:
    """The Action ends and what waited is resolved."""
    game.resolving.stage = "after"
    game.state.afters += hazard.after(game, game.resolving, game.model(game.resolving.model))
    run(timing.resolve_waiting(game), *answers)


def worn(game: Malifaux, name: str) -> dict[str, int]:
    return {worn.name: worn.value for worn in game.model(name).conditions}


def test_acting_in_it() -> None:
    """MALI-TERR-09, MALI-TERR-10, MALI-EX-32: in it at any moment of its Action, it suffers once after that Action."""
    game = table()
    hazard.stands(game, game.model("a"))
    assert game.model("a").health == 8
    game.model("a").x = 30000  # it has left in the meantime
    over(game)
    assert game.model("a").health == 7


def test_ending_in_it() -> None:
    """MALI-TERR-10: at the end of the Action is early enough; twice is once."""
    game = table()
    hazard.wade(game, game.model("a"), ["wire"])
    over(game)
    assert game.model("a").health == 7


def test_condition() -> None:
    """MALI-TERR-11: Hazardous (Condition) gives it +1; without one it deals 1 damage that nobody dealt."""
    game = table(models={"a": {"at": (20, 10), "health": 1}})
    hazard.wade(game, game.model("a"), ["bramble"])
    over(game)
    assert worn(game, "a") == {"poison": 1} and game.model("a").health == 1
    game.model("a").x, game.resolving.hazards = 30000, [Waded("a", "wire")]
    over(game)
    assert game.state.kills[0].crew == NOBODY


def test_markers_of_a_kind() -> None:
    """MALI-EX-29, MALI-TERR-13, MALI-AMB-70: three Pyres and a Pit Trap: one effect of each; a separate piece is one more."""
    game = table(models={"b": {"seat": 1, "at": (30, 30)}})
    b = game.model("b")
    for name in ("marker:pyre", "marker:pyre", "marker:pit-trap", "marker:pyre"):
        hazard.wade(game, b, [name])
    game.model("a").x = 30000
    over(game, "pyre")
    assert worn(game, "b") == {"burning": 1} and b.health == 7


def test_standing_still() -> None:
    """MALI-AMB-70: a model that stands in it and does nothing does not suffer."""
    game = table(models={"b": {"seat": 1, "at": (10.5, 10.5)}, "a": {"at": (30, 30)}})
    over(game)
    assert [game.model(name).health for name in "ab"] == [8, 8]


def test_unaffected() -> None:
    """MALI-TERR-17: a model unaffected by Hazardous suffers nothing."""
    game = table(models={"a": {"card": "ghost", "at": (10, 10)}})
    hazard.wade(game, game.model("a"), ["wire"])
    over(game)
    assert game.model("a").health == 8


def test_outside_an_action() -> None:
    """MALI-TERR-09: moved by an Ability, it suffers after that Ability, once."""
    game = table()
    game.state.resolving = []
    hazard.wade(game, game.model("a"), ["wire", "wire"])
    assert game.state.afters == [After("a", 0, "hazard", "wire")]


def test_after_the_action() -> None:
    """MALI-TERR-09: moved by what comes after an Action, it suffers too, but not a second time from the same piece."""
    game = table()
    over(game)
    hazard.wade(game, game.model("a"), ["wire", "bramble"])
    run(timing.resolve_waiting(game))
    assert game.model("a").health == 7 and worn(game, "a") == {"poison": 1}


def test_marker_moved() -> None:
    """MALI-TERR-12, MALI-DP-56: every model it touches suffers; the model that moves it may ignore it for itself."""
    game = table(models={"a": {"at": (30, 5)}}, markers={"m": {"kind": "pyre"}, "n": {"kind": "scheme"}})
    a, b, marker = game.model("a"), game.model("b"), game.marker("m")
    ask = asked(hazard.swept(game, marker, [a, b], a))
    assert (ask.seat, list(ask)) == (0, ["ignore", "suffer"])
    run(hazard.swept(game, marker, [a, b], a), "ignore")
    over(game)
    assert (worn(game, "a"), worn(game, "b")) == ({}, {"burning": 1})
    run(hazard.swept(game, game.marker("n"), [a, b], a))
    assert game.state.afters == []
