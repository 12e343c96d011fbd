"""Faith in tests against somebody (AD66-TAL-21)."""

from __future__ import annotations

from escarmouche.games.ad1666.talents import (
    spot,
)

from ..positions.talents import COMMIT, Field, who


def test_tal_21_faith_stands_for_the_ability_in_an_opposed_test_too():
    field = Field(
        {
            "ann": who(0, "b3", {"inconspicuous": 3}, marker=True),
            "bob": who(1, "c3", {"faith": 3}, tokens={"faith": 1}),
        },
        decks={0: {"top": ["heart 5"]}, 1: {"top": ["iron 3"]}},
    )
    field.run(spot.do(field.game, field["bob"], {"ann": "wit"}), {"faith": "faith", **COMMIT})
    assert not field["ann"].marker
    assert field["bob"].tokens == {}
