"""What players agreed on is checked before a game begins; if the game cannot be played like that, they are told why (MALI-SETUP-02,
MALI-DP-01, -02)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards.library import check_own
from escarmouche.games.malifaux.ground.field import field_of
from escarmouche.games.malifaux.setup import crew
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.setup.scenario import POOL

PLAYERS = 2


@clause("MALI-SETUP-02", "MALI-SETUP-18", "MALI-DP-01", "MALI-DP-02")
def check_agreed(setup: Options) -> None:
    """Raises `BadSetup` with the reason: two players, a known board, five different Schemes, Crews that may be hired."""
    if setup.seats != PLAYERS:
        raise crew.bad("error-two-players", seats=setup.seats)
    if setup.pool and len(set(setup.pool)) != POOL:
        raise crew.bad("error-pool", count=len(set(setup.pool)))
    if max(len(setup.crews), len(setup.leaders)) > PLAYERS:
        raise crew.bad("error-too-many-crews", count=max(len(setup.crews), len(setup.leaders)))
    check_own(setup)  # reads what players brought
    field_of(setup, ())
    for given in setup.crews:
        crew.check(given, setup)
    for leader in setup.leaders:
        crew.check_leader(leader, setup)
    for player, (given, leader) in enumerate(zip(setup.crews, setup.leaders, strict=False), 1):
        if given.leader != leader:
            raise crew.differing(player, given.leader, leader)
