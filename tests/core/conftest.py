"""The toy game is known while the kernel's tests run."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.core import book
from escarmouche.core.play.game import Game
from escarmouche.core.play.rule import dropped
from tests.core.toy import BOOK

book.register(BOOK)


@pytest.fixture(autouse=True)
def nothing_dropped() -> Iterator[None]:
    """No test may leave a rule that was called and not run."""
    dropped.clear()
    yield
    gc.collect()
    assert dropped == []


@pytest.fixture
def game() -> Game[Any]:
    return esc.new("toy", seed=7)


def play(game: Game[Any], decisions: int, seed: int = 1) -> Game[Any]:
    """Random answers, for that many steps or until the end."""
    rng = random.Random(seed)
    for _ in range(decisions):
        for ask in game.pending:
            game.answer(ask.seat, ask.sample(rng))
    return game
