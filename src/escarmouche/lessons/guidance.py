"""What the guide of a lesson tells its learner. Sentences are keys of the texts; answers are as the questions take them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Mode = Literal[
    "guided",  # one answer is lit
    "free",  # any answer; a hint if it is wanted
    "open",  # free among the answers that are lit
    "bot",  # the other side answers
    "auto",  # the table answers for the learner
    "quiz",  # a question of the guide, not of the game
    "end",
]
LitKind = Literal[
    "piece",  # `id` of a piece of the scene
    "marker",  # `id` of a marker, a stone or a thing on the board
    "place",  # `at`, in thousandths of the unit
    "cell",  # `id` of a square
    "terrain",  # `id` of a part of the board
    "option",  # `id` of an option or a branch of the open question
    "card",  # `id` of a card in a hand
    "track",  # `id` of a track
    "badge",  # `id` of what a piece (`of`) shows: a stat, a state, a count
    "panel",  # `id` of a part of the page: hand, duel, log, goal, dice
]


class Lit(msgspec.Struct, omit_defaults=True, frozen=True):
    """Something that the guide points at."""

    kind: LitKind
    id: str = ""
    at: tuple[int, int] | None = None
    of: str = ""  # the piece whose badge it is


class Hint(msgspec.Struct, omit_defaults=True, frozen=True):
    """Help that somebody has asked for. 1: where to look; 2: what to do; 3: the answer itself."""

    strength: int
    lit: list[Lit] = []
    say: str = ""
    answers: list[Any] = []


class CueBack(msgspec.Struct, frozen=True):
    """A cue that one can go back to, and the entry of the log after which it stood."""

    cue: int
    serial: int


class CueSaid(msgspec.Struct, omit_defaults=True, frozen=True):
    """What the guide said while something happened: the other side's doing, or the table's."""

    cue: int
    say: str
    lit: list[Lit] = []


class QuizQuestion(msgspec.Struct, omit_defaults=True, frozen=True):
    """A question of a quiz. `right` and `because` are told once something has been chosen."""

    choices: list[str]  # their texts
    chosen: int | None = None
    right: int | None = None
    because: str = ""


class Guide(msgspec.Struct, omit_defaults=True):
    """Where a lesson stands, as its learner is told. All texts are keys of the game's texts."""

    lesson: str
    cue: int  # which sentence, from 1
    of: int  # how many there are
    mode: Mode
    say: str = ""
    lit: list[Lit] = []
    hints: list[int] = []  # the strengths of the hints there are; ask for one with `hint`
    answers: list[Any] = []  # what is lit among the answers: one of a guided cue, several of an open one
    back: list[CueBack] = []  # the earlier cues that the learner may go back to
    astray: str = ""  # what to say of the last answer, which was another than the lesson expected
    decisive: bool = False  # astray here, and the lesson can hardly be won: offer to take back
    silent: bool = False  # the sentence stands for what happens now, too: it was said before
    skip: bool = False  # the guided part can be skipped
    ended: bool = False
    passed: bool = False  # its goal was reached
    question: QuizQuestion | None = None  # of a quiz
    goal: str = ""  # what is to be reached
    own_way: bool = False  # the learner has left the line: no sentence speaks of what is asked


class LessonInfo(msgspec.Struct, omit_defaults=True, frozen=True):
    """A lesson in the list of a game. Title, goal and idea are keys of the game's texts."""

    id: str
    game: str
    title: str
    goal: str
    idea: str
    minutes: int
    level: int  # 0: the first game; 1: easy, to 5: for experts
    guided: bool = False  # a whole guided game, and not one idea
    rules: list[str] = []
    next: str = ""  # the lesson after it
    quiz: bool = False  # questions about a board, and nothing to play
