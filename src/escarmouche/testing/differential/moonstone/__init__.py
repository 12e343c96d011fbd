"""Moonstone answered twice: a file for each group of predicates, and the boards and the plain geometry that they share."""

from __future__ import annotations

from escarmouche.testing.differential.compare import Predicate
from escarmouche.testing.differential.moonstone import falling, placing, pushing, reaching, seeing, walking

PREDICATES: tuple[Predicate, ...] = (
    *seeing.PREDICATES,
    *walking.PREDICATES,
    *placing.PREDICATES,
    *pushing.PREDICATES,
    *falling.PREDICATES,
    *reaching.PREDICATES,
)
