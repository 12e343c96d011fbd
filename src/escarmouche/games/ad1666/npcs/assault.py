"""What a non-player Attacker does: shoot, go where it can shoot, load, or go and engage (AD66-NPC-07, -16 to -19, AD66-AMB-74)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.combat import engage, reload, shoot
from escarmouche.games.ad1666.npcs import march, route
from escarmouche.games.ad1666.npcs.march import FULL, PARTIAL
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno


@rule("AD66-NPC-07", "AD66-NPC-15", "AD66-NPC-16", "AD66-NPC-17", "AD66-NPC-18", "AD66-NPC-19")
def attack(game: Anno, npc: Figure, mp: int) -> Rule[None]:
    """With a ready weapon shoot, or go where it can; with an unloaded one load; without any go and engage. `mp`: 4, or 2 after rising,
    when there is no time to load."""
    things = route.arms(game, npc)
    loaded, seen = bool(shoot.weapons(game, npc)), route.shootable(game, npc, things)
    if loaded and seen:
        yield from volley(game, npc, "aimed" if mp == FULL else "quick")
    elif loaded:
        yield from take_post(game, npc, mp)
    elif things and mp == FULL:
        yield from load(game, npc)
    elif things:
        if not seen and route.cost(game, npc) is not None:
            yield from march.set_out(game, npc, mp, route.POST)
    else:
        yield from charge(game, npc, mp)


@rule("AD66-NPC-02", "AD66-NPC-18", "AD66-AMB-27", "AD66-WATCH-06")
def volley(game: Anno, npc: Figure, kind: str) -> Rule[None]:
    """A shot at the nearest enemy in range and sight, which watchers may interrupt unless it is a Quick Shot."""
    ready, bodies = shoot.weapons(game, npc), engage.bodies(game)
    targets = route.shootable(game, npc, ready)
    if targets:
        unmet = functools.partial(_unaimed, game, npc, ready[0], kind)
        target = yield from route.nearest(game, npc, targets, unmet)
        able = [thing for thing in ready if shoot.aimable(game, npc, thing, target, bodies)]
        thing = yield from which(game, npc, able)
        yield from shoot.declared(game, npc, thing, target, kind)


def _unaimed(game: Anno, npc: Figure, thing: Thing, kind: str, foe: Figure) -> Refusal | None:
    return shoot.refused(game, npc, thing, foe, kind)


@rule("AD66-NPC-02", "AD66-DP-65")
def which(game: Anno, npc: Figure, things: list[Thing]) -> Rule[Thing]:
    """One of several weapons, as the Initiative holder chooses where they differ."""
    different = {(thing.card, thing.load): thing.id for thing in reversed(things)}
    options = [thing.id for thing in things if thing.id in different.values()]
    why = refusals.own_things(game, npc, functools.partial(other_weapon, game, npc, options))
    name = yield from route.choose(game, npc, "npc-weapon", options, "thing", why)
    return game.thing(npc, name)


@clause("AD66-NPC-17", "AD66-NPC-18")
def other_weapon(game: Anno, npc: Figure, options: Sequence[str], thing: Thing) -> Refusal | None:
    """Why it is not this one of its things: no ranged weapon, not ready, no help against this enemy; of two alike the first is taken."""
    if thing.id in options:
        return None
    if not game.items[thing.card].bands:
        return refuse("why-not-ranged", "AD66-RNG-01", item=thing.card)
    return shoot.unready(game, npc, thing) or refuse("why-npc-other-weapon", "AD66-NPC-18", item=thing.card)


@rule("AD66-NPC-18", "AD66-AMB-74")
def defend_itself(game: Anno, npc: Figure) -> Rule[None]:
    """Engaged: a Defensive Shot if it is legal, else nothing; it does not break away."""
    engagers, ready = engage.engagers(game, npc), shoot.weapons(game, npc)
    aims = {
        thing.id: [foe.id for foe in engagers if shoot.refused(game, npc, thing, foe, "defensive") is None]
        for thing in ready
    }
    targets = [foe for foe in engagers if any(foe.id in names for names in aims.values())]
    if targets:
        unmet = functools.partial(_unaimed, game, npc, ready[0], "defensive")
        target = yield from route.nearest(game, npc, targets, unmet)
        thing = yield from which(game, npc, [thing for thing in ready if target.id in aims[thing.id]])
        yield from shoot.declared(game, npc, thing, target, "defensive")


@rule("AD66-NPC-17", "AD66-AMB-32")
def load(game: Anno, npc: Figure) -> Rule[None]:
    """Reload; it stays where it is if an enemy is in range and sight, else it spends the 2 MP towards the nearest firing square."""
    thing = yield from which(game, npc, route.arms(game, npc))
    going = yield from march.declared(game, npc, "reload")
    if not going:
        return
    yield from reload.load(game, npc, thing)
    if not route.shootable(game, npc, [thing]) and not engage.engagers(game, npc):
        march.begin(game, npc, PARTIAL, route.POST)


@rule("AD66-NPC-19")
def take_post(game: Anno, npc: Figure, mp: int) -> Rule[None]:
    """Nobody to shoot at: if a Partial Move reaches the nearest firing square, there and a Quick Shot; else a Full Move towards it."""
    cost = route.cost(game, npc)
    if cost is None:
        yield from charge(game, npc, mp)
    elif cost <= PARTIAL and mp == FULL:
        yield from march.set_out(game, npc, PARTIAL, route.SHOOT)
    else:
        yield from march.set_out(game, npc, mp, route.POST)


@rule("AD66-NPC-07", "AD66-NPC-16", "AD66-AMB-77")
def charge(game: Anno, npc: Figure, mp: int) -> Rule[None]:
    """Towards the nearest enemy, to engage it or to get as close as possible; who is beside it already stays, and so does who finds
    no way."""
    if route.advances(game, npc):
        yield from march.set_out(game, npc, mp, route.CHARGE)
