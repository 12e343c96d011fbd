"""The automated Arch-Enemy: an Event table read once a turn (AD66-DSN-22, AD66-DSN-30)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.fate import deck
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.npcs.guard import GUARD, rouse
from escarmouche.games.ad1666.setup.scenario import Event
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import alarm, arrive

MOODS = ("hasten", "still")  # last for one turn
UNNAMED = "unnamed"  # a table need not give its entries names


@rule("AD66-DSN-22", "AD66-DECK-15")
def read_table(game: Anno) -> Rule[None]:
    """One Event card a turn, and what stands beside its number."""
    from escarmouche.games.ad1666.npcs.npc import event_card

    for mood in MOODS:
        game.state.flags.pop(mood, None)
    if not game.scenario.events:
        return
    card = yield from event_card(game, "AD66-DSN-22")
    entry = next(event for event in game.scenario.events if event.on[0] <= int(card) <= event.on[1])
    title = game.scenario.entry(entry) if entry.name else UNNAMED
    game.tell("event-read", "AD66-DSN-22", card=f"event-{card}", title=title, does=entry.does, count=entry.count)
    yield from happen(game, entry)


@rule("AD66-DSN-22")
def happen(game: Anno, entry: Event) -> Rule[None]:
    """What an entry of the table does."""
    match entry.does:
        case "arrive":
            yield from arrive.wave(game, entry.wave, entry.count)
        case "reload":
            reload_all(game)
        case "rouse":
            for npc in theirs(game):
                if npc.vocation == GUARD:
                    rouse(game, npc)
        case "heal":
            for npc in theirs(game):
                if game.card(npc).hero:
                    wound.heal(game, npc, entry.count, "AD66-DSN-22")
        case "hasten" | "still":
            game.state.flags[entry.does] = 1
        case "alarm":
            for _ in range(entry.count):
                alarm.sound(game, "AD66-DSN-22")
        case "draw":
            for seat in filter(game.sits, game.seats):
                yield from deck.take(game, seat, entry.count, "AD66-DSN-22")
                yield from deck.limit(game, seat)
        case "discard":
            yield from lose_cards(game, entry.count)
        case _:
            pass


@clause("AD66-DSN-22")
def theirs(game: Anno) -> list[Figure]:
    """The Characters nobody plays, Recruits apart."""
    return [npc for npc in game.npcs() if npc.vocation != "recruit"]


@clause("AD66-DSN-22", "AD66-FULL-10")
def reload_all(game: Anno) -> None:
    """Every weapon of theirs is a load step nearer to being ready."""
    for npc in theirs(game):
        for thing in npc.things:
            if thing.load:
                thing.load -= 1
                game.tell("npc-loaded", "AD66-DSN-22", model=npc.id, item=thing.card, load=thing.load)


@rule("AD66-DSN-22")
def lose_cards(game: Anno, count: int) -> Rule[None]:
    """Each player discards cards of their own choice."""
    from escarmouche.core.asks.ask import Some
    from escarmouche.games.ad1666.npcs.empty_seat import decide
    from escarmouche.games.ad1666.refusals import from_hand

    for seat in filter(game.sits, game.seats):
        hand = game.deck(seat).hand
        lost = min(count, len(hand))
        if lost:
            ask = Some(
                "lose-cards",
                seat=seat,
                rule="AD66-DSN-22",
                options=list(hand),
                least=lost,
                most=lost,
                of="card",
                why=from_hand(hand, "AD66-DSN-22"),
                once="AD66-DECK-04",
            )
            cards = yield from decide(game, ask)
            yield from deck.give_up(game, seat, cards, "AD66-DSN-22")
