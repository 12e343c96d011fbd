"""A third language with three strings: it can be chosen everywhere, and everything it lacks is shown in English."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.runtime import FluentBundle, FluentResource

import escarmouche
from escarmouche.cli import voice
from escarmouche.core.book import find, games
from escarmouche.core.messages import text
from escarmouche.core.messages.languages import LANGUAGES, Language, complete
from escarmouche.core.messages.text import Texts, in_every_language, texts, unfilled_texts
from escarmouche.server.web import errors
from escarmouche.server.web import texts as server_texts

from ...cli.conftest import Cli, cli, home  # noqa: F401

PIRATE = "xp"
ROOT = Path(escarmouche.__file__).parent


@pytest.fixture
def pirate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A language of three strings: one of the core's, one of the terminal's, one of Moonstone's."""
    monkeypatch.setitem(LANGUAGES, PIRATE, Language("Piratish", decimal="-"))
    core, terminal, game = tmp_path / "core", tmp_path / "cli", tmp_path / "moonstone"
    shutil.copytree(text.HERE, core)
    shutil.copytree(voice.FOLDER, terminal)
    shutil.copytree(find("moonstone").folder / "text", game / "text")
    for folder, said in (
        (core, "why-game-over = The voyage be over."),
        (terminal, "cli-do-quit = avast"),
        (game / "text", "ask-faction = Which flag do ye sail under?"),
    ):
        (folder / PIRATE).mkdir()
        (folder / PIRATE / "mine.ftl").write_text(said, encoding="utf-8")
    for module in (text, voice, server_texts, errors):
        monkeypatch.setattr(module, "HERE", core)
    monkeypatch.setattr(voice, "FOLDER", terminal)
    monkeypatch.setattr(find("moonstone"), "folder", game)
    caches: list[Any] = [texts, unfilled_texts, server_texts.fluent, errors.texts]
    for cache in caches:
        cache.cache_clear()
    yield tmp_path
    for cache in caches:
        cache.cache_clear()


def test_what_it_lacks_is_told_in_english(pirate: Path) -> None:
    told = texts(PIRATE, "moonstone")
    assert told.say("why-game-over") == "The voyage be over."
    assert told.say("ask-faction") == "Which flag do ye sail under?"
    assert told.say("event-faction", {"seat": 1, "faction": "dominion"}) == texts("en", "moonstone").say(
        "event-faction", {"seat": 1, "faction": "dominion"}
    )
    assert told.translated == {"why-game-over", "ask-faction"}
    assert told.has("event-faction") and not told.has("no-such-key")
    assert texts(PIRATE).say("no-such-key") == "no-such-key"
    assert told.word("billy", {"billy": {"en": "Billy"}}) == "Billy"


@pytest.mark.parametrize("game", games())
def test_a_text_with_nothing_to_fill_in_is_read_as_it_is_said(game: str) -> None:
    for lang in LANGUAGES:
        told, simple = texts(lang, game), unfilled_texts(lang, game)
        assert len(simple) > 20
        assert {key: text for key, text in simple.items() if told.say(key) != text} == {}


def test_a_name_is_given_in_the_languages_that_have_it(pirate: Path) -> None:
    assert in_every_language("moonstone", "name-stone") == {"en": "stone", "fr": "la pierre"}
    assert in_every_language("moonstone", "ask-faction")[PIRATE] == "Which flag do ye sail under?"


def test_the_terminal_speaks_it_and_can_be_left(pirate: Path, cli: Cli) -> None:  # noqa: F811
    said = cli(f"play moonstone --seats human,random --seed 4 --lang {PIRATE}", "look", "avast")
    assert said.code == 0 and not said.err
    assert "Which flag do ye sail under?" in said.out and "The game is kept in" in said.out
    assert not any(f"{start}-" in said.out for start in ("cli", "event", "ask", "word", "branch", "stat"))
    assert "3-2 in" in voice.Voice(PIRATE).number(3.2) + " in"
    assert "choose one of: en, fr, xp" in cli("--lang zz").err or "xp" in cli("--lang zz").err
    assert voice.language([], {"LANG": "xp_XX.UTF-8"}) == PIRATE


def test_the_client_gets_every_text_in_one_file(pirate: Path) -> None:
    """It has no fall-back of its own for these: what it is sent is complete, and nothing stands in it twice."""
    source = server_texts.fluent(PIRATE, "moonstone")
    bundle, english = FluentBundle([PIRATE, "en"]), Texts("en", server_texts.folders("moonstone"))
    assert list(bundle.add_resource(FluentResource(source)) or ()) == []
    assert all(bundle.has_message(key) for key in english.keys)
    lines = [line.split(" =")[0] for line in source.split("\n") if " =" in line and not line.startswith((" ", "#"))]
    assert len(lines) == len(set(lines))
    assert "Which flag do ye sail under?" in source
    assert server_texts.language("xp, en;q=0.5") == PIRATE


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("game", [None, *games()])
def test_our_own_languages_lack_nothing(game: str | None, lang: str) -> None:
    if game is None or find(game).folder.is_relative_to(ROOT):
        assert texts(lang, game).keys == texts(lang, game).translated


def names(data: Any, at: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Every mapping of languages to words in a data file."""
    if isinstance(data, dict):
        if "en" in data and all(isinstance(value, str) for value in data.values()):
            yield at, data
        for key, value in data.items():
            yield from names(value, f"{at}.{key}")
    for i, value in enumerate(data if isinstance(data, list) else ()):
        yield from names(value, f"{at}[{i}]")


@pytest.mark.parametrize("file", sorted(ROOT.glob("games/*/data/**/*.yaml")), ids=lambda file: file.stem)
def test_our_own_cards_and_boards_have_names_in_every_language(file: Path) -> None:
    """Whoever brings a card needs only English; ours have all."""
    found = list(names(yaml.safe_load(file.read_text(encoding="utf-8"))))
    edition = [at for at, said in found if at.endswith(".version")]  # of Moonstone's editions, not of languages
    assert [at for at, said in found if at not in edition and not set(complete()) <= set(said)] == []
