"""Defensive shots (D10-REA-06 to -10): the target of a charge may shoot at its charger 1 cm from contact."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import LazyBranch, Menu, parts
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.combat import arms, shoot
from escarmouche.games.d10.combat.reaction_shots import NONE, armed, engaged_by_another, why_not_with
from escarmouche.games.d10.dice.rolls import agility
from escarmouche.games.d10.ground import measure, stand
from escarmouche.games.d10.movement.measured_path import Track
from escarmouche.games.d10.state import PA, Figure, Mod, Thing
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.activation import pay_reaction

SHOT = 1_000  # how far from contact a charger is when its target shoots at it (D10-REA-07)


@rule("D10-REA-07", "D10-REA-10")
def halt_for_defensive_shot(game: D10, figure: Figure, target: Figure, way: Track) -> Rule[None]:
    """After all other shots the target may shoot at its charger 1 cm from contact; a charger still on its feet comes on."""
    if "shoot_adv" not in game.on:
        return
    there = (figure.x, figure.y, figure.z, figure.floor)
    short = stand.set_back(game, figure, way, max(0, way.length - SHOT))
    figure.x, figure.y, figure.z, figure.floor = short
    if (yield from offer_defensive_shot(game, target, figure)):
        figure.x, figure.y, figure.z, figure.floor = there


@rule("D10-REA-07", "D10-REA-09", "D10-DP-18", "D10-AMB-30", "D10-AMB-32")
def offer_defensive_shot(game: D10, shooter: Figure, charger: Figure) -> Rule[bool]:
    """A Defensive shot at a charger that is 1 cm from contact, if its target can and wants to. Does the charge go on?"""
    things = weapons(game, shooter, charger)
    if not things:
        return True
    branches: dict[str, LazyBranch] = {NONE: None, **{thing.id: None for thing in things}}
    about: questions.AtTarget = {"figure": shooter.id, "target": charger.id}
    why = functools.partial(why_not_with, game, shooter, "D10-REA-07")
    ask = Menu("defshot", seat=shooter.seat, rule="D10-DP-18", branches=branches, of="thing", about=about, why=why)
    answer = yield ask
    name, _ = parts(answer)
    if name != NONE:
        yield from _turn_and_fire(game, shooter, arms.thing_of(shooter, name), charger)
    return charger.in_play and measure.ready(charger)


@clause("D10-REA-07", "D10-STA-09")
def weapons(game: D10, shooter: Figure, charger: Figure) -> list[Thing]:
    """What it could shoot with at a charger: not engaged, not surprised. Range, sight and arc do not matter."""
    action = game.state.action
    surprised = action is not None and action.figure == charger.id and action.surprise
    if "shoot_adv" not in game.on or surprised or engaged_by_another(game, shooter, charger):
        return []
    return armed(game, shooter)


@rule("D10-REA-06", "D10-REA-08", "D10-WPN-09")
def _turn_and_fire(game: D10, shooter: Figure, thing: Thing, charger: Figure) -> Rule[None]:
    """It turns and rolls a JA: made, T as it is; failed, T-1 and nothing else; critical, no shot and no more ammunition."""
    pay_reaction(shooter, PA)
    measure.turn_to(shooter, charger)
    result = yield from agility(game, shooter, "D10-REA-06")
    if result == "critical":
        arms.run_out(game, shooter, thing)
        return
    mods: list[Mod] = shoot.hampered(shooter, "defensive") if result == "failure" else []
    yield from shoot.fire(game, shooter, thing, charger, mods, "D10-REA-06")
