"""How states and tokens are drawn on a piece: the word, and a sign of the client's set."""

from __future__ import annotations

SIGNS = {
    "prone": "lying",
    "unconscious": "asleep",
    "inconspicuous": "mask",
    "watch": "eye",
    "crippled": "broken-heart",
    "poisoned": "drop",
    "poison": "drop",
    "engaged": "swords",
}
