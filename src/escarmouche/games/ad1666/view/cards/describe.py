"""What the cards say to a reader: talents and items in words, in either language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.core.messages.text import Texts, texts
from escarmouche.games.ad1666.cards.card import Item, RangeBand
from escarmouche.games.ad1666.state import SUITS


def signed(amount: int) -> str:
    """
    >>> signed(2), signed(0), signed(-1)
    ('+2', '0', '−1')
    """
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount else "0"


def rules(item: Item) -> Iterator[tuple[str, int]]:
    """The rules of its own that an item has: the key of their name, and their number."""
    yield from ((f"talent-{word}", x) for word, x in item.words.items())
    for field in ("piercing", "ammunition", "fencing", "heals", "opens", "scenario"):
        x = getattr(item, field)
        if x:
            yield f"item-{field}", int(x)
    if item.inconspicuous:
        yield "item-icon", 0


def effects(item: Item, lang: str) -> str:
    """What a poison does: `1 Wound, Prone`."""
    return ", ".join(texts(lang, "ad1666").say(f"poison-{effect}", {"x": x}) for effect, x in item.poison.items())


def tell(item: Item, lang: str) -> str:
    """An item in a few short sentences.

    >>> from escarmouche.games.ad1666.cards.library import items
    >>> tell(items()["sabre"], "en")
    'Edged, one hand, Reach 1. Damage: head +2, torso +1, hands +1, legs +1.'
    >>> tell(items()["helmet"], "en")
    'Armour: head 2/1.'
    """
    return " ".join(_sentences(item, texts(lang, "ad1666")))


def _sentences(item: Item, language: Texts) -> Iterator[str]:
    bands = [_band(band, language) for band in item.bands]
    if item.close:
        yield language.say("told-close", {"skill": item.skill, "hands": item.hands, "reach": item.reach})
        if bands:
            yield language.say("told-both", {"bands": bands})
    elif bands:
        yield language.say("told-ranged", {"skill": item.skill, "hands": item.hands, "bands": bands})
    if item.damage:
        amounts = {suit: signed(x) if item.close else str(x) for suit, x in item.damage.items()}
        yield language.say("told-damage", {"parts": _parts(amounts, language)})
    if item.load:
        yield language.say("told-load", {"load": item.load, "reload": item.reload})
    if item.armour:
        yield language.say(
            "told-armour", {"parts": _parts({suit: f"{a}/{b}" for suit, (a, b) in item.armour.items()}, language)}
        )
    if item.poison:
        yield language.say("item-poison-text", {"effects": effects(item, language.lang)})
    if item.heals:
        yield language.say("item-heals-text", {"x": item.heals})
    names = [language.say(key, {"x": x}) for key, x in rules(item) if key != "item-heals"]
    if names:
        yield language.say("told-rules", {"rules": names})


def _band(band: RangeBand, language: Texts) -> str:
    return language.say("told-band", {"range": band.range, "nd": band.nd, "piercing": band.piercing})


def _parts(amounts: dict[Any, str], language: Texts) -> list[str]:
    """`head +2`, `torso +1`: in the order of the suits."""
    return [
        language.say("told-part", {"location": language.say(f"location-{suit}"), "amount": amounts[suit]})
        for suit in SUITS
        if suit in amounts
    ]
