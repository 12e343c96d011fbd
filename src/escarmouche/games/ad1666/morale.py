"""The Morale Phase: poison first, then the courage of Crippled Commoners (AD66-MORPH)."""

from __future__ import annotations

from escarmouche.core.ask import Choose, LazyBranch, Menu, parts
from escarmouche.core.rule import Rule, clause, rule
from escarmouche.games.ad1666 import poison, stats, test, wound
from escarmouche.games.ad1666.dummy import decide
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno

DIFFICULTY = 5
POISON, COURAGE = "morale:poison", "morale:courage"  # the two rounds of tests, noted in `used` once their queue is made


@rule("AD66-MORPH-01", "AD66-MORPH-03", "AD66-MORPH-04", "AD66-DP-44", "AD66-AMB-80")
def phase(game: Anno) -> Rule[bool]:
    """One test of the phase, chosen by the Initiative holder: all poisons first, then the Morale of those Crippled by then. Says
    whether it was the last."""
    state = game.state
    if POISON not in state.used:
        state.used.append(POISON)
        state.queue = [f"{figure.id}/{card}" for figure in game.in_play() for card in figure.poisons]
    if COURAGE not in state.used and left(game):
        yield from next_poison(game, left(game))
        return False
    if COURAGE not in state.used:
        state.used.append(COURAGE)
        state.queue = [figure.id for figure in game.in_play() if wavers(game, figure)]
    if left(game):
        yield from next_courage(game, left(game))
    return not left(game)


def left(game: Anno) -> list[str]:
    """The tests still to be made: victim and poison, or a Commoner. Who has left play meanwhile makes none."""
    queue = game.state.queue
    present = [figure.id for figure in game.in_play()] if queue else []
    return [entry for entry in queue if entry.partition("/")[0] in present]


@clause("AD66-MORPH-01", "AD66-AMB-79")
def wavers(game: Anno, figure: Figure) -> bool:
    """Crippled Commoners test, non-player ones too."""
    return not game.card(figure).hero and stats.crippled(game, figure)


@rule("AD66-MORPH-04", "AD66-AMB-80", "AD66-DP-44")
def next_poison(game: Anno, entries: list[str]) -> Rule[None]:
    """The Initiative holder names the next victim and, if several poisons work in it, which one."""
    entry = entries[0]
    if len(dict.fromkeys(entries)) > 1:
        name, card = parts((yield from decide(game, poison_ask(game, entries))))
        entry = f"{name}/{card}" if card else next(one for one in entries if one.startswith(f"{name}/"))
    game.state.queue.remove(entry)
    name, _, card = entry.partition("/")
    yield from poison.resist(game, game.figure(name), card)


def poison_ask(game: Anno, entries: list[str]) -> Menu:
    """Victims, and the different poisons in each that are still to be tested."""
    found: dict[str, dict[str, None]] = {}
    for entry in entries:
        name, _, card = entry.partition("/")
        found.setdefault(name, {})[card] = None
    seat, rule_id = game.holder, "AD66-MORPH-04"
    branches: dict[str, LazyBranch] = {
        name: Choose("which-poison", seat=seat, rule=rule_id, options=list(cards), of="item", about={"model": name})
        if len(cards) > 1
        else None
        for name, cards in found.items()
    }
    return Menu("poison-order", seat=seat, rule=rule_id, branches=branches, of="model")


@rule("AD66-MORPH-01", "AD66-MORPH-02", "AD66-MORPH-03", "AD66-DP-44", "AD66-AMB-79")
def next_courage(game: Anno, names: list[str]) -> Rule[None]:
    """A Crippled Commoner tests Fortitude ND 5; who fails flees and counts as killed."""
    name = names[0]
    if len(names) > 1:
        ask = Choose("morale-order", seat=game.holder, rule="AD66-MORPH-03", options=names, of="model")
        name = yield from decide(game, ask)
    game.state.queue.remove(name)
    figure = game.figure(name)
    verdict = yield from test.unopposed(game, figure, "fortitude", DIFFICULTY, "morale-test", "AD66-MORPH-01")
    if not verdict.success:
        yield from flee(game, figure, "AD66-MORPH-02")


@rule("AD66-MORPH-02", "AD66-AMB-56", "AD66-AMB-104")
def flee(game: Anno, figure: Figure, rule_id: str) -> Rule[None]:
    """A Character runs away for good, from Morale or disarmed: it counts as killed and leaves what it acquired."""
    yield from wound.remove(game, figure, "fled", rule_id)
