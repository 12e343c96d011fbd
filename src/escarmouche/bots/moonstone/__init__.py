"""What a bot knows of Moonstone. Everything is read off scenes, questions and what is printed: the characters' cards and the board."""

from __future__ import annotations

from escarmouche.bots.moonstone.evaluator import MoonstoneEvaluator

EVALUATOR = MoonstoneEvaluator()
