"""What players agree on before a game: edition, sizes, boards, and which advanced and optional rules are used."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from escarmouche.core.play.state import Setup

SIZES = {2: 6, 3: 4, 4: 3}  # MOON-TROUPE-02

# Rules that can be switched on and off at set-up. None: as the edition does it.
SWITCHES = (
    "draft",
    "reactions",
    "events",
    "buildings",
    "ladders",
    "stairs",
    "elevation",
    "falling",
    "squeezing",
    "distractions",
    "going_for_it",
    "follow_ups",
    "signature_moves",
    "mulligan",
    "sudden_death",
)


class Options(Setup, frozen=True, kw_only=True):
    """The set-up of a game of Moonstone (MOON-DEC-01). Everything has a default."""

    edition: Literal["fr", "en"] = "fr"
    size: int | None = None  # characters each; None: 6, 4 or 3 by the number of players
    stones: Literal[5, 7] = 7  # MOON-GROW-04
    board: Annotated[str, msgspec.Meta(max_length=80)] = "village"  # a board by name, or "random:SEED"
    factions: list[str] = []  # given: not asked
    troupes: list[list[str]] = []  # given: not asked; lists of card ids
    draft: bool | None = None
    reactions: bool | None = None
    events: bool | None = None
    buildings: bool | None = None
    ladders: bool | None = None
    stairs: bool | None = None
    elevation: bool | None = None
    falling: bool | None = None
    squeezing: bool | None = None
    distractions: bool | None = None
    going_for_it: bool | None = None
    follow_ups: bool | None = None
    signature_moves: bool | None = None
    mulligan: bool | None = None
    sudden_death: bool | None = None
    sudden_limit: Annotated[int, msgspec.Meta(ge=0, le=100)] = 2  # MOON-AMB-19
    cards: list[dict[str, Any]] = []  # cards of the players' own, as a card file holds them
    boards: list[
        dict[str, Any]
    ] = []  # boards of the players' own, as their files hold them; `board` names the one that is played
    terrain: list[dict[str, Any]] | None = None  # instead of a board: the terrain of a board file

    @property
    def troupe_size(self) -> int:
        return self.size or SIZES[self.seats]
