"""Records: what is saved comes back; what was cut, changed or does not fit is refused loudly."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.core.asks.ask import Number
from escarmouche.core.dealer.chance import Deal
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import BadRecord, BadSetup, NothingToUndo, UnknownGame
from escarmouche.core.messages.text import texts
from escarmouche.core.play import record
from escarmouche.core.play.game import Game
from escarmouche.core.play.taken_back import unrolled
from escarmouche.core.play.undo import undoable
from tests.core.conftest import play
from tests.core.play.test_game import standing

Lines = list[str]


@pytest.fixture
def text(game: Game[Any]) -> str:
    return record.record(play(game, 12))


def sealed(lines: Lines, **tail: Any) -> str:
    """The lines with a last line that fits them: as if somebody had edited the record with care."""
    body = [line.encode() for line in lines[:-1]]
    last = {**json.loads(lines[-1]), "answers": len(body) - 1, "digest": record._digest(body), **tail}
    return "\n".join([*lines[:-1], json.dumps(last), ""])


def entry(text: str, wanted: Callable[[list[Any]], bool]) -> int:
    lines = text.splitlines()
    return next(i for i in range(1, len(lines) - 1) if wanted(json.loads(lines[i])))


@pytest.mark.parametrize("decisions", [0, 1, 5, 12, 300])
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_saved_comes_back(tmp_path: Path, decisions: int, seats: int) -> None:
    game = play(esc.new("toy", seed=4, seats=seats), decisions)
    esc.save(game, tmp_path / "game")
    twin = esc.load(tmp_path / "game")
    assert standing(twin) == standing(game)
    assert twin.entries() == game.entries()
    assert record.record(twin) == record.record(game)
    assert standing(play(twin, 5)) == standing(play(game, 5))
    assert list(tmp_path.iterdir()) == [tmp_path / "game"]


def test_the_order_of_secret_answers_does_not_matter(game: Game[Any]) -> None:
    play(game, 2)
    for ask in reversed(game.pending):
        game.answer(ask.seat, next(iter(ask)))
    assert standing(record.read(record.record(game))) == standing(game)


def test_a_record_can_be_shown_without_its_seed(text: str, game: Game[Any]) -> None:
    open_text = record.record(game, seed=False)
    assert game.seed.hex() not in open_text
    assert game.seed.hex() in text
    assert standing(record.read(open_text))[0] == standing(game)[0]


def test_a_game_that_began_in_the_middle_is_not_saved(game: Game[Any]) -> None:
    with pytest.raises(BadRecord) as bad:
        record.record(game.world(0, random.Random(1)))
    assert bad.value.refusal.key == "error-record-part"


def broken(key: str, text: str) -> BadRecord:
    with pytest.raises(BadRecord) as bad:
        record.read(text, "some.file")
    assert bad.value.refusal.key == key
    for lang in ("en", "fr"):
        told = bad.value.text(lang)
        assert "some.file" in told
        assert "{ $" not in told
        assert told != key
    return bad.value


@pytest.mark.parametrize("text", ["", "\n", "{}", "hello", '{"escarmouche":"card"}', "[]", "\x00"])
def test_what_is_no_record_is_refused(text: str) -> None:
    broken("error-not-a-record", text)


def test_a_cut_record_is_refused_wherever_it_is_cut(text: str) -> None:
    lines = text.splitlines()
    for count in range(1, len(lines)):
        broken("error-record-cut", "\n".join(lines[:count]) + "\n")
    broken("error-record-cut", text[:-20])


def test_an_edited_record_is_refused(text: str) -> None:
    lines = text.splitlines()
    for i in range(len(lines) - 1):
        if i == 0:
            changed = lines[0].replace('"game":"toy"', '"game":"toz"')
        else:
            name, dealt, answer = json.loads(lines[i])
            changed = json.dumps([name, dealt, [answer]])
        broken("error-record-edited", "\n".join([*lines[:i], changed, *lines[i + 1 :]]))
    broken("error-record-edited", "\n".join([*lines[:3], *lines[4:]]))
    broken("error-record-edited", "\n".join([*lines[:3], lines[3], *lines[3:]]))
    broken("error-record-edited", "\n".join([lines[0], *lines[2:-1], lines[1], lines[-1]]))


def test_a_line_that_is_no_entry_is_refused(text: str) -> None:
    lines = text.splitlines()
    for line in ("[1]", "7", "[]", "null", "[[[]]]", "{}", '"ab"'):
        broken("error-record-edited", sealed([*lines[:2], line, *lines[3:]]))


def test_another_format_is_refused(text: str) -> None:
    lines = text.splitlines()
    broken("error-record-format", sealed([lines[0].replace('"format":1', '"format":3'), *lines[1:]]))


def test_other_rules_are_refused_and_both_versions_named(text: str) -> None:
    lines = text.splitlines()
    bad = broken("error-record-version", sealed([lines[0].replace('"rules":"1"', '"rules":"0.9"'), *lines[1:]]))
    assert "0.9" in str(bad)


def test_a_seed_that_breaks_its_promise_is_refused(text: str) -> None:
    lines = text.splitlines()
    for seed in ("00" * 32, "ab", "zz", "0"):
        broken("error-record-commitment", sealed(lines, seed=seed))


def test_a_deal_that_is_not_the_seeds_is_refused(text: str) -> None:
    lines = text.splitlines()
    name, _, cards = json.loads(lines[1])
    for other in (sorted(cards, reverse=True), ["1", "1", "1"], ["9", "9", "9"], 5, []):
        if other != cards:
            broken("error-record-deal", sealed([lines[0], json.dumps([name, True, other]), *lines[2:]]))


def test_a_deal_that_cannot_be_is_refused_without_a_seed_too(text: str) -> None:
    lines = text.splitlines()
    name, _, _ = json.loads(lines[1])
    broken("error-record-deal", sealed([lines[0], json.dumps([name, True, ["9", "9", "9"]]), *lines[2:]], seed=None))


def test_an_answer_to_another_question_is_refused_by_number_and_rule(text: str) -> None:
    lines = text.splitlines()
    i = entry(text, lambda line: line[0] == "lay")
    bad = broken("error-record-question", sealed([*lines[:i], json.dumps(["dance", False, "wait"]), *lines[i + 1 :]]))
    assert bad.refusal.args["number"] == i
    assert bad.refusal.args["asked"] == "lay"
    assert bad.refusal.args["rule"] == "TOY-CLASH-01"
    broken("error-record-question", sealed([*lines[:i], json.dumps(["lay", True, "1"]), *lines[i + 1 :]]))
    broken("error-record-question", sealed([*lines[:i], *lines[i + 1 :]], seed=None))


@pytest.mark.parametrize("answer", ["fly", {"walk": [99999, 0]}, None, 3, {"walk": {"x": 1}}])
def test_an_answer_that_was_never_allowed_is_refused(text: str, answer: Any) -> None:
    lines = text.splitlines()
    i = entry(text, lambda line: line[0] == "move")
    bad = broken("error-record-answer", sealed([*lines[:i], json.dumps(["move", False, answer]), *lines[i + 1 :]]))
    assert bad.refusal.args["number"] == i
    reason = bad.refusal.args["reason"]
    for lang in LANGUAGES:
        assert texts(lang, "toy").refusal(reason) in bad.text(lang)


@pytest.mark.parametrize("answer", ["1", None, ["1"], ["1", "1", "1"], [], 3])
def test_answers_given_together_must_be_one_for_each(text: str, answer: Any) -> None:
    lines = text.splitlines()
    i = entry(text, lambda line: line[0] == "lay")
    broken("error-record-together", sealed([*lines[:i], json.dumps(["lay", False, answer]), *lines[i + 1 :]]))


def test_a_record_without_the_deals_it_needs_is_refused(text: str) -> None:
    lines = text.splitlines()
    broken("error-record-short", sealed([lines[0], lines[1], lines[-1]]))


def test_answers_after_the_end_are_refused(game: Game[Any]) -> None:
    lines = record.record(play(game, 300)).splitlines()
    broken("error-record-long", sealed([*lines[:-1], json.dumps(["move", False, "wait"]), lines[-1]]))


def test_an_unknown_game_or_option_is_refused(text: str) -> None:
    lines = text.splitlines()
    with pytest.raises(UnknownGame):
        record.read(sealed([lines[0].replace('"game":"toy"', '"game":"chess"'), *lines[1:]]))
    with pytest.raises(BadSetup):
        record.read(sealed([lines[0].replace('"setup":{', '"setup":{"wings":3'), *lines[1:]]))


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as bad:
        esc.load(tmp_path / "nothing")
    assert bad.value.refusal.key == "error-no-file"
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "binary", tmp_path):
        with pytest.raises(BadRecord) as bad:
            esc.load(path)
        assert bad.value.refusal.key == "error-unreadable"


def test_saving_leaves_the_old_file_when_it_fails(tmp_path: Path, game: Game[Any]) -> None:
    path = tmp_path / "game"
    esc.save(game, path)
    old = path.read_text()
    game.whole = False
    with pytest.raises(BadRecord):
        esc.save(game, path)
    assert path.read_text() == old


# -- what was taken back


def back_and_forth(seed: int, decisions: int = 80) -> Game[Any]:
    """Random answers, and random decisions taken back by whoever took them."""
    rng, game = random.Random(seed), esc.new("toy", seed=seed)
    for _ in range(decisions):
        seat = rng.randrange(2)
        can = undoable(game, seat)
        if can.possible and (game.over or rng.random() < 0.3):
            game.take_back(seat, can.number)
        elif game.pending:
            for ask in game.pending:
                if game.asked(ask.seat) is ask:
                    game.answer(ask.seat, ask.sample(rng))
    return game


@pytest.mark.parametrize("seed", range(12))
def test_what_was_taken_back_comes_back_as_well(seed: int) -> None:
    game = back_and_forth(seed)
    text = record.record(game)
    assert '"format":2' in text.splitlines()[0]
    for again in (record.read(text), record.read(record.record(game, seed=False))):
        assert again.entries() == game.entries()
        assert standing(again) == standing(game)
        assert again.history() == game.history()
    assert record.record(record.read(text)) == text


def test_a_record_without_chance_taken_back_is_written_as_ever(text: str) -> None:
    assert '"format":1' in text.splitlines()[0]


def test_a_whole_game_taken_back_step_by_step_can_be_read() -> None:
    """Hundreds of times: what was taken back lies in one list and not one within the other."""
    game, rng = esc.new("moonstone", edition="en", seed=1), random.Random(1)
    for _ in range(400):
        for ask in game.pending:
            game.answer(ask.seat, ask.sample(rng))
    dealt, taken = game.table.state.dealt, 0
    with pytest.raises(NothingToUndo):
        while True:
            game.undo()
            taken += 1
    assert taken > 250
    again = record.read(record.record(game))
    assert standing(again) == standing(game)
    assert again.table.state.dealt == dealt > 50


@pytest.fixture
def back() -> Lines:
    """A record in which something was taken back past chance, and a part of that had been taken back before."""
    game = esc.new("toy", seed=4)
    game.answer(0, "wait")
    game.answer(1, "wait")
    for ask in game.pending:
        game.answer(ask.seat, max(ask) if ask.seat else min(ask))
    game.take_back(1, 4)
    for ask in game.pending:
        game.answer(ask.seat, max(ask) if ask.seat else min(ask))
    game.take_back(0, 2)
    lines = record.record(game).splitlines()
    record.read(sealed(lines))
    return lines


def forged(lines: Lines, change: Callable[[list[Any]], None], **tail: Any) -> str:
    """The record with another last entry."""
    held = json.loads(lines[-2])
    change(held[2])
    return sealed([*lines[:-2], json.dumps(held), lines[-1]], **tail)


def set_at(place: int, value: Any) -> Callable[[list[Any]], None]:
    def change(held: list[Any]) -> None:
        held[place] = value

    return change


@pytest.mark.parametrize("seed", ["with its seed", "without"])
@pytest.mark.parametrize(
    ("place", "value"),
    [(0, 2), (0, -1), (1, 1), (1, 9), (2, 0), (2, 1), (2, 3), (2, 99), (3, [])],
)
def test_what_was_not_taken_back_like_that_is_refused(back: Lines, place: int, value: Any, seed: str) -> None:
    tail = {} if seed == "with its seed" else {"seed": None}
    bad = broken("error-record-undone", forged(back, set_at(place, value), **tail))
    assert bad.refusal.args["number"] == 3


def test_deals_cannot_be_skipped_by_taking_back_what_never_was(back: Lines) -> None:
    """A skipped deal that was never made, one left out, another in its place, one more than were made."""
    held = json.loads(back[-2])[2]
    names = [item[0] for item in held[3]]
    first, second = [place for place, name in enumerate(names) if name == "wound"]

    def without(place: int) -> Callable[[list[Any]], None]:
        return lambda held: held[3].pop(place)

    def other(place: int) -> Callable[[list[Any]], None]:
        return lambda held: held[3].__setitem__(place, ["wound", True, held[3][place][2] % 6 + 1])

    def more(place: int) -> Callable[[list[Any]], None]:
        def change(held: list[Any]) -> None:
            held[3].insert(place, held[3][place])
            held[2] += 1

        return change

    for place in (first, second):
        broken("error-record-deal", forged(back, other(place)))
        broken("error-record-question", forged(back, more(place)))
        broken("error-record-undone", forged(back, without(place)))


def test_a_part_that_was_taken_back_before_must_be_told_as_it_was(back: Lines) -> None:
    held = json.loads(back[-2])[2]
    place = next(place for place, item in enumerate(held[3]) if item[0] == "*undo")

    def change(part: int, value: Any) -> Callable[[list[Any]], None]:
        return lambda held: held[3][place][2].__setitem__(part, value)

    for part, value in [(0, 2), (1, 3), (2, 2), (3, 1), (3, 3), (3, 400)]:
        broken("error-record-undone", forged(back, change(part, value)))
    for part, value in [(3, 0), (3, -1), (3, []), (0, "1"), (1, None)]:
        broken("error-record-edited", forged(back, change(part, value)))


@pytest.mark.parametrize(
    "line",
    ['["*undo",false,null]', '["*undo",false,[0,1,1]]', '["*undo",false,[0,1,1,[[1]]]]', '["*undo",false,[0,1,1,3]]'],
)
def test_what_holds_nothing_that_could_be_taken_back_is_refused(back: Lines, line: str) -> None:
    broken("error-record-edited", sealed([*back[:-2], line, back[-1]]))


def test_lists_within_lists_without_end_are_refused(text: str) -> None:
    lines = text.splitlines()
    deep = f'["move",false,{"[" * 100_000}{"]" * 100_000}]'
    broken("error-record-edited", sealed([*lines[:2], deep, *lines[3:]]))


def test_the_commitment_proves_what_was_taken_back(back: Lines) -> None:
    """Every deal, those that were taken back among them, is the one of its number."""
    game = record.read(sealed(back))
    items = list(unrolled(game.entries()))
    deals = [answer for _, dealt, answer in items if dealt]
    assert len(deals) == game.table.state.dealt == 4
    wounds = [answer for name, _, answer in items if name == "wound"]
    die = Number("wound", seat=-1, rule="TOY-CLASH-02", low=1, high=6)
    assert wounds == [die.sample(Deal(game.seed, number)) for number in (3, 4)]
