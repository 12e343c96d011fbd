"""For each state: its word, and either the emblem it is drawn with or the field of a piece that already shows it."""

from __future__ import annotations

from escarmouche.core.views.scene import Role

SIGNS = {
    "slow": "snail",
    "jogged": "run",
    "moonstone": "minerals",
    "goblin": "goblin-head",
    "faerie": "fairy",
    "gnome": "dwarf-face",
    "troll": "troll",
    "giant": "giant",
    "animal": "stag-head",
    "pirate": "pirate-hat",
    "wizard": "pointy-hat",
    "cleric": "monk-face",
    "noble": "top-hat",
    "soldier": "barbute",
    "militia": "wood-club",
    "human": "hood",
}

ROLES: dict[str, Role] = {
    "badge-health": "health",
    "badge-wounds": "health",
    "badge-energy": "pips",
    "state-activated": "acted",
    "state-reserve": "place",
    "state-slain": "place",
    "state-removed": "place",
}
