"""For each state: its word, and either the emblem it is drawn with or the field of a piece that already shows it."""

from __future__ import annotations

from escarmouche.core.views.scene import Role

SIGNS = {
    "fast": "fast-forward-button",
    "slow": "snail",
    "staggered": "falling",
    "stunned": "star-struck",
    "shielded": "checked-shield",
    "injured": "bleeding-wound",
    "burning": "small-fire",
    "distracted": "star-swirl",
    "focused": "bullseye",
    "poison": "poison-bottle",
    "ember": "ember-shot",
    "explosives": "dynamite",
    "leader": "crown",
    "summoned": "pentacle",
    "controlled": "magic-palm",
    "engaged": "crossed-swords",
    "scheme": "flying-flag",
    "strategy": "star-formation",
    "corpse": "skull-crossed-bones",
    "scrap": "gears",
    "pyre": "campfire",
    "pit-trap": "wolf-trap",
    "ice-pillar": "ice-spear",
    "dust": "fluffy-cloud",
    "rubble": "stone-pile",
    "blast": "spiky-explosion",
    "shockwave": "echo-ripples",
    "turf": "star-formation",
    "beast": "wolf-head",
    "undead": "shambling-zombie",
    "construct": "gears",
    "living": "cowled",
}

ROLES: dict[str, Role] = {
    "badge-health": "health",
    "badge-wounds": "health",
    "state-leader": "rank",
    "state-activated": "acted",
    "state-hired": "place",
    "state-buried": "place",
    "state-killed": "place",
    "state-replaced": "place",
}
