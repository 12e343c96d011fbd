"""What a player names and may not choose: each name gets the reason that fits it."""

from __future__ import annotations

import pytest

from escarmouche.core.asks.ask import Choose, Some
from escarmouche.core.book import find
from escarmouche.core.messages.text import texts
from escarmouche.core.play.game import Game
from tests.core.toy import BOOK, Toy, ToySetup

POSITION = {"phase": "clash", "hands": {0: ["6", "2", "2"], 1: ["1", "3", "3"]}}


@pytest.fixture
def game() -> Game[Toy]:
    setup = ToySetup()
    return Game(BOOK, setup, b"", state=BOOK.cases.position(setup, POSITION))


@pytest.mark.parametrize(
    ("named", "key", "rule"),
    [
        ("4", "why-toy-not-held", "TOY-CLASH-04"),
        (1, "why-other-kind", ""),
        ("walk", "why-other-question", ""),
        ("griffin", "why-not-an-option", ""),
    ],
)
def test_each_name_gets_the_reason_that_fits_it(game: Game[Toy], named: str, key: str, rule: str) -> None:
    reason = game.refusal(0, named)
    assert reason is not None
    assert (reason.key, reason.rule) == (key, rule)
    assert "2, 6" in texts("en", "toy").refusal(reason) or rule


def test_what_is_possible_is_named_as_in_the_menu() -> None:
    game = Game(BOOK, ToySetup(), bytes(32))
    told = game.why_not(0, "4")
    assert told == "“4” is a card, which is not what is asked for. You may: Wait, Walk, Rest."
    assert game.why_not(0, "4", "fr") is not None


def test_a_player_who_is_not_in_the_game_is_told_so(game: Game[Toy]) -> None:
    assert game.why_not(2, "4") == "There is no player 3 in this game."
    assert game.why_not(-1, "4") == "There is no player 0 in this game."


def test_players_are_counted_from_one() -> None:
    """MOON-DRAFT-02: whoever is asked which player begins reads the players' names as in the rest of the game."""
    setup = find("moonstone").read_setup({"draft": True, "factions": ["commonwealth", "dominion"], "size": 2})
    game = Game(find("moonstone"), setup, bytes(32))
    (ask,) = game.pending
    assert ask.name == "draft-first"
    assert game.why_not(ask.seat, "perhaps") == "“perhaps” is not offered here. You may choose: player 1, player 2."
    assert game.why_not(ask.seat, 7) == "“player 8” is not offered here. You may choose: player 1, player 2."


@pytest.mark.parametrize(("answer", "shown"), [(None, "null"), ([True, False], "[true, false]")])
def test_an_answer_without_words_is_shown_as_it_is_sent(answer: object, shown: str) -> None:
    game = Game(find("moonstone"), find("moonstone").read_setup({"size": 2}), bytes(32))
    assert (game.why_not(0, answer) or "").startswith(f"“{shown}” is not one of the options")


@pytest.mark.parametrize("answer", ["pit", ["pit", None]])
def test_a_list_of_other_things_is_a_list_and_none_of_options(answer: object) -> None:
    some = Some("pieces", seat=0, rule="TOY-02", options=["pit", "rope"], least=1, most=2)
    reason = some.why_not(answer)
    assert reason is not None and reason.key == "why-malformed-some"
    assert texts("en", "toy").refusal(reason).endswith("is not a list of options: answer with a list of their names.")
    assert "n’est pas une liste d’options" in texts("fr", "toy").refusal(reason)


def test_an_answer_of_the_wrong_form_is_shown_as_one_writes_it(game: Game[Toy]) -> None:
    told = game.why_not(0, {"two": ["4", [1, 2]]})
    assert told is not None
    assert "{two: [4, [1, 2]]}" in told


def test_a_long_list_is_told_from_its_beginning() -> None:
    """Nobody reads a hundred names: the sentence breaks off, the question does not."""
    long = Choose("card", seat=0, rule="TOY-02", options=range(100))
    reason = long.why_not("gryphon")
    assert reason is not None and reason.args["options"] == [*range(20), "and-more"]
    assert 99 in long
