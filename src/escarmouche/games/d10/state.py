"""The state of a game of D10 skirmish: everything a player could point at on the table, as plain data.

Lengths are thousandths of a centimetre. A facing is whole degrees, counter-clockwise from east, 0 to 359 (D10-GEO-05).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from escarmouche.core.play.state import State

PA = 2  # action points of a figure in a turn (D10-ACT-02)
FOOT, MOUNTED = 1_250, 2_000  # radii of bases (D10-SET-03)
MARKER = 1_000  # radius of an object or a dropped weapon (D10-OBJ-01)
HEIGHTS = {"up": 3_000, "crouched": 2_000, "prone": 1_000, "stunned": 1_000, "climbing": 3_000}
RIDER = 5_000  # the height of a mounted figure
DOWN = ("prone", "stunned")  # on the ground (D10-STA-03)
NOBODY = -1

Phase: TypeAlias = Literal[
    "bands", "edges", "deploy", "bearers",  # before the first turn
    "turn", "initiative", "activation", "morale", "end", "over",
]  # fmt: skip
Status: TypeAlias = Literal[
    "reserve", "", "out", "dead", "left",  # "": in play; left: over a table edge, alive
    "veiled",  # never stored: how a player's own table shows an enemy lost in the fog (D10-HID-04)
]  # fmt: skip
Posture: TypeAlias = Literal[
    "up", "crouched", "prone", "stunned", "climbing"
]  # prone: on its back; stunned: on its belly
Stage: TypeAlias = Literal[
    "", "fight", "face"
]  # fight: the attack is fought now; face: all is done but how the fighters turn
RollStage: TypeAlias = Literal["rolling", "done"]
AttackName: TypeAlias = Literal["charge", "strike", "hithard"]
MarkerKind: TypeAlias = Literal["weapon", "missile", "object", "mount"]
DoorState: TypeAlias = Literal["open", "closed", "barred"]
RollKind: TypeAlias = Literal["ja", "jt", "jc", "jd", "jdeg", "jm", "initiative", "climb", "off"]  # off: a roll-off
UnderResult: TypeAlias = Literal["success", "failure", "critical"]  # of a JA, a JT or a JM
HarmResult: TypeAlias = Literal["under", "equal", "over", "critical"]  # of a JD or a JDeg
ContestResult: TypeAlias = Literal["won", "lost", "tied", "critical"]  # of a JC, an initiative or a roll-off

# Structs without cycles need no garbage collector (gc=False): a position is copied thousands of times a second.


class Thing(msgspec.Struct, array_like=True, gc=False):
    """A weapon or a shield: on somebody's person, or on the floor."""

    id: str
    card: str
    held: bool = True  # in hand; not tracked where hands are not (D10-WPN-13, -14)
    loaded: bool = True  # of a missile weapon (D10-WPN-01)
    missiles: int = -1  # left, the loaded one included; -1: not counted (D10-WPN-06)
    damaged: bool = False  # must be repaired (D10-WPN-10)
    broken: bool = False  # for good (D10-WPN-11)


class Figure(msgspec.Struct, array_like=True, gc=False):
    """A figure: where its base stands, and its state."""

    id: str
    card: str
    seat: int
    x: int = 0
    y: int = 0
    z: int = 0  # its footing
    floor: str = ""  # the surface it stands on: "" is the ground
    facing: int = 0
    status: Status = "reserve"
    posture: Posture = "up"
    mounted: bool = False
    hidden: bool = False
    wounded: bool = False  # its card lies on the blood side
    climb: str = ""  # the piece it hangs on, partway up
    pa: int = PA
    activated: bool = False  # in this turn; also if it has spent all PA in reactions (D10-TURN-09)
    reacted: bool = False  # it counts as activated because it has reacted
    things: list[Thing] = []
    load: str = ""  # the object it carries
    # in this activation
    moved: bool = False  # it made any move of more than 0 cm (D10-SHO-10)
    attacked: bool = False  # it shot, charged or struck (D10-POS-03)
    stumbled: bool = False  # a Quick advance failed (D10-MOV-25)
    fired: list[
        str
    ] = []  # weapons shot; both pistols declared together stand here before the second is shot (D10-SHO-21)
    # in this turn
    barred: list[str] = []  # riders it may not attack (D10-CC-38)

    @property
    def in_play(self) -> bool:
        """Is it on the table?"""
        return self.status == ""


class Marker(msgspec.Struct, array_like=True, gc=False):
    """Something on the table that is not a figure."""

    id: str
    kind: MarkerKind
    x: int
    y: int
    z: int = 0
    floor: str = ""
    radius: int = MARKER
    thing: Thing | None = None  # a dropped weapon
    of: str = ""  # a planted missile: the card of the weapon; an object: its name; a mount: its rider's id


class Mod(msgspec.Struct, array_like=True, gc=False):
    """What changes a stat: a word (`mod-<word>`) and what it adds."""

    word: str
    amount: int


class Roll(msgspec.Struct, array_like=True, gc=False):
    """A roll on the table, with everything that went into it. It lies there until the next action begins."""

    kind: RollKind
    seat: int
    figure: str = ""  # "" for a band's roll
    stat: int = 0  # before modifiers
    mods: list[Mod] = []
    die: int = -1  # -1: not rolled yet
    first: int = -1  # the die before a reroll
    second: int = -1  # of the zero check
    row: int = -1  # of a critical table, once it is known
    result: Literal[""] | UnderResult | HarmResult | ContestResult = ""  # "": not decided yet
    total: int = 0  # of an additive roll
    advantages: list[str] = []  # words, in a JC (D10-CC-10)
    against: str = ""  # the figure that a shot is aimed at


class Action(msgspec.Struct, array_like=True, gc=False):
    """A declared action that goes on over several rules: a charge waits for its fight."""

    name: AttackName
    figure: str
    target: str = ""
    surprise: bool = False  # the attacker was hidden when it declared (D10-STA-09)
    behind: bool = False  # it stood behind its target when it declared (D10-CC-15)
    charged: int = 0  # how far a charge went
    stage: Stage = ""


class D10State(State, gc=False):
    """The whole table."""

    phase: Phase = "bands"
    turn: int = 0
    initiative: int = NOBODY  # who has it this turn (D10-TURN-03)
    first: int = 0  # who activated the first figure this turn
    seat: int = 0  # whose turn it is to activate, deploy or test
    active: str = ""  # the figure activated now
    figures: list[Figure] = []
    markers: list[Marker] = []
    doors: dict[str, DoorState] = {}  # by the id of the piece
    bands: list[list[str]] = []  # each seat's cards, before the game
    edges: list[int] = []  # which side of the scenario (0, 1) each seat plays from (D10-SET-06)
    ready: list[int] = []  # seats that have finished the present step of the set-up
    blown: list[int] = []  # seats whose last JM was a critical failure (D10-TURN-05)
    tested: list[int] = []  # seats that have tested morale this turn
    action: Action | None = None
    rolls: list[Roll] = []  # of the action being made, or the last one
    flags: dict[str, int] = {}  # what a scenario keeps count of
