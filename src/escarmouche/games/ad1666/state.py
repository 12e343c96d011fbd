"""The state of a game of Anno Domini 1666: everything a player could point at on the table, as plain data.

Seats are players (0 is Red, 1 is Blue), sides are parties: two players may be on one side against an automated enemy. A side of
`NOBODY` belongs to a non-player Character.
"""

from __future__ import annotations

from typing import ClassVar, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from escarmouche.core.dealer.pile import Pile
from escarmouche.core.play.state import State

Suit: TypeAlias = Literal["skull", "heart", "cup", "iron"]
SUITS: tuple[Suit, ...] = get_args(Suit)
BLACK = ("skull", "cup")
VALUES = range(2, 9)
BLACK_JOKER, RED_JOKER = "black-joker", "red-joker"
JOKERS = (BLACK_JOKER, RED_JOKER)
NOBODY = -1  # the seat and the side of a Character that does not belong to a player
ROMAN = 24  # cards of the Magic and of the Event deck, "1" to "24"
PLAYING = dict.fromkeys([*(f"{suit}-{value}" for suit in SUITS for value in VALUES), *JOKERS], 1)
NUMBERED = {str(number): 1 for number in range(1, ROMAN + 1)}

Phase: TypeAlias = Literal[
    "bands", "draft", "captain", "gamble", "purchase", "before", "layout", "equip", "deploy",  # before the first turn
    "start", "arrivals", "refresh", "cards", "initiative", "npcs", "first", "action", "combat", "fights", "morale", "interaction", "end",
    "night", "spend",  # between two scenarios of a campaign
    "over",
]  # fmt: skip
# How a Character leaves play. Fled counts as killed; left: it withdrew; gone: it reached its goal.
Removal: TypeAlias = Literal["killed", "fled", "left", "gone"]
Status: TypeAlias = Literal["reserve", "", "killed", "fled", "left", "gone"]  # "": in play
Vocation: TypeAlias = Literal["", "attacker", "guard", "recruit"]  # of a non-player Character
Source: TypeAlias = Literal["", "hand", "deck"]  # where a card of a test comes from; "": not committed yet
TestStage: TypeAlias = Literal["", "committing", "revealed", "reinforcing", "done"]
CombatStage: TypeAlias = Literal["weapons", "exchange", "parry", "damage", "retreat", "sweep"]
# What gave the MP of a movement.
MoveKind: TypeAlias = Literal["full", "partial", "run", "reload", "divination", "pickpocket", "forced", "npc"]
ShotKind: TypeAlias = Literal["aimed", "quick", "defensive"]


def player_deck() -> Pile:
    """30 cards: 2 to 8 of four suits and two Jokers (AD66-DECK-01)."""
    return Pile(rest=dict(PLAYING))


def shared_deck() -> Pile:
    """24 cards, I to XXIV (AD66-DECK-14, -15): both decks hold the bare numbers."""
    return Pile(rest=dict(NUMBERED))


# Structs without cycles need no garbage collector (gc=False): a position is copied thousands of times a second.


class Thing(msgspec.Struct, array_like=True, gc=False):
    """An item in somebody's possession, or on the floor."""

    id: str
    card: str
    own: bool = True  # starting equipment: part of its Character, never left behind (AD66-ITEM-01)
    load: int = 0  # Load counter: how many reloads it still needs (AD66-WPN-05)
    ammunition: int = -1  # uses left; -1: without limit (AD66-WPN-08, -09)
    fenced: int = 0  # of its own Fencing tokens, how many are used (AD66-AMB-62)
    poisons: list[str] = []  # what it is coated with (AD66-POIS-01)
    cell: str = ""  # where it lies, if nobody has it


class Figure(msgspec.Struct, array_like=True, gc=False):
    """A Character in play: where it stands and everything that lies on its card."""

    id: str
    card: str
    seat: int  # who decides for it; NOBODY: a non-player Character
    side: int  # which side it is on; NOBODY: on none
    cell: str = ""  # where it stands; "" when it is not on the board
    status: Status = "reserve"
    wounds: int = 0
    prone: bool = False
    unconscious: bool = False
    activated: bool = False  # in this phase (AD66-TURN-06)
    attacked: bool = False  # used its own activation in this Combat Phase: it attacked or avoided (AD66-AMB-59)
    down: bool = False  # was Prone or Unconscious when this Combat Phase began (AD66-AMB-58, -59)
    marker: bool = False  # Inconspicuous (AD66-DISC-01)
    watch: bool = False  # Watch marker
    surprise: bool = False  # lost its marker in this activation in a way that surprises (AD66-DISC-10, AMB-87)
    fenced: int = 0  # used Fencing tokens
    diagonals: int = 0  # diagonal steps made in this phase (AD66-MOVE-02)
    arms: str = ""  # the variant of its equipment, where its card offers several
    things: list[Thing] = []
    hands: list[str] = []  # ids of the things equipped (AD66-ITEM-04)
    poisons: list[str] = []  # at work in it: an item card that says the effect (AD66-POIS-03)
    tokens: dict[str, int] = {}  # faith, bribe, uncle, fate, mind, captain, ...: counted generic tokens (AD66-GEN-08)
    uncles: list[str] = []  # Characters that are its friends by Call me "Uncle" (AD66-TAL-01)
    seduced: list[str] = []  # whom it has tried to seduce (AD66-TAL-35)
    foes: list[str] = []  # ids of enemies that engaged it when the turn began (AD66-FULL-03)
    vocation: Vocation = ""
    # whom a non-player Character treats as enemies: red, blue, npc, attackers, guards, or ids (AD66-AMB-73)
    hostile: list[str] = []

    @property
    def in_play(self) -> bool:
        """Is it on the board?"""
        return self.status == ""


class Deck(msgspec.Struct, array_like=True, gc=False):
    """A player's own cards. Cards in play for a test lie with the test."""

    pile: Pile = msgspec.field(default_factory=player_deck)
    hand: list[str] = []
    discard: list[str] = []
    emptied: bool = False  # the last card of the hand was played in this test: one is drawn after it (AD66-DECK-12)
    owed: int = 0  # cards to draw once the test is over (AD66-DSN-12)
    looked: list[str] = []  # the top cards of this pile that its owner knows, in order (AD66-DIV-01)
    seen: list[str] = []  # the top cards of this pile that the other seat knows, in order (AD66-DIV-05)
    shown: list[str] = []  # cards that the other seat has seen in this hand since the last shuffle (AD66-DIV-06, -09)


class Mod(msgspec.Struct, array_like=True, gc=False):
    """A modifier of a total: a word (`mod-<word>`) and what it adds."""

    word: str
    amount: int


class Stake(msgspec.Struct, array_like=True, gc=False):
    """One side of a test: who plays, for whom, what is tested, and the cards on the table."""

    seat: int  # who plays the cards
    figure: str
    of: str  # the Ability, Talent or weapon class that is tested; "" for none
    score: int = 0
    source: Source = ""  # public once committed (AD66-HID-04)
    card: str = ""  # the Initial Card; from the hand it lies face down until the reveal
    suit: Suit | Literal[""] = ""  # its suit; of a Joker once chosen
    extra: list[str] = []  # reinforcements (AD66-TEST-06)
    spent: list[str] = []  # cards in play that no longer count: replaced ones
    mods: list[Mod] = []
    nothing: bool = False  # plays no card: an Unconscious fighter (AD66-MELEE-10)
    reused: bool = False  # its card was played before: a Sweep (AD66-TAL-07)
    passed: bool = False  # in reinforcing


class Test(msgspec.Struct, array_like=True, gc=False):
    """Cards on the table for a test. The first side is whose action called it (it loses ties, AD66-OPP-06)."""

    __test__: ClassVar[bool] = False  # pytest does not collect it

    name: str  # a word: what it is for
    rule: str
    sides: list[Stake]
    nd: int = 0  # of an Unopposed Test
    opposed: bool = False
    revealed: bool = False
    stage: TestStage = ""
    others: list[Stake] = []  # a conversation's other participants (AD66-CONV-04)
    about: str = ""  # the item it is made with
    against: str = ""  # the figure it is aimed at
    turn: int = 0  # how many turns to reinforce there were
    passes: int = 0  # how many of the last ones were passes


class Fighter(msgspec.Struct, array_like=True, gc=False):
    """One side of a Close Combat."""

    figure: str
    weapon: str = ""  # id of the thing used; "" bare hands


class Combat(msgspec.Struct, array_like=True, gc=False):
    """A Close Combat while it lasts: one exchange after the other until nobody parries."""

    active: str  # who was activated
    attacker: Fighter  # in the Attacker's role (AD66-TAL-22 may swap it)
    defender: Fighter
    riposte: int = 0  # which Riposte is being fought; 0: none yet
    surprise: bool = False  # the activated Character attacks by surprise (AD66-DISC-10)
    stage: CombatStage = "weapons"
    winner: str = ""
    loser: str = ""
    margin: int = 0
    suit: Suit | Literal[""] = ""  # of the winner's Initial Card
    hurt: int = 0  # Wounds taken by the loser
    swept: list[str] = []  # enemies fought in this Sweep, the first one too
    kept: Stake | None = (
        None  # between two fights of a Sweep: the cards that are used again, in play all the time (AD66-AMB-08)
    )
    emptied: bool = False  # playing them emptied the hand: the draw waits until they are discarded (AD66-DECK-12)

    def fighter(self, figure: str) -> Fighter:
        return self.attacker if self.attacker.figure == figure else self.defender

    def opponent(self, figure: str) -> str:
        return self.defender.figure if self.attacker.figure == figure else self.attacker.figure


class Activation(msgspec.Struct, array_like=True, gc=False):
    """An activation in the Action Phase, while it lasts."""

    figure: str
    full: bool = False  # a Full Action was taken
    partials: int = 0  # Partial Actions taken
    fired: list[str] = []  # things fired in this activation (AD66-PART-03)
    swapped: bool = False  # its hands were chosen: not again before it has done something else


class Move(msgspec.Struct, array_like=True, gc=False):
    """A movement being made: one declared step or Manoeuvre after the other."""

    figure: str
    kind: MoveKind
    mp: int
    spent: int = 0
    origin: str = ""
    visited: list[str] = []  # squares entered in a Run (AD66-FULL-07)
    route: list[str] = []  # squares left on the way to where the player pointed
    tested: bool = False  # the Run's test was made
    pending: str = ""  # what the action still owes: reload:<thing>, divination
    stopped: bool = False  # entered a Zone of Control: no further step (AD66-ZOC-05)
    free: str = (
        ""  # a square that may be entered at no cost: beyond a forced door, or after a window (AD66-AMB-34, -107)
    )


class Ritual(msgspec.Struct, array_like=True, gc=False):
    """A spell being cast over several turns (AD66-DSN-21)."""

    figure: str
    red: int = 0
    black: int = 0
    casting: bool = False


class PlayedNight(msgspec.Struct, array_like=True, gc=False):
    """What a scenario of a campaign left behind (AD66-DSN-23)."""

    scenario: str
    winner: int
    points: list[int] = []


# What the state and the set-up hold as one word. The signs inside such a word are read and written here alone.


class Pick(NamedTuple):
    """A member of a Band: `card`, or `card/arms`."""

    card: str
    arms: str = ""  # the variant of its equipment, where its card offers several

    @classmethod
    def read(cls, word: str) -> Pick:
        card, _, arms = word.partition("/")
        return cls(card, arms)

    @property
    def word(self) -> str:
        return f"{self.card}/{self.arms}" if self.arms else self.card


class Purchase(NamedTuple):
    """Something bought for a member of a Band (AD66-DSN-11): `item>number`, of a poison `item>number>weapon`."""

    item: str
    number: int  # of the pick, from 0; NOBODY: none was named
    weapon: str = ""  # what a poison goes on

    @classmethod
    def read(cls, word: str) -> Purchase:
        item, number, weapon = (*word.split(">"), "", "")[:3]
        return cls(item, int(number) if number.isdecimal() else NOBODY, weapon)

    @property
    def word(self) -> str:
        return ">".join([self.item, str(self.number), *([self.weapon] if self.weapon else [])])


class PoisonTest(NamedTuple):
    """A test against a poison that is still to be made (AD66-MORPH-04): `victim/poison`."""

    victim: str
    poison: str

    @classmethod
    def read(cls, word: str) -> PoisonTest:
        victim, _, poison = word.partition("/")
        return cls(victim, poison)

    @property
    def word(self) -> str:
        return f"{self.victim}/{self.poison}"


class AnnoState(State, gc=False):
    """The whole table."""

    phase: Phase = "bands"
    turn: int = 0
    scenario: str = ""  # the one being played: a campaign goes from one to the next
    initiative: int = NOBODY  # who has it
    previous: int = 0  # who had it in the turn before; Red at the start (AD66-INIT-02)
    first: int = NOBODY  # who acted first in this turn's Action Phase
    seat: int = 0  # whose turn it is to activate
    passed: list[int] = []  # seats that passed in a row (Interaction Phase, delaying)
    figures: list[Figure] = []
    things: list[Thing] = []  # on the floor
    doors: dict[str, str] = {}  # by edge: how its door or fragile wall is now
    decks: list[Deck] = []
    magic: Pile = msgspec.field(default_factory=shared_deck)
    magic_discard: list[str] = []
    event: Pile = msgspec.field(default_factory=shared_deck)
    event_discard: list[str] = []
    alarm: int = 0
    points: list[int] = []  # Victory Points of each side
    activation: Activation | None = None
    move: Move | None = None
    combat: Combat | None = None
    tests: list[Test] = []  # the last one is being made; those before it wait for it
    queue: list[str] = []  # figures still to act or to test in this phase, in order: NPCs, morale; or `PoisonTest`
    used: list[str] = []  # once-per-turn things of this turn: "tactician:ID", "sly:ID"
    plus: list[int] = []  # what each seat has added to its Initiative this turn (AD66-TAL-34)
    felt: list[int] = []  # seats that felt the present: they name next turn's Initiative holder (AD66-DIV-02)
    named: list[str] = []  # Characters that their players have named as the next to be activated (AD66-DIV-11)
    # before the game
    picks: list[list[str]] = []  # each seat's Band, `Pick`
    goods: list[list[str]] = []  # each seat's purchases, `Purchase`
    purse: list[int] = []  # kreutzers
    ready: list[int] = []  # seats that have finished the present step of the set-up
    # scenario subsystems
    lull: bool = False
    ritual: Ritual | None = None
    flags: dict[str, int] = {}  # what a scenario keeps count of
    nights: list[PlayedNight] = []
    story: list[int] = []  # story points of a campaign
    carried: list[Figure] = []  # Heroes and Commoners between two scenarios of a campaign

    def purchases(self, seat: int) -> list[Purchase]:
        """What a seat has bought, in that order."""
        return [Purchase.read(word) for word in self.goods[seat]]
