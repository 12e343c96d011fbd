"""Answers to what others do: attacks, shots at a figure that moves, and dice that may be rolled again."""

from __future__ import annotations

import itertools

from escarmouche.bots.branches import question
from escarmouche.bots.d10.combat import melee, shooting, weapons
from escarmouche.bots.d10.objectives.assignment import tasks_of
from escarmouche.bots.d10.odds import harm, under
from escarmouche.bots.d10.place_value import place_value
from escarmouche.bots.d10.position import Position
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu
from escarmouche.core.asks.region import Place
from escarmouche.games.d10.questions import AgainstAttack, AtTarget, Reaction, Reroll

SPOTS = 16  # places that a dodge looks at


def defence(ask: Menu, position: Position) -> Answer:
    """The answer to an attack that leaves the target best off."""
    about, names = about_of(ask, AgainstAttack), [name for name, _ in ask.open()]
    target, attacker = position.fighter(about["figure"]), position.fighter(about["by"])
    values = melee.answers(position, attacker, target, names)
    best = max(values, key=lambda name: values[name])
    if best != "swap":
        return best
    hands = question(ask, Menu, "swap")
    held = None if hands is None else weapons.best_hands(hands, target.things, position.cards, "melee", target.mounted)
    return "defend" if held is None else {"swap": held}


def dodge(ask: Place, position: Position) -> Answer:
    """To the best place around."""
    fighter = position.fighter(about_of(ask, AgainstAttack)["figure"])
    tasks = tasks_of(position, fighter)
    spots = itertools.islice(ask, SPOTS)
    return max(spots, key=lambda spot: place_value(position, fighter.moved(*spot[:2]), tasks))


def defensive_shot(ask: Menu, position: Position) -> Answer:
    """A shot at an enemy that comes on, if it is worth more than a blow."""
    about = about_of(ask, AtTarget)
    shooter, attacker = position.fighter(about["figure"]), position.fighter(about["target"])
    blows = melee.answers(position, attacker, shooter, ["skewer", "parry"] if shooter.weapon.sound else [])
    top, best = max(blows.values()), "no-shot"
    for gun in shooter.guns:
        if gun.thing in ask.names:
            made = under(shooter.a)
            hope = made * shooting.shot_value(position, shooter, gun, attacker, aim=True)
            hope += (1 - made) * shooting.shot_value(position, shooter, gun, attacker, aim=True, moved=True)
            cost = 0.0 if shooter.activated else melee.TURN
            stopped = under((shooter.t or 0) - 1) * (1 - harm(attacker.d, False, False))
            value = hope - cost + blows["defend"] * (1 - stopped)
            if value > top:
                top, best = value, gun.thing
    return best


def reaction(ask: Menu, position: Position) -> Answer:
    """A shot at a figure that moves, if nothing better is to be done with the turn."""
    target = position.fighter(about_of(ask, Reaction)["target"])
    top = 0.0
    best: Answer = "no-shot"
    for name, inner in ask.open():
        if inner is None:
            continue
        shooter = position.fighter(name)
        cost = 0.0 if shooter.activated else melee.TURN
        for gun in shooter.guns:
            if not gun.loaded or not gun.held:
                continue
            view = position.view(shooter, target) or 0.5
            value = shooting.shot_value(position, shooter, gun, target, moved=True, view=view) - cost
            if value > top:
                top, best = value, {name: last_point(inner, gun.thing)}
    return best


def last_point(ask: Ask, thing: str) -> Answer:
    """The last point of the path, with a weapon if there are several."""
    if isinstance(ask, Menu):
        points = question(ask, Choose, thing)
        assert points is not None
        return {thing: points.options[-1]}
    assert isinstance(ask, Choose)
    return ask.options[-1]


def reroll(ask: Choose, position: Position) -> Answer:
    """Again if the die is worse than another is likely to be."""
    about = about_of(ask, Reroll)
    if about["roll"] == "jc":
        return "reroll" if about["die"] <= 4 else "keep"
    return "reroll" if about["die"] >= about["need"] else "keep"
