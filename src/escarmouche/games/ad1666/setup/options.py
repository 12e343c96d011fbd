"""What players agree on before a game: the scenario, its board, their Bands, and the rules that can be switched."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from escarmouche.core.play.state import Setup

Word = Annotated[str, msgspec.Meta(max_length=80)]


class Options(Setup, frozen=True, kw_only=True):
    """The set-up of a game of Anno Domini 1666 (AD66-SETUP-01). Everything has a default."""

    edition: Literal["2019"] = "2019"
    scenario: Word = "crossed-blades"
    board: Word = ""  # where a scenario leaves the choice; "": its first one
    bands: list[list[Word]] = []  # given: not asked; card ids, with the variant of their arms after a slash
    goods: list[list[Word]] = []  # given: not asked; purchases as "item>number of the pick, from 0"
    advanced: bool | None = None  # restricted equipment (AD66-ITEM-11); None: as the scenario says
    simultaneous: bool = False  # both choose their card of an Opposed Test at the same time (AD66-OPP-07)
    enemy: Literal["automated", "player"] | None = (
        None  # who leads the Arch-Enemy (AD66-DSN-22); None: as the scenario says
    )
    cards: list[dict[str, Any]] = []  # cards of the players' own, as a card file holds them
    scenarios: list[dict[str, Any]] = []  # scenarios of the players' own, as a scenario file holds them
    boards: list[dict[str, Any]] = []  # boards of the players' own, as a board file holds them
    random: bool = False  # free Bands are drawn, not chosen (AD66-GEN-06)
