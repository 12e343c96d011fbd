"""`escarmouche lessons`: list the lessons of a game, tell one, check files of your own, see how far people come."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from escarmouche.cli import FINE, REFUSED
from escarmouche.cli.voice import BadInput, Voice
from escarmouche.core.book import find, games
from escarmouche.core.messages.refusal import BadFile, EscarmoucheError
from escarmouche.core.messages.text import OWN_LESSONS, texts
from escarmouche.lessons.lesson import Lesson
from escarmouche.lessons.shelf import files_in, find_lesson, game_of, lessons

if TYPE_CHECKING:
    from escarmouche.server.store.store import LessonCount

SIGNS = {"goal": "", "say": "", "choice": "   - ", "answer": "   > ", "event": "     "}


def run(args: argparse.Namespace, voice: Voice) -> int:
    if getattr(args, "lessons", None):
        os.environ[OWN_LESSONS] = str(_folder(args.lessons))
    doing: dict[str, Callable[[argparse.Namespace, Voice], int]] = {
        "list": listed,
        "show": shown,
        "check": checked,
        "stats": stats,
    }
    return doing[args.what](args, voice)


def _folder(named: str) -> Path:
    folder = Path(named).absolute()
    if not folder.is_dir():
        raise BadFile("error-no-file", file=named)
    return folder


def listed(args: argparse.Namespace, voice: Voice) -> int:
    """The lessons of a game, in their order."""
    book = find(args.game)
    for lesson in lessons(book.name):
        title = texts(voice.lang, book.name).say(lesson.key("title"))
        minutes = lesson.file.minutes
        voice.say("cli-lesson", id=lesson.id, title=title, level=lesson.file.level, minutes=minutes)
    return FINE


def shown(args: argparse.Namespace, voice: Voice) -> int:
    """A lesson as it is told to a learner who follows its guide."""
    from escarmouche.testing.lessons.transcript import told  # what plays is only needed here

    for line in told(find_lesson(find(args.game).name, args.id), voice.lang):
        if line.kind == "say":
            voice.line(f"{line.number:2} {line.text}")
        else:
            voice.line(f"{SIGNS[line.kind]}{line.text}")
    return FINE


def checked(args: argparse.Namespace, voice: Voice) -> int:
    """What is wrong with each file, one sentence a mistake."""
    from escarmouche.testing.lessons.check import file_failures  # what plays is only needed here

    for named in args.files:
        if not Path(named).exists():
            raise BadFile("error-no-file", file=named)
    if not os.environ.get(OWN_LESSONS):  # the texts stand beside the files
        first = Path(args.files[0]).absolute()
        os.environ[OWN_LESSONS] = str(first if first.is_dir() else first.parent)
    files = files_in(map(Path, args.files))
    failures = [line for file in files for line in file_failures(file, game_of(file), voice.lang)]
    for line in failures:
        voice.line(line)
    voice.say("cli-lessons-checked", files=len(files), faults=len(failures))
    return REFUSED if failures else FINE


def stats(args: argparse.Namespace, voice: Voice) -> int:
    """How many came to each sentence, how many stayed there, and how long the others took."""
    counts = _counts(args.database or os.environ.get("ESCARMOUCHE_DATABASE", ""))
    if args.game is not None:
        counts = [count for count in counts if count.game == find(args.game).name]
    if args.json:
        import msgspec  # only for this

        voice.line(msgspec.json.encode([count._asdict() for count in counts]).decode())
        return FINE
    if not counts:
        voice.say("cli-lessons-uncounted")
    for (game, id), of_one in groupby(counts, lambda count: (count.game, count.lesson)):
        for line in _told(game, id, list(of_one), voice):
            voice.line(line)
    return FINE


def _counts(database: str) -> list[LessonCount]:
    from sqlalchemy.exc import SQLAlchemyError  # the database is slow to import, and only this command needs it

    from escarmouche.server.store.store import Store
    from escarmouche.server.web.hosting import address

    where = address(database)
    if where.startswith("sqlite:///") and not Path(where.removeprefix("sqlite:///")).exists():
        raise BadInput("cli-no-database", database=where)
    try:
        store = Store(where)
        try:
            store.open()
            return store.lesson_counts()
        finally:
            store.close()
    except (SQLAlchemyError, ImportError, OSError) as problem:
        raise BadInput("cli-bad-database", database=where, problem=str(problem).split("\n")[0]) from None


def _told(game: str, id: str, counts: Iterable[LessonCount], voice: Voice) -> Iterator[str]:
    by_number = {count.cue: count for count in counts}
    lesson = _lesson(game, id)
    known = texts(voice.lang, game if game in games() else None)
    begun = max(count.reached for count in by_number.values())
    finished = by_number[0].reached if 0 in by_number else 0
    title = known.say(lesson.key("title")) if lesson is not None else ""
    yield voice.tell("cli-lesson-counts", id=id, title=title, begun=begun, finished=finished)
    for number, count in sorted(by_number.items()):
        if number:
            seconds = round(count.seconds / count.gone_on) if count.gone_on else 0
            word = lesson.said[number - 1] if lesson is not None and number <= len(lesson.said) else ""
            say = known.say(lesson.key(word)) if lesson is not None and word else ""
            left = count.reached - count.gone_on
            yield voice.tell(
                "cli-lesson-beat",
                number=str(number).rjust(2),
                reached=count.reached,
                left=left,
                seconds=seconds,
                say=say,
            )


def _lesson(game: str, id: str) -> Lesson | None:
    """The lesson that was counted; None if it is there no longer."""
    try:
        return find_lesson(game, id)
    except EscarmoucheError:
        return None
