"""Places beside a base, and pushes, where floors meet: a model stands on a floor, never in the air."""

from __future__ import annotations

from typing import Any

from escarmouche.games.moonstone.movement.push import contact_places, floor_beside, slide, stone_places
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.games.moonstone.state import Model, MoonstoneState
from escarmouche.games.moonstone.table import Moonstone

TOP: dict[str, Any] = {"id": "top", "kind": "floor", "rect": [18, 24, 6, 4], "top": 2}
STEPS: dict[str, Any] = {
    "id": "steps", "kind": "stairs", "foot": [[17, 20], [19, 20]], "head": [[17, 22], [19, 22]], "upper": "top"
}  # fmt: skip


def _table(*models: Model, edition: str = "fr") -> Moonstone:
    setup = Options(edition="en" if edition == "en" else "fr", terrain=[TOP, STEPS])
    return Moonstone(MoonstoneState(phase="activation", models=list(models)), setup)


def _model(name: str, x: int, y: int, z: int = 0, floor: str = "", seat: int = 0) -> Model:
    return Model(name, "billy", seat, x, y, z, floor, "")


def test_beyond_the_foot_of_stairs_one_is_placed_on_the_ground() -> None:
    """MOON-AMB-81."""
    model, other = _model("one", 5000, 5000), _model("other", 18000, 20400, 400, "steps")
    game = _table(model, other)
    assert contact_places(game, model, other).why_not((18000, 19218)) is None
    assert floor_beside(game, other, 18000, 19218) == ""
    assert floor_beside(game, other, 18000, 21582) == "steps"


def test_beyond_the_rim_of_a_roof_nobody_is_placed_and_no_stone_is_laid() -> None:
    """MOON-AMB-81, MOON-STONE-04."""
    model, other = _model("one", 5000, 5000), _model("other", 20409, 24000, 2000, "top")
    game = _table(model, other)
    assert contact_places(game, model, other).why_not((21591, 24000)) is not None
    assert contact_places(game, model, other).why_not((19227, 24000)) is None
    assert stone_places(game, other).why_not((21300, 24000)) is not None
    assert stone_places(game, other).why_not((19518, 24000)) is None


def test_a_push_up_the_stairs_is_stopped_by_whoever_stands_on_the_roof() -> None:
    """MOON-AMB-09."""
    model, other = _model("one", 18000, 19000), _model("other", 18000, 23300, 2000, "top")
    game = _table(model, other, edition="en")
    assert not slide(game, model, 0.0, 1.0, 4000, away=True)
    assert (model.x, model.y, model.z, model.floor) == (18000, 22118, 2000, "top")


def test_a_push_from_the_roof_over_the_side_of_the_stairs_is_a_fall() -> None:
    """MOON-FALL-04."""
    model = _model("one", 18000, 23000, 2000, "top")
    game = _table(model)
    assert slide(game, model, 0.6, -0.8, 3000, away=True)
    assert model.floor == "steps"
    assert model.x in (18999, 19000)


def test_a_push_over_the_very_end_of_the_head_of_stairs_is_a_fall() -> None:
    """MOON-FALL-04: three thousandths of an inch on the stairs, then over their side; never on in the air."""
    model = _model("model", 18397, 22800, 2000, "top")
    game = _table(model)
    assert slide(game, model, 0.6, -0.8, 3000, away=True)
    assert (model.floor, model.x) == ("steps", 19000)
