"""An Arcane Ability while its cards are played: what each card does, what may be said, and how likely it is that it can be true."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from escarmouche.core.asks.ask import Choose, Menu
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.play.rule import clause
from escarmouche.core.views.player_tools import Sentence
from escarmouche.core.views.prospect import Chance, Prospect, Prospects, likely, share
from escarmouche.core.views.scene import Name
from escarmouche.games.moonstone.arcane import arcane
from escarmouche.games.moonstone.arcane.active import number
from escarmouche.games.moonstone.cards import stats
from escarmouche.games.moonstone.cards.card import Ability
from escarmouche.games.moonstone.cards.effect import Use, whom, worth
from escarmouche.games.moonstone.cards.words.effect_words import Damage, Wounds
from escarmouche.games.moonstone.harm import damage
from escarmouche.games.moonstone.state import CATASTROPHE, Casting
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.view.cards.describe import Teller
from escarmouche.games.moonstone.view.prospects.action_prospects import ability_names, said, unseen_arcane
from escarmouche.odds import cards

KNOWN = "odds-known-lie", "MOON-ARC-08"
TRUE, LIE = ("odds-can-be-true", "MOON-ARC-08"), ("odds-must-be-lie", "MOON-ARC-08")

IDLE_CLAIM = Sentence("warn-claim", "MOON-ARC-07")  # even if it is believed


class Cast:
    """The ability that is being cast, and what each card would make of it."""

    def __init__(self, game: Moonstone) -> None:
        self.game, self.now = game, arcane.casting(game)
        self.model = game.model(self.now.model)
        self.ability: Ability = game.card(self.model).abilities[self.now.ability]

    @clause("MOON-ARC-09", "MOON-ARC-10", "MOON-ARC-12", "MOON-ARC-13")
    def effect(self, card: str) -> Name:
        """What it does when this card counts, with its number for X."""
        calls, x = arcane.outcome(self.ability, card), self._x(card)
        if not calls:
            return said("effect-nothing")
        names = ability_names(self.game)
        return {lang: Teller(lang, names, x).effects(calls, self.ability.pulse, True) for lang in LANGUAGES}

    def _x(self, card: str) -> int:
        return 0 if card == CATASTROPHE else number(card)

    @clause("MOON-DMG-05", "MOON-DEF-08")
    def hurts(self, card: str) -> Iterator[Sentence]:
        """Whom it would hurt, and what would be left of them."""
        target = self.game.model(self.now.target) if self.now.target else None
        use = Use(self.model.seat, self.model, target, x=self._x(card), pulse=self.ability.pulse)
        for call in arcane.outcome(self.ability, card):
            word = call.params
            if not isinstance(word, Damage | Wounds):
                continue
            for victim in whom(self.game, use, word):
                total = worth(word.amount, use)
                if isinstance(word, Damage):
                    _, total = damage.resisted(self.game, victim, total, word.type)
                left = stats.health_left(self.game, victim)
                key = "then-hurts-slays" if total >= left else "then-hurts"
                yield Sentence(key, "MOON-HEALTH-01", {
                    "target": victim.id, "amount": total, "left": max(0, left - total)
                })  # fmt: skip

    def counts(self, card: str) -> Prospect:
        """A card that counts."""
        return Prospect(self.effect(card), list(self.hurts(card)))


# -- the player who casts


def of_hand(game: Moonstone, ask: Menu, way: tuple[str, ...]) -> Prospects:
    """What each card does if it is what it is said to be."""
    cast = Cast(game)
    return {card: cast.counts(card) for card in ask.names}


def of_claims(game: Moonstone, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """What each claim does if it is believed, and how likely it is that the other player sees that it is a lie."""
    cast, (card,) = Cast(game), way[-1:]
    by_option = {}
    for claim in map(str, ask.options):
        odds = [] if claim == card else likely([(Sentence(*KNOWN), sees_through(game, cast.now, claim))])
        lines = [Sentence("then-truth" if claim == card else "then-lie", "MOON-ARC-07", {"card": card})]
        effect, hurts = cast.effect(claim), list(cast.hurts(claim))
        by_option[claim] = Prospect(effect, [*lines, *hurts], odds, warns=[] if effect or hurts else [IDLE_CLAIM])
    return by_option


@clause("MOON-ARC-07", "MOON-HID-05", "MOON-HID-06")
def sees_through(game: Moonstone, now: Casting, claim: str) -> Fraction:
    """How likely it is that the resisting player sees every copy of a card, and so knows that it does not lie there."""
    own = [*now.hand, *now.buried, *([now.card] if now.card else [])]
    if claim in own:
        return Fraction(0)
    unseen = unseen_arcane(game, now.seat, *own, *now.shown)
    hidden = len(now.resist) + len(_taken(game, now.resister))
    return cards.all_held(unseen[claim], sum(unseen.values()), hidden)


def _taken(game: Moonstone, seat: int) -> list[str]:
    return game.state.phantasm[seat] if seat < len(game.state.phantasm) else []


# -- the player who resists


def of_calls(game: Moonstone, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Believe it or not: what happens then, and how likely it is that the claim can be true."""
    cast, now = Cast(game), arcane.casting(game)
    said_of, possible = {"model": now.model, "declared": now.declared}, can_be_true(game, now)
    true = [Chance(Sentence(*TRUE, said_of), share(possible))]
    lie = [Chance(Sentence(*LIE, said_of), share(1 - possible))]
    by_option = {
        "ok": Prospect(cast.effect(now.declared), list(cast.hurts(now.declared)), true),
        "bluff": Prospect(said("effect-bluff", declared=now.declared), odds=lie),
        "intervene": Prospect(said("effect-intervene")),
    }
    return {option: by_option[option] for option in map(str, ask.options)}


@clause("MOON-ARC-08", "MOON-HID-05", "MOON-HID-13")
def can_be_true(game: Moonstone, now: Casting) -> Fraction:
    """How likely it is that the card said to lie there is among those drawn: the face-down one and the rest of the hand."""
    unseen = unseen_arcane(game, now.resister, *now.resist, *now.shown)
    return cards.held(unseen[now.declared], sum(unseen.values()), len(now.hand) + 1)


def of_replacements(game: Moonstone, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """What each card does to the player who was caught; leaving it, what the card that was caught does."""
    cast, left = Cast(game), arcane.casting(game).shown[-1]
    return {str(card): cast.counts(left if card == "leave" else str(card)) for card in ask.options}


def of_repeat(game: Moonstone, ask: Menu, way: tuple[str, ...]) -> Prospects:
    """Playing on with the cards that are left."""
    return {"again": Prospect(said("effect-again", count=len(arcane.casting(game).hand)))}
