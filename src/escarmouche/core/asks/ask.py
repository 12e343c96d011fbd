"""The closed set of questions: choose one, choose some, put in order, pick a number, a place, a path, or a branch of a menu.

`answer in ask`, `for answer in ask` (lazy), `ask.sample(rng)` and `ask.why_not(answer)` work on all of them. Legality is written
once, in the ask, and does not depend on who is asking. An ask and an answer are JSON (see `wire.py`).

>>> ask = Choose("call", seat=1, rule="TOY-02", options=("ok", "bluff"))
>>> "ok" in ask, "perhaps" in ask
(True, False)
>>> list(ask)
['ok', 'bluff']
>>> ask.why_not("perhaps").key
'why-not-an-option'
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Literal, Required, TypeAlias, TypedDict, TypeVar, Unpack

from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse

Answer: TypeAlias = Any  # a JSON value; lists are kept as tuples so that answers can be compared and hashed
Option: TypeAlias = str | int
Kind: TypeAlias = Literal["ask", "choose", "some", "order", "number", "place", "path", "menu"]
DealerKind: TypeAlias = Literal["draw", "drop"]  # asked of the dealer alone: cards, and where something lands
Why: TypeAlias = "Callable[[Any], Refusal | None]"  # why something that somebody named may not be chosen now
DEEPEST = 16  # lists within lists: no answer needs more
LARGEST = 2**53  # beyond it JSON does not tell whole numbers apart
NOT_AN_OPTION, NOT_A_BRANCH = "why-not-an-option", "why-not-a-branch"  # nobody has said why: see `naming.py`
MOST_TOLD = 20  # options that a sentence lists at most: nobody reads on
UNEXPLAINED = (NOT_AN_OPTION, NOT_A_BRANCH, "why-malformed")
_NOTHING = object()


class About(TypedDict):
    """What a question says about itself: any of the types that a game declares for its questions (see `about.py`), never a plain dict."""


class Ask:
    """A question to one seat. `name` finds its text (`ask-<name>`), `about` fills that text, `of` says what the options are."""

    __slots__ = ("about", "name", "of", "offered", "rule", "seat")
    kind: ClassVar[Kind | DealerKind] = "ask"
    seen: tuple[int, ...] | None = None  # which seats may know the answer, when it is the dealer's; None: everybody

    def __init__(
        self,
        name: str,
        seat: int,
        rule: str,
        of: str = "word",
        about: About | None = None,
    ) -> None:
        self.name, self.seat = name, seat
        self.rule, self.of = rule, of
        self.about: About = {} if about is None else about
        self.offered: Any = _NOTHING  # the last sample: known to be legal, not checked again

    def __contains__(self, answer: object) -> bool:
        return self.why_not(answer) is None

    def __iter__(self) -> Iterator[Answer]:
        """Every legal answer, one after the other; of a place or a path, good ones."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Answer:
        """A random legal answer."""
        raise NotImplementedError

    def why_not(self, answer: Answer) -> Refusal | None:
        """Why this answer is not legal; None if it is."""
        raise NotImplementedError

    def read(self, answer: Answer) -> Answer:
        """The answer as it is recorded. Lists become tuples; what is not of this kind is left for `why_not` to refuse."""
        return frozen(answer)

    def malformed(self, answer: Answer) -> Refusal:
        """Why an answer of another kind is refused."""
        return refuse(f"why-malformed-{self.kind}", answer=shown(answer))

    def __repr__(self) -> str:
        options = ", ".join(str(option) for option in itertools.islice(self, 8))
        return f"<{self.kind} {self.name!r} seat={self.seat} {self.rule}: {options}>"


def frozen(answer: Answer) -> Answer:
    """A JSON value with tuples for lists, all the way down."""
    if isinstance(answer, list | tuple):
        return tuple([frozen(item) for item in answer])
    if isinstance(answer, dict):
        return {str(key): frozen(value) for key, value in answer.items()}
    return answer


def plain(answer: Answer, depth: int = DEEPEST) -> bool:
    """Is it a JSON value, and not larger than anybody could mean?"""
    if isinstance(answer, int):
        return -LARGEST <= answer <= LARGEST
    if isinstance(answer, list | tuple):
        return depth > 0 and all(plain(item, depth - 1) for item in answer)
    if isinstance(answer, dict):
        return depth > 0 and all(isinstance(key, str) and plain(item, depth - 1) for key, item in answer.items())
    return answer is None or isinstance(answer, str | float)


def shown(answer: Answer) -> str:
    """An answer as a short text for a message."""
    try:
        text = written(answer)
    except (ValueError, RecursionError):  # a number too long to write, endless lists within lists
        text = f"{type(answer).__name__}..."
    text = text if len(text) <= 80 else text[:77] + "..."
    return "".join(sign if sign.isprintable() else " " if sign.isspace() else "?" for sign in text)


JSON_WORDS = {None: "null", True: "true", False: "false"}


def written(answer: Answer) -> str:
    """An answer as a player writes it: names without quotes, lists in square brackets."""
    if isinstance(answer, list | tuple):
        return "[" + ", ".join(map(written, answer)) + "]"
    if isinstance(answer, dict):
        return "{" + ", ".join(f"{key}: {written(value)}" for key, value in answer.items()) + "}"
    if answer is None or isinstance(answer, bool):
        return JSON_WORDS[answer]
    return str(answer)


def told(options: Sequence[Option]) -> list[Option]:
    """The options as a sentence lists them: only the first ones of a long list."""
    return list(options) if len(options) <= MOST_TOLD else [*options[:MOST_TOLD], "and-more"]


Options: TypeAlias = Sequence[Option] | Callable[[], Sequence[Option]]


class Listed(Ask):
    """A question with a list. The list may be a function: it is called when somebody looks."""

    __slots__ = ("_options", "_why")

    def __init__(
        self,
        name: str,
        *,
        options: Options,
        seat: int,
        rule: str,
        of: str = "word",
        about: About | None = None,
        why: Why | None = None,
    ) -> None:
        self.name, self.seat, self.rule, self.of = name, seat, rule, of  # every decision makes one: a call less
        self.about, self.offered = {} if about is None else about, _NOTHING
        self._options, self._why = options, why

    @property
    def options(self) -> Sequence[Option]:
        if callable(self._options):
            self._options = self._options()
        return self._options

    def left_out(self, answer: Answer) -> Refusal:
        """Why something that is not in the list may not be chosen: the reason of the clause that left it out, if a clause did."""
        reason = self._why(answer) if self._why else None
        named = answer if isinstance(answer, int) else shown(answer)
        return reason or refuse(NOT_AN_OPTION, answer=named, options=told(self.options), of=self.of)

    def disagreeing(self) -> Iterator[tuple[Option, Refusal]]:
        """Options that are offered although the clause that narrows the list speaks against them: there should be none."""
        for option in self.options if self._why else ():
            reason = self._why(option) if self._why else None
            if reason is not None:
                yield option, reason


class ListedWith(TypedDict, total=False):
    """What a question with a list takes besides its name and its options."""

    seat: Required[int]
    rule: Required[str]
    of: str
    about: About | None
    why: Why | None


class Choose(Listed):
    """Choose one of a list. `why` says why anything else that could be named may not be chosen now."""

    __slots__ = ()
    kind = "choose"

    def __iter__(self) -> Iterator[Answer]:
        return iter(self.options)

    def sample(self, rng: Random) -> Answer:
        options = self._options
        if callable(options):
            options = self._options = options()
        option = self.offered = options[int(rng.random() * len(options))]
        return option

    def read(self, answer: Answer) -> Answer:
        return answer

    def why_not(self, answer: Answer) -> Refusal | None:
        if isinstance(answer, bool) or not isinstance(answer, str | int):
            return self.malformed(answer)
        return None if answer in self.options else self.left_out(answer)


def wrong_count(rule: str, count: int, least: int, most: int) -> Refusal:
    """Too few or too many: say how many it must be."""
    if least == most:
        return refuse("why-not-exactly", rule, count=count, wanted=least)
    return refuse("why-wrong-count", rule, count=count, least=least, most=most)


class Some(Listed):
    """Choose from `least` to `most` different options of a list. `once` is the rule by which nothing may be chosen twice."""

    __slots__ = ("_most", "least", "once")
    kind = "some"

    def __init__(
        self, name: str, *, options: Options, least: int, most: int, once: str = "", **rest: Unpack[ListedWith]
    ) -> None:
        super().__init__(name, options=options, **rest)
        self.least, self._most, self.once = least, most, once

    @property
    def most(self) -> int:
        return min(self._most, len(self.options))

    def __iter__(self) -> Iterator[Answer]:
        for size in range(self.least, self.most + 1):
            yield from itertools.combinations(self.options, size)

    def sample(self, rng: Random) -> Answer:
        size = self.least + int(rng.random() * (self.most - self.least + 1))
        left = list(self.options)
        self.offered = tuple([left.pop(int(rng.random() * len(left))) for _ in range(size)])
        return self.offered

    def why_not(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, list | tuple):
            return self.malformed(answer)
        left = list(self.options)
        for item in answer:
            if isinstance(item, bool) or not isinstance(item, str | int):
                return self.malformed(answer)
            if item not in self.options:
                return self.left_out(item)
            if item not in left:
                return refuse("why-twice", self.once, answer=item)
            left.remove(item)
        if not self.least <= len(answer) <= self.most:
            return wrong_count(self.rule, len(answer), self.least, self.most)
        return None


class Order(Listed):
    """Put all of a list in order."""

    __slots__ = ()
    kind = "order"

    def __iter__(self) -> Iterator[Answer]:
        return itertools.permutations(self.options)

    def sample(self, rng: Random) -> Answer:
        left = list(self.options)
        self.offered = tuple([left.pop(int(rng.random() * len(left))) for _ in range(len(left))])
        return self.offered

    def why_not(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, list | tuple):
            return self.malformed(answer)
        if sorted(map(repr, answer)) == sorted(map(repr, self.options)):
            return None
        for item in answer:
            if isinstance(item, str) and item not in self.options:
                return self.left_out(item)
        return refuse("why-not-an-order", self.rule, options=list(self.options))


class Number(Ask):
    """Pick a whole number from `low` to `high`. Asked of the dealer, it is a die."""

    __slots__ = ("high", "low")
    kind = "number"

    def __init__(
        self,
        name: str,
        *,
        low: int,
        high: int,
        seat: int,
        rule: str,
        of: str = "word",
        about: About | None = None,
    ) -> None:
        Ask.__init__(self, name, seat, rule, of, about)
        self.low, self.high = low, high

    def __iter__(self) -> Iterator[Answer]:
        return iter(range(self.low, self.high + 1))

    def sample(self, rng: Random) -> Answer:
        self.offered = self.low + int(rng.random() * (self.high - self.low + 1))
        return self.offered

    def why_not(self, answer: Answer) -> Refusal | None:
        if isinstance(answer, bool) or not isinstance(answer, int):
            return self.malformed(answer)
        if self.low <= answer <= self.high:
            return None
        return refuse("why-out-of-range", self.rule, answer=answer, low=self.low, high=self.high)


class Shut:
    """A closed branch whose reason is worked out only when somebody wants to know it.

    `inner` is the question that would be behind it if there were anything to choose: whoever names something in the closed branch is told
    what speaks against that very thing.
    """

    __slots__ = ("_reason", "_why", "inner")

    def __init__(self, why: Refusal | Callable[[], Refusal], inner: Ask | None = None) -> None:
        self._why, self.inner = why, inner
        self._reason = why if isinstance(why, Refusal) else None

    @property
    def reason(self) -> Refusal:
        """Why the branch is closed."""
        if self._reason is None:
            self._reason = self._why() if callable(self._why) else self._why
        return self._reason

    def why_not(self, value: Answer) -> Refusal:
        """Why something named in it may not be chosen: the reason against that very thing, or else why the whole branch is closed."""
        if self.inner is None or value is None:
            return self.reason
        reason = self.inner.why_not(self.inner.read(value))
        return self.reason if reason is None or reason.key.startswith(UNEXPLAINED) else reason


L = TypeVar("L", bound=Listed)


def unless_empty(ask: L, why: Refusal | Callable[[], Refusal]) -> L | Shut:
    """A branch with a list; if the list is empty, it is shut for this reason."""
    return ask if ask.options else Shut(why, ask)


CLOSED = (Refusal, Shut)
Branch: TypeAlias = "Ask | Refusal | None"
LazyBranch: TypeAlias = "Branch | Shut | Callable[[], Branch | Shut]"


class Menu(Ask):
    """Choose a branch by name; a branch may hold a further question. Answers: `"end"` or `{"melee": "bobby"}`.

    A branch is None (nothing more to say), an ask, or a refusal: the reason why it is closed, for whoever wants to know. It may be a
    function, called when somebody looks at that branch, so that an unvisited branch costs nothing. All branches together may be a
    function too: a hidden hand is read from the state when somebody first looks. `why` says why there is no such branch, `more` why a
    branch that takes no further answer was given one.
    """

    __slots__ = ("_listed", "_more", "_why")
    kind = "menu"

    def __init__(
        self,
        name: str,
        *,
        branches: dict[str, LazyBranch] | Callable[[], dict[str, LazyBranch]],
        seat: int,
        rule: str,
        of: str = "word",
        about: About | None = None,
        why: Why | None = None,
        more: Callable[[str, Answer], Refusal | None] | None = None,
    ) -> None:
        self.name, self.seat, self.rule, self.of = name, seat, rule, of  # every decision makes one: a call less
        self.about, self.offered = {} if about is None else about, _NOTHING
        self._listed, self._why, self._more = branches, why, more

    @property
    def _branches(self) -> dict[str, LazyBranch]:
        if not isinstance(self._listed, dict):
            self._listed = self._listed()
        return self._listed

    @property
    def names(self) -> list[str]:
        """Every branch by name, open or closed."""
        return list(self._branches)

    def branch(self, name: str) -> Branch:
        """What lies behind a branch: None, an ask, or the reason why it is closed."""
        inner = self.behind(name)
        return inner.reason if isinstance(inner, Shut) else inner

    def behind(self, name: str) -> Branch | Shut:
        """What lies behind a branch; the reason of a closed one is not worked out."""
        branches = self._branches
        inner = branches[name]
        if callable(inner):
            inner = branches[name] = inner()
        return inner

    def open(self) -> Iterator[tuple[str, Ask | None]]:
        """The branches that can be taken."""
        for name in self._branches:
            inner = self.behind(name)
            if not isinstance(inner, CLOSED):
                yield name, inner

    def left_out(self, name: str) -> Refusal:
        """Why there is no such branch: the reason of the clause that left it out, if a clause did."""
        reason = self._why(name) if self._why else None
        if reason is not None:
            return reason
        branches = [branch for branch, _ in self.open()]
        return refuse(NOT_A_BRANCH, branch=shown(name), branches=told(branches), of=self.of)

    def __iter__(self) -> Iterator[Answer]:
        for name, inner in self.open():
            if inner is None:
                yield name
            else:
                for answer in inner:
                    yield {name: answer}

    def sample(self, rng: Random) -> Answer:
        branches = self._listed if isinstance(self._listed, dict) else self._branches
        names = list(branches)
        while names:
            name = names.pop(int(rng.random() * len(names)))
            inner = branches[name]
            if callable(inner):
                inner = branches[name] = inner()
            if inner is None:
                self.offered = name
                return name
            if isinstance(inner, Ask):
                answer = self.offered = {name: inner.sample(rng)}
                return answer
        raise LookupError(f"no branch of {self.name!r} is open")

    def read(self, answer: Answer) -> Answer:
        if isinstance(answer, dict) and len(answer) == 1:
            name, value = next(iter(answer.items()))
            if name in self._branches:
                inner = self.branch(name)
                if isinstance(inner, Ask):
                    return {name: inner.read(value)}
        return frozen(answer)

    def why_not(self, answer: Answer) -> Refusal | None:
        if isinstance(answer, dict) and len(answer) == 1:
            name, value = next(iter(answer.items()))
        elif isinstance(answer, str):
            name, value = answer, None
        else:
            return self.malformed(answer)
        if name not in self._branches:
            return self.left_out(name)
        inner = self.behind(name)
        if isinstance(inner, Refusal):
            return inner
        if isinstance(inner, Shut):
            return inner.why_not(value)
        if inner is None:
            return None if value is None else self._too_much(name, value)
        if value is None:
            return refuse("why-needs-more", branch=name)
        return inner.why_not(value)

    def _too_much(self, name: str, value: Answer) -> Refusal:
        reason = self._more(name, value) if self._more else None
        return reason or refuse("why-takes-nothing", branch=name)


def parts(answer: Answer) -> tuple[str, Answer]:
    """The branch that an answer to a menu takes, and what it says there.

    >>> parts("end"), parts({"melee": "bobby"})
    (('end', None), ('melee', 'bobby'))
    """
    if isinstance(answer, str):
        return answer, None
    name, value = next(iter(answer.items()))
    return name, value
