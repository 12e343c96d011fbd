"""What an activated Character may do that deserves a look: the best few shots, the best few squares, and whatever is rare."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping

from escarmouche.bots.ad1666.fighter import Fighter
from escarmouche.bots.ad1666.objectives.goals import exit_zone
from escarmouche.bots.ad1666.place_value import place_value
from escarmouche.bots.ad1666.position import Position, read
from escarmouche.bots.ad1666.printed import PrintedCards
from escarmouche.bots.ad1666.shooting import share_lost, shot_value
from escarmouche.bots.ad1666.walking import ENDLESS, PACE, TURN, distances_to, walk
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu, parts
from escarmouche.core.asks.cells import Cells
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.questions import Action, Move, OfModel
from escarmouche.games.ad1666.setup.scenario import COLOURS

SQUARES = 6  # that are examined more closely
SHOTS = 2
FEW = 3
LISTED = 64
FAR = 5 * TURN // 4  # half Movement Points: too far for anybody to come now
NOT_NOW = ("equip", "break-with", "mind-reading")
SHOOTING = ("aimed-shot", "defensive-shot", "quick-shot")
LAST = ("full-move", "partial-move", "run", "reload", "watch", "end")  # what is considered after what is rare

Branches = Mapping[str, Ask | None]


# -- actions


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


# -- steps


def move(ask: Menu, scene: Scene, cards: PrintedCards) -> list[Answer]:
    """The squares that deserve a look, by what can be seen from here; doors, climbs and jumps."""
    position, about = read(scene, ask.seat, cards), about_of(ask, Move)
    fighter = position.fighter(about["model"])
    if fighter is None:
        return list(itertools.islice(ask, LISTED))
    others: list[Answer] = []
    walks: list[Answer] = []
    for name, inner in ask.open():
        if name == "walk" and isinstance(inner, Cells):
            walks = [{name: cell} for cell in best(ends(inner, about), position, fighter, SQUARES)]
        elif name != "equip":
            others += ways(name, inner, position, fighter)
    return [*walks[:FEW], *sorted(others, key=lambda answer: answer == "stop"), *walks[FEW:]]


def ways(name: str, inner: Ask | None, position: Position, fighter: Fighter) -> list[Answer]:
    """Ways out of a square that are not plain steps."""
    if inner is None:
        return [name]
    if name in ("through", "climb", "down", "jump"):
        return [{name: cell} for cell in best(inner, position, fighter, 2)]
    if name in ("window", "wall"):
        return [{name: edge} for edge in beyond(inner, position, fighter)]
    if name == "leave":
        leaves = fighter.carried or fighter.health < 1
        return [{name: edge} for edge in itertools.islice(inner, 1)] if leaves else []
    return [{name: answer} for answer in itertools.islice(inner, FEW)]


def ends(walks: Cells, about: Move) -> list[str]:
    """Where walks may end. A Character that runs goes as far as it can: only then does it get further."""
    cells = list(walks.routes)
    full = [cell for cell in cells if walks.routes[cell].cost == about["mp"]]
    return full if about["kind"] == "run" and full else cells


def best(cells: Iterable[str], position: Position, fighter: Fighter, most: int) -> list[str]:
    """The best squares to stand in, as far as can be seen."""
    listed = list(cells)
    if len(listed) <= most:
        return listed
    values = {cell: place_value(position, fighter, cell) for cell in listed}
    return sorted(listed, key=lambda cell: -values[cell])[:most]


def beyond(edges: Iterable[str], position: Position, fighter: Fighter) -> Iterator[str]:
    """Windows and walls that lead somewhere better, or off the board if there is something to carry out."""
    now = place_value(position, fighter, fighter.cell)
    for edge in edges:
        cell = position.board.grid.edges[edge].beyond(fighter.cell)
        if (not cell and fighter.carried) or (cell and place_value(position, fighter, cell) > now):
            yield edge


# -- reactions


def watch(ask: Menu, scene: Scene, cards: PrintedCards) -> list[Answer]:
    """Decline, shoot, or step where it helps."""
    position = read(scene, ask.seat, cards)
    answers: list[Answer] = ["pass"]
    for name, inner in ask.open():
        fighter = position.fighter(name)
        if fighter is None or not isinstance(inner, Menu):
            continue
        for reaction, further in inner.open():
            if reaction == "quick-shot" and further is not None:
                answers += [{name: {reaction: shot}} for shot in shots(further, position, fighter, 1)]
            elif reaction == "step" and isinstance(further, Choose):
                cells = best(map(str, further.options), position, fighter, SHOTS)
                answers += [{name: {reaction: cell}} for cell in cells]
    return answers


def react(ask: Menu) -> Answer:
    """Without looking ahead: shoot at whoever acts, if possible."""
    model = about_of(ask, OfModel)["model"]
    for name in ask.names:
        inner = ask.branch(name) if name != "pass" else None
        weapons = inner.branch("quick-shot") if isinstance(inner, Menu) and "quick-shot" in inner.names else None
        if isinstance(weapons, Menu):
            for weapon, targets in weapons.open():
                if isinstance(targets, Choose) and model in targets.options:
                    return {name: {"quick-shot": {weapon: model}}}
    return "pass"
