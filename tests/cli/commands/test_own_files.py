"""Scenarios, boards, Characters and items of your own, from files."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.core.book import find
from tests.cli.conftest import Cli

BOARD = """\
id: alley
name: {en: The Alley, fr: La Ruelle}
drawing: |
  +-+-+-+-+
  |. .o. .|
  + + + + +
  |. . . .|
  +-+-+-+-+
zones:
  red: ["a1:a2"]
  blue: ["d1:d2"]
"""
SCENARIO = """\
id: ambush
name: {en: Ambush, fr: Embuscade}
kind: battle
boards: [alley, courtyard]
alarm: 2
fixed: true
red: {band: [dragoon], zone: red}
blue: {band: [musketeer/halberd], zone: blue}
"""
CAMPAIGN = """\
id: two-ambushes
name: {en: Two Ambushes, fr: Deux embuscades}
kind: campaign
boards: [alley]
red: {limits: {models: [1, 2]}}
blue: {limits: {models: [1, 2]}}
nights:
  - {scenario: ambush}
  - {scenario: ambush}
"""


def written(folder: Path, **files: str) -> dict[str, Path]:
    found = {}
    for name, text in files.items():
        found[name] = folder / f"{name}.yaml"
        found[name].write_text(text, encoding="utf-8")
    return found


def test_a_scenario_and_a_board_of_ones_own_are_played(cli: Cli, tmp_path: Path) -> None:
    own = written(tmp_path, ambush=SCENARIO, alley=BOARD)
    command = f"play ad1666 --scenario {own['ambush']} --board {own['alley']} --seats human,random --seed 1"
    said = cli(command, "map", "quit")
    assert said.code == 0 and not said.err
    assert "4 squares from west to east, 2 squares from north to south" in said.out
    assert "Player 1’s Band: Dragoon." in said.out


def test_the_scenario_takes_its_first_board_unless_another_is_named(cli: Cli, tmp_path: Path) -> None:
    own = written(tmp_path, ambush=SCENARIO, alley=BOARD)
    command = f"play ad1666 --scenario {own['ambush']} --seats human,random --seed 1"
    assert "10 squares from west to east" in cli(f"{command} --board courtyard", "map", "quit").out
    both = f"{command} --board courtyard --board {own['alley']}"  # the first is played, the other is at hand
    assert "10 squares from west to east" in cli(both, "map", "quit").out
    said = cli(command, "quit")
    assert said.code == 2 and "alley" in said.err  # nobody brought it


def test_a_campaign_names_scenarios_that_come_along(cli: Cli, tmp_path: Path) -> None:
    own = written(tmp_path, campaign=CAMPAIGN, ambush=SCENARIO, alley=BOARD)
    files = f"--scenario {own['campaign']} --scenario {own['ambush']} --board {own['alley']}"
    said = cli(f"sim ad1666 {files} --games 2 --seed 1")
    assert said.code == 0 and "errors: 0" in said.out


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("option", "text", "told"),
    [
        ("board", BOARD.replace("|. . . .|", "|. ? . .|"), "mine.yaml, line 7"),
        ("board", BOARD.replace("zones:", "zonse:"), "zones"),
        ("board", "- 1\n", "mine.yaml, line 1"),
        ("scenario", SCENARIO.replace("kind: battle", "kind: batle"), "battle"),
        ("scenario", SCENARIO.replace(", zone: blue", ""), "mine.yaml, line 8"),
        ("scenario", "id: [", "mine.yaml"),
    ],
)
def test_a_mistake_in_a_file_is_told_with_its_line(
    cli: Cli, tmp_path: Path, option: str, text: str, told: str, lang: str
) -> None:
    own = written(tmp_path, mine=text)
    said = cli(f"play ad1666 --{option} {own['mine']} --lang {lang}")
    assert said.code == 2 and not said.out
    assert (told if lang == "en" else told.replace("line", "ligne")) in said.err
    assert "file-" not in said.err and "error-" not in said.err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_board_without_zones_suggests_none(cli: Cli, tmp_path: Path, lang: str) -> None:
    scenario = SCENARIO.replace("alley, courtyard", "alley")
    own = written(tmp_path, ambush=scenario, alley=BOARD.partition("zones:")[0])
    said = cli(f"play ad1666 --scenario {own['ambush']} --board {own['alley']} --lang {lang}")
    first = said.err.strip().split("\n")[0]
    assert said.code == 2
    assert first.endswith(
        "the board has no zone “red”." if lang == "en" else "le plateau n’a pas de zone «\u00a0red\u00a0»."
    )


def test_all_that_is_wrong_in_the_files_of_a_game_is_told_at_once(cli: Cli, tmp_path: Path) -> None:
    """Also what one file names and no other has."""
    scenario = SCENARIO.replace("dragoon", "dragon").replace("zone: blue", "zone: blu")
    scenario += "items: [{item: pursee, cell: z9}]\ndoors: {a1|b9: open}\n"
    board = BOARD.replace("|. . . .|", "|. ? . !|").replace("d1:d2", "d1:d7")
    own = written(tmp_path, ambush=scenario, alley=BOARD)
    command = "play ad1666 --scenario {ambush} --board {alley} --seats human,random --seed 1"
    said = cli(command.format(**own))
    assert said.code == 2 and not said.out
    assert [line.rpartition("/")[2] for line in said.err.strip().split("\n")] == [
        "ambush.yaml, line 7: there is no Character “dragon”. Did you mean: dragoon?",
        "ambush.yaml, line 8: the board has no zone “blu”. Did you mean: blue?",
        "ambush.yaml, line 9: there is no item “pursee”. Did you mean: purse?",
        "ambush.yaml, line 9: the board has no square “z9”",
        "ambush.yaml, line 10: the board has no door or edge “a1|b9”",
    ]
    own = written(tmp_path, ambush=SCENARIO.replace("kind: battle", "kind: batle"), alley=board)
    lines = cli(command.format(**own)).err.strip().split("\n")
    assert [line.rpartition("/")[2].split(":")[0] for line in lines] == [
        "ambush.yaml, line 3",
        "alley.yaml, line 7",
        "alley.yaml, line 7",
        "alley.yaml, line 11",
    ]


def test_a_scenario_may_name_figures_that_come_with_it(cli: Cli, tmp_path: Path) -> None:
    folder = find("d10").folder / "data"
    text = (
        (folder / "scenarios" / "the-monks-ford.yaml").read_text(encoding="utf-8").replace("id: the-monks", "id: my", 1)
    )
    assert "band: flayers" in text
    own = written(tmp_path, ford=text.replace("band: flayers", "band: mine").replace("band: forest", "band: mine"))
    (tmp_path / "cards").mkdir()
    figures = (folder / "cards" / "flayers.yaml").read_text(encoding="utf-8").replace("band: flayers", "band: mine")
    written(tmp_path / "cards", mine=figures.replace("{id: ", "{id: my-"))
    command = f"sim d10 --scenario {own['ford']} --games 1 --seed 1"
    assert "there is no band “mine”" in cli(command).err
    said = cli(f"{command} --cards {tmp_path / 'cards'}")
    assert said.code == 0 and "errors: 0" in said.out, said.err


def test_what_cannot_be_is_said(cli: Cli, tmp_path: Path) -> None:
    own = written(tmp_path, alley=BOARD)
    assert "nosuch.yaml" in cli("play ad1666 --board nosuch.yaml").err
    assert "the-letter" in cli("play ad1666 --scenario the-leter").err
    refused = cli(f"play d10 --board {own['alley']}").err
    assert "In d10 the board is a part of the scenario" in refused and "--scenario" in refused
    assert "scenario" in cli("play moonstone --scenario ambush").err
    assert "--scenario" in cli("play --load game.jsonl --scenario ambush").err


def test_characters_and_lists_of_items_come_from_one_folder(cli: Cli, tmp_path: Path) -> None:
    folder = find("ad1666").folder
    card = (folder / "data" / "cards" / "defenders" / "dragoon.yaml").read_text(encoding="utf-8")
    card = card.replace("id: dragoon", "id: lancer", 1).replace("en: Dragoon", "en: Lancer", 1)
    written(tmp_path, lancer=card.replace("[musket, sabre]", "[lance]"), arms=ITEM)
    command = f"play ad1666 --cards {tmp_path} --seats human,random --seed 1"
    bands = ["--option", "bands=[[lancer], []]"]
    said = cli([*command.split(), *bands], "look lancer", "quit")
    assert said.code == 0 and not said.err
    assert "Player 1’s Band: Lancer." in said.out
    assert "Lance" in said.out.split("> look lancer")[1]


ITEM = """\
- id: lance
  name: {en: Lance, fr: Lance}
  hands: 2
  skill: edged
  reach: 2
  damage: {skull: 1, heart: 2, cup: 1, iron: 0}
"""
