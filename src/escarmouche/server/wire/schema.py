"""`python -m escarmouche.server.wire.schema` prints a JSON schema of everything that goes over the wire, for the client's types.

`$defs` has the messages and what is in them; `asks` has the shapes of questions, which travel as plain data; `languages` those that readers
can choose, each by its own name.
"""

from __future__ import annotations

import sys
from typing import Any, get_args

import msgspec

from escarmouche.bots.adviser import Advice
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.views.card_view import CardView
from escarmouche.core.views.form import Form
from escarmouche.core.views.player_tools import Foretold, Layer, Sightline, Threat
from escarmouche.core.views.prospect import Prospect
from escarmouche.core.views.scene import Board
from escarmouche.lessons.guidance import Hint, LessonInfo
from escarmouche.server.rooms.service import Health
from escarmouche.server.web.http_errors import Problem
from escarmouche.server.web.routes import Clause, Given, Leaving, Taken
from escarmouche.server.wire import messages as m
from escarmouche.server.wire import replays
from escarmouche.server.wire.ask_shapes import Arc, Ask

HTTP = (
    m.Plan,
    m.Created,
    m.Join,
    m.Joined,
    m.Invitation,
    m.Invited,
    m.RoomInfo,
    m.Step,
    m.Course,
    Form,
    Board,
    CardView,
    Problem,
    Clause,
    Given,
    Health,
    Leaving,
    Taken,
    LessonInfo,
    replays.ReelPart,
    replays.Shown,
    replays.Branch,
    replays.Bring,
    replays.Brought,
)
DATA = (Refusal, Foretold, Prospect, Sightline, Threat, Layer, m.ReadIn, Hint, Advice)  # what replies carry


def schema() -> dict[str, Any]:
    """Everything, by name."""
    languages = {lang: {"name": language.name, "decimal": language.decimal} for lang, language in LANGUAGES.items()}
    return {
        "$defs": components("#/$defs/"),
        "asks": _components([*get_args(Ask), Arc], "#/asks/"),
        "languages": languages,
    }


def components(where: str) -> dict[str, Any]:
    """Every message and every type of the routes. References to them begin with `where`."""
    return _components([*get_args(m.ServerMessage), *get_args(m.ClientMessage), *HTTP, *DATA], where)


def _components(types: list[Any], where: str) -> dict[str, Any]:
    return msgspec.json.schema_components(types, ref_template=where + "{name}")[1]


def main() -> int:
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema(), order="sorted")) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
