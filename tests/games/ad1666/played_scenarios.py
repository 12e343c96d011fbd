"""Playing scenarios to see what of the rules they reach: games with a seed and a will, and a record of what happened in them."""

from __future__ import annotations

import cProfile
import functools
import inspect
import random
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import escarmouche
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu, Some
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.dealer.script import WORDS, Script
from escarmouche.core.messages.event import Event
from escarmouche.core.play.game import Game
from escarmouche.games.ad1666 import BOOK
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.view.cards import card_views
from escarmouche.testing.rules import cited
from escarmouche.testing.soak import eager

Policy = Callable[[Ask, random.Random], Answer]

PACKAGE = "escarmouche.games.ad1666"
SOURCE = Path(escarmouche.__file__).parents[1]
CITED = cited(BOOK)  # every chapter is imported now
# The grid does these for the game and knows no rulebook: whoever asks it reaches them.
GRID = {
    "AD66-ADJ-01": "movement.walk.step_to",
    "AD66-ADJ-02": "movement.walk.step_to",
    "AD66-ADJ-03": "ground.engage.engagers",
    "AD66-EDGE-02": "combat.combat_phase.targets",
    "AD66-EDGE-07": "combat.shoot.line_of_shot",
    "AD66-EDGE-11": "combat.combat_phase.targets",
    "AD66-EDGE-12": "ground.sight.sees",
    "AD66-LOS-04": "combat.shoot.line_of_shot",
    "AD66-LOS-05": "combat.shoot.line_of_shot",
    "AD66-LOS-06": "combat.shoot.line_of_shot",
    "AD66-RETR-04": "combat.retreat.permitted_squares",
    "AD66-SQ-01": "movement.walk.step_to",
    "AD66-SQ-03": "setup.deploy.free_squares",
    "AD66-SQ-05": "setup.deploy.free_squares",
    "AD66-SQ-08": "ground.sight.sees",
    "AD66-SQ-09": "ground.sight.sees",
    "AD66-SQ-10": "ground.sight.sees",
}
# What cards and counters are: whoever counts with them reaches these.
GIVEN = {
    "AD66-CHAR-08": "cards.stats.score",
    "AD66-CHAR-12": "table.Anno.has",
    "AD66-FULL-04": "combat.shoot.why_unready",
    "AD66-POIS-05": "harm.poison.coat",
}


class Seen:
    """What happened in some games: functions that ran, what was reported and asked, modifiers on the table, reasons why not."""

    def __init__(self) -> None:
        self.ran: set[str] = set()
        self.told: list[Event] = []
        self.asked: set[str] = set()
        self.rules: set[str] = set()
        self.mods: set[str] = set()
        self.outcomes: list[str] = []
        self.profile = cProfile.Profile()

    def reached(self) -> set[str]:
        """The rules of the ledger that somebody was told or asked something by, or that ran: where rules that may ask cite one of them,
        these count, and not the plain functions beside them, which may have run for a menu only."""
        for entry in self.profile.getstats():
            if not isinstance(entry.code, str):
                self.ran.add(_name(entry.code.co_filename, entry.code.co_qualname))
        reached = {id_ for id_, names in CITED.items() if any(name in self.ran for name in acting(names))}
        reached |= {id_ for id_, name in (GRID | GIVEN).items() if f"{PACKAGE}.{name}" in self.ran}
        return reached | self.rules

    def happened(self, name: str, **args: Any) -> bool:
        """Was such a thing reported? `rule` is its rule."""
        rule = args.pop("rule", None)
        return any(
            event.name == name
            and rule in (None, event.rule)
            and all(event.args.get(key) == value for key, value in args.items())
            for event in self.told
        )

    def missing(self, wanted: Iterable[str]) -> list[str]:
        """Of things as `name` or `name RULE` what did not happen."""
        happened = {event.name for event in self.told} | {f"{event.name} {event.rule}" for event in self.told}
        return [thing for thing in wanted if thing not in happened]

    def note(self, game: Game[Anno]) -> None:
        """One moment of a game."""
        self.told += game.events
        self.rules |= {event.rule for event in game.events} | {ask.rule for ask in game.pending}
        self.asked |= {ask.name for ask in game.pending}
        for test in game.table.state.tests:
            self.mods |= {mod.word for stake in test.sides for mod in stake.mods}


def acting(names: Sequence[str]) -> list[str]:
    """Of functions those that may ask; all of them, if none may."""
    return [name for name in names if _asks(name)] or list(names)


@functools.cache
def _asks(name: str) -> bool:
    module, inner = name, ""
    while module not in sys.modules:
        module, _, last = module.rpartition(".")
        inner = f"{last}.{inner}".rstrip(".")
    member: Any = sys.modules[module]
    for part in inner.split("."):
        member = getattr(member, part)
    return str(inspect.unwrap(member).__annotations__.get("return")).startswith("Rule[")


def _name(file: str, qualname: str) -> str:
    path = Path(file)
    if not path.is_relative_to(SOURCE):
        return ""
    parts = [part for part in path.relative_to(SOURCE).with_suffix("").parts if part != "__init__"]
    return ".".join([*parts, qualname])


def keen(*words: Any) -> Policy:
    """Somebody eager who takes these branches and options whenever they are open, the first ones first."""

    def answer(ask: Ask, rng: random.Random) -> Answer:
        if isinstance(ask, Menu):
            for word in words:
                if word in ask.names:
                    inner = ask.branch(word)
                    if inner is None:
                        return word
                    if isinstance(inner, Ask):
                        return {word: answer(inner, rng)}
        if isinstance(ask, Choose):
            for word in words:
                if word in ask.options:
                    return word
        if isinstance(ask, Some) and ask.name in words:
            return tuple(ask.options[: ask.most])
        return eager(ask, rng)

    return answer


def begin(options: Mapping[str, Any], seed: int, position: Mapping[str, Any] | None = None) -> Game[Anno]:
    """A game from its set-up, or from a position on the board of the scenario; `draws` says what is dealt, as in a case."""
    setup, key = BOOK.read_setup(options), seed_bytes(seed)
    if position is None:
        return Game(BOOK, setup, key)
    state = BOOK.cases.position(setup, {word: said for word, said in position.items() if word not in WORDS})
    return Game(BOOK, setup, key, state=state, dealer=Script(position, key))


def play(
    seen: Seen,
    options: Mapping[str, Any],
    seed: int,
    policy: Policy = eager,
    position: Mapping[str, Any] | None = None,
    limit: int = 4000,
) -> Game[Anno]:
    """A game to its end, or that many decisions of it; what happens is noted."""
    rng = random.Random(seed)
    seen.profile.enable()
    game = begin(options, seed, position)
    seen.note(game)
    for _ in range(limit):
        if not game.pending:
            break
        for ask in tuple(game.pending):
            game.answer(ask.seat, policy(ask, rng))
        seen.note(game)
    seen.profile.disable()
    if game.outcome is not None:
        seen.outcomes.append(game.outcome.rule)
    return game


def read_cards(seen: Seen, game: Game[Anno]) -> None:
    """Anybody may read the cards on the table at any time (AD66-HID-10)."""
    seen.profile.enable()
    for figure in game.table.figures:
        card_views.character(game.table.card(figure), game.table.items)
        for thing in figure.things:
            card_views.equipment(game.table.item(thing))
    seen.profile.disable()
