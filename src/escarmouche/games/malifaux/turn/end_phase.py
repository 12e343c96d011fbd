"""The End Phase: effects, scoring, the end of the game or the next Turn (MALI-END)."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.malifaux.fate import deck
from escarmouche.games.malifaux.goals import victory
from escarmouche.games.malifaux.harm import condition, kill
from escarmouche.games.malifaux.state import TURNS
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import timing


def step(game: Malifaux) -> Step[None]:
    """The step of the End Phase that comes next."""
    return STEPS[game.state.step or "effects"](game)


@rule("MALI-END-01", "MALI-DP-21", "MALI-AMB-44")
def effects(game: Malifaux) -> Rule[None]:
    """Step A: first whatever lasts until the End Phase is over, then everything that happens during it, Conditions included."""
    end_lasting(game, "end")
    game.state.step = "score"
    yield from timing.moment(game, "end-phase", condition.end(game))
    yield from deck.limit(game)


@clause("MALI-END-01")
def end_lasting(game: Malifaux, moment: str) -> None:
    """What a card has laid on models until this moment is over."""
    for model in game.models:
        if model.lasting:
            model.lasting = [lasting for lasting in model.lasting if lasting.until != moment]


@rule("MALI-END-02", "MALI-END-05", "MALI-AMB-105")
def score(game: Malifaux) -> Rule[None]:
    """Step B: the VP of this Turn. The fifth is the last."""
    yield from victory.score(game)
    if game.state.turn >= TURNS:
        game.state.step = "last"
    else:
        renew(game)


@clause("MALI-END-07", "MALI-DISC-01", "MALI-AMB-81")
def renew(game: Malifaux) -> None:
    """Step D: each player shuffles the Discard Pile into the deck and keeps the hand. The next Turn begins."""
    end_lasting(game, "turn")
    for seat in game.seats:
        deck.reshuffle(game, seat)
    game.state.phase, game.state.step = "start", "discard"


@rule("MALI-END-05", "MALI-END-08", "MALI-BURY-04", "MALI-AMB-82", "MALI-AMB-105")
def last(game: Malifaux) -> Rule[None]:
    """Step C, after the fifth Turn: models that are still Buried are killed, the last VP are scored, and the game is over."""
    for model in game.in_play():
        if model.status == "buried":
            yield from kill.kill(game, model)
    yield from victory.end(game)
    game.state.phase = "over"


STEPS: dict[str, Callable[[Malifaux], Step[None]]] = {
    "effects": effects,
    "score": score,
    "last": last,
}
