"""Conversation: an Opposed Test in which several Characters a side may take part, each with a card of its own (AD66-CONV)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Choose, Some
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.divination import master_of_fate
from escarmouche.games.ad1666.fate import skill_test as tests
from escarmouche.games.ad1666.fate.skill_test import Clash
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Figure, Stake, Test
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import charm, faith, unshakeable


@rule(
    "AD66-CONV-01",
    "AD66-CONV-02",
    "AD66-CONV-03",
    "AD66-CONV-07",
    "AD66-OPP-06",
    "AD66-NPC-04",
    "AD66-AMB-14",
    "AD66-AMB-16",
)
def converse(
    game: Anno,
    name: str,
    rule_id: str,
    user: Figure,
    target: Figure,
    of: str,
    against: str,
    helpers: Sequence[Figure],
    *,
    talent: bool = True,
) -> Rule[Clash]:
    """The whole of it, with its cards discarded at the end. `helpers`: who meets the description's conditions beside the user;
    `talent`: a [conversation] talent, in which Charmer and Cold count. Side 0 is the user's; it loses ties."""
    seat = user.seat
    other = stats.player(game, target, seat)
    unfit = refusals.among(game, functools.partial(not_helping, game, name, user, target, helpers))
    ours = [user, *(yield from joined(game, name, seat, helpers, target, unfit))]
    for figure in ours:
        figure.activated = True
    able = defenders(game, user, target, other)
    unfit = refusals.among(game, functools.partial(not_defending, game, user, target, other))
    theirs = [target, *(yield from joined(game, name, other, able, target, unfit))]
    one = yield from stakes(game, name, seat, ours, of, talent and charm.cold(game, theirs))
    two = yield from stakes(game, name, other, theirs, against, talent and charm.cold(game, ours))
    test = Test(name, rule_id, [one[0], two[0]], opposed=True, stage="committing", others=[*one[1:], *two[1:]])
    game.state.tests.append(test)
    yield from speak(game, test)
    if talent and not charm.cold(game, theirs):
        yield from charm.charm(game, test.sides[0], target)
    clash = yield from tests.resolve(game, test)
    yield from tests.finish(game, rule_id)
    return clash._replace(winner=1) if clash.winner is None else clash


# -- who takes part


@rule("AD66-CONV-02", "AD66-CONV-03", "AD66-DP-48", "AD66-AMB-16")
def joined(
    game: Anno, name: str, seat: int, able: Sequence[Figure], target: Figure, why: refusals.Why
) -> Rule[list[Figure]]:
    """Taking part is free: a player names any of those who may. `why`: against anybody else."""
    if not able:
        return []
    options = [figure.id for figure in able]
    about = {"test": name, "target": target.id}
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
    """Beside the user or the target, and not Unconscious: the target's Band, or for a Recruit the other player's. NPCs never help."""
    if target.seat == NOBODY and (target.vocation != "recruit" or game.side(seat) == user.side):
        return []
    near = (*game.ground.adjacent(user.cell), *game.ground.adjacent(target.cell))
    return [
        figure
        for figure in game.of_seat(seat)
        if figure is not target and figure.cell in near and not figure.unconscious
    ]


@clause("AD66-CONV-02", "AD66-EX-05", "AD66-AMB-16")
def band(game: Anno, user: Figure, target: Figure) -> list[Figure]:
    """Who may help the user, as far as every conversation asks: of its Band, beside the target, not activated, not Unconscious."""
    near = game.ground.adjacent(target.cell)
    return [
        figure
        for figure in game.of_seat(user.seat)
        if figure is not user and figure.cell in near and not figure.activated and not figure.unconscious
    ]


@clause("AD66-CONV-01", "AD66-CONV-02", "AD66-AMB-16", "AD66-AMB-17", "AD66-AMB-100")
def not_helping(
    game: Anno, name: str, user: Figure, target: Figure, helpers: Sequence[Figure], figure: Figure
) -> Refusal | None:
    """Why somebody does not help to talk: in it already, another's, activated before, Unconscious, not beside the target; or a condition
    of the talent does not hold of it."""
    if figure in helpers:
        return None
    if figure in (user, target):
        return refuse("why-takes-part", "AD66-CONV-01", model=figure.id)
    reason = refusals.not_own(figure, user.seat, "AD66-CONV-02")
    if reason is None and figure.activated:
        reason = refuse("why-activated", "AD66-AMB-16", model=figure.id)
    if reason is None and figure.unconscious:
        reason = refuse("why-unconscious", "AD66-AMB-16", model=figure.id)
    reason = reason or refusals.not_beside(game, target, figure, "AD66-CONV-02")
    if reason is not None:
        return reason
    if figure.prone and name == "bribery":
        return refuse("why-talks-lying", "AD66-AMB-17", model=figure.id)
    if not figure.marker:
        return refuse("why-not-inconspicuous", "AD66-AMB-100", model=figure.id)
    return refuse("why-same-gender", "AD66-AMB-100", model=figure.id, target=target.id)


@clause("AD66-CONV-01", "AD66-CONV-03", "AD66-AMB-16")
def not_defending(game: Anno, user: Figure, target: Figure, seat: int, figure: Figure) -> Refusal | None:
    """Why somebody does not speak for the target: in it already, another's, Unconscious, or beside neither of the two."""
    if figure in defenders(game, user, target, seat):
        return None
    if figure in (user, target):
        return refuse("why-takes-part", "AD66-CONV-01", model=figure.id)
    reason = refusals.not_own(figure, seat, "AD66-CONV-03")
    if reason is None and figure.unconscious:
        reason = refuse("why-unconscious", "AD66-AMB-16", model=figure.id)
    two = {"one": user.id, "two": target.id}
    return reason or refuse("why-beside-neither", "AD66-CONV-03", model=figure.id, **two)


@rule("AD66-CONV-05", "AD66-TAL-21", "AD66-TAL-23")
def stakes(game: Anno, name: str, seat: int, figures: Sequence[Figure], of: str, chilled: bool) -> Rule[list[Stake]]:
    """One Stake a participant. Against the Cold neither Faith nor any modifier helps."""
    found = []
    for figure in figures:
        tested = of
        if not chilled:
            tested = yield from faith.instead(game, figure, seat, of, name)
        stake = tests.staked(game, figure, tested, seat)
        if chilled:
            charm.chill(game, stake)
        found.append(stake)
    return found


# -- cards


@rule("AD66-CONV-04", "AD66-CONV-05", "AD66-CONV-06", "AD66-DP-49", "AD66-HID-05")
def speak(game: Anno, test: Test) -> Rule[None]:
    """A card for each, from hand or deck, the player without Initiative first; all are shown together; then each side has one lead."""
    for stake in without_first(game, [*test.sides, *test.others]):
        answer = yield from decide(game, tests.source_ask(game, test, stake))
        tests.committed(game, test, stake, answer)
    yield from tests.reveal(game, test)
    yield from master_of_fate.replace(game, test)
    yield from unshakeable.again(game, test)
    yield from leads(game, test)
    yield from tests.name_suits(game, test, False)


@clause("AD66-CONV-04", "AD66-CONV-06")
def without_first(game: Anno, found: Sequence[Stake]) -> list[Stake]:
    """The player without Initiative decides first."""
    return sorted(found, key=lambda stake: stake.seat == game.holder)


@rule("AD66-CONV-06", "AD66-DP-50")
def leads(game: Anno, test: Test) -> Rule[None]:
    """Each player with several participants picks who goes on; the others have no further influence."""
    everybody = [*test.sides, *test.others]
    chosen = []
    for first in without_first(game, test.sides):
        own = [stake for stake in everybody if stake.seat == first.seat]
        chosen.append((yield from lead(game, test, own)))
    test.sides = sorted(chosen, key=lambda stake: stake.seat != test.sides[0].seat)
    test.others = [stake for stake in everybody if stake not in test.sides]


@rule("AD66-CONV-06", "AD66-DP-50")
def lead(game: Anno, test: Test, own: Sequence[Stake]) -> Rule[Stake]:
    """One of a player's participants, once all totals are seen."""
    if len(own) == 1:
        return own[0]
    about = {"test": test.name, "totals": [tests.total(stake) for stake in own]}
    options = [stake.figure for stake in own]
    seat, why = own[0].seat, refusals.only(game, options, "why-not-speaking", "AD66-CONV-06")
    ask = Choose("conversation-lead", seat=seat, rule="AD66-CONV-06", options=options, of="model", about=about, why=why)
    chosen = yield from decide(game, ask)
    game.tell("conversation-lead", "AD66-CONV-06", model=chosen, test=test.name, seat=own[0].seat + 1)
    return next(stake for stake in own if stake.figure == chosen)
