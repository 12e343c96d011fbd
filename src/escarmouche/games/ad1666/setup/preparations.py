"""Between the Bands and deployment: captains, gamblers, "uncles", poisoners (AD66-DSN-20, AD66-TAL-01, -16, -28, -33)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.setup import band, band_limits
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import call_me_uncle, gambler, poisoner


@rule("AD66-DSN-20")
def captain(game: Anno) -> Rule[None]:
    """One Hero of each Band is marked as its captain, if the scenario wants one: killing it is worth more."""
    state = game.state
    for seat in [seat for seat in game.seats if seat not in state.ready]:
        state.ready.append(seat)
        within = band.limits(game.setup, game.scenario, seat)
        heroes = [figure.id for figure in game.figures if figure.seat == seat and game.card(figure).hero]
        if within is None or not within.captain or not heroes:
            continue
        name = heroes[0]
        if len(heroes) > 1:
            why = refusals.any_figure(game, functools.partial(why_no_captain, game, seat))
            ask = Choose("captain", seat=seat, rule="AD66-DSN-20", options=heroes, of="model", why=why)
            name = yield from decide(game, ask)
        game.figure(name).tokens["captain"] = 1
        game.tell("captain", "AD66-DSN-20", seat=seat + 1, model=name)
        return
    state.purse, state.ready = [starting_money(game, seat) for seat in game.seats], []
    state.phase = "gamble"


@clause("AD66-DSN-20")
def why_no_captain(game: Anno, seat: int, figure: Figure) -> Refusal | None:
    """Why a Character cannot be captain: of another Band, or not a Hero."""
    reason = refusals.why_not_own(figure, seat, "AD66-DSN-20")
    if reason is None and not game.card(figure).hero:
        reason = refuse("why-no-hero", "AD66-DSN-20", model=figure.id)
    return reason


@clause("AD66-DSN-20", "AD66-TAL-33")
def starting_money(game: Anno, seat: int) -> int:
    """Kreutzers to begin with: what the scenario gives, and Wealth. Without anything to buy there is no money either."""
    within = band.limits(game.setup, game.scenario, seat)
    if within is None or within.kreutzers is None:
        return 0
    members = band_limits.band_cards(game.cards, game.state.picks[seat])
    return within.kreutzers + sum([card.talents.get("wealth", 0) for card in members])


@rule("AD66-TAL-28", "AD66-DP-04")
def gamble(game: Anno) -> Rule[None]:
    """Before anything is bought: one player after the other may gamble."""
    state = game.state
    for seat in [seat for seat in game.seats if seat not in state.ready]:
        state.ready.append(seat)
        within = band.limits(game.setup, game.scenario, seat)
        if within is not None and within.kreutzers is not None:
            yield from gambler.gamble(game, seat)
            return
    state.ready, state.goods = [], []
    state.phase = "purchase"


@rule("AD66-TAL-01", "AD66-TAL-16", "AD66-DP-05", "AD66-DP-06")
def before_game(game: Anno) -> Rule[None]:
    """ "Uncles" find their nephews, then each Poisoner places its poison; then the table is laid."""
    state = game.state
    if not state.ready:
        state.ready = [-1]
        yield from call_me_uncle.before_game(game)
        return
    for seat in [seat for seat in game.seats if seat not in state.ready]:
        state.ready.append(seat)
        yield from poisoner.before_game(game, seat)
        return
    state.ready = []
    state.phase = "layout"
