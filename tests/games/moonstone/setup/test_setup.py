"""Before the first turn: what is asked of whom, and what the answers make of the table (MOON-TROUPE, MOON-GROW, MOON-DEPLOY)."""

from __future__ import annotations

from random import Random

import pytest

from escarmouche.core.messages.refusal import BadSetup
from escarmouche.core.play.rule import dropped
from escarmouche.games.moonstone.setup import deploy, moonstones, options_check, troupe
from escarmouche.games.moonstone.setup.deploy import Zone
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.games.moonstone.state import STONE

from ..positions import BOTH, MOON, SUN, asked, lay, run, stand, table, told

SUNS, MOONS = tuple(c.id for c in SUN), tuple(c.id for c in MOON)
CRATE = {"id": "crate", "kind": "obstacle", "rect": [18, 5, 4, 1]}
TOWER = {"id": "tower", "kind": "barrier", "rect": [24, 24, 6, 6]}
POND = {"id": "pond", "kind": "water", "circle": [12, 12, 2]}


def troupes_chosen(**options: object):
    game = table(**options)
    run(troupe.choose(game), [("faction", "commonwealth"), ("faction", "dominion")])
    run(troupe.choose(game), [("troupe", SUNS), ("troupe", MOONS)])
    return game


# -- troupes


def test_moon_troupe_03_factions_are_asked_of_all_at_once():
    asks = asked(troupe.choose(table()))
    assert [(ask.name, ask.seat, ask.rule) for ask in asks] == [
        ("faction", 0, "MOON-TROUPE-03"),
        ("faction", 1, "MOON-TROUPE-03"),
    ]
    assert list(asks[0]) == ["commonwealth", "dominion"]


def test_moon_amb_11_troupes_are_chosen_in_secret_after_the_factions():
    game = table()
    run(troupe.choose(game), [("faction", "commonwealth"), ("faction", "dominion")])
    assert game.state.phase == "troupes"
    asks = asked(troupe.choose(game))
    assert [(ask.name, ask.least, ask.most) for ask in asks] == [("troupe", 6, 6)] * 2
    assert list(asks[0].options) == list(SUNS)


def test_moon_setup_01_stones_follow_the_troupes():
    game = troupes_chosen()
    assert game.state.phase == "grow"
    assert [model.id for model in game.models] == [*SUNS, *MOONS]
    assert {model.status for model in game.models} == {"reserve"}
    assert told(game) == ["faction", "faction", "troupe", "troupe"]


def test_moon_event_02_events_come_before_the_stones():
    assert troupes_chosen(events=True).state.phase == "events"


@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 4), (4, 3)])
def test_moon_troupe_02_recommended_sizes(seats, size):
    assert troupe.troupe_size(Options(seats=seats)) == size


def test_moon_troupe_01_a_size_agreed_beforehand_holds():
    assert troupe.troupe_size(Options(size=2)) == 2


def test_moon_troupe_05_a_character_may_be_taken_once_only():
    game = table(size=2)
    run(troupe.choose(game), [("faction", "commonwealth"), ("faction", "dominion")])
    ask = asked(troupe.choose(game))[0]
    assert ask.why_not(("sun1", "sun1")).rule == "MOON-TROUPE-05"
    assert ask.why_not(("sun1", "moon1")).rule == "MOON-TROUPE-03"
    assert ask.why_not(("sun1",)).key == "why-not-exactly"
    assert ask.why_not(("sun2", "sun1")) is None


def test_moon_troupe_04_a_character_of_two_factions_may_join_either():
    game = table([*SUN, *BOTH])
    assert "dusk" in troupe.pool(game, "commonwealth")
    assert troupe.pool(game, "dominion") == ["dusk"]


def test_moon_troupe_01_a_faction_too_small_for_a_troupe_is_refused_with_the_count():
    game = table([*SUN, *BOTH])
    reason = asked(troupe.choose(game))[0].why_not("dominion")
    assert reason.key == "why-faction-small"
    assert reason.args == {"faction": "dominion", "count": 1, "size": 6}


def test_moon_troupe_07_two_players_may_field_the_same_character():
    game = table(size=1, factions=["commonwealth", "commonwealth"])
    run(troupe.choose(game))
    run(troupe.choose(game), [("troupe", ["sun1"]), ("troupe", ["sun1"])])
    assert [(m.id, m.card, m.seat) for m in game.models] == [("sun1", "sun1", 0), ("sun1-2", "sun1", 1)]


def test_factions_and_troupes_named_at_set_up_are_not_asked():
    game = table(factions=["dominion", "commonwealth"], troupes=[list(MOONS), list(SUNS)])
    run(troupe.choose(game))
    run(troupe.choose(game))
    assert game.state.factions == ["dominion", "commonwealth"]
    assert [m.id for m in game.models] == [*MOONS, *SUNS]


def test_one_troupe_named_and_one_not():
    game = table(factions=["dominion", ""], troupes=[["moon1", "moon2"], []])
    run(troupe.choose(game), [("faction", "commonwealth")])
    run(troupe.choose(game), [("troupe", ("sun3", "sun1"))])
    assert game.state.troupes == [["moon1", "moon2"], ["sun3", "sun1"]]


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"seats": 5}, "error-seats"),
        ({"size": 0}, "error-size"),
        ({"factions": ["moon"]}, "error-faction"),
        ({"factions": ["dominion"] * 3}, "error-too-many-given"),
        ({"troupes": [["nobody"]]}, "error-character"),
        ({"size": 99}, "error-too-few"),
    ],
)
def test_moon_dec_01_a_set_up_that_cannot_be_is_refused(options, key):
    with pytest.raises(BadSetup) as caught:
        options_check.check_agreed(Options(**options))
    assert caught.value.refusal.key == key


# -- stones


def seven(**changes: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    falls = [(18_000 + 1000 * n, 18_000, 1 + n % 4) for n in range(7)]
    for name, fall in changes.items():
        falls[int(name[1:]) - 1] = fall
    return falls


def test_moon_grow_01_seven_stones_lie_where_they_fall():
    game = table(mulligan=False)
    run(moonstones.grow(game), [("stones", seven())])
    assert [(s.id, s.x, s.y, s.depth) for s in game.stones][:2] == [
        ("stone-1", 18_000, 18_000, 1),
        ("stone-2", 19_000, 18_000, 2),
    ]
    assert len(game.stones) == 7
    assert game.state.phase == "deploy"


def test_moon_grow_04_five_stones_if_agreed():
    game = table(stones=5, mulligan=False)
    run(moonstones.grow(game), [("stones", seven()[:5])])
    assert len(game.stones) == 5


def test_moon_grow_02_a_stone_off_the_board_is_no_drop():
    ask = asked(moonstones.grow(table()))
    assert ask.why_not(seven(s1=(299, 18_000, 1))).rule == "MOON-GROW-02"
    assert ask.why_not(seven(s1=(300, 18_000, 1))) is None


def test_moon_grow_03_depths_are_one_to_four():
    ask = asked(moonstones.grow(table()))
    assert ask.why_not(seven(s1=(300, 18_000, 5))).rule == "MOON-GROW-03"
    assert ask.why_not(seven(s1=(300, 18_000, 0))).rule == "MOON-GROW-03"
    assert ask.why_not("everywhere").key == "why-malformed-drop"
    assert ask.why_not(seven()[:6]).key == "why-wrong-count"


def test_moon_amb_13_no_stone_on_barriers_obstacles_or_stones_but_in_water():
    ask = asked(moonstones.grow(table(terrain=[CRATE, TOWER, POND])))
    assert ask.why_not(seven(s1=(18_000, 5_000, 1))).args["by"] == "crate"
    assert ask.why_not(seven(s1=(26_900, 24_000, 1))).args["by"] == "tower"
    assert ask.why_not(seven(s1=(19_500, 18_000, 1))).args["by"] == "stone-1"
    assert ask.why_not(seven(s1=(12_000, 12_000, 1))) is None


def test_moon_grow_05_each_player_may_call_one_mulligan():
    game = table()
    run(moonstones.grow(game), [("stones", seven()), ("mulligan", "accept"), ("mulligan", "again")])
    assert (game.state.phase, game.state.mulligans) == ("troupes", [1])
    run(moonstones.grow(game), [("stones", seven(s1=(9_000, 9_000, 3))), ("mulligan", "again")])
    run(moonstones.grow(game), [("stones", seven(s1=(9_000, 9_000, 2)))])
    assert (game.state.phase, game.state.mulligans) == ("deploy", [1, 0])
    assert game.stones[0].depth == 2


def test_moon_amb_12_the_question_starts_again_with_seat_one():
    game = table()
    run(moonstones.grow(game), [("stones", seven()), ("mulligan", "accept"), ("mulligan", "again")])
    ask = asked(moonstones.grow(game), [("stones", seven())])
    assert (ask.name, ask.seat) == ("mulligan", 0)


def test_sampled_drops_are_legal_and_mostly_near_the_centre():
    rng, near, count = Random(3), 0, 0
    for _ in range(100):
        ask = asked(moonstones.grow(table(terrain=[CRATE, TOWER, POND])))
        drop = ask.sample(rng)
        assert ask.why_not(drop) is None
        near += sum((x - 18_000) ** 2 + (y - 18_000) ** 2 < 7_000**2 for x, y, _ in drop)
        count += len(drop)
    assert 0.6 < near / count < 0.75  # the normal distribution has 68 % within one deviation; the tower takes some


def test_a_drop_finds_room_where_chance_does_not():
    walls = [
        {"id": f"w{side}{n}", "kind": "barrier", "rect": [9 + 18.1 * side - 0.05, 1.5 + 3 * n, 17.9, 3]}
        for n in range(11)
        for side in (0, 1)
    ]
    ask = asked(moonstones.grow(table(terrain=walls)))
    drop = ask.sample(Random(1))
    assert ask.why_not(drop) is None
    assert all(y >= 33_000 for _, y, _ in drop)


# -- deployment


def rolled(*scores: int) -> list[tuple[str, int]]:
    return [("roll-deploy", score) for score in scores]


def test_moon_deploy_02_the_highest_roller_chooses_the_role():
    game = troupes_chosen()
    run(deploy.deploy(game), [*rolled(2, 5), ("role", "initiative")])
    assert game.state.order == [0, 1]
    assert game.state.initiative == 1


def test_moon_deploy_02_ties_are_rolled_again():
    game = troupes_chosen()
    run(deploy.deploy(game), [*rolled(4, 4, 6, 1), ("role", "early-bird")])
    assert game.state.order == [0, 1]
    assert game.state.initiative == 1


def test_moon_deploy_03_they_alternate_at_opposite_edges():
    game = troupes_chosen()
    run(deploy.deploy(game), [*rolled(6, 1), ("role", "early-bird")])
    run(deploy.deploy(game), [("edge", "east"), ("deploy", {"sun1": (35_000, 5_000)})])
    run(deploy.deploy(game), [("deploy", {"moon6": (1_000, 5_000)})])
    assert game.state.edges == ["east", "west"]
    ask = asked(deploy.deploy(game))
    assert (ask.name, ask.seat, ask.names) == ("deploy", 0, ["sun2", "sun3", "sun4", "sun5", "sun6"])
    model = game.model("moon6")
    assert (model.status, model.x, model.y, model.z, model.floor) == ("", 1_000, 5_000, 0, "")


def test_moon_setup_01_the_first_turn_follows_when_all_stand():
    game, rng = troupes_chosen(), Random(5)
    game.state.phase = "deploy"
    steps = 0
    while game.state.phase == "deploy":
        run(deploy.deploy(game), rng=rng)
        steps += 1
    assert steps == 13  # the roll, then one step a model
    assert game.state.phase == "replenish"
    assert all(model.status == "" for model in game.models)


@pytest.mark.parametrize(
    ("edge", "inside", "outside"),
    [
        ("south", (5_000, 9_409), (5_000, 9_420)),
        ("north", (5_000, 26_591), (5_000, 26_580)),
        ("west", (9_409, 5_000), (9_420, 5_000)),
        ("east", (26_591, 5_000), (26_580, 5_000)),
    ],
)
def test_moon_deploy_04_entirely_within_ten_inches(edge, inside, outside):
    game = troupes_chosen()
    zone = Zone(game, game.model("sun1"), edge)
    assert zone.why_not(inside) is None
    reason = zone.why_not(outside)
    assert (reason.key, reason.rule, reason.args["far"]) == ("why-outside-zone", "MOON-DEPLOY-04", 10_011)


def test_moon_amb_15_no_overlap_with_bases_stones_and_terrain():
    game = troupes_chosen(terrain=[CRATE, POND | {"circle": [6, 6, 2]}])
    lay(game, "stone-1", 2, 2)
    stand(game, "moon1", 1, 30, 4)
    zone = Zone(game, game.model("sun1"), "south")
    assert zone.why_not((18_000, 5_000)).args["by"] == "crate"
    assert zone.why_not((2_500, 2_000)).args["by"] == "stone-1"
    assert zone.why_not((2_000, 2_000 + STONE + 591)) is None
    assert zone.why_not((30_000, 5_000)).args["by"] == "moon1"
    assert zone.why_not((590, 5_000)) is None
    assert zone.why_not((500, 5_000)).key == "why-off-board"
    assert zone.why_not((6_000, 6_000)) is None  # Water is fine
    assert zone.why_not((6_000, 6_000, 3_000)).key == "why-no-floor"


def three(seats: int = 3):
    cards = [*SUN, *MOON]
    troupes = [["sun1"], ["sun2"], ["moon1"], ["moon2"]][:seats]
    factions = ["commonwealth", "commonwealth", "dominion", "dominion"][:seats]
    game = table(cards, seats=seats, size=1, factions=factions, troupes=troupes)
    run(troupe.choose(game))
    run(troupe.choose(game))
    return game


def test_moon_deploy_06_only_tied_players_roll_again():
    game = three(4)
    run(deploy.deploy(game), rolled(3, 6, 3, 5, 1, 4))
    assert game.state.order == [1, 3, 2, 0]
    assert game.state.initiative == -1  # MOON-DEPLOY-07


def test_moon_deploy_05_the_last_of_four_gets_the_edge_that_is_left():
    game = three(4)
    run(deploy.deploy(game), rolled(6, 5, 4, 3))
    run(deploy.deploy(game), [("edge", "south"), ("deploy", {"sun1": (5_000, 2_000)})])
    ask = asked(deploy.deploy(game))
    assert list(ask) == ["north", "east", "west"]
    run(deploy.deploy(game), [("edge", "west"), ("deploy", {"sun2": (2_000, 5_000)})])
    run(deploy.deploy(game), [("edge", "north"), ("deploy", {"moon1": (5_000, 30_000)})])
    run(deploy.deploy(game), [("deploy", {"moon2": (30_000, 5_000)})])
    assert game.state.edges == ["south", "west", "north", "east"]
    assert game.state.phase == "replenish"


def test_moon_amb_15_zones_overlap_in_the_corners():
    game = three(3)
    run(deploy.deploy(game), rolled(6, 5, 4))
    run(deploy.deploy(game), [("edge", "south"), ("deploy", {"sun1": (2_000, 2_000)})])
    ask = asked(deploy.deploy(game), [("edge", "west")])
    assert ask.why_not({"sun2": (4_000, 2_000)}) is None
    assert ask.why_not({"sun2": (2_500, 2_000)}).key == "why-no-room"


def test_deployment_finds_room_where_chance_does_not():
    walls = [{"id": f"w{n}", "kind": "barrier", "rect": [18, 0.7 + 1.4 * n, 36, 1.3]} for n in range(6)]
    game = troupes_chosen(terrain=[*walls, {"id": "end", "kind": "barrier", "rect": [17, 9.3, 34, 1.6]}])
    zone = Zone(game, game.model("sun1"), "south")
    for seed in range(5):
        assert zone.why_not(zone.sample(Random(seed))) is None


def test_proposals_are_legal():
    game = troupes_chosen(terrain=[CRATE, POND])
    for edge in deploy.EDGES:
        zone = Zone(game, game.model("sun1"), edge)
        spots = list(zone.propose())
        assert spots and all(zone.why_not(spot) is None for spot in spots)


def test_no_rule_is_dropped():
    assert not dropped
