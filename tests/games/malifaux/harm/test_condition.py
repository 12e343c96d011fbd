"""Conditions, stats and Action limits (MALI-COND, MALI-CARD-04 to -06, D-3 to D-5)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.malifaux.cards import stats
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.state import After, Condition, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import timing
from escarmouche.testing.conformance import words
from tests.games.malifaux.positions import card, lay, run, told
from tests.games.malifaux.rule_runner import ability

STOIC = card("stoic", abilities=[ability({"immune": {"to": ["stunned", "burning"]}})])
WEAK = card("weak", df=2, wp=1, mv=1)


def table(**models: dict[str, Any]) -> Malifaux:
    given = {"a": {}, "b": {"seat": 1, "at": (6, 6)}, **models}
    return lay(models=given, cards=[STOIC, WEAK], active="a")


def worn(model: Model) -> dict[str, int]:
    return {worn.name: worn.value for worn in model.conditions}


# -- gaining and losing


def test_one_instance() -> None:
    """MALI-COND-01, MALI-AMB-46: a Condition without a value gained again has no effect."""
    game = table()
    a = game.model("a")
    assert condition.gain(game, a, "stunned") and not condition.gain(game, a, "stunned")
    assert worn(a) == {"stunned": 0}
    assert not condition.can_gain(game, a, "stunned") and condition.can_gain(game, a, "poison")


def test_values_add_up() -> None:
    """MALI-COND-03, MALI-EX-24: Burning +2 and then +1 is Burning +3."""
    game = table(a={"conditions": {"burning": 2}})
    a = game.model("a")
    assert condition.gain(game, a, "burning", 1)
    assert worn(a) == {"burning": 3}
    assert not condition.gain(game, a, "focused", 0)


@pytest.mark.parametrize(("first", "second"), [("fast", "slow"), ("slow", "fast")])
def test_cancelled(first: str, second: str) -> None:
    """MALI-COND-02, MALI-COND-06, MALI-COND-07: Fast and Slow cancel each other, and both are gone."""
    game = table(a={"conditions": {first: 0}})
    a = game.model("a")
    assert condition.gain(game, a, second)
    assert worn(a) == {} and told(game) == ["condition-cancelled"]


def test_lowered() -> None:
    """MALI-COND-05: never below 0; at 0 it ends."""
    game = table(a={"conditions": {"distracted": 2, "stunned": 0}})
    a = game.model("a")
    assert condition.lose(game, a, "distracted", 1) == 1 and worn(a) == {"distracted": 1, "stunned": 0}
    assert condition.lose(game, a, "distracted", 3) == 1 and worn(a) == {"stunned": 0}
    assert condition.lose(game, a, "stunned") == 1 and worn(a) == {}
    assert condition.lose(game, a, "stunned") == 0


def test_adversaries() -> None:
    """MALI-AMB-45: different X are different Conditions; the same X twice has no effect."""
    game = table()
    a = game.model("a")
    assert condition.gain(game, a, "adversary", of="folk")
    assert condition.gain(game, a, "adversary", of="beast")
    assert not condition.gain(game, a, "adversary", of="folk")
    assert [worn.of for worn in a.conditions] == ["folk", "beast"]


def test_immune() -> None:
    """MALI-GEN-07: a model that cannot gain a Condition does not."""
    game = table(a={"card": "stoic"})
    a = game.model("a")
    assert not condition.gain(game, a, "stunned") and not condition.gain(game, a, "burning", 2)
    assert condition.gain(game, a, "slow")
    a.status = "killed"
    assert not condition.can_gain(game, a, "poison")


def test_activation_over() -> None:
    """MALI-COND-06 to -09, D-5: four Conditions end with the model's own Activation, the others do not."""
    every = {name: int(name in condition.VALUED) for name in condition.NAMES}
    game = table(a={"conditions": every}, b={"seat": 1, "conditions": {"slow": 0}})
    condition.activated(game, game.model("a"))
    assert list(worn(game.model("a"))) == ["adversary", *condition.VALUED]
    assert worn(game.model("b")) == {"slow": 0}


def test_gained_late() -> None:
    """MALI-AMB-118: gained after the model has activated, it stays until the end of its next Activation."""
    game = table(b={"seat": 1, "activated": True})
    b = game.model("b")
    condition.gain(game, b, "staggered")
    assert condition.end(game) == [] and worn(b) == {"staggered": 0}
    condition.activated(game, b)
    assert worn(b) == {}


def test_staggered_is_held() -> None:
    """MALI-COND-08, MALI-AMB-38: other friendly models do not move it; itself and enemies do."""
    game = table(c={"conditions": {"staggered": 0}})
    a, b, c = map(game.model, "abc")
    assert condition.held(c, a)
    assert not condition.held(c, c) and not condition.held(c, b) and not condition.held(c, None)
    assert not condition.held(a, c)


def test_distracted_drops() -> None:
    """MALI-COND-14, MALI-AMB-39: after every Action that targets an enemy, duel or not; not after others."""
    game = table(a={"conditions": {"distracted": 2}}, c={})
    a, b, c = map(game.model, "abc")
    condition.acted(game, a, c)
    condition.acted(game, a, None)
    assert worn(a) == {"distracted": 2}
    condition.acted(game, a, b)
    assert worn(a) == {"distracted": 1}


# -- the End Phase


@pytest.mark.parametrize(("value", "cost"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (12, 4)])
def test_bite(value: int, cost: int) -> None:
    """MALI-AMB-123, D-4: 1, and 1 more for each full three beyond the first point."""
    assert condition.bite(value) == cost


def finish(game: Malifaux, *answers: Any) -> None:
    run(timing.batch(game, condition.end(game)), *answers)


def test_burning() -> None:
    """MALI-COND-13: it hurts in the End Phase and does not wane by itself."""
    game = table(a={"conditions": {"burning": 4}})
    finish(game)
    a = game.model("a")
    assert (a.health, worn(a)) == (6, {"burning": 4})


def test_poison() -> None:
    """MALI-COND-16: it hurts, then drops by 1."""
    game = table(a={"conditions": {"poison": 4}}, b={"seat": 1, "conditions": {"poison": 1}})
    finish(game)
    a, b = game.model("a"), game.model("b")
    assert (a.health, worn(a)) == (6, {"poison": 3})
    assert (b.health, worn(b)) == (7, {})


def test_endings() -> None:
    """MALI-COND-10 to -12, MALI-END-01: Adversary, Shielded and Injured end; Focused and Distracted stay."""
    game = table(a={"conditions": {"shielded": 2, "injured": 1, "focused": 1, "distracted": 1}})
    game.model("a").conditions.append(Condition("adversary", 0, "folk"))
    finish(game)
    assert worn(game.model("a")) == {"focused": 1, "distracted": 1}


def test_order() -> None:
    """MALI-AMB-44: its controller orders them: Shielded may soak Burning before it ends."""
    first = table(a={"conditions": {"burning": 1, "shielded": 1}})
    finish(first, "burning")
    assert (first.model("a").health, worn(first.model("a"))) == (8, {"burning": 1})
    second = table(a={"conditions": {"burning": 1, "shielded": 1}})
    finish(second, "shielded")
    assert second.model("a").health == 7


def test_buried_ticks() -> None:
    """MALI-AMB-74: Conditions on a Buried model still tick."""
    game = table(a={"status": "buried", "conditions": {"poison": 2}})
    finish(game)
    assert (game.model("a").health, worn(game.model("a"))) == (7, {"poison": 1})


def test_gone() -> None:
    """MALI-REPL-03: what has left no longer suffers from a Condition."""
    game = table(a={"status": "replaced", "conditions": {"poison": 2}})
    run(condition.resolve(game, After("a", 0, "poison")))
    assert game.model("a").health == 8


# -- stats


def test_stats() -> None:
    """MALI-CARD-04: what is printed, unless something changes it."""
    game = table()
    assert [stats.stat(game, game.model("a"), name) for name in ("df", "wp", "mv", "sz")] == [5, 5, 5, 2]
    assert stats.health(game, game.model("a")) == 8  # MALI-CARD-06


def test_injured_and_staggered() -> None:
    """MALI-COND-08, MALI-COND-12: -X Df and Wp; -2 Mv."""
    game = table(a={"conditions": {"injured": 2, "staggered": 0}})
    assert [stats.stat(game, game.model("a"), name) for name in ("df", "wp", "mv", "sz")] == [3, 3, 3, 2]


def test_never_below_0() -> None:
    """MALI-CARD-05: no stat goes below 0."""
    game = table(a={"card": "weak", "conditions": {"injured": 3, "staggered": 0}})
    assert [stats.stat(game, game.model("a"), name) for name in ("df", "wp", "mv")] == [0, 0, 0]


@pytest.mark.parametrize(
    ("who", "worn", "actions"),
    [
        ({"card": "boss"}, {}, 3),
        ({"card": "boss"}, {"fast": 0}, 3),
        ({"card": "boss"}, {"slow": 0}, 2),
        ({"card": "second", "leader": True}, {}, 3),
        ({"card": "second"}, {}, 2),
        ({}, {"fast": 0}, 3),
        ({}, {"slow": 0}, 1),
    ],
)
def test_limit(who: dict[str, Any], worn: dict[str, int], actions: int) -> None:
    """MALI-COND-06, MALI-COND-07, D-3: Masters and Leaders 3, others 2; Fast +1 up to 3, Slow -1."""
    game = table(a={**who, "conditions": worn})
    assert stats.limit(game, game.model("a")) == actions


def test_slow_too_late() -> None:
    """MALI-AMB-26: Slow gained after both Actions undoes nothing; no further Actions."""
    game = table()
    a = game.model("a")
    assert game.state.activation is not None
    game.state.activation.taken = 2
    assert stats.left(game, a) == 0
    condition.gain(game, a, "slow")
    assert stats.left(game, a) == 0
    assert stats.left(game, game.model("b")) == 0
    condition.lose(game, a, "slow")
    condition.gain(game, a, "fast")
    assert stats.left(game, a) == 1


def test_stunned_and_bonus() -> None:
    """MALI-COND-09, MALI-AMB-27: a (bonus) Action counts against the limit while Stunned."""
    game = table()
    a = game.model("a")
    assert stats.counts(a, False) and not stats.counts(a, True)
    condition.gain(game, a, "stunned")
    assert stats.counts(a, True)


@pytest.mark.parametrize("name", condition.NAMES)
def test_every_condition_has_a_word(name: str) -> None:
    """MALI-COND-01: it may be an option of a question."""
    assert list(words.option("malifaux", name, {})) == []
