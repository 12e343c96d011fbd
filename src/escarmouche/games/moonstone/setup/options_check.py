"""What players agreed on is checked before a game begins, with a reason if it cannot be played (MOON-TROUPE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.core.book import nearest
from escarmouche.core.messages.refusal import BadSetup, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.cards.library import cards_of
from escarmouche.games.moonstone.editions import edition
from escarmouche.games.moonstone.setup.options import SIZES, Options
from escarmouche.games.moonstone.setup.troupe import given, shared_factions, troupe_size


@clause("MOON-DEC-01", "MOON-TROUPE-01", "MOON-TROUPE-03", "MOON-TROUPE-05", "MOON-AMB-10")
def check_agreed(setup: Options) -> None:
    """Refuse a set-up with which no troupes can be chosen: raises `BadSetup` with the reason."""
    if setup.seats not in SIZES:
        raise bad("error-seats", seats=setup.seats)
    if setup.size is not None and setup.size < 1:
        raise bad("error-size", size=setup.size)
    known, cards, size = edition(setup.edition).factions, cards_of(setup), troupe_size(setup)
    if len(setup.factions) > setup.seats or len(setup.troupes) > setup.seats:
        raise bad("error-too-many-given", seats=setup.seats)
    for faction in setup.factions:
        if faction and faction not in known:
            raise bad("error-faction", faction=faction, known=", ".join(known))
    for seat in range(setup.seats):
        faction, troupe = given(setup.factions, seat) or "", given(setup.troupes, seat) or ()
        if troupe:
            check_troupe(setup, seat, faction, troupe, size)
        elif not any(
            sum(name in card.factions for card in cards.values()) >= size for name in ([faction] if faction else known)
        ):
            raise bad("error-too-few", size=size, faction=faction or ", ".join(known))
    _check_drafted(setup)


@clause("MOON-DRAFT-03", "MOON-TROUPE-07")
def _check_drafted(setup: Options) -> None:
    """Two troupes may share a character only where it is not drafted."""
    named = [card for troupe in setup.troupes for card in troupe]
    twice = next((card for card in named if named.count(card) > 1), None)
    if setup.draft and twice is not None:
        raise BadSetup(refuse("error-troupe-drafted", "MOON-DRAFT-03", character=twice), "moonstone")


def check_troupe(setup: Options, seat: int, faction: str, troupe: Sequence[str], size: int) -> None:
    cards = cards_of(setup)
    for card in troupe:
        if card not in cards:
            raise bad("error-character", character=card, nearest=nearest(card, cards))
    if len(troupe) != size:
        raise bad("error-troupe-size", player=seat + 1, count=len(troupe), size=size)
    if len(set(troupe)) != len(troupe):
        raise bad("error-troupe-twice", player=seat + 1)
    shared = shared_factions(setup, troupe)
    if not shared:
        raise bad("error-troupe-mixed", player=seat + 1)
    if faction and faction not in shared:
        raise bad("error-troupe-faction", player=seat + 1, faction=faction)


def bad(key: str, **args: Any) -> BadSetup:
    return BadSetup(key, "moonstone", **args)
