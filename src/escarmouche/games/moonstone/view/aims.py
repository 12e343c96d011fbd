"""What wins a night of Moonstone, how it stands, and what is left of it (MOON-WIN)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.core.views.aims import Aim, Aims, Tally
from escarmouche.core.views.player_tools import Sentence
from escarmouche.games.moonstone.goals import victory
from escarmouche.games.moonstone.table import Moonstone


@clause("MOON-WIN-01", "MOON-WIN-03", "MOON-AMB-19")
def aims(game: Moonstone) -> Aims:
    """The most stones after turn 4; in sudden death more than everybody else, at once."""
    state = game.state
    if state.sudden:
        wins = [Aim(Sentence("aim-sudden", "MOON-WIN-03"))]
        left = [Sentence("aim-sudden-left", "MOON-AMB-19", {"number": state.sudden, "of": game.setup.sudden_limit})]
    else:
        wins = [Aim(Sentence("aim-stones", "MOON-WIN-01", {"turns": victory.TURNS}))]
        if "sudden_death" in game.on:
            wins.append(Aim(Sentence("aim-tie", "MOON-WIN-03")))
        left = [Sentence("aim-turn", "MOON-WIN-01", {"turn": state.turn, "of": victory.TURNS})] if state.turn else []
    free = [stone for stone in game.stones if not stone.holder]
    if free:
        deep = {"count": len(free), "digs": sum(stone.depth for stone in free)}
        left.append(Sentence("aim-ground", "MOON-HARVEST-02", deep))
    return Aims(wins, [Tally("stones", tuple(victory.scores(game)))], left)
