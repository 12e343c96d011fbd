"""What can be agreed on before a game of Moonstone (MOON-DEC-01), so that any client can ask for it."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple

from escarmouche.core.views.form import BoardInfo, Facts, Form, Option
from escarmouche.games.moonstone.cards.library import cards
from escarmouche.games.moonstone.editions import edition
from escarmouche.games.moonstone.ground.board import RANDOM, boards, load
from escarmouche.games.moonstone.setup.options import SWITCHES

RANDOMS = 4  # random boards that are offered; any other can be asked for as `random:SEED`
SUDDEN = 6  # more turns of sudden death than anybody wants


class Switch(NamedTuple):
    group: str
    rule: str


SWITCHED = {
    "mulligan": Switch("basic", "MOON-GROW-05"),
    "sudden_death": Switch("basic", "MOON-WIN-03"),
    "reactions": Switch("advanced", "MOON-REACT-01"),
    "distractions": Switch("advanced", "MOON-DISTR-01"),
    "going_for_it": Switch("advanced", "MOON-GO-01"),
    "follow_ups": Switch("advanced", "MOON-FOLLOW-01"),
    "signature_moves": Switch("advanced", "MOON-SIG-01"),
    "buildings": Switch("advanced", "MOON-BLDG-01"),
    "stairs": Switch("advanced", "MOON-BLDG-02"),
    "ladders": Switch("advanced", "MOON-BLDG-03"),
    "elevation": Switch("advanced", "MOON-ELEV-01"),
    "falling": Switch("advanced", "MOON-FALL-01"),
    "squeezing": Switch("advanced", "MOON-SQUEEZE-01"),
    "draft": Switch("optional", "MOON-DRAFT-01"),
    "events": Switch("optional", "MOON-EVENT-01"),
}

# Four characters each and five stones: an hour for two, with somebody of every trade on both sides.
QUICK: dict[str, dict[str, Any]] = {
    "fr": {
        "edition": "fr",
        "board": "ruins",
        "stones": 5,
        "factions": ["commonwealth", "leshavult"],
        "troupes": [
            ["baron-von-fancyhat", "flintlock", "friar-flavious", "billy"],
            ["bramblehoof", "corporal-sett", "tansy-glimmerquill", "snick-nettlebag"],
        ],
    },
    "en": {
        "edition": "en",
        "board": "forest",
        "stones": 5,
        "factions": ["commonwealth", "dominion"],
        "troupes": [
            ["baron-von-fancyhat", "flintlock", "friar-flavious", "billy"],
            ["seasick-stu", "firespitter", "beaky-bobby", "vicious-syd"],
        ],
    },
}
FACTS = Facts((45, 60), "medium")


@functools.cache
def form(editions: Sequence[str], seats: Sequence[int]) -> Form:
    """The whole form. A size of null is the recommended one for the number of players (MOON-TROUPE-02)."""
    size = Option(
        "size",
        "number",
        "basic",
        low=1,
        high=_largest(editions),
        default=dict.fromkeys(editions),
        rule="MOON-TROUPE-01",
    )
    stones = Option("stones", "choice", "basic", [7, 5], default=dict.fromkeys(editions, 7), rule="MOON-GROW-04")
    limit = Option(
        "sudden_limit", "number", "basic", high=SUDDEN, default=dict.fromkeys(editions, 2), rule="MOON-AMB-19"
    )
    switches = [_switch(name, editions) for name in SWITCHED if name in SWITCHES]
    options = [size, stones, *switches, limit]
    return Form("moonstone", list(editions), list(seats), _boards(), options, QUICK, facts=FACTS)


def _switch(name: str, editions: Sequence[str]) -> Option:
    usual = {book: name in edition(book).switches for book in editions}
    group, rule = SWITCHED[name]
    return Option(name, "switch", group, default=usual, rule=rule)


def _largest(editions: Sequence[str]) -> int:
    """How many characters the largest faction has: no troupe can be larger."""
    return max(
        sum(faction in card.factions for card in cards(book).values())
        for book in editions
        for faction in edition(book).factions
    )


def _boards() -> list[BoardInfo]:
    named = [*boards(), *(f"{RANDOM}{seed}" for seed in range(1, RANDOMS + 1))]
    return [BoardInfo(name, load(name).name) for name in named]
