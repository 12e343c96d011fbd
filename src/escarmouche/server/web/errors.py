"""What the server refuses: a fault that goes over the wire, with a text in every language."""

from __future__ import annotations

import contextlib
import functools
from pathlib import Path
from typing import Any

from escarmouche.core.book import find
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import EscarmoucheError, Refusal, UnknownGame
from escarmouche.core.messages.text import HERE, Texts, own_texts
from escarmouche.server.wire.messages import Fault, FaultCode

SERVER_TEXTS = Path(__file__).parents[1] / "text"
CODES: dict[str, FaultCode] = {  # the engine's code -> the code on the wire
    "malformed": "malformed",
    "out-of-turn": "out-of-turn",
    "unknown-game": "unknown",
    "unknown-bot": "unknown",
}


class ServerError(EscarmoucheError):
    """Something was not done, and why."""

    code: FaultCode

    def __init__(self, code: FaultCode, refusal: Refusal | str, game: str | None = None, **args: Any) -> None:
        super().__init__(refusal, game, **args)
        self.code = code

    @property
    def fault(self) -> Fault:
        return Fault(self.code, self.refusal)

    def text(self, lang: str = "en") -> str:
        return texts(lang, self.game).refusal(self.refusal, self.names)

    @classmethod
    def of(cls, error: EscarmoucheError) -> ServerError:
        """The engine's refusal as an error of the server."""
        if isinstance(error, ServerError):
            return error
        server_error = cls(CODES.get(error.code, "refused"), error.refusal, error.game)
        server_error.names = error.names
        return server_error


@functools.cache
def texts(lang: str, game: str | None = None) -> Texts:
    """The texts of the core and the server, and those of a game if one is named."""
    folders = [HERE, SERVER_TEXTS]
    if game is not None:
        with contextlib.suppress(UnknownGame):
            folders += [find(game).folder / "text", *own_texts()]
    return Texts(lang if lang in LANGUAGES else "en", folders)
