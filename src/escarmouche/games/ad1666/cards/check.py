"""What a file of Characters or items must keep to, beyond its types (AD66-DSN-05, -09). Mistakes are reported with file and line."""

from __future__ import annotations

import re
from collections.abc import Mapping

from escarmouche.core.files.names import check_name
from escarmouche.core.files.source import Source
from escarmouche.core.play.rule import clause
from escarmouche.core.views.emblems import check_emblem
from escarmouche.games.ad1666.cards.card import ABILITIES, RATED, Card, Item
from escarmouche.games.ad1666.state import JOKERS, SUITS

Place = tuple[str | int, ...]

CRIPPLED, KILLED = (3, 6), (5, 10)  # from the weakest Commoner to the strongest Hero
ABILITY, SKILL, FENCING = (-1, 3), (0, 4), (0, 3)
RATINGS = {"inconspicuous": (0, 3), "divination": (1, 3), "faith": (1, 3), "poisoner": (1, 9)}
RATING = (0, 9)  # of other rated talents
CLOSE, RANGED = (-1, 3), (1, 5)  # damage: a modifier, a base
REACH, ND, PARRY = (0, 2), (4, 8), (1, 3)
ARMOUR, PIERCED = (1, 3), (0, 1)
COUNT = (0, 9)  # Fencing tokens, uses, Wounds healed
PRICE = (0, 99)
FIGHTING = ("natural", "powerful-assault", "cumbersome", "quick")  # words of Close Combat weapons
GENDERED = ("seduction", "charmer")
MARKED = ("seduction", "pickpocket")  # only with the Inconspicuous marker (AD66-TAL-35, -37)


# -- Characters


def check_card(card: Card, known: Mapping[str, Item], source: Source) -> None:
    """Everything that can be wrong with a Character."""
    _id(card.id, source, ("id",))
    _languages(card, source, ())
    _numbers(card, source)
    _talents(card, source)
    if {"good", "evil"} <= set(card.alignment):
        source.report(source.wrong("file-ad-alignment", ("alignment",)))
    for variant in card.arms:
        _id(variant, source, ("arms", variant), copies=True)
    for at, name in _equipment(card):
        if name not in known:
            source.report(source.unknown(name, known, at))
    _poison(card, known, source)


@clause("AD66-DSN-05")
def _numbers(card: Card, source: Source) -> None:
    """Thresholds, Abilities, Combat Talents and Fencing stay within what the maths of the cards allows."""
    if card.crippled >= card.killed:
        source.report(source.wrong("file-ad-thresholds", ("crippled",), crippled=card.crippled, killed=card.killed))
    _between(card.crippled, CRIPPLED, source, ("crippled",))
    _between(card.killed, KILLED, source, ("killed",))
    for ability in ABILITIES:
        _between(card.ability(ability), ABILITY, source, (ability,))
    for skill, score in card.skills.items():
        _between(score, SKILL, source, ("skills", skill))
    _between(card.fencing, FENCING, source, ("fencing",))


@clause("AD66-CHAR-11", "AD66-CHAR-12", "AD66-CHAR-13", "AD66-DSN-05")
def _talents(card: Card, source: Source) -> None:
    """A rated talent has its X, any other 0; and nobody has a talent that it could never use."""
    for talent, x in card.talents.items():
        at = ("talents", talent)
        if talent in RATED:
            _between(x, RATINGS.get(talent, RATING), source, at)
        elif x:
            source.report(source.wrong("file-ad-unrated", at, talent=talent))
        if talent in GENDERED and card.gender is None:
            source.report(source.wrong("file-ad-gender", at, talent=talent))
        if talent in MARKED and "inconspicuous" not in card.talents:
            source.report(source.wrong("file-ad-marker", at, talent=talent))


@clause("AD66-POIS-08")
def _poison(card: Card, known: Mapping[str, Item], source: Source) -> None:
    """Good and loyal Characters use no poison."""
    if not {"good", "loyal"} & set(card.alignment):
        return
    if "poisoner" in card.talents:
        source.report(source.wrong("file-ad-poison", ("talents", "poisoner"), word="poisoner"))
    for at, name in _equipment(card):
        if name in known and known[name].poison:
            source.report(source.wrong("file-ad-poison", at, word=name))


def _equipment(card: Card) -> list[tuple[Place, str]]:
    """Everything it may start with, and where the file says so."""
    equipment: list[tuple[Place, str]] = [(("items", i), name) for i, name in enumerate(card.items)]
    for variant, names in card.arms.items():
        equipment += [(("arms", variant, i), name) for i, name in enumerate(names)]
    return equipment


# -- items


def check_item(item: Item, source: Source, at: Place) -> None:
    """Everything that can be wrong with an item."""
    _id(item.id, source, (*at, "id"))
    _languages(item, source, at)
    if item.close or item.ranged or item.skill or item.damage:
        _weapon(item, source, at)
    _load(item, source, at)
    _words(item, source, at)
    _armour(item, source, at)
    for field in ("fencing", "ammunition", "heals"):
        _between(getattr(item, field), COUNT, source, (*at, field))
    for effect, amount in item.poison.items():
        _between(amount, (1, 9) if effect == "wounds" else (1, 1), source, (*at, "poison", effect))
    if item.price is not None:
        _between(item.price, PRICE, source, (*at, "price"))


@clause("AD66-WPN-01", "AD66-WPN-02", "AD66-WPN-03", "AD66-DSN-08", "AD66-DSN-09")
def _weapon(item: Item, source: Source, at: Place) -> None:
    """A weapon has its Combat Talent, damage for each location, and Reach or range bands; with both it keeps to the bounds of both."""
    for field, there in (
        ("skill", item.skill),
        ("reach", item.close or item.ranged),
        ("damage", len(item.damage) == len(SUITS)),
    ):
        if not there:
            source.report(source.wrong("file-ad-weapon", (*at, field), missing=field))
    if item.reach is not None:
        _between(item.reach, REACH, source, (*at, "reach"))
    for suit, amount in item.damage.items():
        for bounds, holds in ((CLOSE, item.close), (RANGED, item.ranged)):
            if holds:
                _between(amount, bounds, source, (*at, "damage", suit))
    for i, band in enumerate(item.bands):
        _between(band.nd, ND, source, (*at, "bands", i, "nd"))
        before = item.bands[i - 1] if i else None
        if before and (band.range <= before.range or band.nd < before.nd):
            source.report(source.wrong("file-ad-bands", (*at, "bands", i)))


@clause("AD66-WPN-05", "AD66-WPN-06")
def _load(item: Item, source: Source, at: Place) -> None:
    """A weapon that must be loaded is a ranged one and gives the difficulty of a Quick Reload."""
    if bool(item.load) != bool(item.reload) or (item.load and not item.ranged):
        source.report(source.wrong("file-ad-load", (*at, "load" if item.load else "reload")))
    if item.reload:
        _between(item.reload, ND, source, (*at, "reload"))


def _words(item: Item, source: Source, at: Place) -> None:
    """A keyword stands only where it can mean something; only Parry has a number."""
    for word, x in item.words.items():
        here = (*at, "words", word)
        fits = item.ranged if word == "firearm" else item.close if word in FIGHTING else item.hands > 0
        if not fits or (word == "natural" and item.hands):
            source.report(source.wrong("file-ad-keyword", here, word=word))
        if word == "parry" and not PARRY[0] <= x <= PARRY[1]:
            source.report(source.wrong("file-ad-parry", here))
        if word != "parry" and x:
            source.report(source.wrong("file-ad-unworded", here, word=word))


@clause("AD66-ARM-01", "AD66-ITEM-05", "AD66-DSN-08", "AD66-DSN-09")
def _armour(item: Item, source: Source, at: Place) -> None:
    """a/b, with b not above a; it needs no hand."""
    for suit, (full, pierced) in item.armour.items():
        fits = ARMOUR[0] <= full <= ARMOUR[1] and PIERCED[0] <= pierced <= min(full, PIERCED[1])
        if not fits or item.hands:
            source.report(source.wrong("file-ad-armour", (*at, "armour", suit)))


# -- both


def _id(name: str, source: Source, at: Place, copies: bool = False) -> None:
    """One word in small letters. A number at its end would mean a second copy, and playing cards have their own ids."""
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
        source.report(source.wrong("file-ad-id", at, id=name))
    if re.search(r"-\d+$", name) and not copies:
        source.report(source.wrong("file-ad-copy", at, id=name))
    if name in JOKERS:
        source.report(source.wrong("file-ad-taken", at, id=name))


def _languages(thing: Card | Item, source: Source, at: Place) -> None:
    """A name, and a text if there is one, in English at least."""
    check_name(source, thing.name, (*at, "name"))
    check_emblem(source, thing.emblem, (*at, "emblem"))
    if thing.text:
        check_name(source, thing.text, (*at, "text"))


def _between(value: int, bounds: tuple[int, int], source: Source, at: Place) -> None:
    low, high = bounds
    if not low <= value <= high:
        source.report(source.wrong("file-ad-between", at, field=str(at[-1]), low=low, high=high, value=value))
