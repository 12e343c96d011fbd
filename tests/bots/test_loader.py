"""Evaluators are found by entry point, whatever it names; modules of the old kind are still read."""

from __future__ import annotations

import random
from types import ModuleType

import pytest

import escarmouche as esc
from escarmouche.bots import loader
from escarmouche.bots.evaluator import LOOKAHEAD, BaseEvaluator, Evaluator
from escarmouche.bots.greedy import Greedy
from escarmouche.core import book
from escarmouche.core.asks.ask import Choose, Menu
from tests.core.toy import BOOK as TOY

GAMES = ("ad1666", "d10", "malifaux", "moonstone")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_evaluator(game: str) -> None:
    assert loader.has_evaluator(game)
    evaluator = loader.evaluator_of(game)
    assert isinstance(evaluator, Evaluator)
    assert type(evaluator) is not BaseEvaluator


def test_a_game_without_an_evaluator_is_played_all_the_same() -> None:
    book.register(TOY)
    assert type(loader.evaluator_of("toy")) is BaseEvaluator
    game = esc.new("toy", seed=3)
    esc.play_out(game, [Greedy(seed=seat, budget=None, worlds=1) for seat in range(2)])
    assert game.over


def test_whoever_has_never_seen_a_game_passes_or_takes_chances() -> None:
    evaluator, scene = BaseEvaluator(), TOY.scene(esc.new("toy", seed=1).table, 0)
    turn = Menu("turn", seat=0, rule="TOY-01", branches={"go": None, "pass": None})
    call = Choose("call", seat=0, rule="TOY-02", options=("ok", "bluff"))
    rng = random.Random(1)
    assert evaluator.default_answer(turn, lambda: scene, str, rng) == "pass"
    assert evaluator.default_answer(call, lambda: scene, str, rng) in call
    assert evaluator.candidates(call, lambda: scene, str) is None
    assert evaluator.value(scene, 0, str) == evaluator.value(scene, 1, str)
    assert evaluator.hides_cards(scene)  # the other's hand


def old_module() -> ModuleType:
    """A module as evaluators were written at first."""
    module = ModuleType("old")
    module.__dict__.update(
        worth=lambda scene, seat, sheet: 5.0,
        hides=lambda scene: False,
        consider=lambda ask, look, sheet: iter(["considered"]),
        plain=lambda ask, look, sheet, rng: "plain",
        follows={"activate": "action"},
        rests={"action": "end"},
    )
    return module


def test_a_module_of_the_old_kind_is_an_evaluator() -> None:
    module = old_module()
    evaluator = loader.as_evaluator(module)
    scene, ask = TOY.scene(esc.new("toy", seed=1).table, 0), Choose("call", seat=0, rule="TOY-02", options=("ok",))
    assert evaluator.value(scene, 0, str) == 5.0
    assert not evaluator.hides_cards(scene)
    assert list(evaluator.candidates(ask, lambda: scene, str) or ()) == ["considered"]
    assert evaluator.default_answer(ask, lambda: scene, str, random.Random(1)) == "plain"
    assert (evaluator.leads_to, evaluator.idle) == ({"activate": "action"}, {"action": "end"})
    assert (evaluator.interchangeable, evaluator.lookahead) == ((), LOOKAHEAD)
    module.__dict__.update(even=("band",), ahead=6)
    evaluator = loader.as_evaluator(module)
    assert (evaluator.interchangeable, evaluator.lookahead) == (("band",), 6)


def test_an_entry_point_names_an_object_a_class_or_a_module_with_one() -> None:
    class Own(BaseEvaluator):
        """Of somebody else's package."""

    own, module = Own(), ModuleType("own")
    module.__dict__["EVALUATOR"] = own
    assert loader.as_evaluator(own) is own
    assert isinstance(loader.as_evaluator(Own), Own)
    assert loader.as_evaluator(module) is own
    with pytest.raises(TypeError, match="not an evaluator"):
        loader.as_evaluator("a name")
