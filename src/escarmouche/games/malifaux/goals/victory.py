"""Victory Points at the end of a Turn and of the game, and who has won (MALI-END-02 to -08), or given up (MALI-DP-70)."""

from __future__ import annotations

from escarmouche.core.play.concede import conceded
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.core.play.state import Ended, Outcome
from escarmouche.games.malifaux.goals import goal, scheme, strategy
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-END-02", "MALI-AMB-106")
def order(game: Malifaux) -> tuple[int, int]:
    """The player with Initiative first."""
    first = game.state.initiative
    return first, game.opponent(first)


@rule("MALI-END-02", "MALI-END-03", "MALI-END-04", "MALI-AMB-106", "MALI-AMB-129", "MALI-DP-63")
def score(game: Malifaux) -> Rule[None]:
    """Step B: VP of the Strategy, then of the Schemes, one at a time; none in Turn 1.

    No VP of one player changes what the other scores, so they score in order of Initiative, without a question.
    """
    for seat in order(game):
        if strategy.scores(game, seat):
            game.state.scored[seat] += 1
            goal.score_point(game, seat, game.state.strategy, "MALI-STRAT-01")
    for seat in order(game):
        yield from scheme.reveal(game, seat, "turn")


@rule("MALI-END-05", "MALI-END-08", "MALI-AMB-86", "MALI-AMB-105", "MALI-HID-06")
def end(game: Malifaux) -> Rule[None]:
    """Step C: End VP, then the player with the most VP wins; a tie is a draw. All Schemes are shown."""
    for seat in order(game):
        yield from scheme.end(game, seat)
    for seat in order(game):
        scheme.unveil(game, seat)
    points = tuple(game.state.points)
    winners = tuple(seat for seat in game.seats if points[seat] > points[game.opponent(seat)])
    if winners:
        game.tell("won", "MALI-END-08", seat=winners[0] + 1, points=list(points))
    else:
        game.tell("draw", "MALI-AMB-86", points=list(points))
    reason = "outcome-points" if winners else "outcome-draw"
    game.state.outcome = Outcome(winners, "MALI-END-08", points, reason)


@clause("MALI-DP-70", "MALI-HID-06")
def concede(game: Malifaux, seat: int) -> None:
    """A player who gives up has lost, whatever is going on. All Schemes are shown."""
    winners, points = tuple(conceded(game, seat, "MALI-DP-70")), tuple(game.state.points)
    for owner in game.seats:
        scheme.unveil(game, owner)
    game.tell("won", "MALI-DP-70", seat=winners[0] + 1, points=list(points))
    game.state.outcome = Outcome(winners, "MALI-DP-70", points, "outcome-conceded")
    game.state.phase = "over"
    raise Ended
