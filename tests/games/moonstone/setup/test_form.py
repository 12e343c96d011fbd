"""What can be agreed on before a game, as a client asks for it (MOON-DEC-01)."""

from __future__ import annotations

import msgspec
import pytest

import escarmouche as esc
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import BadSetup
from escarmouche.core.messages.text import texts
from escarmouche.games.moonstone import BOOK
from escarmouche.games.moonstone.setup.options import SWITCHES, Options
from escarmouche.games.moonstone.table import switches
from escarmouche.testing.rules import ledger_ids

FORM = BOOK.form()


def test_moon_dec_01_everything_that_can_be_set_is_asked_for() -> None:
    named = {option.name for option in FORM.options}
    assert set(SWITCHES) <= named
    fields = {field.name for field in msgspec.structs.fields(Options)}
    apart = {
        "edition",
        "board",
        "seats",
        "factions",
        "troupes",
        "cards",
        "boards",
        "terrain",
    }  # asked elsewhere, or in files
    assert named == fields - apart
    assert FORM.editions == ["fr", "en"] and FORM.seats == [2, 3, 4]


@pytest.mark.parametrize("edition", BOOK.editions)
def test_the_defaults_are_what_a_game_has_when_nobody_says_anything(edition: str) -> None:
    silent = BOOK.read_setup({"edition": edition})
    on = switches(silent)
    for option in FORM.options:
        usual = option.default[edition]
        assert usual == (option.name in on if option.kind == "switch" else getattr(silent, option.name))
    defaults = {option.name: option.default[edition] for option in FORM.options}
    assert switches(BOOK.read_setup({"edition": edition, **defaults})) == on


def test_options_have_texts_groups_and_rules() -> None:
    known = {rule.id for rule in ledger_ids("moonstone")}
    for option in FORM.options:
        assert option.rule in known, option
        wanted = [f"option-{option.name}", f"option-{option.name}-help", f"word-{option.group}"]
        for lang in LANGUAGES:
            assert [key for key in wanted if not texts(lang, "moonstone").has(key)] == []
    for lang in LANGUAGES:
        assert all(texts(lang, "moonstone").has(f"edition-{edition}") for edition in FORM.editions)


@pytest.mark.parametrize("option", [option for option in FORM.options if option.kind != "switch"], ids=lambda o: o.name)
def test_every_value_that_is_offered_is_accepted(option: object) -> None:
    assert isinstance(option, type(FORM.options[0]))
    for value in option.options or (option.low, option.high):
        factions = ["commonwealth"] * 2  # the largest troupes need a large faction
        assert getattr(BOOK.read_setup({option.name: value, "factions": factions}), option.name) == value


@pytest.mark.parametrize("edition", BOOK.editions)
def test_a_newcomer_can_play_at_once(edition: str) -> None:
    """Factions and troupes are given: the first question is a short one."""
    game = esc.new("moonstone", seed=1, **FORM.quick[edition])
    assert game.setup.seats == 2 and game.setup.edition == edition
    assert [ask.name for ask in game.pending] == ["mulligan"]
    assert len(game.table.models) == 8


@pytest.mark.parametrize("info", FORM.boards, ids=lambda info: info.id)
def test_moon_setup_02_every_board_can_be_looked_at(info: object) -> None:
    assert isinstance(info, type(FORM.boards[0]))
    board = BOOK.board({"board": info.id})
    assert (board.width, board.height, board.unit) == (36_000, 36_000, "inch")
    assert board.terrain and board.name == info.name and set(info.name) == {"en", "fr"}


def test_a_board_is_the_one_that_is_played_on() -> None:
    options = {"edition": "en", "board": "mill", "buildings": False}
    assert BOOK.board(options) == esc.new("moonstone", seed=1, **options).view(None).scene.board
    with pytest.raises(BadSetup):
        BOOK.board({"board": "moon"})


def test_a_board_of_the_players_own_has_no_name() -> None:
    wall = {"id": "wall", "kind": "barrier", "rect": [10, 10, 2, 2]}
    board = BOOK.board({"terrain": [wall]})
    assert board.name == {} and [terrain.id for terrain in board.terrain] == ["wall"]
