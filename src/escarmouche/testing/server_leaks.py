"""Does anything hidden leave the server? Rooms are played at random; at each moment everything that a viewer can get is compared, byte
for byte, with what it would get in a world in which everything that it may not know is different.

    python -m escarmouche.testing.server_leaks moonstone --count 1000 --jobs 2

The viewers are every seat and a spectator. These are compared: the welcome with the whole log (as for a player who comes back), the
update with what is new, the frames of a replay of the last lines, the board, names and cards, the undo button, and the answers to every
message that a viewer can send: why not, details, previews, sight, threats, layers, texts, undo, consent, chat, leaving. A world keeps the
past of the last few lines, in which the same was said and other things were hidden: so what was told, and what can be undone, is compared
too.

It ends with a line for each kind of hidden thing, which says in how many worlds it really differed, and with status 1 if a kind stayed
below the count or if anything leaked.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import multiprocessing
import random
import sys
import time
from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu
from escarmouche.core.book import Book, find
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.files.source import Source
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.refusal import EscarmoucheError
from escarmouche.server.replays.reel import Reel
from escarmouche.server.rooms import opening
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.wire import messages as m
from escarmouche.testing import soak, viewer
from escarmouche.testing.conformance import seat_leak
from escarmouche.testing.conformance.seat_leak import Unfit, Worlds
from escarmouche.testing.kit import Policy, sampled

DEEP = 8  # lines that a world can go back
TRIES = 24  # worlds dealt until one fits what happened
FITS = 3  # worlds that fit; the one that differs most is taken
AGAIN = 3  # further worlds dealt at a moment while they are wanted
IDLE = 60  # lines without anything wanted, after which another room is opened
LONG = 300  # lines of a room
BACK = 0.04  # how often somebody wants to take something back
DOES = 0.12  # the share of moments at which messages are sent that change the room
KEEN = 0.8  # how often players do what they would rather do
APART = 1_000_000  # numbers between the rooms of two processes
MOMENTS = 40  # answers before the moment from which another room goes on
MOST = 10  # leaks after which it stops


class Findings(msgspec.Struct):
    """What was compared, and what leaked."""

    worlds: Worlds = msgspec.field(default_factory=Worlds)
    rooms: int = 0
    moments: int = 0
    unfit: int = 0  # moments for which no world was found in which the same could have happened
    undo: int = 0  # undo buttons compared
    frames: int = 0  # of replays, compared
    said: dict[str, int] = {}  # messages sent by viewers, by their tag
    heard: dict[str, int] = {}  # messages compared, by their tag
    leaks: list[str] = []

    def add(self, more: Findings) -> None:
        self.worlds.add(more.worlds)
        for name in ("rooms", "moments", "unfit", "undo", "frames"):
            setattr(self, name, getattr(self, name) + getattr(more, name))
        for mine, other in ((self.said, more.said), (self.heard, more.heard)):
            for tag, count in other.items():
                mine[tag] = mine.get(tag, 0) + count
        self.leaks += more.leaks

    def short_of(self, book: Book[Any], count: int) -> list[str]:
        """The kinds of hidden things that differed in fewer worlds than this."""
        return [kind for kind in seat_leak.kinds(book) if self.worlds.differed.get(kind, 0) < count]


class Moment(NamedTuple):
    """A line, the room before it, and the deals that followed."""

    line: LogEntry
    before: Room
    deals: list[Answer]


class Twin(NamedTuple):
    """A room that a viewer cannot tell from another, and what it showed that viewer since it began."""

    room: Room
    frames: list[bytes]


class PlayedRoom:
    """A room that is played, with its latest lines."""

    def __init__(
        self, live: Room, findings: Findings, rng: random.Random, count: int | None = None, policy: Policy = sampled
    ) -> None:
        self.live, self.findings, self.rng, self.policy, self.count = live, findings, rng, policy, count
        self.wanted: Collection[str] = ()
        self.does = DOES
        self.misdealt = False  # what was dealt in a copy of this room could not be dealt in the other
        self.past: deque[Moment] = deque(maxlen=DEEP)
        self.viewers: list[int | None] = [*range(len(live.seats)), None]
        live.apply(LogEntry(viewer.ROOM, 0, "start"))
        findings.rooms += 1

    # -- playing

    def play(self, lines: int) -> None:
        """Play this many lines, or until nothing wanted has been hidden for a while; compare each moment for every viewer."""
        idle = 0
        for _ in range(lines):
            if not self._playing() or idle > IDLE or len(self.findings.leaks) >= MOST:
                break
            self._line()
            self.wanted = self.findings.short_of(self.live.book, self.count) if self.count is not None else ()
            lookers = [seen for seen in self.viewers if self._playing() and self._wants(seen)]
            idle = 0 if lookers else idle + 1
            for seen in lookers:
                self._compare(seen)

    def _playing(self) -> bool:
        """Is the game still on? When it is over, everything is shown."""
        return self.live.status == "playing"

    def _wants(self, seen: int | None) -> bool:
        """Is something hidden from a viewer of which more worlds are wanted?"""
        return self.count is None or any(kind in self.wanted for kind in seat_leak.hidden(self.live.game, seen))

    def _line(self) -> None:
        """The next line: somebody's answer, or something is taken back."""
        live, rng = self.live, self.rng
        line = self._undo() if rng.random() < BACK or live.undoing.request is not None else None
        if line is None:
            ask = rng.choice([ask for ask in live.game.pending if live.game.asked(ask.seat)])
            idle = live.book.idle(live.game.table, ask)
            answer = self.policy(ask, rng) if idle is None else idle
            line = live.propose_answer(ask.seat, live.moment, answer, by_table=idle is not None)
            assert line is not None
        game, number = live.game, live.game.number
        before = viewer.shadow(live, game.clone())
        live.apply(line)
        deals = [entry.answer for entry in game.since(number) if entry.dealt] if line.kind == "answer" else []
        self.past.append(Moment(line, before, deals))

    def _undo(self) -> LogEntry | None:
        """Somebody wants to take a decision back, or is asked whether another may."""
        live, seat = self.live, self.rng.randrange(len(self.live.seats))
        try:
            if live.undoing.request is not None:
                seat = next(iter(live.undoing.must_agree(live.undoing.request.seat, live.undoing.request.to)), seat)
                return live.undoing.propose_consent(seat, live.undoing.request.serial, self.rng.random() < 0.7)
            return live.undoing.propose(seat)
        except EscarmoucheError:
            return None

    # -- comparing

    def _compare(self, seen: int | None) -> None:
        """Everything that a viewer can get now must be the same in a world of its own."""
        self.findings.moments += 1
        real = seat_leak.hidden(self.live.game, seen)
        first = self._start(seen)
        twin = self._twin(seen, first)
        if twin is None:
            self.findings.unfit += 1
        else:
            self._judged(seen, first, twin)
        for _ in range(AGAIN):  # what was just said may name what is hidden: try worlds without a past, too
            if not any(kind in real for kind in self.findings.short_of(self.live.book, self.count or 0)):
                break
            twin = self._twin(seen, len(self.past))
            if twin is not None:
                self._judged(seen, len(self.past), twin)

    def _judged(self, seen: int | None, first: int, other: Twin) -> None:
        """The viewer must get the same in a room and in its twin, whose past begins with the first of these lines."""
        twin = other.room
        frames = self._frames(seen, first)
        self.findings.frames += len(frames)
        if frames != other.frames:
            self._leaks(seen, f"in a replay {_first(frames, other.frames)}")
        self.findings.worlds.count(seat_leak.hidden(self.live.game, seen), seat_leak.hidden(twin.game, seen))
        if self.live.game.table.state.dealt != twin.game.table.state.dealt:
            self._leaks(seen, "a number of deals that rests on the hidden")
        undo = self._undo_known(seen, first)
        self.findings.undo += undo
        self._same(seen, self.live, twin, list(viewer.looking(self.live, seen, self.rng)), undo)
        if seen is not None and self.rng.random() < self.does:
            for message in viewer.doing(self.live, seen, self.rng):
                if self._possible(message, first, undo):
                    self._same(seen, *self._copied(seen, twin), [message], False, change=True)

    def _frames(self, seen: int | None, first: int) -> list[bytes]:
        """What a replay of the latest lines shows a viewer."""
        before = self._before(first)
        reel = Reel(viewer.shadow(before, before.game.clone()), seen)
        for moment in itertools.islice(self.past, first, None):
            reel.go_on([moment.line], 0.0)
        return reel.frames

    def _start(self, seen: int | None) -> int:
        """The first line to play again: the viewer's last decision, if it is recent, or one of the last lines."""
        last = len(self.past) - 1
        lines = [(place, moment.line) for place, moment in enumerate(self.past)]
        own = [place for place, line in lines if line.seat == seen and not line.body.get("auto", False)]
        place = own[-1] if own and self.rng.random() < 0.7 else max(0, last - self.rng.randrange(3))
        while any(self._reaches(moment, place) for moment in itertools.islice(self.past, place, None)):
            if not place:
                break
            place -= 1
        return place

    def _reaches(self, moment: Moment, place: int) -> bool:
        """Does a line take back something that came before the world begins?"""
        return moment.line.kind == "undo" and moment.line.body["to"] < self.past[place].before.game.number

    def _undo_known(self, seen: int | None, first: int) -> bool:
        """Is the decision that a viewer could take back one that the world has seen?"""
        if seen is None:
            return False
        can = self.live.undoing.undoable(seen)
        return can.number >= self._begins(first) if can.possible else self._before(first).serial == 0

    def _before(self, first: int) -> Room:
        """The room before a line; after the last line, the room itself."""
        return self.past[first].before if first < len(self.past) else self.live

    def _begins(self, first: int) -> int:
        return self._before(first).game.number

    def _copied(self, seen: int | None, twin: Room) -> tuple[Room, Room]:
        """Copies of both rooms for a message that changes them. Chance that the viewer sees is the same in both."""
        copy, twin_copy = (viewer.shadow(live, live.game.clone()) for live in (self.live, twin))
        deals: list[Answer] = []
        again = seat_leak._dealer(deals, seen, self.rng)
        self.misdealt = False

        def first(ask: Ask) -> Answer:
            deals.append(ask.sample(self.rng))
            return deals[-1]

        def second(ask: Ask) -> Answer:
            try:
                return again(ask)
            except Unfit:
                self.misdealt = True
                raise

        copy.game.dealer, twin_copy.game.dealer = first, second
        return copy, twin_copy

    def _possible(self, message: Any, first: int, undo: bool) -> bool:
        """Does the world have enough past for this message?"""
        if isinstance(message, m.Consent) and message.yes and self.live.undoing.request is not None:
            return self.live.undoing.request.to >= self._begins(first)
        return undo or not isinstance(message, m.Undo)

    def _twin(self, seen: int | None, first: int) -> Twin | None:
        """A room that the viewer cannot tell from this one: of a few that fit, the one that differs most in what is wanted."""
        best: Twin | None
        real, best, most, fits = seat_leak.hidden(self.live.game, seen), None, -1, 0
        for _ in range(TRIES):
            try:
                twin = self._replayed(seen, first)
            except (Unfit, EscarmoucheError):
                continue
            unlike = seat_leak.unlike(real, seat_leak.hidden(twin.room.game, seen))
            differs = sum(10 if kind in self.wanted else 1 for kind in unlike)
            if differs > most:
                best, most = twin, differs
            fits += 1
            if len(unlike) == len(real) or fits == FITS:
                break
        return best

    def _replayed(self, seen: int | None, first: int) -> Twin:
        """Play the lines since then in a world of the viewer: the same is said, and the viewer is shown the same."""
        before = self._before(first)
        world = before.game.world(seen, self.rng)
        self._given(before, world, seen)
        twin = viewer.shadow(before, world)
        reel = Reel(twin, seen)
        shift = world.number - before.game.number
        for moment in itertools.islice(self.past, first, None):
            line = moment.line
            world.dealer = seat_leak._dealer(list(moment.deals), seen, self.rng)
            reel.go_on([self._said(line, twin, seen, shift)], 0.0)
            if self._shown(twin, seen, line) != self._shown(self.live, seen, line):
                raise Unfit
        world.dealer = None
        return Twin(twin, reel.frames)

    def _given(self, before: Room, world: Any, seen: int | None) -> None:
        """The others' secret answers: the real ones if they have come out since, otherwise any."""
        for place, answer in before.game._secret.items():
            seat = before.game.pending[place].seat
            if seat != seen:
                ask = world.pending[place]
                world.answer(seat, ask.sample(self.rng) if self._secret(seat, before.moment) else answer)

    def _secret(self, seat: int, moment: int) -> bool:
        """Is an answer of this moment still secret?"""
        return moment == self.live.moment and self.live.game.has_answered(seat)

    def _said(self, line: LogEntry, twin: Room, seen: int | None, shift: int) -> LogEntry:
        """A line as it is said in the other room: what is still secret is different there, and its record has other numbers."""
        if line.kind == "answer" and line.seat != seen:
            return self._answered(line, twin)
        if line.kind in ("undo", "ask-undo"):
            return msgspec.structs.replace(line, body={**line.body, "to": line.body["to"] + shift})
        return line

    def _answered(self, line: LogEntry, twin: Room) -> LogEntry:
        """Somebody else's answer: another one while it is secret. The table gives it if the other room leaves nothing worth choosing."""
        seat = line.seat or 0
        ask = twin.game.asked(seat)
        if ask is None:
            raise Unfit
        body = {name: value for name, value in line.body.items() if name != "auto"}
        if self._secret(seat, line.body["moment"]):
            body["answer"] = ask.sample(self.rng)
        idle = twin.book.idle(twin.game.table, ask)
        return msgspec.structs.replace(line, body=body if idle is None else {**body, "auto": True})

    def _shown(self, live: Room, seen: int | None, line: LogEntry) -> list[Event]:
        """What a line turned face up for the viewer. Worlds in which something else comes up are not a test."""
        return [event for event in _events(live, seen, line.serial) if event.name in live.book.reveals_hidden]

    def _comes_up(self, seen: int | None, live: Room, twin: Room) -> bool:
        """Has a message that changed both rooms shown what was hidden? The game is over and everything is shown; something is turned face
        up; the last player who was asked has left, and the others' secret answers are known; or what was dealt cannot be dealt in this
        world."""
        secret = any(self.live.game.pending[place].seat != seen for place in self.live.game._secret)
        if live.status == "over" or self.misdealt or (secret and live.moment != self.live.moment):
            return True
        return self._news(live, seen) != self._news(twin, seen)

    def _news(self, live: Room, seen: int | None) -> list[Event]:
        """What a line turned face up for the viewer, in a copy of the room."""
        return [event for event in _events(live, seen, self.live.serial + 1) if event.name in live.book.reveals_hidden]

    def _same(
        self, seen: int | None, live: Room, twin: Room, said: Sequence[Any], undo: bool, change: bool = False
    ) -> None:
        """Say the same messages in both rooms: the same must be heard."""
        for message in said:
            _counted(self.findings.said, message.__struct_config__.tag)
        since = None if change or self.rng.random() < 0.5 else live.serial - 1
        mine, other = (viewer.told(room, seen, said, since) for room in (live, twin))
        if change and self._comes_up(seen, live, twin):
            return
        if not undo:
            mine, other = viewer.without_undo(mine), viewer.without_undo(other)
        for data in mine:
            _counted(self.findings.heard, viewer.tag(data))
            if viewer.INTERNAL in data:
                self._leaks(seen, f"nothing but a mistake: {data!r} to {said}")
        if mine != other:
            self._leaks(seen, _first(mine, other))

    def _leaks(self, seen: int | None, what: str) -> None:
        last = self.past[-1].line
        self.findings.leaks.append(f"line {last.serial} ({last.kind} of seat {last.seat}): viewer {seen} hears {what}")


def _events(live: Room, seen: int | None, serial: int) -> list[Event]:
    """What a viewer was told about a line."""
    return [event for step in live.views.steps(seen, serial - 1) if step.serial == serial for event in step.events]


def _counted(counts: dict[str, int], tag: str) -> None:
    counts[tag] = counts.get(tag, 0) + 1


def _first(mine: Sequence[bytes], other: Sequence[bytes]) -> str:
    """The first place where two texts differ."""
    for a, b in zip(mine, other, strict=False):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            return f"...{a[max(0, at - 160) : at + 60]!r}... or ...{b[max(0, at - 60) : at + 60]!r}..."
    return f"{len(mine)} messages or {len(other)}: {(list(mine) + list(other))[-1][:300]!r}"


# -- rooms of every kind


class Sample(msgspec.Struct, frozen=True):
    """A set-up in which something is hidden."""

    options: dict[str, Any]
    position: dict[str, Any] | None = None  # where its games begin, as in a case
    keen: tuple[str, ...] = ()  # what its players would rather do


@functools.cache
def samples(book: Book[Any]) -> list[Sample]:
    """The set-ups that a game's `secrets.yaml` names: between them, everything is hidden that can be. Without that file, any set-up."""
    file = book.folder / "cases" / "secrets.yaml"
    return [_sample(book, setup) for setup in (Source.read(file).data if file.exists() else book.cases.samples())]


def _sample(book: Book[Any], said: Mapping[str, Any]) -> Sample:
    options = {"seats": 2, **said}
    position, keen = options.pop("position", None), tuple(options.pop("keen", ()))
    if isinstance(position, list):  # later parts change what earlier parts say
        position = {word: value for part in position for word, value in part.items()}
    return Sample(dict(options if position is None else book.cases.prepared(options, position)), position, keen)


def keen(words: Sequence[str]) -> Policy:
    """An eager player who takes these branches and options when they are open, the first ones first, but not always."""

    def answer(ask: Ask, rng: random.Random) -> Answer:
        inner: Any
        for word in words if rng.random() < KEEN else ():
            if isinstance(ask, Menu) and word in ask.names:
                inner = ask.branch(word)
                if inner is None or isinstance(inner, Ask):
                    return word if inner is None else {word: answer(inner, rng)}
            elif isinstance(ask, Choose) and word in ask.options:
                return word
        return soak.eager(ask, rng)

    return answer


def room(book: Book[Any], number: int, findings: Findings, count: int | None = None) -> PlayedRoom:
    """A new room; the set-ups take turns. With a count it is played while something is hidden in it that has differed less often; without,
    to its end."""
    sample = samples(book)[number % len(samples(book))]
    policy = keen(sample.keen) if number // len(samples(book)) % 3 < 2 else sampled
    return PlayedRoom(begun(book, number), findings, random.Random(f"leaks {book.name} {number}"), count, policy)


def begun(book: Book[Any], number: int) -> Room:
    """That room before its first entry."""
    sample = samples(book)[number % len(samples(book))]
    state = None
    if sample.position is not None:
        state = book.cases.position(book.read_setup(sample.options), sample.position)
    live = viewer.opened(book.name, sample.options, seed_bytes(f"leaks {number}"), state)
    return _gone_on_from(live, number) if number // len(samples(book)) % 3 == 1 else live


def _gone_on_from(live: Room, number: int) -> Room:
    """A room that goes on from a moment of another one, as when somebody plays on from a finished game."""
    rng = random.Random(f"moment {number}")
    for _ in range(rng.randrange(MOMENTS)):
        if live.game.over:
            break
        ask = rng.choice([ask for ask in live.game.pending if live.game.asked(ask.seat)])
        live.game.answer(ask.seat, soak.eager(ask, rng))
    if live.game.over:
        return live
    beginning = opening.moment(live.game, viewer.ROOM, 0)
    return Room(live.row._replace(beginning=beginning, seed=seed_bytes(f"branch {number}")), live.seats, [])


def run(book: Book[Any], numbers: Iterator[int], count: int, until: float = float("inf")) -> Findings:
    """Play room after room, until every kind of hidden thing has differed in this many worlds."""
    findings = Findings()
    for number in numbers:
        if not findings.short_of(book, count) or len(findings.leaks) >= MOST or time.monotonic() > until:
            break
        room(book, number, findings, count).play(LONG)
    return findings


def share(task: tuple[str, int, int, int, float]) -> Findings:
    """The part of one process."""
    game, count, job, jobs, seconds = task
    return run(find(game), itertools.count(job * APART), -(-count // jobs), time.monotonic() + seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=1000, help="worlds that differ, for each kind of hidden thing")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=7200.0, help="after which it gives up")
    args = parser.parse_args()
    total = Findings()
    tasks = [(args.game, args.count, job, args.jobs, args.seconds) for job in range(args.jobs)]
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        for findings in pool.imap_unordered(share, tasks):
            total.add(findings)
    print(report(args.game, total), flush=True)
    return 1 if total.leaks or total.short_of(find(args.game), args.count) else 0


def report(game: str, findings: Findings) -> str:
    """A line for each kind of hidden thing, and what was compared."""
    compared = f"{findings.moments} moments of {findings.rooms} rooms, {findings.unfit} without a world that fits"
    lines = [
        f"{game}: {compared}, {findings.undo} undo buttons, {findings.frames} frames of replays, {len(findings.leaks)} leaks"
    ]
    differed, hidden = findings.worlds.differed, findings.worlds.hidden
    for kind in seat_leak.kinds(find(game)):
        lines.append(f"{game} {kind}: differed in {differed.get(kind, 0)} worlds of {hidden.get(kind, 0)}")
    lines.append("said: " + ", ".join(f"{tag} {count}" for tag, count in sorted(findings.said.items())))
    lines.append("compared: " + ", ".join(f"{tag} {count}" for tag, count in sorted(findings.heard.items())))
    return "\n".join([*lines, *findings.leaks])


if __name__ == "__main__":
    sys.exit(main())
