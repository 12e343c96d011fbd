"""A round of Melee, in the order of the book (MOON-MELEE)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Answer, Choose, Shut, unless_empty
from escarmouche.core.dealer.draw import draw
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.cards import stats
from escarmouche.games.moonstone.cards.damage_changes import changes
from escarmouche.games.moonstone.ground import engage, measure, sight
from escarmouche.games.moonstone.melee.blow import Blow, different_cards, lay
from escarmouche.games.moonstone.melee.end_step import end_step
from escarmouche.games.moonstone.melee.exchange import resolve
from escarmouche.games.moonstone.melee.follow_up import follow_ups
from escarmouche.games.moonstone.refusals import not_held, why_out_of_play
from escarmouche.games.moonstone.state import MOVES, Bout, Fighter, Model
from escarmouche.games.moonstone.table import Moonstone

COST = 1
ATTACK = 2  # additional cards for the attacker (MOON-MELEE-03)
MORE = 2  # cards for Going For It (MOON-GO-01)


# -- declaring


@clause("MOON-MELEEACT-01", "MOON-MELEE-02", "MOON-DEC-25", "MOON-ACT-02")
def branch(game: Moonstone, model: Model) -> Choose | Refusal | Shut:
    """Whom it may attack: enemies within its Melee Range and sight."""
    if model.energy < COST:
        return refuse("why-melee-energy", "MOON-ACT-02", model=model.id, energy=model.energy, cost=COST)
    options = [enemy.id for enemy in game.enemies(model) if engage.engages(game, model, enemy)]
    ask = Choose(
        "melee",
        seat=model.seat,
        rule="MOON-MELEE-02",
        options=options,
        of="model",
        about=questions.OfModel(model=model.id),
        why=lambda answer: why_not(game, model, answer),
    )
    return unless_empty(ask, lambda: why_nobody(game, model))


def why_nobody(game: Moonstone, model: Model) -> Refusal:
    """Why nobody can be attacked: what is wrong with the nearest enemy."""
    enemies = game.enemies(model)
    if not enemies:
        return refuse("why-melee-nobody", "MOON-MELEE-02", model=model.id)
    nearest = min(enemies, key=lambda enemy: (enemy.x - model.x) ** 2 + (enemy.y - model.y) ** 2)
    return why_not(game, model, nearest.id) or refuse("why-melee-nobody", "MOON-MELEE-02", model=model.id)


def why_not(game: Moonstone, model: Model, answer: Answer) -> Refusal | None:
    """Why a model cannot be attacked; None if there is no such model, or no reason."""
    target = next((known for known in game.models if known.id == answer), None)
    if target is None:
        return None
    about = {"model": model.id, "target": target.id}
    if target is model:
        return refuse("why-melee-self", "MOON-MELEE-02", model=model.id)
    if target.seat == model.seat:
        return refuse("why-melee-friend", "MOON-MELEE-02", **about)
    if not target.in_play:
        return why_out_of_play(target)
    reach = game.card(model).reach
    if not measure.within(game, model, target, reach):
        gap = round(measure.gap(game, model, target))
        return refuse("why-melee-too-far", "MOON-MELEE-02", **about, gap=gap, reach=reach)
    if not sight.sees(game, model, target):
        return refuse("why-melee-unseen", "MOON-MELEE-02", **about)
    return None


# -- the round


@rule("MOON-MELEE-01")
def melee(game: Moonstone, attacker: Model, defender: Model) -> Rule[None]:
    """A whole round: both draw, choose, and what was chosen is carried out."""
    yield from begin(game, attacker, defender)
    yield from choose(game)
    yield from carry_out(game)


@rule("MOON-MELEE-01")
def begin(game: Moonstone, attacker: Model, defender: Model) -> Rule[None]:
    """The two stand opposite each other and draw. From here on everything that matters lies on the table."""
    bout = face(game, attacker, defender)  # MOON-MELEE-08
    yield from draw_hands(game, bout)  # MOON-MELEE-03


def fight(game: Moonstone) -> Step[None]:
    """A round goes on from what lies on the table."""
    return carry_out(game) if _bout(game).attacker.played else choose(game)


@rule("MOON-MELEE-01")
def choose(game: Moonstone) -> Rule[None]:
    """Go for it, choose in secret, reveal."""
    bout = _bout(game)
    yield from go_for_it(game, bout)  # MOON-GO-01
    show_hands(game, bout)  # MOON-AMB-85
    yield from reveal(game, bout)  # MOON-MELEE-05


@rule("MOON-MELEE-01")
def carry_out(game: Moonstone) -> Rule[None]:
    """Wound, follow up, End Step, shuffle."""
    bout = _bout(game)
    attacker, defender = bout.attacker, bout.defender
    blows = (
        Blow(game, attacker, defender, defender.played[0]),
        Blow(game, defender, attacker, attacker.played[0]),
    )
    yield from resolve(game, blows)  # MOON-CRIT-01, MOON-SIG-02, MOON-DMG-01, MOON-MELEE-07
    if "follow_ups" in game.on:
        yield from follow_ups(game, bout, blows)  # MOON-FOLLOW-02
    yield from end_step(game, bout)  # MOON-END-01
    shuffle(game, bout)  # MOON-MELEE-10


def _bout(game: Moonstone) -> Bout:
    bout = game.state.bout
    assert bout is not None
    return bout


@clause("MOON-MELEE-08")
def face(game: Moonstone, attacker: Model, defender: Model) -> Bout:
    """Both stand opposite each other; a defender that does not reach the attacker will deal Null."""
    bout = Bout(Fighter(attacker.id, attacker.seat), Fighter(defender.id, defender.seat))
    game.state.bout = bout
    reach = game.card(defender).reach
    if not measure.within(game, defender, attacker, reach):
        bout.defender.null = True
        game.tell("melee-out-of-reach", "MOON-MELEE-08", model=defender.id, target=attacker.id, reach=reach)
    return bout


@rule("MOON-MELEE-03", "MOON-MELEE-04", "MOON-AMB-44", "MOON-AMB-45")
def draw_hands(game: Moonstone, bout: Bout) -> Rule[None]:
    """The attacker draws first, Melee + 2, but leaves a card for the defender, who draws Melee; each at least one."""
    attacker, defender = bout.attacker, bout.defender
    deck = game.state.combat
    for fighter, opponent, bonus, kept in ((attacker, defender, ATTACK, 1), (defender, attacker, 0, 0)):
        model = game.model(fighter.model)
        stat, lost = stats.melee(game, model), distractions(game, model, opponent.model)
        count = hand_size(game, model, opponent.model, bonus, len(deck) - kept)
        game.tell(
            "combat-drawn",
            "MOON-MELEE-03",
            model=model.id,
            count=count,
            melee=stat,
            bonus=bonus,
            distractions=lost,
        )
        yield from draw_cards(game, fighter, count)


@clause("MOON-MELEE-03", "MOON-MELEE-04")
def hand_size(game: Moonstone, model: Model, opponent: str, bonus: int, left: int) -> int:
    """How many cards it draws of those that are left for it."""
    return min(max(1, stats.melee(game, model) + bonus - distractions(game, model, opponent)), left)


@clause("MOON-DISTR-01", "MOON-AMB-57")
def distractions(game: Moonstone, model: Model, opponent: str) -> int:
    """Every enemy that engages it, whoever owns it, other than its opponent in this round."""
    if "distractions" not in game.on:
        return 0
    return sum(1 for enemy in engage.engagers(game, model) if enemy.id != opponent)


@rule("MOON-HID-03")
def draw_cards(game: Moonstone, fighter: Fighter, count: int) -> Rule[None]:
    """Cards go into a hand that only its player sees."""
    deck, seat = game.state.combat, fighter.seat
    cards = yield from draw(
        "combat-cards",
        "MOON-MELEE-03",
        deck,
        count,
        seen=(seat,),
        about=questions.CombatCards(model=fighter.model, count=count),
    )
    fighter.hand.extend(cards)
    game.tell("combat-hand", "MOON-HID-03", to=(seat,), model=fighter.model, cards=cards)


@rule("MOON-GO-01", "MOON-GO-02", "MOON-AMB-45", "MOON-DEC-26", "MOON-ENERGY-03")
def go_for_it(game: Moonstone, bout: Bout) -> Rule[None]:
    """Attacker, then defender, once each: 1 energy of the fighter for 2 more cards, if the deck has them."""
    if "going_for_it" not in game.on:
        return
    for fighter in (bout.attacker, bout.defender):
        model = game.model(fighter.model)
        if model.energy < 1 or len(game.state.combat) < MORE:
            continue
        about: questions.WithEnergy = {"model": model.id, "energy": model.energy}
        answer = yield Choose("going-for-it", seat=fighter.seat, rule="MOON-GO-01", options=("yes", "no"), about=about)
        if answer == "yes":
            model.energy -= 1
            game.tell("going-for-it", "MOON-GO-01", model=model.id, count=MORE, energy=model.energy)
            yield from draw_cards(game, fighter, MORE)


@clause("MOON-HID-03", "MOON-AMB-85")
def show_hands(game: Moonstone, bout: Bout) -> None:
    """After all draws a Predictable Combatant shows its hand to its opponent, and to nobody else."""
    for fighter, opponent in ((bout.attacker, bout.defender), (bout.defender, bout.attacker)):
        if changes(game.card(game.model(fighter.model))).predictable:
            fighter.shown_to.append(opponent.seat)
            game.tell("hand-shown", "MOON-AMB-85", model=fighter.model, target=opponent.model)
            game.tell("hand-seen", "MOON-AMB-85", to=(opponent.seat,), model=fighter.model, cards=sorted(fighter.hand))


@rule("MOON-MELEE-05", "MOON-DEC-27", "MOON-HID-04")
def reveal(game: Moonstone, bout: Bout) -> Rule[None]:
    """Each chooses a card in secret; both are shown at the same time."""
    attacker, defender = bout.attacker, bout.defender
    mine, theirs = yield (ask_card(attacker, defender), ask_card(defender, attacker))
    lay(attacker, mine, 1, attacker.played)
    lay(defender, theirs, 1, defender.played)
    game.tell("revealed", "MOON-MELEE-05", model=attacker.model, card=mine, target=defender.model, against=theirs)


def ask_card(fighter: Fighter, opponent: Fighter) -> Choose:
    return Choose(
        "combat-card",
        seat=fighter.seat,
        rule="MOON-MELEE-05",
        options=lambda: different_cards(fighter),
        of="card",
        about=questions.CombatCard(model=fighter.model, target=opponent.model),
        why=not_held(lambda: fighter.hand, "MOON-MELEE-05", MOVES, must=True),
    )


@clause("MOON-MELEE-10", "MOON-HID-02", "MOON-HID-03")
def shuffle(game: Moonstone, bout: Bout) -> None:
    """All Combat Cards go back; those that were not played stay unseen."""
    deck = game.state.combat
    for fighter in (bout.attacker, bout.defender):
        deck.shuffle_in(fighter.hand + fighter.played + fighter.follow)
    game.state.bout = None
    game.tell("combat-shuffled", "MOON-MELEE-10")
