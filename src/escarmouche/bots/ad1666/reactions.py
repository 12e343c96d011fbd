"""Answers to what others do: what a Character on watch may do that deserves a look."""

from __future__ import annotations

from escarmouche.bots.ad1666.actions import shots
from escarmouche.bots.ad1666.moves import best
from escarmouche.bots.ad1666.position import read
from escarmouche.bots.ad1666.printed import PrintedCards
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose, Menu
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.questions import OfModel

STEPS = 2  # that are tried


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
                cells = best(map(str, further.options), position, fighter, STEPS)
                answers += [{name: {reaction: cell}} for cell in cells]
    return answers


def react(ask: Menu) -> Answer:
    """Without looking ahead: shoot at the Character that acts, if possible."""
    model = about_of(ask, OfModel)["model"]
    for name in ask.names:
        inner = ask.branch(name) if name != "pass" else None
        weapons = inner.branch("quick-shot") if isinstance(inner, Menu) and "quick-shot" in inner.names else None
        if isinstance(weapons, Menu):
            for weapon, targets in weapons.open():
                if isinstance(targets, Choose) and model in targets.options:
                    return {name: {"quick-shot": {weapon: model}}}
    return "pass"
