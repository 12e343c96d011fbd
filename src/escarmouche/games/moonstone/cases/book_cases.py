"""How Moonstone is tested: positions, expectations, invariants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from escarmouche.core.book import Cases, Mismatch
from escarmouche.games.moonstone import refusals
from escarmouche.games.moonstone.cases import expect, invariants
from escarmouche.games.moonstone.cases.position import prepared, state_of
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.games.moonstone.state import MoonstoneState
from escarmouche.games.moonstone.table import Moonstone


class MoonstoneCases(Cases[Moonstone]):
    """Cases of Moonstone."""

    true_if = refusals.TRUE_IF

    def position(self, setup: Options, position: Mapping[str, Any]) -> MoonstoneState:
        return state_of(setup, position)

    def prepared(self, options: Mapping[str, Any], position: Mapping[str, Any]) -> Mapping[str, Any]:
        return prepared(options, position)

    def expect(self, table: Moonstone, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
        return expect.expect(table, wanted)

    def invariants(self, table: Moonstone) -> Iterator[str]:
        return invariants.broken(table)
