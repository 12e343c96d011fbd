"""What the bot does with an activated Character, in plain positions with a clear answer."""

from __future__ import annotations

from tests.bots.ad1666.positions import HALL, HOUSE, plays_on, position, thinks


def test_shoots_at_an_enemy_in_sight():
    game = position(
        figures={
            "dragoon": {"card": "dragoon", "seat": 0, "at": "a2"},
            "musketeer": {"card": "musketeer", "seat": 1, "at": "e2", "wounds": 2},
        },
        active="dragoon",
    )
    assert thinks(game) == {"aimed-shot": {"dragoon.musket": "musketeer"}}


def test_picks_up_what_it_stands_on():
    game = position(
        board={"drawing": HALL, "zones": {"red": ["a1"], "blue": ["a2"]}},
        scenario={
            "items": [{"item": "purse", "zone": "red"}],
            "goals": [{"does": "carry", "item": "purse", "points": 3}],
        },
        figures={
            "guard": {"card": "guard", "seat": 0, "at": "c2"},
            "musketeer": {"card": "musketeer/halberd", "seat": 1, "at": "h1"},
        },
        floor=[{"card": "purse", "at": "c2"}],
        active="guard",
    )
    assert "pick-up" in thinks(game)


def test_carries_the_letter_out():
    game = position(
        board={"drawing": HALL, "zones": {"red": ["a1"], "blue": ["a2"], "exit": ["h4"]}},
        scenario={
            "goals": [{"does": "exit", "side": "red", "item": "letter", "zone": "exit", "points": 6, "ends": True}]
        },
        figures={
            "gypsy": {"card": "gypsy", "seat": 0, "at": "f4", "adds": ["letter"]},
            "musketeer": {"card": "musketeer", "seat": 1, "at": "b1"},
        },
        active="gypsy",
    )
    plays_on(game)
    assert game.outcome is not None and game.outcome.winners == (0,)


def test_stands_up():
    game = position(
        figures={
            "guard": {"card": "guard", "seat": 0, "at": "c2", "prone": True},
            "musketeer": {"card": "musketeer/halberd", "seat": 1, "at": "h1"},
        },
        active="guard",
    )
    assert thinks(game) == "stand-up"


def test_reloads_when_nobody_is_near():
    game = position(
        figures={
            "dragoon": {"card": "dragoon", "seat": 0, "at": "a1", "load": {"musket": 1}},
            "guard": {"card": "guard/halberd", "seat": 1, "at": "h1", "activated": True},
        },
        active="dragoon",
    )
    assert thinks(game) == {"reload": "dragoon.musket"}


def test_opens_the_door_between_it_and_its_goal():
    game = position(
        board={"drawing": HOUSE, "zones": {"red": ["a1"], "blue": ["a2"]}},
        scenario={"goals": [{"does": "carry", "item": "purse", "points": 3}]},
        figures={
            "guard": {"card": "guard/mace", "seat": 0, "at": "b1"},
            "musketeer": {"card": "musketeer/halberd", "seat": 1, "at": "a2"},
        },
        floor=[{"card": "purse", "at": "d1"}],
        active="guard",
    )
    plays_on(game)
    assert game.table.figure("guard").cell in ("c1", "d1")


def test_spares_a_recruit():
    game = position(
        figures={
            "dragoon": {"card": "dragoon", "seat": 0, "at": "a2"},
            "envoy": {"card": "envoy", "seat": -1, "at": "d2", "vocation": "recruit"},
            "musketeer": {"card": "musketeer/halberd", "seat": 1, "at": "h1"},
        },
        active="dragoon",
    )
    assert "envoy" not in str(thinks(game))
