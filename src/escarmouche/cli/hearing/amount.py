"""Numbers that mean something, in words: a direction by the compass or towards somebody, a distance in the unit of the board."""

from __future__ import annotations

import re

from escarmouche.cli.hearing.matching import fold
from escarmouche.cli.hearing.places import Places
from escarmouche.cli.telling import plane
from escarmouche.cli.telling.plane import Spot
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import BadInput
from escarmouche.core.asks.about import Understood, about_of
from escarmouche.core.asks.ask import Answer, Ask, Menu, Number, parts

WHOLE = 360  # degrees all around


def read(speech: Speech, ask: Number, start: Spot | None, text: str) -> int:
    """What a line means as an answer to a question for a number."""
    if is_direction(ask):
        return _facing(speech, ask, start, text)
    if ask.of == "distance":
        return _distance(speech, ask, text)
    if not text.lstrip("-").isdigit():
        raise BadInput("cli-unclear-number", text=text)
    return int(text)


def is_direction(ask: Number) -> bool:
    """Which way somebody looks or goes: degrees counter-clockwise from east, all around."""
    return ask.of == "degrees" or (ask.low == 0 and ask.high in (WHOLE - 1, WHOLE))


def answer_in_words(speech: Speech, ask: Ask | None, answer: Answer) -> str:
    """An answer to a question, with its numbers as what they mean."""
    if isinstance(ask, Menu) and isinstance(answer, dict):
        branch, inner = parts(answer)
        behind = ask.branch(branch)
        return f"{speech.branch(branch)} {answer_in_words(speech, behind if isinstance(behind, Ask) else None, inner)}"
    if isinstance(ask, Number) and is_direction(ask):
        return speech.facing(answer)
    if isinstance(ask, Number) and ask.of == "distance":
        return speech.length(answer)
    return speech.answer(answer)


def how(speech: Speech, ask: Number) -> str:
    """What can be typed."""
    if is_direction(ask):
        now = about_of(ask, Understood).get("now")
        keep = speech.tell("cli-how-keep", facing=speech.facing(now)) if now is not None else ""
        return " ".join(filter(None, (speech.tell("cli-how-face"), keep)))
    if ask.of == "distance":
        return speech.tell("cli-how-distance", low=speech.length(ask.low), high=speech.length(ask.high))
    return speech.tell("cli-how-number", low=ask.low, high=ask.high)


def _facing(speech: Speech, ask: Number, start: Spot | None, text: str) -> int:
    """`NE`, `towards bobby`, `keep`, or degrees as on a compass: clockwise from north. The rules count from east, counter-clockwise."""
    places = Places(speech, start)
    now, typed = about_of(ask, Understood).get("now"), fold(text)
    if typed in places.words("keep") and now is not None:
        return now
    degrees = typed.removesuffix("°").strip()
    if degrees.isdecimal() and len(degrees) < 4 and int(degrees) <= WHOLE:
        return (90 - int(degrees)) % WHOLE
    first, _, name = text.partition(" ")
    if fold(first) in places.words("towards") and name and start is not None:
        return round(90 - plane.bearing(start, places.thing(name))) % WHOLE
    point = places.compass(text)
    if point is None:
        raise BadInput("cli-unclear-facing", text=text)
    return round(90 - point) % WHOLE


def _distance(speech: Speech, ask: Number, text: str) -> int:
    """`3.5`, `3,5 cm`, `max`. A number that reads like the least or the most means it, however it was rounded."""
    if fold(text) in Places(speech, None).words("max"):
        return ask.high
    units = "|".join(re.escape(word) for word in Places(speech, None).words("inches"))
    typed = re.fullmatch(rf"(\d+(?:[.,]\d+)?)\s*(?:{units}|[\"″”])?", fold(text).strip() or "-")
    if typed is None:
        raise BadInput("cli-unclear-distance", text=text)
    mils = round(float(typed[1].replace(",", ".")) * 1000)
    for end in (ask.high, ask.low):
        if speech.length(mils) == speech.length(end):
            return end
    if not ask.low <= mils <= ask.high:
        raise BadInput("cli-wrong-distance", low=speech.length(ask.low), high=speech.length(ask.high))
    return mils
