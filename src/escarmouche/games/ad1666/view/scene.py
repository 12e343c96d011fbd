"""What a seat may see of a game of Anno Domini 1666 (AD66-HID)."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from escarmouche.core.play.rule import clause
from escarmouche.core.views import scene as view
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.cards.card import plain_name
from escarmouche.games.ad1666.combat import fencing
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.ground.board import Board, painted
from escarmouche.games.ad1666.setup import campaign, purchase
from escarmouche.games.ad1666.setup.scenario import Scenario, scenario_of
from escarmouche.games.ad1666.state import NOBODY, Deck, Figure, Phase, Purchase, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import activation
from escarmouche.games.ad1666.view.cards.cards_on_table import duels
from escarmouche.games.ad1666.view.names import names, numbers_of, with_details
from escarmouche.space.grid import Grid

RADIUS = 380  # of a figure, in thousandths of a square
SMALL = 200  # of a thing on the floor
STATES = ("prone", "unconscious", "activated", "watch")
ACTIVATING: tuple[Phase, ...] = ("first", "action", "combat", "interaction")  # phases in which Characters are activated


@clause("AD66-HID-01", "AD66-HID-02", "AD66-HID-03", "AD66-HID-09", "AD66-HID-10")
def scene(game: Anno, seat: int | None) -> view.Scene:
    """Public: board, figures, items, wounds, tokens, discards, counts. Hidden: hands, decks, cards face down, Bands being chosen."""
    state = game.state
    running, numbers = state.activation, numbers_of(game)
    active = running.figure if running is not None else state.combat.active if state.combat is not None else ""
    scene = view.Scene(
        game="ad1666",
        seat=seat,
        phase=state.phase,
        board=board(game.board, game.grid),
        active=active,
        pieces=[_piece(game, figure, active, numbers) for figure in game.figures],
        markers=[_marker(game, thing) for thing in state.things],
        hands=[_hand(owner, deck, seat) for owner, deck in enumerate(state.decks)],
        piles=_piles(game),
        tracks=_tracks(game),
        duels=duels(game, seat),
        states=dict(state.doors),
        names=names(game),
        stories=[view.Story(plain_name(scenario.name), plain_name(scenario.text)) for scenario in _played(game)],
    )
    if running is not None:  # what everybody has heard it declare
        scene.table["actions"] = 0 if running.full else activation.PARTIALS - running.partials
    _show_known(scene, game, seat)
    _show_set_up(scene, game, seat)
    return scene


# -- figures and things


def _piece(game: Anno, figure: Figure, active: str, numbers: Mapping[str, int]) -> view.Piece:
    card = game.card(figure)
    badges = {"wounds": figure.wounds, "crippled": card.crippled, "killed": card.killed}
    tokens = fencing.all_tokens(game, figure)
    if tokens:
        badges |= {"fencing": fencing.usable_tokens(game, figure), "fencing-tokens": tokens}
    badges |= {name: count for name, count in figure.tokens.items() if count}
    if figure.poisons:
        badges["poisons"] = len(figure.poisons)
    return view.Piece(
        figure.id,
        figure.seat,
        figure.card,
        (*game.grid.cells[figure.cell].centre, 0) if figure.in_play else None,
        RADIUS,
        badges,
        _states(game, figure),
        _marks(game, figure),
        figure.cell if figure.in_play else "",
        [_thing(game, figure, thing) for thing in figure.things],
        health=view.HealthBar(card.killed, figure.wounds, (card.crippled,) if card.crippled else ()),
        posture="lying" if figure.prone or figure.unconscious else "",
        place=PLACES.get(figure.status, "gone"),
        acted=figure.activated,
        may_act=game.state.phase in ACTIVATING and figure.id != active and _stands_ready(figure),
        rank="leader" if figure.tokens.get("captain") else "elite" if card.hero else "",
        side=figure.side,
        copy=numbers.get(figure.id, 0),
    )


PLACES: dict[str, view.Whereabouts] = {"": "board", "reserve": "reserve"}


def _stands_ready(figure: Figure) -> bool:
    """Is it a player's Character on the board that has not been activated in this phase?"""
    return figure.in_play and not figure.activated and figure.seat != NOBODY


def _states(game: Anno, figure: Figure) -> list[str]:
    states: list[str] = [figure.status] if figure.status else []
    states += [word for word in STATES if getattr(figure, word)]
    if figure.marker:
        states.append("inconspicuous")
    if stats.is_crippled(game, figure):
        states.append("crippled")
    if figure.in_play and engage.engagers(game, figure):
        states.append("engaged")
    if figure.poisons:
        states.append("poisoned")
    return states


def _marks(game: Anno, figure: Figure) -> dict[str, Any]:
    marks: dict[str, Any] = {"side": figure.side}
    if figure.vocation:
        marks |= {"vocation": figure.vocation, "hostile": list(figure.hostile)}
    for name in ("uncles", "seduced", "poisons"):
        if getattr(figure, name):
            marks[name] = list(getattr(figure, name))
    if figure.diagonals:
        marks["diagonals"] = figure.diagonals
    return marks


def _thing(game: Anno, figure: Figure, thing: Thing) -> view.Thing:
    badges = {}
    if thing.load:
        badges["load"] = thing.load
    if thing.ammunition >= 0:
        badges["ammunition"] = thing.ammunition
    spare = game.item(thing).fencing
    if spare:
        badges["fencing"] = spare - thing.fenced
    states = ["poisoned"] if thing.poisons else []
    if game.item(thing).scenario or not thing.own:
        states.append("acquired")
    return view.Thing(thing.id, thing.card, thing.id in figure.hands, badges, states)


def _marker(game: Anno, thing: Thing) -> view.Marker:
    x, y = game.grid.cells[thing.cell].centre
    return view.Marker(thing.id, thing.card, (x, y, 0), SMALL, cell=thing.cell)


# -- cards


@clause("AD66-HID-01")
def _hand(owner: int, deck: Deck, seat: int | None) -> view.Hand:
    return view.Hand(owner, "hand", len(deck.hand), sorted(deck.hand) if owner == seat else None)


@clause("AD66-DECK-05", "AD66-HID-02", "AD66-HID-03", "AD66-HID-09", "AD66-AMB-95")
def _piles(game: Anno) -> list[view.Pile]:
    state, piles = game.state, []
    for owner, deck in enumerate(state.decks):
        piles.append(view.Pile("deck", len(deck.pile), owner))
        piles.append(view.Pile("discard", len(deck.discard), owner, list(deck.discard)))
    for kind, pile, discard in (
        ("magic", state.magic, state.magic_discard),
        ("event", state.event, state.event_discard),
    ):
        if discard:
            piles.append(view.Pile(kind, len(pile)))
            piles.append(view.Pile(f"{kind}-discard", len(discard), cards=[f"{kind}-{card}" for card in discard]))
    return piles


@clause("AD66-HID-02", "AD66-HID-07")
def _show_known(scene: view.Scene, game: Anno, seat: int | None) -> None:
    """The top cards that Divination has shown to this player."""
    for owner, deck in enumerate(game.state.decks):
        known = deck.looked if owner == seat else deck.seen if seat is not None else []
        if known:
            scene.table.setdefault("known", {})[str(owner)] = list(known)


# -- the rest of the table


def _tracks(game: Anno) -> list[view.Track]:
    state = game.state
    tracks = [view.Track("turn", state.turn)]
    if game.scenario.alarm:
        tracks.append(view.Track("alarm", state.alarm, of=game.scenario.alarm_counters(game.setup)))
    if state.initiative >= 0:
        tracks.append(view.Track("initiative", "yes", state.initiative))
    if state.first >= 0:
        tracks.append(view.Track("first", "yes", state.first))
    if campaign.campaign_of(game).nights:
        tracks += [view.Track("nights", won, seat) for seat, won in enumerate(campaign.nights_won(game))]
    tracks += [view.Track("points", points, side) for side, points in enumerate(state.points)]
    tracks += [view.Track("kreutzer", count, seat) for seat, count in enumerate(state.purse) if count]
    tracks += [view.Track("story", count, seat) for seat, count in enumerate(state.story)]
    if state.lull:
        tracks.append(view.Track("lull", "yes"))
    if state.ritual is not None:
        tracks += [view.Track("ritual-red", state.ritual.red), view.Track("ritual-black", state.ritual.black)]
    return tracks


@clause("AD66-HID-11", "AD66-AMB-02")
def _show_set_up(scene: view.Scene, game: Anno, seat: int | None) -> None:
    """While Bands are being chosen, each player sees only their own."""
    if seat is not None and game.state.phase in ("bands", "purchase") and seat < len(game.state.picks):
        scene.table["picks"] = list(game.state.picks[seat])
        if seat < len(game.state.goods):
            scene.table["goods"] = list(game.state.goods[seat])
            scene.names.update({entry: _bought(game, seat, entry, scene.names) for entry in game.state.goods[seat]})


def _bought(game: Anno, seat: int, entry: str, names: dict[str, dict[str, str]]) -> dict[str, str]:
    """A purchase: the item, and whom it is for; for a poison also on which weapon."""
    item, number, weapon = Purchase.read(entry)
    owner = purchase.band_figures(game, seat)[number]
    return with_details(names[item], *(names[detail] for detail in (owner.id, weapon) if detail))


@functools.lru_cache(maxsize=64)
def board(drawn: Board, grid: Grid) -> view.Board:
    """The board: every square, and every edge that is more than a line on the floor."""
    grounds, looks = painted(grid, drawn.grounds), painted(grid, drawn.looks)
    cells = [
        view.Cell(cell.id, cell.kind, cell.centre, list(cell.ring), grounds.get(cell.id, ""), looks.get(cell.id, ""))
        for cell in grid.cells.values()
    ]
    edges = []
    for edge in grid.edges.values():
        if edge.kind != "open":
            upper = grid.cells[edge.upper].centre if edge.upper else None
            edges.append(view.Edge(edge.id, edge.kind, edge.ends, upper))
    return view.Board(
        grid.width * 1000,
        grid.height * 1000,
        "square",
        [],
        plain_name(drawn.name),
        cells,
        edges,
        ground=drawn.ground,
        hour=drawn.hour,
    )


def _played(game: Anno) -> list[Scenario]:
    """The scenario; of a campaign, tonight's too."""
    if game.scenario.id == game.setup.scenario:
        return [game.scenario]
    return [scenario_of(game.setup), game.scenario]
