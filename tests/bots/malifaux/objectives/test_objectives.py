"""What the bot does for Strategy and Schemes."""

from __future__ import annotations

import math

from escarmouche.core.asks.ask import parts
from escarmouche.core.play.seat import Seat
from tests.bots.malifaux.positions import branch, position, thinks


def test_takes_a_marker_of_the_turf_war() -> None:
    game = position(
        strategy="turf",
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [17, 18]},
            "bob": {"card": "outrider", "seat": 1, "at": [4, 34]},
        },
        markers={"middle": {"kind": "turf", "at": [18.182, 18]}},
        active="ann",
    )
    assert thinks(game) == {"interact": {"turf": "middle"}}


def test_goes_to_the_turf() -> None:
    game = position(
        strategy="turf",
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [9, 9]},
            "bob": {"card": "outrider", "seat": 1, "at": [34, 34]},
        },
        markers={"middle": {"kind": "turf", "at": [18, 18]}},
        active="ann",
    )
    game.answer(0, thinks(game))
    ann = game.table.model("ann")
    assert math.dist((ann.x, ann.y), (18_000, 18_000)) < math.dist((9_000, 9_000), (18_000, 18_000)) - 4_000


def test_bleeds_no_more_than_an_idol_needs() -> None:
    game = position(
        strategy="idols",
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [18, 17]},
            "bob": {"card": "outrider", "seat": 1, "at": [4, 34]},
        },
        markers={"idol": {"kind": "strategy", "at": [18, 18]}},
        active="ann",
    )
    assert thinks(game) == {"interact": {"idol": "idol"}}
    game.answer(0, thinks(game))
    assert thinks(game) == 1
    game.answer(0, 1)
    game.answer(0, thinks(game))
    assert game.table.marker("idol").y > 18_000 + game.table.marker("idol").radius


def test_drops_a_marker_where_its_scheme_wants_one() -> None:
    game = position(
        pool=[3, 5, 6, 7, 9],
        schemes=[[[3], [5]], [[3], [5]]],
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [10, 18]},
            "bob": {"card": "outrider", "seat": 1, "at": [30, 34]},
        },
        active="ann",
    )
    name, details = parts(thinks(game))
    assert (name, parts(details)[0]) == ("interact", "drop")
    assert abs(parts(details)[1][1] - 18_000) <= 591


def test_reveals_what_scores() -> None:
    game = position(
        pool=[3, 5, 6, 7, 12],
        phase="end",
        schemes=[[[12, "ann"], [5]], [[3], [5]]],
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [18, 18], "activated": True},
            "bob": {"card": "outrider", "seat": 1, "at": [30, 34], "activated": True},
        },
    )
    assert game.pending[0].name == "reveal-scheme"
    assert thinks(game) == "scheme-12"


def test_steps_up_to_a_marker_that_it_nearly_touches() -> None:
    game = position(
        strategy="turf",
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [16.5, 18]},
            "bob": {"card": "outrider", "seat": 1, "at": [34, 34]},
        },
        markers={"middle": {"kind": "turf", "at": [18, 18]}},
        active="ann",
    )
    game.answer(0, thinks(game))
    assert thinks(game) == {"interact": {"turf": "middle"}}


def test_in_the_last_activation_it_goes_where_it_counts() -> None:
    """There is no other Turn: one Action is left for the way to the end of the Centerline."""
    game = position(
        pool=[3, 5, 6, 7, 9],
        turn=5,
        schemes=[[[9], [5]], [[3], [5]]],
        models={
            "ann": {"card": "night-constable", "seat": 0, "at": [8, 18]},
            "cid": {"card": "outrider", "seat": 0, "at": [35, 18], "activated": True},
            "bob": {"card": "outrider", "seat": 1, "at": [9, 24]},
        },
        active="ann",
    )
    while not game.table.model("ann").activated and game.pending:
        game.answer(game.pending[0].seat, thinks(game, game.pending[0].seat))
    ann = game.table.model("ann")
    assert math.hypot(ann.x, ann.y - 18_000) <= 3_000 + game.table.cards["night-constable"].radius


def test_brings_the_message_at_once() -> None:
    game = position(
        pool=[3, 5, 6, 11, 9],
        schemes=[[[11, "", "bob"], [5]], [[3], [5]]],
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [18, 18]},
            "bob": {"card": "hild-askar", "seat": 1, "at": [18, 24], "leader": True},
        },
        active="ann",
    )
    answers = []
    while game.table.state.activation is not None and game.pending:
        answers.append(thinks(game, game.pending[0].seat))
        game.answer(game.pending[0].seat, answers[-1])
    assert {"interact": {"message": "bob"}} in answers


def test_the_second_charge_lies_across_from_the_first() -> None:
    game = position(
        pool=[1, 3, 6, 11, 9],
        turn=4,
        schemes=[[[1], [3]], [[3], [6]]],
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [18, 22.2]},
            "bob": {"card": "risen-digger", "seat": 1, "at": [18, 18], "activated": True},
            "dan": {"card": "outrider", "seat": 1, "at": [2, 34]},
        },
        markers={"first": {"kind": "scheme", "seat": 0, "at": [18, 15]}},
        active="ann",
    )
    for _ in range(2):
        if game.pending[0].name == "act":
            game.answer(0, thinks(game))
    assert len([marker for marker in game.table.state.markers if marker.kind == "scheme"]) == 2
    goals = [goal for goal in Seat(game, 0).scene.goals if goal.name == "scheme-1"]
    assert goals[0].parts[0].have == 2


def test_digs_where_the_dead_lie() -> None:
    game = position(
        pool=[1, 3, 5, 11, 9],
        turn=4,
        schemes=[[[5, "", "", 2], [6]], [[3], [1]]],
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [18, 18]},
            "bob": {"card": "risen-digger", "seat": 1, "at": [4, 34]},
        },
        markers={"dead": {"kind": "corpse", "at": [18, 19.5]}},
        active="ann",
    )
    name, details = parts(thinks(game))
    assert (name, parts(details)[0]) == ("interact", "drop")
    assert math.dist(parts(details)[1], (18_000, 19_500)) <= 1_000 + 2 * 591


def test_a_prisoner_is_held_and_not_killed() -> None:
    game = position(
        strategy="turf",
        pool=[1, 3, 7, 11, 9],
        turn=5,
        schemes=[[[7, "", "bob", 3], [3]], [[3], [1]]],
        models={
            "ann": {"card": "pallbearer", "seat": 0, "at": [18, 18]},
            "bob": {"card": "risen-digger", "seat": 1, "at": [19.5, 18], "health": 1, "activated": True},
            "dan": {"card": "outrider", "seat": 1, "at": [2, 34]},
        },
        active="ann",
    )
    while game.pending and game.pending[0].name == "act":
        name = branch(game)
        assert name not in ("pallbearer:coffin", "charge", "disengage")
        game.answer(0, thinks(game))
    assert game.table.model("bob").status == ""
