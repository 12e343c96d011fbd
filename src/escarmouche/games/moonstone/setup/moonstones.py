"""Set-up 3: the Moonstones are dropped over the centre of the board (MOON-GROW). The dealer says where they land."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from escarmouche.core.asks.ask import Answer, Ask, Choose
from escarmouche.core.dealer.chance import DEALER, Random, bell
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone.ground.field import Field
from escarmouche.games.moonstone.state import STONE, Stone
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import Body
from escarmouche.space.place import free
from escarmouche.space.shape import Piece

SPREAD = 7_000  # the usual distance from the centre, in mils
TRIES = 200  # how often a stone is thrown before it is laid on the free place nearest to the centre
Fall = tuple[int, int, int]  # x, y, depth


class Drop(Ask):
    """Where the stones land and what they show: a place and a depth each. Only the dealer is asked this."""

    __slots__ = ("count", "field")
    kind = "drop"

    def __init__(self, name: str, *, count: int, field: Field, rule: str) -> None:
        super().__init__(name, seat=DEALER, rule=rule)
        self.count, self.field = count, field

    def __iter__(self) -> Iterator[Answer]:
        return iter(())

    def sample(self, rng: Random) -> Answer:
        """Each stone in any direction, mostly near the centre; one that lands badly is thrown again (MOON-GROW-02)."""
        hard, lying = grounds(self.field), list[Body]()
        falls: list[Fall] = []
        for number in range(self.count):
            x, y = _thrown(self.field, hard, lying, rng)
            lying.append(Body(f"stone-{number + 1}", x, y, STONE))
            falls.append((x, y, 1 + int(rng.random() * 4)))  # MOON-GROW-03
        self.offered = tuple(falls)
        return self.offered

    def why_not(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, list | tuple) or not all(_is_fall(fall) for fall in answer):
            return self.malformed(answer)
        if len(answer) != self.count:
            return refuse("why-wrong-count", self.rule, count=len(answer), least=self.count, most=self.count)
        hard, lying = grounds(self.field), list[Body]()
        for number, (x, y, depth) in enumerate(answer):
            if not 1 <= depth <= 4:
                return refuse("why-out-of-range", "MOON-GROW-03", answer=depth, low=1, high=4)
            body = Body(f"stone-{number + 1}", x, y, STONE)
            reason = _why_not_there(self.field, hard, lying, body)
            if reason is not None:
                return reason
            lying.append(body)
        return None


def _is_fall(fall: Any) -> bool:
    return isinstance(fall, list | tuple) and len(fall) == 3 and all(type(number) is int for number in fall)


@clause("MOON-GROW-02", "MOON-AMB-13", "MOON-AMB-14")
def _why_not_there(field: Field, hard: list[Piece], lying: list[Body], stone: Body) -> Refusal | None:
    """A stone may lie anywhere on the board except on Obstacles, Barriers and other stones. Water and Wood are fine."""
    if not (STONE <= stone.x <= field.width - STONE and STONE <= stone.y <= field.height - STONE):
        return refuse("why-stone-off-board", "MOON-GROW-02", stone=stone.id)
    hit = free(stone, lying) or free(stone, hard)
    return refuse("why-stone-on", "MOON-AMB-13", stone=stone.id, by=hit) if hit else None


def _thrown(field: Field, hard: list[Piece], lying: list[Body], rng: Random) -> tuple[int, int]:
    middle_x, middle_y = field.width // 2, field.height // 2
    for _ in range(TRIES):
        angle, far = 2 * math.pi * rng.random(), abs(bell(rng)) * SPREAD
        x, y = round(middle_x + far * math.cos(angle)), round(middle_y + far * math.sin(angle))
        if _why_not_there(field, hard, lying, Body("", x, y, STONE)) is None:
            return x, y
    steps = range(-middle_x // STONE, middle_x // STONE + 1)
    for i, j in sorted(((i, j) for i in steps for j in steps), key=lambda at: (at[0] ** 2 + at[1] ** 2, at)):
        x, y = middle_x + i * STONE, middle_y + j * STONE
        if _why_not_there(field, hard, lying, Body("", x, y, STONE)) is None:
            return x, y
    raise LookupError("the board has no room for the stones")


@clause("MOON-AMB-13")
def grounds(field: Field) -> list[Piece]:
    """What a stone cannot be placed on: Obstacles, Barriers, and the raised floors above the ground."""
    floors = [surface.outline for surface in field.surfaces.values() if surface.outline is not None]
    return [*field.solids, *floors]


@rule("MOON-GROW-01", "MOON-GROW-03", "MOON-GROW-04", "MOON-GROW-05", "MOON-AMB-12", "MOON-EX-18")
def grow(game: Moonstone) -> Rule[None]:
    """The stones fall; then everybody may have them dropped again, once each."""
    state = game.state
    if not state.stones:
        yield from drop(game)
    again = "mulligan" in game.on and (yield from mulligan(game))
    if again:
        state.stones.clear()  # the next step drops them all again
    else:
        state.phase = "deploy"


@rule("MOON-GROW-01", "MOON-GROW-02", "MOON-GROW-04", "MOON-AMB-13")
def drop(game: Moonstone) -> Rule[None]:
    """Seven stones, or five if agreed, from above the centre."""
    falls = yield Drop("stones", rule="MOON-GROW-01", count=game.setup.stones, field=game.field)
    for number, (x, y, depth) in enumerate(falls):
        game.stones.append(Stone(id=f"stone-{number + 1}", x=x, y=y, depth=depth))
    depths = [stone.depth for stone in game.stones]
    game.tell("stones-dropped", "MOON-GROW-01", count=len(depths), depths=", ".join(map(str, depths)))


@rule("MOON-GROW-05", "MOON-AMB-12", "MOON-DEC-07")
def mulligan(game: Moonstone) -> Rule[bool]:
    """In seat order, each player with a Mulligan left may call it. The first call ends the round of questions."""
    for seat in game.playing():
        if seat in game.state.mulligans:
            continue
        call = yield Choose("mulligan", seat=seat, rule="MOON-GROW-05", options=("accept", "again"))
        if call == "again":
            game.state.mulligans.append(seat)
            game.tell("mulligan", "MOON-GROW-05", seat=seat + 1)
            return True
    return False
