"""The predicates of Malifaux, each answered by the engine and by brute force."""

from __future__ import annotations

from escarmouche.testing.differential.compare import Predicate
from escarmouche.testing.differential.malifaux import area, reach, sight, toward, walk

PREDICATES: tuple[Predicate, ...] = (
    *sight.PREDICATES,
    *walk.PREDICATES,
    *reach.PREDICATES,
    *toward.PREDICATES,
    *area.PREDICATES,
)
