"""A position for the tests of Anno Domini 1666: figures on an open field, and what is asked there."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.core.asks.ask import Ask
from escarmouche.games.ad1666.cases.position import prepared, state_of
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno

FIELD = "\n".join(["+ " * 13, "".join(" ." for _ in range(12))] * 5 + ["+ " * 13])  # 12 by 5 open squares
Figures = dict[str, dict[str, Any]]


class Position:
    """A position, and what was asked in it."""

    def __init__(self, figures: Figures, board: str = FIELD, **rest: Any) -> None:
        options = rest.pop("options", {})
        position = {"board": board, "figures": figures, **rest}
        setup = msgspec.convert(prepared(options, position), Options)
        self.game = Anno(state_of(setup, position), setup)
        self.asked: list[Ask] = []

    def __getitem__(self, name: str) -> Figure:
        """A figure, to look at it or to put it elsewhere."""
        self.game.figures_changed()
        return self.game.figure(name)
