"""Models moved about at random on drawn and random boards: nobody ends in anything, every sample and proposal is legal."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from escarmouche.games.malifaux.ground import measure, sight, stand
from escarmouche.games.malifaux.ground.board import boards
from escarmouche.games.malifaux.movement import place, push, walk
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.games.malifaux.movement.toward import toward
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.positions import card, lay, run

BIG, WIDE = card("big", sz=3, base=50), card("wide", sz=1, base=40)
STEPS = 24


def drive(step: Any, rng: random.Random) -> None:
    """Run a rule; whatever it asks is answered at random."""
    running = iter(step)
    try:
        ask = next(running)
        while True:
            answer = ask.sample(rng)
            assert ask.why_not(answer) is None
            ask = running.send(answer)
    except StopIteration:
        pass


def sampled(region: Any, rng: random.Random) -> Any:
    answer = region.sample(rng)
    assert region.why_not(answer) is None
    return answer


def wander(game: Malifaux, model: Model, kind: str, rng: random.Random) -> None:
    """One move of some kind."""
    far, angle = rng.randint(1, 6) * 1000, rng.random() * 2 * math.pi
    other = rng.choice([one for one in game.on_table() if one is not model])
    if kind == "walk":
        drive(walk.walk(game, model, sampled(Route(game, model, far), rng), far), rng)
    elif kind == "way":
        ways = list(Route(game, model, far).propose())
        assert all(Route(game, model, far).why_not(way) is None for way in ways)
        drive(walk.walk(game, model, rng.choice(ways), far), rng)
    elif kind == "push":
        drive(push.push(game, model, math.cos(angle), math.sin(angle), far), rng)
    elif kind == "line":
        drive(push.to(game, model, sampled(push.Line(game, model, far), rng)), rng)
    elif kind == "place":
        region = place.region(game, model, within=far)
        place.put(game, model, sampled(region, rng))
    else:
        region = toward.region(game, model, other, far, away=kind == "away")
        drive(walk.move(game, model, sampled(region, rng), far), rng)


@pytest.mark.parametrize("name", [*boards(), "random:1"])
def test_nobody_ends_in_anything(name: str) -> None:
    """MALI-MOVE-01, MALI-MOVE-07, MALI-TERR-15, MALI-AMB-51; LoS is the same both ways (MALI-LOS-04)."""
    rng = random.Random(name)
    models = {
        f"m{k}": {"card": ("man", "fighter", "big", "wide")[k % 4], "seat": k % 2, "status": "hired"} for k in range(12)
    }
    game = lay(models=models, cards=[BIG, WIDE], board=name, buildings=True, state={"deployment": "wedge"})
    for model in game.models:
        place.enter(game, model, sampled(zone.region(game, model.seat, model), rng))
        model.health = 99
    for _ in range(STEPS):
        model = rng.choice(game.on_table())
        wander(game, model, rng.choice(("walk", "way", "push", "line", "place", "toward", "away")), rng)
        for one in game.on_table():
            assert stand.hit(game, game.body(one), one.floor, stand.height(game, one), (one.id,)) is None, one
    for one in game.on_table():
        for other in game.on_table():
            assert sight.sees(game, one, other) == sight.sees(game, other, one)
            assert measure.gap(game, one, other) == pytest.approx(measure.gap(game, other, one))


def test_who_moves_through_models_and_terrain_ends_in_neither() -> None:
    """MALI-MOVE-07, MALI-TERR-17, MALI-DES-27."""
    ghost = card(
        "ghost", abilities=[{"id": "mist", "name": {"en": "Mist", "fr": "Brume"}, "words": [{"moves-through": {}}]}]
    )
    house = {"id": "house", "kind": "house", "rect": [8, 10, 2, 4]}
    models = {"ghost": {"card": "ghost", "at": (5, 10)}, "foe": {"at": (10.5, 10), "seat": 1}}
    game = lay(models=models, cards=[ghost], terrain=[house])
    route = Route(game, game.model("ghost"), 7000)
    assert route.why_not(([12000, 10000],)) is None
    inside, onto = route.why_not(([8000, 10000],)), route.why_not(([10500, 10500],))
    assert inside is not None and onto is not None and {inside.rule, onto.rule} == {"MALI-MOVE-07"}
    run(push.push(game, game.model("ghost"), 1.0, 0.0, 7000))
    assert game.model("ghost").x == 12000
    game.model("ghost").x = 5000
    run(push.push(game, game.model("ghost"), 1.0, 0.0, 3000))
    assert game.model("ghost").x == pytest.approx(7000 - 591, abs=2)  # it would have ended in the house
    run(push.push(game, game.model("ghost"), -1.0, 0.0, 9000))
    assert game.model("ghost").x == pytest.approx(591, abs=2)
