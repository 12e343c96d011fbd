"""Steps 3 and 4 of a turn: each band rolls a JM (D10-MOR)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10.cards import stats
from escarmouche.games.d10.dice import rolls
from escarmouche.games.d10.goals import victory
from escarmouche.games.d10.setup.band import SEATS
from escarmouche.games.d10.state import Roll
from escarmouche.games.d10.table import D10


@clause("D10-MOR-03", "D10-MOR-04", "D10-TURN-02", "D10-LVL-05", "D10-AMB-06")
def order(game: D10) -> list[int]:
    """Who tests first: the band with the initiative; at the plain first level the band that played first."""
    plain = game.setup.edition == "simplified" and not game.on
    first = game.state.first if plain else game.state.initiative
    return [first, 1 - first]


@rule("D10-MOR-01", "D10-MOR-05", "D10-TURN-01", "D10-AMB-07")
def phase(game: D10) -> Rule[None]:
    """The next band tests. The first failure ends the game, so the other band does not test then."""
    state = game.state
    waiting = [seat for seat in order(game) if seat not in state.tested]
    if len(waiting) == len(SEATS):
        state.rolls = []
    if not waiting:
        state.phase = "end"
        return
    state.tested.append(waiting[0])
    yield from test(game, waiting[0])


@rule("D10-MOR-01", "D10-MOR-02", "D10-MOR-06", "D10-TURN-05")
def test(game: D10, seat: int) -> Rule[None]:
    """A die at or under the sum of M: the band stays; over it, the battle is lost; 0 and 0 costs the next initiative, whatever M."""
    state = game.state
    roll = Roll("jm", seat, stat=stats.morale(game, seat))
    state.rolls.append(roll)
    result = yield from rolls.under(game, roll, "D10-MOR-01")
    state.blown = [other for other in state.blown if other != seat]
    if result == "critical":
        state.blown.append(seat)
        game.tell("morale-critical", "D10-MOR-02", seat=seat + 1, morale=roll.stat)
    elif result == "failure":
        game.tell("morale-failed", "D10-MOR-02", seat=seat + 1, morale=roll.stat, die=roll.die)
        victory.won(game, 1 - seat, "D10-MOR-02", "outcome-morale")
    else:
        game.tell("morale-held", "D10-MOR-02", seat=seat + 1, morale=roll.stat, die=roll.die)
