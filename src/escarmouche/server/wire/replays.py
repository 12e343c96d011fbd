"""What is said over HTTP about games that are shown again, and games that go on from a moment of another."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from escarmouche.core.play.state import Outcome
from escarmouche.core.views.scene import Scene, Waiting
from escarmouche.server.wire.messages import Scenery, SeatPlan, Step


class Shown(msgspec.Struct, omit_defaults=True):
    """What stood on a screen after an entry of the log. Scene and scenery are as in an update."""

    scene: Scene
    waiting: list[Waiting]
    scenery: Scenery
    outcome: Outcome | None = None


class Frame(msgspec.Struct, omit_defaults=True):
    """An entry of the log, and what it changed on the screen: a patch from what the frame before showed, at first `{}`, to a `Shown`.

    A patch is `["=", value]`; or an object of patches, of which `["-"]` takes a field out; or `["@", [[place, patch], ...]]` in a list; or
    `["~", start, cut, [value, ...]]`, which replaces a part of a list. None: nothing has changed.
    """

    serial: int
    patch: Any
    step: Step
    settled: bool = False  # an action or a phase has ended with it


class ReelPart(msgspec.Struct):
    """Some frames, the last serial of the log, and whether there are more frames now."""

    frames: list[Frame]
    last: int
    more: bool


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """A new room that goes on from where a finished game stood after an entry. Chance from there on is drawn anew."""

    serial: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    seats: list[SeatPlan]


class Bring(msgspec.Struct, forbid_unknown_fields=True):
    """A record, as `escarmouche play` or a server has written it, and the name of its file."""

    text: str
    name: str = ""


class Brought(msgspec.Struct):
    """A record that was brought along: the room in which it can be looked at."""

    room: str
    game: str
