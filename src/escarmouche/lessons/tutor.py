"""A lesson that is being played: where the guide stands, what is answered for the other side, what the learner is told.

The guide follows the main line: for each seat it knows the next answer there, its wish. A wish stands when its question is asked, for the
same figure, and may be given. When the learner has left the line, the guide says so, and nothing of what did not happen, until a wish
stands again.
"""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.book import find
from escarmouche.core.files.written_answers import DECLINING, as_answer
from escarmouche.core.messages.text import texts
from escarmouche.core.play.game import Game
from escarmouche.lessons.answers import another_place, first_branch, fits_kind, goes_on, harmless, lit_by, same
from escarmouche.lessons.arranged_chance import ArrangedChance
from escarmouche.lessons.guidance import CueSaid, Guide, Hint, Lit, QuizQuestion
from escarmouche.lessons.lesson import Cue, Lesson
from escarmouche.lessons.main_line import Move, active, main_line, mark, position
from escarmouche.lessons.progress import Past, Standing
from escarmouche.lessons.what_holds import any_holds, holds

AHEAD = 8  # wishes of a seat that are looked at when the first does not stand
ASTRAY, DECISIVE, LOST, OWN_WAY = "lesson-astray", "lesson-astray-decisive", "lesson-hint-lost", "lesson-own-way"
FAILED, PASSED = "lesson-failed", "lesson-passed"
FINISHED = 0  # in place of the number of a sentence: the goal was reached


class Tutor:
    """A lesson and its game."""

    def __init__(self, lesson: Lesson, seed: bytes) -> None:
        self.lesson = lesson
        self.line = main_line(lesson)
        self.wishes = [[move for move in self.line.moves if move.seat == seat] for seat in range(lesson.file.seats)]
        setup, state = position(lesson)
        self.chance = ArrangedChance(lesson, seed)
        self.game: Game[Any] = Game(find(lesson.game), setup, seed, state=state, dealer=self.chance)
        self.chance.game = self.game
        self.past: list[Past] = []
        self.reached: list[
            int
        ] = []  # the sentences that the learner was ever told, by their numbers, in that order; at last FINISHED
        self.standing = Standing((0,) * lesson.file.seats)
        self._look()

    @property
    def learner(self) -> int:
        return self.lesson.learner

    # -- answers

    def answer(self, seat: int, answer: Answer, *, by_table: bool = False) -> None:
        """Give an answer. What is refused has changed nothing."""
        game, ask = self.game, self.game.asked(seat)
        move = self._wish(seat) if ask is not None else None
        past = Past(game.number, self.standing, seat == self.learner and not by_table)
        heard = self._stood
        fit = "" if ask is None or move is None else self._fit(ask, move, answer)
        game.answer(seat, answer)
        self.past.append(past)
        if seat == self.learner:
            self._now(heard=heard)
            self._learner_answered(move, fit)
        elif move is not None and fit == "same":
            self._pass(move)
        self._look()

    def concede(self, seat: int) -> None:
        """A seat gives up."""
        past = Past(self.game.number, self.standing, seat == self.learner)
        self.game.concede(seat)
        self.past.append(past)
        self._look()

    def _fit(self, ask: Ask, move: Move, answer: Answer) -> str:
        """How an answer fits the main line: the `same`, or one that the lesson allows; another `place`; or not at all."""
        good = [move.answer, *(as_answer(ask, written) for written in self.lesson.cues[move.step].also)]
        if any(same(ask, answer, other) for other in good):
            return "same"
        return "place" if another_place(ask, answer, move.answer) else ""

    def _pass(self, move: Move) -> None:
        """A wish was given: the next one of the seat is the one after it."""
        places, wishes = list(self.standing.places), self.wishes[move.seat]
        places[move.seat] = next(n for n, wish in enumerate(wishes) if wish is move) + 1
        self._now(places=tuple(places))

    def _learner_answered(self, move: Move | None, fit: str) -> None:
        if move is None:
            self._now(astray="", decisive=False)
            return
        cue = self.lesson.cues[move.step]
        fine = fit == "same" or (fit == "place" and self._goes_on(move))
        if fine or cue.mode in ("free", "open"):
            self._pass(move)
        if fine or (cue.mode == "free" and not cue.decisive):
            self._now(astray="", decisive=False)
            return
        own = self.lesson.key(cue.name, "astray")
        usual = DECISIVE if cue.decisive else ASTRAY
        key = own if cue.name and texts("en", self.lesson.game).has(own) else usual
        self._now(astray=key, decisive=cue.decisive, skipping=False)

    def _goes_on(self, move: Move) -> bool:
        """Can the answer that follows on the main line be given now?"""
        moves = self.line.moves
        place = next(n for n, other in enumerate(moves) if other is move)
        return all(self._stands(later) for later in moves[place + 1 : place + 2])

    # -- wishes

    def _wish(self, seat: int) -> Move | None:
        """The wish of a seat that stands now: its next one, or a later one if the table stands as it did then."""
        ask = self.game.asked(seat)
        if ask is None:
            return None
        at = self.standing.places[seat]
        ahead = [move for move in self.wishes[seat][at : at + AHEAD] if move.ask == ask.name]
        if not ahead:
            return None
        first = self.wishes[seat][at]
        who, now = active(self.game), ""
        for move in ahead:
            if move.active != who or not self._stands(move):
                continue
            if move is first or seat != self.learner:
                return move
            now = now or mark(self.game)
            if move.mark == now:
                return move
        return None

    def _stands(self, move: Move) -> bool:
        """Can it be given now, and does what its cue speaks of hold?"""
        ask = self.game.asked(move.seat)
        if ask is None or ask.name != move.ask or self.game.refusal(move.seat, move.answer) is not None:
            return False
        return holds(self.game, self.lesson.cues[move.step].holds)

    def due(self) -> tuple[int, Answer] | None:
        """What is answered now without the learner: for the other side, or by the table where the lesson says so."""
        if self.lesson.questions:
            return None
        for ask in self.game.pending:
            if self.game.asked(ask.seat) is not ask:
                continue
            if ask.seat != self.learner:
                return ask.seat, self._tame(ask)
            answer = self._by_table(ask)
            if answer is not None:
                return ask.seat, answer[0]
        return None

    def is_spared(self, seat: int) -> bool:
        """Does the table answer the question that this seat is asked?"""
        ask = self.game.asked(seat)
        return ask is not None and seat == self.learner and self._by_table(ask) is not None

    def _by_table(self, ask: Ask) -> tuple[Answer] | None:
        """The table's answer for the learner, in a tuple: where the line says so, and while the guided part is skipped."""
        move = self._wish(ask.seat)
        if move is None or self.standing.result:
            return None
        skipped = self.standing.skipping and move.step < self._free_step()
        auto = self.lesson.cues[move.step].mode == "auto" and not self.standing.astray
        return (move.answer,) if skipped or auto else None

    def _tame(self, ask: Ask) -> Answer:
        """An answer of the tame bot: its wish, else what it always wishes for, else what does no harm."""
        move = None if self.standing.result else self._wish(ask.seat)
        if move is not None and move.answer not in DECLINING:
            return move.answer
        for written in self.lesson.file.wishes.get(ask.seat, ()):
            answer = as_answer(ask, written)
            if fits_kind(ask, written) and self.game.refusal(ask.seat, answer) is None:
                return answer
        return harmless(self.game, ask) if move is None else move.answer

    # -- the guide

    def _now(self, **changes: Any) -> None:
        self.standing = msgspec.structs.replace(self.standing, **changes)

    def _look(self) -> None:
        """What the guide says now, after something has happened."""
        self._judge()
        if self.lesson.questions or self.standing.result:
            self._reach()
            return
        self._speak(*self._speaking())
        if self.standing.skipping and not self._still_skipping():
            self._now(skipping=False)
        self._reach()

    def _judge(self) -> None:
        """Has the learner reached the goal, or missed it?"""
        if self.standing.result or not (self.past or self.game.over):
            return
        success, game = self.lesson.success, self.game
        won = game.outcome is not None and self.learner in game.outcome.winners
        if any_holds(game, success) or (not success and (won or self._done())):
            self._now(result="passed", skipping=False)
        elif any_holds(game, self.lesson.failure) or game.over:
            self._now(result="failed", skipping=False)

    def _done(self) -> bool:
        """Has the learner given every answer of a lesson that names no goal of its own?"""
        learner = self.learner
        whole = self.standing.places[learner] >= len(self.wishes[learner])
        return whole and not (self.lesson.file.guided or self.lesson.failure or self.standing.astray)

    def _speaking(self) -> tuple[int | None, int | None]:
        """The step or the aside whose turn it is to be said; neither, where the guide has nothing to say."""
        asked = [ask.seat for ask in self.game.pending if self.game.asked(ask.seat) is ask]
        for seat in sorted(asked, key=lambda seat: seat != self.learner):
            move = self._wish(seat)
            if move is not None:
                return move.step, None
            ask = self.game.asked(seat)
            for n, cue in enumerate(self.lesson.asides):
                if ask is not None and cue.asked.get(seat) == ask.name and self._aside_stands(ask, cue):
                    return None, n
            if seat == self.learner:
                return None, None
        return None, None

    def _speak(self, step: int | None, aside: int | None) -> None:
        """Let a sentence stand: that of a step or an aside, if it is true. Where there is none, the last one stands, unless the learner is
        asked something: it would speak of something else."""
        before, asked = self._stood, self.game.asked(self.learner) is not None
        if aside is not None:
            say = self._true(self.lesson.asides[aside])
            self._now(aside=aside, own_way=not say)
        else:
            named = None if step is None else self._named_step(step)
            heard = named is not None and named in (
                step,
                self.standing.step,
            )  # a step without a sentence goes on from one
            fresh = heard and (named != self.standing.step or self.standing.aside >= 0 or self.standing.own_way)
            say = (
                ""
                if named is None or not heard
                else self._true(self.lesson.cues[named])
                if fresh
                else self.standing.say
            )
            if say and named is not None:
                self._now(step=named)
            self._now(aside=-1, own_way=asked and not say)
        if self._stood != before:
            self._now(say=OWN_WAY if self.standing.own_way else say or self.standing.say)

    def _true(self, cue: Cue) -> str:
        """The sentence of a cue: another if what it speaks of does not hold; empty if there is none."""
        if not cue.name or holds(self.game, cue.says_if):
            return self.lesson.key(cue.name) if cue.name else ""
        other = self.lesson.key(cue.name, "else")
        return other if texts("en", self.lesson.game).has(other) else ""

    @property
    def _stood(self) -> tuple[int, int, bool]:
        standing = self.standing
        return standing.step, standing.aside, standing.own_way

    def _aside_stands(self, ask: Ask, cue: Cue) -> bool:
        written = cue.answers.get(ask.seat)
        possible = self.game.refusal(ask.seat, as_answer(ask, written)) is None
        return possible and holds(self.game, cue.holds)

    def _named_step(self, step: int) -> int:
        """The step whose sentence stands at a step: its own, or the last one before it."""
        return next((n for n in range(step, -1, -1) if self.lesson.cues[n].name), step)

    def _free_step(self) -> int:
        """The step from which the learner is free."""
        cues = self.lesson.cues
        named = next((n for n, cue in enumerate(cues) if cue.name and cue.name == self.lesson.file.free), None)
        return named if named is not None else next((n for n, cue in enumerate(cues) if cue.mode == "free"), 0)

    def _still_skipping(self) -> bool:
        if self.game.asked(self.learner) is None:
            return not self.game.over
        move = self._wish(self.learner)
        return move is not None and move.step < self._free_step()

    @property
    def number(self) -> int:
        """The number of the sentence that stands, from 1."""
        if self.lesson.questions:
            return min(self.standing.question + 1, len(self.lesson.questions))
        if self.standing.result:
            return len(self.lesson.said)
        return sum(bool(cue.name) for cue in self.lesson.cues[: self.standing.step + 1])

    def _reach(self) -> None:
        """Note how far the learner has come. What the table plays for a learner who skips it was not learnt."""
        result = self.standing.result
        number = FINISHED if result else self.number
        if number not in self.reached and not self.standing.skipping and result != "failed" and (number or result):
            self.reached.append(number)

    def cue(self) -> Cue | None:
        """The step that stands now, or its aside."""
        if self.standing.aside >= 0:
            return self.lesson.asides[self.standing.aside]
        move = self._wish(self.learner)
        if move is not None:
            return self.lesson.cues[move.step]
        return None

    def say(self) -> str:
        """The key of the sentence that stands."""
        standing = self.standing
        if self.lesson.questions:
            done = standing.question >= len(self.lesson.questions)
            return self._result_key() if done else self.lesson.key(self.lesson.questions[standing.question][0].ask)
        if standing.result:
            return self._result_key()
        return standing.say

    def _result_key(self) -> str:
        """What is said at the end: the lesson's own words if it has any."""
        ends = [cue.name for cue in self.lesson.cues if cue.mode == "end" and cue.name and holds(self.game, cue.holds)]
        passed = self.standing.result == "passed"
        own = self.lesson.key(*ends[-1:]) if passed and ends else self.lesson.key(self.standing.result or "passed")
        return own if texts("en", self.lesson.game).has(own) else (PASSED if passed else FAILED)

    @property
    def silent(self) -> bool:
        """Was the sentence that stands heard before the learner's last answer?"""
        return not self.standing.result and self._stood == self.standing.heard

    def guide(self) -> Guide:
        """What the learner is told now. The entries to go back to are lengths of the record here."""
        standing, lesson = self.standing, self.lesson
        if lesson.questions:
            return self._quiz()
        cue = self.cue()
        answers = self._answers(cue) if cue is not None else []
        mode = "end" if standing.result else cue.mode if cue is not None else self._idle_mode()
        spoken = lesson.cues[standing.step] if standing.step >= 0 else None
        shown = cue if cue is not None and cue.lit else spoken if cue is None or cue.name == "" else cue
        return Guide(
            lesson.id,
            self.number,
            len(lesson.said),
            mode,
            self.say(),
            [] if shown is None or standing.result or (standing.own_way and cue is None) else list(shown.lit),
            [] if standing.result or cue is None else self._strengths(cue),
            answers if mode in ("guided", "open") else [],
            astray=standing.astray,
            decisive=standing.decisive,
            silent=self.silent or standing.skipping,
            skip=self.can_skip(),
            ended=bool(standing.result),
            passed=standing.result == "passed",
            goal=lesson.key("goal"),
            own_way=standing.own_way,
        )

    def _idle_mode(self) -> Any:
        """The mode where no cue stands for the learner: the other side's turn, or the learner's own way."""
        return "free" if self.game.asked(self.learner) is not None else "bot"

    def _answers(self, cue: Cue) -> list[Answer]:
        """The answers that a cue lights, as far as they can be given."""
        ask = self.game.asked(self.learner)
        if ask is None:
            return []
        move = self._wish(self.learner) if self.standing.aside < 0 else None
        main = [move.answer] if move is not None else []
        if self.learner in cue.answers and not main:
            main = [as_answer(ask, cue.answers[self.learner])]
        others = [as_answer(ask, written) for written in cue.also]
        good = [answer for answer in [*main, *others] if self.game.refusal(self.learner, answer) is None]
        return [answer for n, answer in enumerate(good) if not any(same(ask, answer, other) for other in good[:n])]

    def _strengths(self, cue: Cue) -> list[int]:
        """The hints that say something new."""
        return [*[1] * bool(self._where_to_look(cue)), *[2] * bool(self._own_hint(cue)), 3]

    def _where_to_look(self, cue: Cue) -> list[Lit]:
        """Where the answer begins, if that is not lit already and does not give the answer away."""
        if cue.mode in ("guided", "open"):
            return []
        begins = lit_by(self.game, [first_branch(answer) for answer in self._answers(cue)[:1] if goes_on(answer)])
        return [lit for lit in begins if lit not in cue.lit]

    def _own_hint(self, cue: Cue) -> str:
        own = self.lesson.key(cue.name, "hint") if cue.name else ""
        return own if own and texts("en", self.lesson.game).has(own) else ""

    def hint(self, strength: int) -> Hint:
        """Help: where to look, what to do, or the answer itself."""
        cue = None if self.standing.result or self.lesson.questions else self.cue()
        if cue is None:
            return Hint(1, say=LOST)
        if strength <= 1:
            return Hint(1, self._where_to_look(cue) or list(cue.lit))
        if strength == 2:
            return Hint(2, say=self._own_hint(cue))
        answers = self._answers(cue)[:1]
        return Hint(3, list(cue.lit) or lit_by(self.game, answers), answers=answers)

    def spoken(self) -> CueSaid | None:
        """The sentence that stands, as it is told with what happens next; None where nothing new is said."""
        unsaid = self.silent or self.standing.own_way or self.standing.skipping or self.lesson.questions
        say = "" if unsaid else self.say()
        n = self.standing.step
        lit = [] if n < 0 or self.standing.aside >= 0 else list(self.lesson.cues[n].lit)
        return CueSaid(self.number, say, lit) if say else None

    # -- going back, going on

    def last_own(self) -> int | None:
        """How long the record was before the learner's last own answer; None: there is none."""
        return next((past.number for past in reversed(self.past) if past.own), None)

    def backs(self) -> list[tuple[int, int]]:
        """The sentences that the learner can go back to, each with the length that the record had then."""
        sentences: dict[int, int] = {}
        for past in self.past:
            number = sum(bool(cue.name) for cue in self.lesson.cues[: past.standing.step + 1])
            if past.own and past.standing.aside < 0 and number:
                sentences.setdefault(number, past.number)
        return sorted(sentences.items())

    def take_back(self, seat: int, to: int) -> None:
        """Go back to a length of the record: game, guide and arranged chance."""
        self.game.take_back(seat, to)
        while self.past and self.past[-1].number >= to:
            self.standing = self.past.pop().standing
        self.chance.rewind(sum(entry.dealt for entry in self.game.entries()))

    def can_skip(self) -> bool:
        """Is there a guided part before the learner is free, and is it not over?"""
        if not self.lesson.file.guided or self.standing.skipping or self.standing.result:
            return False
        return self.standing.places[self.learner] < self._free_place()

    def _free_place(self) -> int:
        free = self._free_step()
        return sum(move.step < free for move in self.wishes[self.learner])

    def skip(self) -> None:
        """From now on the table plays the guided part."""
        self._now(skipping=True, astray="", decisive=False)
        self._look()

    def off_line(self) -> bool:
        """Has the learner left the main line, so that nothing there stands?"""
        asked = self.game.asked(self.learner) is not None
        return bool(self.standing.astray) or (asked and self._wish(self.learner) is None)

    # -- quizzes

    def choose(self, choice: int | None) -> None:
        """The learner's choice in a quiz; None: on to the next question."""
        standing = self.standing
        if choice is not None:
            self._now(chosen=choice)
            return
        question = standing.question + 1
        result = "passed" if question >= len(self.lesson.questions) else ""
        self._now(question=question, chosen=None, result=result)
        self._reach()

    def choosable(self, choice: int | None) -> bool:
        """Can this be chosen now?"""
        standing = self.standing
        if standing.question >= len(self.lesson.questions):
            return False
        if choice is None:
            return standing.chosen is not None
        quiz, _ = self.lesson.questions[standing.question]
        return standing.chosen is None and 0 <= choice < len(quiz.choices)

    def _quiz(self) -> Guide:
        standing, lesson = self.standing, self.lesson
        of = len(lesson.questions)
        if standing.result:
            return Guide(lesson.id, of, of, "end", self.say(), ended=True, passed=True)
        quiz, lit = lesson.questions[standing.question]
        question = QuizQuestion([lesson.key(quiz.ask, choice) for choice in quiz.choices])
        if standing.chosen is not None:
            right = list(quiz.choices).index(quiz.right)
            because = lesson.key(quiz.ask, "because")
            question = msgspec.structs.replace(question, chosen=standing.chosen, right=right, because=because)
        return Guide(lesson.id, standing.question + 1, of, "quiz", self.say(), list(lit), question=question)
