"""The peers, each in slices: play random games for a while, say how many games and decisions it was.

Time is processor time: what else the machine does meanwhile counts for nobody.
"""

from __future__ import annotations

import random
import time
from typing import Any, NamedTuple


class Slice(NamedTuple):
    """What was done in one short slice of time."""

    games: float
    decisions: int
    seconds: float


class Escarmouche:
    """One of the games, both seats random, from an agreed set-up."""

    def __init__(self, game: str, **options: Any) -> None:
        from escarmouche.core.book import find

        self.name = f"escarmouche: {game} {options.get('edition', '')}".rstrip()
        self.book = find(game)
        self.setup = self.book.read_setup(options)
        self.rng, self.number = random.Random(1), 0
        self.game = self.new()

    def new(self) -> Any:
        from escarmouche.core.dealer.chance import seed_bytes
        from escarmouche.core.play.game import Game

        self.number += 1
        return Game(self.book, self.setup, seed_bytes(self.number))

    def run(self, seconds: float) -> Slice:
        rng, decisions, games, start = self.rng, 0, 0, time.process_time()
        while time.process_time() - start < seconds:
            game = self.game
            for _ in range(50):
                if not game.pending:
                    game = self.game = self.new()
                    games += 1
                for ask in game.pending:
                    game.answer(ask.seat, ask.sample(rng))
                    decisions += 1
        return Slice(games, decisions, time.process_time() - start)


def moonstone(edition: str = "fr") -> Escarmouche:
    """6 against 6, every advanced and optional rule on."""
    from escarmouche.games.moonstone.setup.options import SWITCHES

    return Escarmouche("moonstone", edition=edition, **dict.fromkeys(SWITCHES, True))


def ad1666() -> Escarmouche:
    """The War Purse, a battle of 6 against 7 in the tavern, restricted equipment on."""
    red = ["wolodyjowski", "skrzetuski", "zagloba", "apothecary", "berserker", "drover"]
    blue = ["athos", "porthos", "burgher", "guard", "berserker", "musketeer", "musketeer"]
    return Escarmouche("ad1666", scenario="the-war-purse", board="tavern", bands=[red, blue], goods=[[], []])


def d10() -> Escarmouche:
    """The Border Road at the advanced level, 9 against 8, four of them mounted."""
    return Escarmouche("d10", edition="advanced", scenario="the-border-road")


def malifaux() -> Escarmouche:
    """Knell against Quench, 8 models a side, on the crossroads; Strategy, deployment and Schemes as they are flipped."""
    knell = ["little-clapper", "barber-quill", "pallbearer", "veiled-widow", "nave-shade", "nave-shade", "risen-digger"]
    quench = [
        "jar-spark",
        "orm-quarry",
        "walking-kiln",
        "frost-mason",
        "clinker-hound",
        "cinder-whelp",
        "cinder-whelp",
    ]
    crews = [
        {"faction": "belfry", "leader": "maud-hollowell", "hires": knell},
        {"faction": "salt", "leader": "hild-askar", "hires": quench},
    ]
    return Escarmouche("malifaux", board="crossroads", crews=crews)


class Catanatron:
    """Catan between two random players."""

    name = "catanatron"

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.make = lambda seed: Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        self.number = 0
        self.game = self.make(0)

    def run(self, seconds: float) -> Slice:
        decisions, games, start = 0, 0, time.process_time()
        while time.process_time() - start < seconds:
            for _ in range(50):
                if self.game.winning_color() is not None or self.game.state.num_turns >= 1000:
                    self.number += 1
                    games += 1
                    self.game = self.make(self.number)
                self.game.play_tick()
                decisions += 1
        return Slice(games, decisions, time.process_time() - start)


class Rummy:
    """OpenSpiel's gin_rummy between two random players, driven from Python; chance does not count as a decision."""

    name = "open_spiel gin_rummy"

    def __init__(self) -> None:
        import pyspiel

        self.rules, self.rng = pyspiel.load_game("gin_rummy"), random.Random(1)
        self.state = self.rules.new_initial_state()

    def run(self, seconds: float) -> Slice:
        decisions, games, start, rng = 0, 0, time.process_time(), self.rng
        while time.process_time() - start < seconds:
            for _ in range(50):
                state = self.state
                if state.is_terminal():
                    games += 1
                    self.state = self.rules.new_initial_state()
                elif state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
        return Slice(games, decisions, time.process_time() - start)
