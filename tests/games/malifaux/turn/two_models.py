"""A Leader and an enemy far away, for the tests of what a Turn does by itself."""

from __future__ import annotations

PAIR = {"ann": {"card": "boss", "at": (10, 10)}, "bob": {"card": "man", "seat": 1, "at": (26, 26)}}
