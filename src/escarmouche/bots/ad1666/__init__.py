"""What a player of Anno Domini 1666 knows without thinking: what a position is worth, what to consider, the plain answer.

Everything is read off scenes, questions and what is printed: cards, items, the scenario and its board.
"""

from __future__ import annotations

from escarmouche.bots.ad1666.habits import ahead, consider, even, follows, hides, plain, rests
from escarmouche.bots.ad1666.worth import worth

__all__ = ["ahead", "consider", "even", "follows", "hides", "plain", "rests", "worth"]
