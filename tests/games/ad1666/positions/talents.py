"""A position for talents and magic, and somebody who answers what is asked, by name."""

from __future__ import annotations

from typing import Any

from escarmouche.core.asks.ask import Ask, Menu, Shut
from escarmouche.core.dealer.draw import Draw
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.ad1666.divination import divination
from escarmouche.games.ad1666.state import Move, Stake, Test

from .ledger import RULES, TEXTS
from .open_field import Figures, Position

COMMIT = {"commit": ["deck", "deck"]}


class Field(Position):
    """A position, and somebody who answers what is asked, by name. Cards come from the top of the decks as given."""

    def run(self, step: Any, answers: dict[str, Any] | None = None) -> Any:
        """Run a rule to its end; every answer must be legal, all that was prepared must be asked for, every message readable."""
        left = {name: list(value) if isinstance(value, list) else [value] for name, value in (answers or {}).items()}
        running, answer = iter(step), None
        try:
            while True:
                ask = running.send(answer)
                answer = self.reply(ask, left)
                assert ask.why_not(answer) is None, (ask, answer)
        except StopIteration as end:
            assert not any(left.values()), left
            self.readable()
            return end.value

    def reply(self, ask: Ask, left: dict[str, list[Any]]) -> Any:
        if isinstance(ask, Draw):
            return next(iter(ask))
        self.asked.append(ask)
        legible(ask)
        if ask.name == "reinforce" and ask.name not in left:
            return ()
        if ask.name == "reinforce-one" and not left.get(ask.name):
            return "pass"
        return left[ask.name].pop(0)

    def ask(self, name: str) -> Ask:
        return next(ask for ask in self.asked if ask.name == name)

    def names(self) -> list[str]:
        return [ask.name for ask in self.asked]

    def told(self, name: str) -> list[dict[str, Any]]:
        return [dict(event.args) for event in self.game.events if event.name == name]

    def readable(self) -> None:
        for event in self.game.events:
            assert event.rule in RULES, event
            for known in TEXTS.values():
                assert known.has(f"event-{event.name}"), event
                assert known.unfilled(f"event-{event.name}", event.args) == [], event

    def seen_by(self, seat: int) -> str:
        """All that a player was told, as one text to search in."""
        return repr([event.args for event in self.game.events if event.seen_by(seat)])


def legible(ask: Ask) -> None:
    """A question has its rule and its text in both languages."""
    assert ask.rule in RULES, ask
    for known in TEXTS.values():
        assert known.has(f"ask-{ask.name}"), ask
        assert known.unfilled(f"ask-{ask.name}", ask.about) == [], ask
    if isinstance(ask, Menu):
        for _, inner in ask.open():
            if inner is not None:
                legible(inner)


def why(branch: Any) -> str:
    """The key of a closed branch, read in both languages."""
    branch = branch.reason if isinstance(branch, Shut) else branch
    assert isinstance(branch, Refusal), branch
    assert branch.rule in RULES
    for known in TEXTS.values():
        assert known.has(branch.key), branch
        assert known.unfilled(branch.key, branch.args) == [], branch
    return branch.key


def who(seat: int, at: str, talents: dict[str, int] | None = None, **rest: Any) -> dict[str, Any]:
    """A plain Commoner with bare hands; scores and talents as wanted, marked only if that is said."""
    card = {"talents": talents or {}, **rest.pop("card", {})}
    return {"card": card, "seat": seat, "at": at, "things": [], "marker": False, **rest}


def hero(seat: int, at: str, talents: dict[str, int] | None = None, **rest: Any) -> dict[str, Any]:
    return who(seat, at, talents, **{**rest, "card": {"hero": True, **rest.pop("card", {})}})


def divining(cards: list[int], answers: dict[str, Any] | None = None, score: int = 3, **rest: Any) -> Field:
    """A seer [X] at b3 draws these Magic cards."""
    talents = {"divination": score} if score else {}  # without a score: 0
    seer = who(0, "b3", talents, card={"fortitude": 1})
    figures: Figures = {"seer": seer, "bob": who(1, "k3"), "bea": who(1, "k5"), **rest.pop("figures", {})}
    field = Field(figures, active="seer", magic={"top": cards}, **rest)
    field.game.state.move = Move("seer", "divination", 2)
    field.run(divination.divine(field.game, field["seer"]), answers)
    return field


def initiative(figures: Figures, cards: tuple[str, str], **rest: Any) -> tuple[Field, Test]:
    """The Initiative cards lie open."""
    field = Field(figures, phase="initiative", **rest)
    made = Test("initiative", "AD66-INIT-01", [Stake(0, "", ""), Stake(1, "", "")], opposed=True, revealed=True)
    for stake, card in zip(made.sides, cards, strict=True):
        stake.card, stake.source = card, "hand"
        field.game.deck(stake.seat).pile.rest[card] -= 1
    field.game.state.tests.append(made)
    return field, made
