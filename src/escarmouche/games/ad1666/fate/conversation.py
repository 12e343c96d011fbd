"""Conversation: an Opposed Test in which several Characters a side may take part, each with a card of its own (AD66-CONV)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Choose, Some
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.divination import master_of_fate
from escarmouche.games.ad1666.fate import skill_test as tests
from escarmouche.games.ad1666.fate.skill_test import Clash, Contest
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Figure, Stake, Test
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import charm, faith, unshakeable


@rule("AD66-CONV-01", "AD66-CONV-07", "AD66-OPP-06", "AD66-AMB-14")
def converse(
    game: Anno, user: Figure, target: Figure, contest: Contest, helpers: Sequence[Figure], *, talent: bool = True
) -> Rule[Clash]:
    """The whole of it, with its cards discarded at the end. `helpers`: who else meets the conditions;
    `talent`: a [conversation] talent, in which Charmer and Cold count. Side 0 is the user's; it loses ties."""
    seat = stats.card_player(game, target, user.seat)  # AD66-NPC-04
    ours = yield from user_side(game, user, target, contest.name, helpers)
    theirs = yield from target_side(game, user, target, contest.name, seat)
    cold = [talent and charm.any_cold(game, side) for side in (ours, theirs)]
    user_stakes = yield from make_stakes(game, contest.name, user.seat, ours, contest.of, cold[1])
    target_stakes = yield from make_stakes(game, contest.name, seat, theirs, contest.against, cold[0])
    test = tests.opposed_before_cards(contest.name, contest.rule, user_stakes[0], target_stakes[0])
    test.others = [*user_stakes[1:], *target_stakes[1:]]
    game.state.tests.append(test)
    yield from play_cards(game, test)
    if talent and not cold[1]:
        yield from charm.apply_charm(game, test.sides[0], target)
    clash = yield from tests.reinforce_and_compare(game, test)
    yield from tests.discard_played(game, contest.rule)
    return clash._replace(winner=1) if clash.winner is None else clash


# -- who takes part


@rule("AD66-CONV-02", "AD66-AMB-16")
def user_side(game: Anno, user: Figure, target: Figure, name: str, helpers: Sequence[Figure]) -> Rule[list[Figure]]:
    """The user, and those who help it: all of them count as activated."""
    why = refusals.figures_on_board(game, functools.partial(why_not_helping, game, name, user, target, helpers))
    chosen = yield from choose_helpers(game, name, user.seat, helpers, target, why)
    for figure in (user, *chosen):
        figure.activated = True
    return [user, *chosen]


@rule("AD66-CONV-03")
def target_side(game: Anno, user: Figure, target: Figure, name: str, seat: int) -> Rule[list[Figure]]:
    """The target, and those who speak for it."""
    able = defenders(game, user, target, seat)
    why = refusals.figures_on_board(game, functools.partial(why_not_defending, game, user, target, seat))
    chosen = yield from choose_helpers(game, name, seat, able, target, why)
    return [target, *chosen]


@rule("AD66-CONV-02", "AD66-CONV-03", "AD66-DP-48", "AD66-AMB-16")
def choose_helpers(
    game: Anno, name: str, seat: int, able: Sequence[Figure], target: Figure, why: refusals.Why
) -> Rule[list[Figure]]:
    """Taking part is optional: a player names any of those who may. `why`: the reason against anybody else."""
    if not able:
        return []
    options = [figure.id for figure in able]
    about: questions.ConversationJoin = {"test": name, "target": target.id}
    ask = Some(
        "conversation-join",
        seat=seat,
        rule="AD66-CONV-01",
        options=options,
        least=0,
        most=len(options),
        of="model",
        about=about,
        why=why,
        once="AD66-CONV-04",
    )
    chosen = yield from decide(game, ask)
    for helper in chosen:
        game.tell("conversation-joined", "AD66-CONV-01", model=helper, test=name, seat=seat + 1)
    return [figure for figure in able if figure.id in chosen]


@clause("AD66-CONV-03", "AD66-AMB-16", "AD66-AMB-76")
def defenders(game: Anno, user: Figure, target: Figure, seat: int) -> list[Figure]:
    """Those beside the user or the target that are not Unconscious: of the target's Band, or for a Recruit of the other player's."""
    if target.seat == NOBODY and (target.vocation != "recruit" or game.side(seat) == user.side):
        return []
    near = (*game.ground.adjacent(user.cell), *game.ground.adjacent(target.cell))
    return [
        figure
        for figure in game.of_seat(seat)
        if figure is not target and figure.cell in near and not figure.unconscious
    ]


@clause("AD66-CONV-02", "AD66-EX-05", "AD66-AMB-16")
def possible_helpers(game: Anno, user: Figure, target: Figure) -> list[Figure]:
    """Who may help the user in any conversation: of its Band, beside the target, not activated, not Unconscious."""
    near = game.ground.adjacent(target.cell)
    return [
        figure
        for figure in game.of_seat(user.seat)
        if figure is not user and figure.cell in near and not figure.activated and not figure.unconscious
    ]


@clause("AD66-CONV-01", "AD66-CONV-02", "AD66-AMB-16", "AD66-AMB-17", "AD66-AMB-100")
def why_not_helping(
    game: Anno, name: str, user: Figure, target: Figure, helpers: Sequence[Figure], figure: Figure
) -> Refusal | None:
    """Why somebody cannot help: takes part already, is another player's, activated before, Unconscious or not beside the target; or does
    not meet a condition of the talent."""
    if figure in helpers:
        return None
    if figure in (user, target):
        return refuse("why-takes-part", "AD66-CONV-01", model=figure.id)
    reason = refusals.why_not_own(figure, user.seat, "AD66-CONV-02")
    if reason is None and figure.activated:
        reason = refuse("why-activated", "AD66-AMB-16", model=figure.id)
    if reason is None and figure.unconscious:
        reason = refuse("why-unconscious", "AD66-AMB-16", model=figure.id)
    reason = reason or refusals.why_not_beside(game, target, figure, "AD66-CONV-02")
    if reason is not None:
        return reason
    if figure.prone and name == "bribery":
        return refuse("why-talks-lying", "AD66-AMB-17", model=figure.id)
    if not figure.marker:
        return refuse("why-not-inconspicuous", "AD66-AMB-100", model=figure.id)
    return refuse("why-same-gender", "AD66-AMB-100", model=figure.id, target=target.id)


@clause("AD66-CONV-01", "AD66-CONV-03", "AD66-AMB-16")
def why_not_defending(game: Anno, user: Figure, target: Figure, seat: int, figure: Figure) -> Refusal | None:
    """Why somebody cannot speak for the target: takes part already, is another player's, Unconscious, or beside neither of the two."""
    if figure in defenders(game, user, target, seat):
        return None
    if figure in (user, target):
        return refuse("why-takes-part", "AD66-CONV-01", model=figure.id)
    reason = refusals.why_not_own(figure, seat, "AD66-CONV-03")
    if reason is None and figure.unconscious:
        reason = refuse("why-unconscious", "AD66-AMB-16", model=figure.id)
    two = {"one": user.id, "two": target.id}
    return reason or refuse("why-beside-neither", "AD66-CONV-03", model=figure.id, **two)


@rule("AD66-CONV-05", "AD66-TAL-21", "AD66-TAL-23")
def make_stakes(
    game: Anno, name: str, seat: int, figures: Sequence[Figure], of: str, chilled: bool
) -> Rule[list[Stake]]:
    """One Stake for each participant. Against the Cold neither Faith nor any modifier helps."""
    stakes = []
    for figure in figures:
        tested = of
        if not chilled:
            tested = yield from faith.offer_faith(game, figure, seat, of, name)
        stake = tests.make_stake(game, figure, tested, seat)
        if chilled:
            charm.apply_cold(game, stake)
        stakes.append(stake)
    return stakes


# -- cards


@rule("AD66-CONV-04", "AD66-CONV-05", "AD66-CONV-06", "AD66-DP-49", "AD66-HID-05")
def play_cards(game: Anno, test: Test) -> Rule[None]:
    """A card for each, from hand or deck, the player without Initiative first; all are revealed together; then each side chooses a lead."""
    for stake in initiative_last(game, [*test.sides, *test.others]):
        answer = yield from decide(game, tests.source_ask(game, test, stake))
        tests.commit_card(game, test, stake, answer)
    yield from tests.reveal(game, test)
    yield from master_of_fate.offer_replacement(game, test)
    yield from unshakeable.offer_second_card(game, test)
    yield from choose_leads(game, test)
    yield from tests.name_suits(game, test, False)


@clause("AD66-CONV-04", "AD66-CONV-06")
def initiative_last(game: Anno, stakes: Sequence[Stake]) -> list[Stake]:
    """The player without Initiative decides first."""
    return sorted(stakes, key=lambda stake: stake.seat == game.initiative_holder)


@rule("AD66-CONV-06", "AD66-DP-50")
def choose_leads(game: Anno, test: Test) -> Rule[None]:
    """Each player with several participants picks who goes on; the others have no further influence."""
    everybody = [*test.sides, *test.others]
    chosen = []
    for first in initiative_last(game, test.sides):
        own = [stake for stake in everybody if stake.seat == first.seat]
        chosen.append((yield from choose_lead(game, test, own)))
    test.sides = sorted(chosen, key=lambda stake: stake.seat != test.sides[0].seat)
    test.others = [stake for stake in everybody if stake not in test.sides]


@rule("AD66-CONV-06", "AD66-DP-50")
def choose_lead(game: Anno, test: Test, own: Sequence[Stake]) -> Rule[Stake]:
    """One of a player's participants, now that all totals are known."""
    if len(own) == 1:
        return own[0]
    about: questions.ConversationLead = {"test": test.name, "totals": [tests.total(stake) for stake in own]}
    options = [stake.figure for stake in own]
    seat, why = own[0].seat, refusals.only_figures(game, options, "why-not-speaking", "AD66-CONV-06")
    ask = Choose("conversation-lead", seat=seat, rule="AD66-CONV-06", options=options, of="model", about=about, why=why)
    chosen = yield from decide(game, ask)
    game.tell("conversation-lead", "AD66-CONV-06", model=chosen, test=test.name, seat=own[0].seat + 1)
    return next(stake for stake in own if stake.figure == chosen)
