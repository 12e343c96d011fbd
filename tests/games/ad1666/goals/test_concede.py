"""Conceding where a game is more than one fight of two: a campaign, and two players on one side (AD66-CONC)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from escarmouche.core.book import register
from escarmouche.core.messages.refusal import Refused
from escarmouche.core.play import record
from escarmouche.core.play.game import Game
from escarmouche.games.ad1666 import BOOK
from escarmouche.games.ad1666.table import Anno
from escarmouche.testing.conformance.fingerprint import fingerprint

register(BOOK)
BANDS = [
    ["athos", "porthos", "musketeer/musket", "guard/mace", "thief"],
    ["longinus", "zagloba", "dragoon", "dragoon", "berserker"],
]


def begun(options: dict[str, Any]) -> Game[Anno]:
    return Game(BOOK, BOOK.read_setup(options), bytes(32))


def until(game: Game[Anno], *names: str) -> Game[Anno]:
    """Anything is answered until one of these is asked."""
    rng = random.Random(1)
    while game.pending[0].name not in names:
        for ask in game.pending:
            game.answer(ask.seat, ask.sample(rng))
    return game


def told(game: Game[Anno], name: str) -> list[dict[str, Any]]:
    return [dict(event.args) for event in game.history() if event.name == name]


def test_ad66_conc_03_in_a_campaign_who_concedes_loses_the_night_and_the_next_one_follows() -> None:
    game = until(begun({"scenario": "three-nights", "bands": BANDS}), "activate")
    carried = [figure.id for figure in game.table.figures if figure.seat in (0, 1)]
    game.concede(0)
    state = game.table.state
    assert (state.outcome, state.conceded) == (None, [])
    assert [event.name for event in game.events][:2] == ["conceded", "night-won"]
    assert [(night.scenario, night.winner) for night in state.nights] == [("the-letter", 1)]
    assert (game.pending[0].name, game.pending[0].seat) == ("story", 1)
    assert {figure.id for figure in state.carried} <= set(carried)
    assert list(BOOK.cases.invariants(game.table)) == []
    assert fingerprint(record.read(record.record(game))) == fingerprint(game)
    game.answer(1, "done")
    assert (state.scenario, state.phase) == ("the-war-purse", "captain")
    game.concede(0)  # it was the night that was lost, and this is another
    assert [night.winner for night in game.table.state.nights] == [1, 1]
    until(game, "activate", "story")
    while not game.over:
        until(game, "activate", "story", "deploy")
        if game.pending[0].name == "story":
            game.answer(game.pending[0].seat, "done")
        else:
            game.concede(0)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule, game.outcome.scores) == ((1,), "AD66-DSN-23", (0, 3))


def test_ad66_conc_03_between_two_nights_the_campaign_is_conceded() -> None:
    game = until(begun({"scenario": "three-nights", "bands": BANDS}), "activate")
    game.concede(0)
    assert game.pending[0].name == "story"
    game.concede(1)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule, game.outcome.scores) == ((0,), "AD66-CONC-01", (0, 1))


def test_ad66_conc_03_before_the_first_night_the_campaign_is_conceded() -> None:
    game = begun({"scenario": "three-nights"})
    assert game.pending[0].name == "draft"
    game.concede(1)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule, game.outcome.scores) == ((0,), "AD66-CONC-01", (0, 0))


def test_a_night_conceded_can_be_taken_back() -> None:
    game = until(begun({"scenario": "three-nights", "bands": BANDS}), "activate")
    before = fingerprint(game)
    game.concede(1)
    game.undo()
    assert fingerprint(game) == before


MOMENTS = [(0, "band"), (1, "deploy"), (0, "activate"), (1, "action"), (0, "reinforce-one")]
FEW = 60  # decisions of the ally alone


def left_alone(seat: int, moment: str, decisions: int) -> Game[Anno]:
    """Somebody gives up at a moment; the ally makes that number of decisions, or plays to the end."""
    game = until(begun({"scenario": "the-arch-enemy", "board": "tavern"}), moment)
    game.concede(seat)
    rng = random.Random(f"{seat} {moment}")
    while game.pending and decisions:
        assert [ask.seat for ask in game.pending] == [1 - seat]
        game.answer(1 - seat, game.pending[0].sample(rng))
        decisions -= 1
    assert list(BOOK.cases.invariants(game.table)) == []
    assert all(figure.seat != seat for figure in game.table.figures)
    assert bool(told(game, "taken-over")) == (moment != "band")  # then there was nobody yet
    with pytest.raises(Refused):
        game.concede(seat)
    assert fingerprint(record.read(record.record(game))) == fingerprint(game)
    return game


@pytest.mark.parametrize(("seat", "moment"), MOMENTS)
def test_ad66_conc_02_of_two_on_one_side_the_other_plays_on(seat: int, moment: str) -> None:
    """The ally has everybody, and nothing is asked of the player who left."""
    left_alone(seat, moment, FEW)


def test_ad66_conc_02_whoever_left_is_not_among_the_winners() -> None:
    game = left_alone(1, "action", 10_000)
    assert game.outcome is not None
    assert 1 not in game.outcome.winners


def test_ad66_conc_02_who_leaves_while_bands_are_built_brings_whom_they_took() -> None:
    game = begun({"scenario": "the-arch-enemy", "board": "tavern"})
    first = next(iter(game.pending[0]))
    game.answer(0, first)
    picks = list(game.table.state.picks[0])
    game.concede(0)
    assert game.table.state.picks[0] == picks
    assert (game.pending[0].name, game.pending[0].seat) == ("band", 1)
