"""What a bot knows of Anno Domini 1666.

Everything is read off scenes, questions and what is printed: cards, items, the scenario and its board.
"""

from __future__ import annotations

from escarmouche.bots.ad1666.evaluator import Ad1666Evaluator

EVALUATOR = Ad1666Evaluator()
