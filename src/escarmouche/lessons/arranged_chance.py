"""The dealer of a lesson: what was dealt in the main line where that still makes sense, otherwise chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.dealer.chance import Deal
from escarmouche.core.dealer.draw import Draw
from escarmouche.core.dealer.pile import Pile
from escarmouche.core.files.written_answers import as_answer
from escarmouche.lessons.lesson import Lesson
from escarmouche.lessons.main_line import deal_key, main_line
from escarmouche.lessons.what_holds import holds

if TYPE_CHECKING:
    from escarmouche.core.play.game import Game


class ArrangedChance:
    """Each arranged deal is used once, for the same deal to the same hand, in the order of the main line. After a take-back, what is
    dealt again is what was dealt before: in a lesson there is no future to keep secret."""

    def __init__(self, lesson: Lesson, seed: bytes) -> None:
        self.lesson, self.seed, self.asked = lesson, seed, 0
        self.deals = main_line(lesson).deals
        self.used: list[
            int | str | None
        ] = []  # of each deal that stands: which arranged one it was, or the name of a spare one
        self.game: Game[Any] | None = None  # once it has begun: some deals are arranged only while something holds

    def __call__(self, ask: Ask) -> Answer:
        self.asked += 1
        key = deal_key(ask)
        for number, dealt in enumerate(self.deals):
            if dealt.key == key and number not in self.used and self._stays(ask, number):
                answer = self._fitted(ask, dealt.answer)
                if answer is not None:
                    self.used.append(number)
                    return answer
        spare = self._spare(ask)
        self.used.append(None if spare is None else ask.name)
        return ask.sample(Deal(self.seed, self.asked)) if spare is None else spare

    def _spare(self, ask: Ask) -> Answer | None:
        """What the lesson keeps for deals that its main line does not have."""
        left = self.lesson.file.spare.get(ask.name, [])[self.used.count(ask.name) :]
        answer = as_answer(ask, left[0]) if left else None
        return answer if left and ask.why_not(answer) is None else None

    def _stays(self, ask: Ask, number: int) -> bool:
        """Is this deal still to be arranged as the game stands?"""
        if self.game is None:
            return True
        nth = sum(dealt.key[0] == ask.name for dealt in self.deals[: number + 1])
        return all(
            holds(self.game, rule.holding)
            for rule in self.lesson.file.honest
            if rule.deal == ask.name and nth >= rule.first
        )

    def _fitted(self, ask: Ask, answer: Answer) -> Answer | None:
        """The arranged answer if it can be dealt; of several cards, as many as there are, and others for the rest."""
        if ask.why_not(answer) is None:
            return answer
        if not isinstance(ask, Draw) or not isinstance(answer, list | tuple):
            return None
        pile = Pile(rest=dict(ask.pile.rest), top=list(ask.pile.top))
        cards: list[str] = []
        for card in answer[: ask.count]:
            try:
                pile.take((card,))
            except (KeyError, ValueError):
                continue
            cards.append(card)
        left = ask.count - len(cards)
        if left:
            more = Draw(ask.name, rule=ask.rule, pile=pile, count=left)
            cards += more.sample(Deal(self.seed, self.asked))
        return tuple(cards) if ask.why_not(tuple(cards)) is None else None

    def rewind(self, count: int) -> None:
        """Only the first deals stand: what the others used can be dealt again."""
        del self.used[count:]
