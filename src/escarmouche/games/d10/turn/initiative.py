"""Step 1 of a turn: who has the initiative, and who starts (D10-TURN-03 to -06)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.cards import stats
from escarmouche.games.d10.dice import rolls as dice_rolls
from escarmouche.games.d10.setup.band import SEATS
from escarmouche.games.d10.state import Roll
from escarmouche.games.d10.table import D10


@rule("D10-TURN-01", "D10-TURN-03", "D10-TURN-05", "D10-TURN-06", "D10-DP-04", "D10-AMB-56")
def initiative(game: D10) -> Rule[None]:
    """The higher total chooses who activates the first figure; a band whose last JM was critical loses without a roll."""
    state = game.state
    state.rolls = []
    if len(state.blown) == 1:
        winner = 1 - state.blown[0]
        game.tell("initiative-lost", "D10-TURN-05", seat=state.blown[0] + 1, winner=winner + 1)
    else:
        winner = yield from highest(game)
    state.initiative = winner
    options = list(SEATS)
    state.first = yield Choose("first-player", seat=winner, rule="D10-TURN-03", options=options, of="seat")
    state.seat = state.first
    game.tell("first-player", "D10-TURN-03", seat=state.first + 1, winner=winner + 1)
    state.phase = "activation"


@rule("D10-TURN-03", "D10-TURN-04", "D10-DIE-03", "D10-DIE-09")
def highest(game: D10) -> Rule[int]:
    """Each band: the sum of M of its valid figures and a die, without a zero check; after a tie both dice are rolled again."""
    while True:
        game.state.rolls = [Roll("initiative", seat, stat=stats.morale(game, seat)) for seat in SEATS]
        for roll in game.state.rolls:
            roll.die = yield from dice_rolls.die("initiative", "D10-TURN-03", questions.OfSeat(seat=roll.seat + 1))
            roll.total = roll.stat + roll.die
        winner = settled(game.state.rolls)
        for roll in game.state.rolls:
            game.tell(
                "initiative-rolled",
                "D10-TURN-03",
                seat=roll.seat + 1,
                morale=roll.stat,
                die=roll.die,
                total=roll.total,
            )
        if winner is not None:
            return winner
        game.tell("initiative-tied", "D10-TURN-04")


@clause("D10-TURN-03", "D10-TURN-04")
def settled(rolls: list[Roll]) -> int | None:
    """The seat with the higher total; None if they are equal."""
    first, second = rolls
    if first.total == second.total:
        first.result = second.result = "tied"
        return None
    best, worse = (first, second) if first.total > second.total else (second, first)
    best.result, worse.result = "won", "lost"
    return best.seat
