"""Every predicate that decides what is legal agrees with a slow and obvious implementation of its own, on random crowded boards."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from escarmouche.testing.differential import CLOSE, GAMES, Comparison, Predicate, compare, predicates

SAME = 300  # comparisons of each predicate; `make soak` makes 100,000
FEW = 100  # of those whose slow answer takes tens of milliseconds
SLOW = ("malifaux away over heights", "malifaux toward over heights", "malifaux away")

EVERY = [pytest.param(game, name, id=f"{game} {name}") for game in GAMES for name in predicates(game)]


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_the_engine_agrees_with_brute_force(game: str, name: str) -> None:
    count = FEW if f"{game} {name}" in SLOW else SAME
    tally = compare(game, predicates(game)[name], count)
    assert not tally.fails(predicates(game)[name]), str(tally)
    assert tally.compared >= count
    assert "a number" in tally.answers or len(tally.answers) > 1, f"the answer is always the same: {tally}"


ONCE_DIFFERENT = (  # boards of long runs: on some the engine was wrong, on the others the slow answer was too sure
    "moonstone leaving s20-15 27",
    "moonstone leaving s20-18 17",
    "moonstone leaving s20-26 4",
    "moonstone leaving s20-41 16",
    "moonstone push s20-17 7",
    "moonstone push s20-21 13",
    "moonstone push s20-25 7",
    "moonstone push s20-68 6",
    "moonstone walk s22-14 2",
    "moonstone standing v31-13 3",
    "moonstone steps v31-10 47",
    "moonstone steps v31-74 39",
    "ad1666 first move s30-30 2",
    "ad1666 as close as it can s22-72 8",
    "d10 share covered s20-27 5",
    "d10 straight moves s20-77 23",
    "d10 stairs and rims v31-11 28",
    "d10 above and below g23-18 59",
    "d10 above and below g23-27 0",
    "d10 above and below g23-27 141",
    "d10 any charge s20-17 26",
    "d10 any charge s20-52 14",
    "d10 any charge s20-53 24",
    "d10 any charge s20-77 19",
    "malifaux walk v31-44 2",
    "malifaux walk v31-77 2",
    "malifaux walk v31-94 12",
    "malifaux walk g23-59 14",
    "malifaux walk n2-7 8",
    "malifaux walk in buildings v31-3 11",
    "malifaux walk in buildings v31-29 2",
    "malifaux walk in buildings v31-10 4",
    "malifaux walk in buildings g23-32 0",
    "malifaux reach over heights v31-1 0",
    "malifaux climb to a height s26-3 19",
    "malifaux climb to a height t1-26 11",
    "malifaux climb to a height t1-35 10",
    "malifaux climb to a height t1-63 17",
    "malifaux climb to a height v31-13 9",
    "malifaux climb to a height v31-43 29",
    "malifaux climb to a height v31-45 5",
    "malifaux toward over heights s26-14 57",
    "malifaux toward over heights t1-21 63",
    "malifaux toward over heights t1-53 124",
    "malifaux toward over heights t1-92 70",
    "malifaux toward over heights n1-4 67",
    "malifaux away over heights n2-25 136",
)


@pytest.mark.parametrize("board", ONCE_DIFFERENT)
def test_boards_on_which_they_once_differed(board: str) -> None:
    game, *name, _, _ = board.split(" ")
    comparisons = predicates(game)[" ".join(name)].asked(random.Random(board))
    differing = [one for one in comparisons if one.brute is not CLOSE and one.engine != one.brute]
    assert differing == []


def test_a_long_run_ends_with_a_line_for_each_predicate() -> None:
    command = [
        sys.executable,
        "-m",
        "escarmouche.testing.differential",
        "ad1666",
        "--only",
        "adjacency",
        "--count",
        "50",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("ad1666 adjacency: 50 compared")
    assert done.stdout.endswith(" 0 disagree\n")


def _asked(engine: bool, brute: object) -> Predicate:
    def asked(rng: random.Random) -> Iterator[Comparison]:
        yield Comparison(engine, brute, "somewhere")

    return Predicate("planted", ("MOON-LOS-01",), asked)


def test_answers_that_differ_are_told_with_their_board() -> None:
    tally = compare("moonstone", _asked(True, False), 5)
    assert len(tally.disagreements) == 5
    assert "somewhere: True, by brute force False (board 'moonstone planted 0 0')" in str(tally)


def test_what_is_too_close_to_tell_is_not_counted_as_compared() -> None:
    with pytest.raises(ValueError, match="nothing to compare"):
        compare("moonstone", _asked(True, CLOSE), 1)


def test_a_search_may_miss_a_better_answer_now_and_then_but_not_often() -> None:
    def asked(rng: random.Random) -> Iterator[Comparison]:
        yield Comparison(7, 7, "somewhere", "5")
        yield Comparison(7, 7, "elsewhere")

    search = Predicate("planted", ("MALI-TOW-02",), asked, may_miss=0.5)
    tally = compare("malifaux", search, 4)
    assert len(tally.misses) == 2 and "somewhere, missed 5 (board 'malifaux planted 0 1')" in str(tally)
    assert not tally.fails(search)
    assert tally.fails(replace(search, may_miss=0.25))
