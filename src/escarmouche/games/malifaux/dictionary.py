"""Every module that holds words of the cards: loaded before the first card is read."""

from __future__ import annotations

import escarmouche.games.malifaux.costs
import escarmouche.games.malifaux.crew
import escarmouche.games.malifaux.fates
import escarmouche.games.malifaux.harms
import escarmouche.games.malifaux.marks
import escarmouche.games.malifaux.motion
import escarmouche.games.malifaux.orders
import escarmouche.games.malifaux.passives
import escarmouche.games.malifaux.ranks  # noqa: F401
