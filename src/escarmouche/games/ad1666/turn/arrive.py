"""Who comes later: members of the Bands, and waves of non-player Characters (AD66-TURN-02)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.setup import deploy, gather
from escarmouche.games.ad1666.setup.scenario import Wave
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno

ALL = 99


@rule("AD66-TURN-02", "AD66-DP-09", "AD66-NPC-02")
def arrivals(game: Anno) -> Rule[None]:
    """Start of Turn, step 1: one who is due is placed, those of the previous Initiative holder first; who finds no room waits a turn."""
    state = game.state
    if not state.ready:
        state.ready = [0]
        state.queue = [figure.id for figure in due(game)]
        for wave in game.scenario.waves:
            if falls(game, wave):
                come(game, wave.name, ALL)
    if state.queue:
        figure = game.figure(state.queue.pop(0))
        zone = gather.late(game)[figure.id].zone
        placed = yield from deploy.place(game, figure, zone, "arrive", "AD66-TURN-02")
        if not placed:
            game.tell("no-room", "AD66-TURN-02", model=figure.id)
        return
    settle(game)
    state.ready = []
    state.phase = "refresh"


def due(game: Anno) -> list[Figure]:
    """Who arrives in this turn, or should have before."""
    later = gather.late(game)
    if not later:
        return []
    found = [f for f in game.figures if f.status == "reserve" and f.id in later and later[f.id].turn <= game.state.turn]
    return sorted(found, key=lambda figure: figure.seat != game.holder)


@clause("AD66-DSN-22", "AD66-DSN-30")
def falls(game: Anno, wave: Wave) -> bool:
    """Is it time for a wave: its turn has come, or so few counters are left? Who found no room then comes as soon as there is some."""
    state = game.state
    return bool(wave.turn and state.turn >= wave.turn) or (wave.alarm is not None and state.alarm <= wave.alarm)


@rule("AD66-DSN-22")
def wave(game: Anno, name: str, count: int = ALL) -> Rule[None]:
    """So many of a wave come now, by an entry of the Event table."""
    yield from ()
    came = come(game, name, count)
    if came:
        settle(game)
    else:
        game.tell("nobody-comes", "AD66-DSN-22")


@clause("AD66-DSN-22", "AD66-NPC-02")
def come(game: Anno, name: str, count: int) -> list[Figure]:
    """So many of a wave come to the board, each to the first free square of its zone. Says who came."""
    came: list[Figure] = []
    for npc, figure in gather.npc_figures(game):
        if npc.wave == name and figure.status == "reserve" and len(came) < count:
            cells = deploy.free(game, [npc.cell] if npc.cell else game.grid.zones[npc.zone])
            if cells:
                deploy.stand(game, figure, cells[0], "AD66-TURN-02")
                came.append(figure)
    return came


def settle(game: Anno) -> None:
    """Who came may be seen, and see."""
    from escarmouche.games.ad1666.talents import notice

    notice.noticed(game)
