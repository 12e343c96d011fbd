"""Where a figure could get to and whom it could reach, for the threat tool."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest
from shapely import Point, Polygon

from escarmouche.core.book import register
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import Refused
from escarmouche.core.messages.text import texts
from escarmouche.core.views.player_tools import Threat
from escarmouche.games.d10 import BOOK
from escarmouche.games.d10.table import D10
from escarmouche.testing.rules import ledger_ids
from tests.games.d10.positions import field, lay

register(BOOK)
RULES = {rule.id for rule in ledger_ids("d10")}
WALL = {"id": "wall", "kind": "wall", "line": [[30, 50], [60, 50]]}


def table(
    *terrain: dict[str, Any], level: str = "advanced", hunter: dict[str, Any] | None = None, **enemies: Any
) -> D10:
    """A hunter with a bow at 45, 45, looking east; enemies where they are named."""
    figures: dict[str, Any] = {"hunter": {"at": (45, 45), "things": ["bow", "dagger"], **(hunter or {})}}
    for name, given in enemies.items():
        figures[name] = {"seat": 1, **(given if isinstance(given, dict) else {"at": given})}
    return lay(level, figures=figures, terrain=terrain)


def threat(game: D10, name: str = "hunter") -> Threat:
    before = msgspec.json.encode(game.state)
    shown = BOOK.tools.threat(game, name)
    assert msgspec.json.encode(game.state) == before
    assert all(area.rule in RULES for area in shown.areas)
    return shown


def area(shown: Threat, name: str) -> Any:
    (drawn,) = [area for area in shown.areas if area.name == name]
    return Polygon(drawn.rings[0]).buffer(0)


def reached(shown: Threat) -> set[tuple[str, str, bool]]:
    return {(reach.piece, reach.by, reach.moves) for reach in shown.reached}


def test_d10_mov_01_cc_04_on_open_ground() -> None:
    """An Advance is a circle of 10 cm; the charge is drawn from the edge of its base; the fire zone is the half ahead."""
    shown = threat(table())
    assert area(shown, "advance-area").area == pytest.approx(math.pi * 10_000**2, rel=0.02)
    assert area(shown, "charge-area").area == pytest.approx(math.pi * 11_250**2, rel=0.02)
    assert area(shown, "bow").area == pytest.approx(math.pi * 41_250**2 / 2, rel=0.02)
    assert area(shown, "bow").contains(Point(80_000, 45_000)) and not area(shown, "bow").contains(Point(30_000, 45_000))


def test_d10_mov_04_mnt_01_riders_go_farther_and_the_wounded_less() -> None:
    rider = area(threat(table(hunter={"mounted": True})), "advance-area").area
    assert rider == pytest.approx(math.pi * 20_000**2, rel=0.02)
    limping = area(threat(table(hunter={"wounded": True})), "advance-area").area
    assert limping == pytest.approx(math.pi * 7_000**2, rel=0.02)


def test_d10_geo_07_a_wall_is_in_the_way() -> None:
    assert not area(threat(table(WALL)), "advance-area").contains(Point(45_000, 52_000))


def test_d10_geo_04_who_is_shot_at_after_a_turn_on_the_spot() -> None:
    """It looks east; an enemy in the west is reached all the same, one beyond the range only after a move."""
    shown = threat(table(east=(75, 45), west=(15, 45), far=(45, 89.5)))
    assert reached(shown) == {("east", "bow", False), ("west", "bow", False), ("far", "bow", True)}
    assert {reach.piece: reach.distance for reach in shown.reached}["east"] == 27_500


def test_d10_cc_02_cc_04_who_is_charged_and_struck() -> None:
    reaches = reached(threat(table(near=(54, 45))))
    assert {("near", "charge", False), ("near", "bow", False)} == reaches
    assert reached(threat(table(near=(47.5, 45)))) == {("near", "strike", False)}


def test_d10_los_06_nobody_is_reached_through_a_wall() -> None:
    assert reached(threat(table(WALL, near=(45, 54)))) == set()


def test_d10_sta_07_who_hides_is_not_reached() -> None:
    """Except for whoever comes within 5 cm of it first."""
    assert reached(threat(table(far={"at": (70, 45), "hidden": True}))) == set()
    assert reached(threat(table(near={"at": (54, 45), "hidden": True}))) == {("near", "bow", True)}


def test_d10_wpn_01_only_what_is_ready_shoots() -> None:
    game = table(east=(75, 45))
    game.figure("hunter").things[0].loaded = False
    shown = threat(game)
    assert reached(shown) == set() and "bow" not in {area.name for area in shown.areas}


def test_d10_turn_10_who_has_spent_its_pa_is_looked_at_as_in_the_next_turn() -> None:
    spent = {"pa": 0, "activated": True, "moved": True}
    assert ("east", "bow", False) in reached(threat(table(hunter=spent, east=(75, 45))))


def test_d10_act_11_a_stunned_figure_threatens_nobody() -> None:
    shown = threat(table(hunter={"posture": "stunned"}, east=(55, 45)))
    assert (shown.areas, shown.reached) == ([], [])


def test_d10_obj_03_nor_does_a_bearer_charge_or_shoot() -> None:
    chest = {"id": "chest", "name": {"en": "chest", "fr": "coffre"}, "at": [1, 1]}
    figures = {
        "hunter": {"at": (45, 45), "things": ["bow"], "load": "chest"},
        "near": {"at": (54, 45), "seat": 1},
    }
    shown = threat(lay("advanced", figures=figures, scenario=field(objects=[chest])))
    assert shown.reached == [] and [drawn.name for drawn in shown.areas] == ["advance-area"]


def test_any_figure_can_be_asked_about() -> None:
    game = table(near={"at": (54, 45), "things": ["sword"]})
    assert reached(threat(game, "near")) == {("hunter", "charge", False)}
    for name in ("nobody", "gone"):
        game = table(gone={"at": (1, 1), "status": "out"})
        with pytest.raises(Refused):
            BOOK.tools.threat(game, name)


def test_every_area_has_a_word() -> None:
    for lang in LANGUAGES:
        assert all(texts(lang, "d10").has(f"word-{word}") for word in ("advance-area", "charge-area"))
        assert all(texts(lang, "d10").has(f"branch-{by}") for by in ("charge", "strike"))
