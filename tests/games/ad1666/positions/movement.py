"""A board with figures that move and act, asked and answered step by step."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.core.asks.ask import Ask, Choose, Menu
from escarmouche.core.asks.cells import Cells
from escarmouche.core.dealer.draw import Draw
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.state import Ended
from escarmouche.games.ad1666.cases.position import prepared, state_of
from escarmouche.games.ad1666.movement import (
    move,
)
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import action

from .ledger import FOLDER, RULES, TEXTS

OWN = "".join(file.read_text(encoding="utf-8") for file in sorted((FOLDER / "en").glob("*.ftl")))


Figures = dict[str, dict[str, Any]]


def field(width: int = 8, height: int = 6) -> str:
    """Open squares."""
    line = "+" + " +" * width
    return "\n".join([line, " ." * width] * height + [line])


def drawing(*lines: str) -> str:
    """A board, a line for each line of its drawing."""
    return "\n".join(lines)


def man(seat: int, at: str, agility: int = 0, **rest: Any) -> dict[str, Any]:
    """A plain Hero with bare hands."""
    card = {"hero": True, "agility": agility, "fortitude": 0, **rest.pop("card", {})}
    return {"card": card, "seat": seat, "at": at, "things": [], **rest}


class Field:
    """A position and its players: who is activated, what is asked, what is answered. Cards come from the top as given."""

    def __init__(self, figures: Figures, board: str | dict[str, Any] = "", active: str = "ann", **rest: Any) -> None:
        options = rest.pop("options", {})
        top = rest.pop("top", [])
        position = {"board": board or field(), "figures": figures, "decks": {0: {"top": top}}, "active": active, **rest}
        setup = msgspec.convert(prepared(options, position), Options)
        self.game = Anno(state_of(setup, position), setup)
        self.asked: list[str] = []
        self.ask: Ask | None = None
        self.running: Any = None
        self.read = 0  # events whose texts were checked
        self._go(None)

    def __getitem__(self, name: str) -> Figure:
        """A figure, to look at it or to put it elsewhere."""
        self.game.figures_changed()
        return self.game.figure(name)

    @property
    def cell(self) -> str:
        return self["ann"].cell

    @property
    def asks(self) -> str:
        """What is asked now."""
        return self.ask.name if self.ask is not None else ""

    @property
    def asker(self) -> tuple[str, int]:
        """What is asked now, and of whom."""
        assert self.ask is not None
        return self.ask.name, self.ask.seat

    @property
    def left(self) -> int:
        return self.game.move.mp - self.game.move.spent

    def thing(self, name: str, item: str) -> Thing:
        return self.game.thing(self[name], f"{name}.{item}")

    def begin(self, name: str) -> Field:
        """Somebody else is activated."""
        assert self.game.state.activation is None
        self.running = iter(action.begin_activation(self.game, self[name]))
        self._go(None)
        return self

    def say(self, *answers: Any) -> Field:
        """Answer one question after the other."""
        for answer in answers:
            assert self.ask is not None, f"nothing is asked, after {self.asked}"
            reason = self.ask.why_not(answer)
            assert reason is None, (self.ask, answer, reason)
            self._go(answer)
        return self

    def walk(self, *cells: str) -> Field:
        """Walk by these squares, in one leg each."""
        for cell in cells:
            self.say({"walk": cell})
        return self

    def _go(self, answer: Any) -> None:
        """Run the rules up to the next question of a player."""
        self.ask = None
        while True:
            if self.running is None:
                self.running = self._rule()
                if self.running is None:
                    break
            try:
                ask = self.running.send(answer)
            except StopIteration:
                self.running, answer = None, None
                continue
            except Ended:
                break
            if isinstance(ask, Draw):
                answer = next(iter(ask))
                continue
            self.ask = ask
            self.asked.append(ask.name)
            if len(self.asked) < 30 or len(self.asked) % 20 == 0:
                spoken(ask)
            break
        self._sentences()

    def _rule(self) -> Any:
        state = self.game.state
        if state.activation is None:
            return None
        return iter(move.next_part(self.game) if state.move is not None else action.next_action(self.game))

    def _sentences(self) -> None:
        """Every event of ours has its text in both languages, with all that it needs."""
        new, self.read = self.game.events[self.read :], len(self.game.events)
        for event in new:
            assert event.rule in RULES, event
            for known in TEXTS.values() if f"event-{event.name} " in OWN else ():
                assert known.unfilled(f"event-{event.name}", event.args) == [], event

    def told(self, name: str) -> list[dict[str, Any]]:
        return [dict(event.args) for event in self.game.events if event.name == name]

    # -- menus

    def names(self) -> list[str]:
        assert isinstance(self.ask, Menu)
        return [name for name, _ in self.ask.open()]

    def options(self, name: str) -> list[Any]:
        assert isinstance(self.ask, Menu)
        inner = self.ask.branch(name)
        assert isinstance(inner, Choose), inner
        return list(inner.options)

    def why(self, answer: Any) -> str:
        """Why the answer is refused, read in both languages."""
        assert self.ask is not None
        reason = self.ask.why_not(answer)
        assert reason is not None, answer
        return explained(reason)

    def cost(self, cell: str, name: str = "walk") -> int:
        assert isinstance(self.ask, Menu)
        inner = self.ask.branch(name)
        assert isinstance(inner, Cells), inner
        return inner.routes[cell].cost


def explained(reason: Refusal) -> str:
    assert reason.rule in RULES, reason
    for known in TEXTS.values():
        assert known.has(reason.key), reason
        assert known.unfilled(reason.key, reason.args) == [], reason
    return f"{reason.key} {reason.rule}"


def spoken(ask: Ask) -> None:
    """A question, its branches and the reasons why some are closed can be read in both languages."""
    assert ask.rule in RULES
    for known in TEXTS.values():
        if f"ask-{ask.name} " in OWN:
            assert known.unfilled(f"ask-{ask.name}", ask.about) == [], ask
        if isinstance(ask, Menu):
            for name in ask.names:
                assert ask.of != "word" or known.has(f"branch-{name}"), name
                inner = ask.branch(name)
                if isinstance(inner, Refusal):
                    explained(inner)
                elif isinstance(inner, Ask):
                    spoken(inner)


ROOFS = drawing("+-+-+-+-+-+", "|^ . ^ . .|", "+-+ + + +-+", " # . . . # ", "+-+-+-+-+-+")


def shooter(seat: int, at: str, item: str = "pistol", load: int = 2, **rest: Any) -> dict[str, Any]:
    return {**man(seat, at, **rest), "things": [item], "load": {item: load}}


DOOR = drawing("+-+-+-+", " .L. . ", "+-+-+-+")
