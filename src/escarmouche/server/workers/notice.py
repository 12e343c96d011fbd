"""What workers tell each other about a room: that its log has grown, or who is here. Never what is in it."""

from __future__ import annotations

import msgspec


class Notice(msgspec.Struct, omit_defaults=True):
    """From one worker to all, itself included."""

    worker: str
    serial: int | None = None
    here: list[int] | None = None
    spectators: int = 0


_decoder = msgspec.msgpack.Decoder(Notice)


def packed(notice: Notice) -> bytes:
    return msgspec.msgpack.encode(notice)


def unpacked(data: bytes) -> Notice | None:
    """The notice; None if the bytes are not one."""
    try:
        return _decoder.decode(data)
    except msgspec.MsgspecError:
        return None
