"""Exact odds of cards: the top of a deck, a test against a difficulty, two sides against each other, a Close Combat.

Counted from what one seat knows: its own deck is everything that is neither in its hand nor on the table; of another's, nobody knows
what the hand holds. Talents and tokens that may still change a card are not counted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.combat import blow, exchange, modifiers
from escarmouche.games.ad1666.fate import deck, skill_test
from escarmouche.games.ad1666.fate.skill_test import Task, Verdict
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.state import JOKERS, RED_JOKER, SUITS, Combat, Fighter, Figure, Stake, Test
from escarmouche.games.ad1666.table import Anno
from escarmouche.odds.distribution import Distribution, certain, counted


class Played(NamedTuple):
    """A card on the table: what the side comes to with it."""

    total: int
    suit: str
    card: str


class Ended(NamedTuple):
    """How an exchange ends if nobody adds anything: who wins ("": a tie), and the Wounds of the other."""

    winner: str
    wounds: int = 0


# -- the top of a deck


@clause("AD66-HID-01", "AD66-HID-02", "AD66-DECK-07", "AD66-AMB-07")
def top(game: Anno, seat: int, owner: int) -> Distribution[str] | None:
    """The next card of a deck, as a seat knows it. None: it cannot be counted."""
    own, cards = owner == seat, game.deck(owner)
    known = cards.looked if own else cards.seen
    if known:
        return certain(known[0])
    laid = [] if own else _face_down(game, owner)
    if not len(cards.pile):
        return None if laid or not cards.discard + cards.hand else _any_of([*cards.discard, *cards.hand])
    unseen = [card for card, count in cards.pile.rest.items() for _ in range(count)] + cards.pile.top
    if not own:
        unseen += [card for card in [*cards.hand, *laid] if card not in cards.shown]
    return _any_of(unseen)


def _any_of(cards: list[str]) -> Distribution[str]:
    return counted((card, 1) for card in sorted(cards))


def _face_down(game: Anno, owner: int) -> list[str]:
    """What a player has committed from the hand and nobody has turned up yet."""
    return [
        stake.card
        for test in game.state.tests
        if not test.revealed
        for stake in (*test.sides, *test.others)
        if stake.seat == owner and stake.source == "hand" and stake.card
    ]


# -- against a difficulty


class Against(NamedTuple):
    """A test against a difficulty: each card that may come, and how it is judged."""

    score: int  # what is added to the card
    alone: Distribution[Verdict]
    helped: (
        Distribution[Verdict] | None
    )  # with every card of the hand that fits; None: the seat does not play these cards


@clause("AD66-TEST-01", "AD66-TEST-02", "AD66-TEST-06")
def against(game: Anno, seat: int, figure: Figure, task: Task) -> Against | None:
    """How an Unopposed Test may end."""
    player = stats.card_player(game, figure) if task.seat < 0 else task.seat
    cards = top(game, seat, player)
    if cards is None:
        return None
    stake = skill_test.make_stake(game, figure, task.of, player, task.mods)
    helped = cards.named(lambda card: _judged(game, stake, card, task.nd, True)) if player == seat else None
    alone = cards.named(lambda card: _judged(game, stake, card, task.nd, False))
    return Against(skill_test.total(stake), alone, helped)


def _judged(game: Anno, stake: Stake, card: str, nd: int, helped: bool) -> Verdict:
    side = msgspec.structs.replace(stake, card=card, suit=deck.suit(card))
    side.extra = skill_test.matching_cards(game, side) if helped and card not in JOKERS else []
    return skill_test.judge(Test("", "", [side], nd))


def succeeds(verdict: Verdict) -> bool:
    return verdict.success


# -- against another side


@clause("AD66-OPP-01", "AD66-OPP-05", "AD66-DECK-02")
def side(
    game: Anno, seat: int, stake: Stake, settle: Callable[[Stake], Stake] | None = None
) -> Distribution[Played] | None:
    """What a side of an Opposed Test may come to. None: its card is chosen, and the seat does not know which.

    `settle`: what the rules add once the card is shown.
    """

    def played(card: str) -> Played:
        shown = msgspec.structs.replace(stake, card=card, suit=stake.suit or deck.suit(card))
        if settle is not None:
            shown = settle(shown)
        return Played(skill_test.total(shown), shown.suit, card)

    if stake.nothing:
        return certain(Played(0, "", ""))
    if stake.card and (stake.source == "hand" or stake.reused) and (stake.seat == seat or stake.reused):
        return certain(played(stake.card))
    if stake.source == "hand":
        return None
    cards = top(game, seat, stake.seat)
    return None if cards is None else cards.named(played)


def both(one: Distribution[Played], other: Distribution[Played]) -> Distribution[tuple[Played, Played]]:
    """One card of each side."""
    return one.and_then(lambda mine: other.named(lambda theirs: (mine, theirs)))


# -- Close Combat


@clause("AD66-MELEE-05", "AD66-TAL-22", "AD66-DISC-10")
def face_to_face(game: Anno, figure: Figure, enemy: Figure, weapons: tuple[str, str]) -> Anno:
    """The table as it would be once an attack is declared and weapons are named. Nothing happens on the real one."""
    fighters = [Fighter(figure.id, weapons[0]), Fighter(enemy.id, weapons[1])]
    if game.has(enemy, "berserk") and not game.has(figure, "berserk"):
        fighters.reverse()
    surprise = (figure.surprise or figure.marker) and game.weapon(figure, weapons[0]).inconspicuous
    combat = Combat(figure.id, fighters[0], fighters[1], surprise=surprise)
    return game.over(msgspec.structs.replace(game.state, combat=combat))


class Bout:
    """An exchange of a Close Combat, as a seat sees it. The combat lies on the table given."""

    def __init__(self, game: Anno, seat: int, stakes: tuple[Stake, Stake] | None = None) -> None:
        self.game, self.seat = game, seat
        combat = game.combat
        self.stakes = stakes or tuple(self._stake(me) for me in (combat.attacker, combat.defender))
        self._wounds: dict[tuple[str, str, int], int] = {}

    def _stake(self, me: Fighter) -> Stake:
        game, figure = self.game, self.game.figure(me.figure)
        foe = game.combat.fighter(game.combat.opponent(me.figure))
        seat = exchange.player_of(game, me)
        if figure.unconscious:
            return Stake(seat, figure.id, "", nothing=True)
        skill = game.weapon(figure, me.weapon).skill or ""
        return skill_test.make_stake(game, figure, skill, seat, modifiers.before_cards(game, me, foe, ()))

    def with_stake(self, stake: Stake) -> Bout:
        """The same with another card on one side."""
        one, other = (stake if stake.figure == mine.figure else mine for mine in self.stakes)
        return Bout(self.game, self.seat, (one, other))

    @clause("AD66-MELEE-09", "AD66-MELEE-13", "AD66-DMG-01")
    def ends(self) -> Distribution[Ended] | None:
        """Who wins and by how many Wounds, before tokens, reinforcement and parries."""
        one, other = (side(self.game, self.seat, stake, self._settled) for stake in self.stakes)
        if one is None or other is None:
            return None
        return both(one, other).named(lambda pair: self.compared(*pair))

    def compared(self, mine: Played, theirs: Played) -> Ended:
        if mine.total == theirs.total:
            return Ended("")
        place = 0 if mine.total > theirs.total else 1
        winner = self.stakes[place].figure
        return Ended(winner, self.wounds(winner, (mine, theirs)[place].suit, abs(mine.total - theirs.total)))

    @clause("AD66-DMG-01", "AD66-DMG-02", "AD66-ARM-01")
    def wounds(self, winner: str, suit: str, margin: int) -> int:
        """The Wounds of a blow."""
        key = (winner, suit, margin)
        if key not in self._wounds:
            self._wounds[key] = self._struck(winner, suit, margin)
        return self._wounds[key]

    def _struck(self, winner: str, suit: str, margin: int) -> int:
        game, running = self.game, self.game.combat
        one, other = game.figure(winner), game.figure(running.opponent(winner))
        combat = msgspec.structs.replace(running, margin=margin, suit=suit)
        table = game.over(msgspec.structs.replace(game.state, combat=combat))
        weapon, where = game.weapon(one, running.fighter(winner).weapon), blow.hit_location(game, one, other, suit)
        amount = blow.damage_amount(table, one, weapon, where)
        return wound.damage_after_armour(game, other, where, amount, weapon.piercing)

    @clause("AD66-DECK-02", "AD66-MOD-09", "AD66-AMB-10")
    def _settled(self, stake: Stake) -> Stake:
        """What the suit of the card adds. A Joker's is named for the hardest blow by its owner, for the softest by the opponent."""
        figure = self.game.figure(stake.figure)
        suits = [stake.suit] if stake.suit else list(SUITS)
        options = []
        for suit in suits:
            mods = modifiers.after_reveal(self.game, figure, suit)
            gain = sum(mod.amount for mod in mods)
            options.append((gain + self.wounds(figure.id, suit, 9), gain, suit, mods))
        best = max(options[::-1], key=lambda option: option[:2])
        worst = min(options, key=lambda option: option[:2])
        _, _, suit, mods = best if stake.card == RED_JOKER else worst
        return msgspec.structs.replace(stake, suit=suit, mods=[*stake.mods, *mods])
