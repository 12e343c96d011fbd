"""Shots, loading and facing in plain positions with a clear answer."""

from __future__ import annotations

from escarmouche.core.asks.ask import parts
from tests.bots.d10.positions import branch, position, thinks


def test_shoots_an_enemy_in_the_open_rather_than_one_behind_a_hedge() -> None:
    game = position(
        figures={
            "ann": {"card": "archer", "seat": 0, "at": [20, 20], "facing": 0},
            "bob": {"card": "archer", "seat": 1, "at": [40, 15]},
            "cid": {"card": "archer", "seat": 1, "at": [40, 25]},
        },
        terrain=[{"id": "hedge", "kind": "hedge", "line": [[37, 12], [37, 18]]}],
        active="ann",
    )
    name, rest = parts(thinks(game))
    assert (name, parts(rest)[1]) == ("shoot", "cid")


def test_turns_to_an_enemy_behind_it_before_it_shoots() -> None:
    game = position(
        figures={
            "ann": {"card": "archer", "seat": 0, "at": [40, 20], "facing": 0},
            "bob": {"card": "archer", "seat": 1, "at": [20, 20]},
        },
        active="ann",
    )
    assert thinks(game) == {"face": 180}
    game.answer(0, {"face": 180})
    assert branch(game) in ("shoot", "aim")


def test_reloads_what_is_empty() -> None:
    game = position(
        figures={
            "ann": {
                "card": "crossbowman",
                "seat": 0,
                "at": [20, 20],
                "facing": 0,
                "things": [{"card": "crossbow", "loaded": False}, "sword"],
            },
            "bob": {"card": "archer", "seat": 1, "at": [50, 20]},
        },
        active="ann",
    )
    assert branch(game) == "reload"


def test_faces_the_enemy_after_a_move() -> None:
    game = position(
        figures={
            "ann": {"card": "sergeant", "seat": 0, "at": [20, 20], "facing": 180},
            "bob": {"card": "archer", "seat": 1, "at": [40, 20]},
        },
        active="ann",
    )
    game.answer(0, {"advance": ((24_000, 20_000),)})
    assert thinks(game) in (0, 359, 1)
