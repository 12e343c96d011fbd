"""What the playing cards look like: Arcane Cards, Combat Cards, Events and Agendas."""

from __future__ import annotations

from escarmouche.core.views.scene import Face
from escarmouche.games.moonstone.events.agendas import AGENDAS
from escarmouche.games.moonstone.events.events import EVENTS
from escarmouche.games.moonstone.state import CATASTROPHE, COLOURS

# The way a blade goes tells the moves apart at a glance, in any language.
SIGNS = {"falling-swing": "↓", "thrust": "→", "sweeping-cut": "↔", "rising-attack": "↑"}
GUARDS = {"high-guard": "▲", "low-guard": "▼"}


def faces() -> dict[str, Face]:
    """Every playing card by its id. Both editions have the same; Events can be switched on in either."""
    by_card = {f"{ink}-{n}": Face(str(n), ink, "star") for ink in COLOURS for n in (1, 2, 3)}
    by_card[CATASTROPHE] = Face("", "ink", "skull")
    by_card |= {move: Face(sign, "red", "blade") for move, sign in SIGNS.items()}
    by_card |= {move: Face(sign, "ink", "guard") for move, sign in GUARDS.items()}
    by_card |= {card: Face("", "gold", "scroll") for card in EVENTS}
    by_card |= {card: Face("", "gold", "eye") for card in AGENDAS}
    return by_card
