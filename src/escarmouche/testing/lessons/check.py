"""What is wrong with a lesson: everything that the guide says must be there, be short, and be true by the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from escarmouche.core.book import games
from escarmouche.core.files.source import Source, mistakes
from escarmouche.core.messages.languages import complete
from escarmouche.core.messages.refusal import EscarmoucheError
from escarmouche.core.messages.text import texts
from escarmouche.lessons.lesson import Lesson, as_cases, as_choices, read
from escarmouche.lessons.main_line import main_line
from escarmouche.testing.cases.case import Case, play
from escarmouche.testing.lessons.named import misnamed
from escarmouche.testing.lessons.pupil import learnt, tripped

WORDS = 25  # of a sentence, at most


def file_failures(file: Path, game: str, lang: str = "en") -> list[str]:
    """What is wrong with a file, in sentences that name its lines."""
    faults = mistakes(file, lambda source: _read(source, game))
    if faults:
        return [fault.text(lang) for fault in faults]
    return failures(read(Source.read(file), game), lang)


def _read(source: Source, game: str) -> Lesson:
    if game not in games():
        raise source.wrong("file-lesson-game", ("game",), games=list(games()))
    return read(source, game)


def failures(lesson: Lesson, lang: str = "en") -> list[str]:
    """What is wrong with a lesson that could be read."""
    unsaid = [*(fault.text(lang) for fault in _unsaid(lesson)), *_misjudged(lesson, lang)]
    try:
        if lesson.file.when:
            main_line(lesson)
    except EscarmoucheError as fault:
        return [*unsaid, fault.text(lang)]
    results = [play(Case(source, lesson.file.edition, False)) for source in as_cases(lesson)]
    failed = [result.text(lang) for result in results if not result.passed]
    if failed:
        return [*unsaid, *failed]
    return [*unsaid, *(fault.text(lang) for fault in (*misnamed(lesson), *_untaught(lesson)))]


def _unsaid(lesson: Lesson) -> Iterator[EscarmoucheError]:
    """Sentences that are missing, or too long to be read at a glance."""
    for lang in complete():
        known = texts(lang, lesson.game)
        for key in lesson.needed():
            if key not in known.translated:
                yield lesson.source.wrong("file-lesson-unsaid", ("lesson",), key=key, language=lang)
        for key in lesson.text_keys():
            if known.has(key) and (count := _words(known.say(key))) > WORDS:
                yield lesson.source.wrong("file-lesson-long", ("lesson",), key=key, count=count, most=WORDS)


def _words(said: str) -> int:
    return len(re.sub(r"[«»:;!?…–—]", " ", said).split())


def _misjudged(lesson: Lesson, lang: str) -> Iterator[str]:
    """Choices of a quiz that the rules judge otherwise, or cannot judge."""
    for n, choice, source in as_choices(lesson):
        result = play(Case(source, lesson.file.edition, False))
        right = choice == lesson.questions[n][0].right
        if any(failure.mistake is not None or failure.step != "then" for failure in result.failures):
            yield result.text(lang)
        elif result.passed != right:
            key = "file-lesson-quiz-wrong" if right else "file-lesson-quiz-right"
            yield lesson.source.wrong(key, ("quiz", n, "choices", choice), choice=choice).text(lang)


def _untaught(lesson: Lesson) -> Iterator[EscarmoucheError]:
    """Does a learner who follows the guide reach the goal, and one who walks into a trap miss it?"""
    if lesson.questions:
        return
    result = learnt(lesson)
    if result != "passed":
        yield lesson.source.wrong("file-lesson-unpassed", ("when",), result=result)
    for n, line in enumerate(lesson.file.lines):
        if line.trap and tripped(lesson, line) not in ("failed", "refused"):
            yield lesson.source.wrong("file-lesson-harmless", ("lines", n), case=line.case)
