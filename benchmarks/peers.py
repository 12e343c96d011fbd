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
    """Moonstone, 6 against 6, every advanced and optional rule on, both seats random."""

    name = "escarmouche"

    def __init__(self, **options: Any) -> None:
        from escarmouche.core.book import find
        from escarmouche.games.moonstone.options import SWITCHES

        self.book = find("moonstone")
        self.options = {**dict.fromkeys(SWITCHES, True), **options}
        self.setup = self.book.read_setup(self.options)
        self.rng, self.number = random.Random(1), 0
        self.game = self.new()

    def new(self) -> Any:
        from escarmouche.core.chance import seed_bytes
        from escarmouche.core.game import Game

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
