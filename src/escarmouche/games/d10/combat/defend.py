"""How an attacked figure reacts (D10-CC-06 to -08, -32 to -41): defend, skewer; dodge, parry, kick, change weapon."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from escarmouche.core.asks.ask import Answer, LazyBranch, Menu, parts
from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.combat import arms
from escarmouche.games.d10.combat.bout import Bout
from escarmouche.games.d10.dice.rolls import agility
from escarmouche.games.d10.ground import fog, stand
from escarmouche.games.d10.ground.measure import ready, touching
from escarmouche.games.d10.harm import damage
from escarmouche.games.d10.movement import facing
from escarmouche.games.d10.movement.measured_path import Gait
from escarmouche.games.d10.movement.straight_moves import Retreat
from escarmouche.games.d10.movement.walk import walk
from escarmouche.games.d10.refusals import END
from escarmouche.games.d10.state import Figure, UnderResult
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_list import KEYS, why_not_at_level, worded
from escarmouche.games.d10.turn.activation import pay_reaction

COST = 2  # PA of every reaction except Defend (D10-ACT-06)
BACK = 5_000  # how far a dodge steps back (D10-CC-34)
KICKED = 1_000  # how far from the rider a kick sets its enemy (D10-CC-38)
Reaction = Callable[[D10, Figure], Menu | Refusal | None]  # what it asks then, or why it is not possible
RETREAT = Gait("dodge", BACK, "D10-CC-35", straight=True, over="none", slows=False)


# -- what it may choose


@clause("D10-CC-06", "D10-CC-07", "D10-CC-08", "D10-DP-13", "D10-ACT-06")
def options(game: D10, defender: Figure) -> dict[str, LazyBranch]:
    """Every answer to the declared attack, open or closed. Why one is closed is worked out when somebody looks."""
    answers: dict[str, Reaction] = {"skewer": why_no_skewer}
    if "melee_adv" in game.on:
        answers |= {"dodge": why_no_dodge, "parry": why_no_parry, "kick": why_no_kick, "swap": change_menu}
    return {"defend": None, **{name: functools.partial(reaction, game, defender) for name, reaction in answers.items()}}


@clause("D10-ACT-06", "D10-STA-09", "D10-CC-08", "D10-CC-41", "D10-REA-09")
def why_only_defend(game: D10, defender: Figure) -> Refusal | None:
    """What leaves it nothing but Defend: surprise, lying down or hanging on a wall, PA already spent."""
    action = game.state.action
    if action is not None and action.surprise:
        return refuse("why-surprised", "D10-STA-09", figure=defender.id, by=action.figure)
    if not ready(defender):
        return refuse("why-reaction-posture", "D10-CC-08", figure=defender.id)
    if defender.pa < COST:
        return refuse("why-reaction-pa", "D10-ACT-06", figure=defender.id, pa=defender.pa, cost=COST)
    return None


@clause("D10-CC-06", "D10-CC-08")
def why_no_skewer(game: D10, defender: Figure) -> Refusal | None:
    """Skewer needs a melee weapon that is not improvised."""
    if arms.melee(game, defender) is None:
        return refuse("why-improvised", "D10-CC-08", figure=defender.id)
    return why_only_defend(game, defender)


@clause("D10-CC-34", "D10-CC-35", "D10-CC-41", "D10-MNT-03", "D10-AMB-33")
def why_no_dodge(game: D10, defender: Figure) -> Refusal | None:
    """Dodge: on foot, one against one, and with room to step back."""
    if defender.mounted:
        return refuse("why-dodge-mounted", "D10-MNT-03", figure=defender.id)
    if reason := why_only_defend(game, defender):
        return reason
    assert game.state.action is not None
    attacker = game.figure(game.state.action.figure)
    for fighter in (defender, attacker):
        for other in touching(game, fighter):
            if other not in (defender, attacker):
                return refuse("why-not-alone", "D10-CC-35", figure=fighter.id, by=other.id)
    if not dodge_places(game, defender, attacker):
        return refuse("why-no-room", "D10-CC-35", figure=defender.id)
    return None


def dodge_places(game: D10, defender: Figure, attacker: Figure) -> Retreat:
    """Where a dodge may lead, as its player knows the table: straight 5 cm, out of contact."""
    return Retreat(fog.known(game, defender.seat), defender, BACK, [attacker], "D10-CC-35")


@clause("D10-CC-36", "D10-CC-41")
def why_no_parry(game: D10, defender: Figure) -> Refusal | None:
    """Parry needs a melee weapon or a shield in hand."""
    shield = any(game.weapon(thing).shield for thing in arms.hands(game, defender))
    if arms.melee(game, defender) is None and not shield:
        return refuse("why-parry-unarmed", "D10-CC-41", figure=defender.id)
    return why_only_defend(game, defender)


@clause("D10-CC-38", "D10-MNT-02")
def why_no_kick(game: D10, defender: Figure) -> Refusal | None:
    """Kick: its horse does it."""
    if not defender.mounted:
        return refuse("why-kick-on-foot", "D10-CC-38", figure=defender.id)
    return why_only_defend(game, defender)


@clause("D10-CC-32", "D10-CC-33", "D10-CC-41", "D10-DP-14")
def change_menu(game: D10, defender: Figure) -> Menu | Refusal:
    """Change weapon: for a figure that holds no useful melee weapon but carries one. What it will hold is named now."""
    if arms.melee(game, defender) is not None:
        return refuse("why-armed", "D10-CC-33", figure=defender.id)
    if "weapon_in_hand" not in game.on or all(arms.worth(game, defender, thing) is None for thing in defender.things):
        return refuse("why-no-other-weapon", "D10-CC-33", figure=defender.id)
    return why_only_defend(game, defender) or arms.choice(game, defender, "swap", "D10-CC-33")


@clause("D10-ACT-06", "D10-LVL-05")
def why_no_answer(game: D10, name: Any) -> Refusal | None:
    """Why something is not an answer to an attack: it belongs to another level, or to a figure's own activation."""
    if name == END or name in KEYS:
        return refuse("why-no-reaction", "D10-ACT-06", action=name if name == END else worded(name))
    return why_not_at_level(game, name)


@rule("D10-CC-09", "D10-CC-23", "D10-ACT-11", "D10-DP-13", "D10-AMB-08")
def declare(game: D10, bout: Bout) -> Rule[Answer]:
    """The defender says what it does. Nobody is asked where only Defend is left; a stunned figure cannot do even that."""
    defender = bout.defender
    if defender.posture == "stunned":
        return ""
    ask = Menu(
        "defence",
        seat=defender.seat,
        rule="D10-CC-06",
        branches=options(game, defender),
        of="action",
        about=questions.AgainstAttack(figure=defender.id, by=bout.attacker.id),
        why=functools.partial(why_no_answer, game),
    )
    if next((name for name, _ in ask.open() if name != "defend"), None) is None:
        return "defend"
    answer = yield ask
    return answer


# -- the result


@rule("D10-CC-09", "D10-CC-40", "D10-ACT-07", "D10-AMB-09")
def attempt(game: D10, bout: Bout, reaction: Answer) -> Rule[None]:
    """The reaction is paid and tried. What fails leaves the reflex to survive, which is Defend."""
    name, rest = parts(reaction)
    if not name:
        return
    bout.stance = "defend"
    if name == "defend":
        return
    pay(game, bout, name)
    if name == "skewer":
        bout.stance = "skewer"
        return
    result = yield from agility(game, bout.defender, RULES[name])
    if name == "swap":
        yield from change_weapon(game, bout.defender, rest, result)
    elif result == "critical":
        bout.over = True
        yield from damage.clumsy(game, bout.defender, RULES[name])
    elif result == "success":
        step = MADE[name](game, bout)
        if step is not None:
            yield from step


@clause("D10-ACT-06", "D10-TURN-09")
def pay(game: D10, bout: Bout, name: str) -> None:
    """The reaction is paid for and announced."""
    defender = bout.defender
    pay_reaction(defender, COST)
    game.tell("reaction", RULES[name], figure=defender.id, by=bout.attacker.id, reaction=f"reaction-{name}")


@rule("D10-CC-34", "D10-CC-35", "D10-DP-14")
def step_back(game: D10, bout: Bout) -> Rule[None]:
    """Dodged: it steps back 5 cm on a line of its choice, and there is no fight."""
    defender = bout.defender
    bout.over, bout.stance = True, "dodge"
    about: questions.AgainstAttack = {"figure": defender.id, "by": bout.attacker.id}
    region = dodge_places(game, defender, bout.attacker)
    spot = yield Place("dodge", seat=defender.seat, rule="D10-CC-35", region=region, about=about)
    yield from walk(game, defender, (spot[:2],), RETREAT, trigger=False)
    yield from facing.ask(game, defender, "D10-GEO-06")


@clause("D10-CC-36", "D10-CC-37")
def ward_off(game: D10, bout: Bout) -> None:
    """Parried: D+2 if the attacker touches, and it may touch in turn."""
    bout.stance = "parry"


@clause("D10-CC-38", "D10-CC-39")
def throw_off(game: D10, bout: Bout) -> None:
    """Kicked: the enemy is set 1 cm away, its attack is spent, and it does not attack this rider again this turn."""
    attacker, rider = bout.attacker, bout.defender
    bout.over = True
    attacker.x, attacker.y, attacker.z, attacker.floor = stand.apart(game, attacker, rider, KICKED)
    attacker.moved = True
    attacker.barred.append(rider.id)
    game.tell("kicked", "D10-CC-38", figure=rider.id, target=attacker.id)


@rule("D10-CC-32", "D10-CC-33")
def change_weapon(game: D10, defender: Figure, answer: Answer, result: UnderResult) -> Rule[None]:
    """Made: it holds what it named. Failed: no change. Critical: everything it meant to swap falls to the ground."""
    if result == "success":
        arms.hold(game, defender, answer)
    elif result == "critical":
        named = arms.named(answer)
        for thing in [thing for thing in defender.things if thing.held != (thing.id in named)]:
            yield from arms.drop(game, defender, thing)


RULES = {"skewer": "D10-CC-06", "dodge": "D10-CC-34", "parry": "D10-CC-36", "kick": "D10-CC-38", "swap": "D10-CC-32"}
MADE: dict[str, Callable[[D10, Bout], Step[None] | None]] = {"dodge": step_back, "parry": ward_off, "kick": throw_off}
