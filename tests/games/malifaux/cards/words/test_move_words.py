"""Words of movement on a laid table: Push, move, Place, Bury, Unbury."""

from __future__ import annotations

from tests.games.malifaux.positions import refused, told
from tests.games.malifaux.wording import asked, do, key, table, why_barred


def test_push_toward_and_away() -> None:
    """MALI-TOW-01, MALI-PUSH-01, MALI-DES-34: straight toward the model or away from it, until something stops it."""
    game = table()
    do(game, {"push": {"distance": 2, "way": "away"}})
    assert (game.model("bob").x, game.model("bob").y) == (20000, 10000)
    do(game, {"push": {"distance": 6, "way": "toward"}})
    assert game.model("bob").x == 14000 + 1182  # in base contact with Cat, who is in the way
    do(game, {"push": {"distance": 1, "way": "toward", "of": "nearest-enemy"}})
    assert game.model("bob").x == 16182  # its nearest enemy, as Ann sees it, is Dan


def test_push_free() -> None:
    """MALI-PUSH-01, MALI-DP-43: up to the distance wherever the player likes; the owner decides where the card says so."""
    game = table()
    ask = asked(game, {"push": {"distance": 2}})
    assert ask.seat == 0 and refused(ask, [18000, 13000]).key == "why-too-long"
    assert asked(game, {"push": {"distance": 2, "who_decides": "owner"}}).seat == 1
    do(game, {"push": {"distance": "X"}}, answers=([18000, 12000],), x=2)
    assert game.model("bob").y == 12000 and told(game)[-1] == "pushed"


def test_staggered_friend() -> None:
    """MALI-COND-08, MALI-AMB-38: a Staggered model is moved by no other friendly model; by itself and by enemies it is."""
    game = table(models={"cat": {"at": (14, 10), "conditions": {"staggered": 0}}})
    assert key(why_barred(game, {"push": {"distance": 2}}, target="cat")) == "why-unmoved"
    assert why_barred(game, {"push": {"distance": 2, "to": "self"}}, model="cat") is None
    assert why_barred(game, {"push": {"distance": 2}}, model="bob", target="cat") is None


def test_move() -> None:
    """MALI-MOVE-04, MALI-DES-32: a move that is neither Walk nor Push, up to a distance or up to its Mv."""
    game = table()
    do(game, {"move": {"to": "self", "distance": 3}}, answers=([[10000, 13000]],))
    assert game.model("ann").y == 13000
    assert refused(asked(game, {"move": {"to": "self", "distance": "mv"}}), [[10000, 19000]]).key == "why-too-long"


def test_move_toward_and_away() -> None:
    """MALI-TOW-02, MALI-TOW-03, MALI-TOW-04, MALI-DES-34: as near as it can, or as far."""
    game = table(models={"cat": {"at": (30, 30)}})
    ask = asked(game, {"move": {"distance": 3, "way": "toward"}})
    assert ask.name == "move-toward" and refused(ask, [[17000, 10000]]).key == "why-not-nearest-way"
    do(game, {"move": {"distance": 3, "way": "toward"}}, answers=([[15000, 10000]],))
    assert game.model("bob").x == 15000
    do(game, {"move": {"distance": 2, "way": "away"}}, answers=([[17000, 10000]],))
    assert game.model("bob").x == 17000


def test_place() -> None:
    """MALI-PLACE-01, MALI-PLACE-02, MALI-DES-34: within 6 inches of where it is, or in base contact with somebody."""
    game = table()
    assert refused(asked(game, {"place": {"distance": 6}}), [18000, 20000]).key == "why-too-far-place"
    do(game, {"place": {"distance": 6}}, answers=([18000, 15000],))
    assert game.model("bob").y == 15000 and told(game)[-1] == "placed"
    do(game, {"place": {"of": "self", "contact": True}}, answers=([11182, 10000],))
    assert game.model("bob").x == 11182
    assert key(why_barred(game, {"place": {"of": "marker", "contact": True}})) == "why-no-place"


def test_completely() -> None:
    """MALI-MEAS-05, MALI-DES-57: completely within 3 inches."""
    game = table()
    ask = asked(game, {"place": {"distance": 3, "of": "self", "completely": True}})
    assert refused(ask, [10000, 13700]).key == "why-too-far-place"
    assert ask.why_not([10000, 13000]) is None


def test_bury_and_unbury() -> None:
    """MALI-BURY-01, MALI-BURY-03, MALI-BURY-05, MALI-DES-12: off the table, and back in base contact with the model."""
    game = table()
    assert key(why_barred(game, {"unbury": {"contact": True}})) == "why-not-buried"
    do(game, {"bury": {}})
    assert game.model("bob").status == "buried"
    assert key(why_barred(game, {"bury": {"only": {"buried": True}}})) == "why-buried"
    do(game, {"unbury": {"contact": True}}, answers=([11182, 10000],))
    assert game.model("bob").on_table and game.model("bob").x == 11182
