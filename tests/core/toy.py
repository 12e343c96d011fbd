"""A toy game for the kernel's tests: a duel of two or three with secret cards, dice, a hidden hand and a place to stand.

Each turn everybody draws a card unseen, in turn each moves or waits (a menu with a place), then all lay a card together; the highest
hits the others, a die says how hard. Whoever is left alone wins; after six turns it is a draw. Whoever concedes lays no more cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict

import msgspec

from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu, Number, Order, Some, parts
from escarmouche.core.asks.region import Place, Ring
from escarmouche.core.book import Book, Cases, Lazy, Mismatch
from escarmouche.core.dealer.chance import Random
from escarmouche.core.dealer.draw import draw, roll
from escarmouche.core.dealer.pile import Pile
from escarmouche.core.files.case_reader import CaseReader
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, rule
from escarmouche.core.play.state import Ended, Outcome, Setup, State, Table
from escarmouche.core.views.scene import Hand, Piece, Scene, Track

CASE = CaseReader("toy")
SIZE, STRIDE, TURNS = 10_000, 2_000, 6
CARDS = ("1", "2", "3", "4", "5", "6")


class OfSeat(TypedDict):
    """What a question is about: whose turn it is to answer, or to be hurt."""

    seat: int


class Duellist(msgspec.Struct, array_like=True):
    """A player's figure and hand."""

    x: int
    y: int
    health: int = 6
    hand: list[str] = []


class ToyState(State):
    phase: str = "draw"
    turn: int = 1
    seat: int = 0
    duellists: list[Duellist] = msgspec.field(default_factory=list)
    deck: Pile = msgspec.field(default_factory=lambda: Pile(rest=dict.fromkeys(CARDS, 4)))
    laid: list[str] = msgspec.field(default_factory=list)


class ToySetup(Setup, frozen=True, kw_only=True):
    health: int = 6


Toy = Table[ToyState, ToySetup]


class Near:
    """Within a stride and on the board."""

    def __init__(self, duellist: Duellist) -> None:
        self.x, self.y = duellist.x, duellist.y

    def why_not(self, answer: Answer) -> Refusal | None:
        x, y = answer[:2]
        if not (0 <= x <= SIZE and 0 <= y <= SIZE):
            return refuse("why-toy-off", "TOY-MOVE-02", x=x, y=y)
        far = abs(x - self.x) + abs(y - self.y)
        return refuse("why-toy-far", "TOY-MOVE-01", far=far, stride=STRIDE) if far > STRIDE else None

    def sample(self, rng: Random) -> Answer:
        return (min(SIZE, self.x + int(rng.random() * STRIDE)), self.y)

    def propose(self) -> Iterator[Answer]:
        for dx, dy in ((0, 0), (STRIDE, 0), (-STRIDE, 0), (0, STRIDE), (0, -STRIDE)):
            if self.why_not((self.x + dx, self.y + dy)) is None:
                yield (self.x + dx, self.y + dy)

    def outline(self) -> Sequence[Ring]:
        x, y = self.x, self.y
        return [[(x + STRIDE, y), (x, y + STRIDE), (x - STRIDE, y), (x, y - STRIDE)]]


@rule("TOY-DRAW-01")
def draw_cards(game: Toy) -> Rule[None]:
    """Everybody draws up to three cards, unseen by the others."""
    for seat, duellist in enumerate(game.state.duellists):
        cards = yield from draw(
            "cards", "TOY-DRAW-01", game.state.deck, 3 - len(duellist.hand), seen=(seat,), about=OfSeat(seat=seat)
        )
        duellist.hand.extend(cards)
        game.tell("drawn", "TOY-DRAW-01", seat=seat + 1, count=len(cards))
        game.tell("hand", "TOY-DRAW-01", to=(seat,), cards=sorted(duellist.hand))
    game.state.phase, game.state.seat = "move", 0


@rule("TOY-MOVE-01", "TOY-MOVE-02")
def move(game: Toy) -> Rule[None]:
    """One after the other moves, waits or guards."""
    state = game.state
    me = state.duellists[state.seat]
    closed = refuse("why-toy-tired", "TOY-MOVE-03", health=me.health) if me.health < 3 else None
    answer = yield Menu(
        "move",
        seat=state.seat,
        rule="TOY-MOVE-01",
        branches={
            "wait": None,
            "walk": lambda: Place("walk", seat=state.seat, rule="TOY-MOVE-01", region=Near(me)),
            "rest": closed or Number("rest", seat=state.seat, rule="TOY-MOVE-03", low=1, high=2),
        },
    )
    name, value = parts(answer)
    if name == "walk":
        me.x, me.y = value
    elif name == "rest":
        me.health = min(game.setup.health, me.health + value)
    game.tell("moved", "TOY-MOVE-01", seat=state.seat + 1, how=name)
    state.seat += 1
    if state.seat == game.setup.seats:
        state.phase, state.seat = "clash", 0


def unhurt(hurt: Sequence[int], seat: Any) -> Refusal | None:
    return (
        None if seat in hurt or not isinstance(seat, int) else refuse("why-toy-unhurt", "TOY-CLASH-03", seat=seat + 1)
    )


def lay(game: Toy, seat: int) -> Choose:
    me = game.state.duellists[seat]
    return Choose(
        "lay",
        seat=seat,
        rule="TOY-CLASH-01",
        options=lambda: sorted(set(me.hand)),
        of="card",
        about=OfSeat(seat=seat + 1),
        why=lambda card: not_held(me, card),
    )


def not_held(me: Duellist, card: Any) -> Refusal | None:
    """A player without such a card cannot lay it."""
    return refuse("why-toy-not-held", "TOY-CLASH-04", card=card) if card in CARDS and card not in me.hand else None


@rule("TOY-CLASH-01", "TOY-CLASH-02")
def clash(game: Toy) -> Rule[None]:
    """All lay a card at once; those below the highest suffer a die, halved."""
    state = game.state
    seats = standing(game)
    cards = yield tuple(lay(game, seat) for seat in seats)
    for seat, card in zip(seats, cards, strict=True):
        state.duellists[seat].hand.remove(card)
    state.laid = list(cards)
    game.tell("laid", "TOY-CLASH-01", cards=list(cards))
    hurt = [seat for seat, card in zip(seats, cards, strict=True) if card < max(cards)]
    if len(hurt) > 1:
        winner = seats[cards.index(max(cards))]
        hurt = list(
            (
                yield Order(
                    "order",
                    seat=winner,
                    rule="TOY-CLASH-03",
                    options=hurt,
                    of="seat",
                    why=lambda seat: unhurt(hurt, seat),
                )
            )
        )
    for seat in hurt:
        score = yield from roll("wound", "TOY-CLASH-02", about=OfSeat(seat=seat + 1))
        state.duellists[seat].health -= (score + 1) // 2
        game.tell("hit", "TOY-CLASH-02", seat=seat + 1, score=score)
        alone(game)
    yield from swap(game)
    state.deck.shuffle_in(state.laid)
    state.laid = []
    state.phase, state.turn = "draw", state.turn + 1
    if state.turn > TURNS:
        state.outcome = Outcome((), "TOY-END-02")


@rule("TOY-SWAP-01")
def swap(game: Toy) -> Rule[None]:
    """Whoever begins may put cards back."""
    me = game.state.duellists[0]
    if me.health <= 0:
        return
    back = yield Some(
        "swap",
        seat=0,
        rule="TOY-SWAP-01",
        options=lambda: sorted(me.hand),
        least=0,
        most=1,
        of="card",
        why=lambda card: not_held(me, card),
    )
    for card in back:
        me.hand.remove(card)
    game.state.deck.shuffle_in(back)
    game.tell("swapped", "TOY-SWAP-01", count=len(back))


def standing(game: Toy) -> list[int]:
    """Who has health left and has not conceded."""
    duellists, gone = game.state.duellists, game.state.conceded
    return [seat for seat, duellist in enumerate(duellists) if duellist.health > 0 and seat not in gone]


def alone(game: Toy) -> None:
    """TOY-END-01: the last one standing wins at once."""
    left = standing(game)
    if len(left) == 1:
        game.state.outcome = Outcome((left[0],), "TOY-END-01")
        raise Ended


class ToyCases(Cases[Toy]):
    true_if = {
        "why-toy-far": "far > stride",
        "why-toy-tired": "health < 3",
        "why-toy-off": "not (0 <= x <= 10_000 and 0 <= y <= 10_000)",
    }

    def invariants(self, table: Toy) -> Iterator[str]:
        state = table.state
        cards = len(state.deck) + sum(len(d.hand) for d in state.duellists) + len(state.laid)
        if cards != 24:
            yield f"{cards} cards"

    def position(self, setup: ToySetup, position: Mapping[str, Any]) -> ToyState:
        state: ToyState = self.book.open(setup)
        state.phase = position.get("phase", "draw")
        for seat, health in position.get("health", {}).items():
            state.duellists[seat].health = health
        for seat, hand in position.get("hands", {}).items():
            state.duellists[seat].hand = [str(card) for card in hand]
            state.deck.take(state.duellists[seat].hand)
        return state

    def expect(self, table: Toy, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
        for word, value in wanted.items():
            CASE.one_of(word, Duellist.__struct_fields__, word)
            for seat, number in value.items():
                found = getattr(table.state.duellists[seat], word)
                if found != number:
                    yield Mismatch(f"{word} {seat}", number, found)


class ToyBook(Book[Toy]):
    name = "toy"
    version = "1"
    prefix = "TOY"
    state_type = ToyState
    setup_type = ToySetup
    folder = Path(__file__).parent
    hides = ("hand", "answer-lay")
    phases = ("draw", "move", "clash")
    concession = "TOY-CONC-01"
    clock = "TOY-CLOCK-01"
    cases = Lazy[Cases[Toy]](ToyCases)

    def default(self, table: Toy, ask: Ask) -> Answer | None:
        """No card goes back; the lowest is laid; whoever moves has all the time in the world."""
        if isinstance(ask, Choose) and ask.name == "lay":
            return ask.options[0]
        return () if ask.name == "swap" else None

    def open(self, setup: ToySetup) -> ToyState:
        return ToyState(duellists=[Duellist(5_000, 1_000 * (seat + 1), setup.health) for seat in range(setup.seats)])

    def table(self, state: ToyState, setup: ToySetup) -> Toy:
        return Table(state, setup)

    def step(self, table: Toy) -> Step[None]:
        return {"draw": draw_cards, "move": move, "clash": clash}[table.state.phase](table)

    def scene(self, table: Toy, seat: int | None) -> Scene:
        state = table.state
        return Scene(
            game="toy",
            seat=seat,
            phase=state.phase,
            pieces=[
                Piece(f"d{i}", i, "duellist", (d.x, d.y, 0), 500, badges={"health": d.health})
                for i, d in enumerate(state.duellists)
            ],
            hands=[
                Hand(i, "hand", len(d.hand), sorted(d.hand) if i == seat else None)
                for i, d in enumerate(state.duellists)
            ],
            tracks=[Track("turn", state.turn)],
            table={"laid": list(state.laid)},
        )

    def hidden(self, table: Toy, seat: int | None) -> Mapping[str, Any]:
        hands = [sorted(d.hand) for i, d in enumerate(table.state.duellists) if i != seat]
        return {"hand": hands} if any(hands) else {}

    def redeal(self, table: Toy, seat: int | None, rng: Random) -> None:
        """All hidden cards go back and are dealt again."""
        state = table.state
        hidden = [d for i, d in enumerate(state.duellists) if i != seat]
        for duellist in hidden:
            state.deck.shuffle_in(duellist.hand)
        for duellist in hidden:
            for i in range(len(duellist.hand)):
                left = [card for card, count in state.deck.rest.items() for _ in range(count)]
                card = left[int(rng.random() * len(left))]
                state.deck.take((card,))
                duellist.hand[i] = card

    def nameable(self, table: Toy, seat: int | None) -> Mapping[str, Sequence[str | int]]:
        return {"card": CARDS, "seat": range(table.setup.seats)}


BOOK = ToyBook()
