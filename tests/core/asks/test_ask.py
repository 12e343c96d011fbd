"""Every kind of question: what is in it, how it lists, samples, refuses, and travels as JSON."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu, Number, Order, Some, frozen, parts
from escarmouche.core.asks.region import PROPOSALS, Path, Place, Ring
from escarmouche.core.asks.wire import ask_from_json, ask_json
from escarmouche.core.dealer.chance import Random
from escarmouche.core.dealer.draw import Draw
from escarmouche.core.dealer.pile import Pile
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.messages.text import texts

HEAD: dict[str, Any] = {"seat": 0, "rule": "TOY-01"}


class Square:
    """Places with both numbers from 0 to 9."""

    def __init__(self) -> None:
        self.tested = 0

    def why_not(self, answer: Answer) -> Refusal | None:
        self.tested += 1
        points = [leg["to"] if isinstance(leg, dict) else leg for leg in answer] if _many(answer) else [answer]
        inside = all(0 <= number <= 9 for point in points for number in point)
        return None if inside else refuse("why-out-of-range", "TOY-02", answer=str(answer), low=0, high=9)

    def sample(self, rng: Random) -> Answer:
        return (int(rng.random() * 10), int(rng.random() * 10))

    def propose(self) -> Iterator[Answer]:
        return iter(itertools.product(range(10), range(10)))

    def outline(self) -> Sequence[Ring]:
        return [[(0, 0), (9, 0), (9, 9), (0, 9)]]


class Walk(Square):
    def sample(self, rng: Random) -> Answer:
        return (super().sample(rng),)

    def propose(self) -> Iterator[Answer]:
        return iter([((1, 1),), ((1, 1), {"around": (2, 2), "to": (3, 1), "turn": "left"})])


def _many(answer: Any) -> bool:
    return bool(answer) and not isinstance(answer[0], int)


def menu() -> Menu:
    return Menu(
        "act",
        branches={
            "end": None,
            "hit": lambda: Choose("hit", options=("a", "b"), **HEAD),
            "fly": refuse("why-takes-nothing", "TOY-03", answer="fly"),
            "count": Number("count", low=1, high=3, **HEAD),
        },
        **HEAD,
    )


ASKS: dict[str, Ask] = {
    "choose": Choose("c", options=("a", "b", 3), **HEAD),
    "some": Some("s", options=("a", "b", "c"), least=1, most=2, **HEAD),
    "order": Order("o", options=("a", "b", 1), **HEAD),
    "number": Number("n", low=2, high=5, **HEAD),
    "menu": menu(),
    "place": Place("p", region=Square(), **HEAD),
    "path": Path("w", region=Walk(), **HEAD),
    "draw": Draw("d", rule="TOY-01", pile=Pile(rest={"x": 2, "y": 1}, top=["z"]), count=3),
}
REFUSED: dict[str, list[Any]] = {
    "choose": ["d", None, ["a"], {"a": 1}, True, 3.0, "", -1],
    "some": [[], ["a", "a"], ["d"], ["a", "b", "c"], "a", None, [["a"]], [True], {"a": 1}],
    "order": [["a", "b"], ["a", "b", "1"], ["a", "b", True], ["a", "a", 1], "ab1", None, [], ["a", "b", 1, 1]],
    "number": [1, 6, "3", 2.5, True, None, [2]],
    "menu": [
        "hit",
        "fly",
        {"end": 1},
        {"hit": "c"},
        {"nope": 1},
        "nope",
        {"hit": "a", "end": None},
        {},
        5,
        None,
        ["end"],
    ],
    "place": [[10, 0], [1], [1, 2, 3, 4], "1,2", None, [1.5, 2], [True, 1], {"x": 1}],
    "path": [
        [[10, 0]],
        [[1]],
        "x",
        None,
        [{"around": [1, 1], "to": [1, 1]}],
        [{"around": [1, 1], "to": [1, 1], "turn": "up"}],
    ],
    "draw": [["x", "x", "y"], ["z", "x"], ["z", "y", "y"], ["z", "w", "x"], "zxx", None, [1, 2, 3]],
}


@pytest.mark.parametrize("kind", ASKS)
def test_listed_answers_are_accepted_and_listing_is_lazy(kind: str) -> None:
    ask = ASKS[kind]
    listed = list(itertools.islice(ask, 100))
    assert listed
    assert all(answer in ask for answer in listed)
    assert repr(ask).startswith(f"<{kind} ")


@pytest.mark.parametrize("kind", ASKS)
def test_samples_are_accepted_and_marked_as_offered(kind: str) -> None:
    ask, rng = ASKS[kind], random.Random(5)
    for _ in range(50):
        sample = ask.sample(rng)
        assert sample is ask.offered
        assert ask.why_not(ask.read(sample)) is None


@pytest.mark.parametrize(("kind", "answer"), [(kind, answer) for kind, some in REFUSED.items() for answer in some])
def test_refused_with_a_reason_in_both_languages(kind: str, answer: Any) -> None:
    ask = ASKS[kind]
    reason = ask.why_not(ask.read(answer))
    assert reason is not None
    assert answer not in ask
    for lang in ("en", "fr"):
        text = texts(lang).refusal(reason)
        assert reason.key not in text
        assert text.endswith(f"({reason.rule})" if reason.rule else ".")


@pytest.mark.parametrize("kind", [kind for kind in ASKS if kind != "draw"])
def test_an_ask_is_json_both_ways(kind: str) -> None:
    data = ask_json(ASKS[kind])
    wire = msgspec.json.decode(msgspec.json.encode(data))
    twin = ask_from_json(wire)
    assert msgspec.json.decode(msgspec.json.encode(ask_json(twin))) == wire
    assert type(twin) is type(ASKS[kind])
    for answer in itertools.islice(ASKS[kind], 20):
        assert twin.read(msgspec.json.decode(msgspec.json.encode(answer))) in twin


def test_what_the_dealer_is_asked_does_not_leave_the_engine() -> None:
    with pytest.raises(TypeError):
        ask_json(ASKS["draw"])


def test_no_ask_is_of_an_unknown_kind() -> None:
    with pytest.raises(ValueError, match="riddle"):
        ask_from_json({"kind": "riddle", "seat": 0, "rule": "", "of": "", "name": "x"})


def test_a_drawn_region_knows_only_what_was_proposed() -> None:
    twin = ask_from_json(ask_json(ASKS["place"]))
    assert (3, 3) in twin
    assert twin.why_not((3, 300)) is not None
    assert twin.sample(random.Random(1)) in twin


def test_options_may_be_a_function_that_is_called_when_somebody_looks() -> None:
    looked = []
    ask = Choose("c", options=lambda: looked.append(1) or ("a", "b"), **HEAD)  # type: ignore[func-returns-value]
    assert looked == []
    assert "a" in ask
    assert list(ask) == ["a", "b"]
    assert looked == [1]


def test_a_branch_nobody_looks_at_costs_nothing() -> None:
    looked = []
    ask = Menu("m", branches={"end": None, "dear": lambda: looked.append(1)}, **HEAD)  # type: ignore[dict-item,func-returns-value]
    assert "end" in ask
    assert looked == []


def test_a_menu_tells_why_a_branch_is_closed_and_what_is_open() -> None:
    ask = menu()
    reason = ask.why_not("fly")
    assert reason is not None
    assert reason.rule == "TOY-03"
    assert [name for name, _ in ask.open()] == ["end", "hit", "count"]
    assert parts("end") == ("end", None)
    assert parts({"hit": "a"}) == ("hit", "a")
    assert {"end": None} in ask


def test_a_menu_may_know_more_about_what_it_does_not_offer() -> None:
    ask = Menu("m", branches={"end": None}, why=lambda name: refuse("why-game-over", "TOY-09"), **HEAD)
    reason = ask.why_not("swim")
    assert reason is not None
    assert reason.rule == "TOY-09"
    choose = Choose("c", options=("a",), why=lambda answer: refuse("why-game-over", "TOY-08"), **HEAD)
    assert choose.why_not("b") == refuse("why-game-over", "TOY-08")


def test_a_menu_without_an_open_branch_cannot_be_sampled() -> None:
    with pytest.raises(LookupError):
        Menu("m", branches={"fly": refuse("why-game-over")}, **HEAD).sample(random.Random(1))


def test_a_region_proposes_only_so_many() -> None:
    assert len(list(ASKS["place"])) == PROPOSALS


def test_a_region_is_not_asked_about_what_is_no_place() -> None:
    region = Square()
    assert [1.5, 2] not in Place("p", region=region, **HEAD)
    assert region.tested == 0


class High(Square):
    heights = True


class HighWalk(Walk):
    heights = True


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (Place("p", region=Square(), **HEAD), (1, 2, 3)),
        (Path("w", region=Walk(), **HEAD), ((1, 2), (1, 3, 0))),
        (Path("w", region=Walk(), **HEAD), ({"around": (2, 2), "to": (3, 1, 1), "turn": "left"},)),
    ],
)
def test_a_height_is_refused_where_none_can_be_chosen(ask: Ask, answer: Any) -> None:
    reason = ask.why_not(answer)
    assert reason is not None
    assert reason.key.startswith("why-no-height")
    assert reason.rule == ""


def test_a_region_may_know_heights() -> None:
    assert (1, 2, 3) in Place("p", region=High(), **HEAD)
    assert ((1, 2), (1, 3, 0)) in Path("w", region=HighWalk(), **HEAD)
    assert (1, 2, 30) not in Place("p", region=High(), **HEAD)


def test_lists_are_kept_as_tuples() -> None:
    assert frozen([1, [2, {"a": [3]}]]) == (1, (2, {"a": (3,)}))
    assert ASKS["some"].read(["a"]) == ("a",)


def test_some_never_asks_for_more_than_there_is() -> None:
    ask = Some("s", options=("a",), least=0, most=3, **HEAD)
    assert ask.most == 1
    assert list(ask) == [(), ("a",)]


def test_equal_options_are_told_apart_by_number() -> None:
    ask = Some("s", options=("a", "a", "b"), least=2, most=2, **HEAD)
    assert ("a", "a") in ask
    assert ("b", "b") not in ask


def test_a_big_draw_is_listed_one_after_the_other() -> None:
    ask = Draw("d", rule="TOY-01", pile=Pile(rest={str(n): 3 for n in range(6)}), count=12)
    assert len(list(itertools.islice(ask, 10))) == 10
    small = list(Draw("d", rule="TOY-01", pile=Pile(rest={"x": 2, "y": 1}, top=["z"]), count=3))
    assert sorted(small) == [("z", "x", "x"), ("z", "x", "y"), ("z", "y", "x")]


def test_what_a_menu_offers_instead_is_what_can_be_done() -> None:
    menu = Menu("act", seat=0, rule="TOY-01", branches={"end": None, "hit": refuse("why-out-of-range", "TOY-07")})
    reason = menu.why_not("hop")
    assert reason is not None and reason.args["branches"] == ["end"]


def barred(name: Any) -> Any:
    return refuse("why-out-of-range", "TOY-07", answer=1, low=2, high=3) if name == "c" else None


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (Choose("one", seat=0, rule="TOY-01", options=("a", "b"), why=barred), "c"),
        (Some("some", seat=0, rule="TOY-01", options=("a", "b"), least=2, most=2, why=barred), ("c",)),
        (Order("order", seat=0, rule="TOY-01", options=("a", "b"), why=barred), ("c", "a")),
        (Menu("menu", seat=0, rule="TOY-01", branches={"a": None}, why=barred), "c"),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_what_is_not_offered_is_refused_by_the_clause_that_left_it_out(ask: Ask, answer: Any) -> None:
    reason = ask.why_not(answer)
    assert reason is not None and reason.rule == "TOY-07"


def test_what_is_chosen_twice_is_refused_by_the_rule_that_says_so() -> None:
    ask = Some("some", seat=0, rule="TOY-01", options=("a", "b"), least=2, most=2, once="TOY-08")
    reason = ask.why_not(("a", "a"))
    assert reason is not None and (reason.key, reason.rule) == ("why-twice", "TOY-08")


def test_a_clause_that_speaks_against_what_is_offered_is_found() -> None:
    ask = Choose("one", seat=0, rule="TOY-01", options=("a", "c"), why=barred)
    assert [option for option, _ in ask.disagreeing()] == ["c"]
