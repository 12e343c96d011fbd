"""Whose turn it is: whom to activate next, and in the Combat Phase whom to send against whom."""

from __future__ import annotations

from typing import Any

from escarmouche.bots.ad1666.fighter import Fighter, Sheet
from escarmouche.bots.ad1666.fray import clash
from escarmouche.bots.ad1666.goals import turns
from escarmouche.bots.ad1666.paths import TURN, apart
from escarmouche.bots.ad1666.position import Position, survey
from escarmouche.bots.ad1666.volley import aimed
from escarmouche.core.asks.ask import Answer, Choose
from escarmouche.core.views.scene import Scene

WEARY = 2.0  # what a blow against a "nephew" must promise
NEAR = TURN + 2  # half Movement Points: within a Full Move of each other


def activation(options: Any, scene: Scene, seat: int, sheet: Sheet) -> str:
    """Who can do something at once comes first: shooters, bearers, who is in danger. Who would charge waits for the others to act."""
    position = survey(scene, seat, sheet)
    names = [name for name in options if name != "pass"]
    chosen: str = max(names, key=lambda name: urgency(position, name))
    return chosen


def urgency(position: Position, name: str) -> float:
    """How soon somebody should act."""
    one = position.fighter(name)
    if one is None:
        return -9.0
    held = bool(position.engagers[one.id])
    found = 0.0
    if one.guns and not held:
        found += max([aimed(position, one, other) for other in position.enemies[one.id]], default=0.0)
    found += errand(position, one)
    for other in position.enemies[one.id]:
        if other.acted or not other.upright:
            continue
        distance = apart(position.board, other.cell, one.cell, other.gait)
        if distance <= NEAR and not held:
            hit, hurt = clash(position, other, one, close=False)
            found += 0.25 * max(0.0, hit - hurt)  # go before they come
        hit, hurt = clash(position, one, other, close=False)
        if distance <= NEAR and hit > hurt:
            found -= 0.2 * (hit - hurt)  # let it act first, then go for it
    return found + (0.5 if held else 0.0) + front(position, one)


def front(position: Position, one: Fighter) -> float:
    """Who walks ahead makes room for the others."""
    ways = [apart(position.board, one.cell, other.cell, one.gait) for other in position.enemies[one.id]]
    return 1.0 / (1 + min(ways, default=99) / TURN)


def errand(position: Position, one: Fighter) -> float:
    """Who carries something, or is close to it, has an errand."""
    found = 4.0 * len(one.carried)
    for goal in position.stakes.scenario.goals:
        places = position.floor.get(goal.item, ()) if goal.item else ()
        if places:
            found += 3.0 / (1 + turns(position, one, places))
    return found


# -- the Combat Phase


def fights(position: Position, name: str) -> tuple[float, str]:
    """The best fight that somebody can pick, and what it may bring; nobody if none is good."""
    one = position.fighter(name)
    if one is None:
        return -9.0, ""
    around = position.board.controls(one.cell)
    best, whom = -99.0, ""
    for other in position.fighters:
        if other.cell in around and other.side != one.side and not other.marked and other.vocation != "recruit":
            hit, hurt = clash(position, one, other, close=True)
            found = hit - hurt + (0.0 if other.acted else 0.15 * max(0.0, hurt))  # who has fought attacks nobody else
            if found > best:
                best, whom = found, other.id
    return best, whom


def combat_turn(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """Whom to activate: the best fight first."""
    inner = ask.branch("activate") if "activate" in ask.names else None
    if not isinstance(inner, Choose):
        return "pass" if "pass" in ask.names else next(iter(ask))
    position = survey(scene, ask.seat, sheet)
    weary = enough(ask, position)
    if weary:
        return {"break-with": weary}
    rated = {name: fights(position, str(name))[0] for name in inner.options}
    name = max(rated, key=lambda one: rated[one])
    open_ = [word for word, _ in ask.open()]
    if "pass" in open_ and rated[name] <= 0.5:
        return "pass"
    return {"activate": name}


def enough(ask: Any, position: Position) -> str:
    """A "nephew" beside its "uncle" whom it would pay to strike: that friendship ends."""
    inner = ask.branch("break-with") if "break-with" in ask.names else None
    if not isinstance(inner, Choose):
        return ""
    for name in map(str, inner.options):
        other = position.fighter(name)
        for one in position.fighters:
            if other is not None and name in one.friends and not one.acted and one.upright:
                hit, hurt = clash(position, one, other, close=False)
                if other.cell in position.board.controls(one.cell) and hit - hurt > WEARY:
                    return name
    return ""


def combat_action(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """Fight if it promises anything, or if who would be spared attacks anyway; else avoid it. A marker is given up for a good blow."""
    position = survey(scene, ask.seat, sheet)
    one = position.fighter(ask.about["model"])
    worth, whom = fights(position, ask.about["model"])
    open_ = [word for word, _ in ask.open()]
    if "stay-hidden" in open_ and one is not None:
        bare = one._replace(marked=False, melee=one.melee + 2)
        hoped = max([_surprise(position, bare, other) for other in position.fighters], default=0.0)
        if hoped < 4.0:
            return "stay-hidden"
        whom = max(position.fighters, key=lambda other: _surprise(position, bare, other)).id
        return {"fight": whom}
    inner = ask.branch("fight")
    if not isinstance(inner, Choose) or not inner.options:
        return "avoid"
    whom = whom if whom in inner.options else str(inner.options[0])
    victim = position.fighter(whom)
    inevitable = victim is not None and not victim.acted and len(position.engagers[ask.about["model"]]) < 2
    if "avoid" in open_ and worth < 0 and not (inevitable and worth > -2.0):
        return "avoid"
    return {"fight": whom}


def _surprise(position: Position, one: Fighter, other: Fighter) -> float:
    """What a blow out of hiding may bring."""
    if other.side == one.side or other.marked or other.vocation == "recruit":
        return -99.0
    if other.cell not in position.board.controls(one.cell):
        return -99.0
    hit, hurt = clash(position, one, other._replace(tokens=0), close=False)
    return hit - hurt


def sweep(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """The next one, if it promises anything."""
    position = survey(scene, ask.seat, sheet)
    one = position.fighter(ask.about["model"])
    if one is None:
        return "stop"
    weary = one._replace(melee=one.melee - ask.about["penalty"])
    best, top = "stop", 0.0
    for name in ask.options:
        other = position.fighter(name)
        if other is not None:
            hit, hurt = clash(position, weary, other, close=True)
            if hit - hurt > top:
                best, top = name, hit - hurt
    return best
