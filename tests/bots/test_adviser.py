"""Advice: what the bot would answer, and why, from what the seat knows."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import escarmouche as esc
from escarmouche import core
from escarmouche.bots.adviser import Adviser, Reason, told
from escarmouche.bots.evaluator import TERMS
from escarmouche.bots.loader import evaluator_of
from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import find
from escarmouche.core.play.game import Game
from escarmouche.core.play.seat import Seat
from escarmouche.testing import server_leaks
from escarmouche.testing.conformance import seat_leak
from escarmouche.testing.kit import Policy, sampled

GAMES = ("moonstone", "ad1666", "d10", "malifaux")


def midgame(name: str, decisions: int, seed: int = 4) -> Game[Any]:
    """A game of the set-up that newcomers play, so far on at random."""
    form = find(name).form()
    edition = form.editions[0]
    game, rng = esc.new(name, seed=seed, **{**form.quick[edition], "edition": edition}), Random(seed)
    for _ in range(decisions):
        ask = next(ask for ask in game.pending if not game.has_answered(ask.seat))
        game.answer(ask.seat, ask.sample(rng))
    return game


@pytest.mark.parametrize("name", GAMES)
def test_the_terms_are_the_value(name: str) -> None:
    evaluator = evaluator_of(name)
    for decisions in (12, 40, 60):
        game = midgame(name, decisions)
        for number in (0, 1):
            seat = Seat(game, number)
            terms = evaluator.terms(seat.scene, number, seat.card)  # type: ignore[attr-defined]
            assert set(terms) <= set(TERMS)
            assert sum(terms.values()) == pytest.approx(evaluator.value(seat.scene, number, seat.card))


@pytest.mark.parametrize("name", GAMES)
def test_advice_is_legal_and_has_reasons_that_can_be_told(name: str) -> None:
    game = midgame(name, 30)
    ask = next(ask for ask in game.pending if not game.has_answered(ask.seat))
    advice = Adviser(1, worlds=2, budget=None).advise(Seat(game, ask.seat))
    assert advice.answer in ask
    assert advice.second is None or advice.second in ask
    assert {reason.term for reason in advice.reasons} <= set(TERMS)


def test_the_same_seed_gives_the_same_advice() -> None:
    game = midgame("moonstone", 30)
    seat = next(ask.seat for ask in game.pending)
    first, again = (Adviser(7, worlds=3, budget=None).advise(Seat(game, seat)) for _ in range(2))
    assert first == again


def test_a_small_change_is_no_reason() -> None:
    assert told({"score": 8.0, "near": 1.0, "harm": 3.0, "deny": 2.5}) == [Reason("score", True), Reason("harm", True)]
    assert told({"score": 8.0, "safe": -4.0}) == [Reason("score", True), Reason("safe", False)]
    assert told({"cards": -4.0}) == []  # what has to be paid is no reason
    assert told({"near": 0.01}) == [] and told({}) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_term_has_a_sentence_for_more_and_one_for_less(lang: str) -> None:
    text = (Path(core.__file__).parent / "text" / lang / "advice.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^advice-(\w+)-(more|less) =", text, re.MULTILINE))
    assert said == {(term, way) for term in TERMS for way in ("more", "less")}


@pytest.mark.parametrize("name", GAMES)
def test_every_question_that_comes_up_can_be_advised_on(name: str) -> None:
    """Menus, lists, numbers, places, directions, names: whatever its answers look like."""
    book, seen, rng = find(name), set[str](), Random(3)
    for number in range(len(server_leaks.samples(book))):
        game = server_leaks.begun(book, number).game
        for _ in range(150):
            ask = None if game.over else asked(game)
            if ask is not None and ask.name not in seen:
                seen.add(ask.name)
                assert Adviser(1, worlds=1, budget=None).advise(Seat(game, ask.seat)).answer in ask
            went_on(game, 1, sampled, rng)
    assert len(seen) > 9


@pytest.mark.parametrize("name", GAMES)
def test_advice_rests_on_nothing_that_the_seat_may_not_know(name: str) -> None:
    """In a world in which what is hidden is different, the bot advises the same for the same reasons: byte for byte."""
    differed, rng, book = 0, Random(f"advice {name}"), find(name)
    for number in reversed(range(len(server_leaks.samples(book)))):
        game, sample = server_leaks.begun(book, number).game, server_leaks.samples(book)[number]
        for _ in range(4):
            went_on(game, rng.randrange(3, 9), server_leaks.keen(sample.keen), rng)
            if game.over or differed >= 5:
                break
            seat = asked(game).seat
            twin = seat_leak.twin_of(game, seat, rng, rng)
            unlike = seat_leak.unlike(seat_leak.hidden(game, seat), seat_leak.hidden(twin, seat))
            differed += any(kind != seat_leak.CHANCE for kind in unlike)
            advisers = (Adviser(7, worlds=2, budget=None).advise(Seat(of, seat)) for of in (game, twin))
            mine, other = map(msgspec.json.encode, advisers)
            assert mine == other
    assert differed >= 5


def went_on(game: Game[Any], decisions: int, policy: Policy, rng: Random) -> None:
    """Let the game go on for some decisions, or to its end."""
    for _ in range(decisions):
        if not game.over:
            game.answer(asked(game).seat, policy(asked(game), rng))


def asked(game: Game[Any]) -> Ask:
    """A question that waits for its answer."""
    return next(ask for ask in game.pending if not game.has_answered(ask.seat))
