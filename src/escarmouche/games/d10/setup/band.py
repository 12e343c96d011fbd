"""The bands: those of the scenario, those given in the set-up, or built within the limits of D10-SET-05; and the figures they make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Shut, parts, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.cards.card import Card, Weapon
from escarmouche.games.d10.cards.library import band_of
from escarmouche.games.d10.setup.options import Options
from escarmouche.games.d10.setup.scenario import Scenario
from escarmouche.games.d10.state import Figure, Thing
from escarmouche.games.d10.table import D10

SEATS = (0, 1)  # D10-SET-01
LEAST, MOST = 11, 13  # the M of a band at the start (D10-SET-05)
CHARACTERS = (1, 3)  # how many a band may have
LEADER, CHARACTER = 3, 2  # M to be kept free while the band has none of them
HANDS = 2


# -- the limits


@clause("D10-SET-05", "D10-FIG-02")
def total(cards: Mapping[str, Card], picks: Sequence[str]) -> int:
    """The M of a whole band: 3 for a Leader, 2 for a Character, 1 for any other."""
    return sum([cards[pick].morale for pick in picks])


def ranks(cards: Mapping[str, Card], picks: Sequence[str], rank: str) -> int:
    return sum([cards[pick].rank == rank for pick in picks])


@clause("D10-SET-05")
def why_incomplete(cards: Mapping[str, Card], picks: Sequence[str], bound: int) -> Refusal | None:
    """Why a band cannot be played: it needs one Leader, 1 to 3 Characters, M 11 to 13, the same as the other (`bound`; 0: not known)."""
    leaders, characters = ranks(cards, picks, "leader"), ranks(cards, picks, "character")
    if leaders != 1:
        return refuse("why-band-leader", "D10-SET-05", count=leaders)
    if not CHARACTERS[0] <= characters <= CHARACTERS[1]:
        return refuse("why-band-characters", "D10-SET-05", count=characters, least=CHARACTERS[0], most=CHARACTERS[1])
    morale = total(cards, picks)
    if bound and morale != bound:
        return refuse("why-band-equal", "D10-SET-05", morale=morale, wanted=bound)
    if not LEAST <= morale <= MOST:
        return refuse("why-band-morale", "D10-SET-05", morale=morale, least=LEAST, most=MOST)
    return None


@clause("D10-SET-05")
def why_not(cards: Mapping[str, Card], picks: Sequence[str], bound: int, name: str) -> Refusal | None:
    """Why a figure cannot be taken: too many of its rank, or no room for the Leader and the Character that must come."""
    leaders, characters = ranks(cards, picks, "leader"), ranks(cards, picks, "character")
    rank = cards[name].rank
    if rank == "leader" and leaders:
        return refuse("why-band-leader", "D10-SET-05", count=leaders + 1)
    if rank == "character" and characters == CHARACTERS[1]:
        return refuse(
            "why-band-characters", "D10-SET-05", count=characters + 1, least=CHARACTERS[0], most=CHARACTERS[1]
        )
    due = LEADER * (not leaders and rank != "leader") + CHARACTER * (not characters and rank != "character")
    room = (bound or MOST) - total(cards, picks) - due
    if cards[name].morale > room:
        return refuse("why-band-room", "D10-SET-05", card=name, morale=cards[name].morale, room=room, due=due)
    return None


# -- who has which


@clause("D10-SET-04", "D10-DP-01")
def fixed(setup: Options, scenario: Scenario, seat: int) -> list[str] | None:
    """A band that nobody is asked for: given in the set-up, or that of the scenario; None if it has to be built."""
    if seat < len(setup.bands) and setup.bands[seat]:
        return list(setup.bands[seat])
    return None if setup.build else band_of(setup, scenario.forces[seat].band)


@rule("D10-SET-01", "D10-SET-04", "D10-SET-05", "D10-DP-01")
def muster(game: D10) -> Rule[None]:
    """One step of building: the first player's band, whose M binds the second; then both are known."""
    state = game.state
    if not state.bands:
        given = [fixed(game.setup, game.scenario, seat) for seat in SEATS]
        state.bands = [picks or [] for picks in given]
        state.ready = [seat for seat in SEATS if given[seat] is not None]
    waiting = [seat for seat in SEATS if seat not in state.ready]
    if waiting:
        yield from build(game, waiting[0])
        return
    for seat in SEATS:
        picks = state.bands[seat]
        game.tell("band", "D10-SET-05", seat=seat + 1, cards=picks, morale=total(game.cards, picks))
    state.ready, state.phase = [], "edges"


def other_morale(game: D10, seat: int) -> int:
    """The M that the other band prescribes; 0 while it is not built."""
    other = 1 - seat
    return total(game.cards, game.state.bands[other]) if other in game.state.ready else 0


@rule("D10-SET-05", "D10-DP-01")
def build(game: D10, seat: int) -> Rule[None]:
    """Take a figure, put one back, or be done."""
    picks = game.state.bands[seat]
    answer = yield menu(game, seat)
    word, card = parts(answer)
    if word == "done":
        game.state.ready.append(seat)
        game.tell("band-done", "D10-SET-05", seat=seat + 1, morale=total(game.cards, picks))
    elif word == "take":
        picks.append(card)
        game.tell("band-take", "D10-SET-05", seat=seat + 1, card=card, morale=total(game.cards, picks))
    else:
        picks.remove(card)
        game.tell("band-back", "D10-SET-05", seat=seat + 1, card=card, morale=total(game.cards, picks))


def menu(game: D10, seat: int) -> Menu:
    """What can be done with the band so far."""
    cards, picks, limit = game.cards, game.state.bands[seat], other_morale(game, seat)
    branches: dict[str, LazyBranch] = {
        "take": lambda: _take(game, seat, limit),
        "back": lambda: _put_back(game, seat),
        "done": why_incomplete(cards, picks, limit),
    }
    about: questions.Band = {
        "morale": total(cards, picks),
        "least": limit or LEAST,
        "most": limit or MOST,
        "cards": list(picks),
        "leaders": ranks(cards, picks, "leader"),
        "characters": ranks(cards, picks, "character"),
    }
    return Menu("band", seat=seat, rule="D10-SET-05", branches=branches, about=about)


def _take(game: D10, seat: int, limit: int) -> Choose | Shut:
    """Which figure to take: any that the limits allow."""
    cards, picks = game.cards, game.state.bands[seat]
    names = [name for name in cards if why_not(cards, picks, limit, name) is None]

    def why(name: Answer) -> Refusal | None:
        return why_not(cards, picks, limit, str(name)) if name in cards else None

    ask = Choose("band-take", seat=seat, rule="D10-SET-05", options=names, of="card", why=why)
    return unless_empty(
        ask, lambda: refuse("why-band-full", "D10-SET-05", morale=total(cards, picks), most=limit or MOST)
    )


def _put_back(game: D10, seat: int) -> Choose | Shut:
    """Which figure to put back: any of the band so far."""
    picks = game.state.bands[seat]

    def why(name: Answer) -> Refusal | None:
        known = name in game.cards and name not in picks
        return refuse("why-not-in-band", "D10-SET-05", card=name) if known else None

    names = list(dict.fromkeys(picks))
    ask = Choose("band-back", seat=seat, rule="D10-SET-05", options=names, of="card", why=why)
    return unless_empty(ask, refuse("why-band-empty", "D10-SET-05"))


# -- the figures


@clause("D10-SET-03", "D10-SET-07", "D10-FIG-02")
def gather(game: D10) -> None:
    """Every figure of both bands, with its arms, waits beside the table."""
    known: dict[str, int] = {}
    every = [card for picks in game.state.bands for card in picks]
    for seat in SEATS:
        riding = dict(game.force(seat).mounted)
        for card in game.state.bands[seat]:
            known[card] = known.get(card, 0) + 1
            name = card if every.count(card) == 1 else f"{card}-{known[card]}"
            game.figures.append(recruit(game, name, card, seat, riding))
    game.mustered()


def recruit(game: D10, name: str, card: str, seat: int, riding: dict[str, int]) -> Figure:
    """One figure. `riding` says how many of a card ride although it does not say so, and is used up."""
    figure = Figure(id=name, card=card, seat=seat)
    figure.mounted = game.cards[card].mounted and game.scenario.riders
    if not figure.mounted and riding.get(card, 0) > 0 and game.scenario.riders:
        riding[card] -= 1
        figure.mounted = True
    count = game.force(seat).missiles.get(card)
    figure.things = [
        new_thing(game, f"{name}-{number}", weapon, count) for number, weapon in enumerate(game.cards[card].equipment)
    ]
    hold_first_set(game, figure)
    return figure


@clause("D10-SET-07", "D10-WPN-01", "D10-WPN-06")
def new_thing(game: D10, name: str, weapon: str, count: int | None = None) -> Thing:
    """A weapon as it is at the start: loaded, with the missiles of the table or of the scenario (`count`), where they are counted.

    If everything is sheathed, only weapons that stay loaded at the belt are.
    """
    kind = game.weapons[weapon]
    thing = Thing(name, weapon)
    if kind.shoots:
        thing.loaded = kind.steady or not game.scenario.sheathed
        if "ammo_count" in game.on:
            thing.missiles = kind.missiles if count is None or kind.missiles < 0 else count
    return thing


@clause("D10-SET-07", "D10-WPN-14")
def hold_first_set(game: D10, figure: Figure) -> None:
    """One set of weapons in hand: the first of its equipment that two hands can hold; nothing if everything is sheathed."""
    if "weapon_in_hand" not in game.on:
        return
    free = 0 if game.scenario.sheathed else HANDS
    for thing in figure.things:
        thing.held = fits(game.weapon(thing), free)
        free -= game.weapon(thing).hands if thing.held else 0


def fits(weapon: Weapon, free: int) -> bool:
    return 0 < weapon.hands <= free
