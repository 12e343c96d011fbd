"""Getting up again: Stand Up and Wake (AD66-PART-06, -07, AD66-FULL-12, AD66-AMB-33)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.asks.ask import Answer, Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.divination import master_of_fate
from escarmouche.games.ad1666.fate import deck, skill_test
from escarmouche.games.ad1666.fate.opposed_test import opposed_test
from escarmouche.games.ad1666.fate.skill_test import Contest
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, RED_JOKER, Figure, Stake, Test
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice

WAKING = "skull"  # the suit that wakes


# -- Stand Up


@rule("AD66-PART-06", "AD66-PART-07")
def stand_up_action(game: Anno, figure: Figure, choice: Answer) -> Rule[None]:
    """Stand Up, as an action."""
    yield from stand_up(game, figure)


@rule("AD66-PART-06", "AD66-PART-07", "AD66-OPP-06", "AD66-AMB-14")
def stand_up(game: Anno, figure: Figure) -> Rule[bool]:
    """An engaged Character has to win a test of Strength first, and loses ties; any other just rises. True if it stands."""
    enemies = engage.engagers(game, figure)
    if enemies:
        enemy = yield from choose_opponent(game, figure, enemies)
        won = yield from wrestle(game, figure, enemy)
        if not won:
            game.tell("held-down", "AD66-PART-07", model=figure.id, enemy=enemy.id)
            return False
    figure.prone = False
    game.tell("stood-up", "AD66-PART-06", model=figure.id)
    notice.everybody_looks(game)
    return True


@rule("AD66-PART-07", "AD66-DP-32", "AD66-NPC-02")
def choose_opponent(game: Anno, figure: Figure, enemies: list[Figure]) -> Rule[Figure]:
    """Their owner picks one of several enemies that engage it; among non-player Characters the Initiative holder does."""
    if len(enemies) == 1:
        return enemies[0]
    seat = next((enemy.seat for enemy in enemies if enemy.seat != NOBODY), game.initiative_holder)
    options, about = [enemy.id for enemy in enemies], questions.OfModel(model=figure.id)
    why = refusals.figures_on_board(game, lambda other: why_no_holder(figure, options, other))
    ask = Choose("hold-down", seat=seat, rule="AD66-PART-07", options=options, of="model", about=about, why=why)
    name = yield from decide(game, ask)
    return game.figure(name)


@clause("AD66-PART-07")
def why_no_holder(figure: Figure, options: Sequence[str], other: Figure) -> Refusal | None:
    """Why somebody cannot hold it down: it is the Character itself, or does not engage it."""
    if other.id in options:
        return None
    if other is figure:
        return refuse("why-itself", "AD66-PART-07", model=figure.id)
    return refuse("why-not-engaging", "AD66-PART-07", model=figure.id, target=other.id)


@rule("AD66-PART-07", "AD66-NPC-04", "AD66-AMB-14")
def wrestle(game: Anno, figure: Figure, enemy: Figure) -> Rule[bool]:
    """Strength against Strength, called by the Character that rises."""
    contest = Contest("stand-up", "AD66-PART-07", "strength", "strength")
    clash = yield from opposed_test(game, figure, enemy, contest)
    return clash.winner == 0


# -- Wake


@rule("AD66-FULL-12")
def wake_action(game: Anno, figure: Figure, choice: Answer) -> Rule[None]:
    """Wake, as an action."""
    yield from wake(game, figure)


@rule("AD66-FULL-12", "AD66-ACT-01", "AD66-AMB-33")
def wake(game: Anno, figure: Figure) -> Rule[None]:
    """A free friend beside it wakes it; otherwise the top card of the deck does, if it is a Skull. Once awake it stands."""
    friend = waking_friend(game, figure)
    woken = friend is not None
    if friend is None:
        woken = yield from draw_to_wake(game, figure)
    if not woken:
        game.tell("sleeps-on", "AD66-FULL-12", model=figure.id)
        return
    figure.unconscious = figure.prone = False
    if friend is None:
        game.tell("woke", "AD66-FULL-12", model=figure.id)
    else:
        game.tell("woken", "AD66-FULL-12", model=figure.id, by=friend.id)
    notice.everybody_looks(game)


@clause("AD66-FULL-12", "AD66-DISC-09", "AD66-TAL-01")
def waking_friend(game: Anno, figure: Figure) -> Figure | None:
    """A friend in an adjacent square, neither Unconscious nor engaged."""
    around = game.ground.adjacent(figure.cell)
    for other in game.figures:
        if not other.in_play or other.cell not in around or other.unconscious:
            continue
        marked, uncles = other.marker or figure.marker, other.id in figure.uncles or figure.id in other.uncles
        if (engage.allied(figure, other) or marked or uncles) and not engage.engagers(game, other):
            return other
    return None


@rule("AD66-FULL-12", "AD66-DIV-03", "AD66-AMB-33")
def draw_to_wake(game: Anno, figure: Figure) -> Rule[bool]:
    """The top card of the deck: a Skull or the Red Joker wakes. This is not a test: no score, no reinforcement."""
    seat = stats.card_player(game, figure)
    stake = Stake(seat, figure.id, "", source="deck")
    running = Test("wake", "AD66-FULL-12", [stake], stage="revealed", revealed=True)
    game.state.tests.append(running)
    stake.card = yield from deck.turn_up(game, seat, "AD66-FULL-12")
    skill_test.tell_card(game, running, stake)
    yield from master_of_fate.offer_replacement(game, running)
    woken = stake.card == RED_JOKER or deck.suit(stake.card) == WAKING
    yield from skill_test.discard_played(game, "AD66-FULL-12")
    return woken
