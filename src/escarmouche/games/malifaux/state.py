"""The state of a game of Malifaux: everything a player could point at on the table, as plain data.

Lengths are thousandths of an inch (MALI-AMB-50).
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from escarmouche.core.dealer.pile import Pile
from escarmouche.core.play.state import State

RED_JOKER, BLACK_JOKER = "red-joker", "black-joker"
JOKERS = (RED_JOKER, BLACK_JOKER)
RADII = {30: 591, 40: 787, 50: 984}  # base in mm -> radius
MARKER, BLAST = 591, 984  # radii (MALI-MARK-01, MALI-BLAST-01)
HAND = 6  # cards (MALI-HAND-02)
POOL = 10  # Soulstones kept at the end of hiring (MALI-HIRE-06)
TURNS = 5
NOBODY = -1
NO_FACTION = "case"  # of Crews and cards of a position that names none

Suit = Literal["ram", "mask", "crow", "tome"]
SUITS: tuple[Suit, ...] = get_args(Suit)
ConditionName = Literal[
    "fast",
    "slow",
    "staggered",
    "stunned",
    "adversary",
    "shielded",
    "injured",
    "burning",
    "distracted",
    "focused",
    "poison",
]
Status = Literal["hired", "", "buried", "killed", "replaced"]  # hired: not yet deployed; "": on the table
Until = Literal[
    "activation",  # the end of this model's
    "end",  # the End Phase
    "turn",  # the end of the Turn
    "leave",  # when the model whose effect it was leaves play
]
ResistStat = Literal["df", "wp", "mv"]
Stat = Literal["", "action"] | ResistStat  # action: the Action's own
SoulstoneUse = Literal["plus"] | Suit
Cheated = Literal["", "cheated", "declined", "barred"]
ShownStage = Literal["modify", "flip", "keep", "cheat", "triggers", "done"]
DuelStage = ShownStage | Literal["variable", "initiative"]
# the last two are not duels but a variable flip and the flips for Initiative
ActionStage = Literal["cost", "target", "choose", "effects", "after", "assist", "attack", "push"]
# assist, attack and push are steps of the General Actions
Origin = Literal["", "trigger", "charge", "disengage", "obey", "ability"]  # what generated an Action; "": it was chosen
ActionKind = Literal["", "attack", "melee", "missile", "bonus", "walk", "charge"]  # "": any
ActivationStage = Literal["actions", "end", "chain"]
Phase = Literal[
    "scenario",
    "pool",
    "faction",
    "leader",
    "hire",
    "schemes",
    "zone",
    "groups",
    "deploy",
    "explosives",
    "begin",
    "start",
    "activate",
    "end",
    "over",
]
SchemeStep = Literal["first", "second"]
StartStep = Literal["discard", "draw", "stones", "flip", "cheat", "initiative", "strategy", "effects"]
EndStep = Literal["effects", "score", "last"]
PhaseStep = Literal[""] | SchemeStep | StartStep | EndStep
StrategyName = Literal["turf", "explosives", "idols", "reckoning"]
DeploymentName = Literal["standard", "corner", "flank", "wedge"]

# Structs without cycles need no garbage collector (gc=False): a position is copied thousands of times a second.


class Condition(msgspec.Struct, array_like=True, gc=False):
    """A Condition on a model. A value of 0: it has none. `of` is the X of Adversary (X)."""

    name: ConditionName
    value: int = 0
    of: str = ""


class Lasting(msgspec.Struct, array_like=True, gc=False):
    """A passive word that an effect has laid on a model until a moment."""

    word: str
    until: Until
    amount: int = 0
    params: str = ""  # as JSON
    by: str = ""  # the model whose effect it was


class Model(msgspec.Struct, array_like=True, gc=False):
    """A model: where its base stands and all that is true of it. Conditions, Tokens and Health are public (MALI-HID-08)."""

    id: str
    card: str
    seat: int  # its Crew; another may decide for it for a while (MALI-CTRL-06)
    x: int = 0
    y: int = 0
    z: int = 0  # what it stands on, above the table
    floor: str = ""  # the surface it stands on: "" is the table
    status: Status = "hired"
    health: int = 0
    conditions: list[Condition] = []
    tokens: dict[str, int] = {}
    upgrades: list[str] = []
    lasting: list[Lasting] = []
    leader: bool = False
    activated: bool = False  # in this Turn
    summoned: int = 0  # in which Turn (MALI-SUMM-05)
    group: int = 0  # of the Attacker's split (MALI-SETUP-29)
    heir: str = ""  # if it was Replaced: the model that is meant in its place (MALI-REPL-04)
    used: list[str] = []  # once-per-Turn keys that it has used, with the qualifier behind a slash (MALI-GEN-11, -13)

    @property
    def on_table(self) -> bool:
        """Does its base stand on the table?"""
        return self.status == ""

    @property
    def in_play(self) -> bool:
        """On the table or Buried (MALI-BURY-01)."""
        return self.status == "" or self.status == "buried"


class Marker(msgspec.Struct, array_like=True, gc=False):
    """Something on the table that is not a model. What its kind means (Traits, Height) is in `markers.yaml`."""

    id: str
    kind: str  # of those that every game has (`ground/marker_kinds.py`), or a card brings
    x: int
    y: int
    z: int = 0
    floor: str = ""
    radius: int = MARKER
    seat: int = NOBODY  # whose it is (MALI-MARK-06); NOBODY: neutral


class Deck(msgspec.Struct, array_like=True, gc=False):
    """A player's Fate Deck, Control Hand, Discard Pile (the last is on top) and removed cards, Soulstones and Pass Tokens."""

    pile: Pile
    hand: list[str] = []
    discard: list[str] = []
    removed: list[str] = []
    top_shown: int = 0  # cards on top that both players know
    top_seen: list[int] = []  # for each seat: cards on top that it alone has looked at
    hand_shown: list[str] = []  # cards of the hand that the opponent has seen (MALI-REV-01)
    stones: int = 0
    passes: int = 0


class Mod(msgspec.Struct, array_like=True, gc=False):
    """What changes a flip or a total: a word (`mod-<word>`) and an amount."""

    word: str
    amount: int


class Side(msgspec.Struct, array_like=True, gc=False):
    """One side of a duel, or a variable flip: its number, its modifiers with their sources, its cards."""

    seat: int
    model: str
    stat: Stat = ""
    stat_value: int = 0  # as it counts now
    fates: list[Mod] = []  # + and - with their sources, before cancelling (MALI-FATE-01)
    mods: list[Mod] = []  # added to the total
    suits: list[str] = []  # added to the total: printed, by a Soulstone
    flipped: list[str] = []  # revealed
    card: str = ""  # in the Conflict
    suit: Suit | Literal[""] = ""  # named for the Red Joker (MALI-DP-33)
    cheated: Cheated = ""
    soulstone: SoulstoneUse | Literal[""] = ""  # what was bought with a Soulstone (MALI-DUEL-05)
    focused: bool = False  # lowered Focused for it (MALI-COND-15)
    relents: bool = False
    trigger: str = ""  # declared
    no_trigger: bool = False  # none was declared, and none will be
    total: int = 0  # once announced (MALI-DUEL-08, -11)
    used: list[str] = []  # Abilities used before the flip (MALI-DUEL-06)


class Duel(msgspec.Struct, array_like=True, gc=False):
    """A duel, from its first option until its cards are discarded. The Attacker is first; a simple duel has one side."""

    name: str  # a word: what it is for
    rule: str
    sides: list[Side]
    tn: int = 0
    tn_suits: list[str] = []
    stage: DuelStage = "modify"
    action: str = ""  # key of the Action it belongs to
    types: list[str] = []  # melee, missile (MALI-DUEL-03)
    spoken: int = 0  # how many have had their say in the present stage
    won: bool = False  # by the first side
    defender_won: bool = False  # MALI-DUEL-14
    profile: list[int] = []  # of a variable flip: weak, moderate, severe
    within: str = ""  # key of the Action in which it is performed
    against: str = ""  # the target of that Action, if it flips nothing itself


class Waded(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A model that acted or moved in Hazardous terrain, and in which."""

    model: str
    terrain: str  # a piece, or all Markers of a kind


class Resolving(msgspec.Struct, array_like=True, gc=False):
    """An Action being resolved; those under it on the stack wait. `seat` decides for the model (MALI-CTRL-03)."""

    key: str  # card:action, upgrade:action, or the name of a General Action
    model: str
    seat: int
    stage: ActionStage = "cost"
    target: str = ""  # a model or a Marker
    chosen: list[str] = []  # objects chosen and not targeted (MALI-RES-06)
    origin: Origin = ""
    trigger: str = ""  # the one its model declared
    resisted: str = ""  # the one its target declared
    success: bool = False
    accuracy: int = 0  # Fate Modifiers of the variable flips that follow (MALI-DMG-04)
    focus: int = 0  # + on damage flips bought with Focused
    extra_damage: int = 0  # added by Triggers When Resolving
    x: int = 0  # the value of X (MALI-GEN-04)
    harmed: dict[str, int] = {}  # model -> damage suffered in it
    killed: list[str] = []
    hazards: list[Waded] = []  # who acted or moved in Hazardous terrain (MALI-TERR-09)
    queued_before: int = 0  # Actions in the queue when it began: what it generates comes before them (MALI-TIME-04)
    instead: Literal["", "disengage"] = ""  # what replaces its effects: the attack on a Disengage (MALI-GACT-03)
    defender_won: bool = False  # its target has succeeded in the duel (MALI-DUEL-14)
    target_focused: bool = (
        False  # its target lowered Focused for the duel: + on the damage flips that the target makes (MALI-AMB-40)
    )
    damage_reduction: int = 0  # by the target's Trigger When Resolving (MALI-DMG-11)


class Generated(msgspec.Struct, array_like=True, gc=False):
    """An Action to be taken once the present one is over (MALI-TIME-03, -04)."""

    model: str
    seat: int
    origin: Origin
    keys: list[str] = []  # which Actions it may be; none: any of the kind
    kind: ActionKind = ""
    target: str = ""  # it must target this one
    optional: bool = True  # it may be declined


class After(msgspec.Struct, array_like=True, gc=False):
    """An effect that waits until the Action or Ability is over, or for a moment of the Turn; all of them are one batch (MALI-TIME-02)."""

    model: str  # whose effect it is
    seat: int  # decides for it
    source: (
        str  # card:ability, upgrade:ability, card:action:trigger, or a word of the rules: hazard, burning, poison ...
    )
    about: str = ""  # the model or piece of terrain it is about
    amount: int = 0


class Used(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """What a model has used up: an Action or Ability, perhaps only that against one target."""

    model: str
    key: str
    qualifier: str = ""


class Activation(msgspec.Struct, array_like=True, gc=False):
    """A model is activating."""

    model: str
    seat: int
    stage: ActivationStage = "actions"
    taken: int = 0  # Actions that count against the limit
    bonus_taken: int = 0  # (bonus) Actions declared
    used: list[Used] = []  # in it, by any model (MALI-GEN-10)
    harmed: list[str] = []  # models it damaged in it (MALI-SCHM-16)
    chained: int = 0  # Activations in a row before this one (MALI-ACT-08)
    may_follow: list[str] = []  # models of which one may be activated right after it,
    all_follow: bool = False  # or all of them in turn, if a single effect names them all (MALI-ACT-08)


class Kill(msgspec.Struct, array_like=True, gc=False):
    """A model that was killed, in which Turn and by whom: Schemes and Strategies ask (MALI-KILL-05, MALI-AMB-95)."""

    model: str
    turn: int
    by: str = ""  # the model, "": nobody
    crew: int = NOBODY  # the Crew of the killer
    worth_points: bool = True  # False: Replaced by the enemy (MALI-AMB-79)


class Scheme(msgspec.Struct, array_like=True, gc=False):
    """A Scheme that a player has chosen; secret until it is revealed or scored (MALI-HID-06)."""

    number: int
    friend: str = ""  # the friendly model chosen for it
    enemy: str = ""
    revealed: int = 0  # in which Turn
    ended: bool = False  # the End VP is scored

    @property
    def shown(self) -> bool:
        """Has it been revealed, or scored at the end?"""
        return bool(self.revealed) or self.ended


class Crew(msgspec.Struct, array_like=True, gc=False):
    """What a player has chosen in the set-up; hidden from the opponent until it is revealed (MALI-HID-05)."""

    faction: str = ""
    leader: str = ""  # card id, with its Title
    hires: list[str] = []  # card, or card+upgrade, once for each model; the Leader first
    done: bool = False


class MalifauxState(State, gc=False):
    """The whole table."""

    phase: Phase = "scenario"
    step: PhaseStep = ""  # of the phase
    turn: int = 0
    attacker: int = NOBODY  # of the scenario (MALI-SETUP-07)
    initiative: int = NOBODY
    seat: int = 0  # the Active player
    strategy: StrategyName | Literal[""] = ""
    deployment: DeploymentName | Literal[""] = ""
    zone: int = 0  # quarter turns: where the Attacker's zone lies (MALI-DP-09)
    pool: list[int] = []  # the five Schemes
    crews: list[Crew] = []
    schemes: list[list[Scheme]] = []
    scored: list[int] = []  # Strategy VP of each seat
    points: list[int] = []  # all VP of each seat
    models: list[Model] = []
    markers: list[Marker] = []
    decks: list[Deck] = []
    activation: Activation | None = None
    resolving: list[Resolving] = []  # Actions, the current one last
    duels: list[Duel] = []
    queue: list[Generated] = []
    afters: list[After] = []
    kills: list[Kill] = []
    gone: list[str] = []  # pieces of terrain destroyed (MALI-TERR-08)
    ready: list[int] = []  # seats that have finished the present step
    flips: list[str] = []  # cards set aside in the set-up; the cards of the Initiative, one for each seat
    made: int = 0  # how many models and Markers came in during play: for their names
    past_duels: list[Duel] = []  # duels and flips that are over: on view until the next Action
    dying: list[str] = []  # models that are being killed and can no longer be saved (MALI-DMG-11 6b)


def fate_deck() -> Deck:
    """A full Fate Deck: 1 to 13 in four suits and two Jokers (MALI-DECK-01)."""
    cards = {f"{suit}-{value}": 1 for suit in SUITS for value in range(1, 14)}
    return Deck(Pile(rest={**cards, RED_JOKER: 1, BLACK_JOKER: 1}), top_seen=[0, 0])
