"""Two fighters in contact, face to face, and an attack that has been declared."""

from __future__ import annotations

from typing import Any

from escarmouche.core.play.rule import Rule
from escarmouche.games.d10.combat import fight
from escarmouche.games.d10.state import Action
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import card, lay

STATS = ("c", "t", "a", "d")


def duel(
    level: str = "simplified",
    own: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    more: dict[str, dict[str, Any]] | None = None,
    attack: str = "strike",
    *,
    behind: bool = False,
    surprise: bool = False,
    charged: int = 0,
    **options: Any,
) -> D10:
    """`a` attacks `b`, both with swords and C 3, T 5, A 5, D 5 unless told otherwise (`c`, `t`, `a`, `d` go onto their cards)."""
    own, other = dict(own or {}), dict(other or {})
    cards = [
        card(id=name, **{k: given.pop(k) for k in STATS if k in given})
        for name, given in (("own", own), ("other", other))
    ]
    apart = 2.5 + 0.75 * (bool(own.get("mounted")) + bool(other.get("mounted")))
    figures = {
        "a": {"card": "own", "at": (40, 40), "things": ["sword"], "facing": 0, "pa": 0, **own},
        "b": {"card": "other", "seat": 1, "at": (40 + apart, 40), "things": ["sword"], "facing": 180, **other},
        **(more or {}),
    }
    game = lay(level, figures=figures, cards=cards, active="a", **options)
    game.state.action = Action(attack, "a", "b", surprise, behind, charged, "fight")
    return game


def fought(game: D10) -> Rule[None]:
    """The whole attack: it rests once, before the fighters turn."""
    while game.state.action is not None:
        yield from fight.fight(game)


def told(game: D10) -> list[str]:
    """What was reported, by name."""
    return [event.name for event in game.events]
