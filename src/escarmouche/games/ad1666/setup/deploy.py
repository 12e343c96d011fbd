"""Placing the pieces before the first turn (AD66-SETUP-06, -09, -10, AD66-DP-07)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.fate import deck
from escarmouche.games.ad1666.items import hands
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.setup import bands_to_figures
from escarmouche.games.ad1666.setup.new_figure import new_thing
from escarmouche.games.ad1666.setup.scenario import COLOURS, ScenarioItem
from escarmouche.games.ad1666.state import NOBODY, Figure, Ritual, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice
from escarmouche.games.ad1666.turn import lull
from escarmouche.space.grid import ground

DUMMY_HAND = 4  # cards in the hand of the dummy deck (AD66-DSN-22)


# -- what the scenario places


@rule("AD66-SETUP-06", "AD66-SETUP-09", "AD66-SETUP-10", "AD66-DECK-11", "AD66-ALARM-01", "AD66-ALARM-04")
def lay_out(game: Anno) -> Rule[None]:
    """Doors, counters, non-player Characters and items come to the board; each player draws the starting hand."""
    state, scenario = game.state, game.scenario
    state.doors = ground(game.grid, {}).states | dict(scenario.doors)
    game.doors_changed()
    state.alarm = scenario.alarm_counters(game.setup)
    for npc, figure in bands_to_figures.npc_figures(game):
        if not npc.wave:
            put_on_board(game, figure, npc.cell or free_squares(game, game.grid.zones[npc.zone])[0], "AD66-SETUP-10")
    for piece in scenario.items:
        lay_item(game, piece)
    if scenario.ritual is not None:
        state.ritual = Ritual(caster(game, scenario.ritual.caster).id)
    for seat in range(len(state.decks)):
        count = scenario.hand + state.flags.get(f"cards:{seat}", 0) if game.has_player(seat) else DUMMY_HAND
        yield from deck.draw_cards(game, seat, count, "AD66-SETUP-09")
    state.phase = "equip" if scenario.restricted(game.setup) else "deploy"


@clause("AD66-DSN-21")
def caster(game: Anno, card: str) -> Figure:
    """The non-player Character that performs the ritual."""
    return next(figure for npc, figure in bands_to_figures.npc_figures(game) if figure.card == card)


@clause("AD66-ITEM-02", "AD66-ITEM-08", "AD66-SETUP-10")
def lay_item(game: Anno, piece: ScenarioItem) -> None:
    """A scenario item: on its square, or with its holder."""
    if piece.side is not None:
        holder = bearer(game, COLOURS.index(piece.side), piece.holder)
        if holder is not None:
            holder.things.append(new_thing(game.items[piece.item], holder, own=False))
            game.tell("item-held", "AD66-ITEM-02", model=holder.id, item=piece.item)
        return
    lying = [thing.cell for thing in game.state.things]
    cell = piece.cell or next(
        (square for square in game.grid.zones[piece.zone] if square not in lying), game.grid.zones[piece.zone][0]
    )
    alike = sum(thing.card == piece.item for thing in game.state.things)
    name = f"{piece.item}.{alike + 1}" if alike else piece.item
    game.state.things.append(Thing(name, piece.item, own=False, cell=cell))
    game.tell("item-laid", "AD66-ITEM-02", item=piece.item, cell=cell)


def bearer(game: Anno, side: int, card: str) -> Figure | None:
    """Who has an item at first: the Character named, else the first Hero, else anybody."""
    band = [figure for figure in game.figures if figure.side == side and figure.status == "reserve"]
    named = [figure for figure in band if figure.card == card]
    heroes = [figure for figure in band if game.card(figure).hero]
    return next(iter([*named, *heroes, *band]), None)


@clause("AD66-SETUP-10")
def put_on_board(game: Anno, figure: Figure, cell: str, rule_id: str) -> None:
    """A figure comes to the board."""
    figure.cell, figure.status = cell, ""
    game.figures_changed()
    game.tell("placed", rule_id, model=figure.id, cell=cell)


@clause("AD66-SQ-02")
def free_squares(game: Anno, cells: Sequence[str]) -> list[str]:
    """The squares that somebody can stand in and nobody does."""
    taken = game.occupied()
    return [cell for cell in cells if cell not in taken and game.grid.cells[cell].kind != "blocked"]


# -- what the players place


@rule("AD66-ITEM-11", "AD66-AMB-22", "AD66-DP-08")
def choose_equipment(game: Anno) -> Rule[None]:
    """[advanced] What each Character has in hand is chosen before the game, one Character after the other."""

    state = game.state
    if not state.queue and not state.ready:
        state.queue = [figure.id for figure in game.figures if figure.seat != NOBODY]
        state.ready = [NOBODY]
    if state.queue:
        yield from hands.choose_hands(game, game.figure(state.queue.pop(0)))
        return
    state.ready = []
    state.phase = "deploy"


@rule("AD66-SETUP-10", "AD66-DP-07", "AD66-AMB-19")
def deploy(game: Anno) -> Rule[None]:
    """One Character is placed in its side's zone, one side after the other; late arrivals are not placed yet."""
    later = bands_to_figures.late_arrivals(game)
    waiting = [figure for seat in placing_order(game) for figure in not_placed(game, seat) if figure.id not in later]
    if waiting:
        yield from place_figure(game, waiting[0], game.scenario.force(waiting[0].side).zone, "deploy", "AD66-SETUP-10")
        return
    begin_first_turn(game)


def placing_order(game: Anno) -> list[int]:
    """Who places first."""
    first = COLOURS.index(game.scenario.first)
    return sorted(game.seats, key=lambda seat: game.side(seat) != first)


def not_placed(game: Anno, seat: int) -> list[Figure]:
    """A player's Characters of the Band that are not on the board yet."""
    npcs = [figure.id for _, figure in bands_to_figures.npc_figures(game)]
    waiting = [figure for figure in game.figures if figure.seat == seat and figure.status == "reserve"]
    return [figure for figure in waiting if figure.id not in npcs]


@rule("AD66-DP-07", "AD66-DP-09", "AD66-SQ-02")
def place_figure(game: Anno, figure: Figure, zone: str, name: str, rule_id: str) -> Rule[bool]:
    """A figure is put on a free square of a zone that its player chooses. False if there is none."""
    cells = free_squares(game, game.grid.zones[zone])
    if not cells:
        return False

    cell = cells[0]
    if len(cells) > 1:
        about: questions.OfModel = {"model": figure.id}
        why = refusals.squares(game, functools.partial(why_misplaced, game, figure, zone, rule_id))
        ask = Choose(name, seat=figure.seat, rule=rule_id, options=cells, of="cell", about=about, why=why)
        cell = yield from decide(game, ask)
    put_on_board(game, figure, cell, rule_id)
    return True


@clause("AD66-SETUP-10", "AD66-TURN-02", "AD66-SQ-02", "AD66-SQ-05")
def why_misplaced(game: Anno, figure: Figure, zone: str, rule_id: str, cell: str) -> Refusal | None:
    """Why a figure cannot be placed in a square: outside its zone, blocked, or taken."""
    if cell not in game.grid.zones[zone]:
        return refuse("why-outside-zone", rule_id, cell=cell, model=figure.id)
    if game.grid.cells[cell].kind == "blocked":
        return refuse("why-blocked-square", "AD66-SQ-05", cell=cell)
    other = game.figure_at(cell)
    return None if other is None else refuse("why-occupied", "AD66-SQ-02", cell=cell, other=other.id)


@clause("AD66-SETUP-11", "AD66-GEN-07", "AD66-DISC-03", "AD66-AMB-86")
def begin_first_turn(game: Anno) -> None:
    """Everybody stands ready: the first turn begins. Red counts as the previous Initiative holder."""

    state = game.state
    state.turn, state.initiative, state.previous, state.first = 0, NOBODY, 0, NOBODY
    lull.begin_lull(game)
    game.tell("all-placed", "AD66-SETUP-10")
    state.phase = "start"
    notice.everybody_looks(game)
