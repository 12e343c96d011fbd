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
DO, NOTHING = (
    "-branches",
    "-nothing",
)  # what follows the key of a sentence that says what may be done, or that nothing may be chosen
DONE = ("word", "action")  # kinds of branches that are done; others are chosen
UNKNOWN = (NOT_AN_OPTION, NOT_A_BRANCH, f"{NOT_AN_OPTION}{NOTHING}")  # a name that means nothing here
GENERIC = (  # reasons that name no rule
    *UNKNOWN,
    *(f"{key}{end}" for key in (OTHER_KIND, OTHER_QUESTION) for end in ("", DO, NOTHING)),
)


def explained(book: Book[Any], table: Any, seat: int, reason: Refusal) -> Refusal:
    """The reason why something named may not be chosen, if the question gave none; any other reason unchanged."""
    if reason.key not in (NOT_AN_OPTION, NOT_A_BRANCH):
        return reason
    args = reason.args
    of, name = args["of"], args["answer" if reason.key == NOT_AN_OPTION else "branch"]
    listed = args.get("options", args.get("branches"))
    known = book.nameable(table, seat)
    absent = book.why_absent(table, seat, of, name)
    if absent is not None:
        return absent
    if name in known.get(of, ()):
        return _listing(book, table, NOT_AN_OPTION, reason, answer=book.called(table, of, name))
    numbers = any(isinstance(option, int) for option in listed)  # then a number is not a player
    kind = next((kind for kind, names in known.items() if name in names and not (numbers and kind == "seat")), None)
    if kind is not None:
        about = {"name": book.called(table, kind, name), "kind": refuse(f"kind-{kind}")}
        return _listing(book, table, OTHER_KIND, reason, **about)
    if _said(book, str(name)):
        return _listing(book, table, OTHER_QUESTION, reason, branch=name)
    return _listing(book, table, NOT_AN_OPTION, reason, answer=book.called(table, of, name))


def _listing(book: Book[Any], table: Any, key: str, reason: Refusal, **about: Any) -> Refusal:
    """A sentence with what may be chosen instead, or done: the names of a menu's branches are things that one does, or things."""
    args, of = reason.args, reason.args["of"]
    listed = args.get("options", args.get("branches"))
    if not listed:
        return refuse(f"{key}{NOTHING}", **about)
    if "branches" in args and of in DONE:
        if key == NOT_AN_OPTION:
            return reason
        return refuse(f"{key}{DO}", **about, branches=listed)
    known = texts("en", book.name)
    branches = [name for name in args.get("branches", ()) if known.has(f"branch-{name}")]
    options = [refuse(f"branch-{name}") if name in branches else book.called(table, of, name) for name in listed]
    return refuse(key, **about, options=options)


def _said(book: Book[Any], name: str) -> bool:
    """Is it a word or a branch of the game?"""
    known = texts("en", book.name)
    return known.has(f"branch-{name}") or known.has(f"word-{name}")
