"""A game sent to another process asks the same and shows the same, without its past and its seed."""

from __future__ import annotations

import random

import msgspec
import pytest

import escarmouche as esc
from escarmouche.core.asks.wire import ask_json, detail
from escarmouche.core.play.packed_game import Pack, packed, unpacked
from escarmouche.core.play.seat import Seat


def test_it_asks_and_shows_the_same() -> None:
    rng = random.Random(2)
    game = esc.new("moonstone", edition="fr", seed=5)
    for _ in range(400):
        if game.over:
            break
        ask = next(ask for ask in game.pending if game.asked(ask.seat))
        data = packed(game)
        assert game.seed not in data and game.seed.hex().encode() not in data
        twin = unpacked(data)
        assert msgspec.json.encode(ask_json(twin.asked(ask.seat) or twin.pending[0])) == msgspec.json.encode(
            ask_json(ask)
        )
        assert twin.view(ask.seat).scene == game.view(ask.seat).scene
        game.answer(ask.seat, ask.sample(rng))


def test_worlds_can_be_dealt_from_it() -> None:
    game = esc.new("moonstone", edition="fr", seed=5)
    world = Seat(unpacked(packed(game)), 0).world(random.Random(1))
    rng = random.Random(1)
    while not world.over:
        for ask in world.pending:
            world.answer(ask.seat, ask.sample(rng))


def test_a_brief_ask_leaves_regions_and_reasons_to_detail() -> None:
    rng = random.Random(2)
    game = esc.new("moonstone", edition="en", seed=5, reactions=False, events=False)
    while game.pending[0].name != "action":
        ask = next(ask for ask in game.pending if game.asked(ask.seat))
        game.answer(ask.seat, ask.sample(rng))
    ask = game.pending[0]
    brief = ask_json(ask, brief=True)
    whole = ask_json(ask)
    assert list(brief["branches"]) == list(whole["branches"])
    for name, branch in whole["branches"].items():
        if branch is None:
            with pytest.raises(LookupError):
                detail(ask, [name])
            assert brief["branches"][name] is None
        else:
            assert detail(ask, [name]) == branch
            assert brief["branches"][name]["kind"] == branch["kind"]
    assert brief["branches"]["step"]["brief"] is True and "outline" not in brief["branches"]["step"]
    assert {"kind": "closed"} in brief["branches"].values()
    assert detail(ask, []) == whole
    with pytest.raises(LookupError):
        detail(ask, ["dance"])


def test_what_was_taken_back_does_not_travel_but_its_chance_is_spent() -> None:
    """Another deal comes in the other process, too; what was decided and dealt before stays here."""
    rng, packs = random.Random(2), 0
    game = esc.new("moonstone", edition="fr", seed=5)
    while game.pending:
        number, dealt = game.number, game.table.state.dealt
        for ask in game.pending:
            game.answer(ask.seat, ask.sample(rng))
        if game.table.state.dealt == dealt:
            continue
        game.undo()
        data = packed(game)
        twin = unpacked(data)
        assert twin.table.state == game.table.state and twin.table.state.dealt > dealt
        assert twin.events == game.events
        assert [msgspec.json.encode(ask_json(ask)) for ask in twin.pending] == [
            msgspec.json.encode(ask_json(ask)) for ask in game.pending
        ]
        entries = msgspec.msgpack.decode(data, type=Pack).entries
        spent = [entry for entry in entries if entry.name == "*undo"]
        assert spent and all(entry.answer[3] == [] for entry in spent)
        world = Seat(twin, game.pending[0].seat).world(random.Random(1))
        other = Seat(game, game.pending[0].seat).world(random.Random(1))
        assert world.table.state == other.table.state
        assert game.entries()[number].answer[3]
        packs += 1
        for ask in game.pending:
            game.answer(ask.seat, ask.sample(rng))
    assert packs > 10
