"""Cards on the table between two players: each viewer sees what it may know, and nothing else (MOON-HID)."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.core.play.game import Game
from escarmouche.core.views.scene import Duel
from escarmouche.games.moonstone import BOOK
from escarmouche.testing.conformance import seat_leak

from ..test_hidden import CASTERS, eager, start

VIEWERS = (0, 1, None)


def duel(game: Game[Any], seat: int | None) -> Duel:
    (shown,) = game.view(seat).scene.duels
    return shown


def casting(**rest: Any) -> Game[Any]:
    game = start({**CASTERS, "active": "flintlock", **rest})
    game.answer(0, {"shoot-musket": "flavius"})
    return game


def fight() -> Game[Any]:
    game = start(
        {
            "models": {
                "billy": {"card": "Billy", "seat": 0, "at": [18, 18], "energy": 1},
                "quack": {"card": "Quack", "seat": 1, "at": [18, 19.5], "energy": 0},
            },
            "active": "billy",
        },
        signature_moves=False,
        going_for_it=False,
    )
    game.answer(0, {"melee": "quack"})
    return game


# -- Melee


def test_moon_hid_04_a_combat_card_is_shown_when_both_have_chosen() -> None:
    """MOON-HID-03, MOON-HID-04: before the reveal nothing lies there; the question says who has chosen."""
    game = fight()
    for seat in VIEWERS:
        shown = duel(game, seat)
        assert (shown.name, shown.rule, shown.stage) == ("melee", "MOON-MELEE-01", "melee-choice")
        assert [(side.seat, side.role, side.piece) for side in shown.sides] == [
            (0, "attacker", "billy"),
            (1, "defender", "quack"),
        ]
        assert all(side.shown == [] and side.hidden == 0 for side in shown.sides)
    mine, theirs = (next(iter(game.asked(seat))) for seat in (0, 1))  # type: ignore[call-overload]
    before = {seat: msgspec.json.encode(game.view(seat).scene) for seat in VIEWERS}
    game.answer(0, mine)
    assert {seat: msgspec.json.encode(game.view(seat).scene) for seat in VIEWERS} == before
    assert [(waiting.seat, waiting.chosen) for waiting in game.view(1).waiting] == [(0, True), (1, False)]
    game.answer(1, theirs)
    for seat in VIEWERS:
        shown = duel(game, seat)
        assert shown.stage == "melee-exchange"
        assert [side.shown for side in shown.sides] == [[mine], [theirs]]


def test_moon_hid_03_hands_are_found_by_seat_and_kind() -> None:
    game = fight()
    for seat in VIEWERS:
        scene = game.view(seat).scene
        for side in scene.duels[0].sides:
            (hand,) = [hand for hand in scene.hands if (hand.seat, hand.kind) == (side.seat, side.hand)]
            assert (hand.cards is not None) == (side.seat == seat)


# -- Arcane Abilities


def test_moon_hid_06_a_face_down_card_is_known_to_who_laid_it() -> None:
    game = casting()
    assert duel(game, 1).stage == "arcane-drawn"
    card = game.table.state.casting.hand[0]
    game.answer(0, {card: "green-3"})
    for seat in VIEWERS:
        shown = duel(game, seat)
        caster, resister = shown.sides
        assert (shown.name, shown.about, shown.stage) == ("casting", "shoot-musket", "arcane-declared")
        assert (caster.role, caster.piece, caster.claim, caster.hidden) == ("caster", "flintlock", "green-3", 1)
        assert caster.own == ([card] if seat == 0 else []) and caster.shown == []
        assert (resister.role, resister.piece, resister.seat) == ("resister", "flavius", 1)


def test_moon_hid_07_a_caught_bluff_and_the_card_laid_in_its_place_are_public() -> None:
    game = casting()
    state = game.table.state
    card = next(card for card in state.casting.hand if card != "green-3")
    game.answer(0, {card: "green-3"})
    game.answer(1, "bluff")
    for seat in VIEWERS:
        caster, resister = duel(game, seat).sides
        assert (caster.shown, caster.hidden, caster.claim, resister.shown) == ([card], 0, "green-3", [])
        assert duel(game, seat).stage == "arcane-revealed"
    instead = state.casting.resist[0]
    twin = game.clone()
    twin.table.state.casting.resist.remove(instead)
    twin.table.state.casting.shown.append(instead)
    twin.table.state.casting.answered += 1
    for seat in VIEWERS:
        caster, resister = BOOK.scene(twin.table, seat).duels[0].sides
        assert (caster.shown, resister.shown) == ([card], [instead])
    game.answer(1, instead)
    assert [event.args["card"] for event in game.events if event.name == "arcane-replaced"] == [instead]


def test_moon_hid_13_a_believed_card_stays_down() -> None:
    """Only while the ability is resolved does anything lie there; its owner alone may know it."""
    game = casting()
    now = game.table.state.casting
    now.buried.append(now.hand.pop())
    now.declared = "blue-2"
    for seat in VIEWERS:
        shown = BOOK.scene(game.table, seat).duels[0]
        assert shown.stage == "arcane-believed"
        assert shown.sides[0].hidden == 1 and shown.sides[0].own == (list(now.buried) if seat == 0 else [])


def test_moon_hid_a_duel_is_the_same_in_every_world_of_a_viewer() -> None:
    """The leak check compares duels with the rest of the scene."""
    rng = random.Random(5)
    seen = set()
    for seed in range(3):
        game = start(CASTERS)
        for _ in range(60):
            if not game.pending:
                break
            for seat in VIEWERS:
                assert list(seat_leak.world(game, seat, rng)) == []
            for shown in game.view(None).scene.duels:
                seen.add(shown.stage)
                assert b'"own"' not in msgspec.json.encode(shown)
            for ask in game.pending:
                game.answer(ask.seat, eager(ask, random.Random(f"{seed} {game.number}")))
    assert {"melee-choice", "melee-exchange", "arcane-drawn", "arcane-declared"} <= seen


def test_a_leak_in_a_duel_would_be_found() -> None:
    """What only the owner may know, shown to all, differs from world to world."""
    game = casting()
    card = game.table.state.casting.hand[0]
    game.answer(0, {card: "green-3"})

    class Loose(type(BOOK)):  # type: ignore[misc]
        def scene(self, table: Any, seat: int | None) -> Any:
            shown = super().scene(table, seat)
            if table.state.casting is not None:
                shown.duels[0].sides[0].own = [table.state.casting.card]
            return shown

    game.book = Loose()
    rng = random.Random(1)
    assert any(list(seat_leak.world(game, 1, rng)) for _ in range(20))


def test_every_word_of_a_duel_is_known() -> None:
    stages = ("melee-choice", "melee-exchange", "melee-follow-up")
    stages += tuple(f"arcane-{stage}" for stage in ("drawn", "declared", "revealed", "believed", "answered"))
    for word in (*stages, "melee", "casting", "attacker", "defender", "caster", "resister"):
        for lang in LANGUAGES:
            assert texts(lang, "moonstone").has(f"word-{word}"), word
