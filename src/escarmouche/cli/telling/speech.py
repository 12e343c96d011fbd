"""A scene in words: who stands where, how far and in which direction, and what can be read off each card."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import Any

from escarmouche.cli.telling import plane, square
from escarmouche.cli.telling.grid import SIDE, Grid
from escarmouche.cli.telling.plane import Spot
from escarmouche.cli.voice import Voice
from escarmouche.core.asks.ask import Ask
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.languages import told_in
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import of_card
from escarmouche.core.views.card_view import CardView, Part
from escarmouche.core.views.scene import Marker, Piece, Scene, Terrain, Thing

TOUCH = 5  # anything this near counts as there
NUMBERED = re.compile(r" \d+$")  # the second of that name
NOBODY = -1  # the seat of a non-player character


class Speech:
    """One viewer's scene in words, in the viewer's language."""

    def __init__(
        self,
        voice: Voice,
        scene: Scene,
        cards: Mapping[str, Any] | None = None,
        views: Mapping[str, CardView] | None = None,
    ) -> None:
        self.voice, self.scene, self.tell = voice, scene, voice.tell
        self.cards: Mapping[str, Any] = scene.sheets or cards or {}
        self.views: Mapping[str, CardView] = views or {}
        self.focus = scene.active  # the model from which distances are given

    # -- names and words

    def word(self, value: Any) -> str:
        """What a reader calls an id, a word of the game, or a list of these."""
        if isinstance(value, list | tuple):
            return ", ".join(self.word(item) for item in value)
        word = self.voice.texts.word(value, self.scene.names)
        return word.replace("-", " ") if isinstance(value, str) and word == value else str(word)

    def state(self, state: str, of: str) -> str:
        """A word for what something is now, as it agrees with its name: `crippled`."""
        key = f"word-{state}"
        known = self.voice.texts.has(key)
        return self.voice.texts.say(key, {"agrees": of}, self.scene.names) if known else self.word(state)

    def titled(self, kind: str, name: str) -> str:
        """The text that a kind of thing has for a word (`pile-discard`), otherwise the word itself."""
        key = f"{kind}-{name}"
        return self.tell(key) if self.voice.texts.has(key) else self.word(name)

    def termed(self, kind: str, name: str) -> str:
        """The text for a word that may be the name of a text itself: `mod-reach` as `reach` of the kind `mod`, or whole."""
        return self.tell(name) if self.voice.texts.has(name) else self.titled(kind, name)

    def label(self, name: str) -> str:
        """What a thing that lies in the middle of the table is called: `table-<name>`, otherwise its word."""
        return self.titled("table", name)

    def branch(self, name: str) -> str:
        return self.titled("branch", name)

    def printed(self, card: str) -> Mapping[str, Any]:
        """What is printed on a card, if its game gives it as plain data."""
        data = self.cards.get(card, {})
        return data if isinstance(data, Mapping) else {}

    def readable(self, card: str) -> Mapping[str, Any] | CardView:
        """A card to be read out: as a client draws it, if its game says how."""
        return self.views.get(card) or self.cards.get(card, {})

    def cost(self, name: str) -> str:
        """` (cost 2)`: what an ability on the active model's card costs, if its card says so."""
        active = next((piece for piece in self.scene.pieces if piece.id == self.scene.active), None)
        abilities = self.printed(active.card).get("abilities", ()) if active else ()
        parts = abilities.values() if isinstance(abilities, Mapping) else abilities
        for part in parts:
            if part.get("id") == name and "cost" in part:
                return f" ({self.tell('cli-cost', cost=part['cost'])})"
        return ""

    def card_view(self, name: str) -> CardView | None:
        """The card that a branch stands for, if the game gives cards as a client draws them."""
        card = self.cards.get(name)
        return card if isinstance(card, CardView) else None

    def part(self, name: str) -> Part | None:
        """The part of a card that a branch stands for, if the game gives cards as a client draws them."""
        views = [card for card in self.cards.values() if isinstance(card, CardView)]
        parts = (part for view in views for section in view.sections for part in section.parts)
        return next((part for part in parts if part.id == name), None)

    def player(self, seat: int) -> str:
        if seat == NOBODY:
            return self.tell("cli-nobodys")
        key = "cli-you" if seat == self.scene.seat else "cli-player"
        return self.tell(key, number=seat + 1)

    def question(self, ask: Ask) -> str:
        text = self.voice.texts.say(f"ask-{ask.name}", ask.about, self.scene.names)
        return f"{text} ({ask.rule})" if ask.rule else text

    def event(self, event: Event) -> str:
        return self.voice.texts.event(event, self.scene.names)

    def refusal(self, refusal: Refusal) -> str:
        return self.voice.texts.refusal(refusal, self.scene.names)

    # -- distances

    @functools.cached_property
    def grid(self) -> Grid | None:
        """The squares of the board; None on a plane."""
        board = self.scene.board
        return Grid(board) if board is not None and board.cells else None

    def gap(self, a: Spot, b: Spot) -> float:
        """From edge to edge; on a grid the steps from square to square, each as long as a square."""
        return plane.gap(a, b) if self.grid is None else self.grid.apart(a, b) * SIDE

    @property
    def contact(self) -> int:
        """The largest gap at which two bases touch in this game."""
        return self.scene.board.contact if self.scene.board else TOUCH

    def length(self, mils: float) -> str:
        unit = self.scene.board.unit if self.scene.board else self.voice.unit
        unit = unit if self.grid is None else "square"
        number = round(mils / 100) / 10
        return self.tell(f"cli-unit-{unit}", text=self.voice.number(number), number=number)

    def direction(self, angle: float) -> str:
        return self.tell("cli-compass-at").split(", ")[plane.point(angle)]

    def facing(self, degrees: int) -> str:
        """Which way something faces; the rules count degrees counter-clockwise from east."""
        return self.tell("cli-facing", direction=self.direction((90 - degrees) % 360))

    def where(self, origin: Spot | None, there: Spot) -> str:
        """`3.2 inches north-east`, or the place on the board when there is nothing to measure from."""
        if origin is None:
            return self.coordinates(there)
        apart = self.gap(origin, there)
        bearing = self.direction(plane.bearing(origin, there))
        if self.grid is not None and not apart:
            return self.tell("cli-square-same")
        if apart <= self.contact:
            return self.tell("cli-touching-at", direction=bearing)
        text = self.tell("cli-distance-at", distance=self.length(apart), direction=bearing)
        if there.z == origin.z:
            return text
        key = "cli-above" if there.z > origin.z else "cli-below"
        return f"{text}, {self.tell(key, distance=self.length(abs(there.z - origin.z)))}"

    def way(self, start: Spot, end: Spot) -> str:
        """How far a base moves and in which direction, measured from centre to centre."""
        apart = self.gap(start._replace(r=0, z=0), end._replace(r=0, z=0))
        return self.tell("cli-way", distance=self.length(apart), direction=self.direction(plane.bearing(start, end)))

    def coordinates(self, spot: Spot) -> str:
        if self.grid is not None and self.grid.at(spot):
            return self.tell("cli-square", cell=self.grid.at(spot))
        x, y = self.voice.number(spot.x / 1000), self.voice.number(spot.y / 1000)
        if spot.z:
            return self.tell("cli-at-height", x=x, y=y, z=self.length(spot.z))
        return self.tell("cli-at", x=x, y=y)

    @property
    def origin(self) -> Spot | None:
        """The place from which distances are given: that of the model in question, if it is on the board."""
        return self.spot_of(self.focus)

    def spot_of(self, name: str) -> Spot | None:
        return self.bases().get(name)

    def bases(self) -> dict[str, Spot]:
        """Where everything is that stands or lies on the board."""
        spots = {piece.id: self.base(piece) for piece in self.scene.pieces}
        spots |= {marker.id: self.base(marker) for marker in self.scene.markers}
        return {name: spot for name, spot in spots.items() if spot is not None}

    def base(self, thing: Piece | Marker) -> Spot | None:
        """Where a thing is; None if it is not on the board."""
        if thing.at is not None:
            return Spot(*thing.at, thing.radius)
        return self.grid.spot(thing.cell) if self.grid is not None and thing.cell in self.grid.cells else None

    # -- things

    def piece(self, piece: Piece, origin: Spot | None = None, *, owner: bool = True) -> str:
        """One model in one line."""
        parts = [self.word(piece.id)]
        if owner:
            parts[0] += f" ({self.player(piece.seat)})"
        spot = self.base(piece)
        if spot is not None:
            parts += self._placed(spot, origin)
            parts += [self.facing(piece.facing)] if piece.facing is not None else []
            parts += self.badges(piece.badges)
        parts += [self.state(state, piece.id) for state in piece.states]
        return ", ".join(parts) + self._carried(piece)

    def _placed(self, spot: Spot, origin: Spot | None) -> list[str]:
        """How far something is, or where; on a grid, both."""
        if origin is None or spot == origin:
            return [self.coordinates(spot)]
        where = self.where(origin, spot)
        return [where] if self.grid is None else [self.coordinates(spot), where]

    def _carried(self, piece: Piece) -> str:
        """What is in its hands, and what else it has."""
        text = ""
        for key, held in (("cli-in-hands", True), ("cli-carries", False)):
            things = [self.item(thing) for thing in piece.things if thing.hand == held]
            if things:
                text += self.tell("cli-semicolon") + self.tell(key, things=", ".join(things))
        return text

    def item(self, thing: Thing) -> str:
        """An item by the name it has in this game, or on its card, with its counters and states."""
        name = self.word(thing.id if thing.id in self.scene.names else thing.card)
        more = [*self.badges(thing.badges), *(self.state(state, thing.id) for state in thing.states)]
        return f"{name} ({', '.join(more)})" if more else name

    def badges(self, badges: dict[str, int]) -> list[str]:
        """Counted things. Wounds and health are shown as what is left, or as what more wounds will do."""
        left, texts = dict(badges), []
        if "wounds" in left and "health" in left:
            health = left.pop("health")
            texts.append(self.tell("cli-health", left=health - left.pop("wounds"), health=health))
        elif "wounds" in left and "killed" in left:
            killed, crippled = left.pop("killed"), left.pop("crippled", 0)
            texts.append(self.tell("cli-wounds", wounds=left.pop("wounds"), crippled=crippled, killed=killed))
        for name, count in left.items():
            if count or name == "energy":
                key = f"badge-{name}"
                own = self.voice.texts.has(key)
                texts.append(self.tell(key, count=count) if own else f"{self.word(name)} {count}")
        return texts

    def marker(self, marker: Marker, origin: Spot | None = None) -> str:
        parts = [self.word(marker.id) if marker.id in self.scene.names else self.word(marker.kind)]
        if marker.holder:
            parts.append(self.tell("cli-held-by", holder=self.word(marker.holder)))
        elif spot := self.base(marker):
            parts += self._placed(spot, origin)
        return ", ".join([*parts, *self.badges(marker.badges)])

    def terrain(self, terrain: Terrain, origin: Spot | None = None) -> str:
        name, kind = told_in(self.voice.lang, terrain.name), self.word(terrain.kind)
        plain = NUMBERED.sub("", name).lower()  # the second house is a house as the first one is
        title = f"{name} ({kind})" if name and plain != kind.lower() else name or kind
        left, low, right, high = plane.box(terrain)
        size = self.tell("cli-size", width=self.length(right - left), depth=self.length(high - low))
        return f"{title}, {self._to_terrain(terrain, origin)}, {size}"

    def _to_terrain(self, terrain: Terrain, origin: Spot | None) -> str:
        middle = plane.middle(terrain)
        if origin is None:
            return self.coordinates(middle)
        if any(plane.holds(shape, origin.x, origin.y) for shape in terrain.shapes):
            return self.tell("cli-inside")
        apart, bearing = plane.distance(origin, terrain), self.direction(plane.bearing(origin, middle))
        if apart <= self.contact:
            return self.tell("cli-touching-at", direction=bearing)
        return self.tell("cli-distance-at", distance=self.length(apart), direction=bearing)

    def thing(self, kind: str, option: Any, origin: Spot | None = None) -> str:
        """An option of an ask: a model or a stone with where it is, a seat as a player, anything else as its word."""
        if kind == "seat" and isinstance(option, int):
            return self.player(option)
        if self.grid is not None and option in self.grid.cells:
            return square.cell(self, self.grid, option, origin)
        if self.grid is not None and option in self.grid.edges:
            return square.edge(self, self.grid, option, origin)
        if kind == "sheet":
            return self.word(of_card(option, self.scene.names))
        if kind in ("word", "card", "edge"):
            return self.titled("word", str(option))
        return self._on_table(option, origin) or self.word(option)

    def _on_table(self, option: Any, origin: Spot | None) -> str:
        """A model, an item, a marker or a piece of terrain, with where it is; empty: nothing of that name is there."""
        for piece in self.scene.pieces:
            if piece.id == option:
                return self.piece(piece, origin, owner=piece.seat != self.scene.seat)
            for item in piece.things:
                if item.id == option:
                    return self.possession(item, piece)
        for marker in self.scene.markers:
            if marker.id == option:
                return self.marker(marker, origin)
        for terrain in self.scene.board.terrain if self.scene.board else ():
            if terrain.id == option:
                return self.terrain(terrain, origin)
        return ""

    def possession(self, item: Thing, piece: Piece) -> str:
        """An item, its owner, and whether it is in a hand."""
        text = f"{self.item(item)}, {self.word(piece.id)}"
        return f"{text}, {self.tell('cli-in-hand')}" if item.hand else text

    # -- plain data

    def plain(self, value: Any) -> str:
        """Any plain data as words."""
        if isinstance(value, dict):
            labelled = [f"{self.label(key)} {self.plain(item)}" for key, item in value.items() if item not in ("", [])]
            return self.tell("cli-semicolon").join(labelled)
        if isinstance(value, list | tuple):
            return ", ".join(self.plain(item) for item in value)
        if isinstance(value, bool):
            return self.tell("cli-yes" if value else "cli-no")
        return self.word(value)

    def answer(self, answer: Any) -> str:
        """An answer as it was given: names for ids, places for pairs of numbers."""
        if isinstance(answer, dict):
            if set(answer) == {"around", "to", "turn"}:
                return self.answer(answer["to"])
            return ", ".join(f"{self.branch(name)} {self.answer(inner)}" for name, inner in answer.items())
        if isinstance(answer, list | tuple):
            if len(answer) in (2, 3) and all(isinstance(part, int) for part in answer) and max(map(abs, answer)) >= 100:
                return self.coordinates(Spot(*answer))
            return ", ".join(self.answer(part) for part in answer) or self.tell("cli-nothing")
        if isinstance(answer, str) and self.voice.texts.has(f"branch-{answer}"):
            return self.branch(answer)
        if isinstance(answer, str) and self.grid is not None and answer in self.grid.edges:
            return square.edge(self, self.grid, answer)
        return self.word(answer)
