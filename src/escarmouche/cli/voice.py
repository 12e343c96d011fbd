"""What the program says and reads: plain lines in the reader's language, on any terminal, in any pipe."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from escarmouche.core.messages.languages import LANGUAGES, known
from escarmouche.core.messages.refusal import BadFile, EscarmoucheError
from escarmouche.core.messages.text import HERE, Texts

FOLDER = Path(__file__).parent / "text"
BOLD, DIM, PLAIN = "\033[1m", "\033[2m", "\033[0m"


def language(words: Sequence[str], environ: Mapping[str, str] = os.environ) -> str:
    """The reader's language: `--lang` if it is given, otherwise the locale's, otherwise English.

    >>> language(["play", "--lang", "fr"], {}), language([], {"LANG": "fr_CA.UTF-8"}), language([], {})
    ('fr', 'fr', 'en')
    """
    for place, word in enumerate(words):
        if word == "--":
            break
        lang = words[place + 1] if word == "--lang" and place + 1 < len(words) else word.removeprefix("--lang=")
        if word.startswith("--lang") and lang in LANGUAGES:
            return lang
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    return known([locale])


class BadInput(Exception):
    """Something typed that the program cannot make sense of: the key of a text that says what was expected, and what fills it."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key)
        self.key, self.values = key, values


class Voice:
    """A reader's language and where lines go. `tell` gives a text, `say` prints one, `hear` reads a line."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        self.lang = lang
        folders = [HERE, FOLDER]
        self.unit = "inch"  # what lengths are measured in
        if game is not None:
            from escarmouche.core.book import find  # `--help` needs no game

            book = find(game)
            folders.insert(0, book.folder / "text")  # where two have the same key the first is used
            self.unit = book.unit
        self.texts = Texts(lang, folders, self.unit)
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                with contextlib.suppress(ValueError, OSError):
                    stream.reconfigure(errors="replace")

    def of(self, game: str) -> Voice:
        """This voice with the words of a game."""
        return Voice(self.lang, game)

    # -- texts

    def tell(self, key: str, /, **args: Any) -> str:
        """The text of a key. Values are put in as they are: ids have been turned into words before."""
        return self.texts.put(key, args)[0]

    def problem(self, error: EscarmoucheError) -> str:
        """A user's mistake as a sentence, in the words of the game it belongs to."""
        if error.game is None and self.texts.has(error.refusal.key) and not isinstance(error, BadFile):
            return self.texts.refusal(error.refusal, error.names)
        return error.text(self.lang)

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it: 3.5 or 3,5."""
        text = f"{value:.{digits}f}"
        text = text.rstrip("0").rstrip(".") if digits else text
        return self.texts.language.number(text)

    # -- lines

    def line(self, text: str = "", out: TextIO | None = None) -> None:
        print(text, file=out or sys.stdout)

    def say(self, key: str, /, **args: Any) -> None:
        self.line(self.tell(key, **args))

    def head(self, text: str) -> None:
        """A line that starts something new."""
        self.line()
        self.line(self._styled(BOLD, text, sys.stdout))

    def faint(self, text: str) -> None:
        self.line(self._styled(DIM, text, sys.stdout))

    def complain(self, text: str) -> None:
        print(text, file=sys.stderr)

    def error(self, key: str, **args: Any) -> None:
        self.complain(self.tell(key, **args))

    def hear(self, prompt: str) -> str | None:
        """A line from the keyboard or the pipe; None when there are no more."""
        sys.stdout.flush()
        try:
            heard = input(prompt)
        except (EOFError, RuntimeError):  # the end of the pipe, or no input at all
            self.line()
            return None
        if not _is_terminal(sys.stdin):
            self.line(heard)  # so that a transcript shows what was answered
        return heard.replace("\xa0", " ").strip()

    def _styled(self, style: str, text: str, out: TextIO) -> str:
        return f"{style}{text}{PLAIN}" if coloured(out) else text


def coloured(out: TextIO, environ: Mapping[str, str] = os.environ) -> bool:
    """Colours are for a terminal whose user has not said NO_COLOR; nothing is ever said by colour alone."""
    return _is_terminal(out) and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"


def _is_terminal(stream: TextIO) -> bool:
    with contextlib.suppress(ValueError, AttributeError):
        return stream.isatty()
    return False
