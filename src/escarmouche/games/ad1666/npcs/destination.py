"""The ways of non-player Characters: nearest means fewest MP on foot, by ways without a test (AD66-NPC-03, -20, AD66-AMB-77, -109)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from escarmouche.core.asks.ask import Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.combat import shoot
from escarmouche.games.ad1666.ground import engage, sight
from escarmouche.games.ad1666.npcs import walking_distance
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.space.grid import Hop, WalkingDistance

CHARGE, POST, SHOOT = (
    "charge",
    "post",
    "shoot",
)  # its plan: to engage, to find a firing square, or to shoot from it at once


# -- squares


@clause("AD66-NPC-07", "AD66-NPC-17", "AD66-NPC-19")
def firing_test(game: Anno, npc: Figure) -> Callable[[str], bool]:
    """A test of squares: does one of its weapons have an enemy in range and sight from there?"""
    reach = max([band.range for thing in usable_arms(game, npc) for band in game.item(thing).bands], default=0)
    bodies = {cell: figure for cell, figure in sight.view_blockers(game).items() if figure is not npc}
    targets = [enemy.cell for enemy in walking_distance.foes(game, npc) if engage.may_attack(game, npc, enemy)]

    def serves(cell: str) -> bool:
        return any(
            game.grid.distance(cell, target) <= reach and game.ground.shot(cell, target, bodies).clear
            for target in targets
        )

    return serves


@clause("AD66-NPC-07", "AD66-NPC-17")
def usable_arms(game: Anno, npc: Figure) -> list[Thing]:
    """Its ranged weapons that are ready; if none is, those that only have to be loaded."""
    ready = shoot.ready_weapons(game, npc)
    return ready or [thing for thing in shoot.ranged_weapons(game, npc) if thing.load and thing.ammunition != 0]


@clause("AD66-NPC-17", "AD66-NPC-18")
def shootable(game: Anno, npc: Figure, things: Sequence[Thing]) -> list[Figure]:
    """Enemies in range and sight of one of these weapons, ready or not."""
    bodies = sight.view_blockers(game)
    return [
        foe
        for foe in walking_distance.foes(game, npc)
        if any(shoot.can_aim_at(game, npc, thing, foe, bodies) for thing in things)
    ]


# -- how far


@clause("AD66-NPC-17", "AD66-NPC-19")
def firing_squares(game: Anno, npc: Figure) -> dict[str, WalkingDistance]:
    """The nearest squares from which it could shoot at somebody."""
    return walking_distance.nearest_squares(game, npc, firing_test(game, npc))


@clause("AD66-NPC-19")
def cost_to_fire(game: Anno, npc: Figure) -> int | None:
    """The MP to the nearest firing square; None: there is none."""
    return next((way.cost for way in firing_squares(game, npc).values()), None)


@clause("AD66-NPC-03", "AD66-AMB-109", "AD66-EX-44")
def closest_enemies(game: Anno, npc: Figure, enemies: list[Figure]) -> list[Figure]:
    """The nearest of these enemies, all that are equally near: by the MP into an enemy's own square, as if it were free. If no way leads
    into any, by the MP to a square beside them; without any way at all they are equally near."""
    cells = [enemy.cell for enemy in enemies]
    into = walking_distance.nearest_squares(game, npc, cells.__contains__, crowded=cells)
    if into:
        return [enemy for enemy in enemies if enemy.cell in into]
    around = [cell for enemy in enemies for cell in walking_distance.engaging_squares(game, npc, enemy)]
    beside = walking_distance.nearest_squares(
        game, npc, around.__contains__, crowded=passable_squares(game, npc, around)
    )
    return [
        enemy
        for enemy in enemies
        if any(cell in beside for cell in walking_distance.engaging_squares(game, npc, enemy))
    ] or enemies


@clause("AD66-AMB-77", "AD66-AMB-109")
def passable_squares(game: Anno, npc: Figure, cells: list[str]) -> list[str]:
    """The squares among these with somebody in them through whom it can pass."""
    return [
        other.cell
        for other in game.in_play()
        if other is not npc and other.cell in cells and not engage.are_enemies(game, npc, other)
    ]


@clause("AD66-NPC-16", "AD66-AMB-77", "AD66-AMB-109")
def approach_squares(game: Anno, npc: Figure, enemy: Figure) -> list[str]:
    """The nearest squares from which it would engage an enemy, if need be by opening a door. If it can get to none, the last free
    squares on the least-MP ways, those with the fewest MP left to go, which may be where it stands."""
    around, fronts = walking_distance.engaging_squares(game, npc, enemy), walking_distance.doorways(game, enemy)
    costs = (
        {
            cell: way.cost + walking_distance.OPENING
            for cell, way in walking_distance.nearest_squares(game, npc, fronts.__contains__).items()
        }
        if fronts
        else {}
    )
    costs |= {cell: way.cost for cell, way in walking_distance.nearest_squares(game, npc, around.__contains__).items()}
    if costs:
        return [cell for cell, cost in costs.items() if cost == min(costs.values())]
    near = walking_distance.nearest_squares(
        game, npc, around.__contains__, crowded=passable_squares(game, npc, around), lasts=True
    )
    near = near or walking_distance.nearest_squares(game, npc, enemy.cell.__eq__, crowded=[enemy.cell], lasts=True)
    lasts = [last for way in near.values() for last in way.lasts]
    fewest = min((left for _, left in lasts), default=0)
    return list(dict.fromkeys(cell for cell, left in lasts if left == fewest))


@clause("AD66-NPC-16", "AD66-AMB-77", "AD66-AMB-109")
def can_advance(game: Anno, npc: Figure) -> bool:
    """Is there a nearest enemy that it can get closer to, or open a door to?"""
    near = closest_enemies(game, npc, walking_distance.foes(game, npc))
    return bool(doors_to_enemy(game, npc)) or any(
        cell != npc.cell for enemy in near for cell in approach_squares(game, npc, enemy)
    )


@clause("AD66-NPC-16", "AD66-NPC-20", "AD66-AMB-109")
def doors_to_enemy(game: Anno, npc: Figure) -> list[str]:
    """The doors of its square that separate it from a nearest enemy, unless it is beside one already."""
    doors = {
        foe.id: fronts[npc.cell]
        for foe in walking_distance.foes(game, npc)
        if npc.cell in (fronts := walking_distance.doorways(game, foe))
    }
    if not doors:
        return []
    near = closest_enemies(game, npc, walking_distance.foes(game, npc))
    if any(npc.cell in walking_distance.engaging_squares(game, npc, enemy) for enemy in near):
        return []
    return [doors[enemy.id] for enemy in near if enemy.id in doors]


# -- choosing


@rule("AD66-NPC-07", "AD66-NPC-16", "AD66-NPC-17", "AD66-NPC-19", "AD66-AMB-77")
def choose_goal(game: Anno, npc: Figure, plan: str) -> Rule[str]:
    """The square it makes for: beside the nearest enemy or as close to it as possible, or the nearest firing square; "" for none."""
    enemies = walking_distance.foes(game, npc)
    if plan != CHARGE:
        cells = list(firing_squares(game, npc))
    elif enemies:
        target = yield from choose_nearest(game, npc, enemies)
        cells = approach_squares(game, npc, target)
    else:
        cells = []
    if not cells:
        return ""
    rule_id = "AD66-NPC-16" if plan == CHARGE else "AD66-NPC-17"
    why = refusals.squares(game, lambda cell: why_not_goal(npc, cells, rule_id, cell))
    chosen = yield from holder_chooses(game, npc, "npc-goal", cells, "cell", why)
    return chosen


@clause("AD66-NPC-16", "AD66-NPC-17", "AD66-NPC-02")
def why_not_goal(npc: Figure, cells: Sequence[str], rule_id: str, cell: str) -> Refusal | None:
    """It makes for the nearest suitable square, and for no other."""
    return None if cell in cells else refuse("why-not-its-goal", rule_id, model=npc.id, cell=cell)


@rule("AD66-NPC-02", "AD66-NPC-03", "AD66-NPC-18", "AD66-DP-65", "AD66-AMB-109")
def choose_nearest(
    game: Anno, npc: Figure, enemies: list[Figure], unmet: Callable[[Figure], Refusal | None] | None = None
) -> Rule[Figure]:
    """The nearest of these on foot; between equals the Initiative holder chooses. `unmet`: why other enemies are not among them."""
    near = closest_enemies(game, npc, enemies)
    why = refusals.figures_on_board(game, functools.partial(why_not_nearest, game, npc, enemies, near, unmet))
    chosen = yield from holder_chooses(game, npc, "npc-target", [enemy.id for enemy in near], "model", why)
    return game.figure(chosen)


@clause("AD66-NPC-03", "AD66-NPC-18", "AD66-AMB-73")
def why_not_nearest(
    game: Anno,
    npc: Figure,
    enemies: Sequence[Figure],
    near: Sequence[Figure],
    unmet: Callable[[Figure], Refusal | None] | None,
    other: Figure,
) -> Refusal | None:
    """Why it does not go for somebody: not its enemy, out of its reach in this way, or another one is nearer."""
    if other in near:
        return None
    if other is npc:
        return refuse("why-itself", "AD66-NPC-03", model=npc.id)
    if other in enemies:
        return refuse("why-not-nearest", "AD66-NPC-03", model=npc.id, target=other.id, other=near[0].id)
    if other in walking_distance.foes(game, npc) and unmet is not None:
        return unmet(other)
    return refuse("why-npc-no-foe", "AD66-AMB-73", model=npc.id, target=other.id)


@rule("AD66-NPC-02", "AD66-DP-65", "AD66-AMB-77")
def choose_hop(game: Anno, npc: Figure, goal: str, used: int) -> Rule[Hop | None]:
    """The next move of a least-MP path to a goal; between equal paths the Initiative holder chooses."""
    way = walking_distance.way_to(game, npc, goal, used)
    hops = {leads_to(hop): hop for hop in (way.firsts if way is not None else ()) if passable(game, npc, hop)}
    if not hops:
        return None
    doors = [name for name, hop in hops.items() if not hop.cells]
    if not doors or len(hops) == 1:
        options = list(hops)
        chosen = yield from holder_chooses(
            game, npc, "npc-step", options, "cell", why_not_on_way(game, npc, options, "cell")
        )
        return hops[chosen]
    answer = yield from decide(game, step_or_door(game, npc, [name for name in hops if name not in doors], doors))
    return hops[parts(answer)[1]]


@rule("AD66-NPC-02", "AD66-NPC-16", "AD66-NPC-20", "AD66-DP-65")
def choose_door(game: Anno, npc: Figure) -> Rule[Hop | None]:
    """Once it is as close as it can get: opening the door that its enemy stands behind, if there is one."""
    doors = doors_to_enemy(game, npc)
    if not doors:
        return None
    door = yield from holder_chooses(game, npc, "npc-step", doors, "edge", why_not_on_way(game, npc, doors, "edge"))
    return Hop((), door, walking_distance.OPENING, 0)


def leads_to(hop: Hop) -> str:
    """What a move leads to: a square, or a door that is opened."""
    return hop.cells[-1] if hop.cells else hop.door


@clause("AD66-MAN-03", "AD66-MAN-05", "AD66-AMB-50")
def passable(game: Anno, npc: Figure, hop: Hop) -> bool:
    """It cannot pass through a square where it would have to stop."""
    return not any(engage.holding_enemies(game, npc, cell) for cell in hop.cells[:-1])


def step_or_door(game: Anno, npc: Figure, cells: list[str], doors: list[str]) -> Menu:
    """A step or a door: the question if both are equally good."""
    about, branches = questions.OfModel(model=npc.id), dict[str, LazyBranch]()
    for word, options, of in (("step", cells, "cell"), ("door", doors, "edge")):
        if options:
            why = why_not_on_way(game, npc, options, of)
            branches[word] = Choose(
                "npc-step",
                seat=game.initiative_holder,
                rule="AD66-NPC-02",
                options=options,
                of=of,
                about=about,
                why=why,
            )
    left = functools.partial(why_no_hop, npc)
    return Menu("npc-step", seat=game.initiative_holder, rule="AD66-NPC-02", branches=branches, about=about, why=left)


@clause("AD66-NPC-02", "AD66-NPC-16", "AD66-AMB-77")
def why_not_on_way(game: Anno, npc: Figure, options: Sequence[str], of: str) -> refusals.Why:
    """The reason against any other square or door: it is not on a way that costs least."""

    def why(at: str) -> Refusal | None:
        if at in options:
            return None
        return refuse(
            "why-not-its-way", "AD66-AMB-77", model=npc.id, at=at if of == "cell" else refusals.edge_name(game, at)
        )

    return (refusals.squares if of == "cell" else refusals.edges)(game, why)


def why_no_hop(npc: Figure, name: str) -> Refusal | None:
    """Why there is no step, or no door, to choose."""
    if name not in ("step", "door"):
        return None
    return refuse(f"why-no-{name}-on-its-way", "AD66-AMB-77", model=npc.id)


@rule("AD66-NPC-02", "AD66-DP-65")
def holder_chooses(game: Anno, npc: Figure, name: str, options: list[str], of: str, why: refusals.Why) -> Rule[str]:
    """A choice about a non-player Character, made by the Initiative holder if there is more than one option."""
    if len(options) == 1:
        return options[0]
    about: questions.OfModel = {"model": npc.id}
    ask = Choose(name, seat=game.initiative_holder, rule="AD66-NPC-02", options=options, of=of, about=about, why=why)
    answer: str = yield from decide(game, ask)
    return answer
