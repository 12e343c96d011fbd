"""The Combat Phase: whom to send against whom."""

from __future__ import annotations

from escarmouche.bots.ad1666.combat.melee import clash
from escarmouche.bots.ad1666.fighter import Fighter
from escarmouche.bots.ad1666.position import Position, read
from escarmouche.bots.ad1666.printed import PrintedCards
from escarmouche.bots.branches import question
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose, Menu
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.questions import OfModel, Sweep

BREAK = 2.0  # what a blow against an "uncle" must promise
SURPRISE = 4.0  # what a blow out of hiding must promise
HIDDEN = 2  # what surprise adds
NOBODY = -99.0


def fights(position: Position, name: str) -> tuple[float, str]:
    """The best fight that a Character can pick: what it may bring, and whom it is against; nobody if none is good."""
    fighter = position.fighter(name)
    if fighter is None:
        return -9.0, ""
    around = position.board.controls(fighter.cell)
    top, best = NOBODY, ""
    for other in position.fighters:
        may_be_fought = other.side != fighter.side and not other.inconspicuous and other.vocation != "recruit"
        if other.cell in around and may_be_fought:
            hit, hurt = clash(position, fighter, other, close=True)
            # An enemy that has fought attacks nobody else.
            value = hit - hurt + (0.0 if other.acted else 0.15 * max(0.0, hurt))
            if value > top:
                top, best = value, other.id
    return top, best


def turn(ask: Menu, scene: Scene, cards: PrintedCards) -> Answer:
    """Whom to activate: the best fight first."""
    characters = question(ask, Choose, "activate")
    if characters is None:
        return "pass" if "pass" in ask.names else next(iter(ask))
    position = read(scene, ask.seat, cards)
    uncle = friendship_to_break(ask, position)
    if uncle:
        return {"break-with": uncle}
    values = {name: fights(position, str(name))[0] for name in characters.options}
    best = max(values, key=lambda name: values[name])
    if "pass" in [name for name, _ in ask.open()] and values[best] <= 0.5:
        return "pass"
    return {"activate": best}


def friendship_to_break(ask: Menu, position: Position) -> str:
    """An "uncle" beside one of its "nephews", if it would pay to strike it."""
    uncles = question(ask, Choose, "break-with")
    for name in map(str, uncles.options if uncles is not None else ()):
        uncle = position.fighter(name)
        for nephew in position.fighters:
            if uncle is not None and name in nephew.friends and not nephew.acted and nephew.upright:
                hit, hurt = clash(position, nephew, uncle, close=False)
                if uncle.cell in position.board.controls(nephew.cell) and hit - hurt > BREAK:
                    return name
    return ""


def action(ask: Menu, scene: Scene, cards: PrintedCards) -> Answer:
    """Fight if it promises anything, or if the enemy attacks anyway; else avoid it. A marker is given up for a good blow."""
    position, model = read(scene, ask.seat, cards), about_of(ask, OfModel)["model"]
    fighter = position.fighter(model)
    value, whom = fights(position, model)
    names = [name for name, _ in ask.open()]
    if "stay-hidden" in names and fighter is not None:
        return out_of_hiding(position, fighter)
    enemies = question(ask, Choose, "fight")
    if enemies is None or not enemies.options:
        return "avoid"
    whom = whom if whom in enemies.options else str(enemies.options[0])
    victim = position.fighter(whom)
    inevitable = victim is not None and not victim.acted and len(position.engagers[model]) < 2
    if "avoid" in names and value < 0 and not (inevitable and value > -2.0):
        return "avoid"
    return {"fight": whom}


def out_of_hiding(position: Position, fighter: Fighter) -> Answer:
    """A blow by surprise if it promises enough."""
    revealed = fighter._replace(inconspicuous=False, melee=fighter.melee + HIDDEN)
    best = max(position.fighters, key=lambda other: surprise(position, revealed, other))
    return {"fight": best.id} if surprise(position, revealed, best) >= SURPRISE else "stay-hidden"


def surprise(position: Position, fighter: Fighter, other: Fighter) -> float:
    """What a blow out of hiding may bring."""
    if other.side == fighter.side or other.inconspicuous or other.vocation == "recruit":
        return NOBODY
    if other.cell not in position.board.controls(fighter.cell):
        return NOBODY
    hit, hurt = clash(position, fighter, other._replace(tokens=0), close=False)
    return hit - hurt


def sweep(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """The next enemy, if it promises anything."""
    position, about = read(scene, ask.seat, cards), about_of(ask, Sweep)
    fighter = position.fighter(about["model"])
    if fighter is None:
        return "stop"
    weary = fighter._replace(melee=fighter.melee - about["penalty"])
    best, top = "stop", 0.0
    for name in map(str, ask.options):
        enemy = position.fighter(name)
        if enemy is not None:
            hit, hurt = clash(position, weary, enemy, close=True)
            if hit - hurt > top:
                best, top = name, hit - hurt
    return best
