"""Wounds and what they lead to: armour, being Crippled, Prone, Unconscious or killed, healing (AD66-ARM, AD66-WOUND, AD66-STATE)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.fate import deck
from escarmouche.games.ad1666.goals import victory
from escarmouche.games.ad1666.state import NOBODY, Figure, Removal
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice
from escarmouche.games.ad1666.turn import alarm as track
from escarmouche.games.ad1666.turn import lull

GRAVE = 2  # Wounds from one source that make the Defenders draw a card (AD66-DECK-13)
LOST = ("killed", "fled")  # removals that count as killed


# -- armour


@clause("AD66-ARM-01", "AD66-ARM-03", "AD66-WPN-07", "AD66-AMB-103")
def armour(game: Anno, victim: Figure, suit: str, piercing: bool) -> int:
    """What protects a location: the highest value of all pieces worn, left of the slash, or right of it against Armour Piercing."""
    worn = [game.item(thing).armour for thing in victim.things]
    return max([piece[suit][piercing] for piece in worn if suit in piece], default=0)


@clause("AD66-ARM-01", "AD66-ARM-02", "AD66-AMB-68")
def damage_after_armour(game: Anno, victim: Figure, suit: str, amount: int, piercing: bool) -> int:
    """What is left of damage to a location once armour is subtracted: at least 0."""
    return max(0, amount - armour(game, victim, suit, piercing))


# -- taking Wounds


@rule("AD66-WOUND-01", "AD66-WOUND-02", "AD66-WOUND-04", "AD66-DECK-13", "AD66-STATE-05")
def take_wounds(game: Anno, victim: Figure, wounds: int, rule_id: str, by: Figure | None = None) -> Rule[int]:
    """Wounds from one source: they add up, end unconsciousness, cripple and kill. Returns how many were taken."""
    if wounds <= 0 or not victim.in_play:
        return 0
    card, crippled = game.card(victim), stats.is_crippled(game, victim)
    victim.wounds += wounds
    game.tell(
        "wounded",
        rule_id,
        model=victim.id,
        wounds=wounds,
        total=victim.wounds,
        crippled=card.crippled,
        killed=card.killed,
        by=by.id if by is not None else "",
    )
    yield from draw_for_wounds(game, victim, wounds)
    if victim.wounds >= card.killed:
        remove(game, victim, "killed", "AD66-WOUND-04")
        return wounds
    if not crippled and stats.is_crippled(game, victim):
        game.tell("crippled", "AD66-WOUND-02", model=victim.id, total=victim.wounds, crippled=card.crippled)
    if victim.unconscious:
        wake_by_pain(game, victim)
    return wounds


@rule("AD66-DECK-13", "AD66-DSN-12", "AD66-AMB-06")
def draw_for_wounds(game: Anno, victim: Figure, wounds: int) -> Rule[None]:
    """Two or more Wounds at once to a Character of the Defenders: its player draws a card, after the test if one is being made."""
    if wounds < GRAVE or victim.seat == NOBODY or game.card(victim).faction != "defenders":
        return
    game.tell("faction-draw", "AD66-DECK-13", model=victim.id, seat=victim.seat + 1)
    if game.state.tests:
        game.deck(victim.seat).owed += 1
        return
    yield from deck.draw_cards(game, victim.seat, 1, "AD66-DECK-13")
    yield from deck.keep_hand_limit(game, victim.seat)


@clause("AD66-STATE-05")
def wake_by_pain(game: Anno, figure: Figure) -> None:
    """Pain wakes an Unconscious Character; it stays Prone."""
    figure.unconscious, figure.prone = False, True
    game.tell("came-to", "AD66-STATE-05", model=figure.id)


# -- leaving play


@clause("AD66-WOUND-04", "AD66-ALARM-02", "AD66-AMB-55", "AD66-AMB-56")
def remove(game: Anno, figure: Figure, how: Removal, rule_id: str, alarm: bool = True) -> None:
    """Take a Character off the board: killed or fled (both count as killed, drop what was acquired and cost an Alarm counter), or
    left and gone (it withdrew, or reached its goal). The points come before the counter, which may be the last one."""
    if not figure.in_play:
        return
    if how in LOST:
        drop_acquired(game, figure)
    figure.status, figure.cell, figure.watch = how, "", False
    game.figures_changed()
    game.tell(how, rule_id, model=figure.id)
    victory.score_removal(game, figure, how)
    if how in LOST and alarm:
        if how == "killed":
            lull.end_lull(game, "death")
        track.sound_alarm(game, rule_id)
    notice.everybody_looks(game)


@clause("AD66-WOUND-04", "AD66-ITEM-01", "AD66-ITEM-02", "AD66-ITEM-08", "AD66-AMB-46", "AD66-AMB-104")
def drop_acquired(game: Anno, figure: Figure) -> None:
    """Things acquired in play stay in the square; starting items go with their Character. Off the board nothing is dropped."""
    fallen = [thing for thing in figure.things if not thing.own]
    if not fallen or not figure.cell:
        return
    figure.things = [thing for thing in figure.things if thing.own]
    for thing in fallen:
        thing.cell = figure.cell
        if thing.id in figure.hands:
            figure.hands.remove(thing.id)
        game.state.things.append(thing)
        game.tell("dropped", "AD66-WOUND-04", model=figure.id, item=thing.card, cell=figure.cell)


# -- states


@clause("AD66-STATE-01", "AD66-STATE-02")
def fall_prone(game: Anno, figure: Figure, rule_id: str) -> None:
    """It falls, and loses its activation in this phase if it has not had it."""
    if not figure.in_play or figure.prone:
        return
    figure.prone = figure.activated = True
    game.tell("prone", rule_id, model=figure.id)
    notice.everybody_looks(game)


@clause("AD66-STATE-01", "AD66-STATE-04")
def fall_unconscious(game: Anno, figure: Figure, rule_id: str) -> None:
    """It becomes Unconscious, and so Prone, and loses its activation as well."""
    if not figure.in_play or figure.unconscious:
        return
    figure.unconscious = figure.prone = figure.activated = True
    game.tell("fainted", rule_id, model=figure.id)
    notice.everybody_looks(game)


@clause("AD66-WOUND-01", "AD66-WOUND-03")
def heal(game: Anno, figure: Figure, count: int, rule_id: str) -> int:
    """Wounds are healed; below its threshold a Character is no longer Crippled. Returns how many."""
    crippled, healed = stats.is_crippled(game, figure), min(count, figure.wounds)
    if healed <= 0 or not figure.in_play:
        return 0
    figure.wounds -= healed
    game.tell("healed", rule_id, model=figure.id, wounds=healed, total=figure.wounds)
    if crippled and not stats.is_crippled(game, figure):
        game.tell("crippled-no-more", "AD66-WOUND-03", model=figure.id)
    return healed
