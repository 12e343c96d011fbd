"""A branch may be shut without anybody having looked for the reason."""

from __future__ import annotations

from random import Random

from escarmouche.core.asks.ask import Choose, Menu, Shut, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse


def menu(asked: list[str]) -> Menu:
    def reason() -> Refusal:
        asked.append("why")
        return refuse("why-game-over", "TOY-01")

    return Menu("what", seat=0, rule="TOY-01", branches={"go": lambda: Shut(reason), "stay": None})


def test_the_reason_is_not_looked_for_while_nobody_asks():
    asked: list[str] = []
    ask = menu(asked)
    assert list(ask) == ["stay"]
    assert {ask.sample(Random(n)) for n in range(20)} == {"stay"}
    assert [name for name, _ in ask.open()] == ["stay"]
    assert asked == []


def test_the_reason_is_told_to_whoever_asks_and_found_once():
    asked: list[str] = []
    ask = menu(asked)
    assert "go" not in ask
    assert ask.why_not("go").key == "why-game-over"
    assert isinstance(ask.branch("go"), Refusal)
    assert asked == ["why"]


def test_whoever_names_something_in_a_shut_branch_is_told_what_speaks_against_just_that():
    targets = Choose(
        "hit",
        seat=0,
        rule="TOY-01",
        options=(),
        why=lambda name: refuse("why-not-exactly", "TOY-02", count=1, wanted=2) if name == "ann" else None,
    )
    shut = unless_empty(targets, refuse("why-game-over", "TOY-01"))
    ask = Menu("what", seat=0, rule="TOY-01", branches={"hit": shut, "stay": None})
    assert ask.why_not("hit").rule == "TOY-01"
    assert ask.why_not({"hit": "ann"}).rule == "TOY-02"
    assert ask.why_not({"hit": "nobody"}).rule == "TOY-01"
    assert ask.why_not({"hit": ["ann"]}).rule == "TOY-01"


def test_a_list_with_something_in_it_is_not_shut():
    some = Choose("hit", seat=0, rule="TOY-01", options=("ann",))
    assert unless_empty(some, refuse("why-game-over", "TOY-01")) is some
