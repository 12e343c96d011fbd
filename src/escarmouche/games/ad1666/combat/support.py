"""Support in Close Combat: friends beside the enemy, and who shoves them aside (AD66-MOD-06 to -08, AD66-TAL-09)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Some
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Combat, Figure, Mod
from escarmouche.games.ad1666.table import Anno

BESIDE, OPPOSITE = 1, 2  # what a supporter adds


@clause("AD66-MOD-06", "AD66-MOD-08", "AD66-TAL-09")
def support_mods(game: Anno, fighter: Figure, enemy: Figure, willing: Sequence[str] = ()) -> list[Mod]:
    """What supporters add, and how much of that the enemy's Shove takes away."""
    helped = support_total(game, fighter, enemy, willing)
    if not helped:
        return []
    lost = min(helped, max(0, game.card(enemy).strength)) if game.has(enemy, "shove") else 0
    return [Mod("support", helped), *([Mod("shove", -lost)] if lost else [])]


@clause("AD66-MOD-06", "AD66-MOD-07", "AD66-MOD-08")
def support_total(game: Anno, fighter: Figure, enemy: Figure, willing: Sequence[str] = ()) -> int:
    """What all supporters of a fighter add against an enemy; `willing` are those that help a non-player Character."""
    return sum(
        [support_value(game, fighter, enemy, supporter) for supporter in supporters(game, fighter, enemy, willing)]
    )


@clause("AD66-MOD-06", "AD66-NPC-24", "AD66-AMB-64")
def supporters(game: Anno, fighter: Figure, enemy: Figure, willing: Sequence[str] = ()) -> list[Figure]:
    """Friends of the same side support by themselves. Non-player Characters support nobody, and are supported by anybody who is willing."""
    return [
        supporter
        for supporter in game.figures
        if supporter is not fighter
        and (supporter.id in willing if fighter.seat == NOBODY else engage.allied(fighter, supporter))
        and can_support(game, supporter, enemy)
    ]


@clause("AD66-MOD-06", "AD66-NPC-24", "AD66-DISC-08", "AD66-AMB-63")
def can_support(game: Anno, supporter: Figure, enemy: Figure) -> bool:
    """Beside the enemy, on its feet, without a marker, and engaged by nobody else."""
    return (
        supporter.seat != NOBODY
        and supporter.in_play
        and not supporter.prone  # AD66-STATE-02
        and not supporter.unconscious  # AD66-STATE-04
        and not supporter.marker  # AD66-AMB-105
        and supporter.cell in game.ground.controls(enemy.cell)
        and all(engager is enemy for engager in engage.engagers(game, supporter))
    )


@clause("AD66-MOD-06", "AD66-DISC-08", "AD66-NPC-24", "AD66-STATE-02", "AD66-STATE-04")
def why_not(game: Anno, supporter: Figure, enemy: Figure) -> Refusal | None:
    """Why somebody cannot support against an enemy."""
    if can_support(game, supporter, enemy):
        return None
    who = {"model": supporter.id, "target": enemy.id}
    if supporter.seat == NOBODY:
        return refuse("why-npc-supports-not", "AD66-NPC-24", model=supporter.id)
    if supporter.prone or supporter.unconscious:
        return refuse("why-support-lying", "AD66-MOD-06", model=supporter.id)
    if supporter.marker:
        return refuse("why-support-marked", "AD66-DISC-08", model=supporter.id)
    if supporter.cell not in game.ground.controls(enemy.cell):
        return refuse("why-fight-apart", "AD66-MOD-06", **who)
    other = next(engager for engager in engage.engagers(game, supporter) if engager is not enemy)
    return refuse("why-support-engaged", "AD66-MOD-06", model=supporter.id, enemy=other.id)


@clause("AD66-NPC-24", "AD66-AMB-64")
def why_unwilling(game: Anno, seat: int, enemy: Figure, supporter: Figure) -> Refusal | None:
    """Why a player cannot have somebody help a non-player Character: not the player's own, a friend of the enemy, or unable to help."""
    if supporter.seat == NOBODY:
        return refuse("why-npc-supports-not", "AD66-NPC-24", model=supporter.id)
    reason = refusals.why_not_own(supporter, seat, "AD66-NPC-24")
    if reason is None and engage.allied(supporter, enemy):
        reason = refuse("why-fight-friend", "AD66-NPC-24", model=supporter.id, target=enemy.id)
    return reason or why_not(game, supporter, enemy)


@clause("AD66-MOD-07", "AD66-AMB-37", "AD66-AMB-63")
def support_value(game: Anno, fighter: Figure, enemy: Figure, supporter: Figure) -> int:
    """1, or 2 from the opposite square: the mirror image of the fighter's square through the enemy's."""
    return OPPOSITE if game.grid.opposite(fighter.cell, enemy.cell) == supporter.cell else BESIDE


@rule("AD66-NPC-24", "AD66-AMB-64", "AD66-DP-67")
def volunteers(game: Anno, combat: Combat) -> Rule[tuple[str, ...]]:
    """Which of the players' Characters support a non-player Character in this fight, as their players choose."""
    attacker, defender = game.figure(combat.attacker.figure), game.figure(combat.defender.figure)
    for npc, enemy in ((attacker, defender), (defender, attacker)):
        if npc.seat == NOBODY != enemy.seat:
            chosen = yield from ask_players(game, npc, enemy)
            return chosen
    return ()


@rule("AD66-NPC-24", "AD66-AMB-64", "AD66-DP-67")
def ask_players(game: Anno, npc: Figure, enemy: Figure) -> Rule[tuple[str, ...]]:
    """Each player whose Characters stand beside the enemy is asked, unless the enemy is a friend."""
    willing: list[str] = []
    for seat in sorted(game.seats, key=lambda seat: seat != game.initiative_holder):
        options = [
            figure.id
            for figure in game.of_seat(seat)
            if not engage.allied(figure, enemy) and can_support(game, figure, enemy)
        ]
        if options:
            ask = Some(
                "support-npc",
                seat=seat,
                rule="AD66-NPC-24",
                options=options,
                least=0,
                most=len(options),
                of="model",
                about=questions.AtTarget(model=npc.id, target=enemy.id),
                why=refusals.figures_on_board(game, functools.partial(why_unwilling, game, seat, enemy)),
                once="AD66-MOD-06",
            )
            chosen = yield from decide(game, ask)
            willing += chosen
    return tuple(willing)
