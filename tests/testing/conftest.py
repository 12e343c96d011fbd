"""The toy game and Moonstone are known while these tests run, installed or not."""

from __future__ import annotations

from escarmouche.core import book
from escarmouche.games.moonstone import BOOK as MOONSTONE
from tests.core.toy import BOOK as TOY

book.register(TOY)
book.register(MOONSTONE)
