"""What a figure may do: each chapter lists its actions, and `action.py` puts the menu together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from escarmouche.core.asks.ask import Ask, Shut
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.rule import Step
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10

# What is asked next; None: nothing; a refusal: not now, and why.
Branch = Callable[[D10, Figure], Ask | Refusal | Shut | None]
# Does the action, given the answer to its branch (None where nothing was asked). A plain function where nobody decides or rolls anything.
Run = Callable[[D10, Figure, Any], Step[None] | None]


class ActionSpec(NamedTuple):
    """An action of the ledger's table: its key, what it costs, when it exists, and how it is declared and done.

    `action.py` looks at PA, posture, engagement and loads (D10-ACT-08 to -13, D10-OBJ-03), and takes the PA before the action
    is run: a branch looks only at what concerns this action.
    """

    key: str
    pa: int
    rule: str
    branch: Branch
    run: Run
    switch: str = ""  # exists only where this switch is on
