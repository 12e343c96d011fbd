"""In which of several ways a word of a card is said: the end of the key of its text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.games.malifaux.cards.effect import Aimed
from escarmouche.games.malifaux.cards.words.cost_words import Cost

FATES = ("fate", "damage-fate")
PAID_BY_TARGET = ("discard", "damage", "token", "condition")  # costs that the target can pay


def is_of_one(params: Aimed) -> bool:
    """Does the word mean one model?"""
    return params.to not in ("all", "friends", "enemies")


def variant(word: str, params: Any, kind: str) -> str:
    """Some words are said in several ways."""
    if kind == "cost":
        return "-target" if isinstance(params, Cost) and params.of == "target" and word in PAID_BY_TARGET else ""
    if kind != "does":
        return _passive(word, params)
    return WAYS[word](params) if word in WAYS else ""


def _passive(word: str, params: Any) -> str:
    if word in FATES:
        side = "-against" if params.against else ""
        return side if word == "damage-fate" else f"-{params.when}{side}"
    return ""


def _if(said: Any, way: str) -> str:
    """A way of saying it, if there is something to say so."""
    return way if said else ""


def _moved(params: Any) -> str:
    return f"-{params.way}" + _if(getattr(params, "degrees", None) is not None, "-degrees")


def _placed(params: Any) -> str:
    if params.kinds:
        return "-marker"
    return "-contact" if params.contact else _if(params.completely, "-completely")


def _unburied(params: Any) -> str:
    return _placed(params) if params.kinds or params.distance or params.contact else "-zone"


def _flipped(params: Any) -> str:
    return _if(params.profile is not None, "-flip")


def _gained(params: Any) -> str:
    amount = getattr(params, "amount", 0)
    lost = isinstance(amount, int) and amount < 0
    return _if(lost, "-lose") + _if(getattr(params, "who", "") == "opponent", "-opponent")


def _revealed(params: Any) -> str:
    return _gained(params) + _if(params.effects, "-suit" if params.suit else "-count")


def _marker(params: Any) -> str:
    where = "" if getattr(params, "within", 0) else "-contact" if getattr(params, "kinds", "x") else "-targeted"
    return where + _if(getattr(params, "straight", False), "-straight")


def _summoned(params: Any) -> str:
    return _if(params.upgrade, "-upgrade") + _if(params.within is not None, "-within")


def _lost(params: Any) -> str:
    some = _if(params.amount, "-some")
    if params.conditions:
        return some + _if(params.all, "-each")
    return some + ("-all" if params.all else "-any")


def _generated(params: Any) -> str:
    return _if(params.actions, "-named") + _if(params.at != "any", "-same")


def _duel(params: Any) -> str:
    return _if(params.effects, "-pass") + _if(params.fail, "-fail") + _if(is_of_one(params), "-it")


WAYS: dict[str, Callable[[Any], str]] = {
    "push": _moved,
    "move": _moved,
    "place": _placed,
    "unbury": _unburied,
    "damage": _flipped,
    "heal": _flipped,
    "token": _gained,
    "soulstone": _gained,
    "pass-token": _gained,
    "draw": _gained,
    "look": _gained,
    "reveal": _revealed,
    "drop": _marker,
    "create": _marker,
    "remove-marker": _marker,
    "move-marker": _marker,
    "summon": _summoned,
    "replace": lambda params: _if(params.together, "-together"),
    "lose": _lost,
    "act": _generated,
    "obey": _generated,
    "duel": _duel,
    "remove-card": lambda params: f"-{params.pile}",
    "chain": lambda params: _if(params.all, "-all") + _if(params.within, "-within"),
    "count": lambda params: f"-{params.count}",
    "choose": lambda params: _if(params.within, "-within"),
    "may": lambda params: _if(params.cost, "-cost"),
}
