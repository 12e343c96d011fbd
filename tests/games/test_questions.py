"""What a question says about itself is declared (`questions.py`): rules, bots and clients agree on its fields."""

from __future__ import annotations

import gzip
import re
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from escarmouche.core.asks.about import Understood, mistakes
from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.book import find
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play import record
from escarmouche.core.play.game import Game
from escarmouche.testing import records

ROOT = Path(__file__).parents[2]
EVERY = 5  # check every fifth recorded game


def inside(ask: Ask) -> Iterator[Ask]:
    """A question, and all that lie behind its branches."""
    yield ask
    for name in ask.names if isinstance(ask, Menu) else ():
        branch = ask.branch(name)
        if branch is not None and not isinstance(branch, Refusal):
            yield from inside(branch)


def asked(game: Game[Any]) -> Iterator[Ask]:
    for moment in game.retold():
        for ask in moment.pending:
            yield from inside(ask)


@pytest.mark.parametrize("game", records.GAMES)
def test_questions_say_what_is_declared(game: str) -> None:
    questions = find(game).questions
    wrong: set[str] = set()
    for path in records.kept(ROOT / "tests" / "records" / "0.1" / game)[::EVERY]:
        played = record.read(gzip.decompress(path.read_bytes()).decode(), str(path))
        wrong.update(problem for ask in asked(played) for problem in mistakes(ask, questions))
    assert wrong == set()


@pytest.mark.parametrize("game", records.GAMES)
def test_every_declared_question_has_a_text(game: str) -> None:
    texts = (find(game).folder / "text" / "en").glob("*.ftl")
    written = {key for text in texts for key in re.findall(r"^ask-([\w-]+) *=", text.read_text(), re.MULTILINE)}
    assert set(find(game).questions) <= written


@pytest.mark.parametrize("game", records.GAMES)
def test_what_clients_understand_means_the_same_in_every_game(game: str) -> None:
    shared = typing.get_type_hints(Understood)
    for name, kind in find(game).questions.items():
        for key, type_ in typing.get_type_hints(kind).items():
            assert key not in shared or type_ == shared[key], f"{name}: {key}"


def test_the_client_reads_no_other_fields() -> None:
    source = (ROOT / "web" / "src" / "ask" / "about.ts").read_text(encoding="utf-8")
    keys = set(re.findall(r"about\?\.\['(\w+)'\]", source)) | {"puts", "radius"}
    assert "model" in keys and keys <= set(typing.get_type_hints(Understood))
