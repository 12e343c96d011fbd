"""What a roster offers, as lines with prices, and what is typed in answer: `3, 3, walking kiln + salt charm`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from escarmouche.cli.hearing.matching import matches
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import BadInput
from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.roster import Lot, Roster

PART = re.compile(r"(?:(\d+)\s*[x×*]\s*)?(.+?)(?:\s*\+\s*(.+))?")


class Row(NamedTuple):
    """A card that can be taken, in as many copies as there are lots of it."""

    card: str
    lots: list[Lot]


class RosterReader:
    """Reads answers to a roster, and lists what can be taken."""

    def __init__(self, ask: Roster, speech: Speech) -> None:
        self.ask, self.speech, self.offer = ask, speech, ask.offer()
        self.rows: list[Row] = []
        for lot in [lot for lot in self.offer.lots if not lot.of]:
            row = next((row for row in self.rows if row.card == lot.card), None)
            if row is None:
                self.rows.append(Row(lot.card, [lot]))
            else:
                row.lots.append(lot)
        self.worn = list(dict.fromkeys(lot.card for lot in self.offer.lots if lot.of))

    # -- listing

    def label(self, card: str) -> str:
        """A card with its price, the reason for the price, and how many copies there are."""
        lots = next(row.lots for row in self.rows if row.card == card)
        parts = [self.speech.word(card), self.speech.tell("cli-cost", cost=lots[0].price)]
        if lots[0].group:
            parts.append(self.speech.titled("lot", lots[0].group))
        if len(lots) > 1:
            parts.append(self.speech.tell("cli-copies", count=len(lots)))
        return ", ".join(parts)

    def wearable(self) -> Iterator[str]:
        """Upgrades with their price, and who can carry them."""
        cards = {lot.id: lot.card for lot in (*self.offer.fixed, *self.offer.lots) if not lot.of}
        for worn in self.worn:
            lots = [lot for lot in self.offer.lots if lot.of and lot.card == worn]
            by = list(dict.fromkeys(cards[lot.of] for lot in lots))
            whom = "cli-worn-all" if len(by) == len(set(cards.values())) else "cli-worn"
            yield self.speech.tell(whom, name=self.speech.word(worn), cost=lots[0].price, by=self.speech.word(by))

    # -- reading

    def read(self, parts: list[str]) -> tuple[Answer, ...]:
        """Everything that was named, a card named twice in two copies."""
        free = {row.card: list(row.lots) for row in self.rows} | {lot.card: [lot] for lot in self.offer.fixed}
        taken: list[str] = []
        for part in parts:
            typed = PART.fullmatch(part)
            if typed is None:
                raise BadInput("cli-unclear-option", text=part)
            card = self._card(typed[2])
            for _ in range(int(typed[1] or 1)):
                taken += self._one_copy(card, typed[3], free)
        return tuple(taken)

    def _one_copy(self, card: str, worn: str | None, free: Mapping[str, list[Lot]]) -> list[str]:
        """A copy of a card, with its Upgrades. A card that is barred, or one copy too many, is left for the ask to refuse."""
        if card not in free:
            return [card]
        if not free[card]:
            return [f"{card}#{self._most(card) + 1}"]
        lot = free[card].pop(0)
        chosen = [] if lot in self.offer.fixed else [lot.id]
        return [*chosen, *[f"{lot.id}+{self._worn(upgrade.strip())}" for upgrade in (worn.split("+") if worn else ())]]

    def _most(self, card: str) -> int:
        """The number of copies of a card that there can be."""
        return sum(lot.card == card for lot in (*self.offer.fixed, *self.offer.lots))

    def _worn(self, text: str) -> str:
        """The Upgrade of that name; an Upgrade that nobody here can carry is left for the ask to refuse."""
        for names in (self.worn, [barred.card for barred in self.offer.barred]):
            labels = {name: [name, self.speech.word(name)] for name in names}
            if matches(text, labels):
                return self._name(text, labels, text)
        raise BadInput("cli-unclear-option", text=text)

    def _card(self, text: str) -> str:
        if text.isdigit():
            if not 1 <= int(text) <= len(self.rows):
                raise BadInput("cli-unclear-listed", text=text, most=len(self.rows))
            return self.rows[int(text) - 1].card
        there = [*[row.card for row in self.rows], *[lot.card for lot in self.offer.fixed]]
        for cards in (there, [barred.card for barred in self.offer.barred]):
            labels = {card: [card, self.speech.word(card)] for card in cards}
            if matches(text, labels):
                return self._name(text, labels, text)
        raise BadInput("cli-unclear-option", text=text)

    def _name(self, typed: str, labels: Mapping[str, list[str]], text: str) -> str:
        fitting = matches(typed, labels)
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise BadInput("cli-several", text=text, names=", ".join(labels[name][-1] for name in fitting))
        raise BadInput("cli-unclear-option", text=text)
