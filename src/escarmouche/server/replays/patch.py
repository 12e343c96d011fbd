"""What changes from one JSON value to the next, so that a thousand scenes of a game are little more than the first.

A patch is one of these:

    ["=", value]                    another value
    {key: patch, ...}               an object of which these fields change; ["-"] takes one out
    ["@", [[place, patch], ...]]    a list of which these places change
    ["~", start, cut, [value, ...]] a list of which `cut` places from `start` on are replaced by these values
"""

from __future__ import annotations

from typing import Any

Patch = Any
GONE = ["-"]


def difference(old: Any, new: Any) -> Patch | None:
    """The patch that leads from one value to another; None if they are the same."""
    if old is new or (type(old) is type(new) and old == new):
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        return _fields(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return _places(old, new) if len(old) == len(new) else _spliced(old, new)
    return ["=", new]


def _fields(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    changed: dict[str, Patch] = {key: GONE for key in old if key not in new}
    for key, value in new.items():
        patch = difference(old[key], value) if key in old else ["=", value]
        if patch is not None:
            changed[key] = patch
    return changed


def _places(old: list[Any], new: list[Any]) -> Patch:
    pairs = enumerate(zip(old, new, strict=True))
    patches = ((place, difference(before, after)) for place, (before, after) in pairs)
    return ["@", [[place, patch] for place, patch in patches if patch is not None]]


def _spliced(old: list[Any], new: list[Any]) -> Patch:
    """What both have at their beginnings and ends stays."""
    most = min(len(old), len(new))
    start = next((place for place in range(most) if old[place] != new[place]), most)
    left = most - start
    end = next((place for place in range(left) if old[-1 - place] != new[-1 - place]), left)
    return ["~", start, len(old) - start - end, new[start : len(new) - end]]


def patched(old: Any, patch: Patch) -> Any:
    """The value to which a patch leads.

    >>> patched([1, 2, 3], difference([1, 2, 3], [1, 3])), patched({"a": [1]}, difference({"a": [1]}, {"a": [2], "b": 0}))
    ([1, 3], {'a': [2], 'b': 0})
    """
    if isinstance(patch, dict):
        kept = {key: part for key, part in old.items() if patch.get(key) != GONE}
        return kept | {key: patched(old.get(key), part) for key, part in patch.items() if part != GONE}
    if patch[0] == "=":
        return patch[1]
    value = list(old)
    if patch[0] == "@":
        for place, part in patch[1]:
            value[place] = patched(value[place], part)
        return value
    _, start, cut, values = patch
    return value[:start] + values + value[start + cut :]
