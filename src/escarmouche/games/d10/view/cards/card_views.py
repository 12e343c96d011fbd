"""Cards as a client draws them: figures with both sides, and weapons. The quick reference is in `reference.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import in_every_language
from escarmouche.core.play.rule import clause
from escarmouche.core.views.card_view import CardView, Part, Section, Stat
from escarmouche.core.views.emblems import emblem_of
from escarmouche.games.d10.cards.card import Card, Weapon
from escarmouche.games.d10.cards.library import cards_of, weapons_of
from escarmouche.games.d10.cards.stats import SHORTER
from escarmouche.games.d10.setup.options import Options, switches

NONE = "–"


def card_views_of(setup: Options) -> dict[str, CardView]:
    """The cards of a game: all weapons and all figures, the players' own included."""
    wounds, weapons = "wounds" in switches(setup), weapons_of(setup)
    arms = {
        name: CardView(name, weapon.name, traits(weapon), numbers(weapon), emblem=weapon.emblem)
        for name, weapon in weapons.items()
    }
    return {**arms, **{name: figure(card, weapons, wounds) for name, card in cards_of(setup).items()}}


@clause("D10-LVL-05", "D10-FIG-03")
def figure(card: Card, weapons: Mapping[str, Weapon], wounds: bool = True) -> CardView:
    """A figure's card: its front, its blood side where wounds are played, what it carries."""
    return CardView(
        id=card.id,
        name=card.name,
        words=[card.rank, *(["mounted"] if card.mounted else [])],
        emblem=emblem_of(
            card.emblem, card.equipment, {name: arm.emblem for name, arm in weapons.items() if arm.emblem}
        ),
        stats=[
            Stat("c", card.c),
            Stat("t", NONE if card.t is None else card.t),
            Stat("a", card.a),
            Stat("d", card.d),
            Stat("m", card.morale),
        ],
        sections=[
            *([Section("blood", [_wounded(card)])] if wounds else []),
            *([Section("equipment", list(_carried(card, weapons)))] if card.equipment else []),
        ],
    )


def _wounded(card: Card) -> Part:
    return Part(
        f"{card.id}-blood", in_every_language("d10", "word-blood"), in_every_language("d10", "card-blood"), _blood(card)
    )


def _blood(card: Card) -> list[Stat]:
    front = {"c": card.c, "t": card.t, "a": card.a, "d": card.d}
    stats = []
    for letter, value in front.items():
        printed = getattr(card.blood, letter) if card.blood else None
        worse = None if value is None else max(1, value - SHORTER[letter])
        shown = printed if printed is not None else worse
        stats.append(Stat(letter, NONE if shown is None else shown))
    return stats


def _carried(card: Card, weapons: Mapping[str, Weapon]) -> Iterator[Part]:
    """What it carries; two of the same kind are two lines."""
    nothing = dict.fromkeys(LANGUAGES, "")
    for place, name in enumerate(card.equipment):
        weapon = weapons[name]
        yield Part(f"{name}-{place}", weapon.name, nothing, numbers(weapon), traits(weapon))


def numbers(weapon: Weapon) -> list[Stat]:
    """What stands in the ledger's table of weapons."""
    stats = [Stat("hands", weapon.hands)]
    if weapon.strikes:
        stats.append(Stat("e", weapon.e or 0))
    if weapon.lance:
        stats.append(Stat("lance", weapon.lance))
    if weapon.shield:
        stats.append(Stat("e", 1, signed=True))
    if weapon.shoots:
        stats += [Stat("range", weapon.range, length=True), Stat("reload", weapon.reload)]
        stats += [Stat("missiles", weapon.missiles)] if weapon.missiles >= 0 else []
        stats += [Stat("piercing", weapon.piercing)] if weapon.piercing else []
    return stats


def traits(weapon: Weapon) -> list[str]:
    words = ("heavy", "long", "shield", "recoverable", "point_blank", "pistol", "steady")
    return [f"weapon-{word.replace('_', '-')}" for word in words if getattr(weapon, word)]
