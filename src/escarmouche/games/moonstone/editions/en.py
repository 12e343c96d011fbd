"""The earlier edition, in English."""

from escarmouche.games.moonstone.editions import COMMON, Edition

EDITION = Edition(
    name="en",
    factions=("commonwealth", "dominion"),
    removal=False,
    range_bonus=2000,
    range_by_height=False,
    raised_draw=0,
    light_cover_from_above=0,
    heavy_cover_from_above=-1,
    switches=COMMON,
)
