"""How a non-player Character shoots: at the nearest enemy, with which weapon (AD66-NPC-02, AD66-NPC-18, AD66-AMB-74)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.combat import shoot, shot_action
from escarmouche.games.ad1666.ground import engage, sight
from escarmouche.games.ad1666.npcs import destination
from escarmouche.games.ad1666.state import Figure, ShotKind, Thing
from escarmouche.games.ad1666.table import Anno


@rule("AD66-NPC-02", "AD66-NPC-18", "AD66-AMB-27", "AD66-WATCH-06")
def shoot_nearest(game: Anno, npc: Figure, kind: ShotKind) -> Rule[None]:
    """A shot at the nearest enemy in range and sight, which watchers may interrupt unless it is a Quick Shot."""
    ready, bodies = shoot.ready_weapons(game, npc), sight.view_blockers(game)
    targets = destination.shootable(game, npc, ready)
    if targets:
        unmet = functools.partial(_why_not_aimed, game, npc, ready[0], kind)
        target = yield from destination.choose_nearest(game, npc, targets, unmet)
        able = [thing for thing in ready if shoot.can_aim_at(game, npc, thing, target, bodies)]
        thing = yield from choose_weapon(game, npc, able)
        yield from shot_action.declare_and_resolve(game, npc, thing, target, kind)


def _why_not_aimed(game: Anno, npc: Figure, thing: Thing, kind: ShotKind, foe: Figure) -> Refusal | None:
    return shoot.why_not_at(game, npc, thing, foe, kind)


@rule("AD66-NPC-02", "AD66-DP-65")
def choose_weapon(game: Anno, npc: Figure, things: list[Thing]) -> Rule[Thing]:
    """One of several weapons, as the Initiative holder chooses where they differ."""
    different = {(thing.card, thing.load): thing.id for thing in reversed(things)}
    options = [thing.id for thing in things if thing.id in different.values()]
    why = refusals.own_things(game, npc, functools.partial(why_other_weapon, game, npc, options))
    name = yield from destination.holder_chooses(game, npc, "npc-weapon", options, "thing", why)
    return game.thing(npc, name)


@clause("AD66-NPC-17", "AD66-NPC-18")
def why_other_weapon(game: Anno, npc: Figure, options: Sequence[str], thing: Thing) -> Refusal | None:
    """Why it does not use this thing: not a ranged weapon, not ready, of no use against this enemy; it takes the first of two alike."""
    if thing.id in options:
        return None
    if not game.items[thing.card].bands:
        return refuse("why-not-ranged", "AD66-RNG-01", item=thing.card)
    return shoot.why_unready(game, npc, thing) or refuse("why-npc-other-weapon", "AD66-NPC-18", item=thing.card)


@rule("AD66-NPC-18", "AD66-AMB-74")
def defend_itself(game: Anno, npc: Figure) -> Rule[None]:
    """Engaged: a Defensive Shot if it is legal, otherwise nothing; it does not break away."""
    engagers, ready = engage.engagers(game, npc), shoot.ready_weapons(game, npc)
    aims = {
        thing.id: [foe.id for foe in engagers if shoot.why_not_at(game, npc, thing, foe, "defensive") is None]
        for thing in ready
    }
    targets = [foe for foe in engagers if any(foe.id in names for names in aims.values())]
    if targets:
        unmet = functools.partial(_why_not_aimed, game, npc, ready[0], "defensive")
        target = yield from destination.choose_nearest(game, npc, targets, unmet)
        thing = yield from choose_weapon(game, npc, [thing for thing in ready if target.id in aims[thing.id]])
        yield from shot_action.declare_and_resolve(game, npc, thing, target, "defensive")
