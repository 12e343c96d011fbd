"""`escarmouche replay`: check a record's deals against its commitment, and step through the game."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from escarmouche.bots.adviser import Advice
from escarmouche.cli import FINE
from escarmouche.cli.commands.setup import cards_of
from escarmouche.cli.hearing.matching import fold
from escarmouche.cli.prompt import Prompt
from escarmouche.cli.telling import around
from escarmouche.cli.telling.goals import verdict
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.telling.table import table
from escarmouche.cli.telling.walks import walks
from escarmouche.cli.voice import BadInput, Voice
from escarmouche.core.asks.ask import Ask
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play import record
from escarmouche.core.play.game import Game
from escarmouche.core.play.mark import CONCEDE, LAPSE, UNDONE, Entry
from escarmouche.core.play.taken_back import unrolled
from escarmouche.core.views.prospect import Prospects


class Moment(NamedTuple):
    """One decision: how long the record was after it, what was decided, what it led to."""

    number: int
    seats: tuple[int, ...]
    name: str
    about: Mapping[str, object]
    answer: Any
    events: list[Event]


def run(args: argparse.Namespace, voice: Voice) -> int:
    game = record.load(Path(args.file))
    voice = voice.of(game.book.name)
    _verified(game, args.file, voice)
    if args.verify:
        return FINE
    replay = Replay(game, voice, None if args.seat is None else args.seat - 1)
    if args.seat is not None and args.seat > game.setup.seats:
        raise BadInput("cli-no-seat", number=args.seat, seats=game.setup.seats)
    if args.to is not None and args.to > replay.last:
        raise BadInput("cli-no-moment", number=args.to, last=replay.last)
    if args.to is not None:
        replay.show(args.to)
    elif args.all:
        for place in range(replay.last + 1):
            replay.tell(place)
        replay.ending()
    else:
        replay.step()
    return FINE


def _verified(game: Game[Any], file: str, voice: Voice) -> None:
    """Say how many answers and deals loading has checked, including those that were taken back."""
    entries = game.entries()
    items = list(unrolled(entries))
    deals = sum(dealt for _, dealt, _ in items)
    answers = sum(not dealt and name != UNDONE for name, dealt, _ in items)
    key = "cli-verified" if game.seed else "cli-unverified"
    voice.say(key, file=file, answers=answers, deals=deals, commitment=game.commitment)
    spent = deals - sum(entry.dealt for entry in entries)
    if spent:
        voice.say("cli-verified-spent", deals=spent)


class Replay:
    """A game shown again. A finished game is shown in full; a running one only as a spectator or one seat may know it."""

    def __init__(self, game: Game[Any], voice: Voice, seat: int | None) -> None:
        self.game, self.voice, self.seat = game, voice, seat
        self.whole = game.over and seat is None
        self.moments = list(_moments(game))
        self.last = len(self.moments) - 1
        self._known: tuple[int, dict[str, Any]] = (-1, {})  # where everything was at the moment shown last

    def tell(self, place: int) -> None:
        moment = self.moments[place]
        speech = self._speech(place)
        if place:
            self.voice.head(self._decision(place, moment, speech))
        visible = [event for event in moment.events if self.whole or event.seen_by(self.seat)]
        for event in walks(visible) if moment.name != UNDONE else ():
            self.voice.line(self._event(event, speech))
        for line in around.moves(speech, self._places(place - 1), visible) if place else ():
            self.voice.line(line)
        self._known = (place, around.places(speech))

    def _event(self, event: Event, speech: Speech) -> str:
        """An event; a private one with the players who were told."""
        text = speech.event(event)
        if not self.whole or event.to is None:
            return text
        return self.voice.tell("cli-only-for", players=", ".join(map(speech.player, event.to)), text=text)

    def _places(self, place: int) -> dict[str, Any]:
        """Where everything was at another moment."""
        return self._known[1] if self._known[0] == place else around.places(self._speech(place))

    def _decision(self, place: int, moment: Moment, speech: Speech) -> str:
        """Who decided what, or took it back. What was asked of others and what they answered may be hidden while the game goes on."""
        if moment.name == UNDONE:
            text = " ".join(speech.event(event) for event in moment.events)
            return self.voice.tell("cli-step-undone", number=place, text=text)
        who = ", ".join(speech.player(seat) for seat in moment.seats)
        if moment.name == CONCEDE:
            return self.voice.tell("cli-step-concedes", number=place, player=who)
        if not self.whole and self.seat not in moment.seats:
            return self.voice.tell("cli-step-hidden", number=place, player=who)
        question = self.voice.texts.say(f"ask-{moment.name}", moment.about, speech.scene.names)
        answers = moment.answer if len(moment.seats) > 1 else (moment.answer,)
        own = [answer for seat, answer in zip(moment.seats, answers, strict=True) if self.whole or seat == self.seat]
        answer = " / ".join(speech.answer(answer) for answer in own)
        return self.voice.tell("cli-step-answer", number=place, player=who, question=question, answer=answer)

    def show(self, place: int) -> None:
        """The table as it stood."""
        self.tell(place)
        for line in table(self._speech(place)):
            self.voice.line(line)

    def _speech(self, place: int) -> Speech:
        game = self.game.at(self.moments[place].number)
        return Speech(self.voice, game.book.scene(game.table, self.seat), cards_of(game))

    def ending(self) -> None:
        outcome = self.game.outcome
        if outcome is None:
            self.voice.say("cli-goes-on")
            return
        self.voice.line(verdict(self.voice, outcome, [str(seat + 1) for seat in outcome.winners]))

    def step(self) -> None:
        """Enter goes on; a number jumps; back, look, quit."""
        self.voice.say("cli-step-how", last=self.last)
        place = 0
        self.tell(0)
        while True:
            heard = self.voice.hear(self.voice.tell("cli-step-prompt", number=place, last=self.last))
            if heard is None or self._is("quit", heard):
                return
            if not heard:
                place += 1
            elif self._is("back", heard):
                place = max(0, place - 1)
            elif heard.isdigit():
                place = min(int(heard), self.last)
            elif self._look(heard, place):
                continue
            else:
                self.voice.say("cli-step-how", last=self.last)
                continue
            if place > self.last:
                self.ending()
                return
            self.tell(place)

    def _look(self, heard: str, place: int) -> bool:
        first, _, rest = heard.partition(" ")
        prompt = Prompt(self._speech(place), _NoDesk())
        try:
            if self._is("look", first):
                prompt.look(rest.strip())
                return True
            if self._is("near", first):
                prompt.near(rest.strip())
                return True
            if self._is("map", first):
                prompt.map(rest.strip())
                return True
        except BadInput as bad:
            self.voice.say(bad.key, **bad.values)
            return True
        return False

    def _is(self, name: str, heard: str) -> bool:
        return fold(heard) in [fold(word) for word in self.voice.tell(f"cli-do-{name}").split(", ")]


class _NoDesk:
    odds = True

    def save(self, file: str) -> None: ...

    def log(self, count: int) -> None: ...

    def rule(self, name: str) -> None: ...

    def reference(self, words: str) -> None: ...

    def goal(self) -> None: ...

    def forget(self) -> None: ...

    def explained(self, seat: int, reason: Refusal) -> Refusal:
        return reason

    def prospects(self, seat: int, way: tuple[str, ...]) -> Prospects:
        return {}

    def switch_odds(self) -> None: ...

    def warn_again(self) -> None: ...

    def advice(self, seat: int) -> Advice:
        raise BadInput("cli-no-hint")


def _moments(game: Game[Any]) -> Iterator[Moment]:
    decisions = iter([entry for entry in game.entries() if not entry.dealt])
    asks: tuple[Ask, ...] = ()
    for place, moment in enumerate(game.retold()):
        yield _decided(moment, next(decisions) if place else None, asks)
        asks = moment.pending


def _decided(moment: Game[Any], entry: Entry | None, asks: tuple[Ask, ...]) -> Moment:
    """What an entry of the record was, and what it led to; none: how the game began."""
    number, events = moment.number, moment.events
    if entry is None:
        return Moment(number, (), "", {}, None, events)
    if entry.name == UNDONE:
        return Moment(number, (), UNDONE, {}, None, events)
    if entry.name == CONCEDE:
        return Moment(number, (entry.answer,), CONCEDE, {}, None, events)
    answer = entry.answer[2] if entry.name == LAPSE else entry.answer
    return Moment(number, tuple(ask.seat for ask in asks), asks[0].name, dict(asks[0].about), answer, events)
