"""Which of several models with the same card each one is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol


class Numbered(Protocol):
    """A model, whatever a game calls it."""

    @property
    def card(self) -> str: ...

    @property
    def seat(self) -> int: ...


def copy_numbers(models: Iterable[Numbered]) -> Sequence[int]:
    """For each model its number among those of its seat with the same card, from 1; 0 for the only one."""
    keys = [(model.card, model.seat) for model in models]
    if len(set(keys)) == len(keys):
        return [0] * len(keys)
    met: dict[tuple[str, int], int] = {}
    numbers = []
    for key in keys:
        met[key] = met.get(key, 0) + 1
        numbers.append(met[key])
    return [number if met[key] > 1 else 0 for key, number in zip(keys, numbers, strict=True)]
