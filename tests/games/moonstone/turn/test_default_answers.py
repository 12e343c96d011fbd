"""Answers for a player whose time has run out (MOON-AMB-96): what is declined can be declined."""

from __future__ import annotations

import random

import escarmouche as esc
from escarmouche.games.moonstone.questions import QUESTIONS
from escarmouche.games.moonstone.turn.default_answers import DEFAULTS, default_answer


def test_moon_amb_96_whatever_is_declined_is_a_question_of_the_game():
    assert DEFAULTS.keys() <= QUESTIONS.keys()


def test_moon_amb_96_wherever_one_of_these_is_asked_it_can_be_declined():
    """A place may be declined only where the model may stay."""
    rng, declined = random.Random(4), set()
    game = esc.new("moonstone", edition="en", events=True, seed=4)
    while game.pending:
        for ask in game.pending:
            if ask.name in DEFAULTS and ask.name != "place":
                assert default_answer(ask) in ask
                declined.add(ask.name)
            game.answer(ask.seat, ask.sample(rng))
    assert {"call", "free-move", "mulligan", "reaction", "replace", "window"} <= declined
