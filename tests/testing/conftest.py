"""The toy game and Moonstone are known while these tests run, installed or not."""

from __future__ import annotations

from tests.core.toy import BOOK as TOY

from escarmouche.core import book
from escarmouche.games.moonstone import BOOK as MOONSTONE

book.register(TOY)
book.register(MOONSTONE)
