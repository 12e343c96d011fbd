"""A game: its set-up, its seed and its answers. Saving, undo, replay, cloning and searching are one mechanism.

When a rule ends, the state is quiet, and a snapshot may be taken. A clone restores the last snapshot (see `snapshot.py`), runs the rule
again and feeds it the answers given since.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from escarmouche.core.asks.ask import Answer, Ask, plain
from escarmouche.core.asks.naming import explained
from escarmouche.core.asks.wire import ask_json
from escarmouche.core.book import Book
from escarmouche.core.dealer.chance import DEALER, Deal, Random, commitment
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.refusal import (
    BadRecord,
    EscarmoucheError,
    Malformed,
    NothingToUndo,
    OutOfTurn,
    Refusal,
    Refused,
    refuse,
)
from escarmouche.core.play.concede import Asked, Run, attended
from escarmouche.core.play.mark import (
    CONCEDE,
    LAPSE,
    REDEAL,
    UNDONE,
    Entry,
    Mark,
    back_to,
    chained,
    first_mark,
    newest_first,
)
from escarmouche.core.play.running import nothing, played
from escarmouche.core.play.snapshot import check_typed, restored
from escarmouche.core.play.state import Ended, Outcome, Table
from escarmouche.core.play.taken_back import told, undone, undone_entry
from escarmouche.core.views.scene import View, Waiting

T = TypeVar("T", bound=Table[Any, Any])
Dealer = Callable[[Ask], Answer]

APART = 32  # answers between two marks, at least: most quiet moments are never copied
_encode = msgspec.msgpack.Encoder().encode


class Late(NamedTuple):
    """An answer that was given for a seat because its time had run out."""

    answer: Answer


class Game(Generic[T]):
    """One game being played. `pending` are the open questions, `answer` answers one; nothing else changes the game."""

    _apart = APART

    def __init__(
        self, book: Book[T], setup: Any, seed: bytes, *, state: Any = None, dealer: Dealer | None = None
    ) -> None:
        check_typed(book.state_type)
        self.book, self.setup, self.seed, self.dealer = book, setup, seed, dealer
        self.whole = state is None  # played from the beginning: set-up and answers are the whole of it
        self._steps = 0
        self.promised = ""  # the commitment of a record that was saved without its seed
        self._since = 0  # entries before this one may not be asked for (see `world`)
        self.table: T = book.table(book.open(setup) if state is None else state, setup)
        self._start(Mark(None, _encode(self.table.state), []))

    def _start(self, mark: Mark) -> None:
        self._mark = mark
        self._base = mark.snapshot  # kept here too: marks are shared, and old marks lose theirs
        self._entries: list[Entry] = []  # answered since the mark
        self._secret: dict[int, Answer] = {}  # answers to the pending asks, which nobody sees until all are in
        self.pending: tuple[Ask, ...] = ()
        self.events: list[Event] = []  # what the latest answer led to; see `history` for everything
        self._run = played(self.book, self.table)
        self._advance(None)

    # -- asking and answering

    @property
    def over(self) -> bool:
        return self.table.state.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.table.state.outcome
        return outcome

    @property
    def number(self) -> int:
        """How many entries the record holds: the number that the next answer will have."""
        return self._mark.number + len(self._entries)

    @property
    def steps(self) -> int:
        """How many actions and phases have been finished, in this game and those it was cloned from."""
        return self._steps

    @property
    def commitment(self) -> str:
        """The hash of the seed, published before the first card."""
        return commitment(self.seed) if self.seed else self.promised

    def asked(self, seat: int) -> Ask | None:
        """The open question to a seat that it has not answered yet, if there is one."""
        for place, ask in enumerate(self.pending):
            if ask.seat == seat and place not in self._secret:
                return ask
        return None

    def answer(self, seat: int, answer: Answer) -> None:
        """Give a seat's answer. An illegal one is refused with its reason and changes nothing."""
        if len(self.pending) != 1:
            self._answer_together(seat, answer)
            return
        (ask,) = self.pending
        if ask.seat != seat:
            raise self._named(OutOfTurn(self._nothing_asked(seat), self.book.name))
        if answer is not ask.offered:
            answer = self._checked(ask, answer)
        self._entries.append(Entry(ask.name, False, answer))
        self._advance(answer)

    def _answer_together(self, seat: int, answer: Answer) -> None:
        """One of several answers that nobody sees until all are in."""
        for place, ask in enumerate(self.pending):
            if ask.seat == seat and place not in self._secret:
                break
        else:
            raise self._named(OutOfTurn(self._nothing_asked(seat), self.book.name))
        self._secret[place] = answer if answer is ask.offered else self._checked(ask, answer)
        self._complete()

    def refusal(self, seat: int, answer: Answer) -> Refusal | None:
        """Why a seat may not give this answer now; None if it may."""
        ask = self.asked(seat)
        if ask is None:
            return self._nothing_asked(seat)
        return self._why_not(ask, answer)[1]

    def why_not(self, seat: int, answer: Answer, lang: str = "en") -> str | None:
        """Why a seat may not give this answer now, as a sentence in the reader's language; None if it may."""
        reason = self.refusal(seat, answer)
        return None if reason is None else self._named(Refused(reason, self.book.name)).text(lang)

    def _checked(self, ask: Ask, answer: Answer) -> Answer:
        answer, reason = self._why_not(ask, answer)
        if reason is not None:
            kind = Malformed if reason.key.startswith("why-malformed") else Refused
            raise self._named(kind(reason, self.book.name))
        return answer

    def _why_not(self, ask: Ask, answer: Answer) -> tuple[Answer, Refusal | None]:
        """The answer as it would be recorded, and why it may not be given."""
        if not plain(answer):
            return None, ask.malformed(answer)
        answer = ask.read(unlabelled(ask, answer))
        reason = ask.why_not(answer)
        return answer, None if reason is None else explained(self.book, self.table, ask.seat, reason)

    def _nothing_asked(self, seat: int) -> Refusal:
        if self.over:
            return refuse("why-game-over")
        if seat in self.table.state.conceded:
            return refuse("why-conceded", self.book.concession, seat=seat + 1)
        if seat not in range(self.setup.seats):
            return refuse("why-no-seat", seat=seat + 1)
        waiting = ", ".join(str(ask.seat + 1) for i, ask in enumerate(self.pending) if i not in self._secret)
        return refuse("why-not-asked", seat=seat + 1, waiting=waiting)

    def _named(self, error: EscarmoucheError) -> EscarmoucheError:
        error.names = self.names()
        return error

    # -- giving up, and running out of time

    def concede(self, seat: int) -> None:
        """A seat gives up, in the middle of anything. The book says what happens then; what others chose in secret remains valid."""
        why = self.cannot_concede(seat)
        if why is not None:
            raise self._named(Refused(why, self.book.name))
        chosen = [(self.pending[place], answer) for place, answer in self._secret.items()]
        self._secret = {}
        self._entries.append(Entry(CONCEDE, False, seat))
        self._run = self._without(seat, self.pending if len(self.pending) > 1 else self.pending[0])
        self._advance(None)
        self._secret = {self.pending.index(ask): answer for ask, answer in chosen if ask in self.pending}
        self._complete()

    def cannot_concede(self, seat: int) -> Refusal | None:
        """Why a seat may not give up now; None if it may."""
        playing = not self.over and seat in range(self.setup.seats) and seat not in self.table.state.conceded
        return None if playing else self._nothing_asked(seat)

    def _without(self, seat: int, asks: Asked) -> Run:
        """How the rules go on when a seat concedes at this question: for the others, or from the state if this rule is over."""
        try:
            self.book.concede(self.table, seat, asks)
        except Ended:
            self._run.close()
            return nothing() if self.over else played(self.book, self.table)
        return attended(self.book, self.table, self._run, asks)

    def lapse(self, seat: int) -> None:
        """A seat's time has run out: give the ledger's answer for it, if there is one. Keeping time is the server's business."""
        ask = self.asked(seat)
        if ask is None:
            raise self._named(OutOfTurn(self._nothing_asked(seat), self.book.name))
        answer = self.book.default(self.table, ask)
        if answer is None:
            raise self._named(Refused(refuse("why-not-timed", self.book.clock, seat=seat + 1), self.book.name))
        self._secret[self.pending.index(ask)] = Late(answer)
        self._complete()

    # -- running

    def _complete(self) -> None:
        """Go on with the rules if every pending question is answered."""
        if not self.pending or len(self._secret) < len(self.pending):
            return
        secret_answers = [self._secret[place] for place in range(len(self.pending))]
        late = tuple(
            [ask.seat for ask, answer in zip(self.pending, secret_answers, strict=True) if isinstance(answer, Late)]
        )
        answers = tuple([answer.answer if isinstance(answer, Late) else answer for answer in secret_answers])
        self._feed(self.pending[0].name, answers if len(answers) > 1 else answers[0], late)

    def _feed(self, name: str, answer: Answer, late: tuple[int, ...] = ()) -> None:
        """Every pending question is answered: record it and go on."""
        self._secret = {}
        self._entries.append(Entry(LAPSE, False, (name, late, answer)) if late else Entry(name, False, answer))
        for seat in late:
            self.table.tell("lapsed", self.book.clock, seat=seat + 1)
        self._advance(answer)

    def play(self, entry: Entry) -> None:
        """Play an entry of a record again, whatever it is. It was legal once and is not checked."""
        if entry.name == UNDONE:
            self.spend(entry)
        elif entry.name == CONCEDE:
            self.concede(entry.answer)
        elif entry.name == LAPSE:
            name, late, answer = entry.answer
            self._feed(name, answer, late)
        else:
            self._feed(entry.name, entry.answer)

    def _advance(self, send: Any) -> None:
        """Run until a player must decide. The dealer answers at once."""
        while True:
            asks = self._next(send)
            if isinstance(asks, Ask):
                if asks.seat == DEALER:
                    send = self._deal(asks)
                    self._entries.append(Entry(asks.name, True, send))
                    continue
                self.pending = (asks,)
            else:
                self.pending = asks or ()
            break
        table = self.table
        self.events, table.events = table.events, []

    def _next(self, send: Any) -> Asked:
        """The rules' next question; None when the game is over.

        Where the state is quiet, a mark is set if enough was answered since the last one. A copy plays again what came after the mark, and
        sets a mark at each quiet moment.
        """
        run, table, settled, apart = self._run, self.table, self.book.settled, self._apart
        try:
            asks = run.send(send)
            while asks is None:
                if settled(table):
                    self._steps += 1
                if len(self._entries) >= apart:
                    self._base = _encode(table.state)
                    self._mark = Mark(self._mark, self._base, self._entries)
                    self._entries = []
                elif apart == 1 and not self._entries:  # nothing was answered since the mark: it moves on
                    self._base = _encode(table.state)
                asks = next(run)
        except StopIteration:
            return None
        return asks

    def _deal(self, ask: Ask) -> Answer:
        state = self.table.state
        state.dealt += 1
        if self.dealer is not None:
            return self.dealer(ask)
        if not self.seed:
            raise BadRecord("error-no-seed", self.book.name)
        return ask.sample(Deal(self.seed, state.dealt))

    # -- copies and the past

    def _twin(self) -> Game[T]:
        twin: Game[T] = object.__new__(type(self))
        twin.book, twin.setup, twin.seed = self.book, self.setup, self.seed
        twin.dealer, twin.whole, twin._since, twin._steps = None, self.whole, self._since, self._steps
        twin.promised = self.promised
        return twin

    def _restore(self, table: T, mark: Mark, entries: list[Entry], base: bytes) -> None:
        """Go to where the answers lead from a mark. They were legal once and are not checked again."""
        self._apart, steps = 1, self._steps
        self._mark, self._base, self._entries, self._secret, self.events = mark, base, [], {}, []
        self.table = table = table.over(restored(base, self.book.state_type))
        table.recording = False
        self._run = played(self.book, table)
        asks = self._next(None)
        for entry in entries:
            if entry.name == REDEAL:
                self._redeal(*entry.answer)
                continue
            if entry.name == UNDONE:
                self._spend(entry)
                continue
            if entry.dealt:
                table.state.dealt += 1
            self._entries.append(entry)
            asks = self._next(entry.answer) if entry.name[0] != "*" else self._again(entry, asks)
        table.recording = True
        self._apart, self._steps = APART, steps
        if asks is None or isinstance(asks, tuple):
            self.pending = asks or ()
        elif asks.seat != DEALER:
            self.pending = (asks,)
        else:
            answer = self._deal(asks)
            self._entries.append(Entry(asks.name, True, answer))
            self._advance(answer)

    def _again(self, entry: Entry, asks: Asked) -> Asked:
        """Play an entry that is more than an answer again; the rules' next question."""
        if entry.name == LAPSE:
            return self._next(entry.answer[2])
        self._run = self._without(entry.answer, asks)
        return self._next(None)

    def clone(self) -> Game[T]:
        """An independent copy, in the middle of anything. The next copies use its last mark too."""
        twin = self._twin()
        twin._restore(self.table, self._mark, self._entries, self._base)
        twin._secret = dict(self._secret)
        self._mark, self._base, self._entries = twin._mark, twin._base, list(twin._entries)
        return twin

    def at(self, number: int) -> Game[T]:
        """The game as it was when its record held that many entries."""
        if not self._since <= number:
            raise NothingToUndo("error-nothing-to-undo", self.book.name)
        twin = self._twin()
        if number >= self._mark.number:
            twin._restore(self.table, self._mark, self._entries[: number - self._mark.number], self._base)
        else:
            mark, entries = back_to(self._mark, number, self._entries)
            twin._restore(self.table, mark, entries, mark.snapshot)
        return twin

    def undo(self) -> None:
        """Take back the last decision of a player, and all chance that followed it. The same deals do not come again."""
        if self._secret:
            self._secret.popitem()  # the others' secret answers stay
            return
        for number, entry in self.backwards():
            if not entry.dealt and entry.name != UNDONE:
                self._go_back(None, number)
                return
        raise NothingToUndo("error-nothing-to-undo", self.book.name)

    def take_back(self, seat: int | None, number: int, *, anew: bool = True) -> None:
        """Go back to before entry `number`; the number of the next entry takes back only the seat's secret answer.

        Chance in between is spent, the record says so, and other deals come. Without `anew` the same deals come again and nothing is said:
        that is how it was once, and games of that time must play out as they did.
        """
        if number < self.number:
            self._go_back(seat, number, anew)
            return
        for place in [place for place in self._secret if self.pending[place].seat == seat]:
            del self._secret[place]

    def _go_back(self, seat: int | None, number: int, anew: bool = True) -> None:
        twin = self.at(number)
        deals = self.table.state.dealt - twin.table.state.dealt
        entry = undone_entry(seat, self.since(twin.number), deals) if anew and deals else None
        self._become(twin)
        if entry is not None:
            self.spend(entry)

    def spend(self, entry: Entry) -> None:
        """The deals that were taken back do not come again; everybody is told."""
        self._spend(entry)
        self.events = [told(entry)]

    def _spend(self, entry: Entry) -> None:
        self._entries.append(entry)
        self.table.state.dealt += undone(entry).deals

    def has_answered(self, seat: int) -> bool:
        """Has the seat answered a question that is still open for others?"""
        return any(self.pending[place].seat == seat for place in self._secret)

    def _become(self, twin: Game[T]) -> None:
        self.table, self.pending, self.events, self._secret = twin.table, twin.pending, twin.events, twin._secret
        self._mark, self._base, self._entries, self._run = twin._mark, twin._base, twin._entries, twin._run

    def entries(self) -> list[Entry]:
        """Everything that was answered since the first question, the dealer's answers included. A world has no past."""
        return chained(self._mark, self._entries)[self._since :]

    def standing(self) -> tuple[bytes, list[Entry]]:
        """The last quiet moment, and what was answered since."""
        twin = self.clone()
        return twin._base, twin._entries

    def since(self, number: int) -> list[Entry]:
        """What was answered from that number on."""
        newest = itertools.takewhile(lambda numbered: numbered[0] >= number, self.backwards())
        return [entry for _, entry in newest][::-1]

    def backwards(self) -> Iterator[tuple[int, Entry]]:
        """What was answered, the newest first, each with its number."""
        numbers = range(self.number - 1, self._since - 1, -1)
        return zip(numbers, newest_first(self._mark, self._entries), strict=False)

    def retold(self) -> Iterator[Game[T]]:
        """The game from its beginning, decision by decision; `events` is what each led to. What was taken back is not repeated; that
        chance was spent with it is a moment of its own."""
        entries = self.entries()
        deals = iter([entry.answer for entry in entries if entry.dealt])
        if self._since:
            twin = self.at(self._since)
            twin.dealer = lambda ask: next(deals)
        else:
            first = first_mark(self._mark)
            twin = self._twin()
            twin.dealer = lambda ask: next(deals)
            twin.table = self.book.table(restored(first.snapshot, self.book.state_type), self.setup)
            twin._start(first)
        yield twin
        for entry in entries:
            if not entry.dealt:
                twin.play(entry)
                yield twin

    def history(self) -> list[Event]:
        """All events since the first question: the record is played again."""
        return [event for moment in self.retold() for event in moment.events]

    # -- seeing

    def view(self, seat: int | None) -> View:
        """Everything that a seat (None: a spectator) may see now, and nothing else."""
        asks = list(enumerate(self.pending))
        return View(
            seat=seat,
            number=self.number,
            scene=self.book.scene(self.table, seat),
            asks=[ask_json(ask) for i, ask in asks if ask.seat == seat and i not in self._secret],
            waiting=[Waiting(ask.seat, ask.name, ask.rule, i in self._secret) for i, ask in asks],
            commitment=self.commitment,
            outcome=self.outcome,
        )

    def heard(self, seat: int | None) -> list[Event]:
        """What the latest answer led to, as far as a seat may know."""
        return [event for event in self.events if event.seen_by(seat)]

    def world(self, seat: int | None, rng: Random) -> Game[T]:
        """A game that this seat cannot tell from the real one: hidden cards are dealt again, and so is the future.

        It does not know what really happened: it has no past to undo, to list or to tell.
        """
        twin = self.clone()
        twin.seed = bytes([int(rng.random() * 256) for _ in range(32)])
        twin._secret = {place: answer for place, answer in self._secret.items() if self.pending[place].seat == seat}
        twin._mark = Mark(None, twin._base, [])
        if twin.pending:
            twin._redeal(seat, bytes([int(rng.random() * 256) for _ in range(32)]))
        twin.whole, twin._since = False, twin.number
        return twin

    def begin_here(self, seed: bytes) -> None:
        """A game of its own from this moment on: with chance of its own, and without a past."""
        self.seed, self.promised, self.whole, self._since, self.events = seed, "", False, self.number, []

    def _redeal(self, seat: int | None, seed: bytes) -> None:
        self._entries.append(Entry(REDEAL, False, (seat, seed)))
        self.book.redeal(self.table, seat, Deal(seed, 0))

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return self.book.names(self.table)


def unlabelled(ask: Ask, answer: Answer) -> Answer:
    """The answer without its label: `{"critical": 2}` answers an ask of that name like `2`, and cases read better with it."""
    if isinstance(answer, dict) and len(answer) == 1 and ask.kind != "menu" and ask.name in answer:
        return answer[ask.name]
    return answer
