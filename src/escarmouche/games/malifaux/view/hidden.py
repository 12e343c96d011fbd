"""Worlds that a seat cannot tell from the truth: cards, Crews being hired and secret Schemes are dealt again (MALI-HID)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.core.dealer.chance import Random
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.fate import deck, unseen
from escarmouche.games.malifaux.setup import choose_schemes, crew, hire
from escarmouche.games.malifaux.state import Scheme
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-HID-07", "MALI-HID-08", "MALI-HID-09", "MALI-HID-10", "MALI-HID-11")
def redeal(game: Malifaux, seat: int | None, rng: Random) -> None:
    """Everything open stays. The others' cards, Titles, hired models and Schemes become anything that the seat must think possible."""
    for owner in game.seats:
        unseen.redeal(game, owner, seat, rng)
        if owner != seat:
            _crew(game, owner, rng)  # MALI-HID-05
            if not shown(game):
                game.state.schemes[owner] = _schemes(game, owner, rng)  # MALI-HID-06, MALI-SETUP-27


@clause("MALI-HID-01", "MALI-HID-02", "MALI-HID-05", "MALI-HID-06")
def hidden(game: Malifaux, seat: int | None) -> Mapping[str, Any]:
    """The others' hands, their Titles while Crews are hired, their Schemes and the models chosen for these; and in every deck the
    cards that only somebody else has looked at."""
    others = [owner for owner in game.seats if owner != seat]
    decks = [(owner, game.deck(owner)) for owner in game.seats]
    secret_schemes = [scheme for owner in others for scheme in game.state.schemes[owner] if not scheme.shown]
    secrets: dict[str, list[Any]] = {
        "hand": [sorted(own.hand[i] for i in unseen.concealed(own, owner, seat)) for owner, own in decks],
        "deck-top": [own.pile.top[deck.depth(own, seat) : unseen.fixed(own)] for _, own in decks],
        "title": [game.state.crews[owner].leader for owner in others if titled(game, owner)],
        "scheme": [] if shown(game) else [scheme.number for scheme in secret_schemes],
        "scheme-model": [] if shown(game) else [scheme.friend + scheme.enemy for scheme in secret_schemes],
    }
    return {kind: values for kind, values in secrets.items() if any(values)}


@clause("MALI-HID-06")
def shown(game: Malifaux) -> bool:
    """Are all Schemes shown? After the game they are."""
    return game.state.phase == "over"


@clause("MALI-HID-05", "MALI-SETUP-23")
def _crew(game: Malifaux, owner: int, rng: Random) -> None:
    """Until the Crews are shown: the Leader's name is known, the Title is not."""
    if not titled(game, owner):
        return
    own = game.state.crews[owner]
    name = crew.name(game.cards[own.leader])
    titles = [
        card for card in crew.leaders(game.cards, own.faction, game.setup.legacy) if crew.name(game.cards[card]) == name
    ]
    own.leader = titles[int(rng.random() * len(titles))]


@clause("MALI-HID-05", "MALI-SETUP-23")
def titled(game: Malifaux, owner: int) -> bool:
    """Has a Leader been chosen whose Title is still secret?"""
    return game.state.phase == "hire" and hire.fixed_crew(game, owner) is None and not hire.led(game, owner)


@clause("MALI-HID-06")
def _schemes(game: Malifaux, owner: int, rng: Random) -> list[Scheme]:
    """Revealed Schemes stay; the others become any that the player could have chosen."""
    schemes = list[Scheme]()
    chosen = game.state.schemes[owner]
    taken = [scheme.number for scheme in chosen if scheme.shown]
    for scheme in chosen:
        if not scheme.shown:
            scheme = _any(game, owner, taken, rng) or scheme
            taken.append(scheme.number)
        schemes.append(scheme)
    return schemes


def _any(game: Malifaux, owner: int, taken: list[int], rng: Random) -> Scheme | None:
    """A Scheme of the pool, all equally likely, with any of the models that could be chosen for it."""
    every = [choose_schemes.possible(game, owner, number) for number in game.state.pool if number not in taken]
    every = [options for options in every if options]
    if not every:
        return None
    options = every[int(rng.random() * len(every))]
    return options[int(rng.random() * len(options))]
