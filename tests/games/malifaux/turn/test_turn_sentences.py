"""What is said from the setup to the third Turn of a game played at random, and the words of its menus (MALI-HID-08)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.setup import deploy, scenario
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import general_actions
from tests.games.malifaux.positions import OURS, is_deal, turn_step, upgrade


@pytest.mark.parametrize("lang", LANGUAGES)
def test_branches_and_words(lang: str) -> None:
    """MALI-HID-08: what is offered under a key that is put together has a text."""
    known = texts(lang, "malifaux")
    wanted = [
        f"branch-{name}"
        for name in (*general_actions.OFFERS, "stop", "drop", "remove", "model", "pass", "chain", "decline")
    ]
    wanted += [f"word-{name}" for name in (*deploy.EDGES, *deploy.CORNERS, *deploy.SIDES, *deploy.NAMES, "yes", "no")]
    wanted += ["event-scheme-chosen", "event-scheme-chosen-model", "ask-scheme-friend", "ask-scheme-enemy"]
    assert [key for key in dict.fromkeys(wanted) if not known.has(key)] == []


def inner(ask: Ask) -> list[Ask]:
    """A question and what lies behind its branches."""
    questions = [ask]
    if isinstance(ask, Menu):
        for _, behind in ask.open():
            questions += inner(behind) if behind is not None else []
    return questions


def closed(ask: Ask) -> list[Any]:
    return [ask.branch(name) for name in ask.names] if isinstance(ask, Menu) else []


def chance(seed: int) -> tuple[list[Any], list[Ask], list[Any]]:
    """A game played at random to the third Turn: all that was told, asked and refused."""
    setup = BOOK.read_setup(
        {"cards": list(OURS), "upgrades": [upgrade("cloak", cost=1)], "strategy": "reckoning", "size": 30}
    )
    game, rng = Malifaux(scenario.opened(setup), setup), random.Random(seed)
    asks, refusals = list[Ask](), list[Any]()
    while game.state.turn < 3:
        running = iter(turn_step(game))
        try:
            ask = next(running)
            while True:
                for question in ask if isinstance(ask, tuple) else (ask,):
                    if not is_deal(question) and rng.random() < 0.3:
                        asks += inner(question)
                        refusals += [refusal for refusal in closed(question) if hasattr(refusal, "key")]
                answer = tuple(question.sample(rng) for question in ask) if isinstance(ask, tuple) else ask.sample(rng)
                ask = running.send(answer)
        except StopIteration:
            continue
    return game.events, asks, refusals


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_open(lang: str) -> None:
    """MALI-HID-08: whatever is told, asked or refused has all that its text wants."""
    known = texts(lang, "malifaux")
    events, asks, refusals = chance(1)
    assert not [(e.name, gaps) for e in events if (gaps := known.unfilled(f"event-{e.name}", e.args))]
    assert not [(ask.name, gaps) for ask in asks if (gaps := known.unfilled(f"ask-{ask.name}", ask.about))]
    assert not [(refusal.key, gaps) for refusal in refusals if (gaps := known.unfilled(refusal.key, refusal.args))]
    assert len(asks) > 60 and len(refusals) > 20
