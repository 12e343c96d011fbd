"""What players agreed on is checked before a game begins, with a reason if it cannot be played (D10-SET-01, D10-SET-05)."""

from __future__ import annotations

from typing import Any

from escarmouche.core.book import nearest
from escarmouche.core.messages.refusal import BadSetup
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.cards.library import cards_of
from escarmouche.games.d10.setup.band import SEATS, fixed, total, why_incomplete
from escarmouche.games.d10.setup.options import Options
from escarmouche.games.d10.setup.scenario import scenario_of


@clause("D10-SET-01", "D10-SET-04", "D10-DP-01")
def check_agreed(setup: Options) -> None:
    """Raises `BadSetup` with the reason unless there are two players, a known scenario and known figures."""
    if setup.seats != len(SEATS):
        raise bad("error-two-players", seats=setup.seats)
    if len(setup.bands) > len(SEATS):
        raise bad("error-too-many-bands", count=len(setup.bands))
    scenario_of(setup)
    cards = cards_of(setup)
    for picks in setup.bands:
        for pick in picks:
            if pick not in cards:
                raise bad("error-unknown-figure", figure=pick, nearest=nearest(pick, cards))
    check_bands(setup)


@clause("D10-SET-05")
def check_bands(setup: Options) -> None:
    """Bands that are given keep to the limits and have the same M."""
    cards, limit = cards_of(setup), 0
    for seat, picks in enumerate(setup.bands):
        if not picks:
            continue
        reason = why_incomplete(cards, picks, limit)
        if reason is not None:
            raise bad("error-band", player=seat + 1, reason=reason)
        limit = total(cards, picks)


@clause("D10-SET-05", "D10-SET-04")
def check_playable(setup: Options) -> None:
    """When a game really begins: the bands of the scenario can be played, too, and are equally strong."""
    scenario, cards, limit = scenario_of(setup), cards_of(setup), 0
    for seat in SEATS:
        picks = fixed(setup, scenario, seat)
        if picks is None:
            continue
        reason = why_incomplete(cards, picks, limit)
        if reason is not None:
            raise bad("error-band", player=seat + 1, reason=reason)
        limit = total(cards, picks)


def bad(key: str, **args: Any) -> BadSetup:
    return BadSetup(key, "d10", **args)
