"""Files of figures: every mistake is told with its file and line, and what could stand there."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.core.book import find

from ....cli.conftest import Cli, cli, home  # noqa: F401

FIGURE = """\
id: rat-catcher
name: {en: The Rat-catcher}
band: rats
rank: character
c: 3
t: 4
a: 5
d: 4
equipment: [sling, dagger]
"""


def told(folder: Path, text: str) -> list[str]:
    (folder / "mine.yaml").write_text(text, encoding="utf-8")
    return [str(fault).removeprefix(f"{folder}/") for fault in find("d10").cards.check_cards(folder, "full")]


def test_a_figure_and_a_list_of_figures_are_well(tmp_path: Path) -> None:
    assert told(tmp_path, FIGURE) == []
    assert told(tmp_path, "- {id: rat, name: {en: Rat}, band: rats, rank: other, c: 2, a: 6, d: 3, copies: 4}") == []


@pytest.mark.parametrize(
    ("old", "new", "line", "mistake"),
    [
        ("rank: character", "rank: minion", 4, "“minion” is not known. Did you mean: character, leader, other?"),
        ("c: 3", "c: 30", 5, "here must stand a whole number, 9 or less"),
        ("c: 3", "c: three", 5, "here must stand a whole number, not text"),
        ("band: rats\n", "", 1, "“band” is missing"),
        ("t: 4", "tt: 4", 6, "“tt” is not known. Did you mean: t?"),
        ("dagger", "daggre", 9, "there is no weapon “daggre”; did you mean: dagger?"),
        ("t: 4\n", "", 8, "a figure without T cannot shoot: give it a T, or leave out the sling"),
        ("t: 4\n", "blood: {c: 2, a: 3, d: 3, t: 3}\n", 6, "a figure without T has no T on its blood side"),
        ("en: The Rat-catcher", "fr: Le Ratier", 2, "it needs at least the English words (en)"),
        ("id: rat-catcher", "id: Rat Catcher", 1, "“Rat Catcher” cannot be an id: use lower-case letters"),
        ("id: rat-catcher", "id: rat-2", 1, "the number at its end would look like a second copy"),
        ("id: rat-catcher", "id: sword", 1, "“sword” is already the id of a weapon"),
        ("rank: character", "rank: character\ncopies: 40", 5, "a standard band has 0 to 10 copies of a figure"),
        ("rank: character", "rank: character\nmounted: maybe", 5, "here must stand yes or no"),
        ("rank: character", "hands: 1", 1, "you cannot bring weapons of your own"),
    ],
)
def test_a_mistake_is_told_with_its_line(tmp_path: Path, old: str, new: str, line: int, mistake: str) -> None:
    assert old in FIGURE
    first = told(tmp_path, FIGURE.replace(old, new))[0]
    assert first.startswith(f"mine.yaml, line {line}: ") and mistake in first


@pytest.mark.parametrize("text", ["this: [is garbage", "hello", "", "- 1\n- 2", "[[]]"])
def test_what_is_no_figure_at_all_is_refused(tmp_path: Path, text: str) -> None:
    assert told(tmp_path, text)[0].startswith("mine.yaml, line ")


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    text = FIGURE.replace("c: 3", "c: 30").replace("dagger", "net").replace("en: The", "fr: The") + "copys: 2\n"
    lines = [fault.split(":")[0] for fault in told(tmp_path, text)]
    assert lines == [f"mine.yaml, line {line}" for line in (2, 5, 9, 10)]


def test_an_id_stands_once_in_a_folder(tmp_path: Path) -> None:
    (tmp_path / "first.yaml").write_text(FIGURE, encoding="utf-8")
    (fault,) = told(tmp_path, FIGURE)
    assert fault == "mine.yaml, line 1: “rat-catcher” is already the id of a figure in first.yaml"


def test_whoever_plays_with_a_bad_file_is_told_the_file_and_the_line(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    (tmp_path / "mine.yaml").write_text(FIGURE.replace("c: 3", "c: 30").replace("dagger", "net"), encoding="utf-8")
    for command in (f"play d10 --cards {tmp_path}", f"sim d10 --cards {tmp_path} --games 1"):
        answer = cli(command)
        assert answer.code == 2
        assert "mine.yaml, line 5: " in answer.err and "mine.yaml, line 9: there is no weapon “net”" in answer.err
    (tmp_path / "mine.yaml").write_text(FIGURE, encoding="utf-8")
    assert cli(f"sim d10 --cards {tmp_path} --games 1 --seed 1").code == 0
