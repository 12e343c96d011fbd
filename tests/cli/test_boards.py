"""Boards listed, drawn and checked, and played from files."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
import yaml

from escarmouche.core.book import find
from escarmouche.testing.mutate import replaced

from .conftest import Cli

GAMES = ("ad1666", "d10", "malifaux", "moonstone")
MOONSTONE = """\
id: my-yard
name: {en: My Yard, fr: Ma Cour}
turns: 2
terrain:
  - {id: inn, kind: building, rect: [9, 9, 6, 6], top: 3}
  - {id: roof, kind: floor, building: inn, rect: [9, 9, 6, 6], top: 3}
  - {id: ladder, kind: ladder, building: inn, line: [[12.2, 8], [12.2, 9]], upper: roof}
  - {id: pond, kind: water, circle: [9, 27, 3]}
"""
MALIFAUX = """\
name: {en: My Yard, fr: Ma Cour}
terrain:
  - {id: barn, kind: building, rect: [9, 9, 6, 6]}
  - {id: cart, kind: crates, rect: [9, 9, 2, 1], "on": barn}
  - {id: pond, kind: water, circle: [9, 27, 3]}
"""


def written(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_board_is_listed_and_shown(cli: Cli, game: str, lang: str) -> None:
    listed = cli(f"boards {game} list --lang {lang}")
    names = [line.split("\xa0")[0].split(":")[0].strip() for line in listed.out.splitlines()]
    assert listed.code == 0 and names == find(game).cards.named_boards()
    for words in ("", "--words"):
        said = cli(f"boards {game} show {names[0]} {words} --lang {lang}")
        assert said.code == 0 and len(said.out.splitlines()) > 10
        assert max(map(len, said.out.splitlines()[1:30])) <= 130 or words
        assert "cli-" not in said.out and "word-" not in said.out


def test_a_thin_wall_is_drawn_and_a_wide_table_fits_the_terminal(cli: Cli) -> None:
    *drawn, legend = cli("boards d10 show the-watch-tower").out.splitlines()[1:]
    assert len(drawn) == 30 and {len(row) for row in drawn} == {60}
    assert "w wall" in legend and any("wwww" in row for row in drawn)


@pytest.mark.parametrize(
    ("game", "text", "seat"), [("moonstone", MOONSTONE, "My Yard"), ("malifaux", MALIFAUX, "My Yard")]
)
def test_a_board_of_ones_own_is_shown_checked_and_played(
    cli: Cli, tmp_path: Path, game: str, text: str, seat: str
) -> None:
    """The file's own id is its name; without one, the name of the file."""
    file = written(tmp_path, "my-yard.yaml", text)
    assert cli(f"boards {game} check {file}").out == "1 file: all is well.\n"
    assert cli(f"boards {game} show {file}").out.startswith(f"Board {seat}, 36 inches wide")
    said = cli(f"play {game} --board {file} --seats human,random --seed 1", "map", "quit")
    assert said.code == 0 and f"Board {seat}, 36 inches wide" in said.out
    assert "at 9 27, 6 inches by 6 inches" in said.out
    assert cli(f"play {game} --board {file} --board village --seats human,random", "quit").code == 0
    assert "errors: 0" in cli(f"sim {game} --board {file} --games 1 --seed 1").out


def test_a_saved_game_keeps_its_board(cli: Cli, tmp_path: Path) -> None:
    file = written(tmp_path, "my-yard.yaml", MALIFAUX)
    kept = tmp_path / "game.jsonl"
    cli(f"play malifaux --board {file} --seats human,random --seed 1", f"save {kept}", "quit")
    file.unlink()
    assert "Board My Yard" in cli(f"play --load {kept}", "map", "quit").out


def test_ones_own_board_takes_the_place_of_ours(cli: Cli, tmp_path: Path) -> None:
    file = written(tmp_path, "depot.yaml", MALIFAUX)
    assert "Board My Yard" in cli(f"play malifaux --board {file} --seats human,random", "map", "quit").out
    said = cli(f"play malifaux --board depto --board {file} --seats human,random")
    assert said.code == 2 and "Did you mean: depot?" in said.err


def test_a_table_comes_with_its_scenario_in_d10(cli: Cli, tmp_path: Path) -> None:
    ours = find("d10").folder / "data" / "scenarios" / "the-monks-ford.yaml"
    file = written(tmp_path, "mine.yaml", ours.read_text(encoding="utf-8"))
    assert "all is well" in cli(f"boards d10 check {file}").out
    assert cli(f"boards d10 show {file}").out == cli("boards d10 show the-monks-ford").out
    said = cli(f"play d10 --board {file}")
    assert said.code == 2 and "--scenario" in said.err
    assert "à --scenario" in cli(f"play d10 --board {file} --lang fr").err


@pytest.mark.parametrize(
    ("game", "changes", "lines", "told"),
    [
        (
            "moonstone",
            {"fr: Ma Cour": "de: Mein Hof", "kind: building": "kind: biulding", "upper: roof": "upper: rof", "27, 3": "35, 3"},
            [2, 5, 7, 8],
            ["Did you mean: building?", "Did you mean: roof?", "sticks out over the edge"],
        ),
        (
            "malifaux",
            {'"on": barn': '"on": barm', "kind: water": "kind: watr", "rect: [9, 9, 6, 6]": "rect: [9, 9, 6, 0]"},
            [3, 4, 5],
            ["Did you mean: barn?", "Did you mean: water?", "greater than 0"],
        ),
    ],
)  # fmt: skip
def test_all_mistakes_are_told_at_once(
    cli: Cli, tmp_path: Path, game: str, changes: dict[str, str], lines: list[int], told: list[str]
) -> None:
    text = MOONSTONE if game == "moonstone" else MALIFAUX
    for before, after in changes.items():
        assert before in text
        text = text.replace(before, after, 1)
    file = written(tmp_path, "mine.yaml", text)
    said = cli(f"boards {game} check {file}")
    assert said.code == 1
    *faults, count = said.out.splitlines()
    assert sorted({int(line.split(", line ")[1].split(":")[0]) for line in faults}) == lines, said.out
    assert all(sentence in said.out for sentence in told), said.out
    assert count == f"1 file: {len(faults)} mistakes."
    assert cli(f"boards {game} show {file}").out == said.out
    french = cli(f"boards {game} check {file} --lang fr").out
    assert "file-" not in french and len(french.splitlines()) == len(faults) + 1
    refused = cli(f"play {game} --board {file}")
    assert refused.code == 2 and refused.err.splitlines() == faults


def test_boards_and_scenarios_are_checked_together(cli: Cli, tmp_path: Path) -> None:
    yard = written(tmp_path, "yard.yaml", YARD)
    story = written(tmp_path, "story.yaml", STORY)
    assert cli(f"boards ad1666 check {yard} {story}").out == "2 files: all is well.\n"
    said = cli(f"boards ad1666 check {story}")
    assert said.code == 1 and "yard" in said.out
    written(tmp_path, "story.yaml", STORY.replace("zone: blue", "zone: bleu"))
    said = cli(f"boards ad1666 check {yard} {story}")
    assert "story.yaml, line 8: the board has no zone “bleu”. Did you mean: blue?" in said.out


YARD = """\
id: yard
name: {en: The Yard, fr: La Cour}
drawing: |
  +-+-+-+-+
  |. .o. .|
  + + + + +
  |. . . .|
  +-+-+-+-+
zones: {red: ["a1:a2"], blue: ["d1:d2"]}
"""
STORY = """\
id: ambush
name: {en: Ambush, fr: Embuscade}
kind: battle
boards: [yard]
alarm: 2
fixed: true
red: {band: [dragoon], zone: red}
blue: {band: [musketeer/halberd], zone: blue}
"""


def test_what_cannot_be_shown_is_said(cli: Cli) -> None:
    said = cli("boards malifaux show dpot")
    assert said.code == 2 and "No board is called “dpot”. Did you mean: depot?" in said.err
    assert cli("boards malifaux show nosuch.yaml").code == 1
    assert "tin has no boards" in cli("boards tin list").err


WRONG: list[Any] = [None, True, -1, 0, 99, 1.5, "", "x", [], [1], [[0, 0]], {}, {"x": 1}, [[1, 1], [1, 1], [1, 1]]]


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_value_anywhere_is_told_or_harmless(tmp_path: Path, game: str) -> None:
    """Two random places of each of our own files, many times: whatever stands there, the check says a sentence or nothing."""
    rng = random.Random(f"{game} boards")
    cards, folder = find(game).cards, find(game).folder / "data"
    files = sorted((folder / ("scenarios" if game == "d10" else "boards")).glob("*.yaml"))
    told = 0
    for _ in range(60):
        data = yaml.safe_load(rng.choice(files).read_text(encoding="utf-8"))
        for _ in range(2):
            data = replaced(data, rng.choice(list(places(data))), rng.choice(WRONG))
        file = written(tmp_path, "mine.yaml", yaml.safe_dump(data, allow_unicode=True))
        faults = cards.check_own(cards.own_kind(data), file, {})
        told += len(faults)
        for lang in ("en", "fr"):
            assert not any("file-" in fault.text(lang) or "error-" in fault.text(lang) for fault in faults)
        if not faults and isinstance(data, dict):
            cards.board_view({"id": "mine", **data})
    assert told > 50


def places(data: Any, at: tuple[Any, ...] = ()) -> Any:
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield (*at, key)
        yield from places(value, (*at, key))
