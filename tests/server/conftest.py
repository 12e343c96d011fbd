"""A server's processes for bots start when a bot first thinks: most tests of the server have none, and a start costs more than they do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from escarmouche.server.bots.bot_pool import BotPool

EAGER = BotPool.open


def asleep(pool: BotPool) -> None:
    """All processes are free, and none has been started."""
    for process in pool._processes:
        pool._idle.put_nowait(process)


@pytest.fixture(scope="package", autouse=True)
def bots_start_when_they_think() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotPool, "open", asleep)
        yield


@pytest.fixture
def bots_start_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As they do outside of tests."""
    monkeypatch.setattr(BotPool, "open", EAGER)
