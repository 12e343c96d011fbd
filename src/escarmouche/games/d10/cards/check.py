"""What the file of a figure or a weapon must say beyond its types (D10-FIG, D10-WPN, D10-SET-05)."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping

from escarmouche.core.book import nearest
from escarmouche.core.files.names import check_name
from escarmouche.core.files.source import Source
from escarmouche.core.files.validation import Step
from escarmouche.core.play.rule import clause
from escarmouche.core.views.emblems import check_emblem
from escarmouche.games.d10.cards.card import Card, Weapon

At = tuple[Step, ...]
COPIES = (0, 10)  # of one figure in its standard band: 10 others, a Leader and a Character would have M 15
NEEDS = {  # what each field of a weapon makes sense with
    "heavy": "e",
    "long": "e",
    "lance": "e",
    "range": "reload",
    "reload": "range",
    "missiles": "range",
    "recoverable": "range",
    "piercing": "range",
    "point_blank": "piercing",
    "pistol": "range",
    "steady": "range",
}


def check_id(source: Source, word: str, at: At) -> None:
    """An id is made of words in small letters, with hyphens between them."""
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", word):
        source.report(source.wrong("file-figure-id", at, id=word))


# -- figures


@clause("D10-FIG-01", "D10-FIG-04", "D10-FIG-05")
def check_figure(source: Source, card: Card, at: At, weapons: Mapping[str, Weapon]) -> None:
    """Everything that can be wrong with a figure. `weapons` are those that it may carry."""
    check_id(source, card.id, (*at, "id"))
    check_id(source, card.band, (*at, "band"))
    if re.search(r"-\d+$", card.id):
        source.report(source.wrong("file-figure-number", (*at, "id"), id=card.id))
    if card.id in weapons:
        source.report(source.wrong("file-figure-weapon", (*at, "id"), id=card.id))
    check_name(source, card.name, (*at, "name"))
    check_emblem(source, card.emblem, (*at, "emblem"))
    if not COPIES[0] <= card.copies <= COPIES[1]:
        source.report(source.wrong("file-figure-copies", (*at, "copies"), low=COPIES[0], high=COPIES[1]))
    check_equipment(source, card, at, weapons)
    _shooting(source, card, at, weapons)


@clause("D10-FIG-01")
def check_equipment(source: Source, card: Card, at: At, weapons: Mapping[str, Weapon]) -> None:
    """Every weapon that a card names exists."""
    for place, name in enumerate(card.equipment):
        if name not in weapons:
            near = nearest(name, weapons)
            source.report(source.wrong("file-unknown-weapon", (*at, "equipment", place), weapon=name, nearest=near))


@clause("D10-FIG-04", "D10-FIG-05")
def _shooting(source: Source, card: Card, at: At, weapons: Mapping[str, Weapon]) -> None:
    """A figure without T cannot shoot: it has nothing to shoot with, and no T on its blood side."""
    if card.t is not None:
        return
    for place, name in enumerate(card.equipment):
        weapon = weapons.get(name)
        if weapon and weapon.shoots and not weapon.strikes:
            source.report(source.wrong("file-figure-shoots", (*at, "equipment", place), weapon=name))
    if card.blood and card.blood.t is not None:
        source.report(source.wrong("file-figure-blood", (*at, "blood", "t")))


# -- weapons


@clause("D10-WPN-02", "D10-WPN-16", "D10-WPN-17")
def check_weapon(source: Source, weapon: Weapon, at: At) -> None:
    """Everything that can be wrong with a weapon by itself: it is of some use, and no field is given without the one it belongs to."""
    check_id(source, weapon.id, (*at, "id"))
    check_name(source, weapon.name, (*at, "name"))
    check_emblem(source, weapon.emblem, (*at, "emblem"))
    if not (weapon.strikes or weapon.shoots or weapon.shield):
        source.report(source.wrong("file-weapon-use", at))
    for field, needed in NEEDS.items():
        if _has(weapon, field) and not _has(weapon, needed):
            source.report(source.wrong("file-weapon-field", (*at, field), field=field, needed=needed))


def _has(weapon: Weapon, field: str) -> bool:
    return weapon.strikes if field == "e" else getattr(weapon, field) not in (0, False, -1)


def check_not_a_figure(source: Source, weapon: Weapon, at: At, figures: Container[str]) -> None:
    """Figures and weapons are told apart by their ids."""
    if weapon.id in figures:
        source.report(source.wrong("file-weapon-figure", (*at, "id"), id=weapon.id))
