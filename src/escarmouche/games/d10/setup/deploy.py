"""Set-up on the table: the roll-off, the edges, one figure each in turn, and who carries what (D10-SET-06 to -08)."""

from __future__ import annotations

import functools
from typing import Any

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, parts
from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.combat import arms
from escarmouche.games.d10.dice import rolls
from escarmouche.games.d10.goals import objects
from escarmouche.games.d10.ground import fog, veil
from escarmouche.games.d10.ground.measure import bearing
from escarmouche.games.d10.movement import facing, hide
from escarmouche.games.d10.refusals import EDGES, SIDES, figure_of, why_away, why_not_own
from escarmouche.games.d10.setup import band, zone
from escarmouche.games.d10.setup.band import SEATS
from escarmouche.games.d10.setup.scenario import Object
from escarmouche.games.d10.state import Figure, Marker, Roll
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import arrive
from escarmouche.space.units import mil

# -- who comes from where


@rule("D10-SET-06", "D10-DP-02", "D10-DIE-09")
def roll_off(game: D10) -> Rule[None]:
    """Each player rolls a die: the winner chooses a side where the scenario leaves it open, the loser deploys first."""
    state = game.state
    winner = yield from roll_off_winner(game)
    state.edges = list(SEATS)
    if game.scenario.edges:
        names = sides(game)
        why = functools.partial(why_no_side, names)
        answer = yield Choose("edge", seat=winner, rule="D10-SET-06", options=names, of="edge", why=why)
        side = names.index(answer)
        state.edges = [side, 1 - side] if winner == 0 else [1 - side, side]
        game.tell("edge", "D10-SET-06", seat=winner + 1, edge=answer)
    lay_out(game)
    band.gather(game)
    state.seat = 1 - winner
    game.tell("deploys-first", "D10-SET-06", seat=state.seat + 1)
    state.phase = "deploy"


@rule("D10-SET-06", "D10-DIE-09")
def roll_off_winner(game: D10) -> Rule[int]:
    """The seat that rolls higher; ties are rolled again, without zero checks."""
    while True:
        game.state.rolls = [Roll("off", seat) for seat in SEATS]
        for roll in game.state.rolls:
            roll.die = roll.total = yield from rolls.die("off", "D10-SET-06", questions.OfSeat(seat=roll.seat + 1))
        first, second = game.state.rolls
        game.tell("rolled-off", "D10-SET-06", dice=[first.die, second.die])
        if first.die != second.die:
            winner = first if first.die > second.die else second
            first.result, second.result = "lost", "lost"
            winner.result = "won"
            return winner.seat


def sides(game: D10) -> list[str]:
    """What the two sides are called: their edges, if each has one of its own."""
    edges = [force.zones[0].edge for force in game.scenario.forces]
    return [str(edge) for edge in edges] if None not in edges and edges[0] != edges[1] else list(SIDES)


@clause("D10-SET-04")
def why_no_side(names: list[str], name: Any) -> Refusal | None:
    """An edge from which nobody comes in this scenario."""
    known = name in (*EDGES, *SIDES) and name not in names
    return refuse("why-no-side", "D10-SET-04", edge=name, edges=names) if known else None


@clause("D10-SET-02", "D10-SET-04", "D10-OBJ-01")
def lay_out(game: D10) -> None:
    """Doors as the scenario has them, and the objects that lie on the table."""
    state = game.state
    state.doors = {piece.id: piece.state for piece in game.scenario.terrain if piece.kind == "door"}
    for thing in game.scenario.objects:
        if thing.at is not None:
            x, y = map(mil, thing.at)
            state.markers.append(Marker(thing.id, "object", x, y, of=thing.id))


# -- one figure each


@rule("D10-SET-06", "D10-SET-08", "D10-DP-03")
def deploy(game: D10) -> Rule[None]:
    """The player whose turn it is places a figure; a player who has more left places the rest at the end."""
    state = game.state
    seat = next((seat for seat in (state.seat, 1 - state.seat) if waiting_figures(game, seat)), None)
    if seat is None:
        state.phase = "bearers"
        return
    answer = yield menu(game, seat)
    name, spot = parts(answer)
    figure = game.figure(name)
    if not fog.vacant(game, figure, spot):
        return
    put_down(game, figure, spot)
    yield from facing.ask(game, figure, "D10-SET-06")
    yield from take_in_hand(game, figure)
    state.seat = 1 - seat


def waiting_figures(game: D10, seat: int) -> list[Figure]:
    """A player's figures still to be placed, except those that come later."""
    later = [figure.id for _, figure in arrive.late(game, seat)]
    return [f for f in game.figures if f.seat == seat and f.status == "reserve" and f.id not in later]


def menu(game: D10, seat: int) -> Menu:
    """Which figure, and where."""
    waiting, table = waiting_figures(game, seat), fog.known(game, seat)
    branches: dict[str, LazyBranch] = {figure.id: functools.partial(place_ask, table, figure) for figure in waiting}
    about: questions.Deploy = {"left": len(branches)}
    why = functools.partial(why_not_placed, game, seat)
    return Menu("deploy", seat=seat, rule="D10-SET-06", branches=branches, of="figure", about=about, why=why)


@clause("D10-SET-04", "D10-SET-06")
def why_not_placed(game: D10, seat: int, name: Any) -> Refusal | None:
    """Why a figure cannot be placed now: it is another player's, comes later, or has been placed."""
    figure = figure_of(game, name)
    if figure is None:
        return None
    for word, late in arrive.late(game, seat):
        if late.id == name:
            return refuse("why-comes-later", "D10-SET-04", figure=figure.id, turn=word.turn)
    return why_not_own(figure, seat, "D10-SET-06") or refuse("why-placed", "D10-SET-06", figure=figure.id)


def place_ask(game: D10, figure: Figure) -> Place | Refusal:
    """Wholly in the zone of its side."""
    region = zone.region(game, figure.seat, figure)
    if not region:
        return refuse("why-nowhere", "D10-SET-06", figure=figure.id)
    return Place(
        "deploy-place", region=region, seat=figure.seat, rule="D10-SET-06", about=questions.OfFigure(figure=figure.id)
    )


@clause("D10-SET-06", "D10-SET-07")
def put_down(game: D10, figure: Figure, spot: Answer) -> None:
    """It stands there, facing the middle of the table; hidden if the scenario lets it begin hidden and the level has hiding."""
    field = game.field
    x, y, *more = spot
    floor = field.floor_at(x, y, more[0]) if more else ""
    figure.x, figure.y, figure.z, figure.floor, figure.status = x, y, field.z_at(floor, x, y), floor, ""
    game.mustered()
    figure.facing = bearing(x, y, field.width / 2, field.height / 2)
    own_zone = zone.zone_of(game, figure)
    if own_zone is not None and own_zone.hidden and "pos_table" in game.on and not figure.mounted:
        figure.hidden = True
    veil.notice(game)
    game.tell("deployed", "D10-SET-06", figure=figure.id, seat=figure.seat + 1, hidden=figure.hidden)


@rule("D10-SET-07", "D10-DP-03", "D10-WPN-14")
def take_in_hand(game: D10, figure: Figure) -> Rule[None]:
    """One set of weapons is in hand, as its player likes, unless everything is sheathed."""
    if "weapon_in_hand" not in game.on or game.scenario.sheathed:
        return
    ask = arms.choice(game, figure, "hold", "D10-SET-07", keep=True)
    if len(ask.names) > 1:
        answer = yield ask
        arms.hold(game, figure, answer)


# -- what is carried from the start


@rule("D10-SET-04", "D10-OBJ-03", "D10-DP-03")
def bearers(game: D10) -> Rule[None]:
    """An object that a side brings is carried by an Other on foot of its player's choice; then the first turn begins."""
    for thing in game.scenario.objects:
        if thing.side is not None and f"last:{thing.id}" not in game.state.flags:
            yield from bearer(game, thing, game.state.edges.index(thing.side))
            return
    hide.check(game)  # D10-AMB-67
    game.state.phase = "turn"


@rule("D10-SET-04", "D10-OBJ-03")
def bearer(game: D10, thing: Object, seat: int) -> Rule[None]:
    """Which figure carries it. A band without any Other on foot chooses among all on foot."""
    walking = [figure for figure in game.of_seat(seat) if not figure.mounted and not figure.load]
    others = [figure.id for figure in walking if game.card(figure).rank == "other"]
    options = others or [figure.id for figure in walking]
    about, why = questions.Bearer(object=thing.id), functools.partial(why_no_bearer, game, seat, thing, options)
    name = yield Choose("bearer", seat=seat, rule="D10-SET-04", options=options, of="figure", about=about, why=why)
    objects.carry(game, game.figure(name), thing.id)
    game.tell("bears", "D10-SET-04", figure=name, object=thing.id)


@clause("D10-SET-04", "D10-OBJ-02", "D10-OBJ-03")
def why_no_bearer(game: D10, seat: int, thing: Object, options: list[str], name: Any) -> Refusal | None:
    """Why a figure does not carry what its side brings: not of the band, not there, mounted, laden, or of too high a rank."""
    figure = figure_of(game, name)
    if figure is None or name in options:
        return None
    reason = why_not_own(figure, seat, "D10-SET-04") or why_away(figure)
    if reason is not None:
        return reason
    if figure.mounted:
        return refuse("why-bearer-mounted", "D10-SET-04", figure=figure.id, object=thing.id)
    if figure.load:
        return refuse("why-carries", "D10-OBJ-02", figure=figure.id, object=figure.load)
    return refuse("why-bearer-rank", "D10-SET-04", figure=figure.id, object=thing.id)
