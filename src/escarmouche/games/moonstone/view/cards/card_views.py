"""Cards as a client draws them: characters, and the playing cards that have something to say."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import in_every_language
from escarmouche.core.views.card_view import CardView, Part, Section, Stat
from escarmouche.core.views.emblems import emblem_of
from escarmouche.core.views.scene import Name
from escarmouche.games.moonstone.cards.card import Ability, Card, Passive, Signature
from escarmouche.games.moonstone.cards.library import cards, cards_of
from escarmouche.games.moonstone.events.agendas import AGENDAS, REQUIRED
from escarmouche.games.moonstone.events.events import EVENTS
from escarmouche.games.moonstone.melee import signature_move
from escarmouche.games.moonstone.melee.combat_cards import STANDARD
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.games.moonstone.state import arcane_deck, combat_deck
from escarmouche.games.moonstone.view.cards.describe import Teller, body, describe
from escarmouche.games.moonstone.view.signs import SIGNS

Names = Mapping[str, Name]


@functools.cache
def card_views(edition: str) -> dict[str, CardView]:
    """Every card of an edition."""
    return playing_cards() | _characters(cards(edition))


def card_views_of(setup: Options) -> dict[str, CardView]:
    """The cards of a game: those of its edition and those its players brought."""
    return playing_cards() | _characters(cards_of(setup)) if setup.cards else card_views(setup.edition)


# -- characters


def _characters(known: Mapping[str, Card]) -> dict[str, CardView]:
    names = {ability.id: ability.name for card in known.values() for ability in card.abilities.values()}
    return {name: character(card, names) for name, card in known.items()}


def character(card: Card, names: Names) -> CardView:
    """A character's card. `names` holds the names of the abilities that its texts mention."""
    abilities = card.abilities.values()
    sections = {
        "passives": [_passive(passive, names) for passive in card.passives],
        "actives": [_ability(ability, names) for ability in abilities if not ability.arcane],
        "arcanes": [_ability(ability, names) for ability in abilities if ability.arcane],
        "signature": [_signature(card, card.signature, names)] if card.signature else [],
    }
    return CardView(
        id=card.id,
        name=card.name,
        words=[*card.keywords, *card.factions],
        stats=[
            Stat("melee", card.melee),
            Stat("reach", card.reach, length=True),
            Stat("arcane", card.arcane),
            Stat("evade", card.evade, signed=True),
        ],
        emblem=emblem_of(card.emblem, card.keywords, SIGNS),
        boxes=card.health,
        dots=list(card.pips),
        sections=[Section(name, parts) for name, parts in sections.items() if parts],
    )


def _passive(passive: Passive, names: Names) -> Part:
    return Part(passive.id, passive.name, {lang: describe(passive, lang, dict(names)) for lang in LANGUAGES})


def _ability(ability: Ability, names: Names) -> Part:
    """Cost and ranges stand apart; the text says the rest."""
    stats = [Stat("cost", ability.cost)]
    stats += [Stat("range", ability.range, length=True)] if ability.range else []
    stats += [Stat("pulse", ability.pulse, length=True)] if ability.pulse else []
    words = [f"once-per-{ability.once}"] if ability.once else []
    words += [] if ability.while_engaged else ["not-while-engaged"]
    return Part(ability.id, ability.name, {lang: body(ability, lang, dict(names)) for lang in LANGUAGES}, stats, words)


def _signature(card: Card, move: Signature, names: Names) -> Part:
    text = {lang: describe(move, lang, dict(names)) for lang in LANGUAGES}
    return Part(signature_move.key(card), move.name, text)


# -- playing cards


@functools.cache
def playing_cards() -> dict[str, CardView]:
    """Arcane Cards, Combat Cards with what they deal, Events and Agendas with what they do."""
    views = {card: _counted_card(card, count) for card, count in arcane_deck().rest.items()}
    views |= {card: _combat(card, count) for card, count in combat_deck().rest.items()}
    views |= {card: _secret(card, "event") for card in EVENTS}
    views |= {card: _secret(card, "agenda") for card in AGENDAS}
    return views


def _counted_card(card: str, count: int) -> CardView:
    return CardView(card, _text(f"word-{card}"), stats=[Stat("copies", count)])


def _combat(card: str, count: int) -> CardView:
    strike = STANDARD[card]
    text = {lang: f"{Teller(lang, None).deals(strike)}." for lang in LANGUAGES}
    section = Section("deals", [Part(card, _text(f"word-{card}"), text, words=list(strike.types))])
    return CardView(card, _text(f"word-{card}"), stats=[Stat("copies", count)], sections=[section])


def _secret(card: str, kind: str) -> CardView:
    """An Event or an Agenda: the player who holds it in secret can read what it does."""
    name, faction = _text(f"word-{card}"), REQUIRED.get(card)
    words = [kind, faction] if faction else [kind]
    return CardView(card, name, words, sections=[Section(kind, [Part(card, name, _text(f"card-{card}"))])])


def _text(key: str) -> Name:
    return in_every_language("moonstone", key)
