"""What the file of a card must say beyond its format: ids that are unique and free, pips within its health, names in both languages.

The format itself is checked when a file is read (`read_card.py`).
"""

from __future__ import annotations

import re
from typing import get_args

from escarmouche.core.files.names import check_name
from escarmouche.core.files.source import Source
from escarmouche.core.views.emblems import check_emblem
from escarmouche.games.moonstone.cards.card import Card, Move

At = tuple[str | int, ...]
SECTIONS = ("passives", "actives", "arcanes")
TAKEN = (
    "end",
    "step",
    "jog",
    "harvest",
    "melee",
    "traverse",
    "jump",
    "robbery",
    "pass",
)  # every menu already has these names


def check_card(card: Card, source: Source) -> None:
    """Report everything that is wrong with a card that could be read."""
    _check_ids(card, source)
    for i, pip in enumerate(card.pips):
        if not 1 <= pip <= card.health:
            source.report(source.wrong("file-card-pip", ("pips", i), pip=pip, health=card.health))
    for section in SECTIONS:
        for i, part in enumerate(getattr(card, section)):
            check_name(source, part.name, (section, i, "name"))
    check_name(source, card.name, ("name",))
    check_emblem(source, card.emblem, ("emblem",))
    if card.signature:
        check_name(source, card.signature.name, ("signature", "name"))
        missing = set(get_args(Move)) - set(card.signature.deals)
        if missing:
            source.report(source.wrong("file-card-deals", ("signature", "deals"), missing=sorted(missing)))


def _check_ids(card: Card, source: Source) -> None:
    """An id is one word in lower-case letters, is not the name of an action, and is used once on a card (in each edition)."""
    if re.search(r"-\d+$", card.id):
        source.report(source.wrong("file-card-copy", ("id",), id=card.id))
    named: list[tuple[str, str | None, At]] = [(card.id, None, ("id",))]
    for section in SECTIONS:
        named += [(part.id, part.edition, (section, i, "id")) for i, part in enumerate(getattr(card, section))]
    for n, (name, edition, at) in enumerate(named):
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
            source.report(source.wrong("file-card-id", at, id=name))
        if name in TAKEN:
            source.report(source.wrong("file-card-action", at, id=name))
        for other, its, _ in named[1:n]:
            if name == other and (edition == its or None in (edition, its)):
                source.report(source.wrong("file-card-id-twice", at, id=name))
