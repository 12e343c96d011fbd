"""The runner of cases is honest: what cannot fail, cannot be meant or names what nobody knows is an error with its line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from escarmouche.cli import main
from escarmouche.testing.cases.case import run_file, run_text
from escarmouche.testing.cases.result import Result

CLASH = """- case: TOY-EX-01 A clash
  game: toy
  given:
    phase: clash
    health: {1: 4}
    hands: {0: [6, 2, 2], 1: [1, 3, 3]}
"""
MOVE = """- case: TOY-EX-02 A move
  game: toy
  given: {phase: move}
"""
SWAP = """- case: TOY-EX-03 Cards go back
  game: toy
  given:
    phase: clash
    hands: {0: [6, 2, 3], 1: [6, 3, 3]}
  when:
    - {0: 6, 1: 6}
"""
HOLDS = "\n  then: {health: {0: 6}}"


def run(text: str) -> Result:
    (result,) = run_text(text, "toy.yaml")
    return result


def passes(text: str) -> None:
    result = run(text)
    assert result.passed, result.text()


def wrong(text: str, line: int, *told: str) -> None:
    """The case fails with this line, says this, and shows nothing of Python."""
    result = run(text)
    assert not result.passed
    assert re.search(rf"^toy.yaml, line {line}: (TOY|D10)-EX", result.text("en"))
    for word in told:
        assert word in result.text("en")
    for lang in ("en", "fr"):
        assert "Traceback" not in result.text(lang) and "Error" not in result.text(lang)
        assert not any(word.startswith(("file-", "case-", "why-", "error-")) for word in result.text(lang).split())


# -- answers that are refused


def test_each_of_several_answers_is_tried() -> None:
    """A list of answers is as many tries: a legal one among them fails the case, whatever the question."""
    passes(CLASH + "  when:\n    - {not: {0: [1, 3, 5]}, by: TOY-CLASH-04}")
    wrong(CLASH + "  when:\n    - {not: {0: [1, 6]}}", 8, "not 0: 6", "found: accepted")
    passes(MOVE + "  when:\n    - {not: {0: [{rest: 3}, {walk: [9, 9]}]}}")
    wrong(MOVE + "  when:\n    - {not: {0: [{rest: 3}, wait]}}", 5, "not 0: wait", "found: accepted")
    passes(SWAP + "    - {not: {0: [[2, 3], [6], [2, 2]]}}")
    wrong(SWAP + "    - {not: {0: [[2, 3], [2]]}}", 8, "not 0: [2]", "found: accepted")
    wrong(SWAP + "    - {not: {0: [[2, 3], []]}}", 8, "not 0: []", "found: accepted")


def test_each_of_several_answers_is_refused_by_the_rule_that_is_named() -> None:
    wrong(
        MOVE + "  when:\n    - {not: {0: [{walk: [9, 9]},\n        {walk: [99, 2]}]}, by: TOY-MOVE-01}",
        6,
        "not 0: {walk: [99, 2]}",
        "TOY-MOVE-02",
    )


def test_a_list_of_words_is_one_answer_where_some_are_chosen() -> None:
    """Two cards are too many; each alone is legal."""
    passes(SWAP + "    - {not: {0: [2, 3]}, by: TOY-SWAP-01}")
    wrong(SWAP + "    - {not: {0: [2]}}", 8, "found: accepted")
    wrong(SWAP + "    - {not: {0: []}}", 8, "found: accepted")
    wrong(CLASH + "  when:\n    - {not: {0: []}}", 8, "no answer is tried here")


def test_a_list_of_places_is_several_and_a_list_of_legs_is_one_path() -> None:
    move = (Path(__file__).parents[2] / "cases" / "malifaux" / "movement" / "move.yaml").read_text(encoding="utf-8")
    several = "not: {0: [[11, 10], [10, 11.5]]}, by: MALI-PLACE-01"
    path = "not: {0: [[12.5, 10], [12.5, 11.5]]}, by: MALI-TOW-04"
    assert several in move and path in move
    legal = move.replace(several, "not: {0: [[11, 10], [12, 10]]}").replace(
        path, "not: {0: [[[12.5, 10], [12.5, 11.5]], [13.8, 10]]}"
    )
    found = {failure.what for result in run_text(legal, game="malifaux") for failure in result.failures}
    assert found == {"not 0: [12, 10]"}


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ("{not: {0: {walk: 3}}}", "does not answer this question"),
        ("{not: {0: walk}}", "is not enough: say what"),
        ("{not: {0: {wait: 3}}}", "takes nothing more"),
        ("{not: {0: {walk: [9, 9, 9, 9]}}, by: TOY-MOVE-01}", "does not answer this question"),
        ("{not: {0: 3}}", "does not answer this question"),
        ("{not: {0: fly}}", "“fly” is not known. Did you mean: lay?"),
        ("{not: {0: {wak: [9, 9]}}}", "“wak” is not known. Did you mean: walk?"),
        ("{not: {1: wait}}", "nothing is asked of seat 1"),
        ("{0: {walk: 3}, refused: TOY-MOVE-01}", "does not answer this question"),
        ("{0: fly, refused: TOY-MOVE-01}", "“fly” is not known"),
        ("{options: {0: {lacks: [fly]}}}", "“fly” is not known"),
        ("{options: {0: {lacks: [{walk: 3}]}}}", "does not answer this question"),
        ("{options: {0: {lacks: [walk]}}}", "found: offered"),
    ],
)
def test_an_answer_that_fits_no_question_or_names_nothing_is_no_refusal(step: str, told: str) -> None:
    wrong(MOVE + f"  when:\n    - {step}", 5, told)


@pytest.mark.parametrize(
    "step",
    [
        "{not: {0: {walk: 3}}, by: why-malformed-place}",
        "{not: {0: {walk: 3}}, by: {key: why-malformed-place}}",
        "{not: {0: walk}, by: why-needs-more}",
        "{not: {0: fly}, by: why-not-a-branch}",
        "{not: {1: wait}, by: why-not-asked}",
        "{not: {1: wait}, by: out-of-turn}",
        "{0: {walk: 3}, refused: malformed}",
        "{0: fly, refused: {key: why-not-a-branch}}",
        "{1: wait, refused: out-of-turn}",
        "{options: {0: {has: [walk, rest, wait]}}}",
    ],
)
def test_who_expects_exactly_that_says_so(step: str) -> None:
    passes(MOVE + f"  when:\n    - {step}")


# -- names


@pytest.mark.parametrize(
    ("then", "told"),
    [
        ("{never: [hti]}", "“hti” is not known. Did you mean: hit?"),
        ("{never: [{hit: {seet: 2}}]}", "“seet” is not known. Did you mean: seat?"),
        ("{never: [{moved: {how: wlak}}]}", "“wlak” is not known. Did you mean: walk?"),
        ("{events: [swaped]}", "Did you mean: swapped?"),
        ("{heard: {1: [nonsense]}}", "“nonsense” is not known"),
        ("{unheard: {1: [{hand: {card: 3}}]}}", "Did you mean: cards?"),
        ("{unheard: {-1: [hnad]}}", "Did you mean: hand?"),
        ("{hides: {1: [sevnen]}}", "“sevnen” is not known"),
        ("{view: {1: {hnads: []}}}", "Did you mean: hands?"),
        ("{outcome: {winer: [0]}}", "Did you mean: winners?"),
        ("{options: {0: {hsa: [6]}}}", "“hsa” is not known"),
        ("{heatlh: {0: 6}}", "Did you mean: health?"),
        ("{asked: {2: lay}}", "there is no seat 2"),
        ("{heard: {2: [hit]}}", "there is no seat 2"),
        ("{asked: {-1: lay}}", "there is no seat -1"),
        ("{events: hit}", "must be a list"),
        ("{asked: lay}", "must be a mapping"),
        ("{never: [{hit: 3}]}", "must be a mapping"),
        ("{never: []}", "a list that is not empty"),
        ("{never: [{hit: {}}]}", "a mapping that is not empty"),
        ("{heard: {1: []}}", "a list that is not empty"),
        ("{outcome: {}}", "a mapping that is not empty"),
        ("{options: {0: {has: []}}}", "a list that is not empty"),
    ],
)
def test_what_is_expected_has_names_that_there_are(then: str, told: str) -> None:
    wrong(CLASH + f"  then:\n    {then[1:-1]}", 8, told)


@pytest.mark.parametrize(
    ("then", "told"),
    [
        ("{markers: {chset: none}}", "Did you mean: chest?"),
        ("{ann: {sees: {bbo: true}}}", "Did you mean: bob?"),
        ("{ann: {wuonded: true}}", "Did you mean: wounded?"),
        ("{ann: {status: ded}}", "Did you mean: dead?"),
        ("{ann: {}}", "a mapping that is not empty"),
        ("{points: {2: 0}}", "there is no seat 2"),
        ("{rolls: 3}", "must be a list"),
        ("{ann: {at: [1]}}", "a list with a length of 2 or more"),
        ("{edges: {7: 0}}", "there is no seat 7"),
        ("{ann: {sees: {}}}", "a mapping that is not empty"),
        ("{morale: {}}", "a mapping that is not empty"),
        ("{markers: {}}", "a mapping that is not empty"),
        ("{ann: {pa: true}}", "expected: true"),
    ],
)
def test_what_is_expected_of_a_game_has_names_that_there_are(then: str, told: str) -> None:
    text = """- case: D10-EX-05 Two and a chest
  game: d10
  given:
    markers: {chest: {at: [50, 50]}}
    figures:
      ann: {card: {}, seat: 0, at: [20, 40]}
      bob: {card: {}, seat: 1, at: [60, 40]}
  then:
    """
    wrong(text + then[1:-1], 9, told)


# -- steps


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ("{0: 6, 1: 3, undo: 1}", "cannot give an answer too"),
        ("{until: swap, undo: 1}", "cannot give an answer too"),
        ("{undo: 0}", "a whole number, 1 or more"),
        ("{undo: yes}", "must be a whole number"),
        ("{asked: {0: lay}, by: TOY-CLASH-01}", "there is no “not” here"),
        ("{asked: {0: lay}, refused: TOY-CLASH-01}", "needs an answer"),
        ("{2: 6}", "there is no seat 2"),
        ("{not: {2: 6}}", "there is no seat 2"),
        ("{not: 6}", "must be a mapping"),
        ("{not: {}}", "a mapping that is not empty"),
        ("{until: nonsense}", "“nonsense” is not known"),
        ("{until: {0: swpa}}", "Did you mean: swap?"),
        ("{until: {3: swap}}", "there is no seat 3"),
        ("{not: {0: 1}, by: {ruel: TOY-CLASH-01}}", "“ruel” is not known"),
        ("{not: {0: 1}, by: {}}", "not empty"),
        ("{}", "a step must do something"),
        ("3", "a step is a mapping"),
        ("{then: {}}", "a mapping that is not empty"),
        ("{asked: {}}", "a mapping that is not empty"),
    ],
)
def test_a_step_that_cannot_be_meant_is_an_error(step: str, told: str) -> None:
    wrong(CLASH + f"  when:\n    - {step}{HOLDS}", 8, told)


@pytest.mark.parametrize(
    ("body", "line", "told"),
    [
        ("", 1, "this case expects nothing"),
        ("  when: [{0: 6, 1: 3}]", 1, "this case expects nothing"),
        ("  when: [undo]", 1, "this case expects nothing"),
        ("  then: {}", 7, "a mapping that is not empty"),
        ("  then:", 7, "must be a mapping, not nothing"),
        ("  refused: TOY-CLASH-01", 7, "there is none"),
        ("  refused: TOY-CLASH-01\n  when: [{asked: {0: lay}}]", 7, "there is none"),
        ("  refused: TOY-CLASH-01\n  when: [{1: 5, refused: TOY-CLASH-01}]", 7, "already says"),
        ("  then: [3]", 7, "must be a mapping"),
        ("  when: {0: 6}" + HOLDS, 7, "must be a list"),
        ("  rules: TOY-EX-01" + HOLDS, 7, "must be a list"),
        ("  edition: []" + HOLDS, 7, "not empty"),
        ("  options: 3" + HOLDS, 7, "must be a mapping"),
        ("  options: {wings: 2}" + HOLDS, 7, "There is no option “wings”"),
        ("  when: [undo]" + HOLDS, 7, "nothing to undo"),
        ("  seed: [3]" + HOLDS, 7, "a whole number"),
        ("    dice: [..., 3]" + HOLDS, 7, "at the end of a list"),
    ],
)
def test_a_case_that_asserts_nothing_or_has_no_shape_is_an_error(body: str, line: int, told: str) -> None:
    wrong(CLASH + body, line, told)


def test_a_number_that_is_none_is_an_error() -> None:
    wrong(CLASH + "  then: {health: {0: .nan}}", 7, "a number must be finite, not .nan")


# -- each


def test_an_entry_takes_a_word_away() -> None:
    results = run_text(
        CLASH
        + """  each:
    - {case: with it, then: {health: {1: 4}}}
    - {case: without it, given: {health: {1: none}}, then: {health: {1: 6}}}
    - {case: without all, given: {health: none}, then: {health: {1: 6}, outcome: none}}
    - {case: not what is not there, given: {health: {0: none}}, then: {health: {1: 4}}}
""",
        "toy.yaml",
    )
    assert [result.passed for result in results] == [True, True, True, False]


def test_a_condition_is_taken_away() -> None:
    results = run_text(
        """- case: Ann is fast, but for once
  game: malifaux
  given:
    models:
      ann: {card: {}, seat: 0, at: [10, 10], conditions: {fast: 0, burning: 2}}
  each:
    - {case: as she is, then: {ann: {conditions: {fast: 0, burning: 2}}}}
    - {case: without, given: {models: {ann: {conditions: {fast: none}}}}, then: {ann: {conditions: {burning: 2}}}}
    - {case: without any, given: {models: {ann: {conditions: none}}}, then: {ann: {conditions: {}}}}
"""
    )
    assert all(result.passed for result in results), [result.text() for result in results]


def test_a_mistake_in_the_shared_part_is_told_with_its_own_line() -> None:
    results = run_text(
        CLASH + "  when:\n    - {until: nonsense}\n  each:\n    - {case: a, then: {health: {0: 6}}}\n", "toy.yaml"
    )
    assert results[0].failures[0].line == 8


# -- where the file stands


def test_a_file_in_the_folder_of_its_game_needs_no_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "toy"
    folder.mkdir()
    (folder / "p.yaml").write_text("- case: here\n  then: {health: {0: 6}}\n", encoding="utf-8")
    monkeypatch.chdir(folder)
    assert [result.passed for result in run_file(Path("p.yaml"))] == [True]
    assert main(["case", "p.yaml", "--lang", "en"]) == 0


# -- cards


CARDS = """- case: AD66 A card is said either way
  game: ad1666
  given:
    board: |
      +-+-+-+
      |. .L.|
      +-+-+-+
    figures:
      ann: {card: {strength: 3}, seat: 0, at: b1}
      bob: {card: {}, seat: 1, at: c1}
    active: ann
    hands: {0: [8 iron, 2 skull]}
    draws: {turn: [7 iron]}
  when:
    - 0: {force-door: b1|c1}
    - {asked: {0: reinforce}, options: {0: [8 iron]}, not: {0: [2 skull]}, 0: [8 iron]}
  then:
    discards: {0: [8 iron, iron 7]}
    hands: {0: [2 skull]}
    events: [{tested: {model: ann}}]
"""


def test_a_card_may_be_said_with_its_number_first_everywhere() -> None:
    (result,) = run_text(CARDS)
    assert result.passed, result.text()
    (result,) = run_text(CARDS.replace("iron", "xiron").replace("xiron, 2 skull", "iron, 2 skull"))
    assert not result.passed and "xiron" in result.text()


@pytest.mark.parametrize(
    ("said", "line", "told"),
    [
        ("rules: [D10-CC-04, D10-ZZ-99]", 3, "“D10-ZZ-99” is not known"),
        ("refused: D10-ZZ-99", 3, "“D10-ZZ-99” is not known"),
        (
            "refused: {rule: D10-CC-04, key: why-charge-fra}",
            3,
            "“why-charge-fra” is not known. Did you mean: why-charge-far?",
        ),
        ("refused: why-charge-far", None, ""),
    ],
)
def test_a_rule_or_a_reason_that_there_is_not_is_told(said: str, line: int | None, told: str) -> None:
    case = f"""- case: D10-CC-04  Too far to charge
  game: d10
  {said}
  given: {{figures: {{ann: {{card: archer, seat: 0, at: [10, 10]}}, bob: {{card: archer, seat: 1, at: [50, 50]}}}}, active: ann}}
  when: [{{0: {{charge: bob}}{", refused: D10-CC-04" if said.startswith("rules") else ""}}}]
"""
    (result,) = run_text(case)
    assert result.passed is (line is None)
    assert line is None or result.failures[0].line == line
    assert told in result.text()


def test_a_title_names_rules_that_there_are() -> None:
    (result,) = run_text("- {case: D10-ZZ-99 No rule, game: d10, when: [{asked: {0: action}}]}")
    assert "“D10-ZZ-99” is not known" in result.text()
