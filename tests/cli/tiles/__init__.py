"""A game on squares in a page: doors, items, a test with cards, somebody who is nobody's. Enough to try the command line on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path as File
from typing import Any

import msgspec

from escarmouche.core.asks.ask import Ask, Choose, Menu, Some, parts
from escarmouche.core.asks.cells import Cells, Way
from escarmouche.core.book import Book, Cards, Cases, Lazy, register
from escarmouche.core.dealer.draw import draw
from escarmouche.core.dealer.pile import Pile
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, rule
from escarmouche.core.play.state import Outcome, Setup, State, Table
from escarmouche.core.views.card_view import CardView, Part, Section, Stat
from escarmouche.core.views.scene import Board, Cell, Duel, Edge, Hand, Marker, Mod, Piece, Scene, Side, Thing, Track
from escarmouche.core.views.scene import Pile as ScenePile

PLAY = "play tiles --seed 1 --seats human,random"  # a command
WIDE, HIGH, DEAD = 5, 11, 3
KINDS = {"d1": "blocked", "e1": "high"}
DOOR, LOCKED = "b2|c2", "a2|a3"
NAMES = {
    "cora": {"en": "Cora", "fr": "Cora"},
    "dirk": {"en": "Dirk", "fr": "Dirk"},
    "watchman": {"en": "Watchman", "fr": "Veilleur"},
    "cora.sword": {"en": "sword", "fr": "épée"},
    "cora.pistol": {"en": "pistol", "fr": "pistolet"},
    "sword": {"en": "sword", "fr": "épée"},
    "pistol": {"en": "pistol", "fr": "pistolet"},
    "letter": {"en": "the letter", "fr": "la lettre"},
    LOCKED: {"en": "cellar door", "fr": "porte de la cave"},
}


class Options(Setup, frozen=True, kw_only=True):
    edition: str = "1666"
    scenario: str = "the-gate"
    crew: list[str] = []
    night: bool | None = None


class Man(msgspec.Struct, array_like=True):
    id: str
    seat: int
    cell: str
    wounds: int = 0


class TileState(State):
    turn: int = 1
    seat: int = 0
    men: list[Man] = []
    doors: dict[str, str] = {}
    posts: list[str] = []
    hands: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])
    used: list[str] = []
    target: str = ""
    cards: Pile = msgspec.field(default_factory=lambda: Pile(rest={"ace": 4, "king": 4}))


class Tiles(Table[TileState, Options]):
    __slots__ = ()

    def man(self, name: str) -> Man:
        return next(man for man in self.state.men if man.id == name)


def centre(name: str) -> tuple[int, int]:
    return (ord(name[0]) - 97) * 1000 + 500, (HIGH - int(name[1:])) * 1000 + 500


def ring(name: str, down: int = 1) -> list[tuple[int, int]]:
    x, y = centre(name)
    low, high = y - 500 - 1000 * (down - 1), y + 500
    return [(x - 500, low), (x + 500, low), (x + 500, high), (x - 500, high)]


def board() -> Board:
    """Five columns, eleven rows; e3 is two squares long."""
    names = [f"{'abcde'[x]}{y}" for y in range(1, HIGH + 1) for x in range(WIDE)]
    cells = [
        Cell(name, KINDS.get(name, "open"), centre(name), ring(name)) for name in names if name not in ("e3", "e4")
    ]
    cells.append(Cell("e3", "open", (4500, 8000), ring("e3", 2)))
    top = HIGH * 1000
    edges = [
        Edge(DOOR, "door", ((2000, top - 1000), (2000, top - 2000))),
        Edge("b1|c1", "wall", ((2000, top), (2000, top - 1000))),
        Edge(LOCKED, "door", ((0, top - 2000), (1000, top - 2000))),
        Edge("b2|b3", "window", ((1000, top - 2000), (2000, top - 2000))),
        Edge("c2|c3", "obstacle", ((2000, top - 2000), (3000, top - 2000))),
        Edge("c3|d3", "slope", ((3000, top - 2000), (3000, top - 3000)), upper=centre("d3")),
        Edge("d1|d2", "slope", ((3000, top - 1000), (4000, top - 1000)), upper=centre("d2")),
        Edge("d2|e2", "curtain", ((4000, top - 1000), (4000, top - 2000))),
        Edge("a1|north", "wall", ((0, top), (1000, top))),
    ]
    return Board(WIDE * 1000, top, "square", [], {"en": "The Gate", "fr": "Le Portail"}, cells, edges)


def near(name: str) -> list[str]:
    """The squares around one, four at most, in reading order."""
    x, y = ord(name[0]), int(name[1:])
    found = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
    return [f"{chr(x)}{y}" for x, y in found if "a" <= chr(x) <= "e" and 1 <= y <= HIGH and f"{chr(x)}{y}" != "e4"]


def ways(game: Tiles, man: Man) -> dict[str, Way]:
    """Two squares at most, not over others."""
    taken = [other.cell for other in game.state.men] + ["d1"]
    found: dict[str, Way] = {}
    for cell in near(man.cell):
        if cell not in taken:
            found[cell] = Way(1, (cell,))
    for cell, way in list(found.items()):
        for beyond in near(cell):
            if beyond not in taken and beyond not in found:
                found[beyond] = Way(2, (*way.path, beyond))
    return dict(reversed(found.items()))


@rule("TILE-01")
def turn(game: Tiles) -> Rule[None]:
    state = game.state
    man = state.men[state.seat]
    cards = yield from draw("tile-draw", "TILE-01", state.cards, 1, seen=(state.seat,))
    state.hands[state.seat] += cards
    if state.seat == 0 and state.turn == 1:
        posts = yield Some(
            "tile-posts", seat=0, rule="TILE-02", options=["a9", "b9", "a10"], least=0, most=2, of="cell"
        )
        state.posts = list(posts)
    name, said = parts((yield act(game, man)))
    game.tell("tile-acted", "TILE-03", model=man.id, action=name)
    if name == "walk":
        man.cell = said
    elif name == "door":
        state.doors[said] = "open" if state.doors[said] == "closed" else "closed"
        game.tell("tile-door", "TILE-04", door=said, state=state.doors[said])
    elif name == "shoot":
        yield from shot(game, man, *parts(said))
    state.seat = 1 - state.seat
    state.turn += state.seat == 0
    if state.turn > 3:
        state.outcome = Outcome((0,), "TILE-09", (1, 0))


def act(game: Tiles, man: Man) -> Ask:
    seat, about = man.seat, {"model": man.id}
    doors = Choose("tile-door", seat=seat, rule="TILE-04", options=[DOOR, LOCKED], of="edge", about=about)
    others = [other.id for other in game.state.men if other.id != man.id]
    aim = Choose("tile-target", seat=seat, rule="TILE-05", options=others, of="model", about=about)
    weapons = Menu(
        "tile-weapon",
        seat=seat,
        rule="TILE-05",
        branches={"cora.pistol": aim, "cora.sword": refuse("why-tile-sword", "TILE-05")},
        about=about,
    )

    def why(cell: Any) -> Refusal | None:
        return refuse("why-tile-far", "TILE-03", cell=cell) if isinstance(cell, str) else None

    walk = Cells("tile-walk", routes=lambda: ways(game, man), seat=seat, rule="TILE-03", about=about, why=why)
    return Menu(
        "tile-act",
        seat=seat,
        rule="TILE-03",
        about=about,
        branches={"walk": walk, "door": doors, "shoot": weapons, "end": None},
    )


@rule("TILE-06")
def shot(game: Tiles, man: Man, weapon: str, target: str) -> Rule[None]:
    """A card of the hand against a difficulty."""
    state = game.state
    state.target = target
    card = yield Choose(
        "tile-card", seat=man.seat, rule="TILE-06", options=lambda: sorted(set(state.hands[man.seat])), of="card"
    )
    state.hands[man.seat].remove(card)
    state.used.append(card)
    game.man(target).wounds += 1
    state.target = ""


class TileCards(Cards):
    def card_data(self, edition: str, own: Sequence[Any] = ()) -> dict[str, dict[str, Any]]:
        text = {"en": "Sees well.", "fr": "Y voit bien."}
        return {"cora": {"id": "cora", "name": NAMES["cora"], "agility": 2, "hero": True, "gone": False, "text": text}}

    def card_views(self, edition: str, own: Sequence[Any] = ()) -> dict[str, CardView]:
        bang = Part("bang", {"en": "Bang", "fr": "Pan"}, {"en": "Loud.", "fr": "Bruyant."}, [Stat("nd", 5)], ["tired"])
        stats = [
            Stat("grip", 2),
            Stat("damage", 1, signed=True),
            Stat("length", 2000, length=True),
            Stat("load", "3/1"),
        ]
        return {
            "pistol": CardView("pistol", NAMES["pistol"], ["tired"], stats, 3, [2], [Section("rules", [bang])]),
        }


class TileCases(Cases[Tiles]):
    def samples(self) -> list[dict[str, Any]]:
        return [{"scenario": name, "seats": 2} for name in ("the-gate", "the-letter")]


class TileBook(Book[Tiles]):
    name = "tiles"
    version = "1"
    prefix = "TILE"
    state_type = TileState
    setup_type = Options
    folder = File(__file__).parent
    editions = ("1666", "second")
    cards = Lazy[Cards](TileCards)
    cases = Lazy[Cases[Tiles]](TileCases)

    def open(self, setup: Options) -> TileState:
        men = [Man("cora", 0, "b2"), Man("dirk", 1, "c4", 1), Man("watchman", -1, "e1")]
        return TileState(men=men, doors={DOOR: "closed", LOCKED: "locked"})

    def table(self, state: TileState, setup: Options) -> Tiles:
        return Tiles(state, setup)

    def step(self, table: Tiles) -> Step[None]:
        return turn(table)

    def scene(self, table: Tiles, seat: int | None) -> Scene:
        state = table.state
        found = Scene(
            "tiles",
            seat,
            "play",
            board=board(),
            active=state.men[state.seat].id,
            pieces=[_piece(man) for man in state.men],
            markers=[Marker("letter", "letter", None, 0, cell="c2")],
            hands=[Hand(s, "hand", len(hand), list(hand) if s == seat else None) for s, hand in enumerate(state.hands)],
            piles=[ScenePile("deck", len(state.cards), 0), ScenePile("discard", len(state.used), 0, list(state.used))],
            tracks=[Track("turn", state.turn), Track("alarm", 0, of=6), Track("initiative", "yes", 1)],
            states=dict(state.doors),
            names=NAMES,
        )
        if state.target:
            found.duels.append(_duel(state, seat))
        return found

    def names(self, table: Tiles) -> Mapping[str, Mapping[str, str]]:
        return NAMES


def _piece(man: Man) -> Piece:
    things = []
    if man.id == "cora":
        things = [
            Thing("cora.sword", "sword", hand=True),
            Thing("cora.pistol", "pistol", badges={"load": 2}, states=["tired"]),
        ]
    badges = {"wounds": man.wounds, "crippled": 2, "killed": DEAD, "fencing": 2}
    return Piece(man.id, man.seat, man.id, (*centre(man.cell), 0), 380, badges, ["tired"], cell=man.cell, things=things)


def _duel(state: TileState, seat: int | None) -> Duel:
    side = Side(
        state.seat,
        "shooter",
        state.men[state.seat].id,
        "hand",
        hidden=1,
        own=["ace"] if seat == state.seat else [],
        source="hand",
        extra=["king"],
        mods=[Mod("mod-reach", 2), Mod("mod-dark", -1)],
        total=7,
        suit="hearts",
        weapon="pistol",
    )
    other = Side(-1, "helper", "watchman", shown=["king"], claim="ace")
    return Duel("shot", "TILE-06", [side, other], about="pistol", stage="choosing", target=8)


register(TileBook())
