"""All modules with words of the cards: they are loaded before the first card is read."""

from __future__ import annotations

import escarmouche.games.malifaux.cards.passives
import escarmouche.games.malifaux.setup.crew  # noqa: F401
from escarmouche.games.malifaux.cards.words import (  # noqa: F401
    action_words,
    card_words,
    cost_words,
    damage_words,
    marker_words,
    model_words,
    move_words,
)
