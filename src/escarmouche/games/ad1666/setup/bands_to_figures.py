"""From Bands to figures: Characters and non-player Characters come to the table, in reserve (AD66-SETUP-07)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.setup.new_figure import figure_names, muster, starting_hands
from escarmouche.games.ad1666.setup.scenario import COLOURS, Arrival, Npc
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import Anno


@clause("AD66-SETUP-07", "AD66-SETUP-08", "AD66-SETUP-04", "AD66-GEN-02")
def gather(game: Anno) -> None:
    """One figure for each pick of each player, Red's first, then the non-player Characters in the order of the scenario."""
    state = game.state
    picks = [(seat, pick) for seat in game.seats for pick in state.picks[seat]]
    names = figure_names([*(pick for _, pick in picks), *(npc.card for npc in game.scenario.npcs_present(game.setup))])
    for (seat, pick), name in zip(picks, names, strict=False):
        game.figures.append(muster(game.cards, game.items, pick, name, seat, game.side(seat)))
    add_npcs(game, names[len(picks) :])


def add_npcs(game: Anno, names: Sequence[str]) -> None:
    """They come with their enemies: "attackers" and "guards" are those with that vocation now, even if it changes later."""
    npcs = [
        npc_figure(game, npc, name) for npc, name in zip(game.scenario.npcs_present(game.setup), names, strict=True)
    ]
    for figure in npcs:
        for word in ("attackers", "guards"):
            if word in figure.hostile:
                figure.hostile.remove(word)
                figure.hostile += [other.id for other in npcs if f"{other.vocation}s" == word and other is not figure]
    game.figures.extend(npcs)


@clause("AD66-NPC-01", "AD66-NPC-11", "AD66-AMB-73", "AD66-DSN-22")
def npc_figure(game: Anno, npc: Npc, name: str) -> Figure:
    """A non-player Character, without an Inconspicuous marker. The Arch-Enemy's belong to a player where one leads them."""
    side = NOBODY if npc.side is None else COLOURS.index(npc.side)
    led = (
        npc.side is not None
        and npc.side == game.scenario.automated
        and not game.scenario.enemy_is_automated(game.setup)
    )
    figure = muster(game.cards, game.items, npc.card, name, side if led else NOBODY, side)
    for item, poison in npc.poisons.items():
        for thing in figure.things:
            if thing.card == item:
                thing.poisons.append(poison)
    if not led:
        figure.vocation, figure.marker = npc.vocation, False
        figure.hostile = list(npc.hostile) or (list(COLOURS) if npc.vocation != "recruit" else [])
        figure.hands = starting_hands(game.items, figure)
    return figure


def npc_figures(game: Anno) -> list[tuple[Npc, Figure]]:
    """The non-player Characters of the scenario with their figures, which stand last in the list, whoever leads them now."""
    npcs = game.scenario.npcs_present(game.setup)
    return list(zip(npcs, game.figures[len(game.figures) - len(npcs) :], strict=True))


@clause("AD66-SETUP-04", "AD66-TURN-02")
def late_arrivals(game: Anno) -> dict[str, Arrival]:
    """The figures that arrive later, each with its arrival."""
    arrivals: dict[str, Arrival] = {}
    for arrival in game.scenario.arrivals:
        side = COLOURS.index(arrival.side)
        for card in arrival.who:
            for figure in game.figures:
                if figure.side == side and figure.seat != NOBODY and figure.card == card and figure.id not in arrivals:
                    arrivals[figure.id] = arrival
                    break
    return arrivals
