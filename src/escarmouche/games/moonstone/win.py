"""Winning: most stones after turn 4, then sudden death (MOON-WIN)."""

from __future__ import annotations

from escarmouche.core.rule import clause
from escarmouche.core.state import Ended, Outcome
from escarmouche.games.moonstone.table import Moonstone

TURNS = 4


@clause("MOON-WIN-01", "MOON-WIN-02", "MOON-OUT-02")
def scores(game: Moonstone) -> list[int]:
    """Stones in each player's possession; those of characters Removed from play count too."""
    owner = {model.id: model.seat for model in game.models}
    held = [0] * game.setup.seats
    for stone in game.stones:
        if stone.holder:
            held[owner[stone.holder]] += 1
    return held


def leaders(held: list[int]) -> tuple[int, ...]:
    return tuple(seat for seat, count in enumerate(held) if count == max(held))


@clause("MOON-WIN-03", "MOON-AMB-19", "MOON-AMB-68")
def possession(game: Moonstone) -> None:
    """After every change of possession in sudden death: whoever holds more than every opponent wins at once."""
    if game.state.sudden:
        held = scores(game)
        best = leaders(held)
        if len(best) == 1:
            _end(game, best, "MOON-WIN-03", held)
            raise Ended


@clause("MOON-WIN-01", "MOON-WIN-03", "MOON-AMB-19")
def end_of_turn(game: Moonstone) -> bool:
    """After turn 4: the most stones win; a tie for the most leads to sudden death, twice at most, then a draw."""
    state = game.state
    if state.turn < TURNS:
        return False
    held = scores(game)
    best = leaders(held)
    if len(best) == 1:
        _end(game, best, "MOON-WIN-01" if not state.sudden else "MOON-WIN-03", held)
        return True
    if "sudden_death" not in game.on or state.sudden >= game.setup.sudden_limit:
        _end(game, (), "MOON-AMB-19", held)
        return True
    state.sudden += 1
    game.tell("sudden-death", "MOON-WIN-03", number=state.sudden)
    return False


def _end(game: Moonstone, winners: tuple[int, ...], rule: str, held: list[int]) -> None:
    game.state.outcome = Outcome(winners, rule, tuple(held))
    game.state.phase = "over"
    if winners:
        game.tell("won", rule, seat=winners[0] + 1, held=held[winners[0]])
    else:
        game.tell("draw", rule, held=max(held))
