"""The runner of cases, on the toy game: what passes, what fails, and how a failure is reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.core.messages.refusal import BadFile
from escarmouche.testing.cases.case import run_file, run_paths, run_text
from escarmouche.testing.cases.result import Failure, Result, report

GIVEN = """
  game: toy
  given:
    phase: clash
    health: {1: 4}
    hands: {0: [6, 2, 2], 1: [1, 3, 3]}
"""


def run(body: str, given: str = GIVEN) -> Result:
    (result,) = run_text(f"- case: TOY-EX-01 A clash{given}{body}", "toy.yaml")
    return result


def passes(body: str, given: str = GIVEN) -> None:
    result = run(body, given)
    assert result.passed, result.text()


def fails(body: str, *told: str, given: str = GIVEN) -> Failure:
    """The case fails, and says this. Its first failure."""
    result = run(body, given)
    assert not result.passed
    assert "engine" not in [failure.what for failure in result.failures]
    for lang in ("en", "fr"):
        assert "case-" not in result.text(lang)
    for word in told:
        assert word in result.text("en")
    return result.failures[0]


# -- passing


def test_answers_together_and_scripted_dice() -> None:
    passes(
        """
    dice: [5]
  when:
    - {0: 6, 1: 3}
  then:
    health: {0: 6, 1: 1}
    asked: {0: swap, 1: none}
    options: {0: [2, 2]}
    events: [laid, {hit: {seat: 2, score: 5}}]
    never: [swapped]
    outcome: none
"""
    )


def test_the_end_of_a_game_can_be_expected() -> None:
    passes(
        """
    dice: {wound: [6]}
  when:
    - {0: 6, 1: 1}
    - {0: [2]}
    - until: {1: move}
    - undo
    - {then: {asked: {0: move}}}
""",
    )
    passes(
        """
    dice: [6]
    health: {1: 3}
  when:
    - {0: 6, 1: 1}
  then:
    outcome: {winners: [0], rule: TOY-END-01}
    asked: {0: none}
""",
        given=GIVEN.replace("    health: {1: 4}\n", ""),
    )


def test_places_are_in_inches_and_branches_are_named() -> None:
    passes(
        """
  when:
    - {asked: {0: move}, options: {0: [wait, walk, rest]}, 0: {walk: [6.5, 1]}}
    - {not: {1: {walk: [9, 9]}}, by: TOY-MOVE-01}
    - {not: {1: [{rest: 3}, {walk: [99, 2]}]}}
    - {options: {1: {has: [wait, {rest: 2}], lacks: [{rest: 3}]}}, 1: {walk: any}, then: {x: {1: 5000}, y: {1: 2000}}}
  then:
    x: {0: 6500}
""",
        given="\n  game: toy\n  given: {phase: move}",
    )


def test_draws_are_dealt_by_what_they_are_about() -> None:
    passes(
        """
    draws: {0: [6, 5, ...], 1: [1, 1, 1]}
  when:
    - {0: wait}
    - {1: wait}
  then:
    options: {1: [1], 0: {has: [6, 5]}}
    view: {1: {hands: [{seat: 1, cards: ["1", "1", "1"]}, {seat: 0, count: 3}]}}
    heard: {1: [{hand: {cards: ["1", "1", "1"]}}]}
    unheard: {0: [{hand: {cards: ["1", "1", "1"]}}], -1: [hand]}
""",
        given="\n  game: toy\n  given:",
    )


def test_undo_takes_the_dice_back() -> None:
    passes(
        """
    dice: [2]
  when:
    - {0: 6, 1: 3, then: {health: {1: 3}}}
    - undo
    - {0: 6, 1: 3}
  then:
    health: {1: 3}
"""
    )


def test_the_last_answer_may_be_refused() -> None:
    passes("\n  when:\n    - 1: 5\n  refused: TOY-CLASH-04")
    passes("\n  when:\n    - 1: 5\n  refused: why-toy-not-held")
    passes("\n  when:\n    - 1: 5\n  refused: {rule: TOY-CLASH-04, key: why-toy-not-held}")
    passes("\n  when:\n    - {1: 5, refused: refused}\n    - {0: 6, 1: 3}")
    passes("\n  when:\n    - {1: [5], refused: malformed}")
    passes("\n  when:\n    - {1: [5], refused: why-malformed-choose}")
    passes("\n  when:\n    - 1: wait\n  refused: out-of-turn", given="\n  game: toy\n  given: {phase: move}")


def test_a_labelled_answer_and_a_list_of_editions() -> None:
    passes("\n  when:\n    - {0: {lay: 6}, 1: {lay: 3}}\n  then: {asked: {0: swap}}")
    results = run_text("- case: two\n  game: toy\n  edition: [en, fr]\n  then: {asked: {0: move}}", "toy.yaml")
    assert [result.case for result in results] == ["two [en]", "two [fr]"]
    assert not any(result.passed for result in results)  # the toy has no editions, and says so


def test_ids_are_read_from_the_title_and_the_rules() -> None:
    (result,) = run_text("- case: TOY-EX-01, TOY-EX-02 Two\n  game: toy\n  rules: [TOY-A-1]\n")
    assert result.rules == ("TOY-EX-01", "TOY-EX-02", "TOY-A-1")


# -- failing


def test_a_failure_names_file_line_step_expected_and_found() -> None:
    failure = fails(
        """
    dice: [5]
  when:
    - {0: 6, 1: 3}
  then:
    health: {0: 6,
      1: 2}
""",
        "toy.yaml, line 13: TOY-EX-01 A clash",
        "at the end: health 1",
        "expected: 2",
        "found: 1",
    )
    assert (failure.step, failure.line) == ("then", 13)
    assert "trouvé" in "".join(failure.lines("fr"))


def test_a_failure_in_the_middle_names_its_step() -> None:
    failure = fails(
        "\n  when:\n    - {0: 6, 1: 3}\n    - {1: wait, then: {asked: {0: none}}}", "step 2: asked 1", "swap"
    )
    assert (failure.step, failure.line) == (2, 10)
    fails(
        "\n  when:\n    - {0: 6, 1: 5, then: {asked: {0: none}}}",
        "step 1",
        "expected: accepted",
        "You do not hold a 5",
        "TOY-CLASH-04",
    )
    fails("\n  when:\n    - {asked: {0: move}, 0: 6}", "expected: move", "found: lay (TOY-CLASH-01)")
    fails("\n  when:\n    - {options: {0: [1]}}", "expected: [1]", "found: [2, 6]")
    fails("\n  when:\n    - {options: {0: {has: [1]}}}", "expected: 1")
    fails("\n  when:\n    - {options: {0: {lacks: [6]}}}", "found: offered")
    fails("\n  when:\n    - {until: {1: rest}}\n  then: {asked: {1: rest}}", "expected: {1: rest}", "over")
    fails("\n  when:\n    - {not: {0: 6}}", "found: accepted")
    fails("\n  when:\n    - {not: {0: 1}, by: TOY-X-01}", "refused by TOY-X-01")
    fails("\n  when:\n    - undo\n  then: {asked: {0: lay}}", "nothing to undo")


def test_a_failure_is_told_in_french_too() -> None:
    for body, expected, found in (
        ("\n  when:\n    - {0: 6, 1: 5, then: {asked: {0: none}}}", "attendu : accepté", "Vous n’avez pas de 5"),
        ("\n  when:\n    - 1: 3\n  refused: TOY-CLASH-01", "attendu : refusé par TOY-CLASH-01", "trouvé : accepté"),
        (
            "    dice: [3, 4]\n  when:\n    - {0: 6, 1: 3}\n  then: {asked: {0: swap}}",
            "attendu : donné",
            "[4] : jamais donné",
        ),
        ("\n  when:\n    - hello", "illisible :", "une étape associe des places"),
        ("\n  when:\n    - {options: {0: {lacks: [6]}}}", "attendu : pas 6", "trouvé : proposé"),
    ):
        text = "\n".join(fails(body).lines("fr")).replace("\xa0", " ")
        assert expected in text and found in text


def test_a_refusal_that_does_not_come_or_comes_from_another_rule() -> None:
    fails("\n  when:\n    - 1: 3\n  refused: TOY-CLASH-01", "found: accepted")
    fails("\n  when:\n    - 1: 5\n  refused: TOY-MOVE-01", "expected: refused by TOY-MOVE-01", "TOY-CLASH-04")


def test_what_is_scripted_must_be_dealt() -> None:
    then = "\n  when:\n    - {0: 6, 1: 3}\n  then: {asked: {0: swap}}"
    assert fails(f"    dice: [3, 4]{then}", "dice", "[4] never dealt").line == 7
    assert fails(f"    dice: [7]{then}", "7 is not between 1 and 6").line == 7
    body = "\n  given: {draws: {0: [9]}}\n  then: {asked: {0: move}}"
    fails(body, "expected: 9", "found: [1, 2, 3, 4, 5, 6]", given="\n  game: toy")


def test_events_views_and_secrets_that_do_not_hold() -> None:
    fails("\n  then: {events: [hit]}", "events", "expected: hit")
    fails("\n  then: {never: [drawn]}", "it happened", given="\n  game: toy\n  given: {}")
    fails("\n  then: {unheard: {0: [hand]}}", "unheard 0", given="\n  game: toy\n  given: {}")
    fails("\n  then: {hides: {0: [clash]}}", "hides 0")
    fails("\n  then: {view: {0: {phase: move}}}", "expected: move", "found: clash")
    fails("\n  then: {outcome: {winners: [0]}}", "found: the game goes on")


def test_an_engine_that_breaks_fails_the_case_and_says_where() -> None:
    result = run("\n  given: {phase: nonsense}\n  then: {asked: {0: move}}", given="\n  game: toy")
    assert not result.passed and "KeyError" in result.text() and "toy.py" in result.failures[0].trace


# -- files


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("case: x", "line 1: a file of cases holds a list"),
        ("- case: [", "YAML"),
    ],
)
def test_a_file_that_is_no_file_of_cases_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadFile) as bad:
        run_text(text)
    assert told in str(bad.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("- 3", "a case is a mapping"),
        ("- {case: x, game: toy}\n- case: y\n  gme: toy", "line 3: “gme” is not known. Did you mean: game?"),
        ("- case: x", "which game"),
        ("- {case: x, case: y, game: toy}", "“case” appears twice"),
    ],
)
def test_an_entry_that_is_no_case_is_malformed(text: str, told: str) -> None:
    result = run_text(text)[-1]
    assert result.malformed and told in result.text()


def test_a_step_that_is_no_step_fails_its_case_with_its_line() -> None:
    failure = fails("\n  when:\n    - {0: 6, 1: 3}\n    - {ask: 3}", "“ask” is not known. Did you mean: asked?")
    assert failure.line == 10
    fails("\n  when:\n    - hello", "a step is a mapping")
    fails("\n  when:\n    - {refused: X}", "needs an answer")
    fails("\n  when: []\n  then: {asked: {0: lay}}", "chess", given="\n  game: chess")
    fails("\n  when: []\n  then: {asked: {0: lay}}\n  options: {wings: 2}", "wings")


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ("{models: {billy: {seat: 5, at: [9, 9]}}}", 3),
        ("{seat: 5}", 3),
        ("{first: -1}", 3),
        ("{order: [0, 5]}", 3),
        ("{slain: {5: 1}}", 3),
    ],
)
def test_a_seat_that_the_game_does_not_have_is_an_error(given: str, line: int) -> None:
    (result,) = run_text(f"- case: x\n  game: moonstone\n  given: {given}\n  then: {{turn: 1}}\n", "x.yaml")
    assert not result.passed and result.failures[0].line == line
    assert "there is no seat" in result.text("en") and "KeyError" not in result.text("en")
    assert "il n’y a pas de place" in result.text("fr")


def test_paths_may_be_files_and_folders_and_the_count_comes_last(tmp_path: Path) -> None:
    (tmp_path / "toy").mkdir()
    held = "\n  then: {health: {0: 6}}\n"
    (tmp_path / "toy" / "a.yaml").write_text(f"- case: one{held}- case: two\n  then: {{health: {{0: 5}}}}\n")
    (tmp_path / "toy" / "b.yaml").write_text(f"- case: three{held}")
    results = run_paths([tmp_path, tmp_path / "toy" / "b.yaml"])
    assert [result.case for result in results] == ["one", "two", "three", "three"]
    assert report(results)[-1] == "3 passed, 1 failed"
    assert report(results, "fr")[-1] == "3 réussis, 1 échoué"
    assert len(report(results)) == 2
    assert run_file(tmp_path / "toy" / "b.yaml")[0].text("en").endswith("three: passed")
    with pytest.raises(BadFile):
        run_paths([tmp_path / "no.yaml"])


# -- several times


def test_each() -> None:
    """Mappings are joined, lists replaced, titles added; a failure is reported with the line of its entry."""
    results = run_text(
        f"""- case: TOY-EX-01 A clash{GIVEN}
  when:
    - {{0: 6, 1: 3}}
  each:
    - case: as it is
      given: {{dice: [5]}}
      then: {{health: {{0: 6, 1: 1}}}}
    - case: with other health
      given: {{health: {{1: 6}}, dice: [5]}}
      then: {{health: {{1: 3}}}}
    - case: wrong
      given: {{dice: [5]}}
      then: {{health: {{1: 2}}}}
""",
        "toy.yaml",
    )
    assert [result.passed for result in results] == [True, True, False]
    assert [result.case for result in results] == [
        "TOY-EX-01 A clash: as it is",
        "TOY-EX-01 A clash: with other health",
        "TOY-EX-01 A clash: wrong",
    ]
    assert all(result.rules == ("TOY-EX-01",) for result in results)
    assert results[2].failures[0].line == 19


@pytest.mark.parametrize("said", ["each: 3", "each: [3]", "each: []", "each: [{given: {}, rules: []}]"])
def test_a_wrong_each(said: str) -> None:
    (result,) = run_text(f"- case: TOY-EX-01 A clash{GIVEN}  {said}\n", "toy.yaml")
    assert result.malformed and [failure.line for failure in result.failures] == [7]


def test_a_case_that_cannot_be_read_says_so_and_nothing_else() -> None:
    result = run("\n  then: {healt: {0: 1}}")
    assert result.text() == (
        "toy.yaml, line 8: TOY-EX-01 A clash\n"
        "  it cannot be read: toy.yaml, line 8: healt: “healt” is not known. Did you mean: health?"
    )
    (result,) = run_text("- {case: nobody, game: moonstone, options: {size: -1}, then: {outcome: none}}", "none.yaml")
    assert "  it cannot be played: " in result.text()
    assert "  injouable\u00a0: " in result.text("fr")


# -- giving up and running out of time


def acts(when: str, outcome: str) -> list[str]:
    text = f"- {{case: leaving, game: toy, given: {{phase: move}}, when: [{when}], then: {{outcome: {outcome}}}}}"
    return [result.text() for result in run_text(text) if not result.passed]


@pytest.mark.parametrize(
    ("when", "outcome", "said"),
    [
        ("{concede: 1}", "{winners: [0]}", ""),
        ("{concede: 1}", "none", "found: seat 0 wins (TOY-CONC-01)"),
        ("{concede: 1}, {concede: 0, refused: why-game-over}", "{winners: [0]}", ""),
        ("{lapse: 0, refused: why-not-timed}, {lapse: 1, refused: out-of-turn}", "none", ""),
        ("{concede: 1, refused: TOY-CONC-01}", "none", "expected: refused by TOY-CONC-01"),
        ("{lapse: 0}", "none", "found: This question to player 1 is not timed"),
        ("{lapse: 0, refused: why-game-over}", "none", "expected: refused by why-game-over"),
        ("{concede: seven}", "none", "this must be a whole number, not text"),
        ("{concede: true}", "none", "this must be a whole number, not yes or no"),
        ("{concede: 5}", "none", "there is no seat 5: the game has 2"),
    ],
)
def test_a_seat_concedes_or_runs_out_of_time(when: str, outcome: str, said: str) -> None:
    failures = acts(when, outcome)
    assert bool(failures) == bool(said)
    assert all(said in text for text in failures)


# -- everything at once

WRONG = """\
- case: TOY-EX-01 A clash
  game: toy
  given:
    phase: clash
    health: {1: 4}
    hands: {0: [6, 2, 2], 1: [1, 3, 3]}
    dice: [5]
  when:
    - {0: 6, 1: 3}
  then:
    health: {0: 7,
      1: 2}
    events: [lade]
    healt: {0: 1}
    asked: {0: wait,
      1: none}
- case: TOY-EX-02 No step
  game: toy
  gven: {}
  given: {phase: move}
  when:
    - {asked: {0: mvoe}, 0: {walk: [6.5, 1]}}
    - {ask: 3}
  then: {never: [hti]}
- case: TOY-EX-03 An impossible step
  game: toy
  given: {phase: move}
  when:
    - {0: {walk: [99, 1]}, then: {x: {0: 3}}}
    - {1: wait}
  then: {asked: {0: none}}
- 3
"""


def test_all_that_is_wrong_in_a_file_is_told_at_once() -> None:
    """A mistake in what is expected does not keep a case from being played; nothing is played after a step that cannot be taken."""
    results = run_text(WRONG, "toy.yaml")
    assert [[failure.line for failure in result.failures] for result in results] == [
        [11, 12, 13, 14, 15],
        [19, 23, 24],
        [29],
        [32],
    ]
    assert [result.malformed for result in results] == [False, True, False, True]
    told = "\n".join(result.text() for result in results)
    for sentence in (
        "toy.yaml, line 11: TOY-EX-01 A clash\n  at the end: health 0\n    expected: 7\n    found: 6",
        "line 12: TOY-EX-01 A clash\n  at the end: health 1\n    expected: 2\n    found: 1",
        "line 13: “lade” is not known. Did you mean: laid?",
        "line 14: healt: “healt” is not known. Did you mean: health?",
        "expected: wait\n    found: swap (TOY-SWAP-01)",
        "line 19: “gven” is not known. Did you mean: given?",
        "line 23: “ask” is not known. Did you mean: asked?",
        "line 24: “hti” is not known. Did you mean: hit?",
        "What follows was not played.",
        "line 32: a case is a mapping",
    ):
        assert sentence in told
    assert "La suite n’a pas été jouée." in results[2].text("fr")


@pytest.mark.parametrize(
    ("game", "given", "lines"),
    [
        (
            "moonstone",
            "{models: {billy: {at: [1, 1], card: Bily},\n    bobby: {at: [1],\n    enegy: 3}},\n    turn: one}",
            [3, 4, 5, 6],
        ),
        ("ad1666", "{figures: {athos: {at: z99,\n    load: {pistol: many}}},\n    phase: actoin}", [3, 4, 5]),
        ("d10", "{figures: {archer: {at: [1, two],\n    posture: prnoe}},\n    markers: none}", [3, 4, 5]),
        (
            "malifaux",
            "{models: {ann: {card: {}, at: [1, 1],\n    seat: 2,\n    conditions: {fats: 0}}},\n    markers: none}",
            [4, 5, 6],
        ),
    ],
)
def test_all_that_is_wrong_in_a_position_is_told_at_once(game: str, given: str, lines: list[int]) -> None:
    (result,) = run_text(f"- case: x\n  game: {game}\n  given: {given}\n  then: {{turn: 1}}\n", "x.yaml")
    assert [failure.line for failure in result.failures] == lines, result.text()
