"""What a page works from picture to picture, in the processor's own time: on a busy machine the clock says little, and this says the same.
It comes from a trace of the browser, in which every task of every thread has the time that its thread was really at work.
"""

from __future__ import annotations

import json
import statistics
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page

PAGE, TASK, FRAME = "CrRendererMain", "RunTask", "BeginMainThreadFrame"
CATEGORIES = [
    "__metadata",
    "toplevel",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]
Event = dict[str, Any]
Thread = tuple[int, int]  # the process, and the thread in it


class Work(NamedTuple):
    """What was worked for each picture, in ms of the processor."""

    page: list[float]  # by the thread of the page: scripts, style, layout, paint; sorted
    drawing: float  # by all other threads of the page and by the one that puts the picture together, on the average

    @property
    def median(self) -> float:
        return statistics.median(self.page)

    @property
    def late(self) -> float:
        """The 95th percentile."""
        return self.page[int(0.95 * (len(self.page) - 1))]


def worked(browser: Browser, page: Page, act: Callable[[], None]) -> Work:
    """What a page works for each picture while somebody does something."""
    return work(traced(browser, page, act))


def traced(browser: Browser, page: Page, act: Callable[[], None]) -> list[Event]:
    browser.start_tracing(page=page, categories=CATEGORIES)
    act()
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def work(events: Iterable[Event]) -> Work:
    """Read a trace: each task counts for the picture before it."""
    events = list(events)
    named = {_thread(event): event["args"]["name"] for event in events if event["name"] == "thread_name"}
    main = _busiest(events, {thread for thread, name in named.items() if name == PAGE})
    begun = sorted(event["ts"] for event in events if event["name"] == FRAME and _thread(event) == main)
    own, others = [0.0] * len(begun), 0.0
    for event in events:
        frame = bisect_right(begun, event["ts"]) - 1
        if event["name"] != TASK or frame < 0:
            continue
        thread, spent = _thread(event), event.get("tdur", 0) / 1000
        if thread == main:
            own[frame] += spent
        elif thread[0] == main[0] or named.get(thread, "").startswith("VizCompositor"):
            others += spent
    return Work(sorted(own[:-1]), others / max(1, len(begun)))


def busy(clock: CDPSession) -> float:
    """How long the thread of a page has been at work, in seconds of the processor; the session counts in `threadTicks`."""
    metrics = {metric["name"]: metric["value"] for metric in clock.send("Performance.getMetrics")["metrics"]}
    seconds: float = metrics["TaskDuration"]
    return seconds


def _busiest(events: Iterable[Event], threads: set[Thread]) -> Thread:
    """Of several pages the one that draws."""
    frames: dict[Thread, int] = defaultdict(int)
    for event in events:
        if event["name"] == FRAME and _thread(event) in threads:
            frames[_thread(event)] += 1
    return max(frames, key=lambda thread: frames[thread])


def _thread(event: Event) -> Thread:
    return event["pid"], event["tid"]
