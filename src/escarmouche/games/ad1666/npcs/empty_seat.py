"""Seats that nobody plays (AD66-DSN-22, AD66-CONC-02): nobody is asked, the deck plays by a simple habit."""

from __future__ import annotations

from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu, Number, Some
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.table import Anno

DECLINE = ("pass", "none", "no", "stay")
STOP = ("end", "stop", "pass")


@rule("AD66-DSN-22")
def decide(game: Anno, ask: Ask) -> Rule[Answer]:
    """Put a question to a player. The dummy deck of a solo game answers by itself: it plays from the deck and reinforces when it can."""
    if game.has_player(ask.seat):
        answer = yield ask
        return answer
    return habit(ask)


@clause("AD66-CONC-02")
def answer_for_conceded(ask: Ask) -> Answer:
    """The answer for a player who has conceded in the middle of a rule: the action stops, the deck plays on by habit."""
    if isinstance(ask, Menu):
        for word in STOP:
            if word in ask:
                return word
    return habit(ask)


def habit(ask: Ask) -> Answer:
    """Deck before hand, a reinforcement before a pass, as many cards as possible; otherwise the first answer there is."""
    if isinstance(ask, Menu):
        names = [name for name, inner in ask.open() if inner is None]
        if "deck" in names:
            return "deck"
        return names[0] if names else next(iter(ask))
    if isinstance(ask, Some):
        return tuple(ask.options[: ask.most if ask.name == "reinforce" else ask.least])
    if isinstance(ask, Choose):
        return next((option for option in ask.options if option not in DECLINE), ask.options[0])
    if isinstance(ask, Number):
        return ask.low
    return next(iter(ask))
