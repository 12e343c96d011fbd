"""Crazy Town (MOON-EVENT-07) [EN] [optional]: an Agenda that moves terrain about, with whatever stands or lies inside it."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Sequence
from typing import Any

from escarmouche.core.asks.ask import Answer, LazyBranch, Menu, parts
from escarmouche.core.asks.region import Place, Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.dealer.draw import draw
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.events import agendas
from escarmouche.games.moonstone.state import CATASTROPHE, Model, Stone
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import Body
from escarmouche.space.shape import Piece
from escarmouche.space.travel.leg import Straight, blocked
from escarmouche.space.units import TOLERANCE

NEAR, FAR = 3000, 6000  # how far a piece moves: for the owner, and after a Catastrophe for the player to the left
DIRECTIONS = 8
LINKS = ("stairs", "ladder")


@rule("MOON-EVENT-07", "MOON-AMB-94", "MOON-DEC-38", "MOON-DEC-40", "MOON-HID-09")
def crazy_town(game: Moonstone) -> Rule[None]:
    """End of the Replenish Step: flip an Arcane Card and move up to X pieces. Catastrophe: the player to the left moves one."""
    state = game.state
    for seat in game.playing():
        if not agendas.is_working(game, seat, "crazy-town") or not len(state.arcane):
            continue
        (card,) = yield from draw("flip", "MOON-EVENT-07", state.arcane, 1, about=questions.Flip(ability="crazy-town"))
        state.flipped = card
        game.tell("town-flipped", "MOON-EVENT-07", seat=seat + 1, card=card)
        if card == CATASTROPHE:
            yield from move_pieces(game, game.from_left(seat)[0], 1, FAR)
        else:
            yield from move_pieces(game, seat, int(card.rpartition("-")[2]), NEAR)
        state.arcane.shuffle_in([card])
        state.flipped = ""


@rule("MOON-EVENT-07", "MOON-DEC-40")
def move_pieces(game: Moonstone, seat: int, count: int, distance: int) -> Rule[None]:
    """Up to `count` different pieces, each up to that distance, one after the other."""
    moved: list[str] = []
    while len(moved) < count:
        pieces = [name for name in movable(game) if name not in moved]
        branches: dict[str, LazyBranch] = {"pass": None}
        for name in pieces:
            branches[name] = functools.partial(_place, game, seat, name, distance)
        about: questions.CrazyTown = {"count": count - len(moved), "distance": distance}
        why = functools.partial(why_not_moved, game, moved)
        ask = Menu("crazy-town", seat=seat, rule="MOON-EVENT-07", branches=branches, of="terrain", about=about, why=why)
        name, spot = parts((yield ask))
        if name == "pass":
            return
        shift(game, name, spot)
        moved.append(name)


@clause("MOON-EVENT-07", "MOON-AMB-94")
def why_not_moved(game: Moonstone, moved: list[str], name: Any) -> Refusal | None:
    """Why a piece of terrain cannot be moved: it has already moved, or is part of something else."""
    if name in moved:
        return refuse("why-terrain-moved", "MOON-EVENT-07", terrain=name)
    known = any(piece.id == name for piece in game.field.terrain)
    return refuse("why-terrain-part", "MOON-AMB-94", terrain=name) if known and name not in movable(game) else None


def _place(game: Moonstone, seat: int, name: str, distance: int) -> Place:
    about: questions.MoveTerrain = {"terrain": name, "distance": distance}
    return Place("move-terrain", seat=seat, rule="MOON-EVENT-07", region=Shift(game, name, distance), about=about)


@clause("MOON-AMB-94")
def movable(game: Moonstone) -> list[str]:
    """Whole pieces of terrain: a building moves with all its parts, stairs and ladders only with their building."""
    terrain = game.field.terrain
    joined = {end for t in terrain if t.kind in LINKS and not t.building for end in (t.lower, t.upper)}
    return [t.id for t in terrain if not t.building and t.kind not in ("open", *LINKS) and t.id not in joined]


def parts_of(game: Moonstone, name: str) -> list[Piece]:
    """A piece of terrain with all its parts, as they lie now."""
    data = game.field.data
    return [piece for piece in game.field.pieces.values() if (data[piece.id].building or piece.id) == name]


@clause("MOON-AMB-94")
def riders(game: Moonstone, name: str) -> list[Model | Stone]:
    """Everything whose centre is inside the outline, or that stands on one of its floors, moves along."""
    pieces = parts_of(game, name)
    floors = {piece.id for piece in pieces}
    things: list[Model | Stone] = [*game.on_board(), *game.lying()]
    return [t for t in things if t.floor in floors or any(piece.contains((t.x, t.y)) for piece in pieces)]


@clause("MOON-EVENT-07", "MOON-AMB-94")
def shift(game: Moonstone, name: str, spot: Answer) -> None:
    """The piece and whatever is inside it are moved."""
    x, y = Shift(game, name, 0).centre
    dx, dy = spot[0] - x, spot[1] - y
    along = riders(game, name)
    for thing in along:
        thing.x += dx
        thing.y += dy
    before = game.state.shifts.get(name, (0, 0))
    game.state.shifts[name] = (before[0] + dx, before[1] + dy)
    game.tell("terrain-moved", "MOON-EVENT-07", terrain=name, by=round(math.hypot(dx, dy)), dx=dx, dy=dy)


class Shift:
    """Where the centre of a piece of terrain may be moved to, in a straight line."""

    def __init__(self, game: Moonstone, name: str, distance: int) -> None:
        self.game, self.name, self.distance = game, name, distance
        self.pieces = parts_of(game, name)
        boxes = [piece.bounds for piece in self.pieces]
        self.bounds = (
            min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)
        )  # fmt: skip
        x0, y0, x1, y1 = self.bounds
        self.centre = (round((x0 + x1) / 2), round((y0 + y1) / 2))

    def why_not(self, answer: Answer) -> Refusal | None:
        dx, dy = answer[0] - self.centre[0], answer[1] - self.centre[1]
        far = math.hypot(dx, dy)
        if far > self.distance + TOLERANCE:
            return refuse(
                "why-terrain-too-far", "MOON-EVENT-07", terrain=self.name, gap=round(far), reach=self.distance
            )
        if self._leaves(dx, dy):
            return refuse("why-terrain-off-board", "MOON-AMB-94", terrain=self.name)
        hit = self.blocked(dx, dy)
        return refuse("why-terrain-blocked", "MOON-AMB-94", terrain=self.name, by=hit) if hit else None

    def _leaves(self, dx: int, dy: int) -> bool:
        x0, y0, x1, y1 = self.bounds
        field = self.game.field
        return x0 + dx < 0 or y0 + dy < 0 or x1 + dx > field.width or y1 + dy > field.height

    def blocked(self, dx: int, dy: int) -> str | None:
        """The base or stone that the piece, or whatever moves along with it, would run into."""
        game = self.game
        along = {thing.id for thing in riders(game, self.name)}
        bodies = [game.body(m) for m in game.on_board()] + [game.stone_body(s) for s in game.lying()]
        inside = [body for body in bodies if body.id in along]
        outside = [body for body in bodies if body.id not in along]
        for body in outside:  # seen from the piece, they come towards it
            if blocked((body.x, body.y), Straight(body.x - dx, body.y - dy), body.r, self.pieces):
                return body.id
        own = {piece.id for piece in self.pieces}
        solids = [piece for piece in game.field.solids if piece.id not in own]
        for body in inside:
            hit = self._rides_into(body, dx, dy, [*outside, *(solids if not body.z else ())])
            if hit:
                return hit
        return None

    def _rides_into(self, body: Body, dx: int, dy: int, things: Sequence[Body | Piece]) -> str | None:
        x, y, r = body.x + dx, body.y + dy, body.r - TOLERANCE
        if not (r <= x <= self.game.field.width - r and r <= y <= self.game.field.height - r):
            return body.id
        return blocked((body.x, body.y), Straight(x, y), body.r, things)

    def sample(self, rng: Random) -> Answer:
        """A random way in a random direction; less far where that is blocked; otherwise it stays where it is."""
        angle, far = 2 * math.pi * rng.random(), self.distance * rng.random()
        for share in (1.0, 0.5, 0.25):
            spot = self._towards(angle, far * share)
            if self.why_not(spot) is None:
                return spot
        return self.centre

    def propose(self) -> Iterator[Answer]:
        for share in (1.0, 0.5):
            for k in range(DIRECTIONS):
                spot = self._towards(2 * math.pi * k / DIRECTIONS, self.distance * share)
                if self.why_not(spot) is None:
                    yield spot
        yield self.centre

    def _towards(self, angle: float, far: float) -> tuple[int, int]:
        return int(self.centre[0] + far * math.cos(angle)), int(self.centre[1] + far * math.sin(angle))

    def outline(self) -> Sequence[Ring]:
        return [[self._towards(2 * math.pi * k / 32, self.distance) for k in range(32)]]
