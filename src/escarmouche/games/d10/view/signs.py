"""For each state: its word, and either the emblem it is drawn with or the field of a piece that already shows it."""

from __future__ import annotations

from escarmouche.core.views.scene import Role

SIGNS = {
    "prone": "falling",
    "crouched": "kneeling",
    "stunned": "star-struck",
    "hidden": "domino-mask",
    "mounted": "horseshoe",
    "wounded": "broken-heart",
    "leader": "crown",
    "engaged": "crossed-swords",
}

ROLES: dict[str, Role] = {
    "state-prone": "posture",
    "state-stunned": "posture",
    "state-crouched": "posture",
    "state-climbing": "posture",
    "state-mounted": "posture",
    "state-activated": "acted",
    "state-reserve": "place",
    "state-out": "place",
    "state-dead": "place",
    "state-left": "place",
    "state-veiled": "place",
}
