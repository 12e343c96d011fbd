"""Nothing hidden leaves by a scene: when everything that a seat may not know is dealt again, it sees the same (MALI-HID-01 to -11)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from escarmouche.core.book import register
from escarmouche.core.play.game import Game
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.fate import deck
from escarmouche.games.malifaux.setup import scenario
from escarmouche.games.malifaux.state import MalifauxState, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.testing.conformance import seat_leak
from tests.games.malifaux.positions import OURS, card, is_deal, lay, turn_step, upgrade

register(BOOK)
TITLED = card(
    "boss-two", station="master", limit=1, cost=12, same="boss", title={"en": "the Second", "fr": "le Second"}
)
BOARD = {"board": "river", "size": 30}


def look(game: Malifaux, seat: int | None) -> bytes:
    return msgspec.json.encode(BOOK.scene(game, seat))


def other(game: Malifaux, seat: int | None, seed: int) -> Malifaux:
    """The same table in another world."""
    state = msgspec.msgpack.decode(msgspec.msgpack.encode(game.state), type=MalifauxState)
    twin = game.over(state)
    BOOK.redeal(twin, seat, random.Random(seed))
    return twin


def compare(game: Malifaux, seed: int) -> int:
    """Every seat, and who looks on, sees the same in another world. Counts the worlds that are others indeed."""
    differ = 0
    for seat in (0, 1, None):
        twin = other(game, seat, seed)
        assert look(twin, seat) == look(game, seat), (game.state.phase, seat)
        differ += msgspec.msgpack.encode(twin.state) != msgspec.msgpack.encode(game.state)
    return differ


def played(options: dict[str, Any], seed: int, share: float) -> dict[str, int]:
    """A random game to its end; at some questions all seats are checked. Counts other worlds by phase."""
    setup = BOOK.read_setup(options)
    game, rng, counts = Malifaux(scenario.opened(setup), setup), random.Random(seed), dict[str, int]()
    while game.state.outcome is None:
        running = iter(turn_step(game))
        try:
            ask = next(running)
            while True:
                if isinstance(ask, tuple) or (not is_deal(ask) and rng.random() < share):
                    phase = game.state.phase
                    counts[phase] = counts.get(phase, 0) + compare(game, len(counts))
                answer = tuple(one.sample(rng) for one in ask) if isinstance(ask, tuple) else ask.sample(rng)
                ask = running.send(answer)
        except StopIteration:
            continue
    compare(game, 1)
    return counts


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game(seed: int) -> None:
    """MALI-HID-01, MALI-HID-02, MALI-HID-05, MALI-HID-06, MALI-HID-09: from the first flip to the last point."""
    leaks = played({**BOARD, "cards": [*OURS, TITLED], "upgrades": [upgrade("cloak", cost=1)]}, seed, 0.1)
    assert (
        "hire" in leaks and leaks["schemes"] and leaks["activate"]
    )  # Crews are hired in one question: nothing lies there yet


def test_a_game_of_ours() -> None:
    """MALI-HID-08, MALI-HID-10: with the Crews of the form."""
    options = BOOK.form().quick["third"]
    assert played(dict(options), 3, 0.05)["activate"]


def test_what_was_looked_at() -> None:
    """MALI-REV-01, MALI-REV-02: tops and hands that a seat has seen stay, and are seen by it alone."""
    game = lay(
        models={"a": {"at": (5, 5)}, "b": {"at": (30, 30), "seat": 1}},
        hands=[["ram-1", "ram-2"], ["crow-1", "crow-2"]],
        tops=[["tome-1", "tome-2", "tome-3"], []],
        discards=[["mask-1", "mask-2"], ["mask-3", "mask-4"]],
    )
    game.deck(0).top_shown, game.deck(0).top_seen = 1, [0, 2]
    deck.show(game, 1, ["crow-2"], "MALI-REV-01")
    assert [compare(game, seed) for seed in range(8)] == [3] * 8
    assert b"tome-2" in look(game, 1) and b"tome-2" not in look(game, 0)
    assert b"crow-2" in look(game, 0) and b'"crow-1"' not in look(game, 0)
    assert b"mask-3" not in look(game, 0) and b"mask-3" in look(game, 1)


def test_secret_schemes() -> None:
    """MALI-HID-06: nothing that a secret Scheme rests on is in the other's scene."""
    game = lay(models={"a": {"at": (5, 5)}, "b": {"at": (30, 30), "seat": 1}})
    game.state.pool = [1, 2, 3, 7, 12]
    game.state.schemes = [[Scheme(12, friend="a"), Scheme(1)], [Scheme(7, enemy="a"), Scheme(2, revealed=2)]]
    assert all(compare(game, seed) for seed in range(8))
    theirs = [goal for goal in BOOK.scene(game, 1).goals if goal.seat == 0 and goal.name != game.state.strategy]
    assert [(goal.name, goal.pieces, goal.parts) for goal in theirs] == [("", [], [])] * 2


def test_questions_and_events_tell_nothing_hidden() -> None:
    """MALI-HID-02, MALI-HID-06, MALI-HID-09: what was decided, decided again in a world of each seat, is seen and heard alike."""
    rng, checked = random.Random(11), 0
    game = Game(BOOK, BOOK.read_setup({**BOARD, "cards": [*OURS, TITLED], "strategy": "reckoning"}), bytes([11]) * 32)
    while not game.over:
        earlier, answers = game.clone(), [(ask.seat, ask.sample(rng)) for ask in game.pending]
        for seat, answer in answers:
            game.answer(seat, answer)
        if len(answers) > 1 or rng.random() < 0.04:
            for viewer in (0, 1, None):
                assert list(seat_leak.world(game, viewer, rng)) == []
                leaks = seat_leak.after(game, earlier, answers, viewer, rng, BOOK.reveals_hidden)
                assert not leaks, leaks
                checked += leaks is not None
    assert checked > 20
