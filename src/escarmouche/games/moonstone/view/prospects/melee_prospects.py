"""A round of Melee before it is decided: card against card, what more copies bring, what a Signature Move changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

import msgspec

from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.play.rule import clause
from escarmouche.core.views.player_tools import Sentence
from escarmouche.core.views.prospect import Match, Prospect, Prospects, Row, share
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.cards import stats
from escarmouche.games.moonstone.ground import engage
from escarmouche.games.moonstone.harm import damage
from escarmouche.games.moonstone.melee import follow_up, melee
from escarmouche.games.moonstone.melee.blow import Blow, different_cards
from escarmouche.games.moonstone.melee.signature_move import key, matches
from escarmouche.games.moonstone.state import MOVES, Bout, Fighter, combat_deck
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.view.cards.describe import describe
from escarmouche.games.moonstone.view.prospects.action_prospects import ability_names, said
from escarmouche.odds import cards

# -- before the cards


@clause("MOON-MELEE-03", "MOON-MELEE-08")
def of_enemies(game: Moonstone, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """How many cards both draw, and whether the enemy can hit back."""
    model, left = game.model(about_of(ask, questions.OfModel)["model"]), len(game.state.combat)
    by_option = {}
    for name in map(str, ask.options):
        enemy = game.model(name)
        mine = melee.hand_size(game, model, name, melee.ATTACK, left - 1)
        lines = [Sentence("then-melee-cards", "MOON-MELEE-03", {
            "count": mine, "theirs": melee.hand_size(game, enemy, model.id, 0, left - mine), "target": name
        })]  # fmt: skip
        if not engage.engages(game, enemy, model):
            lines.append(Sentence("then-no-answer", "MOON-MELEE-08", {"model": model.id, "target": name}))
        by_option[name] = Prospect(lines=lines)
    return by_option


def of_more_cards(game: Moonstone, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """What Going For It costs and brings."""
    energy = about_of(ask, questions.WithEnergy)["energy"]
    return {"yes": Prospect(said("effect-going-for-it", count=melee.MORE, energy=energy - 1))}


# -- card against card


def bout_of(game: Moonstone) -> Bout:
    bout = game.state.bout
    assert bout is not None
    return bout


def sides(bout: Bout, model: str) -> tuple[Fighter, Fighter]:
    """The fighter of that name, and its opponent."""
    first, other = bout.attacker, bout.defender
    return (first, other) if first.model == model else (other, first)


class Clash:
    """Blows that have not been struck: one fighter against another, with any cards."""

    def __init__(self, game: Moonstone, mine: Fighter, theirs: Fighter) -> None:
        self.game, self.mine, self.theirs = game, mine, theirs

    @clause("MOON-MELEE-06", "MOON-DMG-01", "MOON-SIG-02", "MOON-SIG-05")
    def dealt(self, card: str, copies: int, against: str, upgraded: bool = False, guarded: int = 0) -> dict[str, int]:
        """The damage of a blow by the type that is chosen; without types there is none. `guarded`: how many copies of a Signature Move
        the other lays."""
        victim = laid(self.theirs, against, max(1, guarded), upgraded=guarded > 0)
        totals: dict[str, int] = {}
        for type in self._blow(card, copies, victim, against, upgraded).strike.types:
            blow = self._blow(card, copies, victim, against, upgraded)
            blow.choose(type)
            if blow.base is not None:
                totals[type] = damage.of_blow(self.game, blow).total
        return totals

    def _blow(self, card: str, copies: int, victim: Fighter, against: str, upgraded: bool) -> Blow:
        return Blow(self.game, laid(self.mine, card, copies, upgraded), victim, against)

    def best(self, card: str, most: int, against: str, upgraded: bool = False, guarded: int = 0) -> list[int]:
        """The most that one copy deals, and two, as far as there are copies; empty: Null."""
        totals = [self.dealt(card, n, against, upgraded, guarded) for n in range(1, most + 1)]
        return [max(total.values()) for total in totals if total]

    def circles(self, card: str, against: str, upgraded: bool) -> bool:
        """Does it bring a Follow-Up?"""
        strike = self._blow(card, 1, self.theirs, against, upgraded).strike
        return "follow_ups" in self.game.on and against in strike.circles

    def upgrades(self, card: str) -> bool:
        """Can the card be turned into a Signature Move?"""
        return "signature_moves" in self.game.on and matches(self.game.card(self.game.model(self.mine.model)), card)

    @property
    def form(self) -> str:
        return key(self.game.card(self.game.model(self.mine.model)))


def laid(fighter: Fighter, card: str, copies: int, upgraded: bool = False) -> Fighter:
    """The fighter as it would be with these cards on the table."""
    return msgspec.structs.replace(
        fighter, hand=[], played=[card] * copies, upgraded=upgraded, type="", follow=[], follow_upgraded=False
    )


class Unseen:
    """What a fighter knows of the other's hand: the cards that it does not see itself, and how many of them are there."""

    def __init__(self, mine: Fighter, theirs: Fighter) -> None:
        self.hand = theirs.hand if mine.seat in theirs.shown_to else None
        self.size = len(theirs.hand)
        seen = [*mine.hand, *mine.played, *mine.follow, *theirs.played, *theirs.follow]
        self.left = {card: count - seen.count(card) for card, count in combat_deck().rest.items()}

    @clause("MOON-HID-03", "MOON-AMB-85")
    def most(self, card: str) -> int:
        """How many copies the other may hold."""
        return self.hand.count(card) if self.hand is not None else min(self.left[card], self.size)

    def chance(self, card: str) -> Fraction:
        """How likely it is that the other holds the card at all."""
        if self.hand is not None:
            return Fraction(int(card in self.hand))
        return cards.held(self.left[card], sum(self.left.values()), self.size)


@clause("MOON-MELEE-05", "MOON-MELEE-06")
def of_cards(game: Moonstone, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each card of the hand against each that the other may lay."""
    mine, theirs = sides(bout_of(game), about_of(ask, questions.CombatCard)["model"])
    unseen = Unseen(mine, theirs)
    mine_first, theirs_first = Clash(game, mine, theirs), Clash(game, theirs, mine)
    return {
        card: Prospect(rows=list(_rows(mine_first, theirs_first, card, mine.hand.count(card), unseen)))
        for card in different_cards(mine)
    }


def _rows(mine: Clash, theirs: Clash, card: str, held: int, unseen: Unseen) -> Iterator[Row]:
    """The card as it is, and as a Signature Move."""
    for upgraded in (False, True) if mine.upgrades(card) else (False,):
        matched = [
            _match(mine, theirs, card, held, upgraded, against, form, unseen)
            for against in MOVES
            if unseen.most(against)
            for form in ((False, True) if theirs.upgrades(against) else (False,))
        ]
        yield Row(matched, mine.form if upgraded else "")


def _match(
    mine: Clash, theirs: Clash, card: str, held: int, upgraded: bool, against: str, form: bool, unseen: Unseen
) -> Match:
    return Match(
        against,
        theirs.form if form else "",
        mine.best(card, held, against, upgraded, guarded=int(form)),
        theirs.best(against, unseen.most(against), card, form, guarded=int(upgraded)),
        share(unseen.chance(against)),
        ["follow-up"] if mine.circles(card, against, upgraded) else [],
    )


# -- once both cards lie there


def _blow_of(game: Moonstone, model: str) -> tuple[Clash, str, str]:
    """The fighter's next blow: against whom, with which card, against which."""
    mine, theirs = sides(bout_of(game), model)
    card = (mine.follow or mine.played)[0]
    return Clash(game, mine, theirs), card, follow_up.card_met(theirs)


@clause("MOON-CRIT-01", "MOON-CRIT-02")
def of_copies(game: Moonstone, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """What each number of copies deals to the card that lies there."""
    clash, card, against = _blow_of(game, about_of(ask, questions.Critical)["model"])
    by_option = {}
    for copies in map(int, ask.options):
        lines = _dealt(clash, clash.dealt(card, copies, against))
        if clash.upgrades(card):
            upgraded = clash.dealt(card, copies, against, upgraded=True)
            lines += _dealt(clash, upgraded, clash.form)
        by_option[str(copies)] = Prospect(lines=lines)
    return by_option


@clause("MOON-DMG-01")
def of_types(game: Moonstone, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """What each type of damage comes to."""
    clash, card, against = _blow_of(game, about_of(ask, questions.Type)["model"])
    fighter = clash.mine
    laid_there, upgraded = (
        (fighter.follow, fighter.follow_upgraded) if fighter.follow else (fighter.played, fighter.upgraded)
    )
    dealt = clash.dealt(card, len(laid_there), against, upgraded)
    return {type: Prospect(lines=_dealt(clash, {type: total})) for type, total in dealt.items()}


@clause("MOON-SIG-02", "MOON-SIG-05", "MOON-END-01")
def of_upgrade(game: Moonstone, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """The Signature Move, and the card as it is."""
    clash, card, against = _blow_of(game, about_of(ask, questions.Signature)["model"])
    copies = len(clash.mine.follow or clash.mine.played)
    move, names = game.card(game.model(clash.mine.model)).signature, ability_names(game)
    assert move is not None
    effect = {lang: describe(move, lang, names) for lang in LANGUAGES}
    return {
        "upgrade": Prospect(effect, _dealt(clash, clash.dealt(card, copies, against, upgraded=True))),
        "keep": Prospect(lines=_dealt(clash, clash.dealt(card, copies, against))),
    }


def _dealt(clash: Clash, totals: dict[str, int], form: str = "") -> list[Sentence]:
    """The best of the types, each that is as good, and what it does to the one who is hit."""
    game, victim = clash.game, clash.game.model(clash.theirs.model)
    most, left = max(totals.values(), default=0), stats.health_left(game, victim)
    types = [type for type, total in totals.items() if total == most]
    what: dict[str, object] = {"target": victim.id, **({"form": form} if form else {})}
    if not most:
        return [Sentence("then-no-damage-as" if form else "then-no-damage", "MOON-DMG-03", what)]
    key = f"then-deals{'-as' if form else ''}{'-slays' if most >= left else ''}"
    return [Sentence(key, "MOON-DMG-03", {**what, "amount": most, "types": types, "left": max(0, left - most)})]


@clause("MOON-FOLLOW-03", "MOON-FOLLOW-07")
def of_follow_ups(game: Moonstone, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each card against the one that lies there, or against each that the other may follow up with."""
    mine, theirs = sides(bout_of(game), about_of(ask, questions.FollowUp)["model"])
    clash, answer, unseen = Clash(game, mine, theirs), Clash(game, theirs, mine), Unseen(mine, theirs)
    other = Blow(game, theirs, mine, mine.played[0])
    met = [theirs.played[0]]
    answers = follow_up.has_follow_up(game, other)
    met += [card for card in MOVES if answers and unseen.most(card) and card not in met]
    return {
        card: Prospect(rows=[Row(_followed(clash, answer if answers else None, card, met, unseen))])
        for card in map(str, ask.options)
        if card != follow_up.NONE
    }


def _followed(clash: Clash, answer: Clash | None, card: str, met: Sequence[str], unseen: Unseen) -> list[Match]:
    held = clash.mine.hand.count(card)
    matched = []
    for place, against in enumerate(met):
        suffers = [] if answer is None or not place else answer.best(against, unseen.most(against), card)
        chance = unseen.chance(against) if place else Fraction(1)
        matched.append(Match(against, "", clash.best(card, held, against), suffers, share(chance)))
    return matched
