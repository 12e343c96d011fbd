"""Arcane Abilities: draw, lay a card face down, say what it is, be believed or called (MOON-ARC).

Hands and the face-down card lie in `state.casting` and are always read from there: a copy may have had its hidden cards dealt again.
"""

from __future__ import annotations

import functools
from typing import Any

from escarmouche.core.asks.ask import Answer, Branch, Choose, LazyBranch, Menu, parts
from escarmouche.core.dealer.draw import draw
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.arcane import aim
from escarmouche.games.moonstone.arcane.active import number
from escarmouche.games.moonstone.cards import stats
from escarmouche.games.moonstone.cards.card import Ability, Call
from escarmouche.games.moonstone.cards.effect import Use, run
from escarmouche.games.moonstone.ground import height, measure, sight
from escarmouche.games.moonstone.refusals import ARCANE, not_held, other_deck
from escarmouche.games.moonstone.state import CATASTROPHE, Casting, Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.turn import reaction_steps
from escarmouche.space.units import mil

RESIST = 6  # MOON-ARC-06
DECLARATIONS = ARCANE  # MOON-AMB-36: any card of the deck may be named


def branches(game: Moonstone, model: Model) -> dict[str, LazyBranch]:
    """A branch of the action menu for each Arcane Ability, worked out only when somebody looks."""
    return {a.id: functools.partial(aim.branch, game, model, a) for a in game.card(model).arcanes}


@rule("MOON-ARC-01")
def begin(game: Moonstone, model: Model, ability: Ability, answer: Answer) -> Rule[None]:
    """Both players draw. From here on everything that matters lies on the table."""
    yield from draw_hands(game, model, ability, game.model(answer) if answer else None)


def cast(game: Moonstone) -> Step[None]:
    """The next step once the cards are drawn: lay a card, or judge the one that lies there."""
    return judge(game) if casting(game).card else lay(game)


def casting(game: Moonstone) -> Casting:
    now = game.state.casting
    assert now is not None
    return now


# -- the draw


@rule("MOON-ARC-02", "MOON-ARC-04", "MOON-ARC-05", "MOON-ARC-06", "MOON-HID-05", "MOON-AMB-34")
def draw_hands(game: Moonstone, model: Model, ability: Ability, target: Model | None) -> Rule[None]:
    """The active player draws by stat, Evade, cover and height; the resisting player six."""
    resister = resisting_seat(game, model, target)
    game.state.casting = Casting(model.id, ability.id, model.seat, resister, target.id if target else "")
    sizes = draw_size(game, model, target)
    deck = game.state.arcane
    count = min(max(1, sum(sizes.values())), max(1, len(deck) - RESIST))
    about: questions.OfAbility = {"model": model.id, "ability": ability.id}
    mine = yield from draw("arcane-hand", "MOON-ARC-02", deck, count, (model.seat,), about)
    casting(game).hand.extend(mine)
    theirs = yield from draw("resist-hand", "MOON-ARC-06", deck, min(RESIST, len(deck)), (resister,), about)
    casting(game).resist.extend(theirs)
    made_up: dict[str, Any] = {**about, **sizes}
    game.tell("arcane-drawn", "MOON-ARC-02", **made_up, count=count, player=model.seat + 1)
    game.tell("resist-drawn", "MOON-ARC-06", **about, count=len(theirs), player=resister + 1)
    game.tell("arcane-hand", "MOON-ARC-02", to=(model.seat,), cards=list(mine))
    game.tell("arcane-hand", "MOON-ARC-06", to=(resister,), cards=list(theirs))


@clause("MOON-ARC-04", "MOON-ARC-05", "MOON-AMB-35")
def resisting_seat(game: Moonstone, model: Model, target: Model | None) -> int:
    """The player of an enemy target; else the player to the left."""
    if target is not None and target.seat != model.seat:
        return target.seat
    return game.from_left(model.seat)[0]


@clause("MOON-ARC-02", "MOON-ARC-03", "MOON-AMB-33", "MOON-DEC-18")
def draw_size(game: Moonstone, model: Model, target: Model | None) -> dict[str, int]:
    """What makes up the draw; the sum is at least 1. Evade counts for enemies only, cover for everyone but oneself."""
    sizes = {"arcane": stats.arcane(game, model), "evade": 0, "cover": 0, "height": 0}
    if target is None or target is model:
        return sizes
    if target.seat != model.seat:
        sizes["evade"] = stats.evade(game, target)
    sizes["cover"] = height.cover_malus(game, model, target, sight.cover(game, model, target))
    sizes["height"] = height.draw_bonus(game, model, target)
    return sizes


# -- one play


@rule("MOON-ARC-01", "MOON-ARC-07", "MOON-DEC-19", "MOON-AMB-36", "MOON-AMB-39", "MOON-HID-06")
def lay(game: Moonstone) -> Rule[None]:
    """Any card of the hand, face down, and any of the ten declarations. The game may pause here."""
    now = casting(game)
    seat = now.seat
    about: questions.OfAbility = {"model": now.model, "ability": now.ability}
    hand = functools.partial(card_branches, game, seat)
    why = not_held(lambda: casting(game).hand, "MOON-ARC-07", ARCANE, must=True)
    answer = yield Menu("play", seat=seat, rule="MOON-ARC-07", branches=hand, of="card", about=about, why=why)
    card, declared = parts(answer)
    now = casting(game)
    now.hand.remove(card)
    now.card, now.declared = card, declared
    game.tell("arcane-declared", "MOON-ARC-07", player=seat + 1, declared=declared, left=len(now.hand), **about)
    game.tell("arcane-laid", "MOON-HID-06", to=(seat,), card=card, declared=declared)


@rule("MOON-ARC-01", "MOON-ARC-16", "MOON-AMB-42")
def judge(game: Moonstone) -> Rule[None]:
    """The card that lies there is believed or called; after a wrong Bluff call another may be laid, otherwise it ends."""
    model = game.model(casting(game).model)
    ability = game.card(model).abilities[casting(game).ability]
    call = yield from called(game, model, ability)
    if call == "intervene":
        yield from intervene(game, model, ability)
    elif call == "ok":
        yield from believed(game, model, ability)
    elif (yield from doubted(game, model, ability)) and (yield from repeat(game, model, ability)):
        return
    end(game)


@rule("MOON-ARC-09", "MOON-HID-06", "MOON-HID-13")
def believed(game: Moonstone, model: Model, ability: Ability) -> Rule[None]:
    """What was said about the card counts. It is never shown."""
    now = casting(game)
    now.buried.append(now.card)
    now.card = ""
    yield from resolve(game, model, ability, now.declared)


@rule("MOON-ARC-11", "MOON-ARC-12", "MOON-ARC-14")
def doubted(game: Moonstone, model: Model, ability: Ability) -> Rule[bool]:
    """The card is shown. True if the call was wrong and the card is what was said about it."""
    card, now = reveal(game, model, ability), casting(game)
    if card == now.declared:
        game.tell("arcane-wrong", "MOON-ARC-14", player=now.resister + 1, card=card)
        yield from resolve(game, model, ability, card)
        return True
    game.tell("arcane-caught", "MOON-ARC-12", player=now.seat + 1, card=card, declared=now.declared)
    yield from resolve(game, model, ability, (yield from replaced(game, card)))
    return False


def card_branches(game: Moonstone, seat: int) -> dict[str, LazyBranch]:
    """A branch for each different card of the hand: what may be said about it."""
    declarable = other_deck("MOON-ARC-07", ARCANE)

    def declare() -> Branch:
        return Choose("declare", seat=seat, rule="MOON-ARC-07", options=DECLARATIONS, of="card", why=declarable)

    return dict.fromkeys(unique(casting(game).hand), declare)


def unique(hand: list[str]) -> list[str]:
    """The different cards of a hand, in the order of the declarations.

    >>> unique(["pink-3", "blue-1", "pink-3"])
    ['blue-1', 'pink-3']
    """
    return [card for card in DECLARATIONS if card in hand]


@rule("MOON-ARC-08", "MOON-DEC-20", "MOON-HID-14")
def called(game: Moonstone, model: Model, ability: Ability) -> Rule[str]:
    """OK or Bluff. Divine Intervention is offered only to a player who can use it, and nobody else sees whether it was."""
    now = casting(game)

    def options() -> list[str]:
        return ["ok", "bluff", "intervene"] if can_intervene(game, model) else ["ok", "bluff"]

    def why(word: Answer) -> Refusal | None:
        barred = word == "intervene" and not can_intervene(game, model)
        return refuse("why-no-intervention", "MOON-AMB-42") if barred else None

    about: questions.Call = {"model": model.id, "ability": ability.id, "target": now.target, "declared": now.declared}
    call: str = yield Choose("call", seat=now.resister, rule="MOON-ARC-08", options=options, about=about, why=why)
    if call != "intervene":
        game.tell(f"arcane-{call}", "MOON-ARC-08", player=now.resister + 1, declared=now.declared)
    return call


@clause("MOON-ARC-11", "MOON-HID-06", "MOON-HID-08")
def reveal(game: Moonstone, model: Model, ability: Ability) -> str:
    """The face-down card is shown to all."""
    now = casting(game)
    card, now.card = now.card, ""
    now.shown.append(card)
    game.tell("arcane-revealed", "MOON-ARC-11", model=model.id, ability=ability.id, card=card, declared=now.declared)
    return card


@rule("MOON-ARC-12", "MOON-DEC-21", "MOON-HID-07", "MOON-AMB-38")
def replaced(game: Moonstone, card: str) -> Rule[str]:
    """A caught bluff: the resisting player may replace the card with one from their hand. The card that lies there decides."""
    now = casting(game)

    def options() -> list[str]:
        return ["leave", *unique(casting(game).resist)]

    about: questions.Replace = {"card": card, "model": now.model, "ability": now.ability}
    why = not_held(lambda: casting(game).resist, "MOON-ARC-12", ARCANE)
    answer: str = yield Choose(
        "replace", seat=now.resister, rule="MOON-ARC-12", options=options, of="card", about=about, why=why
    )
    if answer == "leave":
        game.tell("arcane-left", "MOON-AMB-38", player=now.resister + 1, card=card)
        return card
    now = casting(game)
    now.resist.remove(answer)
    now.shown.append(answer)
    now.answered += 1
    game.tell("arcane-replaced", "MOON-ARC-12", player=now.resister + 1, card=answer, instead=card)
    return answer


# -- what it does


@rule("MOON-ARC-09", "MOON-ARC-10", "MOON-ARC-13", "MOON-AMB-36", "MOON-AMB-37", "MOON-AMB-41")
def resolve(game: Moonstone, model: Model, ability: Ability, card: str) -> Rule[None]:
    """The card that counts is compared with the requirements of the ability; X is its number."""
    now = casting(game)
    effects = outcome(ability, card)
    if not effects:
        game.tell("arcane-nothing", "MOON-ARC-13", model=model.id, ability=ability.id, card=card)
        return
    if card == CATASTROPHE:
        game.tell("catastrophe", "MOON-ARC-12", model=model.id, ability=ability.id)
    else:
        game.tell("arcane-works", "MOON-ARC-09", model=model.id, ability=ability.id, card=card)
    target = game.model(now.target) if now.target else None
    x = 0 if card == CATASTROPHE else number(card)
    yield from run(game, effects, Use(model.seat, model, target, x=x, resister=now.resister, pulse=ability.pulse))


@clause("MOON-ARC-09", "MOON-ARC-10", "MOON-ARC-12", "MOON-AMB-41")
def outcome(ability: Ability, card: str) -> tuple[Call, ...]:
    """What an ability does when this card counts: its Catastrophe, the first requirement met, or nothing."""
    if card == CATASTROPHE:
        return ability.catastrophe
    colour, _, value = card.partition("-")
    for result in ability.results:
        if any(requirement.met(colour, int(value)) for requirement in result.on):
            return result.effects
    return ()


@clause("MOON-AMB-42")
def can_intervene(game: Moonstone, model: Model) -> Model | None:
    """A character of the resisting player with Divine Intervention, targeted or near, and two Catastrophes in the hand."""
    now = casting(game)
    if now.resist.count(CATASTROPHE) < 2 or now.resister == model.seat:
        return None
    for friar in game.in_play(now.resister):
        for word in game.card(friar).words("divine-intervention"):
            if friar.id == now.target or measure.within(game, friar, model, mil(word.distance)):
                return friar
    return None


@rule("MOON-AMB-42", "MOON-HID-07", "MOON-DEC-20")
def intervene(game: Moonstone, model: Model, ability: Ability) -> Rule[None]:
    """Two Catastrophes are shown: the ability is cancelled, and its Catastrophe hits the active character."""
    friar = can_intervene(game, model)
    now = casting(game)
    for _ in range(2):
        now.resist.remove(CATASTROPHE)
        now.shown.append(CATASTROPHE)
        now.answered += 1
    now.buried.append(now.card)
    now.card = ""
    game.tell("arcane-intervened", "MOON-AMB-42", model=friar.id if friar else "", target=model.id, ability=ability.id)
    yield from resolve(game, model, ability, CATASTROPHE)


# -- again, and the end


@rule("MOON-ARC-15", "MOON-ARC-16", "MOON-ARC-19", "MOON-DEC-22", "MOON-AMB-40", "MOON-AMB-62")
def repeat(game: Moonstone, model: Model, ability: Ability) -> Rule[bool]:
    """After a wrong Bluff call: play on with the cards left, at a target of the same player, or stop."""
    now = casting(game)
    if not now.hand or not model.in_play or ability.id in model.lost:
        return False
    if not ability.while_engaged and aim.why_not_engaged(game, model, ability):
        return False
    onward: aim.ChooseTarget | None = None
    if now.target:
        onward = _same_player(game, model, ability)
        if not onward.any():
            game.tell("arcane-no-repeat", "MOON-AMB-40", model=model.id, ability=ability.id)
            return False
    about: questions.Repeat = {"model": model.id, "ability": ability.id, "left": len(now.hand)}
    branches: dict[str, LazyBranch] = {"stop": None, "again": onward}
    answer = yield Menu("repeat", seat=model.seat, rule="MOON-ARC-15", branches=branches, about=about)
    choice, name = parts(answer)
    if choice == "stop":
        game.tell("arcane-stopped", "MOON-ARC-16", model=model.id, ability=ability.id)
        return False
    return (yield from aimed_again(game, model, ability, name))


def _same_player(game: Moonstone, model: Model, ability: Ability) -> aim.ChooseTarget:
    seat = game.model(casting(game).target).seat

    def why(name: Answer) -> Refusal | None:
        reason = aim.why_not(game, model, ability, name)
        if reason is None and any(x.id == name and x.seat != seat for x in game.models):
            return refuse("why-target-player", "MOON-ARC-15", target=name, player=seat + 1)
        return reason

    about: questions.OfAbility = {"model": model.id, "ability": ability.id}
    return aim.ChooseTarget(
        game, model, ability, seat, seat=model.seat, rule="MOON-ARC-15", why=why, of="model", about=about
    )


@rule("MOON-ARC-15", "MOON-AMB-62")
def aimed_again(game: Moonstone, model: Model, ability: Ability, name: str | None) -> Rule[bool]:
    """The target of a repeat is declared like the first: it may have a Premonition."""
    if name is None:
        return True
    target = game.model(name)
    casting(game).target = name
    if game.state.action is not None:
        game.state.action.target = name
    game.tell("arcane-again", "MOON-ARC-15", model=model.id, ability=ability.id, target=name)
    yield from reaction_steps.premonition(game, model, target)
    return not aim.target_lost(game, model, ability, target)


@clause("MOON-ARC-17", "MOON-HID-02")
def end(game: Moonstone) -> None:
    """All Arcane Cards, both hands and everything played, are shuffled back."""
    now = casting(game)
    laid = [now.card] if now.card else []
    game.state.arcane.shuffle_in([*now.hand, *now.resist, *now.shown, *now.buried, *laid])
    game.state.casting = None
