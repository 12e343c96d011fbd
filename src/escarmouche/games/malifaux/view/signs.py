"""How Conditions, states and Markers are drawn: each word, and a sign from the client's set."""

from __future__ import annotations

SIGNS = {
    "fast": "forwards",
    "slow": "hourglass",
    "staggered": "bolt",
    "stunned": "spark",
    "shielded": "shield",
    "injured": "cross",
    "burning": "flame",
    "distracted": "spiral",
    "focused": "crosshair",
    "poison": "drop",
    "leader": "crown",
    "summoned": "star",
    "controlled": "puppet",
    "engaged": "swords",
    "scheme": "flag",
    "strategy": "star",
    "corpse": "skull",
    "scrap": "cog",
    "pyre": "flame",
    "pit-trap": "spikes",
    "ice-pillar": "icicle",
    "dust": "cloud",
    "rubble": "rubble",
    "blast": "burst",
    "shockwave": "ripples",
}
