"""What a question proposes: the first few answers. A question that proposes nothing may still have an answer."""

from __future__ import annotations

import itertools

from escarmouche.core.asks.ask import Answer, Ask


class NoProposal(Exception):
    """A question proposes nothing: any answer will do."""


def proposals(ask: Ask, most: int = 1) -> list[Answer]:
    """At most this many of the answers that a question proposes, and at least one."""
    answers = list(itertools.islice(ask, most))
    if not answers:
        raise NoProposal(ask.name)
    return answers


def first(ask: Ask) -> Answer:
    """The first of them."""
    return proposals(ask)[0]
