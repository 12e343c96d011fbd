"""What the file of a figure must say beyond its types (D10-FIG, D10-SET-05)."""

from __future__ import annotations

import re

from escarmouche.core.files.names import check_name
from escarmouche.core.files.source import Source
from escarmouche.core.files.validation import Step
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.cards.card import Card, check, weapons

At = tuple[Step, ...]
COPIES = (0, 10)  # of one figure in its standard band: 10 others, a Leader and a Character would have M 15


@clause("D10-FIG-01", "D10-FIG-04", "D10-FIG-05")
def figure(source: Source, card: Card, at: At) -> None:
    """Everything that can be wrong with a figure."""
    for field in ("id", "band"):
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", getattr(card, field)):
            source.report(source.wrong("file-figure-id", (*at, field), id=getattr(card, field)))
    if re.search(r"-\d+$", card.id):
        source.report(source.wrong("file-figure-number", (*at, "id"), id=card.id))
    if card.id in weapons():
        source.report(source.wrong("file-figure-weapon", (*at, "id"), id=card.id))
    check_name(source, card.name, (*at, "name"))
    if not COPIES[0] <= card.copies <= COPIES[1]:
        source.report(source.wrong("file-figure-copies", (*at, "copies"), low=COPIES[0], high=COPIES[1]))
    check(source, card, at)
    _shooting(source, card, at)


@clause("D10-FIG-04", "D10-FIG-05")
def _shooting(source: Source, card: Card, at: At) -> None:
    """A figure without T cannot shoot: it has nothing to shoot with, and no T on its blood side."""
    if card.t is not None:
        return
    for place, name in enumerate(card.equipment):
        weapon = weapons().get(name)
        if weapon and weapon.shoots and not weapon.strikes:
            source.report(source.wrong("file-figure-shoots", (*at, "equipment", place), weapon=name))
    if card.blood and card.blood.t is not None:
        source.report(source.wrong("file-figure-blood", (*at, "blood", "t")))
