"""The value of a position of Anno Domini 1666, term by term: what an answer changes, to say why. Together they are `value_of`."""

from __future__ import annotations

from typing import cast

from escarmouche.bots.ad1666.combat.melee import melee_value
from escarmouche.bots.ad1666.combat.shooting import shooting_value
from escarmouche.bots.ad1666.objectives.goals import prospects
from escarmouche.bots.ad1666.position import read
from escarmouche.bots.ad1666.printed import PrintedCards
from escarmouche.bots.ad1666.subterfuge import subterfuge_value
from escarmouche.bots.ad1666.value import OVER, hands, lives, points_value, tokens
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.state import Phase


def terms_of(scene: Scene, seat: int, cards: PrintedCards) -> dict[str, float]:
    """By the words of `Evaluator.terms`."""
    score = points_value(scene, seat)
    if cast(Phase, scene.phase) == "over":
        return {"score": OVER * score}
    position = read(scene, seat, cards)
    return {
        "score": score,
        "lives": lives(position),
        "cards": hands(scene, seat, position) + tokens(scene, position.side),
        "blades": melee_value(position),
        "shots": shooting_value(position),
        "hidden": subterfuge_value(position),
        "near": prospects(scene, position),
    }
