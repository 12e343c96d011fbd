"""Lessons of somebody's own: the example of the documentation is one, and whatever is wrong in it is told with its file and line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from escarmouche.cli import main
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.messages.text import OWN_LESSONS, texts
from escarmouche.lessons.lesson import CASE_STEP, CUE_STEP, LessonFile, Line, Quiz
from escarmouche.lessons.shelf import find_lesson, game_of, lessons
from escarmouche.server.web.hosting import BadHosting, Hosting
from escarmouche.server.web.serve import check_lessons
from escarmouche.testing.lessons.check import file_failures
from escarmouche.testing.remote.host import Host

PAGE = Path(__file__).parents[2] / "docs" / "lessons.md"


def shown(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The example, as the page says how to make it, where lessons of one's own are looked for."""
    english, french = shown("ftl")
    for lang, said in (("en", english), ("fr", french)):
        (tmp_path / "text" / lang).mkdir(parents=True)
        (tmp_path / "text" / lang / "lessons.ftl").write_text(said, encoding="utf-8")
    (tmp_path / "first-come.yaml").write_text(shown("yaml")[0], encoding="utf-8")
    monkeypatch.setenv(OWN_LESSONS, str(tmp_path))
    texts.cache_clear()
    lessons.cache_clear()
    yield tmp_path
    texts.cache_clear()
    lessons.cache_clear()


def cli(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["lessons", *words])
    return code, capsys.readouterr().out


def test_the_example_is_a_lesson(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli(capsys, "check", str(folder)) == (0, "1 file: all is well.\n")
    assert cli(capsys, "check", str(folder), "--lang", "fr") == (0, "1 fichier\N{NO-BREAK SPACE}: tout va bien.\n")
    code, told = cli(capsys, "show", "moonstone", "first-come", "--lang", "fr")
    assert code == 0 and told.startswith("Prenez la pierre avant Snick.\n 1 Billy a 2 énergies")
    code, told = cli(capsys, "list", "moonstone", "--lessons", str(folder))
    assert code == 0 and "first-come: First come (level 1, 2 min)" in told and "moon-8: " in told


WRONG = {  # what is written instead -> what is said of it
    "lesson: first come": ("lesson: first-come", "line 1: “first come” is not a name"),
    "lesson: moon-1\ngame": ("lesson: first-come\ngame", "line 1: the text “lesson-moon-1-jog” is missing (en)"),
    "game: moonston": ("game: moonstone", "line 2: which game is it for?"),
    "levle: 2\nrules": ("rules", "line 4: “levle” is not known. Did you mean: level?"),
    "card: bily": ("card: billy", "line 10: models/billy/card: “bily” is not known. Did you mean: billy?"),
    "{hold: {0": ("{held: {0", "line 14: hold: “hold” is not known. Did you mean: held?"),
    "marker mon": ("marker moon", "line 18: “mon” is not known. Did you mean: moon?"),
    "{que: dig": ("{cue: dig", "line 19: “que” is not known. Did you mean: cue?"),
    "guidde": ("guided", "line 19: “guidde” is not known. Did you mean: guided?"),
    "asked: {0: acton}": ("asked: {0: action}", "line 18: the question here is “action”, not “acton”"),
    "0: {harvest: mooon}, then": ("0: {harvest: moon}, then", "line 20: this is no answer to “action”"),
    "then: {held: {0: 2}}}": ("then: {held: {0: 1}}}", "line 20: first-come: First come"),
    "decisive: maybe": ("decisive: true", "line 18: “decisive” takes true or false"),
    "if: {bily: {wounds: 0}}, 0: end": ("0: end", "line 21: bily: “bily” is not known. Did you mean: billy?"),
    "says-if: {held: {0: 1, bily: 2}}, 0: end": ("0: end", "line 21: "),
    "success: {asked: {1: action}}": (
        "success: {held: {0: 1}, asked: {1: action}}",
        "line 24: “whoever waits leaves it to Snick” is called a trap",
    ),
}


@pytest.mark.parametrize("instead", WRONG)
def test_a_mistake_is_told_with_its_line(folder: Path, instead: str) -> None:
    written, said = WRONG[instead]
    file = folder / "first-come.yaml"
    text = file.read_text(encoding="utf-8")
    assert written in text
    file.write_text(text.replace(written, instead, 1), encoding="utf-8")
    told = file_failures(file, game_of(file))
    assert any(line.startswith(f"{file}, {said}") for line in told), told


def test_a_sentence_that_is_missing_in_one_language_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    french = folder / "text" / "fr" / "lessons.ftl"
    lines = french.read_text(encoding="utf-8").splitlines(keepends=True)
    french.write_text("".join(line for line in lines if "-again =" not in line), encoding="utf-8")
    code, told = cli(capsys, "check", str(folder))
    assert code == 1 and "the text “lesson-first-come-again” is missing (fr)" in told


def test_a_lesson_that_is_there_already_is_not_taken(folder: Path) -> None:
    ours = Path(find_lesson("moonstone", "moon-1").source.file).read_text(encoding="utf-8")
    (folder / "second.yaml").write_text(f"game: moonstone\n{ours}", encoding="utf-8")
    lessons.cache_clear()
    with pytest.raises(BadFile) as wrong:
        lessons("moonstone")
    assert wrong.value.text("en").startswith(f"{folder / 'second.yaml'}, line 2: there is already a lesson “moon-1”")


def test_a_server_has_them_beside_ours(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    host = Host(tmp_path_factory.mktemp("own"), options=("--thinkers", "0", "--lessons", str(folder)))
    host.start()
    try:
        listed = {lesson["id"]: lesson for lesson in host.get("/api/games/moonstone/lessons")[1]}
        assert listed["first-come"]["title"] == "lesson-first-come-title" and "moon-0" in listed
        assert "first-come" not in {lesson["id"] for lesson in host.get("/api/games/d10/lessons")[1]}
        assert host.post("/api/rooms", {"game": "moonstone", "lesson": "first-come"})[0] == 201
    finally:
        assert host.stop() == 0, host.tail()


def test_a_server_says_what_is_wrong_with_them_before_it_starts(folder: Path) -> None:
    file = folder / "first-come.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("cue: dig", "que: dig"), encoding="utf-8")
    with pytest.raises(BadFile) as wrong:
        check_lessons()
    assert "line 19: “que” is not known. Did you mean: cue?" in wrong.value.text("en")
    with pytest.raises(BadHosting):
        Hosting(lessons=str(folder / "nowhere")).checked()


def test_every_key_is_described() -> None:
    page = re.sub(r"^```.*?^```", "", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    told = set(re.findall(r"`([^`]+)`", page))
    fields = {field.name for kind in (LessonFile, Line, Quiz) for field in msgspec.structs.fields(kind)}
    assert {*fields, *CASE_STEP, *CUE_STEP} - told == {"ask", "right", "choices"}  # these are shown
    assert all(f"{word}:" in shown("yaml")[1] for word in ("ask", "right", "choices"))
