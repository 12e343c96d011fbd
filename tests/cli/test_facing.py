"""Where figures look, how far they go and what dice show, in words: in any game that has these."""

from __future__ import annotations

import msgspec
import pytest

from escarmouche.cli.hearing import amount
from escarmouche.cli.hearing.reading import Reader
from escarmouche.cli.telling import around
from escarmouche.cli.telling.duel import duels
from escarmouche.cli.telling.plane import Spot
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import BadInput, Voice
from escarmouche.core.asks.ask import Number
from escarmouche.core.views.scene import Board, Die, Duel, Mod, Piece, Scene, Side

NAMES = {"ann": {"en": "Ann", "fr": "Anne"}, "bob": {"en": "Bob", "fr": "Bob"}}


def speech(lang: str = "en", *sides: Side) -> Speech:
    pieces = [
        Piece("ann", 0, "ann", (10_000, 10_000, 0), 1250, facing=45),
        Piece("bob", 1, "bob", (10_000, 5_000, 0), 1250),
    ]
    board = Board(90_000, 60_000, "centimetre", [])
    shown = [Duel("throw", "R-1", list(sides))] if sides else []
    return Speech(Voice(lang, "tin"), Scene("tin", 0, "play", board, "ann", pieces, names=NAMES, duels=shown))


def face(now: int = 45) -> Number:
    return Number("face", seat=0, rule="R-1", low=0, high=359, of="degrees", about={"figure": "ann", "now": now})


def far(high: int = 12_345) -> Number:
    return Number("how-far", seat=0, rule="R-1", low=0, high=high, of="distance", about={"figure": "ann"})


@pytest.mark.parametrize(
    ("contact", "gap", "touching"), [(105, 100, True), (105, 106, False), (5, 5, True), (5, 90, False)]
)
def test_what_touches_is_as_the_game_has_it(contact: int, gap: int, touching: bool) -> None:
    """A base is said to touch another at the distance that the board names, where it is and where it would be."""
    said = speech()
    said.scene.board = Board(90_000, 60_000, "centimetre", [], contact=contact)
    bob = said.spot_of("bob")
    assert bob is not None
    beside = Spot(bob.x + 2500 + gap, bob.y, 0, 1250)
    assert (said.where(beside, bob) == "touching, west") is touching
    assert bool(around.touched(said, beside, said.scene.pieces[0])) is touching


def test_a_piece_says_where_it_looks_if_it_has_a_front() -> None:
    said = speech()
    ann, bob = said.scene.pieces
    assert "facing north-east" in said.piece(ann)
    assert "facing" not in said.piece(bob)
    assert "face au nord-est" in speech("fr").piece(ann)
    assert "facing south" in said.piece(msgspec.structs.replace(ann, facing=270))


@pytest.mark.parametrize(
    ("lang", "text", "degrees"),
    [
        ("en", "n", 90),
        ("en", "NE", 45),
        ("en", "south-west", 225),
        ("en", "NNE", 68),
        ("en", "0", 0),
        ("en", "123°", 123),
        ("en", "keep", 45),
        ("en", "towards bob", 270),
        ("fr", "O", 180),
        ("fr", "so", 225),
        ("fr", "nord-ouest", 135),
        ("fr", "est", 0),
        ("fr", "garder", 45),
        ("fr", "vers Bob", 270),
    ],
)
def test_a_direction_is_a_point_of_the_compass_somebody_or_a_number(lang: str, text: str, degrees: int) -> None:
    ask = face()
    answer = Reader(ask, speech(lang)).read(text)
    assert answer == degrees
    assert ask.why_not(answer) is None


def test_what_is_no_direction_is_unclear() -> None:
    with pytest.raises(BadInput) as unclear:
        Reader(face(), speech()).read("upwards")
    assert unclear.value.key == "cli-unclear-facing"
    assert Reader(face(), speech()).read("400") == 400  # the ask says why not


@pytest.mark.parametrize(
    ("lang", "text", "mils"),
    [
        ("en", "3.5", 3500),
        ("en", "3 cm", 3000),
        ("en", "12.3", 12_345),
        ("en", "max", 12_345),
        ("en", "0", 0),
        ("fr", "3,5", 3500),
        ("fr", "7,25cm", 7250),
    ],
)
def test_a_distance_is_in_the_unit_of_the_board(lang: str, text: str, mils: int) -> None:
    assert Reader(far(), speech(lang)).read(text) == mils


@pytest.mark.parametrize(("text", "key"), [("far", "cli-unclear-distance"), ("13", "cli-wrong-distance")])
def test_a_wrong_distance_is_told(text: str, key: str) -> None:
    with pytest.raises(BadInput) as unclear:
        Reader(far(), speech()).read(text)
    assert unclear.value.key == key


def test_what_can_be_typed_is_said() -> None:
    assert amount.how(speech(), face()).endswith("“keep” leaves it facing north-east.")
    assert amount.how(speech(), far()) == "Type a distance from 0\u00a0cm to 12.3\u00a0cm, or “max”."
    assert "12,3\u00a0cm" in amount.how(speech("fr"), far())


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
    head, told = duels(speech("en", side))
    assert head == "throw (R-1):"
    assert told == (
        "  roller Ann (you): die 9 (rolled again), die 0, die 4 (check of the zero); skill +5; cover −2; "
        "target number 3; advantages: high ground; result: success"
    )
    assert "dé 9 (relancé), dé 0" in list(duels(speech("fr", side)))[1]


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
    told = list(duels(speech("en", side)))[1]
    assert told == (
        "  attacker Ann (you): nine; without effect: two, three; on the flip: +1 focus, −2 fog; skill +5; total 14; with crow; "
        "declares again"
    )
