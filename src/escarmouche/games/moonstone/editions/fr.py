"""The later edition, in French: the default (MOON-AMB-01)."""

from escarmouche.games.moonstone.editions import COMMON, LATER, Edition

EDITION = Edition(
    name="fr",
    factions=("commonwealth", "dominion", "leshavult"),
    removal=True,
    range_bonus=0,
    range_by_height=True,
    raised_draw=1,
    light_cover_from_above=-1,
    heavy_cover_from_above=-2,
    switches=COMMON | LATER,
)
