"""Moonstone answered twice: a file for each group of predicates, and the board and the plain geometry that they share."""

from __future__ import annotations

from escarmouche.testing.differential.compare import Predicate
from escarmouche.testing.differential.moonstone import falling, placing, pushing, reach, sight, walk

PREDICATES: tuple[Predicate, ...] = (
    *sight.PREDICATES,
    *walk.PREDICATES,
    *placing.PREDICATES,
    *pushing.PREDICATES,
    *falling.PREDICATES,
    *reach.PREDICATES,
)
