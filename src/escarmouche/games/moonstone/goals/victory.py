"""Winning: most stones after turn 4, then sudden death (MOON-WIN), or all others give up (MOON-CONC)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Ask
from escarmouche.core.play.concede import Asked, conceded
from escarmouche.core.play.rule import clause
from escarmouche.core.play.state import Ended, Outcome
from escarmouche.games.moonstone.table import Moonstone

TURNS = 4
BETWEEN = ("draft", "edge", "deploy", "activate", "action")  # asked where nothing is being resolved (MOON-CONC-02)


@clause("MOON-WIN-01", "MOON-WIN-02", "MOON-OUT-02")
def scores(game: Moonstone) -> list[int]:
    """Stones in each player's possession; those of characters Removed from play count too."""
    owner = {model.id: model.seat for model in game.models}
    held = [0] * game.setup.seats
    for stone in game.stones:
        if stone.holder:
            held[owner[stone.holder]] += 1
    return held


@clause("MOON-CONC-03")
def leaders(game: Moonstone, held: list[int]) -> tuple[int, ...]:
    """The players still in the game who hold the most."""
    seats = game.playing()
    most = max(held[seat] for seat in seats)
    return tuple(seat for seat in seats if held[seat] == most)


@clause("MOON-WIN-03", "MOON-AMB-19", "MOON-AMB-68")
def sudden_victory(game: Moonstone) -> None:
    """After every change of possession in sudden death: a player who holds more than every opponent wins at once."""
    if game.state.sudden:
        held = scores(game)
        best = leaders(game, held)
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
    best = leaders(game, held)
    if len(best) == 1:
        _end(game, best, "MOON-WIN-01" if not state.sudden else "MOON-WIN-03", held)
        return True
    if "sudden_death" not in game.on or state.sudden >= game.setup.sudden_limit:
        _end(game, (), "MOON-AMB-19", held)
        return True
    state.sudden += 1
    game.tell("sudden-death", "MOON-WIN-03", number=state.sudden)
    return False


@clause("MOON-CONC-01", "MOON-CONC-02", "MOON-CONC-03")
def concede(game: Moonstone, seat: int, asks: Asked) -> None:
    """A player who gives up has lost. The last player left wins at once; so does, in sudden death, a player who now holds more than
    every other. If nothing is being resolved, the others go on at once."""
    left = conceded(game, seat, "MOON-CONC-01")
    if len(left) == 1:
        _end(game, tuple(left), "MOON-CONC-01", scores(game), "outcome-conceded")
        raise Ended
    sudden_victory(game)
    if isinstance(asks, Ask) and asks.name in BETWEEN:
        raise Ended


def _end(game: Moonstone, winners: tuple[int, ...], rule: str, held: list[int], reason: str = "") -> None:
    game.state.outcome = Outcome(winners, rule, tuple(held), reason)
    game.state.phase = "over"
    if winners:
        game.tell("won", rule, seat=winners[0] + 1, held=held[winners[0]])
    else:
        game.tell("draw", rule, held=max(held))
