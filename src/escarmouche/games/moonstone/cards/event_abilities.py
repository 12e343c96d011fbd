"""Abilities that an Event gives a character: written like those on cards, but on nobody's card."""

from __future__ import annotations

import functools

from escarmouche.core.messages.text import in_every_language
from escarmouche.games.moonstone.cards.card import Ability, Call, Target
from escarmouche.games.moonstone.cards.words.effect_words import StealStone

ROBBERY = "robbery"


@functools.cache
def robbery() -> Ability:
    """The ability of Dawnlight Robbery."""
    return Ability(
        id=ROBBERY,
        name=in_every_language("moonstone", "name-robbery"),
        cost=2,
        range=1000,
        once="turn",
        target=Target(other=True, weaker=True),
        effects=(Call("steal-stone", StealStone()),),
    )
