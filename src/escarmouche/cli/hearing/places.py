"""Places and paths in words: `2.5 NE`, `towards bobby 3`, `to 18 12.5`, `to bobby`, `touch bobby N`, `around bobby left 90`,
`climb wall 1.5`.

Legs are separated by commas.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from math import cos, hypot, radians, sin
from typing import Any

from escarmouche.cli.hearing.matching import fold, matches
from escarmouche.cli.telling import plane
from escarmouche.cli.telling.plane import Spot
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import BadInput
from escarmouche.core.views.scene import Terrain

FARTHEST = 24_000  # how far `NE` without a distance looks
STEP = 100
Allowed = Callable[[Any], bool]


class Places:
    """Reads places in the words of one scene, measured from where a model stands."""

    def __init__(self, speech: Speech, start: Spot | None, radius: float = 0) -> None:
        self.speech, self.start, self.radius = speech, start, radius
        self.decimal = speech.voice.texts.language.decimal

    def words(self, key: str) -> list[str]:
        """The words for something in the reader's language and in English."""
        text: str = self.speech.tell(f"cli-say-{key}")
        return [fold(word) for word in text.split(", ")]

    # -- reading

    def place(self, text: str, allowed: Allowed) -> Any:
        """One place; a circling leg is not one."""
        leg = self._leg(self._clean(text), self.start, allowed)
        if isinstance(leg, dict):
            raise BadInput("cli-unclear-place", text=text)
        return leg

    def path(self, text: str, allowed: Allowed) -> tuple[Any, ...]:
        """Several legs, each from the end of the one before."""
        legs: list[Any] = []
        spot = self.start
        if fold(text) in self.words("stay"):
            return ()
        for part in re.split(r"\s*(?:;|,\s+|,$)\s*", self._clean(text)):
            if part:
                legs.append(self._leg(part, spot, lambda leg: allowed((*legs, leg))))
                end = legs[-1]["to"] if isinstance(legs[-1], dict) else legs[-1]
                spot = Spot(end[0], end[1], end[2] if len(end) > 2 else spot.z if spot else 0, self.radius)
        return tuple(legs)

    def _clean(self, text: str) -> str:
        """One decimal sign. French writes 2,5; English may write 18,12 for two numbers."""
        text = re.sub(r"(?<=\d),(?=\d)", "." if self.decimal == "," else " ", text)
        return re.sub(r"\(([^)]*)\)", lambda pair: re.sub(r"[;,]", " ", pair[1]), text).strip()

    def _leg(self, text: str, start: Spot | None, allowed: Allowed) -> Any:
        words = fold(text).split()
        if not words:
            raise BadInput("cli-unclear-place", text=text)
        first, rest = words[0], words[1:]
        if first in self.words("to") and _numbers(rest) and len(rest) in (2, 3):
            return tuple(round(float(number) * 1000) for number in rest)
        if _numbers(words) and len(words) == 2 and start is None:
            return tuple(round(float(number) * 1000) for number in words)
        if first in self.words("around"):
            return self._around(rest, text, start)
        if first in self.words("climb"):
            return self._climb(rest, text, start)
        if first in self.words("touch") or (first in self.words("to") and rest and not _numbers(rest)):
            return self._touch(self._named(rest), text, start)
        if first in self.words("towards"):
            return self._towards(rest, text, start, allowed)
        if first in self.words("away"):
            return self._away_from(rest, text, start)
        return self._bearing(words, text, start, allowed)

    def _bearing(self, words: list[str], text: str, start: Spot | None, allowed: Allowed) -> Any:
        """`2.5 NE`, `2.5 47`, `NE`, `2.5 NE of bobby`."""
        words = [word for word in words if word not in self.words("max")]
        for place, word in enumerate(words):
            if word in self.words("of") and place:
                distance, angle = self._distance_and_angle(words[:place], text)
                other = self.thing(" ".join(words[place + 1 :]))
                return _rounded(plane.away(other, angle, (distance or 0) + other.r + self.radius))
        distance, angle = self._distance_and_angle(words, text)
        here = self._start(start)
        if distance is None:
            return self._as_far_as(here, angle, FARTHEST, allowed)
        return _rounded(plane.away(here, angle, distance))

    def _distance_and_angle(self, words: list[str], text: str) -> tuple[float | None, float]:
        distance = None
        if words and _number(words[0]) is not None:
            distance = (_number(words[0]) or 0.0) * 1000
            words = words[1:]
            words = words[1:] if words and words[0] in self.words("inches") else words
        angle = self.angle(" ".join(words))
        if angle is None:
            raise BadInput("cli-unclear-place", text=text)
        return distance, angle

    def angle(self, text: str) -> float | None:
        """A point of the compass, or degrees clockwise from north."""
        typed = fold(text).removesuffix("°").strip()
        point = self.compass(typed)
        return _number(typed) if point is None else point

    def compass(self, text: str) -> float | None:
        """A point of the compass, in degrees."""
        typed = fold(text).replace(" ", "")
        for key in ("cli-compass", "cli-compass-short", "cli-compass-english"):
            names = [fold(name).replace(" ", "") for name in self.speech.tell(key).split(", ")]
            if typed in names:
                return names.index(typed) * 360 / plane.POINTS
        return None

    def _towards(self, words: list[str], text: str, start: Spot | None, allowed: Allowed) -> Any:
        """`towards bobby 3`; without a distance, as far as allowed, at most until the bases touch."""
        here, distance = self._start(start), None
        try:
            other = self.thing(" ".join(words))  # a name may end in a number
        except BadInput:
            distance = _number(words[-1]) if len(words) > 1 else None
            if distance is None:
                raise
            other = self.thing(" ".join(words[:-1]))
        angle = plane.bearing(here, other)
        if distance is not None:
            return _rounded(plane.away(here, angle, distance * 1000))
        return self._as_far_as(here, angle, max(0.0, self._until_contact(here, other)), allowed)

    def _away_from(self, words: list[str], text: str, start: Spot | None) -> Any:
        """`away bobby 2`."""
        distance = _number(words[-1]) if words else None
        if distance is None:
            raise BadInput("cli-unclear-place", text=text)
        names = [word for word in words[:-1] if word not in (*self.words("from"), *self.words("of"))]
        here, other = self._start(start), self.thing(" ".join(names))
        return _rounded(plane.away(here, plane.bearing(other, here), distance * 1000))

    def _touch(self, words: list[str], text: str, start: Spot | None) -> Any:
        """`touch bobby` goes straight there; `touch bobby SW` stands on that side of it."""
        here = self._start(start)
        try:
            other = self.thing(" ".join(words))  # a name may end in a number
        except BadInput:
            for size in (1, 2, 3):
                angle = self.angle(" ".join(words[-size:])) if len(words) > size else None
                if angle is not None:
                    other = self.thing(" ".join(words[:-size]))
                    return _rounded(plane.away(other, angle, other.r + self.radius))
            raise
        return _rounded(plane.away(here, plane.bearing(here, other), max(0.0, self._until_contact(here, other))))

    def _named(self, words: list[str]) -> list[str]:
        """The name alone: `contact with bobby` is bobby."""
        left = list(words)
        while len(left) > 1 and left[0] in self.words("contact"):
            left.pop(0)
        return left

    def _climb(self, words: list[str], text: str, start: Spot | None) -> Any:
        """`climb wall 1.5` goes straight against its nearest side and up or down to that height; `climb 1.5` climbs where it is."""
        here, height = self._start(start), _number(words[-1]) if words else None
        if height is None:
            raise BadInput("cli-unclear-place", text=text)
        if words[:-1]:
            here = plane.beside(here._replace(r=self.radius), self._terrain(" ".join(words[:-1])))
        return (*_rounded(here), round(height * 1000))

    def _around(self, words: list[str], text: str, start: Spot | None) -> Any:
        """`around bobby left 90`: circling at the present distance."""
        here = self._start(start)
        for turn in ("left", "right"):
            for place, word in enumerate(words):
                degrees = _number(words[-1])
                if word in self.words(turn) and place and degrees is not None:
                    other = self.thing(" ".join(words[:place]))
                    angle = radians(degrees if turn == "left" else -degrees)
                    dx, dy = here.x - other.x, here.y - other.y
                    x = other.x + dx * cos(angle) - dy * sin(angle)
                    y = other.y + dx * sin(angle) + dy * cos(angle)
                    middle = (round(other.x), round(other.y))
                    return {"around": middle, "to": (round(x), round(y)), "turn": turn}
        raise BadInput("cli-unclear-place", text=text)

    # -- helping

    def _start(self, start: Spot | None) -> Spot:
        if start is None:
            raise BadInput("cli-no-start")
        return start

    def _until_contact(self, here: Spot, other: Spot) -> float:
        return hypot(other.x - here.x, other.y - here.y) - other.r - self.radius

    def _as_far_as(self, here: Spot, angle: float, most: float, allowed: Allowed) -> Any:
        """The furthest allowed place on a ray; if none is allowed, the nearest one, so that its refusal can be explained."""
        length = most
        while length > STEP:
            if allowed(_rounded(plane.away(here, angle, length))):
                break
            length -= STEP
        else:
            return _rounded(plane.away(here, angle, min(most, STEP)))
        low, high = length, min(most, length + STEP)
        while high - low > 1:
            half = (low + high) / 2
            low, high = (half, high) if allowed(_rounded(plane.away(here, angle, half))) else (low, half)
        return _rounded(plane.away(here, angle, low))

    def _terrain(self, text: str) -> Terrain:
        """The piece of terrain that has this name."""
        board = self.speech.scene.board
        known = {terrain.id: terrain for terrain in (board.terrain if board else ())}
        labels = {name: [name, *terrain.name.values()] for name, terrain in known.items()}
        return known[_sole(text, matches(text, labels), labels)]

    def thing(self, text: str) -> Spot:
        """Where the thing on the board with this name is."""
        scene, spots = self.speech.scene, self.speech.bases()
        labels = {name: [name, self.speech.word(name)] for name in spots}
        for terrain in scene.board.terrain if scene.board else ():
            spots[terrain.id] = plane.middle(terrain)
            labels[terrain.id] = [terrain.id, *terrain.name.values()]
        return spots[_sole(text, matches(text, labels), labels)]


def _sole(text: str, fits: Sequence[str], labels: Mapping[str, Sequence[str]]) -> str:
    """The only thing that a name fits."""
    if not fits:
        raise BadInput("cli-unknown-thing", text=text)
    if len(fits) > 1:
        names = [labels[name][1] if len(labels[name]) > 1 else name for name in fits[:6]]
        raise BadInput("cli-several", text=text, names=", ".join(names))
    return fits[0]


def _rounded(spot: Spot) -> tuple[int, int]:
    return round(spot.x), round(spot.y)


def _number(text: str) -> float | None:
    try:
        return float(text.rstrip('"″”in').rstrip("°"))
    except ValueError:
        return None


def _numbers(words: list[str]) -> bool:
    return bool(words) and all(_number(word) is not None for word in words)
