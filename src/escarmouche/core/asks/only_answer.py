"""Questions that leave nothing to choose, or nothing worth choosing: the table may answer them, if the player lets it.

>>> from escarmouche.core.asks.ask import Choose, Menu
>>> sole(Choose("activate", seat=0, rule="TOY-01", options=("ann",)))
'ann'
>>> sole(Choose("activate", seat=0, rule="TOY-01", options=("ann", "bob"))) is None
True
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from escarmouche.core.asks.ask import Answer, Ask, Branch, Choose, Menu, Number, Order, Some

RESTS = ("end", "stop", "pass")  # branches by which nothing more is done
_SEVERAL = object()


def sole(ask: Ask) -> Answer | None:
    """The only answer that there is; None: there are several, or it is a place or a way."""
    only = _only(ask)
    return None if only is _SEVERAL else only


def _only(ask: Ask) -> Any:
    if isinstance(ask, Choose):
        return ask.options[0] if len(ask.options) == 1 else _SEVERAL
    if isinstance(ask, Some):
        if ask.most == 0 or ask.least == len(ask.options):
            return tuple(ask.options[: ask.most])
        return _SEVERAL
    if isinstance(ask, Order):
        return tuple(ask.options) if len(ask.options) <= 1 else _SEVERAL
    if isinstance(ask, Number):
        return ask.low if ask.low == ask.high else _SEVERAL
    return _only_branch(ask) if isinstance(ask, Menu) else _SEVERAL


def _only_branch(menu: Menu) -> Any:
    """What the only open branch leads to."""
    first: tuple[str, Branch] | None = None
    for number, branch in enumerate(menu.open()):
        if number:
            return _SEVERAL
        first = branch
    if first is None:
        return _SEVERAL
    name, inner = first
    if inner is None:
        return name
    only = _only(inner) if isinstance(inner, Ask) else _SEVERAL
    return only if only is _SEVERAL else {name: only}


def only_minor(ask: Ask, minor: Collection[str]) -> Answer | None:
    """To end or to pass, if all else that a menu offers is not worth a question; None: there is more to choose from."""
    if not isinstance(ask, Menu):
        return None
    offered = dict(ask.open())
    if any(name not in minor for name in offered):
        return None
    return next((name for name in RESTS if name in offered and offered[name] is None), None)
