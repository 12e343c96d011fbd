"""Summoning: a new model joins the Crew of the one whose effect it is (MALI-SUMM, MALI-LIMIT-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.core.asks.ask import Choose
from escarmouche.core.asks.region import Place, Region
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.models import upgrade
from escarmouche.games.malifaux.movement import place
from escarmouche.games.malifaux.state import Marker, Model
from escarmouche.games.malifaux.table import Malifaux

# -- whom a Crew may have

PUT_BY = "MALI-SUMM-03"  # where a Summoned model may stand


@clause("MALI-LIMIT-01", "MALI-CARD-08", "MALI-HIRE-09", "MALI-AMB-75")
def why_at_limit(game: Malifaux, seat: int, card: str, leaving: Sequence[Model] = ()) -> Refusal | None:
    """Why no more models of a card may join a Crew: its limit is in play already, not counting those about to leave."""
    limit = game.cards[card].limit
    there = sum(model.card == card and model not in leaving for model in game.in_play(seat))
    return refuse("why-model-limit", "MALI-LIMIT-01", card=card, limit=limit) if there >= limit else None


@clause("MALI-HIRE-08")
def why_no_master(game: Malifaux, seat: int, card: str) -> Refusal | None:
    """A Totem comes only while its Master is in play in the Crew."""
    master = game.cards[card].totem
    if not master or any(master in game.card(model).traits for model in game.in_play(seat)):
        return None
    return refuse("why-totem-summon", "MALI-HIRE-08", card=card, master=master)


def why_not(game: Malifaux, by: Model, card: str, attached: str = "") -> Refusal | None:
    """Why a model cannot be Summoned: the limit, the Master, an Upgrade that it must have and may not. Room is not checked."""
    refusal = why_at_limit(game, by.seat, card) or why_no_master(game, by.seat, card)
    if refusal is None and attached:
        refusal = upgrade.why_not(game, made(game, by.seat, card), attached)  # MALI-SUMM-04
    return refusal


# -- a new model


@clause("MALI-SUMM-01", "MALI-CARD-06")
def made(game: Malifaux, seat: int, card: str) -> Model:
    """A new model of a Crew, not yet on the table, with a name that no other has had."""
    again = sum(model.card == card for model in game.models)
    name = f"{card}-{again + 1}" if again else card
    return Model(name, card, seat, status="hired", health=game.cards[card].health)


@rule("MALI-SUMM-01", "MALI-SUMM-03", "MALI-SUMM-04", "MALI-AMB-76", "MALI-AMB-116", "MALI-DP-53")
def summon(
    game: Malifaux,
    seat: int,
    by: Model,
    cards: Sequence[str],
    *,
    attached: str = "",
    beside: Model | Marker | None = None,
    within: int | None = None,
) -> Rule[Model | None]:
    """A model of one of these cards joins the Crew of `by`, whoever decides: in base contact with it (or `beside`), or within that
    many mils."""
    card = yield from chosen(game, seat, by, cards, attached)
    if not card:
        return None
    new = made(game, by.seat, card)
    region = room(game, new, beside or by, by, within)
    if region is None:
        game.tell("no-room", "MALI-SUMM-03", model=by.id, card=card)
        return None
    about: questions.NewModel = {"model": by.id, "card": card, "puts": card, "radius": game.cards[card].radius}
    spot = yield Place("summon", seat=seat, rule="MALI-SUMM-03", region=region, about=about)
    game.models.append(new)
    place.enter(game, new, spot)
    new.summoned = game.state.turn
    game.tell("summoned", "MALI-SUMM-01", model=new.id, by=by.id, card=card, end=(new.x, new.y, new.z))
    if attached:
        upgrade.attach(game, new, attached)
    opposed(game, new)  # MALI-SUMM-02
    return new


@rule("MALI-SUMM-04", "MALI-LIMIT-01", "MALI-DP-53")
def chosen(game: Malifaux, seat: int, by: Model, cards: Sequence[str], attached: str) -> Rule[str]:
    """Which card, if more than one may be added; "" if none may."""
    options = [card for card in cards if why_not(game, by, card, attached) is None]
    if len(options) < 2:
        if not options:
            game.tell("not-added", "MALI-LIMIT-01", model=by.id, card=cards[0])
        return options[0] if options else ""
    about: questions.OfModel = {"model": by.id}

    def why(card: Any) -> Refusal | None:
        if card not in game.cards or card in options:
            return None
        barred = why_not(game, by, card, attached) if card in cards else None
        return barred or refuse("why-not-summoned", "MALI-SUMM-01", model=by.id, card=card)

    answer: str = yield Choose(
        "summon-whom", seat=seat, rule="MALI-SUMM-01", options=options, of="sheet", about=about, why=why
    )
    return answer


@clause("MALI-SUMM-03")
def room(game: Malifaux, new: Model, centre: Model | Marker, by: Model, within: int | None) -> Region | None:
    """Where a new model may stand: in contact or near enough, and in LoS of the model whose effect it is; None if nowhere."""
    if within is None:
        return place.region(game, new, contact=centre, seen=by, rule_id=PUT_BY)
    return place.region(game, new, within=within, of=centre, seen=by, rule_id=PUT_BY, reach_rule=PUT_BY)


@clause("MALI-SUMM-02", "MALI-PASS-03", "MALI-AMB-77")
def opposed(game: Malifaux, new: Model) -> None:
    """The other Crew gains a Pass Token for the new model."""
    seat = game.opponent(new.seat)
    game.deck(seat).passes += 1
    game.tell("pass-gained", "MALI-SUMM-02", seat=seat + 1, passes=game.deck(seat).passes)
