"""What players agree on before a game: size, board, and which parts of the set-up are given instead of asked (MALI-SETUP-02,
MALI-DP-01)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from escarmouche.core.play.state import Setup
from escarmouche.games.malifaux.state import DeploymentName, StrategyName

Word = Annotated[str, msgspec.Meta(max_length=80)]


class FixedCrew(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A Crew that is given and not hired: its Faction, its Leader, its models (`card` or `card+upgrade`)."""

    faction: Word
    leader: Word
    hires: list[Word] = []


class Options(Setup, frozen=True, kw_only=True):
    """The set-up of a game. Everything has a default; whatever is empty is flipped for or asked."""

    edition: Literal["third"] = "third"
    size: Annotated[int, msgspec.Meta(ge=10, le=100)] = 50  # Soulstones
    board: Word = "crossroads"  # one by name, or random:SEED
    strategy: StrategyName | Literal[""] = ""  # given: not flipped
    deployment: DeploymentName | Literal[""] = ""
    pool: list[Annotated[int, msgspec.Meta(ge=1, le=13)]] = []  # five Schemes
    crews: list[FixedCrew] = []  # given: not hired
    leaders: list[Word] = []  # given: not chosen, but their Crews are hired
    legacy: bool = False  # Dead Man's Hand models may be hired (MALI-HIRE-10)
    buildings: bool = False  # [advanced] enterable buildings (MALI-TERR-24)
    cards: list[dict[str, Any]] = []  # the players' own Stat Cards and Upgrades, as in their files
    upgrades: list[dict[str, Any]] = []
    boards: list[
        dict[str, Any]
    ] = []  # the players' own boards, as in their files; `board` names the one that is played
    terrain: list[dict[str, Any]] = []  # instead of a board
