"""What a player is told about a move before making it."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.core.play.foretell import foretell
from escarmouche.core.views.player_tools import Sentence
from escarmouche.games.moonstone import BOOK
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.view.tools.sightlines import with_model

from ...positions import MOON, SUN, lay, stand, table
from ...sentences import keys
from ..test_hidden import start
from .test_threat import BALM, FAIRY, HUNTER, SHOT

HEDGE = {"id": "hedge", "kind": "obstacle", "rect": [18, 22, 8, 0.4], "top": 1}
CASTER = msgspec.structs.replace(MOON[0], arcanes=(SHOT,))


def scene(*terrain: dict[str, Any], edition: str = "en") -> Moonstone:
    game = table((*SUN, CASTER, *MOON[1:], HUNTER, FAIRY), terrain=list(terrain), edition=edition)
    stand(game, "hunter", 0, 18, 10, energy=3)
    return game


def moved(game: Moonstone, x: float, y: float, name: str = "hunter", **rest: Any) -> dict[str, Sentence]:
    """What would be reported if a model stood there, by key."""
    model = game.model(name)
    there = msgspec.structs.replace(model, x=round(x * 1000), y=round(y * 1000), **rest)
    lines = BOOK.tools.consequences(game, with_model(game, model, there), 0)
    keys(lines)
    assert len({line.key for line in lines}) == len(lines)
    return {line.key: line for line in lines}


def test_moon_eng_01_coming_within_reach_and_leaving_it() -> None:
    game = scene()
    stand(game, "moon2", 1, 18, 16)
    told = moved(game, 18, 14)
    assert told["then-engaged"].rule == "MOON-ENG-02" and told["then-engaged"].args["enemies"] == ["moon2"]
    assert told["then-engages"].rule == "MOON-ENG-01"
    game.model("hunter").y = 14_000
    assert {"then-free", "then-lets-go"} <= set(moved(game, 18, 10))


def test_moon_active_02_new_targets_come_in_range_and_old_ones_go() -> None:
    game = scene()
    stand(game, "moon2", 1, 18, 20)
    stand(game, "moon3", 1, 18, 4)
    told = moved(game, 18, 14)
    assert told["then-in-range"].args == {"model": "hunter", "ability": "shot", "targets": ["moon2"]}
    assert told["then-out-of-range"].args["targets"] == ["moon3"]
    assert SHOT.arcane and told["then-in-range"].rule == "MOON-ARC-01" and not BALM.arcane


def test_moon_harvest_01_a_stone_comes_in_contact() -> None:
    game = scene()
    lay(game, "stone-1", 18, 14 + 0.891)
    assert moved(game, 18, 14)["then-stone"].args["stones"] == ["stone-1"]
    game.model("hunter").y = 14_000
    assert "then-no-stone" in moved(game, 18, 13)


def test_moon_los_02_who_comes_into_sight_and_who_goes() -> None:
    wall = {"id": "wall", "kind": "barrier", "rect": [18, 20, 6, 0.4]}
    game = scene(wall)
    stand(game, "moon2", 1, 18, 30)
    assert moved(game, 26, 12)["then-sees"].args["enemies"] == ["moon2"]
    game.model("hunter").x = 26_000
    assert moved(game, 18, 10)["then-hidden"].args["enemies"] == ["moon2"]


def test_moon_cover_cover_from_those_who_cast_is_gained_and_lost() -> None:
    game = scene(HEDGE)
    stand(game, "moon1", 1, 30, 24)  # has an Arcane Ability
    stand(game, "moon2", 1, 18, 30)  # has none: cover from it does not matter
    game.model("hunter").x, game.model("hunter").y = 18_000, 24_000
    told = moved(game, 15, 20.5)
    assert told["then-cover"].args == {"model": "hunter", "cover": "heavy-cover", "enemies": ["moon1"]}
    game.model("hunter").x, game.model("hunter").y = 15_000, 20_500
    assert moved(game, 18, 24)["then-no-cover"].args["enemies"] == ["moon1"]


def test_moon_amb_23_from_water_no_jog_starts() -> None:
    pond = {"id": "pond", "kind": "water", "rect": [18, 14, 4, 2], "name": {"en": "Pond", "fr": "Mare"}}
    game = scene(pond)
    stand(game, "fairy", 0, 10, 10)
    assert moved(game, 18, 13.5)["then-stands-in"].args["zone"] == "pond"
    assert moved(game, 18, 13.5, "fairy") == {}


def test_moon_edge_01_over_the_edge_with_the_stones() -> None:
    game = scene(edition="fr")
    lay(game, "stone-1", 1, 1, holder="hunter")
    told = moved(game, 18, 0, status="removed")
    assert list(told) == ["then-removed"] and told["then-removed"].args["stones"] == 1


def test_who_did_not_move_or_was_just_set_up_is_not_spoken_of() -> None:
    game = scene()
    stand(game, "moon2", 1, 18, 11.5)
    assert moved(game, 18, 10) == {}
    game.model("hunter").status = "reserve"
    assert moved(game, 18, 9, status="") == {}


def test_the_players_own_models_come_first() -> None:
    game = scene()
    stand(game, "moon2", 1, 18, 13)
    model = game.model("moon2")
    after = with_model(game, model, msgspec.structs.replace(model, y=11_500))
    assert {line.args["model"] for line in BOOK.tools.consequences(game, after, 0)} == {"moon2"}
    both = with_model(after, after.model("hunter"), msgspec.structs.replace(after.model("hunter"), x=20_000))
    spoken = [line.args["model"] for line in BOOK.tools.consequences(game, both, 0)]
    assert spoken == sorted(spoken, key=lambda name: name != "hunter")


def test_a_jog_is_foretold_with_its_consequences() -> None:
    """From the question to the sentence: billy runs up to quack and past nobody."""
    game = start(
        {
            "models": {
                "billy": {"card": "Billy", "seat": 0, "at": [18, 14], "energy": 2},
                "quack": {"card": "Quack", "seat": 1, "at": [18, 19], "energy": 2},
            },
            "active": "billy",
        }
    )
    told = foretell(game, 0, {"jog": [[18_000, 17_000]]})
    assert "then-engaged" in keys(told.lines)
    assert [piece.at for piece in told.pieces if piece.id == "billy"] == [(18_000, 17_000, 0)]
    assert game.table.model("billy").y == 14_000
