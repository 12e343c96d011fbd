"""A Character comes to the table: its card, its starting equipment, its tokens (AD66-SETUP-07, -08, AD66-CHAR-14)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.cards.card import Card, Item
from escarmouche.games.ad1666.state import Figure, Pick, Thing

TOKENED = ("faith", "bribe")  # talents that start with a token (AD66-TAL-21, -29)


@clause("AD66-GEN-02", "AD66-GEN-08", "AD66-SETUP-07", "AD66-CHAR-14", "AD66-DISC-01")
def muster(cards: Mapping[str, Card], items: Mapping[str, Item], pick: str, name: str, seat: int, side: int) -> Figure:
    """A figure from a pick: a card's id, with the variant of its arms after a slash. An Inconspicuous Character starts with its marker."""
    card_id, arms = Pick.read(pick)
    card = cards[card_id]
    figure = Figure(name, card_id, seat, side, arms=arms)
    for item_id in card.equipment(arms):
        figure.things.append(new_thing(items[item_id], figure))  # AD66-ITEM-01
    figure.marker = "inconspicuous" in card.talents
    figure.tokens = {word: 1 for word in TOKENED if word in card.talents}
    figure.hands = starting_hands(items, figure)
    return figure


@clause("AD66-WPN-09", "AD66-SETUP-10")
def new_thing(item: Item, figure: Figure, own: bool = True) -> Thing:
    """An item in a figure's possession, loaded, with all its ammunition. The second of two alike gets a number."""
    alike = sum(thing.card == item.id for thing in figure.things)
    name = f"{figure.id}.{item.id}" + (f".{alike + 1}" if alike else "")
    return Thing(name, item.id, own, ammunition=item.ammunition or -1)


@clause("AD66-ITEM-04", "AD66-DISC-03")
def starting_hands(items: Mapping[str, Item], figure: Figure) -> list[str]:
    """What it has in its hands at first: as much of its equipment, in the order of its card, as two hands hold. With a marker it
    holds nothing without the icon."""
    held: list[str] = []
    free = 2
    for thing in figure.things:
        item = items[thing.card]
        shown = item.close or item.ranged or item.fencing
        if shown and 0 < item.hands <= free and (not figure.marker or item.inconspicuous):
            held.append(thing.id)
            free -= item.hands
    return held


@clause("AD66-SETUP-07", "AD66-CHAR-03")
def figure_names(picks: Iterable[str], taken: Iterable[str] = ()) -> list[str]:
    """An id for each pick: the card's own, numbered where a card comes more than once or the name is taken.

    >>> figure_names(["dragoon", "athos", "dragoon"])
    ['dragoon-1', 'athos', 'dragoon-2']
    """
    cards = [Pick.read(pick).card for pick in picks]
    used, names = list(taken), []
    for card in cards:
        several = cards.count(card) > 1 or any(name.rpartition("-")[0] == card or name == card for name in used)
        name, number = card, 0
        while several and (number == 0 or name in used):
            number += 1
            name = f"{card}-{number}"
        used.append(name)
        names.append(name)
    return names
