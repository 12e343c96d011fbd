"""Watch: interruptions and reactions (AD66-WATCH)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.ad1666.turn import watch

from ..positions.movement import ROOFS, Field, drawing, field, man


def sentry(seat: int, at: str, **rest: Any) -> dict[str, Any]:
    """On Watch, with a pistol."""
    return {**man(seat, at, watch=True, **rest), "things": ["pistol"]}


def test_watch_is_an_action_and_its_own_activation_ends_it() -> None:
    game = Field({"ann": man(0, "c3")}).say("watch")
    assert game["ann"].watch and game.game.state.activation is None
    game.begin("ann")  # EX-16
    assert not game["ann"].watch and game.told("watch-lost")


def test_every_declaration_can_be_interrupted_but_a_quick_shot() -> None:
    figures = {"ann": {**man(0, "a1"), "things": ["pistol"]}, "foe": sentry(1, "h1")}
    game = Field(figures, field(8, 2))
    game.say("partial-move")
    assert game.asker == ("watch", 1)
    game.say("pass", {"walk": "c1"})
    assert game.ask is not None and (game.ask.name, game.ask.about["target"]) == ("watch-at", "b1")
    game.say("pass")
    assert game.cell == "b1" and game.ask is not None and game.ask.about["target"] == "c1"
    game.say("pass")
    assert game.asks == "action"
    game["foe"].cell = "f1"
    game.say({"quick-shot": {"ann.pistol": "foe"}})
    assert "watch" not in game.asked[-1]


def test_a_watcher_shoots_before_the_step_which_must_still_be_made() -> None:
    board = drawing("+ + + +", " . . . ", "+ +-+-+", " . . . ", "+ + + +")
    figures = {"ann": man(0, "a1"), "foe": sentry(1, "c1")}
    decks = {1: {"top": ["heart-2"]}}
    game = Field(figures, board, decks=decks).say("full-move", "pass", {"walk": "a2"})
    game.say({"foe": {"quick-shot": {"foe.pistol": "ann"}}})  # EX-12
    assert game.told("shot-declared") and not game["foe"].watch
    assert game.cell == "a2" and game.left == 3


def test_a_watcher_steps_in_and_the_step_is_lost() -> None:
    figures = {"ann": man(0, "c3"), "foe": man(1, "e3", watch=True)}
    game = Field(figures).say("partial-move", "pass", {"walk": "a3"})
    game.say({"foe": {"step": "d3"}})  # EX-14
    assert game.cell == "c3" and game.told("step-lost")
    assert game.asks == "action"  # AMB-26: a second Partial Action
    assert game.names() == ["end"]
    helped = {**figures, "bob": man(0, "e2")}  # he engages the watcher where it steps to
    busy = Field(helped | {"foc": man(1, "f2")}).say("partial-move", "pass", {"walk": "a3"})
    busy.say({"foe": {"step": "d3"}})
    assert busy.cell == "b3" and busy.left == 1  # WATCH-09: somebody else interferes


def test_the_rest_of_a_route_is_dropped_after_a_reaction() -> None:
    figures = {"ann": man(0, "a1"), "foe": man(1, "h6", watch=True)}
    game = Field(figures).say("full-move", "pass", {"walk": "e1"}, "pass")
    game.say({"foe": {"step": "h5"}})
    assert game.cell == "c1" and game.left == 2 and game.asks == "move"


def test_a_watcher_kills_and_the_activation_is_used_up() -> None:
    figures = {"ann": man(0, "c1", wounds=7), "foe": sentry(1, "e1"), "bob": man(0, "a6")}
    decks = {1: {"top": ["heart-8"]}}
    game = Field(figures, decks=decks).say("full-move", {"foe": {"quick-shot": {"foe.pistol": "ann"}}})
    assert game["ann"].status == "killed" and game.game.state.activation is None  # EX-15
    assert game["ann"].activated


def test_who_may_not_react() -> None:
    base = {"ann": man(0, "c3"), "foe": man(1, "e5", watch=True)}
    for change in ({"prone": True}, {"unconscious": True}):
        assert Field(base | {"foe": man(1, "e5", watch=True, **change)}).say("partial-move").asks == "move"
    marked = {"marker": True, "card": {"talents": {"inconspicuous": 3}}}
    assert Field(base | {"foe": man(1, "e5", watch=True, **marked)}).say("partial-move").asks == "watch"  # AMB-87
    assert Field(base | {"ann": man(0, "c3", **marked)}).say("partial-move").asks == "move"
    engaged = base | {"bob": man(0, "e6")}
    assert Field(engaged).say("partial-move").asks == "move"
    busy = base | {"bob": man(0, "e6"), "foc": man(1, "d6")}
    assert Field(busy).say("partial-move").asks == "watch"
    friend = base | {"foe": man(0, "e5", watch=True)}
    assert Field(friend).say("partial-move").asks == "move"


def test_watch_works_in_the_action_phase_only() -> None:
    game = Field({"ann": man(0, "c3"), "foe": man(1, "e5", watch=True)})
    assert watch.watchers(game.game, game["ann"]) == [game["foe"]]
    game.game.state.phase = "combat"
    assert watch.watchers(game.game, game["ann"]) == []


def test_several_watchers_one_by_one() -> None:
    figures = {"ann": man(0, "a1"), "foe": man(1, "h6", watch=True), "fox": man(1, "h4", watch=True)}
    game = Field(figures).say("full-move")
    assert game.names() == ["pass", "foe", "fox"]
    game.say({"fox": {"step": "h3"}})
    assert game.names() == ["pass", "foe"]
    game.say("pass")
    assert game.asks == "move"


def test_a_reaction_opens_a_door_and_goes_through() -> None:
    board = drawing("+-+-+-+-+", " .D. . . ", "+-+-+-+-+")
    figures = {"ann": man(0, "d1"), "foe": man(1, "a1", watch=True)}
    game = Field(figures, board).say("partial-move")
    assert game.ask is not None
    inner = watch.reaction_menu(game.game, game["foe"])
    assert [name for name, _ in inner.open()] == ["go-through"]  # AMB-101: not the door alone
    game.say({"foe": {"go-through": "a1|b1"}})
    assert game["foe"].cell == "b1" and game.game.ground.state("a1|b1") == "open"


def test_a_reaction_may_climb_and_fail() -> None:
    board = drawing("+-+-+-+-+", " .w. . . ", "+-+-+-+-+")
    figures = {"ann": man(0, "d1"), "foe": man(1, "a1", agility=3, watch=True)}
    failed = Field(figures, board, decks={1: {"top": ["skull-2"]}}).say("partial-move")
    failed["foe"].card = "ann"  # a clumsy one
    failed.say({"foe": {"window": "a1|b1"}})
    assert failed["foe"].cell == "a1" and not failed["foe"].watch  # WATCH-02
    done = Field(figures, board, decks={1: {"top": ["skull-8"]}}).say("partial-move", {"foe": {"window": "a1|b1"}})
    assert done["foe"].cell == "b1"  # exactly one square, Triumph or not
    assert done.asks == "move"


def test_a_reaction_on_a_roof_jumps_down_but_never_across() -> None:
    game = Field({"ann": man(0, "e1"), "foe": man(1, "a1", watch=True)}, ROOFS, decks={1: {"top": ["skull-7"]}})
    game.say("partial-move")
    assert [name for name, _ in watch.reaction_menu(game.game, game["foe"]).open()] == ["down"]
    game.say({"foe": {"down": "b1"}})
    assert game["foe"].cell == "b1"


def test_a_watcher_leaves_the_line_of_a_shot() -> None:
    board = drawing("+ + + + +", " . . . . ", "+ +-+ + +", " . . . . ", "+ + + + +")
    figures = {"ann": {**man(0, "a1"), "things": ["pistol"]}, "foe": man(1, "c1", watch=True)}
    game = Field(figures, board).say({"aimed-shot": {"ann.pistol": "foe"}}, {"foe": {"step": "c2"}})  # EX-13
    assert game.told("shot-lost") and game.thing("ann", "pistol").load == 2


def test_both_players_may_react_to_a_non_player_character() -> None:
    figures = {
        "gus": man(-1, "d3", vocation="attacker", hostile=["red", "blue"]),
        "ann": man(0, "a1", watch=True),
        "foe": man(1, "h6", watch=True),
    }
    game = Field(figures, active="ann", initiative=1)
    game.game.state.activation = None
    game.running = iter(watch.offer_interruption(game.game, game["gus"], "activation"))
    game._go(None)
    assert game.asker[1] == 1  # AMB-25: the Initiative holder first
    game.say("pass")
    assert game.asker[1] == 0
    game.say({"ann": {"step": "a2"}})
    assert game.asker[1] == 1  # it closes when all decline
    game.say("pass")
    assert game.ask is None


def test_a_reaction_costs_no_activation() -> None:
    figures = {"ann": man(0, "a1"), "foe": man(1, "h6", watch=True)}
    game = Field(figures).say("watch", {"foe": {"step": "h5"}})
    assert game.game.state.activation is None and game["ann"].watch
    game.begin("foe")  # EX-16
    assert game.asker == ("watch", 0)
    game.say("pass")
    assert "full-move" in game.names()
