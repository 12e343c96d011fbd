"""Winning and giving up, beside what the cases of this chapter play."""

from __future__ import annotations

from escarmouche.games.moonstone.goals.victory import BETWEEN
from escarmouche.games.moonstone.questions import QUESTIONS


def test_moon_conc_02_the_questions_between_actions_are_questions_of_the_game():
    assert set(BETWEEN) <= QUESTIONS.keys()
