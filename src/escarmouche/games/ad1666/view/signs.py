"""For each state: its word, and either the emblem it is drawn with or the field of a piece that already shows it."""

from __future__ import annotations

from escarmouche.core.views.scene import Role

SIGNS = {
    "prone": "falling",
    "unconscious": "night-sleep",
    "inconspicuous": "domino-mask",
    "watch": "brass-eye",
    "crippled": "broken-bone",
    "poisoned": "droplets",
    "poison": "poison-bottle",
    "engaged": "crossed-swords",
    "faith": "holy-symbol",
    "fencing": "fencer",
    "beast": "fangs",
    "vampire": "vampire-dracula",
    "demon": "horned-helm",
    "ghoul": "shambling-zombie",
}

ROLES: dict[str, Role] = {
    "badge-wounds": "health",
    "badge-crippled": "health",
    "badge-killed": "health",
    "stat-crippled": "health",
    "stat-killed": "health",
    "badge-captain": "rank",
    "state-prone": "posture",
    "state-unconscious": "posture",
    "state-activated": "acted",
    "state-reserve": "place",
    "state-killed": "place",
    "state-fled": "place",
    "state-left": "place",
    "state-gone": "place",
}
