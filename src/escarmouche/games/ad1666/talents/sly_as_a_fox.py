"""Sly as a Fox!: one more card in every Initiative Phase, kept or given up for +2 (AD66-TAL-34)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions
from escarmouche.games.ad1666.fate import deck
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure, Mod, Stake, Test
from escarmouche.games.ad1666.table import Anno

BONUS = 2


@rule("AD66-TAL-34", "AD66-DP-14", "AD66-AMB-04", "AD66-AMB-15", "AD66-HID-08")
def after_reveal(game: Anno, test: Test) -> Rule[None]:
    """The Initiative cards are revealed: each fox not used this turn draws a card, and may give it up for +2 on its player's side.

    `test` is the Initiative test, with one Stake for each player in `sides`. The +2 goes to `stake.mods` and into `state.plus`, from where
    `carried_bonus` takes it when a tied test is repeated. Call it after the reveal and before `tactician.offer_second_card`.
    """
    for stake in sorted(test.sides, key=lambda stake: stake.seat != game.initiative_holder):
        for fox in foxes_to_draw(game, stake.seat):
            game.state.used.append(f"sly:{fox.id}")
            yield from draw_for_fox(game, stake, fox)


@rule("AD66-TAL-34", "AD66-DP-14", "AD66-AMB-06", "AD66-HID-08")
def draw_for_fox(game: Anno, stake: Stake, fox: Figure) -> Rule[None]:
    """One card is drawn. A card that is kept stays private; one that is given up is shown, and adds 2 to the Initiative."""
    seat = stake.seat
    drawn = yield from deck.draw_cards(game, seat, 1, "AD66-TAL-34")
    if not drawn:
        return
    ask = Choose(
        "sly", seat=seat, rule="AD66-TAL-34", options=("keep-card", "give-up"), about=questions.OfModel(model=fox.id)
    )
    answer = yield from decide(game, ask)
    if answer == "keep-card":
        game.tell("sly-kept", "AD66-TAL-34", model=fox.id)
        yield from deck.keep_hand_limit(game, seat)
        return
    game.tell("sly-plus", "AD66-TAL-34", model=fox.id, amount=BONUS)
    stake.mods.append(Mod("sly", BONUS))
    plus = game.state.plus
    plus.extend([0] * (seat + 1 - len(plus)))
    plus[seat] += BONUS
    yield from deck.discard_from_hand(game, seat, [game.deck(seat).hand[-1]], "AD66-TAL-34")


@clause("AD66-AMB-04")
def carried_bonus(game: Anno, seat: int) -> list[Mod]:
    """What a player has earned in this Initiative Phase: it stays when a tied test is repeated."""
    plus = game.state.plus
    amount = plus[seat] if seat < len(plus) else 0
    return [Mod("sly", amount)] if amount else []


@rule("AD66-TAL-34", "AD66-AMB-06")
def first_turn(game: Anno) -> Rule[None]:
    """The first turn has no Initiative Phase: each fox draws its card all the same."""
    for seat in sorted(game.seats, key=lambda seat: seat != game.initiative_holder):
        for fox in foxes_to_draw(game, seat):
            game.state.used.append(f"sly:{fox.id}")
            game.tell("sly-drew", "AD66-TAL-34", model=fox.id)
            yield from deck.draw_cards(game, seat, 1, "AD66-TAL-34")
            yield from deck.keep_hand_limit(game, seat)


@clause("AD66-TAL-34", "AD66-AMB-04")
def foxes_to_draw(game: Anno, seat: int) -> list[Figure]:
    """A player's Characters in play with the talent that have not used it in this phase."""
    used = game.state.used
    return [fox for fox in game.of_seat(seat) if game.has(fox, "sly") and f"sly:{fox.id}" not in used]
