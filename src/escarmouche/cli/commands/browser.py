"""`escarmouche play` without a game: a table in the browser, on this machine only, until Ctrl-C."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING

from escarmouche.cli.commands.serve import served
from escarmouche.core.messages.text import OWN_LESSONS

if TYPE_CHECKING:
    from escarmouche.cli.voice import Voice

HOST = "127.0.0.1"
PORT = 16660  # always the same if it is free: a browser keeps its seats by address


def run(args: argparse.Namespace, voice: Voice) -> int:
    from escarmouche.server.web.hosting import Hosting  # the server is slow to import

    def ready(address: str) -> None:
        voice.say("cli-table-ready", address=address)
        sys.stdout.flush()
        if not args.no_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    home = Hosting(
        host=HOST,
        port=PORT if is_free(PORT) else 0,
        database=args.database or "",
        log="warning",
        rooms_per_minute=0,
        joins_per_minute=0,
        lessons=args.lessons or os.environ.get(OWN_LESSONS, ""),
    )
    return served(lambda: home, ready, voice)


def is_free(port: int) -> bool:
    try:
        socket.create_server((HOST, port)).close()
    except OSError:
        return False
    return True


def has_screen() -> bool:
    """Is there a screen to open a browser on? Without one a browser in text would take over this terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
