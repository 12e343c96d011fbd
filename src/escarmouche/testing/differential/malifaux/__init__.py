"""The predicates of Malifaux, each answered by the engine and by brute force."""

from __future__ import annotations

from escarmouche.testing.differential.compare import Predicate
from escarmouche.testing.differential.malifaux import (
    area,
    buildings,
    climbing,
    placing_at_height,
    reach,
    sight,
    toward,
    toward_over_floors,
    walk,
)

PREDICATES: tuple[Predicate, ...] = (
    *sight.PREDICATES,
    *walk.PREDICATES,
    *reach.PREDICATES,
    *toward.PREDICATES,
    *toward_over_floors.PREDICATES,
    *area.PREDICATES,
    *placing_at_height.PREDICATES,
    *buildings.PREDICATES,
    *climbing.PREDICATES,
)
