"""A shooting range: a position, and somebody who answers what is asked, by name."""

from __future__ import annotations

from typing import Any

from escarmouche.core.asks.ask import Ask
from escarmouche.core.dealer.draw import Draw
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.ad1666.combat import shoot
from escarmouche.games.ad1666.state import Activation, Thing

from .ledger import RULES, TEXTS
from .open_field import Position


class Field(Position):
    """A position, and somebody who answers: what is asked, by name; cards from the top of the decks as given."""

    def thing(self, name: str, item: str) -> Thing:
        return self.game.thing(self[name], f"{name}.{item}")

    def active(self, name: str) -> None:
        self.game.state.activation = Activation(name)

    def run(self, step: Any, answers: dict[str, Any] | None = None) -> Any:
        """Run a rule to its end; each ask is noted and its answer must be legal."""
        left = {name: list(value) if isinstance(value, list) else [value] for name, value in (answers or {}).items()}
        running = iter(step)
        answer: Any = None
        try:
            while True:
                ask = running.send(answer)
                answer = self._answer(ask, left)
                assert ask.why_not(answer) is None, (ask, answer)
        except StopIteration as end:
            assert not any(left.values()), left
            return end.value

    def _answer(self, ask: Ask, left: dict[str, list[Any]]) -> Any:
        if isinstance(ask, Draw):
            return next(iter(ask))
        self.asked.append(ask)
        if ask.name == "reinforce" and ask.name not in left:
            return ()
        return left[ask.name].pop(0)

    def names(self) -> list[str]:
        return [ask.name for ask in self.asked]

    def told(self, name: str) -> list[dict[str, Any]]:
        return [dict(event.args) for event in self.game.events if event.name == name]

    def sentences(self) -> None:
        """Every event has its text in both languages, with all that it needs."""
        for event in self.game.events:
            assert event.rule in RULES, event
            for known in TEXTS.values():
                assert known.has(f"event-{event.name}"), event
                assert known.unfilled(f"event-{event.name}", event.args) == [], event

    def shoot(self, who: str, item: str, whom: str, kind: str = "aimed", answers: dict[str, Any] | None = None) -> None:
        self.run(shoot.uninterrupted_shot(self.game, self[who], self.thing(who, item), self[whom], kind), answers)
        self.sentences()

    def mods(self, who: str, item: str, whom: str, kind: str = "aimed") -> dict[str, int]:
        mods = shoot.shot_mods(self.game, self[who], self.thing(who, item), self[whom], kind)
        for mod in mods:
            assert all(known.has(f"word-mod-{mod.word}") for known in TEXTS.values()), mod
        return {mod.word: mod.amount for mod in mods}

    def why(self, who: str, item: str, whom: str, kind: str = "aimed") -> str:
        """The key of the refusal, read in both languages; nothing where the shot is legal."""
        reason = shoot.why_not_at(self.game, self[who], self.thing(who, item), self[whom], kind)
        return explained(reason) if reason is not None else ""


def explained(reason: Refusal) -> str:
    assert reason.rule in RULES
    for known in TEXTS.values():
        assert known.has(reason.key), reason
        assert known.unfilled(reason.key, reason.args) == [], reason
    return reason.key


def archer(seat: int, at: str, item: str = "pistol", **rest: Any) -> dict[str, Any]:
    """A plain Hero with one weapon and the talent for it."""
    skills = {"pistols": 1, "muskets": 1, "bows": 1, "throwing": 1, "blowpipes": 1}
    card = {"hero": True, "skills": skills, **rest.pop("card", {})}
    return {"card": card, "seat": seat, "at": at, "things": [item], **rest}


def duel(item: str = "pistol", far: str = "e3", top: list[str] | None = None, **rest: Any) -> Field:
    """Ann at b3 with a weapon, Bob on the same row."""
    figures = {
        "ann": archer(0, "b3", item, **rest.pop("ann", {})),
        "bob": archer(1, far, "dagger", **rest.pop("bob", {})),
    }
    return Field(figures, decks={0: {"top": top or []}}, **rest)


def spread(row: str) -> str:
    """A board of one row: squares, and signs for the edges between them that are not open."""
    line, edge = "", " "
    for sign in row.split():
        if sign in ".#^":
            line, edge = line + edge + sign, " "
        else:
            edge = sign
    wide = len(line) // 2
    return "\n".join(["+ " * (wide + 1), line, "+ " * (wide + 1)])
