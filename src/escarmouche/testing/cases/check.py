"""What a case can expect of any game: who is asked what, what may be answered, what was said to whom, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.core.asks.ask import Ask, Menu, Number
from escarmouche.core.book import Mismatch
from escarmouche.core.files.case_reader import BadPosition, CaseReader, card_id, slug
from escarmouche.core.files.written_answers import MILS, as_answer
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.refusal import EscarmoucheError, Refusal, refuse
from escarmouche.core.play.game import Game
from escarmouche.testing.cases import known_names
from escarmouche.testing.cases.shown import shown

NOTHING = ("none", "nothing", None)
UNTRIED = ("why-malformed", "why-needs-more", "why-takes-nothing")  # refusals of answers that fit no question
CASE = CaseReader("")  # for mistakes in a case of any game
Misses = Iterator[Mismatch | BadPosition]  # what does not hold, and what makes no sense


def print_of(game: Game[Any]) -> tuple[bytes, int, list[str]]:
    """What must not change when an answer is refused."""
    waiting = [f"{ask.seat} {ask.name}" for ask in game.pending]
    return msgspec.msgpack.encode(game.table.state), game.number, waiting


def named(error: EscarmoucheError, rule: Any) -> bool:
    """Is it this refusal? By its rule, its key or the kind of error."""
    return error.code == rule or fits(error.refusal, rule)


def fits(refusal: Refusal, rule: Any) -> bool:
    """Is it this refusal? A refusal is named by its rule or its key, or by both in a mapping."""
    if isinstance(rule, dict):
        return bool(rule.get("rule", refusal.rule) == refusal.rule and rule.get("key", refusal.key) == refusal.key)
    return rule in (refusal.rule, refusal.key)


def keyed(refusal: Refusal, rule: Any) -> bool:
    """Is it named by its key, so that nothing else can be meant?"""
    return refusal.key in (rule, rule.get("key") if isinstance(rule, dict) else None)


def asked(game: Game[Any], wanted: Mapping[int, Any]) -> Iterator[Mismatch]:
    """`asked: {0: action, 1: none}`: the open question of a seat, by name or rule."""
    for seat, name in wanted.items():
        ask = game.asked(seat)
        if ask is None:
            if name not in NOTHING:
                yield Mismatch(f"asked {seat}", name, refuse("case-not-asked"))
        elif name in NOTHING or name not in (ask.name, ask.rule):
            yield Mismatch(f"asked {seat}", name, f"{ask.name} ({ask.rule})")


def options(game: Game[Any], wanted: Mapping[int, Any]) -> Misses:
    """`options: {0: [a, b]}` is everything that is offered; `{0: {has: [..], lacks: [..]}}` a part of it."""
    for seat, listed in wanted.items():
        ask = game.asked(seat)
        if ask is None:
            yield Mismatch(f"options {seat}", listed, refuse("case-not-asked"))
        elif isinstance(listed, dict):
            yield from _has(ask, listed.get("has", ()))
            yield from _lacks(game, ask, listed.get("lacks", ()))
        elif sorted(map(card_id, listed)) != sorted(map(card_id, offered(ask))):
            yield Mismatch(f"options {seat}", listed, offered(ask))


def _has(ask: Ask, answers: Sequence[Any]) -> Misses:
    for answer in answers:
        reason = _why_not(ask, as_answer(ask, answer))
        if reason is not None:
            yield Mismatch(f"options {ask.seat}", answer, reason)


def _lacks(game: Game[Any], ask: Ask, answers: Sequence[Any]) -> Misses:
    for n, answer in enumerate(answers):
        meant = as_answer(ask, answer)
        reason = _why_not(ask, meant)
        at = (ask.seat, "lacks", n)
        if reason is None:
            yield Mismatch(f"options {ask.seat}", refuse("case-not", what=shown(answer)), refuse("case-offered"))
        elif reason.key.startswith(UNTRIED):
            yield CASE.wrong("file-no-answer", *at, answer=shown(answer), reason=reason)
            continue
        for word in known_names.strange(game, ask, meant):
            yield CASE.unknown(word, known_names.nearby(game, ask, word), *at)


def _why_not(ask: Ask, said: Any) -> Refusal | None:
    """Why an answer is not legal; for a branch that is only named, why it is closed."""
    if isinstance(ask, Menu) and isinstance(said, str) and said in ask.names:
        inner = ask.branch(said)
        return inner if isinstance(inner, Refusal) else None
    return ask.why_not(ask.read(said))


def offered(ask: Ask) -> list[Any]:
    """What an ask offers by name: the open branches of a menu, the options of a list."""
    if isinstance(ask, Menu):
        return [name for name, _ in ask.open()]
    if isinstance(ask, Number):
        return list(range(ask.low, ask.high + 1))
    return list(getattr(ask, "options", ask))


def events(game: Game[Any], wanted: list[Any]) -> Misses:
    """`events: [drawn, {wounded: {model: bobby}}]`: these happened in this order, whatever else did."""
    history = game.history()
    yield from list(_arguments(game, history, wanted)) or _subsequence("events", history, wanted)


def heard(game: Game[Any], wanted: Mapping[int, list[Any]]) -> Misses:
    """`heard: {1: [..]}`: a seat was told these, in this order; a spectator is -1."""
    history = game.history()
    for seat, listed in wanted.items():
        wrong = list(_arguments(game, history, listed, seat))
        yield from wrong or _subsequence(f"heard {seat}", _told_to(history, seat), listed)


def never(game: Game[Any], wanted: list[Any]) -> Misses:
    """`never: [..]`: none of these happened."""
    history = game.history()
    yield from _arguments(game, history, wanted)
    yield from _values(game, wanted)
    for item in wanted:
        if any(_is_event(event, item) for event in history):
            yield Mismatch("never", item, refuse("case-happened"))


def unheard(game: Game[Any], wanted: Mapping[int, list[Any]]) -> Misses:
    """`unheard: {1: [..]}`: a seat was told none of these."""
    history = game.history()
    for seat, listed in wanted.items():
        yield from _arguments(game, history, listed, seat)
        yield from _values(game, listed, seat)
        for event in _told_to(history, seat):
            for item in listed:
                if _is_event(event, item):
                    yield Mismatch(f"unheard {seat}", item, _in_words(event))


def _told_to(history: list[Event], seat: int) -> list[Event]:
    return [event for event in history if event.seen_by(None if seat < 0 else seat)]


def _arguments(game: Game[Any], history: list[Event], listed: list[Any], *at: int) -> Iterator[BadPosition]:
    """The arguments that are named and that an event does not have: neither in its text, nor when it happened."""
    for n, name, args in _with_arguments(listed):
        has = {*known_names.placeholders(game.book.name, f"event-{name}")}
        has.update(word for event in history if event.name == name for word in event.args)
        yield from (CASE.unknown(word, sorted(has), *at, n, word) for word in args if word not in has)


def _values(game: Game[Any], listed: list[Any], *at: int) -> Iterator[BadPosition]:
    """An event that must not have happened could have: the names in it that are not known."""
    for n, _, args in _with_arguments(listed):
        for word, value in args.items():
            names = [name for name in (value if isinstance(value, list) else [value]) if isinstance(name, str)]
            for name in known_names.strange(game, None, names):
                yield CASE.unknown(name, known_names.nearby(game, None, name), *at, n, word)


def _with_arguments(listed: list[Any]) -> Iterator[tuple[int, str, Mapping[str, Any]]]:
    for n, item in enumerate(listed):
        if isinstance(item, dict):
            name, args = next(iter(item.items()))
            yield n, slug(name), args


def _subsequence(what: str, history: list[Event], wanted: list[Any]) -> Iterator[Mismatch]:
    left = iter(history)
    for item in wanted:
        if not any(_is_event(event, item) for event in left):
            yield Mismatch(what, item, [_in_words(event) for event in history])
            return


def _in_words(event: Event) -> str:
    args = ", ".join(f"{key} {shown(value)}" for key, value in event.args.items())
    return f"{event.name} ({args})" if args else event.name


def _is_event(event: Event, item: Any) -> bool:
    if not isinstance(item, dict):
        return event.name == slug(item)
    name, args = next(iter(item.items()))
    return event.name == slug(name) and all(key in event.args and like(event.args[key], args[key]) for key in args)


def like(found: Any, wanted: Any) -> bool:
    """Does a value hold what is wanted?

    Mappings and lists hold what they name, a list as often as it names it; `[]` is empty; a fraction is a length in inches.
    """
    if isinstance(wanted, dict):
        return isinstance(found, Mapping) and all(k in found and like(found[k], v) for k, v in wanted.items())
    if isinstance(wanted, list):
        if not isinstance(found, list | tuple) or (found and not wanted):
            return False
        left = list(found)
        for item in wanted:
            fit = next((i for i, value in enumerate(left) if like(value, item)), None)
            if fit is None:
                return False
            del left[fit]
        return True
    if isinstance(wanted, float) and not isinstance(found, float):
        return bool(found == round(wanted * MILS))
    if isinstance(wanted, bool) or isinstance(found, bool):
        return wanted is found
    return bool(found == wanted or (isinstance(wanted, str) and found in (slug(wanted), card_id(wanted))))


def view(game: Game[Any], wanted: Mapping[int, Any]) -> Iterator[Mismatch]:
    """`view: {1: {hands: [{seat: 0, count: 6}]}}`: a seat's scene shows this; a spectator is -1."""
    for seat, part in wanted.items():
        scene = _scene(game, seat)
        for key, value in part.items():
            if not like(scene.get(key), value):
                yield Mismatch(f"view {seat} {key}", value, scene.get(key))


def hides(game: Game[Any], wanted: Mapping[int, list[str | int]]) -> Misses:
    """`hides: {1: [rising attack]}`: these words are nowhere in a seat's scene, apart from its cards in play."""
    for seat, words in wanted.items():
        scene = _scene(game, seat)
        scene = {key: value for key, value in scene.items() if key not in ("sheets", "names", "board")}
        text = msgspec.json.encode(scene).decode()
        for n, word in enumerate(words):
            if card_id(word) in text:
                yield Mismatch(f"hides {seat}", refuse("case-not", what=str(word)), text)
            elif not known_names.mentioned(game, card_id(word)):
                yield CASE.unknown(word, known_names.nearby(game, None, str(word)), seat, n)


def _scene(game: Game[Any], seat: int) -> dict[str, Any]:
    scene = game.book.scene(game.table, None if seat < 0 else seat)
    data: dict[str, Any] = msgspec.to_builtins(scene)
    return data


def outcome(game: Game[Any], wanted: Any) -> Iterator[Mismatch]:
    """`outcome: {winners: [0], rule: MOON-WIN-01}`, or `none` while the game goes on."""
    ended = game.outcome
    if wanted in NOTHING:
        if ended is not None:
            yield Mismatch("outcome", refuse("case-goes-on"), ended)
    elif ended is None:
        yield Mismatch("outcome", wanted, refuse("case-goes-on"))
    else:
        for key, value in wanted.items():
            is_so = getattr(ended, key)
            if (list(is_so) if isinstance(is_so, tuple) else is_so) != value:
                yield Mismatch(f"outcome {key}", value, is_so)


CHECKS: dict[str, Callable[[Game[Any], Any], Misses]] = {
    "asked": asked,
    "options": options,
    "events": events,
    "heard": heard,
    "never": never,
    "unheard": unheard,
    "view": view,
    "hides": hides,
    "outcome": outcome,
}
