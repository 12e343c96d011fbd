"""Somebody names something that is not offered, and the question itself gives no reason: does the name mean anything in this game?

The clause that narrows a list says why the rest is left out. The book explains what is never in such a list (a model that has left
play). Things of another kind, and answers to another question, are explained here. Only a name that means nothing in this game is
answered with the plain list of what may be chosen.
"""

from __future__ import annotations

from typing import Any

from escarmouche.core.asks.ask import NOT_A_BRANCH, NOT_AN_OPTION
from escarmouche.core.book import Book
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.messages.text import texts

OTHER_KIND, OTHER_QUESTION = "why-other-kind", "why-other-question"
GENERIC = (
    NOT_AN_OPTION,
    NOT_A_BRANCH,
    OTHER_KIND,
    f"{OTHER_KIND}-branches",
    OTHER_QUESTION,
    f"{OTHER_QUESTION}-branches",
)  # reasons that name no rule


def explained(book: Book[Any], table: Any, seat: int, reason: Refusal) -> Refusal:
    """The reason why something named may not be chosen, if the question gave none; any other reason unchanged."""
    possible: dict[str, Any]
    if reason.key == NOT_AN_OPTION:
        word, of = "answer", reason.args["of"]
        possible = {"options": [called(option, of) for option in reason.args["options"]]}
    elif reason.key == NOT_A_BRANCH:
        word, of, possible = "branch", reason.args["of"], {"branches": reason.args["branches"]}
    else:
        return reason
    name = reason.args[word]
    known = book.nameable(table, seat)
    if name in known.get(of, ()):
        absent = book.why_absent(table, seat, of, name)
        return absent or refuse(reason.key, **{word: called(name, of)}, **possible, of=of)
    numbers = any(isinstance(option, int) for option in next(iter(possible.values())))  # then a number is not a player
    kind = next((kind for kind, names in known.items() if name in names and not (numbers and kind == "seat")), None)
    if kind is not None:
        return refuse(_key(OTHER_KIND, possible), name=called(name, kind), kind=refuse(f"kind-{kind}"), **possible)
    if _said(book, str(name)):
        return refuse(_key(OTHER_QUESTION, possible), branch=name, **possible)
    return refuse(reason.key, **{word: called(name, of)}, **possible, of=of)


def called(name: Any, of: str) -> Any:
    """A name as players say it: seats are counted from 0, players from 1; a Stat Card is not the model that has come from it."""
    if of == "sheet" and isinstance(name, str):
        return refuse("named-card", card=name)
    return refuse("named-player", player=name + 1) if of == "seat" and isinstance(name, int) else name


def _key(key: str, possible: dict[str, Any]) -> str:
    """The text for a sentence that lists what may be chosen: options, or the branches of a menu."""
    return f"{key}-branches" if "branches" in possible else key


def _said(book: Book[Any], name: str) -> bool:
    """Is it a word or a branch of the game?"""
    known = texts("en", book.name)
    return known.has(f"branch-{name}") or known.has(f"word-{name}")
