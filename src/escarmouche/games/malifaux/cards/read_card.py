"""Files of Stat Cards and Upgrades, read: an unknown key or word is an error with the file, the line and the nearest known word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from escarmouche.core.files.names import check_name
from escarmouche.core.files.source import Source
from escarmouche.core.views.emblems import check_emblem
from escarmouche.games.malifaux.cards import check
from escarmouche.games.malifaux.cards.card import GENERAL, Ability, Action, AnyCard, Card, Text, Trigger, Upgrade
from escarmouche.games.malifaux.cards.check import ID, At
from escarmouche.games.malifaux.cards.vocabulary import INNER, calls
from escarmouche.games.malifaux.state import RADII
from escarmouche.space.units import mil

SECTIONS = ("abilities", "resists", "actions")
C = TypeVar("C", bound=AnyCard)
P = TypeVar("P", Ability, Trigger, Action)


def read_card(source: Source) -> Card:
    """A card file as a Stat Card."""
    card = _read(source, Card)
    return replace(card, radius=RADII[card.radius])


def read_upgrade(source: Source) -> Upgrade:
    """An Upgrade file."""
    return _read(source, Upgrade)


def _read(source: Source, to: type[C]) -> C:
    """Its format, its ids and names, its words, and whether all of it makes sense together."""
    source.game = "malifaux"
    card = source.convert(source.data, to)
    _check(card, source)
    sections = {
        section: tuple(_finished(part, card.id, source, (section, i)) for i, part in enumerate(getattr(card, section)))
        for section in SECTIONS
    }
    check.check_file(source)
    return replace(card, **sections)


def _finished(part: P, owner: str, source: Source, at: At) -> P:
    """An Ability, Trigger or Action under its key, with its words looked up."""
    key = f"{owner}:{part.key}"
    words = [name for name in part.__struct_fields__ if name in INNER]
    rest: dict[str, Any] = {name: calls(getattr(part, name), INNER[name], source, (*at, name)) for name in words}
    if isinstance(part, Action):
        rest["range"] = mil(part.range)
        triggers = enumerate(part.triggers)
        rest["triggers"] = tuple(_finished(trigger, key, source, (*at, "triggers", i)) for i, trigger in triggers)
    return replace(part, key=key, **rest)


def _check(card: AnyCard, source: Source) -> None:
    """Ids are lower-case words and unique on a card; every name is given in English."""
    seen: list[str] = []
    for name, text, at in _named(card):
        if not ID.fullmatch(name):
            source.report(source.wrong("file-card-id", (*at, "id"), id=name))
        if name in seen or name in GENERAL:
            source.report(source.wrong("file-card-id-twice", (*at, "id"), id=name))
        seen.append(name)
        check_name(source, text, (*at, "name"))
    for name, kind in card.markers.items():
        if not ID.fullmatch(name):
            source.report(source.wrong("file-card-id", ("markers", name), id=name))
        check_name(source, kind.name, ("markers", name, "name"))
        check_emblem(source, kind.emblem, ("markers", name, "emblem"))
    check_emblem(source, card.emblem, ("emblem",))


def _named(card: AnyCard) -> Iterator[tuple[str, Text, At]]:
    yield card.id, card.name, ()
    for section in SECTIONS:
        for i, part in enumerate(getattr(card, section)):
            yield part.key, part.name, (section, i)
