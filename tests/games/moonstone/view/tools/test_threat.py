"""Where a model could get to and whom it could reach, for the threat tool."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest
from shapely import Point, Polygon

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import Refused
from escarmouche.core.messages.text import texts
from escarmouche.core.views.player_tools import Threat
from escarmouche.games.moonstone import BOOK
from escarmouche.games.moonstone.cards.card import Ability, ArcaneAbility, Target
from escarmouche.games.moonstone.table import Moonstone

from ...positions import MOON, SUN, card, lay, stand, table
from ...sentences import RULES

SHOT = ArcaneAbility("shot", {"en": "Shot", "fr": "Tir"}, cost=2, range=6000, target=Target(who="enemy"))
BALM = Ability("balm", {"en": "Balm", "fr": "Baume"}, cost=1, range=3000, target=Target(who="friend", other=True))
HUNTER = msgspec.structs.replace(card("hunter", "commonwealth"), actives=(BALM,), arcanes=(SHOT,))
FAIRY = card("fairy", "commonwealth", keywords=("faerie",))


def scene(*terrain: dict[str, Any], energy: int = 3, **rest: Any) -> Moonstone:
    game = table((*SUN, *MOON, HUNTER, FAIRY), terrain=list(terrain), edition="en")
    stand(game, "hunter", 0, 18, 18, energy=energy, **rest)
    return game


def threat(game: Moonstone, name: str = "hunter") -> Threat:
    before = msgspec.json.encode(game.state)
    threatened = BOOK.tools.threat(game, name)
    assert msgspec.json.encode(game.state) == before
    assert all(area.rule in RULES for area in threatened.areas)
    return threatened


def area(threatened: Threat, name: str) -> Any:
    """An area as a shape: the first ring without the holes in it."""
    (named,) = [area for area in threatened.areas if area.name == name]
    outer, *holes = sorted((Polygon(ring).buffer(0) for ring in named.rings), key=lambda shape: -shape.area)
    for hole in holes:
        outer = outer.difference(hole)
    return outer


def reached(threatened: Threat) -> set[tuple[str, str, bool]]:
    return {(hit.piece, hit.by, hit.moves) for hit in threatened.reached}


def test_moon_move_01_02_on_open_ground_step_and_jog_are_circles() -> None:
    threatened = threat(scene())
    for name, far in (("step", 1000), ("jog", 4000)):
        assert area(threatened, name).area == pytest.approx(math.pi * far * far, rel=0.02)
    assert area(threatened, "melee").area == pytest.approx(math.pi * 1591**2, rel=0.02)
    assert area(threatened, "jog-melee").area == pytest.approx(math.pi * 5591**2, rel=0.02)
    assert area(threatened, "shot").area == pytest.approx(math.pi * 6591**2, rel=0.02)


def test_moon_move_02_a_jog_leads_round_a_corner() -> None:
    """A wall stands straight ahead; the only way behind it leads round its end."""
    wall = {"id": "wall", "kind": "barrier", "rect": [18, 19.5, 2, 0.4]}
    jog = area(threat(scene(wall)), "jog")
    assert not jog.contains(Point(18_000, 19_500))
    assert jog.contains(Point(18_600, 20_500))
    assert not jog.contains(Point(18_000, 21_900))


def test_moon_terr_04_a_jog_stays_out_of_woods_and_faeries_do_not() -> None:
    wood = {"id": "wood", "kind": "wood", "rect": [18, 21, 30, 3]}
    game = scene(wood)
    stand(game, "fairy", 0, 10, 18)
    assert not area(threat(game), "jog").intersects(Point(18_000, 19_500).buffer(500))
    assert area(threat(game, "fairy"), "jog").contains(Point(10_000, 20_000))


def test_moon_move_04_stones_make_slow() -> None:
    game = scene()
    lay(game, "stone-1", 1, 1, holder="hunter")
    assert area(threat(game), "jog").area == pytest.approx(math.pi * 2000**2, rel=0.02)


def test_moon_move_03_who_is_engaged_does_not_jog_away() -> None:
    game = scene()
    stand(game, "moon1", 1, 18, 19.5)
    jog = area(threat(game), "jog")
    assert not jog.buffer(-50).contains(Point(18_000, 17_000))


def test_melee_and_shots_now_and_after_a_jog() -> None:
    """The gaps: moon1 0.8", moon2 5.8" (shot now, melee after no Jog), moon3 8.8" (shot after a Jog), moon4 too far."""
    game = scene()
    stand(game, "moon2", 1, 18, 25)
    stand(game, "moon3", 1, 8, 18)
    stand(game, "moon4", 1, 32, 18)
    stand(game, "moon1", 1, 22, 18)
    threatened = threat(game)
    assert reached(threatened) == {
        ("moon1", "shot", False),
        ("moon1", "melee", True),
        ("moon2", "shot", False),
        ("moon3", "shot", True),
    }
    assert {hit.piece: hit.distance for hit in threatened.reached}["moon3"] == 10_000 - 2 * 591


def test_friends_are_reached_by_what_is_for_friends() -> None:
    game = scene()
    stand(game, "sun1", 0, 21, 18)
    stand(game, "sun2", 0, 18, 25)
    assert reached(threat(game)) == {("sun1", "balm", False), ("sun2", "balm", True)}


def test_moon_los_01_who_can_never_be_seen_is_not_reached() -> None:
    wall = {"id": "wall", "kind": "barrier", "rect": [18, 23, 30, 0.4]}
    game = scene(wall)
    stand(game, "moon1", 1, 18, 24)
    assert reached(threat(game)) == set()


def test_moon_act_02_only_what_its_energy_pays_for() -> None:
    game = scene(energy=1)
    stand(game, "moon1", 1, 18, 19.5)
    assert reached(threat(game)) == {("moon1", "melee", False)}
    game = scene(energy=0)
    stand(game, "moon1", 1, 18, 19.5)
    threatened = threat(game)
    assert reached(threatened) == set() and "step" not in {area.name for area in threatened.areas}


def test_moon_turn_02_who_has_been_activated_is_looked_at_as_in_the_next_turn() -> None:
    game = scene(energy=0, activated=True, jogged=True)
    stand(game, "moon1", 1, 18, 24)
    threatened = threat(game)
    assert {"step", "jog"} <= {area.name for area in threatened.areas}
    assert ("moon1", "shot", False) in reached(threatened)


def test_moon_move_02_the_active_model_has_what_it_has_left() -> None:
    game = scene(jogged=True)
    game.state.active = "hunter"
    assert "jog" not in {area.name for area in threat(game).areas}


def test_any_model_of_any_player_can_be_asked_about() -> None:
    game = scene()
    stand(game, "moon1", 1, 18, 23, energy=1)
    assert reached(threat(game, "moon1")) == {("hunter", "melee", True)}
    with pytest.raises(Refused):
        BOOK.tools.threat(game, "nobody")


def test_every_area_has_a_word() -> None:
    for lang in LANGUAGES:
        for word in ("step", "jog", "melee", "jog-melee"):
            assert texts(lang, "moonstone").has(f"word-{word}")
