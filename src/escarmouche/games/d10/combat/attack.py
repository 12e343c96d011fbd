"""Attacks (D10-CC-02 to -05, -31): Charge, Strike and Hit hard, from their declaration until blows are exchanged (fight.py)."""

from __future__ import annotations

import functools
from typing import Any

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Shut, parts, unless_empty
from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.cards.stats import advance
from escarmouche.games.d10.combat import arms
from escarmouche.games.d10.combat.defensive_shot import halt_for_defensive_shot
from escarmouche.games.d10.ground import sight, stand
from escarmouche.games.d10.ground.measure import CONTACT, behind, contact, gap, ready, touching
from escarmouche.games.d10.movement import facing, hide, jump, posture
from escarmouche.games.d10.movement.measured_path import Gait, track
from escarmouche.games.d10.movement.straight_moves import Charge
from escarmouche.games.d10.movement.walk import walk
from escarmouche.games.d10.refusals import figure_of, why_not_enemy
from escarmouche.games.d10.state import Action, AttackName, Figure
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec
from escarmouche.space.units import TOLERANCE


@clause("D10-CC-09", "D10-CC-15", "D10-CC-25", "D10-STA-09", "D10-POS-03")
def begin(game: D10, name: AttackName, figure: Figure, target: Figure) -> Action:
    """The attack is declared: what counts is how the two stand to each other now. Nobody attacks hidden or crouching."""
    surprise = name == "charge" and figure.hidden
    action = Action(name, figure.id, target.id, surprise, behind(figure, target))
    game.state.action = action
    figure.attacked = True
    game.tell(f"{name}-declared", DECLARED[name], figure=figure.id, target=target.id)
    hide.reveal(game, figure)  # D10-STA-08
    posture.uncrouch(game, figure)  # D10-STA-06
    return action


# -- in contact


@clause("D10-CC-02", "D10-CC-24", "D10-CC-25", "D10-CC-38", "D10-DP-12")
def _strike(game: D10, figure: Figure, name: str = "strike", rule_id: str = "D10-CC-02") -> Choose | Shut:
    """Whom: an enemy in contact, standing or not, unless its horse has kicked this turn."""
    enemies = [enemy.id for enemy in touching(game, figure)]
    targets = [enemy for enemy in enemies if enemy not in figure.barred]
    why, about = functools.partial(why_not_struck, game, figure, rule_id), questions.OfFigure(figure=figure.id)
    ask = Choose(name, seat=figure.seat, rule=rule_id, options=targets, of="figure", about=about, why=why)
    if enemies:
        return unless_empty(ask, lambda: refuse("why-kicked", "D10-CC-38", figure=figure.id, target=enemies[0]))
    return Shut(lambda: refuse("why-nobody-in-contact", rule_id, figure=figure.id), ask)


@clause("D10-CC-02", "D10-CC-25", "D10-CC-38", "D10-GEO-09")
def why_not_struck(game: D10, figure: Figure, rule_id: str, name: Any) -> Refusal | None:
    """Why this one cannot be struck: no enemy, out of contact, or its horse has kicked."""
    target = figure_of(game, name)
    reason = None if target is None else why_not_enemy(figure, target, "D10-CC-25")
    if target is None or reason is not None:
        return reason
    who, apart = {"figure": figure.id, "target": target.id}, gap(figure, target)
    if apart > CONTACT + TOLERANCE:
        return refuse("why-not-in-contact", rule_id, **who, gap=round(apart))
    if not contact(figure, target):
        return refuse("why-other-level", "D10-GEO-09", **who)
    return refuse("why-kicked", "D10-CC-38", **who) if target.id in figure.barred else None


@clause("D10-CC-02", "D10-CC-03")
def strike(game: D10, figure: Figure, target: str) -> None:
    """Strike, 2 PA: attack an enemy in contact."""
    begin(game, "strike", figure, game.figure(target)).stage = "fight"


@clause("D10-CC-31", "D10-WPN-18", "D10-AMB-12")
def _hithard(game: D10, figure: Figure) -> Choose | Refusal | Shut:
    """Only a heavy weapon hits hard."""
    weapon = arms.melee(game, figure)
    if weapon is None or not game.weapon(weapon).heavy:
        return refuse("why-not-heavy", "D10-WPN-18", figure=figure.id)
    return _strike(game, figure, "hithard", "D10-CC-31")


@clause("D10-CC-31")
def hithard(game: D10, figure: Figure, target: str) -> None:
    """Hit hard, 2 PA: a normal attack; if it touches, the enemy has D-1."""
    begin(game, "hithard", figure, game.figure(target)).stage = "fight"


# -- charging


@clause("D10-CC-04", "D10-MOV-04", "D10-AMB-42")
def gait(game: D10, figure: Figure) -> Gait:
    """A charge is one straight line, at most an Advance; low scenery on it is crossed as the level says."""
    return Gait("charge", advance(game, figure), "D10-CC-04", straight=True, over=jump.over(game, figure))


@clause("D10-CC-03", "D10-CC-04", "D10-DP-12")
def _charge(game: D10, figure: Figure) -> Menu | Shut:
    """Whom, and to which place in contact with it."""
    run = gait(game, figure)
    branches: dict[str, LazyBranch] = {
        enemy.id: functools.partial(_towards, game, figure, run, enemy)
        for enemy in _shown(game, figure)
        if gap(figure, enemy) <= run.distance + TOLERANCE
    }
    menu = Menu(
        "charge",
        seat=figure.seat,
        rule="D10-CC-04",
        branches=branches,
        of="figure",
        about=questions.OfFigure(figure=figure.id),
        why=functools.partial(_why_not, game, figure, run),
    )
    return menu if next(menu.open(), None) else Shut(functools.partial(_why_nobody_charged, game, figure, run), menu)


@clause("D10-CC-04", "D10-LOS-06", "D10-STA-07", "D10-CC-38")
def _towards(game: D10, figure: Figure, run: Gait, enemy: Figure) -> Place | Refusal:
    """Where a charge on this enemy may end: it is within reach, seen, not protected by hiding, and a way to it is clear."""
    about: questions.AtTarget = {"figure": figure.id, "target": enemy.id}
    if enemy.id in figure.barred:
        return refuse("why-kicked", "D10-CC-38", **about)
    apart = gap(figure, enemy)
    if apart > run.distance + TOLERANCE:
        return refuse("why-charge-far", "D10-CC-04", **about, gap=round(apart), reach=run.distance)
    if hide.protected(game, enemy, figure):
        return refuse("why-charge-hidden", "D10-STA-07", **about)
    if not sight.sees(game, figure, enemy):
        return refuse("why-charge-unseen", "D10-LOS-06", **about)
    region = Charge(game, figure, enemy, run)
    if not region:
        return region.why_blocked()
    return Place("charge-to", seat=figure.seat, rule="D10-CC-04", region=region, about=about)


@clause("D10-CC-25", "D10-HID-04")
def _why_not(game: D10, figure: Figure, run: Gait, name: Any) -> Refusal | None:
    """Why this one cannot be charged."""
    enemy = figure_of(game, name)
    reason = None if enemy is None else why_not_enemy(figure, enemy, "D10-CC-25")
    if enemy is None or reason is not None:
        return reason
    if enemy not in _shown(game, figure):
        return refuse("why-away-veiled", "D10-HID-04", figure=enemy.id)
    ask = _towards(game, figure, run, enemy)
    return ask if isinstance(ask, Refusal) else None


@clause("D10-HID-04")
def _shown(game: D10, figure: Figure) -> list[Figure]:
    """The enemies that its player knows of: in fog not those that are hidden."""
    return [enemy for enemy in game.enemies(figure) if hide.audience(game, enemy) is None]


def _why_nobody_charged(game: D10, figure: Figure, run: Gait) -> Refusal:
    """Nobody can be charged: say what is wrong with the nearest enemy."""
    enemies = sorted(_shown(game, figure), key=lambda enemy: gap(figure, enemy))
    reason = _why_not(game, figure, run, enemies[0].id) if enemies else None
    return reason or refuse("why-charge-nobody", "D10-CC-04", figure=figure.id)


@rule("D10-CC-03", "D10-CC-04", "D10-CC-05", "D10-REA-09", "D10-REA-10", "D10-ACT-05")
def charge(game: D10, figure: Figure, answer: Answer) -> Rule[None]:
    """Charge, 2 PA: a move, shot at by others and then by its target, and if it gets there, a strike."""
    name, spot = parts(answer)
    target = game.figure(name)
    action = begin(game, "charge", figure, target)
    run = gait(game, figure)
    legs = (stand.snap(game, figure, spot[0], spot[1], game.body(target)),)
    way = track(game, figure, legs, run)
    walked = yield from walk(game, figure, legs, run, skip=target.id)
    if arrived(figure, target):
        yield from halt_for_defensive_shot(game, figure, target, way)
    if arrived(figure, target):
        action.charged, action.stage = round(walked.d), "fight"
    else:
        game.state.action = None
        game.tell("charge-failed", "D10-CC-04", figure=figure.id, target=target.id)
        if ready(figure):
            yield from facing.ask(game, figure, "D10-GEO-06")


@clause("D10-CC-04", "D10-REA-09")
def arrived(figure: Figure, target: Figure) -> bool:
    """Is it on its feet or its horse, in contact with its target?"""
    return figure.in_play and target.in_play and ready(figure) and contact(figure, target)


DECLARED = {"charge": "D10-CC-03", "strike": "D10-CC-02", "hithard": "D10-CC-31"}
ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("charge", 2, "D10-CC-03", _charge, charge),
    ActionSpec("strike", 2, "D10-CC-02", _strike, strike),
    ActionSpec("hithard", 2, "D10-CC-31", _hithard, hithard, "melee_adv"),
)
