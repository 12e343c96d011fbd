"""Which connections of this process listen to which room. It only passes news on, and knows nothing of the rooms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Subscriber(Protocol):
    """A connection to a room."""

    def notify(self, grown: bool) -> None:
        """Something has happened, and the log has grown or not: look when you can. Never waits."""

    def pass_on(self, message: bytes) -> None:
        """Send this if the queue has room for it. Never waits."""


class Subscriptions:
    """The subscribers of each room."""

    def __init__(self) -> None:
        self._rooms: dict[str, set[Subscriber]] = {}

    def add(self, room_id: str, subscriber: Subscriber) -> Callable[[], None]:
        """From now on the subscriber is notified. Call what is returned when it leaves."""
        self._rooms.setdefault(room_id, set()).add(subscriber)

        def leave() -> None:
            subscribers = self._rooms.get(room_id, set())
            subscribers.discard(subscriber)
            if not subscribers:
                self._rooms.pop(room_id, None)

        return leave

    def notify(self, room_id: str, grown: bool) -> None:
        for subscriber in tuple(self._rooms.get(room_id, ())):
            subscriber.notify(grown)

    def pass_on(self, room_id: str, message: bytes) -> None:
        for subscriber in tuple(self._rooms.get(room_id, ())):
            subscriber.pass_on(message)
