"""Cases on the command line."""

from __future__ import annotations

from pathlib import Path

from .conftest import Cli

CASES = Path(__file__).parents[1] / "cases" / "moonstone"


def test_a_file_of_cases_ends_with_the_count(cli: Cli) -> None:
    said = cli(["case", str(CASES / "setup.yaml"), "--verbose"])
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
    assert "line 1" in said.err and "case" in said.err


def test_a_folder_without_cases_is_a_mistake(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "empty.yaml").write_text("[]\n", encoding="utf-8")
    for path in (tmp_path, tmp_path / "empty.yaml"):
        said = cli(f"case {path}")
        assert said.code == 2
        assert "no cases" in said.err and str(path) in said.err
