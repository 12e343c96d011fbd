"""While tests run, a rule that is called without `yield from` is noted. This comes before any game is imported."""

from __future__ import annotations

from escarmouche.core.play.rule import watch

watch()
