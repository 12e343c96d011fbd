"""What a scenario asks of each band, how it stands, who is still to come, and which parts of the table count (D10-SET-04, D10-END)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from escarmouche.core.play.rule import clause
from escarmouche.core.views.aims import Aim, Aims, Spot, Tally
from escarmouche.core.views.player_tools import Point, Sentence
from escarmouche.games.d10.cards import stats
from escarmouche.games.d10.cards.card import MORALE
from escarmouche.games.d10.goals import victory
from escarmouche.games.d10.ground import veil
from escarmouche.games.d10.setup.band import SEATS
from escarmouche.games.d10.setup.scenario import Edge, Goal, Late
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import arrive
from escarmouche.space.units import mil


@clause("D10-SET-04", "D10-END-02", "D10-END-03", "D10-MOR-02")
def aims(game: D10, seat: int | None) -> Aims:
    """Its goals, those that decide at once first; nerves; points and M now; turns, and figures that come late."""
    wins = [aim for goal in game.scenario.goals if goal.wins for aim in _aims(game, goal)]
    if victory.by_points(game):
        wins.append(Aim(Sentence("aim-most", "D10-END-03", {"turns": game.scenario.turns})))
    wins += [aim for goal in game.scenario.goals if not goal.wins for aim in _aims(game, goal)]
    if not any(goal.does in victory.POINTS for goal in game.scenario.goals) and victory.by_points(game):
        wins.append(Aim(_losses(Goal(does="losses"))))
    wins.append(Aim(Sentence("aim-morale", "D10-MOR-02")))
    orders = {} if seat is None else dict(game.force(seat).text)
    spots = [spot for goal in game.scenario.goals for spot in _spots(game, goal)]
    return Aims(wins, _tallies(game, seat), [*_turns(game), *_arrivals(game)], orders, spots)


def _seat(game: D10, goal: Goal) -> int | None:
    """Whose goal it is; None: both may reach it."""
    return None if goal.side == "both" else next(seat for seat in SEATS if victory.side(game, seat) == goal.side)


def _aims(game: D10, goal: Goal) -> Iterator[Aim]:
    seat, about = _seat(game, goal), {"points": goal.points, "turns": game.scenario.turns}
    if goal.does == "losses":
        yield Aim(_losses(goal), seat)
    elif goal.does == "hold":
        place = _terrain_at(game, goal)
        args = {**about, "within": mil(goal.within), "leader": goal.leader or 0, "place": place}
        yield Aim(Sentence("aim-hold" if place else "aim-hold-place", "D10-END-03", args), seat)
    elif goal.does in ("exit", "half", "carry"):
        args = {**about, "object": goal.object, "edge": goal.edge or "", "wins": "yes" if goal.wins else "no"}
        key = f"aim-{goal.does}" + ("-outside" if goal.outside else "") + ("-held" if _only_held(goal) else "")
        yield Aim(Sentence(key, "D10-END-02" if goal.wins else "D10-END-03", args), seat)
    elif goal.does == "beacon":
        yield Aim(Sentence("aim-beacon", "D10-END-02", {"floor": goal.floor}), seat)
    else:
        yield Aim(Sentence("aim-last", "D10-END-03", about), seat)


def _only_held(goal: Goal) -> bool:
    """Does the object count only while somebody carries it?"""
    return goal.does == "carry" and goal.zone is None


@clause("D10-END-04")
def _losses(goal: Goal) -> Sentence:
    leader = MORALE["leader"] if goal.leader is None else goal.leader
    worth = {"other": MORALE["other"], "character": MORALE["character"], "leader": leader}
    return Sentence("aim-losses", "D10-END-04", worth)


def _terrain_at(game: D10, goal: Goal) -> str:
    """The named piece of terrain in the middle of a goal."""
    x, y = map(mil, goal.at or (0, 0))
    named = [piece.id for piece in game.field.terrain if piece.name]
    return next((name for name in named if game.field.pieces[name].contains((x, y))), "")


# -- how it stands


@clause("D10-END-04", "D10-HID-04")
def _tallies(game: D10, seat: int | None) -> list[Tally]:
    """Points and M. In fog, points would show where a veiled figure stands."""
    if not game.state.turn:
        return []
    tallies = [Tally("morale", tuple(stats.morale(game, owner) for owner in SEATS))]
    if victory.by_points(game) and not any(veil.veiled(game, figure, seat) for figure in game.figures):
        tallies.insert(0, Tally("points", victory.points(game)))
    return tallies


def _turns(game: D10) -> Iterator[Sentence]:
    if game.state.turn:
        yield Sentence("aim-turn", "D10-END-03", {"turn": game.state.turn, "of": game.scenario.turns})


def _arrivals(game: D10) -> Iterator[Sentence]:
    """Those who come together are listed together."""
    for seat in SEATS:
        for (turn, edge), group in groupby(arrive.late(game, seat), key=_when):
            figures = [figure.id for _, figure in group]
            args = {"turn": turn, "edge": edge, "figures": figures, "count": len(figures), "seat": seat + 1}
            yield Sentence("aim-arrival", "D10-SET-04", args)


def _when(waiting: tuple[Late, Figure]) -> tuple[int, Edge]:
    late, _ = waiting
    return late.turn, late.edge


# -- on the table


def _spots(game: D10, goal: Goal) -> Iterator[Spot]:
    seat = _seat(game, goal)
    if goal.does == "hold" and goal.at is not None:
        x, y = map(mil, goal.at)
        yield Spot(Sentence("spot-hold", args={"within": mil(goal.within)}), circle=(x, y, mil(goal.within)), seat=seat)
    elif goal.does == "carry" and goal.zone is not None:
        x0, y0, x1, y1 = map(mil, goal.zone)
        key = "spot-outside" if goal.outside else "spot-carry"
        yield Spot(Sentence(key, args={"object": goal.object}), (_box(x0, y0, x1, y1),), seat=seat)
    elif goal.does == "exit" and goal.edge is not None:
        yield Spot(Sentence("spot-exit", args={"object": goal.object}), (_strip(game, goal.edge),), seat=seat)
    elif goal.does == "half":
        for owner in SEATS if seat is None else (seat,):
            edge = goal.edge or victory.home(game, owner)
            if edge is not None:
                yield Spot(Sentence("spot-half", args={"object": goal.object}), (_half(game, edge),), seat=owner)
    elif goal.does == "beacon":
        box = game.field.pieces[goal.floor].bounds
        yield Spot(Sentence("spot-beacon"), (_box(*map(round, box)),), seat=seat)


STRIP = 1500  # thousandths: how wide an edge that counts is drawn


def _strip(game: D10, edge: Edge) -> tuple[Point, ...]:
    w, h = game.field.width, game.field.height
    boxes = {"south": (0, 0, w, STRIP), "north": (0, h - STRIP, w, h), "west": (0, 0, STRIP, h)}
    return _box(*boxes.get(edge, (w - STRIP, 0, w, h)))


def _half(game: D10, edge: Edge) -> tuple[Point, ...]:
    w, h = game.field.width, game.field.height
    boxes = {"south": (0, 0, w, h // 2), "north": (0, h // 2, w, h), "west": (0, 0, w // 2, h)}
    return _box(*boxes.get(edge, (w // 2, 0, w, h)))


def _box(x0: int, y0: int, x1: int, y1: int) -> tuple[Point, ...]:
    return (x0, y0), (x1, y0), (x1, y1), (x0, y1)
