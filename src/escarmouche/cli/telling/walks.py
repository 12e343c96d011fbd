"""A walk from square to square as one event: where it began and where it ended."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from escarmouche.core.messages.event import Event


def walks(events: Iterable[Event]) -> list[Event]:
    """The events, with the steps of one walk joined. The client joins them, too (`web/src/panels/log/story.ts`)."""
    shortened: list[Event] = []
    for event in events:
        if shortened and _goes_on(shortened[-1], event):
            shortened[-1] = msgspec.structs.replace(
                shortened[-1], args={**shortened[-1].args, "cell": event.args["cell"]}
            )
        else:
            shortened.append(event)
    return shortened


def _goes_on(before: Event, event: Event) -> bool:
    """Does this step begin where the one before it has ended?"""
    origin, model = event.args.get("origin"), event.args.get("model")
    return (
        bool(origin and event.args.get("cell"))
        and before.name == event.name
        and before.to == event.to
        and before.args.get("model") == model
        and before.args.get("cell") == origin
    )
