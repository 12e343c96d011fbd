"""The conformance kit: a sound game passes, and each way to be unsound is found out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from escarmouche.core import book
from escarmouche.core.asks.ask import Ask, Choose, Number
from escarmouche.core.book import Lazy, Tools
from escarmouche.core.dealer.chance import DEALER
from escarmouche.core.messages.refusal import refuse
from escarmouche.core.play.concede import Asked, conceded
from escarmouche.core.play.game import Game
from escarmouche.core.play.rule import Rule, Step, rule
from escarmouche.core.play.state import Ended, Outcome
from escarmouche.core.views.player_tools import Sentence
from escarmouche.core.views.prospect import Prospect, Prospects
from escarmouche.core.views.scene import Duel, Scene
from escarmouche.testing import kit
from escarmouche.testing.conformance import words
from escarmouche.testing.kit import Report, check
from tests.core import toy
from tests.core.toy import Toy, ToyBook, ToyCases


def test_a_sound_game_passes() -> None:
    report = check("toy", games=4, seats=(2, 3), share=0.5)
    assert report.problems == []
    assert report.ok
    assert report.games == 4
    made = {
        "scene",
        "chance",
        "clone",
        "record",
        "undo",
        "world",
        "leak",
        "secret",
        "garbage",
        "replay",
        "text",
        "concede",
        "idle",
        "lapse",
    }
    assert made <= set(report.checks)
    assert set(report.asks) == {"move", "lay", "swap", "order"}
    assert str(report).startswith("toy: 4 games")
    assert report.worlds.differed["hand"] > 0.9 * report.worlds.hidden["hand"]
    assert f"worlds that differed: chance {report.worlds.differed['chance']} of" in str(report)


def test_games_may_begin_in_a_position_and_be_played_by_a_policy() -> None:
    def first(ask: Ask, rng: random.Random) -> Any:
        return next(iter(ask))

    report = check(
        "toy",
        games=2,
        position={"phase": "move", "health": {0: 1}, "hands": {0: [1, 2, 3], 1: [4, 5, 6]}},
        share=1,
        policy=first,
    )
    assert report.problems == []
    assert "replay" not in report.checks


def test_whatever_is_not_offered_is_asked_for() -> None:
    report = check("toy", games=4, seats=(2, 3), named=1.0, processes=False)
    assert report.problems == []
    assert report.checks["named"] > 100


def found(broken: ToyBook, **options: Any) -> Report:
    """What the kit says about a broken toy."""
    broken.name = f"toy-{type(broken).__name__.lower()}"
    book.register(broken)
    return check(broken.name, **{"games": 1, "share": 1.0, "processes": False, **options})


def faulted(report: Report, name: str) -> str:
    texts = [problem.text for problem in report.problems if problem.check == name]
    assert texts, str(report)
    return texts[0]


class Peeking(ToyBook):
    """Shows everybody all hands."""

    def scene(self, table: Toy, seat: int | None) -> Scene:
        scene = super().scene(table, seat)
        for hand in scene.hands:
            hand.cards = sorted(table.state.duellists[hand.seat].hand)
        return scene


class Telling(Tools[Toy]):
    """Says which cards the others hold, where a seat is asked for one of its own, and what has no text."""

    def prospects(self, table: Toy, ask: Ask, way: tuple[str, ...]) -> Prospects:
        if ask.name != "lay":
            return {}
        held = [sorted(one.hand) for seat, one in enumerate(table.state.duellists) if seat != ask.seat]
        return {str(card): Prospect(lines=[Sentence("then-lost", args={"held": str(held)})]) for card in ask}


class Leaning(ToyBook):
    """Tells what an option brings from what nobody may know."""

    tools = Lazy[Tools[Toy]](Telling)


class Drifting(ToyBook):
    """Gets into a phase that it does not declare."""

    phases = ("draw", "clash")


class Staging(ToyBook):
    """Shows the first seat a duel in a stage that it does not declare."""

    stages = ("laid",)

    def scene(self, table: Toy, seat: int | None) -> Scene:
        scene = super().scene(table, seat)
        if seat == 0:
            scene.duels = [Duel("clash", "TOY-CLASH-01", [], stage="lain")]
        return scene


class Stubborn(ToyBook):
    """Deals the truth again and again: no leak could ever be found."""

    def redeal(self, table: Toy, seat: int | None, rng: Any) -> None:
        pass


class Secretive(ToyBook):
    """Hides what it does not say that it hides."""

    hides = ()


class Boasting(ToyBook):
    """Tells everybody the best card of a hand after a move."""

    def step(self, table: Toy) -> Step[None]:
        return boast(table) if table.state.phase == "move" else super().step(table)


@rule("TOY-MOVE-01")
def boast(game: Toy) -> Rule[None]:
    seat = game.state.seat
    yield from toy.move(game)
    game.tell("hand", "TOY-MOVE-01", cards=[max(game.state.duellists[seat].hand)])


class Betraying(ToyBook):
    """Asks a question only of whoever holds a six: that it is asked betrays the hand."""

    def step(self, table: Toy) -> Step[None]:
        return betray(table) if table.state.phase == "move" else super().step(table)


@rule("TOY-MOVE-01")
def betray(game: Toy) -> Rule[None]:
    seat = game.state.seat
    yield from toy.move(game)
    if "6" in game.state.duellists[seat].hand:
        yield Choose("lay", seat=seat, rule="TOY-MOVE-01", options=("1",))


class Rolling(ToyBook):
    """Rolls a die nobody hears of for whoever holds a six: whoever takes it back is told how many deals there were."""

    def step(self, table: Toy) -> Step[None]:
        return rolls(table) if table.state.phase == "move" else super().step(table)


class HiddenDie(Number):
    """A die that nobody sees."""

    __slots__ = ()
    seen = ()


@rule("TOY-MOVE-01")
def rolls(game: Toy) -> Rule[None]:
    seat = game.state.seat
    yield from toy.move(game)
    if "6" in game.state.duellists[seat].hand:
        yield HiddenDie("wound", seat=DEALER, rule="TOY-MOVE-01", low=1, high=6)


class Forgetful(ToyBook):
    """Calls a rule and does not run it."""

    def step(self, table: Toy) -> Step[None]:
        if table.state.phase == "draw":
            toy.swap(table)
        return super().step(table)


class Losing(ToyBook):
    """Loses a card on the way."""

    def step(self, table: Toy) -> Step[None]:
        if table.state.turn == 2 and table.state.phase == "clash":
            table.state.deck.rest["1"] = 0
        return super().step(table)


class Endless(ToyBook):
    """Heals everybody for ever."""

    def step(self, table: Toy) -> Step[None]:
        table.state.turn = 1
        for duellist in table.state.duellists:
            duellist.health = 6
        return super().step(table)


class Mute(ToyBook):
    """Tells and asks what has no text."""

    def step(self, table: Toy) -> Step[None]:
        table.tell("silence", "TOY-DRAW-01")
        return super().step(table)


class Moody(ToyBook):
    """Rests on something that is not in the state: a clone or a record plays out differently."""

    count = 0

    def step(self, table: Toy) -> Step[None]:
        Moody.count += 1
        table.state.duellists[0].x = Moody.count
        return super().step(table)


class Scattered(ToyBook):
    """Rests on the order of a set of words, which is another in every process."""

    def step(self, table: Toy) -> Step[None]:
        words = {"north", "south", "east", "west", "up", "down", "left", "right"}
        table.state.duellists[0].x = sum(i * len(word) * ord(word[0]) for i, word in enumerate(words)) % toy.SIZE
        return super().step(table)


class Lying(ToyBook):
    """Offers what it then refuses."""

    def step(self, table: Toy) -> Step[None]:
        return lie(table) if table.state.phase == "move" else super().step(table)


class Twisted(Choose):
    __slots__ = ()

    def __iter__(self) -> Iterator[Any]:
        return iter((*self.options, "7"))


@rule("TOY-MOVE-01")
def lie(game: Toy) -> Rule[None]:
    yield Twisted("lay", seat=0, rule="TOY-MOVE-01", options=("1", "2"))
    yield from toy.move(game)


class Brittle(ToyBook):
    """Breaks on an answer it did not think of."""

    def step(self, table: Toy) -> Step[None]:
        return snap(table) if table.state.phase == "move" else super().step(table)


class Glass(Choose):
    __slots__ = ()

    def why_not(self, answer: Any) -> Any:
        return super().why_not(answer + "" if answer is not None else answer)


@rule("TOY-MOVE-01")
def snap(game: Toy) -> Rule[None]:
    yield Glass("lay", seat=0, rule="TOY-MOVE-01", options=("1", "2"))
    yield from toy.move(game)


class Cheating(ToyBook):
    """Ends with a winner who does not play."""

    def step(self, table: Toy) -> Step[None]:
        return win(table) if table.state.turn == 2 else super().step(table)


@rule("TOY-END-01")
def win(game: Toy) -> Rule[None]:
    from escarmouche.core.play.state import Outcome

    game.state.outcome = Outcome((7,), "")
    raise Ended
    yield


CASES = [
    (Peeking(), "world", "sees the hidden: scene"),
    (Leaning(), "world", "is told the hidden of lay/"),
    (Leaning(), "text", "then-lost has no text"),
    (Drifting(), "scene", "the phase move is not declared"),
    (Staging(), "scene", "the stage lain of clash is not declared"),
    (Stubborn(), "hides", "and differed in none"),
    (Secretive(), "hides", "hand is hidden, and the book does not say so"),
    (Boasting(), "leak", "hears the hidden"),
    (Betraying(), "leak", "sees the hidden: asks"),
    (Rolling(), "leak", "could count the hidden: deals"),
    (Forgetful(), "dropped", "swap"),
    (Forgetful(), "steps", "toy.swap is called and not run in step"),
    (Losing(), "faults", "cards"),
    (Endless(), "ends", "still going on"),
    (Mute(), "text", "event-silence has no text"),
    (Moody(), "clone", "a clone differs"),
    (Moody(), "undo", "undo"),
    (Lying(), "listed", "is listed and refused"),
    (Brittle(), "garbage", "breaks it"),
    (Brittle(), "broke", "TypeError"),
    (Cheating(), "outcome", "winners: (7,)"),
]


@pytest.mark.parametrize(
    ("broken", "name", "told"), CASES, ids=[f"{type(case[0]).__name__}-{case[1]}" for case in CASES]
)
def test_an_unsound_game_is_found_out(broken: ToyBook, name: str, told: str) -> None:
    assert told in faulted(found(broken, limit=30), name)


def test_another_order_of_hashing_is_found_out() -> None:
    broken = Scattered()
    report = found(broken, games=2, share=0.0, processes=True)
    assert "second process" in faulted(report, "replay")


def test_it_stops_when_it_has_seen_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "MOST", 2)
    assert len(found(Peeking()).problems) == 2


def test_a_secret_answer_that_shows_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view of the others must not change while some have answered and some have not."""
    view = Game.view

    def leaky(game: Game[Any], seat: int | None) -> Any:
        seen = view(game, seat)
        seen.scene.table = {**seen.scene.table, "given": str(game._secret)}
        return seen

    monkeypatch.setattr(Game, "view", leaky)
    assert "sees what" in faulted(check("toy", games=2, share=1.0, processes=False), "secret")


class Silent(ToyBook):
    """Cards that are not held are refused without a word."""

    def step(self, table: Toy) -> Step[None]:
        return silent(table) if table.state.phase == "clash" else super().step(table)


@rule("TOY-CLASH-01")
def silent(game: Toy) -> Rule[None]:
    me = game.state.duellists[0]
    card = yield Choose("lay", seat=0, rule="TOY-CLASH-01", options=sorted(set(me.hand)), of="card", about={"seat": 1})
    game.state.deck.shuffle_in([card])
    me.hand.remove(card)
    game.state.phase, game.state.turn = "draw", game.state.turn + 1
    if game.state.turn > toy.TURNS:
        game.state.outcome = toy.Outcome((), "TOY-END-02")


def test_a_refusal_that_fits_anything_is_found() -> None:
    assert "is answered with why-not-an-option" in faulted(found(Silent(), named=1.0, share=0.0), "named")


class Untrue(ToyBook):
    """A sentence whose number is wrong, or whose truth nobody has stated."""

    class Cases(ToyCases):
        true_if = {**ToyCases.true_if, "why-toy-tired": "health > 100"}

    cases = Lazy[Cases](Cases)


def test_a_sentence_with_a_false_number_is_found() -> None:
    position = {"phase": "move", "health": {0: 1}}
    report = found(Untrue(), named=1.0, share=0.0, position=position)
    assert "why-toy-tired is not true" in faulted(report, "named")


class Partial(ToyBook):
    """An option that its own clause speaks against."""

    def step(self, table: Toy) -> Step[None]:
        return partial(table) if table.state.phase == "clash" else super().step(table)


@rule("TOY-CLASH-01")
def partial(game: Toy) -> Rule[None]:
    against = refuse("why-toy-not-held", "TOY-CLASH-04", card="1")
    yield Choose(
        "lay", seat=0, rule="TOY-CLASH-01", options=("1",), of="card", about={"seat": 1}, why=lambda card: against
    )
    game.state.outcome = toy.Outcome((), "TOY-END-02")


def test_an_option_that_its_own_clause_speaks_against_is_found() -> None:
    assert "1 is offered, and its clause says" in faulted(found(Partial(), named=1.0, share=0.0), "named")


def test_chance_that_comes_again_after_an_undo_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The counter of chance must not go back, whether or not the record says that something was taken back."""
    monkeypatch.setattr(Game, "_spend", lambda game, entry: game._entries.append(entry))
    told = faulted(check("toy", games=2, share=1.0, processes=False), "chance")
    assert "after an undo deals [3] come, 3 were made" in told


def test_an_undo_past_chance_without_its_entry_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    back = Game._go_back
    monkeypatch.setattr(Game, "_go_back", lambda game, seat, number, anew=True: back(game, seat, number, False))
    assert "past chance" in faulted(check("toy", games=2, share=1.0, processes=False), "undo")


# -- giving up and running out of time


class Spiteful(ToyBook):
    """Who concedes wins."""

    def concede(self, table: Toy, seat: int, asks: Asked) -> None:
        conceded(table, seat, self.concession)
        table.state.outcome = Outcome((seat,), self.concession)
        raise Ended


class Hushed(ToyBook):
    """Nobody hears of a concession."""

    def concede(self, table: Toy, seat: int, asks: Asked) -> None:
        table.recording = False
        super().concede(table, seat, asks)


class Elsewhere(ToyBook):
    """The game ends by a rule that says nothing of conceding."""

    concession = "TOY-CONC-01"

    def concede(self, table: Toy, seat: int, asks: Asked) -> None:
        left = conceded(table, seat, self.concession)
        table.state.outcome = Outcome((left[0],), "TOY-END-01")
        raise Ended


class Littering(ToyBook):
    """Who concedes throws the hand away."""

    def concede(self, table: Toy, seat: int, asks: Asked) -> None:
        table.state.duellists[seat].hand.clear()
        super().concede(table, seat, asks)


class Careless(ToyBook):
    """What is answered when the time runs out is none of the answers."""

    def default(self, table: Toy, ask: Ask) -> Any:
        return "nothing" if ask.name == "swap" else None


@pytest.mark.parametrize(
    ("broken", "name", "said"),
    [
        (Spiteful(), "concede", "conceded, and"),
        (Hushed(), "concede", "nobody is told of a concession"),
        (Elsewhere(), "concede", "and the game ended by TOY-END-01"),
        (Littering(), "concede", "cards"),
        (Careless(), "lapse", "swap: nothing is given when the time runs out, and refused"),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, ToyBook) else "",
)
def test_what_is_wrong_with_leaving_is_found_out(broken: ToyBook, name: str, said: str) -> None:
    assert said in faulted(found(broken), name)


def test_who_is_left_of_three_plays_to_the_end() -> None:
    report = check("toy", games=6, seats=3, share=0.2, processes=False)
    assert report.problems == []
    assert report.checks["concede"] > 6


def test_a_word_of_the_program_in_a_sentence_is_found() -> None:
    names = {name: {"en": name.title(), "fr": name.title()} for name in ("ann", "parapet")}
    shown = list(words.refusal("d10", refuse("why-no-landing", figure="ann", piece="parapet", by="abyss"), names))
    assert shown == ["why-no-landing shows “abyss”, which has no name"]
    for by in ("rim", "edge", "parapet"):
        told = refuse("why-no-landing", figure="ann", piece="parapet", by=by)
        assert list(words.refusal("d10", told, names)) == []
