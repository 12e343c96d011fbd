"""From a typed line to an answer: numbers of a list, names, places and squares in words; the same for every game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeGuard

from escarmouche.cli.hearing import amount
from escarmouche.cli.hearing.matching import fold, matches
from escarmouche.cli.hearing.places import Places
from escarmouche.cli.hearing.roster import RosterReader
from escarmouche.cli.hearing.squares import Squares
from escarmouche.cli.telling import around, plane
from escarmouche.cli.telling.card_view_lines import in_one_line, part_line
from escarmouche.cli.telling.plane import Spot
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import BadInput
from escarmouche.core.asks.about import Understood, about_of
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu, Number, Order, Some, parts
from escarmouche.core.asks.cells import Cells, Way
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.asks.roster import Roster
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.views.card_view import Part
from escarmouche.core.views.scene import Marker, Piece

ALIKE = 600  # places nearer to each other than this are shown once


class Reader:
    """Reads answers to one ask, and lists what can be answered."""

    def __init__(self, ask: Ask, speech: Speech) -> None:
        self.ask, self.speech = ask, speech
        lying = marker_of(ask, speech)
        self.mover = None if lying else mover_of(ask, speech)
        moved = lying or self.mover
        self.start = speech.base(moved) if moved else None  # where it stands, if it does
        self.radius = moved.radius if moved else 0
        self.origin = self.start or speech.origin
        self.roster = RosterReader(ask, speech) if isinstance(ask, Roster) else None
        self._proposals: list[Answer] | None = None

    # -- listing

    def options(self) -> Sequence[Any]:
        """What can be picked by number."""
        ask = self.ask
        if self.roster is not None:
            return [row.card for row in self.roster.rows]
        if isinstance(ask, Menu):
            return [name for name, _ in ask.open()]
        if isinstance(ask, Cells):
            return sorted(ask.options, key=lambda cell: self.ways[str(cell)].cost)
        if isinstance(ask, Choose | Some | Order):
            return ask.options
        if isinstance(ask, Place | Path):
            return self.proposals()
        return []

    @property
    def ways(self) -> Mapping[str, Way]:
        """How each square is reached, where the ask knows it."""
        return self.ask.routes if isinstance(self.ask, Cells) else {}

    @property
    def lists_squares(self) -> bool:
        return self.ask.of == "cell" and self.speech.grid is not None and not isinstance(self.ask, Menu)

    def plain_numbers(self) -> bool:
        """Are the options numbers themselves? Then they are not numbered again."""
        options = self.options()
        return self.ask.of == "word" and bool(options) and all(isinstance(option, int) for option in options)

    def label(self, option: Any) -> str:
        ask = self.ask
        if isinstance(ask, Menu):
            return self._branch(ask, option)
        if isinstance(ask, Place | Path):
            return self.spot(option)
        if self.lists_squares:
            return self.square(str(option))
        if self.roster is not None:
            return self.roster.label(str(option))
        return self.speech.thing(ask.of, option, self.origin)

    def square(self, cell: str) -> str:
        """A square with where it lies, what it costs to go there, over which squares, and who is next to it."""
        parts = [self.speech.thing("cell", cell, self.origin)]
        if way := self.ways.get(cell):
            parts.append(self.speech.tell("cli-cost", cost=way.cost))
            if len(way.path) > 1:
                parts.append(self.speech.tell("cli-over", cells=", ".join(way.path[:-1])))
        beside = around.beside(self.speech, cell, self.mover)
        return ", ".join(parts) + (self.speech.tell("cli-semicolon") + beside if beside else "")

    def _branch(self, ask: Menu, name: str) -> str:
        inner = ask.branch(name)
        if self._is_thing(name):
            return self.speech.thing("model", name, self.origin)
        label = self.speech.branch(name) + self.speech.cost(name)
        only = Reader(inner, self.speech).label(inner.options[0]) if _forced(inner) else ""
        printed = self.speech.part(name) or self.speech.card_view(name)
        if printed is not None:
            shortly = (
                part_line(printed, self.speech, only)
                if isinstance(printed, Part)
                else in_one_line(printed, self.speech, only)
            )
            return shortly
        return f"{label}{self.speech.tell('cli-colon')}{only}" if only else label

    def _is_thing(self, name: str) -> bool:
        """Is a branch called by a model, an item or a door?"""
        pieces, grid = self.speech.scene.pieces, self.speech.grid
        named = any(name == piece.id or any(name == thing.id for thing in piece.things) for piece in pieces)
        return named or (grid is not None and name in grid.edges)

    def proposals(self) -> list[Answer]:
        """Good places. If several are nearly the same and touch the same things, only the first is shown."""
        if self._proposals is None:
            seen_ends: list[tuple[Spot | None, tuple[str, ...]]] = []
            self._proposals = []
            for answer in self.ask:
                end = self._end(answer)
                touched = around.touched(self.speech, end, self.mover) if end else ()
                if not any(_alike(end, other) for other, names in seen_ends if names == touched):
                    seen_ends.append((end, touched))
                    self._proposals.append(answer)
        return self._proposals

    def _end(self, answer: Answer) -> Spot | None:
        """Where the base would stand; None if it stays."""
        legs = answer if isinstance(self.ask, Path) else (answer,)
        if not legs:
            return None
        last = legs[-1]["to"] if isinstance(legs[-1], dict) else legs[-1]
        z = last[2] if len(last) > 2 else (self.origin.z if self.origin else 0)
        return Spot(last[0], last[1], z, self.radius)

    def spot(self, answer: Answer) -> str:
        """A place or the end of a path, in words."""
        end = self._end(answer)
        if end is None:
            return self.speech.tell("cli-stay")
        where = self._moved(self.start, end)
        beside = around.spot(self.speech, end, self.mover)
        return f"{where}{self.speech.tell('cli-colon')}{beside}" if beside else where

    def end_of(self, answer: Answer) -> str:
        """Where a place or a path ends that stands behind branches, in words."""
        if not isinstance(self.ask, Menu) or not isinstance(answer, dict):
            return self.spot(answer)
        name, inner = parts(answer)
        behind = self.ask.branch(name)
        return Reader(behind, self.speech).end_of(inner) if isinstance(behind, Ask) else ""

    def _moved(self, start: Spot | None, end: Spot) -> str:
        coordinates = self.speech.coordinates(end)
        if start is None:
            return coordinates
        if (start.x, start.y) == (end.x, end.y):
            return self.speech.tell("cli-stay" if isinstance(self.ask, Path) else "cli-right-here")
        return f"{self.speech.way(start, end)}, {coordinates}"

    # -- reading

    def read(self, text: str) -> Answer:
        """The answer that a line means. Whether it is allowed is for the ask to say."""
        ask = self.ask
        if isinstance(ask, Menu):
            return self._menu(ask, text)
        if isinstance(ask, Choose):
            return self._one_answer(text)
        if isinstance(ask, Some | Order):
            return self._several(text)
        if isinstance(ask, Number):
            return amount.read(self.speech, ask, self.start, text)
        if isinstance(ask, Place | Path):
            return self._spatial(ask, text)
        raise BadInput("cli-unclear", text=text)

    def _menu(self, ask: Menu, text: str) -> Answer:
        """`2`, `melee`, `melee bobby`, `2 1`: the rest of the line is for the question behind the branch."""
        name, rest = self._branch_of(ask, text)
        inner = ask.branch(name) if name in ask.names else None
        if inner is None or isinstance(inner, Refusal):
            return name if not rest else {name: self._outside(rest)}
        if not rest and _forced(inner):
            return {name: inner.options[0]}
        return {name: Reader(inner, self.speech).read(rest)} if rest else name

    def _branch_of(self, ask: Menu, text: str) -> tuple[str, str]:
        first, _, rest = text.partition(" ")
        listed = self.options()
        labels = {name: [name, self.speech.branch(name)] for name in ask.names}
        elsewhere = self._elsewhere(text, labels)
        if elsewhere is not None:
            return elsewhere, ""
        if first.rstrip(".").isdigit():
            return self._listed(listed, int(first.rstrip(".")), text), rest.strip()
        words = text.split()
        for size in range(len(words), 0, -1):
            typed = " ".join(words[:size])
            fitting = self._things_on_grid(typed, ask.names) or matches(typed, labels)
            fitting = [name for name in fitting if name in listed] or fitting
            if len(fitting) == 1:
                return fitting[0], " ".join(words[size:])
            if len(fitting) > 1:
                raise BadInput("cli-several", text=text, names=", ".join(labels[name][1] for name in fitting))
        outside = self._outside(text)
        if outside == text:
            raise BadInput("cli-unclear-option", text=text)
        return outside, ""

    def _one_answer(self, text: str) -> Any:
        options = list(self.options())
        if text.lstrip("-").isdigit():
            if self.plain_numbers():
                return int(text)
            return self._listed(options, int(text), text)
        if self.lists_squares:
            return self._cell(text, options)
        elsewhere = self._elsewhere(text, {option: self._names(option) for option in options})
        meant = self._meant(text, options) if elsewhere is None else [elsewhere]
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise BadInput("cli-several", text=text, names=", ".join(self._names(option)[-1] for option in meant))
        return self._outside(text)

    def _meant(self, text: str, options: list[Any]) -> list[Any]:
        """The options that a typed name can mean; what stands on a grid also by its square, a door by those beside it."""
        if standing := self._things_on_grid(text, options):
            return standing
        labels = {i: self._names(option) for i, option in enumerate(options)}
        return list(dict.fromkeys(options[i] for i in matches(text, labels)))

    def _things_on_grid(self, text: str, options: Sequence[Any]) -> list[Any]:
        grid = self.speech.grid
        return Squares(self.speech, grid, None).things(text, options) if grid is not None else []

    def _cell(self, text: str, options: list[Any]) -> Any:
        """A square by its name, by the way there, or another word that is offered in place of one."""
        grid = self.speech.grid
        words = {option: self._names(option) for option in options if grid is None or option not in grid.cells}
        fitting = matches(text, words)
        if len(fitting) == 1:
            return fitting[0]
        if grid is None:
            raise BadInput("cli-unclear-cell", text=text)
        try:
            costs = {cell: way.cost for cell, way in self.ways.items()}
            return Squares(self.speech, grid, self.start).cell(text, options, costs)
        except BadInput:
            if named := self._called(text):
                return named[0]
            raise

    def _names(self, option: Any) -> list[str]:
        """What an option can be called: its id and its word; a player; a door as it is listed."""
        if self.ask.of == "seat":
            return [str(option), self.speech.player(option)]
        is_edge = self.speech.grid is not None and option in self.speech.grid.edges
        return [str(option), self.speech.word(option), *([self.label(option)] if is_edge else [])]

    def _outside(self, text: str) -> Any:
        """Something that exists but is not offered: the ask can say why not."""
        if called_so := self._called(
            text
        ):  # two walls, or four daggers, with the same name: what is said about one is said about all
            return called_so[0]
        ids = {self.speech.word(name): name for name in reversed(matches(text, self._things()))}
        return next(iter(ids.values())) if len(ids) == 1 else text

    def _elsewhere(self, text: str, labels: Mapping[Any, Sequence[str]]) -> Any:
        """Something that is called exactly so and not listed: then nothing that is listed and begins alike is meant. None: nothing is."""
        typed = fold(text)
        listed = re.compile(rf"{re.escape(typed)}( ?\(?\d.*|,.*)?")  # itself, or with its number or title behind it
        if typed.isdigit() or any(listed.fullmatch(fold(label)) for some in labels.values() for label in some):
            return None
        called_so = [] if self._things_on_grid(text, list(labels)) else self._called(text)
        return next((name for name in called_so if name in labels), called_so[0] if called_so else None)

    def _things(self) -> dict[Any, list[str]]:
        """Everything on the table that has a name."""
        scene = self.speech.scene
        labels = {name: [name, *called.values()] for name, called in scene.names.items()}
        return labels | {piece.id: [piece.id, self.speech.word(piece.id)] for piece in scene.pieces}

    def _called(self, text: str) -> list[Any]:
        """Everything in the game that is called exactly so: things, words, squares and their sides, players."""
        named = [name for name, some in self._things().items() if fold(text) in map(fold, some)]
        return named or self._words(text) or self._on_grid(text) or self._players(text)

    def _on_grid(self, text: str) -> list[Any]:
        """The square or the side of a square that is called so."""
        grid = self.speech.grid
        if grid is None:
            return []
        squares = Squares(self.speech, grid, None)
        if cell := squares.named(text):
            return [cell]
        typed = fold(text)
        sides = [edge for edge in grid.edges if typed in (fold(edge), fold(self.speech.thing("edge", edge)))]
        return sides or (squares.things(text, list(grid.edges)) if len(text.split()) > 1 else [])

    def _players(self, text: str) -> list[Any]:
        """The player who is called so, where an answer could be one: not among numbers, and not among the branches of a menu."""
        if not isinstance(self.ask, Choose) or any(isinstance(option, int) for option in self.ask.options):
            return []
        seats = {piece.seat for piece in self.speech.scene.pieces if piece.seat >= 0}
        return [seat for seat in sorted(seats) if fold(text) == fold(self.speech.player(seat))]

    def _words(self, text: str) -> list[str]:
        """The words and branches of the game that have exactly this name."""
        texts, names = self.speech.voice.texts, dict[str, None]()
        for key in sorted(texts.keys):
            kind, _, name = key.partition("-")
            if kind in ("word", "branch") and fold(text) in (fold(name), fold(texts.say(key))):
                names[name] = None
        return list(names)

    def _several(self, text: str) -> tuple[Any, ...]:
        if fold(text) in Places(self.speech, None).words("none"):
            return ()
        parts = [part for part in re.split(r"\s*[,;]\s*", text) if part]
        if self.lists_squares:
            parts = [word for part in parts for word in part.split()]
        if all(re.fullmatch(r"[\d ]+", part) for part in parts):
            parts = text.replace(",", " ").replace(";", " ").split()
        if self.roster is not None:
            return self.roster.read(parts)
        return tuple(self._one_answer(part) for part in parts)

    def _spatial(self, ask: Place | Path, text: str) -> Answer:
        if text.isdigit():
            return self._listed(self.proposals(), int(text), text)
        places = Places(self.speech, self.start, self.radius)
        if isinstance(ask, Path):
            return places.path(text, lambda legs: ask.why_not(legs) is None)
        return places.place(text, lambda point: ask.why_not(point) is None)

    def _listed(self, options: Sequence[Any], number: int, text: str) -> Any:
        if not 1 <= number <= len(options):
            raise BadInput("cli-unclear-listed", text=text, most=len(options))
        return options[number - 1]


def marker_of(ask: Ask, speech: Speech) -> Marker | None:
    """The marker that is moved, if it is not a piece."""
    name = about_of(ask, Understood).get("marker")
    return next((marker for marker in speech.scene.markers if marker.id == name), None) if name else None


def mover_of(ask: Ask, speech: Speech) -> Piece | None:
    """The piece whose place or path is asked for: the one the ask is about, otherwise the active one."""
    pieces = {piece.id: piece for piece in speech.scene.pieces}
    for value in (about_of(ask, Understood).get("model"), *ask.about.values()):
        if isinstance(value, str) and value in pieces:
            return pieces[value]
    return pieces.get(speech.scene.active)


def _alike(a: Spot | None, b: Spot | None) -> bool:
    if a is None or b is None:
        return a is b
    return a.z == b.z and plane.gap(a._replace(r=0), b._replace(r=0)) < ALIKE


def _forced(inner: Any) -> TypeGuard[Choose]:
    """Has a branch only one option behind it?"""
    return isinstance(inner, Choose) and len(inner.options) == 1
