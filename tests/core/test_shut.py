"""A branch may be shut without anybody having looked for the reason."""

from __future__ import annotations

from random import Random

from escarmouche.core.ask import Menu, Shut
from escarmouche.core.refusal import Refusal, refuse


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
