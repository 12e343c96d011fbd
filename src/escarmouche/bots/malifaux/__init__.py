"""What a player of Malifaux knows without thinking: what a position is worth, what to consider, the plain answer.

Everything is read off scenes, questions and printed cards. Flips are reckoned, not tried: most answers are the best of what was rated,
and nothing is left to look at.
"""

from __future__ import annotations

from escarmouche.bots.malifaux.habits import consider, even, follows, hides, plain, rests
from escarmouche.bots.malifaux.worth import worth

__all__ = ["consider", "even", "follows", "hides", "plain", "rests", "worth"]
