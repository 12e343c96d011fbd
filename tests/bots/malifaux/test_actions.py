"""What the bot does with a model's Actions, in plain positions with a clear answer."""

from __future__ import annotations

import math

import pytest

from escarmouche.bots.malifaux.attacks import fate_modifiers
from escarmouche.core.asks.ask import parts
from tests.bots.malifaux.positions import branch, position, seen, thinks


def test_strikes_an_enemy_beside_it() -> None:
    game = position(
        models={
            "ann": {"card": "pallbearer", "seat": 0, "at": [18, 18]},
            "bob": {"card": "outrider", "seat": 1, "at": [19.5, 18], "health": 2},
        },
        active="ann",
    )
    assert thinks(game) == "pallbearer:coffin"


def test_charges_an_enemy_a_walk_away() -> None:
    game = position(
        models={
            "ann": {"card": "pallbearer", "seat": 0, "at": [18, 18]},
            "bob": {"card": "outrider", "seat": 1, "at": [23.5, 18]},
        },
        active="ann",
    )
    name, spot = parts(thinks(game))
    assert name == "charge"
    assert math.dist(spot, (23_500, 18_000)) < 4_000


def test_shoots_the_enemy_that_it_can_bring_down() -> None:
    game = position(
        models={
            "ann": {"card": "jun-hale", "seat": 0, "at": [18, 10]},
            "bob": {"card": "pallbearer", "seat": 1, "at": [14, 18]},
            "cid": {"card": "outrider", "seat": 1, "at": [22, 18], "health": 1},
        },
        active="ann",
    )
    game.answer(0, "jun-hale:long-rifle")
    assert (game.pending[0].name, thinks(game)) == ("target", "cid")


def test_fog_hides_nobody_from_a_model_that_is_unaffected_by_it() -> None:
    """MALI-TERR-17: the - of Concealing terrain is left out; Terrifying is not left out for a model that only fog does not affect."""
    shot = {"id": "shot", "range": 12, "type": "missile", "stat": 5, "resist": "df", "target": {}}
    keen = {"abilities": [{"id": "keen", "words": [{"immune": {"to": ["concealing"]}}]}]}
    game = position(
        terrain=[{"id": "fog", "kind": "fog", "rect": [12, 10, 4, 4]}],
        models={
            "ann": {"card": {"actions": [shot]}, "seat": 0, "at": [5, 10]},
            "eve": {"card": {"actions": [shot], **keen}, "seat": 0, "at": [5, 11]},
            "bob": {"card": {}, "seat": 1, "at": [12, 10]},
        },
        active="ann",
    )
    table = seen(game)
    ann, eve, bob = (table.by_id[name] for name in ("ann", "eve", "bob"))
    assert fate_modifiers(table, ann, ann.actions[0], bob) == -1
    assert fate_modifiers(table, eve, eve.actions[0], bob) == 0
    assert eve.immune("concealing") and not eve.immune("terrifying")


def test_shoves_the_enemy_out_of_reach_and_lays_what_hurts_under_it() -> None:
    """MALI-AMB-137, MALI-MARK-02: the direction that serves it; a Marker of a card's own where enemies are."""
    shove = {
        "id": "shove",
        "range": 9,
        "target": {"who": "enemy"},
        "effects": [{"push": {"distance": 4, "way": "fixed"}}],
    }
    brew = {"id": "brew", "effects": [{"drop": {"kind": "acid", "within": 8}}]}
    crew = {"markers": {"acid": {"traits": ["hazardous"]}}, "actions": [shove, brew]}
    given = {
        "models": {
            "ann": {"card": crew, "seat": 0, "at": [5, 10]},
            "bob": {"card": "pallbearer", "seat": 1, "at": [11, 10]},
        },
        "active": "ann",
    }
    game = position(**given)
    game.answer(0, "ann:shove")
    assert game.pending[0].name == "push-direction"
    assert thinks(game) != 180  # not to where it stands
    game = position(**given)
    game.answer(0, "ann:brew")
    x, y = thinks(game)[:2]
    assert math.dist((x, y), (11_000, 10_000)) < 1_500


def test_a_friend_in_need_is_healed() -> None:
    game = position(
        models={
            "ann": {"card": "barber-quill", "seat": 0, "at": [18, 18]},
            "cid": {"card": "pallbearer", "seat": 0, "at": [20, 18], "health": 2},
            "bob": {"card": "outrider", "seat": 1, "at": [4, 4]},
        },
        active="ann",
    )
    assert thinks(game) == "barber-quill:stitch"


@pytest.mark.parametrize("turn", [2, 4, 5])
def test_nobody_comes_apart_to_melt_together_again(turn: int) -> None:
    """What is new is worth no more than what is gone, however little time is left."""
    game = position(
        turn=turn,
        models={
            "ann": {"card": "clinker-hound", "seat": 0, "at": [18, 18]},
            "cid": {"card": "cinder-whelp", "seat": 0, "at": [20, 18]},
            "dan": {"card": "cinder-whelp", "seat": 0, "at": [22, 18], "activated": True},
            "bob": {"card": "outrider", "seat": 1, "at": [4, 34]},
        },
    )
    while game.pending and not (game.table.model("ann").activated and game.table.model("cid").activated):
        game.answer(game.pending[0].seat, thinks(game, game.pending[0].seat))
    assert len(game.table.models) == 4


def test_gets_out_of_a_crowd() -> None:
    """Friends about it, a turf to take: it does not stand there and wait for the way to clear."""
    ring = {f"cid-{k}": [5 + 2.4 * math.cos(k * math.pi / 4), 5 + 2.4 * math.sin(k * math.pi / 4)] for k in range(1, 8)}
    friends = {name: {"card": "risen-digger", "seat": 0, "at": [round(x, 2) for x in at]} for name, at in ring.items()}
    game = position(
        strategy="turf",
        models={
            **friends,
            "ann": {"card": "outrider", "seat": 0, "at": [5, 5]},
            "bob": {"card": "outrider", "seat": 1, "at": [34, 34]},
        },
        markers={"near": {"kind": "turf", "at": [9, 9]}},
        active="ann",
    )
    assert branch(game) == "walk"
    game.answer(0, thinks(game))
    ann = game.table.model("ann")
    assert math.dist((ann.x, ann.y), (5_000, 5_000)) > 2_400


def test_a_model_that_cannot_interact_any_more_stays_in_the_fight() -> None:
    """A model that has got away does not Interact in that Activation, and after the last one there is no other."""
    game = position(
        strategy="turf",
        turn=5,
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [18, 16.818]},
            "bob": {"card": "pallbearer", "seat": 1, "at": [18, 15]},
        },
        markers={"middle": {"kind": "turf", "at": [18, 18]}},
        active="ann",
    )
    assert branch(game) != "disengage"
