"""What a figure may do: each chapter lists its actions, and `action.py` puts the menu together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from escarmouche.core.asks.ask import Ask, Shut
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.rule import Step
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10

Branch = Callable[
    [D10, Figure], Ask | Refusal | Shut | None
]  # what is asked further; None: nothing; a refusal: not now, and why


class ActionSpec(NamedTuple):
    """An action of the ledger's table: its key, what it costs, when it exists, and how it is declared and done.

    PA, posture, engagement and loads are looked at by `action.py` (D10-ACT-08 to -13, D10-OBJ-03), which also takes the PA before it
    is run: a branch looks only at what is its own.
    """

    key: str
    pa: int
    rule: str
    branch: Branch
    run: Callable[[D10, Figure, Any], Step[None]]  # the answer to the branch; None where nothing was asked
    switch: str = ""  # exists only where this switch is on
