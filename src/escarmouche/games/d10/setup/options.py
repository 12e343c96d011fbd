"""What players agree on before a game: the level, the scenario, the bands, and every switch of the ledger (D10-LVL-03)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from escarmouche.core.play.rule import clause
from escarmouche.core.play.state import Setup

Word = Annotated[str, msgspec.Meta(max_length=80)]
Level = Literal["simplified", "full", "advanced"]
LEVELS: tuple[Level, ...] = ("simplified", "full", "advanced")


class Options(Setup, frozen=True, kw_only=True):
    """The set-up of a game. Everything has a default; a switch of None is as its level says."""

    edition: Level = "simplified"
    scenario: Word = "the-monks-ford"
    bands: list[list[Word]] = []  # given: not asked; card ids, once for each figure
    build: bool = False  # bands are built of equal morale (D10-SET-05), not taken as the scenario has them
    # D10-LVL-03, -05
    crit_tables: bool | None = None
    wounds: bool | None = None
    double_out: bool | None = None
    adv_reroll: bool | None = None
    cover_reroll: bool | None = None
    move_table: bool | None = None
    pos_table: bool | None = None
    melee_adv: bool | None = None
    shoot_adv: bool | None = None
    ammo_count: bool | None = None
    weapon_in_hand: bool | None = None
    # readings of the sheets that a host may change
    zero_is: Literal[0, 10] = 0  # D10-AMB-01
    crit_rule: Literal["second-die", "confirm-then-table"] = "second-die"  # D10-AMB-02
    crouch_malus: Literal[1, 2] = 2  # D10-AMB-04
    wounded_row: bool = False  # a wounded roller subtracts 1 from its JC row (D10-CC-22)
    fog: bool = False  # hidden figures are not shown to the opponent (D10-HID-04)
    cards: list[dict[str, Any]] = []  # figures and weapons of the players' own, as their files hold them
    scenarios: list[dict[str, Any]] = []  # scenarios of the players' own


FULL = ("crit_tables", "wounds", "double_out", "adv_reroll", "cover_reroll")
ADVANCED = ("move_table", "pos_table", "melee_adv", "shoot_adv", "ammo_count", "weapon_in_hand")
SWITCHES = (*FULL, *ADVANCED)


@clause("D10-LVL-01", "D10-LVL-03")
def switches(setup: Options) -> frozenset[str]:
    """The switches that are on: those of the level, except where the host has set them (D10-LVL-03)."""
    preset = {"simplified": (), "full": FULL, "advanced": SWITCHES}[setup.edition]
    chosen = {name: getattr(setup, name) for name in SWITCHES}
    return frozenset(name for name in SWITCHES if (name in preset if chosen[name] is None else chosen[name]))
