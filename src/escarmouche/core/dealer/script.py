"""A dealer that deals what a case or a lesson says: `draws`, `flips`, `dice` and `deals`. Everything else comes from the seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.dealer.chance import Deal
from escarmouche.core.dealer.draw import Draw
from escarmouche.core.dealer.pile import Pile
from escarmouche.core.files.case_reader import meant, slug
from escarmouche.core.files.written_answers import as_answer

WORDS = ("draws", "flips", "dice", "deals")
ALSO = {"arcane-hand": ("active",)}  # other words for the cards of a draw
REST = "..."  # in a list of cards: whatever comes


class Unscripted(Exception):
    """A case deals what cannot be dealt."""

    def __init__(self, what: str, wanted: Any, found: Any, at: tuple[str, ...] = ()) -> None:
        super().__init__(what)
        self.what, self.wanted, self.found, self.at = what, wanted, found, at


class Script:
    """The dealer of a case. Each list is used up from the front, by the questions it fits.

    A list of `draws` fits a draw if its key is the draw's name, one of the words of that name, or a word the draw is about
    (a model, a side, a seat); `flips` fit whatever is called a flip; `dice` fit any number; a list of `deals` fits the
    question of that name.
    """

    def __init__(self, given: Mapping[str, Any], seed: bytes) -> None:
        self.seed, self.dealt = seed, 0
        self.lists: dict[str, list[Any]] = {}
        self.log: list[tuple[str, list[Any]]] = []  # what each deal used up
        for word in WORDS:
            dealt = given.get(word)
            if isinstance(dealt, Mapping):
                self.lists |= {f"{word} {slug(key)}": _listed(value) for key, value in dealt.items()}
            elif dealt is not None:
                self.lists[word] = _listed(dealt)

    def __call__(self, ask: Ask) -> Answer:
        self.dealt = len(self.log) + 1
        key = next((key for key in self._fitting(ask) if self.lists.get(key)), "")
        left = self.lists.get(key, [])
        before = list(left)
        if isinstance(ask, Draw) and len(ask.pile) < ask.count:
            raise Unscripted(
                ask.name, ask.count, [*ask.pile.top, *sorted(_cards_left(ask.pile))], tuple(key.split(" "))
            )
        answer = self._cards(ask, left, key) if isinstance(ask, Draw) else self._written_or_chance(ask, left)
        reason = ask.why_not(answer)
        if reason is not None:
            raise Unscripted(key or ask.name, answer, reason, tuple(key.split(" ")))
        self.log.append((key, before[: len(before) - len(left)]))
        return answer

    def _fitting(self, ask: Ask) -> Iterator[str]:
        yield f"deals {ask.name}"
        about = [slug(value) for value in ask.about.values() if isinstance(value, str | int)]
        words = [ask.name, *ask.name.split("-"), *ALSO.get(ask.name, ()), *about, *map(str, ask.seen or ())]
        kind = "draws" if isinstance(ask, Draw) else "dice"
        yield from (f"{kind} {word}" for word in words)
        if "flip" in ask.name:
            yield "flips"
        yield "dice" if kind == "dice" else "draws"

    def _cards(self, ask: Draw, said: list[Any], key: str) -> Answer:
        """The cards that the case names, up to the number that is drawn; the rest from the seed."""
        pile = Pile(rest=dict(ask.pile.rest), top=list(ask.pile.top))
        cards: list[str] = []
        while said and said[0] != REST and len(cards) < ask.count:
            card = meant(str(said.pop(0)), pile.counts())
            try:
                pile.take((card,))
            except (KeyError, ValueError):
                lies, at = [*pile.top, *sorted(_cards_left(pile))], tuple(key.split(" "))
                raise Unscripted(f"draws ({ask.name})", card, lies, at) from None
            cards.append(card)
        left = ask.count - len(cards)
        if left:
            more = Draw(ask.name, rule=ask.rule, pile=pile, count=left)
            cards += more.sample(Deal(self.seed, self.dealt))
        return tuple(cards)

    def _written_or_chance(self, ask: Ask, said: list[Any]) -> Answer:
        if said and said[0] != REST:
            return as_answer(ask, said.pop(0))
        return ask.sample(Deal(self.seed, self.dealt))

    def rewind(self, count: int) -> None:
        """Take back all deals after the first `count`: what they used up can be dealt again.

        In a game, chance that was taken back is spent (`core/play/taken_back.py`). Here the writer deals and knows what comes, so there
        is no future to keep secret: the lists go on where they were before, and a case need not say anything twice.
        """
        while len(self.log) > count:
            key, used = self.log.pop()
            if key:
                self.lists[key][:0] = used

    def unused(self) -> dict[str, list[Any]]:
        """What was said and never dealt."""
        return {key: left for key, left in self.lists.items() if left and left[0] != REST}


def _listed(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list) else [value]


def _cards_left(pile: Pile) -> list[str]:
    return [card for card, count in pile.rest.items() if count]
