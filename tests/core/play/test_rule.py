"""Rules as generators: run with `yield from`, caught when they are not."""

from __future__ import annotations

import gc
from typing import Any

import pytest

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, clauses, dropped, rule


@rule("TOY-RULE-01")
def inner() -> Rule[str]:
    """Ask for a word."""
    word: str = yield Choose("word", seat=0, rule="TOY-RULE-01", options=("a", "b"))
    return word


@rule("TOY-RULE-02", "TOY-RULE-03")
def outer() -> Rule[str]:
    word = yield from inner()
    return word * 2


@rule("TOY-RULE-02")
def careless() -> Rule[None]:
    inner()  # the `yield from` is missing
    yield Choose("word", seat=0, rule="TOY-RULE-02", options=("a",))


def test_an_answer_comes_back_in_the_middle_of_the_sentence() -> None:
    run = iter(outer())
    ask: Any = next(run)
    assert ask.name == "word"
    try:
        run.send("b")
    except StopIteration as end:
        assert end.value == "bb"


def test_a_rule_called_without_yield_from_is_caught() -> None:
    run = iter(careless())
    next(run)
    gc.collect()
    assert dropped == [f"{__name__}.inner"]
    dropped.clear()


def test_a_rule_that_was_run_is_not_complained_about() -> None:
    list(iter(inner()))
    gc.collect()
    assert dropped == []


def test_functions_are_found_by_the_clauses_they_cite() -> None:
    @clause("TOY-RULE-04")
    def plain() -> int:
        return 4

    assert plain() == 4
    assert clauses["TOY-RULE-03"] == [f"{__name__}.outer"]
    assert set(clauses["TOY-RULE-02"]) == {f"{__name__}.outer", f"{__name__}.careless"}
    assert clauses["TOY-RULE-04"][0].endswith("plain")


def test_a_rule_keeps_its_name_and_its_words() -> None:
    assert inner.__name__ == "inner"
    assert inner.__doc__ == "Ask for a word."


def test_in_play_a_rule_is_its_generator_and_nothing_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def plain() -> Rule[str]:
        return (yield from inner())

    monkeypatch.setattr("escarmouche.core.play.rule._watching", False)
    assert rule("TOY-RULE-05")(plain) is plain
    assert clauses["TOY-RULE-05"][0].endswith("plain")
