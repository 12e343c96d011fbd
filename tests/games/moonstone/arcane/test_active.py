"""Active Abilities and targets (MOON-ACTIVE, MOON-DEF-04). Positions with outcomes are in cases/moonstone/cards/abilities.yaml."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.games.moonstone import BOOK
from escarmouche.games.moonstone.arcane import active, aim, arcane
from escarmouche.games.moonstone.cards.card import Call
from escarmouche.games.moonstone.cards.effect import Use, whom
from escarmouche.games.moonstone.cards.words import effect_words
from escarmouche.games.moonstone.cards.words.effect_words import Damage, GainEnergy, Stat
from escarmouche.games.moonstone.ground import sight
from escarmouche.games.moonstone.table import Moonstone


def table(models: dict[str, Any], **options: Any) -> Moonstone:
    setup = BOOK.read_setup({"terrain": [], "seats": 2, **options})
    return Moonstone(BOOK.cases.position(setup, {"models": models, "active": next(iter(models))}), setup)


def model(card: str, seat: int, x: float, y: float, **fields: Any) -> dict[str, Any]:
    return {"card": card, "seat": seat, "at": [x, y], "energy": 6, **fields}


FIELD = {
    "billy": model("billy", 0, 10, 10),
    "quack": model("quack", 0, 12, 10),
    "stu": model("seasick-stu", 1, 10, 15),
    "bobby": model("beaky-bobby", 1, 10, 30),
    "syd": model("vicious-syd", 1, 12, 8, status="slain"),
}


def done(step: Any) -> None:
    """Run a rule that asks nothing."""
    for ask in step:
        raise AssertionError(f"asked {ask.name}")


def reason(game: Moonstone, who: str, ability: str, target: str) -> Refusal:
    m = game.model(who)
    refusal = aim.why_not(game, m, game.card(m).abilities[ability], target)
    assert refusal is not None
    return refusal


@pytest.mark.parametrize(
    ("ability", "target", "key", "rule"),
    [
        ("ramming-speed", "quack", "why-target-enemy", "MOON-DEF-06"),
        ("ramming-speed", "bobby", "why-target-far", "MOON-ACTIVE-02"),
        ("ramming-speed", "syd", "why-slain", "MOON-SLAIN-01"),
    ],
)
def test_a_refused_target_is_told_why(ability: str, target: str, key: str, rule: str):
    refusal = reason(table(FIELD), "billy", ability, target)
    assert (refusal.key, refusal.rule) == (key, rule)


def test_too_far_says_how_far():
    refusal = reason(table(FIELD), "billy", "ramming-speed", "bobby")
    assert refusal.args["gap"] == 18818
    assert refusal.args["range"] == 6000


def test_hidden_says_by_what():
    wall = {"id": "wall", "kind": "barrier", "rect": [10, 12.5, 6, 0.5]}
    refusal = reason(table(FIELD, terrain=[wall]), "billy", "ramming-speed", "stu")
    assert refusal.key == "why-target-hidden"
    assert refusal.args["by"] == ["wall"]


def test_an_unknown_name_has_no_reason_of_its_own():
    game = table(FIELD)
    m = game.model("billy")
    assert aim.why_not(game, m, game.card(m).abilities["ramming-speed"], "nobody") is None


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_refusal_reads_as_a_sentence(lang: str):
    game = table(FIELD)
    texts = Texts(lang, [HERE, BOOK.folder / "text"])
    sentence = texts.refusal(reason(game, "billy", "ramming-speed", "bobby"), BOOK.names(game))
    assert sentence.endswith("(MOON-ACTIVE-02)")
    assert ("18.82″" if lang == "en" else "18,82″") in sentence


def test_branches_are_looked_into_only_when_somebody_asks(monkeypatch: pytest.MonkeyPatch):
    game = table(FIELD)

    def never(*args: Any) -> bool:
        raise AssertionError("looked for sight")

    monkeypatch.setattr(sight, "sees", never)
    m = game.model("billy")
    branches = {**active.branches(game, m), **arcane.branches(game, m)}
    assert set(branches) == {"ramming-speed", "high-ho-silver"}
    assert all(callable(branch) for branch in branches.values())
    m.energy = 0
    closed = branches["ramming-speed"]
    assert callable(closed)
    assert isinstance(closed(), Refusal)


def test_distance_is_checked_before_sight(monkeypatch: pytest.MonkeyPatch):
    game = table(FIELD)
    looked = []
    monkeypatch.setattr(sight, "sees", lambda game, a, b: looked.append(b.id) or True)
    m = game.model("billy")
    assert aim.targets(game, m, game.card(m).abilities["ramming-speed"]) == ["stu"]
    assert looked == ["stu"]


def test_moon_amb_54_numbers_are_multiplied_by_copies():
    game = table(FIELD)
    billy, stu = game.model("billy"), game.model("stu")
    calls = [
        Call("stat", Stat(stats=("melee",), amount=-1)),
        Call("damage", Damage(amount=1, type="impact")),
        Call("gain-energy", GainEnergy(to="self", amount=1)),
    ]
    done(effect_words.run(game, calls, Use(0, billy, stu, copies=3)))
    assert stu.wounds == 3
    assert billy.energy == 9
    assert [(e.kind, e.amount) for e in stu.effects] == [("melee", -3)]


def test_moon_def_05_a_pulse_is_everybody_near_and_may_leave_some_out():
    game = table(FIELD)
    use = Use(0, game.model("billy"), pulse=4000)

    def in_pulse(**limits: Any) -> list[str]:
        return [m.id for m in whom(game, use, Damage(to="pulse", amount=1, type="impact", **limits))]

    assert in_pulse() == ["billy", "quack", "stu"]
    assert in_pulse(other=True) == ["quack", "stu"]
    assert in_pulse(who="friend") == ["billy", "quack"]
    assert in_pulse(who="enemy") == ["stu"]
    assert in_pulse(keywords=("goblin", "human")) == ["quack", "stu"]
    assert in_pulse(within=1) == ["billy", "quack"]
    assert in_pulse(wounded=True) == []


def test_moon_active_05_a_flipped_card_is_worth_its_number():
    assert [active.number(card) for card in ("blue-1", "pink-3", "green-2")] == [1, 3, 2]
