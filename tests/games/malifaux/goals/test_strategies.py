"""The four Strategies: what lies where, what models do with it, and when it scores (MALI-STRAT, -TURF, -EXPL, -IDOL, -RECK)."""

from __future__ import annotations

import math
from typing import Any

import pytest

from escarmouche.core.asks.ask import Shut
from escarmouche.core.play.rule import Rule, rule
from escarmouche.games.malifaux.goals import strategy
from escarmouche.games.malifaux.goals.strategies import explosives, idols, reckoning, turf
from escarmouche.games.malifaux.ground import board
from escarmouche.games.malifaux.harm import damage, kill
from escarmouche.games.malifaux.harm.damage import Hit
from escarmouche.games.malifaux.models import replace
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.state import MARKER, NOBODY, Kill, Resolving
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import interact, start
from escarmouche.space.units import mil
from tests.games.malifaux.positions import card, lay, open_branches, play, refused, told
from tests.games.malifaux.positions import run as deal
from tests.games.malifaux.rule_runner import ability, asked, run

SMALL = card("small", abilities=[ability({"insignificant": {}})])
STURDY = card("sturdy", health=3, abilities=[ability({"hard-to-kill": {}}, {"armor": {"amount": 2}})])
TOUCH = 2 * MARKER / 1000  # between the centres of two 30 mm bases in contact


def table(strategy: str, models: dict[str, Any], markers: dict[str, Any] | None = None, **more: Any) -> Malifaux:
    state = {"strategy": strategy, **more.pop("state", {})}
    return lay(models=models, markers=markers, cards=[SMALL, STURDY, *more.pop("cards", [])], state=state, **more)


@rule("MALI-GACT-01")
def interacting(game: Malifaux, name: str, answer: Any) -> Rule[None]:
    """Interact as the Action does."""
    game.state.resolving.append(Resolving("interact", name, game.model(name).seat))
    yield from interact.carry_out(game, game.resolving, answer)
    game.state.resolving.pop()


def branch(game: Malifaux, word: str) -> Any:
    """What lies behind a branch of Ann's Interact."""
    return strategy.interacts(game, game.model("ann"))[word]()  # type: ignore[operator, misc]


# -- Turf War


def test_five_markers() -> None:
    """MALI-TURF-01, MALI-TURF-02: neutral and Impassable, in the middle of the table and of each quarter."""
    game = table("turf", {"ann": {"at": (4, 4)}})
    strategy.set_up(game)
    spots = sorted((marker.x // 1000, marker.y // 1000) for marker in game.state.markers)
    assert spots == [(9, 9), (9, 27), (18, 18), (27, 9), (27, 27)]
    assert {marker.seat for marker in game.state.markers} == {NOBODY}
    assert game.kinds[game.state.markers[0].kind].traits == ("impassable",)
    assert [strategy.count(game, seat) for seat in game.seats] == [0, 0]


def test_a_marker_beside_terrain() -> None:
    """MALI-AMB-96: where something Impassable stands the Marker lies as near as it can; preset boards keep the points free."""
    rock = {"id": "rock", "kind": "other", "traits": ["impassable"], "circle": [18, 18, 1]}
    game = table("turf", {"ann": {"at": (4, 4)}}, terrain=[rock])
    strategy.set_up(game)
    central = game.state.markers[0]
    assert math.dist((central.x, central.y), (18000, 18000)) == pytest.approx(1000 + MARKER, abs=6)
    for name in board.boards():
        game = Malifaux(game.state, Options(board=name))
        game.state.markers = []
        strategy.set_up(game)
        assert (game.state.markers[0].x, game.state.markers[0].y) == zone.CENTRE, name


@pytest.mark.parametrize("strategy_name", ["explosives", "idols", "reckoning"])
def test_nothing_lies_there_yet(strategy_name: str) -> None:
    game = table(strategy_name, {"ann": {"at": (4, 4)}})
    strategy.set_up(game)
    assert game.state.markers == []


def turf_war(**owners: int) -> Malifaux:
    """Ann and Ben beside the Marker of the first quarter, which somebody may hold."""
    models = {
        "ann": {"at": (9 - TOUCH, 9)},
        "ben": {"at": (9 + TOUCH, 9), "seat": 1},
        "tiny": {"card": "small", "at": (9, 9 + TOUCH)},
    }
    laid = {"one": {"kind": "turf", "at": (9, 9)}, "two": {"kind": "turf", "at": (27, 27)}}
    laid["mid"] = {"kind": "turf", "at": (18, 18)}
    for name, owner in owners.items():
        laid[name]["seat"] = owner
    return table("turf", models, laid)


def test_one_step() -> None:
    """MALI-TURF-03, MALI-MARK-14: enemy to neutral, neutral to friendly, in base contact; what is friendly stays."""
    game = turf_war(one=1)
    ann = game.model("ann")
    assert list(strategy.interacts(game, ann)) == ["turf"]
    run(interacting(game, "ann", {"turf": "one"}))
    assert game.marker("one").seat == NOBODY
    run(interacting(game, "ann", {"turf": "one"}))
    assert game.marker("one").seat == 0
    assert isinstance(branch(game, "turf"), Shut)
    assert [strategy.count(game, seat) for seat in game.seats] == [1, 0]
    assert strategy.protects(game.marker("one"))


def test_the_insignificant_do_not_interact() -> None:
    """MALI-STRAT-02, MALI-AMB-130: no Interact that a Strategy grants."""
    game = turf_war()
    assert strategy.interacts(game, game.model("ben")) != {}
    assert strategy.interacts(game, game.model("tiny")) == {}


def test_a_kill_neutralises() -> None:
    """MALI-TURF-04, MALI-DP-60: an enemy Marker in the same quarter, or the central one, which is in every quarter; or none."""
    game = turf_war(one=1, two=1, mid=1)
    ask = asked(kill.kill(game, game.model("ben"), game.model("ann")))
    assert ask.seat == 0
    assert open_branches(ask) == ["one", "mid", "decline"]
    game = turf_war(one=1, two=1, mid=1)
    run(kill.kill(game, game.model("ben"), game.model("ann")), "mid")
    assert [game.marker(name).seat for name in ("one", "two", "mid")] == [1, 1, NOBODY]
    game = turf_war(one=1)
    run(kill.kill(game, game.model("ben"), game.model("ann")), "decline")
    assert game.marker("one").seat == 1


def test_no_kill_no_change() -> None:
    """MALI-TURF-04, MALI-AMB-130: neutral and friendly Markers stay; nobody's kill, a player's own and those of or by the Insignificant
    change nothing."""
    game = turf_war(one=0)
    run(kill.kill(game, game.model("ben"), game.model("ann")))
    game = turf_war(one=1)
    run(kill.kill(game, game.model("ben")))
    game = turf_war(one=1)
    run(kill.kill(game, game.model("ben"), game.model("tiny")))
    game = turf_war(one=0)
    run(kill.kill(game, game.model("tiny"), game.model("ben")))
    assert not game.state.kills[0].worth_points
    assert game.marker("one").seat == 0


def test_several_quarters() -> None:
    """MALI-TURF-05: a model that was in several quarters was in whichever the killer's player says."""
    models = {"ann": {"at": (16, 16)}, "ben": {"at": (18, 21), "seat": 1}}
    laid = {
        "south": {"kind": "turf", "at": (9, 9), "seat": 1},
        "west": {"kind": "turf", "at": (9, 27), "seat": 1},
        "east": {"kind": "turf", "at": (27, 27), "seat": 1},
    }
    game = table("turf", models, laid)
    ask = asked(kill.kill(game, game.model("ben"), game.model("ann")))
    assert open_branches(ask) == ["west", "east", "decline"]


@pytest.mark.parametrize(("held", "scored", "scores"), [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True)])
def test_a_rising_threshold(held: int, scored: int, scores: bool) -> None:
    """MALI-STRAT-01, MALI-TURF-06: more friendly Markers than VP scored."""
    game = turf_war(**dict.fromkeys(["one", "two"][:held], 0))
    game.state.scored = [scored, 0]
    assert strategy.scores(game, 0) is scores
    wanted = {"have": held, "need": scored + 1, "scored": scored, "most": 4, "scores": scores}
    assert strategy.progress(game, 0) == {"strategy": "turf", **wanted}


# -- Plant Explosives


def bearers(**more: Any) -> Malifaux:
    models = {
        "ann": {"card": "boss", "at": (4, 4)},
        "abe": {"card": "second", "at": (8, 4)},
        "amy": {"at": (12, 4)},
        "tiny": {"card": "small", "at": (16, 4)},
        "ben": {"seat": 1, "at": (4, 32)},
        "bob": {"card": "thug", "seat": 1, "at": (8, 32)},
    }
    return table("explosives", models, state={"phase": "explosives", "turn": 0, "initiative": 1, **more})


def test_tokens_are_given_in_turn() -> None:
    """MALI-EXPL-01, MALI-EXPL-02, MALI-DP-13: alternately, Initiative first; a Minion one, others two, the Insignificant none."""
    game = bearers()
    ask = play(game)
    assert (ask.seat, list(ask)) == (1, ["ben", "bob"])
    ask = play(game, "ben")
    assert (ask.seat, list(ask)) == (0, ["ann", "abe", "amy"])
    ask = play(game, "amy")
    assert (ask.seat, list(ask)) == (1, ["bob"])
    ask = play(game, "bob", "ann", "bob")
    assert list(ask) == ["ann", "abe"]


def test_too_few_bearers() -> None:
    """MALI-AMB-98: as many as possible, the rest are lost; the other player goes on alone, to five."""
    game = bearers()
    ask = play(game, "ben", "amy", "bob", "ann", "bob", "ann")
    assert (ask.seat, list(ask)) == (0, ["abe"])
    run(strategy.arm(game), "abe")
    run(strategy.arm(game), "abe")
    assert [explosives.tokens_given(game, seat) for seat in game.seats] == [5, 3]
    run(strategy.arm(game))
    assert game.state.phase == "begin"


def test_no_tokens_elsewhere() -> None:
    game = bearers(strategy="turf")
    run(strategy.arm(game))
    assert game.state.phase == "begin"


def charged(**more: Any) -> Malifaux:
    models = {
        "ann": {"at": (10, 18), "tokens": {"explosives": 2}},
        "ben": {"seat": 1, "at": (10, 20)},
        "tiny": {"card": "small", "seat": 1, "at": (12, 18)},
    }
    return table("explosives", models, **more)


def plant(game: Malifaux) -> Any:
    """What Ann is asked to plant a charge, or why she cannot."""
    return strategy.interacts(game, game.model("ann"))["plant"]()  # type: ignore[operator, misc]


def test_planting() -> None:
    """MALI-EXPL-03: a Token is discarded, and a Marker Dropped in base contact."""
    game = charged()
    ask = plant(game)
    assert refused(ask, [12000, 20000]).rule == "MALI-MARK-11"
    run(interacting(game, "ann", {"plant": (10000, 18000 - mil(TOUCH))}))
    assert game.model("ann").tokens == {"explosives": 1}
    assert [(marker.kind, marker.seat) for marker in game.state.markers] == [("strategy", 0)]
    assert strategy.protects(game.state.markers[0])


def test_six_inches_apart() -> None:
    """MALI-EXPL-03: not within 6" of another friendly Strategy Marker; where there is just room it is found."""
    game = charged(markers={"old": {"kind": "strategy", "seat": 0, "at": (10, 11)}})
    ask = plant(game)
    assert refused(ask, [10000, 18000]).rule == "MALI-EXPL-03"
    assert all(math.dist(spot[:2], (10000, 11000)) > 6000 + 2 * MARKER for spot in ask)
    game = charged(markers={"old": {"kind": "strategy", "seat": 0, "at": (10, 11.99)}})
    assert list(plant(game))
    game = charged(markers={"old": {"kind": "strategy", "seat": 0, "at": (10, 12)}})
    assert plant(game).rule == "MALI-EXPL-03"
    game = charged(markers={"old": {"kind": "strategy", "seat": 1, "at": (10, 14)}})
    assert plant(game).why_not([10000, 18000]) is None


def test_picking_up() -> None:
    """MALI-EXPL-04, MALI-AMB-97: a Marker in base contact, anybody's, becomes a Token, however many the model has."""
    near = {"kind": "strategy", "at": (10, 18 - TOUCH), "seat": 1}
    game = charged(markers={"near": near, "far": {"kind": "strategy", "at": (10, 10)}})
    assert list(branch(game, "defuse")) == ["near"]
    run(interacting(game, "ann", {"defuse": "near"}))
    assert game.model("ann").tokens == {"explosives": 3}
    assert [marker.id for marker in game.state.markers] == ["far"]


def test_tokens_of_the_dead() -> None:
    """MALI-EXPL-05, MALI-DP-61, MALI-AMB-98: a model of the other Crew within 3" may take them all; else they are gone."""
    game = charged()
    ask = asked(kill.kill(game, game.model("ann")))
    assert (ask.seat, open_branches(ask)) == (1, ["ben", "decline"])
    game = charged()
    run(kill.kill(game, game.model("ann")), "ben")
    assert game.model("ben").tokens == {"explosives": 2}
    game = charged()
    run(kill.kill(game, game.model("ann")), "decline")
    assert game.model("ben").tokens == {}
    game = charged()
    game.model("ben").y += 8000
    run(kill.kill(game, game.model("ann")))
    assert "explosives-lost" in told(game)


def test_markers_on_the_enemy_half() -> None:
    """MALI-EXPL-06, MALI-AMB-99: whoever's they are; those on the Centerline are on both halves."""
    spots = {"mine": (4, 30, 0), "theirs": (8, 25, 1), "line": (12, 18.5, 0), "home": (16, 5, 0)}
    laid = {name: {"kind": "strategy", "at": (x, y), "seat": seat} for name, (x, y, seat) in spots.items()}
    game = charged(markers=laid)
    assert [strategy.count(game, seat) for seat in game.seats] == [3, 2]
    game.state.scored = [2, 2]
    assert [strategy.scores(game, seat) for seat in game.seats] == [True, False]


# -- Corrupted Idols


def idol(card: str, *answers: Any, seat: int = 0, deployment: str = "standard", **more: Any) -> Malifaux:
    """The Idol of a Turn, by the card of the player with Initiative; the other's card is another."""
    flips = [card, "ram-1"] if seat == 0 else ["ram-1", card]
    state = {"initiative": seat, "flips": flips, "deployment": deployment, "phase": "start", "step": "strategy"}
    models = more.pop("models", {"ann": {"at": (4, 4)}, "ben": {"at": (4, 30), "seat": 1}})
    game = table("idols", models, state={**state, **more.pop("state", {})}, **more)
    run(strategy.start(game), *answers)
    return game


def where(game: Malifaux) -> list[tuple[float, float]]:
    return [(marker.x / 1000, marker.y / 1000) for marker in game.state.markers if marker.kind == "strategy"]


@pytest.mark.parametrize(
    ("card", "seat", "spot"),
    [
        ("mask-5", 0, (8, 18)),
        ("tome-5", 0, (28, 18)),
        ("ram-5", 0, (18, 18)),
        ("mask-5", 1, (28, 18)),
        ("tome-5", 1, (8, 18)),
    ],
)
def test_where_it_comes(card: str, seat: int, spot: tuple[int, int]) -> None:
    """MALI-IDOL-01, MALI-AMB-125: by the suit of the card of the player with Initiative, left and right as that player sees it."""
    game = idol(card, seat=seat)
    assert where(game) == [spot]
    assert game.state.markers[0].seat == NOBODY


def test_at_the_edge() -> None:
    """MALI-DP-20, MALI-AMB-100: for a Crow at the edge that the player chooses, wholly on the table."""
    assert where(idol("crow-5", "left")) == [(MARKER / 1000, 18)]
    assert where(idol("crow-5", "right")) == [(36 - MARKER / 1000, 18)]
    game = idol("crow-5", "left", deployment="corner")
    assert where(game) == [pytest.approx((MARKER / 1000, 36 - MARKER / 1000), abs=0.002)]
    assert game.field.on_table(game.marked(game.state.markers[0]))


def test_on_a_diagonal() -> None:
    """MALI-AMB-102: 8" along the Centerline from its end, seen from the player's own zone toward the enemy's."""
    side = 8 / math.sqrt(2)
    assert where(idol("mask-5", deployment="flank")) == [pytest.approx((side, 36 - side), abs=0.002)]
    assert where(idol("mask-5", deployment="flank", seat=1)) == [pytest.approx((36 - side, side), abs=0.002)]


def test_a_joker_is_flipped_again() -> None:
    """MALI-AMB-101: another card for its suit alone, again for another Joker; both are discarded, Initiative stays."""
    game = idol("red-joker", tops=(("black-joker", "tome-2"), ()))
    assert where(game) == [(28, 18)]
    assert game.deck(0).discard == ["black-joker", "tome-2"]
    assert game.state.initiative == 0


def test_the_start_of_a_turn() -> None:
    """MALI-IDOL-01, MALI-CONF-03: between steps C and D, before the cards of the Initiative are discarded."""
    game = table("idols", {"ann": {"at": (4, 4)}}, state={"flips": ["ram-5", "ram-1"], "phase": "start"})
    run(start.lay_idol(game))
    assert (where(game), game.deck(0).discard, game.state.flips) == ([(18, 18)], ["ram-5"], [])


def test_beside_what_is_in_the_way() -> None:
    """MALI-IDOL-02, MALI-DP-20: on the Centerline, touching the model, Marker or Impassable terrain that lies there, on either side."""
    models = {"ann": {"at": (18, 18)}, "ben": {"at": (4, 30), "seat": 1}}
    assert where(idol("ram-5", "left", models=models)) == [pytest.approx((18 - TOUCH, 18), abs=0.005)]
    assert where(idol("ram-5", "right", models=models)) == [pytest.approx((18 + TOUCH, 18), abs=0.005)]
    rock = {"id": "rock", "kind": "other", "traits": ["impassable"], "circle": [18, 19, 1.5]}
    aside = math.sqrt((1.5 + TOUCH / 2) ** 2 - 1)
    assert where(idol("ram-5", "left", terrain=[rock])) == [pytest.approx((18 - aside, 18), abs=0.006)]
    old = {"old": {"kind": "strategy", "at": (18, 18)}}
    assert where(idol("ram-5", "left", markers=old))[1] == pytest.approx((18 - TOUCH, 18), abs=0.005)


def test_one_side_or_none() -> None:
    """MALI-IDOL-02: on a Scheme Marker it may lie; where one side is taken the other is left; if both are, it is not Dropped."""
    assert where(idol("ram-5", markers={"one": {"at": (18, 18)}})) == [(18, 18)]
    models = {"ann": {"at": (18, 18)}, "abe": {"at": (18 - 2 * TOUCH, 18)}, "ben": {"at": (4, 30), "seat": 1}}
    models["abe"]["at"] = (16.5, 18)
    assert where(idol("ram-5", models=models)) == [pytest.approx((18 + TOUCH, 18), abs=0.005)]
    game = idol("ram-5", models={**models, "amy": {"at": (19.5, 18)}})
    assert where(game) == []
    assert "idol-none" in told(game)
    at_edge = {"ann": {"at": (0.6, 18)}, "ben": {"at": (4, 30), "seat": 1}}
    assert where(idol("crow-5", "left", models=at_edge)) == [pytest.approx((0.6 + TOUCH, 18), abs=0.005)]


def bleeding(**ann: Any) -> Malifaux:
    models = {"ann": {"at": (18 - TOUCH, 18), **ann}, "ben": {"at": (24, 18), "seat": 1}}
    return table("idols", models, {"idol": {"kind": "strategy", "at": (18, 18)}}, active="ann")


def test_bleeding_for_an_idol() -> None:
    """MALI-IDOL-03, MALI-IDOL-04, MALI-DP-62, MALI-AMB-126: up to three damage that nothing reduces; as many inches, edge to edge."""
    game = bleeding(card="sturdy", health=3)
    run(interacting(game, "ann", {"idol": "idol"}), 2, (18000, 18000 + 2000 + 2 * MARKER))
    assert game.model("ann").health == 1
    assert where(game) == [(18, 20 + TOUCH)]
    ask = asked(interacting(game := bleeding(), "ann", {"idol": "idol"}))
    assert (ask.low, ask.high) == (0, 3)
    ask = asked(interacting(bleeding(health=2), "ann", {"idol": "idol"}))
    assert ask.high == 2
    ask = asked(interacting(game, "ann", {"idol": "idol"}), 1)
    assert refused(ask, [18000, 18000 + 1100 + 2 * MARKER]).rule == "MALI-MARK-11"
    assert refused(ask, [18000, 18000]).rule == "MALI-IDOL-04"


def test_dying_for_an_idol() -> None:
    """MALI-IDOL-03, MALI-IDOL-04, MALI-AMB-103, MALI-AMB-95: Hard to Kill does not help; the Marker moves although the model is dead."""
    game = bleeding(card="sturdy", health=2)
    run(interacting(game, "ann", {"idol": "idol"}), 2, (18000, 21000))
    assert game.model("ann").status == "killed"
    assert [(kill.by, kill.crew) for kill in game.state.kills] == [("ann", 0)]
    assert where(game) == [(18, 21)]


def test_no_damage_no_move() -> None:
    """MALI-AMB-103, MALI-AMB-126: 0 may be chosen; the Marker stays."""
    game = bleeding()
    run(interacting(game, "ann", {"idol": "idol"}), 0)
    assert (where(game), game.model("ann").health) == ([(18, 18)], 8)
    game.model("ann").x -= 1000
    assert isinstance(branch(game, "idol"), Shut)


def test_not_beside_a_rock() -> None:
    """MALI-IDOL-04: in base contact neither with a model nor with Impassable terrain."""
    rock = {"id": "rock", "kind": "other", "traits": ["impassable"], "circle": [18, 21, 1]}
    game = table("idols", {"ann": {"at": (16, 18)}}, {"idol": {"kind": "strategy", "at": (18, 18)}}, terrain=[rock])
    region = idols.around(game, game.marker("idol"), 3000)
    assert region is not None
    touching = region.why_not((18000, 20000 - MARKER))
    assert touching is not None
    assert touching.rule == "MALI-IDOL-04"
    assert region.why_not((18000, 19900 - MARKER)) is None


def test_completely_in_the_enemy_half() -> None:
    """MALI-IDOL-05: no part of the Marker on or over the Centerline."""
    laid = {name: {"kind": "strategy", "at": (8, y)} for name, y in {"deep": 22, "line": 18.5, "home": 10}.items()}
    game = table("idols", {"ann": {"at": (4, 4)}}, laid)
    assert [strategy.count(game, seat) for seat in game.seats] == [1, 1]
    assert strategy.scores(game, 0)
    game.state.scored = [1, 0]
    assert not strategy.scores(game, 0)


# -- Reckoning


def fight(*kills: Kill, **more: Any) -> Malifaux:
    models = {
        "ann": {"at": (4, 4)},
        "ben": {"seat": 1, "at": (4, 30), "card": "boss", "leader": True},
        "bob": {"seat": 1, "at": (8, 30), "card": "second"},
        "bev": {"seat": 1, "at": (12, 30)},
        "tiny": {"seat": 1, "at": (16, 30), "card": "small"},
    }
    return table("reckoning", models, state={"kills": list(kills), **more})


def test_killed_this_turn() -> None:
    """MALI-RECK-01, MALI-AMB-104, MALI-AMB-79: whoever killed them, in this Turn; not those that were Replaced."""
    game = fight(Kill("bev", 2), Kill("bob", 1, "ann", 0), Kill("ben", 2, "ann", 0, worth_points=False), Kill("ann", 2))
    assert [strategy.count(game, seat) for seat in game.seats] == [1, 1]
    assert strategy.scores(game, 0)
    game.state.scored = [1, 0]
    assert not strategy.scores(game, 0)


def test_what_they_count() -> None:
    """MALI-RECK-02, MALI-AMB-104: a Leader or Master three, a Henchman two, a Henchman who leads three."""
    game = fight()
    assert [reckoning.worth(game, game.model(name)) for name in ("ben", "bob", "bev")] == [3, 2, 1]
    game.model("ben").leader = False
    game.model("bob").leader = True
    assert [reckoning.worth(game, game.model(name)) for name in ("ben", "bob")] == [3, 3]


def test_nobody_left() -> None:
    """MALI-RECK-01, MALI-AMB-81, MALI-AMB-130: a VP each Turn once no enemy is in play, the Insignificant not counted."""
    game = fight()
    game.state.scored = [3, 0]
    for name in ("ben", "bob"):
        game.model(name).status = "killed"
    game.model("bev").status = "buried"
    assert not strategy.scores(game, 0)
    game.model("bev").status = "killed"
    assert strategy.scores(game, 0)
    game.state.scored = [4, 0]
    assert not strategy.scores(game, 0)


def test_the_insignificant_dead() -> None:
    """MALI-STRAT-02, MALI-AMB-130: a dead Insignificant model counts for nobody."""
    game = fight()
    run(kill.kill(game, game.model("tiny"), game.model("ann")))
    assert strategy.count(game, 0) == 0


def test_a_replaced_enemy() -> None:
    """MALI-AMB-79: a model Replaced by one of the other Crew counts as killed and yields nothing."""
    game = fight()
    bev, ann = game.model("bev"), game.model("ann")
    spot = (bev.x, bev.y + mil(TOUCH))
    deal(replace.replace(game, 0, ann, [bev], ["man"], crew=0), spot)
    assert [(kill.model, kill.worth_points) for kill in game.state.kills] == [("bev", False)]
    assert strategy.count(game, 0) == 0


def test_damage_kills_for_it() -> None:
    """MALI-RECK-01, MALI-KILL-02: a death in the middle of damage is counted."""
    game = fight()
    run(damage.suffer(game, [Hit(game.model("bev"), 9, game.model("ann"), "shot")]))
    assert strategy.count(game, 0) == 1


def test_no_vp_in_turn_1() -> None:
    """MALI-END-04, MALI-STRAT-01."""
    game = fight(Kill("bev", 1), turn=1)
    assert strategy.count(game, 0) == 1
    assert not strategy.scores(game, 0)


def test_turf_kinds() -> None:
    """MALI-MARK-14: both kinds of Strategy Markers are protected, Scheme Markers are not."""
    game = turf_war()
    game.marker("two").kind = "scheme"
    assert [strategy.protects(marker) for marker in game.state.markers] == [True, False, True]
    assert turf.KIND in strategy.KINDS
