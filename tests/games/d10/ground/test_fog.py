"""Fog (D10-HID-04): nothing that reaches a player rests on where an enemy hides."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.core.asks.ask import Answer, Ask, Menu, Some
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.book import register
from escarmouche.core.messages.refusal import Refused
from escarmouche.core.play.game import Game
from escarmouche.games.d10 import BOOK
from escarmouche.games.d10.ground import sight, veil
from escarmouche.games.d10.movement import hide
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import action
from escarmouche.testing.conformance.naming import spots
from escarmouche.testing.kit import check, sampled
from tests.games.d10.positions import asked, field, lay, run

register(BOOK)
BRUSH = {"id": "brush", "kind": "brush", "rect": [40, 30, 60, 50]}
THICKET = [
    {"id": "gorse", "kind": "brush", "rect": [2, 10, 22, 24]},
    {"id": "grove", "kind": "wood", "rect": [26, 8, 46, 22]},
    {"id": "ruin", "kind": "ruin", "rect": [5, 28, 24, 40]},
    {"id": "thorns", "kind": "brush", "rect": [28, 26, 48, 42]},
]


def foggy(*, active: str = "ann", **figures: dict[str, Any]) -> D10:
    """Ann in the open, cat with a bow in the brush, 15 cm from her, looking at her."""
    cat = {"seat": 1, "at": (50, 40), "hidden": True, "facing": 180, "things": ["bow"]}
    everybody = {"ann": {"at": (32.5, 40), "things": ["sword"]}, "cat": cat, **figures}
    return lay("advanced", figures=everybody, terrain=[BRUSH], fog=True, active=active)


def test_who_hides_covers_nobody() -> None:
    """A line of sight does not reveal that somebody stands in it."""
    game = foggy(dog={"seat": 1, "at": (70, 40)})
    with_cat = sight.cover(game, game.figure("ann"), game.figure("dog"))
    game.figure("cat").y = 80_000
    assert sight.cover(game, game.figure("ann"), game.figure("dog")) == with_cat


def test_somebody_veiled_is_always_asked_for_a_reaction() -> None:
    """D10-REA-04, D10-DP-17: out of sight too, so that the question reveals nothing."""
    game = foggy()
    game.figure("cat").facing = 0
    ask = asked(action.act(game), {"advance": [[30_000, 40_000]]})
    assert (ask.name, ask.seat) == ("reaction", 1) and isinstance(ask, Menu) and list(ask.names) == ["no-shot"]
    game = foggy()
    ask = asked(action.act(game), {"advance": [[30_000, 40_000]]})
    assert isinstance(ask, Menu) and list(ask.names) == ["no-shot", "cat"]
    game.figure("cat").things[0].loaded = False  # everybody can see that it cannot shoot
    assert asked(action.act(game), {"advance": [[30_000, 40_000]]}).name == "face"


def test_who_is_shot_at_on_its_way_is_noticed_first() -> None:
    """D10-REA-02: within 5 cm of the reactor; its player sees where it is before the question."""
    game = foggy(active="cat")
    game.figure("ann").x, game.figure("ann").things[0].card = 39_500, "bow"
    running = iter(action.act(game))
    next(running)
    ask = running.send({"movehid": [[46_000, 40_000]]})
    assert isinstance(ask, Ask) and (ask.name, ask.seat) == ("reaction", 0)
    (event,) = [event for event in game.events if event.name == "noticed"]
    assert event.args == {"figure": "cat", "at": (50_000, 40_000, 0), "facing": 180}
    assert not veil.veiled(game, game.figure("cat"), 0)


def test_the_way_of_who_is_veiled_is_told_to_its_own_side() -> None:
    """D10-HID-04: from veiled to veiled; and still where it ends near an enemy, who then notices it."""
    game = foggy(active="cat")
    game.figure("ann").x = 39_500
    run(action.act(game), {"movehid": [[46_000, 40_000]]}, 0)
    (moved,) = [event for event in game.events if event.name == "moved"]
    assert moved.to == (1,)
    assert [event.args["at"] for event in game.events if event.name == "noticed"] == [(46_000, 40_000, 0)]


def test_who_comes_out_of_the_fog_is_seen_where_it_is() -> None:
    game = foggy()
    hide.reveal(game, game.figure("cat"))
    assert game.events[-1].args == {"figure": "cat", "at": (50_000, 40_000, 0), "facing": 180}


def test_tools_know_nothing_of_the_veiled() -> None:
    """D10-GEO-03: sight and threat are asked of what everybody sees."""
    game = foggy()
    for ask in (lambda: BOOK.tools.sight(game, "ann", "cat"), lambda: BOOK.tools.threat(game, "cat")):
        with pytest.raises(Refused):
            ask()
    assert BOOK.tools.threat(game, "ann").reached == []


def keen(ask: Ask, rng: random.Random) -> Answer:
    """Hides and moves hidden more often than not."""
    if isinstance(ask, Menu) and ask.name == "action" and rng.random() < 0.6:
        names = [name for name, _ in ask.open() if name in ("hide", "movehid")]
        if names:
            name = rng.choice(names)
            inner = ask.branch(name)
            return {name: inner.sample(rng)} if isinstance(inner, Ask) else name
    return sampled(ask, rng)


@pytest.mark.parametrize("scenario", ["thicket", "the-watch-tower", "the-border-road"])
def test_nothing_leaks(scenario: str) -> None:
    """Whole games: whatever reaches a player is the same wherever the others hide."""
    own = [field(*THICKET, width=50, height=50, id="thicket")] if scenario == "thicket" else []
    report = check(
        "d10", games=1, share=0.03, policy=keen, processes=False, fog=True, edition="advanced", scenario=scenario,
        scenarios=own,
    )  # fmt: skip
    assert report.problems == [], str(report)
    assert report.checks["leak"] > 20


def named(ask: Ask, names: list[str], rng: random.Random) -> Iterator[Answer]:
    """Every figure in every question for one, and places near and far where a place or a path is asked for."""
    for spot in spots(ask):
        if spot.ask.of == "figure":
            yield from (spot.said([name] if isinstance(spot.ask, Some) else name) for name in names)
        elif isinstance(spot.ask, Place | Path):
            at = [(rng.randrange(50_000), rng.randrange(50_000)) for _ in range(4)]
            yield from (spot.said(point if isinstance(spot.ask, Place) else (point,)) for point in at)


def reasons(game: Game[Any], ask: Ask, answers: list[Answer]) -> list[Any]:
    refusals = [game.refusal(ask.seat, answer) for answer in answers]
    return [reason and (reason.key, reason.rule, dict(reason.args)) for reason in refusals]


@pytest.mark.parametrize("seed", range(3))
def test_no_refusal_tells_where_somebody_hides(seed: int) -> None:
    """D10-HID-04, D10-AMB-61: whatever a player names, wherever they would go: the same reason, wherever the others hide."""
    own = [field(*THICKET, width=50, height=50, id="thicket")]
    game = esc.new("d10", seed=seed, fog=True, edition="advanced", scenario="thicket", scenarios=own)
    rng, compared, veiled = random.Random(seed), 0, 0
    for _ in range(700):
        for ask in game.pending:
            if rng.random() < 0.2:
                twin = game.world(ask.seat, rng)
                answers = list(named(ask, [figure.id for figure in game.table.figures], rng))
                mine = reasons(game, ask, answers)
                assert mine == reasons(twin, ask, answers), ask
                compared += len(mine)
                veiled += sum(bool(reason) and reason[0] == "why-away-veiled" for reason in mine)
            game.answer(ask.seat, keen(ask, rng))
    assert compared > 1000 and veiled


def test_d10_hid_04_where_a_veiled_figure_looks_is_dealt_anew() -> None:
    """D10-HID-04, D10-AMB-61: its turns are shown to its own side alone; a world has it look anywhere."""
    setup = BOOK.read_setup({"seats": 2, "fog": True, "edition": "advanced"})
    figures = {
        "ann": {"card": "sergeant", "seat": 0, "at": [10, 10]},
        "cat": {"card": "slinger", "seat": 1, "at": [50, 40], "facing": 180, "hidden": True},
    }
    game = Game(BOOK, setup, b"seed", state=BOOK.cases.position(setup, {"figures": figures, "active": "ann"}))
    assert "facing" in BOOK.hidden(game.table, 0) and "facing" not in BOOK.hidden(game.table, 1)
    seen = {game.world(0, random.Random(number)).table.figure("cat").facing for number in range(12)}
    assert len(seen) > 6
    assert game.world(1, random.Random(1)).table.figure("cat").facing == 180
