"""Drafting troupes one character at a time (MOON-DRAFT) [EN] [advanced]."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Answer, Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.concede import StillPlaying
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone.refusals import why_conceded
from escarmouche.games.moonstone.setup.roll_off import highest
from escarmouche.games.moonstone.setup.troupe import factions, muster, phase_after, pool, troupe_size, troupes
from escarmouche.games.moonstone.table import Moonstone

Factions = tuple[str, ...]  # those that a card shows


@rule("MOON-DRAFT-01", "MOON-DRAFT-02", "MOON-DRAFT-03")
def draft(game: Moonstone) -> Rule[None]:
    """Factions in secret, a roll for the first pick, then one character each round the table. One step of that at a time."""
    state = game.state
    if not state.factions:
        yield from factions(game)
    elif any(game.setup.troupes):
        yield from troupes(game)  # named beforehand: there is nothing to draft
        _finish(game)
    elif not state.order:
        yield from first_pick(game)
    else:
        if not _complete(game):  # else the player who had some to draft has conceded
            yield from pick(game)
        if _complete(game):
            _finish(game)


def _complete(game: Moonstone) -> bool:
    """Has everybody drafted as many as everybody gets?"""
    return not any(_needs(game, size(game)))


def _finish(game: Moonstone) -> None:
    game.state.order = []
    muster(game)
    game.state.phase = phase_after(game)


@rule("MOON-DRAFT-02", "MOON-DEC-03")
def first_pick(game: Moonstone) -> Rule[None]:
    """The highest roller says who drafts first; the others follow to the left."""
    winner = yield from highest(game, "roll-draft", "MOON-DRAFT-02")
    seats, why = StillPlaying(game), functools.partial(why_conceded, game)
    first = yield Choose("draft-first", seat=winner, rule="MOON-DRAFT-02", options=seats, of="seat", why=why)
    game.state.order = [first, *game.from_left(first)]
    game.state.troupes = [[] for _ in range(game.setup.seats)]
    game.tell("draft-begins", "MOON-DRAFT-02", seat=first + 1, size=size(game))


@rule("MOON-DRAFT-03", "MOON-DRAFT-04", "MOON-DEC-04")
def pick(game: Moonstone) -> Rule[None]:
    """One character of the player's faction that nobody has taken yet."""
    state = game.state
    seat = min([seat for seat in state.order if seat in game.playing()], key=lambda seat: len(state.troupes[seat]))
    wanted = size(game)
    options = _open_to(game, seat, wanted)

    def why(card: Answer) -> Refusal | None:
        return _why_closed(game, seat, str(card), wanted)

    card = yield Choose("draft", seat=seat, rule="MOON-DRAFT-03", options=options, why=why, of="character")
    state.troupes[seat].append(card)
    game.tell("drafted", "MOON-DRAFT-03", seat=seat + 1, character=card)


def _open_to(game: Moonstone, seat: int, wanted: int) -> list[str]:
    """Whom a seat may draft. Characters of the same factions leave the others the same choice: one check serves for all of them."""
    verdicts: dict[tuple[str, ...], bool] = {}
    taken = {card for troupe in game.state.troupes for card in troupe}
    free = _free(game, game.state.troupes)
    open_cards = []
    for card in pool(game, game.state.factions[seat]):
        kind = game.cards[card].factions
        if card not in taken and kind not in verdicts:
            verdicts[kind] = _leaves_enough(game, seat, kind, free, wanted)
        if card not in taken and verdicts[kind]:
            open_cards.append(card)
    return open_cards


def _why_closed(game: Moonstone, seat: int, card: str, wanted: int) -> Refusal | None:
    """Why a seat may not draft a character; None if it may."""
    if card not in game.cards:
        return None
    faction = game.state.factions[seat]
    if faction not in game.cards[card].factions:
        return refuse("why-other-faction", "MOON-DRAFT-04", character=card, faction=faction)
    for owner, troupe in enumerate(game.state.troupes):
        if card in troupe:
            return refuse("why-drafted", "MOON-DRAFT-03", character=card, seat=owner + 1)
    if not _leaves_enough(game, seat, game.cards[card].factions, _free(game, game.state.troupes), wanted):
        return refuse("why-draft-starves", "MOON-TROUPE-01", character=card, size=wanted)
    return None


@clause("MOON-TROUPE-01")
def size(game: Moonstone) -> int:
    """How many each player drafts: as agreed, or fewer if the revealed factions have too few characters between them."""
    factions, free = game.state.factions, _free(game, game.state.troupes)
    return next(n for n in range(troupe_size(game.setup), -1, -1) if _can_fill(factions, free, _needs(game, n)))


@clause("MOON-CONC-03")
def _needs(game: Moonstone, wanted: int) -> list[int]:
    """How many characters each player still has to draft; a player who has conceded drafts no more."""
    seats, troupes = game.playing(), game.state.troupes
    return [wanted - len(troupes[seat]) if seat in seats else 0 for seat in range(game.setup.seats)]


def _free(game: Moonstone, troupes: Sequence[Sequence[str]]) -> dict[Factions, int]:
    """How many characters are in none of these troupes, by the factions they show."""
    gone = {card for troupe in troupes for card in troupe}
    free: dict[Factions, int] = {}
    for card in game.cards.values():
        if card.id not in gone:
            free[card.factions] = free.get(card.factions, 0) + 1
    return free


def _leaves_enough(game: Moonstone, seat: int, kind: Factions, free: dict[Factions, int], wanted: int) -> bool:
    """Can everybody still get a full troupe when a seat takes a character of these factions?"""
    needs = _needs(game, wanted)
    needs[seat] -= 1
    return _can_fill(game.state.factions, {**free, kind: free[kind] - 1}, needs)


def _can_fill(factions: Sequence[str], free: dict[Factions, int], needs: Sequence[int]) -> bool:
    """Does every group of players have enough free characters among its factions?"""
    for group in _groups(len(needs)):
        wishes = {factions[seat] for seat in group}
        available = sum([count for fits, count in free.items() if not wishes.isdisjoint(fits)])
        if available < sum([needs[seat] for seat in group]):
            return False
    return True


@functools.cache
def _groups(seats: int) -> tuple[tuple[int, ...], ...]:
    """Every group of seats."""
    return tuple(g for count in range(1, seats + 1) for g in itertools.combinations(range(seats), count))
