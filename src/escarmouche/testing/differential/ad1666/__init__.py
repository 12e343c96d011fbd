"""Anno Domini 1666: everything is whole numbers, so both answers are exact and nothing is too close to tell."""

from __future__ import annotations

from escarmouche.testing.differential.ad1666 import around, leaving, npcs, sight, walk
from escarmouche.testing.differential.compare import Predicate

PREDICATES: tuple[Predicate, ...] = (
    sight.SIGHT,
    sight.SHOT,
    around.ADJACENCY,
    around.RANGE,
    around.ZONE,
    around.ENGAGEMENT,
    around.HELD,
    around.SLOPE,
    around.SUPPORT,
    around.STRAY,
    walk.WALK,
    walk.RUN,
    walk.PASSAGE,
    leaving.SCALING,
    leaving.JUMP,
    leaving.BEYOND,
    leaving.DOOR,
    leaving.RETREAT,
    npcs.DISTANCE,
    npcs.BEGINNING,
    npcs.NEAREST,
    npcs.APPROACH,
    npcs.OUTSKIRTS,
    npcs.POST,
    npcs.RADIUS,
)
