"""Shots and Close Combat: what each target, weapon, card and token comes to, with the odds that the seat can know."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Choose, Menu, Some
from escarmouche.core.play.rule import clause
from escarmouche.core.views.player_tools import Sentence
from escarmouche.core.views.prospect import Chance, Prospect, Prospects, likely
from escarmouche.games.ad1666 import questions
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.cards.card import Item, RangeBand
from escarmouche.games.ad1666.combat import fencing, modifiers, parry, shoot, stray_shot, weapon
from escarmouche.games.ad1666.fate import deck, skill_test
from escarmouche.games.ad1666.fate.skill_test import Task, Verdict
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.items import hands
from escarmouche.games.ad1666.state import (
    JOKERS,
    RED_JOKER,
    SUITS,
    Combat,
    Fighter,
    Figure,
    Mod,
    ShotKind,
    Stake,
    Test,
    Thing,
)
from escarmouche.games.ad1666.table import BARE, Anno
from escarmouche.games.ad1666.view.cards.describe import signed
from escarmouche.games.ad1666.view.prospects import card_odds
from escarmouche.games.ad1666.view.prospects.card_odds import Bout, Ended
from escarmouche.games.ad1666.view.prospects.skill_prospects import item_told, made, mods_told, said
from escarmouche.odds.distribution import Distribution

KINDS: dict[str, ShotKind] = {"aimed-shot": "aimed", "quick-shot": "quick", "defensive-shot": "defensive"}
SAFE = "pass"


# -- shots


@clause("AD66-RNG-03", "AD66-SHOT-02", "AD66-SHOT-05", "AD66-SHOT-06")
def of_shots(game: Anno, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each target: range and ND, cover and what else counts, how likely it is to hit and what that does."""
    about = about_of(ask, questions.WithItem)
    figure = game.figure(about["model"])
    kind: ShotKind = next((KINDS[name] for name in way if name in KINDS), "quick")
    thing = next((thing for thing in figure.things if thing.id in way), None)
    if thing is None:
        thing = next(thing for thing in figure.things if thing.card == about["item"])
    return {str(name): _shot(game, ask.seat, figure, thing, game.figure(str(name)), kind) for name in ask}


def _shot(game: Anno, seat: int, figure: Figure, thing: Thing, target: Figure, kind: ShotKind) -> Prospect:
    band, item = shoot.range_band(game, figure, thing, target), game.item(thing)
    assert band is not None
    mods = shoot.shot_mods(game, figure, thing, target, kind)
    player = stats.card_player(game, figure, target.seat)
    task = Task("shooting", shoot.RULES[kind], item.skill or "", band.nd, mods, player, thing.card, target.id)
    chances = card_odds.against(game, seat, figure, task)
    if chances is None:
        return Prospect()
    every = [*mods, *stats.lasting_mods(game, figure, task.of)]
    args = {
        "squares": game.grid.distance(figure.cell, target.cell),
        "nd": band.nd,
        "skill": item.skill,
        "score": signed(stats.score(game, figure, task.of)),
        "need": max(0, band.nd - chances.score),
    }
    key = "then-shot-mods" if every else "then-shot"
    lines = [Sentence(key, "AD66-RNG-03", {**args, **({"mods": mods_told(every)} if every else {})})]
    odds = made(chances, "odds-hits", "AD66-SHOT-03")
    hurt = chances.alone.named(lambda verdict: _suffered(game, item, band, target, verdict))
    warns = _into_fight(game, figure, target)
    return Prospect(lines=lines, odds=[*odds[:-1], *harm(game, target, hurt), *odds[-1:]], warns=warns)


@clause("AD66-SHOT-04", "AD66-AMB-54")
def _into_fight(game: Anno, figure: Figure, target: Figure) -> list[Sentence]:
    """Friends who fight the target: a Mishap may hit them."""
    near = stray_shot.candidates(game, figure, target)
    friends = [other.id for other in near if not engage.are_enemies(game, figure, other)]
    return [Sentence("warn-into-fight", "AD66-SHOT-04", {"target": target.id, "friends": friends})] if friends else []


@clause("AD66-SHOT-05", "AD66-SHOT-06", "AD66-SHOT-07", "AD66-DECK-02")
def _suffered(game: Anno, item: Item, band: RangeBand, target: Figure, verdict: Verdict) -> int:
    """The Wounds of a shot; the owner of a Red Joker names the part that it hurts most."""
    if not verdict.success:
        return 0
    suits = SUITS if verdict.card == RED_JOKER else (deck.suit(verdict.card),)
    more = shoot.TRIUMPH if verdict.triumph else 0
    return max(
        wound.damage_after_armour(game, target, suit, item.damage.get(suit, 0) + more, band.piercing)
        for suit in suits
        if suit
    )


@clause("AD66-WOUND-02", "AD66-WOUND-04")
def harm(game: Anno, target: Figure, hurt: Distribution[int]) -> list[Chance]:
    """Wounded at all, Crippled by it, killed."""
    card, lame = game.card(target), stats.is_crippled(game, target)
    who = {"target": target.id}

    def reached(limit: int) -> Fraction:
        return hurt.chance(lambda wounds: wounds > 0 and target.wounds + wounds >= limit)

    killed = reached(card.killed)
    crippled = Fraction(0) if lame else reached(card.crippled) - killed
    return likely([
        (Sentence("odds-wounded", "AD66-WOUND-01", who), reached(0)),
        (Sentence("odds-crippled", "AD66-WOUND-02", who), crippled),
        (Sentence("odds-killed", "AD66-WOUND-04", who), killed),
    ])  # fmt: skip


# -- whom to fight, and with what


@clause("AD66-MELEE-02", "AD66-MELEE-09", "AD66-DMG-01")
def of_fights(game: Anno, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each enemy: what both add to their cards, and how an exchange ends if each plays the top card of the deck."""
    figure = game.figure(about_of(ask, questions.OfModel)["model"])
    return {str(name): _fought(game, ask.seat, figure, game.figure(str(name))) for name in ask}


def _fought(game: Anno, seat: int, figure: Figure, enemy: Figure) -> Prospect:
    table = card_odds.face_to_face(game, figure, enemy, (best_weapon(game, figure), best_weapon(game, enemy)))
    return _exchanged(Bout(table, seat), figure)


def best_weapon(game: Anno, figure: Figure) -> str:
    """The weapon it fights with, as far as one can tell: the one it is best with."""
    if figure.unconscious:
        return next(iter(hands.fixed_grips(game, figure)))
    grips = weapon.best_grips(game, figure, hands.grips(game, figure))
    return max(grips, key=lambda name: game.weapon(figure, name).reach or 0)


def of_weapons(game: Anno, ask: Menu, way: tuple[str, ...]) -> Prospects:
    """Each weapon: its card, and what it makes of this fight; the other's is named already, or taken to be its best."""
    running = game.state.combat
    figure = game.figure(about_of(ask, questions.OfModel)["model"])
    if running is None:
        return {}
    foe = running.opponent(figure.id)
    theirs = running.attacker.weapon if foe == running.attacker.figure else best_weapon(game, game.figure(foe))
    by_option = {}
    for name, _ in ask.open():
        arm = "" if name == weapon.EMPTY else name
        arms = {figure.id: arm, foe: theirs}
        fighters = [Fighter(me.figure, arms[me.figure]) for me in (running.attacker, running.defender)]
        bout = Bout(
            _with_combat(game, msgspec.structs.replace(running, attacker=fighters[0], defender=fighters[1])), ask.seat
        )
        prospect = _exchanged(bout, figure)
        card = game.weapon(figure, arm).id if arm else BARE
        by_option[name] = Prospect(item_told(game, card), prospect.lines, prospect.odds)
    return by_option


def _with_combat(game: Anno, combat: Combat) -> Anno:
    return game.over(msgspec.structs.replace(game.state, combat=combat))


def _exchanged(bout: Bout, figure: Figure) -> Prospect:
    """What both add, and how it ends."""
    game = bout.game
    lines = []
    for stake in bout.stakes:
        if stake.nothing:
            lines.append(Sentence("then-adds-nothing", "AD66-MELEE-10", {"model": stake.figure}))
            continue
        fighter = game.combat.fighter(stake.figure)
        item = game.weapon(game.figure(stake.figure), fighter.weapon).id
        args = {"model": stake.figure, "item": item, "amount": signed(skill_test.total(stake))}
        mods = mods_told(stake.mods)
        key = "then-adds-mods" if mods else "then-adds"
        lines.append(Sentence(key, "AD66-MELEE-09", {**args, **({"mods": mods} if mods else {})}))
    return Prospect(lines=lines, odds=ending(bout, bout.ends(), figure))


@clause("AD66-MELEE-12", "AD66-MELEE-13")
def ending(bout: Bout, ends: Distribution[Ended] | None, figure: Figure, key: str = "odds-wins") -> list[Chance]:
    """Won, tied, lost, and who is hurt how badly."""
    if ends is None:
        return []
    game = bout.game
    foe = game.figure(game.combat.opponent(figure.id))
    hits = ends.named(lambda end: end.wounds if end.winner == figure.id else 0)
    blows = ends.named(lambda end: end.wounds if end.winner == foe.id else 0)
    return [
        *likely([
            (Sentence(key, "AD66-MELEE-13", {"model": figure.id}), ends.chance(lambda end: end.winner == figure.id)),
            (Sentence("odds-tie", "AD66-MELEE-12"), ends.chance(lambda end: not end.winner)),
        ]),
        *harm(game, foe, hits),
        *harm(game, figure, blows),
    ]  # fmt: skip


# -- which card


def _running(game: Anno) -> Test | None:
    return game.state.tests[-1] if game.state.tests else None


def _mine(test: Test, seat: int, model: str = "") -> Stake | None:
    """The side that is asked about."""
    return next((stake for stake in test.sides if stake.seat == seat and model in ("", stake.figure)), None)


@clause("AD66-OPP-01", "AD66-OPP-02", "AD66-INIT-01")
def of_sources(game: Anno, ask: Menu, way: tuple[str, ...]) -> Prospects:
    """The top card of the deck: how often it wins against the top card of the other deck."""
    test = _running(game)
    mine = _mine(test, ask.seat, str(ask.about.get("model", ""))) if test else None
    if test is None or mine is None:
        return {}
    return {"deck": Prospect(odds=_won(game, ask.seat, test, msgspec.structs.replace(mine, source="deck")))}


@clause("AD66-OPP-01", "AD66-DECK-03", "AD66-INIT-01")
def of_committed(game: Anno, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each card of the hand: the total with it, where it would land, and how often it wins against the top card of the other deck."""
    test = _running(game)
    mine = _mine(test, ask.seat) if test else None
    if test is None or mine is None:
        return {}
    by_option = {}
    for card in map(str, ask):
        laid = msgspec.structs.replace(mine, source="hand", card=card, suit=deck.suit(card))
        total = Sentence("then-total", "AD66-OPP-01", {"total": skill_test.total(laid)})
        where = [landed(card)] if test.name == "combat" and card not in JOKERS else []
        by_option[card] = Prospect(lines=[total, *where], odds=_won(game, ask.seat, test, laid))
    return by_option


def landed(card: str) -> Sentence:
    """Where a blow with this card goes."""
    return Sentence("then-lands", "AD66-DECK-03", {"location": f"hit-{deck.suit(card)}"})


def _won(game: Anno, seat: int, test: Test, mine: Stake) -> list[Chance]:
    """How often a side wins as it stands; in Close Combat also what comes of it."""
    sides = [mine if stake.seat == seat and stake.figure == mine.figure else stake for stake in test.sides]
    if test.name == "combat":
        bout = Bout(game, seat, (sides[0], sides[1]))
        return ending(bout, bout.ends(), game.figure(mine.figure), "odds-wins-card")
    one, other = (card_odds.side(game, seat, stake) for stake in sides)
    if one is None or other is None:
        return []
    first = sides[0] is mine
    pairs = card_odds.both(one, other)
    won = pairs.chance(lambda pair: (pair[0].total > pair[1].total) if first else (pair[1].total > pair[0].total))
    tied = pairs.chance(lambda pair: pair[0].total == pair[1].total)
    if test.name == "initiative":
        won_key = Sentence("odds-initiative", test.rule)
        return likely([(won_key, won), (Sentence("odds-again", "AD66-INIT-04"), tied)])
    who = {"model": mine.figure}
    return likely([(Sentence("odds-wins-card", test.rule, who), won if first else won + tied)])


# -- what lies on the table


@clause("AD66-OPP-04", "AD66-OPP-05", "AD66-TEST-06")
def of_reinforcing(game: Anno, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each card: +1 or +2, the totals then, and what comes of it if nobody adds another."""
    test = _running(game)
    model = str(ask.about.get("model", ""))
    mine = _mine(test, ask.seat, "" if model == "initiative" else model) if test else None
    if test is None or mine is None:
        return {}
    by_option = {}
    for card in map(str, ask):
        added = mine if card == SAFE else msgspec.structs.replace(mine, extra=[*mine.extra, card])
        lines = [] if card == SAFE else [adds(mine, card)]
        by_option[card] = Prospect(lines=[*lines, *_standing(game, test, mine, added)])
    return by_option


def adds(stake: Stake, card: str) -> Sentence:
    """+1 for the suit, +2 for the value."""
    amount = skill_test.reinforcement_value(stake, card)
    return Sentence("then-same-value" if amount == skill_test.SAME_VALUE else "then-same-suit", "AD66-TEST-06")


def _standing(game: Anno, test: Test, mine: Stake, changed: Stake) -> Iterator[Sentence]:
    """Total against total, and the blow that would fall."""
    sides = [changed if stake is mine else stake for stake in test.sides]
    one, two = (skill_test.total(stake) for stake in sides)
    own, other = (one, two) if sides[0] is changed else (two, one)
    yield Sentence("then-totals", test.rule, {"one": own, "two": other})
    if test.name == "combat" and one != two:
        yield from blow_told(game, sides[0 if one > two else 1], abs(one - two))


def blow_told(game: Anno, winner: Stake, margin: int) -> Iterator[Sentence]:
    """The Wounds of the loser, and where."""
    suit = winner.suit or deck.suit(winner.card)
    if not suit or game.figure(winner.figure).unconscious:
        return
    wounds = Bout(game, winner.seat, (winner, winner)).wounds(winner.figure, suit, margin)
    loser = game.figure(game.combat.opponent(winner.figure))
    args = {"target": loser.id, "wounds": wounds, "location": f"hit-{suit}"}
    card = game.card(loser)
    total = loser.wounds + wounds
    key = "then-killed-by" if wounds and total >= card.killed else "then-suffers"
    if key == "then-suffers" and not stats.is_crippled(game, loser) and wounds and total >= card.crippled:
        key = "then-crippled-by"
    yield Sentence(key, "AD66-DMG-01", args)


def of_reinforcements(game: Anno, ask: Some, way: tuple[str, ...]) -> Prospects:
    """Each card that may be added to a test against a difficulty."""
    test = _running(game)
    if test is None:
        return {}
    (stake,) = test.sides
    by_option = {}
    for card in map(str, ask.options):
        total = skill_test.total(msgspec.structs.replace(stake, extra=[*stake.extra, card]))
        against = Sentence("then-against", "AD66-TEST-06", {"total": total, "nd": test.nd})
        by_option[card] = Prospect(lines=[adds(stake, card), against])
    return by_option


@clause("AD66-MOD-09")
def of_tokens(game: Anno, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each number of tokens: the totals then, and what is left to parry with."""
    test = _running(game)
    mine = _mine(test, ask.seat, about_of(ask, questions.OfModel)["model"]) if test else None
    if test is None or mine is None:
        return {}
    usable = fencing.usable_tokens(game, game.figure(mine.figure))
    by_option = {}
    for count in ask:
        number = count if isinstance(count, int) else 0
        added = msgspec.structs.replace(mine, mods=[*mine.mods, Mod("fencing", number)]) if number else mine
        left = Sentence("then-tokens-left", "AD66-PARRY-01", {"count": usable - number})
        by_option[str(count)] = Prospect(lines=[*_standing(game, test, mine, added), left])
    return by_option


@clause("AD66-PARRY-01", "AD66-PARRY-02", "AD66-PARRY-03")
def of_parries(game: Anno, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each number of tokens: the ND, and the chance of the parry; without one, what the blow does."""
    combat = game.combat
    loser = game.figure(combat.loser)
    seat = stats.card_player(game, loser, game.figure(combat.winner).seat)
    by_option = {}
    for count in ask:
        if count == SAFE:
            winner = Stake(seat, combat.winner, "", suit=combat.suit)
            by_option[SAFE] = Prospect(lines=list(blow_told(game, winner, combat.margin)))
            continue
        nd = parry.DIFFICULTY - parry.EASIER * (int(str(count)) - 1)
        task = Task("parry", "AD66-PARRY-01", "", nd, parry.weapon_bonus(game, loser), seat)
        chances = card_odds.against(game, ask.seat, loser, task)
        if chances is not None:
            line = Sentence("then-parry", "AD66-PARRY-03", {"nd": nd, "need": max(0, nd - chances.score)})
            by_option[str(count)] = Prospect(lines=[line], odds=made(chances, "odds-parried", "AD66-PARRY-06"))
    return by_option


@clause("AD66-DECK-02", "AD66-DECK-03", "AD66-MOD-09")
def of_suits(game: Anno, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each suit: the part of the body, and what the weapon does there."""
    test = _running(game)
    about = about_of(ask, questions.OfCard)
    if test is None:
        return {}
    figure = game.figure(about["model"])
    return {str(suit): Prospect(said(f"location-{suit}"), list(_named(game, test, figure, str(suit)))) for suit in ask}


def _named(game: Anno, test: Test, figure: Figure, suit: str) -> Iterator[Sentence]:
    if test.name == "combat":
        foe = game.figure(game.combat.opponent(figure.id))
        item = game.weapon(figure, game.combat.fighter(figure.id).weapon)
        piercing = item.piercing
        gained = modifiers.after_reveal(game, figure, suit)
        if gained:
            yield Sentence("then-gains", "AD66-MOD-09", {"mods": mods_told(gained)})
    elif test.against:
        foe, item, piercing = game.figure(test.against), game.items[test.about], False
    else:
        return
    damage = item.damage.get(suit, 0)  # type: ignore[call-overload]
    args = {
        "target": foe.id,
        "item": item.id,
        "amount": signed(damage),
        "armour": wound.armour(game, foe, suit, piercing),
    }
    yield Sentence("then-weapon-there", "AD66-DMG-01", args)
