"""What can be agreed on before a game, as a client asks for it (D10-DP-01, D10-LVL-03)."""

from __future__ import annotations

import msgspec
import pytest

import escarmouche as esc
from escarmouche.core.book import register
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.core.views.form import Option
from escarmouche.games.d10 import BOOK
from escarmouche.games.d10.setup.options import SWITCHES, Options, switches
from escarmouche.games.d10.setup.scenario import scenarios
from escarmouche.testing.rules import ledger_ids

register(BOOK)
FORM = BOOK.form()


def test_d10_dp_01_everything_that_can_be_set_is_asked_for() -> None:
    named = {option.name for option in FORM.options}
    fields = {field.name for field in msgspec.structs.fields(Options)}
    apart = {"edition", "seats", "bands", "cards", "scenarios"}  # asked elsewhere, or in files
    assert set(SWITCHES) <= named and named == fields - apart
    assert FORM.editions == ["simplified", "full", "advanced"] and FORM.seats == [2]


@pytest.mark.parametrize("edition", BOOK.editions)
def test_d10_lvl_03_the_defaults_are_what_a_game_has_when_nobody_says_anything(edition: str) -> None:
    silent = BOOK.read_setup({"edition": edition})
    on = switches(silent)
    for option in FORM.options:
        usual = option.default[edition]
        assert usual == (option.name in on if option.name in SWITCHES else getattr(silent, option.name))
    usual_options = {option.name: option.default[edition] for option in FORM.options}
    assert switches(BOOK.read_setup({"edition": edition, **usual_options})) == on


def test_options_have_texts_groups_and_rules() -> None:
    known = {rule.id for rule in ledger_ids("d10")}
    for option in FORM.options:
        assert option.rule in known, option
        wanted = [f"option-{option.name}", f"option-{option.name}-help", f"group-{option.group}"]
        for lang in LANGUAGES:
            assert [key for key in wanted if not texts(lang, "d10").has(key)] == []
    for lang in LANGUAGES:
        assert all(texts(lang, "d10").has(f"edition-{edition}") for edition in FORM.editions)
        assert texts(lang, "d10").has("game-d10")


@pytest.mark.parametrize("option", [option for option in FORM.options if option.kind == "choice"], ids=lambda o: o.name)
def test_every_value_that_is_offered_is_accepted_and_told(option: Option) -> None:
    for value in option.options:
        assert getattr(BOOK.read_setup({option.name: value}), option.name) == value
        if option.name != "scenario":
            assert all(texts(lang, "d10").has(f"option-{option.name}-{value}") for lang in LANGUAGES)


def test_d10_set_04_scenarios_tell_their_tales() -> None:
    assert {info.id for info in FORM.scenarios} == set(scenarios())
    for info in FORM.scenarios:
        assert set(info.name) == set(info.text) == {"en", "fr"} and info.seats == [2]
        board = BOOK.board({"scenario": info.id})
        assert board.terrain and board.name == info.name


@pytest.mark.parametrize("edition", BOOK.editions)
def test_a_newcomer_can_play_at_once(edition: str) -> None:
    game = esc.new("d10", seed=1, **FORM.quick[edition])
    assert game.setup.edition == edition and game.pending
    assert scenarios()[game.setup.scenario].level == edition
