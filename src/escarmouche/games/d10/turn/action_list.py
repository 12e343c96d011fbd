"""Every action of every chapter, in the order in which a player is shown them."""

from __future__ import annotations

from typing import Any

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.combat import arms, attack, load, missile, shoot, trample
from escarmouche.games.d10.goals import objects
from escarmouche.games.d10.movement import climb, doors, facing, flee, hide, mount, move, posture
from escarmouche.games.d10.refusals import REACTIONS
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec

ACTIONS: tuple[ActionSpec, ...] = (
    *facing.ACTIONS,
    *move.ACTIONS,
    *attack.ACTIONS,
    *shoot.ACTIONS,
    *load.ACTIONS,
    *missile.ACTIONS,
    *posture.ACTIONS,
    *hide.ACTIONS,
    *climb.ACTIONS,
    *flee.ACTIONS,
    *trample.ACTIONS,
    *doors.ACTIONS,
    *mount.ACTIONS,
    *arms.ACTIONS,
    *objects.ACTIONS,
)
KEYS = tuple(spec.key for spec in ACTIONS)


def worded(key: str) -> str:
    """The word for an action within a sentence: a door, a ladder or a mount has its own key."""
    return f"do-{key}"


@clause("D10-LVL-05")
def why_not_at_level(game: D10, name: Any) -> Refusal | None:
    """Why there is no such reaction: it belongs to another level."""
    if name in REACTIONS and name not in ("defend", "skewer") and "melee_adv" not in game.on:
        return refuse("why-level", "D10-LVL-05", action=f"reaction-{name}")
    return None
