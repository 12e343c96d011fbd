"""What a player of Moonstone knows without thinking: what a position is worth, what to consider, the plain answer.

Everything is read off scenes, questions and what is printed: the characters' cards and the board.
"""

from __future__ import annotations

from escarmouche.bots.moonstone.habits import consider, follows, hides, plain, rests
from escarmouche.bots.moonstone.worth import worth

__all__ = ["consider", "follows", "hides", "plain", "rests", "worth"]
