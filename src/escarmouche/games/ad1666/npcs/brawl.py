"""Non-player Characters in the Combat Phase: whom they attack, and how they fight among themselves (AD66-NPC-21 to -27)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.combat import combat_phase, engage, retreat, support
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.npcs import npc, route
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.npcs.guard import ATTACKER
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import BARE, Anno

EVEN = 12  # up to this the attacker wins (AD66-NPC-25)
HURT = 2  # Wounds of the loser, armour ignored


@clause("AD66-NPC-08", "AD66-NPC-21", "AD66-COMPH-05", "AD66-MELEE-02")
def waiting(game: Anno) -> list[Figure]:
    """Those that have not been activated by an attack and engage somebody; a Guard that nothing has roused is not among them."""
    return [
        one
        for one in game.npcs()
        if not one.activated and not one.prone and one.vocation == ATTACKER and engage.engaged(game, one)
    ]


@rule("AD66-NPC-02", "AD66-NPC-21", "AD66-NPC-22", "AD66-COMPH-05", "AD66-DP-65")
def fights(game: Anno) -> Rule[None]:
    """After all player Characters: one of them attacks, in the order that the Initiative holder sets."""
    ready = waiting(game)
    names = [one.id for one in ready]
    why = refusals.among(game, functools.partial(not_waiting, names))
    name = yield from route.choose(game, ready[0], "npc-next", names, "model", why)
    attacker = game.figure(name)
    enemies = engage.engaged(game, attacker)
    least = min([relevant(game, enemy) for enemy in enemies])
    weakest = [enemy.id for enemy in enemies if relevant(game, enemy) == least]
    why = refusals.among(game, functools.partial(not_weakest, game, attacker, weakest))
    target = game.figure((yield from route.choose(game, attacker, "npc-target", weakest, "model", why)))
    if target.seat == NOBODY:
        yield from brawl(game, attacker, target)
    else:
        yield from combat_phase.attack(game, attacker, target)


@clause("AD66-NPC-21", "AD66-COMPH-05")
def not_waiting(names: Sequence[str], figure: Figure) -> Refusal | None:
    """Why somebody is not the next to fight: a player's, activated before, on the ground, or with nobody to fight."""
    if figure.id in names:
        return None
    if figure.seat != NOBODY:
        return refuse("why-no-npc", "AD66-NPC-21", model=figure.id)
    if figure.activated:
        return refuse("why-fought-already", "AD66-NPC-21", model=figure.id)
    if figure.prone:
        return refuse("why-prone-fights-not", "AD66-STATE-02", model=figure.id)
    if figure.vocation != ATTACKER:
        return refuse("why-no-attacker", "AD66-NPC-07", model=figure.id, vocation=figure.vocation)
    return refuse("why-engages-nobody", "AD66-NPC-21", model=figure.id)


@clause("AD66-NPC-22")
def not_weakest(game: Anno, attacker: Figure, weakest: Sequence[str], figure: Figure) -> Refusal | None:
    """Why it does not attack somebody: it does not engage it, or another one fights less well."""
    if figure.id in weakest:
        return None
    if figure not in engage.engaged(game, attacker):
        return refuse("why-not-engaged-by", "AD66-NPC-22", model=attacker.id, target=figure.id)
    other, mine = relevant(game, game.figure(weakest[0])), relevant(game, figure)
    return refuse("why-not-weakest", "AD66-NPC-22", target=figure.id, other=weakest[0], score=mine, least=other)


@clause("AD66-NPC-22", "AD66-AMB-108")
def relevant(game: Anno, figure: Figure) -> int:
    """The Combat Talent with its equipped Close Combat weapon, the best of two; Brawling with none."""
    held = [game.item(game.thing(figure, name)) for name in figure.hands]
    scores = [stats.score(game, figure, item.skill) for item in held if item.close and item.skill]
    return max(scores, default=stats.score(game, figure, "brawling"))


# -- among themselves


@rule("AD66-NPC-25", "AD66-DP-68", "AD66-EX-46")
def brawl(game: Anno, one: Figure, other: Figure) -> Rule[None]:
    """The Initiative holder names the attacker and an Event card decides: 12 or less, the attacker wins. The loser takes 2 Wounds,
    armour ignored, and retreats."""
    ask = Choose(
        "brawl-attacker",
        seat=game.holder,
        rule="AD66-NPC-25",
        options=[one.id, other.id],
        of="model",
        about={"model": one.id},
        why=refusals.only(game, [one.id, other.id], "why-not-in-brawl", "AD66-NPC-25", model=one.id, other=other.id),
    )
    name = yield from decide(game, ask)
    attacker, defender = (one, other) if name == one.id else (other, one)
    for fighter in (one, other):
        fighter.activated = True
    one.attacked = True
    npc.attacked(game, other, one)
    help_ = yield from meddle(game, attacker, defender)
    card = yield from npc.event_card(game, "AD66-NPC-25")
    value = int(card) - favour(game, attacker, defender) - help_
    loser, winner = (defender, attacker) if value <= EVEN else (attacker, defender)
    game.tell(
        "brawl",
        "AD66-NPC-25",
        model=attacker.id,
        other=defender.id,
        card=f"event-{card}",
        value=value,
        winner=winner.id,
    )
    yield from wound.hurt(game, loser, HURT, "AD66-NPC-25", winner)
    if loser.status == "":
        yield from retreat.lost(game, loser, winner)


@clause("AD66-NPC-26", "AD66-EX-45", "AD66-EX-46")
def favour(game: Anno, attacker: Figure, defender: Figure) -> int:
    """Net combat modifiers in favour of the attacker: talents, Reach, being Crippled or Prone."""
    difference = relevant(game, attacker) - relevant(game, defender)
    one, two = reach(game, attacker), reach(game, defender)
    difference += (one > two) - (two > one)
    for sign, figure in ((1, attacker), (-1, defender)):
        difference -= sign * (stats.crippled(game, figure) + figure.prone)
    return difference


@clause("AD66-MOD-02", "AD66-AMB-108")
def reach(game: Anno, figure: Figure) -> int:
    """Of the weapon with which its talent is best."""
    held = [game.item(game.thing(figure, name)) for name in figure.hands]
    close = [item for item in held if item.close and item.skill] or [game.items[BARE]]
    best = max(close, key=lambda item: stats.score(game, figure, item.skill or "brawling"))
    return best.reach or 0


@clause("AD66-NPC-27", "AD66-MOD-06")
def unhelped(game: Anno, figure: Figure, attacker: Figure, defender: Figure, helped: Figure) -> Refusal | None:
    """Why a Character cannot help somebody: no part of the brawl, or as it could not support it."""
    if helped not in (attacker, defender):
        two = {"model": attacker.id, "other": defender.id}
        return refuse("why-not-in-brawl", "AD66-NPC-27", target=helped.id, **two)
    return support.why_not(game, figure, defender if helped is attacker else attacker)


@rule("AD66-NPC-27", "AD66-DP-67")
def meddle(game: Anno, attacker: Figure, defender: Figure) -> Rule[int]:
    """Player Characters beside one of them, as if supporting the other, may shift the value by 1, or by 2 from the square opposite."""
    shift = 0
    for seat in sorted(game.seats, key=lambda seat: seat != game.holder):
        for figure in game.of_seat(seat):
            options = {
                helped.id: sign * support.worth(game, helped, foe, figure)
                for sign, helped, foe in ((1, attacker, defender), (-1, defender, attacker))
                if support.able(game, figure, foe)
            }
            if options:
                about = {"model": figure.id}
                why = refusals.among(game, functools.partial(unhelped, game, figure, attacker, defender))
                names = ["pass", *options]
                ask = Choose("meddle", seat=seat, rule="AD66-NPC-27", options=names, of="model", about=about, why=why)
                answer = yield from decide(game, ask)
                shift += options.get(answer, 0)
    return shift
