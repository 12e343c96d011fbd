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
    found = {f"{ink}-{n}": Face(str(n), ink, "star") for ink in COLOURS for n in (1, 2, 3)}
    found[CATASTROPHE] = Face("", "ink", "skull")
    found |= {move: Face(sign, "red", "blade") for move, sign in SIGNS.items()}
    found |= {move: Face(sign, "ink", "guard") for move, sign in GUARDS.items()}
    found |= {card: Face("", "gold", "scroll") for card in EVENTS}
    found |= {card: Face("", "gold", "eye") for card in AGENDAS}
    return found
