"""`escarmouche serve`: host tables for others. Options that are not given are taken from ESCARMOUCHE_* variables."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from escarmouche.cli import FINE, USAGE

if TYPE_CHECKING:
    from escarmouche.cli.voice import Voice
    from escarmouche.server.web.hosting import Hosting


def run(args: argparse.Namespace, voice: Voice) -> int:
    def ready(address: str) -> None:
        voice.say("cli-serving", address=address)
        sys.stdout.flush()

    return served(lambda: told(args), ready, voice)


def told(args: argparse.Namespace) -> Hosting:
    """The options of the command line, then those of the variables."""
    # the server is slow to import, and only this command needs it
    import msgspec

    from escarmouche.server.web.hosting import Hosting, hosting

    given = {field.name: getattr(args, field.name) for field in msgspec.structs.fields(Hosting)}
    return msgspec.structs.replace(hosting(), **{name: value for name, value in given.items() if value is not None})


def served(hosting: Callable[[], Hosting], ready: Callable[[str], None], voice: Voice) -> int:
    """Serve until somebody stops it; a mistake in the options is reported in one sentence."""
    # the server is slow to import
    from escarmouche.server.web.errors import texts
    from escarmouche.server.web.hosting import BadHosting
    from escarmouche.server.web.serve import serve

    try:
        serve(hosting(), ready)
    except BadHosting as problem:
        voice.complain(texts(voice.lang).refusal(problem.refusal))
        return USAGE
    voice.say("cli-served")
    return FINE
