"""The later edition, in French: the default (MOON-AMB-01)."""

from escarmouche.games.moonstone.editions import Edition

EDITION = Edition(
    name="fr",
    factions=("commonwealth", "dominion", "leshavult"),
    removal=True,
    range_bonus=0,
    range_by_height=True,
    raised_draw=1,
    light_cover_from_above=-1,
    heavy_cover_from_above=-2,
    switches=frozenset(
        {
            "reactions",
            "buildings",
            "ladders",
            "stairs",
            "elevation",
            "falling",
            "squeezing",
            "distractions",
            "going_for_it",
            "follow_ups",
            "signature_moves",
            "mulligan",
            "sudden_death",
        }
    ),
)
