"""Everything that a person may read of this game has its text in both languages: what the code can say, and what games do say."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.core.book import register
from escarmouche.core.messages.text import LANGUAGES, texts
from escarmouche.core.play.game import Game
from escarmouche.games.d10 import BOOK, refusals
from escarmouche.games.d10.combat import advantage, react, shoot
from escarmouche.games.d10.ground.terrain import NATURE
from escarmouche.games.d10.state import HEIGHTS
from escarmouche.games.d10.turn import action
from escarmouche.testing.conformance import words

register(BOOK)
WHOLE = re.compile(r"(why|sight|then|outcome|error|file|card)-[a-z0-9-]*[a-z0-9]")  # what is a key as it stands
ASKS = ("Choose", "Some", "Order", "Number", "Place", "Path", "Menu")
KINDS = {**dict.fromkeys(ASKS, "ask"), "die": "ask", "tell": "event", "Mod": "mod", "Deed": "branch"}
SLUG = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
LATE = {"reason"}  # arguments that a text chooses by and does not show


# -- what the code can say


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def keys(tree: ast.AST) -> Iterator[str]:
    """The keys that stand in a module as they are."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and WHOLE.fullmatch(node.value):
            yield node.value
        if isinstance(node, ast.Call) and called(node) in KINDS and node.args:
            said = node.args[0]
            if isinstance(said, ast.Constant) and isinstance(said.value, str):
                yield f"{KINDS[called(node)]}-{said.value}"


MODULES = sorted(path for path in BOOK.folder.rglob("*.py") if path.stem != "__init__")


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.stem)
def test_what_a_module_can_say_has_a_text(file: Any) -> None:
    """Questions, events, refusals, modifiers, branches."""
    wanted = set(keys(ast.parse(file.read_text(encoding="utf-8"))))
    for lang in LANGUAGES:
        assert [key for key in sorted(wanted) if not texts(lang, "d10").has(key)] == []


def test_words_that_are_put_together() -> None:
    """Actions in a sentence, postures, kinds of terrain, critical rows, advantages, reactions, plights."""
    wanted = {f"word-do-{deed.key}" for deed in action.chapters()}
    wanted |= {f"word-{posture}" for posture in HEIGHTS if posture != "up"} | {f"word-{kind}" for kind in NATURE}
    wanted |= {f"word-{row}" for row in shoot.ROWS.values()} | {f"word-jc-row-{row}" for row in range(10)}
    wanted |= {f"word-{state}-door" for state in ("open", "closed", "barred")}
    wanted |= {f"word-reaction-{name}" for name in ("skewer", "dodge", "parry", "kick", "swap")}
    wanted |= {f"why-plight-{name}" for name in ("stunned", "climbing", "prone", "prone-plain", "engaged", "held")}
    wanted |= {f"why-away-{status}" for status in refusals.AWAY} | {f"why-reaction-{word}" for word in react.OUTSIDE}
    wanted |= {f"event-{name}-declared" for name in ("charge", "strike", "hithard")}
    wanted |= {f"event-{name}" for name in ("out", "dead", "opened", "closed")}
    for lang in LANGUAGES:
        assert [key for key in sorted(wanted) if not texts(lang, "d10").has(key)] == []


def test_what_can_be_named_has_a_kind() -> None:
    """Whatever is of another kind than what is asked for is told as what it is."""
    table = esc.new("d10").table
    for lang in LANGUAGES:
        assert [of for of in BOOK.nameable(table, 0) if not texts(lang, "d10").has(f"kind-{of}")] == []


def test_advantages_have_words() -> None:
    """D10-CC-10: the five of the sheets, as the scene names them and as a modifier."""
    known = {node.value for node in ast.walk(ast.parse((BOOK.folder / "combat" / "advantage.py").read_text(encoding="utf-8")))
             if isinstance(node, ast.Constant) and node.value in ("friend", "posture", "equipped", "charge", "hithard")}  # fmt: skip
    assert known == {"friend", "posture", "equipped", "charge", "hithard"} and advantage.REROLL == 3
    for lang in LANGUAGES:
        assert all(texts(lang, "d10").has(f"word-advantage-{word}") for word in known)


# -- the files


def entries(lang: str) -> dict[str, str]:
    """Key -> the text as it is written, of all files of a language; nothing is said twice."""
    found: list[tuple[str, str]] = []
    for file in sorted((BOOK.folder / "text" / lang).glob("*.ftl")):
        blocks = re.split(r"^(?=[a-z][a-zA-Z0-9_-]* =)", file.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
        for block in blocks:
            key, _, text = block.partition(" =")
            found.append((key, re.sub(r"^#.*$", "", text, flags=re.MULTILINE).strip()))
    twice = [key for key, count in Counter(key for key, _ in found).items() if count > 1]
    assert twice == [], lang
    return dict(found)


def test_both_languages_say_the_same() -> None:
    """The same keys, and the same names of arguments in each text."""
    en, fr = entries("en"), entries("fr")
    assert set(en) == set(fr)
    for key, text in en.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", fr[key])), key


def test_french_typography() -> None:
    """A no-break space before : ; ! ? » and after «, the true apostrophe."""
    for key, text in entries("fr").items():
        said = re.sub(r"\{[^{}]*\}", "X", text)
        assert not re.search(r" [:;!?»]|« |\w[;!?»]", said), (key, said)
        assert "'" not in said, key


def test_lengths_are_in_centimetres() -> None:
    """With a no-break space, and a decimal comma in French."""
    args = {"figure": "x", "distance": 2_500}
    assert "2.5\u00a0cm" in texts("en", "d10").say("ask-advance", args)
    assert "2,5\u00a0cm" in texts("fr", "d10").say("ask-advance", args)
    for lang in LANGUAGES:
        assert not any("″" in text for text in entries(lang).values())


# -- what games say


def seen(game: Game[Any]) -> Iterator[str]:
    """The keys that a scene needs."""
    names = game.names()
    for seat in (*range(game.setup.seats), None):
        scene = game.view(seat).scene
        yield from (f"track-{track.name}" for track in scene.tracks)
        yield from (f"label-{track.name}" for track in scene.tracks)
        yield from (f"word-{marker.kind}" for marker in scene.markers if marker.kind not in names)
        for piece in scene.pieces:
            yield from (f"word-{state}" for state in piece.states)
            yield from (f"badge-{name}" for name in piece.badges)
            yield from (f"table-{name}" for name in piece.marks)
            for thing in piece.things:
                yield from (f"word-{word}" for word in (*thing.states, *thing.badges))
        for duel in scene.duels:
            yield from (f"word-{duel.name}", f"word-{duel.stage}")
            for side in duel.sides:
                yield from (f"mod-{mod.word}" for mod in side.mods)
                said = (side.role, *side.words, side.result, *(die.word for die in side.dice))
                yield from (f"word-{word}" for word in said if word)


def told(game: Game[Any]) -> Iterator[str]:
    """What the events of a step lack: a text, an argument, or a word for an id that would be shown as it is."""
    names = game.names()
    for event in game.events:
        yield from words.event("d10", event, names)
        for name, value in event.args.items():
            for one in value if isinstance(value, list | tuple) else (value,):
                if name in LATE or not isinstance(one, str) or not SLUG.fullmatch(one):
                    continue
                if one == texts("fr", "d10").word(one, names):  # English words may be as their ids
                    yield f"{event.name}: {one}"


@pytest.mark.parametrize("options", BOOK.samples(), ids=lambda options: f"{options['scenario']} {options['edition']}")
def test_what_a_game_says(options: dict[str, Any]) -> None:
    """Every question with its options and closed branches, every event, every word of the scene."""
    rng, wanted, lacking = random.Random(5), set[str](), set[str]()
    game = esc.new("d10", seed=5, **options)
    while game.pending:
        for ask in game.pending:
            if rng.random() < 0.05:
                lacking |= set(words.deep("d10", ask, game.names()))
                wanted |= set(seen(game))
            game.answer(ask.seat, ask.sample(rng))
        lacking |= set(told(game))
    assert game.outcome is not None
    for lang in LANGUAGES:
        lacking |= {key for key in (*wanted, game.outcome.reason) if not texts(lang, "d10").has(key)}
    assert sorted(lacking) == []


def test_outcomes_have_titles() -> None:
    """What is said in place of a plain draw."""
    assert all(texts(lang, "d10").has("outcome-draw-title") for lang in LANGUAGES)
