"""The two editions. What differs between them is named here, each edition in its own file."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.games.moonstone.setup.options import SWITCHES


class Edition(NamedTuple):
    """Where the books differ, one field for each difference."""

    name: str
    factions: tuple[str, ...]  # MOON-CARD-02, MOON-TROUPE-03
    removal: bool  # MOON-EDGE-01: a base over the board edge is Removed from play; else moves stop at the edge
    range_bonus: int  # MOON-ELEV-01: inches of range for a raised originator against the ground
    range_by_height: bool  # MOON-ELEV-02: +1" for each full 2" of height, at most +6", instead
    raised_draw: int  # MOON-ELEV-02: additional Arcane Cards for a raised originator
    light_cover_from_above: int  # draw change by Light Cover for a raised originator
    heavy_cover_from_above: int
    switches: frozenset[str]  # advanced and optional rules that are on unless players say otherwise


OPTIONAL = {"draft", "events"}
LATER = {"falling", "squeezing"}  # rules of the later book only
COMMON = frozenset(SWITCHES) - OPTIONAL - LATER  # on in both editions


def edition(name: str) -> Edition:
    from escarmouche.games.moonstone.editions import en, fr  # they import this module

    return {"en": en.EDITION, "fr": fr.EDITION}[name]
