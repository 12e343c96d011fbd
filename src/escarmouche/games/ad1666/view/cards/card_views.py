"""Cards as a client draws them: Characters, items and factions."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from escarmouche.core.messages.languages import LANGUAGES, told_in
from escarmouche.core.messages.text import in_every_language, texts
from escarmouche.core.play.rule import clause
from escarmouche.core.views.card_view import CardView, Part, Section, Stat
from escarmouche.core.views.emblems import emblem_of
from escarmouche.core.views.scene import Name
from escarmouche.games.ad1666.cards.card import RATED, Card, Item, RangeBand
from escarmouche.games.ad1666.cards.card import Name as Printed
from escarmouche.games.ad1666.cards.library import Cards, FactionCard, Items, cards, cards_of, factions, items, items_of
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.state import SUITS
from escarmouche.games.ad1666.view.cards.describe import effects, rules, tell
from escarmouche.games.ad1666.view.signs import SIGNS

ALWAYS = ("strength", "agility", "fortitude")  # the others only when they are not 0 (AD66-CHAR-04)
SPOKEN = ("intelligence", "charisma", "wit")
HANDS = ("no-hand", "one-hand", "both-hands")


@functools.cache
def card_views(edition: str) -> dict[str, CardView]:
    """Every card of the box; there is one edition."""
    return _card_views(cards(), items())


def card_views_of(setup: Options) -> dict[str, CardView]:
    """The cards of a game: those of the box and those its players brought."""
    return _card_views(cards_of(setup), items_of(setup)) if setup.cards else card_views(setup.edition)


def _card_views(people: Cards, things: Items) -> dict[str, CardView]:
    views = {name: faction(card) for name, card in factions().items()}
    views |= {name: equipment(item) for name, item in things.items()}
    return views | {name: character(card, things) for name, card in people.items()}


# -- Characters


@clause("AD66-CHAR-01", "AD66-CHAR-02", "AD66-CHAR-13", "AD66-CHAR-15")
def character(card: Card, things: Mapping[str, Item]) -> CardView:
    """A Character card: what it is, its numbers, its talents, what it carries."""
    kind = ["hero" if card.hero else "commoner"] + (["unique"] if card.unique else [])
    kind += [card.faction, *card.alignment] + ([card.gender] if card.gender else [])
    arms = [_arm(variant, names, things) for variant, names in card.arms.items()]
    sections = {
        "talents": [_talent(talent, x) for talent, x in card.talents.items()],
        "equipment": _carried(card.items, things),
        "arms": arms,
        "story": _story(card),
    }
    return CardView(
        id=card.id,
        name=_name(card.name),
        words=kind + ([card.type] if card.type != "human" else []),
        stats=list(_numbers(card)),
        boxes=card.killed,
        emblem=emblem_of(card.emblem, (card.type, card.faction), SIGNS),
        dots=[card.crippled],
        sections=_sections(sections),
    )


def _numbers(card: Card) -> Iterator[Stat]:
    yield Stat("gold", card.gold)
    if card.connections:
        yield Stat("connections", card.connections)
    yield Stat("crippled", card.crippled)
    yield Stat("killed", card.killed)
    for ability in (*ALWAYS, *(name for name in SPOKEN if card.ability(name))):
        yield Stat(ability, card.ability(ability), signed=True)
    for skill, score in card.skills.items():
        yield Stat(skill, score, signed=True)
    if card.fencing:
        yield Stat("fencing", card.fencing)


def _talent(talent: str, x: int) -> Part:
    stats = [Stat("score", x)] if talent in RATED else []
    return Part(
        talent,
        in_every_language("ad1666", f"talent-{talent}"),
        in_every_language("ad1666", f"talent-{talent}-text", {"x": x}),
        stats,
    )


def _carried(names: Sequence[str], things: Mapping[str, Item]) -> list[Part]:
    """Each item once, with its number if there are several."""
    return [
        Part(name, _name(things[name].name), _told(things[name]), [Stat("count", count)] if count > 1 else [])
        for name, count in Counter(names).items()
    ]


def _arm(variant: str, names: Sequence[str], things: Mapping[str, Item]) -> Part:
    """One of several sets of items."""
    parts = _carried(names, things)
    return Part(
        variant,
        {lang: " + ".join(told_in(lang, part.name) for part in parts) for lang in LANGUAGES},
        {lang: " ".join(told_in(lang, part.text) for part in parts) for lang in LANGUAGES},
    )


# -- items and factions


@clause("AD66-WPN-01", "AD66-ARM-01")
def equipment(item: Item) -> CardView:
    """An item card."""
    sections = {
        "bands": [_band(band) for band in item.bands],
        "rules": [
            Part(key, in_every_language("ad1666", key, {"x": x}), in_every_language("ad1666", f"{key}-text", {"x": x}))
            for key, x in rules(item)
        ]
        + _poison(item),
        "story": _story(item),
    }
    return CardView(
        id=item.id,
        name=_name(item.name),
        words=[*_kinds(item), *([item.skill] if item.skill else []), HANDS[item.hands]],
        emblem=emblem_of(item.emblem, _kinds(item), SIGNS),
        stats=list(_values(item)),
        sections=_sections(sections),
    )


def _band(band: RangeBand) -> Part:
    name = in_every_language("ad1666", "item-band", {"range": band.range})
    text = in_every_language("ad1666", "item-band-text", {"piercing": band.piercing})
    return Part(f"range-{band.range}", name, text, [Stat("nd", band.nd)])


def _kinds(item: Item) -> list[str]:
    """What it is; a whip is a Close Combat weapon and a ranged one (AD66-AMB-97)."""
    kinds = {
        "close-weapon": item.close,
        "ranged-weapon": item.ranged,
        "armour": item.armour,
        "poison": item.poison,
        "scenario-item": item.scenario,
    }
    return [kind for kind, holds in kinds.items() if holds] or ["equipment"]


def _values(item: Item) -> Iterator[Stat]:
    if item.reach is not None:
        yield Stat("reach", item.reach)
    for suit in SUITS:
        if suit in item.damage:
            yield Stat(f"damage-{suit}", item.damage[suit], signed=item.close)
    for suit in SUITS:
        if suit in item.armour:
            full, pierced = item.armour[suit]
            yield Stat(f"armour-{suit}", f"{full}/{pierced}")
    for name in ("load", "reload", "ammunition"):
        if getattr(item, name):
            yield Stat(name, getattr(item, name))
    if item.price is not None:
        yield Stat("price", item.price)


def _poison(item: Item) -> list[Part]:
    if not item.poison:
        return []
    text = {lang: texts(lang, "ad1666").say("item-poison-text", {"effects": effects(item, lang)}) for lang in LANGUAGES}
    return [Part("item-poison", in_every_language("ad1666", "item-poison"), text)]


@clause("AD66-DECK-13")
def faction(card: FactionCard) -> CardView:
    """A faction card: when its player draws."""
    return CardView(
        card.id, _name(card.name), sections=[Section("faction", [Part(card.id, _name(card.name), _name(card.text))])]
    )


# -- both


def _told(item: Item) -> Name:
    """What it does, in words; for a thing that does nothing, its story."""
    return {lang: tell(item, lang) or told_in(lang, _name(item.text)) for lang in LANGUAGES}


def _story(thing: Card | Item) -> list[Part]:
    return [Part(thing.id, _name(thing.name), _name(thing.text))] if thing.text else []


def _name(name: Printed) -> Name:
    return {str(lang): text for lang, text in name.items()}


def _sections(sections: Mapping[str, list[Part]]) -> list[Section]:
    return [Section(name, parts) for name, parts in sections.items() if parts]
