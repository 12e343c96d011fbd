"""The Morale Phase: poison first, then the courage of Crippled Commoners (AD66-MORPH)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.harm import poison, wound
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure, PoisonTest
from escarmouche.games.ad1666.table import Anno

DIFFICULTY = 5
POISON, COURAGE = "morale:poison", "morale:courage"  # the two rounds of tests, noted in `used` once their queue is made


@rule("AD66-MORPH-01", "AD66-MORPH-03", "AD66-MORPH-04", "AD66-DP-44", "AD66-AMB-80")
def phase(game: Anno) -> Rule[bool]:
    """One test of the phase, chosen by the Initiative holder: all poisons first, then the Morale of those Crippled by then. True if it
    was the last."""
    state = game.state
    if POISON not in state.used:
        state.used.append(POISON)
        state.queue = [PoisonTest(figure.id, card).word for figure in game.in_play() for card in figure.poisons]
    if COURAGE not in state.used and tests_left(game):
        yield from next_poison(game, [PoisonTest.read(word) for word in tests_left(game)])
        return False
    if COURAGE not in state.used:
        state.used.append(COURAGE)
        state.queue = [figure.id for figure in game.in_play() if must_test(game, figure)]
    if tests_left(game):
        yield from next_courage(game, tests_left(game))
    return not tests_left(game)


def tests_left(game: Anno) -> list[str]:
    """The tests still to be made: victim and poison, or a Commoner. A Character that has left play makes none."""
    queue = game.state.queue
    present = [figure.id for figure in game.in_play()] if queue else []
    return [entry for entry in queue if PoisonTest.read(entry).victim in present]


@clause("AD66-MORPH-01", "AD66-AMB-79")
def must_test(game: Anno, figure: Figure) -> bool:
    """Crippled Commoners test, non-player Characters included."""
    return not game.card(figure).hero and stats.is_crippled(game, figure)


@rule("AD66-MORPH-04", "AD66-AMB-80", "AD66-DP-44")
def next_poison(game: Anno, tests: list[PoisonTest]) -> Rule[None]:
    """The Initiative holder names the next victim and, if several poisons work in it, which one."""
    test = tests[0]
    if len(dict.fromkeys(tests)) > 1:
        name, card = parts((yield from decide(game, poison_ask(game, tests))))
        test = next(test for test in tests if test.victim == name and (not card or test.poison == card))
    game.state.queue.remove(test.word)
    yield from poison.resist(game, game.figure(test.victim), test.poison)


def poison_ask(game: Anno, tests: list[PoisonTest]) -> Menu:
    """Victims, and the different poisons in each that are still to be tested."""
    poisons: dict[str, dict[str, None]] = {}
    for name, card in tests:
        poisons.setdefault(name, {})[card] = None
    seat, rule_id = game.initiative_holder, "AD66-MORPH-04"
    branches: dict[str, LazyBranch] = {
        name: which_poison(game, game.figure(name), list(cards)) if len(cards) > 1 else None
        for name, cards in poisons.items()
    }
    return Menu(
        "poison-order",
        seat=seat,
        rule=rule_id,
        branches=branches,
        of="model",
        why=refusals.figures_on_board(game, why_not_poisoned),
    )


def which_poison(game: Anno, figure: Figure, cards: list[str]) -> Choose:
    """One of several poisons at work in somebody."""
    about, rule_id = questions.OfModel(model=figure.id), "AD66-MORPH-04"
    why = functools.partial(why_no_such_poison, game, figure, cards)
    return Choose(
        "which-poison", seat=game.initiative_holder, rule=rule_id, options=cards, of="item", about=about, why=why
    )


@clause("AD66-MORPH-04", "AD66-POIS-06")
def why_not_poisoned(figure: Figure) -> Refusal:
    """Why a Character makes no test for poison: none is at work in it, or all have been tested."""
    key = "why-poison-tested" if figure.poisons else "why-not-poisoned"
    return refuse(key, "AD66-POIS-06", model=figure.id)


@clause("AD66-POIS-06")
def why_no_such_poison(game: Anno, figure: Figure, cards: Sequence[str], name: Answer) -> Refusal | None:
    """Why this poison is not tested: it is not at work in the Character, or was tested in this phase."""
    if name in cards or name not in game.items:
        return None
    key = "why-this-poison-tested" if name in figure.poisons else "why-not-poisoned-with"
    return refuse(key, "AD66-POIS-06", model=figure.id, item=name)


@rule("AD66-MORPH-01", "AD66-MORPH-02", "AD66-MORPH-03", "AD66-DP-44", "AD66-AMB-79")
def next_courage(game: Anno, names: list[str]) -> Rule[None]:
    """A Crippled Commoner tests Fortitude ND 5; on a failure it flees and counts as killed."""
    name = names[0]
    if len(names) > 1:
        why = refusals.figures_on_board(game, functools.partial(why_steady, game, names))
        ask = Choose(
            "morale-order", seat=game.initiative_holder, rule="AD66-MORPH-03", options=names, of="model", why=why
        )
        name = yield from decide(game, ask)
    game.state.queue.remove(name)
    figure = game.figure(name)
    task = Task("morale-test", "AD66-MORPH-01", "fortitude", DIFFICULTY)
    verdict = yield from skill_test.unopposed(game, figure, task)
    if not verdict.success:
        flee(game, figure, "AD66-MORPH-02")


@clause("AD66-MORPH-01")
def why_steady(game: Anno, names: Sequence[str], figure: Figure) -> Refusal | None:
    """Why a Character makes no Morale test: a Hero, not Crippled, or tested already."""
    if figure.id in names:
        return None
    if game.card(figure).hero:
        return refuse("why-hero-steady", "AD66-MORPH-01", model=figure.id)
    key = "why-morale-tested" if stats.is_crippled(game, figure) else "why-not-crippled"
    return refuse(key, "AD66-MORPH-01", model=figure.id)


@clause("AD66-MORPH-02", "AD66-AMB-56", "AD66-AMB-104")
def flee(game: Anno, figure: Figure, rule_id: str) -> None:
    """A Character runs away for good: it counts as killed and drops what it acquired."""
    wound.remove(game, figure, "fled", rule_id)
