"""Does everything a person may read have its text, in every language, with every word filled in?"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from escarmouche.core.asks.ask import Ask, Choose, Menu, Order, Some
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import LANGUAGES, Names, texts

TYPED = (
    "answer",
    "branch",
    "name",
    "of",
)  # what somebody named stands there as it was written; of what kind it is does not
ID = re.compile("[a-z]+(-[a-z]+)*")


def said(game: str, key: str, args: Mapping[str, Any], names: Names) -> Iterator[str]:
    """A text is there, in every language, and nothing in it is left unfilled."""
    for lang in LANGUAGES:
        known = texts(lang, game)
        if not known.has(key):
            yield f"{key} has no text in {lang}"
        elif lacking := known.unfilled(key, args, names):
            yield f"{key} in {lang} is not filled: {lacking[0]}"


def event(game: str, event: Event, names: Names) -> Iterator[str]:
    yield from said(game, f"event-{event.name}", event.args, names)


def refusal(game: str, refusal: Refusal, names: Names) -> Iterator[str]:
    yield from said(game, refusal.key, refusal.args, names)
    yield from raw(game, refusal, names)


def raw(game: str, refusal: Refusal, names: Names) -> Iterator[str]:
    """No word of the program stands in a sentence, the same in every language: what nobody typed has a name."""
    known = [texts(lang, game) for lang in LANGUAGES]
    told = [text.say(refusal.key, refusal.args, names) for text in known]
    for word in _words([value for name, value in refusal.args.items() if name not in TYPED]):
        named = word in names or known[0].has(f"word-{word}") or known[0].has(f"branch-{word}")
        if not named and ID.fullmatch(word) and all(re.search(rf"(?<![\w-]){word}(?![\w-])", text) for text in told):
            yield f"{refusal.key} shows “{word}”, which has no name"


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    for one in value if isinstance(value, list | tuple) else ():
        yield from _words(one)


def ask(game: str, ask: Ask, names: Names) -> Iterator[str]:
    yield from said(game, f"ask-{ask.name}", ask.about, names)


def option(game: str, option: Any, names: Names, kind: str = "word") -> Iterator[str]:
    """A named option is a number, a word of the game or the name of a thing."""
    if not isinstance(option, str) or option.isdigit() or option in names:
        return
    for lang in LANGUAGES:
        if not texts(lang, game).has(f"{kind}-{option}"):
            yield f"{kind}-{option} has no text in {lang}"


def deep(game: str, ask: Ask, names: Names) -> Iterator[str]:
    """The texts of an ask with its options, its branches and why some are closed."""
    yield from said(game, f"ask-{ask.name}", ask.about, names)
    if isinstance(ask, Choose | Some | Order):
        for one in ask.options if ask.of not in ("cell", "edge") else ():  # squares are called by their ids
            yield from option(game, one, names)
    elif isinstance(ask, Menu):
        for name in ask.names:
            yield from option(game, name, names, "branch")
            inner = ask.branch(name)
            if isinstance(inner, Refusal):
                yield from refusal(game, inner, names)
            elif inner is not None:
                yield from deep(game, inner, names)
