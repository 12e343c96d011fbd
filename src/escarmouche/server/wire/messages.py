"""Everything that is said over the wire. The client's types and the OpenAPI page are generated from this module.

Two numbers order a room. `serial` counts the entries of its log: each answer, undo, agreement or change of a seat is one. `moment`
counts the questions: it grows when the open questions change, and stays while seats that were asked together answer one by one.
An answer names the moment it answers.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from escarmouche.core.asks.roster import LineProblem
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.state import Outcome
from escarmouche.core.views.aims import Aims
from escarmouche.core.views.card_view import CardView, Section
from escarmouche.core.views.glossary import Term
from escarmouche.core.views.scene import Beat, Board, Face, Name, Piece, Role, Scene, Story, Waiting
from escarmouche.lessons.guidance import CueSaid, Guide

SeatKind = Literal["person", "bot", "open"]
Status = Literal["playing", "over", "ended"]  # over: by its rules; ended: by its players
StepKind = Literal["answer", "concede", "undo", "ask-undo", "deny-undo", "bot", "person", "end", "start", "said"]
FaultCode = Literal[
    "refused",
    "malformed",
    "stale",
    "answered",
    "out-of-turn",
    "unknown",
    "unauthorized",
    "forbidden",
    "no-method",
    "too-large",
    "too-fast",
    "over",
    "internal",
]


# -- rooms


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """Who will sit there: a person at this screen, a bot, or whoever has the invitation."""

    kind: SeatKind
    bot: str = ""
    name: str = ""


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """A new room. A lesson brings its own seats and options."""

    game: str
    seats: list[SeatPlan] = []
    options: dict[str, Any] = {}  # as `Book.read_setup` takes them, without `seats`
    spectators: bool = True
    practice: bool = False  # bots agree to every undo; otherwise only if no chance was met and nothing hidden was shown
    lesson: str = ""  # the id of a lesson to begin with


class Created(msgspec.Struct):
    """What the maker of a room gets, and nobody else: the tokens of its seats and the invitations to the open ones."""

    room: str
    tokens: dict[int, str]
    invitations: dict[int, str]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Take the seat of an invitation. An invitation works once."""

    invitation: str
    name: str = ""


class Invitation(msgspec.Struct, forbid_unknown_fields=True):
    """Look at an invitation without using it."""

    invitation: str


class Joined(msgspec.Struct):
    room: str
    seat: int
    token: str


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """What everybody may know of a seat."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    here: bool = False  # somebody is connected to this seat
    gone: int = 0  # seconds since the connection was lost
    replaced: bool = False  # a bot plays for a person who went away
    conceded: bool = False  # has given up and is asked nothing more


class UndoAsked(msgspec.Struct):
    """Somebody wants to take a decision back and needs the others' consent."""

    seat: int
    serial: int  # of the request: a consent names it, so that it cannot count for another one
    agreed: list[int]
    needed: list[int]
    why: Refusal


class Origin(msgspec.Struct):
    """The moment of another room from which a room goes on: after that entry."""

    room: str
    serial: int


class RoomInfo(msgspec.Struct, omit_defaults=True):
    """What everybody may know of a room."""

    room: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    commitment: str
    spectators: int = 0
    seed: str = ""  # published when the game is over
    patience: int = 300  # seconds after which an absent player's seat may be decided about
    practice: bool = False  # bots agree to every undo
    undo: UndoAsked | None = None
    concession: str = ""  # the rule by which a player may concede
    lesson: str = ""  # the lesson that it began from: its chance is arranged, and there is no commitment
    watchable: bool = False  # others may watch
    origin: Origin | None = None  # if it goes on from a moment of another room


class Invited(msgspec.Struct):
    """What an invitation is to: a seat of a room."""

    seat: int
    info: RoomInfo


class UndoOffer(msgspec.Struct, omit_defaults=True):
    """What the undo button of a seat would do: undo at once, ask the others, or nothing, and why."""

    possible: bool
    free: bool = False  # at once: nobody has to agree, or only bots, who do
    why: Refusal | None = None
    bots: bool = False  # bots have to agree, and they do
    anew: bool = False  # chance would be drawn again


class Step(msgspec.Struct, omit_defaults=True):
    """One entry of the log as a viewer may know it: who did what, and the events it led to."""

    serial: int
    kind: StepKind
    seat: int | None = None
    events: list[Event] = []
    text: str = ""
    to: int | None = None  # of an undo: what came after this serial has not happened
    forced: bool = False  # a bot failed and a legal answer was given for it
    auto: bool = False  # the table answered for the player, who let it; in a lesson, for the learner
    cue: CueSaid | None = None  # in a lesson: what the guide says of it, for the learner


# -- the course of a finished game


class Noted(msgspec.Struct, omit_defaults=True):
    """Something that everybody could see happen, and when. What happened belongs to the turn in which it began."""

    serial: int
    turn: int  # 0: before the first
    piece: str = ""  # about whom: the scorer, who was hurt, who left; empty if nobody can be told
    at: tuple[int, int] | None = None  # where that one stood
    event: Event | None = None  # what the log says of it


class Counted(Noted, tag_field="kind", tag="counted", kw_only=True):
    """A number of a seat has changed."""

    track: str
    seat: int
    before: int
    after: int


class Hurt(Noted, tag_field="kind", tag="hurt", kw_only=True):
    """A piece has lost boxes."""

    amount: int
    by: str = ""  # empty if nobody can be told


class Left(Noted, tag_field="kind", tag="left", kw_only=True):
    """A piece has left the board for good."""

    seat: int
    leader: bool = False
    by: str = ""  # empty if nobody can be told


Note = Counted | Hurt | Left


class Turn(msgspec.Struct):
    """A turn, and the entry with which it began: notes up to that serial belong to the turn before. Where a game has several parts, turns
    begin again from one."""

    number: int
    serial: int


class Course(msgspec.Struct, omit_defaults=True):
    """How a finished game went, as far as everybody could see it. What was taken back has not happened."""

    start: dict[str, dict[int, int]]  # track -> seat -> its number when it was first seen
    turns: list[Turn]
    notes: list[Note]
    stood: list[Piece] = []  # if nobody stands on the board any more: the pieces when somebody did
    names: dict[str, Name] = {}  # of those in it whom the last scene no longer names
    emblems: dict[str, str] = {}  # what is on their counters: the card -> an emblem


# -- what the server says


class Scenery(msgspec.Struct, tag_field="t", tag="scenery", omit_defaults=True):
    """What rarely changes, sent before the first update and whenever it has changed."""

    room: str
    board: Board | None
    names: dict[str, Name]
    sheets: dict[str, CardView]
    faces: dict[str, Face]
    stories: list[Story] = []
    reference: list[Section] = []
    layers: list[str] = []  # what can be drawn over the board: ask for it with `layer`
    signs: dict[str, str] = {}  # how states, counts and markers are drawn: the word -> an emblem
    roles: dict[
        str, Role
    ] = {}  # `state-<word>`, `badge-<word>`, `stat-<word>` -> the field of a piece that says it, too
    beats: dict[str, Beat] = {}  # an event -> what it means to the eye and the ear; others are in the log alone
    moves: list[str] = []  # branches by which the model in question is moved; a hand that drags it means the first
    minor: list[str] = []  # branches that are listed last: they are not worth a question of their own
    glossary: list[Term] = []  # the words of the game
    printed: list[str] = []  # every card of the edition; those that are not among the sheets can be fetched


class Welcome(msgspec.Struct, tag_field="t", tag="welcome", omit_defaults=True):
    """The first message after `enter`. `cut`: too much was missed, and older steps are left out (fetch them if you want them)."""

    info: RoomInfo
    seats: list[int]  # the seats this connection may act for; none: a spectator
    cut: bool = False


class Update(msgspec.Struct, tag_field="t", tag="update", omit_defaults=True):
    """Everything that one viewer may see now, and what has happened since that viewer's last update.

    `scene` comes without board, names, sheets and faces: they are in the scenery. `asks` are brief: ask `detail` for the rest.
    """

    seat: int | None
    serial: int
    moment: int
    scene: Scene
    asks: list[dict[str, Any]]
    waiting: list[Waiting]
    steps: list[Step]
    undo: UndoOffer | None = None
    outcome: Outcome | None = None
    guide: Guide | None = None  # of a lesson, for the learner
    aims: Aims = msgspec.field(default_factory=Aims)
    idle: Any = None  # the answer to a question that leaves nothing worth choosing; null: there is something


class About(msgspec.Struct, tag_field="t", tag="room", omit_defaults=True):
    """Something about the room or its seats has changed."""

    info: RoomInfo


class Fault(msgspec.Struct, omit_defaults=True):
    """Why something was not done: a text from the client's language files, or a rule's refusal."""

    code: str  # a FaultCode
    why: Refusal


class Reply(msgspec.Struct, tag_field="t", tag="reply", omit_defaults=True):
    """The answer to a message that carried a `ref`."""

    ref: int
    ok: bool
    fault: Fault | None = None
    data: Any = None


class Pointed(msgspec.Struct, tag_field="t", tag="pointed"):
    """Somebody points at a place on the board."""

    seat: int | None
    at: tuple[int, int]


class Pong(msgspec.Struct, tag_field="t", tag="pong"):
    """The connection is alive."""


# -- what a client says


class Enter(msgspec.Struct, tag_field="t", tag="enter", forbid_unknown_fields=True):
    """The first message: which room, which seats (by token), and the last serial already known."""

    room: str
    tokens: list[str] = []
    since: int | None = None


class Answer(msgspec.Struct, tag_field="t", tag="answer", forbid_unknown_fields=True):
    seat: int
    moment: int
    answer: Any
    auto: bool = False  # the table answers for the player, who let it: an undo goes back past it
    ref: int = 0


class WhyNot(msgspec.Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why may this answer not be given? The reply's data is a Refusal or null."""

    seat: int
    moment: int
    answer: Any
    ref: int = 0


class Detail(msgspec.Struct, tag_field="t", tag="detail", forbid_unknown_fields=True):
    """The whole of an ask, or of what is behind a branch: outlines, proposals, the reason why it is shut."""

    seat: int
    moment: int
    path: list[str] = []
    ref: int = 0


class Preview(msgspec.Struct, tag_field="t", tag="preview", forbid_unknown_fields=True):
    """What would this answer lead to, as far as neither chance nor another player has a say? Data: Foretold."""

    seat: int
    moment: int
    answer: Any
    ref: int = 0


class ProspectsAsked(msgspec.Struct, tag_field="t", tag="prospects", forbid_unknown_fields=True):
    """What does each option of the question behind these branches do and bring, as far as the seat knows? Data: Prospect by option."""

    seat: int
    moment: int
    path: list[str] = []
    ref: int = 0


class Nearest(msgspec.Struct, tag_field="t", tag="nearest", forbid_unknown_fields=True):
    """Which place or path nearest to the one drawn may be taken? Data: an answer, or null. `back`: where a path of one leg begins."""

    seat: int
    moment: int
    answer: Any
    back: tuple[int, int] | None = None
    ref: int = 0


class Write(msgspec.Struct, tag_field="t", tag="write", forbid_unknown_fields=True):
    """An answer as text, if the question is a roster. Data: a text."""

    seat: int
    moment: int
    answer: Any
    lang: str = "en"
    ref: int = 0


class ReadText(msgspec.Struct, tag_field="t", tag="read", forbid_unknown_fields=True):
    """A text as an answer, if the question is a roster or comes before one. Data: ReadIn."""

    seat: int
    moment: int
    text: str
    ref: int = 0


class ReadIn(msgspec.Struct):
    """What can be chosen from a text, and what is wrong with its lines."""

    answer: list[str]
    slips: list[LineProblem]


class SightAsked(msgspec.Struct, tag_field="t", tag="sight", forbid_unknown_fields=True):
    """Does one piece see another, perhaps from another place? Data: Sightline."""

    one: str
    other: str
    at: tuple[int, int, int] | None = None
    ref: int = 0


class ThreatAsked(msgspec.Struct, tag_field="t", tag="threat", forbid_unknown_fields=True):
    """Where could a piece get to, and whom could it reach? Data: Threat."""

    piece: str
    ref: int = 0


class LayerAsked(msgspec.Struct, tag_field="t", tag="layer", forbid_unknown_fields=True):
    """Something drawn over the board: every engagement range, every aura. Data: Layer."""

    name: str
    ref: int = 0


class Concede(msgspec.Struct, tag_field="t", tag="concede", forbid_unknown_fields=True):
    """The seat gives up."""

    seat: int
    ref: int = 0


class Undo(msgspec.Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take the seat's last decision back: at once if that is free or only bots have to agree; otherwise the others are asked."""

    seat: int
    ref: int = 0


class TakeBackTo(msgspec.Struct, tag_field="t", tag="back-to", forbid_unknown_fields=True):
    """In a lesson: go back to an earlier cue, by the serial that the guide gives for it."""

    seat: int
    serial: int
    ref: int = 0


class SkipGuide(msgspec.Struct, tag_field="t", tag="skip-guide", forbid_unknown_fields=True):
    """In a lesson: let the table play the guided part, up to where the learner is free."""

    seat: int
    ref: int = 0


class AdviceAsked(msgspec.Struct, tag_field="t", tag="advice", forbid_unknown_fields=True):
    """What would a bot answer at this moment, and why? It knows what the seat knows. Data: Advice."""

    seat: int
    moment: int
    ref: int = 0


class HintAsked(msgspec.Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """In a lesson: a hint for the question of this moment. Data: Hint."""

    seat: int
    moment: int
    strength: int = 1  # 1: where to look; 2: what to do; 3: the answer
    ref: int = 0


class ChooseInQuiz(msgspec.Struct, tag_field="t", tag="choose", forbid_unknown_fields=True):
    """In a quiz: what the learner chooses (counted from 0), or, once told whether it was right, the next question (null)."""

    seat: int
    moment: int
    choice: int | None
    ref: int = 0


class Consent(msgspec.Struct, tag_field="t", tag="consent", forbid_unknown_fields=True):
    seat: int
    serial: int  # of the request, as UndoAsked has it
    yes: bool
    ref: int = 0


class Absence(msgspec.Struct, tag_field="t", tag="absence", forbid_unknown_fields=True):
    """A player has been away for five minutes: let a bot play the seat, or end the game. (Waiting needs no message.)"""

    seat: int
    about: int
    choice: Literal["bot", "end"]
    ref: int = 0


class Return(msgspec.Struct, tag_field="t", tag="return", forbid_unknown_fields=True):
    """A person takes the seat back from the bot that stood in."""

    seat: int
    ref: int = 0


class Say(msgspec.Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """A chat message."""

    seat: int
    text: str
    ref: int = 0


class Point(msgspec.Struct, tag_field="t", tag="point", forbid_unknown_fields=True):
    at: tuple[int, int]
    seat: int | None = None


class Pulse(msgspec.Struct, tag_field="t", tag="pulse", forbid_unknown_fields=True):
    """Still here. Sent every few seconds."""


ServerMessage = Scenery | Welcome | Update | About | Reply | Pointed | Pong
Request = (  # messages that are replied to
    Answer
    | WhyNot
    | Detail
    | Preview
    | ProspectsAsked
    | Nearest
    | Write
    | ReadText
    | SightAsked
    | ThreatAsked
    | LayerAsked
    | Concede
    | Undo
    | TakeBackTo
    | SkipGuide
    | HintAsked
    | AdviceAsked
    | ChooseInQuiz
    | Consent
    | Absence
    | Return
    | Say
)
ClientMessage = Enter | Request | Point | Pulse
