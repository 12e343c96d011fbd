"""Positions and expectations of cases; hidden information; what must always hold (D10-HID, D10-LVL)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from escarmouche.core.book import register
from escarmouche.core.messages.refusal import BadSetup
from escarmouche.games.d10 import BOOK
from escarmouche.games.d10.cases import expect, invariants
from escarmouche.games.d10.cases import position as cases_position
from escarmouche.games.d10.ground import fog, veil
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import action
from escarmouche.games.d10.view import hidden
from escarmouche.testing.cases.case import run_text
from tests.games.d10.positions import field, lay, run

register(BOOK)

PAIR = {"ann": {"card": {"c": 4}, "seat": 0, "at": [10, 20]}, "bob": {"card": "archer", "seat": 1, "at": [30, 20]}}


def laid(position: dict[str, Any], edition: str = "advanced", **options: Any) -> D10:
    """The table of a case."""
    setup = BOOK.read_setup(cases_position.prepared({"edition": edition, "seats": 2, **options}, position))
    return D10(BOOK.cases.position(setup, position), setup)


def test_a_position() -> None:
    """Figures with cards of their own or printed ones, in centimetres; things as on the card unless said."""
    game = laid({"figures": PAIR, "active": "bob"})
    ann, bob = game.figures
    assert (ann.x, ann.y, ann.status, game.card(ann).c, game.card(ann).t) == (10_000, 20_000, "", 4, 5)
    assert [thing.card for thing in bob.things] == ["bow", "dagger"] and bob.things[0].missiles == 8
    assert [thing.held for thing in bob.things] == [True, False]
    assert (game.state.phase, game.state.turn, game.state.seat, game.state.edges) == ("activation", 1, 1, [0, 1])


def test_things_in_a_position() -> None:
    """`things` in place of the card's, `holds` for what is in hand."""
    bob = {
        "card": {"like": "archer", "t": 6},
        "at": [30, 20],
        "holds": ["dagger"],
        "things": ["dagger", {"card": "bow", "missiles": 2}],
    }
    game = laid({"figures": {"bob": bob}})
    figure = game.figure("bob")
    assert game.card(figure).t == 6 and game.card(figure).a == 5
    assert [(thing.card, thing.held, thing.missiles) for thing in figure.things] == [
        ("dagger", True, -1),
        ("bow", False, 2),
    ]


def test_floors_doors_and_markers() -> None:
    """A floor has its own height; doors stand as said; markers are objects, weapons, missiles or mounts."""
    terrain = [
        {"id": "top", "kind": "floor", "rect": [41, 41, 49, 49], "top": 12},
        {"id": "door", "kind": "door", "line": [[10, 60], [14, 60]], "state": "closed"},
    ]
    markers = {
        "chest": {"at": [5, 5]},
        "lost": {"kind": "weapon", "weapon": "bow", "at": [8, 5], "loaded": False},
        "horse": {"kind": "mount", "of": "ann", "at": [20, 50]},
    }
    figures = {"ann": {"card": "archer", "at": [45, 45], "floor": "top"}}
    game = laid({"figures": figures, "terrain": terrain, "markers": markers, "doors": {"door": "open"}})
    assert (game.figure("ann").z, game.figure("ann").floor) == (12_000, "top")
    assert game.state.doors == {"door": "open"} and game.field.is_open("door")
    kinds = {marker.id: (marker.kind, marker.radius, marker.of) for marker in game.state.markers}
    assert kinds == {
        "chest": ("object", 1_000, "chest"),
        "lost": ("weapon", 1_000, ""),
        "horse": ("mount", 2_000, "ann"),
    }
    thing = game.marker("lost").thing
    assert thing is not None and (thing.card, thing.loaded) == ("bow", False)


@pytest.mark.parametrize(
    ("position", "word"),
    [
        ({"figuers": {}}, "figures"),
        ({"figures": {"ann": {"card": "archr"}}}, "archer"),
        ({"figures": {"ann": {"card": "archer", "psture": "up"}}}, "posture"),
        ({"figures": {"ann": {"card": "archer", "things": ["bo"]}}}, "bow"),
        ({"figures": {"ann": {"card": "archer", "holds": ["bo"]}}}, "bow"),
        ({"figures": {"ann": {"card": "archer", "things": [{"card": "bow", "lode": 1}]}}}, "loaded"),
        ({"figures": {"ann": {"card": "archer", "at": [1, 1], "floor": "attic"}}}, "attic"),
        ({"figures": {"ann": {"card": "archer", "at": "here"}}}, "a list, not text"),
        ({"figures": {"ann": {"card": {"like": "archr"}}}}, "archer"),
        ({"figures": {"ann": 3}}, "mapping"),
        ({"figures": {"ann": {"card": "archer", "pa": "two"}}}, "whole number"),
        ({"figures": {"ann": {"card": "archer"}}, "active": "an"}, "ann"),
        ({"markers": {"x": {"at": [1, 1], "kint": "weapon"}}}, "kind"),
        ({"markers": {"x": {"at": [1, 1], "weapon": "bo"}}}, "bow"),
        ({"doors": {"gate": "open"}}, "gate"),
        ({"turn": "one"}, "whole number"),
    ],
)
def test_what_cannot_be(position: dict[str, Any], word: str) -> None:
    """A mistake is reported with the nearest known word."""
    with pytest.raises(BadSetup, match=word):
        laid(position)


def test_without_a_position() -> None:
    """An empty position is a new game."""
    setup = BOOK.read_setup({"scenario": "own", "scenarios": [field()]})
    assert BOOK.cases.position(setup, {}).phase == "bands"


def misses(game: D10, wanted: dict[str, Any]) -> list[str]:
    return [miss.what for miss in expect.expect(game, wanted)]


def test_expectations() -> None:
    """What a case can expect of figures and of the table, and what is reported when that is not so."""
    game = laid({"figures": {**PAIR, "amy": {"card": "archer", "seat": 0, "at": [32.5, 20], "wounded": True}}})
    right = {
        "ann": {"at": [10, 20], "status": "in play", "posture": "up", "pa": 2, "gap": {"bob": 17.5}, "touches": []},
        "bob": {
            "engaged": True,
            "touches": ["amy"],
            "has": ["bow", "dagger"],
            "holds": ["bow"],
            "missiles": {"bow": 8},
            "damaged": [],
            "loaded": ["bow", "dagger"],
            "sees": {"ann": True},
            "cover": {"ann": 0.0},
        },
        "amy": {"wounded": True, "valid": True, "load": "none"},
        "morale": {0: 2, 1: 1},
        "points": {0: 0},
        "markers": [],
        "rolls": [],
        "turn": 1,
        "edges": {1: 1},
        "active": "none",
    }
    assert misses(game, right) == []
    wrong = {"ann": {"at": [10, 21], "pa": 1, "gap": {"bob": 3}}, "bob": {"engaged": False, "has": []}, "turn": 2}
    assert misses(game, wrong) == ["ann at", "ann pa", "ann gap bob", "bob engaged", "bob has", "turn"]
    for unknown in ({"tern": 1}, {"ann": {"posture_": "up"}}):
        with pytest.raises(BadSetup):
            misses(game, unknown)


def test_markers_and_rolls_expected() -> None:
    game = laid({"figures": PAIR, "markers": {"chest": {"at": [12.25, 20]}}})
    assert misses(game, {"markers": {"chest": {"at": [12.25, 20], "touches": ["ann"], "kind": "object"}}}) == []
    assert misses(game, {"markers": {"chest": "none", "lost": {"kind": "object"}}}) == ["markers chest", "markers lost"]
    assert misses(game, {"markers": []}) == ["markers"]
    assert misses(game, {"rolls": [{"kind": "jt"}]}) == ["rolls"]


CASE = """
- case: D10-SHO-02  A shot
  edition: full
  given:
    figures:
      ann: {card: archer, seat: 0, at: [10, 20], facing: 0}
      bob: {card: archer, seat: 1, at: [30, 20]}
    active: ann
    dice: [5, 9]
  when:
    - 0: {shoot: any}
  then:
    bob: {wounded: true}
    rolls: [{kind: jt, die: 5, need: 5, mods: {}, result: success}, {kind: jd, die: 9, need: 4, result: over}]
"""


def test_a_case() -> None:
    """A whole case runs."""
    (result,) = run_text(CASE, game="d10")
    assert result.passed, result.text()


# -- what a seat may not know


def test_nothing_is_hidden() -> None:
    """D10-HID-01, D10-HID-02, D10-HID-03: a world dealt for a seat is the table as it lies, hidden figures too."""
    game = laid({"figures": {**PAIR, "cat": {"card": "archer", "seat": 1, "at": [60, 60], "hidden": True}}})
    before = msgspec.json.encode(game.state)
    for seat in (0, 1, None):
        hidden.redeal(game, seat, random.Random(1))
    assert msgspec.json.encode(game.state) == before
    assert not veil.veiled(game, game.figure("cat"), 0)


BRUSH = {"id": "brush", "kind": "brush", "rect": [16.3, 8, 18.9, 12]}


def foggy(**others: dict[str, Any]) -> D10:
    """Ann is active; cat hides in the brush, 5.1 cm from her."""
    figures = {
        "ann": {"at": (10, 10), "things": ["sword"]},
        "cat": {"seat": 1, "at": (17.6, 10), "hidden": True},
        **others,
    }
    return lay("advanced", figures=figures, terrain=[BRUSH], fog=True, active="ann")


def test_who_is_veiled() -> None:
    """D10-HID-04: a hidden enemy farther than 5 cm from all, for its enemies and for those who only watch."""
    game = foggy(dog={"seat": 1, "at": (10, 17.5), "hidden": True})
    veil.notice(game)
    veiled = {
        (name, seat): veil.veiled(game, game.figure(name), seat) for name in ("cat", "dog") for seat in (0, 1, None)
    }
    assert [key for key, value in veiled.items() if value] == [("cat", 0), ("cat", None)]
    assert [event.args["figure"] for event in game.events if event.name == "noticed"] == ["dog"]
    game.figure("dog").y = 60_000
    veil.notice(game)
    assert veil.veiled(game, game.figure("dog"), 0)
    game.figure("dog").hidden = False
    assert not veil.veiled(game, game.figure("dog"), 0)


def test_questions_know_nothing_of_the_veiled() -> None:
    """D10-HID-04: the table of a question has no veiled enemies; without any it is the table itself."""
    game = foggy()
    assert [figure.id for figure in fog.known(game, 0).in_play()] == ["ann"]
    assert fog.known(game, 1) is game
    game.figure("cat").hidden = False
    assert fog.known(game, 0) is game


def test_walking_into_somebody() -> None:
    """D10-HID-04, D10-MOV-05: the path is legal as far as its player knows, and ends where it meets a hidden figure."""
    game = foggy()
    assert action.menu(game, game.figure("ann")).why_not({"advance": [[17_700, 10_000]]}) is None
    run(action.act(game), {"advance": [[17_700, 10_000]]}, 0)
    ann, cat = game.figures
    assert abs(ann.x - 15_100) <= 5 and not cat.hidden
    assert not list(invariants.broken(game))


def test_a_charge_is_halted() -> None:
    """D10-HID-04, D10-ACT-05: a hidden figure in the way ends it, and is seen; the PA are spent."""
    game = foggy(dog={"seat": 1, "at": (20.3, 10)})
    run(action.act(game), {"charge": {"dog": [17_800, 10_000]}})
    assert (game.figure("ann").x, game.figure("ann").pa, game.figure("cat").hidden) == (10_000, 0, False)
    assert game.state.action is None and "halted" in [event.name for event in game.events]


def test_worlds_in_fog() -> None:
    """D10-HID-04, D10-HID-02: for a player who may not know it, somebody veiled may be in any cover, as far from all enemies."""
    wood = {"id": "wood", "kind": "wood", "rect": [50, 50, 70, 70]}
    figures = {"ann": {"at": (10, 10)}, "cat": {"seat": 1, "at": (60, 60), "hidden": True}}
    game = lay("advanced", figures=figures, terrain=[wood], fog=True)
    places = set()
    for number in range(5):
        hidden.redeal(game, 0, random.Random(number))
        cat = game.figure("cat")
        assert game.field.wholly_rough(game.body(cat), "") and veil.alone(game, cat)
        places.add((cat.x, cat.y))
    assert len(places) == 5
    hidden.redeal(game, 1, random.Random(9))
    assert (game.figure("cat").x, game.figure("cat").y) in places


def test_worlds_do_not_rest_on_the_truth() -> None:
    """D10-HID-04: nobody is dealt a place because of where the others truly hide."""
    wood = {"id": "wood", "kind": "wood", "rect": [50, 50, 56, 56]}
    dealt = []
    for cat, dog in (((52, 52), (54.6, 54.6)), ((54.6, 52), (51.5, 54.6))):
        figures = {"cat": {"seat": 1, "at": cat, "hidden": True}, "dog": {"seat": 1, "at": dog, "hidden": True}}
        worlds = []
        for number in range(20):
            game = lay("advanced", figures={"ann": {"at": (10, 10)}, **figures}, terrain=[wood], fog=True)
            hidden.redeal(game, 0, random.Random(number))
            assert not list(invariants.broken(game))
            worlds.append([(figure.x, figure.y, figure.facing) for figure in game.figures])
        dealt.append(worlds)
    assert dealt[0] == dealt[1]


def test_no_other_place_to_hide() -> None:
    """D10-HID-04: where there is no other place, who is veiled stays where it is."""
    game = foggy()
    game.figure("ann").x = 12_000  # on its way: nobody in the brush is farther than 5 cm from it
    hidden.redeal(game, 0, random.Random(1))
    assert (game.figure("cat").x, game.figure("cat").y, game.figure("cat").floor) == (17_600, 10_000, "")


# -- invariants


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"pa": 3}, "3 PA"),
        ({"status": "lost"}, "lost"),
        ({"posture": "flying"}, "flying"),
        ({"facing": 360}, "360"),
        ({"mounted": True, "posture": "prone"}, "mounted and prone"),
        ({"hidden": True, "posture": "crouched"}, "hidden and crouched"),
        ({"climb": "wall"}, "climbs"),
        ({"x": 100}, "table edge"),
        ({"x": 31_000}, "overlap"),
        ({"status": "dead", "load": "chest"}, "carries"),
    ],
)
def test_faults(changes: dict[str, Any], what: str) -> None:
    """What must never be is reported."""
    game = laid({"figures": PAIR})
    assert list(invariants.broken(game)) == []
    for word, value in changes.items():
        setattr(game.figure("ann"), word, value)
    assert any(what in fault for fault in invariants.broken(game))


def test_faults_of_things() -> None:
    """More than two hands, a thing twice, a missile that is not there."""
    game = laid({"figures": PAIR})
    bow, dagger = game.figure("bob").things
    dagger.held = True
    assert any("two hands" in fault for fault in invariants.broken(game))
    dagger.held, bow.missiles = False, 0
    assert any("0 missiles" in fault for fault in invariants.broken(game))
    dagger.id = bow.id
    assert any("twice" in fault for fault in invariants.broken(game))


def test_faults_of_places() -> None:
    """Nobody stands in scenery or on an object."""
    rock = [{"id": "rock", "kind": "rock", "circle": [10, 22, 2]}]
    game = laid({"figures": PAIR, "terrain": rock, "markers": {"chest": {"at": [30, 20]}}})
    faults = list(invariants.broken(game))
    assert "ann overlaps rock" in faults and "bob stands on chest" in faults
