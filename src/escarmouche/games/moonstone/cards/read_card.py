"""Files of character cards, read: an unknown key or word is an error with the file, the line and the nearest known word."""

from __future__ import annotations

import re
from typing import Any, TypeVar

from msgspec.structs import replace

from escarmouche.core.files.source import Source
from escarmouche.games.moonstone.cards.card import (
    Ability,
    Amount,
    Call,
    Card,
    Passive,
    Requirement,
    Result,
    Signature,
    Target,
)
from escarmouche.games.moonstone.cards.check import SECTIONS, At, check_card
from escarmouche.games.moonstone.cards.vocabulary import vocabulary
from escarmouche.space.units import mil

P = TypeVar("P", Passive, Ability, Result, Signature)
COLOURS = ("blue", "green", "pink", "any")
# of the words in each field
KINDS = {"words": "passive", "effects": "effect", "catastrophe": "effect", "during": "during", "end": "effect"}
RADII = {30: 591, 40: 787}  # base in mm -> radius in thousandths of an inch


def read_card(source: Source, edition: str) -> Card:
    """A card file as the card of one edition. Parts marked with the other edition are left out."""
    source.game = "moonstone"
    card = source.convert(source.data, Card)
    check_card(card, source)
    sections = {
        section: tuple(
            _finished(part, source, (section, i))
            for i, part in enumerate(getattr(card, section))
            if part.edition in (None, edition)
        )
        for section in SECTIONS
    }
    keywords = (_in_edition(keyword, edition) for keyword in card.keywords)
    return replace(
        card,
        keywords=tuple(keyword for keyword in keywords if keyword),
        reach=mil(card.reach),
        radius=RADII[card.radius],
        signature=card.signature and _finished(card.signature, source, ("signature",)),
        version=_in_edition(card.version, edition),
        **sections,
    )


def _in_edition(said: Any, edition: str) -> str:
    """What a card says in one edition: a text for both of them, or a mapping."""
    text: str = said if isinstance(said, str) else said.get(edition, "")
    return text


def _finished(part: P, source: Source, at: At) -> P:
    """A part of a card with its words looked up and its distances in mils."""
    rest: dict[str, Any] = {}
    if isinstance(part, Result):
        rest["on"] = tuple(_requirement(text, source, (*at, "on", n)) for n, text in enumerate(part.on))
    if isinstance(part, Ability):
        results = enumerate(part.results)
        rest["results"] = tuple(_finished(result, source, (*at, "results", i)) for i, result in results)
        rest |= {"range": mil(part.range), "pulse": mil(part.pulse)}
        rest["target"] = part.target if part.target or not part.range else Target()
    for name in part.__struct_fields__:
        if name in KINDS:
            rest[name] = _calls(getattr(part, name), KINDS[name], source, (*at, name))
    return replace(part, **rest)


def _requirement(text: Any, source: Source, at: At) -> Requirement:
    """`green X`, `blue 2`, `any 3`."""
    parts = re.fullmatch(r"(\w+) (X|[123])", text)
    if not parts:
        source.report(source.wrong("file-card-requirement", at, text=text))
        return Requirement("any", 0)
    if parts[1] not in COLOURS:
        source.report(source.unknown(parts[1], COLOURS, at))
    return Requirement(parts[1], 0 if parts[2] == "X" else int(parts[2]))


def _calls(words: Any, kind: str, source: Source, at: At) -> tuple[Call, ...]:
    known, calls = vocabulary(kind), []
    for i, item in enumerate(words):
        if len(item) != 1:
            source.report(source.wrong("file-card-word", (*at, i)))
            continue
        word, params = next(iter(item.items()))
        if word not in known:
            source.report(source.unknown(word, known, (*at, i, word)))
            continue
        if not _amounts(params or {}, known[word], source, (*at, i, word)):
            continue
        calls.append(Call(word, source.convert(params or {}, known[word], (*at, i, word))))
    return tuple(calls)


def _amounts(params: dict[str, Any], to: Any, source: Source, at: At) -> bool:
    """Is everything that depends on X written as an amount?"""
    for name in ("amount", "distance"):
        text = params.get(name)
        if name in to.__struct_fields__ and isinstance(text, str) and text != "all":
            try:
                Amount.read(text)
            except ValueError:
                source.report(source.wrong("file-card-amount", (*at, name), text=text))
                return False
    return True
