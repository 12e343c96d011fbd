"""The turn: Start, Cards, Initiative, Action, Combat, Morale, Interaction, End (AD66-TURN-01). `step` finds the rule to run next."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping

from escarmouche.core.asks.ask import Answer, Choose, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.combat import combat_phase, fencing
from escarmouche.games.ad1666.divination import mind_reading
from escarmouche.games.ad1666.fate import deck
from escarmouche.games.ad1666.goals import victory
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.movement import move
from escarmouche.games.ad1666.npcs import npc, npc_fight
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.setup import band, campaign, deploy, preparations, purchase
from escarmouche.games.ad1666.setup.deploy import DUMMY_HAND
from escarmouche.games.ad1666.state import NOBODY, Figure, Phase
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import action, alarm, ally, anytime, arrive, initiative, interaction, lull, morale

PASS = "pass"


def step(game: Anno) -> Step[None]:
    """The rule to run next, from the state alone: what is half done first (AD66-TURN-01, AD66-AMB-19)."""
    state = game.state
    if state.conceded and ally.is_due(game):
        return at_once(ally.take_over)(game)
    if victory.routed(game):
        return at_once(victory.rout)(game)
    if state.combat is not None:
        return combat_phase.resume_combat(game)
    if state.activation is not None:
        if game.figure(state.activation.figure).seat == NOBODY:
            return npc.phase(game)
        return action.next_action(game) if state.move is None else move.next_part(game)
    return STEPS[state.phase](game)


def at_once(part: Callable[[Anno], None]) -> Callable[[Anno], Step[None]]:
    """A part of the turn that asks nobody anything, as a step."""

    @rule()
    def step(game: Anno) -> Rule[None]:
        part(game)
        yield from ()

    return step


# -- Start of Turn


@clause("AD66-TURN-01", "AD66-TURN-03", "AD66-GEN-01")
def start_of_turn(game: Anno) -> None:
    """A turn begins: talents usable once per turn refresh, and the Initiative is open."""
    state = game.state
    state.turn += 1
    if state.initiative != NOBODY:
        state.previous = state.initiative
    state.initiative = state.first = NOBODY
    state.used, state.plus, state.passed = [], [0] * len(state.decks), []
    state.queue, state.ready = [], []
    game.tell("turn", "AD66-TURN-01", turn=state.turn, alarm=state.alarm)
    state.phase = "arrivals"


@rule("AD66-TURN-04", "AD66-FULL-03")
def refresh(game: Anno) -> Rule[None]:
    """Fencing tokens turn over. Who engages whom is noted: a Defensive Shot is only for Characters that are not engaged now."""
    yield from fencing.refresh(game)
    for figure in game.figures:
        figure.foes = [foe.id for foe in engage.engagers(game, figure)] if figure.in_play else []
    game.state.phase = "cards"


@rule("AD66-TURN-05", "AD66-AMB-110", "AD66-DECK-11", "AD66-DECK-17", "AD66-DSN-22")
def cards_phase(game: Anno) -> Rule[None]:
    """Cards Phase, not in turn 1: each player, the previous Initiative holder first, draws the scenario's number of cards and keeps at
    most seven; the dummy hand is drawn up to four."""
    state = game.state
    if state.turn > 1:
        for seat in sorted(range(len(state.decks)), key=lambda seat: seat != game.initiative_holder):
            count = allowance(game, seat) if game.has_player(seat) else max(0, DUMMY_HAND - len(game.deck(seat).hand))
            yield from deck.draw_cards(game, seat, count, "AD66-TURN-05")
            yield from deck.keep_hand_limit(game, seat)
    state.phase = "initiative"


@clause("AD66-GEN-01", "AD66-DECK-11", "AD66-EX-01")
def allowance(game: Anno, seat: int) -> int:
    """The cards that the scenario gives a player in each Cards Phase, and what a special rule grants its side on top."""
    return game.scenario.cards + game.scenario.force(game.side(seat)).cards


# -- Action Phase


@rule("AD66-ACTPH-01", "AD66-NPC-14")
def npc_phase(game: Anno) -> Rule[None]:
    """The Action Phase begins: non-player Characters act before all others."""
    state = game.state
    if not state.ready:
        state.ready = [0]
        game.tell("phase", "AD66-TURN-01", phase="phase-action")
        yield from npc.begin_phase(game)
    elif npc.anybody_acting(game):
        yield from npc.phase(game)
    else:
        state.ready, state.queue = [], []
        state.phase = "first"


@rule("AD66-ACTPH-02", "AD66-DP-16")
def first_player(game: Anno) -> Rule[None]:
    """The Initiative holder decides who activates first."""
    state = game.state
    seats = [seat for seat in range(len(state.decks)) if game.has_player(seat)]
    state.first = seats[0]
    if len(seats) > 1:
        ask = Choose("first-player", seat=game.initiative_holder, rule="AD66-ACTPH-02", options=seats, of="seat")
        state.first = yield from decide(game, ask)
    state.seat, state.phase = state.first, "action"
    game.tell("first-player", "AD66-ACTPH-02", seat=state.first + 1)


@clause("AD66-ACTPH-03")
def can_be_activated(game: Anno, seat: int) -> list[Figure]:
    """A player's Characters on the board that have not been activated in this phase."""
    return [figure for figure in game.of_seat(seat) if not figure.activated]


@rule("AD66-ACTPH-01", "AD66-ACTPH-03", "AD66-ACTPH-07", "AD66-AMB-19", "AD66-DIV-11")
def next_activation(game: Anno) -> Rule[None]:
    """The next player activates a Character, or passes where that is allowed; when nobody has one left the Combat Phase begins."""
    state = game.state
    seat = state.seat
    able = can_be_activated(game, seat)
    if not able:
        seat = game.opponent(seat)
        able = can_be_activated(game, seat)
    if not able:
        begin_phase(game, "combat")
        return
    if state.named and mind_reading.activation_lost(game, seat):
        state.seat = game.opponent(seat)
        return
    if must_be_heard(game, game.opponent(seat)):
        yield from anytime.interject(game, game.opponent(seat))
        return
    chosen = yield from choose_figure(game, seat, able)
    if not chosen:
        return
    state.seat = game.opponent(seat)
    if chosen == PASS:
        game.tell("delayed", "AD66-ACTPH-04", seat=seat + 1)
        return
    state.passed = []
    if state.named:
        mind_reading.release_named(game, seat)
    yield from action.begin_activation(game, game.figure(chosen))


@clause("AD66-DIV-11", "AD66-DP-53", "AD66-DP-63")
def must_be_heard(game: Anno, seat: int) -> bool:
    """Does a player have something to say before the other's activation, but no turn to say it in: because the phase has just begun,
    or nobody is left to activate?"""
    if not game.has_player(seat) or seat in game.state.passed or not anytime.has_something(game, seat):
        return False
    begun = any(figure.activated for figure in game.figures if figure.seat != NOBODY)
    return (not begun or not can_be_activated(game, seat)) and anytime.wants_to_speak(game, seat)


@rule("AD66-ACTPH-01", "AD66-ACTPH-03", "AD66-ACTPH-04", "AD66-DP-17", "AD66-DP-18")
def choose_figure(game: Anno, seat: int, able: list[Figure]) -> Rule[str]:
    """Which Character, or a delay; "" if something was done that may be done at any time. With only one option there is no question."""
    options = [figure.id for figure in (mind_reading.narrow_to_named(game, seat, able) if game.state.named else able)]
    extra = anytime.branches(game, seat)  # AD66-DP-53, AD66-DP-63
    if not extra:
        if len(able) == 1 and why_no_delay(game, seat) is None:
            options.append(PASS)
        if len(options) == 1:
            return options[0]
        chosen: str = yield from decide(game, activate_ask(game, seat, options))
        return chosen
    answer = yield from decide(
        game,
        Menu(
            "action-turn",
            seat=seat,
            rule="AD66-ACTPH-01",
            branches={"activate": activate_ask(game, seat, options), PASS: why_no_delay(game, seat), **extra},
            why=functools.partial(anytime.why_left_out, game, seat),
        ),
    )
    word, choice = parts(answer)
    if word in anytime.NAMES:
        yield from anytime.do(game, seat, word, choice)
        return ""
    return PASS if word == PASS else str(choice)


def activate_ask(game: Anno, seat: int, options: list[str]) -> Choose:
    """The question which Character is activated."""
    why = functools.partial(why_not, game, seat)
    return Choose("activate", seat=seat, rule="AD66-ACTPH-01", options=options, of="model", why=why)


@clause("AD66-ACTPH-01", "AD66-ACTPH-03", "AD66-DIV-11")
def why_not(game: Anno, seat: int, name: Answer) -> Refusal | None:
    """Why a Character cannot be activated now: not the player's own, activated before, or another was named; and why not to wait."""
    if name == PASS:
        return why_no_delay(game, seat)
    figure = refusals.figure_named(game, name)
    if figure is None:
        return refusals.why_nobody_named(game, name)
    reason = refusals.why_off_board(game, figure) or refusals.why_not_own(figure, seat, "AD66-ACTPH-01")
    if reason is None and figure.activated:
        reason = refuse("why-activated", "AD66-ACTPH-03", model=figure.id)
    return reason or mind_reading.why_bound(game, seat, figure)


@clause("AD66-ACTPH-04", "AD66-AMB-18", "AD66-AMB-19")
def why_no_delay(game: Anno, seat: int) -> Refusal | None:
    """Only the player with fewer models may wait, with the last one, and only while the other has some left."""
    other = game.opponent(seat)
    acted, answered = ([figure.activated for figure in game.of_seat(player)] for player in (seat, other))
    left, others, mine, theirs = acted.count(False), answered.count(False), len(acted), len(answered)
    if left != 1 or not others or mine >= theirs:
        return refuse("why-no-delay", "AD66-ACTPH-04", left=left, others=others, mine=mine, theirs=theirs)
    return None


@clause("AD66-TURN-06", "AD66-COMPH-01", "AD66-COMPH-02", "AD66-INTPH-01", "AD66-INTPH-02", "AD66-AMB-03")
def begin_phase(game: Anno, phase: Phase) -> None:
    """All cards are set upright for a phase, diagonal steps are reset, and it notes who is on the ground. The player who acted
    first in the Action Phase begins."""
    state = game.state
    for figure in game.figures:
        figure.activated = figure.attacked = figure.surprise = False
        figure.down, figure.diagonals = figure.prone or figure.unconscious, 0  # AD66-MOVE-02
    state.passed, state.queue = [], []
    state.seat, state.phase = max(state.first, 0), phase
    game.tell("phase", "AD66-TURN-01", phase=f"phase-{phase}")


# -- the other phases


@rule("AD66-COMPH-01", "AD66-COMPH-02", "AD66-ACTPH-06")
def player_combat(game: Anno) -> Rule[None]:
    """Combat Phase: the players' Characters."""
    over = yield from combat_phase.phase(game)
    if over:
        game.state.phase = "fights"


@rule("AD66-COMPH-05", "AD66-NPC-21", "AD66-DSN-19")
def npc_combat(game: Anno) -> Rule[None]:
    """Combat Phase: non-player Characters come last; in a Lull nobody fights."""
    state = game.state
    if npc_fight.still_to_fight(game) and not state.lull:
        yield from npc_fight.next_fight(game)
        return
    state.phase, state.queue, state.passed = "morale", [], []
    game.tell("phase", "AD66-TURN-01", phase="phase-morale")


@rule("AD66-MORPH-01", "AD66-MORPH-04", "AD66-TURN-01")
def morale_phase(game: Anno) -> Rule[None]:
    """Morale Phase."""
    over = yield from morale.phase(game)
    if over:
        begin_phase(game, "interaction")
        interaction.begin(game)


@rule("AD66-INTPH-01", "AD66-TURN-01")
def interaction_phase(game: Anno) -> Rule[None]:
    """Interaction Phase."""
    if interaction.is_over(game):
        game.state.phase = "end"
    else:
        yield from interaction.phase(game)


# -- End of Turn


@clause("AD66-END-01", "AD66-TURN-06", "AD66-DECK-16", "AD66-ALARM-02", "AD66-ALARM-04", "AD66-DSN-19")
def end_of_turn(game: Anno) -> None:
    """Cards upright, one Alarm counter goes unless a Lull lasts, and the shared decks are shuffled if they were used."""
    state = game.state
    for figure in game.figures:
        figure.activated, figure.diagonals = False, 0
    lull.turn_ends(game)
    if not state.lull:
        alarm.discard_counter(game, "AD66-END-01")
    if state.magic_discard:
        state.magic.shuffle_in(state.magic_discard)
        state.magic_discard = []
    if state.event_discard:
        state.event.shuffle_in(state.event_discard)
        state.event_discard = []
    state.phase = "start"


STEPS: Mapping[Phase, Callable[[Anno], Step[None]]] = {
    "bands": band.choose_bands,
    "draft": band.draft,
    "captain": preparations.captain,
    "gamble": preparations.gamble,
    "purchase": purchase.buy,
    "before": preparations.before_game,
    "layout": deploy.lay_out,
    "equip": deploy.choose_equipment,
    "deploy": deploy.deploy,
    "start": at_once(start_of_turn),
    "arrivals": arrive.arrivals,
    "refresh": refresh,
    "cards": cards_phase,
    "initiative": initiative.phase,
    "npcs": npc_phase,
    "first": first_player,
    "action": next_activation,
    "combat": player_combat,
    "fights": npc_combat,
    "morale": morale_phase,
    "interaction": interaction_phase,
    "end": at_once(end_of_turn),
    "night": at_once(campaign.after_night),
    "spend": campaign.spend,
}
