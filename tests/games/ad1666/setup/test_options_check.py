"""What may be agreed on before a game, and what is refused (AD66-SETUP-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import BadSetup

from ..positions.setup import RED, play


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"seats": 3}, "error-seats"),
        ({"seats": 1}, "error-alone"),
        ({"seats": 1, "scenario": "the-arch-enemy", "enemy": "player"}, "error-alone"),
        ({"scenario": "the-leter"}, "error-scenario"),
        ({"board": "palace"}, "error-board-choice"),
        ({"bands": [["dartagnon"]]}, "error-character"),
        ({"bands": [["guard/spoon"]]}, "error-arms"),
        ({"bands": [["athos/musket"]]}, "error-no-arms"),
        ({"bands": [["athos"], ["athos"]]}, "error-band-unique"),
        ({"bands": [["athos", "athos"]]}, "error-band-unique"),
        ({"bands": [["athos"], [], ["guard"]]}, "error-too-many-given"),
        ({"goods": [["bandages>0"]]}, "error-goods-without-band"),
        ({"scenario": "the-war-purse", "bands": [["athos"]]}, "error-band"),
        ({"scenario": "the-war-purse", "bands": [RED], "goods": [["musket>0"] * 4]}, "error-goods"),
        ({"scenario": "the-war-purse", "bands": [RED], "goods": [["poison-sleep>0>sabre"]]}, "error-goods"),
        ({"scenario": "the-war-purse", "bands": [RED], "goods": [["bandages>9"]]}, "error-goods"),
        ({"scenario": "the-war-purse", "bands": [RED], "goods": [["great-sword"]]}, "error-goods"),
    ],
)
def test_ad66_setup_01_what_cannot_be_played_is_refused_with_a_reason(options: Mapping[str, Any], key: str) -> None:
    with pytest.raises(BadSetup) as wrong:
        play(options)
    assert wrong.value.refusal.key == key
    assert all(key not in wrong.value.text(lang) for lang in LANGUAGES)
