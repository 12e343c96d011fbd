"""Support in Close Combat: friends beside the enemy, and who shoves them aside (AD66-MOD-06 to -08, AD66-TAL-09)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Some
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.combat import engage
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Combat, Figure, Mod
from escarmouche.games.ad1666.table import Anno

BESIDE, OPPOSITE = 1, 2  # what a supporter adds


@clause("AD66-MOD-06", "AD66-MOD-08", "AD66-TAL-09")
def mods(game: Anno, fighter: Figure, enemy: Figure, willing: Sequence[str] = ()) -> list[Mod]:
    """What supporters add, and what the enemy's Shove takes away from that, never more than there is."""
    helped = amount(game, fighter, enemy, willing)
    if not helped:
        return []
    lost = min(helped, max(0, game.card(enemy).strength)) if game.has(enemy, "shove") else 0
    return [Mod("support", helped), *([Mod("shove", -lost)] if lost else [])]


@clause("AD66-MOD-06", "AD66-MOD-07", "AD66-MOD-08")
def amount(game: Anno, fighter: Figure, enemy: Figure, willing: Sequence[str] = ()) -> int:
    """What all supporters of a fighter add against an enemy; `willing` are those that help a non-player Character."""
    return sum([worth(game, fighter, enemy, one) for one in supporters(game, fighter, enemy, willing)])


@clause("AD66-MOD-06", "AD66-NPC-24", "AD66-AMB-64")
def supporters(game: Anno, fighter: Figure, enemy: Figure, willing: Sequence[str] = ()) -> list[Figure]:
    """Friends of the same side support by themselves, non-player Characters nobody, and they are helped by whoever wants to."""
    return [
        one
        for one in game.figures
        if one is not fighter
        and (one.id in willing if fighter.seat == NOBODY else engage.allied(fighter, one))
        and able(game, one, enemy)
    ]


@clause("AD66-MOD-06", "AD66-DISC-08", "AD66-NPC-24", "AD66-STATE-02", "AD66-STATE-04", "AD66-AMB-63", "AD66-AMB-105")
def able(game: Anno, one: Figure, enemy: Figure) -> bool:
    """Beside the enemy, on its feet, without a marker, and engaged by nobody else."""
    return (
        one.seat != NOBODY
        and one.status == ""
        and not one.prone
        and not one.unconscious
        and not one.marker
        and one.cell in game.ground.controls(enemy.cell)
        and all(engager is enemy for engager in engage.engagers(game, one))
    )


@clause("AD66-MOD-06", "AD66-DISC-08", "AD66-NPC-24", "AD66-STATE-02", "AD66-STATE-04")
def why_not(game: Anno, one: Figure, enemy: Figure) -> Refusal | None:
    """Why somebody gives no support against an enemy."""
    if able(game, one, enemy):
        return None
    who = {"model": one.id, "target": enemy.id}
    if one.seat == NOBODY:
        return refuse("why-npc-supports-not", "AD66-NPC-24", model=one.id)
    if one.prone or one.unconscious:
        return refuse("why-support-lying", "AD66-MOD-06", model=one.id)
    if one.marker:
        return refuse("why-support-marked", "AD66-DISC-08", model=one.id)
    if one.cell not in game.ground.controls(enemy.cell):
        return refuse("why-fight-apart", "AD66-MOD-06", **who)
    other = next(engager for engager in engage.engagers(game, one) if engager is not enemy)
    return refuse("why-support-engaged", "AD66-MOD-06", model=one.id, enemy=other.id)


@clause("AD66-NPC-24", "AD66-AMB-64")
def unwilling(game: Anno, seat: int, enemy: Figure, one: Figure) -> Refusal | None:
    """Why a player cannot have somebody help a non-player Character: not the own one, a friend of the enemy, or unable to."""
    if one.seat == NOBODY:
        return refuse("why-npc-supports-not", "AD66-NPC-24", model=one.id)
    reason = refusals.not_own(one, seat, "AD66-NPC-24")
    if reason is None and engage.allied(one, enemy):
        reason = refuse("why-fight-friend", "AD66-NPC-24", model=one.id, target=enemy.id)
    return reason or why_not(game, one, enemy)


@clause("AD66-MOD-07", "AD66-AMB-37", "AD66-AMB-63")
def worth(game: Anno, fighter: Figure, enemy: Figure, one: Figure) -> int:
    """1, or 2 from the square opposite: the mirror image of the fighter's through the enemy's."""
    return OPPOSITE if game.grid.opposite(fighter.cell, enemy.cell) == one.cell else BESIDE


@rule("AD66-NPC-24", "AD66-AMB-64", "AD66-DP-67")
def volunteers(game: Anno, combat: Combat) -> Rule[tuple[str, ...]]:
    """Who of a player's Characters supports a non-player Character in this fight: as their player wants."""
    one, other = game.figure(combat.attacker.figure), game.figure(combat.defender.figure)
    for npc, enemy in ((one, other), (other, one)):
        if npc.seat == NOBODY != enemy.seat:
            chosen = yield from offered(game, npc, enemy)
            return chosen
    return ()


@rule("AD66-NPC-24", "AD66-AMB-64", "AD66-DP-67")
def offered(game: Anno, npc: Figure, enemy: Figure) -> Rule[tuple[str, ...]]:
    """Each player whose Characters stand beside the enemy is asked, unless the enemy is a friend."""
    found: list[str] = []
    for seat in sorted(game.seats, key=lambda seat: seat != game.holder):
        options = [one.id for one in game.of_seat(seat) if not engage.allied(one, enemy) and able(game, one, enemy)]
        if options:
            ask = Some(
                "support-npc",
                seat=seat,
                rule="AD66-NPC-24",
                options=options,
                least=0,
                most=len(options),
                of="model",
                about={"model": npc.id, "target": enemy.id},
                why=refusals.among(game, functools.partial(unwilling, game, seat, enemy)),
                once="AD66-MOD-06",
            )
            chosen = yield from decide(game, ask)
            found += chosen
    return tuple(found)
