"""Texts: both languages say the same things with the same words filled in."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import escarmouche
from escarmouche.core.files import validation
from escarmouche.core.messages import text
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import refuse
from escarmouche.core.messages.text import HERE, Texts, entries, parsed, texts

ROOT = Path(escarmouche.__file__).parent
FOLDERS = sorted(path for path in ROOT.rglob("text") if path.is_dir())


class Variables(Visitor):
    """Every variable a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in sorted((folder / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


GRAMMAR = {"plain", "each", "agrees"}  # they choose between forms that the other language may not have

PAIRS = [pytest.param(folder, id=str(folder.relative_to(ROOT))) for folder in FOLDERS]


@pytest.mark.parametrize("folder", PAIRS)
def test_both_languages_have_the_same_keys_and_variables(folder: Path) -> None:
    english, french = messages(folder, "en"), messages(folder, "fr")
    assert set(english) == set(french)
    assert {key: found for key, found in english.items() if found - GRAMMAR != french[key] - GRAMMAR} == {}


@pytest.mark.parametrize("folder", PAIRS)
def test_french_signs_stand_off_by_a_space_that_does_not_break(folder: Path) -> None:
    for file in sorted((folder / "fr").glob("*.ftl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            told = line.partition(" = ")[2] if " = " in line else ""
            for sign in (" :", " ;", " !", " ?", "« ", " »"):
                assert sign not in told, f"{file}:{number}: {sign!r} needs a non-breaking space"


@pytest.mark.parametrize("folder", PAIRS)
def test_apostrophes_are_round(folder: Path) -> None:
    """Between letters. What stands between backquotes is typed as it is."""
    for file in sorted(folder.rglob("*.ftl")):
        told = re.sub(r"`[^`\n]*`", "", file.read_text(encoding="utf-8"))
        assert re.findall(r"^.*[^\W\d]'[^\W\d].*$", told, re.MULTILINE) == [], file


@pytest.mark.parametrize("folder", PAIRS)
def test_every_text_is_found_in_its_file_with_all_its_lines(folder: Path) -> None:
    for file in sorted(folder.rglob("*.ftl")):
        said = re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert "\n".join(entries(file).values()).split() == said.split(), file


SAMPLE = """
# Read by nobody.
-brand = Escarmouche
yes = yes
greeting = { -brand } greets { $name },
    and says { yes }.

    Twice.
stones = { $count ->
    [one] one stone
   *[other] { $count } stones
}
greeting = the second of a name
  .title = of no use
untold = never told
wrong = { $
last = { stones } left
"""


def test_a_text_is_parsed_when_it_is_wanted_with_those_that_it_quotes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "sample.ftl").write_text(SAMPLE, encoding="utf-8")
    read: list[str] = []
    monkeypatch.setattr(text, "parsed", lambda source: read.append(source.partition(" =")[0]) or parsed(source))
    told = Texts("en", [tmp_path])
    assert told.keys == {"brand", "yes", "greeting", "stones", "untold", "wrong", "last"} and read == []
    assert told.say("greeting", {"name": "Ann"}) == "Escarmouche greets Ann,\nand says yes.\n\nTwice."
    assert sorted(read) == ["-brand", "greeting", "yes"]
    assert told.say("last", {"count": 2}) == "2 stones left" and told.say("stones", {"count": 1}) == "one stone"
    assert told.say("wrong") == "wrong" and not told.has("wrong") and not told.has("brand")
    assert sorted(read) == ["-brand", "greeting", "last", "stones", "wrong", "yes"]  # each once


def test_a_missing_text_shows_its_key() -> None:
    assert texts("en").say("no-such-key") == "no-such-key"
    assert not texts("en").has("no-such-key")


def test_an_unknown_language_is_english() -> None:
    assert texts("de").say("why-game-over") == texts("en").say("why-game-over")


def test_a_refusal_ends_with_its_rule() -> None:
    reason = refuse("why-out-of-range", "TOY-01", answer=9, low=1, high=6)
    assert texts("en").refusal(reason) == "9 is not between 1 and 6. (TOY-01)"
    assert texts("fr").refusal(reason).endswith("(TOY-01)")


def test_names_words_lists_and_lengths_are_filled_in() -> None:
    names = {"billy": {"en": "Billy", "fr": "Bibi"}}
    for lang, name in (("en", "Billy"), ("fr", "Bibi")):
        assert texts(lang).word("billy", names) == name
        assert texts(lang).word(["billy", "x"], names) == f"{name}, x"
    assert texts("en").word(True) == "yes"
    assert texts("en", "toy").say("why-toy-far", {"far": 3200, "stride": 2000}) == "3.2″ is more than 2″."
    assert texts("fr", "toy").say("why-toy-far", {"far": 3250, "stride": 2000}) == "3,25″ dépasse 2″."


def test_nothing_is_suggested_where_there_is_nothing_to_suggest() -> None:
    begun = {"en": "There is no option “seats”.", "fr": "Il n’y a pas d’option «\u00a0seats\u00a0»."}
    asked = {"en": "Did you mean: size?", "fr": "Vouliez-vous dire\u00a0: size\u00a0?"}
    for lang in LANGUAGES:
        said = texts(lang).say("error-unknown-option", {"option": "seats", "nearest": "size"})
        assert said == f"{begun[lang]} {asked[lang]}"
        assert texts(lang).say("error-unknown-option", {"option": "seats", "nearest": ""}) == begun[lang]


@pytest.mark.parametrize("folder", PAIRS)
def test_every_suggestion_is_left_out_where_it_is_empty(folder: Path) -> None:
    sources = {key: source for file in folder.rglob("*.ftl") for key, source in entries(file).items()}
    suggesting = {key for key, source in sources.items() if re.search(r"(you mean|vous dire)\s?: \{ \$nearest", source)}
    assert suggesting <= {"core-suggested"}


def test_a_reason_within_a_text_is_in_the_same_language() -> None:
    reason = refuse("why-out-of-range", "TOY-01", answer=9, low=1, high=6)
    for lang in LANGUAGES:
        said = texts(lang).say("error-record-answer", {"file": "f", "number": 3, "reason": reason})
        assert said.endswith(texts(lang).refusal(reason))


GAMES = sorted(path.parent.name for path in (ROOT / "games").glob("*/text"))
PUT_TOGETHER = {"moonstone": {"file-board-foot", "file-board-head"}}  # keys that do not stand in the code as they are


def reasons(game: str) -> set[str]:
    """The keys of all that a file can be refused for: by the game's own code, or by what every game uses if none is named."""
    paths = (ROOT / "games" / game).rglob("*.py") if game else ROOT.rglob("*.py")
    own = sorted(path for path in paths if game or ROOT / "games" not in path.parents)
    code = "".join(path.read_text(encoding="utf-8") for path in own)
    found = {key for key in re.findall(r'"((?:file|type)-[a-z-]*[a-z])"', code) if not key.endswith("-bound")}
    return found | PUT_TOGETHER.get(game, set())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_that_a_file_is_refused_for_has_a_text(game: str, lang: str) -> None:
    """Those that any game can give have texts in all games, those of a game only in its own."""
    keys = {f"file-{part}{bound}" for part in ("", "length-") for bound in ("least", "most")} | {"file-above"}
    keys |= {f"type-{name}" for name in validation.NAMES} | reasons("")
    assert len(keys) > 30
    assert [key for key in sorted(keys) if not texts(lang).has(key)] == []
    told = Texts(lang, [HERE, ROOT / "games" / game / "text"])
    assert len(reasons(game)) > 5
    assert [key for key in sorted(reasons(game)) if not told.has(key)] == []


def test_every_reason_that_a_file_is_refused_for_is_named_in_the_code() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py")))
    said = code.count('.wrong("')
    assert said == code.count('.wrong("file-') and said > 15


def test_an_event_is_told_in_the_readers_language() -> None:
    event = Event("hit", "TOY-CLASH-02", {"seat": 1, "score": 4})
    assert texts("en", "toy").event(event) == "Player 1 is hit: 4."
    assert "touché" in texts("fr", "toy").event(event)
    assert list(LANGUAGES) == ["en", "fr"]


def test_a_text_that_lacks_an_argument_is_found_out() -> None:
    known = texts("en")
    assert known.unfilled("error-no-file", {"file": "x"}) == []
    assert "file" in known.unfilled("error-no-file", {})[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("answer", [10**30, -(10**400), float("inf"), "x" * 9999, ["x" * 999] * 9])
def test_no_argument_is_too_large_for_a_text(lang: str, answer: Any) -> None:
    told = texts(lang).say("why-out-of-range", {"answer": answer, "low": 1, "high": 6})
    assert "..." in told and "?" not in told and len(told) < 2100
