"""Players made of code. They see what a person in their seat would see."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from escarmouche.bots.greedy import Greedy
    from escarmouche.bots.random_bot import Random

__all__ = ["Greedy", "Random"]


def __getattr__(name: str) -> object:
    """A bot is loaded when somebody asks for it."""
    if name == "Random":
        from escarmouche.bots.random_bot import Random  # `import escarmouche` stays quick

        return Random
    if name == "Greedy":
        from escarmouche.bots.greedy import Greedy  # `import escarmouche` stays quick

        return Greedy
    raise AttributeError(name)
