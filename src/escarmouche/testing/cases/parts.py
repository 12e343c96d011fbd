"""Wrong parts of a case are left out, so that the rest of it can still be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.core.files.case_reader import BadPosition
from escarmouche.core.files.source import follows
from escarmouche.core.files.validation import Step

Steps = tuple[Step, ...]


def without(data: Any, at: Steps) -> Any:
    """Data without the part at a path, or the same data if there is no such part. An item of a list goes with the whole list, because
    the items after it would move up.

    >>> without({"ann": {"pa": 2, "hand": [1, 2]}}, ("ann", "hand", 1))
    {'ann': {'pa': 2}}
    >>> without({"when": [{0: "end", "then": {"turn": 1}}]}, ("when", 0, "then"))
    {'when': [{0: 'end'}]}
    """
    parts = data if isinstance(data, dict) else dict(enumerate(data)) if isinstance(data, list) else {}
    if not at or at[0] not in parts:
        return data
    inner = without(parts[at[0]], at[1:])
    if inner is not parts[at[0]]:
        changed = {**parts, at[0]: inner}
        return changed if isinstance(data, dict) else list(changed.values())
    return data if isinstance(data, list) else {key: value for key, value in data.items() if key != at[0]}


def is_consequence(error: BadPosition, left_out: Sequence[Steps]) -> bool:
    """Is something only wrong because a part was left out: there, around it, or where something refers to it by name?"""
    if not left_out:
        return False
    names = {str(at[-1]) for at in left_out if at}
    refers = error.refusal.args.get("word") in names and "".join(map(str, error.path[-1:])) not in names
    return not error.path or refers or any(follows(error.path, at) for at in left_out)
