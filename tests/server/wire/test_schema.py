"""The schema has everything that goes over the wire, and the engine's asks have the shapes that it promises."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys

import msgspec
import pytest

import escarmouche
from escarmouche.core.asks.wire import ask_json
from escarmouche.server.wire.ask_shapes import Ask
from escarmouche.server.wire.messages import Scenery, Update
from escarmouche.server.wire.schema import schema


def test_the_schema_is_printed_and_whole() -> None:
    run = subprocess.run([sys.executable, "-m", "escarmouche.server.wire.schema"], capture_output=True, check=True)
    printed = json.loads(run.stdout)
    assert printed == json.loads(json.dumps(schema()))
    for name in ("Update", "Scenery", "Enter", "Answer", "Plan", "Form", "CardView", "Problem", "Foretold", "Refusal"):
        assert name in printed["$defs"]
    assert {"ChooseAsk", "MenuAsk", "PathAsk", "Closed", "Arc"} <= set(printed["asks"])


def test_every_reference_leads_somewhere() -> None:
    found = schema()

    def follow(value: object) -> None:
        if isinstance(value, dict):
            if "$ref" in value:
                _, group, name = value["$ref"].split("/")
                assert name in found[group], value["$ref"]
            for inner in value.values():
                follow(inner)
        elif isinstance(value, list):
            for inner in value:
                follow(inner)

    follow(found)


def test_required_is_what_is_always_there() -> None:
    update = schema()["$defs"]["Update"]
    assert {"t", "seat", "serial", "scene", "asks"} <= set(update["required"])
    assert update["properties"]["t"]["enum"] == [Update.__struct_config__.tag]
    assert schema()["$defs"]["Scenery"]["properties"]["t"]["enum"] == [Scenery.__struct_config__.tag]


@pytest.mark.parametrize("seed", [1, 2])
def test_what_the_engine_asks_has_the_promised_shapes(seed: int) -> None:
    game = escarmouche.new("moonstone", seed=seed)
    rng, met = random.Random(seed), set()
    while game.pending and game.number < 250:
        for ask in [ask for ask in game.pending if game.asked(ask.seat) is ask]:
            brief = msgspec.json.encode(ask_json(ask, brief=True))
            msgspec.json.decode(brief, type=Ask)
            met |= set(re.findall(rb'"kind":"([a-z]+)"', brief))
            if game.number % 10 == 0:
                msgspec.json.decode(msgspec.json.encode(ask_json(ask)), type=Ask)
            game.answer(ask.seat, ask.sample(rng))
    assert {b"choose", b"some", b"menu", b"place", b"path", b"closed"} <= met
