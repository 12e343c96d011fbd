"""What the file of a card must say beyond its format: Actions that can be taken, ids that are unique, words that make sense.

The format itself is checked when a file is read (`read_card.py`); other cards that a card names are checked in `references.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

from escarmouche.core.files.names import check_name
from escarmouche.core.files.source import Source
from escarmouche.games.malifaux.cards.card import GENERAL, is_stat
from escarmouche.games.malifaux.state import ConditionName

At = tuple[str | int, ...]
FILTERS = ("target", "choose", "only", "whose", "by", "whom")
GOES_WITH = {  # which events go with which field of `When`
    "actions": ("acts",),
    "by": ("damaged", "dying", "killed", "targeted"),
    "whom": ("damages", "kills"),
    "health": ("damaged",),
}
SOME = ("damage", "heal")  # effects that need an amount or a profile
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def listed(value: Any) -> list[Any]:
    """A list from the file; empty if something else is written there, which has already been reported."""
    return value if isinstance(value, list) else []


def check_file(source: Source) -> None:
    """Reports the line where something is missing, appears twice or makes no sense."""
    data: Any = source.data
    for at, parts in _lists(data):
        _ids(source, parts, at)
    for i, action in enumerate(data.get("actions") or ()):
        _duel(source, action, ("actions", i))
    for i, ability in enumerate(data.get("abilities") or ()):
        _when(source, ability.get("when") or {}, ("abilities", i, "when"))
    _words(source, data, ())


def _lists(data: Any) -> Iterator[tuple[At, list[Any]]]:
    """The Triggers of each Action: their ids are unique."""
    for i, action in enumerate(data.get("actions") or ()):
        if action.get("triggers"):
            yield ("actions", i, "triggers"), action["triggers"]


def _ids(source: Source, parts: list[Any], at: At) -> None:
    seen: list[str] = []
    for i, part in enumerate(parts):
        if not ID.fullmatch(part["id"]):
            source.report(source.wrong("file-card-id", (*at, i, "id"), id=part["id"]))
        if part["id"] in seen:
            source.report(source.wrong("file-card-id-twice", (*at, i, "id"), id=part["id"]))
        seen.append(part["id"])
        check_name(source, part["name"], (*at, i, "name"))


def _duel(source: Source, action: dict[str, Any], at: At) -> None:
    """MALI-ACTN-06: an Action with a duel has a Resist, a TN, or both; MALI-DUEL-02: the model that resists is its target."""
    resist, stat = action.get("resist", ""), action.get("stat")
    if resist not in ("", "*"):
        if stat is None:
            source.report(source.wrong("file-card-no-stat", (*at, "resist"), resist=resist))
        if action.get("target") is None:
            source.report(source.wrong("file-card-no-target", (*at, "resist"), resist=resist))
    if action.get("tn") and stat is None:
        source.report(source.wrong("file-card-no-stat-tn", (*at, "tn")))
    if stat is not None and not resist and not action.get("tn"):
        source.report(source.wrong("file-card-no-goal", (*at, "stat")))


def _when(source: Source, when: dict[str, Any], at: At) -> None:
    """An Ability may say about its event only what that event has; the Actions it names must be on the card."""
    for field, events in GOES_WITH.items():
        if when.get(field) is not None and when.get("event") not in events:
            source.report(source.wrong("file-card-when", (*at, field), field=field, events=", ".join(events)))
    data: Any = source.data
    if is_stat(data) and when.get("whose") is None:
        known = [*GENERAL, *[action["id"] for action in data.get("actions") or ()]]
        for i, name in enumerate(when.get("actions") or ()):
            if name not in known:
                source.report(source.unknown(name, known, (*at, "actions", i)))


def _words(source: Source, data: Any, at: At) -> None:
    """Every word in the file, including words within words."""
    if isinstance(data, list):
        for i, item in enumerate(data):
            _words(source, item, (*at, i))
    elif isinstance(data, dict):
        for key, value in data.items():
            _word(source, key, value, (*at, key))
            _words(source, value, (*at, key))


def _word(source: Source, key: str, value: Any, at: At) -> None:
    if key in FILTERS and isinstance(value, dict):
        for i, name in enumerate(listed(value.get("condition"))):
            if name not in get_args(ConditionName):
                source.report(source.unknown(name, get_args(ConditionName), (*at, "condition", i)))
    effect = len(at) > 2 and "cost" not in at and isinstance(at[-2], int)  # an item of a list of effects
    some = isinstance(value, dict) and ("amount" in value or "profile" in value)
    if effect and key in SOME and not some:
        source.report(source.wrong("file-card-no-amount", at, word=key))
    if effect and key == "act" and isinstance(value, dict) and value.get("to", "self") == "self":
        data: Any = source.data
        known = [*GENERAL, *[action["id"] for action in data.get("actions") or ()]]
        for i, name in enumerate(listed(value.get("actions"))):
            if name not in known:
                source.report(source.unknown(name, known, (*at, "actions", i)))
