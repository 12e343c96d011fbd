"""What a player names and may not choose: each name gets the reason that fits it."""

from __future__ import annotations

import pytest

from escarmouche.core.asks.ask import Choose, Menu, Some
from escarmouche.core.asks.naming import explained
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


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "“west” is an edge of the table, which is not what is asked for; and there is nothing to choose here."),
        ("fr", "« ouest » est un bord de table : ce n’est pas ce qui est demandé, et il n’y a rien à choisir ici."),
    ],
)
def test_a_list_without_options_is_not_listed(lang: str, told: str) -> None:
    book = find("moonstone")
    game = Game(book, book.read_setup({"size": 2}), bytes(32))
    empty = Some("any", seat=0, rule="MOON-ARC-07", options=(), least=0, most=2, of="card")
    reason = empty.why_not(["west"])
    assert reason is not None
    said = texts(lang, "moonstone").refusal(explained(book, game.table, 0, reason), game.names())
    assert said.replace("\xa0", " ") == told


def test_things_are_chosen_and_actions_are_done() -> None:
    """A menu whose branches are models says whom one may choose; nobody may ‘Billy’."""
    book = find("moonstone")
    game = Game(book, book.read_setup({"size": 2}), bytes(32))
    told = {}
    for of, names in (("model", ("pass", "ann")), ("action", ("end", "jog"))):
        menu = Menu("any", seat=0, rule="MOON-REACT-01", branches=dict.fromkeys(names), of=of)
        reason = menu.why_not("blue-1")
        assert reason is not None
        told[of] = texts("en", "moonstone").refusal(explained(book, game.table, 0, reason), {"ann": {"en": "Ann"}})
    assert told["model"].endswith("You may choose: pass, Ann.")
    assert told["action"].endswith("You may: end the activation, Jog (free, once a turn).")


def test_the_side_of_a_square_has_a_name() -> None:
    book = find("ad1666")
    game = Game(book, book.read_setup({"seats": 2}), bytes(32))
    sides = [name for name in game.table.grid.edges if "|" in name][:3]
    reason = Choose("any", seat=0, rule="AD66-MAN-04", options=sides, of="edge").why_not("heart-2")
    assert reason is not None
    told = texts("en", "ad1666").refusal(explained(book, game.table, 0, reason), game.names())
    assert "|" not in told
    assert told.startswith("“2 of Hearts” is a card, which is not what is asked for. You may choose: ")
