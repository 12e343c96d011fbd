"""Non-player Characters: how far they walk, phase by phase, whom they find nearest and where they go (AD66-NPC-03, AD66-AMB-77, -109)."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from typing import NamedTuple

from escarmouche.games.ad1666.npcs import destination, guard, walking_distance
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.testing.differential.ad1666.around import controls, enemies, hates, holding
from escarmouche.testing.differential.ad1666.board import Scene, scene, shuffle
from escarmouche.testing.differential.ad1666.plan import Plan
from escarmouche.testing.differential.ad1666.sight import aimed, standing
from escarmouche.testing.differential.ad1666.walk import steps, within
from escarmouche.testing.differential.compare import Comparison, Predicate

SHUFFLES = 4
FEW = 2  # shuffles where much is asked at a time
PHASE = 4  # MP
FAR = 60  # MP: farther than anything on these boards


class Stand(NamedTuple):
    """Where somebody is during a walk: perhaps at a door just opened, with some MP and diagonal steps of a phase used."""

    cell: str
    door: str = ""
    used: int = 0
    turned: int = 0


class Deed(NamedTuple):
    """A move: over these cells to the last, or none to open a door."""

    cells: tuple[str, ...]
    door: str
    cost: int
    turns: int


class Walker:
    """Somebody who walks: past no enemy, through others, opening doors."""

    def __init__(self, plan: Plan, agility: int, barred: Collection[str], crowd: Collection[str]) -> None:
        self.plan, self.agility, self.barred, self.crowd = plan, agility, barred, crowd
        self._deeds: dict[tuple[str, str], list[Deed]] = {}

    def deeds(self, cell: str, door: str) -> list[Deed]:
        """Everything that can be done in a square, or at a door just opened there."""
        if (cell, door) not in self._deeds:
            self._deeds[cell, door] = list(self._doors(cell, door)) + list(self._moves(cell, door, (), 0, 0))
        return self._deeds[cell, door]

    def _doors(self, cell: str, door: str) -> Iterator[Deed]:
        for edge in self.plan.of(cell):
            level = all(edge.cells) and len({self.plan.kinds[side] for side in edge.cells}) == 1
            if not door and edge.state == "closed" and level:
                yield Deed((), edge.name, 1, 0)

    def _moves(self, cell: str, door: str, behind: tuple[str, ...], spent: int, turned: int) -> Iterator[Deed]:
        """To a free square, or through others to the next free one: at one height, within one phase."""
        ways = [(edge.beyond(cell), 1, 0) for edge in self.plan.of(cell) if edge.name == door] or self._steps(cell)
        for to, cost, turn in ways:
            total, turns = spent + cost, turned + turn
            if to in self.barred or to in behind or turns > self.agility or total + (to in self.crowd) > PHASE:
                continue
            level = self.plan.kinds[to] == self.plan.kinds[cell]
            if to not in self.crowd and (level or not behind):
                yield Deed((*behind, to), "", total, turns)
            elif to in self.crowd and level:
                yield from self._moves(to, "", (*behind, to), total + 1, turns)

    def _steps(self, cell: str) -> list[tuple[str, int, int]]:
        """Plain steps; the cheaper of two edges to one square (AD66-AMB-77)."""
        cheapest: dict[tuple[str, int], int] = {}
        for to, cost, turn in steps(self.plan, cell):
            cheapest[to, turn] = min(cost, cheapest.get((to, turn), cost))
        return [(to, cost, turn) for (to, turn), cost in cheapest.items()]

    def after(self, stand: Stand) -> Iterator[tuple[int, Stand, Deed | None]]:
        """What can be done next: a move in this phase; in the next if its MP do not suffice; or to wait for that (AD66-AMB-77)."""
        for deed in self.deeds(stand.cell, stand.door):
            used, turned = stand.used + deed.cost, stand.turned + deed.turns
            if used > PHASE:
                used, turned = deed.cost, deed.turns
            if turned <= self.agility:
                to = deed.cells[-1] if deed.cells else stand.cell
                yield deed.cost, _rested(Stand(to, deed.door, used, turned)), deed
        yield PHASE - stand.used, Stand(stand.cell, stand.door), None

    def costs(self, start: Stand, most: int = FAR) -> dict[str, int]:
        """The fewest MP to every square: all that can be had for 0 MP, for 1, for 2 ..."""
        had: list[set[Stand]] = [set() for _ in range(most + PHASE + 1)]
        had[0].add(start)
        known: set[Stand] = set()
        distances: dict[str, int] = {}
        for cost in range(most + 1):
            for stand in had[cost] - known:
                known.add(stand)
                if not stand.door:
                    distances.setdefault(stand.cell, cost)
                for price, then, _ in self.after(stand):
                    had[cost + price].add(then)
        return distances


def _rested(stand: Stand) -> Stand:
    """When all MP of a phase are used, the next phase begins."""
    return stand._replace(used=0, turned=0) if stand.used == PHASE else stand


def walker(table: Scene, npc: Figure, free: Collection[str] = ()) -> Walker:
    """A non-player Character among the others. `free`: squares that count as free although somebody is there."""
    others = [other for other in table.people() if other is not npc and other.cell not in free]
    barred = [other.cell for other in others if enemies(npc, other)]
    crowd = [other.cell for other in others if other.cell not in barred]
    return Walker(table.plan, table.agility(npc), barred, crowd)


def foes(table: Scene, npc: Figure) -> list[Figure]:
    """Whom it goes for."""
    return [other for other in table.people() if hates(npc, other) and enemies(npc, other)]


def contacts(plan: Plan, enemy: str) -> list[str]:
    """The squares from which somebody there is engaged."""
    return [cell for cell in plan.touched(enemy) if controls(plan, cell, enemy)]


def doorways(plan: Plan, enemy: str) -> list[str]:
    """The squares from which a figure could be engaged by opening the door in front of it: the Zone of Control reaches straight across."""
    doors = [edge for edge in plan.of(enemy) if edge.state == "closed" and all(edge.cells)]
    return [door.beyond(enemy) for door in doors if plan.kinds[door.beyond(enemy)] == plan.kinds[enemy]]


def start(npc: Figure) -> Stand:
    return Stand(npc.cell, "", 0, npc.diagonals)


def closest(table: Scene, npc: Figure) -> list[str]:
    """The nearest enemies (AD66-AMB-109): by the way into each enemy's square; if there is none to any, to a square beside it."""
    into = {foe.id: walker(table, npc, [foe.cell]).costs(start(npc)).get(foe.cell, FAR) for foe in foes(table, npc)}
    if min(into.values()) == FAR:
        into = {foe.id: _beside(table, npc, foe) for foe in foes(table, npc)}
    return [name for name, cost in into.items() if cost == min(into.values())]


def _beside(table: Scene, npc: Figure, foe: Figure) -> int:
    """The MP to the nearest square from which it could be engaged; a square whose figure can be passed through counts as free."""
    costs = [FAR]
    for cell in contacts(table.plan, foe.cell):
        other = table.at(cell)
        if other is None or other is npc or not enemies(npc, other):
            costs.append(walker(table, npc, [cell]).costs(start(npc)).get(cell, FAR))
    return min(costs)


def hunters(rng: random.Random, table: Scene) -> Iterator[Figure]:
    """Non-player Characters with somebody to go for; how many diagonal steps they have made is what they could have made."""
    for npc in table.people():
        if npc.seat == NOBODY and npc.vocation != "recruit":
            npc.diagonals = min(npc.diagonals, table.agility(npc))
            yield npc


# -- comparisons


def _distances(rng: random.Random) -> Iterator[Comparison]:
    """How far every square is, at the start of a phase or during one."""
    table = scene(rng)
    for _ in range(FEW):
        shuffle(rng, table)
        for npc in hunters(rng, table):
            used = rng.choice((0, 0, 1, 2, 3))
            npc.diagonals = min(npc.diagonals, used)
            slow = walker(table, npc).costs(Stand(npc.cell, "", used, npc.diagonals))
            for cell in rng.sample(sorted(table.plan.kinds), min(12, len(table.plan.kinds))):
                way = walking_distance.way_to(table.game, npc, cell, used)
                fast = way.cost if way is not None else None
                yield Comparison(fast, slow.get(cell), f"{npc.id} walks to {cell}, {used} MP used, on {table}")


def _beginnings(rng: random.Random) -> Iterator[Comparison]:
    """How the ways that cost least begin."""
    table = scene(rng)
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for npc in hunters(rng, table):
            used = rng.choice((0, 0, 1, 2, 3))
            npc.diagonals = min(npc.diagonals, used)
            one, here = walker(table, npc), Stand(npc.cell, "", used, npc.diagonals)
            costs = one.costs(here)
            goals = [cell for cell in sorted(costs) if costs[cell]]
            for goal in rng.sample(goals, min(2, len(goals))):
                way = walking_distance.way_to(table.game, npc, goal, used)
                hops = {destination.leads_to(hop) for hop in (way.firsts if way is not None else ())}
                slow: dict[str, bool] = {}
                for price, then, deed in one.after(here):
                    if deed is not None:
                        name = deed.cells[-1] if deed.cells else deed.door
                        rest = one.costs(then, costs[goal] - price).get(goal) if price <= costs[goal] else None
                        slow[name] = slow.get(name, False) or (rest is not None and price + rest == costs[goal])
                for name in sorted(slow.keys() | hops):
                    words = f"{npc.id} begins a way to {goal} by {name}, {used} MP used, on {table}"
                    yield Comparison(name in hops, slow.get(name, False), words)


def _nearest(rng: random.Random) -> Iterator[Comparison]:
    table = scene(rng)
    for _ in range(FEW):
        shuffle(rng, table)
        for npc in hunters(rng, table):
            hunted = foes(table, npc)
            if not hunted:
                continue
            fast, slow = (
                [enemy.id for enemy in destination.closest_enemies(table.game, npc, hunted)],
                closest(table, npc),
            )
            for foe in hunted:
                yield Comparison(foe.id in fast, foe.id in slow, f"{foe.id} is nearest to {npc.id} on {table}")


def last_free(walker: Walker, here: Stand, goals: Collection[str]) -> set[str]:
    """The squares in which the last move begins on any of the ways that cost least to the nearest of the goals: those closest to it."""
    costs = walker.costs(here)
    best = min([costs[goal] for goal in goals if goal in costs], default=FAR)
    if best in (0, FAR):
        return set()
    had: list[set[Stand]] = [set() for _ in range(best + PHASE + 1)]
    had[0].add(here)
    known: set[Stand] = set()
    by_price: dict[int, set[str]] = {}
    for cost in range(best):
        for stand in had[cost] - known:
            known.add(stand)
            for price, then, deed in walker.after(stand):
                had[cost + price].add(then)
                if deed is not None and deed.cells and then.cell in goals and cost + price == best:
                    by_price.setdefault(price, set()).add(stand.cell)
    return by_price[min(by_price)]


def outskirts(table: Scene, npc: Figure, foe: Figure) -> set[str]:
    """Where it gets as close as it can to a figure that it cannot engage: beside others around that figure, or on the way to it."""
    passable = [other.cell for other in table.people() if other is not npc and not enemies(npc, other)]
    crowded = [cell for cell in contacts(table.plan, foe.cell) if cell in passable]
    return last_free(walker(table, npc, crowded), start(npc), crowded) or last_free(
        walker(table, npc, [foe.cell]), start(npc), [foe.cell]
    )


def _outskirts(rng: random.Random) -> Iterator[Comparison]:
    """Where it goes that cannot engage anybody."""
    table = scene(rng)
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for npc in hunters(rng, table):
            costs = walker(table, npc).costs(start(npc))
            for foe in foes(table, npc):
                if any(cell in costs for cell in contacts(table.plan, foe.cell) + doorways(table.plan, foe.cell)):
                    continue
                fast, slow = destination.approach_squares(table.game, npc, foe), outskirts(table, npc, foe)
                near = within(table.plan, foe.cell, 2)
                for cell in sorted({*rng.sample(near, min(2, len(near)))[:1], *fast, *slow}):
                    words = f"{npc.id} goes to {cell} to get close to {foe.id} on {table}"
                    yield Comparison(cell in fast, cell in slow, words)


def _approaches(rng: random.Random) -> Iterator[Comparison]:
    """From where it engages an enemy for fewest MP, if it can."""
    table = scene(rng, rng.choice(("", "", "gates")))
    for _ in range(FEW):
        shuffle(rng, table)
        for npc in hunters(rng, table):
            costs = walker(table, npc).costs(start(npc))
            for foe in foes(table, npc)[:2]:
                near = {cell: costs[cell] + 1 for cell in doorways(table.plan, foe.cell) if cell in costs}
                near |= {cell: costs[cell] for cell in contacts(table.plan, foe.cell) if cell in costs}
                if near:
                    fast, best = destination.approach_squares(table.game, npc, foe), min(near.values())
                    for cell in table.plan.touched(foe.cell):
                        words = f"{npc.id} goes to {cell} to engage {foe.id} on {table}"
                        yield Comparison(cell in fast, near.get(cell) == best, words)


def _posts(rng: random.Random) -> Iterator[Comparison]:
    """The nearest squares from which it can shoot."""
    table = scene(rng, rng.choice(("", "corners", "fences")))
    for _ in range(2):
        shuffle(rng, table)
        for npc in hunters(rng, table):
            bands = [band.range for thing in npc.things for band in table.game.items[thing.card].bands]
            if not bands:
                continue
            costs, bodies = walker(table, npc).costs(start(npc)), standing(table) - {npc.cell}
            best, posts = FAR, list[str]()
            for cell in sorted(costs, key=lambda cell: costs[cell]):
                if costs[cell] <= best and _serves(table, npc, cell, max(bands), bodies):
                    best = costs[cell]
                    posts.append(cell)
            fast = destination.firing_squares(table.game, npc)
            for cell in sorted({*rng.sample(sorted(costs), min(2, len(costs))), *posts, *fast}):
                yield Comparison(cell in fast, cell in posts, f"{npc.id} shoots from {cell} on {table}")


def _serves(table: Scene, npc: Figure, cell: str, reach: int, bodies: set[str]) -> bool:
    """Is an enemy in range and sight from a square?"""
    ranges = table.plan.ranges(cell)
    return any(
        ranges[foe.cell] <= reach and aimed(table.plan, cell, foe.cell, bodies - {cell, foe.cell}) != "no"
        for foe in foes(table, npc)
    )


def _radius(rng: random.Random) -> Iterator[Comparison]:
    """Could a Guard engage somebody with one Full Move (AD66-AMB-75)?"""
    table = scene(rng, rng.choice(("", "gates")))
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for npc in hunters(rng, table):
            npc.diagonals = 0
            reach, hunted = full_move(table, npc), foes(table, npc)
            slow = any(reach.get(cell, FAR) <= PHASE for foe in hunted for cell in contacts(table.plan, foe.cell))
            slow = slow or any(
                reach.get(cell, FAR) < PHASE and not holding(table, npc, cell)
                for foe in hunted
                for cell in doorways(table.plan, foe.cell)
            )
            fast = guard.in_radius(table.game, npc, hunted)
            yield Comparison(fast, slow, f"{npc.id} could engage an enemy with a Full Move on {table}")


def full_move(table: Scene, npc: Figure) -> dict[str, int]:
    """Where a Full Move can end, and the fewest MP for it: it stops in a Zone of Control, and passes through nobody who stands in one
    (AD66-ZOC-05, AD66-MAN-03)."""
    one, held = walker(table, npc), {cell: holding(table, npc, cell) for cell in table.plan.kinds}
    had = {Stand(npc.cell): None}
    queue = list(had)
    for stand in queue:  # grows as it is read
        if held[stand.cell]:
            continue
        for deed in one.deeds(stand.cell, stand.door):
            used, turned = stand.used + deed.cost, stand.turned + deed.turns
            then = Stand(deed.cells[-1] if deed.cells else stand.cell, deed.door, used, turned)
            barred = any(held[cell] for cell in deed.cells[:-1])
            if used <= PHASE and turned <= one.agility and not barred and then not in had:
                had[then] = None
                queue.append(then)
    return {stand.cell: stand.used for stand in sorted(had, key=lambda stand: -stand.used) if not stand.door}


DISTANCE = Predicate("distance on foot", ("AD66-NPC-03", "AD66-NPC-20", "AD66-AMB-77"), _distances)
BEGINNING = Predicate("first move", ("AD66-NPC-02", "AD66-AMB-77"), _beginnings)
NEAREST = Predicate("nearest", ("AD66-NPC-03", "AD66-AMB-109"), _nearest)
APPROACH = Predicate("approach", ("AD66-NPC-16", "AD66-AMB-109"), _approaches)
OUTSKIRTS = Predicate("as close as it can", ("AD66-NPC-16", "AD66-AMB-77", "AD66-AMB-109"), _outskirts)
POST = Predicate("firing square", ("AD66-NPC-17", "AD66-NPC-19"), _posts)
RADIUS = Predicate("guard's radius", ("AD66-NPC-08", "AD66-AMB-75"), _radius)
