"""The thirteen Schemes: when each is met, what it costs, and that nobody learns more than was revealed (MALI-SCHM, MALI-HID-06)."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from escarmouche.core.asks.ask import Menu
from escarmouche.core.play.rule import Rule, rule
from escarmouche.games.malifaux.goals import goal, scheme
from escarmouche.games.malifaux.goals.goal import Tally
from escarmouche.games.malifaux.harm import kill
from escarmouche.games.malifaux.harm.damage import Hit, suffer
from escarmouche.games.malifaux.models import replace
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import MARKER, Kill, Resolving, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import activation, interact
from escarmouche.games.malifaux.view import hidden
from tests.games.malifaux.positions import STRIKE, action, card, lay, open_branches, refused, told
from tests.games.malifaux.rule_runner import ability, asked, run

TOUCH = 2 * MARKER / 1000
SMALL = card("small", abilities=[ability({"insignificant": {}})], actions=[STRIKE])
CHEAP = card("cheap", cost=4, actions=[STRIKE])
LONG = card("long", cost=3, actions=[action(range=6)])
WIDE = card("totem", cost=2, health=4)


def table(own: list[Scheme], models: dict[str, Any], markers: dict[str, Any] | None = None, **more: Any) -> Malifaux:
    """A table on which the first player has these Schemes, and the pool is made of them and others."""
    numbers = [chosen.number for chosen in own]
    pool = (numbers + [n for n in range(1, 14) if n not in numbers])[:5]
    state = {"schemes": [own, []], "pool": sorted(pool), **more.pop("state", {})}
    return lay(models=models, markers=markers, cards=[SMALL, CHEAP, LONG, WIDE], state=state, **more)


def mine(**spots: tuple[float, float]) -> dict[str, Any]:
    """Scheme Markers of the first player."""
    return {name: {"at": spot, "seat": 0} for name, spot in spots.items()}


def met(game: Malifaux) -> tuple[Tally, Tally]:
    """How far the first player's first Scheme is: to be revealed, and at the end."""
    chosen = game.state.schemes[0][0]
    plan = scheme.PLANS[chosen.number]
    return plan.reveal(game, 0, chosen), plan.end(game, 0, chosen)


def flags(game: Malifaux) -> tuple[bool, bool]:
    first, last = met(game)
    return first.is_met, last.is_met


# -- revealing, whatever the Scheme


def two_charges(**state: Any) -> Malifaux:
    models = {"ann": {"at": (4, 4)}, "ben": {"at": (18, 18), "seat": 1}}
    markers = mine(a=(16, 18), b=(20, 18), c=(18, 20))
    return table([Scheme(1), Scheme(3)], models, markers, state={"pool": [1, 3, 6, 9, 10], **state})


def test_revealing_is_optional() -> None:
    """MALI-SCHM-01, MALI-SCHM-03, MALI-DP-63: whoever declines keeps the Scheme secret and may reveal it later."""
    game = two_charges()
    run(scheme.reveal(game, 0, "turn"), "decline")
    assert (game.state.points, game.state.schemes[0][0].revealed) == ([0, 0], 0)
    assert told(game) == []


def test_revealing() -> None:
    """MALI-DP-63, MALI-HID-06, MALI-END-03: the Scheme is shown, the chosen Markers go, 1 VP; the other Scheme stays hidden."""
    game = two_charges()
    run(scheme.reveal(game, 0, "turn"), {"scheme-1": ["a", "c"]})
    assert game.state.points == [1, 0]
    assert [marker.id for marker in game.state.markers] == ["b"]
    assert [chosen.revealed for chosen in game.state.schemes[0]] == [2, 0]
    shown = [event for event in game.events if event.name == "scheme-revealed"]
    assert [event.args["scheme"] for event in shown] == ["scheme-1"]
    assert all(event.to is None for event in game.events)


def test_one_after_the_other() -> None:
    """MALI-END-03: the second Scheme is checked when the Markers of the first are gone."""
    game = two_charges()
    game.marker("c").x, game.marker("c").y = 14900, 18000
    assert open_branches(asked(scheme.reveal(game, 0, "turn"))) == ["decline", "scheme-1", "scheme-3"]
    run(scheme.reveal(game, 0, "turn"), "scheme-3")
    assert (game.state.points, game.state.markers) == ([1, 0], [])
    assert game.state.schemes[0][0].revealed == 0


def test_once() -> None:
    """MALI-SCHM-01, MALI-SCHM-02: one Reveal VP for each Scheme in a game."""
    game = two_charges(schemes=[[Scheme(1, revealed=1), Scheme(9)], []])
    assert not scheme.might_reveal(game, 0, "turn")
    run(scheme.reveal(game, 0, "turn"))


def test_not_in_turn_1() -> None:
    """MALI-AMB-129: at no moment of Turn 1 is anybody asked."""
    game = two_charges(turn=1)
    for moment in ("turn", "kill", "activation"):
        run(scheme.reveal(game, 0, moment))


def test_why_not() -> None:
    """MALI-DP-63: why a Scheme cannot be revealed now, and which Markers do not go together."""
    game = two_charges(schemes=[[Scheme(1), Scheme(9)], []])
    ask = asked(scheme.reveal(game, 0, "turn"))
    assert refused(ask, "scheme-9").key == "why-scheme-unmet"
    game.state.schemes[0][1] = Scheme(5)
    assert refused(asked(scheme.reveal(game, 0, "turn")), "scheme-5").key == "why-scheme-moment-kill"


# -- nobody learns more


def test_who_is_asked_is_public() -> None:
    """MALI-HID-06, MALI-AMB-106: with the same table both are asked alike, whether they have the Scheme or not."""
    true = two_charges()
    false = two_charges(schemes=[[Scheme(9), Scheme(10)], []])
    assert [scheme.might_reveal(table, 0, "turn") for table in (true, false)] == [True, True]
    asked_truly, other = asked(scheme.reveal(true, 0, "turn")), asked(scheme.reveal(false, 0, "turn"))
    assert (asked_truly.name, asked_truly.seat, asked_truly.about) == (other.name, other.seat, other.about)
    assert open_branches(other) == ["decline"]
    barren = two_charges(pool=[5, 6, 9, 10, 12])
    assert not scheme.might_reveal(barren, 0, "turn")


def test_all_revealed() -> None:
    """MALI-HID-06: a player with nothing secret left is not asked."""
    game = two_charges(schemes=[[Scheme(9, revealed=1), Scheme(10, revealed=1)], []])
    assert not scheme.might_reveal(game, 0, "turn")


def test_a_question_reads_the_world_it_is_asked_in() -> None:
    """MALI-HID-06: the branches are read when somebody looks, so in another world they are that world's."""
    game = two_charges()
    running = iter(scheme.reveal(game, 0, "turn"))
    ask = next(running)
    assert isinstance(ask, Menu)
    hidden.redeal(game, 1, random.Random(4))
    names = [f"scheme-{chosen.number}" for chosen in game.state.schemes[0]]
    assert ask.names == ["decline", *names]


@pytest.mark.parametrize("number", [7, 12, 13])
def test_whatever_was_chosen(number: int) -> None:
    """MALI-HID-06: a Scheme about a model is imagined with every model that it could be about."""
    models = {"ann": {"at": (4, 4)}, "abe": {"at": (8, 4)}, "ben": {"at": (18, 18), "seat": 1}}
    game = table([Scheme(number)], models, active="ann")
    assert game.state.activation is not None
    game.state.activation.harmed = ["ben", "abe"]
    choices = [(one.friend, one.enemy) for one in scheme.imaginable(game, 0, number)]
    assert choices == {7: [("", "ben")], 12: [("ann", ""), ("abe", "")], 13: [("ann", "ben")]}[number]


def scattered(seed: int) -> Malifaux:
    """A crowded table at random, in the Activation of somebody who has hurt everybody; the first player's Schemes are not yet said."""
    rng = random.Random(seed)
    deployment, turns = rng.choice(("standard", "corner", "flank", "wedge")), rng.randrange(4)
    bare = lay(models={}, state={"deployment": deployment, "zone": turns})
    points = [*zone.centerline(bare), zone.CENTRE, *(zone.corner(number) for number in range(4))]
    points += [zone.along(bare, 9000), zone.along(bare, 12000, right=True)]

    def spot() -> tuple[float, float]:
        x, y = (value / 1000 + rng.uniform(-3, 3) for value in rng.choice(points))
        return min(35.4, max(0.6, x)), min(35.4, max(0.6, y))

    def stood() -> tuple[float, float]:
        place = spot()
        while any(math.dist(place, other) < TOUCH + 0.01 for other in taken):
            place = spot()
        taken.append(place)
        return place

    taken: list[tuple[float, float]] = []
    cards = (("cheap", "long", "long", "fighter", "small"), ("thug", "boss", "second", "man", "totem"))
    models: dict[str, Any] = {
        f"{seat}{n}": {"at": stood(), "seat": seat, "card": rng.choice(cards[seat]), "leader": n == 0}
        for seat in (0, 1)
        for n in range(6)
    }
    for model in models.values():
        model["health"] = rng.randint(1, 4)
    models["10"]["status"] = rng.choice(("", "killed"))
    markers: dict[str, Any] = {f"m{n}": {"at": spot(), "seat": rng.randint(0, 1)} for n in range(30)}
    markers |= {f"c{n}": {"at": spot(), "kind": rng.choice(("corpse", "scrap", "pyre"))} for n in range(24)}
    state = {"deployment": deployment, "zone": turns, "kills": [Kill("11", 2, "01", 0)]}
    game = table([], models, markers, active="00", state=state)
    assert game.state.activation is not None
    game.state.activation.harmed = [f"1{n}" for n in range(6)]
    return game


@pytest.mark.parametrize("seed", range(8))
def test_whoever_could_reveal_is_asked_and_nobody_learns_why(seed: int) -> None:
    """MALI-HID-06, MALI-AMB-106: on any table who has a Scheme that is met is asked, and who has not is asked likewise."""
    game, rng = scattered(seed), random.Random(seed)
    moments = ("turn", "kill", "activation")
    for number, plan in scheme.PLANS.items():
        game.state.pool = sorted({number, *rng.sample(range(1, 14), 4)})
        asked_at = set()
        for friend, enemy in [(f"0{a}", f"1{b}") for a in range(6) for b in range(6)]:
            game.state.schemes[0] = [Scheme(number, friend, enemy)]
            asked_at.add(tuple(scheme.might_reveal(game, 0, moment) for moment in moments))
            if plan.moment in moments and plan.reveal(game, 0, game.state.schemes[0][0]).is_met:
                assert scheme.might_reveal(game, 0, plan.moment)
            ending = plan.end(game, 0, game.state.schemes[0][0])
            if ending.is_met and ending.spent:
                assert scheme.could_end(game, 0)
            assert ending.is_met == bool(ending.sets()) or not ending.spent
        assert len(asked_at) == 1


@pytest.mark.parametrize("seed", range(8))
def test_every_reveal_can_be_carried_out(seed: int) -> None:
    """MALI-DP-63, MALI-DP-67, MALI-END-03: whatever is offered is accepted, costs its Markers and gives 1 VP."""
    rng = random.Random(seed)
    for number in scheme.PLANS:
        game = scattered(seed)
        game.state.schemes[0], game.state.pool = [Scheme(number, "00", "11")], [number]
        for step in (scheme.reveal(game, 0, scheme.PLANS[number].moment), scheme.end(game, 0)):
            before, points = len(goal.markers(game, 0)), game.state.points[0]
            running, spent = iter(step), 0
            try:
                ask = next(running)
                while True:
                    answer = ask.sample(rng)
                    spent += answer != "decline"
                    ask = running.send(answer)
            except StopIteration:
                pass
            gone = before - len(goal.markers(game, 0))
            assert game.state.points[0] - points <= 1
            assert gone <= 3 and (not gone or spent == 1)
            game.state.turn += 1


def test_progress() -> None:
    """MALI-HID-06: the owner sees how far a Scheme is, the other nothing of a secret one."""
    game = two_charges()
    entry = scheme.progress(game, 0, 0)[0]
    assert (entry["scheme"], entry["reveal"], entry["end"]) == (
        "scheme-1",
        {"have": 2, "need": 2},
        {"have": 2, "need": 2},
    )
    assert scheme.progress(game, 0, 1) == [{}, {}]
    assert scheme.progress(game, 0, None) == [{}, {}]
    game.state.schemes[0][1].revealed = 2
    assert [entry.get("scheme") for entry in scheme.progress(game, 0, 1)] == ["scheme-3", None]
    game.state.phase = "over"
    assert [entry.get("scheme") for entry in scheme.progress(game, 0, 1)] == ["scheme-1", "scheme-3"]


# -- 1 to 5: Scheme Markers


def test_detonate_charges() -> None:
    """MALI-SCHM-04: two friendly Markers within 2" of the same enemy; two that are near one enemy go."""
    models = {"ben": {"at": (18, 18), "seat": 1}, "bob": {"at": (24, 18), "seat": 1}, "ann": {"at": (4, 4)}}
    game = table([Scheme(1)], models, mine(a=(15, 18), b=(21, 18), c=(27, 18)))
    assert met(game)[0].sets() == [("a", "b"), ("b", "c")]
    assert flags(game) == (True, True)
    game.model("ben").status = game.model("bob").status = "killed"
    assert flags(game) == (False, False)


def test_charges_that_do_not_count() -> None:
    """MALI-SCHM-04, MALI-SCHM-03, MALI-STRAT-02, MALI-AMB-130: not the enemy's Markers, not those near the Insignificant."""
    near = mine(a=(16, 18), b=(20, 18))
    models = {"ben": {"at": (18, 18), "seat": 1}, "ann": {"at": (4, 4)}}
    assert flags(table([Scheme(1)], models, near)) == (True, True)
    assert not flags(table([Scheme(1)], models, {**near, "b": {"at": (20, 18), "seat": 1}}))[0]
    models["ben"]["card"] = "small"
    assert not flags(table([Scheme(1)], models, near))[0]


def test_breakthrough() -> None:
    """MALI-SCHM-05: a Marker and a lonely friend in the enemy zone, any part of them; at the end three Markers."""
    models = {"ann": {"at": (10, 27.6)}, "ben": {"at": (10, 33), "seat": 1}}
    game = table([Scheme(2)], models, mine(a=(4, 30), b=(30, 27.6), c=(20, 20)))
    assert met(game)[0].sets() == [("a",), ("b",)]
    assert flags(game) == (True, False)
    game.model("ben").y = 31000
    assert flags(game) == (False, False)
    game.marker("c").y = 35000
    assert met(game)[1].sets() == [("a", "b", "c")]


def test_the_ley_line() -> None:
    """MALI-SCHM-06: three Markers that touch the Centerline."""
    game = table([Scheme(3)], {"ann": {"at": (4, 4)}}, mine(a=(4, 18.5), b=(14, 17.5), c=(24, 20), d=(30, 18)))
    assert flags(game) == (True, True)
    assert met(game)[0].sets() == [("a", "b", "d")]
    game.marker("d").y = 25000
    assert met(game)[0][:2] == (2, 3)


def test_the_ruins() -> None:
    """MALI-SCHM-07, MALI-AMB-90: in the enemy half, each at a piece of its own; terrain Markers are pieces, Scheme Markers are not."""
    rocks = [
        {"id": f"rock-{n}", "kind": "other", "traits": ["severe"], "circle": [x, 25, 1]} for n, x in enumerate((6, 12))
    ]
    low = {"id": "low", "kind": "other", "traits": ["severe"], "circle": [6, 10, 1]}
    game = table([Scheme(4)], {"ann": {"at": (4, 4)}}, mine(a=(4.5, 25), b=(7.5, 25), c=(6, 9)), terrain=[*rocks, low])
    assert met(game)[0][:2] == (1, 2)
    game.marker("c").x, game.marker("c").y = 12000, 25000
    assert met(game)[0].sets() == [("a", "c"), ("b", "c")]
    assert flags(game) == (True, False)
    pyre = {"kind": "pyre", "at": (7.5, 26)}
    game = table(
        [Scheme(4)],
        {"ann": {"at": (4, 4)}},
        {**mine(a=(4.5, 25), b=(7.5, 25), c=(12, 25)), "pyre": pyre},
        terrain=rocks,
    )
    assert flags(game) == (True, True)


def slain(at: tuple[float, float] = (18, 18), **more: Any) -> Malifaux:
    models = {
        "ann": {"at": (16, 18)},
        "ben": {"at": at, "seat": 1},
        "tiny": {"card": "small", "at": (18, 16), "seat": 1},
    }
    return table([Scheme(5)], models, mine(a=(18, 18 + TOUCH + 0.5), b=(18, 14.5)), **more)


def test_a_grave() -> None:
    """MALI-SCHM-08, MALI-DP-64: after a kill within 1" of a friendly Marker, while the dead still stands there; that Marker goes."""
    game = slain()
    run(kill.kill(game, game.model("ben"), game.model("ann")), "scheme-5")
    assert (game.state.points, [marker.id for marker in game.state.markers]) == ([1, 0], ["b"])
    game = slain()
    run(kill.kill(game, game.model("ben"), game.model("ann")), "decline")
    assert game.state.points == [0, 0]


def test_no_grave() -> None:
    """MALI-AMB-128, MALI-AMB-130: not nobody's kill, not one of its own side, not too far, not an Insignificant model."""
    game = slain()
    run(kill.kill(game, game.model("ben")))
    game = slain()
    run(kill.kill(game, game.model("ben"), game.model("tiny")))
    game = slain((24, 18))
    run(kill.kill(game, game.model("ben"), game.model("ann")))
    game = slain()
    run(kill.kill(game, game.model("tiny"), game.model("ann")))
    assert game.state.points == [0, 0]


def test_three_graves() -> None:
    """MALI-SCHM-08, MALI-AMB-89: at the end three friendly Markers, each with a Corpse or Scrap Marker of its own."""
    dead = {"x": {"kind": "corpse", "at": (4, 10)}, "y": {"kind": "scrap", "at": (12, 10), "seat": 1}}
    near = mine(a=(4, 12), b=(4, 8), c=(12, 12))
    models = {"ann": {"at": (4, 4)}}
    assert met(table([Scheme(5)], models, {**near, **dead}))[1][:2] == (2, 3)
    third = {"kind": "corpse", "at": (4.8, 10)}
    assert met(table([Scheme(5)], models, {**near, **dead, "z": third}))[1].sets() == [("a", "b", "c")]


# -- 6 to 10


def test_hold_up_their_forces() -> None:
    """MALI-SCHM-09, MALI-AMB-33, MALI-AMB-88: two friends engage two different enemies of higher printed Cost, even a Leader's."""
    models = {
        "ann": {"card": "cheap", "at": (10, 10)},
        "abe": {"card": "cheap", "at": (10, 14)},
        "ben": {"at": (12, 10), "seat": 1},
        "bob": {"card": "boss", "at": (12, 14), "seat": 1, "leader": True},
    }
    game = table([Scheme(6)], models)
    assert flags(game) == (True, True)
    game.model("ben").card = "cheap"
    assert met(game)[0][:2] == (1, 2)
    models["ann"]["at"] = (11.8, 12)
    models["abe"]["at"] = (13.5, 13)
    models["ben"]["at"] = (30, 30)
    assert met(table([Scheme(6)], models))[0][:2] == (1, 2)


def test_engaging_not_engaged() -> None:
    """MALI-AMB-33: the friendly model engages; to be engaged is not enough."""
    models = {
        "ann": {"card": "long", "at": (10, 10)},
        "abe": {"card": "long", "at": (10, 14)},
        "ben": {"card": "thug", "at": (15, 10), "seat": 1},
        "bob": {"card": "boss", "at": (15, 14), "seat": 1},
    }
    assert flags(table([Scheme(6)], models)) == (True, True)
    for name in ("ann", "abe"):
        models[name]["card"] = "totem"
    assert flags(table([Scheme(6)], models)) == (False, False)


def captive(**more: Any) -> Malifaux:
    models = {
        "ann": {"card": "fighter", "at": (10, 10)},
        "ben": {"at": (12, 10), "seat": 1},
        "bob": {"at": (12, 18), "seat": 1},
    }
    return table([Scheme(7, enemy="ben", **more)], models)


def test_take_prisoner() -> None:
    """MALI-SCHM-10: engaged, and no other enemy within 4"; at the end engaged is enough."""
    game = captive()
    assert flags(game) == (True, True)
    game.model("bob").y = 15000
    assert flags(game) == (False, True)
    game.model("ann").x = 5000
    assert flags(game) == (False, False)


@pytest.mark.parametrize(
    ("revealed", "by", "crew", "won"), [(2, "bob", 1, True), (2, "ben", 1, True), (0, "bob", 1, False)]
)
def test_a_prisoner_killed_by_friends(revealed: int, by: str, crew: int, won: bool) -> None:
    """MALI-SCHM-10, MALI-AMB-95: by its own side, itself too, once the Scheme has been revealed; not by the captor, not by nobody."""
    game = captive(revealed=revealed)
    game.model("ben").status = "killed"
    game.state.kills = [Kill("ben", 3, by, crew)]
    assert met(game)[1].is_met is won
    game.state.kills = [Kill("ben", 3, "ann", 0)]
    assert not met(game)[1].is_met
    game.state.kills = [Kill("ben", 3)]
    assert not met(game)[1].is_met


def test_a_kill_under_control() -> None:
    """MALI-AMB-95, MALI-CTRL-06: whoever controlled the killer, it is a model of its own Crew."""
    game = captive(revealed=1)
    game.state.resolving = [Resolving("bash", "bob", 0, target="ben")]
    run(kill.kill(game, game.model("ben"), game.model("bob")))
    assert met(game)[1].is_met


def test_the_ritual() -> None:
    """MALI-SCHM-11: a corner outside the player's own zone; at the end three corners, at most one in that zone."""
    models = {"ann": {"at": (18, 4)}}
    game = table([Scheme(8)], models, mine(a=(2, 2), b=(34, 2)))
    assert flags(game) == (False, False)
    game = table([Scheme(8)], models, mine(a=(2, 2), b=(34, 2), c=(2, 34)))
    assert met(game)[0].sets() == [("c",)]
    assert flags(game) == (True, False)
    game = table([Scheme(8)], models, mine(a=(2, 2), b=(34, 2), c=(2, 34), d=(34, 34)))
    assert met(game)[1].sets() == [("a", "c", "d"), ("b", "c", "d")]
    game = table([Scheme(8)], models, mine(a=(2, 2), b=(34, 2), c=(2, 34)), state={"deployment": "corner"})
    assert flags(game) == (True, True)


@pytest.mark.parametrize(("deployment", "ends"), [("standard", ((3, 18), (33, 18))), ("flank", ((2, 33.5), (33.5, 2)))])
def test_outflank(deployment: str, ends: tuple[tuple[float, float], ...]) -> None:
    """MALI-SCHM-12, MALI-AMB-91: a friendly model within 3" of where the Centerline meets each edge, or corner."""
    models = {"ann": {"at": ends[0]}, "abe": {"at": ends[1]}, "ben": {"at": (18, 30), "seat": 1}}
    game = table([Scheme(9)], models, state={"deployment": deployment})
    assert flags(game) == (True, True)
    game.model("abe").seat = 1
    assert met(game)[0][:2] == (1, 2)


def test_assassinate() -> None:
    """MALI-SCHM-13, MALI-AMB-87: the Leader in play at half Health or less; at the end not in play."""
    models = {"ann": {"at": (4, 4)}, "ben": {"card": "boss", "at": (18, 18), "seat": 1, "leader": True, "health": 5}}
    game = table([Scheme(10)], models)
    assert flags(game) == (False, False)
    game.model("ben").health = 4
    assert flags(game) == (True, False)
    game.model("ben").status = "buried"
    assert flags(game) == (True, False)
    game.model("ben").status = "killed"
    assert flags(game) == (False, True)


# -- 11: Deliver a Message


def courier(**more: Any) -> Malifaux:
    models = {
        "ann": {"at": (10, 10)},
        "ben": {"card": "boss", "at": (11.9, 10), "seat": 1, "leader": True},
        "bob": {"card": "fighter", "at": (25, 25), "seat": 1},
    }
    for name, at in more.pop("spots", {}).items():
        models[name]["at"] = at
    return table([Scheme(11, enemy="ben")], models, more.pop("markers", None), active="ann", **more)


@rule("MALI-GACT-01")
def interacting(game: Malifaux, name: str, answer: Any) -> Rule[None]:
    game.state.resolving.append(Resolving("interact", name, game.model(name).seat))
    yield from interact.carry_out(game, game.resolving, answer)
    game.state.resolving.pop()


def test_a_message() -> None:
    """MALI-SCHM-14, MALI-DP-65: within 1" of the chosen one, engaged by it or not; the Interact reveals the Scheme for 1 VP."""
    game = courier()
    menu = interact.offer(game, game.model("ann"), 0)
    assert open_branches(menu) == ["message"]
    run(interacting(game, "ann", {"message": "ben"}))
    assert (game.state.points, game.state.schemes[0][0].revealed) == ([1, 0], 2)
    assert told(game) == ["targets", "message", "scheme-revealed", "scores"]
    assert scheme.interacts(game, game.model("ann")) == {}


def test_no_message() -> None:
    """MALI-AMB-92, MALI-AMB-129: not engaged by a third, not from afar, not in Turn 1, not outside its own Activation."""
    assert delivers(courier())
    assert not delivers(courier(spots={"bob": (8, 10)}))
    assert not delivers(courier(spots={"ben": (13, 10)}))
    assert not delivers(courier(state={"turn": 1}))
    game = courier()
    game.state.activation = None
    assert not delivers(game)
    assert scheme.interacts(courier(), courier().model("bob")) == {}


def delivers(game: Malifaux) -> bool:
    return bool(scheme.interacts(game, game.model("ann")))


def test_only_its_player_sees_the_message() -> None:
    """MALI-HID-06, MALI-DP-65: whoever controls the model is not offered it."""
    game = courier()
    offered = interact.offer(game, game.model("ann"), 1)
    assert not isinstance(offered, Menu)


def test_a_messenger_that_counts() -> None:
    """MALI-AMB-130: an Insignificant model delivers nothing."""
    game = courier()
    game.model("ann").card = "small"
    assert scheme.interacts(game, game.model("ann")) == {}


def test_a_message_at_the_end() -> None:
    """MALI-SCHM-14, MALI-AMB-95: still in play and within 2" of a friendly Marker, or killed by its own side once revealed."""
    game = courier(markers=mine(a=(14, 10)))
    assert met(game)[1].is_met
    game.marker("a").x = 18000
    assert not met(game)[1].is_met
    game.state.schemes[0][0].revealed = 2
    game.model("ben").status, game.state.kills = "killed", [Kill("ben", 3, "bob", 1)]
    assert met(game)[1].is_met


# -- 12, 13


def test_claim_jump() -> None:
    """MALI-SCHM-15, MALI-AMB-94, MALI-AMB-87: within 2" of the Centerpoint, no enemy within 3"; at the end with half its Health."""
    edge = 20 + MARKER / 1000
    models = {"ann": {"at": (edge, 18)}, "ben": {"at": (edge + 3 + TOUCH + 0.1, 18), "seat": 1}}
    game = table([Scheme(12, friend="ann")], models)
    assert flags(game) == (True, True)
    game.model("ben").x -= 200
    assert flags(game) == (False, True)
    game.model("ann").health = 4
    assert flags(game) == (False, True)
    game.model("ann").health = 3
    assert flags(game) == (False, False)
    game.model("ann").health, game.model("ann").x = 8, game.model("ann").x + 100
    assert flags(game) == (False, False)


def feud(**ben: Any) -> Malifaux:
    models = {
        "ann": {"card": "cheap", "at": (10, 10)},
        "ben": {"card": "thug", "at": (12, 10), "seat": 1, "health": 6, **ben},
        "bob": {"card": "thug", "at": (20, 20), "seat": 1},
    }
    own = [Scheme(13, friend="ann", enemy="ben"), Scheme(9)]
    return table(own, models, active="ann")


def test_vendetta() -> None:
    """MALI-SCHM-16, MALI-AMB-93, MALI-DP-66: damaged in the Activation that ends, at half its Health or less and in play."""
    game = feud()
    assert met(game)[0][:2] == (0, 2)
    run(suffer(game, [Hit(game.model("ben"), 2, game.model("ann"), "bash")]))
    assert flags(game) == (True, False)
    run(activation.end(game), "scheme-13")
    assert game.state.points == [1, 0]
    shown = next(event for event in game.events if event.name == "scheme-revealed")
    assert shown.args["models"] == ["ann", "ben"]


def test_no_vendetta() -> None:
    """MALI-SCHM-16, MALI-AMB-93: not above half, not by somebody else's damage, not of a dead enemy, not in another's Activation."""
    game = feud(health=8)
    run(suffer(game, [Hit(game.model("ben"), 2, game.model("ann"), "bash")]))
    assert not met(game)[0].is_met
    game = feud(health=4)
    run(suffer(game, [Hit(game.model("ben"), 2, None, "burning")]))
    assert not met(game)[0].is_met
    game = feud(health=2)
    run(suffer(game, [Hit(game.model("ben"), 2, game.model("ann"), "bash")]))
    assert flags(game) == (False, True)
    run(activation.end(game))


def test_a_vendetta_at_the_end() -> None:
    """MALI-SCHM-16: the friend in play, even Buried, the enemy not."""
    game = feud(status="killed")
    game.model("ann").status = "buried"
    assert met(game)[1].is_met
    game.model("ann").status = "killed"
    assert not met(game)[1].is_met


def test_a_dummy_question_at_the_end_of_an_activation() -> None:
    """MALI-HID-06, MALI-DP-66: whoever was harmed badly, the player is asked, as it might be the one."""
    game = feud()
    assert game.state.activation is not None
    game.state.activation.harmed, game.model("bob").health = ["bob"], 2
    ask = asked(activation.end(game))
    assert (ask.seat, open_branches(ask)) == (0, ["decline"])
    assert scheme.might_reveal(game, 1, "activation") is False


def test_a_chosen_model_is_replaced() -> None:
    """MALI-REPL-04, MALI-SCHM-16: within its Crew the new model is the chosen one; taken over it is out of play."""
    game = feud()
    ben = game.model("ben")
    spot = (ben.x + round(TOUCH * 1000), ben.y)
    run(replace.replace(game, 1, ben, [ben], ["man"], crew=1), spot)
    new = game.models[-1].id
    assert game.state.schemes[0][0].enemy == new
    assert not met(game)[1].is_met
    run(replace.replace(game, 0, game.model("ann"), [game.model(new)], ["man"], crew=0), (spot[0], spot[1] + 1182))
    assert met(game)[1].is_met


# -- tools


def test_scheme_markers() -> None:
    """MALI-MARK-13: they do nothing by themselves, but their Crew's Schemes count them."""
    game = table([Scheme(3)], {"ann": {"at": (4, 4)}}, {**mine(a=(4, 18)), "b": {"at": (8, 18), "seat": 1}})
    assert [marker.id for marker in goal.markers(game, 0)] == ["a"]
    assert [marker.id for marker in goal.markers(game, 1)] == ["b"]


def test_pairs() -> None:
    """MALI-AMB-89: as many pairs as can be made, no thing twice."""
    assert goal.matched([["a", "b"], ["a"], ["a"]]) == 2
    assert goal.matched([["a"], ["a", "b"], ["b", "c"]]) == 3
    assert goal.matched([]) == 0


def test_markers_that_do_not_go_together() -> None:
    """MALI-DP-63: three Markers at two enemies: only pairs at the same enemy may be spent."""
    models = {"ben": {"at": (18, 18), "seat": 1}, "bob": {"at": (24, 18), "seat": 1}, "ann": {"at": (4, 4)}}
    game = table([Scheme(1)], models, mine(a=(15, 18), b=(21, 18), c=(27, 18)))
    ask = asked(scheme.reveal(game, 0, "turn"))
    assert refused(ask, {"scheme-1": ["a", "c"]}).key == "why-not-together"
    assert refused(ask, {"scheme-1": ["a"]}).key == "why-not-exactly"
    inner = ask.branch("scheme-1")
    assert list(inner) == [("a", "b"), ("b", "c")]
    assert all(inner.sample(random.Random(seed)) in list(inner) for seed in range(8))


def test_every_scheme_has_its_plan() -> None:
    """MALI-SCHM-01 (D-15): thirteen, each with its rule and moment; Markers spent as the table says."""
    assert sorted(scheme.PLANS) == list(range(1, 14))
    assert [scheme.PLANS[n].rule for n in (1, 13)] == ["MALI-SCHM-04", "MALI-SCHM-16"]
    moments = {n: plan.moment for n, plan in scheme.PLANS.items() if plan.moment != "turn"}
    assert moments == {5: "kill", 11: "interact", 13: "activation"}
    game = table([Scheme(1)], {"ann": {"at": (4, 4)}}, mine(a=(4, 30), b=(10, 30), c=(16, 30)))
    spent = {n: plan.end(game, 0, Scheme(n)).spent for n, plan in scheme.PLANS.items()}
    assert spent == {1: 2, 2: 3, 3: 3, 4: 3, 5: 3, 6: 0, 7: 0, 8: 3, 9: 0, 10: 0, 11: 0, 12: 0, 13: 0}
