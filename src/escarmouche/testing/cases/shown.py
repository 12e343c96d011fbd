"""Values as a case writes them; reasons and outcomes in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from escarmouche.core.messages.refusal import EscarmoucheError, Refusal
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.core.play.state import Outcome

TEXT = Path(__file__).parents[1] / "text"


def shown(value: Any, lang: str = "en") -> str:
    """A value in a message: as a case writes it, and in the reader's language if it is a reason or an outcome."""
    if isinstance(value, EscarmoucheError):
        return value.text(lang)
    if isinstance(value, Refusal):
        return Texts(lang, [HERE, TEXT]).refusal(value)
    if isinstance(value, Outcome):
        key = "case-won" if value.winners else "case-drawn"
        seats = shown(value.winners)[1:-1]
        return Texts(lang, [TEXT]).say(key, {"count": len(value.winners), "seats": seats, "rule": value.rule})
    if isinstance(value, str):
        return value
    if isinstance(value, msgspec.Struct):
        value = msgspec.to_builtins(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(item, lang)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(shown(item, lang) for item in value) + "]"
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
