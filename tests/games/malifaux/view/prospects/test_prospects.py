"""What a target is said to bring comes as often as with every card that may be flipped, played by the rules."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

from escarmouche.core.asks.ask import Ask, Choose
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.core.views.prospect import Prospects
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.fate import deck, duel
from escarmouche.games.malifaux.state import Mod, Resolving
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import action as actions
from escarmouche.games.malifaux.view.prospects import flip_odds
from tests.games.malifaux.positions import action, card, lay
from tests.odds.chance_tree import every_way, played

SHOOTER = {"card": "shooter"}
FEW = (["ram-3", "crow-9", "mask-11"], ["tome-2", "ram-8", "red-joker"])  # what the two decks still hold


def told(game: Malifaux, ask: Ask) -> Prospects:
    found = BOOK.tools.prospects(game, ask, ())
    for prospect in found.values():
        assert set(prospect.effect) in (set(), set(LANGUAGES))
        for line in (*prospect.lines, *prospect.warns, *(chance.what for chance in prospect.odds)):
            for lang in LANGUAGES:
                known = texts(lang, "malifaux")
                assert known.has(line.key) and known.unfilled(line.key, line.args) == [], line
    return found


def small(game: Malifaux, decks: Any = FEW) -> Malifaux:
    """Decks of a few cards: every way of flipping them can be played."""
    for own, cards in zip(game.state.decks, decks, strict=True):
        own.pile.rest = dict.fromkeys(own.pile.rest, 0) | dict.fromkeys(cards, 1)
        own.discard = []
    return game


def table(fates: int = 0, against: int = 0, **more: Any) -> Malifaux:
    """`a` shoots at `b`, with so many + or - on each side."""
    models = {"a": SHOOTER, "b": {"card": "fighter", "seat": 1, "at": (6, 0)}}
    hands = more.pop("hands", ((), ()))
    decks = more.pop("decks", FEW)
    game = small(lay(models=models, active="a", hands=hands, **more), decks)
    game.state.resolving.append(Resolving("shooter:shot", "a", 0, stage="target", target="b"))
    return game


def laid(game: Malifaux, fates: int, against: int) -> Any:
    one = duel.begin(game, game.action("shooter:shot"), game.model("a"), game.model("b"))
    for side, amount in zip(one.sides, (fates, against), strict=True):
        side.fates += [Mod("focused", amount)] if amount else []
    return one


def best(ask: Ask) -> Any:
    """Whoever may keep a card keeps the highest; nobody cheats."""
    if ask.name == "keep":
        return max(ask, key=lambda name: deck.value(str(name)))
    return "decline" if ask.name == "cheat" else next(iter(ask))


def by_rules(fates: int, against: int, answer: Any = best, **more: Any) -> Fraction:
    def run(deals: list[Any]) -> bool:
        game = table(**more)
        one = laid(game, fates, against)

        def whole() -> Any:
            while one.stage != "done":
                yield from duel.step(game)

        played(whole(), deals, answer)
        return bool(one.won)

    return every_way(run).get(True, Fraction(0))


@pytest.mark.parametrize(("fates", "against"), [(0, 0), (1, 0), (-1, 0), (2, -1), (1, 1), (-2, 1)])
def test_mali_duel_13_a_duel_succeeds_as_often_as_by_the_rules(fates: int, against: int) -> None:
    game = table()
    assert flip_odds.fought(game, 0, laid(game, fates, against)).won == by_rules(fates, against)


@pytest.mark.parametrize("fates", [0, 1, -1])
def test_mali_joker_02_the_black_joker_must_be_kept(fates: int) -> None:
    decks = (["black-joker", "crow-9", "mask-11"], FEW[1])
    game = table(decks=decks)
    assert flip_odds.fought(game, 0, laid(game, fates, 0)).won == by_rules(fates, 0, decks=decks)


@pytest.mark.parametrize("hand", [(), ("ram-13",), ("ram-8", "crow-2")])
def test_mali_cheat_01_with_the_best_card_of_the_hand(hand: tuple[str, ...]) -> None:
    """The attacker cheats whenever that turns a failure into a success; the defender never does."""

    def cheating(ask: Ask) -> Any:
        if ask.name == "cheat" and ask.seat == 0:
            about = ask.about
            needed = int(about["other"]) - int(about["total"])  # type: ignore[call-overload]
            now = deck.value(str(about["card"]))
            better = [name for name in hand if deck.value(name) - now >= needed]
            return {"cheat": better[0]} if needed > 0 and better else "decline"
        return best(ask)

    game = table(hands=(hand, ()))
    found = flip_odds.fought(game, 0, laid(game, 0, 0))
    assert found.cheated == by_rules(0, 0, cheating, hands=(hand, ()))
    assert (found.cheated > found.won) is bool(hand)


def test_mali_hid_02_the_other_hand_may_as_well_be_the_deck() -> None:
    """Three cards are not seen, two lie in the deck: each is on top with the same chance. What was shown is not."""
    game = table(hands=((), ("crow-13",)))
    top = flip_odds.revealed(game, 0, 1, 1, ("crow",))
    assert top.of(("crow-13",)) == Fraction(1, 4)
    game.deck(1).hand_shown = ["crow-13"]
    assert flip_odds.revealed(game, 0, 1, 1, ("crow",)).of(("crow-13",)) == 0


def test_mali_deck_04_where_the_deck_runs_out_the_discard_pile_is_shuffled() -> None:
    game = table()
    game.deck(0).discard = ["mask-1"]
    game.deck(0).pile.rest |= {"crow-9": 0, "mask-11": 0}
    cards = flip_odds.revealed(game, 0, 0, 2, ())
    assert dict(cards) == {("other-3", "other-1"): Fraction(1)}


def test_mali_duel_13_suits_of_a_tn_have_to_be_there() -> None:
    cast = action(id="cast", stat=5, tn=10, tn_suits=["crow"], resist="", range=0, type="", target=None)
    game = small(lay(models={"a": {"card": "witch"}}, active="a", cards=[card("witch", actions=[cast])]))
    table, one = flip_odds.laid(game, game.action("witch:cast"), game.model("a"), None)
    assert flip_odds.fought(table, 0, one).won == Fraction(1, 3)  # the 9 of Crows; the 11 has the wrong suit


def test_mali_cover_01_each_target_says_how_far_it_is_and_what_counts() -> None:
    models = {"a": SHOOTER, "b": {"card": "fighter", "seat": 1, "at": (6, 0)}, "c": {"seat": 1, "at": (8, 3)}}
    game = lay(models=models, active="a")
    game.model("a").conditions = []
    resolving = Resolving("shooter:shot", "a", 0, stage="target")
    game.state.resolving.append(resolving)
    ask = actions.target_ask(game, resolving, ["b", "c"])
    found = told(game, ask)
    assert set(found) == {"b", "c"}
    line = " ".join(texts("en", "malifaux").say(line.key, line.args) for line in found["b"].lines)
    assert "away, range 12″; 8 Health." in line and "Df 5 + a card" in line
    assert found["b"].odds[0].what.key == "odds-succeeds"


@pytest.mark.parametrize(("at", "warned"), [((7, 0), ["warn-into-fight"]), ((0, 8), [])])
def test_mali_eng_07_a_shot_into_a_fight_of_a_friend_is_warned_of(at: tuple[int, int], warned: list[str]) -> None:
    models = {"a": SHOOTER, "b": {"card": "fighter", "seat": 1, "at": (6, 0)}, "c": {"card": "fighter", "at": at}}
    game = lay(models=models, active="a")
    resolving = Resolving("shooter:shot", "a", 0, stage="target")
    game.state.resolving.append(resolving)
    found = told(game, actions.target_ask(game, resolving, ["b"]))
    assert [line.key for line in found["b"].warns] == warned


def test_played_duels_succeed_as_often_as_is_said() -> None:
    rng, plays, won = random.Random(7), 1500, 0
    models = {"a": SHOOTER, "b": {"card": "fighter", "seat": 1, "at": (6, 0)}}

    def fresh() -> Malifaux:
        game = lay(models=models, active="a")
        game.state.resolving.append(Resolving("shooter:shot", "a", 0, stage="target", target="b"))
        return game

    game = fresh()
    said = flip_odds.fought(game, 0, laid(game, 1, 0)).won
    for _ in range(plays):
        game = fresh()
        one = laid(game, 1, 0)
        while one.stage != "done":
            running, sent = iter(duel.step(game)), None
            try:
                while True:
                    ask = running.send(sent)
                    sent = ask.sample(rng) if ask.name in ("flip",) else best(ask)
            except StopIteration:
                continue
        won += one.won
    assert abs(won / plays - said) < Fraction(1, 25)


@pytest.mark.parametrize(
    ("flipped", "other", "cheated", "warned"),
    [
        ("crow-2", "ram-8", "", {"ram-13": [], "crow-1": ["warn-cheat-short"]}),
        ("ram-8", "crow-2", "declined", {"ram-13": ["warn-cheat-won"], "crow-1": ["warn-cheat-short"]}),
        ("ram-8", "crow-2", "", {"ram-13": [], "crow-1": ["warn-cheat-short"]}),  # the other may still cheat
    ],
)
def test_mali_cheat_01_a_card_that_is_not_enough_or_not_needed_is_warned_of(
    flipped: str, other: str, cheated: str, warned: dict[str, list[str]]
) -> None:
    hand = ("ram-13", "crow-1")
    game = table(hands=(hand, ()))
    one = laid(game, 0, 0)
    one.sides[0].card, one.sides[1].card, one.sides[1].cheated = flipped, other, cheated
    one.stage, game.state.duels = "cheat", [one]
    ask = Choose("cheat-card", seat=0, rule="MALI-CHEAT-01", options=hand, of="card")
    assert {card: [line.key for line in prospect.warns] for card, prospect in told(game, ask).items()} == warned
