"""Exact odds of flips and duels, from what one seat knows: its own hand, every card that lies open, and of everything else only that it is
somewhere.

Of several cards, the best one counts as kept. Soulstones, Focused and Abilities that are not used yet are not
counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards.card import Action
from escarmouche.games.malifaux.fate import deck, duel, flip, total, unseen
from escarmouche.games.malifaux.state import JOKERS, RED_JOKER, Duel, Model, Side
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.odds.cards import drawn, grouped
from escarmouche.odds.distribution import Distribution, certain

OTHER = "other"  # any suit that does not matter here


def plain(card: str, wanted: Sequence[str]) -> str:
    """A card as far as it matters: its value, and its suit if that is wanted.

    >>> plain("ram-9", ("ram",)), plain("crow-9", ("ram",)), plain("red-joker", ())
    ('ram-9', 'other-9', 'red-joker')
    """
    if card in JOKERS:
        return card
    suit, _, value = card.rpartition("-")
    return f"{suit if suit in wanted else OTHER}-{value}"


@clause("MALI-DECK-04", "MALI-AMB-12", "MALI-HID-01", "MALI-HID-02")
def revealed(game: Malifaux, seat: int, owner: int, count: int, wanted: Sequence[str]) -> Distribution[tuple[str, ...]]:
    """The next cards of a deck as a seat knows it: those on top that it has seen, then any that it has not."""
    own = game.deck(owner)
    known = tuple(plain(card, wanted) for card in own.pile.top[: min(count, deck.depth(own, seat))])
    there = min(count, len(own.pile)) - len(known)
    cards: Distribution[tuple[str, ...]] = certain(known)
    hidden = _counted(unseen.pool(game, owner, seat), wanted)
    if there > 0:
        cards = drawn(hidden, there).named(lambda more: (*known, *more))
    short = min(count - len(known) - max(0, there), len(own.discard))
    if short > 0:
        again = drawn(_counted(own.discard, wanted), short)
        cards = cards.and_then(lambda first: again.named(lambda more: (*first, *more)))
    return cards


def _counted(cards: Sequence[str], wanted: Sequence[str]) -> dict[str, int]:
    return grouped({card: cards.count(card) for card in cards}, lambda card: plain(card, wanted))


@clause("MALI-FATE-02", "MALI-FATE-03", "MALI-FATE-04", "MALI-FATE-06")
def flipped(game: Malifaux, seat: int, side: Side, wanted: Sequence[str] = ()) -> Distribution[str]:
    """The card that a side keeps. One that has been flipped is there already."""
    if side.card:
        return certain(side.card)
    if side.flipped:
        return certain(_kept(side, tuple(side.flipped), wanted))
    count = flip.count(flip.net(side.fates))
    return revealed(game, seat, side.seat, count, wanted).named(lambda cards: _kept(side, cards, wanted))


def _kept(side: Side, cards: tuple[str, ...], wanted: Sequence[str]) -> str:
    """The best of those that may be kept: one with the suit that is wanted, then the highest."""
    choices = flip.choices(msgspec.structs.replace(side, flipped=list(cards)))
    if not choices:
        return ""
    return max(choices, key=lambda card: (not wanted or _fits(side, card, wanted), deck.value(card)))


@clause("MALI-DUEL-11", "MALI-DUEL-13", "MALI-JOKER-04")
def _fits(side: Side, card: str, wanted: Sequence[str]) -> bool:
    """Are the suits there? The Red Joker has any."""
    suits = [deck.suit(card)] if card != RED_JOKER else list(wanted)[:1]
    if card == RED_JOKER:
        return any(total.holds([*side.suits, suit], wanted) for suit in wanted) if wanted else True
    return total.holds([*side.suits, *suits], wanted)


class Fought(msgspec.Struct, frozen=True):
    """A duel as it may go: how often the first side succeeds, and how often if the seat cheats with the best card of its hand."""

    won: Fraction
    cheated: Fraction


@clause("MALI-DUEL-02", "MALI-DUEL-03")
def laid(game: Malifaux, action: Action, model: Model, target: Model | None) -> tuple[Malifaux, Duel]:
    """A duel as it would be laid out. It lies on a table of its own: nothing happens on the real one."""
    state = msgspec.structs.replace(game.state, duels=[], past_duels=[])
    table = game.over(state)
    return table, duel.begin(table, action, model, target)


@clause("MALI-DUEL-07", "MALI-DUEL-13", "MALI-DUEL-14", "MALI-CHEAT-01")
def fought(game: Malifaux, seat: int, duel: Duel) -> Fought:
    """How often the first side of a duel succeeds."""
    wanted = duel.tn_suits
    first = duel.sides[0]
    ways = flipped(game, seat, first, wanted).named(lambda card: _with_card(first, card))
    if len(duel.sides) < 2:
        return Fought(
            ways.chance(lambda side: _succeeds(duel, side, None)),
            ways.chance(lambda side: _succeeds(duel, *_cheating(game, seat, duel, side, None))),
        )
    other = duel.sides[1]
    theirs = flipped(game, seat, other).named(lambda card: _with_card(other, card))
    won = cheated = Fraction(0)
    for mine, share in ways:
        won += share * theirs.chance(lambda side, mine=mine: _succeeds(duel, mine, side))  # type: ignore[misc]
        cheated += share * theirs.chance(
            lambda side, mine=mine: _succeeds(duel, *_cheating(game, seat, duel, mine, side))  # type: ignore[misc]
        )
    return Fought(won, cheated)


class _Shown(msgspec.Struct, frozen=True):
    """A side with the card that it has."""

    side: Side
    card: str

    def __hash__(self) -> int:
        return hash(self.card)


def _with_card(side: Side, card: str) -> _Shown:
    return _Shown(msgspec.structs.replace(side, card=card), card)


def _succeeds(duel: Duel, mine: _Shown, theirs: _Shown | None) -> bool:
    """By the rules that decide a duel."""
    own = total.total(duel, mine.side)
    if own < duel.tn or (duel.tn_suits and not _fits(mine.side, mine.card, duel.tn_suits)):
        return False
    return theirs is None or theirs.side.relents or own >= total.total(duel, theirs.side)


@clause("MALI-CHEAT-01", "MALI-CHEAT-03", "MALI-JOKER-02", "MALI-JOKER-05")
def _cheating(
    game: Malifaux, seat: int, duel: Duel, mine: _Shown, theirs: _Shown | None
) -> tuple[_Shown, _Shown | None]:
    """Both cards after the seat has cheated, if it may and that changes the result for it."""
    attacks = mine.side.seat == seat
    own, other = (mine, theirs) if attacks else (theirs, mine)
    if own is None or own.side.seat != seat or _succeeds(duel, mine, theirs) == attacks:
        return mine, theirs
    if flip.why_not_cheated(own.side, other.side if other is not None else None) is not None:
        return mine, theirs
    for card in game.deck(seat).hand:
        better = _with_card(own.side, card)
        pair = (better, theirs) if attacks else (mine, better)
        if _succeeds(duel, *pair) == attacks:
            return pair
    return mine, theirs
