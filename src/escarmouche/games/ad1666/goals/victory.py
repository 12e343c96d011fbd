"""Victory: points for kills, goals of the scenario, and the end of the game (AD66-ALARM-05, AD66-DSN-24, AD66-CONC)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.core.asks.ask import Ask
from escarmouche.core.play.concede import Asked, conceded
from escarmouche.core.play.rule import clause
from escarmouche.core.play.state import Ended, Outcome
from escarmouche.games.ad1666.setup import campaign
from escarmouche.games.ad1666.setup.scenario import COLOURS, Goal
from escarmouche.games.ad1666.state import NOBODY, Figure, Removal
from escarmouche.games.ad1666.table import Anno

LOST = ("killed", "fled")  # fled counts as killed (AD66-BOARD-02, AD66-MORPH-02)
COMMONER, HERO, CAPTAIN = 1, 2, 3
PLAYED = (
    "start",
    "arrivals",
    "refresh",
    "cards",
    "initiative",
    "npcs",
    "first",
    "action",
    "combat",
    "fights",
    "morale",
    "interaction",
    "end",
)
BETWEEN = (  # questions that come while nothing is being resolved
    "band",
    "deploy",
    "activate",
    "action-turn",
    "combat-turn",
    "interaction",
)
LAST = ("carry", "keep", "hold", "survive", "recruit")  # goals that count when the game ends


# -- while the game goes on


@clause("AD66-DSN-24", "AD66-BOARD-02", "AD66-MORPH-02", "AD66-BOARD-04")
def score_removal(game: Anno, figure: Figure, how: Removal) -> None:
    """Somebody left play: points for a kill, and goals that it reaches. It may end the game at once."""
    if how in LOST and figure.side != NOBODY and game.scenario.kills:
        award(game, 1 - figure.side, kill_points(game, figure), "AD66-DSN-24")
    for number, side, goal in goals(game):
        out = goal.does == "exit" and how == "gone" and figure.side == side and meets_goal(figure, goal)
        slain = goal.does == "slay" and how in LOST and figure.card == goal.card and figure.side != side
        if out or slain:
            reach_goal(game, number, side, goal)
    foil_without_caster(game, figure)


@clause("AD66-DSN-24")
def kill_points(game: Anno, figure: Figure) -> int:
    """A Commoner 1, a Hero 2, a captain 3."""
    if figure.tokens.get("captain"):
        return CAPTAIN
    return HERO if game.card(figure).hero else COMMONER


def meets_goal(figure: Figure, goal: Goal) -> bool:
    """Is it the Character that a goal asks for, and does it have the item?"""
    return goal.card in ("", figure.card) and (not goal.item or any(thing.card == goal.item for thing in figure.things))


@clause("AD66-BOARD-04")
def leaving_is_goal(game: Anno, figure: Figure, cell: str) -> bool:
    """Is it a goal of the scenario that this Character leaves the board from this square?"""
    return any(
        goal.does == "exit"
        and figure.side == side
        and meets_goal(figure, goal)
        and (not goal.zone or cell in game.grid.zones[goal.zone])
        for _, side, goal in goals(game)
    )


@clause("AD66-DSN-21", "AD66-DSN-24")
def achieve(game: Anno, word: str) -> None:
    """A goal in itself is achieved: `ritual` when it is complete, `foil` when it has failed or lost its caster."""
    for number, side, goal in goals(game):
        if goal.does == word:
            reach_goal(game, number, side, goal)


@clause("AD66-DSN-21")
def foil_without_caster(game: Anno, figure: Figure) -> None:
    """A ritual whose caster is gone before its end is foiled."""
    rite, ritual = game.scenario.ritual, game.state.ritual
    if rite is not None and ritual is not None and ritual.figure == figure.id and ritual.red < rite.red:
        achieve(game, "foil")


def goals(game: Anno) -> Iterator[tuple[int, int, Goal]]:
    """Each goal with each side that may reach it."""
    for number, goal in enumerate(game.scenario.goals):
        for side in range(len(COLOURS)):
            if goal.side in ("both", COLOURS[side]):
                yield number, side, goal


@clause("AD66-DSN-24")
def reach_goal(game: Anno, number: int, side: int, goal: Goal) -> None:
    """A goal is reached, once by each side; it may decide or end the game."""
    flag = f"goal:{number}:{side}"
    if game.state.flags.get(flag):
        return
    game.state.flags[flag] = 1
    game.tell(f"goal-{goal.does}", goal_rule(game), side=COLOURS[side], item=goal.item, card=goal.card)
    award(game, side, goal.points, goal_rule(game))
    if goal.wins:
        finish_scenario(game, side, goal_rule(game), "outcome-goal")
    if goal.ends:
        end_by_points(game, goal_rule(game))


def goal_rule(game: Anno) -> str:
    """The rule behind a scenario's goals: its own in the ledger, if it has one."""
    return game.scenario.rule or "AD66-DSN-24"


def award(game: Anno, side: int, points: int, rule_id: str) -> None:
    if points:
        game.state.points[side] += points
        game.tell("points", rule_id, side=COLOURS[side], points=points, total=game.state.points[side])


# -- the end


@clause("AD66-AMB-19")
def routed(game: Anno) -> bool:
    """Is a side without anybody, on the board or still to come, so that the game ends?"""
    return not game.both_sides_left() and game.scenario.rout and game.state.phase in PLAYED


@clause("AD66-AMB-19")
def rout(game: Anno) -> None:
    """The scenario ends when a side has nobody left."""
    end_by_points(game, "AD66-AMB-19")


@clause("AD66-ALARM-03", "AD66-ALARM-05", "AD66-GEN-01")
def end_by_points(game: Anno, rule_id: str) -> None:
    """The game is over: what counts at the end is counted, and the scenario's conditions say who has won."""
    for number, side, goal in goals(game):
        if goal.does in LAST:
            count_at_end(game, number, side, goal)
    points = game.state.points
    side = NOBODY if points[0] == points[1] else int(points[1] > points[0])
    otherwise = game.scenario.otherwise
    if side == NOBODY and otherwise is not None:
        finish_scenario(game, COLOURS.index(otherwise), rule_id, "outcome-otherwise")
    finish_scenario(game, side, rule_id, "outcome-points")


@clause("AD66-DSN-24")
def count_at_end(game: Anno, number: int, side: int, goal: Goal) -> None:
    """Count a goal when the game ends."""
    band = [figure for figure in game.figures if figure.side == side]
    if goal.does == "survive":
        meant = [figure for figure in band if (figure.card == goal.card if goal.card else game.card(figure).hero)]
        alive = [figure for figure in meant if figure.status not in LOST]
        award(game, side, goal.points * len(alive), goal_rule(game))
        return
    present = [figure for figure in band if figure.in_play]
    away = [figure for figure in game.figures if figure.status in ("left", "gone") and figure.side != side]
    met = {
        "carry": any(meets_goal(figure, goal) for figure in present),
        "keep": not any(meets_goal(figure, goal) for figure in away),
        "recruit": any(figure.card == goal.card for figure in present),
        "hold": goal.does == "hold" and count_inside(game, goal.zone, side) > count_inside(game, goal.zone, 1 - side),
    }
    if met[goal.does]:
        reach_goal(game, number, side, goal)


def count_inside(game: Anno, zone: str, side: int) -> int:
    """How many Characters of a side are in a zone and conscious."""
    cells = game.grid.zones[zone]
    return sum(figure.side == side and figure.cell in cells and not figure.unconscious for figure in game.in_play())


@clause("AD66-ALARM-05", "AD66-DSN-22", "AD66-DSN-23")
def finish_scenario(game: Anno, side: int, rule_id: str, reason: str) -> None:
    """A side has won, with all its players, or nobody has. In a campaign the next night follows."""
    state = game.state

    if campaign.night_running(game):
        campaign.end_night(game, side)
        raise Ended
    end_game(game, side, list(state.points), rule_id, reason)


def end_game(game: Anno, side: int, points: list[int], rule_id: str, reason: str) -> None:
    """The whole game is over."""
    state = game.state
    if side == NOBODY:
        game.tell("draw", rule_id, points=points)
    else:
        game.tell("won", rule_id, side=COLOURS[side], points=points)
    state.phase = "over"
    state.outcome = outcome(game, side, points, rule_id, reason)
    raise Ended


@clause("AD66-DSN-22", "AD66-CONC-02")
def outcome(game: Anno, side: int, points: list[int], rule_id: str, reason: str) -> Outcome:
    """Every player of the side wins, except one who has conceded. If an automated enemy wins, no player does, and the reason says so."""
    winners = tuple(seat for seat in game.seats if game.side(seat) == side and game.has_player(seat))
    if side != NOBODY and not winners:
        reason = "outcome-defeat"
    return Outcome(winners, rule_id, tuple([points[game.side(seat)] for seat in game.seats]), reason)


# -- giving up


@clause("AD66-CONC-01", "AD66-CONC-02", "AD66-CONC-03")
def concede(game: Anno, seat: int, asks: Asked) -> None:
    """A player who gives up loses the game, or in a campaign the night. If two players share a side, the other plays on."""

    side = game.side(seat)
    if campaign.night_can_be_lost(game):
        game.tell("conceded", "AD66-CONC-03", seat=seat + 1)
        finish_scenario(game, 1 - side, "AD66-CONC-03", "outcome-conceded")
    left = conceded(game, seat, "AD66-CONC-01")
    if not any(game.side(other) == side for other in left):
        points = campaign.nights_won(game) if campaign.campaign_of(game).nights else list(game.state.points)
        end_game(game, 1 - side, points, "AD66-CONC-01", "outcome-conceded")
    if game.state.phase == "bands":
        game.state.ready.append(seat)
    if isinstance(asks, Ask) and asks.name in BETWEEN:
        raise Ended
