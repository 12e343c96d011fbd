"""Placeholder."""

from __future__ import annotations

from escarmouche.testing.differential.compare import Predicate

PREDICATES: tuple[Predicate, ...] = ()
