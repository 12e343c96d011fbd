"""A scene in words: who stands where, how far and in which direction, and what can be read off each card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from escarmouche.cli import plane
from escarmouche.cli.plane import Spot
from escarmouche.cli.voice import Voice
from escarmouche.core.ask import Ask
from escarmouche.core.event import Event
from escarmouche.core.refusal import Refusal
from escarmouche.core.scene import Hand, Marker, Piece, Scene, Terrain

NEAR = 6000  # what lies further away is left to `map`
CLOSE = 8  # and so is terrain beyond the nearest few
TOUCH = 5  # two bases this near are in contact


class Speech:
    """One viewer's scene, told in the viewer's language."""

    def __init__(self, voice: Voice, scene: Scene, sheets: Mapping[str, Any] | None = None) -> None:
        self.voice, self.scene, self.tell = voice, scene, voice.tell
        self.sheets: Mapping[str, Any] = scene.sheets or sheets or {}

    # -- names and words

    def word(self, value: Any) -> str:
        """What a reader calls an id, a word of the game, or a list of these."""
        if isinstance(value, list | tuple):
            return ", ".join(self.word(item) for item in value)
        said = self.voice.texts.word(value, self.scene.names)
        return said.replace("-", " ") if isinstance(value, str) and said == value else str(said)

    def branch(self, name: str) -> str:
        key = f"branch-{name}"
        return self.tell(key) if self.voice.texts.has(key) else self.word(name)

    def cost(self, name: str) -> str:
        """` (cost 2)`: what an ability on the active model's card costs, if its card says so."""
        active = next((piece for piece in self.scene.pieces if piece.id == self.scene.active), None)
        abilities = self.sheets.get(active.card, {}).get("abilities", ()) if active else ()
        parts = abilities.values() if isinstance(abilities, Mapping) else abilities
        for part in parts:
            if part.get("id") == name and "cost" in part:
                return f" ({self.tell('cli-cost', cost=part['cost'])})"
        return ""

    def player(self, seat: int) -> str:
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

    def length(self, mils: float) -> str:
        unit = self.scene.board.unit if self.scene.board else "inch"
        number = round(mils / 100) / 10
        return self.tell(f"cli-unit-{unit}", text=self.voice.number(number), number=number)

    def direction(self, angle: float) -> str:
        return self.tell("cli-compass-at").split(", ")[plane.point(angle)]

    def where(self, origin: Spot | None, there: Spot) -> str:
        """`3.2 inches north-east`, or the place on the board when there is nothing to measure from."""
        if origin is None:
            return self.coordinates(there)
        apart = plane.gap(origin, there)
        bearing = self.direction(plane.bearing(origin, there))
        if apart <= TOUCH:
            return self.tell("cli-touching-at", direction=bearing)
        text = self.tell("cli-distance-at", distance=self.length(apart), direction=bearing)
        if there.z == origin.z:
            return text
        key = "cli-above" if there.z > origin.z else "cli-below"
        return f"{text}, {self.tell(key, distance=self.length(abs(there.z - origin.z)))}"

    def way(self, start: Spot, end: Spot) -> str:
        """How far and where to a base goes, measured by its centre."""
        apart = plane.gap(start._replace(r=0, z=0), end._replace(r=0, z=0))
        return self.tell("cli-way", distance=self.length(apart), direction=self.direction(plane.bearing(start, end)))

    def coordinates(self, spot: Spot) -> str:
        x, y = self.voice.number(spot.x / 1000), self.voice.number(spot.y / 1000)
        if spot.z:
            return self.tell("cli-at-height", x=x, y=y, z=self.length(spot.z))
        return self.tell("cli-at", x=x, y=y)

    @cached_property
    def origin(self) -> Spot | None:
        """From where distances are told: the active model, if it is on the board."""
        return self.spot_of(self.scene.active)

    def spot_of(self, name: str) -> Spot | None:
        return self.bases().get(name)

    def bases(self) -> dict[str, Spot]:
        """Everything that stands or lies on the board, with where."""
        found = {piece.id: Spot(*piece.at, piece.radius) for piece in self.scene.pieces if piece.at is not None}
        lying = {marker.id: Spot(*marker.at, marker.radius) for marker in self.scene.markers if marker.at is not None}
        return found | lying

    # -- things

    def piece(self, piece: Piece, origin: Spot | None = None, *, owner: bool = True) -> str:
        """One model in one line."""
        parts = [self.word(piece.id)]
        if owner:
            parts[0] += f" ({self.player(piece.seat)})"
        if piece.at is not None:
            spot = Spot(*piece.at, piece.radius)
            parts.append(self.coordinates(spot) if spot == origin else self.where(origin, spot))
            parts += self.badges(piece.badges)
        parts += [self.word(state) for state in piece.states]
        return ", ".join(parts)

    def badges(self, badges: dict[str, int]) -> list[str]:
        """Counted things; wounds and health are told as what is left."""
        left, said = dict(badges), []
        if "wounds" in left and "health" in left:
            health = left.pop("health")
            said.append(self.tell("cli-health", left=health - left.pop("wounds"), health=health))
        for name, count in left.items():
            if count or name == "energy":
                key = f"badge-{name}"
                own = self.voice.texts.has(key)
                said.append(self.tell(key, count=count) if own else f"{self.word(name)} {count}")
        return said

    def marker(self, marker: Marker, origin: Spot | None = None) -> str:
        parts = [self.word(marker.id) if marker.id in self.scene.names else self.word(marker.kind)]
        if marker.holder:
            parts.append(self.tell("cli-held-by", holder=self.word(marker.holder)))
        elif marker.at is not None:
            parts.append(self.where(origin, Spot(*marker.at, marker.radius)))
        return ", ".join([*parts, *self.badges(marker.badges)])

    def terrain(self, terrain: Terrain, origin: Spot | None = None) -> str:
        name, kind = terrain.name.get(self.voice.lang), self.word(terrain.kind)
        title = f"{name} ({kind})" if name and name.lower() != kind.lower() else kind
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
        if apart <= TOUCH:
            return self.tell("cli-touching-at", direction=bearing)
        return self.tell("cli-distance-at", distance=self.length(apart), direction=bearing)

    def thing(self, kind: str, option: Any, origin: Spot | None = None) -> str:
        """An option of an ask: a model or a stone with where it is, a seat as a player, anything else as its word."""
        if kind == "seat" and isinstance(option, int):
            return self.player(option)
        if kind in ("word", "card", "edge"):
            own = f"word-{option}"
            return self.tell(own) if self.voice.texts.has(own) else self.word(option)
        for piece in self.scene.pieces:
            if piece.id == option:
                return self.piece(piece, origin, owner=piece.seat != self.scene.seat)
        for marker in self.scene.markers:
            if marker.id == option:
                return self.marker(marker, origin)
        for terrain in self.scene.board.terrain if self.scene.board else ():
            if terrain.id == option:
                return self.terrain(terrain, origin)
        return self.word(option)

    # -- a place that could be chosen

    def spot(self, spot: Spot, mover: Piece | None) -> str:
        """What a base would touch, be near to and stand in at a place."""
        touching, near, terrain = list(self.touched(spot, mover)), [], []
        reach = self.reach(mover) if mover else 0
        for piece in self.scene.pieces:
            if piece.at is None or piece is mover:
                continue
            apart = plane.gap(spot, Spot(*piece.at, piece.radius))
            if apart > TOUCH and mover is not None and piece.seat != mover.seat:
                theirs = self.reach(piece)
                if apart <= reach + TOUCH:
                    near.append(self.tell("cli-reaches", name=self.word(piece.id)))
                if apart <= theirs + TOUCH:
                    near.append(self.tell("cli-reached-by", name=self.word(piece.id)))
        for piece_of in self.scene.board.terrain if self.scene.board else ():
            if plane.distance(spot, piece_of) <= TOUCH:
                terrain.append(piece_of.name.get(self.voice.lang) or self.word(piece_of.kind))
        said = [self.tell("cli-touching", names=", ".join(dict.fromkeys(touching)))] if touching else []
        said += near
        if not touching and (marker := self._lying_near(spot)):
            said.append(marker)
        if not near and mover is not None and (enemy := self.beside(spot, mover.seat)):
            said.append(enemy.removeprefix(", "))
        if terrain:
            said.append(self.tell("cli-in-terrain", names=", ".join(dict.fromkeys(terrain))))
        return self.tell("cli-semicolon").join(said)

    def touched(self, spot: Spot, mover: Piece | None) -> tuple[str, ...]:
        """The names of what a base would touch at a place."""
        own = mover.id if mover else ""
        near = [name for name, base in self.bases().items() if name != own and plane.gap(spot, base) <= TOUCH]
        return tuple(self.word(name) for name in near)

    def _lying_near(self, spot: Spot) -> str:
        """The nearest thing that lies about, if it is near by."""
        found = [(plane.gap(spot, Spot(*m.at, m.radius)), m.id) for m in self.scene.markers if m.at is not None]
        if not found or min(found)[0] > NEAR:
            return ""
        return self.tell("cli-from-marker", distance=self.length(min(found)[0]), name=self.word(min(found)[1]))

    def nearest(self, spot: Spot, seat: int) -> tuple[float, Piece] | None:
        """The nearest model of somebody else, and how far it is."""
        found = [
            (plane.gap(spot, Spot(*piece.at, piece.radius)), piece.id, piece)
            for piece in self.scene.pieces
            if piece.at is not None and piece.seat != seat
        ]
        return (min(found)[0], min(found)[2]) if found else None

    def beside(self, spot: Spot, seat: int) -> str:
        """`, 5.2 inches from Billy`: the nearest model of somebody else."""
        found = self.nearest(spot, seat)
        if found is None:
            return ""
        return self.tell("cli-nearest-enemy", distance=self.length(found[0]), name=self.word(found[1].id))

    def near(self) -> str:
        """The three nearest enemies of the active model and the two nearest things that lie about, in one line."""
        piece = next((piece for piece in self.scene.pieces if piece.id == self.scene.active), None)
        if piece is None or self.origin is None:
            return ""
        enemies = [other for other in self.scene.pieces if other.seat != piece.seat and other.at is not None]
        things: list[Piece | Marker] = [*sorted(enemies, key=lambda p: self._far(p.at, p.radius))[:3]]
        lying = [marker for marker in self.scene.markers if marker.at is not None]
        things += sorted(lying, key=lambda m: self._far(m.at, m.radius))[:2]
        told = [
            f"{self.word(t.id)} {self.where(self.origin, Spot(*t.at, t.radius))}" for t in things if t.at is not None
        ]
        return (
            self.tell("cli-near", name=self.word(piece.id), things=self.tell("cli-semicolon").join(told))
            if told
            else ""
        )

    def moves(self, before: Mapping[str, Any]) -> Iterator[str]:
        """What stands or lies elsewhere than before, so that a reader need not see the board."""
        for piece in self.scene.pieces:
            was = before.get(piece.id)
            if piece.at is None or piece.at == was or piece.id not in before:
                continue
            spot = Spot(*piece.at, piece.radius)
            told = {"name": self.word(piece.id), "place": self.coordinates(spot), "near": self.beside(spot, piece.seat)}
            if was is None:
                yield self.tell("cli-appeared", **told)
            else:
                yield self.tell("cli-moved", way=self.way(Spot(*was), spot), **told)
        for marker in self.scene.markers:
            if marker.at is not None and marker.at != before.get(marker.id):
                place = self.coordinates(Spot(*marker.at))
                yield self.tell("cli-lies", name=self.word(marker.id), place=place)

    def places(self) -> dict[str, Any]:
        """Where everything is, to compare with later."""
        found: dict[str, Any] = {piece.id: piece.at for piece in self.scene.pieces}
        return found | {marker.id: marker.at for marker in self.scene.markers}

    def reach(self, piece: Piece) -> float:
        """How far a model strikes, where its game says so on its card."""
        said = piece.marks.get("reach") or self.sheets.get(piece.card, {}).get("reach")
        return said if isinstance(said, int | float) else -1

    # -- the whole table

    def table(self) -> Iterator[str]:
        """All a player would see at a glance, the nearest first."""
        yield from self.summary()
        origin = self.origin
        if origin is not None:
            yield self.tell("cli-seen-from", name=self.word(self.scene.active))
        for seat in sorted({piece.seat for piece in self.scene.pieces}, key=lambda s: (s != self.scene.seat, s)):
            pieces = [piece for piece in self.scene.pieces if piece.seat == seat]
            key = "cli-models-yours" if seat == self.scene.seat else "cli-models-of"
            yield self.tell(key, player=self.player(seat))
            for piece in sorted(pieces, key=lambda p: self._far(p.at, p.radius)):
                yield "  " + self.piece(piece, origin, owner=False)
        lying = [marker for marker in self.scene.markers if not marker.holder]
        if lying:
            yield self.tell("cli-markers")
            for marker in sorted(lying, key=lambda m: self._far(m.at, m.radius)):
                yield "  " + self.marker(marker, origin)
        if origin is not None:
            yield from self.around(origin)

    def around(self, origin: Spot) -> Iterator[str]:
        """The terrain near by."""
        pieces = self.scene.board.terrain if self.scene.board else []
        near = sorted((plane.distance(origin, t), i) for i, t in enumerate(pieces))
        close = [pieces[i] for apart, i in near if apart <= NEAR][:CLOSE]
        if close:
            yield self.tell("cli-terrain-near")
            for terrain in close:
                yield "  " + self.terrain(terrain, origin)

    def summary(self) -> Iterator[str]:
        """Tracks, hands, piles and what lies in the middle."""
        tracks = []
        for track in self.scene.tracks:
            if track.seat is None and track.value in (0, ""):
                continue
            owner = f" ({self.player(track.seat)})" if track.seat is not None else ""
            tracks.append(f"{self.word(track.name)}{owner} {self.word(track.value)}")
        if tracks:
            yield self.tell("cli-semicolon").join(tracks) + "."
        for hand in self.scene.hands:
            yield self.hand(hand)
        piles = [f"{self.word(pile.kind)} {pile.count}" for pile in self.scene.piles]
        if piles:
            yield self.tell("cli-piles", piles=", ".join(piles))
        for name, value in self.scene.table.items():
            if value not in (None, "", [], {}):
                yield f"{self.word(name)}{self.tell('cli-colon')}{self.plain(value)}"

    def plain(self, value: Any) -> str:
        """Any plain data as words."""
        if isinstance(value, dict):
            told = [f"{self.word(key)} {self.plain(item)}" for key, item in value.items() if item not in ("", [])]
            return self.tell("cli-semicolon").join(told)
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
            return ", ".join(f"{self.branch(name)} {self.answer(said)}" for name, said in answer.items())
        if isinstance(answer, list | tuple):
            if len(answer) in (2, 3) and all(isinstance(part, int) for part in answer) and max(map(abs, answer)) >= 100:
                return self.coordinates(Spot(*answer))
            return ", ".join(self.answer(part) for part in answer) or self.tell("cli-nothing")
        if isinstance(answer, str) and self.voice.texts.has(f"branch-{answer}"):
            return self.branch(answer)
        return self.word(answer)

    def hand(self, hand: Hand) -> str:
        what, who = self.word(hand.kind), self.player(hand.seat)
        if hand.cards is None:
            return self.tell("cli-hand-hidden", player=who, kind=what, count=hand.count)
        cards = self.word(hand.cards) or self.tell("cli-nothing")
        mine = "yes" if hand.seat == self.scene.seat else "no"
        return self.voice.raw("cli-hand", player=who, kind=what, cards=cards, mine=mine)

    def _far(self, at: tuple[int, int, int] | None, radius: int) -> float:
        if at is None or self.origin is None:
            return 0.0
        return plane.gap(self.origin, Spot(*at, radius))

    def everything(self) -> Iterator[str]:
        """The board with all its terrain, for `map`."""
        board = self.scene.board
        if board is None:
            yield self.tell("cli-no-board")
            return
        size = {"width": self.length(board.width), "height": self.length(board.height)}
        yield self.voice.raw("cli-board", name=board.name.get(self.voice.lang) or "none", **size)
        for terrain in board.terrain:
            yield "  " + self.terrain(terrain)
        for marker in self.scene.markers:
            yield "  " + self.marker(marker)
        for piece in self.scene.pieces:
            yield "  " + self.piece(piece)
