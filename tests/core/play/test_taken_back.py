"""Undo never shows the future: whoever goes back past a deal meets other chance, in every game (D10-HID-02)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.dealer.chance import Deal
from escarmouche.core.play import game as kernel
from escarmouche.core.play.game import Game

TRIES = 24  # times that somebody goes back past chance, in each game
GAMES = {
    "ad1666": {},
    "d10": {"edition": "advanced"},
    "malifaux": {},
    "moonstone": {"edition": "en"},
}


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The number of every deal, in the order in which they were made."""
    numbers: list[int] = []

    class Counted(Deal):
        def __init__(self, seed: bytes, count: int) -> None:
            numbers.append(count)
            super().__init__(seed, count)

    monkeypatch.setattr(kernel, "Deal", Counted)
    yield numbers


def answered(game: Game[Any], rng: random.Random) -> list[Answer]:
    """Everybody who is asked answers; the chance answers that followed."""
    number = game.number
    for ask in game.pending:
        game.answer(ask.seat, ask.sample(rng))
    return [entry.answer for entry in game.entries()[number:] if entry.dealt]


def tries(name: str) -> Iterator[tuple[list[Answer], list[Answer]]]:
    """Random games in which whatever met chance is taken back and decided again: what came the first time, and the second."""
    rng, count = random.Random(f"undo {name}"), 0
    while True:
        game = esc.new(name, seed=rng.random(), **GAMES[name])
        while game.pending and count < TRIES:
            first = answered(game, rng)
            if first and rng.random() < 0.5:
                game.undo()
                second = answered(game, rng)
                if second:
                    count += 1
                    yield first, second
        if count >= TRIES:
            return


@pytest.mark.parametrize("name", GAMES)
def test_d10_hid_02_no_deal_comes_twice(name: str, drawn: list[int]) -> None:
    """D10-HID-02, AD66-HID-02, and the same in the other games: the number of a deal is never one that was used before."""
    for _ in tries(name):
        begun = len(drawn) - drawn[::-1].index(1) - 1  # where this game began
        numbers = drawn[begun:]
        assert numbers == list(range(1, len(numbers) + 1))


def test_what_comes_is_independent_of_what_came() -> None:
    """A die that was seen and taken back reveals nothing: over many rolls it comes again one time in six."""
    again = 0
    for seed in range(600):
        game = esc.new("toy", seed=seed)
        game.answer(0, "wait")
        game.answer(1, "wait")
        laid = [(ask.seat, card(ask)) for ask in game.pending]
        rolls = []
        for _ in range(2):
            number = game.number
            for seat, answer in laid:
                game.answer(seat, answer)
            rolls.append([entry.answer for entry in game.entries()[number:] if entry.name == "wound"])
            game.undo()
        again += rolls[0] == rolls[1] and bool(rolls[0])
    assert 50 < again < 130


def card(ask: Ask) -> Answer:
    """The first seat lays its best card, the other its worst, so that somebody is nearly always hit."""
    options = list(ask)
    return max(options) if ask.seat == 0 else min(options)
