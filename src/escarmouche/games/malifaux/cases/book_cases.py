"""How Malifaux is tested: positions, expectations, invariants, set-ups to play."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Any

from escarmouche.core.book import Cases, Mismatch
from escarmouche.games.malifaux import refusals
from escarmouche.games.malifaux.cases import expect, invariants
from escarmouche.games.malifaux.cases.position import prepared, state_of
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.setup.scenario import DEPLOYMENTS, STRATEGIES
from escarmouche.games.malifaux.state import MalifauxState
from escarmouche.games.malifaux.table import Malifaux


class MalifauxCases(Cases[Malifaux]):
    """Cases of Malifaux."""

    true_if = refusals.TRUE_IF

    def position(self, setup: Options, position: Mapping[str, Any]) -> MalifauxState:
        return state_of(setup, position)

    def prepared(self, options: Mapping[str, Any], position: Mapping[str, Any]) -> Mapping[str, Any]:
        return prepared(options, position)

    def expect(self, table: Malifaux, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
        return expect.expect(table, wanted)

    def invariants(self, table: Malifaux) -> Iterator[str]:
        return invariants.broken(table)

    def samples(self) -> list[dict[str, Any]]:
        """Every Strategy with every deployment; Crews are hired at random."""
        pairs = itertools.product(STRATEGIES.values(), DEPLOYMENTS.values())
        return [{"strategy": strategy, "deployment": deployment, "seats": 2} for strategy, deployment in pairs]
