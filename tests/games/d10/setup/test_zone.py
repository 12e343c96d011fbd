"""Deployment zones: what they hold, and that every one of the scenarios' has room for its band."""

from __future__ import annotations

import random
from typing import Any

import pytest

from escarmouche.core.asks.region import Place
from escarmouche.games.d10.cards.library import cards_of
from escarmouche.games.d10.setup import zone
from escarmouche.games.d10.setup.options import Options
from escarmouche.games.d10.setup.scenario import Zone, scenarios
from escarmouche.games.d10.state import D10State, Figure, Thing
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import field, lay


def zoned(*zones: dict[str, Any], terrain: tuple[dict[str, Any], ...] = (), **figures: dict[str, Any]) -> D10:
    forces = [{"band": "bailiff", "zones": list(zones)}, {"band": "flayers", "zones": [{"edge": "north"}]}]
    made = field(*terrain, forces=forces)
    return lay("advanced", figures={"a": {"status": "reserve"}, **figures}, scenario=made)


def why(game: D10, *at: int) -> str | None:
    refusal = zone.region(game, 0, game.figure("a")).why_not(at)
    return refusal.key if refusal else None


def test_wholly_within_15_cm_of_the_edge() -> None:
    """D10-SET-06, D10-GEO-01."""
    game = zoned({"edge": "south"})
    assert why(game, 30_000, 13_750) is None
    assert why(game, 30_000, 13_755) is None
    assert why(game, 30_000, 13_760) == "why-not-in-zone"
    assert why(game, 1_250, 1_250) is None
    assert why(game, 1_240, 1_250) == "why-taken"
    for edge, inside in (("north", (45_000, 80_000)), ("west", (10_000, 45_000)), ("east", (80_000, 45_000))):
        game = zoned({"edge": edge, "depth": 12})
        assert why(game, *inside) is None
        assert why(game, 45_000, 45_000) == "why-not-in-zone"


def test_with_room_and_apart_from_enemies() -> None:
    """D10-SET-06, D10-GEO-07."""
    game = zoned({"rect": (0, 0, 30, 30), "apart": 5}, b={"at": (10, 10)}, c={"at": (20, 20), "seat": 1})
    assert why(game, 11_000, 10_000) == "why-taken"
    assert why(game, 20_000, 13_000) == "why-too-near"
    assert why(game, 20_000, 12_400) is None


def test_hidden_in_the_brush_and_not_too_many() -> None:
    """D10-SET-06: up to this many in a kind of terrain, wholly inside it."""
    brush = {"id": "brush", "kind": "brush", "rect": (20, 20, 30, 30)}
    game = zoned({"kind": "brush", "hidden": True, "most": 1}, {"edge": "south"}, terrain=(brush,))
    a = game.figure("a")
    assert why(game, 25_000, 25_000) is None
    assert why(game, 20_500, 25_000) == "why-not-in-zone"
    a.x, a.y, a.status = 25_000, 25_000, ""
    game.mustered()
    chosen = zone.zone_of(game, a)
    assert chosen is not None
    assert chosen.hidden
    a.hidden = True
    game.state.figures.append(Figure("b", "man", 0))
    region = zone.region(game, 0, game.figure("b"))
    refusal = region.why_not((22_000, 22_000))
    assert refusal is not None
    assert refusal.key == "why-zone-full"
    assert region.why_not((22_000, 10_000)) is None


def tower() -> D10:
    game = lay("advanced", figures={name: {"status": "reserve", "seat": 1} for name in "abcde"})
    game.scenario = scenarios()["the-watch-tower"]
    for name in "abe":
        game.figure(name).things = [Thing(name, "bow")]
    return game


def test_archers_are_kept_for_the_platform() -> None:
    """D10-SET-06: at least three archers or crossbowmen begin on the tower."""
    game = tower()

    def said(name: str, *at: int) -> str | None:
        refusal = zone.region(game, 1, game.figure(name)).why_not(at)
        return refusal.key if refusal else None

    assert said("a", 45_000, 45_000, 12_000) is None
    assert said("a", 35_000, 45_000) == "why-needed-there"
    assert said("c", 45_000, 45_000, 12_000) == "why-zone-kept"
    assert said("c", 35_000, 45_000) is None
    assert said("a", 45_000, 45_000) == "why-taken"  # inside the tower
    for name, x, y in (("a", 43_000, 45_000), ("b", 47_000, 45_000), ("e", 45_000, 42_500)):
        figure = game.figure(name)
        figure.x, figure.y, figure.z, figure.floor, figure.status = x, y, 12_000, "platform", ""
    game.mustered()
    assert said("c", 45_000, 47_300, 12_000) is None


def test_three_always_have_room_on_the_platform() -> None:
    """D10-SET-06: wherever the first two stand, a third finds a place; else nobody could go on."""
    game, rng = tower(), random.Random(3)
    for _ in range(40):
        for name in "abe":
            figure = game.figure(name)
            figure.status = "reserve"
        game.mustered()
        for name in "abe":
            region = zone.region(game, 1, game.figure(name))
            figure, (x, y, z) = game.figure(name), region.sample(rng)
            figure.x, figure.y, figure.z, figure.floor, figure.status = x, y, z, "platform", ""
            game.mustered()


def test_late_figures_touch_their_edge() -> None:
    """D10-GEO-11, D10-SET-04."""
    game = tower()
    region = zone.entry(game, game.figure("d"), "north")
    rng = random.Random(1)
    assert all(region.why_not(region.sample(rng)) is None for _ in range(20))
    assert region.why_not((45_000, 80_000)).key == "why-not-at-edge"  # type: ignore[union-attr]
    assert len(list(region.propose())) == 61
    assert region.outline()


def test_who_leaves() -> None:
    """D10-GEO-11: a figure that ends a move touching an edge over which its side may go; only with the object where that is asked."""
    forces = [
        {"band": "bailiff", "zones": [], "exits": ["west"]},
        {"band": "flayers", "zones": [], "exits": ["east"], "bearer": "chest"},
    ]
    game = lay(
        figures={
            "a": {"at": (1.25, 30)},
            "b": {"at": (88.75, 30)},
            "c": {"at": (88.75, 50), "seat": 1, "load": "chest"},
            "d": {"at": (88.75, 60), "seat": 1},
        },
        scenario=field(forces=forces, objects=[{"id": "chest", "name": {"en": "chest"}}]),
    )
    assert [zone.leaves(game, game.figure(name)) for name in "abcd"] == ["west", None, "east", None]


def deployed(scenario: str, seed: int) -> D10:
    """A table on which both bands are to be deployed."""
    setup = Options(edition="advanced", scenario=scenario)
    game = D10(D10State(phase="deploy", edges=[0, 1]), setup)
    cards = cards_of(setup)
    for seat, force in enumerate(game.scenario.forces):
        mounted = dict(force.mounted)
        for card in [card for card in cards.values() if card.band == force.band]:
            for k in range(card.copies):
                figure = Figure(f"{seat}-{card.id}-{k}", card.id, seat)
                figure.mounted = game.scenario.riders and (card.mounted or mounted.get(card.id, 0) > k)
                figure.things = [Thing(f"{figure.id}-{n}", thing) for n, thing in enumerate(card.equipment)]
                if not any(late.rank == card.rank for late in force.late):
                    game.state.figures.append(figure)
    random.Random(seed).shuffle(game.state.figures)
    return game


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", sorted(scenarios()))
def test_every_zone_has_room_for_its_band(scenario: str, seed: int) -> None:
    """D10-SET-06, SC-5: whatever the order, everybody finds a place."""
    game = deployed(scenario, seed)
    rng = random.Random(seed)
    assert len(game.figures) >= 15
    for figure in game.figures:
        region = zone.region(game, figure.seat, figure)
        assert region
        ask = Place("deploy-place", seat=figure.seat, rule="D10-SET-06", region=region)
        spot = ask.sample(rng)
        assert ask.why_not(spot) is None, ask.why_not(spot)
        floor = game.field.floor_at(spot[0], spot[1], spot[2]) if len(spot) > 2 else ""
        figure.x, figure.y, figure.floor, figure.status = spot[0], spot[1], floor, ""
        figure.z = game.field.z_at(floor, figure.x, figure.y)
        chosen = zone.zone_of(game, figure)
        assert chosen is not None
        figure.hidden = chosen.hidden
        assert region.outline()
    up = [f for f in game.figures if f.floor == "platform"]
    assert scenario != "the-watch-tower" or len(up) >= 2


@pytest.mark.parametrize("scenario", sorted(scenarios()))
def test_a_scenario_is_named_and_told_in_both_languages(scenario: str) -> None:
    made = scenarios()[scenario]
    told = [
        made.name,
        made.text,
        *(f.text for f in made.forces),
        *(t.name for t in made.terrain),
        *(o.name for o in made.objects),
    ]
    assert all(set(words) == {"en", "fr"} for words in told)
    assert len({t.id for t in made.terrain}) == len(made.terrain)


def test_two_thickets_that_meet_are_one_cover() -> None:
    """D10-SET-06: a zone of brush holds a base that lies wholly in brush, though in no single piece of it."""
    brush = [
        {"id": "one", "kind": "brush", "rect": (10, 10, 20, 20)},
        {"id": "two", "kind": "brush", "rect": (20, 10, 30, 20)},
    ]
    game = lay(figures={"a": {"at": (5, 5)}}, terrain=brush)
    thicket = Zone(kind="brush")
    assert zone.holds(game, thicket, 20_000, 15_000, 1_250)
    assert not zone.holds(game, thicket, 20_000, 19_000, 1_250)
