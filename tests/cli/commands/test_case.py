"""Cases on the command line."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Cli

CASES = Path(__file__).parents[2] / "cases" / "moonstone"


def test_a_file_of_cases_ends_with_the_count(cli: Cli) -> None:
    said = cli(["case", str(CASES / "setup" / "setup.yaml"), "--verbose"])
    assert said.out.rstrip().split("\n")[-1].endswith("failed")
    assert said.code == (0 if " 0 failed" in said.out else 1)


def test_a_failing_case_is_code_1(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("- case: wrong\n  game: moonstone\n  given: {}\n  then: {asked: nothing}\n", encoding="utf-8")
    said = cli(["case", str(path)])
    assert said.code == 1
    assert "0 passed, 1 failed" in said.out


def test_a_file_that_is_no_case_file_is_code_2(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("- cse: wrong\n", encoding="utf-8")
    said = cli(["case", str(path)])
    assert said.code == 2
    assert "line 1: “cse” is not known. Did you mean: case?" in said.out
    path.write_text("cse: [\n", encoding="utf-8")
    said = cli(["case", str(path), str(CASES / "setup" / "setup.yaml")])
    assert said.code == 2
    assert "line 2" in said.err and " 0 failed" in said.out


def test_a_folder_without_cases_is_a_mistake(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "empty.yaml").write_text("[]\n", encoding="utf-8")
    for path in (tmp_path, tmp_path / "empty.yaml"):
        said = cli(f"case {path}")
        assert said.code == 2
        assert "no cases" in said.err and str(path) in said.err


OWN_CARD = """\
id: rat-catcher
name: {en: The Rat-catcher, fr: Le Ratier}
band: rats
rank: character
c: 3
a: 5
d: 4
equipment: [dagger]
"""
OWN_CASE = """\
- case: the rat-catcher carries a dagger
  game: d10
  given:
    figures:
      rita: {card: rat-catcher, seat: 0, at: [40, 40]}
      bob: {card: archer, seat: 1, at: [60, 40]}
  then:
    rita: {card: rat-catcher}
"""


def test_cases_know_the_cards_of_a_folder(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(OWN_CASE, encoding="utf-8")
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "rat.yaml").write_text(OWN_CARD, encoding="utf-8")
    assert cli(f"case {tmp_path / 'mine.yaml'}").code == 1
    said = cli(f"case {tmp_path / 'mine.yaml'} --cards {tmp_path / 'cards'}")
    assert said.code == 0 and "1 passed, 0 failed" in said.out, said.out
    (tmp_path / "cards" / "rat.yaml").write_text(OWN_CARD.replace("dagger", "net"), encoding="utf-8")
    said = cli(f"case {tmp_path / 'mine.yaml'} --cards {tmp_path / 'cards'}")
    assert said.code == 2 and "rat.yaml, line 8" in said.err
    said = cli(f"case {tmp_path / 'mine.yaml'} {CASES} --cards {tmp_path / 'cards'}")
    assert said.code == 2 and "d10, moonstone" in said.err
