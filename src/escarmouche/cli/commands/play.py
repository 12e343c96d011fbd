"""`escarmouche play GAME`: in text and by keyboard, against bots or with others on the same screen. Without a game: in the browser."""

from __future__ import annotations

import argparse
import contextlib
import shlex
from pathlib import Path
from random import Random
from typing import Any

import escarmouche
from escarmouche.bots.adviser import Advice, Adviser
from escarmouche.bots.bot import Bot
from escarmouche.bots.loader import has_evaluator
from escarmouche.cli import INTERRUPTED, kept_files
from escarmouche.cli.commands.setup import HUMAN, card_views_of, cards_of, options, players, seated, usual
from escarmouche.cli.hearing import amount
from escarmouche.cli.hearing.matching import fold
from escarmouche.cli.prompt import Advised, Always, Concede, Prompt, Quit, Undo
from escarmouche.cli.telling import around
from escarmouche.cli.telling.card_view_lines import reference
from escarmouche.cli.telling.goals import aim_lines, verdict
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.telling.walks import walks
from escarmouche.cli.voice import BadInput, Voice
from escarmouche.cli.warnings import Warnings
from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.asks.naming import explained
from escarmouche.core.book import find
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.refusal import EscarmoucheError, NothingToUndo, Refusal
from escarmouche.core.play import record
from escarmouche.core.play.game import Game
from escarmouche.core.play.prospects import doubts, prospects
from escarmouche.core.play.seat import Seat
from escarmouche.core.play.undo import undoable
from escarmouche.core.views.player_tools import Sentence
from escarmouche.core.views.prospect import Prospects

BLANK = 60  # empty lines between what one player saw and what the next may see


NEW = ("seed", "edition", "scenario", "board", "cards", "option")  # options of a new game
TERMINAL = ("seats", *NEW, "load", "fast")  # options of a game in text
BROWSER = ("database", "no_browser")


def run(args: argparse.Namespace, voice: Voice) -> int:
    if args.game is None and not any(getattr(args, word) for word in TERMINAL):
        from escarmouche.cli.commands import browser  # the server is slow to import

        return browser.run(args, voice)
    for word in BROWSER:
        if getattr(args, word):
            option = f"--{word.replace('_', '-')}"
            if args.game is not None:
                raise BadInput("cli-browser-only", option=option)
            terminal = next(f"--{other}" for other in TERMINAL if getattr(args, other))
            raise BadInput("cli-browser-or-terminal", option=option, other=terminal)
    game, names = opened(args)
    with contextlib.suppress(ImportError):
        # arrow keys and a history, where the terminal has them
        import readline  # noqa: F401
    session = Session(game, names, seated(names, args.seed), voice.of(game.book.name), fast=args.fast)
    return session.play()


def opened(args: argparse.Namespace) -> tuple[Game[Any], list[str]]:
    """The game to play, new or loaded, and who plays it."""
    names = players(args.seats, args.game or "")
    if args.load:
        return _loaded(args, names)
    if args.game is None:
        raise BadInput("cli-no-game", games=", ".join(escarmouche.installed()))
    find(args.game)
    return escarmouche.new(args.game, seed=args.seed, **options(args, len(names))), names


def _loaded(args: argparse.Namespace, names: list[str]) -> tuple[Game[Any], list[str]]:
    for word in NEW:
        if getattr(args, word):
            raise BadInput("cli-load-and", option=f"--{word}")
    game = escarmouche.load(args.load)
    if args.game is not None and args.game != game.book.name:
        find(args.game)
        raise BadInput("cli-other-game", file=args.load, game=game.book.name, wanted=args.game)
    if not game.seed and not game.over:
        raise BadInput("cli-no-seed", file=args.load)
    seats = game.setup.seats
    if args.seats is None:
        names = [HUMAN, *[usual(game.book.name)] * (seats - 1)]
    if len(names) != seats:
        raise BadInput("cli-seats-differ", count=len(names), said=seats)
    return game, names


class Session:
    """One game at one keyboard."""

    def __init__(
        self, game: Game[Any], names: list[str], bots: dict[int, Bot], voice: Voice, *, fast: bool = False
    ) -> None:
        self.game, self.names, self.bots, self.voice = game, names, bots, voice
        self.humans = [seat for seat, name in enumerate(names) if name == HUMAN]
        self.fast = fast and len(self.humans) < 2  # a skipped question would tell the others that it had one answer
        self.unheard: dict[int, list[Event]] = {seat: [] for seat in self.humans}
        self.at: int | None = self.humans[0] if len(self.humans) == 1 else None  # who sits at the keyboard
        self.places: dict[int | None, dict[str, Any]] = {}  # where each reader last knew everything to be
        self.habits: dict[int, dict[str, tuple[Any, Any]]] = {}  # what a seat always answers to a question, in a turn
        self.active = ""
        self.file = kept_files.fresh(game.book.name, ".jsonl")
        self.rng = Random(0)
        self.warnings = Warnings()
        self.odds = True  # are chances told below the options?

    # -- the game

    def play(self) -> int:
        try:
            self._save()
            self._welcome()
            while self.game.pending:
                self._decide(self._next())
            self._farewell()
            return 0
        except Quit:
            self._leave()
            return 0
        except KeyboardInterrupt:
            self.voice.line()
            self._leave()
            return INTERRUPTED

    def _welcome(self) -> None:
        voice, game = self.voice, self.game
        players = ", ".join(f"{seat + 1} {self._called(seat)}" for seat in range(len(self.names)))
        key = f"game-{game.book.name}"
        title = voice.tell(key) if voice.texts.has(key) else game.book.name.capitalize()
        voice.say("cli-welcome", game=title, players=players)
        voice.say("cli-commitment", commitment=game.commitment)
        voice.say("cli-welcome-help")
        if len(self.humans) == 1 and len(self.names) > 1:
            voice.say("cli-you-are", number=self.humans[0] + 1)
        self._tell(game.events)

    def _called(self, seat: int) -> str:
        name = self.names[seat]
        key = "cli-human" if name == HUMAN else f"cli-bot-{name}"
        return self.voice.tell(key) if self.voice.texts.has(key) else name

    def _next(self) -> Ask:
        """The first question that is still open."""
        return next(ask for ask in self.game.pending if self.game.asked(ask.seat) is ask)

    def _decide(self, ask: Ask) -> None:
        number = self.game.number
        if ask.seat in self.bots:
            self._bot(ask)
        else:
            try:
                self._person(ask)
            except Undo:
                self._undo(ask.seat)
                return
            except Concede:
                self.game.concede(ask.seat)
        if self.game.number != number or not self.game.pending:
            self._save()
            self._tell(self.game.events)

    def _bot(self, ask: Ask) -> None:
        """A bot that fails does not end the game: a legal answer is taken for it, and that is said."""
        try:
            self.game.answer(ask.seat, self.bots[ask.seat].answer(Seat(self.game, ask.seat)))
            return
        except EscarmoucheError as problem:
            reason = self.voice.problem(problem)
        except Exception as problem:
            reason = f"{type(problem).__name__}, {kept_files.report(problem)}"
        self.voice.say("cli-bot-failed", number=ask.seat + 1, name=self.names[ask.seat], reason=reason)
        self.game.answer(ask.seat, ask.sample(self.rng))

    def _person(self, ask: Ask) -> None:
        self._pass_to(ask.seat)
        speech = self._speech(ask.seat)
        if self._as_before(ask, speech):
            return
        if speech.scene.active != self.active:
            self.active = speech.scene.active
            if any(piece.id == self.active and piece.seat == ask.seat for piece in speech.scene.pieces):
                self.voice.line(around.near(speech, self.active))
        if self.fast:
            idle = self.game.book.idle(self.game.table, ask)
            if idle is not None:
                self.voice.say(
                    "cli-idle", question=speech.question(ask), answer=amount.answer_in_words(speech, ask, idle)
                )
                self.game.answer(ask.seat, idle)
                return
        self.game.answer(ask.seat, self._meant(ask, speech))

    def _meant(self, ask: Ask, speech: Speech) -> Answer:
        """What a player answers, and still wants to after a warning."""
        while True:
            try:
                answer = Prompt(speech, self).ask(ask)
            except Always as always:
                self.habits.setdefault(ask.seat, {})[ask.name] = (always.answer, _turn(speech))
                return always.answer
            except Advised as advised:
                return advised.answer
            warning = self.warnings.due(doubts(self.game, ask.seat, answer))
            if warning is None or self._sure(warning, speech):
                return answer

    def _sure(self, warning: Sentence, speech: Speech) -> bool:
        """Say what a player may be sorry for, and ask."""
        self.voice.line(speech.voice.texts.say(warning.key, warning.args, speech.scene.names))
        heard = self.voice.hear(self.voice.tell("cli-warn-sure"))
        if heard is None:
            raise Quit
        if self._says(heard, "never"):
            self.warnings.stop(warning.key)
            return True
        return self._says(heard, "yes")

    def _says(self, heard: str, word: str) -> bool:
        return fold(heard) in map(fold, self.voice.tell(f"cli-say-{word}").split(", "))

    def _as_before(self, ask: Ask, speech: Speech) -> bool:
        """Give the answer that a player always gives to this question in this turn, if it is allowed now."""
        habits = self.habits.get(ask.seat, {})
        for name in [name for name, (_, turn) in habits.items() if turn != _turn(speech)]:
            del habits[name]
        if ask.name not in habits:
            return False
        answer = habits[ask.name][0]
        if ask.why_not(answer) is not None:
            return False
        self.voice.say("cli-always", question=speech.question(ask), answer=amount.answer_in_words(speech, ask, answer))
        self.game.answer(ask.seat, answer)
        return True

    def _speech(self, seat: int | None) -> Speech:
        scene = self.game.book.scene(self.game.table, seat)
        return Speech(self.voice, scene, cards_of(self.game), card_views_of(self.game))

    def _pass_to(self, seat: int) -> None:
        """Several people share the screen: it is cleared before the next player sits down."""
        if len(self.humans) > 1 and self.at != seat:
            if self.at is not None:
                for _ in range(BLANK):
                    self.voice.line()
            self.at = seat
            if self.voice.hear(self.voice.tell("cli-pass-to", number=seat + 1)) is None:
                raise Quit
            heard, self.unheard[seat] = self.unheard[seat], []
            self._print(heard, seat)

    # -- what happened

    def _tell(self, events: list[Event]) -> None:
        if not self.humans:
            self._print(events, None)
        for seat in self.humans:
            if seat == self.at:
                self._print(events, seat)
            else:
                self.unheard[seat] += events

    def _print(self, events: list[Event], seat: int | None) -> None:
        speech = self._speech(seat)
        visible = [event for event in events if event.seen_by(seat)]
        for event in walks(visible):
            self.voice.line(speech.event(event))
        before, self.places[seat] = self.places.get(seat), around.places(speech)
        if before is not None:
            for line in around.moves(speech, before, visible):
                self.voice.line(line)

    def _undo(self, seat: int) -> None:
        """Go back to this player's last decision. What others and chance decided since is taken back, too.

        A secret choice that only another player has made is not taken back.
        """
        before, can = self.game.number, undoable(self.game, seat)
        if not can.possible:
            self.voice.line(self.voice.problem(NothingToUndo("error-nothing-to-undo", self.game.book.name)))
            return
        self.game.take_back(seat, can.number)
        self._save()
        for heard in self.unheard.values():
            heard.clear()
        self.places = {reader: around.places(self._speech(reader)) for reader in self.places}
        self.habits.clear()
        self.active = ""
        self.voice.say("cli-undone", count=before - can.number)
        self._tell(self.game.events)

    # -- commands

    def save(self, file: str) -> None:
        if not file:
            raise BadInput("cli-save-where")
        path = Path(file).expanduser()
        try:
            if path.exists() and not _is_record(path):
                raise BadInput("cli-not-over", file=str(path))
            record.save(self.game, path)
        except OSError as problem:
            raise BadInput("cli-cannot-write", file=str(path), problem=problem.strerror or str(problem)) from None
        self.voice.say("cli-saved", file=str(path))

    def log(self, count: int) -> None:
        seat = self.at
        lines = walks(event for event in self.game.history() if event.seen_by(seat))
        speech = self._speech(seat)
        for event in lines[-count:]:
            rule = f" ({event.rule})" if event.rule else ""
            self.voice.line(speech.event(event) + rule)
        if not lines:
            self.voice.say("cli-log-empty")

    def rule(self, name: str) -> None:
        from escarmouche.cli.commands.rules import text  # it imports what tests the rules

        for line in text(self.game.book, name, self.voice):
            self.voice.line(line)

    def reference(self, words: str) -> None:
        """The quick reference of this game, or only the lines with these words."""
        sections = self.game.book.cards.reference(self.game.setup)
        if not sections:
            raise BadInput("cli-no-reference")
        lines = list(reference(sections, self._speech(self.at), words))
        if not lines:
            raise BadInput("cli-not-in-reference", text=words)
        for line in lines:
            self.voice.line(line)

    def explained(self, seat: int, reason: Refusal) -> Refusal:
        """Why something that exists may not be chosen now, if the question itself does not say."""
        return explained(self.game.book, self.game.table, seat, reason)

    def prospects(self, seat: int, way: tuple[str, ...]) -> Prospects:
        """What the options of the seat's question bring, from what that seat knows."""
        return prospects(self.game, seat, way)

    def switch_odds(self) -> None:
        """Chances are told from now on, or no longer."""
        self.odds = not self.odds
        self.voice.say("cli-odds-on" if self.odds else "cli-odds-off")

    def warn_again(self) -> None:
        """All warnings are given again, those that were not wanted, too."""
        self.warnings.begin_again()
        self.voice.say("cli-warned-again")

    def advice(self, seat: int) -> Advice:
        """What a bot would do, and why: nobody asks one while they play against other people."""
        if len(self.humans) > 1:
            raise BadInput("cli-hint-people")
        if not has_evaluator(self.game.book.name):
            raise BadInput("cli-no-hint")
        return Adviser(self.game.number).advise(Seat(self.game, seat))

    def goal(self) -> None:
        """What wins, how it stands and what is left, as the player at the keyboard may know it."""
        aims = self.game.book.tools.aims(self.game.table, self.at)
        for line in aim_lines(self._speech(self.at), aims):
            self.voice.line(line)

    def forget(self) -> None:
        """Forget the answers that are always given for the player at the keyboard."""
        for seat in list(self.habits):
            if self.at in (None, seat):
                del self.habits[seat]
        self.voice.say("cli-always-off")

    # -- the end

    def _save(self) -> None:
        try:
            record.save(self.game, self.file)
        except OSError as problem:
            self.voice.say("cli-cannot-write", file=str(self.file), problem=problem.strerror or str(problem))

    def _leave(self) -> None:
        """Nothing to save: that is done after each decision, and an interrupt may have come in the middle of one."""
        if not self.file.stat().st_size:  # nothing was decided yet
            self.file.unlink()
            self.voice.say("cli-interrupted")
            return
        seats = "" if self.names == [HUMAN, usual(self.game.book.name)] else f" --seats {','.join(self.names)}"
        command = f"escarmouche play --load {shlex.quote(str(self.file))}{seats}"
        self.voice.say("cli-left", file=str(self.file), command=command)

    def _farewell(self) -> None:
        voice, game = self.voice, self.game
        outcome = game.outcome
        voice.line()
        if outcome is not None:
            voice.line(verdict(voice, outcome, [f"{seat + 1} ({self._called(seat)})" for seat in outcome.winners]))
            reason = voice.tell(outcome.reason) if outcome.reason and voice.texts.has(outcome.reason) else ""
            if reason:
                voice.line(reason)
            if outcome.scores:
                scores = ", ".join(
                    voice.tell("core-each", number=seat + 1, value=str(score))
                    for seat, score in enumerate(outcome.scores)
                )
                voice.say("cli-scores", scores=scores)
        voice.say("cli-seed", seed=game.seed.hex(), commitment=game.commitment)
        voice.say("cli-verify", command=f"escarmouche replay {shlex.quote(str(self.file))} --verify")


def _turn(speech: Speech) -> Any:
    """Which turn it is, in a game that counts them."""
    return next((track.value for track in speech.scene.tracks if track.name == "turn"), None)


def _is_record(path: Path) -> bool:
    """Only a saved game is written over by another."""
    return path.is_file() and path.read_bytes()[:24].startswith(b'{"escarmouche":"record"')
