"""Whatever the service refuses: a fault that goes over the wire, with a text in every language."""

from __future__ import annotations

import contextlib
import functools
from pathlib import Path
from typing import Any

from escarmouche.core.messages.refusal import EscarmoucheError, Refusal, UnknownGame
from escarmouche.core.messages.text import HERE, LANGUAGES, Texts
from escarmouche.server.wire.messages import Fault

OWN = Path(__file__).parents[1] / "text"
CODES = {  # what the engine calls it -> what the wire calls it
    "malformed": "malformed",
    "out-of-turn": "out-of-turn",
    "unknown-game": "unknown",
    "unknown-bot": "unknown",
}


class ServerError(EscarmoucheError):
    """Something was not done, and why."""

    def __init__(self, code: str, refusal: Refusal | str, game: str | None = None, **args: Any) -> None:
        super().__init__(refusal, game, **args)
        self.code = code

    @property
    def fault(self) -> Fault:
        return Fault(self.code, self.refusal)

    def text(self, lang: str = "en") -> str:
        return texts(lang, self.game).refusal(self.refusal, self.names)

    @classmethod
    def of(cls, error: EscarmoucheError) -> ServerError:
        """The engine's refusal as the service's."""
        if isinstance(error, ServerError):
            return error
        trouble = cls(CODES.get(error.code, "refused"), error.refusal, error.game)
        trouble.names = error.names
        return trouble


@functools.cache
def texts(lang: str, game: str | None = None) -> Texts:
    """The texts of the core and the server, with a game's own if one is named."""
    folders = [HERE, OWN]
    if game is not None:
        from escarmouche.core.book import find

        with contextlib.suppress(UnknownGame):
            folders.append(find(game).folder / "text")
    return Texts(lang if lang in LANGUAGES else "en", folders)
