"""Hidden information in play (MOON-HID): nobody sees, hears or is asked anything that depends on other players' cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from escarmouche.core.asks.ask import Answer, Ask, Menu
from escarmouche.core.play.game import Game
from escarmouche.games.moonstone import BOOK
from escarmouche.testing.kit import check

CASTERS: dict[str, Any] = {
    "models": {
        "flintlock": {"card": "Flintlock", "seat": 0, "at": [14, 14], "energy": 3},
        "billy": {"card": "Billy", "seat": 0, "at": [18, 14], "energy": 4},
        "flavius": {"card": "Friar Flavious", "seat": 1, "at": [18, 19], "energy": 4},
        "quack": {"card": "Quack", "seat": 1, "at": [14, 18], "energy": 4},
        "firespitter": {"card": "Firespitter", "seat": 1, "at": [16.5, 16], "energy": 4},
    },
    "turn": 4,
}
HIDDEN = {"shoot-musket", "high-ho-silver", "healing", "blinding-powder", "fireblast", "melee"}


def eager(ask: Ask, rng: random.Random) -> Answer:
    """Somebody who would rather fight and cast than walk."""
    if isinstance(ask, Menu) and ask.name == "action":
        wanted = [inner for name, inner in ask.open() if name in HIDDEN]
        names = [name for name, _ in ask.open() if name in HIDDEN]
        if names:
            at = rng.randrange(len(names))
            inner = wanted[at]
            return names[at] if inner is None else {names[at]: inner.sample(rng)}
    return ask.sample(rng)


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_moon_hid_nothing_hidden_reaches_another_seat(edition: str):
    """MOON-HID-02 to 08, 13, 14: worlds dealt again look, sound and ask the same."""
    report = check(
        "moonstone", games=2, share=0.5, limit=150, policy=eager, position=CASTERS, processes=False, edition=edition,
        sudden_limit=1,
    )  # fmt: skip
    problems = [problem for problem in report.problems if problem.check != "ends"]
    assert problems == []
    assert report.asks["play"] > 0
    assert report.asks["combat-card"] > 0


def start(position: dict[str, Any], **options: Any) -> Game[Any]:
    setup = BOOK.read_setup(BOOK.cases.prepared({"seats": 2, **options}, position))
    return Game(BOOK, setup, bytes(32), state=BOOK.cases.position(setup, position))


def test_moon_hid_02_no_order_of_a_deck_lies_in_the_state():
    """MOON-HID-02, MOON-AMB-97: cards are decided when they are drawn, and go back into an unordered rest."""
    game = start({**CASTERS, "active": "flintlock"})
    game.answer(0, {"shoot-musket": "flavius"})
    assert game.table.state.arcane.top == []
    game.answer(0, next(iter(game.pending[0])))
    game.answer(1, "ok")
    arcane = game.table.state.arcane
    assert arcane.top == []
    assert len(arcane) == 21
    assert game.table.state.casting is None


def test_moon_amb_97_the_seed_is_only_promised_while_the_game_goes_on():
    """MOON-AMB-97: a player's view holds the commitment to the seed, not the seed."""
    game = start(CASTERS)
    for seat in (0, 1, None):
        view = game.view(seat)
        assert view.commitment == game.commitment
        assert game.seed.hex() not in repr(view)


def test_moon_hid_13_a_believed_bluff_stays_unknown_afterwards():
    """MOON-HID-13: neither the events nor the scene of a later moment reveal it."""
    game = start({**CASTERS, "active": "flintlock"})
    game.answer(0, {"shoot-musket": "flavius"})
    hand = list(game.table.state.casting.hand)
    lie = "green-3" if hand[0] != "green-3" else "green-2"
    game.answer(0, {hand[0]: lie})
    game.answer(1, "ok")
    told = [event for event in game.history() if event.seen_by(1)]
    assert [event.args["declared"] for event in told if event.name == "arcane-declared"] == [lie]
    assert not any(event.name in ("arcane-laid", "arcane-revealed") for event in told)
    assert game.table.state.casting is None
