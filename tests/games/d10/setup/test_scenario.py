"""Scenario files: what makes no sense is reported with its line (D10-SET-04)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from escarmouche.core.files.source import Source
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.messages.text import texts
from escarmouche.games.d10.setup.options import Options
from escarmouche.games.d10.setup.scenario import HERE, read, scenario_of
from tests.games.d10.positions import card, field

FILES = sorted(HERE.glob("*.yaml"))
HEDGE = {"id": "hedge", "kind": "hedge", "line": [[20, 20], [30, 20]]}
BALCONY = {"id": "balcony", "kind": "floor", "rect": [10, 40, 50, 45], "top": 5}
STAIRS = {
    "id": "stairs",
    "kind": "stairs",
    "foot": [[44, 36], [48, 36]],
    "head": [[44, 40], [48, 40]],
    "upper": "balcony",
}
LADDER = {"id": "ladder", "kind": "ladder", "rect": [20, 42, 22, 44], "upper": "balcony"}
CHEST = {"id": "chest", "name": {"en": "the chest"}, "at": [45, 45]}


def refused(data: dict[str, Any]) -> tuple[str, str]:
    """The reason for which a file is refused, and the line of the file that it names; both languages say why."""
    text = yaml.safe_dump(data, sort_keys=False, default_flow_style=None, width=1000)
    with pytest.raises(BadFile) as caught:
        read(Source(text, "own.yaml"))
    fault = caught.value.refusal.args
    problem = fault["problem"]
    for lang in LANGUAGES:
        assert texts(lang, "d10").unfilled(problem.key, problem.args) == []
    return problem.key, text.splitlines()[fault["line"] - 1].strip()


def forces(**changes: Any) -> list[dict[str, Any]]:
    """Two forces; the first is so changed."""
    first, second = field()["forces"]
    return [{**first, **changes}, second]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_ours_are_read(file: Path) -> None:
    """D10-SET-04."""
    assert read(Source.read(file)).id == file.stem
    assert len(FILES) == 5


def test_all_that_may_stand_in_one() -> None:
    """D10-SET-04: zones on floors and in terrain, stairs, ladders with doors, goals of every kind."""
    door = {"id": "door", "kind": "door", "line": [[20, 60], [24, 60]]}
    brush = {"id": "brush", "kind": "brush", "polygon": [[60, 60], [70, 60], [65, 70]]}
    zones = [{"floor": "balcony"}, {"kind": "brush"}, {"rect": [0, 0, 90, 20]}, {"edge": "west", "depth": 90}]
    goals = [
        {"does": "hold", "at": [45, 45], "within": 12},
        *({"does": does, "object": "chest"} for does in ("exit", "half", "carry")),
        {"does": "beacon", "floor": "balcony"},
        {"does": "last", "side": 0},
        {"does": "losses"},
    ]
    named = {"mounted": {"shield-bearer": 1}, "missiles": {"crossbowman": 2}, "bearer": "chest"}
    terrain = [HEDGE, BALCONY, STAIRS, {**LADDER, "door": "door"}, door, brush]
    made = field(*terrain, forces=forces(zones=zones, **named), objects=[CHEST], goals=goals)
    assert len(read(Source(yaml.safe_dump(made))).goals) == 7


TERRAIN: list[tuple[str, list[dict[str, Any]], str]] = [
    ("file-id-twice", [HEDGE, {"id": "hedge", "kind": "rock", "circle": [40, 40, 2]}], "id: hedge"),
    ("file-id-twice", [{**HEDGE, "id": ""}], "id: ''"),
    ("file-outline", [{"id": "rock", "kind": "rock"}], "id: rock"),
    ("file-outline", [{**HEDGE, "rect": [20, 20, 30, 21]}], "id: hedge"),
    ("file-stairs", [BALCONY, {**STAIRS, "rect": [44, 36, 48, 40]}], "id: stairs"),
    ("file-stairs", [BALCONY, {"id": "stairs", "kind": "stairs", "upper": "balcony"}], "id: stairs"),
    ("file-off-table", [{"id": "rock", "kind": "rock", "circle": [89, 40, 2]}], "circle:"),
    ("file-off-table", [{**HEDGE, "line": [[20, 20], [20, 91]]}], "line:"),
    ("file-off-table", [{"id": "road", "kind": "road", "rect": [-1, 0, 9, 9]}], "rect:"),
    ("file-no-size", [{"id": "road", "kind": "road", "rect": [9, 0, 1, 9]}], "rect:"),
    ("file-no-size", [{"id": "rock", "kind": "rock", "circle": [40, 40, 0]}], "circle:"),
    ("file-no-size", [{**HEDGE, "line": [[20, 20]]}], "line:"),
    ("file-no-size", [{**HEDGE, "line": [[20, 20], [20, 20]]}], "line:"),
    ("file-no-size", [{"id": "wood", "kind": "wood", "polygon": [[1, 1], [9, 9]]}], "polygon:"),
    ("file-no-size", [{"id": "wood", "kind": "wood", "polygon": [[1, 1], [9, 9], [9, 1], [1, 9]]}], "polygon:"),
    ("file-unknown-floor", [{**BALCONY, "id": "gallery"}, STAIRS], "upper: balcony"),
    ("file-unknown-floor", [BALCONY, {**LADDER, "lower": "cellar"}], "lower: cellar"),
    ("file-unknown-floor", [HEDGE, {**LADDER, "upper": "hedge"}], "upper: hedge"),
    ("file-no-upper", [{**LADDER, "upper": ""}], "id: ladder"),
    ("file-unknown-door", [BALCONY, {**LADDER, "door": "balcony"}], "door: balcony"),
]


@pytest.mark.parametrize(("reason", "terrain", "line"), TERRAIN)
def test_terrain(reason: str, terrain: list[dict[str, Any]], line: str) -> None:
    """D10-SET-04, D10-TER-01: each piece has an id of its own and one outline on the table, and leads where there is something."""
    key, shown = refused(field(*terrain))
    assert key == reason
    assert line in shown


FORCES: list[tuple[str, dict[str, Any], str]] = [
    ("file-unknown-band", {"band": "bailif"}, "band: bailif"),
    ("file-unknown-card", {"missiles": {"crossbow": 2}}, "crossbow: 2"),
    ("file-unknown-card", {"mounted": {"nobody": 1}}, "nobody: 1"),
    ("file-unknown-object", {"bearer": "chest"}, "bearer: chest"),
    ("file-zone", {"zones": [{"depth": 15}]}, "depth: 15"),
    ("file-zone", {"zones": [{"edge": "south", "rect": [0, 0, 9, 9]}]}, "edge: south"),
    ("file-zone-depth", {"zones": [{"edge": "south", "depth": 91}]}, "depth: 91"),
    ("file-zone-depth", {"zones": [{"edge": "south", "depth": 0}]}, "depth: 0"),
    ("file-off-table", {"zones": [{"rect": [80, 0, 100, 9]}]}, "rect:"),
    ("file-no-size", {"zones": [{"rect": [9, 0, 9, 9]}]}, "rect:"),
    ("file-unknown-floor", {"zones": [{"floor": "balcony"}]}, "floor: balcony"),
    ("file-unknown-kind", {"zones": [{"kind": "brush"}]}, "kind: brush"),
]


@pytest.mark.parametrize(("reason", "changes", "line"), FORCES)
def test_force(reason: str, changes: dict[str, Any], line: str) -> None:
    """D10-SET-04, D10-SET-06: a band, figures and objects that exist, and zones on the table."""
    key, shown = refused(field(HEDGE, forces=forces(**changes)))
    assert key == reason
    assert line in shown


OBJECTS: list[tuple[str, list[dict[str, Any]], str]] = [
    ("file-id-twice", [CHEST, CHEST | {"at": [9, 9]}], "id: chest"),
    ("file-object-place", [{**CHEST, "side": 0}], "id: chest"),
    ("file-off-table", [{**CHEST, "at": [45, 99]}], "at: [45, 99]"),
]


@pytest.mark.parametrize(("reason", "objects", "line"), OBJECTS)
def test_object(reason: str, objects: list[dict[str, Any]], line: str) -> None:
    """D10-SET-04, D10-OBJ-01: each object has an id of its own, and lies on the table or is carried, not both."""
    key, shown = refused(field(objects=objects))
    assert key == reason
    assert line in shown


GOALS: list[tuple[str, dict[str, Any], str]] = [
    ("file-unknown-object", {"does": "exit", "object": "strongbox"}, "object: strongbox"),
    ("file-unknown-floor", {"does": "beacon", "floor": "platform"}, "floor: platform"),
    ("file-goal-needs", {"does": "hold", "within": 12}, "does: hold"),
    ("file-goal-needs", {"does": "hold", "at": [45, 45]}, "does: hold"),
    ("file-goal-needs", {"does": "exit", "edge": "west"}, "does: exit"),
    ("file-goal-needs", {"does": "half"}, "does: half"),
    ("file-goal-needs", {"does": "carry"}, "does: carry"),
    ("file-goal-needs", {"does": "beacon"}, "does: beacon"),
    ("file-goal-needs", {"does": "last"}, "does: last"),
    ("file-off-table", {"does": "hold", "at": [45, 91], "within": 12}, "at: [45, 91]"),
    ("file-off-table", {"does": "carry", "object": "chest", "zone": [0, 0, 99, 9]}, "zone:"),
]


@pytest.mark.parametrize(("reason", "goal", "line"), GOALS)
def test_goal(reason: str, goal: dict[str, Any], line: str) -> None:
    """D10-SET-04, D10-END-02: a goal says what its kind needs, and names what there is."""
    key, shown = refused(field(objects=[CHEST], goals=[{"does": "losses"}, goal]))
    assert key == reason
    assert line in shown


def test_figures_that_players_brought() -> None:
    """D10-SET-04: their own scenario may name their own bands and figures; without them it is refused."""
    made = field(forces=forces(band="own", mounted={"man": 1}))
    brought = Options(scenario="own", scenarios=[made], cards=[card()])
    assert scenario_of(brought).forces[0].band == "own"
    with pytest.raises(BadFile):
        scenario_of(Options(scenario="own", scenarios=[made]))


def test_a_level_changes_it() -> None:
    """D10-SET-04, D10-LVL-01: a level may have other turns, terrain, zones and arrivals; what it does not name stays."""
    rock = {"id": "rock", "kind": "rock", "circle": [40, 40, 2]}
    shift = {"zones": [{"edge": "south", "depth": 8}], "late": [{"turn": 2, "rank": "leader", "edge": "south"}]}
    change = {"turns": 3, "without": ["hedge"], "terrain": [rock], "forces": [shift, {}]}
    made = field(HEDGE, levels={"full": change})
    plain, full = (scenario_of(Options(edition=e, scenario="own", scenarios=[made])) for e in ("simplified", "full"))
    assert [piece.id for piece in plain.terrain] == ["hedge"]
    assert [piece.id for piece in full.terrain] == ["rock"]
    assert (full.turns, full.forces[0].zones[0].depth, full.forces[0].late[0].turn) == (3, 8, 2)
    assert full.forces[1] == plain.forces[1]
    assert full.forces[0].band == plain.forces[0].band


LEVELS: list[tuple[str, dict[str, Any], str]] = [
    ("file-unknown-piece", {"without": ["hegde"]}, "without: [hegde]"),
    ("file-off-table", {"terrain": [{"id": "rock", "kind": "rock", "circle": [89, 40, 2]}]}, "circle:"),
    ("file-zone", {"forces": [{}, {"zones": [{"depth": 15}]}]}, "depth: 15"),
    ("file-unknown-floor", {"without": ["balcony"]}, "full:"),
    ("file-id-twice", {"terrain": [HEDGE]}, "full:"),
]


@pytest.mark.parametrize(("reason", "change", "line"), LEVELS)
def test_level(reason: str, change: dict[str, Any], line: str) -> None:
    """D10-SET-04: what a level changes is checked as the rest is, and what remains must hold together."""
    key, shown = refused(field(HEDGE, BALCONY, STAIRS, levels={"full": change}))
    assert key == reason
    assert line in shown


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_ours_keep_their_character(file: Path) -> None:
    """D10-SET-04: a level changes neither the bands nor what a scenario is about."""
    plain = read(Source.read(file))
    for level in plain.levels:
        made = plain.at(level)
        assert [force.band for force in made.forces] == [force.band for force in plain.forces]
        assert made.goals == plain.goals
