"""The command line: `escarmouche play`, `serve`, `sim`, `replay`, `case`, `rules`, `cards`, `boards`, `lessons`, `asks`.

Nothing slow is imported here, because `--help` must answer at once: modules are imported inside functions, a command's own when it is run.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from escarmouche.cli.voice import Voice

FINE, REFUSED, USAGE, CRASHED, INTERRUPTED = 0, 1, 2, 3, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 fine, 1 failed or refused, 2 bad input, 3 our mistake, 130 interrupted."""
    from escarmouche.cli.voice import Voice, language  # slow, and other modules import the exit codes from here

    words = list(sys.argv[1:] if argv is None else argv)
    voice = Voice(language(words))
    try:
        return _command(words, voice)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else FINE
    except KeyboardInterrupt:
        voice.error("cli-interrupted")
        return INTERRUPTED
    except BrokenPipeError:  # `escarmouche ... | head`: nobody is reading any longer
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except Exception as problem:
        return _sorry(problem, voice)


def _command(words: list[str], voice: Voice) -> int:
    from escarmouche.cli.parser import read  # slow, like the voice

    args = read(words, voice)
    module = import_module(f"escarmouche.cli.commands.{args.command}")
    code: int = module.run(args, voice)
    return code


def _sorry(problem: Exception, voice: Voice) -> int:
    """A user's mistake is reported in one sentence. So is ours, and the details go to a file."""
    from escarmouche.cli.voice import BadInput  # slow, like the voice
    from escarmouche.core.messages.refusal import EscarmoucheError

    if isinstance(problem, BadInput):
        voice.error(problem.key, **problem.values)
        return USAGE
    if isinstance(problem, EscarmoucheError):
        voice.complain(voice.problem(problem))
        return USAGE
    from escarmouche.cli.kept_files import report  # needed only when something broke

    voice.error("cli-crashed", problem=f"{type(problem).__name__}: {problem}".strip(": "), file=report(problem))
    return CRASHED
