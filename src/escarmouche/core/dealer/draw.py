"""Rolls and draws, as rules ask for them: `score = yield from roll("initiative", "MOON-INIT-01")`."""

from __future__ import annotations

import bisect
import itertools
from collections.abc import Iterator

from escarmouche.core.asks.ask import About, Answer, Ask, Number, shown, wrong_count
from escarmouche.core.dealer.chance import DEALER, Random
from escarmouche.core.dealer.pile import Pile
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule


class Draw(Ask):
    """The next cards of a pile, in order. Only the dealer is asked this."""

    __slots__ = ("count", "pile", "seen")
    kind = "draw"

    def __init__(
        self,
        name: str,
        *,
        pile: Pile,
        count: int,
        rule: str,
        seen: tuple[int, ...] | None = None,
        about: About | None = None,
    ) -> None:
        Ask.__init__(self, name, DEALER, rule, about=about)
        self.pile, self.count, self.seen = pile, count, seen

    def __iter__(self) -> Iterator[Answer]:
        known = tuple(self.pile.top[: self.count])
        return (known + cards for cards in _orders(dict(self.pile.rest), self.count - len(known)))

    def sample(self, rng: Random) -> Answer:
        pile = self.pile
        drawn = pile.top[: self.count]
        wanted = self.count - len(drawn)
        if wanted == 1:
            drawn.append(self._one_card(rng))
        elif wanted:
            left = self._cards_left()
            for _ in range(wanted):
                at = int(rng.random() * len(left))
                drawn.append(left[at])
                left[at] = left[-1]
                left.pop()
        self.offered = tuple(drawn)
        return self.offered

    def _cards_left(self) -> list[str]:
        """The rest of the pile, card by card."""
        rest = self.pile.rest
        left = list(itertools.compress(rest, rest.values()))
        if len(left) == sum(rest.values()):  # every card is there once
            return left
        return [card for card in left for _ in range(rest[card])]

    def _one_card(self, rng: Random) -> str:
        """One card of the rest of the pile; every copy is equally likely."""
        rest = self.pile.rest
        left = list(itertools.compress(rest, rest.values()))
        count = sum(rest.values())
        at = int(rng.random() * count)
        if len(left) == count:  # every card is there once
            return left[at]
        return left[bisect.bisect_right(list(itertools.accumulate([rest[card] for card in left])), at)]

    def why_not(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, list | tuple) or not all(isinstance(card, str) for card in answer):
            return self.malformed(answer)
        if len(answer) != self.count:
            return wrong_count(self.rule, len(answer), self.count, self.count)
        twin = Pile(rest=dict(self.pile.rest), top=list(self.pile.top))
        for card in answer:
            try:
                twin.take((card,))
            except (KeyError, ValueError):
                return refuse("why-not-in-pile", self.rule, answer=shown(card))
        return None


def _orders(left: dict[str, int], count: int) -> Iterator[tuple[str, ...]]:
    """Every order in which this number of cards can come; equal orders once."""
    if not count:
        yield ()
        return
    for card, number in left.items():
        if number:
            fewer = {**left, card: number - 1}
            yield from ((card, *cards) for cards in _orders(fewer, count - 1))


def roll(name: str, rule: str, sides: int = 6, about: About | None = None) -> Rule[int]:
    """One die, seen by everybody."""
    score: int = yield Number(name, seat=DEALER, rule=rule, low=1, high=sides, about=about)
    return score


def draw(
    name: str,
    rule: str,
    pile: Pile,
    count: int,
    seen: tuple[int, ...] | None = None,
    about: About | None = None,
) -> Rule[tuple[str, ...]]:
    """Take the next cards of a pile; `seen` says which seats may look at them (None: all)."""
    if count <= 0:
        return ()
    cards: tuple[str, ...] = yield Draw(name, rule=rule, pile=pile, count=count, seen=seen, about=about)
    pile.take(cards)
    return cards
