"""What wins a game of Malifaux, how it stands, how long it lasts, and which parts of the table count (MALI-END-08)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.core.play.rule import clause
from escarmouche.core.views.aims import Aim, Aims, Spot, Tally
from escarmouche.core.views.player_tools import Sentence
from escarmouche.games.malifaux.goals.schemes import claim_jump
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import TURNS
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.view import hidden

HALVES = ("idols", "explosives")  # Strategies that count the Markers on the enemy half
CLAIM_JUMP = 12


@clause("MALI-END-08", "MALI-STRAT-01", "MALI-SCHM-01", "MALI-END-03")
def aims(game: Malifaux, seat: int | None) -> Aims:
    """The most VP after turn 5. The Strategy and the Schemes themselves are goals of the scene."""
    state = game.state
    wins = [Aim(Sentence("aim-points", "MALI-END-08", {"turns": TURNS}))]
    left = []
    if state.strategy:
        wins.append(Aim(Sentence("aim-strategy", "MALI-STRAT-01", {"strategy": state.strategy})))
    wins.append(Aim(Sentence("aim-schemes", "MALI-SCHM-01")))
    if state.turn:
        left.append(Sentence("aim-turn", "MALI-END-08", {"turn": state.turn, "of": TURNS}))
    if state.turn == 1:
        left.append(Sentence("aim-none-yet", "MALI-END-03"))
    return Aims(
        wins, [Tally("points", tuple(state.points))] if state.turn else [], left, spots=list(_spots(game, seat))
    )


@clause("MALI-SCHM-15", "MALI-HID-06")
def _spots(game: Malifaux, seat: int | None) -> Iterator[Spot]:
    """The Centerpoint for whoever is known to claim it; the halves of the table, where Markers on them score."""
    state = game.state
    if not state.deployment or not state.turn:
        return
    if state.strategy in HALVES:
        yield Spot(Sentence("spot-halves", "MALI-SETUP-11"), (tuple(zone.centerline(game)),))
    x, y = zone.CENTRE
    for owner, chosen in enumerate(state.schemes):
        known = [scheme for scheme in chosen if owner == seat or scheme.shown or hidden.shown(game)]
        if any(scheme.number == CLAIM_JUMP for scheme in known):
            yield Spot(
                Sentence("spot-claim", "MALI-SCHM-15", {"within": claim_jump.REACH}),
                circle=(x, y, claim_jump.REACH),
                seat=owner,
            )
