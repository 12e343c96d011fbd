"""A campaign: one game that goes through several scenarios, with the same Bands (AD66-DSN-23, AD66-DSN-32).

`state.scenario` is the night being played; between two nights `state.carried` holds the Characters. Story points are won by nights and
spent on cards, allies and equipment.
"""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Shut, parts, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.core.play.state import Ended, Outcome
from escarmouche.games.ad1666 import questions
from escarmouche.games.ad1666 import refusals as naming
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.setup import band_limits, bands_to_figures
from escarmouche.games.ad1666.setup.new_figure import figure_names, muster, new_thing
from escarmouche.games.ad1666.setup.scenario import COLOURS, Limits, Scenario, scenario_of
from escarmouche.games.ad1666.state import NOBODY, Deck, Figure, Pick, PlayedNight, shared_deck
from escarmouche.games.ad1666.table import Anno

LOST = ("killed", "fled")
CARD, GOODS, ALLY = 1, 1, 2  # what they cost, in story points
DRAWN = 1  # story points each when nobody wins a night
MOST = 8  # Characters in a Band: no ally joins beyond that


def campaign_of(game: Anno) -> Scenario:
    """The campaign itself: the scenario that the players agreed on."""
    return scenario_of(game.setup)


@clause("AD66-DSN-23")
def night_running(game: Anno) -> bool:
    """Is a night of a campaign being played?"""
    return bool(campaign_of(game).nights) and game.state.scenario != campaign_of(game).id


@clause("AD66-CONC-03")
def night_can_be_lost(game: Anno) -> bool:
    """Is it a night that can be lost, and not the time between two nights?"""
    return night_running(game) and game.state.phase not in ("night", "spend")


def nights_won(game: Anno) -> list[int]:
    """How many nights each player has won."""
    return [sum(night.winner == seat for night in game.state.nights) for seat in game.seats]


# -- from one night to the next


@clause("AD66-DSN-23", "AD66-SETUP-07")
def set_out(game: Anno) -> None:
    """The Bands are drafted: their Characters go into the first night."""
    state = game.state
    picks = [(seat, pick) for seat in game.seats for pick in state.picks[seat]]
    names = figure_names([pick for _, pick in picks])
    state.carried = [
        muster(game.cards, game.items, pick, name, seat, seat) for (seat, pick), name in zip(picks, names, strict=True)
    ]
    state.story = [0] * game.setup.seats
    begin_night(game)


@clause("AD66-DSN-23", "AD66-DSN-32")
def begin_night(game: Anno) -> None:
    """The next night: its board is laid out, the Bands and its non-player Characters come to the table."""
    state = game.state
    cards = {f"cards:{seat}": state.flags.get(f"cards:{seat}", 0) for seat in game.seats}
    clear_table(game)
    state.flags = cards
    state.scenario = next_scenario(game)
    game.lay_out_board()
    add_required(game)
    led = game.scenario.automated
    here = [figure for figure in state.carried if led is None or figure.side != COLOURS.index(led)]
    state.carried = [figure for figure in state.carried if figure not in here]  # their player leads others tonight
    state.figures[:] = here
    game.figures_changed()
    state.picks = [[pick_of(figure) for figure in here if figure.seat == seat] for seat in game.seats]
    npcs = [npc.card for npc in game.scenario.npcs_present(game.setup)]
    bands_to_figures.add_npcs(game, figure_names([*(pick_of(figure) for figure in here), *npcs])[len(here) :])
    game.tell("night", "AD66-DSN-23", number=len(state.nights) + 1, scenario=state.scenario)
    state.phase = "captain"


@clause("AD66-DSN-23", "AD66-DSN-30")
def add_required(game: Anno) -> None:
    """Characters that the night's scenario requires join their Band, unless they are in it or, being unique, in the other."""
    carried = game.state.carried
    for seat in game.seats:
        limits = game.scenario.force(seat).limits
        for card in limits.must if limits is not None else ():
            theirs = [figure.seat for figure in carried if figure.card == card]
            if seat not in theirs and not (theirs and game.cards[card].unique):
                name = figure_names([card], [figure.id for figure in carried])[0]
                carried.append(muster(game.cards, game.items, card, name, seat, seat))
                game.tell("story-ally", "AD66-DSN-30", seat=seat + 1, character=card)


def pick_of(figure: Figure) -> str:
    return Pick(figure.card, figure.arms).word


@clause("AD66-DSN-32")
def next_scenario(game: Anno) -> str:
    """Which scenario is next; the last one depends on who won the night before it."""
    nights, played = campaign_of(game).nights, game.state.nights
    night = nights[len(played)]
    if night.scenario:
        return night.scenario
    return night.after["blue" if played[-1].winner == 1 else "red"]


def clear_table(game: Anno) -> None:
    """The table is cleared: full decks, no pieces, nothing half done."""
    state = game.state
    state.turn = state.alarm = 0
    state.initiative = state.first = NOBODY
    state.previous = state.seat = 0
    state.activation = state.move = state.combat = state.ritual = None
    state.lull = False
    state.decks = [Deck() for _ in state.decks]
    state.magic, state.event = shared_deck(), shared_deck()
    state.magic_discard, state.event_discard = [], []
    state.tests, state.queue, state.used, state.passed, state.ready = [], [], [], [], []
    state.things, state.doors, state.flags, state.felt, state.named = [], {}, {}, [], []
    game.doors_changed()
    state.goods, state.purse, state.points = [], [0] * len(state.decks), [0] * len(COLOURS)
    game.doors_changed()


@clause("AD66-DSN-23", "AD66-ALARM-05")
def end_night(game: Anno, side: int) -> None:
    """A night is over: who won is noted, story points are given, and the survivors are gathered."""
    state = game.state
    night = campaign_of(game).nights[len(state.nights)]
    state.nights.append(PlayedNight(state.scenario, side, list(state.points)))
    for seat in game.seats:
        gained = DRAWN if side == NOBODY else night.story if game.side(seat) == side else 0
        state.story[seat] += gained
    if side == NOBODY:
        game.tell("night-drawn", "AD66-DSN-23", number=len(state.nights), story=DRAWN)
    else:
        game.tell("night-won", "AD66-DSN-23", number=len(state.nights), side=COLOURS[side], story=night.story)
    state.activation = state.move = state.combat = None
    state.tests = []
    state.decks = [Deck() for _ in state.decks]
    recover(game)
    state.phase = "night"


@clause("AD66-DSN-23")
def recover(game: Anno) -> None:
    """Heroes keep half their Wounds, even those killed; Commoners are healed, and the killed ones are gone. Bought things are kept."""
    state = game.state
    npcs = [figure.id for _, figure in bands_to_figures.npc_figures(game)]
    band = [figure for figure in state.figures if figure.id not in npcs]
    state.carried += [restored(game, figure) for figure in band if game.card(figure).hero or figure.status not in LOST]
    state.figures.clear()
    game.figures_changed()


@clause("AD66-DSN-23")
def restored(game: Anno, figure: Figure) -> Figure:
    """A Character as it comes to the next night."""
    fresh = muster(game.cards, game.items, pick_of(figure), figure.id, figure.seat, figure.side)
    card = game.card(figure)
    fresh.wounds = min(figure.wounds, card.killed) // 2 if card.hero else 0
    starting = [thing.id for thing in fresh.things]
    for thing in figure.things:
        if thing.id not in starting and not game.item(thing).scenario:
            thing.load = thing.fenced = 0
            fresh.things.append(thing)
    return fresh


# -- between two nights


@clause("AD66-DSN-23", "AD66-DSN-32")
def after_night(game: Anno) -> None:
    """After the last night the campaign is decided; otherwise story points may be spent."""
    state = game.state
    if len(state.nights) == len(campaign_of(game).nights):
        conclude(game)
    clear_table(game)
    state.phase = "spend"


@rule("AD66-DSN-23")
def spend(game: Anno) -> Rule[None]:
    """One purchase with story points: Red first, then Blue; then the next night begins."""
    state = game.state
    waiting = [seat for seat in game.seats if seat not in state.ready]
    if not waiting:
        begin_night(game)
        return
    seat = waiting[0]
    if not state.story[seat]:
        state.ready.append(seat)
        return
    answer = yield from decide(game, story_menu(game, seat))
    word, choice = parts(answer)
    if word == "done":
        state.ready.append(seat)
    else:
        buy_with_story(game, seat, word, choice)


def story_menu(game: Anno, seat: int) -> Menu:
    """One more card in the starting hand, a piece of equipment, an ally, or nothing more."""
    branches: dict[str, LazyBranch] = {
        "card": why_no_story(game, seat, CARD),
        "equipment": lambda: why_no_story(game, seat, GOODS) or equipment_menu(game, seat),
        "ally": lambda: why_no_story(game, seat, ALLY) or ally_ask(game, seat),
        "done": None,
    }
    about: questions.Story = {"story": game.state.story[seat], "card": CARD, "equipment": GOODS, "ally": ALLY}
    return Menu("story", seat=seat, rule="AD66-DSN-23", branches=branches, about=about)


def why_no_story(game: Anno, seat: int, cost: int) -> Refusal | None:
    story = game.state.story[seat]
    return refuse("why-no-story", "AD66-DSN-23", story=story, cost=cost) if story < cost else None


def equipment_menu(game: Anno, seat: int) -> Menu:
    """Anything that is for sale, except poison, for one of the Band."""
    members = [figure.id for figure in game.state.carried if figure.seat == seat]
    wares = [
        item.id for item in game.items.values() if item.price is not None and not item.poison and not item.scenario
    ]
    mine = naming.any_figure(game, lambda figure: naming.why_not_own(figure, seat, "AD66-DSN-23"))
    branches: dict[str, LazyBranch] = {
        name: Choose(
            "customer",
            seat=seat,
            rule="AD66-DSN-23",
            options=members,
            of="model",
            about=questions.Customer(item=name),
            why=mine,
        )
        for name in wares
    }
    about, why = questions.Ware(left=game.state.story[seat]), functools.partial(why_no_ware, game)
    return Menu("ware", seat=seat, rule="AD66-DSN-23", branches=branches, of="item", about=about, why=why)


@clause("AD66-DSN-23", "AD66-DSN-11")
def why_no_ware(game: Anno, name: str) -> Refusal | None:
    """Why story points do not buy an item: it has no price, or is a poison."""
    if name not in game.items:
        return None
    key = "why-story-poison" if game.items[name].poison and game.items[name].price is not None else "why-not-for-sale"
    return refuse(key, "AD66-DSN-23", item=name)


def ally_ask(game: Anno, seat: int) -> Choose | Shut:
    """A neutral Commoner that fits the Band, whatever the Gold."""
    names = [name for name in game.cards if why_no_ally(game, seat, name) is None]
    why = functools.partial(why_no_ally, game, seat)
    ask = Choose("ally", seat=seat, rule="AD66-DSN-23", options=names, of="character", why=why)
    return unless_empty(ask, refuse("why-band-full", "AD66-SETUP-03", most=MOST))


@clause("AD66-DSN-23", "AD66-SETUP-03", "AD66-CHAR-03")
def why_no_ally(game: Anno, seat: int, name: Answer) -> Refusal | None:
    """Why a Character cannot join as an ally: not a neutral Commoner, a unique name that the other has, or outside the Band's limits."""
    if name not in game.cards:
        return None
    carried, card = game.state.carried, game.cards[name]
    if card.hero or card.faction not in band_limits.NEUTRAL:
        return refuse("why-no-ally", "AD66-DSN-23", character=name)
    if card.unique and name in [figure.card for figure in carried if figure.seat != seat]:
        return refuse("why-band-unique-taken", "AD66-CHAR-03", character=name)
    picks = [pick_of(figure) for figure in carried if figure.seat == seat]
    return band_limits.why_not(game.cards, Limits(models=(1, MOST)), picks, name)


@clause("AD66-DSN-23")
def buy_with_story(game: Anno, seat: int, word: str, choice: Answer) -> None:
    """Buy something with story points."""
    state = game.state
    if word == "card":
        state.story[seat] -= CARD
        state.flags[f"cards:{seat}"] = state.flags.get(f"cards:{seat}", 0) + 1
        game.tell("story-card", "AD66-DSN-23", seat=seat + 1)
    elif word == "equipment":
        state.story[seat] -= GOODS
        item, name = parts(choice)
        figure = next(figure for figure in state.carried if figure.id == name)
        figure.things.append(new_thing(game.items[item], figure))
        game.tell("story-equipment", "AD66-DSN-23", seat=seat + 1, item=item, model=name)
    else:
        state.story[seat] -= ALLY
        taken = [figure.id for figure in state.carried]
        name = figure_names([str(choice)], taken)[0]
        state.carried.append(muster(game.cards, game.items, str(choice), name, seat, seat))
        game.tell("story-ally", "AD66-DSN-23", seat=seat + 1, character=choice)


@clause("AD66-DSN-23", "AD66-ALARM-05")
def conclude(game: Anno) -> None:
    """Most nights won, then most story points left."""
    state = game.state
    scores = nights_won(game)
    ranks = [(scores[seat], state.story[seat]) for seat in game.seats]
    winners = tuple(seat for seat in game.seats if ranks[seat] == max(ranks))
    if len(winners) == len(ranks):
        winners = ()
        game.tell("draw", "AD66-DSN-23", points=scores)
    else:
        game.tell("won", "AD66-DSN-23", side=COLOURS[winners[0]], points=scores)
    state.phase = "over"
    state.outcome = Outcome(winners, "AD66-DSN-23", tuple(scores), "outcome-nights")
    raise Ended
