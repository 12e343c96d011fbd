"""The end of the game: nobody left, a goal of the scenario reached, the points at the turn limit, or a concession (D10-END)."""

from __future__ import annotations

import math
from collections.abc import Iterator

from escarmouche.core.play.concede import conceded
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.core.play.state import Ended, Outcome
from escarmouche.games.d10.cards.card import MORALE
from escarmouche.games.d10.cards.stats import valid
from escarmouche.games.d10.setup.band import SEATS
from escarmouche.games.d10.setup.scenario import Edge, Goal
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import activation
from escarmouche.space.units import TOLERANCE, mil

LOST = ("out", "dead")  # D10-FIG-08, D10-AMB-23: they differ for points of campaigns only
SETUP = ("bands", "edges", "deploy", "bearers")
POINTS = ("hold", "half", "carry", "losses")  # goals counted at the limit


# -- at once


@clause("D10-END-02", "D10-END-03", "D10-MOR-06", "D10-FIG-07")
def check(game: D10) -> None:
    """A band without figures has lost; if both have none, it is a draw. Where those who left still count, points decide."""
    if game.state.phase in SETUP or (game.of_seat(0) and game.of_seat(1)):
        return
    empty = [seat for seat in SEATS if not remains(game, seat)]
    if not empty:
        return
    if any(escaped(game, seat) for seat in empty):
        count(game, "D10-END-02")
    if len(empty) == len(SEATS):
        drawn(game, (), "D10-END-03")
    won(game, 1 - empty[0], "D10-END-02", "outcome-nobody")


def remains(game: D10, seat: int) -> bool:
    """Does a band have anybody in play, or still to come?"""
    if game.of_seat(seat):
        return True
    return any(figure.seat == seat and figure.status == "reserve" for figure in game.figures)


def escaped(game: D10, seat: int) -> bool:
    """Has somebody whom the scenario still counts left the table?"""
    return game.force(seat).counts and any(f.seat == seat and f.status == "left" for f in game.figures)


@clause("D10-END-02", "D10-GEO-11")
def carried_off(game: D10, figure: Figure, edge: str) -> None:
    """A figure has left with what it carries: a goal of the scenario may be reached."""
    if not figure.load:
        return
    game.state.flags[f"off:{figure.load}"] = figure.seat + 1
    for seat, goal in goals(game):
        if goal.does == "exit" and seat == figure.seat and goal.object == figure.load and goal.edge in (None, edge):
            game.tell("goal-exit", "D10-END-02", seat=seat + 1, object=figure.load)
            if goal.wins:
                won(game, seat, "D10-END-02", "outcome-exit")


@clause("D10-END-02")
def lit(game: D10, figure: Figure) -> None:
    """The beacon burns: its side has won."""
    for seat, goal in goals(game):
        if goal.does == "beacon" and seat == figure.seat:
            won(game, seat, "D10-END-02", "outcome-beacon")


# -- at the limit


@rule("D10-END-01", "D10-END-02", "D10-TURN-01", "D10-TURN-02")
def phase(game: D10) -> Rule[None]:
    """Step 5: does the scenario end? After the last turn it does; otherwise the next one begins."""
    if game.state.turn >= game.scenario.turns:
        limit(game)
    activation.renew(game)
    game.state.phase = "turn"
    yield from ()  # every step of the turn is run as a rule; this one asks nobody anything


@clause("D10-END-03")
def limit(game: D10) -> None:
    """The last turn is over: a side may win by that alone; otherwise points decide."""
    for seat, goal in goals(game):
        if goal.does == "last":
            won(game, seat, "D10-END-03", "outcome-last")
    count(game, "D10-END-03")


@clause("D10-END-03")
def by_points(game: D10) -> bool:
    """Do points decide at the limit? Not where a side wins by reaching it."""
    return not any(goal.does == "last" for goal in game.scenario.goals)


@clause("D10-END-03", "D10-END-04")
def count(game: D10, rule_id: str) -> None:
    """More points win; equal points are a draw."""
    scores = points(game)
    game.tell("points", "D10-END-03", scores=list(scores))
    if scores[0] == scores[1]:
        drawn(game, scores, "D10-END-03")
    won(game, int(scores[1] > scores[0]), rule_id, "outcome-points", scores)


@clause("D10-END-04")
def points(game: D10) -> tuple[int, int]:
    """What each seat's goals are worth now; the standard points if the scenario names none."""
    counted = [
        (seat, goal) for seat, goal in goals(game) if goal.does in POINTS or (goal.does == "exit" and not goal.wins)
    ]
    if not counted:
        counted = [(seat, Goal(does="losses")) for seat in SEATS]
    totals = [0, 0]
    for seat, goal in counted:
        totals[seat] += worth(game, seat, goal)
    return totals[0], totals[1]


def goals(game: D10) -> Iterator[tuple[int, Goal]]:
    """Each goal with each seat that may reach it."""
    for goal in game.scenario.goals:
        for seat in SEATS:
            if goal.side in ("both", side(game, seat)):
                yield seat, goal


def side(game: D10, seat: int) -> int:
    return game.state.edges[seat] if game.state.edges else seat


def worth(game: D10, seat: int, goal: Goal) -> int:
    """The points of one goal for a seat."""
    if goal.does == "losses":
        return losses(game, seat, goal)
    if goal.does == "hold":
        return holding(game, seat, goal)
    met = {"half": in_half, "carry": held, "exit": gone}[goal.does](game, seat, goal)
    return goal.points if met else 0


@clause("D10-END-04", "D10-FIG-08", "D10-AMB-23")
def losses(game: D10, seat: int, goal: Goal) -> int:
    """1 for each enemy Other, 2 for a Character, 3 for the Leader out of action or dead; a scenario may count Leaders differently."""
    lost = [game.card(figure).rank for figure in game.figures if figure.seat != seat and figure.status in LOST]
    leader = MORALE["leader"] if goal.leader is None else goal.leader
    return sum([leader if rank == "leader" else MORALE[rank] for rank in lost])


@clause("D10-END-03", "D10-FIG-06")
def holding(game: D10, seat: int, goal: Goal) -> int:
    """For each valid figure within a distance of a place."""
    x, y = map(mil, goal.at or (0, 0))
    total = 0
    for figure in game.of_seat(seat):
        near = math.hypot(figure.x - x, figure.y - y) - game.radius(figure) <= mil(goal.within) + TOLERANCE
        if near and valid(figure):
            leads = game.card(figure).rank == "leader" and goal.leader is not None
            total += goal.leader if leads and goal.leader is not None else goal.points
    return total


def whereabouts(game: D10, name: str) -> tuple[int, int] | None:
    """Where an object is, carried or lying; None if it has left the table."""
    for figure in game.in_play():
        if figure.load == name:
            return figure.x, figure.y
    return next(((marker.x, marker.y) for marker in game.state.markers if marker.id == name), None)


def in_half(game: D10, seat: int, goal: Goal) -> bool:
    """Is the object, carried or lying, in the half of the table on the seat's own edge?"""
    spot, edge = whereabouts(game, goal.object), goal.edge or home(game, seat)
    if spot is None or edge is None:
        return False
    along = spot[0] * 2 - game.field.width if edge in ("east", "west") else spot[1] * 2 - game.field.height
    return along > 0 if edge in ("east", "north") else along < 0


def home(game: D10, seat: int) -> Edge | None:
    """The edge a force comes from."""
    return next((zone.edge for zone in game.force(seat).zones if zone.edge), None)


def held(game: D10, seat: int, goal: Goal) -> bool:
    """Does the seat carry the object, or was it the last to carry it and does it lie in the zone?"""
    bearer = next((figure for figure in game.in_play() if figure.load == goal.object), None)
    if bearer is not None:
        return bearer.seat == seat
    spot = whereabouts(game, goal.object)
    if spot is None or goal.zone is None or game.state.flags.get(f"last:{goal.object}") != seat + 1:
        return False
    x0, y0, x1, y1 = map(mil, goal.zone)
    inside = x0 <= spot[0] <= x1 and y0 <= spot[1] <= y1
    return inside is not goal.outside


def gone(game: D10, seat: int, goal: Goal) -> bool:
    """Has the seat carried the object off?"""
    return game.state.flags.get(f"off:{goal.object}") == seat + 1


# -- over


@clause("D10-END-05", "D10-DP-30")
def concede(game: D10, seat: int) -> None:
    """A player who gives up has lost, in the middle of anything."""
    conceded(game, seat, "D10-END-05")
    won(game, 1 - seat, "D10-END-05", "outcome-conceded")


@clause("D10-END-02")
def won(game: D10, seat: int, rule_id: str, reason: str, scores: tuple[int, ...] = ()) -> None:
    """A band has won: the game is over at once."""
    game.tell("won", rule_id, seat=seat + 1, reason=reason)
    over(game, Outcome((seat,), rule_id, scores, reason))


@clause("D10-END-03")
def drawn(game: D10, scores: tuple[int, ...], rule_id: str) -> None:
    game.tell("draw", rule_id)
    over(game, Outcome((), rule_id, scores, "outcome-draw"))


def over(game: D10, outcome: Outcome) -> None:
    game.state.phase, game.state.active, game.state.action = "over", "", None
    game.state.outcome = outcome
    raise Ended
