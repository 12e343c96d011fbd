"""What the tests of harm share: Abilities in one line, and rules run with the cards that lie on top of the decks."""

from __future__ import annotations

from typing import Any

from tests.games.malifaux.positions import _said, is_deal


def ability(*words: dict[str, Any], name: str = "knack", **more: Any) -> dict[str, Any]:
    """An Ability with these passive words."""
    return {"id": name, "name": {"en": name, "fr": name}, "words": list(words), **more}


def waits(event: str, effect: dict[str, Any], **when: Any) -> list[dict[str, Any]]:
    """An Ability that waits for an event."""
    return [ability(name=f"on-{event}", when={"event": event, **when}, effects=[effect])]


def _next(ask: Any, running: Any) -> Any:
    """The next question to a player: the dealer has nothing to choose where the top of the deck is known."""
    while is_deal(ask):
        ask = running.send(next(iter(ask)))
    return ask


def run(step: Any, *answers: Any) -> Any:
    """Run a rule; each answer goes to the next question to a player, and all must be used."""
    left, running = list(answers), iter(step)
    try:
        ask = _next(next(running), running)
        while True:
            assert left, f"nobody has answered {ask!r}"
            ask = _next(running.send(_said(ask, left.pop(0))), running)
    except StopIteration as end:
        assert not left, f"nobody asked for {left}"
        return end.value


def asked(step: Any, *answers: Any) -> Any:
    """The question to a player that comes after these answers."""
    running = iter(step)
    ask = _next(next(running), running)
    for answer in answers:
        ask = _next(running.send(_said(ask, answer)), running)
    return ask
