"""What a case can expect of any game: who is asked what, what may be answered, what was told to whom, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.core.asks.ask import Ask, Menu, Number
from escarmouche.core.book import Miss
from escarmouche.core.files.case_position import Position, card_id, slug
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.refusal import EscarmoucheError, Refusal, refuse
from escarmouche.core.play.game import Game
from escarmouche.testing.cases import known
from escarmouche.testing.cases.spoken import MILS, spoken

NOTHING = ("none", "nothing", None)
UNTRIED = ("why-malformed", "why-needs-more", "why-takes-nothing")  # refusals of answers that fit no question
CASE = Position("")  # complaints about a case of any game


def print_of(game: Game[Any]) -> tuple[bytes, int, list[str]]:
    """What must not change when an answer is refused."""
    waiting = [f"{ask.seat} {ask.name}" for ask in game.pending]
    return msgspec.msgpack.encode(game.table.state), game.number, waiting


def named(error: EscarmoucheError, rule: Any) -> bool:
    """Is it this refusal? By its rule, its key or the kind of error."""
    return error.code == rule or fits(error.refusal, rule)


def fits(refusal: Refusal, rule: Any) -> bool:
    """A refusal is named by its rule or its key, or by both in a mapping."""
    if isinstance(rule, dict):
        return bool(rule.get("rule", refusal.rule) == refusal.rule and rule.get("key", refusal.key) == refusal.key)
    return rule in (refusal.rule, refusal.key)


def keyed(refusal: Refusal, rule: Any) -> bool:
    """Is it named by its key, so that nothing else can be meant?"""
    return refusal.key in (rule, rule.get("key") if isinstance(rule, dict) else None)


def asked(game: Game[Any], wanted: Mapping[int, Any]) -> Iterator[Miss]:
    """`asked: {0: action, 1: none}`: the open question of a seat, by name or rule."""
    for seat, name in wanted.items():
        ask = game.asked(seat)
        if ask is None:
            if name not in NOTHING:
                yield Miss(f"asked {seat}", name, refuse("case-not-asked"))
        elif name in NOTHING or name not in (ask.name, ask.rule):
            yield Miss(f"asked {seat}", name, f"{ask.name} ({ask.rule})")


def options(game: Game[Any], wanted: Mapping[int, Any]) -> Iterator[Miss]:
    """`options: {0: [a, b]}` is all that is offered; `{0: {has: [..], lacks: [..]}}` is a part of it."""
    for seat, listed in wanted.items():
        ask = game.asked(seat)
        if ask is None:
            yield Miss(f"options {seat}", listed, refuse("case-not-asked"))
        elif isinstance(listed, dict):
            with CASE.under(seat):
                yield from _has(game, ask, listed.get("has", ()))
                yield from _lacks(game, ask, listed.get("lacks", ()))
        elif sorted(map(card_id, listed)) != sorted(map(card_id, offered(ask))):
            yield Miss(f"options {seat}", listed, offered(ask))


def _has(game: Game[Any], ask: Ask, answers: Sequence[Any]) -> Iterator[Miss]:
    for answer in answers:
        reason = _why_not(ask, spoken(ask, answer))
        if reason is not None:
            yield Miss(f"options {ask.seat}", answer, reason)


def _lacks(game: Game[Any], ask: Ask, answers: Sequence[Any]) -> Iterator[Miss]:
    for n, answer in enumerate(answers):
        said = spoken(ask, answer)
        reason = _why_not(ask, said)
        if reason is None:
            yield Miss(f"options {ask.seat}", refuse("case-not", what=str(answer)), refuse("case-offered"))
        elif reason.key.startswith(UNTRIED):
            raise CASE.wrong("file-no-answer", "lacks", n, answer=str(answer), reason=reason)
        for word in known.strange(game, ask, said):
            raise CASE.unknown(word, known.nearby(game, ask, word), "lacks", n)


def _why_not(ask: Ask, said: Any) -> Refusal | None:
    """Why an answer is not legal; of a branch that is only named, why it is closed."""
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


def events(game: Game[Any], wanted: list[Any]) -> Iterator[Miss]:
    """`events: [drawn, {wounded: {model: bobby}}]`: these happened in this order, whatever else did."""
    told = game.history()
    _arguments(game, told, wanted)
    yield from _subsequence("events", told, wanted)


def heard(game: Game[Any], wanted: Mapping[int, list[Any]]) -> Iterator[Miss]:
    """`heard: {1: [..]}`: a seat was told these, in this order; a spectator is -1."""
    told = game.history()
    for seat, listed in wanted.items():
        _arguments(game, told, listed, seat)
        yield from _subsequence(f"heard {seat}", _told_to(told, seat), listed)


def never(game: Game[Any], wanted: list[Any]) -> Iterator[Miss]:
    """`never: [..]`: none of these happened."""
    told = game.history()
    _arguments(game, told, wanted)
    _values(game, told, wanted)
    for item in wanted:
        if any(_same(event, item) for event in told):
            yield Miss("never", item, refuse("case-happened"))


def unheard(game: Game[Any], wanted: Mapping[int, list[Any]]) -> Iterator[Miss]:
    """`unheard: {1: [..]}`: a seat was told none of these."""
    told = game.history()
    for seat, listed in wanted.items():
        _arguments(game, told, listed, seat)
        _values(game, told, listed, seat)
        for event in _told_to(told, seat):
            for item in listed:
                if _same(event, item):
                    yield Miss(f"unheard {seat}", item, _told(event))


def _told_to(told: list[Event], seat: int) -> list[Event]:
    return [event for event in told if event.seen_by(None if seat < 0 else seat)]


def _arguments(game: Game[Any], told: list[Event], listed: list[Any], *at: int) -> None:
    """Every argument that is named is one that the event has: in its text, or as it happened."""
    for n, name, args in _with_arguments(listed):
        has = {*known.placeholders(game.book.name, f"event-{name}")}
        has.update(word for event in told if event.name == name for word in event.args)
        for word in args:
            CASE.one_of(word, sorted(has), *at, n, word)


def _values(game: Game[Any], told: list[Event], listed: list[Any], *at: int) -> None:
    """What is said not to have happened must be able to: the names in it are known."""
    for n, _, args in _with_arguments(listed):
        for word, value in args.items():
            said = [one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str)]
            for one in known.strange(game, None, said):
                raise CASE.unknown(one, known.nearby(game, None, one), *at, n, word)


def _with_arguments(listed: list[Any]) -> Iterator[tuple[int, str, Mapping[str, Any]]]:
    for n, item in enumerate(listed):
        if isinstance(item, dict):
            name, args = next(iter(item.items()))
            yield n, slug(name), args


def _subsequence(what: str, told: list[Event], wanted: list[Any]) -> Iterator[Miss]:
    left = iter(told)
    for item in wanted:
        if not any(_same(event, item) for event in left):
            yield Miss(what, item, [_told(event) for event in told])
            return


def _told(event: Event) -> str:
    args = ", ".join(f"{key} {value}" for key, value in event.args.items())
    return f"{event.name} ({args})" if args else event.name


def _same(event: Event, item: Any) -> bool:
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
            fit = next((i for i, one in enumerate(left) if like(one, item)), None)
            if fit is None:
                return False
            del left[fit]
        return True
    if isinstance(wanted, float) and not isinstance(found, float):
        return bool(found == round(wanted * MILS))
    if isinstance(wanted, bool) or isinstance(found, bool):
        return wanted is found
    return bool(found == wanted or (isinstance(wanted, str) and found in (slug(wanted), card_id(wanted))))


def view(game: Game[Any], wanted: Mapping[int, Any]) -> Iterator[Miss]:
    """`view: {1: {hands: [{seat: 0, count: 6}]}}`: a seat's scene shows this; a spectator is -1."""
    for seat, part in wanted.items():
        scene = _scene(game, seat)
        for key, value in part.items():
            if not like(scene.get(key), value):
                yield Miss(f"view {seat} {key}", value, scene.get(key))


def hides(game: Game[Any], wanted: Mapping[int, list[str | int]]) -> Iterator[Miss]:
    """`hides: {1: [rising attack]}`: these words stand nowhere in a seat's scene, its cards in play aside."""
    for seat, words in wanted.items():
        scene = _scene(game, seat)
        scene = {key: value for key, value in scene.items() if key not in ("sheets", "names", "board")}
        text = msgspec.json.encode(scene).decode()
        for n, word in enumerate(words):
            if card_id(word) in text:
                yield Miss(f"hides {seat}", refuse("case-not", what=str(word)), text)
            elif not known.mentioned(game, card_id(word)):
                raise CASE.unknown(word, known.nearby(game, None, str(word)), seat, n)


def _scene(game: Game[Any], seat: int) -> dict[str, Any]:
    scene = game.book.scene(game.table, None if seat < 0 else seat)
    data: dict[str, Any] = msgspec.to_builtins(scene)
    return data


def outcome(game: Game[Any], wanted: Any) -> Iterator[Miss]:
    """`outcome: {winners: [0], rule: MOON-WIN-01}`, or `none` while the game goes on."""
    found = game.outcome
    if wanted in NOTHING:
        if found is not None:
            yield Miss("outcome", "none", found)
    elif found is None:
        yield Miss("outcome", wanted, "none")
    else:
        for key, value in wanted.items():
            is_so = getattr(found, key)
            if (list(is_so) if isinstance(is_so, tuple) else is_so) != value:
                yield Miss(f"outcome {key}", value, is_so)


CHECKS: dict[str, Callable[[Game[Any], Any], Iterator[Miss]]] = {
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
