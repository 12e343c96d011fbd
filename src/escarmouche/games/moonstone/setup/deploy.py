"""Set-up 4: deployment (MOON-DEPLOY): a roll, the roles, the table edges, then one model each in turn."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, parts
from escarmouche.core.asks.region import Place, Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.ground.field import Field
from escarmouche.games.moonstone.refusals import EDGES, named, why_not_own
from escarmouche.games.moonstone.setup.roll_off import highest, ranked
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import Body
from escarmouche.space.place import free
from escarmouche.space.surface import GROUND, Surface
from escarmouche.space.units import TOLERANCE

DEPTH = 10_000
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
TRIES = 64
RAISED = 0.1  # how often chance tries a raised floor, where there is one
STRIDE = 600  # of the systematic search when chance finds no room
GRID = 2_500  # between the places proposed


@clause("MOON-DEPLOY-04")
def distance_from_edge(field: Field, edge: str, x: float, y: float) -> float:
    """How far a point lies from a table edge. South is where y is 0, west where x is 0."""
    if edge == "south":
        return y
    if edge == "north":
        return field.height - y
    return x if edge == "west" else field.width - x


class Zone:
    """Where a model may be deployed: entirely within 10" of its edge, overlapping nothing (MOON-AMB-15)."""

    heights = True

    def __init__(self, game: Moonstone, model: Model, edge: str) -> None:
        self.game, self.model, self.edge = game, model, edge
        self.radius = game.card(model).radius
        self._bodies: dict[str, list[Body]] = {}

    def box(self, slack: int = TOLERANCE) -> tuple[int, int, int, int]:
        """The rectangle of the centres: the whole base is on the board and near enough to the edge."""
        field, r = self.game.field, self.radius - slack
        x0, y0, x1, y1 = r, r, field.width - r, field.height - r
        far = DEPTH - r
        if self.edge == "south":
            y1 = far
        elif self.edge == "north":
            y0 = field.height - far
        elif self.edge == "west":
            x1 = far
        else:
            x0 = field.width - far
        return x0, y0, x1, y1

    def floors(self) -> list[Surface]:
        """The raised floors that reach into the zone."""
        x0, y0, x1, y1 = self.box()
        floors = []
        for surface in self.game.field.surfaces.values():
            outline = surface.outline
            if outline is not None and surface.slope is None:
                a0, b0, a1, b1 = outline.bounds
                if a0 <= x1 and a1 >= x0 and b0 <= y1 and b1 >= y0:
                    floors.append(surface)
        return floors

    def floor_at(self, answer: Answer) -> str | None:
        """The floor that an answer names by its height (without a height, the ground); None if no floor is there."""
        if len(answer) == 2 or answer[2] == 0:
            return GROUND
        floor = self.game.field.floor_at(*answer)
        return floor if self.game.field.is_platform(floor) else None

    def bodies(self, floor: str) -> list[Body]:
        """The bases and stones that lie on a floor, in or near the zone."""
        if floor not in self._bodies:
            game, r = self.game, 2 * self.radius
            x0, y0, x1, y1 = self.box()
            joined = game.field.joined(floor)
            bodies = [game.body(m) for m in game.on_board() if m.floor in joined]
            bodies += [game.stone_body(s) for s in game.lying() if s.floor in joined]
            self._bodies[floor] = [b for b in bodies if x0 - r < b.x < x1 + r and y0 - r < b.y < y1 + r]
        return self._bodies[floor]

    def why_not(self, answer: Answer) -> Refusal | None:
        x, y = answer[0], answer[1]
        x0, y0, x1, y1 = self.box()
        r, field = self.radius - TOLERANCE, self.game.field
        if not (r <= x <= field.width - r and r <= y <= field.height - r):
            return refuse("why-off-board", "MOON-AMB-15", model=self.model.id)
        if not (x0 <= x <= x1 and y0 <= y <= y1):
            far = round(distance_from_edge(field, self.edge, x, y) + self.radius)
            return refuse(
                "why-outside-zone", "MOON-DEPLOY-04", model=self.model.id, edge=self.edge, far=far, depth=DEPTH
            )
        floor = self.floor_at(answer)
        if floor is None:
            return refuse("why-no-floor", "MOON-AMB-15", model=self.model.id, height=answer[2])
        hit = self.overlap(floor, x, y)
        return refuse("why-no-room", "MOON-AMB-15", model=self.model.id, by=hit) if hit else None

    def overlap(self, floor: str, x: int, y: int) -> str | None:
        """What a base would overlap there: a base, a stone, terrain, the rim of its floor."""
        base = Body(self.model.id, x, y, self.radius)
        return free(base, self.bodies(floor)) or self.game.field.legal_spot(base, floor)

    def sample(self, rng: Random) -> Answer:
        x0, y0, x1, y1 = self.box(0)
        floors = self.floors() if rng.random() < RAISED else []
        if floors:
            spot = self._upstairs(floors[int(rng.random() * len(floors))], rng)
            if self.why_not(spot) is None:
                return spot
        for _ in range(TRIES):
            x, y = x0 + int(rng.random() * (x1 - x0 + 1)), y0 + int(rng.random() * (y1 - y0 + 1))
            if self.overlap(GROUND, x, y) is None:
                return x, y
        spots = list(self.search(STRIDE)) or list(self.search(STRIDE // 6))
        return spots[int(rng.random() * len(spots))]

    def _upstairs(self, floor: Surface, rng: Random) -> tuple[int, int, int]:
        x0, y0, x1, y1 = map(round, floor.outline.bounds) if floor.outline is not None else (0, 0, 0, 0)
        return x0 + int(rng.random() * (x1 - x0)), y0 + int(rng.random() * (y1 - y0)), floor.z

    def search(self, stride: int) -> Iterator[tuple[int, int]]:
        """Every free place of a grid over the zone."""
        x0, y0, x1, y1 = self.box(0)
        for y in range(y0, y1 + 1, stride):
            for x in range(x0, x1 + 1, stride):
                if self.overlap(GROUND, x, y) is None:
                    yield x, y

    def propose(self) -> Iterator[Answer]:
        """Free places spread over the zone, the furthest from the edge first, and the middle of each raised floor."""
        field, edge = self.game.field, self.edge
        yield from sorted(self.search(GRID), key=lambda at: -distance_from_edge(field, edge, *at))
        for surface in self.floors():
            if surface.outline is not None:
                answer = (round(surface.outline.x), round(surface.outline.y), surface.z)
                if self.why_not(answer) is None:
                    yield answer

    def outline(self) -> Sequence[Ring]:
        x0, y0, x1, y1 = self.box(0)
        return [[(x0, y0), (x1, y0), (x1, y1), (x0, y1)]]


@rule("MOON-DEPLOY-01", "MOON-DEPLOY-03", "MOON-DEPLOY-05", "MOON-SETUP-01")
def deploy(game: Moonstone) -> Rule[None]:
    """The roll first; then each step places one model, until nobody has one left."""
    if not game.state.order:
        yield from roles(game)
        return
    if any(model.status == "reserve" for model in game.models):  # else the player who had some left has conceded
        seat = next_to_place(game)
        if not game.state.edges[seat]:
            yield from choose_edge(game, seat)
        yield from place(game, seat)
    if not any(model.status == "reserve" for model in game.models):
        game.state.phase = "replenish"
        game.tell("all-deployed", "MOON-SETUP-01")


@rule("MOON-DEPLOY-02", "MOON-DEPLOY-06", "MOON-DEPLOY-07", "MOON-DEC-08")
def roles(game: Moonstone) -> Rule[None]:
    """2 players: the winner is the Early Bird or takes Initiative. More: the rolls give the order, and nobody has Initiative."""
    state = game.state
    if game.setup.seats == 2:
        winner = yield from highest(game, "roll-deploy", "MOON-DEPLOY-02")
        role = yield Choose("role", seat=winner, rule="MOON-DEPLOY-02", options=("early-bird", "initiative"))
        early = winner if role == "early-bird" else 1 - winner
        state.order, state.initiative = [early, 1 - early], 1 - early
        game.tell("roles", "MOON-DEPLOY-02", early=early + 1, initiative=2 - early)
    else:
        state.order = yield from ranked(game, "roll-deploy", "MOON-DEPLOY-06", game.playing())
        state.initiative = -1
        game.tell("deploy-order", "MOON-DEPLOY-05", seats=[seat + 1 for seat in state.order])
    state.edges = [""] * game.setup.seats


def next_to_place(game: Moonstone) -> int:
    """The player with models left to place who has placed the fewest; the first in order if there are several."""
    left = [m.seat for m in game.models if m.status == "reserve"]
    placed = [m.seat for m in game.models if m.status != "reserve"]
    return min((seat for seat in game.state.order if seat in left), key=placed.count)


@rule("MOON-DEPLOY-03", "MOON-DEPLOY-05", "MOON-DEC-09")
def choose_edge(game: Moonstone, seat: int) -> Rule[None]:
    """An edge nobody has claimed. The Early Bird's opponent gets the opposite one, the last of four what is left."""
    edges, seats = game.state.edges, game.setup.seats
    free_edges = [edge for edge in EDGES if edge not in edges]
    if seats == 2 and any(edges):
        free_edges = [OPPOSITE[next(edge for edge in edges if edge)]]
    edge, rule_id = free_edges[0], "MOON-DEPLOY-03" if seats == 2 else "MOON-DEPLOY-05"
    if len(free_edges) > 1:
        why = functools.partial(_why_claimed, game, rule_id)
        edge = yield Choose("edge", seat=seat, rule=rule_id, options=free_edges, of="edge", why=why)
    edges[seat] = edge
    game.tell("edge", rule_id, seat=seat + 1, edge=edge)


def _why_not_placed(game: Moonstone, seat: int, name: Any) -> Refusal | None:
    model = named(game, name)
    if model is None:
        return None
    placed = refuse("why-deployed", "MOON-DEPLOY-03", model=model.id) if model.status != "reserve" else None
    return why_not_own(model, seat, "MOON-DEPLOY-03") or placed


def _why_claimed(game: Moonstone, rule_id: str, edge: Any) -> Refusal | None:
    edges = game.state.edges
    if edge not in EDGES or edge not in edges:
        return None
    return refuse("why-edge-claimed", rule_id, edge=edge, seat=edges.index(edge) + 1)


@rule("MOON-DEPLOY-03", "MOON-DEPLOY-04", "MOON-DEPLOY-05", "MOON-AMB-15", "MOON-DEC-10")
def place(game: Moonstone, seat: int) -> Rule[None]:
    """One model of the player's choice, entirely within 10" of their edge."""
    edge = game.state.edges[seat]
    branches: dict[str, LazyBranch] = {}
    for model in game.models:
        if model.seat == seat and model.status == "reserve":
            branches[model.id] = _spot(game, model, edge)
    why = functools.partial(_why_not_placed, game, seat)
    about: questions.Deploy = {"edge": edge}
    chosen = yield Menu("deploy", seat=seat, rule="MOON-DEPLOY-04", branches=branches, of="model", about=about, why=why)
    name, spot = parts(chosen)
    model = game.model(name)
    model.x, model.y, model.floor = spot[0], spot[1], Zone(game, model, edge).floor_at(spot) or GROUND
    model.z = game.field.z_at(model.floor, model.x, model.y)
    model.status = ""
    game.tell("deployed", "MOON-DEPLOY-04", model=model.id, end=(model.x, model.y, model.z))


def _spot(game: Moonstone, model: Model, edge: str) -> LazyBranch:
    def look() -> Place:
        return Place(
            "deploy-at",
            seat=model.seat,
            rule="MOON-DEPLOY-04",
            region=Zone(game, model, edge),
            about=questions.DeployAt(model=model.id, edge=edge),
        )

    return look
