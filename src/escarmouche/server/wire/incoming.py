"""What comes in over a socket: one of the messages that a client may send, or a fault that says what is possible."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from escarmouche.core.files import validation
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.server.wire.messages import ClientMessage, Fault, FaultCode

LARGEST = 64 * 1024
KINDS: dict[str, Any] = {kind.__struct_config__.tag: kind for kind in get_args(ClientMessage)}
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class BadMessage(Exception):
    """What came is not a message. `ref` is the number its sender waits for, as far as it can be read."""

    def __init__(self, code: FaultCode, why: Refusal, ref: int = 0) -> None:
        super().__init__(why.key)
        self.fault, self.ref = Fault(code, why), ref


class Envelope(msgspec.Struct):
    """The little that can be read of a bad message."""

    t: Any = None
    ref: Any = 0


def read(data: str) -> ClientMessage:
    """The message, or BadMessage."""
    if len(data) > LARGEST or len(data.encode("utf-8", "replace")) > LARGEST:
        raise BadMessage("too-large", refuse("error-too-large", most=LARGEST))
    try:
        return DECODER.decode(data)
    except msgspec.ValidationError as problem:
        raise _mismatch(envelope(data), str(problem)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise _unreadable() from None


def envelope(data: str) -> Envelope:
    try:
        outside = msgspec.json.decode(data, type=Envelope)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return Envelope()
    if type(outside.ref) is not int or not 0 <= outside.ref < 2**53:
        outside.ref = 0
    return outside


def _unreadable() -> BadMessage:
    return BadMessage("malformed", refuse("error-message-unreadable", messages=sorted(KINDS)))


def _mismatch(outside: Envelope, problem: str) -> BadMessage:
    """Which field does not fit, and which fields there are."""
    if outside.t is None:
        return _unreadable()
    kind = KINDS.get(outside.t) if isinstance(outside.t, str) else None
    if kind is None:
        why = refuse("error-no-message", message=validation.shown(outside.t)[:80], messages=sorted(KINDS))
        return BadMessage("malformed", why, outside.ref)
    fields = ["t", *(field.name for field in msgspec.structs.fields(kind))]
    at = ".".join(map(str, validation.path(problem))) or "$"
    why = refuse("error-message-misfit", message=outside.t, at=at, problem=validation.explain(problem), fields=fields)
    return BadMessage("malformed", why, outside.ref)
