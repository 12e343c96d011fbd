"""Late arrivals: members of the Bands, and waves of non-player Characters (AD66-TURN-02)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.setup import bands_to_figures, deploy
from escarmouche.games.ad1666.setup.scenario import Wave
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice

ALL = 99


@rule("AD66-TURN-02", "AD66-DP-09", "AD66-NPC-02")
def arrivals(game: Anno) -> Rule[None]:
    """Start of Turn, step 1: one Character that is due is placed, the previous Initiative holder's first; without room it waits a turn."""
    state = game.state
    if not state.ready:
        state.ready = [0]
        state.queue = [figure.id for figure in due_now(game)]
        for wave in game.scenario.waves:
            if wave_is_due(game, wave):
                place_wave(game, wave.name, ALL)
    if state.queue:
        figure = game.figure(state.queue.pop(0))
        zone = bands_to_figures.late_arrivals(game)[figure.id].zone
        placed = yield from deploy.place_figure(game, figure, zone, "arrive", "AD66-TURN-02")
        if not placed:
            game.tell("no-room", "AD66-TURN-02", model=figure.id)
        return
    notice.everybody_looks(game)  # the newcomers may be noticed, and notice others
    state.ready = []
    state.phase = "refresh"


def due_now(game: Anno) -> list[Figure]:
    """The Characters that arrive in this turn, or should have before."""
    later = bands_to_figures.late_arrivals(game)
    if not later:
        return []
    waiting = [figure for figure in game.figures if figure.status == "reserve" and figure.id in later]
    due = [figure for figure in waiting if later[figure.id].turn <= game.state.turn]
    return sorted(due, key=lambda figure: figure.seat != game.initiative_holder)


@clause("AD66-DSN-22", "AD66-DSN-30")
def wave_is_due(game: Anno, wave: Wave) -> bool:
    """Is it time for a wave: has its turn come, or are few enough counters left? Those that found no room come as soon as there is some."""
    state = game.state
    return bool(wave.turn and state.turn >= wave.turn) or (wave.alarm is not None and state.alarm <= wave.alarm)


@clause("AD66-DSN-22")
def event_wave(game: Anno, name: str, count: int = ALL) -> None:
    """The next `count` of a wave come now, by an entry of the Event table."""
    came = place_wave(game, name, count)
    if came:
        notice.everybody_looks(game)
    else:
        game.tell("nobody-comes", "AD66-DSN-22")


@clause("AD66-DSN-22", "AD66-NPC-02")
def place_wave(game: Anno, name: str, count: int) -> list[Figure]:
    """The next `count` of a wave come to the board, each to the first free square of its zone. Returns those who came."""
    came: list[Figure] = []
    for npc, figure in bands_to_figures.npc_figures(game):
        if npc.wave == name and figure.status == "reserve" and len(came) < count:
            cells = deploy.free_squares(game, [npc.cell] if npc.cell else game.grid.zones[npc.zone])
            if cells:
                deploy.put_on_board(game, figure, cells[0], "AD66-TURN-02")
                came.append(figure)
    return came
