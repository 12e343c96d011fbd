"""What a whole Crew must obey (MALI-HIRE, MALI-UPG)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.malifaux.setup import crew
from escarmouche.games.malifaux.setup.crew import Hire, Pool
from tests.games.malifaux.positions import card
from tests.games.malifaux.setup.set_up import CARDS, opened, pool


def wrong(hires: str, **rest: Any) -> str:
    """The rule that a Crew breaks, "" if it is legal."""
    reason = crew.why_illegal(pool(**rest), [Hire.read(one) for one in hires.split()])
    return reason.rule if reason else ""


def test_keywords_and_factions() -> None:
    """MALI-HIRE-01, MALI-HIRE-02, MALI-AMB-109, MALI-SETUP-24: Keyword at printed Cost from any Faction, strangers for one more."""
    own = pool()
    costs = {name: crew.cost(own, own.cards[name]) for name in ("man", "stranger", "vagrant", "cousin", "boss", "pet")}
    assert costs == {"man": 5, "stranger": 7, "vagrant": 6, "cousin": 6, "boss": 0, "pet": 0}
    assert wrong("boss cousin vagrant stranger") == ""
    assert wrong("boss foreigner") == "MALI-HIRE-02"
    assert wrong("man thug") == "MALI-SETUP-24"


def test_size_and_stones() -> None:
    """MALI-HIRE-03, MALI-HIRE-06: the total within the size; what is left is kept, ten at most."""
    own = pool(size=20)
    hires = [Hire("boss"), Hire("man"), Hire("man", "charm")]
    assert crew.total(own, hires) == 12 and crew.stones(own, hires) == 8
    assert wrong("boss man man man man man", size=20) == "MALI-HIRE-03"
    assert crew.stones(pool(), [Hire("boss"), Hire("man")]) == 10


def test_copies_and_titles() -> None:
    """MALI-HIRE-04, MALI-HIRE-09, MALI-CARD-08: as many as the limit says, and one Title of a model."""
    assert wrong("boss trio trio trio") == ""
    assert wrong("boss trio trio trio trio") == "MALI-HIRE-04"
    assert wrong("boss thug thug") == "MALI-HIRE-04"
    assert wrong("boss boss-winter") == "MALI-HIRE-09"
    assert wrong("boss-winter man", leader="boss-winter") == ""


def test_masters() -> None:
    """MALI-SETUP-25, MALI-AMB-49: a second Master pays like anybody; a Henchman hires none."""
    own = pool()
    assert crew.cost(own, own.cards["rival"]) == 14 and wrong("boss rival") == ""
    assert wrong("second rival", leader="second") == "MALI-SETUP-25"


def test_totems() -> None:
    """MALI-HIRE-07: only with its Master, and free if that is the Leader."""
    assert wrong("boss pet") == "" and wrong("second pet", leader="second") == "MALI-HIRE-07"
    other = pool(leader="rival")
    assert crew.cost(other, other.cards["pet"]) == 5
    assert wrong("rival boss pet", leader="rival") == ""
    assert wrong("boss-winter pet", leader="boss-winter") == ""


def test_dead_mans_hand() -> None:
    """MALI-HIRE-10, MALI-AMB-108: off unless it was agreed on."""
    assert wrong("boss relic") == "MALI-HIRE-10" and wrong("boss relic", legacy=True) == ""


def test_upgrades() -> None:
    """MALI-HIRE-05, MALI-UPG-02, MALI-UPG-03, MALI-UPG-04, MALI-UPG-05, MALI-UPG-06, MALI-UPG-09."""
    assert wrong("boss+cloak man") == "" and wrong("boss+cloak man+cloak") == "MALI-UPG-03"
    assert wrong("boss+charm man+charm") == "" and wrong("boss+charm man+charm man+charm") == "MALI-UPG-03"
    assert wrong("boss man+seal") == "" and wrong("boss+seal") == "MALI-UPG-05"
    assert wrong("boss man+curse") == "MALI-UPG-06" and wrong("boss man+flag") == "MALI-UPG-09"


def test_when_hiring() -> None:
    """MALI-CARD-09, MALI-DP-06: a card may say that it costs less with a Leader."""
    text = {"id": "old-friend", "name": {"en": "x", "fr": "x"}, "words": [{"hiring": {"leader": "boss", "amount": -1}}]}
    game = opened(cards=[*CARDS, card("friend", cost=6, abilities=[text])])
    own_pool = Pool(game.cards, game.upgrades, 50, "own", "boss")
    assert crew.cost(own_pool, game.cards["friend"]) == 5
    assert crew.cost(own_pool._replace(leader="rival"), game.cards["friend"]) == 7
