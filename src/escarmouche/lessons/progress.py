"""Where a lesson stands, and how it stood before each answer."""

from __future__ import annotations

from typing import Literal

import msgspec


class Standing(msgspec.Struct, frozen=True):
    """Where a lesson stands. After each answer there is a new one, so that an answer can be taken back."""

    places: tuple[int, ...]  # of each seat: its next wish
    step: int = -1  # of the main line: the step whose sentence was said last
    aside: int = -1  # the aside that is said instead
    own_way: bool = False  # the learner is asked what no sentence speaks of
    say: str = ""  # the key of the sentence that stands: what was true when it was said
    heard: tuple[int, int, bool] | None = None  # what stood when the learner answered last
    astray: str = ""
    decisive: bool = False
    skipping: bool = False
    result: Literal["", "passed", "failed"] = ""
    question: int = 0  # of a quiz
    chosen: int | None = None


class Past(msgspec.Struct, frozen=True):
    """A moment before an answer: how long the record was, and how the lesson stood."""

    number: int
    standing: Standing
    own: bool  # was it the learner who answered?
