"""A ring for Close Combat: a position in the Combat Phase, played with answers by name."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.core.asks.ask import Ask
from escarmouche.core.dealer.draw import Draw
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.ad1666.cases.invariants import broken
from escarmouche.games.ad1666.cases.position import prepared, state_of
from escarmouche.games.ad1666.combat import (
    attack,
    combat_phase,
)
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno

from .ledger import RULES, TEXTS

USUAL = {
    "commit": "deck",
    "reinforce-one": "pass",
    "reinforce": (),
    "fence": "pass",
    "faith": "pass",
    "parry": "pass",
    "support-npc": (),
}


Figures = dict[str, dict[str, Any]]


def yard(wide: int = 7, high: int = 7, side: str = "|", end: str = "-") -> str:
    """Open squares within a wall, or within another edge."""
    row = side + " ".join("." * wide) + side
    rim, gap = "+" + f"{end}+" * wide, "+ " * wide + "+"
    return "\n".join([rim, *[line for _ in range(high - 1) for line in (row, gap)], row, rim])


class Ring:
    """A position, and somebody who answers: cards come from the top of the decks as given, decisions in the order said.

    What is not said is the usual: a card from the deck, no reinforcement, no tokens, the first weapon, the first square.
    """

    def __init__(self, figures: Figures, board: str = "", **rest: Any) -> None:
        options = rest.pop("options", {})
        position = {"phase": "combat", "board": board or yard(), "figures": figures, **rest}
        setup = msgspec.convert(prepared(options, position), Options)
        self.game = Anno(state_of(setup, position), setup)
        self.asked: list[Ask] = []

    def __getitem__(self, name: str) -> Figure:
        """A figure, to look at it or to put it elsewhere."""
        self.game.figures_changed()
        return self.game.figure(name)

    def thing(self, name: str, item: str) -> Thing:
        return self.game.thing(self[name], f"{name}.{item}")

    def fight(self, who: str, whom: str, *script: dict[str, Any]) -> None:
        """One attacks the other, and it is fought to the end."""
        attack.begin_attack(self.game, self[who], self[whom])
        self.finish(*script)

    def phase(self, *script: dict[str, Any]) -> bool:
        """One activation of the Combat Phase, and its fight. Says whether the phase is over."""
        left = list(script)
        over: bool = self.run(combat_phase.phase(self.game), left)
        self.finish(*left)
        return over

    def finish(self, *script: dict[str, Any]) -> None:
        left = list(script)
        while self.game.state.combat is not None:
            self.run(combat_phase.resume_combat(self.game), left)
            assert list(broken(self.game)) == []
        assert not left, f"never asked: {left}"
        self.sentences()

    def run(self, step: Any, left: list[dict[str, Any]] | None = None) -> Any:
        """Run one rule to its end; every answer must be legal."""
        running, answer = iter(step), None
        try:
            while True:
                ask = running.send(answer)
                answer = self._answer(ask, left if left is not None else [])
                assert ask.why_not(answer) is None, (ask, answer)
        except StopIteration as end:
            return end.value

    def _answer(self, ask: Ask, left: list[dict[str, Any]]) -> Any:
        if isinstance(ask, Draw):
            return next(iter(ask))
        self.asked.append(ask)
        self.spoken(ask)
        if left and ask.name in left[0]:
            return left.pop(0)[ask.name]
        if ask.name in ("weapon", "retreat"):
            return next(answer for answer in ask if answer != "bare")
        assert ask.name in USUAL, f"nothing is said to {ask!r}"
        return USUAL[ask.name]

    def told(self, name: str) -> list[dict[str, Any]]:
        return [dict(event.args) for event in self.game.events if event.name == name]

    def totals(self) -> list[tuple[int, int]]:
        return [(event["one"], event["two"]) for event in self.told("compared") if event["test"] == "combat"]

    def mods(self, who: str) -> dict[str, int]:
        """What was added to the totals of a fighter, by the last word on each."""
        return {
            event["mod"].removeprefix("mod-"): event["amount"]
            for event in self.told("modified")
            if event["model"] == who
        }

    def names(self) -> list[str]:
        return [ask.name for ask in self.asked]

    def spoken(self, ask: Ask) -> None:
        for known in TEXTS.values():
            assert known.has(f"ask-{ask.name}"), ask
            assert known.unfilled(f"ask-{ask.name}", ask.about) == [], ask

    def sentences(self) -> None:
        """Every event has its text in both languages, with all that it needs."""
        for event in self.game.events:
            assert event.rule in RULES, event
            for known in TEXTS.values():
                assert known.has(f"event-{event.name}"), event
                assert known.unfilled(f"event-{event.name}", event.args) == [], event
                if "mod" in event.args:
                    assert known.has(f"word-{event.args['mod']}"), event


def hero(seat: int, at: str, item: str = "sabre", **rest: Any) -> dict[str, Any]:
    """A plain Hero with one weapon and 2 in the talent for it, unless said otherwise."""
    skills = {"edged": 2, "thrusting": 2, "knives": 2, "great": 2, "blunt": 2, "polearms": 2}
    card = {"hero": True, "skills": skills, "crippled": 4, "killed": 10, **rest.pop("card", {})}
    return {"card": card, "seat": seat, "at": at, "things": rest.pop("things", [item]), **rest}


def pair(ann: dict[str, Any] | None = None, bob: dict[str, Any] | None = None, **rest: Any) -> Ring:
    """Ann at c4 (Red, who has Initiative) beside Bob at d4 (Blue); `red` and `blue` are the cards that come from their decks."""
    figures = {"ann": hero(0, **{"at": "c4", **(ann or {})}), "bob": hero(1, **{"at": "d4", **(bob or {})})}
    figures |= rest.pop("others", {})
    tops = {0: {"top": rest.pop("red", [])}, 1: {"top": rest.pop("blue", [])}}
    return Ring(figures, decks=tops, **rest)


def row(first: str, second: str, **rest: Any) -> Ring:
    """The same two in a walled row of four squares."""
    return pair({"at": first, **rest.pop("ann", {})}, {"at": second, **rest.pop("bob", {})}, board=yard(4, 1), **rest)


def talented(*names: str, **rest: Any) -> dict[str, Any]:
    return {"card": {"talents": dict.fromkeys(names, 0), **rest}}


def explained(reason: Refusal | None) -> str:
    assert reason is not None
    assert reason.rule in RULES
    for known in TEXTS.values():
        assert known.has(reason.key), reason
        assert known.unfilled(reason.key, reason.args) == [], reason
    return reason.key


def zagloba(**rest: Any) -> Ring:
    return Ring(
        {
            "zagloba": hero(0, "c4", hands=[], marker=True, card={"talents": {"inconspicuous": 2}}, **rest),
            "porthos": hero(1, "d4", card={"fencing": 2}),
        },
        decks={0: {"top": ["heart 8"]}, 1: {"top": ["heart 2"]}},
    )


def sweeping(red: list[str], blue: list[str], **rest: Any) -> Ring:
    """Ann with a Sweep between Bob at d4, Cid at c3 and Dan at b4."""
    others = {"cid": hero(1, "c3", **rest.pop("cid", {})), "dan": hero(1, "b4", **rest.pop("dan", {}))}
    ann = {**talented("sweep", **rest.pop("card", {})), **rest.pop("ann", {})}
    return pair(ann, others=others, red=red, blue=blue, **rest)
