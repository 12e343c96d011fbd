"""When Events can be played and Agendas revealed (MOON-AMB-89) [EN] [optional].

Every player who may still hold a playable card is asked, whether or not they do: neither a question nor a pause gives anything away
(MOON-HID-14). What a seat holds is read from the state only when somebody looks at the question.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from escarmouche.core.asks.ask import LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.events import agendas, events
from escarmouche.games.moonstone.events.agendas import AGENDAS, reveal
from escarmouche.games.moonstone.events.crazy_town import crazy_town
from escarmouche.games.moonstone.table import Moonstone

if TYPE_CHECKING:
    from escarmouche.games.moonstone.harm.wounds import Hit

LATER = {card: refuse("why-agenda-later", "MOON-AMB-88", card=card) for card in AGENDAS}


# -- the windows


@clause("MOON-AMB-89")
def before_action(game: Moonstone) -> Step[None]:
    """Before an action is declared."""
    return free_window(game, "before-action")


@clause("MOON-AMB-89")
def after_action(game: Moonstone) -> Step[None]:
    """After an action is resolved, before reactions."""
    return free_window(game, "after-action")


@rule("MOON-AMB-89", "MOON-EVENT-07")
def step_edge(game: Moonstone, where: str) -> Rule[None]:
    """At the start and the end of each step of the turn. Crazy Town comes at the end of each Replenish Step."""
    if "events" in game.on:
        yield from free_window(game, where)
        if where == "replenish-end":
            yield from crazy_town(game)


@rule("MOON-AMB-88", "MOON-AMB-89", "MOON-EVENT-05", "MOON-DEC-38", "MOON-DEC-39")
def free_window(game: Moonstone, when: str) -> Rule[None]:
    """The active player first, then from the left: play any cards, one after the other, then pass."""
    seat = game.active_seat()
    for owner in (seat, *game.from_left(seat)):
        while held(game, owner) or (game.state.phantasm and _removed(game, owner)):
            name, choice = parts((yield _ask(game, owner, {"when": when})))
            if name == "pass":
                break
            yield from _play(game, owner, name, choice)


@rule("MOON-AMB-90", "MOON-EVENT-07")
def declared(game: Moonstone) -> Rule[bool]:
    """An action has been declared and paid: an enemy may play Hesitation. True if it is stopped."""
    action = game.state.action
    if "events" not in game.on or action is None:
        return False
    for seat in game.from_left(game.model(action.model).seat):
        if may_hold(game, seat, "hesitation"):
            about: questions.Window = {"when": "on-declaration", "model": action.model, "action": action.name}
            name, choice = parts((yield _ask(game, seat, about)))
            if name != "pass":
                yield from _play(game, seat, name, choice)
                break
    return action.stopped


@rule("MOON-AMB-91", "MOON-AMB-51", "MOON-EVENT-07")
def shield(game: Moonstone, hits: list[Hit]) -> Rule[list[Hit]]:
    """Wounds of an action are known and not yet marked: Ninja Reactions may make those of one character Null, now and later."""
    action = game.state.action
    if "events" not in game.on or action is None:
        return hits
    hits = [hit for hit in hits if hit.victim.id not in action.shielded]
    seat = game.active_seat()
    for owner in (seat, *game.from_left(seat)):
        if hits and may_hold(game, owner, "ninja-reactions"):
            victims, wounds = [hit.victim.id for hit in hits], [hit.wounds for hit in hits]
            about: questions.Window = {"when": "on-wounds", "victims": victims, "wounds": wounds}
            name, choice = parts((yield _ask(game, owner, about, hits)))
            if name != "pass":
                yield from _play(game, owner, name, choice)
                return [hit for hit in hits if hit.victim.id not in action.shielded]
    return hits


@rule("MOON-AMB-88", "MOON-EVENT-07")
def rolled(game: Moonstone, totals: dict[int, int]) -> Rule[None]:
    """The dice for the first activation are rolled: Tavern Gossip may be revealed now, and adds 1 at once."""
    if "events" not in game.on:
        return
    for seat in totals:
        if may_hold(game, seat, "tavern-gossip"):
            name, choice = parts((yield _ask(game, seat, {"when": "on-roll"})))
            if name != "pass":
                yield from _play(game, seat, name, choice)
                totals[seat] += agendas.roll_bonus(game, seat)  # nothing for another faction (MOON-AMB-87)


# -- who is asked, and what they may play


@clause("MOON-HID-14", "MOON-EVENT-05", "MOON-CONC-03")
def held(game: Moonstone, seat: int) -> int:
    """How many cards a player has not shown yet: everybody can count them. A player who has conceded plays none."""
    state = game.state
    if not state.secrets or seat in state.conceded:
        return 0
    cards, revealed = state.secrets[seat], state.revealed
    count = len(cards)
    if revealed:
        for card in cards:
            if card in revealed:
                count -= 1
    return count


@clause("MOON-HID-14")
def may_hold(game: Moonstone, seat: int, card: str) -> bool:
    """Could a player hold this card, as far as everybody knows: nobody has shown it, and this player has shown none of its type."""
    state = game.state
    if card in state.revealed or not held(game, seat):
        return False
    if not state.revealed:
        return True
    shown = [other for other in state.secrets[seat] if other in state.revealed]
    return all((other in AGENDAS) != (card in AGENDAS) for other in shown)


def _removed(game: Moonstone, seat: int) -> bool:
    return bool(game.state.phantasm) and bool(game.state.phantasm[seat]) and seat not in game.state.conceded


def _ask(game: Moonstone, seat: int, about: questions.Window, hits: list[Hit] | None = None) -> Menu:
    cards = functools.partial(_branches, game, seat, about["when"], hits or [])
    why = functools.partial(why_not_at_hand, game, seat)
    return Menu("window", seat=seat, rule="MOON-AMB-89", branches=cards, about=about, why=why)


@clause("MOON-EVENT-01", "MOON-EVENT-05", "MOON-AMB-95")
def why_not_at_hand(game: Moonstone, seat: int, card: Any) -> Refusal | None:
    """Why a card cannot be played: it has been used, or is not the player's own; or why nothing can be shuffled back."""
    if card == "shuffle-back":
        key = "why-shuffle-later" if _removed(game, seat) else "why-nothing-removed"
        return refuse(key, "MOON-AMB-95")
    if card not in events.CARDS:
        return None
    if card in game.state.secrets[seat]:
        return refuse("why-card-shown", "MOON-EVENT-01", card=card)
    return refuse("why-card-not-own", "MOON-EVENT-01", card=card)


@clause("MOON-AMB-89", "MOON-EVENT-01")
def why_not_here(game: Moonstone, seat: int | None, card: Any) -> Refusal | None:
    """Why an Event or Agenda is not played at a question that is about something else."""
    if card not in events.CARDS:
        return None
    if "events" not in game.on:
        return refuse("why-no-card-window", "MOON-EVENT-01", card=card)
    secrets = game.state.secrets
    if seat is not None and secrets and (card not in secrets[seat] or card in game.state.revealed):
        return why_not_at_hand(game, seat, card)
    return refuse("why-card-window", "MOON-AMB-89", card=card)


def _branches(game: Moonstone, seat: int, when: str, hits: list[Hit]) -> dict[str, LazyBranch]:
    """Pass, and each of the player's cards that has not been shown: playable now, or the reason why not."""
    branches: dict[str, LazyBranch] = {"pass": None}
    victims = [hit.victim for hit in hits] if hits else []
    revealed = game.state.revealed
    for card in game.state.secrets[seat]:
        if card in revealed:
            continue
        if card in events.EVENTS:
            branches[card] = functools.partial(events.branch, game, seat, card, when, victims)
        elif when in events.FREE or (when == "on-roll" and card == "tavern-gossip"):
            branches[card] = None
        else:
            branches[card] = LATER[card]
    if _removed(game, seat) and when in events.FREE:
        branches["shuffle-back"] = None
    return branches


@rule("MOON-EVENT-05", "MOON-DEC-38", "MOON-DEC-39")
def _play(game: Moonstone, seat: int, name: str, choice: Any) -> Rule[None]:
    """An Event takes effect, an Agenda is revealed, removed Arcane Cards go back."""
    if name == "shuffle-back":
        events.shuffle_back(game, seat)
    elif name in AGENDAS:
        reveal(game, seat, name)
    else:
        yield from events.play(game, seat, name, choice)
