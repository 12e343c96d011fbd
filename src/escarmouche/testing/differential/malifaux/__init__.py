"""The predicates of Malifaux, each answered by the engine and by brute force."""

from __future__ import annotations

from escarmouche.testing.differential.compare import Predicate
from escarmouche.testing.differential.malifaux import (
    aloft,
    area,
    buildings,
    climbing,
    reach,
    sight,
    toward,
    upward,
    walk,
)

PREDICATES: tuple[Predicate, ...] = (
    *sight.PREDICATES,
    *walk.PREDICATES,
    *reach.PREDICATES,
    *toward.PREDICATES,
    *upward.PREDICATES,
    *area.PREDICATES,
    *aloft.PREDICATES,
    *buildings.PREDICATES,
    *climbing.PREDICATES,
)
