"""How Anno Domini 1666 is tested: positions, expectations, invariants, scenarios to play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from escarmouche.core.book import Cases, Mismatch
from escarmouche.games.ad1666.cases import expect, invariants
from escarmouche.games.ad1666.cases.position import prepared, state_of
from escarmouche.games.ad1666.cases.true_refusals import TRUE_IF
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.setup.scenario import load, scenarios
from escarmouche.games.ad1666.state import AnnoState
from escarmouche.games.ad1666.table import Anno


class AnnoCases(Cases[Anno]):
    """Cases of Anno Domini 1666."""

    true_if = TRUE_IF

    def position(self, setup: Options, position: Mapping[str, Any]) -> AnnoState:
        return state_of(setup, position)

    def prepared(self, options: Mapping[str, Any], position: Mapping[str, Any]) -> Mapping[str, Any]:
        return prepared(options, position)

    def expect(self, table: Anno, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
        return expect.expect(table, wanted)

    def invariants(self, table: Anno) -> Iterator[str]:
        return invariants.broken(table)

    def samples(self) -> list[dict[str, Any]]:
        """Every scenario on each of its boards; one with an Arch-Enemy also for one player, and with a player who leads it."""
        setups: list[dict[str, Any]] = []
        for name in scenarios():
            for board in load(name).boards:
                usual = {"scenario": name, "board": board, "seats": 2}
                setups.append(usual)
                if load(name).automated is not None:
                    setups += [{**usual, "seats": 1}, {**usual, "enemy": "player"}]
        return setups
