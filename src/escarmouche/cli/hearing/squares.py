"""Squares and edges in words: `c3`, `2 NE`, `NE`, `2 N, 1 E`, `towards bobby`; a door by its squares, `c2 d2`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.cli.hearing.matching import fold
from escarmouche.cli.hearing.places import Places
from escarmouche.cli.telling.grid import SIDE, Grid
from escarmouche.cli.telling.plane import Spot
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import BadInput

TURN = 45  # degrees from one direction of a grid to the next
STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))  # north, and on clockwise


class Squares:
    """Reads squares and edges in the words of one scene, from where a model stands."""

    def __init__(self, speech: Speech, grid: Grid, start: Spot | None) -> None:
        self.speech, self.grid, self.start = speech, grid, start
        self.places = Places(speech, start)

    def cell(self, text: str, offered: Sequence[str], costs: Mapping[str, int]) -> str:
        """The square that is meant. Whether it is offered is for the ask to say."""
        words = [word for word in fold(text).split() if word not in self.places.words("square")]
        if len(words) > 1 and words[0] in self.places.words("to"):
            words = words[1:]
        if named := self.named(" ".join(words)):
            return named
        if words and words[0] in self.places.words("towards"):
            return self._towards(" ".join(words[1:]), offered, costs)
        return self._legs(text, offered)

    def named(self, text: str) -> str:
        """The square of that name; empty if there is none."""
        return next((cell for cell in self.grid.cells if fold(cell) == fold(text)), "")

    def things(self, text: str, offered: Sequence[Any]) -> list[Any]:
        """The offered things that squares name: the model on `c2`, the door `c2 d2`, `d2/c2` or, if `c2` has only one door, `c2`."""
        cells = {self.named(part) for part in re.split(r"[\s|/,;-]+", text) if part}
        if not cells or "" in cells:
            return []
        bases = self.speech.bases()
        there = [name for name in offered if name in bases and {self.grid.at(bases[name])} == cells]
        edges = [self.grid.edges[name] for name in offered if name in self.grid.edges]
        return there or [edge.id for edge in edges if cells <= set(self.grid.beside(edge))]

    def _towards(self, name: str, offered: Sequence[str], costs: Mapping[str, int]) -> str:
        """The offered square nearest to something; the cheapest if there are several."""
        there = self.grid.spot(cell) if (cell := self.named(name)) else self.places.thing(name)
        known = [cell for cell in offered if cell in self.grid.cells]
        if not known:
            raise BadInput("cli-unclear-cell", text=name)
        return min(known, key=lambda cell: (self.grid.apart(self.grid.spot(cell), there), costs.get(cell, 0)))

    def _legs(self, text: str, offered: Sequence[str]) -> str:
        """A number of squares in a direction, several times; a direction alone goes to the last square offered."""
        if self.start is None:
            raise BadInput("cli-unclear-cell", text=text)
        spot, cell = self.start, ""
        for part in re.split(r"\s*[,;]\s*", text):
            number, (east, north) = self._leg(part, text)
            if number is None:
                number = self._farthest(spot, east, north, offered)
            spot = spot._replace(x=spot.x + number * east * SIDE, y=spot.y + number * north * SIDE)
            cell = self.grid.at(spot)
            if not cell:
                raise BadInput("cli-no-cell", text=text)
        return cell

    def _leg(self, part: str, text: str) -> tuple[int | None, tuple[int, int]]:
        first, _, rest = part.partition(" ")
        number = int(first) if first.isdigit() else None
        angle = self.places.compass(rest if number is not None else part)
        if angle is None or angle % TURN:
            raise BadInput("cli-unclear-cell", text=text)
        return number, STEPS[round(angle / TURN)]

    def _farthest(self, spot: Spot, east: int, north: int, offered: Sequence[str]) -> int:
        """How many squares away the last offered square in a direction is; 1 if there is none, so that its refusal can be explained."""
        best = number = 1
        while cell := self.grid.at(spot._replace(x=spot.x + number * east * SIDE, y=spot.y + number * north * SIDE)):
            best = number if cell in offered else best
            number += 1
        return best
