"""The automated Arch-Enemy: an Event table read once a turn (AD66-DSN-22, AD66-DSN-30)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from escarmouche.core.asks.ask import Some
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.ad1666.fate import deck
from escarmouche.games.ad1666.fate.event_deck import event_card
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.npcs.guard import rouse
from escarmouche.games.ad1666.refusals import cards_in_hand
from escarmouche.games.ad1666.setup.scenario import Event
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import alarm, arrive

MOODS = ("hasten", "still")  # last for one turn
UNNAMED = "unnamed"  # entries of a table need no names


@rule("AD66-DSN-22", "AD66-DECK-15")
def read_table(game: Anno) -> Rule[None]:
    """One Event card a turn, and the entry for its number."""

    for mood in MOODS:
        game.state.flags.pop(mood, None)
    if not game.scenario.events:
        return
    card = yield from event_card(game, "AD66-DSN-22")
    entry = next(event for event in game.scenario.events if event.on[0] <= int(card) <= event.on[1])
    title = game.scenario.event_id(entry) if entry.name else UNNAMED
    game.tell("event-read", "AD66-DSN-22", card=f"event-{card}", title=title, does=entry.does, count=entry.count)
    yield from apply_entry(game, entry)


@rule("AD66-DSN-22")
def apply_entry(game: Anno, entry: Event) -> Rule[None]:
    """What an entry of the table does."""
    effect = EFFECTS[entry.does](game, entry)
    if effect is not None:
        yield from effect


# -- what the entries do


def nothing(game: Anno, entry: Event) -> None:
    """Nothing happens."""


@clause("AD66-DSN-22")
def arrivals(game: Anno, entry: Event) -> None:
    """The next of a wave come to the board."""
    arrive.event_wave(game, entry.wave, entry.count)


@clause("AD66-DSN-22")
def rouse_guards(game: Anno, entry: Event) -> None:
    """Guards become Attackers."""
    for npc in hostile_npcs(game):
        if npc.vocation == "guard":
            rouse(game, npc)


@clause("AD66-DSN-22")
def heal_heroes(game: Anno, entry: Event) -> None:
    """Their Heroes lose Wounds."""
    for npc in hostile_npcs(game):
        if game.card(npc).hero:
            wound.heal(game, npc, entry.count, "AD66-DSN-22")


@clause("AD66-DSN-22")
def set_mood(game: Anno, entry: Event) -> None:
    """All of them act this turn, or none."""
    game.state.flags[entry.does] = 1


@clause("AD66-DSN-22")
def sound_alarm(game: Anno, entry: Event) -> None:
    """Alarm counters go."""
    for _ in range(entry.count):
        alarm.sound_alarm(game, "AD66-DSN-22")


@rule("AD66-DSN-22")
def draw_cards(game: Anno, entry: Event) -> Rule[None]:
    """Each player draws cards."""
    for seat in filter(game.has_player, game.seats):
        yield from deck.draw_cards(game, seat, entry.count, "AD66-DSN-22")
        yield from deck.keep_hand_limit(game, seat)


@clause("AD66-DSN-22")
def hostile_npcs(game: Anno) -> list[Figure]:
    """The non-player Characters except Recruits."""
    return [npc for npc in game.npcs() if npc.vocation != "recruit"]


@clause("AD66-DSN-22", "AD66-FULL-10")
def reload_all(game: Anno, entry: Event) -> None:
    """Each of their unloaded weapons gets one load step."""
    for npc in hostile_npcs(game):
        for thing in npc.things:
            if thing.load:
                thing.load -= 1
                game.tell("npc-loaded", "AD66-DSN-22", model=npc.id, item=thing.card, load=thing.load)


@rule("AD66-DSN-22")
def lose_cards(game: Anno, entry: Event) -> Rule[None]:
    """Each player discards cards of the player's choice."""
    for seat in filter(game.has_player, game.seats):
        hand = game.deck(seat).hand
        count = min(entry.count, len(hand))
        if count:
            ask = Some(
                "lose-cards",
                seat=seat,
                rule="AD66-DSN-22",
                options=list(hand),
                least=count,
                most=count,
                of="card",
                why=cards_in_hand(hand, "AD66-DSN-22"),
                once="AD66-DECK-04",
            )
            cards = yield from decide(game, ask)
            yield from deck.discard_from_hand(game, seat, cards, "AD66-DSN-22")


EFFECTS: Mapping[str, Callable[[Anno, Event], Step[None] | None]] = {
    "nothing": nothing,
    "arrive": arrivals,
    "reload": reload_all,
    "rouse": rouse_guards,
    "heal": heal_heroes,
    "hasten": set_mood,
    "still": set_mood,
    "alarm": sound_alarm,
    "draw": draw_cards,
    "discard": lose_cards,
}
