"""Hidden information, positions for cases and invariants (MALI-HID-05 to -11)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from escarmouche.core.messages.refusal import BadSetup
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.cases import invariants
from escarmouche.games.malifaux.harm import kill
from escarmouche.games.malifaux.setup import scenario
from escarmouche.games.malifaux.state import Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.view import hidden
from tests.games.malifaux.positions import OURS, card, lay, upgrade

PAIR = {"ann": {"card": "boss", "at": (10, 10)}, "bob": {"card": "man", "seat": 1, "at": (26, 26)}}


def position(**fields: Any) -> Malifaux:
    """A case's position."""
    setup = BOOK.read_setup(BOOK.cases.prepared({}, fields))
    return BOOK.table(BOOK.cases.position(setup, fields), setup)


def test_hands_and_decks() -> None:
    """MALI-HID-11, MALI-HID-08: what lies open stays; of the rest only the number."""
    game = lay(models=PAIR, hands=(["ram-1"], ["ram-2", "ram-3"]), stones=(2, 1))
    seen = set()
    for seed in range(20):
        hidden.redeal(game, 0, random.Random(seed))
        assert game.deck(0).hand == ["ram-1"] and len(game.deck(1).hand) == 2 and game.deck(1).stones == 1
        seen.add(tuple(game.deck(1).hand))
        assert list(invariants.broken(game)) == []
    assert len(seen) > 5


def test_schemes() -> None:
    """MALI-HID-06, MALI-SETUP-27: another's Schemes may be any of the pool; those revealed, and a player's own, are known."""
    game = lay(models=PAIR, state={"schemes": [[Scheme(1), Scheme(2)], [Scheme(3, revealed=2), Scheme(4)]]})
    seen = set()
    for seed in range(40):
        hidden.redeal(game, 0, random.Random(seed))
        own, other = game.state.schemes
        assert [chosen.number for chosen in own] == [1, 2] and other[0] == Scheme(3, revealed=2)
        seen.add(other[1].number)
    assert seen == {1, 2, 4, 5}
    hidden.redeal(game, None, random.Random(1))
    assert len({chosen.number for chosen in game.state.schemes[0]}) == 2


def test_crews_being_hired() -> None:
    """MALI-HID-05, MALI-HID-09, MALI-SETUP-23: until the Crews are shown a Title is unknown."""
    cards = [*OURS, card("boss-winter", station="master", limit=1, same="boss")]
    setup = BOOK.read_setup({"board": "", "cards": cards, "upgrades": [upgrade("cloak")]})
    game = Malifaux(scenario.opened(setup), setup)
    state = game.state
    state.phase = "hire"
    for own in state.crews:
        own.faction, own.leader = "own", "boss"
    leaders = set()
    for seed in range(30):
        hidden.redeal(game, 0, random.Random(seed))
        assert state.crews[0].leader == "boss"
        leaders.add(state.crews[1].leader)
    assert leaders == {"boss", "boss-winter"}


def test_what_is_public() -> None:
    """MALI-HID-07, MALI-HID-08, MALI-HID-10: groups, places, Conditions and totals are the same in every world."""
    game = lay(models=PAIR, active="ann")
    before = [(model.id, model.x, model.group, model.health) for model in game.models]
    hidden.redeal(game, 1, random.Random(3))
    assert [(model.id, model.x, model.group, model.health) for model in game.models] == before


# -- cases


def test_a_position() -> None:
    """MALI-HID-08: a case names models, Markers, decks and what is being done."""
    game = position(
        models={
            "ann": {
                "card": {"station": "master", "health": 12},
                "at": [10, 10],
                "conditions": {"burning": 2, "fast": 0},
            },
            "bob": {"card": {}, "seat": 1, "at": [20, 10], "health": 3},
        },
        markers={"one": {"kind": "scheme", "at": [5, 5], "seat": 0}},
        decks={0: {"hand": ["ram-1"], "top": ["crow-2"], "stones": 3}},
        active="ann",
        turn=3,
    )
    wanted = {
        "ann": {"health": 12, "at": [10, 10], "conditions": {"burning": 2, "fast": 0}, "status": "in play", "df": 5},
        "bob": {"health": 3, "gap": {"ann": 8.818}, "sees": {"ann": True}, "engaged": False},
        "markers": {"one": {"at": [5, 5], "seat": 0}},
        "decks": {0: {"hand": ["ram-1"], "stones": 3, "cards": 53}},
        "active": "ann",
        "taken": 0,
        "turn": 3,
        "duel": "none",
    }
    assert list(BOOK.cases.expect(game, wanted)) == []
    misses = list(BOOK.cases.expect(game, {"bob": {"health": 4}, "active": "none", "markers": {"one": "none"}}))
    assert [miss.what for miss in misses] == ["bob health", "active", "markers one"]


@pytest.mark.parametrize(
    "fields",
    [
        {"modles": {}},
        {"models": {"ann": {"card": "nobody"}}},
        {"models": {"ann": {"card": {}, "at": "there"}}},
        {"models": {"ann": {"card": {}, "colour": 1}}},
        {"models": {"ann": 3}},
        {"markers": {"one": {"kind": "banana", "at": [1, 1]}}},
        {"decks": {0: {"hand": ["ram-99"]}}},
        {"active": "nobody"},
    ],
)
def test_bad_positions(fields: dict[str, Any]) -> None:
    """MALI-HID-08: what a case gets wrong is reported."""
    with pytest.raises(BadSetup):
        position(**fields)


def test_a_new_game() -> None:
    """MALI-SETUP-01: a case without a position begins at the beginning."""
    setup = BOOK.read_setup({"board": ""})
    assert BOOK.cases.position(setup, {}).phase == "scenario"


def test_faults() -> None:
    """MALI-MOVE-07, MALI-DECK-02, MALI-END-04: what must never be is found."""
    game = lay(models=PAIR)
    assert list(invariants.broken(game)) == []
    game.model("bob").x = game.model("bob").y = 10_500
    game.model("bob").health = 99
    game.deck(0).hand.append("ram-1")
    game.state.points = [9, 0]
    assert len(list(invariants.broken(game))) == 8  # VP for nothing, and who stands in whom, too


def clad() -> Malifaux:
    """Ann wears a cloak that waits for an event, and it is known who does."""
    alert = {
        "id": "alert",
        "name": {"en": "Alert", "fr": "Alerte"},
        "when": {"event": "killed"},
        "effects": [{"draw": {}}],
    }
    game = lay(
        models={**PAIR, "ann": {**PAIR["ann"], "upgrades": ["cloak"]}}, upgrades=[upgrade("cloak", abilities=[alert])]
    )
    assert list(invariants.broken(game)) == []
    assert game.bearers(game.library.waiting["killed"]) == [game.model("ann")]
    return game


def test_an_upgrade_that_changes_hands_unsaid_is_a_fault() -> None:
    """MALI-UPG-01: who bears a word is kept, so a change must be reported."""
    game = clad()
    game.model("ann").upgrades.clear()
    assert len(list(invariants.broken(game))) == 1


def test_who_leaves_play_bears_no_upgrade() -> None:
    """MALI-UPG-11: Upgrades leave with the model, and what they waited for no longer calls anybody."""
    game = clad()
    kill.leave_play(game, game.model("ann"))
    assert game.bearers(game.library.waiting["killed"]) == []
    assert list(invariants.broken(game)) == []


def test_worlds_leak_nothing() -> None:
    """MALI-HID-11: a redealt deck has the same 54 cards."""
    game = lay(models=PAIR, hands=(["ram-1"], ["ram-2"]), discards=(["crow-1"], []))
    hidden.redeal(game, None, random.Random(1))
    for seat in (0, 1):
        deck = game.deck(seat)
        assert len(deck.pile) + len(deck.hand) + len(deck.discard) == 54


def test_files(tmp_path: Any) -> None:
    """MALI-SETUP-03, MALI-CARD-02: boards are listed; card and board files of a player's own are checked."""
    assert "crossroads" in BOOK.cards.boards()
    good = "id: {}\nname: {{en: A, fr: A}}\ncost: 3\nfactions: [own]\nstation: minion\ndf: 5\nwp: 5\nmv: 5\nsz: 2\nhealth: 4\nbase: 30\n"
    (tmp_path / "one.yaml").write_text(good.format("one"))
    (tmp_path / "two.yaml").write_text(good.format("one"))
    (tmp_path / "three.yaml").write_text(good.format("three").replace("health: 4", "health: many"))
    (tmp_path / "four.yaml").write_text("id: four\nname: {en: B, fr: B}\ncost: 1\nfactions: [own]\n")
    assert len(BOOK.cards.check_cards(tmp_path, "")) == 2
    (tmp_path / "board.yaml").write_text("nonsense: 1\n")
    assert len(BOOK.cards.check_own("board", tmp_path / "board.yaml")) == 3  # an unknown key, two that are missing
    assert BOOK.cards.card(position(models={}), "nobody") is None
