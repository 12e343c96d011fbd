"""The form that a client fills in before a game offers what can be played."""

from __future__ import annotations

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.games.ad1666 import BOOK
from escarmouche.games.ad1666.setup import form
from escarmouche.games.ad1666.setup.scenario import load

from ..positions.ledger import RULES, TEXTS


def test_the_form_offers_only_what_can_be_played() -> None:
    offered = BOOK.form()
    assert offered.seats == [2, 1] and offered.quick["2019"] == {"scenario": "crossed-blades"}
    for option in offered.options:
        assert all(TEXTS[lang].has(f"option-{option.name}") for lang in LANGUAGES)
        assert all(TEXTS[lang].has(f"option-{option.name}-help") for lang in LANGUAGES)
        assert option.rule in RULES and "2019" in option.default
        for value in option.options:
            named = isinstance(value, bool) or all(TEXTS[lang].has(f"word-{value}") for lang in LANGUAGES)
            assert named or option.name == "scenario", value
    assert BOOK.board({"scenario": "the-war-purse", "board": "tavern"}).name["fr"] == "L’Aigle noir"
    assert BOOK.board({"scenario": "the-letter", "board": "first"}).width == 22_000


def test_the_form_says_of_each_scenario_where_and_by_how_many_it_is_played() -> None:
    offered = BOOK.form()
    assert [scenario.id for scenario in offered.scenarios] == offered.options[0].options == list(form.ORDER)
    for entry in offered.scenarios:
        scenario = load(entry.id)
        assert (entry.name, entry.text, [board.id for board in entry.boards]) == (
            scenario.name,
            scenario.text,
            list(scenario.boards),
        )
        for board in entry.boards:
            assert board.name == BOOK.board({"scenario": entry.id, "board": board.id}).name
        assert entry.seats == ([2, 1] if entry.id == "the-arch-enemy" else [2])
        assert (entry.why is None) == (entry.seats == offered.seats)
        assert entry.why is None or entry.why.key == "error-alone"


def test_all_that_the_form_offers_is_accepted() -> None:
    """Nobody needs to try what is impossible."""
    offered = BOOK.form()
    for scenario in offered.scenarios:
        for board in scenario.boards:
            for seats in scenario.seats:
                plain = {"scenario": scenario.id, "board": board.id, "seats": seats}
                BOOK.read_setup(plain)
                for option in offered.options[1:]:
                    fits = scenario.id in (option.scenarios or [scenario.id]) and seats in (option.seats or [seats])
                    for value in (option.options or [True, False]) if fits else ():
                        BOOK.read_setup({**plain, option.name: value})
