"""What a lesson names, looked for on its table: whatever is lit must be there at some time, whatever must hold must be known there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.files.case_reader import BadPosition
from escarmouche.core.messages.refusal import EscarmoucheError
from escarmouche.lessons.answers import harmless
from escarmouche.lessons.guidance import Lit
from escarmouche.lessons.lesson import Holding, Lesson
from escarmouche.lessons.tutor import Tutor
from escarmouche.testing.lessons.moments import moments
from escarmouche.testing.lessons.pupil import SEED

Path = tuple[Any, ...]
PANELS = ("hand", "duel", "dice", "goal", "log", "card", "players", "reference")
JUDGED_BY_THE_GUIDE = ("asked", "outcome")


def misnamed(lesson: Lesson) -> Iterator[EscarmoucheError]:
    """Names of things that are never on the table, and conditions that nothing there answers."""
    there: dict[str, set[str]] = defaultdict(set)
    there["panel"] |= set(PANELS)
    open_: dict[Path, BadPosition | None] = {}
    conditions = dict(_conditions(lesson))
    for tutor in _moments(lesson):
        _look(tutor, there)
        for path, holding in list(conditions.items()):
            unknown = _unknown(tutor, holding)
            if unknown is None:
                del conditions[path]
            open_[path] = unknown
    for path in conditions:
        problem = open_[path]
        if problem is not None:
            yield lesson.source.wrong(problem.refusal, (*path, *problem.path))
    for path, lit in _lit(lesson):
        named = lit.of or lit.id
        if lit.kind != "place" and named not in there[lit.kind]:
            yield lesson.source.unknown(named, sorted(there[lit.kind]), path)


def _moments(lesson: Lesson) -> Iterator[Tutor]:
    """The lesson at every moment of its main line."""
    tutor = Tutor(lesson, SEED)
    for ask in moments(tutor):
        yield tutor
        if lesson.questions:
            return
        if ask is not None:
            answers = tutor.hint(3).answers
            tutor.answer(tutor.learner, answers[0] if answers else harmless(tutor.game, ask))


def _look(tutor: Tutor, there: dict[str, set[str]]) -> None:
    """Note what can be pointed at now."""
    scene = tutor.game.book.scene(tutor.game.table, tutor.learner)
    there["piece"] |= {piece.id for piece in scene.pieces}
    there["badge"] |= there["piece"]
    there["marker"] |= {marker.id for marker in scene.markers}
    there["track"] |= {track.name for track in scene.tracks}
    there["card"] |= {card for hand in scene.hands for card in hand.cards or ()}
    if scene.board is not None:
        there["terrain"] |= {piece.id for piece in scene.board.terrain}
        there["cell"] |= {cell.id for cell in scene.board.cells}
    ask = tutor.game.asked(tutor.learner)
    if ask is not None:
        there["option"] |= set(_options(ask))


def _options(ask: Ask) -> Iterator[str]:
    if not isinstance(ask, Menu):
        yield from map(str, getattr(ask, "options", ()) or ())
        return
    for name in ask.names:
        yield name
        inner = ask.branch(name)
        if isinstance(inner, Ask):
            yield from _options(inner)


def _lit(lesson: Lesson) -> Iterator[tuple[Path, Lit]]:
    parts: Sequence[tuple[str, Sequence[Sequence[Lit]]]] = (
        ("when", [cue.lit for cue in lesson.cues]),
        ("asides", [cue.lit for cue in lesson.asides]),
        ("quiz", [lit for _, lit in lesson.questions]),
    )
    for part, lists in parts:
        for n, several in enumerate(lists):
            for k, lit in enumerate(several):
                yield (part, n, "lit", k), lit


def _conditions(lesson: Lesson) -> Iterator[tuple[Path, Holding]]:
    """Everything that must hold, with where it is written."""
    for word in ("success", "failure"):
        said = getattr(lesson.file, word)
        yield from (((word, n), one) for n, one in enumerate(said)) if isinstance(said, list) else [((word,), said)]
    for part, cues in (("when", lesson.cues), ("asides", lesson.asides)):
        for n, cue in enumerate(cues):
            yield (part, n, "if"), cue.holds
            yield (part, n, "says-if"), cue.says_if
    for n, honest in enumerate(lesson.file.honest):
        yield ("honest", n, "while"), honest.holding


def _unknown(tutor: Tutor, holding: Holding) -> BadPosition | None:
    """Why it cannot be said now whether this holds; None if it can."""
    for word, value in holding.items():
        if word in JUDGED_BY_THE_GUIDE:
            continue
        if word == "not":
            return _unknown(tutor, value)
        try:
            list(tutor.game.book.cases.expect(tutor.game.table, {word: value}))
        except BadPosition as problem:
            return problem
    return None
