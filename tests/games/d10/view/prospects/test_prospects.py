"""What an option is said to bring comes as often as in every throw of the dice by the rules."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from escarmouche.core.asks.ask import Ask
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.core.views.prospect import Prospects
from escarmouche.games.d10 import BOOK
from escarmouche.games.d10.combat import shoot
from escarmouche.games.d10.combat.bout import Stance
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import action
from escarmouche.games.d10.view.prospects.prospects import laid
from tests.games.d10.duel import duel, fought
from tests.games.d10.positions import card, lay
from tests.odds.chance_tree import every_way, played

LEVELS = ["simplified", "full", "advanced"]


def told(game: D10, ask: Ask, way: tuple[str, ...] = ()) -> Prospects:
    found = BOOK.tools.prospects(game, ask, way)
    for prospect in found.values():
        for line in (*prospect.lines, *(chance.what for chance in prospect.odds)):
            for lang in LANGUAGES:
                known = texts(lang, "d10")
                assert known.has(line.key) and known.unfilled(line.key, line.args) == [], line
    return found


def odds(found: Prospects, option: str) -> dict[str, Fraction]:
    return {
        f"{chance.what.key.removeprefix('odds-')} {chance.what.args.get('figure', '')}".strip(): Fraction(*chance.share)
        for chance in found[option].odds
    }


def state_of(figure: Figure, before: Figure) -> str:
    if figure.status:
        return "out"
    if figure.posture == "stunned" and before.posture != "stunned":
        return "stunned"
    if figure.wounded and not before.wounded:
        return "wounded"
    return "fallen" if figure.posture == "prone" and before.posture != "prone" else "unharmed"


# -- fights


def habit(stance: str, answers: dict[str, Any]) -> Any:
    """The defender answers so; whoever may reroll does unless its die is good enough."""

    def answer(ask: Ask) -> Any:
        if ask.name == "defence":
            return stance
        if ask.name in answers:
            return answers[ask.name](ask)
        return next(iter(ask))

    return answer


def content(game: D10, ask: Ask) -> str:
    """Keep a die that wins, or with which one that only wards off does not lose."""
    own, other = [roll for roll in game.state.rolls if roll.kind == "jc"]
    one = own.die + own.stat + sum(mod.amount for mod in own.mods)
    two = other.die + other.stat + sum(mod.amount for mod in other.mods)
    ahead = (one - two) or len(own.advantages) - len(other.advantages)
    first = ask.seat == 0
    good = ahead > 0 if first else ahead < 0 or (not ahead and game.state.action is not None and STANCE[0] == "defend")
    return "keep" if good else "reroll"


STANCE = ["defend"]


def ends_by_the_rules(stance: Stance, **table: Any) -> dict[tuple[str, str], Fraction]:
    """What becomes of both, thrown through by the rules."""

    def run(deals: list[Any]) -> tuple[str, str]:
        game = duel(**table)
        a, b = game.figure("a"), game.figure("b")
        before = duel(**table)
        STANCE[0] = stance
        played(fought(game), deals, habit(stance, {"reroll": lambda ask: content(game, ask)}))
        return state_of(a, before.figure("a")), state_of(b, before.figure("b"))

    return every_way(run)


FIGHTS: list[tuple[str, Stance, dict[str, Any]]] = [
    ("simplified", "defend", {}),
    ("simplified", "skewer", {"own": {"c": 5}}),
    ("full", "defend", {"own": {"c": 2}, "other": {"wounded": True}}),
    ("full", "skewer", {"wounded_row": True, "own": {"wounded": True}}),
    ("full", "defend", {"crit_rule": "confirm-then-table"}),
    ("advanced", "defend", {"behind": True, "zero_is": 10}),
    ("simplified", "defend", {"adv_reroll": True, "double_out": True, "more": {
        "c": {"at": (42.5, 42.5)}, "d": {"at": (42.5, 37.5)}, "e": {"at": (45, 40)}}}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("level", "stance", "table"), FIGHTS, ids=[f"{case[0]}-{case[1]}-{i}" for i, case in enumerate(FIGHTS)]
)
def test_d10_cc_01_a_fight_ends_as_often_as_by_the_rules(level: str, stance: Stance, table: dict[str, Any]) -> None:
    game = duel(level, **table)
    assert game.state.action is not None
    ends = laid(game, game.state.action, stance).ends()
    assert dict(ends.named(lambda end: (end.attacker, end.defender))) == ends_by_the_rules(stance, level=level, **table)


def test_d10_cc_23_a_stunned_figure_is_simply_hit() -> None:
    other = {"posture": "stunned"}
    game = duel("full", other=other)
    assert game.state.action is not None
    ends = laid(game, game.state.action, "").ends()
    assert dict(ends.named(lambda end: (end.attacker, end.defender)))["unharmed", "out"] < 1
    assert ends.chance(lambda end: end.winner == "a") == 1 - Fraction(1, 10) * Fraction(8, 10)


def test_d10_cc_06_each_answer_says_what_becomes_of_both() -> None:
    game = duel()
    ask = next(iter(fought(game)))
    assert isinstance(ask, Ask)
    found = told(game, ask)
    by_rules = ends_by_the_rules("skewer")
    out = sum(share for (_, b), share in by_rules.items() if b == "out")
    back = sum(share for (a, _), share in by_rules.items() if a == "out")
    assert odds(found, "skewer")["out b"] == out and odds(found, "skewer")["out a"] == back
    assert "out a" not in odds(found, "defend") or odds(found, "defend")["out a"] < back


# -- shots


SHOTS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("simplified", {}, {}),
    ("simplified", {"moved": True}, {"posture": "prone"}),
    ("full", {}, {"wounded": True}),
    ("advanced", {}, {"posture": "crouched"}),
]


@pytest.mark.parametrize(("level", "own", "other"), SHOTS)
def test_d10_sho_02_a_shot_does_what_it_does_as_often_as_by_the_rules(
    level: str, own: dict[str, Any], other: dict[str, Any]
) -> None:
    def table() -> D10:
        figures = {
            "a": {"at": (40, 40), "facing": 0, "pa": 2, "things": ["bow"], **own},
            "b": {"seat": 1, "at": (60, 40), "facing": 180, "things": ["sword"], **other},
        }
        return lay(level, figures=figures, active="a")

    def run(deals: list[Any]) -> str:
        game = table()
        a, b = game.figure("a"), game.figure("b")
        before = table().figure("b")
        played(shoot.single_shot(game, a, a.things[0], b), deals, lambda ask: next(iter(ask)))
        return state_of(b, before)

    game = table()
    ask = shoot.target_ask(game, game.figure("a"), game.figure("a").things[0], "D10-SHO-01")
    assert isinstance(ask, Ask)
    shown = odds(told(game, ask), "b")
    by_rules = every_way(run)
    for word in ("out", "wounded", "stunned"):
        assert shown.get(f"{word} b", 0) == by_rules.get(word, 0)
    assert shown["hits"] > sum(share for word, share in by_rules.items() if word != "unharmed")


@pytest.mark.parametrize(
    ("level", "t", "friend", "warned"),
    [
        ("full", 5, (62, 42), ["warn-into-fight"]),
        ("full", 5, (40, 60), []),
        ("simplified", 5, (62, 42), []),  # no critical table there
        ("full", 0, None, ["warn-cannot-hit"]),
    ],
)
def test_d10_sho_15_a_shot_close_to_a_friend_and_one_that_cannot_hit_are_warned_of(
    level: str, t: int, friend: tuple[int, int] | None, warned: list[str]
) -> None:
    figures: dict[str, Any] = {
        "a": {"at": (40, 40), "facing": 0, "pa": 2, "things": ["bow"], "card": "archer"},
        "b": {"seat": 1, "at": (60, 40), "facing": 180, "things": ["sword"]},
    }
    if friend is not None:
        figures["c"] = {"at": friend, "facing": 0, "things": ["sword"]}
    game = lay(level, figures=figures, cards=[card(id="archer", t=t)], active="a")
    ask = shoot.target_ask(game, game.figure("a"), game.figure("a").things[0], "D10-SHO-01")
    assert isinstance(ask, Ask)
    assert [line.key for line in told(game, ask)["b"].warns] == warned


def test_d10_los_08_a_target_behind_scenery_rerolls_what_harms_it() -> None:
    from escarmouche.games.d10.view.prospects import dice_odds

    game = duel("full")
    figure = game.figure("b")
    once, twice = dice_odds.harm(game, figure, ()), dice_odds.harm(game, figure, (), reroll=True)
    assert twice.of("unharmed") > once.of("unharmed")
    limit = dice_odds.limit_of(game, figure, ())
    again = [die for die in range(10) if dice_odds.worth_again(game, figure, limit, die)]
    assert again == list(range(limit, 10))


def test_a_fight_ends_as_often_as_when_it_is_played() -> None:
    game = duel("full")
    assert game.state.action is not None
    ends = laid(game, game.state.action, "defend").ends().named(lambda end: end.defender)
    rng, plays, seen = random.Random(3), 1500, Counter[str]()
    for _ in range(plays):
        one = duel("full")
        before = duel("full").figure("b")
        deals = [rng.randrange(10) for _ in range(30)]
        played(fought(one), deals, habit("defend", {}))
        seen[state_of(one.figure("b"), before)] += 1
    for word, share in ends:
        assert abs(seen[word] / plays - share) < Fraction(1, 20)


# -- actions


@pytest.mark.parametrize("level", LEVELS)
def test_every_open_action_has_a_line_with_the_figures_own_numbers(level: str) -> None:
    figures = {"a": {"at": (40, 40), "pa": 2, "wounded": level != "simplified"}, "b": {"seat": 1, "at": (60, 40)}}
    game = lay(level, figures=figures, active="a")
    ask = action.menu(game, game.figure("a"))
    found = told(game, ask)
    assert set(found) == {name for name, _ in ask.open()}
    assert [name for name, prospect in found.items() if not prospect.effect] == []
    reach = "7 cm" if level != "simplified" else "10 cm"
    assert reach in found["advance"].effect["en"].replace("\u00a0", " ")
    made = Fraction(*found["quick"].odds[0].share)
    assert made == (Fraction(39, 100) if level != "simplified" else Fraction(59, 100))
