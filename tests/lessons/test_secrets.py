"""A guide knows its lesson, and of the game no more than its learner."""

from __future__ import annotations

import msgspec
import pytest

from escarmouche.lessons.guidance import Hint
from escarmouche.lessons.shelf import lessons
from escarmouche.lessons.tutor import Tutor
from escarmouche.testing.conformance.seat_leak import CHANCE, Worlds
from escarmouche.testing.lessons import secrets

HIDDEN = {"moonstone": "combat-hand", "malifaux": "hand", "ad1666": "hand", "d10": CHANCE}


@pytest.mark.parametrize("game", HIDDEN)
def test_a_guide_tells_nothing_hidden(game: str) -> None:
    """MOON-HID-01, MALI-HID-01, AD66-HID-13, D10-HID-04: whether the learner keeps to the line or strays."""
    worlds = Worlds()
    for lesson in lessons(game):
        for seed, strays in ((1, 0.0), (2, 0.3)):
            if not lesson.questions:
                assert secrets.leaks(lesson, seed, worlds, strays) == []
    assert worlds.differed[HIDDEN[game]] >= 20, worlds


def test_a_guide_that_tells_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def hint(self: Tutor, strength: int) -> Hint:
        hidden = self.game.book.hidden(self.game.table, self.learner)
        return Hint(strength, say=msgspec.json.encode(hidden).decode())

    monkeypatch.setattr(Tutor, "hint", hint)
    lesson = next(lesson for lesson in lessons("malifaux") if not lesson.questions)
    assert secrets.leaks(lesson, 1, Worlds(), 1.0)
