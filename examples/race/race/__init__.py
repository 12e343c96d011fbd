"""A race to a flag: a small game with a board, terrain, pieces, a marker and a question for a place. It is an example for docs/games.md."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict

import msgspec

from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.region import Place, Ring
from escarmouche.core.book import Book, Cases, Lazy, Mismatch
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, rule
from escarmouche.core.play.state import Outcome, Setup, State, Table
from escarmouche.core.views.scene import Board, Marker, Piece, Scene, Shape, Terrain, Track

SIZE, STRIDE, BASE, TURNS = 12_000, 3_000, 500, 12  # lengths are thousandths of an inch
FLAG = (6_000, 6_000)
POND = (6_000, 3_000, 1_500)  # x, y, radius


class Runner(msgspec.Struct, array_like=True):
    id: str
    x: int
    y: int


class RaceState(State):
    turn: int = 1
    seat: int = 0
    runners: list[Runner] = msgspec.field(default_factory=list)


Race = Table[RaceState, Setup]


class Run(TypedDict):
    """What the question says of itself: who runs, how far."""

    model: str
    distance: int


class Reach:
    """The places that a runner can get to."""

    def __init__(self, runner: Runner) -> None:
        self.x, self.y = runner.x, runner.y

    def why_not(self, answer: Answer) -> Refusal | None:
        x, y = answer
        if not (BASE <= x <= SIZE - BASE and BASE <= y <= SIZE - BASE):
            return refuse("why-off-board", "RACE-RUN-02")
        far = round(math.dist((x, y), (self.x, self.y)))
        if far > STRIDE:
            return refuse("why-too-far", "RACE-RUN-01", far=far, stride=STRIDE)
        if math.dist((x, y), POND[:2]) < POND[2] + BASE:
            return refuse("why-pond", "RACE-RUN-03")
        return None

    def sample(self, rng: Random) -> Answer:
        while True:
            angle, far = rng.random() * math.tau, rng.random() * STRIDE
            place = (round(self.x + far * math.cos(angle)), round(self.y + far * math.sin(angle)))
            if self.why_not(place) is None:
                return place

    def propose(self) -> Iterator[Answer]:
        """Towards the flag, straight or past the pond; or stay."""
        towards = math.atan2(FLAG[1] - self.y, FLAG[0] - self.x)
        far = min(STRIDE - 1, math.dist(FLAG, (self.x, self.y)))
        for turn in (0.0, 0.6, -0.6, 1.2, -1.2):
            place = (int(self.x + far * math.cos(towards + turn)), int(self.y + far * math.sin(towards + turn)))
            if self.why_not(place) is None:
                yield place
        yield (self.x, self.y)

    def outline(self) -> Sequence[Ring]:
        corners = [math.tau * i / 32 for i in range(32)]
        return [[(round(self.x + STRIDE * math.cos(a)), round(self.y + STRIDE * math.sin(a))) for a in corners]]


@rule("RACE-RUN-01", "RACE-WIN-01")
def run(game: Race) -> Rule[None]:
    """One runner runs; whoever touches the flag has won."""
    state = game.state
    runner = state.runners[state.seat]
    about: Run = {"model": runner.id, "distance": STRIDE}  # `model` lets players drag the piece
    place = yield Place("run", seat=state.seat, rule="RACE-RUN-01", region=Reach(runner), about=about)
    runner.x, runner.y = place
    game.tell("ran", "RACE-RUN-01", model=runner.id)
    if math.dist(FLAG, place) <= BASE:
        state.outcome = Outcome((state.seat,), "RACE-WIN-01")
        return
    state.seat = (state.seat + 1) % len(state.runners)
    if state.seat == 0:
        state.turn += 1
        if state.turn > TURNS:
            state.outcome = Outcome((), "RACE-WIN-02")


class RaceCases(Cases[Race]):
    true_if = {"why-too-far": "far > stride"}

    def position(self, setup: Setup, position: Mapping[str, Any]) -> RaceState:
        state = BOOK.open(setup)
        for number, (x, y) in position.get("at", {}).items():
            state.runners[number].x, state.runners[number].y = round(1000 * x), round(1000 * y)
        return state

    def expect(self, table: Race, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
        for number, (x, y) in wanted.get("at", {}).items():
            runner = table.state.runners[number]
            if (runner.x, runner.y) != (1000 * x, 1000 * y):
                yield Mismatch(f"at {number}", [x, y], [runner.x / 1000, runner.y / 1000])


class RaceBook(Book[Race]):
    name, version, prefix, ledger = "race", "1", "RACE", "race.md"
    folder = Path(__file__).parent  # beside it: text/en, text/fr, rules/race.md
    state_type, setup_type = RaceState, Setup
    questions = {"run": Run}
    concession = "RACE-WIN-03"
    cases = Lazy[Cases[Race]](RaceCases)

    def open(self, setup: Setup) -> RaceState:
        starts = [(1_000, 1_000), (11_000, 1_000)]
        return RaceState(runners=[Runner(f"runner-{seat + 1}", x, y) for seat, (x, y) in enumerate(starts)])

    def table(self, state: RaceState, setup: Setup) -> Race:
        return Table(state, setup)

    def step(self, table: Race) -> Step[None]:
        return run(table)

    def board(self, options: Mapping[str, Any]) -> Board:
        pond = Terrain("pond", "water", [Shape(circle=POND)], name={"en": "pond", "fr": "étang"})
        return Board(SIZE, SIZE, "inch", [pond])

    def scene(self, table: Race, seat: int | None) -> Scene:
        """Nothing is hidden here, so all seats see the same."""
        state = table.state
        return Scene(
            game="race",
            seat=seat,
            phase="run",
            board=self.board({}),
            active=state.runners[state.seat].id,
            pieces=[
                Piece(runner.id, seat=i, card="runner", at=(runner.x, runner.y, 0), radius=BASE)
                for i, runner in enumerate(state.runners)
            ],
            markers=[Marker("flag", kind="flag", at=(*FLAG, 0), radius=100)],
            tracks=[Track("turn", state.turn, of=TURNS)],
            names=dict(self.names(table)),
        )

    def names(self, table: Race) -> Mapping[str, dict[str, str]]:
        """What the ids of the scene are called, by language; English is enough."""
        return {
            "runner-1": {"en": "the red runner", "fr": "le coureur rouge"},
            "runner-2": {"en": "the blue runner", "fr": "le coureur bleu"},
            "flag": {"en": "the flag", "fr": "le drapeau"},
        }

    def nameable(self, table: Race, seat: int | None) -> Mapping[str, Sequence[str | int]]:
        return {"model": [runner.id for runner in table.state.runners]}

    def redeal(self, table: Race, seat: int | None, rng: Random) -> None:
        """Nothing is hidden, so nothing is dealt anew."""


BOOK = RaceBook()
