"""Answers in a lesson: which are the same, which differ only in a place, what does no harm, what they name."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from escarmouche.core.asks.ask import Answer, Ask, Menu
from escarmouche.core.files.written_answers import declined
from escarmouche.core.play.game import Game, unlabelled
from escarmouche.lessons.guidance import Lit

SAMPLES = 32  # random answers that are tried when declining is refused


def harmless(game: Game[Any], ask: Ask) -> Answer:
    """An answer of somebody who wants nothing: to decline, else anything that may be said."""
    answer = declined(ask)
    if game.refusal(ask.seat, answer) is None:
        return answer
    rng = random.Random(f"{game.number}")
    for _ in range(SAMPLES):
        answer = ask.sample(rng)
        if game.refusal(ask.seat, answer) is None:
            break
    return answer


def fits_kind(ask: Ask, written: Any) -> bool:
    """Could it be meant for this question? `end` answers a menu, not a choice that happens to have it."""
    return not isinstance(written, dict) or isinstance(ask, Menu) or ask.name in written


def same(ask: Ask, one: Answer, other: Answer) -> bool:
    """Are they the same answer?"""
    forms = [msgspec.json.encode(ask.read(unlabelled(ask, answer)), order="deterministic") for answer in (one, other)]
    return forms[0] == forms[1]


def another_place(ask: Ask, one: Answer, other: Answer) -> bool:
    """Are they the same branch, to different places? Or two places, of a question for one?"""
    if isinstance(one, dict) and isinstance(other, dict) and isinstance(ask, Menu):
        if list(one) != list(other) or len(one) != 1:
            return False
        (name,) = one
        inner = ask.branch(name) if name in ask.names else None
        return isinstance(inner, Ask) and another_place(inner, one[name], other[name])
    return ask.kind in ("place", "path") or (isinstance(one, list | tuple) and isinstance(other, list | tuple))


def lit_by(game: Game[Any], answers: list[Answer]) -> list[Lit]:
    """What an answer names, to be lit: pieces, things on the board, branches."""
    scene = game.book.scene(game.table, None)
    pieces, markers = {piece.id for piece in scene.pieces}, {marker.id for marker in scene.markers}
    lit: list[Lit] = []
    numbers = [str(answer) for answer in answers if isinstance(answer, int)]
    for word in [*numbers, *_words(answers)]:
        if word in pieces:
            lit.append(Lit("piece", word))
        elif word in markers:
            lit.append(Lit("marker", word))
        else:
            lit.append(Lit("option", word))
    return lit


def goes_on(answer: Answer) -> bool:
    """Is something chosen behind the branch that is taken first?"""
    return isinstance(answer, dict) and len(answer) == 1


def first_branch(answer: Any) -> str:
    return str(next(iter(answer)))


def _words(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [word for key, inner in value.items() for word in (str(key), *_words(inner))]
    return [word for inner in value for word in _words(inner)] if isinstance(value, list | tuple) else []
