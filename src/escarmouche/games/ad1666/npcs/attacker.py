"""What a non-player Attacker does: shoot, go where it can shoot, load, or go and engage (AD66-NPC-07, -16 to -19, AD66-AMB-74)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, rule
from escarmouche.games.ad1666.combat import reload, shoot
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.movement import walk
from escarmouche.games.ad1666.npcs import destination, npc_move, npc_shot
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno


@rule("AD66-NPC-07", "AD66-NPC-15", "AD66-NPC-16", "AD66-NPC-17", "AD66-NPC-18", "AD66-NPC-19")
def attack(game: Anno, npc: Figure, mp: int) -> Rule[None]:
    """With a ready weapon it shoots, or goes where it can; with an unloaded one it loads; without any it goes and engages. `mp`: 4, or 2
    after rising, when there is no time to load."""
    things = destination.usable_arms(game, npc)
    loaded, seen = bool(shoot.ready_weapons(game, npc)), destination.shootable(game, npc, things)
    if loaded and seen:
        yield from npc_shot.shoot_nearest(game, npc, "aimed" if mp == walk.FULL else "quick")
    elif loaded:
        yield from take_post(game, npc, mp)
    elif things and mp == walk.FULL:
        yield from reload_weapon(game, npc)
    elif things:
        if not seen and destination.cost_to_fire(game, npc) is not None:
            yield from npc_move.set_out(game, npc, mp, destination.POST)
    else:
        yield from charge(game, npc, mp)


@rule("AD66-NPC-17", "AD66-AMB-32")
def reload_weapon(game: Anno, npc: Figure) -> Rule[None]:
    """Reload. If no enemy is in range and sight, it spends the 2 MP towards the nearest firing square."""
    thing = yield from npc_shot.choose_weapon(game, npc, destination.usable_arms(game, npc))
    going = yield from npc_move.declare_action(game, npc, "reload")
    if not going:
        return
    yield from reload.load_step(game, npc, thing)
    if not destination.shootable(game, npc, [thing]) and not engage.engagers(game, npc):
        npc_move.begin_move(game, npc, walk.PARTIAL, destination.POST)


@rule("AD66-NPC-19")
def take_post(game: Anno, npc: Figure, mp: int) -> Rule[None]:
    """Nobody to shoot at: a Partial Move to the nearest firing square and a Quick Shot, if it can; otherwise a Full Move towards it."""
    cost = destination.cost_to_fire(game, npc)
    if cost is None:
        yield from charge(game, npc, mp)
    elif cost <= walk.PARTIAL and mp == walk.FULL:
        yield from npc_move.set_out(game, npc, walk.PARTIAL, destination.SHOOT)
    else:
        yield from npc_move.set_out(game, npc, mp, destination.POST)


@rule("AD66-NPC-07", "AD66-NPC-16", "AD66-AMB-77")
def charge(game: Anno, npc: Figure, mp: int) -> Rule[None]:
    """Towards the nearest enemy, to engage it or to get as close as possible. It stays if it is beside the enemy already, or if there is
    no way."""
    if destination.can_advance(game, npc):
        yield from npc_move.set_out(game, npc, mp, destination.CHARGE)
