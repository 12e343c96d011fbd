"""Files of character cards, read: an unknown key or word is an error with the file, the line and the nearest known word."""

from __future__ import annotations

import re
from typing import Any, TypeVar, get_args

from msgspec.structs import replace

from escarmouche.core.files.names import check_name
from escarmouche.core.files.source import Source
from escarmouche.core.views.emblems import check_emblem
from escarmouche.games.moonstone.cards.card import (
    Ability,
    Amount,
    Call,
    Card,
    Move,
    Passive,
    Requirement,
    Result,
    Signature,
    Target,
)
from escarmouche.games.moonstone.cards.vocabulary import vocabulary
from escarmouche.space.units import mil

At = tuple[str | int, ...]
P = TypeVar("P", Passive, Ability, Result, Signature)
COLOURS = ("blue", "green", "pink", "any")
# of the words in each field
KINDS = {"words": "passive", "effects": "effect", "catastrophe": "effect", "during": "during", "end": "effect"}
RADII = {30: 591, 40: 787}  # base in mm -> radius in thousandths of an inch
SECTIONS = ("passives", "actives", "arcanes")
# every menu already has these names
TAKEN = ("end", "step", "jog", "harvest", "melee", "traverse", "jump", "robbery", "pass")


def read_card(source: Source, edition: str) -> Card:
    """A card file as the card of one edition. Parts marked with the other edition are left out."""
    source.game = "moonstone"
    card = source.convert(source.data, Card)
    _check(card, source)
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


def _check(card: Card, source: Source) -> None:
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
