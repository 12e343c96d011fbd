"""The lessons of a game: files in `lessons`, beside its other data, and in a folder of somebody's own."""

from __future__ import annotations

import functools
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from escarmouche.core.book import find, games
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile, BadSetup
from escarmouche.core.messages.text import OWN_LESSONS
from escarmouche.lessons.guidance import LessonInfo
from escarmouche.lessons.lesson import Lesson, read

FOLDERS = ("data/lessons", "lessons")


def folder(game: str) -> Path | None:
    """Where a game's lessons are; None: it has none."""
    return next((path for name in FOLDERS if (path := find(game).folder / name).is_dir()), None)


def files_in(places: Iterable[Path]) -> list[Path]:
    """The files of lessons in these folders; a file stands for itself."""
    return [file for place in places for file in (sorted(place.rglob("*.yaml")) if place.is_dir() else [place])]


def own_files() -> list[Path]:
    """The files of lessons in a folder of somebody's own."""
    named = os.environ.get(OWN_LESSONS)
    return files_in([Path(named)]) if named else []


def game_of(file: Path) -> str:
    """The game of a lesson: as it says itself, else a folder above it with the name of a game; empty if there is none."""
    try:
        data = Source.read(file).data
    except BadFile:
        data = None  # what is wrong with it is told when it is read
    said = data.get("game") if isinstance(data, dict) else None
    if isinstance(said, str) and said:
        return said
    return next((parent.name for parent in file.absolute().parents if parent.name in games()), "")


@functools.cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in the order of their levels; of a level, in that of their names."""
    return tuple(
        sorted(
            _read(game),
            key=lambda lesson: (not lesson.file.guided, lesson.file.level, bool(lesson.questions), lesson.id),
        )
    )


def _read(game: str) -> Iterator[Lesson]:
    where, known = folder(game), set[str]()
    for file in [
        *files_in([where] if where is not None else []),
        *(own for own in own_files() if game_of(own) == game),
    ]:
        lesson = read(Source.read(file), game)
        if lesson.id in known:
            raise lesson.source.wrong("file-lesson-known", ("lesson",), lesson=lesson.id)
        known.add(lesson.id)
        yield lesson


def find_lesson(game: str, id: str) -> Lesson:
    """A lesson by its id."""
    for lesson in lessons(game):
        if lesson.id == id:
            return lesson
    raise BadSetup("fault-lesson", game, lesson=id)


def infos(game: str) -> list[LessonInfo]:
    """What the list of a game's lessons says of each."""
    known = lessons(game)
    following = [*(lesson.id for lesson in known[1:]), ""]
    return [
        LessonInfo(
            lesson.id,
            game,
            lesson.key("title"),
            lesson.key("goal"),
            lesson.key("idea"),
            lesson.file.minutes,
            lesson.file.level,
            lesson.file.guided,
            lesson.file.rules,
            lesson.file.next or after,
            bool(lesson.questions),
        )
        for lesson, after in zip(known, following, strict=True)
    ]
