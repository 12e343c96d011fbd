"""What an activated Character may do that is worth a thought: the best few shots, the best few squares, and whatever is rare."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from escarmouche.bots.ad1666.fighter import Fighter, Sheet
from escarmouche.bots.ad1666.glance import glance
from escarmouche.bots.ad1666.paths import ENDLESS, PACE, TURN, apart, reach, rim
from escarmouche.bots.ad1666.position import Position, survey
from escarmouche.bots.ad1666.volley import aimed, hits
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu
from escarmouche.core.asks.cells import Cells
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.setup.scenario import COLOURS

SQUARES = 6  # that are looked at more closely
SHOTS = 2
FEW = 3
FAR = 5 * TURN // 4  # half Movement Points: too far for anybody to come now
IDLE = ("equip", "break-with", "mind-reading")  # not a matter of this moment


# -- actions


def action(ask: Any, scene: Scene, sheet: Sheet) -> list[Answer]:
    """The actions worth a thought."""
    position = survey(scene, ask.seat, sheet)
    one = position.fighter(ask.about["model"])
    if one is None:
        return list(itertools.islice(ask, 64))
    found: list[Answer] = []
    open_ = dict(ask.open())
    if "full-move" in open_ and almost_out(position, one):
        return ["full-move"]
    for name, inner in open_.items():
        if name in IDLE or idle(name, position, one, open_, ask.about["partials"]):
            continue
        found += deeds(name, inner, position, one)
    return sorted(found, key=promise)


def almost_out(position: Position, one: Fighter) -> bool:
    """Has it what is to be carried out, and a way out that one Full Move leads over?"""
    if position.engagers[one.id]:
        return False
    for goal in position.stakes.scenario.goals:
        if goal.does == "exit" and goal.side in ("both", COLOURS[one.side]) and goal.item in one.carried:
            zone = position.board.grid.zones.get(goal.zone) or rim(position.board)
            if reach(position.board, tuple(zone), one.gait).get(one.cell, ENDLESS) + PACE <= TURN:
                return True
    return False


LAST = ("full-move", "partial-move", "run", "reload", "watch", "end")  # what is looked at after what is rare


def promise(answer: Answer) -> int:
    """What to look at first, should time run out."""
    word = answer if isinstance(answer, str) else next(iter(answer))
    return LAST.index(word) if word in LAST else -1


def idle(name: str, position: Position, one: Fighter, open_: dict[str, Any], partials: int) -> bool:
    """Is it something that another action does better?"""
    if name == "partial-move":
        return not partials and not busy(one, position, open_)
    if name == "run":
        return not far(position, one)
    if name == "quick-shot":
        return not partials and "aimed-shot" in open_ and len(one.guns) < SHOTS
    return name == "watch" and far(position, one) and not one.guns


def busy(one: Fighter, position: Position, open_: dict[str, Any]) -> bool:
    """Has it something to do besides walking: shoot, pick something up, talk, pray, rise?"""
    if one.guns or {"pick-up", "bribe", "tactician", "pickpocket", "prayer", "force-door", "use"} & set(open_):
        return True
    near = [cell for cells in position.floor.values() for cell in cells]
    talents = {"pickpocket", "bribe"} & set(one.card.talents)
    return bool(talents) or any(position.board.grid.distance(one.cell, cell) <= FEW for cell in near)


def far(position: Position, one: Fighter) -> bool:
    """Is nobody within reach of a charge?"""
    return all(
        apart(position.board, one.cell, other.cell, one.gait) > FAR
        for other in position.enemies[one.id]
        if other.upright
    )


def deeds(name: str, inner: Ask | None, position: Position, one: Fighter) -> list[Answer]:
    """The answers of one branch."""
    if inner is None:
        return [name]
    if name in ("aimed-shot", "defensive-shot", "quick-shot"):
        return [{name: shot} for shot in shots(inner, position, one)]
    if name == "spot" and isinstance(inner, Menu):
        with_ = "wit" if one.card.wit >= one.card.intelligence else "intelligence"
        return [{name: {whom: with_}} for whom in itertools.islice(inner.names, SHOTS)]
    return [{name: said} for said in itertools.islice(inner, FEW)]


def shots(inner: Ask, position: Position, one: Fighter, most: int = SHOTS) -> list[Answer]:
    """The best shots: weapon and target."""
    found: list[tuple[float, int, Answer]] = []
    for place, said in enumerate(inner):
        target = next(iter(said.values())) if isinstance(said, dict) else ""
        other = position.fighter(target)
        if other is not None and other.vocation != "recruit":
            found.append((-reckoned(position, one, other), place, said))
    return [said for _, _, said in sorted(found, key=lambda shot: shot[:2])[:most]]


def reckoned(position: Position, one: Fighter, other: Fighter) -> float:
    """What a shot may bring; an enemy beside one is shot at all the same."""
    found = aimed(position, one, other)
    if found or not one.guns:
        return found
    return other.price * max([hits(gun, 1, 1, other) for gun in one.guns])


# -- steps


def move(ask: Any, scene: Scene, sheet: Sheet) -> list[Answer]:
    """The squares worth a thought, by what one can see from here; doors, climbs and jumps."""
    position = survey(scene, ask.seat, sheet)
    one = position.fighter(ask.about["model"])
    if one is None:
        return list(itertools.islice(ask, 64))
    found: list[Answer] = []
    walks: list[Answer] = []
    for name, inner in ask.open():
        if name == "walk" and isinstance(inner, Cells):
            walks = [{name: cell} for cell in best(whole(inner, ask.about), position, one, SQUARES)]
        elif name != "equip":
            found += ways(name, inner, position, one)
    return [*walks[:FEW], *sorted(found, key=lambda answer: answer == "stop"), *walks[FEW:]]


def ways(name: str, inner: Ask | None, position: Position, one: Fighter) -> list[Answer]:
    """Ways out of a square that are no plain steps."""
    if inner is None:
        return [name]
    if name in ("through", "climb", "down", "jump"):
        return [{name: cell} for cell in best(inner, position, one, 2)]
    if name in ("window", "wall"):
        return [{name: edge} for edge in beyond(inner, position, one)]
    if name == "leave":
        return [{name: edge} for edge in itertools.islice(inner, 1)] if one.carried or one.hale < 1 else []
    return [{name: said} for said in itertools.islice(inner, FEW)]


def whole(ways: Cells, about: Mapping[str, Any]) -> list[str]:
    """Who runs goes as far as it can: only then does it get further."""
    cells = list(ways.routes)
    full = [cell for cell in cells if ways.routes[cell].cost == about["mp"]]
    return full if about["kind"] == "run" and full else cells


def best(cells: Iterable[str], position: Position, one: Fighter, most: int) -> list[str]:
    """The best squares for somebody to stand in, as far as one can see."""
    listed = list(cells)
    if len(listed) <= most:
        return listed
    rated = {cell: glance(position, one, cell) for cell in listed}
    return sorted(listed, key=lambda cell: -rated[cell])[:most]


def beyond(edges: Iterable[str], position: Position, one: Fighter) -> Iterator[str]:
    """Windows and walls that lead somewhere better, or off the board for who has something to carry out."""
    now = glance(position, one, one.cell)
    for edge in edges:
        cell = position.board.grid.edges[edge].beyond(one.cell)
        if (not cell and one.carried) or (cell and glance(position, one, cell) > now):
            yield edge


# -- reactions


def watch(ask: Any, scene: Scene, sheet: Sheet) -> list[Answer]:
    """Decline, shoot, or step where it helps."""
    position = survey(scene, ask.seat, sheet)
    found: list[Answer] = ["pass"]
    for name, inner in ask.open():
        one = position.fighter(name)
        if one is None or not isinstance(inner, Menu):
            continue
        for word, ways in inner.open():
            if word == "quick-shot" and ways is not None:
                found += [{name: {word: said}} for said in shots(ways, position, one, 1)]
            elif word == "step" and isinstance(ways, Choose):
                found += [{name: {word: cell}} for cell in best(map(str, ways.options), position, one, SHOTS)]
    return found


def react(ask: Any) -> Answer:
    """Without thinking: shoot at who acts, if one can."""
    for name in ask.names:
        inner = ask.branch(name) if name != "pass" else None
        ways = inner.branch("quick-shot") if isinstance(inner, Menu) and "quick-shot" in inner.names else None
        if isinstance(ways, Menu):
            for weapon, targets in ways.open():
                if isinstance(targets, Choose) and ask.about["model"] in targets.options:
                    return {name: {"quick-shot": {weapon: ask.about["model"]}}}
    return "pass"
