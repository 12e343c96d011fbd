"""A policy is for one kind of question; branches of a menu are found by name and kind."""

from __future__ import annotations

import pytest

from escarmouche.bots.branches import plain, question, questions
from escarmouche.bots.policy import policy
from escarmouche.core.asks.ask import Choose, Menu, Number, Shut
from escarmouche.core.messages.refusal import refuse

CALL = Choose("call", seat=0, rule="TOY-02", options=("ok", "bluff"))
TURN = Menu(
    "turn",
    seat=0,
    rule="TOY-01",
    branches={
        "end": None,
        "call": CALL,
        "count": Number("count", seat=0, rule="TOY-03", low=1, high=3),
        "shut": refuse("why-closed"),
        "barred": Shut(refuse("why-closed")),
    },
)


def test_a_policy_answers_its_kind_of_question_alone() -> None:
    last = policy(Choose, lambda ask, turn: (ask.options[-1], turn))
    assert last(CALL, 3) == ("bluff", 3)
    with pytest.raises(TypeError, match="'turn' is asked as menu, not as choose"):
        last(TURN, 3)


def test_branches_are_found_by_name_and_kind() -> None:
    names = TURN.names
    assert list(questions(TURN, Choose, *names, "elsewhere")) == [("call", CALL)]
    assert question(TURN, Choose, "call") is CALL
    assert question(TURN, Menu, "call") is None
    assert question(TURN, Choose, "barred") is None
    assert list(plain(TURN, *names)) == ["end"]
