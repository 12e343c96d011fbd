"""Guards: they stand still until something rouses them; from then on they are Attackers (AD66-NPC-08)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.ground import engage, sight
from escarmouche.games.ad1666.movement import walk
from escarmouche.games.ad1666.npcs import walking_distance
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno


@clause("AD66-NPC-08", "AD66-AMB-75", "AD66-DSN-19")
def notice_enemies(game: Anno) -> None:
    """After every step: an enemy within reach of a Full Move, or in sight and range of a ranged weapon, rouses a Guard. Not in a Lull."""
    if game.state.lull:
        return
    for guard in game.npcs():
        if guard.vocation == "guard" and is_alarmed(game, guard):
            rouse(game, guard)


@clause("AD66-NPC-08")
def is_alarmed(game: Anno, guard: Figure) -> bool:
    enemies = [
        other for other in game.in_play() if engage.hates(guard, other) and engage.are_enemies(game, guard, other)
    ]
    return any(in_sight(game, guard, enemy) for enemy in enemies) or in_radius(game, guard, enemies)


@clause("AD66-NPC-08")
def in_sight(game: Anno, guard: Figure, enemy: Figure) -> bool:
    """Ranged weapons only: is the enemy in its line of sight and range?"""
    bands = [band.range for thing in guard.things for band in game.item(thing).bands]
    if not bands or game.grid.distance(guard.cell, enemy.cell) > max(bands):
        return False
    return sight.sees(game, guard, enemy)


@clause("AD66-AMB-75", "AD66-MAN-03", "AD66-ZOC-05", "AD66-ZOC-06")
def in_radius(game: Anno, guard: Figure, enemies: list[Figure]) -> bool:
    """Could it engage one of them with one Full Move, with Manoeuvres that need no test, heeding Zones of Control?"""
    near = [enemy for enemy in enemies if game.grid.distance(guard.cell, enemy.cell) <= walk.FULL + 1]
    if not near:
        return False
    beside = {cell for enemy in near for cell in walking_distance.engaging_squares(game, guard, enemy)}
    fronts = {cell for enemy in near for cell in walking_distance.doorways(game, enemy)}
    agility = max(0, game.card(guard).agility)
    if game.ground.radius(guard.cell, agility, walk.FULL).isdisjoint(
        beside | fronts
    ):  # what is further need not be searched
        return False
    stops = walk.held_squares(game, guard, walk.FULL)
    if walking_distance.gets_to(game, guard, beside, walk.FULL, stops):
        return True
    fronts -= stops.keys()
    return bool(fronts) and walking_distance.gets_to(game, guard, fronts, walk.FULL - walking_distance.OPENING, stops)


@clause("AD66-NPC-08")
def rouse(game: Anno, guard: Figure) -> None:
    """The Guard is an Attacker from now on."""
    guard.vocation = "attacker"
    game.tell("roused", "AD66-NPC-08", model=guard.id)
