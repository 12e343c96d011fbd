"""Movement, Manoeuvres, actions and Watch (AD66-ACT, -FULL, -PART, -WATCH, -MOVE, -MAN, -ZOC, -BOARD, -ITEM)."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche.core.asks.ask import Ask, Choose, Menu
from escarmouche.core.asks.cells import Cells
from escarmouche.core.dealer.draw import Draw
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.core.play.rule import clauses
from escarmouche.core.play.state import Ended
from escarmouche.games.ad1666.cases.position import prepared, state_of
from escarmouche.games.ad1666.combat import engage, reload
from escarmouche.games.ad1666.harm import rise
from escarmouche.games.ad1666.items import hands, pick_up, use_item
from escarmouche.games.ad1666.movement import (
    door,
    force_door,
    leave,
    manoeuvre,
    move,
    move_actions,
    passage,
    progress,
    run,
    walk,
)
from escarmouche.games.ad1666.movement import (
    heights as movement_heights,
)
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import action, watch

FOLDER = HERE.parents[1] / "games" / "ad1666" / "text"
LEDGER = (Path(__file__).parents[4] / "rules" / "ad1666.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"\*\*(AD66-[A-Z]+-\d+)\*\*", LEDGER))
TEXTS = {lang: Texts(lang, [HERE, FOLDER]) for lang in LANGUAGES}
OWN = "".join(file.read_text(encoding="utf-8") for file in sorted((FOLDER / "en").glob("*.ftl")))

Figures = dict[str, dict[str, Any]]


def field(width: int = 8, height: int = 6) -> str:
    """Open squares."""
    line = "+" + " +" * width
    return "\n".join([line, " ." * width] * height + [line])


def drawing(*lines: str) -> str:
    """A board, a line for each line of its drawing."""
    return "\n".join(lines)


def man(seat: int, at: str, agility: int = 0, **rest: Any) -> dict[str, Any]:
    """A plain Hero with bare hands."""
    card = {"hero": True, "agility": agility, "fortitude": 0, **rest.pop("card", {})}
    return {"card": card, "seat": seat, "at": at, "things": [], **rest}


class Field:
    """A position and its players: who is activated, what is asked, what is answered. Cards come from the top as given."""

    def __init__(self, figures: Figures, board: str | dict[str, Any] = "", active: str = "ann", **rest: Any) -> None:
        options = rest.pop("options", {})
        top = rest.pop("top", [])
        position = {"board": board or field(), "figures": figures, "decks": {0: {"top": top}}, "active": active, **rest}
        setup = msgspec.convert(prepared(options, position), Options)
        self.game = Anno(state_of(setup, position), setup)
        self.asked: list[str] = []
        self.ask: Ask | None = None
        self.running: Any = None
        self.read = 0  # events whose texts were looked at
        self._go(None)

    def __getitem__(self, name: str) -> Figure:
        """A figure, to look at it or to put it elsewhere."""
        self.game.figures_changed()
        return self.game.figure(name)

    @property
    def cell(self) -> str:
        return self["ann"].cell

    @property
    def asks(self) -> str:
        """What is asked now."""
        return self.ask.name if self.ask is not None else ""

    @property
    def asker(self) -> tuple[str, int]:
        """What is asked now, and of whom."""
        assert self.ask is not None
        return self.ask.name, self.ask.seat

    @property
    def left(self) -> int:
        return self.game.move.mp - self.game.move.spent

    def thing(self, name: str, item: str) -> Thing:
        return self.game.thing(self[name], f"{name}.{item}")

    def begin(self, name: str) -> Field:
        """Somebody else is activated."""
        assert self.game.state.activation is None
        self.running = iter(action.begin_activation(self.game, self[name]))
        self._go(None)
        return self

    def say(self, *answers: Any) -> Field:
        """Answer one question after the other."""
        for answer in answers:
            assert self.ask is not None, f"nothing is asked, after {self.asked}"
            reason = self.ask.why_not(answer)
            assert reason is None, (self.ask, answer, reason)
            self._go(answer)
        return self

    def walk(self, *cells: str) -> Field:
        """Walk by these squares, in one leg each."""
        for cell in cells:
            self.say({"walk": cell})
        return self

    def _go(self, answer: Any) -> None:
        """Run the rules up to the next question of a player."""
        self.ask = None
        while True:
            if self.running is None:
                self.running = self._rule()
                if self.running is None:
                    break
            try:
                ask = self.running.send(answer)
            except StopIteration:
                self.running, answer = None, None
                continue
            except Ended:
                break
            if isinstance(ask, Draw):
                answer = next(iter(ask))
                continue
            self.ask = ask
            self.asked.append(ask.name)
            if len(self.asked) < 30 or len(self.asked) % 20 == 0:
                spoken(ask)
            break
        self._sentences()

    def _rule(self) -> Any:
        state = self.game.state
        if state.activation is None:
            return None
        return iter(move.next_part(self.game) if state.move is not None else action.next_action(self.game))

    def _sentences(self) -> None:
        """Every event of ours has its text in both languages, with all that it needs."""
        new, self.read = self.game.events[self.read :], len(self.game.events)
        for event in new:
            assert event.rule in RULES, event
            for known in TEXTS.values() if f"event-{event.name} " in OWN else ():
                assert known.unfilled(f"event-{event.name}", event.args) == [], event

    def told(self, name: str) -> list[dict[str, Any]]:
        return [dict(event.args) for event in self.game.events if event.name == name]

    # -- menus

    def names(self) -> list[str]:
        assert isinstance(self.ask, Menu)
        return [name for name, _ in self.ask.open()]

    def options(self, name: str) -> list[Any]:
        assert isinstance(self.ask, Menu)
        inner = self.ask.branch(name)
        assert isinstance(inner, Choose), inner
        return list(inner.options)

    def why(self, answer: Any) -> str:
        """Why the answer is refused, read in both languages."""
        assert self.ask is not None
        reason = self.ask.why_not(answer)
        assert reason is not None, answer
        return explained(reason)

    def cost(self, cell: str, name: str = "walk") -> int:
        assert isinstance(self.ask, Menu)
        inner = self.ask.branch(name)
        assert isinstance(inner, Cells), inner
        return inner.routes[cell].cost


def explained(reason: Refusal) -> str:
    assert reason.rule in RULES, reason
    for known in TEXTS.values():
        assert known.has(reason.key), reason
        assert known.unfilled(reason.key, reason.args) == [], reason
    return f"{reason.key} {reason.rule}"


def spoken(ask: Ask) -> None:
    """A question, its branches and the reasons why some are closed can be read in both languages."""
    assert ask.rule in RULES
    for known in TEXTS.values():
        if f"ask-{ask.name} " in OWN:
            assert known.unfilled(f"ask-{ask.name}", ask.about) == [], ask
        if isinstance(ask, Menu):
            for name in ask.names:
                assert ask.of != "word" or known.has(f"branch-{name}"), name
                inner = ask.branch(name)
                if isinstance(inner, Refusal):
                    explained(inner)
                elif isinstance(inner, Ask):
                    spoken(inner)


# -- plain steps


def test_a_full_move_has_four_mp_and_a_partial_move_two() -> None:
    game = Field({"ann": man(0, "d3")}).say("full-move")
    assert game.left == 4
    assert game.cost("d1") == 2 and game.cost("h3") == 4 and game.cost("e4") == 2
    assert "d6" in game.options("walk") and "h4" not in game.options("walk")
    assert game.why({"walk": "h6"}) == "why-way-too-long AD66-MOVE-01"
    game.walk("d4").say("stop")
    assert game.game.state.activation is None
    game = Field({"ann": man(0, "d3")}).say("partial-move")
    assert game.left == 2
    game.walk("d5")  # the MP are gone: the movement ends by itself, a second Partial Action may follow
    assert game.asks == "action"
    assert "full-move" not in game.names() and "partial-move" in game.names()
    game.say("partial-move").walk("d6").say("stop")
    assert game.game.state.activation is None and game.cell == "d6"


def test_each_step_of_a_route_is_made_by_itself() -> None:
    game = Field({"ann": man(0, "a1")}).say("full-move").walk("e1")
    assert [event["cell"] for event in game.told("moved")] == ["b1", "c1", "d1", "e1"]


def test_diagonal_steps_are_counted_over_the_whole_phase() -> None:
    game = Field({"ann": man(0, "c3", agility=1)}).say("partial-move")
    assert game.cost("d4") == 1 and game.cost("d5") == 2
    assert "e5" not in game.options("walk")
    game.walk("d4", "d5").say("partial-move")
    assert game.cost("e5") == 1 and game.cost("e6") == 2
    assert walk.diagonals_left(game.game, game["ann"]) == 0


def test_who_has_no_agility_makes_no_diagonal_step() -> None:
    skrzetuski = Field({"ann": man(0, "c3")}).say("partial-move")
    assert skrzetuski.cost("d4") == 2
    clumsy = Field({"ann": man(0, "c3", agility=-1)}).say("partial-move")
    assert clumsy.cost("d4") == 2


def test_no_diagonal_step_leads_through_an_open_door() -> None:
    board = drawing("+ + + +", " .d. .", "+ + +-+", " .|. .", "+ + + +")
    game = Field({"ann": man(0, "a2", agility=3)}, board).say("full-move")
    assert game.cost("b1") == 2  # EX-18: up, then straight through
    assert game.cost("b2") == 3


def test_obstacles_cost_two_and_slopes_are_free_downwards() -> None:
    board = drawing("+ + + +", " .o.>.", "+ + + +")
    game = Field({"ann": man(0, "a1")}, board).say("full-move")
    assert game.cost("b1") == 2 and game.cost("c1") == 3


def test_nobody_walks_into_walls_blocked_squares_or_others() -> None:
    board = drawing("+ + + + +", " .|. # .", "+ + +-+ +", " . . . .", "+ + + + +")
    game = Field({"ann": man(0, "b1"), "bob": man(0, "b2")}, board).say("full-move")
    assert "walk" not in game.names()
    assert game.why({"walk": "a1"}) == "why-way-taken AD66-SQ-02"
    game = Field({"ann": man(0, "c2"), "bob": man(0, "b2")}, board).say("full-move")
    assert game.options("walk") == ["d1", "d2"]
    assert game.why({"walk": "c1"}) == "why-blocked-square AD66-SQ-05"
    assert game.why({"walk": "b2"}) == "why-occupied AD66-SQ-02"


# -- Zones of Control


def test_a_mover_stops_in_an_enemy_zone_and_its_mp_are_lost() -> None:
    game = Field({"ann": man(0, "a3"), "bob": man(1, "e3")}).say("full-move")
    assert "d3" in game.options("walk") and "f3" not in game.options("walk")
    game.walk("d3")
    assert game.told("stopped") and game.game.state.activation is None  # AMB-48


def test_who_is_engaged_may_not_leave_or_run_or_watch() -> None:
    game = Field({"ann": man(0, "d3"), "bob": man(1, "e3")})
    assert game.why("full-move") == "why-held AD66-ZOC-06"
    assert game.why("partial-move") == "why-held AD66-ZOC-06"
    assert game.why("run") == game.why("watch") == "why-engaged AD66-ACT-03"
    assert game.names() == ["end"]


TANGLE = {  # EX-23; ledger (x, y) is column x, row y, both from 0
    "artagnan": man(0, "c3"),
    "wolodyjowski": man(1, "d3"),
    "porthos": man(0, "e3"),
    "longinus": man(1, "b3"),
    "skrzetuski": man(1, "c2"),
}


@pytest.mark.parametrize(
    ("who", "free"),
    [("porthos", True), ("wolodyjowski", False), ("artagnan", False), ("longinus", True), ("skrzetuski", True)],
)
def test_an_enemy_that_another_friend_engages_is_ignored(who: str, free: bool) -> None:
    game = Field(TANGLE, active=who)
    assert (move_actions.why_not_move(game.game, game[who]) is None) == free
    assert ("full-move" in game.names()) == free
    assert "run" not in game.names()  # AMB-30: engaged is engaged


def test_a_step_leads_between_two_enemies_who_are_busy() -> None:
    figures = {  # EX-24
        "ann": man(0, "b2", agility=1),
        "artagnan": man(1, "c2"),
        "longinus": man(0, "d1"),
        "porthos": man(1, "b3"),
        "skrzetuski": man(0, "a4"),
    }
    game = Field(figures).say("partial-move")
    assert game.cost("c3") == 1
    game.walk("c3")
    assert game.left == 1


def test_the_dance_of_zagloba() -> None:
    figures = {"zagloba": man(1, "d3"), "artagnan": man(0, "a3"), "wolodyjowski": man(1, "d6"), "porthos": man(0, "a5")}
    game = Field(figures, active="artagnan").say("full-move").walk("c3")  # EX-25 (1)
    assert move_actions.why_not_move(game.game, game["zagloba"]) is not None
    game.begin("wolodyjowski").say("full-move").walk("c4").say("stop")  # (2): beside D'Artagnan
    game.begin("porthos").say("full-move").walk("b5").say("stop")  # (3): against Wolodyjowski
    assert engage.engages(game.game, game["porthos"], game["wolodyjowski"])
    game.begin("zagloba").say("full-move")  # (4)
    game.walk("h3")
    assert game["zagloba"].cell == "h3"


def test_a_character_that_can_do_nothing_is_activated_all_the_same() -> None:
    figures = {"ann": man(0, "c3"), "bob": man(1, "d3"), "cid": man(0, "a3")}
    game = Field(figures, active="cid").say("end").begin("bob")  # EX-26 (3)
    assert game.names() == ["end"]
    game.say("end")
    assert game["bob"].activated
    game["cid"].cell = "e3"
    game.begin("ann").say("full-move").walk("b3")  # (4)
    assert game.left == 3


def test_one_may_walk_round_an_enemy_that_a_friend_engages() -> None:
    figures = {"ann": man(0, "c2"), "skrzetuski": man(0, "d3"), "artagnan": man(1, "e3")}
    game = Field(figures).say("full-move")
    assert game.cost("f2") == 3 and game.cost("f3") == 4  # EX-27: to the opposite side
    barricade = {**figures, "artagnan": man(1, "e3", card={"talents": {"living-barricade": 0}})}
    game = Field(barricade).say("full-move")
    assert "f3" not in game.options("walk")
    prone = {**figures, "skrzetuski": man(0, "d3", prone=True)}
    assert "f3" not in Field(prone).say("full-move").options("walk")  # AMB-49


def test_a_marker_makes_friends_of_all() -> None:
    figures = {"ann": man(0, "a3", marker=True, card={"talents": {"inconspicuous": 3}}), "bob": man(1, "c3")}
    game = Field(figures).say("full-move")
    assert game.cost("c2") == 3 and game.cost("d2") == 4


def test_losing_the_marker_ends_the_route_there() -> None:
    figures = {
        "ann": man(0, "a3", marker=True, card={"talents": {"inconspicuous": 2}}),
        "bob": man(1, "h3", card={"wit": 2}),
    }
    game = Field(figures).say("full-move").walk("e3")  # within 6 squares of a sharp Hero from b3 on
    assert game.cell == "b3" and not game["ann"].marker
    assert game.left == 3 and game.asks == "move"


def test_a_roused_guard_ends_the_route() -> None:
    guard = man(-1, "h3", vocation="guard", hostile=["red"])
    game = Field({"ann": man(0, "a3"), "gus": guard, "bob": man(1, "a6")}).say("full-move").walk("e3")
    assert game["gus"].vocation == "attacker" and game.cell == "c3"  # 4 MP and a square from contact


# -- Force Passage

ROW = drawing("+-+-+-+-+-+-+", " . . . . . . ", "+-+-+-+-+-+-+")


def test_force_passage_costs_one_more() -> None:
    game = Field({"ann": man(0, "a1"), "bob": man(0, "b1")}, ROW).say("full-move")
    assert "walk" not in game.names()
    assert game.options("through") == ["c1"] and game.cost("c1", "through") == 3  # EX-19
    game.say({"through": "c1"})
    assert game.cell == "c1" and game.left == 1 and game.told("passed-through") == [{"model": "ann", "others": ["bob"]}]


def test_force_passage_over_obstacles() -> None:
    one = drawing("+-+-+-+", " .o. . ", "+-+-+-+")
    two = drawing("+-+-+-+", " .o.o. ", "+-+-+-+")
    figures = {"ann": man(0, "a1"), "bob": man(0, "b1")}
    assert Field(figures, one).say("full-move").cost("c1", "through") == 4
    game = Field(figures, two).say("full-move")
    assert game.why({"through": "c1"}) == "why-way-too-long AD66-MAN-05"


def test_several_friends_in_a_row_can_be_passed() -> None:
    """AD66-AMB-50: at 1 MP more each, which takes more than any movement has."""
    figures = {"ann": man(0, "a1"), "bob": man(0, "b1"), "cid": man(0, "c1")}
    game = Field(figures, ROW).say("full-move")
    assert "through" not in game.names()  # 3 edges and 2 friends: 5 MP
    assert passage.passages(game.game, game["ann"], 5)["d1"].cost == 5


def test_no_passage_where_the_mover_would_have_to_stop() -> None:
    board = drawing("+-+-+-+-+", " . . . . ", "+-+d+-+-+", " # . # #", "+-+-+-+-+")
    figures = {"ann": man(0, "a1"), "bob": man(0, "b1", prone=True), "foe": man(1, "b2")}
    game = Field(figures, board).say("full-move")  # EX-20
    assert game.why({"through": "c1"}) == "why-no-passage-to AD66-MAN-05"
    figures["bob"] = man(0, "b1")  # on his feet he engages the enemy
    assert Field(figures, board).say("full-move").options("through") == ["c1"]


def test_friends_of_the_other_band_and_heights() -> None:
    figures = {"ann": man(0, "a1"), "eve": man(1, "b1", marker=True, card={"talents": {"inconspicuous": 3}})}
    assert Field(figures, ROW).say("full-move").options("through") == ["c1"]  # AMB-50
    foe = Field({"ann": man(0, "a1"), "eve": man(1, "b1", prone=True)}, ROW).say("full-move")
    assert isinstance(foe.ask, Menu) and "through" not in foe.ask.names
    recruit = {"ann": man(0, "a1"), "eve": man(-1, "b1", vocation="recruit")}
    assert Field(recruit, ROW).say("full-move").options("through") == ["c1"]  # AMB-105
    heights = drawing("+-+-+-+-+", " .s^ ^ ^ ", "+-+-+-+-+")
    up = {"ann": man(0, "a1"), "bob": man(0, "b1")}
    assert "through" not in Field(up, heights).say("full-move").names()  # EX-21
    along = {"ann": man(0, "b1"), "bob": man(0, "c1")}
    assert Field(along, heights).say("full-move").options("through") == ["d1"]


# -- doors


def test_a_door_is_opened_and_closed_for_one_mp() -> None:
    board = drawing("+-+-+-+", " .D. . ", "+-+-+-+")
    game = Field({"ann": man(0, "a1")}, board).say("full-move")
    assert "walk" not in game.names()
    game.say({"door": "a1|b1"})
    assert game.game.ground.state("a1|b1") == "open" and game.left == 3
    game.walk("b1").say({"door": "a1|b1"})
    assert game.game.ground.state("a1|b1") == "closed" and game.left == 1


def test_locked_and_broken_doors_say_so() -> None:
    board = drawing("+-+-+-+", " .L.B. ", "+-+-+-+")
    game = Field({"ann": man(0, "a1")}, board).say("full-move")
    assert game.why({"door": "a1|b1"}) == "why-locked AD66-EDGE-10"
    game = Field({"ann": man(0, "c1")}, board).say("full-move")
    assert game.why({"door": "b1|c1"}) == "why-broken AD66-PART-05"


def test_an_enemy_at_the_door_keeps_it_shut_from_beside() -> None:
    board = drawing("+ + + +", " . . . ", "+D+ + +", " . . . ", "+ + + +")
    game = Field({"ann": man(0, "b1")}, board).say("partial-move")
    assert game.options("door") == ["a1|a2"]  # only diagonally adjacent: AMB-47
    busy = {"ann": man(0, "b1", marker=True, card={"talents": {"inconspicuous": 3}}), "bob": man(1, "a1")}
    assert Field(busy, board).say("partial-move").options("door") == ["a1|a2"]  # no enemy of who is marked
    held = {"ann": man(0, "b1"), "bob": man(1, "a1"), "cid": man(0, "b2")}
    game = Field(held, drawing("+ + +", " . . ", "+D+ +", " . . ", "+ + +")).say("partial-move")
    assert game.why({"door": "a1|a2"}) == "why-door-guarded AD66-MAN-04"
    game.game.state.doors["a1|a2"] = "open"
    game.game.doors_changed()
    assert door.why_stuck(game.game, game["ann"], "a1|a2") is None  # closing is not barred


# -- climbs and windows


def test_climbing_a_slope() -> None:
    board = drawing("+-+-+-+", " .<. . ", "+-+-+-+")
    game = Field({"ann": man(0, "a1")}, board, top=["skull-4"]).say("full-move")
    assert "walk" not in game.names()
    game.say({"climb": "b1"})
    assert game.cell == "b1" and game.left == 2
    failed = Field({"ann": man(0, "a1")}, board, top=["skull-3", "skull-5"]).say("full-move", {"climb": "b1"})
    assert failed.cell == "a1" and failed.left == 2
    failed.say({"climb": "b1"})  # MAN-02: again
    assert failed.cell == "b1" and failed.game.state.activation is None


def test_a_mishap_throws_the_climber_down_and_the_action_ends() -> None:
    board = drawing("+-+-+-+", " .<. . ", "+-+-+-+")
    game = Field({"ann": man(0, "a1")}, board, top=["black-joker"]).say("partial-move", {"climb": "b1"})
    assert game["ann"].prone and game.cell == "a1" and game.game.state.move is None
    assert game.names() == ["end", "stand-up"]  # AMB-21
    assert game.why("partial-move") == "why-prone AD66-ACT-02"
    game.say("stand-up")
    assert not game["ann"].prone and game.game.state.activation is None


def test_a_diagonal_climb_needs_a_diagonal_step() -> None:
    board = drawing("+ + +", " . . ", "+A+A+", " . . ", "+ + +")
    clumsy = Field({"ann": man(0, "a1")}, board).say("full-move")
    assert clumsy.options("climb") == ["a2"] and clumsy.why({"climb": "b2"}) == "why-no-diagonal AD66-MOVE-02"
    game = Field({"ann": man(0, "a1", agility=1)}, board, top=["skull-8"]).say("full-move", {"climb": "b2"})
    assert game.cell == "b2" and game["ann"].diagonals == 1


WINDOW = drawing("+-+-+-+-+", " .w. . . ", "+-+-+-+-+")


def test_the_dragoon_at_the_window() -> None:
    game = Field({"ann": man(0, "a1")}, WINDOW, top=["skull-2"], hands={0: ["iron-2", "skull-3"]})
    game.say("partial-move", {"window": "a1|b1"})
    assert game.asks == "reinforce"
    game.say(("iron-2", "skull-3"))  # EX-03: 2 + 2 + 1 = 5
    assert game.cell == "b1" and game.told("tested")[-1]["result"] == "success"
    assert game.asks == "action"  # EX-49: exactly one square


def test_a_triumph_at_a_window_gives_a_square_more() -> None:
    figures = {"ann": man(0, "a1", agility=2)}
    game = Field(figures, WINDOW, top=["skull-8"]).say("full-move", {"window": "a1|b1"})
    assert game.asks == "onward" and list(game.ask) == ["stay", "c1"]
    game.say("c1")
    assert game.cell == "c1" and game.left == 2
    stay = Field(figures, WINDOW, top=["skull-8"]).say("full-move", {"window": "a1|b1"}, "stay")
    assert stay.cell == "b1" and stay.left == 2


@pytest.mark.parametrize("edge", ["o", "w", "D", "|", "<", "s"])
def test_the_square_more_lies_behind_an_edge_that_asks_for_nothing(edge: str) -> None:
    board = drawing("+-+-+-+", f" .w.{edge}. ", "+-+-+-+")
    game = Field({"ann": man(0, "a1", agility=2)}, board, top=["skull-8"]).say("full-move", {"window": "a1|b1"})
    assert game.asks == "move"


@pytest.mark.parametrize("edge", [" ", "d", "B", ">"])
def test_the_square_more_lies_behind_an_open_edge_an_open_door_or_a_slope_down(edge: str) -> None:
    board = drawing("+-+-+-+", f" .w.{edge}. ", "+-+-+-+")
    game = Field({"ann": man(0, "a1", agility=2)}, board, top=["skull-8"]).say("full-move", {"window": "a1|b1"})
    assert game.asks == "onward"


def test_no_square_more_in_an_enemy_zone() -> None:
    board = drawing("+-+-+-+", " .w. . ", "+-+ + +", " . . . ", "+-+-+-+")
    game = Field({"ann": man(0, "a1", agility=2), "foe": man(1, "b2")}, board, top=["skull-8"])
    game.say("full-move", {"window": "a1|b1"})
    assert game.cell == "b1" and game.game.state.activation is None


def test_the_huge_fit_through_no_window() -> None:
    huge = man(0, "a1", card={"talents": {"huge": 0}})
    assert Field({"ann": huge}, WINDOW).say("full-move").why({"window": "a1|b1"}) == "why-huge AD66-TAL-19"
    wall = drawing("+-+-+", " .c. ", "+-+-+")
    game = Field({"ann": huge}, wall, top=["skull-5"]).say("full-move", {"wall": "a1|b1"})
    assert game.cell == "b1"


def test_too_few_mp_for_a_manoeuvre() -> None:
    board = drawing("+ + +", " . .w. ", "+ + +")
    game = Field({"ann": man(0, "a1")}, board).say("partial-move").walk("b1")
    assert game.why({"window": "b1|c1"}) == "why-too-few-mp AD66-MAN-07"


# -- heights

ROOFS = drawing("+-+-+-+-+-+", "|^ . ^ . .|", "+-+ + + +-+", " # . . . # ", "+-+-+-+-+-+")


def test_a_jump_from_roof_to_roof() -> None:
    game = Field({"ann": man(0, "a1"), "bob": man(1, "b1")}, ROOFS, top=["skull-5"]).say("full-move")
    assert game.options("jump") == ["c1"]
    game.say({"jump": "c1"})
    assert game.cell == "c1" and game.left == 2
    failed = Field({"ann": man(0, "a1")}, ROOFS, top=["skull-4"]).say("full-move", {"jump": "c1"})
    assert failed.cell == "a1" and failed.left == 2 and not failed["ann"].prone


def test_a_jump_goes_wrong() -> None:
    game = Field({"ann": man(0, "a1")}, ROOFS, top=["black-joker", "skull-4"]).say("full-move", {"jump": "c1"})
    assert game.cell == "b1" and game["ann"].prone and game["ann"].wounds == 2  # AMB-52: 4 against 6
    soft = Field({"ann": man(0, "a1")}, ROOFS, top=["black-joker", "skull-6"]).say("full-move", {"jump": "c1"})
    assert soft.cell == "b1" and soft["ann"].prone and soft["ann"].wounds == 0


def test_a_jump_goes_wrong_above_somebody() -> None:
    game = Field({"ann": man(0, "a1"), "bob": man(0, "b1")}, ROOFS, top=["black-joker", "skull-6"])
    game.say("full-move", {"jump": "c1"})
    assert game.asks == "landing" and game.ask.seat == 1
    assert list(game.ask) == ["b2", "c2"]  # at ground level, adjacent to the skipped square
    game.say("c2")
    assert game.cell == "c2" and game["ann"].prone
    crowd = {"ann": man(0, "a1"), "bob": man(0, "b1"), "cid": man(0, "b2"), "dan": man(0, "c2")}
    full = Field(crowd, ROOFS, top=["black-joker"]).say("full-move", {"jump": "c1"})
    assert full.cell == "a1" and full["ann"].prone and full["ann"].wounds == 0


def test_a_diagonal_jump_takes_two_diagonal_steps() -> None:
    board = drawing("+ + + +", " ^ . . ", "+ + + +", " . . . ", "+ + + +", " . . ^ ", "+ + + +")
    one = Field({"ann": man(0, "a1", agility=1)}, board).say("full-move")
    assert one.why({"jump": "c3"}) == "why-no-diagonal-jump AD66-MAN-11"
    two = Field({"ann": man(0, "a1", agility=2)}, board, top=["skull-3"]).say("full-move", {"jump": "c3"})
    assert two.cell == "c3" and two["ann"].diagonals == 2


def test_jumping_down() -> None:
    game = Field({"ann": man(0, "a1")}, ROOFS, top=["skull-6"]).say("full-move")
    assert game.options("down") == ["b1"]
    game.say({"down": "b1"})
    assert game.cell == "b1" and game.left == 3
    hard = Field({"ann": man(0, "a1")}, ROOFS, top=["skull-3"]).say("full-move", {"down": "b1"})
    assert hard.cell == "b1" and hard["ann"].wounds == 3 and hard["ann"].prone and hard.game.state.activation is None
    joker = Field({"ann": man(0, "a1", agility=3)}, ROOFS, top=["black-joker"]).say("full-move", {"down": "b1"})
    assert joker["ann"].wounds == 3
    dead = Field({"ann": man(0, "a1", wounds=7)}, ROOFS, top=["skull-2"])
    dead.say("full-move", {"down": "b1"})
    assert dead["ann"].status == "killed" and dead.game.state.activation is None


def test_stairs_and_ladders_are_walked() -> None:
    board = drawing("+-+-+-+-+", " .s^l. . ", "+-+-+-+-+")
    game = Field({"ann": man(0, "a1")}, board).say("full-move")
    assert game.cost("b1") == 1 and game.cost("c1") == 3


# -- the Run


def test_a_run_needs_sight_of_its_first_square_and_no_square_twice() -> None:
    board = drawing("+ + + + + +", " . . . . . ", "+ +-+ + + +", " . . . . . ", "+ + + + + +")
    game = Field({"ann": man(0, "a1")}, board).say("run")
    assert game.why({"walk": "c2"}) == "why-run-unseen AD66-FULL-07"
    game.walk("b1")
    assert "a1" in game.options("walk")  # where it began it has not entered yet
    game.walk("a1")
    assert game.why({"walk": "b1"}) == "why-run-twice AD66-FULL-07" and game.options("walk") == ["a2", "b2"]


def test_others_stand_in_the_sight_of_a_runner() -> None:
    figures = {"ann": man(0, "a1"), "bob": man(0, "b1")}
    game = Field(figures, field(6, 3)).say("run")
    assert "c1" not in game.options("walk") and "c3" in game.options("walk")


@pytest.mark.parametrize(("card", "more"), [("skull-4", 1), ("skull-5", 2), ("red-joker", 3)])
def test_a_run_goes_on(card: str, more: int) -> None:
    game = Field({"ann": man(0, "a1")}, field(9, 2), top=[card]).say("run").walk("e1")
    assert game.left == more and game.told("run-on") == [{"model": "ann", "mp": more}]
    game.say("stop")
    assert game.game.state.activation is None


def test_a_runner_may_fall_or_stop_early() -> None:
    game = Field({"ann": man(0, "a1")}, field(9, 2), top=["black-joker"]).say("run").walk("e1")
    assert game["ann"].prone and game.cell == "e1" and game.game.state.activation is None
    early = Field({"ann": man(0, "a1")}, field(9, 2)).say("run").walk("d1").say("stop")
    assert early.told("tested") == [] and early.game.state.activation is None


def test_a_run_into_a_zone_of_control() -> None:
    figures = {"ann": man(0, "a1"), "foe": man(1, "f1")}
    game = Field(figures, field(9, 2), top=["skull-5"]).say("run").walk("e1")
    assert game.told("tested") and game.game.state.activation is None  # AMB-30: a test, but nothing to spend
    short = Field({"ann": man(0, "a1"), "foe": man(1, "e1")}, field(9, 2)).say("run").walk("d1")
    assert short.told("tested") == [] and short.game.state.activation is None


def test_a_runner_uses_no_manoeuvres() -> None:
    board = drawing("+-+-+-+", "|.D. .|", "+w+-+-+", "|. . .|", "+-+-+-+")
    game = Field({"ann": man(0, "a1"), "bob": man(0, "b2")}, board).say("run")
    assert isinstance(game.ask, Menu) and game.ask.names == ["stop", "walk"]
    roof = Field({"ann": man(0, "a1")}, ROOFS, top=["skull-8"]).say("run")
    assert roof.names() == ["stop", "down"]  # no Manoeuvre (SQ-07)
    roof.say({"down": "b1"})
    assert roof.left == 3 and roof.game.move.visited == ["b1"]
    ridge = drawing("+-+-+-+-+", "|^ ^ ^ .|", "+-+-+-+ +", " # # # . ", "+-+-+-+-+")
    along = Field({"ann": man(0, "a1")}, ridge).say("run").walk("c1")
    assert along.why({"down": "d1"}) == "why-run-unseen AD66-FULL-07"  # the roof hides the foot of the wall (SQ-10)


def test_a_watcher_steps_into_the_sight_of_a_runner() -> None:
    figures = {"ann": man(0, "a1"), "foe": man(1, "e4", agility=1, watch=True)}
    game = Field(figures, field(9, 5)).say("run", "pass", {"walk": "c1"}, "pass", "pass").walk("c2")
    assert game.asks == "watch-at"
    game["foe"].cell = "b1"  # as if it had stepped there
    game["ann"].marker = True  # nobody's Zone of Control matters
    game.say("pass")
    assert game.told("step-lost") and game.cell == "c1"


# -- Reload


def shooter(seat: int, at: str, item: str = "pistol", load: int = 2, **rest: Any) -> dict[str, Any]:
    return {**man(seat, at, **rest), "things": [item], "load": {item: load}}


def test_reload_and_two_mp_in_any_order() -> None:
    game = Field({"ann": shooter(0, "c3")}).say({"reload": "ann.pistol"})
    assert game.left == 2
    game.walk("c2").say("load")
    assert game.thing("ann", "pistol").load == 1
    game.walk("c1")
    assert game.game.state.activation is None
    late = Field({"ann": shooter(0, "c3", load=1)}).say({"reload": "ann.pistol"}).walk("c1")
    assert late.thing("ann", "pistol").load == 0 and late.game.state.activation is None
    lazy = Field({"ann": shooter(0, "c3", load=1)}).say({"reload": "ann.pistol"}, "stop")
    assert lazy.thing("ann", "pistol").load == 0


def test_a_step_into_a_zone_ends_the_movement_not_the_reload() -> None:
    game = Field({"ann": shooter(0, "c3"), "foe": man(1, "e3")}).say({"reload": "ann.pistol"}).walk("d3")
    assert game.thing("ann", "pistol").load == 1 and game.game.state.activation is None  # AMB-32


def test_quick_reload() -> None:
    quick: dict[str, Any] = {"card": {"talents": {"quick-reload": 0}}}
    game = Field({"ann": shooter(0, "c3", **quick)}, top=["skull-6"]).say({"reload": "ann.pistol"}, "load")
    assert game.asks == "quick-reload"
    game.say("remove-counter")
    assert game.thing("ann", "pistol").load == 0
    turned = Field({"ann": shooter(0, "c3", **quick)}, top=["skull-6"]).say({"reload": "ann.pistol"}, "load")
    assert turned.say("turn-counter").thing("ann", "pistol").load == 1
    failed = Field({"ann": shooter(0, "c3", **quick)}, top=["skull-5"]).say({"reload": "ann.pistol"}, "load")
    assert failed.thing("ann", "pistol").load == 1
    one = Field({"ann": shooter(0, "c3", load=1, **quick)}, top=["skull-2"]).say({"reload": "ann.pistol"}, "load")
    assert one.thing("ann", "pistol").load == 0


def test_reload_is_offered_for_empty_weapons_only() -> None:
    assert "reload" not in Field({"ann": shooter(0, "c3", load=0)}).names()
    engaged = Field({"ann": shooter(0, "c3"), "foe": man(1, "d3")})
    assert engaged.why({"reload": "ann.pistol"}) == "why-engaged AD66-ACT-03"
    bound = Field({"ann": {**shooter(0, "c3"), "hands": []}}, options={"advanced": True}).say("keep")
    assert bound.why({"reload": "ann.pistol"}) == "why-not-equipped AD66-ITEM-11"
    assert reload.unloaded_weapons(bound.game, bound["ann"]) == bound["ann"].things


# -- the other actions


def test_standing_up() -> None:
    game = Field({"ann": man(0, "c3", prone=True)})
    assert game.names() == ["end", "stand-up"]
    game.say("stand-up").say("partial-move")
    assert not game["ann"].prone and game.left == 2


def test_standing_up_against_an_enemy() -> None:
    figures = {"ann": man(0, "c3", prone=True), "foe": man(1, "d3"), "fob": man(1, "b3", card={"strength": 2})}
    decks = {0: {"top": ["skull-6", "skull-8"]}, 1: {"top": ["skull-5", "iron-5"]}}
    game = Field(figures, decks=decks).say("stand-up")
    assert game.asker == ("hold-down", 1)
    game.say("fob", "deck", "deck")  # 6 against 5 + 2
    assert game["ann"].prone and game.told("held-down") == [{"model": "ann", "enemy": "fob"}]
    game.say("stand-up", "foe", "deck", "deck")
    assert not game["ann"].prone and game.game.state.activation is None


def test_waking() -> None:
    game = Field({"ann": man(0, "c3", unconscious=True)}, top=["skull-2"])
    assert game.names() == ["end", "wake"] and game.why("full-move") == "why-unconscious AD66-ACT-01"
    game.say("wake")
    assert not game["ann"].unconscious and not game["ann"].prone and game.game.state.activation is None
    assert game.game.deck(0).discard == ["skull-2"]
    for card, awake in (("heart-8", False), ("red-joker", True), ("black-joker", False)):
        game = Field({"ann": man(0, "c3", unconscious=True)}, top=[card]).say("wake")
        assert game["ann"].unconscious != awake


def test_a_friend_beside_wakes() -> None:
    helped = Field({"ann": man(0, "c3", unconscious=True), "bob": man(0, "d4")}).say("wake")
    assert helped.told("woken") == [{"model": "ann", "by": "bob"}]
    busy = {"ann": man(0, "c3", unconscious=True), "bob": man(0, "d4"), "foe": man(1, "e4")}
    assert Field(busy, top=["iron-2"]).say("wake")["ann"].unconscious
    fainted = {"ann": man(0, "c3", unconscious=True), "bob": man(0, "d4", unconscious=True)}
    assert Field(fainted, top=["iron-2"]).say("wake")["ann"].unconscious


DOOR = drawing("+-+-+-+", " .L. . ", "+-+-+-+")


def test_forcing_a_door() -> None:
    game = Field({"ann": man(0, "a1")}, DOOR, top=["skull-6", "skull-7"]).say({"force-door": "a1|b1"})
    assert game.game.ground.state("a1|b1") == "locked"  # EX-17: again
    game.say({"force-door": "a1|b1"})
    assert game.game.ground.state("a1|b1") == "broken"
    assert game.asks == "onward"
    game.say("b1")
    assert game.cell == "b1" and game.game.state.activation is None
    stay = Field({"ann": man(0, "a1")}, DOOR, top=["skull-8"]).say({"force-door": "a1|b1"}, "stay")
    assert stay.cell == "a1" and stay.asks == "action"
    hurt = Field({"ann": man(0, "a1")}, DOOR, top=["skull-2"]).say({"force-door": "a1|b1"})
    assert hurt["ann"].wounds == 1
    full = Field({"ann": man(0, "a1"), "bob": man(0, "b1")}, DOOR, top=["skull-8"]).say({"force-door": "a1|b1"})
    assert full.asks == "action"  # nowhere to step


def test_forcing_a_fragile_wall() -> None:
    board = drawing("+-+-+-+", " .f. . ", "+-+-+-+")
    game = Field({"ann": man(0, "a1")}, board, top=["skull-8"]).say({"force-door": "a1|b1"}, "b1")
    assert game.game.ground.kind("a1|b1") == "obstacle" and game.cell == "b1"


def test_picking_up() -> None:
    floor = [{"card": "letter", "at": "c3"}, {"card": "dagger", "at": "c3"}, {"card": "ring", "at": "a1"}]
    game = Field({"ann": man(0, "c3")}, floor=floor)
    assert game.options("pick-up") == ["letter", "dagger"]
    game.say({"pick-up": "letter"})
    assert [thing.card for thing in game["ann"].things] == ["letter"] and len(game.game.state.things) == 2
    assert "pick-up" not in Field({"ann": man(0, "c4")}, floor=floor).names()


def test_picking_up_needs_a_free_hand_where_hands_are_fixed() -> None:
    floor = [{"card": "dagger", "at": "c3"}, {"card": "musket", "at": "c3"}]
    two = {**man(0, "c3"), "things": ["sabre", "pistol"]}
    game = Field({"ann": two}, floor=floor, options={"advanced": True}).say("keep")
    assert game.why({"pick-up": "dagger"}) == "why-hands-full AD66-ITEM-12"
    one = {**man(0, "c3"), "things": ["sabre"]}
    game = Field({"ann": one}, floor=floor, options={"advanced": True}).say("keep", {"pick-up": "musket"})
    assert game["ann"].hands == ["ann.sabre"]  # only carried
    game.say({"pick-up": "dagger"})
    assert game["ann"].hands == ["ann.sabre", "dagger"]


def test_bandages_and_keys() -> None:
    hurt = {**man(0, "a1"), "things": ["bandages"], "wounds": 4}
    game = Field({"ann": hurt}).say({"use": "ann.bandages"})
    assert game["ann"].wounds == 3 and game["ann"].things == []
    well = {**hurt, "wounds": 0}
    assert Field({"ann": well}).why({"use": "ann.bandages"}) == "why-unhurt AD66-WOUND-01"
    porter = {**man(0, "a1"), "things": ["key"]}
    game = Field({"ann": porter}, DOOR).say({"use": {"ann.key": "a1|b1"}})
    assert game.game.ground.state("a1|b1") == "open" and len(game["ann"].things) == 1
    assert "use" not in Field({"ann": porter}).names()


# -- hands


def test_hands_are_changed_at_any_time() -> None:
    armed = {**man(0, "c3"), "things": ["sabre", "main-gauche", "musket"], "hands": ["sabre"]}
    game = Field({"ann": armed})
    assert hands.loadouts(game.game, game["ann"])[-1] == ("ann.sabre", "ann.main-gauche")
    game.say({"equip": {"ann.sabre": "ann.main-gauche"}})
    assert game["ann"].hands == ["ann.sabre", "ann.main-gauche"]
    assert "equip" not in game.names()  # not again before something else was done
    game.say("full-move").walk("c2")
    game.say({"equip": "ann.musket"})
    assert game["ann"].hands == ["ann.musket"] and game.left == 3
    game.walk("c1").say({"equip": "bare"})
    assert game["ann"].hands == [] and game.told("hands-emptied")


def test_a_visible_weapon_gives_its_bearer_away() -> None:
    spy = man(0, "c3", marker=True, card={"talents": {"inconspicuous": 3}})
    game = Field({"ann": {**spy, "things": ["sabre", "dagger"], "hands": []}, "foe": man(1, "f3")})
    game.say({"equip": {"ann.dagger": "none"}})
    assert game["ann"].marker
    game.say("partial-move").walk("c2").say({"equip": {"ann.sabre": "none"}})
    assert not game["ann"].marker


def test_hands_that_are_fixed_are_chosen_when_activated() -> None:
    armed = {**man(0, "c3"), "things": ["sabre", "pistol", "musket"], "hands": ["musket"]}
    game = Field({"ann": armed}, options={"advanced": True})
    assert game.asks == "equip"
    game.say({"ann.sabre": "ann.pistol"})
    assert game["ann"].hands == ["ann.sabre", "ann.pistol"]
    assert game.asks == "action" and "equip" not in game.names()


def test_grips() -> None:
    armed = {**man(0, "c3"), "things": ["sabre", "main-gauche", "great-sword", "pistol"], "hands": ["great-sword"]}
    game = Field({"ann": armed})
    assert hands.grips(game.game, game["ann"]) == {
        "": [""],
        "ann.sabre": ["", "ann.main-gauche"],
        "ann.main-gauche": [""],
        "ann.great-sword": [""],
    }
    hands.take_in_hand(game.game, game["ann"], "ann.sabre", "ann.main-gauche")
    assert game["ann"].hands == ["ann.sabre", "ann.main-gauche"]
    hands.take_in_hand(game.game, game["ann"], "ann.pistol")
    assert game["ann"].hands == ["ann.pistol", "ann.sabre"]
    hands.take_in_hand(game.game, game["ann"], "")
    assert game["ann"].hands == []
    fixed = Field({"ann": {**armed, "hands": ["sabre", "pistol"]}}, options={"advanced": True})
    assert hands.grips(fixed.game, fixed["ann"]) == {"ann.sabre": ["ann.pistol"]}
    unarmed = Field({"ann": {**armed, "hands": ["pistol"]}}, options={"advanced": True})
    assert hands.grips(unarmed.game, unarmed["ann"]) == {"": ["ann.pistol"]}


# -- leaving the board


def test_leaving_the_board() -> None:
    game = Field({"ann": man(0, "a1"), "bob": man(0, "c3"), "foe": man(1, "h6")}, top=["skull-5"]).say("full-move")
    assert game.options("leave") == ["a1|north", "a1|west"]
    game.say({"leave": "a1|north"})
    assert game["ann"].status == "left" and game.game.state.activation is None
    fled = Field({"ann": man(0, "a1"), "bob": man(0, "c3"), "foe": man(1, "h6")}, top=["skull-4"])
    fled.say("full-move", {"leave": "a1|north"})
    assert fled["ann"].status == "fled"


def test_what_is_carried_leaves_too() -> None:
    porter = {**man(0, "a1"), "things": ["letter"]}
    game = Field({"ann": porter, "bob": man(0, "c3"), "foe": man(1, "h6")}, top=["skull-2"])
    game["ann"].things[0].own = False
    game.say("full-move", {"leave": "a1|north"})
    assert game["ann"].status == "fled" and game.game.state.things == []  # AMB-46


def test_leaving_is_an_objective() -> None:
    scenario = {"goals": [{"does": "exit", "side": "red", "points": 1}]}
    figures = {"ann": man(0, "a1"), "bob": man(0, "c3"), "foe": man(1, "h6")}
    game = Field(figures, scenario=scenario).say("full-move", {"leave": "a1|north"})
    assert game["ann"].status == "gone" and game.told("tested") == []
    driven = Field(figures, scenario=scenario, top=["skull-5"])
    driven.running = iter(leave.leave_board(driven.game, driven["ann"], "AD66-RETR-06", voluntary=False))
    driven.game.state.activation = None
    driven._go(None)
    assert driven["ann"].status == "left" and driven.told("tested")  # BOARD-03


def test_leaving_through_a_window_is_the_manoeuvre() -> None:
    board = drawing("+-+-+", "w. . ", "+-+-+")
    figures = {"ann": man(0, "a1"), "bob": man(0, "b1")}
    game = Field(figures, board, top=["skull-4", "skull-5", "skull-6"]).say("full-move")
    assert "leave" not in game.names()
    game.say({"window": "a1|west"})
    assert game.cell == "a1" and game.left == 2  # EX-48: failed
    game.say({"window": "a1|west"})
    assert game["ann"].status == "left"


# -- Watch


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
    game.running = iter(watch.window(game.game, game["gus"], "activation"))
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


# -- who is engaged


def test_all_neighbours_engage() -> None:
    figures = {"athos": man(0, "c3"), "d1": man(1, "b2"), "d2": man(1, "c2"), "d3": man(1, "d4")}
    game = Field(figures, active="athos")  # EX-28
    assert [foe.id for foe in engage.engagers(game.game, game["athos"])] == ["d1", "d2", "d3"]
    assert [foe.id for foe in engage.engaged_enemies(game.game, game["athos"])] == ["d1", "d2", "d3"]


def test_an_open_door_is_engaged_straight_through_only() -> None:
    board = drawing("+ + + +", " . . . ", "+ + + +", " . .d. ", "+ + + +", " . .|. ", "+ + + +")
    figures = {"skrzetuski": man(0, "b2"), "porthos": man(1, "c2"), "aramis": man(1, "c3")}
    game = Field(figures, board, active="skrzetuski")  # EX-29
    assert engage.engages(game.game, game["skrzetuski"], game["porthos"])
    assert engage.engagers(game.game, game["aramis"]) == []
    assert move_actions.why_not_move(game.game, game["aramis"]) is None  # EX-30
    assert move_actions.why_not_move(game.game, game["porthos"]) is not None


# -- menus


def test_the_menu_is_short_and_says_why() -> None:
    game = Field({"ann": man(0, "c3")})
    assert isinstance(game.ask, Menu)
    assert game.ask.names == ["end", "full-move", "run", "watch", "partial-move"]
    armed = Field({"ann": shooter(0, "c3"), "foe": man(1, "e3")})
    assert isinstance(armed.ask, Menu)
    assert armed.ask.names[:7] == ["end", "full-move", "run", "aimed-shot", "reload", "watch", "partial-move"]
    assert armed.why({"aimed-shot": {"ann.pistol": "foe"}}) == "why-shot-unloaded AD66-WPN-05"
    move_menu = game.say("full-move").ask
    assert isinstance(move_menu, Menu) and move_menu.names == ["stop", "walk"]


def test_prone_and_engaged() -> None:
    figures = {"ann": {**man(0, "c3", prone=True), "things": ["pistol"]}, "foe": man(1, "f3")}
    assert Field(figures).names() == ["end", "aimed-shot", "stand-up", "equip"]
    figures["foe"] = man(1, "d3")
    assert Field(figures).names() == ["end", "defensive-shot", "stand-up", "equip"]


def test_only_rules_of_the_ledger_are_cited() -> None:
    rooms = (
        action,
        move,
        walk,
        watch,
        progress,
        manoeuvre,
        hands,
        movement_heights,
        run,
        leave,
        reload,
        rise,
        force_door,
        pick_up,
        use_item,
    )
    ours = tuple(f"{room.__name__}." for room in rooms)
    cited = {rule_id for rule_id, names in clauses.items() if any(name.startswith(ours) for name in names)}
    assert cited <= RULES and len(cited) > 120


def test_the_texts_of_both_languages_have_the_same_keys() -> None:
    keys = [set(re.findall(r"^([a-z][a-z0-9-]*) =", (FOLDER / lang / "movement.ftl").read_text(encoding="utf-8"), re.M))
            for lang in LANGUAGES]  # fmt: skip
    assert keys[0] == keys[1]


# -- random play


@pytest.mark.parametrize("seed", range(12))
def test_random_activations_keep_the_board_in_order(seed: int) -> None:
    board = drawing(
        "+ + + + + + + +",
        " . .o. .|. ^ ^ ",
        "+ + + +D+ +-+ +",
        " . # . . .s^ . ",
        "+ +v+v+ + + + +",
        " .w. .L. . .f. ",
        "+ + + + + + + +",
        " . . . . ^ . ^ ",
        "+ + + + + + + +",
    )
    cells = ["a1", "b1", "c2", "d2", "e3", "f1", "g4", "a4", "b3", "d4"]
    figures: Figures = {}
    for number, cell in enumerate(cells):
        kit = {"things": ["pistol", "sabre", "dagger"], "load": {"pistol": number % 3}}
        figures[f"m{number}"] = {**man(number % 2, cell, agility=number % 4), **kit, "card": {
            "agility": number % 4, "hero": True, "killed": 10, "crippled": 6}}  # fmt: skip
    rng = random.Random(seed)
    game = Field(figures, board, active="m0", alarm=0)
    for _ in range(400):
        if game.ask is None:
            state = game.game.state
            if state.outcome is not None:
                break
            ready = [figure.id for figure in game.game.in_play()]
            if not ready:
                break
            for figure in game.game.figures:
                figure.diagonals = 0
            game.begin(rng.choice(ready))
            continue
        game.say(game.ask.sample(rng))
        standing = [figure.cell for figure in game.game.in_play()]
        assert len(standing) == len(set(standing))
        assert all(game.game.grid.cells[cell].kind != "blocked" for cell in standing)
        running = game.game.state.move
        assert running is None or 0 <= running.spent <= running.mp
