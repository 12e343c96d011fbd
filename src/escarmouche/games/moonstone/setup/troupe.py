"""Set-up 2: factions and troupes (MOON-TROUPE). Chosen in secret by all at once, unless the set-up names them or they are drafted."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from escarmouche.core.asks.ask import Ask, Choose, Some
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.cards.library import cards_of
from escarmouche.games.moonstone.editions import edition
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.games.moonstone.state import Model, Phase
from escarmouche.games.moonstone.table import Moonstone

FACTIONS = edition("fr").factions  # the later edition has all of them


@rule("MOON-SETUP-01", "MOON-TROUPE-03", "MOON-AMB-11", "MOON-DEC-02", "MOON-DEC-04")
def choose(game: Moonstone) -> Rule[None]:
    """First the factions, then the troupes: each time all choose in secret and show together."""
    if not game.state.factions:
        yield from factions(game)
        return
    yield from troupes(game)
    muster(game)
    game.state.phase = phase_after(game)


def phase_after(game: Moonstone) -> Phase:
    """What follows the troupes (MOON-SETUP-01, MOON-AMB-86)."""
    return "events" if "events" in game.on else "grow"


@rule("MOON-TROUPE-03", "MOON-DRAFT-01", "MOON-HID-12", "MOON-CARD-02", "MOON-DEC-02")
def factions(game: Moonstone) -> Rule[None]:
    """Each player picks a faction. Those the set-up names are not asked."""
    chosen = [_given_faction(game, seat) for seat in range(game.setup.seats)]
    rule_id = "MOON-DRAFT-01" if "draft" in game.on else "MOON-TROUPE-03"
    asked = [seat for seat in game.playing() if not chosen[seat]]
    answers = yield from together([_faction_ask(game, seat, rule_id) for seat in asked])
    for seat, faction in zip(asked, answers, strict=True):
        chosen[seat] = faction if seat not in game.state.conceded else ""
    game.state.factions = chosen
    for seat in game.playing():
        game.tell("faction", rule_id, seat=seat + 1, faction=chosen[seat])


@rule("MOON-TROUPE-01", "MOON-TROUPE-05", "MOON-TROUPE-06", "MOON-TROUPE-07", "MOON-AMB-10", "MOON-AMB-11")
def troupes(game: Moonstone) -> Rule[None]:
    """Each player takes the agreed number of different characters of the faction. Two players may take the same one."""
    size = troupe_size(game.setup)
    chosen = [list(given(game.setup.troupes, seat) or ()) for seat in range(game.setup.seats)]
    asked = [seat for seat in game.playing() if not chosen[seat]]
    asks: list[Ask] = [
        Some(
            "troupe",
            seat=seat,
            rule="MOON-TROUPE-01",
            options=pool(game, game.state.factions[seat]),
            least=size,
            most=size,
            of="character",
            about=questions.Troupe(size=size, faction=game.state.factions[seat]),
            why=functools.partial(why_other_faction, game, game.state.factions[seat]),
            once="MOON-TROUPE-05",
        )
        for seat in asked
    ]
    answers = yield from together(asks)
    for seat, troupe in zip(asked, answers, strict=True):
        chosen[seat] = list(troupe) if seat not in game.state.conceded else []
    game.state.troupes = chosen


@clause("MOON-TROUPE-04")
def pool(game: Moonstone, faction: str) -> list[str]:
    """Every character that shows the faction's symbol, alone or beside another."""
    return [card.id for card in game.cards.values() if faction in card.factions]


@clause("MOON-TROUPE-03")
def why_other_faction(game: Moonstone, faction: str, name: Any) -> Refusal | None:
    """A character without the faction's symbol."""
    if name not in game.cards or faction in game.cards[name].factions:
        return None
    return refuse("why-other-faction", "MOON-TROUPE-03", character=name, faction=faction)


@clause("MOON-TROUPE-07")
def muster(game: Moonstone) -> None:
    """The chosen characters become models, not yet on the board. A second one of the same name is told apart by a number."""
    game.state.slain = [0] * game.setup.seats
    for seat, troupe in enumerate(game.state.troupes):
        for card in troupe:
            again = sum(model.card == card for model in game.models)
            game.models.append(Model(id=f"{card}-{again + 1}" if again else card, card=card, seat=seat))
        if troupe:
            game.tell("troupe", "MOON-TROUPE-01", seat=seat + 1, characters=list(troupe))


@clause("MOON-TROUPE-01", "MOON-TROUPE-02")
def troupe_size(setup: Options) -> int:
    """How many characters each player has: as agreed, else as many as the named troupes have, else as recommended."""
    if setup.size is None:
        for troupe in setup.troupes:
            if troupe:
                return len(troupe)
    return setup.troupe_size


def _faction_ask(game: Moonstone, seat: int, rule_id: str) -> Choose:
    size = troupe_size(game.setup)
    open_to = [f for f in game.edition.factions if len(pool(game, f)) >= size]

    def why(faction: Any) -> Refusal | None:
        if faction in open_to or faction not in FACTIONS:
            return None
        if faction not in game.edition.factions:
            return refuse("why-faction-edition", "MOON-TROUPE-03", faction=faction)
        return refuse("why-faction-small", "MOON-TROUPE-01", faction=faction, count=len(pool(game, faction)), size=size)

    return Choose("faction", seat=seat, rule=rule_id, options=open_to, why=why, about=questions.Faction(size=size))


def _given_faction(game: Moonstone, seat: int) -> str:
    """The faction that the set-up names for a seat, or that its named troupe has in common."""
    named: str | None = given(game.setup.factions, seat)
    if named:
        return named
    return next(iter(shared_factions(game.setup, given(game.setup.troupes, seat) or ())), "")


def shared_factions(setup: Options, troupe: Sequence[str]) -> list[str]:
    """The factions that every character of a troupe belongs to."""
    cards = cards_of(setup)
    if not troupe:
        return []
    return [f for f in edition(setup.edition).factions if all(f in cards[card].factions for card in troupe)]


def given(list_: Sequence[Any], seat: int) -> Any:
    return list_[seat] if seat < len(list_) else None


def together(asks: Sequence[Ask]) -> Rule[tuple[Any, ...]]:
    """Ask several seats at once in secret. A single ask is put on its own; without any, there are no answers."""
    if len(asks) > 1:
        answers: tuple[Any, ...] = yield tuple(asks)
        return answers
    return ((yield asks[0]),) if asks else ()
