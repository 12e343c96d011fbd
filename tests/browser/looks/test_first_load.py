"""The first load of a table is light, as it comes over the wire. docs/performance.md has the numbers, and the aims."""

from __future__ import annotations

import pytest
from benchmarks.client import TABLES, Tables, weight
from playwright.sync_api import Browser

from escarmouche.testing.remote.host import Host

MOST = 220  # kB, without typefaces


@pytest.mark.parametrize("game", TABLES)
def test_the_first_load(browser: Browser, host: Host, game: str) -> None:
    load = weight(Tables(host, [game]), browser, game)
    print(load)
    assert 50 < load.program + load.data < MOST
    assert load.fonts > 0
