"""Set-up, step I: the zone, groups, and Crews on the table (MALI-SETUP-29); and a whole set-up."""

from __future__ import annotations

from escarmouche.games.malifaux.setup import deploy
from escarmouche.games.malifaux.state import MalifauxState
from tests.games.malifaux.positions import asked, open_branches, play, refused, run
from tests.games.malifaux.setup.set_up import crews, opened


def test_zone_and_groups() -> None:
    """MALI-SETUP-29, MALI-DP-09, MALI-DP-10, MALI-DP-11, MALI-AMB-110, MALI-HID-07: zone, groups of any size, the Defender picks."""
    game = crews()
    game.state.attacker = 1
    run(deploy.choose(game), "north")
    assert game.state.zone == 2 and asked(deploy.groups(game)).seat == 1
    run(deploy.groups(game), ["b-thug"], "second-group")
    assert [model.id for model in deploy.waiting_models(game)] == ["b-boss", "b-rival"]
    for model in deploy.waiting_models(game):
        model.status = ""
    assert {model.seat for model in deploy.waiting_models(game)} == {0}
    for model in deploy.waiting_models(game):
        model.status = ""
    assert [model.id for model in deploy.waiting_models(game)] == ["b-thug"]
    game = crews()
    run(deploy.groups(game), [], "first-group")
    assert {model.seat for model in deploy.waiting_models(game)} == {1}


def test_deploying() -> None:
    """MALI-SETUP-29, MALI-DP-12, MALI-AMB-66: completely within the zone, one model after the other."""
    game = crews()
    game.state.phase = "deploy"
    for model in game.models:
        model.group = 1
    ask = asked(deploy.deploy(game))
    assert ask.seat == 0 and open_branches(ask) == ["a-boss", "a-man", "a-pet"]
    assert refused(ask, {"a-boss": [18_000, 7_900]}) is not None
    run(deploy.deploy(game), {"a-boss": [18_000, 5_000]})
    assert (game.model("a-boss").x, game.model("a-boss").status) == (18_000, "")
    assert refused(asked(deploy.deploy(game)), {"a-man": [18_100, 5_000]}) is not None


def test_a_whole_set_up() -> None:
    """MALI-SETUP-01, MALI-SETUP-31: all steps in their order, up to the first Activation."""
    ours = {"faction": "own", "leader": "boss", "hires": ["man"]}
    game = opened(crews=[ours, ours], pool=[1, 2, 3, 4, 5], strategy="reckoning", deployment="standard")
    ask = play(game, ["scheme-1", "scheme-2"], ["scheme-3", "scheme-4"], "south", [], "first-group")
    assert ask.name == "deploy" and ask.seat != game.state.attacker
    south, north = [[10_000, 3_000], [14_000, 3_000]], [[10_000, 33_000], [14_000, 33_000]]
    second = [model.id for model in game.models if model.seat != game.state.attacker]
    first = [model.id for model in game.models if model.seat == game.state.attacker]
    placed = [{name: spot} for name, spot in [*zip(second, north, strict=True), *zip(first, south, strict=True)]]
    ask = play(game, *placed, "keep", "keep", "decline", "decline")
    assert (ask.name, game.state.turn, len(game.deck(0).hand)) == ("initiative", 1, 6)
    play(game, 0)
    assert game.state.phase == "activate" and isinstance(game.state, MalifauxState)
