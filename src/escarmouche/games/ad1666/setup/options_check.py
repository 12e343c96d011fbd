"""What players agreed on is checked before a game begins, and refused with the reason (AD66-SETUP-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.core.book import nearest
from escarmouche.core.messages.refusal import BadSetup
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.cards.library import cards_of, items_of
from escarmouche.games.ad1666.ground.board import board
from escarmouche.games.ad1666.setup import band, band_limits, purchase
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.setup.scenario import Scenario, check, playable, scenario_of, with_nights
from escarmouche.games.ad1666.state import Pick

SEATS = (1, 2)
OPEN = ("", "first")  # a board that nobody has chosen


@clause("AD66-SETUP-01", "AD66-SETUP-02", "AD66-DSN-22")
def check_agreed(setup: Options) -> None:
    """Check seats, scenario, board, Bands and purchases; raises `BadSetup` with the reason."""
    scenario = scenario_of(setup)
    if setup.seats not in SEATS:
        raise bad("error-seats", seats=setup.seats)
    if setup.seats == 1 and not scenario.enemy_is_automated(setup):
        raise bad("error-alone", scenario=scenario.id)
    allowed = [name for night in with_nights(setup, scenario) for name in night.boards]
    if setup.board not in (*OPEN, *allowed):
        raise bad("error-board-choice", board=setup.board, scenario=scenario.id, nearest=nearest(setup.board, allowed))
    check_bands(setup, scenario)
    check_goods(setup, scenario)


@clause("AD66-SETUP-01", "AD66-SETUP-05")
def check_playable(setup: Options) -> None:
    """Everything that the scenario names exists, on each board that may be used: checked when a game really begins."""
    for scenario in with_nights(setup, scenario_of(setup)):
        names = [setup.board] if setup.board in scenario.boards else scenario.boards
        grids = {name: board(setup, name)[1] for name in names}
        check(scenario, cards_of(setup), items_of(setup), grids)
        for grid in grids.values():
            playable(scenario, setup, grid)


# -- Bands


@clause("AD66-SETUP-03", "AD66-CHAR-03", "AD66-DSN-20")
def check_bands(setup: Options, scenario: Scenario) -> None:
    """Bands given beforehand keep to the limits; no unique name is used twice."""
    if len(setup.bands) > setup.seats or len(setup.goods) > setup.seats:
        raise bad("error-too-many-given", seats=setup.seats)
    cards = cards_of(setup)
    for seat, picks in enumerate(setup.bands):
        for pick in picks:
            check_pick(setup, pick)
        within = band.limits(setup, scenario, seat)
        reason = band_limits.why_illegal(cards, within, picks) if within is not None and picks else None
        if reason is not None:
            raise bad("error-band", player=seat + 1, reason=reason)
    twice = band.clashing(
        cards, [*setup.bands, [npc.card for night in with_nights(setup, scenario) for npc in night.npcs]]
    )
    twice += [name for picks in setup.bands for name in doubled(picks) if cards[name].unique]
    if twice:
        raise bad("error-band-unique", character=twice[0])


def doubled(picks: Sequence[str]) -> list[str]:
    names = [band_limits.card_of(pick) for pick in picks]
    return [name for name in dict.fromkeys(names) if names.count(name) > 1]


def check_pick(setup: Options, pick: str) -> None:
    """The card and the variant of its arms exist."""
    cards = cards_of(setup)
    name, arms = Pick.read(pick)
    if name not in cards:
        raise bad("error-character", character=name, nearest=nearest(name, cards))
    if pick != name and not cards[name].arms:
        raise bad("error-no-arms", character=name, arms=arms)
    if pick != name and arms not in cards[name].arms:
        raise bad("error-arms", character=name, arms=arms, nearest=nearest(arms, cards[name].arms))


@clause("AD66-DSN-11", "AD66-DSN-20")
def check_goods(setup: Options, scenario: Scenario) -> None:
    """Purchases given beforehand can be paid for, and somebody can have them."""
    for seat, bought in enumerate(setup.goods):
        if not bought:
            continue
        picks = band.fixed_band(setup, scenario, seat)
        within = band.limits(setup, scenario, seat)
        if picks is None or within is None or within.kreutzers is None:
            raise bad("error-goods-without-band", player=seat + 1)
        cards = cards_of(setup)
        money = within.kreutzers + sum([card.talents.get("wealth", 0) for card in band_limits.band_cards(cards, picks)])
        reason = purchase.why_not(cards, items_of(setup), picks, bought, money)
        if reason is not None:
            raise bad("error-goods", player=seat + 1, reason=reason)


def bad(key: str, **args: Any) -> BadSetup:
    return BadSetup(key, "ad1666", **args)
