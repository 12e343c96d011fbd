"""The ways of non-player Characters: nearest means fewest MP on foot, by ways without a test (AD66-NPC-03, -20, AD66-AMB-77, -109)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Container, Sequence

from escarmouche.core.asks.ask import Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.combat import engage, shoot
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.space.grid import Far, Hop

CHARGE, POST, SHOOT = (
    "charge",
    "post",
    "shoot",
)  # what it is about: to engage, to find a firing square, and to shoot from it

OPENING = 1  # MP to open a door (AD66-MAN-04)


# -- squares


@clause("AD66-NPC-03", "AD66-NPC-20", "AD66-AMB-77")
def ways(
    game: Anno,
    npc: Figure,
    wanted: Callable[[str], bool],
    used: int = 0,
    most: int | None = None,
    crowded: Sequence[str] = (),
    stops: Container[str] = (),
    lasts: bool = False,
) -> dict[str, Far]:
    """The nearest squares of a kind that it can walk to, all that are equally near: enemies are impassable, others can be passed
    through, closed doors opened. `crowded`: squares that count as free although somebody else is there; `stops`: squares that it
    does not leave, and where it passes through nobody; `lasts`: with the last moves of each way."""
    enemies: list[str] = []
    others: list[str] = []
    for other in game.in_play():
        if other is not npc and other.cell not in crowded:
            (enemies if engage.enemies(game, npc, other) else others).append(other.cell)
    agility = max(0, game.card(npc).agility)
    return game.ground.nearest(npc.cell, agility, enemies, others, wanted, used, npc.diagonals, most, stops, lasts)


@clause("AD66-AMB-73")
def foes(game: Anno, npc: Figure) -> list[Figure]:
    """Whom it treats as enemies, on the board."""
    return [other for other in game.in_play() if engage.hates(npc, other) and engage.enemies(game, npc, other)]


@clause("AD66-NPC-07", "AD66-NPC-16")
def contacts(game: Anno, npc: Figure, enemy: Figure) -> list[str]:
    """The squares from which it would engage an enemy."""
    return [cell for cell in game.ground.adjacent(enemy.cell) if enemy.cell in game.ground.controls(cell)]


@clause("AD66-NPC-16", "AD66-NPC-20", "AD66-ZOC-02")
def doorways(game: Anno, enemy: Figure) -> dict[str, str]:
    """The squares in front of a closed door right behind which an enemy stands, each with the door: once it is open the two are engaged."""
    cells, found = game.grid.cells, dict[str, str]()
    for edge in game.grid.around(enemy.cell):
        front = edge.beyond(enemy.cell)
        if front and game.ground.state(edge.id) == "closed" and cells[front].kind == cells[enemy.cell].kind:
            found[front] = edge.id
    return found


@clause("AD66-NPC-07", "AD66-NPC-17", "AD66-NPC-19")
def post(game: Anno, npc: Figure) -> Callable[[str], bool]:
    """Has one of its weapons an enemy in range and sight from a square?"""
    reach = max([band.range for thing in arms(game, npc) for band in game.item(thing).bands], default=0)
    bodies = {cell: figure for cell, figure in engage.bodies(game).items() if figure is not npc}
    targets = [enemy.cell for enemy in foes(game, npc) if engage.attackable(game, npc, enemy)]

    def serves(cell: str) -> bool:
        return any(
            game.grid.distance(cell, target) <= reach and game.ground.shot(cell, target, bodies).clear
            for target in targets
        )

    return serves


@clause("AD66-NPC-07", "AD66-NPC-17")
def arms(game: Anno, npc: Figure) -> list[Thing]:
    """Its ranged weapons that are ready; if none is, those that only have to be loaded."""
    ready = shoot.weapons(game, npc)
    return ready or [thing for thing in shoot.arsenal(game, npc) if thing.load and thing.ammunition != 0]


@clause("AD66-NPC-17", "AD66-NPC-18")
def shootable(game: Anno, npc: Figure, things: Sequence[Thing]) -> list[Figure]:
    """Enemies in range and sight of one of these weapons, ready or not."""
    bodies = engage.bodies(game)
    return [foe for foe in foes(game, npc) if any(shoot.aimable(game, npc, thing, foe, bodies) for thing in things)]


# -- how far


@clause("AD66-NPC-17", "AD66-NPC-19")
def firing(game: Anno, npc: Figure) -> dict[str, Far]:
    """The nearest squares from which it could shoot at somebody."""
    return ways(game, npc, post(game, npc))


@clause("AD66-NPC-19")
def cost(game: Anno, npc: Figure) -> int | None:
    """The MP to the nearest firing square; None: there is none."""
    return next((way.cost for way in firing(game, npc).values()), None)


@clause("AD66-NPC-03", "AD66-AMB-109", "AD66-EX-44")
def closest(game: Anno, npc: Figure, enemies: list[Figure]) -> list[Figure]:
    """The nearest of these, all that are equally near: by the MP into an enemy's own square, as if it were free. Those to whom no such
    way leads come last, by the MP to a square beside them; where there is no way at all, they are equals."""
    cells = [enemy.cell for enemy in enemies]
    into = ways(game, npc, cells.__contains__, crowded=cells)
    if into:
        return [enemy for enemy in enemies if enemy.cell in into]
    around = [cell for enemy in enemies for cell in contacts(game, npc, enemy)]
    beside = ways(game, npc, around.__contains__, crowded=yielding(game, npc, around))
    return [enemy for enemy in enemies if any(cell in beside for cell in contacts(game, npc, enemy))] or enemies


@clause("AD66-AMB-77", "AD66-AMB-109")
def yielding(game: Anno, npc: Figure, cells: list[str]) -> list[str]:
    """Those of these squares where somebody stands through whom it can pass."""
    return [
        other.cell
        for other in game.in_play()
        if other is not npc and other.cell in cells and not engage.enemies(game, npc, other)
    ]


@clause("AD66-NPC-16", "AD66-AMB-77", "AD66-AMB-109")
def approaches(game: Anno, npc: Figure, enemy: Figure) -> list[str]:
    """The nearest squares from which it would engage an enemy, if need be by opening a door; if it can get to none, the last free ones
    on the least-MP ways to it, those with the fewest MP still to go, which may be where it stands."""
    around, fronts = contacts(game, npc, enemy), doorways(game, enemy)
    costs = {cell: way.cost + OPENING for cell, way in ways(game, npc, fronts.__contains__).items()} if fronts else {}
    costs |= {cell: way.cost for cell, way in ways(game, npc, around.__contains__).items()}
    if costs:
        return [cell for cell, cost in costs.items() if cost == min(costs.values())]
    near = ways(game, npc, around.__contains__, crowded=yielding(game, npc, around), lasts=True)
    near = near or ways(game, npc, enemy.cell.__eq__, crowded=[enemy.cell], lasts=True)
    lasts = dict(last for way in near.values() for last in sorted(way.lasts, key=lambda last: -last[1]))
    return [cell for cell, left in lasts.items() if left == min(lasts.values())]


@clause("AD66-NPC-16", "AD66-AMB-77", "AD66-AMB-109")
def advances(game: Anno, npc: Figure) -> bool:
    """Is there a nearest enemy to whom it can get closer, or open the door?"""
    near = closest(game, npc, foes(game, npc))
    return bool(thresholds(game, npc)) or any(
        cell != npc.cell for enemy in near for cell in approaches(game, npc, enemy)
    )


@clause("AD66-NPC-16", "AD66-NPC-20", "AD66-AMB-109")
def thresholds(game: Anno, npc: Figure) -> list[str]:
    """The doors where it stands that part it from a nearest enemy, unless it is beside one already."""
    doors = {foe.id: fronts[npc.cell] for foe in foes(game, npc) if npc.cell in (fronts := doorways(game, foe))}
    if not doors:
        return []
    near = closest(game, npc, foes(game, npc))
    if any(npc.cell in contacts(game, npc, enemy) for enemy in near):
        return []
    return [doors[enemy.id] for enemy in near if enemy.id in doors]


# -- choosing


@rule("AD66-NPC-07", "AD66-NPC-16", "AD66-NPC-17", "AD66-NPC-19", "AD66-AMB-77")
def goal(game: Anno, npc: Figure, plan: str) -> Rule[str]:
    """The square it makes for: beside the nearest enemy or as close to it as possible, or the nearest firing square; "" for none."""
    enemies = foes(game, npc)
    if plan != CHARGE:
        cells = list(firing(game, npc))
    elif enemies:
        target = yield from nearest(game, npc, enemies)
        cells = approaches(game, npc, target)
    else:
        cells = []
    if not cells:
        return ""
    rule_id = "AD66-NPC-16" if plan == CHARGE else "AD66-NPC-17"
    why = refusals.squares(game, lambda cell: otherwise(npc, cells, rule_id, cell))
    chosen = yield from choose(game, npc, "npc-goal", cells, "cell", why)
    return chosen


@clause("AD66-NPC-16", "AD66-NPC-17", "AD66-NPC-02")
def otherwise(npc: Figure, cells: Sequence[str], rule_id: str, cell: str) -> Refusal | None:
    """It makes for the nearest square that serves it, and for no other."""
    return None if cell in cells else refuse("why-not-its-goal", rule_id, model=npc.id, cell=cell)


@rule("AD66-NPC-02", "AD66-NPC-03", "AD66-NPC-18", "AD66-DP-65", "AD66-AMB-109")
def nearest(
    game: Anno, npc: Figure, enemies: list[Figure], unmet: Callable[[Figure], Refusal | None] | None = None
) -> Rule[Figure]:
    """The nearest of these on foot; between equals the Initiative holder chooses. `unmet`: why other enemies are not among them."""
    near = closest(game, npc, enemies)
    why = refusals.among(game, functools.partial(further, game, npc, enemies, near, unmet))
    chosen = yield from choose(game, npc, "npc-target", [enemy.id for enemy in near], "model", why)
    return game.figure(chosen)


@clause("AD66-NPC-03", "AD66-NPC-18", "AD66-AMB-73")
def further(
    game: Anno,
    npc: Figure,
    enemies: Sequence[Figure],
    near: Sequence[Figure],
    unmet: Callable[[Figure], Refusal | None] | None,
    other: Figure,
) -> Refusal | None:
    """Why it does not go for somebody: no enemy of it, none that it could meet so, or another one is nearer."""
    if other in near:
        return None
    if other in enemies:
        return refuse("why-not-nearest", "AD66-NPC-03", model=npc.id, target=other.id, other=near[0].id)
    if other in foes(game, npc) and unmet is not None:
        return unmet(other)
    return refuse("why-npc-no-foe", "AD66-AMB-73", model=npc.id, target=other.id)


@rule("AD66-NPC-02", "AD66-DP-65", "AD66-AMB-77")
def first(game: Anno, npc: Figure, goal: str, used: int) -> Rule[Hop | None]:
    """The next move of a least-MP path to a goal; between equal paths the Initiative holder chooses."""
    way = ways(game, npc, goal.__eq__, used).get(goal)
    hops = {pointed(hop): hop for hop in (way.firsts if way is not None else ()) if passable(game, npc, hop)}
    if not hops:
        return None
    doors = [name for name, hop in hops.items() if not hop.cells]
    if not doors or len(hops) == 1:
        options = list(hops)
        chosen = yield from choose(game, npc, "npc-step", options, "cell", best_way(game, npc, options, "cell"))
        return hops[chosen]
    answer = yield from decide(game, either(game, npc, [name for name in hops if name not in doors], doors))
    return hops[parts(answer)[1]]


@rule("AD66-NPC-02", "AD66-NPC-16", "AD66-NPC-20", "AD66-DP-65")
def opening(game: Anno, npc: Figure) -> Rule[Hop | None]:
    """Where it has come as close as it can: the opening of the door behind which its enemy stands, if there is one."""
    doors = thresholds(game, npc)
    if not doors:
        return None
    door = yield from choose(game, npc, "npc-step", doors, "edge", best_way(game, npc, doors, "edge"))
    return Hop((), door, OPENING, 0)


def pointed(hop: Hop) -> str:
    """What a move leads to: a square, or a door that is opened."""
    return hop.cells[-1] if hop.cells else hop.door


@clause("AD66-MAN-03", "AD66-MAN-05", "AD66-AMB-50")
def passable(game: Anno, npc: Figure, hop: Hop) -> bool:
    """Nobody passes through a square where it would have to stop."""
    return not any(engage.holds(game, npc, cell) for cell in hop.cells[:-1])


def either(game: Anno, npc: Figure, cells: list[str], doors: list[str]) -> Menu:
    """A step or a door: the question where both are equally good."""
    about, branches = {"model": npc.id}, dict[str, LazyBranch]()
    for word, options, of in (("step", cells, "cell"), ("door", doors, "edge")):
        if options:
            why = best_way(game, npc, options, of)
            branches[word] = Choose(
                "npc-step", seat=game.holder, rule="AD66-NPC-02", options=options, of=of, about=about, why=why
            )
    left = functools.partial(no_hop, npc)
    return Menu("npc-step", seat=game.holder, rule="AD66-NPC-02", branches=branches, about=about, why=left)


@clause("AD66-NPC-02", "AD66-NPC-16", "AD66-AMB-77")
def best_way(game: Anno, npc: Figure, options: Sequence[str], of: str) -> refusals.Why:
    """Any other square or door is not on a way that costs least."""

    def why(at: str) -> Refusal | None:
        if at in options:
            return None
        return refuse(
            "why-not-its-way", "AD66-AMB-77", model=npc.id, at=at if of == "cell" else refusals.side(game, at)
        )

    return (refusals.squares if of == "cell" else refusals.edges)(game, why)


def no_hop(npc: Figure, name: str) -> Refusal | None:
    """Its way leads over no door, or begins with none."""
    if name not in ("step", "door"):
        return None
    return refuse(f"why-no-{name}-on-its-way", "AD66-AMB-77", model=npc.id)


@rule("AD66-NPC-02", "AD66-DP-65")
def choose(game: Anno, npc: Figure, name: str, options: list[str], of: str, why: refusals.Why) -> Rule[str]:
    """An open choice about a non-player Character: the Initiative holder's, where there is one to make. `why`: against anything else."""
    if len(options) == 1:
        return options[0]
    about = {"model": npc.id}
    ask = Choose(name, seat=game.holder, rule="AD66-NPC-02", options=options, of=of, about=about, why=why)
    answer: str = yield from decide(game, ask)
    return answer
