"""`escarmouche asks`: the names of a game's questions and of the branches of its menus, for people who write a bot or a case."""

from __future__ import annotations

import argparse
import typing
from collections.abc import Iterator
from typing import Any

import msgspec
from fluent.syntax import ast

from escarmouche.cli import FINE
from escarmouche.cli.voice import BadInput, Voice
from escarmouche.core.book import Book, find, nearest
from escarmouche.core.messages.languages import ENGLISH
from escarmouche.core.messages.text import messages


class Question(msgspec.Struct):
    """A question: the sentence that it asks, and what it says about itself (`ask.about`)."""

    text: str
    about: dict[str, str]


def run(args: argparse.Namespace, voice: Voice) -> int:
    book = find(args.game)
    texts = sentences(book, voice.lang)
    asked = questions(book, texts)
    branches = {key.removeprefix("branch-"): text for key, text in texts.items() if key.startswith("branch-")}
    if args.json:
        data = {"game": book.name, "asks": asked, "branches": branches}
        voice.line(msgspec.json.format(msgspec.json.encode(data), indent=1).decode())
        return FINE
    listed = branches if args.branches else asked
    unknown = [name for name in args.names if name not in listed]
    if unknown:
        raise BadInput("cli-no-ask", name=unknown[0], nearest=nearest(unknown[0], listed))
    for name in args.names or sorted(listed):
        for line in _branch(name, branches, asked, voice) if args.branches else _question(name, asked[name], voice):
            voice.line(line)
    if not args.names:
        voice.say("cli-asks-count", asks=len(asked), branches=len(branches), game=book.name)
    return FINE


def questions(book: Book[Any], said: dict[str, str]) -> dict[str, Question]:
    """The questions that a game declares; of a game that declares none, those that it has sentences for."""
    names = list(book.questions) or [key.removeprefix("ask-") for key in said if key.startswith("ask-")]
    return {name: Question(said.get(f"ask-{name}", ""), _about(book.questions.get(name))) for name in names}


def _about(kind: type | None) -> dict[str, str]:
    """The fields that a question declares, and their types as they are written."""
    hints = typing.get_type_hints(kind) if kind is not None else {}
    return {
        name: to.__name__ if isinstance(to, type) and not typing.get_args(to) else str(to) for name, to in hints.items()
    }


def _question(name: str, question: Question, voice: Voice) -> Iterator[str]:
    yield f"{name}{voice.tell('cli-colon')}{question.text}"
    if question.about:
        yield voice.tell("cli-ask-about", fields=", ".join(question.about))


def _branch(name: str, branches: dict[str, str], asked: dict[str, Question], voice: Voice) -> Iterator[str]:
    behind = f" → {asked[name].text}" if name in asked else ""
    yield f"{name}{voice.tell('cli-colon')}{branches[name]}{behind}"


# -- sentences


def sentences(book: Book[Any], lang: str) -> dict[str, str]:
    """The game's own sentences of questions and branches, with ‹names› for what fills them."""
    texts: dict[str, str] = {}
    for folder in dict.fromkeys((lang, ENGLISH)):
        for file in sorted((book.folder / "text" / folder).glob("*.ftl")):
            for entry in messages(file).body:
                if isinstance(entry, ast.Message) and entry.id.name.startswith(("ask-", "branch-")) and entry.value:
                    texts.setdefault(entry.id.name, " ".join(_shown(entry.value).split()))
    return texts


def _shown(pattern: ast.Pattern) -> str:
    return "".join(
        part.value if isinstance(part, ast.TextElement) else _filled(part.expression) for part in pattern.elements
    )


def _filled(expression: Any) -> str:
    """A placeholder for a part of a sentence that is filled in; the usual form if there are several."""
    match expression:
        case ast.VariableReference():
            return f"‹{expression.id.name}›"
        case ast.FunctionReference():
            return _filled(expression.arguments.positional[0])
        case ast.SelectExpression():
            return _shown(next(variant.value for variant in expression.variants if variant.default))
        case ast.StringLiteral() | ast.NumberLiteral():
            return str(expression.value)
    return "‹…›"
