"""Follow-Up Attacks: an additional free card after a circled result (MOON-FOLLOW)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Answer, Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.melee.blow import Blow, different_cards, lay
from escarmouche.games.moonstone.melee.exchange import resolve
from escarmouche.games.moonstone.melee.signature_move import helps_owner
from escarmouche.games.moonstone.refusals import not_held
from escarmouche.games.moonstone.state import MOVES, Bout, Fighter
from escarmouche.games.moonstone.table import Moonstone

NONE = "none"


@rule("MOON-FOLLOW-04", "MOON-FOLLOW-07", "MOON-AMB-47", "MOON-DEC-31")
def follow_ups(game: Moonstone, bout: Bout, first: tuple[Blow, Blow]) -> Rule[None]:
    """A fighter with a circled result may play one more card, in secret if both have one. That card grants no further one."""
    due = [blow for blow in first if has_follow_up(game, blow)]
    if not due:
        return
    for blow in due:
        game.tell("follow-up-due", "MOON-FOLLOW-01", model=blow.model.id, card=blow.move, against=blow.against)
    if len(due) == 2:
        picks = yield (ask_for(due[0]), ask_for(due[1]))  # MOON-FOLLOW-07
    else:
        picks = ((yield ask_for(due[0])),)
    blows = lay_down(game, due, picks)
    if blows:
        yield from resolve(game, blows)


@clause("MOON-FOLLOW-01", "MOON-FOLLOW-02", "MOON-SIG-07", "MOON-AMB-48", "MOON-AMB-101")
def has_follow_up(game: Moonstone, blow: Blow) -> bool:
    """A circled result, a fighter who is alive, a card in hand; and a card that could do something."""
    if blow.against not in blow.strike.circles or not blow.model.in_play or not blow.fighter.hand:
        return False
    return can_hit(blow) or ("signature_moves" in game.on and helps_owner(blow.card))


def can_hit(blow: Blow) -> bool:
    """Somebody is there to be hit, and within reach."""
    return blow.hits and not blow.fighter.null


@clause("MOON-FOLLOW-03", "MOON-HID-14")
def ask_for(blow: Blow) -> Choose:
    """A card of the hand or none. Always asked, so that declining looks the same as having nothing worth playing."""
    return Choose(
        "follow-up",
        seat=blow.fighter.seat,
        rule="MOON-FOLLOW-03",
        options=lambda: [NONE, *worth_playing(blow)],
        of="card",
        about=questions.FollowUp(model=blow.model.id, target=blow.victim.id, against=blow.victim_fighter.played[0]),
        why=lambda card: why_not_played(blow, card),
    )


@clause("MOON-FOLLOW-03", "MOON-AMB-101")
def why_not_played(blow: Blow, card: Answer) -> Refusal | None:
    """Why a card cannot be played: it is not in the hand, or could do nothing."""
    reason = not_held(lambda: different_cards(blow.fighter), "MOON-FOLLOW-03", MOVES)(card)
    if reason is not None or card not in different_cards(blow.fighter) or card in worth_playing(blow):
        return reason
    return refuse("why-follow-up-idle", "MOON-AMB-101", card=card, target=blow.victim.id)


@clause("MOON-AMB-48", "MOON-AMB-101")
def worth_playing(blow: Blow) -> list[str]:
    """Any card of the hand; with nothing to hit, only the one that a Signature Move with effects on its owner can replace."""
    cards = different_cards(blow.fighter)
    if can_hit(blow) or blow.card.signature is None:
        return cards
    return [card for card in cards if card == blow.card.signature.upgrades]


def lay_down(game: Moonstone, due: list[Blow], picks: tuple[str, ...]) -> list[Blow]:
    """The cards picked are shown; each is read against the other Follow-Up, or else the card of the first exchange."""
    chosen = [(blow, pick) for blow, pick in zip(due, picks, strict=True) if pick != NONE]
    for blow, pick in chosen:
        lay(blow.fighter, pick, 1, blow.fighter.follow)
    blows = [
        Blow(game, blow.fighter, blow.victim_fighter, card_met(blow.victim_fighter), follow=True) for blow, _ in chosen
    ]
    for blow in due:
        _tell(game, blow.fighter, blow.victim_fighter)
    return blows


@clause("MOON-FOLLOW-03", "MOON-FOLLOW-07", "MOON-AMB-49", "MOON-AMB-50")
def card_met(opponent: Fighter) -> str:
    """The standard name of the card that a Follow-Up meets."""
    return (opponent.follow or opponent.played)[0]


def _tell(game: Moonstone, fighter: Fighter, opponent: Fighter) -> None:
    if fighter.follow:
        against = card_met(opponent)
        game.tell("follow-up", "MOON-FOLLOW-03", model=fighter.model, card=fighter.follow[0], against=against)
    else:
        game.tell("follow-up-none", "MOON-FOLLOW-03", model=fighter.model)
