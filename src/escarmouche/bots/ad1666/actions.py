"""What an activated Character may do that deserves a look: the best few shots, moves that have a point, and whatever is rare."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from escarmouche.bots.ad1666.combat.shooting import share_lost, shot_value
from escarmouche.bots.ad1666.fighter import Fighter
from escarmouche.bots.ad1666.objectives.goals import exit_zone
from escarmouche.bots.ad1666.position import Position, read
from escarmouche.bots.ad1666.printed import PrintedCards
from escarmouche.bots.ad1666.walking import ENDLESS, PACE, TURN, distances_to, walk
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Ask, Menu, parts
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.questions import Action
from escarmouche.games.ad1666.setup.scenario import COLOURS

SHOTS = 2
FEW = 3
LISTED = 64
FAR = 5 * TURN // 4  # half Movement Points: too far for anybody to come now
NOT_NOW = ("equip", "break-with", "mind-reading")
SHOOTING = ("aimed-shot", "defensive-shot", "quick-shot")
LAST = ("full-move", "partial-move", "run", "reload", "watch", "end")  # what is considered after what is rare

Branches = Mapping[str, Ask | None]


def action(ask: Menu, scene: Scene, cards: PrintedCards) -> list[Answer]:
    """The actions that deserve a look."""
    position, about = read(scene, ask.seat, cards), about_of(ask, Action)
    fighter = position.fighter(about["model"])
    if fighter is None:
        return list(itertools.islice(ask, LISTED))
    branches = dict(ask.open())
    if "full-move" in branches and almost_out(position, fighter):
        return ["full-move"]
    answers: list[Answer] = []
    for name, inner in branches.items():
        if name not in NOT_NOW and not pointless(name, position, fighter, branches, about["partials"]):
            answers += of_branch(name, inner, position, fighter)
    return sorted(answers, key=looked_at)


def almost_out(position: Position, fighter: Fighter) -> bool:
    """Does it carry what must be carried out, and does one Full Move lead over a way out?"""
    if position.engagers[fighter.id]:
        return False
    for goal in position.stakes.scenario.goals:
        if goal.does == "exit" and goal.side in ("both", COLOURS[fighter.side]) and goal.item in fighter.carried:
            ways = distances_to(position.board, exit_zone(position, goal), fighter.gait)
            if ways.get(fighter.cell, ENDLESS) + PACE <= TURN:
                return True
    return False


def looked_at(answer: Answer) -> int:
    """What to look at first, should time run out."""
    name = parts(answer)[0]
    return LAST.index(name) if name in LAST else -1


def pointless(name: str, position: Position, fighter: Fighter, branches: Branches, partials: int) -> bool:
    """Is it something that another action does better?"""
    if name == "partial-move":
        return not partials and not busy(fighter, position, branches)
    if name == "run":
        return not nobody_near(position, fighter)
    if name == "quick-shot":
        return not partials and "aimed-shot" in branches and len(fighter.guns) < SHOTS
    return name == "watch" and nobody_near(position, fighter) and not fighter.guns


def busy(fighter: Fighter, position: Position, branches: Branches) -> bool:
    """Does it have something to do besides walking: shoot, pick something up, talk, pray, rise?"""
    if fighter.guns or {"pick-up", "bribe", "tactician", "pickpocket", "prayer", "force-door", "use"} & set(branches):
        return True
    lying = [cell for cells in position.floor.values() for cell in cells]
    talents = {"pickpocket", "bribe"} & set(fighter.card.talents)
    return bool(talents) or any(position.board.grid.distance(fighter.cell, cell) <= FEW for cell in lying)


def nobody_near(position: Position, fighter: Fighter) -> bool:
    """Is nobody within reach of a charge?"""
    return all(
        walk(position.board, fighter.cell, enemy.cell, fighter.gait) > FAR
        for enemy in position.enemies[fighter.id]
        if enemy.upright
    )


def of_branch(name: str, inner: Ask | None, position: Position, fighter: Fighter) -> list[Answer]:
    """The answers of one branch."""
    if inner is None:
        return [name]
    if name in SHOOTING:
        return [{name: shot} for shot in shots(inner, position, fighter)]
    if name == "spot" and isinstance(inner, Menu):
        score = "wit" if fighter.card.wit >= fighter.card.intelligence else "intelligence"
        return [{name: {whom: score}} for whom in itertools.islice(inner.names, SHOTS)]
    return [{name: answer} for answer in itertools.islice(inner, FEW)]


def shots(ask: Ask, position: Position, fighter: Fighter, most: int = SHOTS) -> list[Answer]:
    """The best shots: weapon and target."""
    rated: list[tuple[float, int, Answer]] = []
    for place, shot in enumerate(ask):
        target = position.fighter(next(iter(shot.values())) if isinstance(shot, dict) else "")
        if target is not None and target.vocation != "recruit":
            rated.append((-offered_shot(position, fighter, target), place, shot))
    return [shot for _, _, shot in sorted(rated, key=lambda pair: pair[:2])[:most]]


def offered_shot(position: Position, fighter: Fighter, target: Fighter) -> float:
    """What a shot that is offered may bring; an enemy beside the shooter is shot at all the same."""
    value = shot_value(position, fighter, target)
    if value or not fighter.guns:
        return value
    return target.price * max([share_lost(gun, 1, 1, target) for gun in fighter.guns])
