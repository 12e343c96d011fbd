"""Files that the program keeps by itself: games in progress and reports of its own mistakes."""

from __future__ import annotations

import os
import tempfile
import time
import traceback
from pathlib import Path


def folder() -> Path:
    """The user's folder for such files (XDG_STATE_HOME), or a temporary one if that cannot be written."""
    base = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    wanted = (Path(base) if base else Path.home() / ".local" / "state") / "escarmouche"
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        if os.access(wanted, os.W_OK):
            return wanted
    except OSError:
        pass
    spare = Path(tempfile.gettempdir()) / "escarmouche"
    spare.mkdir(parents=True, exist_ok=True)
    return spare


def fresh(stem: str, ending: str) -> Path:
    """A new file named by date and time."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    path, count = folder() / f"{stem}-{stamp}{ending}", 1
    while True:
        try:
            path.open("x").close()
            return path
        except FileExistsError:
            count += 1
            path = folder() / f"{stem}-{stamp}-{count}{ending}"


def report(problem: BaseException) -> str:
    """Write the details of a mistake of ours to a file, and return its name."""
    try:
        path = fresh("crash", ".log")
        path.write_text("".join(traceback.format_exception(problem)), encoding="utf-8")
        return str(path)
    except OSError as worse:
        return str(worse)
