"""What an option is said to bring comes when it is chosen, and its odds are those of every way in which it can go."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from escarmouche.core.asks.ask import Ask
from escarmouche.core.messages.text import texts
from escarmouche.core.play.game import Game
from escarmouche.core.play.prospects import every, prospects, warned
from escarmouche.core.views.prospect import Prospect, Prospects
from escarmouche.games.moonstone import BOOK
from escarmouche.games.moonstone.arcane import arcane
from escarmouche.games.moonstone.cards.library import cards
from escarmouche.games.moonstone.melee.melee import ask_card
from escarmouche.games.moonstone.state import MOVES, STONE, Bout, Fighter, arcane_deck, combat_deck
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.turn import action
from escarmouche.games.moonstone.view.prospects.arcane_prospects import can_be_true, sees_through

from ...arcane.test_arcane import cast, table
from ...positions import asked, lay, stand
from ...positions import table as laid_table
from ...scripted_fight import SHORT, ScriptedFight
from ...scripted_fight import cards as hand
from ...sentences import keys


def told(game: Moonstone, ask: Ask, way: tuple[str, ...] = ()) -> Prospects:
    found = BOOK.tools.prospects(game, ask, way)
    for prospect in found.values():
        keys(prospect.lines)
        keys(prospect.warns)
        keys([chance.what for chance in prospect.odds])
    return found


def lines(prospect: Prospect) -> dict[str, Any]:
    return {line.key: dict(line.args) for line in prospect.lines}


# -- card against card


def facing(fight: ScriptedFight, mine: str, theirs: str) -> Ask:
    """The two have drawn these cards, and the first is asked for one."""
    first, second = fight.game.models[:2]
    bout = Bout(Fighter(first.id, 0, hand(mine)), Fighter(second.id, 1, hand(theirs)))
    fight.game.state.bout = bout
    return ask_card(bout.attacker, bout.defender)


def wounds_of(names: tuple[str, str], mine: str, theirs: str) -> tuple[int, int]:
    """What both suffer when these two cards meet, one copy each, by the rules; the best type is chosen."""
    fight = ScriptedFight(*names, off="going_for_it signature_moves follow_ups")
    game, best = fight.game, {}
    first, second = game.models[:2]
    for types in itertools.product(("impact", "slicing", "piercing", ""), repeat=2):
        bout = Bout(Fighter(first.id, 0, played=[SHORT[mine]]), Fighter(second.id, 1, played=[SHORT[theirs]]))
        bout.attacker.type, bout.defender.type = types  # type: ignore[assignment]
        game.state.bout = bout
        from escarmouche.games.moonstone.harm import damage
        from escarmouche.games.moonstone.melee.blow import Blow

        for name, blow in (
            ("deals", Blow(game, bout.attacker, bout.defender, SHORT[theirs])),
            ("suffers", Blow(game, bout.defender, bout.attacker, SHORT[mine])),
        ):
            if blow.type in blow.strike.types:
                best[name] = max(best.get(name, 0), damage.of_blow(game, blow).total)
    return best.get("deals", 0), best.get("suffers", 0)


@pytest.mark.parametrize("names", [("billy", "bobby"), ("baron", "flavius"), ("nabot", "stu"), ("stu", "baron")])
def test_moon_melee_06_each_card_against_each_of_the_others(names: tuple[str, str]) -> None:
    fight = ScriptedFight(*names, off="signature_moves")
    found = told(fight.game, facing(fight, " ".join(SHORT), "HG FS TH"))
    short = {move: sign for sign, move in SHORT.items()}
    assert set(found) == set(MOVES)
    for card, prospect in found.items():
        (row,) = prospect.rows
        assert [match.against for match in row.matches] == list(MOVES)
        for match in row.matches:
            deals, suffers = wounds_of(names, short[card], short[match.against])
            assert (match.deals or [0])[0] == deals
            assert (match.suffers or [0])[0] == suffers


def test_moon_crit_02_further_copies_multiply_what_one_deals() -> None:
    fight = ScriptedFight("billy", "bobby")
    found = told(fight.game, facing(fight, "SC SC SC HG", "HG FS"))
    (row,) = found["sweeping-cut"].rows
    against = {match.against: match for match in row.matches}
    assert against["falling-swing"].deals == [3, 5, 7]  # slicing, 1 more
    assert against["high-guard"].deals == []  # Null
    assert len(against["falling-swing"].suffers) == 2  # the other holds two cards
    assert "sweeping-cut" not in against  # all three are in the own hand


def test_moon_sig_02_a_card_is_shown_as_the_signature_move_too() -> None:
    fight = ScriptedFight("baron", "stu")
    found = told(fight.game, facing(fight, "FS TH", "TH SC"))
    assert [row.form for row in found["falling-swing"].rows] == ["", "baron-signature"]
    assert [row.form for row in found["thrust"].rows] == [""]
    forms = {(match.against, match.form) for match in found["thrust"].rows[0].matches}
    assert {("thrust", ""), ("thrust", "stu-signature")} <= forms
    follow = {match.against for match in found["falling-swing"].rows[1].matches if "follow-up" in match.words}
    assert follow == {"falling-swing", "thrust", "sweeping-cut"}


def test_moon_hid_03_a_card_is_held_as_often_as_in_every_hand_that_is_possible() -> None:
    fight = ScriptedFight("billy", "bobby")
    mine = hand("FS FS TH HG RA RA")
    found = told(fight.game, facing(fight, "FS FS TH HG RA RA", "FS TH"))
    unseen = [card for card, count in combat_deck().rest.items() for _ in range(count)]
    for card in mine:
        unseen.remove(card)
    hands = list(itertools.combinations(unseen, 2))
    for match in found["thrust"].rows[0].matches:
        there = sum(1 for cards_held in hands if match.against in cards_held)
        assert Fraction(*match.share) == Fraction(there, len(hands))


def test_moon_hid_03_a_card_is_held_as_often_as_in_worlds_that_are_dealt() -> None:
    fight = ScriptedFight("billy", "bobby")
    fight.game.state.combat.take([*hand("FS FS TH"), *hand("FS TH")])
    found = told(fight.game, facing(fight, "FS FS TH", "FS TH"))
    game, seen, deals, rng = fight.game, Counter[str](), 4000, random.Random(2)
    for _ in range(deals):
        BOOK.redeal(game, 0, rng)
        assert game.state.bout is not None
        seen.update(set(game.state.bout.defender.hand))
    for match in found["thrust"].rows[0].matches:
        assert abs(seen[match.against] / deals - Fraction(*match.share)) < Fraction(1, 25)


def test_moon_amb_85_a_hand_that_was_shown_is_known() -> None:
    fight = ScriptedFight("billy", "showy")
    ask = facing(fight, "FS TH", "HG HG")
    assert fight.game.state.bout is not None
    fight.game.state.bout.defender.shown_to.append(0)
    (match,) = told(fight.game, ask)["thrust"].rows[0].matches
    assert (match.against, match.share) == ("high-guard", (1, 1))


def test_moon_crit_01_what_more_copies_deal_to_the_card_that_lies_there() -> None:
    fight = ScriptedFight("billy", "bobby")
    first, second = fight.game.models[:2]
    bout = Bout(Fighter(first.id, 0, hand("SC SC"), hand("SC")), Fighter(second.id, 1, hand("HG"), hand("FS")))
    fight.game.state.bout = bout
    from escarmouche.games.moonstone.melee.melee import carry_out

    ask = asked(carry_out(fight.game))
    assert isinstance(ask, Ask) and ask.name == "critical"
    found = told(fight.game, ask)
    assert lines(found["1"]) == {"then-deals": {"target": "bobby", "amount": 3, "types": ["slicing"], "left": 4}}
    assert lines(found["2"])["then-deals"]["amount"] == 5
    assert "then-deals-slays" in lines(found["3"])  # 7 wounds, 7 boxes


# -- Arcane Cards


@pytest.mark.parametrize("lie", [True, False])
def test_moon_arc_08_a_claim_can_be_true_as_often_as_in_every_hand_that_is_possible(lie: bool) -> None:
    game = cast(3, lie=lie)
    now = arcane.casting(game.table)
    (chance,) = told(game.table, game.asked(1))["ok"].odds  # type: ignore[arg-type]
    unseen = [card for card, count in arcane_deck().rest.items() for _ in range(count)]
    for card in now.resist:
        unseen.remove(card)
    hands = list(itertools.combinations(unseen, len(now.hand) + 1))
    there = sum(1 for held in hands if now.declared in held)
    assert Fraction(*chance.share) == Fraction(there, len(hands)) == can_be_true(game.table, now)


def test_moon_arc_07_a_lie_is_known_as_often_as_in_every_hand_that_is_possible() -> None:
    game = table(2)
    game.answer(0, {"shoot-musket": "bobby"})
    now = arcane.casting(game.table)
    unseen = [card for card, count in arcane_deck().rest.items() for _ in range(count)]
    for card in now.hand:
        unseen.remove(card)
    hands = list(itertools.combinations(range(len(unseen)), len(now.resist)))
    for claim in arcane.DECLARATIONS:
        if claim in now.hand:
            assert sees_through(game.table, now, claim) == 0
            continue
        copies = {place for place, card in enumerate(unseen) if card == claim}
        known = sum(1 for held in hands if copies <= set(held))
        assert sees_through(game.table, now, claim) == Fraction(known, len(hands))


def test_moon_arc_10_a_card_is_said_to_do_what_it_does_with_its_number() -> None:
    game = cast(3, lie=False)
    now = arcane.casting(game.table)
    now.card, now.declared = "green-3", "green-3"
    ok = told(game.table, game.asked(1))["ok"]  # type: ignore[arg-type]
    assert "X" not in ok.effect["en"] and "X" not in ok.effect["fr"]
    (line,) = [line for line in ok.lines if line.key.startswith("then-hurts")]
    before = game.table.model("bobby").wounds
    game.answer(1, "ok")
    assert game.table.model("bobby").wounds - before == min(line.args["amount"], before + 99)


def test_moon_active_05_x_of_a_flipped_card_is_as_likely_as_in_the_deck() -> None:
    card = next(card for card in cards("en").values() if any(a.flip for a in card.actives))
    name = next(a.id for a in card.actives if a.flip)
    game = table(1, {"one": {"card": card.id, "seat": 0, "at": [10, 10], "energy": 3}})
    odds = told(game.table, game.pending[0])[name].odds
    assert {chance.what.args.get("x", 0): Fraction(*chance.share) for chance in odds} == {
        1: Fraction(9, 21), 2: Fraction(6, 21), 3: Fraction(3, 21), 0: Fraction(3, 21)
    }  # fmt: skip


# -- all of it


def test_every_action_has_a_line_in_both_languages() -> None:
    game = table(1)
    ask = game.pending[0]
    found = told(game.table, ask)
    assert set(found) == set(ask.names)  # type: ignore[attr-defined]
    assert all(prospect.effect["en"] and prospect.effect["fr"] for prospect in found.values())


def test_what_is_told_is_the_same_in_every_world_of_the_seat() -> None:
    for game in (cast(3), cast(4, lie=False), table(1)):
        ask = game.pending[0]
        again: Game[Any] = game.world(ask.seat, random.Random(5))
        assert list(every(BOOK, game.table, ask)) == list(every(BOOK, again.table, again.pending[0]))
        assert prospects(game, ask.seat) == warned(BOOK, ask, BOOK.tools.prospects(game.table, ask, ()))


def test_nothing_is_told_where_nothing_is_asked() -> None:
    game = table(1)
    with pytest.raises(LookupError):
        prospects(game, 1)
    with pytest.raises(LookupError):
        prospects(game, 0, ("fly",))


# -- warnings


@pytest.mark.parametrize(
    ("depth", "energy", "away", "warned"),
    [
        (1, 1, 0.0, ["warn-stone"]),
        (2, 1, 0.0, []),  # one more dig would not free it
        (1, 0, 0.0, []),  # nothing to pay with
        (1, 1, 1.0, []),  # out of contact
    ],
)
def test_moon_harvest_02_a_stone_one_dig_short_is_not_left_unawares(
    depth: int, energy: int, away: float, warned: list[str]
) -> None:
    game = laid_table()
    model = stand(game, "sun1", 0, 10, 10, energy=energy)
    lay(game, "stone-1", 10 + 0.591 + STONE / 1000 + away, 10, depth)
    assert [line.key for line in told(game, action.menu(game, model))["end"].warns] == warned


@pytest.mark.parametrize(
    ("character", "ability", "warned"),
    [
        ("baron-von-fancyhat", "rallying-cry", ["warn-once"]),
        ("flintlock", "shoot-musket", []),
    ],  # a musket can be loaded again
)
def test_moon_act_03_an_ability_that_is_gone_for_the_game_is_not_used_unawares(
    character: str, ability: str, warned: list[str]
) -> None:
    game = laid_table(cards("en").values())
    model = stand(game, character, 0, 10, 10, energy=3)
    assert [line.key for line in told(game, action.menu(game, model))[ability].warns] == warned


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_less_than_nothing_is_written_with_a_minus_sign(lang: str) -> None:
    told = texts(lang, "moonstone").say("then-draws", {"count": 2, "arcane": 3, "evade": -2, "cover": -1, "height": 0})
    assert "−1" in told and "−2" in told and "-" not in told
