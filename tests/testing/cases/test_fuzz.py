"""Whatever is written in a case, at any place in it, is accepted or reported: no Python traceback is ever shown.

Every place where the cases of a game say something is found, and something else is put there, of a wrong kind or without a meaning.
"""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from escarmouche.core.book import find
from escarmouche.testing.cases.case import Case, cases_of, play, run_text
from escarmouche.testing.cases.shown import shown
from escarmouche.testing.mutate import replaced

CASES = Path(__file__).parents[2] / "cases"
GAMES = ("ad1666", "d10", "malifaux", "moonstone")
NAMED = ("models", "figures", "markers", "stones", "cards", "upgrades", "shifts", "doors", "then")  # names stand below
PARTS = ("given", "when", "then")
UNTOLD = re.compile(r"\b(file|case|error|type)-[a-z]+")  # the key of a text that does not exist
WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**9,
    2.5,
    "nonsense",
    [],
    ["nonsense"],
    [[]],
    [1],
    {},
    {"nonsense": 1},
    {0: "nonsense"},
    [{}],
)
At = tuple[str | int, ...]


def places(data: Any, at: At = (), like: At = ()) -> Iterator[tuple[At, At]]:
    """Every place of what is said, and what all places like it have in common: names, seats and numbers aside."""
    yield at, like
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        any_name = isinstance(key, int) or (like and like[-1] in NAMED)
        yield from places(value, (*at, key), (*like, "*" if any_name else key))


@functools.cache
def examples(game: str) -> dict[At, tuple[At, Case]]:
    """One place of each kind, in the shortest case that has it."""
    found: dict[At, tuple[int, At, Case]] = {}
    for path in sorted((CASES / game).rglob("*.yaml")):
        for case in cases_of(path):
            said = {word: case.source.data[word] for word in PARTS if word in case.source.data}
            size = len(str(said))
            for at, like in places(said):
                if at and (like not in found or size < found[like][0]):
                    found[like] = (size, at, case)
    return {like: (at, case) for like, (_, at, case) in found.items()}


def broken(case: Case, at: At, value: Any) -> Case:
    return case._replace(source=case.source.saying(replaced(case.source.data, at, value)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", PARTS)
def test_a_wrong_value_anywhere_is_told(game: str, part: str) -> None:
    """At each place one of the values, at random: another for the next place like it."""
    rng = random.Random(f"{game} {part}")
    tried = [(at, case, rng.choice(WRONG)) for like, (at, case) in examples(game).items() if like[0] == part]
    assert len(tried) > 100
    for at, case, value in tried:
        result = play(broken(case, at, value))
        told = f"{case.title}: {at} = {value!r}\n{result.text()}"
        for failure in result.failures:
            assert not failure.trace and not UNTOLD.search(shown(failure.mistake or failure.found)), told


@pytest.mark.parametrize("game", GAMES)
def test_a_bare_phase_is_played_or_told(game: str) -> None:
    """With as many seats as may play, and one more; with nobody on the table, and with somebody."""
    book = find(game)
    somebody = {
        "ad1666": "figures: {ann: {card: {}, seat: 0, at: a1}}",
        "d10": "figures: {ann: {card: {}, seat: 0, at: [10, 10]}}",
    }
    there = somebody.get(game, "models: {ann: {card: {}, seat: 0, at: [10, 10]}}")
    for phase in phases(game):
        for seats in (*book.seats, max(book.seats) + 1):
            for extra in ("turn: 1", there):
                text = f"- case: x\n  seats: {seats}\n  given: {{phase: {phase}, {extra}}}\n  then: {{turn: 99}}\n"
                (result,) = run_text(text, game=game)
                assert not any(failure.trace for failure in result.failures), f"{text}\n{result.text()}"


def phases(game: str) -> list[str]:
    """The phases that a position may be in, as an error message lists them."""
    (result,) = run_text("- case: x\n  given: {phase: ''}\n  then: {turn: 1}\n", game=game)
    told = str(result.failures[0].mistake.refusal.args["problem"].args["nearest"])
    assert "deploy" in told
    return told.split(", ")


@pytest.mark.parametrize(
    ("game", "given", "line", "told"),
    [
        ("d10", "{turn: 1,\n    markers: none}", 4, "markers: this must be a mapping, not text"),
        ("malifaux", "{turn: 1,\n    markers: none}", 4, "markers: this must be a mapping, not text"),
        ("moonstone", "{phase: deploy, turn: 1}", 3, "nobody is left to deploy"),
        ("malifaux", "{models: {ann: {at: [1, 1],\n    conditions: {fats: 0}}}}", 4, "Did you mean: fast?"),
        ("malifaux", "{models: {ann: {at: [1, 1],\n    seat: 2}}}", 4, "there is no seat 2"),
        ("malifaux", "{decks: [{hand: [ram-5],\n    top: [ram-5]}]}", 4, "“ram-5” is not known"),
        ("d10", "{figures: {archer: {at: [1, 1],\n    posture: prnoe}}}", 4, "Did you mean: prone?"),
        ("d10", "{figures: {archer: {at: [1,\n    two]}}}", 4, "this must be a number, not text"),
        ("moonstone", "{models: {billy: {at: [1, 1],\n    effects: {no-jgo: true}}}}", 4, "Did you mean: no-jog?"),
        ("moonstone", "{models: {billy: {at: [1]}},\n    turn: 1}", 3, "a list with a length of 2 or more"),
        ("ad1666", "{figures: {athos: {at: a1,\n    load: {pistol: many}}}}", 4, "this must be a whole number"),
        ("ad1666", "{hands: {0: [9 iron]},\n    turn: 1}", 3, "“iron-9” is not known"),
        ("ad1666", "{phase: actoin,\n    turn: 1}", 3, "Did you mean: action?"),
    ],
)
def test_what_is_wrong_in_a_position_is_told_with_its_line(game: str, given: str, line: int, told: str) -> None:
    text = f"- case: x\n  game: {game}\n  given: {given}\n  then: {{turn: 1}}\n"
    (result,) = run_text(text.replace("ann: {at", "ann: {card: {}, at"), "x.yaml")
    (failure,) = result.failures
    assert failure.line == line, result.text()
    assert told in result.text("en") and not failure.trace
