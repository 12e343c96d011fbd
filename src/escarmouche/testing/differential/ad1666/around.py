"""What lies around a square: adjacency, heights, range, ways out, friends and enemies, Zones of Control (AD66-ADJ, AD66-ZOC)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from escarmouche.games.ad1666.combat import blow, stray_shot, support
from escarmouche.games.ad1666.ground import engage, measure
from escarmouche.games.ad1666.movement import walk
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.testing.differential.ad1666.board import Scene, few, scene, shuffle
from escarmouche.testing.differential.ad1666.plan import Edge, Plan, meeting
from escarmouche.testing.differential.compare import Comparison, Predicate

SHUFFLES = 3
KEPT = 4096  # pairs of squares that are not examined again: those of the last few boards
BENT = ("open", "obstacle", "slope")  # what a diagonal may pass (AD66-AMB-35)
STAIRS = ("stairs", "ladder")
GRUDGES = (["red", "blue"], ["red"], ["npc"], ["attackers"], ["guards", "blue"], ["rex"], ["gus", "roy", "ann"])


class Bend(NamedTuple):
    """A route round a corner, past one of the squares that meet there: over an Obstacle, up a Slope, down one?"""

    obstacle: bool
    up: bool
    down: bool


def bends(plan: Plan, a: str, b: str) -> list[Bend]:
    """The routes of AD66-AMB-35 between two cells that share a corner and no edge."""
    bends: list[Bend] = []
    if plan.kinds[a] != plan.kinds[b] or plan.kinds[a] == "blocked" or plan.shared(a, b):
        return bends
    for corner in plan.outline(a) & plan.outline(b):
        round_it = meeting(corner)
        for k, square in enumerate(round_it):
            across = round_it[k - 2]
            if plan.owner.get(square) != a or plan.owner.get(across) != b:
                continue
            for past in (round_it[k - 1], round_it[k - 3]):
                middle = plan.owner.get(past, "")
                first, second = plan.parting(square, past), plan.parting(past, across)
                if not middle or plan.kinds[middle] != plan.kinds[a] or first is None or second is None:
                    continue
                if first.word in BENT and second.word in BENT:
                    climbs = [
                        edge.upper != start for edge, start in ((first, a), (second, middle)) if edge.word == "slope"
                    ]
                    obstacle = "obstacle" in (first.word, second.word)
                    bends.append(Bend(obstacle, any(climbs), not all(climbs)))
    return bends


def adjacent(plan: Plan, a: str, b: str, barred: tuple[str, ...] = ("wall",)) -> bool:
    """Orthogonally over an edge that is not a wall, or diagonally (AD66-ADJ-01, -02, AD66-AMB-35)."""
    if plan.kinds[a] != plan.kinds[b] or plan.kinds[a] == "blocked":
        return False
    return any(edge.word not in barred for edge in plan.shared(a, b)) or bool(bends(plan, a, b))


@lru_cache(maxsize=KEPT)
def controls(plan: Plan, a: str, b: str) -> bool:
    """Does a Zone of Control reach from one square into another (AD66-ZOC-01, -02, AD66-SQ-11, AD66-DSN-18)?"""
    return b in plan.touched(a) and adjacent(plan, a, b, ("wall", *STAIRS))


def higher(plan: Plan, a: str, b: str) -> int:
    """1 if a lies above b across a Slope, -1 if below: every edge and every route must say so (AD66-AMB-106)."""
    if b not in plan.touched(a) or plan.kinds[a] != plan.kinds[b]:
        return 0
    edges = [edge for edge in plan.shared(a, b) if edge.word != "wall"]
    said = {(1 if edge.upper == a else -1) if edge.word == "slope" else 0 for edge in edges}
    said |= {bend.down - bend.up for bend in bends(plan, a, b)}
    return said.pop() if len(said) == 1 else 0


# -- ways out of a square


class Exit(NamedTuple):
    """A way out of a cell: where to (nowhere: off the board), how, for how many MP, over which edge (none: diagonally)."""

    to: str
    way: str  # step, stairs, ladder; climb, window, wall, down
    cost: int
    edge: str = ""


LEVEL = {
    "open": Exit("", "step", 1),
    "door": Exit("", "step", 1),
    "obstacle": Exit("", "step", 2),
    "window": Exit("", "window", 2),
}
FOOT = {"stairs": Exit("", "stairs", 1), "ladder": Exit("", "ladder", 2)}
PLAIN = ("step", "stairs", "ladder")


def _level(edge: Edge, cell: str, to: str) -> Iterator[Exit]:
    """Over an edge to a cell that is no higher and no lower."""
    if edge.word == "slope":
        yield Exit(to, "step", 1, edge.name) if edge.upper == cell else Exit(to, "climb", 2, edge.name)
    elif edge.word in LEVEL:
        yield LEVEL[edge.word]._replace(to=to, edge=edge.name)


def exits(plan: Plan, cell: str) -> Iterator[Exit]:
    """Every way out of a cell (AD66-MOVE-01, AD66-EDGE, AD66-MAN-06 to -08, AD66-SQ-07, AD66-AMB-36, -111, -112, AD66-DSN-18)."""
    height = plan.kinds[cell]
    for edge in plan.of(cell):
        to = edge.beyond(cell)
        there = plan.kinds[to] if to else "open"
        if there == "blocked":
            continue
        if edge.sign == "c":
            yield Exit(to, "wall", 2, edge.name)
        elif edge.word in FOOT:
            yield FOOT[edge.word]._replace(to=to, edge=edge.name)
        elif height == there:
            yield from _level(edge, cell, to)
        if height == "high" and there == "open" and edge.word in ("open", "door", "slope", "ladder", "obstacle"):
            yield Exit(to, "down", 2 if edge.word == "obstacle" else 1, edge.name)
    for to in plan.touched(cell):
        routes = bends(plan, cell, to)
        level = [route for route in routes if not route.up]
        if level:
            yield Exit(to, "step", 2 if all(route.obstacle for route in level) else 1)
        elif routes:
            yield Exit(to, "climb", 2)


# -- friends and enemies


def enemies(one: Figure, other: Figure) -> bool:
    """Who fights whom (AD66-GEN-03, AD66-DISC-09, AD66-TAL-01, AD66-AMB-73, -105)."""
    peaceful = one.marker or other.marker or "recruit" in (one.vocation, other.vocation)
    if peaceful or one.id in other.uncles or other.id in one.uncles or one.id == other.id:
        return False
    if one.seat != NOBODY and other.seat != NOBODY:
        return one.seat != other.seat
    return hates(one, other) or hates(other, one)


def hates(one: Figure, other: Figure) -> bool:
    """Is the other among the enemies of a non-player Character?"""
    names = {"red": other.seat == 0, "blue": other.seat == 1, "npc": other.seat == NOBODY}
    names |= {f"{other.vocation}s": other.seat == NOBODY, other.id: other.seat == NOBODY}
    return one.seat == NOBODY and any(names.get(name, False) for name in one.hostile)


def allied(one: Figure, other: Figure) -> bool:
    """Of one Band; or two non-player Characters that do not fight each other."""
    if one.seat == NOBODY and other.seat == NOBODY:
        return not hates(one, other) and not hates(other, one)
    return one.seat == other.seat


def upright(figure: Figure) -> bool:
    return not figure.prone and not figure.unconscious


def engages(table: Scene, one: Figure, other: Figure) -> bool:
    """Is the other an enemy in this figure's Zone of Control (AD66-ZOC-03)?"""
    return upright(one) and enemies(one, other) and controls(table.plan, one.cell, other.cell)


def holding(table: Scene, mover: Figure, cell: str) -> bool:
    """Is a square in the Zone of Control of an enemy that the mover may not ignore (AD66-ZOC-05 to -07, AD66-AMB-49)?"""
    return any(
        upright(enemy)
        and enemies(mover, enemy)
        and controls(table.plan, enemy.cell, cell)
        and not _busy(table, mover, enemy)
        for enemy in table.people()
    )


def _busy(table: Scene, mover: Figure, enemy: Figure) -> bool:
    """Does another friend of the mover engage it? A Living Barricade is never ignored."""
    if "living-barricade" in table.game.cards[enemy.card].talents:
        return False
    friends = [person for person in table.people() if person.id != mover.id and allied(mover, person)]
    return any(engages(table, friend, enemy) for friend in friends)


# -- comparisons


def _adjacency(rng: random.Random) -> Iterator[Comparison]:
    table = scene(rng)
    for cell in few(rng, table.plan.kinds, 10):
        near = table.game.ground.adjacent(cell)
        for other in sorted({*table.plan.touched(cell), rng.choice(sorted(table.plan.kinds))} - {cell}):
            slow = other in table.plan.touched(cell) and adjacent(table.plan, cell, other)
            yield Comparison(other in near, slow, f"{cell} and {other} are adjacent on {table}")


def _range(rng: random.Random) -> Iterator[Comparison]:
    table = scene(rng)
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for one, other in permutations(table.some(rng, 5), 2):
            squares = rng.randint(1, 6)
            slow = table.plan.ranges(one.cell)[other.cell] <= squares
            fast = measure.within(table.game, one, other, squares)
            yield Comparison(fast, slow, f"{one.id} and {other.id} are within {squares} on {table}")


def _zones(rng: random.Random) -> Iterator[Comparison]:
    table = scene(rng)
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for person in table.some(rng, 4):
            zone = engage.zone_of_control(table.game, person)
            for cell in table.plan.touched(person.cell):
                slow = upright(person) and controls(table.plan, person.cell, cell)
                yield Comparison(cell in zone, slow, f"{person.id} controls {cell} on {table}")


def _engagements(rng: random.Random) -> Iterator[Comparison]:
    table = scene(rng)
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for npc in table.people():
            if npc.vocation in ("attacker", "guard"):
                npc.hostile = list(rng.choice(GRUDGES))
        for one in table.some(rng, 5):
            engagers, engaged = engage.engagers(table.game, one), engage.engaged_enemies(table.game, one)
            for other in table.people():
                if other is one or other.cell not in table.plan.touched(one.cell):
                    continue
                words = f"{one.id} and {other.id} on {table}"
                yield Comparison(other in engaged, engages(table, one, other), f"engages: {words}")
                yield Comparison(other in engagers, engages(table, other, one), f"is engaged: {words}")


def _held(rng: random.Random) -> Iterator[Comparison]:
    table = scene(rng)
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for mover in table.some(rng, 3):
            stops = walk.held_squares(table.game, mover)
            near = {cell for person in table.people() for cell in table.plan.touched(person.cell)}
            for cell in few(rng, near, 5):
                slow, words = holding(table, mover, cell), f"{mover.id} is held in {cell} on {table}"
                yield Comparison(cell in stops, slow, words)
                yield Comparison(bool(engage.holding_enemies(table.game, mover, cell)), slow, words)


def _slopes(rng: random.Random) -> Iterator[Comparison]:
    """Where a blow lands across a Slope: every cut at the head, every one at the legs."""
    table = scene(rng, "hills")
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for winner, loser in permutations(table.some(rng, 6), 2):
            if not adjacent(table.plan, winner.cell, loser.cell) or loser.cell not in table.plan.touched(winner.cell):
                continue
            for suit, turned, height in (("skull", "iron", 1), ("iron", "skull", -1)):
                where = turned if higher(table.plan, loser.cell, winner.cell) == height else suit
                fast = blow.hit_location(table.game, winner, loser, suit)
                words = f"{winner.id} strikes {loser.id} on {table}"
                yield Comparison(f"{suit} hits {fast}", f"{suit} hits {where}", words)


def _supports(rng: random.Random) -> Iterator[Comparison]:
    """What supporters add (AD66-MOD-06, -07)."""
    table = scene(rng)
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for fighter, enemy in permutations(table.people(), 2):
            if fighter.seat == NOBODY or not engages(table, fighter, enemy):
                continue
            slow = sum(_support(table, fighter, enemy, helper) for helper in table.people() if helper.id != fighter.id)
            fast = support.support_total(table.game, fighter, enemy)
            yield Comparison(str(fast), str(slow), f"support of {fighter.id} against {enemy.id} on {table}")


def _support(table: Scene, fighter: Figure, enemy: Figure, helper: Figure) -> int:
    """What one of them adds: 2 from the square opposite."""
    beside = controls(table.plan, helper.cell, enemy.cell)
    if helper.seat != fighter.seat or not upright(helper) or helper.marker or not beside:
        return 0
    if any(other.id != enemy.id and engages(table, other, helper) for other in table.people()):
        return 0
    return 2 if table.plan.opposite(fighter.cell, enemy.cell) == helper.cell else 1


def _strays(rng: random.Random) -> Iterator[Comparison]:
    """Whom a stray shot can hit (AD66-SHOT-04, AD66-AMB-54)."""
    table = scene(rng)
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for shooter, target in permutations(table.some(rng, 3), 2):
            candidates = stray_shot.candidates(table.game, shooter, target)
            fought = any(engages(table, other, target) for other in table.people())
            for other in table.people():
                if other.cell in table.plan.touched(target.cell):
                    near = engages(table, other, target) or engages(table, target, other)
                    words = f"{shooter.id} misses {target.id} and hits {other.id} on {table}"
                    yield Comparison(other in candidates, fought and near and other is not shooter, words)


ADJACENCY = Predicate("adjacency", ("AD66-ADJ-01", "AD66-ADJ-02", "AD66-ADJ-03", "AD66-AMB-35"), _adjacency)
RANGE = Predicate("range", ("AD66-RNG-02", "AD66-AMB-37", "AD66-AMB-38"), _range)
ZONE = Predicate("zone of control", ("AD66-ZOC-01", "AD66-ZOC-02", "AD66-SQ-11", "AD66-DSN-18"), _zones)
ENGAGEMENT = Predicate("engagement", ("AD66-ZOC-03", "AD66-ZOC-04", "AD66-ZOC-09"), _engagements)
HELD = Predicate("held", ("AD66-ZOC-05", "AD66-ZOC-06", "AD66-ZOC-07", "AD66-AMB-49"), _held)
SLOPE = Predicate("slope", ("AD66-EDGE-04", "AD66-AMB-106"), _slopes)
SUPPORT = Predicate("support", ("AD66-MOD-06", "AD66-MOD-07", "AD66-AMB-63"), _supports)
STRAY = Predicate("stray shot", ("AD66-SHOT-04", "AD66-AMB-54"), _strays)
