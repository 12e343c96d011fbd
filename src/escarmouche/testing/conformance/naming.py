"""Whatever a player could name and may not choose now is refused with its own reason, by a rule that can forbid, in a true sentence.

At a decision, each nameable thing that is not offered is asked for: in the question itself, behind every open branch, and behind every
branch that is shut because there is nothing to choose. A reason that fits anything ("is not offered here") is a fault, and so are an
id that is not a rule that could forbid, a number that makes the sentence untrue, and an option that its own clause speaks against.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from escarmouche.core.asks.ask import Answer, Ask, Choose, Listed, Menu, Number, Order, Shut, Some
from escarmouche.core.asks.naming import GENERIC, UNKNOWN
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.book import Book
from escarmouche.core.messages import ledger
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.game import Game
from escarmouche.testing.conformance import words

FAR = (500, 4_000, 60_000)  # how far from a good place other places are tried, in thousandths of the unit
TRIED = 12  # names tried in a question, at most; more in a soak
EXCEPTIONS: dict[tuple[str, str], str] = {}  # (game, question): why no rule can speak against what is not offered there

FORM = (  # about the form of an answer: no rule of a game is involved
    "why-malformed",
    "why-no-height",
    "why-takes-nothing",
    "why-needs-more",
    "why-twice",
    "why-not-asked",
    "why-game-over",
)
TRUE_IF: dict[str, str] = {  # the sentences of the core that hold numbers
    "why-wrong-count": "count < least or count > most",
    "why-not-exactly": "count != wanted",
    "why-out-of-range": "answer < low or answer > high",
    "why-malformed-arc": "begins != ends or begins == 0",
}
NAMES = (
    "seat",
    "seats",
    "player",
    "players",
    "waiting",
    "options",
    "turn",
    "name",
    "by",
)  # numbers that are not quantities


class Spot(NamedTuple):
    """A question somewhere behind the branches of another, and how an answer to it is said there."""

    ask: Ask
    said: Callable[[Answer], Answer]


def spots(ask: Ask, said: Callable[[Answer], Answer] = lambda answer: answer) -> Iterator[Spot]:
    """The question and all questions behind its branches, including branches that are shut because there is nothing to choose."""
    yield Spot(ask, said)
    if isinstance(ask, Menu):
        for name in ask.names:
            behind = ask.behind(name)
            inner = behind.inner if isinstance(behind, Shut) else behind
            if isinstance(inner, Ask):
                yield from spots(inner, functools.partial(_behind, said, name))


def _behind(said: Callable[[Answer], Answer], name: str, answer: Answer) -> Answer:
    return said({name: answer})


class Namer:
    """Asks for what is not offered. It learns the words of a question from the times when they are offered."""

    def __init__(self, book: Book[Any], tried: int = TRIED) -> None:
        self.book, self.tried = book, tried
        self.learnt: dict[str, dict[Any, None]] = {}  # by question: the words that it has offered so far, in order
        self.asked = 0  # names asked for

    def problems(self, game: Game[Any], ask: Ask, rng: random.Random) -> Iterator[str]:
        """What is wrong with the reasons that a seat gets for what its question does not offer."""
        known = self.book.nameable(game.table, ask.seat)
        for spot in list(spots(ask)):
            self._learn(spot.ask)
            yield from self._disagreeing(spot.ask)
            for name in self._missing(spot.ask, known, rng):
                self.asked += 1
                answer = spot.said(_answer(spot.ask, name))
                yield from self._judged(game, ask.seat, spot.ask, name, game.refusal(ask.seat, answer))
            for name in self._strange(spot.ask, known, rng):
                self.asked += 1
                answer = spot.said(_answer(spot.ask, name))
                yield from self._judged(game, ask.seat, spot.ask, name, game.refusal(ask.seat, answer), strange=True)
            for answer in _beyond(spot.ask, rng):
                reason = game.refusal(ask.seat, spot.said(answer))
                if reason is not None:
                    self.asked += 1
                    yield from judged(game, spot.ask, answer, reason)
            if isinstance(spot.ask, Menu):
                yield from self._closed(game, spot.ask)

    def _learn(self, ask: Ask) -> None:
        """Learn the words of a question, and the branches of a menu that are not the names of things."""
        if isinstance(ask, Menu | Listed) and ask.of == "word":
            self.learnt.setdefault(ask.name, {}).update(dict.fromkeys(_offered(ask)))

    def _missing(self, ask: Ask, known: Mapping[str, Any], rng: random.Random) -> list[Any]:
        if not isinstance(ask, Menu | Listed):
            return []
        offered = _offered(ask)
        words = self.learnt.get(ask.name, ()) if ask.of == "word" else ()
        missing = [name for name in (*known.get(ask.of, ()), *words) if name not in offered]
        return missing if len(missing) <= self.tried else rng.sample(missing, self.tried)

    def _strange(self, ask: Ask, known: Mapping[str, Any], rng: random.Random) -> list[Any]:
        """A thing of another kind than the question is about."""
        if not isinstance(ask, Menu | Listed):
            return []
        offered, others = _offered(ask), [kind for kind, names in known.items() if kind != ask.of and names]
        name = rng.choice(known[rng.choice(others)]) if others else None
        numbers = any(isinstance(option, int) for option in offered)
        odd = name is None or name in offered or (isinstance(name, int) and (numbers or isinstance(ask, Menu)))
        return [] if odd else [name]

    def _closed(self, game: Game[Any], menu: Menu) -> Iterator[str]:
        """The reasons why branches are closed."""
        for name in menu.names:
            behind = menu.branch(name)
            if isinstance(behind, Refusal):
                yield from judged(game, menu, name, behind)

    def _judged(
        self, game: Game[Any], seat: int, ask: Ask, name: Any, reason: Refusal | None, *, strange: bool = False
    ) -> Iterator[str]:
        """What is wrong with a reason. Something `strange` may be told that it is of another kind."""
        if reason is None:
            yield f"{ask.name}: {name} is accepted and not offered"
        elif strange and reason.key in GENERIC and reason.key not in UNKNOWN:
            yield from words.refusal(self.book.name, reason, game.names())
        elif reason.key in GENERIC:
            if (self.book.name, ask.name) not in EXCEPTIONS:
                yield f"{ask.name}: why not {name} ({ask.of})? is answered with {reason.key}"
        else:
            yield from judged(game, ask, name, reason)

    def _disagreeing(self, ask: Ask) -> Iterator[str]:
        if isinstance(ask, Listed):
            for option, reason in ask.disagreeing():
                yield f"{ask.name}: {option} is offered, and its clause says {reason}"


def _offered(ask: Menu | Listed) -> list[Any]:
    return ask.names if isinstance(ask, Menu) else list(ask.options)


def _beyond(ask: Ask, rng: random.Random) -> Iterator[Answer]:
    """Numbers out of bounds, and places and paths that are probably not allowed: near good ones, and anywhere."""
    if isinstance(ask, Number):
        yield from (ask.low - 1, ask.high + 1)
    elif isinstance(ask, Place):
        for far in FAR:
            yield _moved(next(iter(ask), (0, 0)), far, rng)
    elif isinstance(ask, Path):
        for far in FAR:
            legs = next(iter(ask), ())
            last = legs[-1] if legs and isinstance(legs[-1], tuple) else (0, 0)
            yield (*legs[:-1], _moved(last, far, rng))


def _moved(point: Answer, far: int, rng: random.Random) -> Answer:
    return (*[round(part + rng.uniform(-far, far)) for part in point[:2]], *point[2:])


def _answer(ask: Ask, name: Any) -> Answer:
    """The name as an answer of the question's kind."""
    if isinstance(ask, Choose | Menu):
        return name
    if isinstance(ask, Some):
        return [name, *list(ask.options)[: max(0, ask.least - 1)]]
    if isinstance(ask, Order):
        return [name, *list(ask.options)[1:]]
    raise TypeError(ask.kind)


def judged(game: Game[Any], ask: Ask, name: Any, reason: Refusal) -> Iterator[str]:
    """Check a reason: it can be read, its rule can forbid, and its numbers make it true."""
    book = game.book
    yield from words.refusal(book.name, reason, game.names())
    if not reason.key.startswith(FORM) and not can_forbid(book.name, reason.rule):
        yield f"{ask.name}: why not {name}? {reason.key} cites {reason.rule or 'no rule'}, which forbids nothing"
    holds = truth(game, reason)
    if holds is None:
        yield f"{reason.key} holds numbers, and nobody has said when it is true: {sorted(quantities(reason))}"
    elif not holds:
        yield f"{ask.name}: why not {name}? {reason.key} is not true of {dict(reason.args)}"


def can_forbid(game: str, rule: str) -> bool:
    """Is it a rule of the ledger, and not a row of the table of decisions, an example or a note on lost text?"""
    known = ledger.ids(game)
    return not known or (rule in known and rule.split("-")[1] not in SAYING)


SAYING = (
    "DEC",
    "DP",
    "EX",
    "LOST",
)  # chapters that say who decides, give examples or say what was lost: they forbid nothing


def quantities(reason: Refusal) -> dict[str, float]:
    """The numbers in a sentence that count or measure something."""
    return {
        name: value
        for name, value in reason.args.items()
        if name not in NAMES and isinstance(value, int | float) and not isinstance(value, bool)
    }


def truth(game: Game[Any], reason: Refusal) -> bool | None:
    """Do its numbers make a sentence true? None if nobody has said when it is true."""
    if not quantities(reason):
        return True
    test = {**TRUE_IF, **game.book.cases.true_if}.get(reason.key)
    if test is None:
        return None
    if callable(test):
        return test(game.table, reason.args)
    return bool(eval(test, {"__builtins__": {}}, dict(reason.args)))  # written by the game, never by a player
