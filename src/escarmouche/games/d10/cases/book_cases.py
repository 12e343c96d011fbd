"""How D10 skirmish is tested: positions, expectations, invariants, scenarios to play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from escarmouche.core.book import Cases, Mismatch
from escarmouche.games.d10 import refusals
from escarmouche.games.d10.cases import expect, invariants
from escarmouche.games.d10.cases.position import prepared, state_of
from escarmouche.games.d10.setup.options import Options
from escarmouche.games.d10.setup.scenario import scenarios
from escarmouche.games.d10.state import D10State
from escarmouche.games.d10.table import D10


class D10Cases(Cases[D10]):
    """Cases of D10 skirmish."""

    true_if = refusals.TRUE_IF

    def position(self, setup: Options, position: Mapping[str, Any]) -> D10State:
        return state_of(setup, position)

    def prepared(self, options: Mapping[str, Any], position: Mapping[str, Any]) -> Mapping[str, Any]:
        return prepared(options, position)

    def expect(self, table: D10, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
        return expect.expect(table, wanted)

    def invariants(self, table: D10) -> Iterator[str]:
        return invariants.broken(table)

    def samples(self) -> list[dict[str, Any]]:
        """Every scenario at every level."""
        levels = self.book.editions
        return [{"scenario": name, "edition": level, "seats": 2} for name in scenarios() for level in levels]
