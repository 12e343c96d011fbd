"""A game in a page, with every kind of question: enough to try the command line on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from pathlib import Path as File
from typing import Any

import msgspec

from escarmouche.core.asks.ask import Choose, Menu, Number, Order, Some, parts
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.book import Book, Cards, Lazy, register
from escarmouche.core.dealer.draw import draw, roll
from escarmouche.core.dealer.pile import Pile
from escarmouche.core.messages.refusal import BadFile, Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, rule
from escarmouche.core.play.state import Outcome, Setup, State, Table
from escarmouche.core.views.scene import Board, Hand, Marker, Piece, Scene, Shape, Terrain, Track
from escarmouche.core.views.scene import Pile as ScenePile

NAMES = {"ann": {"en": "Ann Archer", "fr": "Anne l’Archère"}, "bob": {"en": "Big Bob", "fr": "Gros Bob"}}


class Options(Setup, frozen=True, kw_only=True):
    rounds: int = 2
    drills: int = 0
    bets: bool = False  # one after each drill
    edition: str = "en"
    board: str = "green"
    teams: list[str] = []


class Man(msgspec.Struct, array_like=True):
    id: str
    seat: int
    x: int
    y: int


class ToyState(State):
    turn: int = 0
    seat: int = 0
    phase: str = "prepare"
    men: list[Man] = []
    points: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    hands: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])
    cards: Pile = msgspec.field(default_factory=lambda: Pile(rest={"sword": 3, "shield": 3}))


class Toy(Table[ToyState, Options]):
    __slots__ = ()


class Walk:
    """Up to 4 inches in all, nowhere near the other man."""

    def __init__(self, man: Man, others: list[Man]) -> None:
        self.man, self.others = man, others

    def why_not(self, answer: Any) -> Refusal | None:
        x, y, far = self.man.x, self.man.y, 0.0
        for leg in answer:
            to = leg["to"] if isinstance(leg, dict) else leg
            far += hypot(to[0] - x, to[1] - y)
            x, y = to[0], to[1]
        if far > 4005:
            return refuse("why-toy-far", "TOY-03", far=round(far), most=4000)
        for other in self.others:
            if hypot(other.x - x, other.y - y) < 995:
                return refuse("why-toy-overlap", "TOY-04", other=other.id)
        return None

    def sample(self, rng: Any) -> Any:
        return ((self.man.x + round(rng.random() * 1000), self.man.y),)

    def propose(self) -> Iterator[Any]:
        yield ()
        for dx, dy in ((0, 1000), (1000, 0), (2000, 0), (0, -1000), (3000, 0)):
            answer = ((self.man.x + dx, self.man.y + dy),)
            if self.why_not(answer) is None:
                yield answer

    def outline(self) -> Any:
        return []


class Spot(Walk):
    """Anywhere in the south."""

    def why_not(self, answer: Any) -> Refusal | None:
        return None if answer[1] <= 4000 else refuse("why-toy-north", "TOY-02", model=self.man.id)

    def sample(self, rng: Any) -> Any:
        return (round(rng.random() * 12000), 1000)

    def propose(self) -> Iterator[Any]:
        yield from ((1000 + 500 * n, 2000) for n in range(20))


@rule("TOY-01")
def prepare(game: Toy) -> Rule[None]:
    state = game.state
    for man in state.men:
        man.x, man.y = (
            yield Place("toy-place", seat=man.seat, rule="TOY-02", region=Spot(man, []), about={"model": man.id})
        )[:2]
    colours = yield Some("toy-colours", seat=0, rule="TOY-01", options=("red", "blue", "gold"), least=1, most=2)
    order = yield Order("toy-order", seat=0, rule="TOY-01", options=("first", "second"))
    bet = yield Number("toy-bet", seat=0, rule="TOY-01", low=0, high=5)
    game.tell("toy-begun", "TOY-01", colours=list(colours), order=list(order), bet=bet)
    for _ in range(game.setup.drills):
        yield Choose("toy-ready", seat=0, rule="TOY-01", options=("yes", "no"))
        if game.setup.bets:
            yield Number("toy-bet", seat=0, rule="TOY-01", low=0, high=5)
    state.turn, state.phase = 1, "play"


@rule("TOY-05")
def turn(game: Toy) -> Rule[None]:
    state = game.state
    for seat in (0, 1):
        state.seat = seat
        cards = yield from draw("toy-draw", "TOY-05", state.cards, 1, seen=(seat,))
        state.hands[seat] += cards
        game.tell("toy-drawn", "TOY-05", seat=seat + 1)
        game.tell("toy-card", "TOY-05", to=(seat,), card=cards[0])
        man, other = state.men[seat], state.men[1 - seat]
        near = hypot(man.x - other.x, man.y - other.y) <= 2000
        name, said = parts(
            (
                yield Menu(
                    "toy-act",
                    seat=seat,
                    rule="TOY-06",
                    about={"model": man.id},
                    branches={
                        "wait": None,
                        "walk": Path(
                            "toy-walk", seat=seat, rule="TOY-03", region=Walk(man, [other]), about={"model": man.id}
                        ),
                        "hit": Choose("toy-hit", seat=seat, rule="TOY-07", options=(other.id,), of="model")
                        if near
                        else refuse("why-toy-reach", "TOY-07", model=man.id, target=other.id, gap=3000),
                        "cheer": Choose("toy-cheer", seat=seat, rule="TOY-06", options=("softly", "loudly")),
                    },
                )
            )
        )
        if name == "walk" and said:
            last = said[-1]["to"] if isinstance(said[-1], dict) else said[-1]
            man.x, man.y = last[0], last[1]
        score = yield from roll("toy-roll", "TOY-08")
        state.points[seat] += score + 3 * (name == "hit")
        game.tell("toy-acted", "TOY-06", model=man.id, action=name, score=score)
    mine, theirs = yield tuple(
        Choose(
            "toy-secret", seat=seat, rule="TOY-09", options=lambda seat=seat: sorted(set(state.hands[seat])), of="card"
        )
        for seat in (0, 1)
    )
    game.tell("toy-shown", "TOY-09", mine=mine, theirs=theirs)
    state.turn += 1
    if state.turn > game.setup.rounds:
        high = max(state.points)
        winners = tuple(seat for seat in (0, 1) if state.points[seat] == high)
        state.outcome = Outcome(winners if len(winners) == 1 else (), "TOY-10", tuple(state.points))


class ToyCards(Cards):
    def card_data(self, edition: str, own: Sequence[Any] = ()) -> dict[str, dict[str, Any]]:
        text = {"en": "Hits twice.", "fr": "Frappe deux fois."}
        abilities = [{"id": "double", "name": {"en": "Double", "fr": "Double"}, "text": text}]
        return {
            name: {"id": name, "name": called, "melee": 2, "health": 5, "pips": [2, 4], "abilities": abilities}
            for name, called in NAMES.items()
        }

    def check_cards(self, folder: File, edition: str) -> list[BadFile]:
        return [
            BadFile("error-unknown-word", file=str(path), line=3, word="hitt", nearest="hit")
            for path in sorted(folder.glob("*.yaml"))
            if "hitt" in path.read_text(encoding="utf-8")
        ]


class ToyBook(Book[Toy]):
    name = "tin"
    version = "1"
    prefix = "TOY"
    state_type = ToyState
    setup_type = Options
    folder = File(__file__).parent
    ledger = "toy.md"
    concession = "TOY-10"
    cards = Lazy[Cards](ToyCards)

    def open(self, setup: Options) -> ToyState:
        return ToyState(men=[Man("ann", 0, 2000, 2000), Man("bob", 1, 9000, 2000)])

    def table(self, state: ToyState, setup: Options) -> Toy:
        return Toy(state, setup)

    def step(self, table: Toy) -> Step[None]:
        return prepare(table) if table.state.phase == "prepare" else turn(table)

    def scene(self, table: Toy, seat: int | None) -> Scene:
        state = table.state
        wood = Terrain(
            "oak", "wood", [Shape(circle=(6000, 8000, 1000))], 0, 3000, {"en": "Old Oak", "fr": "Vieux Chêne"}
        )
        badges = {"wounds": 1, "health": 5, "energy": 2, "stones": 1}
        return Scene(
            "tin",
            seat,
            state.phase,
            board=Board(12000, 12000, "inch", [wood]),
            active=state.men[state.seat].id if state.phase == "play" else "",
            pieces=[
                Piece(m.id, m.seat, m.id, (m.x, m.y, 0), 500, dict(badges), ["tired"], {"reach": 1000})
                for m in state.men
            ],
            markers=[Marker("gem", "stone", (6000, 2000, 0), 300, {"depth": 2})],
            hands=[
                Hand(s, "toy-cards", len(hand), list(hand) if s == seat else None) for s, hand in enumerate(state.hands)
            ],
            piles=[ScenePile("deck", len(state.cards))],
            tracks=[Track("turn", state.turn), *(Track("points", p, s) for s, p in enumerate(state.points))],
            sheets=self.cards.card_data("en"),
            names=NAMES,
        )

    def names(self, table: Toy) -> Mapping[str, Mapping[str, str]]:
        return NAMES


register(ToyBook())
