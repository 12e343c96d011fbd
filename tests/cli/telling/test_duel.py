"""A test on the table in words: its dice or its cards, what changes it, and what each may know of it."""

from __future__ import annotations

from escarmouche.cli.telling.duel import duels
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import Voice
from escarmouche.core.book import find
from escarmouche.core.views.scene import Die, Mod, Scene, Side
from tests.cli.conftest import Cli
from tests.cli.spoken import facing
from tests.cli.tiles import PLAY


def test_dice_with_what_is_added_the_target_and_the_result() -> None:
    side = Side(
        0,
        "roller",
        "ann",
        mods=[Mod("skill", 5), Mod("cover", -2)],
        dice=[Die(9, "die-first"), Die(0), Die(4, "die-zero")],
        words=["high-ground"],
        target=3,
        result="success",
    )
    head, told = duels(facing("en", side))
    assert head == "throw (R-1):"
    assert told == (
        "  roller Ann (you): die 9 (rolled again), die 0, die 4 (check of the zero); skill +5; cover −2; "
        "target number 3; advantages: high ground; result: success"
    )
    assert "dé 9 (relancé), dé 0" in list(duels(facing("fr", side)))[1]


def test_cards_that_do_not_count_and_what_changes_the_flip() -> None:
    side = Side(
        0,
        "attacker",
        "ann",
        shown=["nine"],
        mods=[Mod("skill", 5)],
        total=14,
        fates=[Mod("focus", 1), Mod("fog", -2)],
        aside=["two", "three"],
        suits=["crow"],
        declared=["again"],
    )
    told = list(duels(facing("en", side)))[1]
    assert told == (
        "  attacker Ann (you): nine; without effect: two, three; on the flip: +1 focus, −2 fog; skill +5; total 14; with crow; "
        "declares again"
    )


def test_look_tells_the_test_on_the_table(cli: Cli) -> None:
    said = cli(PLAY, "none", "shoot pistol dirk", "look").out
    assert "Shot (TILE-06), pistol, difficulty 8, cards are chosen:\n" in said
    assert (
        "  shooter Cora (you): with pistol; face down, known to you: ace (the hand); reinforced by king; counts as hearts; "
        "long arms +2; dark −1; total 7\n"
    ) in said
    assert "  helper Watchman (nobody’s): king; said to be ace\n" in said


def test_a_card_face_down_is_only_counted_for_the_others() -> None:
    book = find("tiles")
    setup = book.read_setup({})
    state = book.open(setup)
    state.target = "dirk"
    scene: Scene = book.scene(book.table(state, setup), 1)
    assert "a card face down (the hand)" in "\n".join(duels(Speech(Voice("en", "tiles"), scene)))
    scene.table["shot"] = {"in": "words of the game"}
    assert not list(duels(Speech(Voice("en", "tiles"), scene)))


def test_a_suit_that_counts_twice_is_named_once() -> None:
    told = list(duels(facing("en", Side(0, "attacker", "ann", total=14, suits=["crow", "ram", "crow"]))))[1]
    assert told.endswith("total 14; with 2 × crow, ram")
