"""Does everything that a person may read have a text, in every language, with every word filled in?"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from escarmouche.core.asks.about import mistakes
from escarmouche.core.asks.ask import Ask, Choose, Menu, Order, Some
from escarmouche.core.book import find
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.languages import complete
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import Names, texts
from escarmouche.core.play.game import Game
from escarmouche.core.play.prospects import every
from escarmouche.core.views.scene import Scene

TYPED = (
    "answer",
    "branch",
    "name",
    "of",
)  # what somebody named is quoted as it was written; its kind is not
ID = re.compile("[a-z]+(-[a-z0-9]+)*")
ODD = {  # what no sentence may hold, in any language
    "an empty list": re.compile(r":[\s\u00a0]*[.;)]|,\s*[,.]"),
    "the side of a square without a name": re.compile(r"\w\|\w"),
    "two spaces": re.compile(r"\S {2,}\S"),
    "a place where nothing was filled in": re.compile(r"\{|\bNone\b"),
}


def said(game: str, key: str, args: Mapping[str, Any], names: Names) -> Iterator[str]:
    """Check that a text exists in every language that is complete, and that nothing in it is left unfilled."""
    for lang in complete():
        known = texts(lang, game)
        if key not in known.translated:
            yield f"{key} has no text in {lang}"
        elif lacking := known.unfilled(key, args, names):
            yield f"{key} in {lang} is not filled: {lacking[0]}"


def event(game: str, event: Event, names: Names) -> Iterator[str]:
    yield from said(game, f"event-{event.name}", event.args, names)


def refusal(game: str, refusal: Refusal, names: Names) -> Iterator[str]:
    yield from said(game, refusal.key, refusal.args, names)
    yield from raw(game, refusal, names)
    yield from odd(game, refusal, names)


def odd(game: str, refusal: Refusal, names: Names) -> Iterator[str]:
    """Check that a sentence reads like one: no empty list, no two spaces, nothing of the program's own."""
    args = {name: "x" if name in TYPED and isinstance(value, str) else value for name, value in refusal.args.items()}
    for lang in complete():
        sentence = texts(lang, game).say(refusal.key, args, names)
        yield from (
            f"{refusal.key} in {lang} has {what}: {sentence}" for what, odd in ODD.items() if odd.search(sentence)
        )


def raw(game: str, refusal: Refusal, names: Names) -> Iterator[str]:
    """Check that no word of the program is in a sentence, the same in every language: what nobody typed has a name."""
    known = [texts(lang, game) for lang in complete()]
    sentences = [text.say(refusal.key, refusal.args, names) for text in known]
    for word in _words([value for name, value in refusal.args.items() if name not in TYPED]):
        named = word in names or known[0].has(f"word-{word}") or known[0].has(f"branch-{word}")
        if (
            not named
            and ID.fullmatch(word)
            and all(re.search(rf"(?<![\w-]){word}(?![\w-])", text) for text in sentences)
        ):
            yield f"{refusal.key} shows “{word}”, which has no name"


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    for item in value if isinstance(value, list | tuple) else ():
        yield from _words(item)


def ask(game: str, ask: Ask, names: Names) -> Iterator[str]:
    yield from said(game, f"ask-{ask.name}", ask.about, names)


def scene(game: str, scene: Scene) -> Iterator[str]:
    """Check that the phase of a scene, and the stages of its duels, are among those that the game declares."""
    book = find(game)
    if book.phases and scene.phase not in book.phases:
        yield f"the phase {scene.phase} is not declared"
    for duel in scene.duels if book.stages else ():
        if duel.stage not in book.stages:
            yield f"the stage {duel.stage} of {duel.name} is not declared"


def option(game: str, option: Any, names: Names, kind: str = "word") -> Iterator[str]:
    """Check that an option is a number, a word of the game or the name of a thing."""
    if not isinstance(option, str) or option.isdigit() or option in names:
        return
    for lang in complete():
        if f"{kind}-{option}" not in texts(lang, game).translated:
            yield f"{kind}-{option} has no text in {lang}"


def deep(game: str, ask: Ask, names: Names) -> Iterator[str]:
    """The texts of an ask with its options, its branches and why some are closed; and whether what it says about itself is declared."""
    yield from said(game, f"ask-{ask.name}", ask.about, names)
    questions = find(game).questions
    if questions:
        yield from mistakes(ask, questions)
    if isinstance(ask, Choose | Some | Order):
        for name in ask.options if ask.of not in ("cell", "edge") else ():  # squares are called by their ids
            yield from option(game, name, names)
    elif isinstance(ask, Menu):
        for name in ask.names:
            yield from option(game, name, names, "branch")
            inner = ask.branch(name)
            if isinstance(inner, Refusal):
                yield from refusal(game, inner, names)
            elif inner is not None:
                yield from deep(game, inner, names)


def aims(game: Game[Any], seat: int | None, names: Names) -> Iterator[str]:
    """The sentences about what a viewer is after, how it stands and what is left."""
    aims = game.book.tools.aims(game.table, seat)
    for line in (*(aim.what for aim in aims.wins), *aims.left, *(spot.what for spot in aims.spots)):
        yield from said(game.book.name, line.key, line.args, names)
    for tally in aims.stands:
        yield from said(game.book.name, f"label-{tally.name}", {}, names)


def prospects(game: Game[Any], ask: Ask, names: Names) -> Iterator[str]:
    """The sentences about what the options of a question bring, and what those options are."""
    book = game.book
    for _, by_option in every(book, game.table, ask):
        for option, prospect in by_option.items():
            for line in (*prospect.lines, *prospect.warns, *(chance.what for chance in prospect.odds)):
                yield from said(book.name, line.key, line.args, names)
            missing = [lang for lang in complete() if prospect.effect and not prospect.effect.get(lang)]
            if missing:
                yield f"what {option} of {ask.name} does is not said in {missing[0]}"
