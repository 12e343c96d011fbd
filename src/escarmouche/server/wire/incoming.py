"""What comes in over a socket: one message of those that a client may say, or a fault that tells what is possible."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from escarmouche.core.files import validation
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.server.wire.messages import ClientMessage, Fault

LARGEST = 64 * 1024
KINDS: dict[str, Any] = {kind.__struct_config__.tag: kind for kind in get_args(ClientMessage)}
DECODER = msgspec.json.Decoder(ClientMessage)


class Misread(Exception):
    """A message that is none. `ref` is the number its sender waits for, as far as that can be made out."""

    def __init__(self, code: str, why: Refusal, ref: int = 0) -> None:
        super().__init__(why.key)
        self.fault, self.ref = Fault(code, why), ref


class Envelope(msgspec.Struct):
    """What can be read of a message that cannot be read."""

    t: Any = None
    ref: Any = 0


def read(data: str) -> Any:
    """The message, or Misread."""
    if len(data) > LARGEST or len(data.encode("utf-8", "replace")) > LARGEST:
        raise Misread("too-large", refuse("error-too-large", most=LARGEST))
    try:
        return DECODER.decode(data)
    except msgspec.ValidationError as problem:
        raise _misfit(envelope(data), str(problem)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise _unreadable() from None


def envelope(data: str) -> Envelope:
    try:
        found = msgspec.json.decode(data, type=Envelope)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return Envelope()
    if type(found.ref) is not int or not 0 <= found.ref < 2**53:
        found.ref = 0
    return found


def _unreadable() -> Misread:
    return Misread("malformed", refuse("error-message-unreadable", messages=sorted(KINDS)))


def _misfit(said: Envelope, problem: str) -> Misread:
    if said.t is None:
        return _unreadable()
    kind = KINDS.get(said.t) if isinstance(said.t, str) else None
    if kind is None:
        why = refuse("error-no-message", message=validation.shown(said.t)[:80], messages=sorted(KINDS))
        return Misread("malformed", why, said.ref)
    fields = ["t", *(field.name for field in msgspec.structs.fields(kind))]
    at = ".".join(map(str, validation.path(problem))) or "$"
    why = refuse("error-message-misfit", message=said.t, at=at, problem=validation.explain(problem), fields=fields)
    return Misread("malformed", why, said.ref)
