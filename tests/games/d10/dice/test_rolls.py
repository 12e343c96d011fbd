"""The ledger's odds, found by running the rules over every face of every die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from escarmouche.core.asks.about import Nothing
from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.state import Ended
from escarmouche.games.d10.dice import rolls
from escarmouche.games.d10.harm import damage
from escarmouche.games.d10.movement import move
from escarmouche.games.d10.state import Action, Mod
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import morale
from tests.games.d10.duel import fought
from tests.games.d10.positions import asked, card, is_die, lay, run

PERCENT = 100
LEVELS = ("simplified", "full", "advanced")
UNDER = (9, 19, 29, 39, 49, 59, 69, 79, 89, 99)  # roll-under success in %, for a stat of 0 to 9


def play(step: Any, faces: list[int], **said: Any) -> int:
    """Run a rule with these dice; further ones show 5, and questions are answered by name. How many of the dice were thrown."""
    left = list(faces)
    running = iter(step)
    try:
        ask = next(running)
        while True:
            assert isinstance(ask, Ask)
            answer = (left.pop(0) if left else 5) if is_die(ask) else said[ask.name]
            assert ask.why_not(answer) is None, ask
            ask = running.send(answer)
    except (StopIteration, Ended):
        return len(faces) - len(left)


def faces() -> Iterator[tuple[list[int], int]]:
    """Every first die and, after a 0, every second one, with how many of 100 throws of two dice show it."""
    for die in range(1, 10):
        yield [die], 10
    for second in range(10):
        yield [0, second], 1


def one(level: str = "simplified", **changes: Any) -> D10:
    return lay(level, figures={"a": {"at": (20, 20), "card": "own"}}, cards=[card(id="own", **changes)])


# -- one die, alone and against a stat


def test_faces() -> None:
    """D10-DIE-01: a die shows 0 to 9, and a 0 is zero, never ten."""
    ask = asked(rolls.die("die", "D10-DIE-01", Nothing()))
    assert [face for face in range(-1, 12) if ask.why_not(face) is None] == list(range(10))
    assert [run(rolls.die("die", "D10-DIE-01", Nothing()), face) for face in range(10)] == list(range(10))


@pytest.mark.parametrize(("stat", "percent"), [*enumerate(UNDER), (10, 99), (12, 99)])
@pytest.mark.parametrize("level", LEVELS)
def test_roll_under(level: str, stat: int, percent: int) -> None:
    """D10-DIE-02, D10-DIE-05, D10-DIE-10: a JA succeeds this often; 0 is at or under any stat, unless a second 0 spoils it."""
    counts: Counter[str] = Counter()
    for thrown, weight in faces():
        game = one(level, a=min(9, stat))
        more = [Mod("more", stat - 9)] if stat > 9 else ()
        assert play(rolls.agility(game, game.figure("a"), "D10-MOV-02", more), thrown) == len(thrown)
        counts[game.state.rolls[0].result] += weight
    assert counts == Counter(success=percent, failure=PERCENT - percent - 1, critical=1)


@pytest.mark.parametrize("stat", range(12))
@pytest.mark.parametrize("level", LEVELS[1:])
def test_jt_with_its_table(level: str, stat: int) -> None:
    """D10-DIE-06, D10-DIE-10: with the critical tables every first 0 of a JT fails: stat x 10 %, at most 90."""
    counts: Counter[str] = Counter()
    for thrown, weight in faces():
        game = one(level)
        roll = rolls.roll_of(game, "jt", game.figure("a"), stat)
        play(rolls.under(game, roll, "D10-SHO-02"), thrown)
        counts[roll.result] += weight
        assert roll.row == (thrown[1] if thrown[0] == 0 else -1)
    assert counts["success"] == min(90, stat * 10)
    assert counts["critical"] == 10


@pytest.mark.parametrize(("stat", "percent"), list(enumerate(UNDER)))
def test_jt_without_table(stat: int, percent: int) -> None:
    """D10-DIE-05, D10-DIE-08: at L1 a lone 0 hits, and 0 and 0 is a miss."""
    counts: Counter[str] = Counter()
    for thrown, weight in faces():
        game = one()
        roll = rolls.roll_of(game, "jt", game.figure("a"), stat)
        play(rolls.under(game, roll, "D10-SHO-02"), thrown)
        counts[roll.result] += weight
        assert roll.row == -1
    assert counts["success"] == percent
    assert counts["critical"] == 1


@pytest.mark.parametrize(("d", "unharmed", "over"), [(3, 29, 60), (4, 39, 50), (5, 49, 40), (6, 59, 30), (7, 69, 20)])
@pytest.mark.parametrize("level", LEVELS)
def test_jd(level: str, d: int, unharmed: int, over: int) -> None:
    """D10-DMG-02 to D10-DMG-06, D10-DIE-11: unharmed, stunned 10 %, over D, dead 1 %."""
    counts: Counter[str] = Counter()
    for thrown, weight in faces():
        game = one(level, d=d)
        figure = game.figure("a")
        play(damage.hit(game, figure, (), "D10-CC-01"), thrown)
        stunned = figure.posture == "stunned"
        counts[figure.status or ("stunned" if stunned else "wounded" if figure.wounded else "unharmed")] += weight
    worse = "out" if level == "simplified" else "wounded"
    assert counts == Counter({"unharmed": unharmed, "stunned": 10, worse: over, "dead": 1})


@pytest.mark.parametrize(("d", "result"), [(7, "equal"), (8, "under")])
def test_a_9_against_a_high_d(d: int, result: str) -> None:
    """D10-DIE-10: there is no upper limit, and in a JD a 9 against D 7 + 2 is still the middle result."""
    game = one("full", d=d)
    play(damage.hit(game, game.figure("a"), [Mod("parry", 2)], "D10-CC-01"), [9])
    assert game.state.rolls[0].result == result


@pytest.mark.parametrize("level", LEVELS)
def test_quick_advances(level: str) -> None:
    """D10-MOV-25: at A 5 two Quick advances cover 10 cm or more 59 times in 100, for after a failed one there is no other."""
    far = 0
    for thrown, weight in faces():
        game = one(level, a=5)
        figure = game.figure("a")
        play(move.quick(game, figure, ((30_000, 20_000),)), thrown, face=0, **{"how-far": 5_000})
        again = move.ACTIONS[1].branch(game, figure)
        assert isinstance(again, Refusal) == (figure.x < 30_000)
        far += weight * (figure.x == 30_000)
    assert far == 59


@pytest.mark.parametrize("sum_of_m", range(13))
def test_jm(sum_of_m: int) -> None:
    """D10-MOR-01, D10-MOR-02: a JM fails (9 - M) x 10 % below M 9, else never; the next initiative is lost in 1 %."""
    counts: Counter[str] = Counter()
    for thrown, weight in faces():
        stunned = {"s": {"at": (5, 20), "posture": "stunned"}}  # in play, and adds nothing
        game = lay(figures={**stunned, **{f"a{n}": {"at": (5 + 4 * n, 5)} for n in range(sum_of_m)}})
        play(morale.test(game, 0), thrown)
        counts["lost" if game.state.outcome else "blown" if game.state.blown else "held"] += weight
    assert counts["lost"] == max(0, (9 - sum_of_m) * 10)
    assert counts["blown"] == 1


# -- two dice: the JC table

WINS = {
    (2, 2): (45, 10, 45, 16, 16),
    (2, 3): (36, 9, 55, 9, 20),
    (2, 4): (28, 8, 64, 4, 25),
    (2, 5): (21, 7, 72, 1, 30),
    (3, 2): (55, 9, 36, 20, 9),
    (3, 3): (45, 10, 45, 12, 12),
    (3, 4): (36, 9, 55, 6, 16),
    (3, 5): (28, 8, 64, 2, 20),
    (4, 2): (64, 8, 28, 25, 4),
    (4, 3): (55, 9, 36, 16, 6),
    (4, 4): (45, 10, 45, 9, 9),
    (4, 5): (36, 9, 55, 4, 12),
    (5, 2): (72, 7, 21, 30, 1),
    (5, 3): (64, 8, 28, 20, 2),
    (5, 4): (55, 9, 36, 12, 4),
    (5, 5): (45, 10, 45, 6, 6),
}


def duel(own: int, other: int, level: str = "simplified", **options: Any) -> D10:
    """Two swordsmen face to face, the first of whom strikes."""
    cards = [card(id="own", c=own), card(id="other", c=other)]
    figures = {
        "a": {"card": "own", "at": (20, 20), "things": ["sword"], "facing": 0},
        "b": {"card": "other", "seat": 1, "at": (22.5, 20), "things": ["sword"], "facing": 180},
    }
    game = lay(level, figures=figures, cards=cards, **options)
    game.state.action = Action("strike", "a", "b", stage="fight")
    return game


@pytest.mark.parametrize(("own", "other"), list(WINS))
def test_jc_table(own: int, other: int) -> None:
    """D10-CC-01, D10-CC-18, D10-CC-19: how many of 100 pairs of dice are won, tied and lost, and how many by more than double."""
    counts: Counter[str] = Counter()
    for pair in range(100):
        game = duel(own, other, double_out=True)
        play(fought(game), list(divmod(pair, 10)), defence="skewer")
        first, second = game.state.rolls[:2]
        counts[first.result] += 1
        assert (first.result, second.result) in (("won", "lost"), ("tied", "tied"), ("lost", "won"))
        if game.figure("b").status == "out":
            counts["doubled"] += 1
        if game.figure("a").status == "out":
            counts["doubled by"] += 1
        assert game.state.action is None
    assert tuple(counts[word] for word in ("won", "tied", "lost", "doubled", "doubled by")) == WINS[own, other]


def test_jc_rows() -> None:
    """D10-DIE-06, D10-CC-20: with the tables one fighter in ten fumbles, and each row comes as often as any other."""
    rows: Counter[int] = Counter()
    for second in range(10):
        game = duel(3, 3, "full")
        play(fought(game), [0, 5, second], defence="defend", drop=(20_000, 22_250))
        rows[game.state.rolls[0].row] += 1
    assert rows == Counter(range(10))


def test_a_question_is_a_menu() -> None:
    """D10-DP-13: the defender is asked through a menu, with all it may do."""
    game = duel(3, 3)
    ask = next(iter(fought(game)))
    assert isinstance(ask, Menu)
    assert ask.names == ["defend", "skewer"]
