"""Events (MOON-EVENT) [EN] [optional]: how Events and Agendas are chosen before the game, and what the six Events do."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Branch, Choose, Shut, Some, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.cards.card import Ability
from escarmouche.games.moonstone.cards.event_abilities import ROBBERY, robbery
from escarmouche.games.moonstone.events.agendas import AGENDAS
from escarmouche.games.moonstone.goals.stones import drop
from escarmouche.games.moonstone.refusals import ARCANE, named, why_out_of_play
from escarmouche.games.moonstone.setup.deploy import distance_from_edge
from escarmouche.games.moonstone.setup.roll_off import highest
from escarmouche.games.moonstone.state import MOVES, Effect, Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.units import TOLERANCE

EVENTS = (
    "clumsiness-of-cowards",
    "dawnlight-robbery",
    "favours-of-the-phantasm",
    "hesitation",
    "miraculous-recovery",
    "ninja-reactions",
)
CARDS = (*AGENDAS, *EVENTS)
COWARDS = 8000  # from the player's own edge, in mils
# The windows in which "any time" cards can be played (MOON-AMB-89); the others are for one card each.
FREE = (
    "before-action",
    "after-action",
    "replenish-start",
    "replenish-end",
    "activation-start",
    "activation-end",
    "discard-start",
    "discard-end",
)
WHEN = {"miraculous-recovery": "replenish-start", "hesitation": "on-declaration", "ninja-reactions": "on-wounds"}
MOMENT = {"replenish-start": "replenish-start", "on-declaration": "declaration", "on-wounds": "wounds-known"}
LATER = {
    card: refuse("why-event-later", "MOON-EVENT-07", card=card, when=MOMENT.get(WHEN.get(card, ""), "any-time"))
    for card in EVENTS
}


# -- choosing


@rule("MOON-EVENT-01", "MOON-EVENT-02", "MOON-EVENT-03", "MOON-EVENT-04", "MOON-EVENT-06", "MOON-AMB-86")
def choose(game: Moonstone) -> Rule[None]:
    """A roll, then one card at a time in the order it gives, until everybody has an Event and an Agenda."""
    state = game.state
    if not state.order:
        yield from first_choice(game)
        return
    yield from take(game)
    if sum(map(len, state.secrets)) == 2 * game.setup.seats:
        state.order = []  # the cards left over are not used and not shown
        state.phase = "grow"


@rule("MOON-EVENT-02", "MOON-EVENT-03", "MOON-EVENT-04", "MOON-DEC-05")
def first_choice(game: Moonstone) -> Rule[None]:
    """The highest roller chooses first; with two players, first or second as that player likes."""
    state, seats = game.state, game.setup.seats
    first = yield from highest(game, "roll-events", "MOON-EVENT-02")
    if seats == 2:
        place = yield Choose("event-order", seat=first, rule="MOON-EVENT-03", options=("first", "second"))
        first = first if place == "first" else 1 - first
    state.order = game.circle(first)
    state.deck = list(CARDS)
    state.secrets = [[] for _ in range(seats)]
    state.phantasm = [[] for _ in range(seats)]
    state.glimpses = [""] * (2 * seats)  # each seat's last look into the deck, then each seat's first
    game.tell("events-begin", "MOON-EVENT-02", seat=first + 1)


@rule("MOON-EVENT-03", "MOON-EVENT-04", "MOON-DEC-06", "MOON-HID-10")
def take(game: Moonstone) -> Rule[None]:
    """The next player looks through the deck and takes a card of a type still missing."""
    state, seats = game.state, game.setup.seats
    turns = takers(state.order)
    number = sum(map(len, state.secrets))
    seat = turns[number]
    if number == 0 or turns[number - 1] != seat:
        state.glimpses[seat] = " ".join(state.deck)
        state.glimpses[seats + seat] = state.glimpses[seats + seat] or " ".join(state.deck)
        game.tell("deck-seen", "MOON-HID-10", to=(seat,), cards=list(state.deck))
    rule_id = "MOON-EVENT-03" if seats == 2 else "MOON-EVENT-04"
    why = functools.partial(why_not_takable, game, seat, rule_id)
    card = yield Choose("take-card", seat=seat, rule=rule_id, options=lambda: takable(game, seat), why=why)
    state.deck.remove(card)
    state.secrets[seat].append(card)
    game.tell("took-card", rule_id, to=(seat,), card=card)
    game.tell("took-a-card", rule_id, seat=seat + 1, left=len(state.deck))


@clause("MOON-EVENT-03", "MOON-EVENT-04")
def takers(order: list[int]) -> list[int]:
    """Who takes a card, in order: with two, the second chooser takes both at once; with more, the deck goes round twice."""
    first, *others = order
    return [first, *others, *others, first] if len(order) == 2 else [*order, *order]


def takable(game: Moonstone, seat: int) -> list[str]:
    """The cards of the deck of a type that the player does not have yet."""
    types = [card in EVENTS for card in game.state.secrets[seat]]
    return [card for card in game.state.deck if (card in EVENTS) not in types]


def why_not_takable(game: Moonstone, seat: int, rule_id: str, card: Answer) -> Refusal | None:
    """Why a card cannot be taken: a card of its type is held, or somebody has taken it."""
    own = game.state.secrets[seat]
    if card not in CARDS or card in takable(game, seat):
        return None
    if card in own or card not in game.state.deck:
        return refuse("why-card-taken", rule_id, card=card)
    return refuse("why-card-type", rule_id, card=card, held=own)


# -- playing


@clause("MOON-EVENT-07", "MOON-DEC-38", "MOON-AMB-89", "MOON-AMB-95")
def branch(game: Moonstone, seat: int, card: str, when: str, victims: list[Model]) -> Branch | Shut:
    """What is still to be decided if an Event is played now, or why it cannot be played."""
    if WHEN.get(card, when if when in FREE else "") != when:
        return LATER[card]
    if card == "hesitation":
        return None
    if card == "favours-of-the-phantasm":
        return _search(game, seat)
    return _target_branch(game, card, seat, victims if card == "ninja-reactions" else targets(game, card))


def _target_branch(game: Moonstone, card: str, seat: int, models: list[Model]) -> Branch | Shut:
    options = list(dict.fromkeys([model.id for model in models]))

    def why(name: Answer) -> Refusal | None:
        return None if name in options else why_not_on(game, card, name)

    about: questions.EventTarget = {"card": card}
    ask = Choose("event-target", seat=seat, rule="MOON-EVENT-07", options=options, of="model", about=about, why=why)
    return unless_empty(ask, refuse("why-event-nobody", "MOON-EVENT-07", card=card))


@clause("MOON-EVENT-07")
def why_not_on(game: Moonstone, card: str, name: Answer) -> Refusal | None:
    """Why an Event cannot be played on a character: it has left play, or the card would do nothing to it."""
    model = named(game, name)
    if model is None:
        return None
    return why_out_of_play(model) or refuse(f"why-event-{card}", "MOON-EVENT-07", model=model.id)


@clause("MOON-EVENT-07")
def targets(game: Moonstone, card: str) -> list[Model]:
    """Whom an Event can be played on: any character in play to which it would do something, whoever owns it."""
    models = game.in_play()
    if card == "miraculous-recovery":
        return [model for model in models if model.wounds]
    if card == "clumsiness-of-cowards":
        holders = [stone.holder for stone in game.stones if stone.holder]
        return [model for model in models if model.id in holders and _near_home(game, model)] if holders else []
    return models


def _near_home(game: Moonstone, model: Model) -> bool:
    """Is any part of the base within 8" of the edge where its player deployed?"""
    edge = game.state.edges[model.seat]
    return distance_from_edge(game.field, edge, model.x, model.y) - game.card(model).radius <= COWARDS + TOLERANCE


@clause("MOON-AMB-95")
def _search(game: Moonstone, seat: int) -> Branch:
    """One card of the Arcane Deck for each of the player's slain characters; not while the deck is in use."""
    state = game.state
    if state.casting is not None or state.flipped:
        return refuse("why-deck-in-use", "MOON-AMB-95")
    count = min(state.slain[seat], len(state.arcane)) if state.slain[seat] else 0
    if not count:
        return refuse("why-none-slain", "MOON-EVENT-07", card="favours-of-the-phantasm")
    cards = [card for card, number in state.arcane.counts().items() for _ in range(number)]
    why = functools.partial(_why_not_in_deck, cards)
    return Some("search", seat=seat, rule="MOON-EVENT-07", options=cards, least=count, most=count, of="card", why=why)


def _why_not_in_deck(cards: list[str], card: Answer) -> Refusal | None:
    known = card in ARCANE or card in MOVES
    return refuse("why-not-in-deck", "MOON-EVENT-07", card=card) if known and card not in cards else None


@rule("MOON-EVENT-05", "MOON-EVENT-07", "MOON-DEC-38")
def play(game: Moonstone, seat: int, card: str, choice: Answer) -> Rule[None]:
    """The Event is shown and takes effect. Each is played once a game."""
    game.state.revealed.append(card)
    target = choice if isinstance(choice, str) else ""
    if target:
        game.tell("played-event-on", "MOON-EVENT-07", seat=seat + 1, card=card, model=target)
    else:
        game.tell("played-event", "MOON-EVENT-07", seat=seat + 1, card=card)
    match card:
        case "miraculous-recovery":
            game.model(target).wounds = 0
        case "hesitation":
            hesitate(game)
        case "dawnlight-robbery":
            game.model(target).effects.append(Effect("robbery"))
        case "ninja-reactions":
            shield(game, target)
        case "clumsiness-of-cowards":
            yield from drop(game, game.model(target))  # MOON-AMB-92
        case "favours-of-the-phantasm":
            search(game, seat, choice)


@clause("MOON-AMB-90")
def hesitate(game: Moonstone) -> None:
    """The declared action is not taken; its energy stays spent."""
    if game.state.action is not None:
        game.state.action.stopped = True


@clause("MOON-AMB-91")
def shield(game: Moonstone, target: str) -> None:
    """All wounds that the character suffers from the current action are Null, to its end."""
    if game.state.action is not None:
        game.state.action.shielded.append(target)


@clause("MOON-AMB-95", "MOON-HID-11")
def search(game: Moonstone, seat: int, cards: tuple[str, ...]) -> None:
    """The chosen cards leave the deck, seen by their new owner alone; the rest is shuffled."""
    state = game.state
    state.arcane.shuffle_in(())
    state.arcane.take(cards)
    state.phantasm[seat] = sorted(cards)
    game.tell("phantasm-cards", "MOON-HID-11", to=(seat,), cards=sorted(cards))
    game.tell("phantasm", "MOON-HID-11", seat=seat + 1, count=len(cards))


@clause("MOON-DEC-39")
def shuffle_back(game: Moonstone, seat: int) -> None:
    """The owner of Favours of the Phantasm puts the removed cards back."""
    cards = game.state.phantasm[seat]
    game.state.arcane.shuffle_in(cards)
    game.tell("phantasm-back", "MOON-DEC-39", seat=seat + 1, count=len(cards))
    cards.clear()


def extra_abilities(game: Moonstone, model: Model) -> dict[str, Ability]:
    """Abilities that an Event has given a character until the end of the turn."""
    return {ROBBERY: robbery()} if game.has(model, ROBBERY) else {}
