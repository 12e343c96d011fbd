"""The turn, beside what the cases of this chapter play."""

from __future__ import annotations

import escarmouche as esc


def test_nobody_is_first_before_the_first_turn() -> None:
    tracks = esc.new("moonstone", seed=1).view(0).scene.tracks
    assert [track.name for track in tracks if track.seat is not None] == ["stones", "stones"]
