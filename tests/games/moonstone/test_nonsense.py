"""Whatever anybody sends to a game is legal, or it is refused with a text in every language and nothing changes."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.core.asks.ask import Ask
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import EscarmoucheError, Malformed, OutOfTurn, Refused
from escarmouche.core.play.game import Game
from escarmouche.testing.conformance import fingerprint, garbage

Mongrel = type("Mongrel", (), {})
DEEP: list[Any] = []
for _ in range(5000):
    DEEP = [DEEP]
ROUND: list[Any] = []
ROUND.append({"again": ROUND})
WORSE: tuple[Any, ...] = (
    10**30,
    -(10**400),
    10**5000,
    [10**30, 10**30],
    [10**5000, 1],
    [[10**400, 0], [0, 10**400]],
    [{"around": [10**400, 0], "to": [0, 10**400], "turn": "left"}],
    [{"around": [0, 0], "to": [0, 0], "turn": []}],
    float("inf"),
    [float("nan"), 1],
    1 + 2j,
    b"pass",
    "x" * 100_000,
    "\ud800",
    "\x00\x1b[2J",
    "{ answer }",
    ["pass"] * 10_000,
    dict.fromkeys(map(str, range(2000))),
    {1: 2},
    {None: None},
    {(1, 2): [3]},
    {"pass": {"pass": {"pass": None}}},
    {"step": DEEP},
    {"jog": [DEEP]},
    {"melee": ROUND},
    DEEP,
    ROUND,
    {"a", "b"},
    range(3),
    Mongrel(),
    Mongrel,
)
HOLES = re.compile(r"(?:why|error|word|branch|ask)-[a-z]|\{ ?\$|\{\?\?\?\}")


def everything(ask: Ask, rng: random.Random) -> Iterator[Any]:
    """All sorts of nonsense, a good answer bent, and nonsense behind one of the menu's own branches."""
    yield from (*garbage.GARBAGE, *WORSE, *garbage._twisted(ask, rng))
    names = list(getattr(ask, "names", ()))
    if names:
        yield from ({rng.choice(names): worse} for worse in WORSE)


def send(game: Game[Any], seat: int, answer: Any) -> None:
    """What is not legal is refused, in words; what happens to be legal is not sent."""
    if game.refusal(seat, answer) is None:
        return
    with pytest.raises((Refused, OutOfTurn, Malformed)) as caught:
        game.answer(seat, answer)
    for lang in LANGUAGES:
        text = caught.value.text(lang)
        assert 0 < len(text) < 2000
        assert not HOLES.search(text), text
        assert text.replace("\xa0", " ").replace("\u202f", " ").isprintable()
    assert str(caught.value) == caught.value.text("en")


@pytest.mark.parametrize(
    ("edition", "seats", "seed", "options"),
    [
        ("en", 2, 1, {"events": True, "draft": True}),
        ("fr", 2, 2, {}),
        ("en", 3, 3, {"events": True}),
        ("fr", 4, 4, {}),
    ],
)
def test_nothing_that_is_sent_breaks_a_game(edition: str, seats: int, seed: int, options: dict[str, Any]) -> None:
    game = esc.new("moonstone", edition=edition, seats=seats, seed=seed, **options)
    rng = random.Random(seed)
    tried: dict[str, int] = {}
    while game.pending:
        asks = game.pending
        for ask in asks:
            if (
                tried.get(ask.name, 0) < 2 or rng.random() < 0.002
            ):  # each question at its first two comings, and now and then
                tried[ask.name] = tried.get(ask.name, 0) + 1
                standing = fingerprint.standing(game)
                for answer in everything(ask, rng):
                    send(game, ask.seat, answer)
                for seat in (-1, seats, 10**30, *range(seats)):
                    send(game, seat, rng.choice(garbage.GARBAGE))
                assert fingerprint.standing(game) == standing
            game.answer(ask.seat, ask.sample(rng))
    assert len(tried) > 12
    with pytest.raises(EscarmoucheError):
        game.answer(0, "pass")
