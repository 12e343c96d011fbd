"""What a seat may not know (MOON-HID), what it can know of the others' Events and Agendas (MOON-HID-10), and worlds that fit this."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.core.dealer.chance import Random
from escarmouche.core.dealer.pile import Pile
from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.events.agendas import AGENDAS
from escarmouche.games.moonstone.events.events import CARDS, takers
from escarmouche.games.moonstone.state import Bout, Casting, Fighter
from escarmouche.games.moonstone.table import Moonstone

ALL = 12  # cards in the deck before anybody has looked
TRIES = 400

# What a seat believes of a face-down card, in the worlds that are dealt for it:
FRANK = 0.85  # how often a player who can tell the truth has told it
DOUBT = 0.5  # how often a world in which it would be a lie is dealt again: a player who says it probably has it


@clause("MOON-HID-03", "MOON-HID-05", "MOON-HID-06", "MOON-HID-10", "MOON-HID-11", "MOON-HID-13")
def hidden(game: Moonstone, seat: int | None) -> Mapping[str, Any]:
    """Hands, the face-down card, those accepted with OK, Events and Agendas, and cards taken out of the deck: all but the seat's own."""
    unknown = {**_fight(game, seat), **_spell(game, seat)}
    state = game.state
    others = [owner for owner in range(game.setup.seats) if owner != seat]
    if any(state.secrets):
        unknown["events"] = [
            [card for card in state.secrets[owner] if card not in state.revealed]
            for owner in others
            if owner < len(state.secrets)
        ]
    unknown["phantasm"] = [sorted(state.phantasm[owner]) for owner in others if owner < len(state.phantasm)]
    return {kind: what for kind, what in unknown.items() if any(what)}


def _fight(game: Moonstone, seat: int | None) -> dict[str, Any]:
    bout = game.state.bout
    if bout is None:
        return {}
    unseen = [side for side in (bout.attacker, bout.defender) if seat != side.seat and seat not in side.shown_to]
    return {"combat-hand": [sorted(fighter.hand) for fighter in unseen]}


def _spell(game: Moonstone, seat: int | None) -> dict[str, Any]:
    casting = game.state.casting
    unseen: dict[str, Any] = {}
    if casting is not None and seat != casting.seat:
        unseen = {"arcane-hand": sorted(casting.hand), "arcane-card": casting.card, "buried": sorted(casting.buried)}
    if casting is not None and seat != casting.resister:
        unseen["resist-hand"] = sorted(casting.resist)
    return unseen


# -- worlds


def redeal(game: Moonstone, seat: int | None, rng: Random) -> None:
    """Deal again everything that this seat may not know: others' hands, the face-down card, secret choices."""
    state = game.state
    if state.bout is not None:
        _redeal_bout(state.bout, state.combat, seat, rng)
    hidden = [cards for owner, cards in enumerate(state.phantasm) if owner != seat]
    if state.casting is not None:
        _redeal_casting(state.casting, state.arcane, hidden, seat, rng)
    elif hidden:
        _shuffle(state.arcane, hidden, rng)
    redeal_secrets(game, seat, rng)


def _redeal_bout(bout: Bout, pile: Pile, seat: int | None, rng: Random) -> None:
    def hidden(fighter: Fighter) -> bool:
        return seat != fighter.seat and seat not in fighter.shown_to

    _shuffle(pile, [fighter.hand for fighter in (bout.attacker, bout.defender) if hidden(fighter)], rng)


def _redeal_casting(casting: Casting, pile: Pile, removed: list[list[str]], seat: int | None, rng: Random) -> None:
    hands = list(removed)
    face_down = [casting.card] if casting.card else []
    if seat != casting.seat:
        hands += [casting.hand, casting.buried, face_down]
    if seat != casting.resister:
        hands.append(casting.resist)
    _shuffle(pile, hands, rng)
    if face_down and seat != casting.seat:
        if casting.declared not in (*casting.hand, *face_down) and rng.random() < DOUBT:
            _shuffle(pile, hands, rng)
        casting.card = _laid(casting, face_down[0], rng)


def _laid(casting: Casting, card: str, rng: Random) -> str:
    """The face-down card of a world: a player who holds the declared card has usually laid that one down."""
    held, declared = casting.hand, casting.declared
    if declared not in held or rng.random() >= FRANK:
        return card
    held[held.index(declared)] = card
    return declared


def _shuffle(pile: Pile, hands: list[list[str]], rng: Random) -> None:
    """Put hands back into a pile and deal as many cards again. What was in which hand leaves no trace."""
    pool = [card for hand in hands for card in hand]
    pool += [card for card, count in pile.rest.items() for _ in range(count)]
    pool.sort()
    for hand in hands:
        for place in range(len(hand)):
            at = int(rng.random() * len(pool))
            hand[place] = pool[at]
            pool[at] = pool[-1]
            pool.pop()
    for card in pile.rest:
        pile.rest[card] = 0
    for card in pool:
        pile.rest[card] += 1


@clause("MOON-HID-10", "MOON-EVENT-05")
def redeal_secrets(game: Moonstone, seat: int | None, rng: Random) -> None:
    """Deal the others' secret cards again, so that this seat would have seen the same cards at each of its looks."""
    state = game.state
    if not any(state.secrets):
        return
    for _ in range(TRIES):
        dealt = _dealt(game, seat, rng)
        if dealt is not None:
            break
    else:
        return
    for owner, cards in enumerate(dealt):
        state.secrets[owner][:] = cards
    if state.deck:
        gone = {card for cards in dealt for card in cards}
        state.deck[:] = [card for card in CARDS if card not in gone]
        _look_again(game, seat)


def _look_again(game: Moonstone, seat: int | None) -> None:
    """In this world the others saw other cards: what they looked at follows from who took what."""
    state, seats = game.state, game.setup.seats
    if len(state.glimpses) != 2 * seats:
        return
    deck, taken = list(CARDS), [0] * seats
    decks = [list(deck)]
    for owner in owners(game):
        deck.remove(state.secrets[owner][taken[owner]])
        taken[owner] += 1
        decks.append(list(deck))
    for place, look in enumerate(state.glimpses):
        if look and place % seats != seat:
            state.glimpses[place] = " ".join(decks[ALL - len(look.split())])


def owners(game: Moonstone) -> list[int]:
    """Who took the cards that are gone, one after the other. How many cards lay there at a first look reveals a player's place."""
    state, seats = game.state, game.setup.seats
    firsts = [(-len(look.split()), owner) for owner, look in enumerate(state.glimpses[seats:]) if look]
    if not firsts:  # a position that was set up, not played
        return [owner for owner, cards in enumerate(state.secrets) for _ in cards]
    order = [owner for _, owner in sorted(firsts)]
    order += [owner for owner in range(seats) if owner not in order]
    return takers(order)[: sum(map(len, state.secrets))]


def _looks(game: Moonstone, seat: int | None) -> dict[int, set[str]]:
    """What lay in the deck whenever this seat looked: after how many cards were gone, and which were left."""
    if seat is None:
        return {}
    seats = game.setup.seats
    looks = [look.split() for place, look in enumerate(game.state.glimpses) if place % seats == seat]
    return {ALL - len(look): set(look) for look in looks if look}


def _dealt(game: Moonstone, seat: int | None, rng: Random) -> list[list[str]] | None:
    """One way in which the cards may have been taken; None if this attempt contradicts what the seat saw."""
    state, looks = game.state, _looks(game, seat)
    shown = [[card for card in cards if card in state.revealed] for cards in state.secrets]
    own = state.secrets[seat] if seat is not None else []
    deck, dealt = list(CARDS), [list[str]() for _ in state.secrets]
    turns = owners(game)
    for number, owner in enumerate(turns):
        if number in looks and set(deck) != looks[number]:
            return None
        if owner == seat:
            card = own[len(dealt[owner])]
        else:
            later = set().union(*[look for at, look in looks.items() if at > number])
            fixed = [card for card in shown[owner] if card not in dealt[owner]]
            must = len(fixed) == len(state.secrets[owner]) - len(dealt[owner])
            others = {card for o, cards in enumerate(shown) if o != owner for card in cards}
            types = [card in AGENDAS for card in dealt[owner]]
            types += [card in AGENDAS for card in fixed if not must]
            free = [
                card
                for card in (fixed if must else deck)
                if card in deck
                and card not in later
                and card not in own
                and card not in others
                and (card in fixed or (card in AGENDAS) not in types)
            ]
            if not free:
                return None
            card = free[int(rng.random() * len(free))]
        deck.remove(card)
        dealt[owner].append(card)
    last = looks.get(len(turns))
    return None if last is not None and set(deck) != last else dealt
