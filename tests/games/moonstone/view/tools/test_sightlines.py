"""Who sees whom and why, as the sight tool shows it (MOON-LOS, MOON-COVER)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import Refused
from escarmouche.core.views.player_tools import Sightline
from escarmouche.games.moonstone import BOOK
from escarmouche.games.moonstone.ground import sight
from escarmouche.games.moonstone.table import Moonstone

from ...positions import MOON, SUN, card, stand, table
from ...sentences import keys

WALL = {"id": "wall", "kind": "barrier", "rect": [10, 14, 6, 0.5], "name": {"en": "Wall", "fr": "Mur"}}
POST = {"id": "post", "kind": "barrier", "rect": [10, 14, 0.4, 0.4]}
HEDGE = {"id": "hedge", "kind": "obstacle", "rect": [10, 14, 6, 0.5]}
OGRE = card("ogre", "dominion", radius=787)
COPSE = {"id": "copse", "kind": "wood", "rect": [10, 14, 6, 1]}


def scene(*terrain: dict[str, Any], edition: str = "en", **rest: Any) -> Moonstone:
    """Two enemies, 8" apart from centre to centre."""
    game = table((*SUN, *MOON, OGRE), terrain=list(terrain), edition=edition, **rest)
    stand(game, "sun1", 0, 10, 10)
    stand(game, "moon1", 1, 10, 18)
    return game


def seen(game: Moonstone, looker: str = "sun1", other: str = "moon1", at: Any = None) -> Sightline:
    sightline = BOOK.tools.sight(game, looker, other, at)
    keys(sightline.lines)
    assert sightline.clear == any(ray.clear for ray in sightline.rays)
    return sightline


def test_moon_los_02_an_open_line_is_the_line_of_centres() -> None:
    sightline = seen(scene())
    assert sightline.clear and sightline.distance == 8000 - 2 * 591
    assert [(ray.start, ray.end, ray.clear) for ray in sightline.rays] == [((10_000, 10_591), (10_000, 17_409), True)]
    assert (sightline.cover, sightline.blockers) == ("", [])
    assert keys(sightline.lines) == ["sight-clear", "cover-none"]


def test_moon_los_02_a_wall_stops_all_three_lines_and_is_named() -> None:
    sightline = seen(scene(WALL))
    assert not sightline.clear and sightline.blockers == ["wall"]
    assert [(ray.clear, ray.by) for ray in sightline.rays] == [(False, "wall")] * 3
    assert [(ray.start[0], ray.end[0]) for ray in sightline.rays] == [
        (10_000, 10_000),
        (9_409, 9_409),
        (10_591, 10_591),
    ]
    assert sightline.cover == ""
    assert keys(sightline.lines) == ["sight-blocked"]
    assert sightline.lines[0].rule == "MOON-LOS-02" and sightline.lines[0].args["by"] == ["wall"]


def test_moon_los_02_past_a_post_the_clear_side_is_shown_after_what_was_tried() -> None:
    sightline = seen(scene(POST))
    assert sightline.clear and sightline.blockers == []
    assert [(ray.clear, ray.by) for ray in sightline.rays] == [(False, "post"), (True, "")]
    assert keys(sightline.lines)[0] == "sight-past"


def test_moon_los_02_a_line_between_the_sides_is_shown_too() -> None:
    """Three posts stand in the three lines; there is a gap between them."""
    posts = [{"id": f"p{k}", "kind": "barrier", "rect": [x, 14, 0.3, 0.3]} for k, x in enumerate((9.41, 10, 10.59))]
    sightline = seen(scene(*posts))
    assert [ray.clear for ray in sightline.rays] == [False, False, False, True]
    assert sightline.clear == sight.sees(scene(*posts), *scene(*posts).models)


def test_moon_los_03_a_wood_is_not_seen_through() -> None:
    sightline = seen(scene(COPSE))
    assert sightline.blockers == ["copse"]
    assert keys(sightline.lines) == ["sight-blocked", "sight-wood"]
    assert sightline.lines[1].rule == "MOON-LOS-03"


def test_moon_los_03_who_stands_in_a_wood_sees_out_of_it() -> None:
    assert seen(scene(COPSE), at=(10_000, 13_000, 0)).clear


@pytest.mark.parametrize(
    ("offset", "word", "rule", "cards"),
    [
        (0.0, "heavy-cover", "MOON-COVER-03", 2),
        (3.3, "light-cover", "MOON-COVER-02", 1),
        (4, "", "MOON-COVER-02", None),
    ],
)
def test_moon_cover_02_03_what_gives_cover_and_what_it_costs(
    offset: float, word: str, rule: str, cards: int | None
) -> None:
    game = scene({**HEDGE, "rect": [10 + offset, 14, 6, 0.5]})
    sightline = seen(game)
    assert sightline.clear and sightline.cover == word
    (line,) = [line for line in sightline.lines if line.key.startswith("cover")]
    assert line.rule == rule and line.args.get("cards") == cards
    assert line.args.get("by") == ("hedge" if word else None)


def test_moon_cover_04_what_stands_within_an_inch_is_ignored() -> None:
    sightline = seen(scene({**HEDGE, "rect": [10, 11.5, 6, 0.5]}))
    assert sightline.cover == ""
    assert keys(sightline.lines) == ["sight-clear", "cover-none", "cover-ignored"]
    assert seen(scene({**HEDGE, "rect": [10, 11.5, 6, 0.5]}), "moon1", "sun1").cover == "heavy-cover"


def test_another_model_is_named_when_it_is_in_the_way() -> None:
    game = scene()
    stand(game, "moon2", 1, 10, 14)
    sightline = seen(game)
    assert sightline.clear and sightline.rays[0].by == "moon2", "one sees past an equal base along its edge"
    assert keys(sightline.lines) == ["sight-past", "cover-heavy"]
    game = scene()
    stand(game, "ogre", 1, 10, 14)
    assert seen(game).blockers == ["ogre"]


def test_from_a_planned_place_nothing_of_the_game_changes() -> None:
    game = scene(WALL)
    before = msgspec.json.encode(game.state)
    assert not seen(game).clear
    sightline = seen(game, at=(4000, 12_000, 0))
    assert sightline.clear and sightline.distance == round((6000**2 + 6000**2) ** 0.5) - 2 * 591
    assert msgspec.json.encode(game.state) == before


def test_moon_eng_01_contact_and_melee_range_are_told() -> None:
    sightline = seen(scene(), at=(10_000, 18_000 - 2 * 591, 0))
    assert sightline.distance == 0 and sightline.clear
    assert keys(sightline.lines) == ["sight-clear", "cover-none", "sight-engages", "sight-engages"]


@pytest.mark.parametrize(("edition", "rule", "more"), [("en", "MOON-ELEV-01", 2000), ("fr", "MOON-ELEV-02", 2000)])
def test_moon_elev_from_above_reaches_further(edition: str, rule: str, more: int) -> None:
    game = scene({"id": "stage", "kind": "floor", "rect": [10, 10, 4, 4], "top": 4}, edition=edition)
    sightline = seen(game, at=(10_000, 10_000, 4000))
    (line,) = [line for line in sightline.lines if line.key == "sight-above"]
    assert line.rule == rule and line.args["range"] == more


def test_moon_los_06_a_model_and_itself() -> None:
    sightline = BOOK.tools.sight(scene(), "sun1", "sun1")
    assert sightline.clear and sightline.distance == 0 and keys(sightline.lines) == ["sight-itself"]


@pytest.mark.parametrize("name", ["nobody", "moon2"])
def test_who_is_not_there_is_refused(name: str) -> None:
    game = scene()
    game.models.append(msgspec.structs.replace(game.models[1], id="moon2", status="slain"))
    with pytest.raises(Refused) as caught:
        BOOK.tools.sight(game, "sun1", name)
    assert all(name in caught.value.text(lang) for lang in LANGUAGES)


def test_the_verdict_is_the_one_of_the_rules() -> None:
    """Everywhere on a board, the tool says what `sees` says."""
    rng = random.Random(1)
    game = table((*SUN, *MOON), terrain=None, board="ruins", edition="fr")
    for n in range(4):
        stand(game, f"sun{n + 1}", 0, 3 + rng.random() * 30, 3 + rng.random() * 30)
        stand(game, f"moon{n + 1}", 1, 3 + rng.random() * 30, 3 + rng.random() * 30)
    verdicts = set()
    for looker in game.models:
        for other in game.models:
            if looker is not other:
                sightline = seen(game, looker.id, other.id)
                verdicts.add(sightline.clear)
                assert sightline.clear == sight.sees(game, looker, other)
                assert sightline.clear or sightline.blockers
    assert verdicts == {True, False}
