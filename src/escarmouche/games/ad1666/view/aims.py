"""What a scenario asks of each side, how it stands, who is still to come, and which squares count (AD66-DSN-24, AD66-ALARM-05)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.core.play.rule import clause
from escarmouche.core.views.aims import Aim, Aims, Spot, Tally
from escarmouche.core.views.player_tools import Sentence
from escarmouche.games.ad1666.goals import victory
from escarmouche.games.ad1666.setup import bands_to_figures, campaign
from escarmouche.games.ad1666.setup.scenario import COLOURS, Goal
from escarmouche.games.ad1666.table import Anno

AT_ONCE = ("wins", "ends")


@clause("AD66-DSN-24", "AD66-ALARM-03", "AD66-ALARM-05", "AD66-TURN-02")
def aims(game: Anno) -> Aims:
    """Goals of the scenario, kills, who wins a draw; points; the Alarm; late arrivals and waves."""
    scenario = game.scenario
    wins = [_aim(game, goal) for goal in sorted(scenario.goals, key=lambda goal: not goal.wins)]
    if scenario.kills or any(not goal.wins for goal in scenario.goals):
        at = sum(aim.what.args["end"] == "wins" for aim in wins)
        wins.insert(at, Aim(Sentence("aim-most", "AD66-ALARM-05")))
    if scenario.kills:
        worth = {"commoner": victory.COMMONER, "hero": victory.HERO, "captain": victory.CAPTAIN}
        wins.append(Aim(Sentence("aim-kills", "AD66-DSN-24", worth)))
    if scenario.otherwise is not None:
        wins.append(Aim(Sentence("aim-otherwise", "AD66-ALARM-05"), _seat(game, scenario.otherwise)))
    tallies = [Tally("points", tuple(game.state.points[game.side(seat)] for seat in game.seats))]
    if campaign.campaign_of(game).nights:
        wins.append(Aim(Sentence("aim-nights", "AD66-DSN-23")))
        tallies.insert(0, Tally("nights", tuple(campaign.nights_won(game))))
    spots = [spot for goal in scenario.goals for spot in _spots(game, goal)]
    return Aims(wins, tallies, [*_time(game), *_arrivals(game)], spots=spots)


def _seat(game: Anno, colour: str) -> int | None:
    """The player of a side; None: nobody leads it, or several do."""
    seats = [seat for seat in game.seats if colour != "both" and game.side(seat) == COLOURS.index(colour)]
    return seats[0] if len(seats) == 1 else None


def _aim(game: Anno, goal: Goal) -> Aim:
    number = game.scenario.goals.index(goal)
    side = 0 if goal.side == "both" else COLOURS.index(goal.side)
    args = {
        "points": goal.points,
        "item": goal.item,
        "card": goal.card,
        "end": next((word for word in AT_ONCE if getattr(goal, word)), "no"),
        "side": goal.side,
        "done": "yes" if game.state.flags.get(f"goal:{number}:{side}") else "no",
    }
    what = "item" if goal.item else "card" if goal.card else "any"
    key = f"aim-{goal.does}-{what}" if goal.does in ("exit", "survive") else f"aim-{goal.does}"
    return Aim(Sentence(key, victory.goal_rule(game), args), _seat(game, goal.side))


# -- what is left


@clause("AD66-ALARM-01", "AD66-ALARM-04", "AD66-AMB-19")
def _time(game: Anno) -> Iterator[Sentence]:
    scenario, state = game.scenario, game.state
    if scenario.alarm and state.turn:
        key = "aim-turns" if scenario.fixed else "aim-alarm"
        of = scenario.alarm_counters(game.setup)
        yield Sentence(key, "AD66-ALARM-03", {"left": state.alarm, "of": of, "turn": state.turn})
    elif state.turn:
        yield Sentence("aim-turn", "AD66-TURN-01", {"turn": state.turn})
    if scenario.ritual is not None and state.ritual is not None:
        rite = {"red": state.ritual.red, "of": scenario.ritual.red}
        yield Sentence("aim-rite", "AD66-DSN-21", {**rite, "black": state.ritual.black, "most": scenario.ritual.black})


@clause("AD66-TURN-02", "AD66-DSN-22")
def _arrivals(game: Anno) -> Iterator[Sentence]:
    """Characters that arrive in a later turn; waves of non-player Characters by turn or by the Alarm."""
    waiting = bands_to_figures.late_arrivals(game)
    for arrival in game.scenario.arrivals:
        late = [f.id for f in game.figures if waiting.get(f.id) is arrival and f.status == "reserve"]
        if late:
            args = {"turn": arrival.turn, "figures": late, "count": len(late), "side": arrival.side}
            yield Sentence("aim-arrival", "AD66-TURN-02", args)
    for wave in game.scenario.waves if game.figures else ():  # while Bands are chosen nobody is there yet
        left = [
            f.id for npc, f in bands_to_figures.npc_figures(game) if npc.wave == wave.name and f.status == "reserve"
        ]
        if left and wave.turn:
            yield Sentence("aim-wave-turn", "AD66-DSN-22", {"turn": wave.turn, "count": len(left)})
        elif left and wave.alarm is not None:
            yield Sentence("aim-wave-alarm", "AD66-DSN-22", {"alarm": wave.alarm, "count": len(left)})


# -- on the board


def _spots(game: Anno, goal: Goal) -> Iterator[Spot]:
    if goal.zone:
        args = {"item": goal.item, "card": goal.card}
        cells = tuple(game.grid.zones[goal.zone])
        yield Spot(Sentence(f"spot-{goal.does}", args=args), cells=cells, seat=_seat(game, goal.side))
