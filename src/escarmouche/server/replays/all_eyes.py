"""The table as it is when everybody shows what they have: the scenes of all seats laid over that of a spectator.

Where a seat sees something else than a spectator does, it knows more, and what it sees counts. Nothing is looked up in the state: what no
seat was shown stays hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from escarmouche.core.messages.event import Event

SAME = {  # how the parts of a list are told apart; parts that are alike in this are counted
    "pieces": ("id",),
    "things": ("id",),
    "markers": ("id",),
    "hands": ("seat", "kind"),
    "piles": ("seat", "kind"),
    "tracks": ("seat", "name"),
    "goals": ("seat",),
    "duels": ("name",),
    "sides": ("seat", "role"),
}
NOTHING: Any = object()


def laid_over(public: Any, own: Sequence[Any], name: str = "") -> Any:
    """A value as a spectator sees it, and as each seat does, in one."""
    more = [value for value in own if value is not NOTHING and value != public]
    if not more:
        return public
    if all(isinstance(value, dict) for value in more) and (public is NOTHING or isinstance(public, dict)):
        return _fields({} if public is NOTHING else public, more)
    if name in SAME and all(_has_parts(value) for value in (public, *more)):
        return _parts([] if public is NOTHING else public, more, SAME[name])
    return more[0]


def _fields(public: dict[str, Any], own: Sequence[dict[str, Any]]) -> dict[str, Any]:
    keys = dict.fromkeys(key for value in (public, *own) for key in value)
    return {key: laid_over(public.get(key, NOTHING), [value.get(key, NOTHING) for value in own], key) for key in keys}


def _has_parts(value: Any) -> bool:
    """Is it a list of things, and not of words? The pieces of a goal are named like those on the board."""
    return value is NOTHING or (isinstance(value, list) and all(isinstance(part, dict) for part in value))


def _parts(public: list[Any], own: Sequence[list[Any]], same: tuple[str, ...]) -> list[Any]:
    told_apart = [_told_apart(value, same) for value in (public, *own)]
    keys = dict.fromkeys(key for value in told_apart for key in value)
    first, *others = told_apart
    return [laid_over(first.get(key, NOTHING), [value.get(key, NOTHING) for value in others]) for key in keys]


def _told_apart(parts: Iterable[dict[str, Any]], same: tuple[str, ...]) -> dict[tuple[Any, ...], dict[str, Any]]:
    found: dict[tuple[Any, ...], dict[str, Any]] = {}
    for part in parts:
        key = tuple(part.get(field) for field in same)
        number = sum(known[:-1] == key for known in found)
        found[(*key, number)] = part
    return found


def for_all(events: Iterable[Event]) -> list[Event]:
    """What everybody was told, each thing once: what others were told of something that a seat was told in full is left out."""
    return [event for event in events if not event.but]
