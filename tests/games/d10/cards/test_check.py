"""Files of figures and weapons: every mistake is reported with its file and line, and what could be written there."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import escarmouche as esc
from escarmouche.core.book import find
from escarmouche.core.messages.refusal import BadFile

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


def faulty(folder: Path, text: str) -> list[BadFile]:
    (folder / "mine.yaml").write_text(text, encoding="utf-8")
    return find("d10").cards.check_cards(folder, "full")


def told(folder: Path, text: str) -> list[str]:
    return [str(fault).removeprefix(f"{folder}/") for fault in faulty(folder, text)]


def test_a_figure_and_a_list_of_figures_are_well(tmp_path: Path) -> None:
    assert told(tmp_path, FIGURE) == []
    assert told(tmp_path, "- {id: rat, name: {en: Rat}, band: rats, rank: other, c: 2, a: 6, d: 3, copies: 4}") == []


@pytest.mark.parametrize(
    ("old", "new", "line", "mistake"),
    [
        ("rank: character", "rank: minion", 4, "“minion” is not known. Did you mean: character, leader, other?"),
        ("c: 3", "c: 30", 5, "this must be a whole number, 9 or less"),
        ("c: 3", "c: three", 5, "this must be a whole number, not text"),
        ("band: rats\n", "", 1, "“band” is missing"),
        ("t: 4", "tt: 4", 6, "“tt” is not known. Did you mean: t?"),
        ("dagger", "daggre", 9, "there is no weapon “daggre”. Did you mean: dagger?"),
        ("t: 4\n", "", 8, "a figure without T cannot shoot: give it a T, or leave out the sling"),
        ("t: 4\n", "blood: {c: 2, a: 3, d: 3, t: 3}\n", 6, "a figure without T has no T on its blood side"),
        ("en: The Rat-catcher", "fr: Le Ratier", 2, "it needs at least the English words (en)"),
        ("id: rat-catcher", "id: Rat Catcher", 1, "“Rat Catcher” cannot be an id: use lower-case letters"),
        ("id: rat-catcher", "id: rat-2", 1, "the number at its end would look like a second copy"),
        ("id: rat-catcher", "id: sword", 1, "“sword” is already the id of a weapon"),
        ("rank: character", "rank: character\ncopies: 40", 5, "a standard band has 0 to 10 copies of a figure"),
        ("rank: character", "rank: character\nmounted: maybe", 5, "this must be yes or no"),
        ("d: 4", "d: 4\nhands: 1", 9, "“hands” is not known. Did you mean"),
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
    assert fault == "mine.yaml, line 1: “rat-catcher” is already the id of something in first.yaml"


def test_whoever_plays_with_a_bad_file_is_told_the_file_and_the_line(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    (tmp_path / "mine.yaml").write_text(FIGURE.replace("c: 3", "c: 30").replace("dagger", "net"), encoding="utf-8")
    for command in (f"play d10 --cards {tmp_path}", f"sim d10 --cards {tmp_path} --games 1"):
        answer = cli(command)
        assert answer.code == 2
        assert "mine.yaml, line 5: " in answer.err and "mine.yaml, line 9: there is no weapon “net”" in answer.err
    (tmp_path / "mine.yaml").write_text(FIGURE, encoding="utf-8")
    assert cli(f"sim d10 --cards {tmp_path} --games 1 --seed 1").code == 0


# -- weapons

KNIVES = """\
id: throwing-knives
name: {en: throwing knives, fr: couteaux de lancer}
hands: 1
e: 1
range: 12
reload: 1
missiles: 4
"""


def test_a_weapon_is_well_and_figures_may_carry_it_whichever_file_comes_first(tmp_path: Path) -> None:
    armed = FIGURE.replace("dagger", "throwing-knives")
    assert len(told(tmp_path, armed)) == 1
    (tmp_path / "zweapons.yaml").write_text(KNIVES, encoding="utf-8")
    assert told(tmp_path, armed) == []
    (tmp_path / "zweapons.yaml").unlink()
    entries = (yaml.safe_load(text) for text in (armed, KNIVES))
    assert told(tmp_path, yaml.safe_dump(list(entries))) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "mistake", "french"),
    [
        (
            "hands: 1",
            "hands: 3",
            3,
            "this must be a whole number, 2 or less",
            "il faut ici un nombre entier, 2 ou moins",
        ),
        ("hands: 1\n", "", 1, "“hands” is missing", "il manque « hands »"),
        ("e: 1\nr", "heavvy: true\nr", 4, "“heavvy” is not known. Did you mean: heavy", "« heavvy » est inconnu"),
        ("e: 1\nr", "heavy: true\nr", 4, "“heavy” needs “e” as well", "« heavy » demande aussi « e »"),
        ("range: 12\n", "", 5, "“reload” needs “range” as well", "« reload » demande aussi « range »"),
        ("reload: 1\n", "", 5, "“range” needs “reload” as well", "« range » demande aussi « reload »"),
        ("missiles: 4", "missiles: 0", 7, "this must be a whole number, 1 or more", "un nombre entier"),
        ("range: 12", "range: 12000", 5, "200 or less", "200"),
        ("missiles: 4", "point_blank: true", 7, "“point_blank” needs “piercing” as well", "demande aussi « piercing »"),
        ("id: throwing-knives", "id: captain", 1, "“captain” is already the id of a figure", "d’une figurine"),
        ("id: throwing-knives", "id: Throwing Knives", 1, "cannot be an id: use lower-case letters", "en minuscules"),
        ("en: throwing knives, ", "", 2, "it needs at least the English words (en)", "les mots anglais"),
        ("e: 1\nrange: 12\nreload: 1\nmissiles: 4\n", "", 1, "this weapon is of no use", "ne sert à rien"),
    ],
)
def test_a_mistake_in_a_weapon_is_told_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, mistake: str, french: str
) -> None:
    assert old in KNIVES
    fault = faulty(tmp_path, KNIVES.replace(old, new))[0]
    place = f"{tmp_path}/mine.yaml, line {line}: "
    assert str(fault).startswith(place) and mistake in str(fault)
    assert french in fault.text("fr").replace("\u00a0", " ")


def test_all_mistakes_of_a_folder_with_weapons_are_told_at_once(tmp_path: Path) -> None:
    text = KNIVES.replace("hands: 1", "hands: 4") + "heavvy: true\nlance: 12\n"
    (tmp_path / "figures.yaml").write_text(FIGURE.replace("dagger", "throwing-knifes"), encoding="utf-8")
    first, *others = told(tmp_path, text)
    assert first.startswith("figures.yaml, line 9: there is no weapon “throwing-knifes”. Did you mean: throwing-knives")
    assert [fault.split(":")[0] for fault in others] == [f"mine.yaml, line {line}" for line in (3, 8, 9)]


def test_a_figure_and_a_weapon_do_not_share_an_id(tmp_path: Path) -> None:
    text = yaml.safe_dump([yaml.safe_load(FIGURE), {**yaml.safe_load(KNIVES), "id": "rat-catcher"}])
    assert any("“rat-catcher” is already the id of a weapon" in fault for fault in told(tmp_path, text))
    with pytest.raises(BadFile, match="already the id of a weapon"):
        esc.new("d10", cards=yaml.safe_load(text))


def test_a_weapon_of_ones_own_is_shot_and_read(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    """It has its name, its card and its numbers like any other."""
    (tmp_path / "mine.yaml").write_text(FIGURE.replace("[sling, dagger]", "[throwing-knives]"), encoding="utf-8")
    (tmp_path / "weapons.yaml").write_text(KNIVES, encoding="utf-8")
    shown = cli(f"cards d10 show throwing-knives --cards {tmp_path} --lang fr")
    assert shown.code == 0 and "couteaux de lancer" in shown.out and "12" in shown.out
    assert cli(f"sim d10 --cards {tmp_path} --games 1 --seed 1 --edition advanced --option build=true").code == 0
    cards = [yaml.safe_load((tmp_path / name).read_text(encoding="utf-8")) for name in ("mine.yaml", "weapons.yaml")]
    table = esc.new("d10", cards=cards).table
    assert table.weapons["throwing-knives"].range == 12_000
    assert find("d10").cards.card(table, "throwing-knives") is table.weapons["throwing-knives"]
