"""How states are drawn on a piece: the word, and a sign of the client's set."""

from __future__ import annotations

SIGNS = {
    "prone": "lying",
    "crouched": "chevron",
    "stunned": "spark",
    "hidden": "crossed-eye",
    "mounted": "horseshoe",
    "wounded": "cross",
    "leader": "crown",
    "engaged": "swords",
}
