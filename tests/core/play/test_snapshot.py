"""A state made again from its snapshot shares nothing that can change, however often it is made."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import escarmouche as esc
from escarmouche.core.dealer.pile import Pile
from escarmouche.core.play.game import Game
from escarmouche.core.play.snapshot import check_typed, restored
from escarmouche.games.moonstone.setup.options import SWITCHES
from escarmouche.games.moonstone.state import (
    Action,
    Bout,
    Casting,
    Effect,
    Fighter,
    Model,
    MoonstoneState,
    Stone,
)

encode = msgspec.msgpack.encode


def full() -> MoonstoneState:
    """A state with something in every list: no game has all of it at once."""
    return MoonstoneState(
        factions=["dominion", "leshavult"],
        troupes=[["a"], ["b"]],
        edges=["north", "south"],
        order=[1, 0],
        mulligans=[1],
        models=[Model("a", "a", 0, used=["melee"], spent=["x"], lost=["y"], effects=[Effect("no-jog", 1)])],
        stones=[Stone("stone-1", 1, 2, 3)],
        arcane=Pile({"blue-1": 2}, ["pink-3"]),
        combat=Pile({"thrust": 2}, ["low-guard"]),
        action=Action("a", "melee", shielded=["b"]),
        bout=Bout(
            Fighter("a", 0, hand=["thrust"], played=["thrust"], follow=["thrust"], shown_to=[1]),
            Fighter("b", 1, hand=["thrust"], played=["thrust"], follow=["thrust"], shown_to=[0]),
        ),
        casting=Casting("a", "healing", 0, 1, hand=["blue-1"], resist=["blue-1"], shown=["blue-2"], buried=["pink-1"]),
        shifts={"hut": (1, 2)},
        secrets=[["crazy-town"], ["erudition"]],
        glimpses=["crazy-town"],
        deck=["hesitation"],
        revealed=["erudition"],
        phantasm=[["blue-3"], []],
        slain=[0, 1],
    )


def inside(value: Any) -> Iterator[Any]:
    """A value and all that lies in it, as far as it can be changed in place."""
    if isinstance(value, msgspec.Struct):
        parts = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        parts = list(value.values())
    elif isinstance(value, list | tuple):
        parts = list(value)
    else:
        return
    for part in parts:
        yield from inside(part)
    fixed = isinstance(value, tuple) or (isinstance(value, msgspec.Struct) and value.__struct_config__.frozen)
    if not fixed:
        yield value


def spoil(state: Any) -> None:
    """Change everything that can be changed in place, the innermost first."""
    for value in list(inside(state)):
        if isinstance(value, msgspec.Struct):
            for name in value.__struct_fields__:
                setattr(value, name, None)
        else:
            value.clear()


def moments(game: Game[Any], most: int, seed: int) -> Iterator[Game[Any]]:
    """A random game, decision after decision."""
    rng = random.Random(seed)
    for _ in range(most):
        if not game.pending:
            return
        for ask in game.pending:
            game.answer(ask.seat, ask.sample(rng))
        yield game


def test_what_is_made_again_is_the_same_however_often() -> None:
    state = full()
    for _ in range(4):  # from the bytes, then from plain values
        assert restored(encode(state), MoonstoneState) == state


def test_two_copies_share_nothing_that_can_change() -> None:
    snapshot = encode(full())
    copies = [restored(snapshot, MoonstoneState) for _ in range(4)]
    found = [id(value) for copy in copies for value in inside(copy)]
    assert len(set(found)) == len(found)


def test_a_copy_that_is_spoilt_spoils_no_other() -> None:
    snapshot = encode(full())
    other = restored(snapshot, MoonstoneState)
    for _ in range(4):
        spoil(restored(snapshot, MoonstoneState))
        assert encode(restored(snapshot, MoonstoneState)) == snapshot
    assert encode(other) == snapshot


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_game_is_restored_byte_for_byte(seed: int) -> None:
    switches = dict.fromkeys(SWITCHES, True)
    for game in moments(esc.new("moonstone", seed=seed, edition=("en", "fr")[seed % 2], **switches), 400, seed):
        snapshot = encode(game.table.state)
        for _ in range(3):
            assert encode(restored(snapshot, MoonstoneState)) == snapshot


@pytest.mark.parametrize("name", ["toy", "moonstone"])
def test_a_spoilt_clone_harms_neither_the_game_nor_its_past(name: str) -> None:
    for number, game in enumerate(moments(esc.new(name, seed=5), 120, seed=3)):
        before = encode(game.table.state)
        for _ in range(3):
            spoil(game.clone().table.state)
            assert encode(game.table.state) == before
            assert encode(game.clone().table.state) == before
        if number % 20 == 0:
            spoil(game.at(number // 2).table.state)
            assert encode(game.at(game.number).table.state) == before
            assert [encode(moment.table.state) for moment in game.retold()][-1] == before


class Loose(msgspec.Struct):
    anything: Any


class Bare(msgspec.Struct):
    things: list  # type: ignore[type-arg]


class Nested(msgspec.Struct):
    inner: dict[str, tuple[object, ...]]


@pytest.mark.parametrize("kind", [Loose, Bare, Nested])
def test_a_state_with_values_of_no_type_is_refused(kind: type[Any]) -> None:
    with pytest.raises(TypeError, match=kind.__name__):
        check_typed(kind)
