"""Words of Fate: cards drawn, discarded, looked at, revealed, removed; flips and duels changed; Soulstones and Pass Tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Literal

from escarmouche.core.asks.ask import Some
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.effect import Aimed, Use, Word, bars, does, whom, worth
from escarmouche.games.malifaux.cards.vocabulary import word
from escarmouche.games.malifaux.fate import deck, flip, modifiers, total, variable_flip
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.refusals import CARDS, Why
from escarmouche.games.malifaux.state import Mod, Side, Suit
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn.consent import acting, affected_models, why_nobody

Whose = Literal["user", "opponent"]  # the player who decides for the model, or the opponent


@clause("MALI-CTRL-04")
def seat_of(game: Malifaux, use: Use, who: Whose) -> int:
    """Whose cards and stones are meant: those of the player who decides for the model, or the opponent's."""
    return use.seat if who == "user" else game.opponent(use.seat)


# -- cards


@word("effect", "draw")
class Draw(Word, frozen=True, kw_only=True):
    """Cards are drawn (MALI-HAND-03)."""

    amount: int | str = 1
    who: Whose = "user"


@does(Draw)
@rule("MALI-HAND-03", "MALI-HAND-02")
def draw(game: Malifaux, use: Use, word: Draw) -> Rule[None]:
    yield from deck.draw(game, seat_of(game, use, word.who), worth(word.amount, use), "MALI-HAND-03")


@word("effect", "discard")
class Discard(Aimed, frozen=True, kw_only=True):
    """A model discards cards from its player's hand, and the player chooses them; by default this model (MALI-HAND-04, MALI-DISC-05)."""

    to: Literal["target", "self", "chosen", "about", "all", "friends", "enemies"] = "self"
    amount: int | str = 1


@bars(Discard)
@clause("MALI-GEN-07", "MALI-HAND-04", "MALI-EX-30")
def why_no_discard(game: Malifaux, use: Use, word: Discard) -> Refusal | None:
    """The player who should discard has too few cards."""
    models, amount = whom(game, use, word), worth(word.amount, use)
    hands = [len(game.deck(control.decider(game, model)).hand) for model in models]
    if not hands:
        return why_nobody(game, use, word)
    have = max(hands)
    return None if have >= amount else refuse("why-few-cards", "MALI-GEN-07", count=amount, have=have)


@does(Discard)
@rule("MALI-HAND-04", "MALI-DISC-03", "MALI-DISC-05", "MALI-DP-68")
def discard(game: Malifaux, use: Use, word: Discard) -> Rule[None]:
    amount = worth(word.amount, use)
    for model in (yield from affected_models(game, use, word)):
        yield from deck.give_up(game, control.decider(game, model), amount, amount, "MALI-HAND-04", model)


@word("effect", "look")
class Look(Word, frozen=True, kw_only=True):
    """The player looks at the top cards of a deck (MALI-REV-02)."""

    amount: int | str
    who: Whose = "user"  # whose deck


@does(Look)
@rule("MALI-REV-02", "MALI-DP-69")
def look(game: Malifaux, use: Use, word: Look) -> Rule[None]:
    yield from deck.look(game, use.seat, seat_of(game, use, word.who), worth(word.amount, use), "MALI-REV-02")


@word("effect", "reveal")
class Reveal(Word, frozen=True, kw_only=True):
    """The top cards of a deck are revealed. With `suit` and `effects`: X is how many of them have that suit (MALI-REV-01, MALI-GEN-04)."""

    amount: int | str
    who: Whose = "user"
    suit: Suit | Literal[""] = ""
    effects: tuple[Any, ...] = ()


@does(Reveal)
@rule("MALI-REV-01", "MALI-GEN-04")
def reveal(game: Malifaux, use: Use, word: Reveal) -> Rule[None]:
    cards = yield from deck.reveal(game, seat_of(game, use, word.who), worth(word.amount, use), "MALI-REV-01")
    count = sum(deck.suit(card) == word.suit for card in cards) if word.suit else len(cards)
    yield from effect.run(game, word.effects, use._replace(x=count))


@word("effect", "remove-card")
class RemoveCard(Word, frozen=True, kw_only=True):
    """Cards of the player's own hand or Discard Pile are removed from the game (MALI-DECK-06)."""

    amount: int | str = 1
    pile: Literal["hand", "discard"] = "discard"


@bars(RemoveCard)
@clause("MALI-DECK-06", "MALI-RES-08")
def why_no_card(game: Malifaux, use: Use, word: RemoveCard) -> Refusal | None:
    """There is no card to remove."""
    key = "why-few-cards" if word.pile == "hand" else "why-none-discarded"
    return None if _pile(game, use, word) else refuse(key, "MALI-DECK-06", count=worth(word.amount, use), have=0)


def _pile(game: Malifaux, use: Use, word: RemoveCard) -> list[str]:
    own = game.deck(use.seat)
    return own.hand if word.pile == "hand" else own.discard


def not_in_pile(pile: Callable[[], Sequence[str]], where: str) -> Why:
    """A card that is not in the hand, or in the Discard Pile, from which cards are removed."""
    key = "why-not-in-hand" if where == "hand" else "why-not-discarded"
    return lambda card: refuse(key, "MALI-DECK-06", card=card) if card in CARDS and card not in pile() else None


@does(RemoveCard)
@rule("MALI-DECK-06", "MALI-HID-04")
def remove(game: Malifaux, use: Use, word: RemoveCard) -> Rule[None]:
    """The player chooses which ones."""
    pile = _pile(game, use, word)
    count = min(worth(word.amount, use), len(pile))
    about: questions.HowMany = {"model": use.model.id, "count": count}
    ask = Some(
        "remove-card",
        seat=use.seat,
        rule="MALI-DECK-06",
        options=lambda: list(pile),
        least=count,
        most=count,
        of="card",
        about=about,
        why=not_in_pile(lambda: pile, word.pile),
    )
    deck.remove(game, use.seat, (yield ask), "MALI-DECK-06")


# -- numbers that cards give


@word("effect", "flip")
class Flip(Word, frozen=True, kw_only=True):
    """A variable flip: for these effects X is the number flipped (MALI-VAR-01, MALI-GEN-04)."""

    profile: tuple[int, int, int]
    fate: int = 0
    cheat: bool = True
    effects: tuple[Any, ...] = ()


@does(Flip)
@rule("MALI-VAR-01", "MALI-CHEAT-05", "MALI-GEN-04")
def flipped(game: Malifaux, use: Use, word: Flip) -> Rule[None]:
    fates = modifiers.variable(acting(game, use)) + ([Mod("printed", word.fate)] if word.fate else [])
    result = yield from variable_flip.flip(
        game, use.seat, use.model, fates, "MALI-VAR-01", profile=word.profile, cheat=word.cheat, name="variable"
    )
    yield from effect.run(game, word.effects, use._replace(x=variable_flip.number(word.profile, result)))


@word("effect", "by-discard")
class ByDiscard(Word, frozen=True, kw_only=True):
    """A card is discarded; its value selects a segment of the profile, and for these effects that number is X (MALI-VAR-02)."""

    profile: tuple[int, int, int]
    effects: tuple[Any, ...] = ()


@bars(ByDiscard)
@clause("MALI-GEN-07", "MALI-VAR-02")
def why_empty_hand(game: Malifaux, use: Use, word: ByDiscard) -> Refusal | None:
    return None if game.deck(use.seat).hand else refuse("why-few-cards", "MALI-GEN-07", count=1, have=0)


@does(ByDiscard)
@rule("MALI-VAR-02", "MALI-GEN-04", "MALI-DISC-05")
def by_discard(game: Malifaux, use: Use, word: ByDiscard) -> Rule[None]:
    """This is not a flip: nobody cheats, and a Joker counts with its value."""
    cards = yield from deck.give_up(game, use.seat, 1, 1, "MALI-VAR-02", use.model)
    yield from effect.run(game, word.effects, use._replace(x=word.profile[deck.band(cards[0])]))


# -- the duel being performed


class Altering(Aimed, frozen=True, kw_only=True):
    """What changes one side of the duel being performed, by default this model's."""

    to: Literal["target", "self", "chosen", "about", "all", "friends", "enemies"] = "self"


def sides(game: Malifaux, use: Use, word: Altering) -> list[Side]:
    """The sides of the duel that are meant."""
    return [side for model in whom(game, use, word) if (side := total.side_of(game, model)) is not None]


@clause("MALI-DUEL-06", "MALI-TRIG-07")
def why_no_duel(game: Malifaux, use: Use, word: Altering) -> Refusal | None:
    """There is no duel, or the models meant are not in it."""
    return None if sides(game, use, word) else refuse("why-no-duel", "MALI-DUEL-06", model=use.model.id)


@word("effect", "total")
class Total(Altering, frozen=True, kw_only=True):
    """The duel total is changed (MALI-DUEL-13)."""

    amount: int | str


@word("effect", "suit")
class AddSuit(Altering, frozen=True, kw_only=True):
    """A suit is added to the duel total (MALI-DUEL-11)."""

    suit: Suit


@word("effect", "fate")
class FateOn(Altering, frozen=True, kw_only=True):
    """+ or - on the flip of the duel, before it is made (MALI-FATE-01, MALI-DUEL-06)."""

    amount: int


@word("effect", "uncheatable")
class Uncheatable(Altering, frozen=True, kw_only=True):
    """The flip of the duel cannot be cheated (MALI-CHEAT-05)."""


@word("effect", "reflip")
class Reflip(Altering, frozen=True, kw_only=True):
    """The flip of the duel is made again (MALI-FLIP-02)."""


for _word in (Total, AddSuit, FateOn, Uncheatable):
    bars(_word)(why_no_duel)


@does(Total)
@clause("MALI-DUEL-13", "MALI-TRIG-07")
def add(game: Malifaux, use: Use, word: Total) -> None:
    amount = worth(word.amount, use)
    for side in sides(game, use, word):
        total.alter(side, use.source or "ability", amount=amount)
        game.tell("total-changed", "MALI-DUEL-13", model=side.model, amount=amount, total=total.total(game.duel, side))


@does(AddSuit)
@clause("MALI-DUEL-11", "MALI-TRIG-07")
def add_suit(game: Malifaux, use: Use, word: AddSuit) -> None:
    for side in sides(game, use, word):
        total.alter(side, use.source or "ability", suit=word.suit)
        game.tell("suit-added", "MALI-DUEL-11", model=side.model, suit=word.suit)


@does(FateOn)
@clause("MALI-FATE-01", "MALI-DUEL-06")
def fated(game: Malifaux, use: Use, word: FateOn) -> None:
    for side in sides(game, use, word):
        total.alter(side, use.source or "ability", fate=word.amount)
        game.tell("fate-changed", "MALI-FATE-01", model=side.model, amount=word.amount)


@does(Uncheatable)
@clause("MALI-CHEAT-05")
def make_uncheatable(game: Malifaux, use: Use, word: Uncheatable) -> None:
    for side in sides(game, use, word):
        total.forbid_cheating(side)
        game.tell("cheat-barred", "MALI-CHEAT-05", model=side.model)


@bars(Reflip)
@clause("MALI-FLIP-02")
def why_no_flip(game: Malifaux, use: Use, word: Reflip) -> Refusal | None:
    """No model meant has a card in the Conflict."""
    if any(side.card for side in sides(game, use, word)):
        return None
    return refuse("why-no-flip", "MALI-FLIP-02", model=use.model.id)


@does(Reflip)
@rule("MALI-FLIP-02")
def reflip(game: Malifaux, use: Use, word: Reflip) -> Rule[None]:
    for side in sides(game, use, word):
        if side.card:
            yield from flip.reflip(game, side, "MALI-FLIP-02")


# -- the damage of the Action


@word("effect", "more-damage")
class MoreDamage(Word, frozen=True, kw_only=True):
    """When Resolving: the target of the Action suffers more damage, even if the Action deals none (MALI-TRIG-08, MALI-DMG-10)."""

    early: ClassVar[bool] = True
    amount: int | str = 1


@word("effect", "less-damage")
class LessDamage(Word, frozen=True, kw_only=True):
    """When Resolving, of a Resist Trigger: this model suffers less damage from the Action, but at least 1 (MALI-DMG-11)."""

    early: ClassVar[bool] = True
    amount: int | str = 1


@clause("MALI-TRIG-08")
def why_no_action(game: Malifaux, use: Use, word: MoreDamage | LessDamage) -> Refusal | None:
    return None if acting(game, use) else refuse("why-no-action", "MALI-TRIG-08", model=use.model.id)


bars(MoreDamage)(why_no_action)
bars(LessDamage)(why_no_action)


@does(MoreDamage)
@clause("MALI-TRIG-08", "MALI-DMG-10", "MALI-DMG-11")
def more(game: Malifaux, use: Use, word: MoreDamage) -> None:
    if resolving := acting(game, use):
        resolving.extra_damage += worth(word.amount, use)


@does(LessDamage)
@clause("MALI-TRIG-08", "MALI-DMG-11")
def less(game: Malifaux, use: Use, word: LessDamage) -> None:
    if resolving := acting(game, use):
        resolving.damage_reduction += worth(word.amount, use)


# -- Soulstones and Pass Tokens


@word("effect", "soulstone")
class Soulstone(Word, frozen=True, kw_only=True):
    """Soulstones are added to a pool, or taken from it (MALI-SS-02)."""

    amount: int | str = 1
    who: Whose = "user"


@does(Soulstone)
@clause("MALI-SS-02", "MALI-CTRL-04")
def stones(game: Malifaux, use: Use, word: Soulstone) -> None:
    seat = seat_of(game, use, word.who)
    own = game.deck(seat)
    own.stones = max(0, own.stones + worth(word.amount, use))
    game.tell("soulstones", "MALI-SS-02", model=use.model.id, seat=seat + 1, stones=own.stones)


@word("effect", "pass-token")
class PassToken(Word, frozen=True, kw_only=True):
    """Pass Tokens are gained, or lost (MALI-PASS-03)."""

    amount: int | str = 1
    who: Whose = "user"


@does(PassToken)
@clause("MALI-PASS-03", "MALI-CTRL-04")
def passes(game: Malifaux, use: Use, word: PassToken) -> None:
    seat = seat_of(game, use, word.who)
    own = game.deck(seat)
    own.passes = max(0, own.passes + worth(word.amount, use))
    game.tell("passes-now", "MALI-PASS-03", model=use.model.id, seat=seat + 1, passes=own.passes)
