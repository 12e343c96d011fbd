"""Victory: points for kills, goals of the scenario, and the end of the game (AD66-ALARM-05, AD66-DSN-24, AD66-CONC)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.core.asks.ask import Ask
from escarmouche.core.play.concede import Asked, conceded
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.core.play.state import Ended, Outcome
from escarmouche.games.ad1666.setup.scenario import COLOURS, Goal
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import Anno

PRESENT = ("", "reserve")  # on the board, or still to come
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
BETWEEN = (  # asked where nothing is being resolved
    "band",
    "deploy",
    "activate",
    "action-turn",
    "combat-turn",
    "interaction",
)
LAST = ("carry", "keep", "hold", "survive", "recruit")  # goals that are looked at when the game ends


# -- while the game goes on


@clause("AD66-DSN-24", "AD66-BOARD-02", "AD66-MORPH-02", "AD66-BOARD-04")
def scored(game: Anno, figure: Figure, how: str) -> None:
    """Somebody left play: points for a kill, and goals that are reached by it. It may end the game at once."""
    if how in LOST and figure.side != NOBODY and game.scenario.kills:
        award(game, 1 - figure.side, worth(game, figure), "AD66-DSN-24")
    for number, side, goal in goals(game):
        out = goal.does == "exit" and how == "gone" and figure.side == side and carries(figure, goal)
        slain = goal.does == "slay" and how in LOST and figure.card == goal.card and figure.side != side
        if out or slain:
            reach(game, number, side, goal)
    bereft(game, figure)


@clause("AD66-DSN-24")
def worth(game: Anno, figure: Figure) -> int:
    """A Commoner 1, a Hero 2, a captain 3."""
    if figure.tokens.get("captain"):
        return CAPTAIN
    return HERO if game.card(figure).hero else COMMONER


def carries(figure: Figure, goal: Goal) -> bool:
    """Has a Character what a goal asks for: to be this one, to have this item?"""
    return goal.card in ("", figure.card) and (not goal.item or any(thing.card == goal.item for thing in figure.things))


@clause("AD66-BOARD-04")
def objective(game: Anno, figure: Figure, cell: str) -> bool:
    """Is it a goal of the scenario that this Character leaves the board from this square?"""
    return any(
        goal.does == "exit"
        and figure.side == side
        and carries(figure, goal)
        and (not goal.zone or cell in game.grid.zones[goal.zone])
        for _, side, goal in goals(game)
    )


@clause("AD66-DSN-21", "AD66-DSN-24")
def achieved(game: Anno, word: str) -> None:
    """Something was brought about that is a goal by itself: `ritual`, it is complete; `foil`, it has failed or lost its caster."""
    for number, side, goal in goals(game):
        if goal.does == word:
            reach(game, number, side, goal)


@clause("AD66-DSN-21")
def bereft(game: Anno, figure: Figure) -> None:
    """A ritual whose caster is gone before its end is foiled."""
    rite, ritual = game.scenario.ritual, game.state.ritual
    if rite is not None and ritual is not None and ritual.figure == figure.id and ritual.red < rite.red:
        achieved(game, "foil")


def goals(game: Anno) -> Iterator[tuple[int, int, Goal]]:
    """Each goal with each side that may reach it."""
    for number, goal in enumerate(game.scenario.goals):
        for side in range(len(COLOURS)):
            if goal.side in ("both", COLOURS[side]):
                yield number, side, goal


@clause("AD66-DSN-24")
def reach(game: Anno, number: int, side: int, goal: Goal) -> None:
    """A goal is reached, once by each side; it may decide or end the game."""
    flag = f"goal:{number}:{side}"
    if game.state.flags.get(flag):
        return
    game.state.flags[flag] = 1
    game.tell(f"goal-{goal.does}", source(game), side=COLOURS[side], item=goal.item, card=goal.card)
    award(game, side, goal.points, source(game))
    if goal.wins:
        finish(game, side, source(game), "outcome-goal")
    if goal.ends:
        close(game, source(game))


def source(game: Anno) -> str:
    """The rule behind a scenario's goals: its own in the ledger, if it has one."""
    return game.scenario.rule or "AD66-DSN-24"


def award(game: Anno, side: int, points: int, rule_id: str) -> None:
    if points:
        game.state.points[side] += points
        game.tell("points", rule_id, side=COLOURS[side], points=points, total=game.state.points[side])


# -- the end


@clause("AD66-AMB-19")
def routed(game: Anno) -> bool:
    """Does the game end because a side has nobody left, on the board or still to come?"""
    if not game.whole:
        game.whole = left(game, 0) and left(game, 1)
    return not game.whole and game.scenario.rout and game.state.phase in PLAYED


def left(game: Anno, side: int) -> bool:
    """Has a side anybody left?"""
    figures = reversed(game.figures) if side else game.figures  # Blue's come after Red's
    for figure in figures:  # noqa: SIM110  asked in every copy
        if figure.side == side and figure.status in PRESENT:
            return True
    return False


@rule("AD66-AMB-19")
def rout(game: Anno) -> Rule[None]:
    """The scenario ends when a side has nobody left."""
    yield from ()
    close(game, "AD66-AMB-19")


@clause("AD66-ALARM-03", "AD66-ALARM-05", "AD66-GEN-01")
def close(game: Anno, rule_id: str) -> None:
    """The game is over: what counts at the end is counted, and the scenario's conditions say who has won."""
    for number, side, goal in goals(game):
        if goal.does in LAST:
            at_the_end(game, number, side, goal)
    points = game.state.points
    side = NOBODY if points[0] == points[1] else int(points[1] > points[0])
    otherwise = game.scenario.otherwise
    if side == NOBODY and otherwise is not None:
        finish(game, COLOURS.index(otherwise), rule_id, "outcome-otherwise")
    finish(game, side, rule_id, "outcome-points")


@clause("AD66-DSN-24")
def at_the_end(game: Anno, number: int, side: int, goal: Goal) -> None:
    """Goals that are looked at when the game ends."""
    band = [figure for figure in game.figures if figure.side == side]
    if goal.does == "survive":
        alive = [f for f in band if f.status not in LOST and (f.card == goal.card if goal.card else game.card(f).hero)]
        award(game, side, goal.points * len(alive), source(game))
        return
    present = [figure for figure in band if figure.status == ""]
    met = {
        "carry": any(carries(figure, goal) for figure in present),
        "keep": not any(f.status in ("left", "gone") and f.side != side and carries(f, goal) for f in game.figures),
        "recruit": any(figure.card == goal.card for figure in present),
        "hold": goal.does == "hold" and inside(game, goal.zone, side) > inside(game, goal.zone, 1 - side),
    }
    if met[goal.does]:
        reach(game, number, side, goal)


def inside(game: Anno, zone: str, side: int) -> int:
    """How many Characters of a side are in a zone and know it."""
    cells = game.grid.zones[zone]
    return sum(figure.side == side and figure.cell in cells and not figure.unconscious for figure in game.in_play())


@clause("AD66-ALARM-05", "AD66-DSN-22", "AD66-DSN-23")
def finish(game: Anno, side: int, rule_id: str, reason: str) -> None:
    """A side has won (or nobody): all its players have. In a campaign the next night follows."""
    state = game.state
    from escarmouche.games.ad1666.setup import campaign

    if campaign.running(game):
        campaign.over(game, side)
        raise Ended
    end(game, side, list(state.points), rule_id, reason)


def end(game: Anno, side: int, points: list[int], rule_id: str, reason: str) -> None:
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
    """Common victory: every player of the side, save who has conceded. Against an automated enemy that wins nobody has, and the reason
    says so."""
    winners = tuple(seat for seat in game.seats if game.side(seat) == side and game.sits(seat))
    if side != NOBODY and not winners:
        reason = "outcome-defeat"
    return Outcome(winners, rule_id, tuple([points[game.side(seat)] for seat in game.seats]), reason)


# -- giving up


@clause("AD66-CONC-01", "AD66-CONC-02", "AD66-CONC-03")
def concede(game: Anno, seat: int, asks: Asked) -> None:
    """Who gives up has lost: the game, or in a campaign the night. Of two players on one side the other plays on."""
    from escarmouche.games.ad1666.setup import campaign

    side = game.side(seat)
    if campaign.playing(game):
        game.tell("conceded", "AD66-CONC-03", seat=seat + 1)
        finish(game, 1 - side, "AD66-CONC-03", "outcome-conceded")
    left = conceded(game, seat, "AD66-CONC-01")
    if not any(game.side(other) == side for other in left):
        points = campaign.won(game) if campaign.saga(game).nights else list(game.state.points)
        end(game, 1 - side, points, "AD66-CONC-01", "outcome-conceded")
    if game.state.phase == "bands":
        game.state.ready.append(seat)
    if isinstance(asks, Ask) and asks.name in BETWEEN:
        raise Ended
