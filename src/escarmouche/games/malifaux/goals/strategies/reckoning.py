"""Reckoning: more enemies killed in each Turn (MALI-RECK)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux

LEADER, HENCHMAN = 3, 2


@clause("MALI-RECK-02", "MALI-AMB-104")
def worth(game: Malifaux, model: Model) -> int:
    """How many models it counts as: a Leader or Master three, a Henchman that is not the Leader two."""
    station = game.card(model).station
    if model.leader or station == "master":
        return LEADER
    return HENCHMAN if station == "henchman" else 1


@clause("MALI-RECK-01", "MALI-AMB-79", "MALI-AMB-104")
def count(game: Malifaux, seat: int) -> int:
    """Enemies killed this Turn, whatever killed them; Replaced or Insignificant models do not count."""
    enemy, turn = game.opponent(seat), game.state.turn
    killed = [game.model(kill.model) for kill in game.state.kills if kill.turn == turn and kill.worth_points]
    return sum([worth(game, model) for model in killed if model.seat == enemy])


@clause("MALI-RECK-01", "MALI-AMB-81")
def wiped_out(game: Malifaux, seat: int) -> bool:
    """Is no enemy model left in play that counts?"""
    return not any(goal.counts(game, model) for model in game.in_play(game.opponent(seat)))
