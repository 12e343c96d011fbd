"""Scenario files: those of the game, those of the players, and what is wrong in one (AD66-SETUP-01, AD66-DSN-25 to -32)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile, BadSetup
from escarmouche.games.ad1666 import BOOK
from escarmouche.games.ad1666.cards.library import cards
from escarmouche.games.ad1666.setup import band_limits, form
from escarmouche.games.ad1666.setup.scenario import Limits, Scenario, load, read, scenarios

from ..positions.ledger import RULES
from ..positions.setup import asks, on, play

# -- files


@pytest.mark.parametrize("name", scenarios())
def test_ad66_setup_01_every_scenario_can_be_begun(name: str) -> None:
    scenario = load(name)
    assert scenario.id == name and set(scenario.name) == set(scenario.text) == {"en", "fr"}
    assert scenario.rule in RULES and set(scenario.exercises) <= RULES and scenario.exercises
    for board in scenario.boards:
        game = play({"scenario": name, "board": board})
        assert game.pending and BOOK.names(game.table)[name] == scenario.name


def test_ad66_dsn_25_to_32_all_eight_are_there() -> None:
    assert sorted(load(name).rule for name in scenarios()) == [f"AD66-DSN-{n}" for n in range(25, 33)]
    assert sorted(scenarios()) == sorted(form.ORDER)


def test_ad66_dsn_02_every_card_with_a_talent_of_its_own_is_fielded() -> None:
    fielded = {name.partition("/")[0] for scenario in map(load, scenarios()) for name in _named(scenario)}
    fielded |= set(band_limits.addable(cards(), Limits(), []))  # free Bands
    talents = {talent for name in fielded for talent in cards()[name].talents}
    assert talents == {talent for card in cards().values() for talent in card.talents}


def _named(scenario: Scenario) -> Iterator[str]:
    yield from (*scenario.red.band, *scenario.blue.band, *(npc.card for npc in scenario.npcs))


OWN_BOARD = {"id": "yard", "name": {"en": "Yard", "fr": "Cour"}, "drawing": "+ + +\n . .\n+ + +\n . .\n+ + +"}


OWN = {
    "id": "duel",
    "name": {"en": "Duel", "fr": "Duel"},
    "kind": "adventure",
    "boards": ["yard"],
    "alarm": 3,
    "fixed": True,
    "red": {"band": ["athos"], "zone": "west"},
    "blue": {"band": ["porthos"], "zone": "east"},
}


def own(scenario: Mapping[str, Any] | None = None, **board: Any) -> dict[str, Any]:
    zones = {"west": ["a1", "a2"], "east": ["b1", "b2"]}
    mine = {**OWN, **(scenario or {})}
    return {"scenario": mine["id"], "scenarios": [mine], "boards": [{**OWN_BOARD, "zones": zones, **board}]}


def test_ad66_setup_01_a_scenario_and_a_board_of_the_players_own() -> None:
    game = play(own())
    told = on(game, asks("initiative"))
    assert [figure.cell for figure in game.table.figures] == ["a1", "b1"]
    assert any(event.name == "placed" for event in told)
    on(game, lambda game: False, lambda ask: ask.sample(Random(2)))
    assert game.outcome is not None


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("kind: adventure", "kind: tragedy"),
        ("  zone: red", "  zonne: red"),
        ("fixed: true", "fixed: 3"),
    ],
)
def test_mistakes_in_a_scenario_file_are_told_with_their_line(tmp_path: Path, line: str, text: str) -> None:
    whole = (BOOK.folder / "data" / "scenarios" / "crossed-blades.yaml").read_text(encoding="utf-8")
    file = tmp_path / "mine.yaml"
    file.write_text(whole.replace(line, text, 1), encoding="utf-8")
    with pytest.raises(BadFile) as wrong:
        read(Source.read(file))
    number = whole.split("\n").index(line) + 1
    assert f"mine.yaml, line {number}:" in wrong.value.text("en")
    assert f"mine.yaml, ligne {number}" in wrong.value.text("fr")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"alarm": 0}, "error-scenario-end"),
        ({"red": {"band": ["athos"], "zone": "north"}}, "error-scenario-zone"),
        ({"red": {"band": ["athis"], "zone": "west"}}, "error-scenario-card"),
        ({"red": {"band": ["athos", "guard", "guard"], "zone": "west"}}, "error-scenario-room"),
        ({"red": {}}, "error-scenario-band"),
        ({"items": [{"item": "crown", "cell": "a1"}]}, "error-scenario-item"),
        ({"items": [{"item": "letter", "cell": "z9"}]}, "error-scenario-cell"),
        ({"doors": {"a1|b1x": "open"}}, "error-scenario-door"),
    ],
)
def test_a_scenario_that_names_what_is_not_there_does_not_begin(change: Mapping[str, Any], key: str) -> None:
    with pytest.raises(BadSetup) as wrong:
        play(own(change))
    assert wrong.value.refusal.key == key and key not in wrong.value.text("fr")


@pytest.mark.parametrize(
    "change",
    [
        {"events": [{"on": [1, 23], "does": "nothing"}]},
        {"events": [{"on": [1, 24], "does": "nothing"}, {"on": [4, 4], "does": "alarm"}]},
        {"npcs": [{"card": "hound", "vocation": "attacker"}]},
        {"items": [{"item": "letter", "cell": "a1", "zone": "west"}]},
        {"red": {"band": ["athos"], "limits": {}, "zone": "west"}},
        {"nights": [{"after": {"red": "duel", "blue": "duel"}}]},
        {"name": {"fr": "Duel"}},
    ],
)
def test_a_scenario_that_contradicts_itself_is_not_read(change: Mapping[str, Any]) -> None:
    with pytest.raises(BadFile) as wrong:
        play(own(change))
    assert not re.search(r"file-[a-z]", wrong.value.text("en"))


# -- the kit


def test_scenario_texts_in_french_keep_their_spaces() -> None:
    for name in scenarios():
        scenario = load(name)
        for text in (
            scenario.name["fr"],
            scenario.text["fr"],
            *(event.name.get("fr", "") for event in scenario.events),
        ):
            assert not re.search(r"[^\s ] [:;!?»]|« ", text), text
            assert "'" not in text
