"""What an option is said to bring comes as often as with every card that may be drawn, played by the rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from escarmouche.core.asks.ask import Ask
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.core.views.prospect import Prospects
from escarmouche.games.ad1666 import BOOK
from escarmouche.games.ad1666.combat import attack, combat_phase, parry, shoot
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.opposed_test import opposed_test
from escarmouche.games.ad1666.movement import force_door
from escarmouche.games.ad1666.state import Test
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import seduction
from escarmouche.games.ad1666.view.prospects import card_odds, skill_prospects
from tests.odds.chance_tree import every_way, played

from ...positions.melee import Ring, pair, talented
from ...positions.shooting import Field, archer

PLAIN = {"commit": "deck", "reinforce-one": "pass", "reinforce": (), "fence": "pass", "parry": "pass", "faith": "pass"}


def told(game: Anno, ask: Ask, way: tuple[str, ...] = ()) -> Prospects:
    """What is said, each sentence in both languages with all that it needs."""
    found = BOOK.tools.prospects(game, ask, way)
    for prospect in found.values():
        assert set(prospect.effect) in (set(), set(LANGUAGES))
        for line in (*prospect.lines, *prospect.warns, *(chance.what for chance in prospect.odds)):
            for lang in LANGUAGES:
                known = texts(lang, "ad1666")
                assert known.has(line.key) and known.unfilled(line.key, line.args) == [], line
    return found


def odds(found: Prospects, option: str) -> dict[str, Fraction]:
    return {
        " ".join(filter(None, (chance.what.key.removeprefix("odds-"), *map(str, chance.what.args.values())))): Fraction(
            *chance.share
        )
        for chance in found[option].odds
    }


def said(found: Prospects, option: str) -> str:
    known = texts("en", "ad1666")
    return " ".join(known.say(line.key, line.args) for line in found[option].lines)


# -- shots

SHOTS: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("pistol", {}, {}, "aimed"),
    ("pistol", {}, {"things": ["cuirass", "helmet"]}, "quick"),
    ("musket", {"card": {"crippled": 3, "killed": 9}, "wounds": 3}, {"wounds": 4}, "aimed"),
    ("bow", {}, {"prone": True}, "aimed"),
]


@pytest.mark.parametrize(("item", "own", "other", "kind"), SHOTS)
def test_ad66_shot_05_a_shot_does_what_it_does_as_often_as_by_the_rules(
    item: str, own: dict[str, Any], other: dict[str, Any], kind: Any
) -> None:
    def field() -> Field:
        bob = archer(1, "f3", "pistol", card={"crippled": 5, "killed": 7}, **{"things": ["pistol"], **other})
        return Field({"ann": archer(0, "c3", item, **own), "bob": bob})

    hardest: list[str] = []

    def run(deals: list[Any]) -> tuple[bool, int, bool]:
        game = field()
        game.active("ann")
        before = game["bob"].wounds
        shot = shoot.fire(game.game, game["ann"], game.thing("ann", item), game["bob"], kind)
        played(shot, deals, lambda ask: hardest[0] if ask.name == "suit" else PLAIN[ask.name])
        hit = any(event.name == "shot-hit" for event in game.game.events)
        mishap = any(event.name == "tested" and event.args["result"] == "mishap" for event in game.game.events)
        return hit, game["bob"].wounds - before, mishap

    found: list[dict[tuple[bool, int, bool], Fraction]] = []
    for suit in ("skull", "heart", "cup", "iron"):  # a Red Joker hits where it hurts most
        hardest[:] = [suit]
        found.append(every_way(run))
    by_rules = max(found, key=lambda ways: sum(share * wounds for (_, wounds, _), share in ways.items()))
    game = field()
    game.active("ann")
    ask = shoot.weapon_branch(game.game, game["ann"], game.thing("ann", item), kind)
    assert isinstance(ask, Ask)
    shown = odds(told(game.game, ask, (f"{kind}-shot", f"ann.{item}")), "bob")
    bob = game["bob"]
    card = game.game.card(bob)

    def share(fits: Callable[[bool, int, bool], bool]) -> Fraction:
        return sum((part for way, part in by_rules.items() if fits(*way)), Fraction(0))

    assert shown["hits"] == share(lambda hit, wounds, mishap: hit)
    assert shown.get("wounded bob", 0) == share(lambda hit, wounds, mishap: wounds > 0)
    assert shown.get("killed bob", 0) == share(
        lambda hit, wounds, mishap: wounds > 0 and bob.wounds + wounds >= card.killed
    )
    assert shown.get("mishap", 0) == share(lambda hit, wounds, mishap: mishap)


def test_ad66_shot_02_what_counts_against_a_shot_is_said_with_its_number() -> None:
    field = Field({"ann": archer(0, "c3", "pistol"), "bob": archer(1, "f3", "pistol")})
    field.active("ann")
    ask = shoot.weapon_branch(field.game, field["ann"], field.thing("ann", "pistol"), "quick")
    assert isinstance(ask, Ask)
    line = said(told(field.game, ask, ("quick-shot", "ann.pistol")), "bob")
    assert line.startswith("3 squares: ND ") and "Quick Shot −1" in line


@pytest.mark.parametrize(("friend", "warned"), [("f4", ["warn-into-fight"]), ("c4", []), (None, [])])
def test_ad66_shot_04_a_shot_into_a_fight_of_a_friend_is_warned_of(friend: str | None, warned: list[str]) -> None:
    figures = {"ann": archer(0, "c3", "pistol"), "bob": archer(1, "f3", "pistol")}
    if friend is not None:
        figures["cid"] = archer(0, friend, "pistol")
    field = Field(figures)
    field.active("ann")
    ask = shoot.weapon_branch(field.game, field["ann"], field.thing("ann", "pistol"), "quick")
    assert isinstance(ask, Ask)
    found = told(field.game, ask, ("quick-shot", "ann.pistol"))["bob"]
    assert [line.key for line in found.warns] == warned


# -- tests against a difficulty


@pytest.mark.parametrize("hand", [[], ["heart-8", "iron-3", "cup-3"]])
def test_ad66_test_06_a_test_is_made_as_often_as_by_the_rules(hand: list[str]) -> None:
    cards = [card.replace("-", " ") for card in hand]

    def field() -> Field:
        return Field({"ann": archer(0, "c3", "pistol", card={"strength": 2})}, hands={0: cards})

    def run(helped: bool) -> dict[str, Fraction]:
        def go(deals: list[Any]) -> str:
            game = field()
            test: Any = None

            def rule() -> Any:
                nonlocal test
                task = skill_test.Task("force-door", "AD66-PART-05", "strength", force_door.DIFFICULTY)
                test = yield from skill_test.attempt(game.game, game["ann"], task)

            played(rule(), deals, lambda ask: tuple(ask.options) if helped else ())  # type: ignore[attr-defined]
            return str(test.result)

        return every_way(go)

    game = field()
    task = skill_test.Task("force-door", "AD66-PART-05", "strength", force_door.DIFFICULTY)
    found = card_odds.against(game.game, 0, game["ann"], task)
    assert found is not None and found.helped is not None
    for helped, odds_of in ((False, found.alone), (True, found.helped)):
        by_rules = run(helped)
        assert dict(odds_of.named(lambda verdict: verdict.result)) == by_rules
    if hand:
        assert found.helped.chance(card_odds.succeeds) > found.alone.chance(card_odds.succeeds)


# -- Close Combat

BOUTS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({}, {}),
    ({"item": "rapier"}, {"things": ["dagger", "cuirass"]}),
    ({**talented("frenzied-attack", "straight-to-the-heart")}, {**talented("deft-guard")}),
    ({**talented("slash"), "wounds": 4}, {"prone": True}),
]


@pytest.mark.parametrize(("ann", "bob"), BOUTS)
def test_ad66_melee_09_an_exchange_ends_as_often_as_by_the_rules(ann: dict[str, Any], bob: dict[str, Any]) -> None:
    ring = pair(ann, bob)
    ask = combat_phase.fight_menu(ring.game, ring["ann"]).branch("fight")
    assert isinstance(ask, Ask)
    shown = odds(told(ring.game, ask, ("fight",)), "bob")
    by_rules = exchanged(lambda: pair(ann, bob))
    card, wounds = ring.game.card(ring["bob"]), ring["bob"].wounds
    won = sum((share for (winner, _), share in by_rules.items() if winner == "ann"), Fraction(0))
    tied = sum((share for (winner, _), share in by_rules.items() if not winner), Fraction(0))
    killed = sum(
        (
            share
            for (winner, hurt), share in by_rules.items()
            if winner == "ann" and hurt and wounds + hurt >= card.killed
        ),
        Fraction(0),
    )
    hurt = sum((share for (winner, hurt), share in by_rules.items() if winner == "ann" and hurt), Fraction(0))
    assert (shown["wins ann"], shown.get("tie", 0), shown.get("killed bob", 0)) == (won, tied, killed)
    assert shown.get("wounded bob", 0) == hurt


def exchanged(ring: Callable[[], Ring]) -> dict[tuple[str, int], Fraction]:
    """Every pair of cards, played by the rules, until the first winner or a tie. Jokers are named as `card_odds` says they are."""

    def run(deals: list[Any]) -> tuple[str, int]:
        table = ring()
        attack.begin_attack(table.game, table["ann"], table["bob"])
        before = {name: table[name].wounds for name in ("ann", "bob")}
        played(one_exchange(table.game), deals, lambda ask: answer(table.game, ask))
        combat = table.game.combat
        return combat.winner, table[combat.loser].wounds - before[combat.loser] if combat.winner else 0

    return every_way(run)


def one_exchange(game: Anno) -> Any:
    """From the weapons to the blow; nobody parries."""
    while game.combat.stage in ("weapons", "exchange", "parry", "damage"):
        yield from combat_phase.resume_combat(game)  # type: ignore[misc]


def answer(game: Anno, ask: Ask) -> Any:
    if ask.name == "suit":
        return named(game, str(ask.about["model"]), str(ask.about["card"]))
    if ask.name == "weapon":
        return next(choice for choice in ask if choice != "bare")
    return PLAIN[ask.name]


def named(game: Anno, model: str, card: str) -> str:
    """The suit that a Joker gets by `card_odds`."""
    test: Test = game.state.tests[-1]
    stake = next(stake for stake in test.sides if stake.figure == model)
    sides = (test.sides[0], test.sides[1])
    return card_odds.Bout(game, 0, sides)._settled(stake).suit


@pytest.mark.parametrize(("strength", "other"), [(0, 0), (2, 1), (1, 3)])
def test_ad66_opp_06_words_against_words_end_as_often_as_by_the_rules(strength: int, other: int) -> None:
    def ring() -> Ring:
        return pair({"card": {"charisma": strength}}, {"card": {"fortitude": other}})

    def run(deals: list[Any]) -> bool:
        table, won = ring(), False

        def rule() -> Any:
            nonlocal won
            clash = yield from opposed_test(table.game, table["ann"], table["bob"], seduction.COURTING)
            won = clash.winner == 0

        played(rule(), deals, lambda ask: PLAIN[ask.name])
        return won

    game = ring().game
    contest = ("charisma", "fortitude", "AD66-TAL-35")
    (chance,) = skill_prospects.contested(game, 0, game.figure("ann"), game.figure("bob"), contest).odds
    assert Fraction(*chance.share) == every_way(run)[True]


@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_ad66_parry_03_a_blow_is_parried_as_often_as_by_the_rules(tokens: int) -> None:
    def ring() -> Ring:
        table = pair({}, {"things": ["rapier"], "card": {"fencing": 3}})
        attack.begin_attack(table.game, table["ann"], table["bob"])
        combat = table.game.combat
        combat.attacker.weapon, combat.defender.weapon = "ann.sabre", "bob.rapier"
        combat.winner, combat.loser, combat.margin, combat.suit = "ann", "bob", 2, "heart"
        return table

    def run(deals: list[Any]) -> bool:
        table = ring()
        nd = parry.DIFFICULTY - parry.EASIER * (tokens - 1)
        task = skill_test.Task("parry", "AD66-PARRY-01", "", nd, parry.weapon_bonus(table.game, table["bob"]), 1)
        made = False

        def rule() -> Any:
            nonlocal made
            verdict = yield from skill_test.attempt(table.game, table["bob"], task)
            made = verdict.success

        played(rule(), deals, lambda ask: PLAIN[ask.name])
        return made

    table = ring()
    ask = next(iter(parry.tokens_staked(table.game, table["bob"])))
    assert isinstance(ask, Ask)
    assert odds(told(table.game, ask), str(tokens))["parried"] == every_way(run)[True]


def test_ad66_hid_01_of_the_other_deck_only_what_is_seen_is_known() -> None:
    """Cards in the other's hand may as well be on top of the deck; one's own may not."""
    game = pair().game
    for seat, card, gone in ((0, "heart-8", "cup-2"), (1, "skull-8", "iron-5")):
        deck = game.deck(seat)
        deck.hand, deck.discard = [card], [gone]
        deck.pile.rest |= {card: 0, gone: 0}
    mine, theirs = card_odds.top(game, 0, 0), card_odds.top(game, 0, 1)
    assert mine is not None and theirs is not None
    assert (mine.of("heart-8"), mine.of("cup-2"), mine.of("skull-8")) == (0, 0, Fraction(1, 28))
    assert (theirs.of("skull-8"), theirs.of("iron-5")) == (Fraction(1, 29), 0)
    game.deck(1).shown = ["skull-8"]
    seen = card_odds.top(game, 0, 1)
    assert seen is not None and seen.of("skull-8") == 0


def test_played_shots_hit_as_often_as_is_said() -> None:
    rng, hits, plays = random.Random(5), 0, 2000
    table = Field({"ann": archer(0, "c3", "pistol"), "bob": archer(1, "h3", "pistol")})
    table.active("ann")
    ask = shoot.weapon_branch(table.game, table["ann"], table.thing("ann", "pistol"), "aimed")
    assert isinstance(ask, Ask)
    share = odds(told(table.game, ask, ("aimed-shot", "ann.pistol")), "bob")["hits"]
    for _ in range(plays):
        field = Field({"ann": archer(0, "c3", "pistol"), "bob": archer(1, "h3", "pistol")})
        field.active("ann")
        running = iter(shoot.fire(field.game, field["ann"], field.thing("ann", "pistol"), field["bob"], "aimed"))
        sent: Any = None
        try:
            while True:
                asked = running.send(sent)
                sent = asked.sample(rng) if asked.name not in PLAIN else PLAIN[asked.name]
        except StopIteration:
            hits += any(event.name == "shot-hit" for event in field.game.events)
    assert abs(hits / plays - share) < Fraction(1, 25)
