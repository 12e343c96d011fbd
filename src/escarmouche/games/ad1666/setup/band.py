"""The Bands: imposed, given, drawn at random, or built in secret within the scenario's limits (AD66-SETUP-03, AD66-DSN-20, AD66-AMB-02)."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping, Sequence

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Shut, parts
from escarmouche.core.dealer.chance import Random
from escarmouche.core.dealer.draw import draw
from escarmouche.core.dealer.pile import Pile
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions
from escarmouche.games.ad1666.cards.card import Card
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.setup import band_limits as bounds
from escarmouche.games.ad1666.setup import bands_to_figures, campaign
from escarmouche.games.ad1666.setup.band_limits import card_of
from escarmouche.games.ad1666.setup.lazy_words import lazy_words
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.setup.scenario import Limits, Scenario, with_nights
from escarmouche.games.ad1666.state import Pick
from escarmouche.games.ad1666.table import Anno

PAIR = 2  # players on one side


# -- whose Band, within which limits


@clause("AD66-SETUP-03", "AD66-DSN-22", "AD66-DSN-23")
def limits(setup: Options, scenario: Scenario, seat: int) -> Limits | None:
    """A player's limits. Two players on one side share theirs: the first takes the larger half of what must be there."""
    limits = scenario.force(scenario.side(setup, seat)).limits
    if limits is None or not is_shared(setup, scenario):
        return limits
    return Limits(
        gold=_halved(limits.gold),
        connections=_halved(limits.connections),
        kreutzers=_halved(limits.kreutzers),
        models=_halves(limits.models),
        heroes=_halves(limits.heroes, least=0),
        commoners=_halves(limits.commoners, least=0),
        must=limits.must[seat::PAIR],
        cards=limits.cards,
        captain=limits.captain,
    )


def is_shared(setup: Options, scenario: Scenario) -> bool:
    """Are two players on one side?"""
    return setup.seats == PAIR and scenario.enemy_is_automated(setup)


def _halved(sum_: int | None) -> int | None:
    return None if sum_ is None else sum_ // PAIR


def _halves(span: tuple[int, int], least: int = 1) -> tuple[int, int]:
    return max(least, span[0] // PAIR), (span[1] + 1) // PAIR


@clause("AD66-SETUP-03", "AD66-AMB-02", "AD66-DSN-22")
def fixed_band(setup: Options, scenario: Scenario, seat: int) -> list[str] | None:
    """A Band that nobody is asked for: given in the set-up, or imposed; None if a player builds it. Nobody picks the Arch-Enemy's."""
    if seat < len(setup.bands) and setup.bands[seat]:
        return list(setup.bands[seat])
    side = scenario.side(setup, seat)
    force = scenario.force(side)
    if force.limits is not None:
        return None
    return list(force.band[seat::PAIR] if is_shared(setup, scenario) else force.band)


# -- building


@rule("AD66-SETUP-03", "AD66-SETUP-04", "AD66-AMB-02", "AD66-HID-11", "AD66-DSN-23")
def choose_bands(game: Anno) -> Rule[None]:
    """One step of building: Red's Band first, then Blue's; neither is shown before both are done."""
    state = game.state
    if not state.picks:
        prepare(game)
    waiting = [seat for seat in game.seats if seat not in state.ready]
    if not waiting:
        compare_bands(game)
        return
    if game.scenario.nights:  # drafted, one pick at a time (AD66-DSN-23)
        state.phase, state.seat = "draft", waiting[0]
        return
    if game.setup.random:
        yield from draw_band(game, waiting[0])
    else:
        yield from build_band(game, waiting[0])


def prepare(game: Anno) -> None:
    """Imposed and given Bands are ready."""
    state = game.state
    state.picks = [fixed_band(game.setup, game.scenario, seat) or [] for seat in game.seats]
    state.ready = [seat for seat in game.seats if fixed_band(game.setup, game.scenario, seat) is not None]


@rule("AD66-SETUP-03", "AD66-DSN-20", "AD66-DP-02", "AD66-DP-03", "AD66-HID-11")
def build_band(game: Anno, seat: int) -> Rule[None]:
    """Take somebody in, let somebody go, change somebody's arms, or be done."""
    picks = game.state.picks[seat]
    answer = yield from decide(game, band_menu(game, seat))
    word, choice = parts(answer)
    if word == "done":
        game.state.ready.append(seat)
        game.tell("band-locked", "AD66-AMB-02", seat=seat + 1)
        return
    apply_change(game.cards, picks, word, choice)
    game.tell(
        f"band-{word}", "AD66-SETUP-03", to=(seat,), characters=[card_of(pick) for pick in picks], **budget(game, seat)
    )


def band_menu(game: Anno, seat: int, barred: Sequence[str] = (), drafting: bool = False) -> Menu:
    """The question, read from the Band when somebody looks at it. `drafting`: openly, where nothing is taken back."""
    return Menu(
        "draft" if drafting else "band",
        seat=seat,
        rule="AD66-SETUP-03",
        branches=lambda: branches(game, seat, barred, drafting),
        about=lazy_words(lambda: budget(game, seat)),
        why=functools.partial(why_left_out, game, seat, drafting),
    )


@clause("AD66-SETUP-03", "AD66-CHAR-14", "AD66-AMB-02")
def why_left_out(game: Anno, seat: int, drafting: bool, name: str) -> Refusal | None:
    """Why nobody can be let go, or armed otherwise: in a draft nothing is taken back, the Band is empty, or nobody has a choice of arms."""
    if name not in ("remove", "arms"):
        return None
    if drafting:
        return refuse("why-draft-holds", "AD66-AMB-02")
    if not game.state.picks[seat]:
        return refuse("why-band-empty", "AD66-SETUP-03")
    return refuse("why-no-choice-of-arms", "AD66-CHAR-14") if name == "arms" else None


def branches(game: Anno, seat: int, barred: Sequence[str], drafting: bool) -> dict[str, LazyBranch]:
    cards, picks, within = game.cards, game.state.picks[seat], limits(game.setup, game.scenario, seat)
    assert within is not None
    branches: dict[str, LazyBranch] = {"add": lambda: add_branch(game, seat, within, barred)}
    names = list(dict.fromkeys(card_of(pick) for pick in picks)) if not drafting else []
    if names:
        why = functools.partial(why_not_in_band, game, names)
        branches["remove"] = Choose(
            "band-remove", seat=seat, rule="AD66-SETUP-03", options=names, of="character", why=why
        )
    armed = [name for name in names if len(cards[name].arms) > 1]
    if armed:
        branches["arms"] = arms_branch(game, seat, armed)
    branches["done"] = bounds.why_incomplete(cards, within, picks)
    return branches


@clause("AD66-SETUP-03")
def why_not_in_band(game: Anno, names: Sequence[str], name: Answer) -> Refusal | None:
    """Somebody who is not in the Band."""
    return (
        refuse("why-not-in-band", "AD66-SETUP-03", character=name) if name in game.cards and name not in names else None
    )


def add_branch(game: Anno, seat: int, within: Limits, barred: Sequence[str]) -> Choose | Shut:
    """Whom to take in, with what each costs."""
    cards = game.cards
    names, why = addable(game, seat, within, barred), functools.partial(why_not_added, game, seat, within, barred)
    costs: questions.BandAdd = {"costs": {name: [cards[name].gold, cards[name].connections] for name in names}}
    ask = Choose("band-add", seat=seat, rule="AD66-SETUP-03", options=names, of="character", about=costs, why=why)
    return (
        ask
        if names
        else Shut(lambda: why_nobody_fits([reason for name in cards if (reason := why(name)) is not None]), ask)
    )


@clause("AD66-SETUP-03")
def why_nobody_fits(reasons: Sequence[Refusal]) -> Refusal:
    """Why nobody else can join: the Band is full, or the one reason that holds for everybody, if there is one."""
    full = [reason for reason in reasons if reason.key == "why-band-full"]
    if full or len({reason.key for reason in reasons}) == 1:
        return (full or reasons)[0]
    return refuse("why-nobody-fits", "AD66-SETUP-03")


@clause("AD66-SETUP-03", "AD66-CHAR-03", "AD66-AMB-02")
def why_not_added(game: Anno, seat: int, within: Limits, barred: Sequence[str], name: Answer) -> Refusal | None:
    """Why somebody cannot join: the limits, a unique name that another Band has, or, in a draft, because a Band could then never be
    completed."""
    cards, picks = game.cards, game.state.picks[seat]
    if name not in cards:
        return None
    reason = bounds.why_not(cards, within, picks, str(name))
    if reason is None and name in barred:
        reason = refuse("why-band-unique-taken", "AD66-CHAR-03", character=name)
    other = needed_by(game, seat, str(name)) if reason is None and game.state.phase == "draft" else None
    if other is not None:
        reason = refuse("why-band-needed", "AD66-AMB-02", character=name, seat=other + 1)
    if reason is None and game.state.phase == "draft" and not leaves_enough(game, seat, str(name)):
        whole = bounds.complete_band(cards, within, [*picks, str(name)], barred, bounds.cheapest(cards)) is not None
        reason = refuse("why-band-not-both" if whole else "why-band-never-whole", "AD66-AMB-02", character=name)
    return reason


def addable(game: Anno, seat: int, within: Limits, barred: Sequence[str]) -> list[str]:
    """Who can join. In a draft, where nothing is given back, only those who leave it possible to complete this Band and the others."""
    cards, picks = game.cards, game.state.picks[seat]
    names = bounds.addable(cards, within, picks, barred)
    if game.state.phase != "draft":
        return names
    cheap = bounds.cheapest(cards)
    return [
        name
        for name in names
        if bounds.complete_band(cards, within, [*picks, name], barred, cheap) is not None
        and needed_by(game, seat, name) is None
        and leaves_enough(game, seat, name)
    ]


@clause("AD66-AMB-02", "AD66-CHAR-03")
def needed_by(game: Anno, seat: int, name: str) -> int | None:
    """In a draft: the seat whose unfinished Band could not be completed without this unique Character; None: nobody's."""
    cards, state = game.cards, game.state
    if not cards[name].unique:
        return None
    cheap = bounds.cheapest(cards)
    for other in [other for other in game.seats if other != seat and other not in state.ready]:
        within = limits(game.setup, game.scenario, other)
        if within is None:
            continue
        taken = [*unique_taken(game, other), name]
        if bounds.complete_band(cards, within, state.picks[other], taken, cheap) is None:
            return other
    return None


@clause("AD66-AMB-02", "AD66-CHAR-03")
def leaves_enough(game: Anno, seat: int, name: str) -> bool:
    """In a draft: could all unfinished Bands be completed side by side if this Character joined one of them?"""
    seats = [other for other in game.seats if other not in game.state.ready]
    drafting = [other for other in seats if limits(game.setup, game.scenario, other) is not None]
    return any(completed_in_turn(game, order, seat, name) for order in itertools.permutations(drafting))


def completed_in_turn(game: Anno, order: Sequence[int], seat: int, name: str) -> bool:
    """Could the Bands be completed one after the other, if whatever is unique goes to the first that needs it?"""
    cards, spoken_for = game.cards, list[str]()
    for other in order:
        within = limits(game.setup, game.scenario, other)
        picks = [*game.state.picks[other], *([name] if other == seat else [])]
        barred = [*unique_taken(game, other), *spoken_for, *([name] if other != seat and cards[name].unique else [])]
        whole = bounds.complete_band(cards, within, picks, barred, bounds.cheapest(cards)) if within else None
        if whole is None:
            return False
        spoken_for += [card_of(pick) for pick in whole if cards[card_of(pick)].unique]
    return True


def arms_branch(game: Anno, seat: int, armed: Sequence[str]) -> Menu:
    """Whose arms to change, and to which."""
    branches: dict[str, LazyBranch] = {name: variants_of(game, seat, name) for name in armed}
    why = functools.partial(why_no_arms, game, seat)
    return Menu("band-arms", seat=seat, rule="AD66-SETUP-03", branches=branches, of="character", why=why)


def variants_of(game: Anno, seat: int, name: str) -> Choose:
    """The sets of arms that a card offers."""
    variants, about = list(game.cards[name].arms), questions.BandVariant(character=name)
    why = functools.partial(why_no_variant, game, name)
    return Choose("band-variant", seat=seat, rule="AD66-SETUP-03", options=variants, about=about, why=why)


@clause("AD66-CHAR-14")
def why_no_variant(game: Anno, name: str, variant: Answer) -> Refusal | None:
    """Arms that other cards offer, but not this one."""
    known = any(variant in card.arms for card in game.cards.values())
    if not known or variant in game.cards[name].arms:
        return None
    return refuse("why-no-such-arms", "AD66-CHAR-14", character=name, variants=list(game.cards[name].arms))


@clause("AD66-CHAR-14", "AD66-SETUP-03")
def why_no_arms(game: Anno, seat: int, name: str) -> Refusal | None:
    """Why somebody's arms cannot be changed: not in the Band, or its card gives no choice."""
    reason = why_not_in_band(game, [card_of(pick) for pick in game.state.picks[seat]], name)
    if reason is not None or name not in game.cards:
        return reason
    return refuse("why-one-set-of-arms", "AD66-CHAR-14", character=name)


def apply_change(cards: Mapping[str, Card], picks: list[str], word: str, choice: Answer) -> None:
    """Apply an answer to a Band. A change of arms applies to the first of that name with other arms."""
    if word == "add":
        picks.append(with_arms(cards, str(choice)))
        return
    if word == "remove":
        place = max(i for i, pick in enumerate(picks) if card_of(pick) == choice)
        del picks[place]
        return
    name, variant = parts(choice)
    wanted = Pick(name, variant).word
    for i, pick in enumerate(picks):
        if card_of(pick) == name and pick != wanted:
            picks[i] = wanted
            return


def with_arms(cards: Mapping[str, Card], name: str) -> str:
    """A card as a pick: with the first of its variants, if it has any."""
    variants = list(cards[name].arms)
    return Pick(name, variants[0] if variants else "").word


def budget(game: Anno, seat: int) -> questions.BandLimits:
    """What has been spent and what is left."""
    within, picks = limits(game.setup, game.scenario, seat), game.state.picks[seat]
    assert within is not None
    members = bounds.band_cards(game.cards, picks)
    left = bounds.connections(within, members)
    return {
        "seat": seat + 1,
        "models": len(picks),
        "most": within.models[1],
        "gold": "unlimited" if within.gold is None else within.gold - bounds.gold(members),
        "connections": "unlimited" if left is None else left,
    }


# -- drawn at random


@rule("AD66-GEN-06")
def draw_band(game: Anno, seat: int) -> Rule[None]:
    """Character cards are shuffled and drawn until nobody else fits."""
    cards, picks, within = game.cards, game.state.picks[seat], limits(game.setup, game.scenario, seat)
    assert within is not None
    cheap = bounds.cheapest(cards)
    names = [
        name
        for name in bounds.addable(cards, within, picks, unique_taken(game, seat))
        if bounds.complete_band(cards, within, [*picks, name], unique_taken(game, seat), cheap) is not None
    ]
    if not names:
        game.state.ready.append(seat)
        return
    (name,) = yield from draw(
        "band", "AD66-GEN-06", Pile(dict.fromkeys(names, 1)), 1, None, questions.OfSeat(seat=seat + 1)
    )
    picks.append(with_arms(cards, name))
    game.tell("band-drawn", "AD66-GEN-06", seat=seat + 1, character=name)


@clause("AD66-CHAR-03")
def unique_taken(game: Anno, seat: int) -> list[str]:
    """Unique names that others have."""
    taken = [card_of(pick) for other, picks in enumerate(game.state.picks) if other != seat for pick in picks]
    taken += [card_of(npc.card) for scenario in with_nights(game.setup, game.scenario) for npc in scenario.npcs]
    return [name for name in dict.fromkeys(taken) if game.cards[name].unique]


# -- shown together


@clause("AD66-AMB-02", "AD66-CHAR-03")
def compare_bands(game: Anno) -> None:
    """Both are done. If a unique name is in both Bands, everything is drafted again, openly; otherwise the Bands are shown."""
    state = game.state
    clash = clashing(game.cards, state.picks)
    free = [seat for seat in game.seats if fixed_band(game.setup, game.scenario, seat) is None]
    if clash and free:
        game.tell("bands-clash", "AD66-AMB-02", characters=clash)
        state.ready = [seat for seat in game.seats if seat not in free]
        for seat in free:
            state.picks[seat] = []
        state.phase, state.seat = "draft", free[0]
        return
    show_bands(game)


def clashing(cards: Mapping[str, Card], bands: Sequence[Sequence[str]]) -> list[str]:
    """Unique names in more than one Band."""
    named = [[card_of(pick) for pick in band] for band in bands]
    names = dict.fromkeys(name for band in named for name in band)
    unique = [name for name in names if name in cards and cards[name].unique]  # unknown cards are reported elsewhere
    return [name for name in unique if sum(name in band for band in named) > 1]


def show_bands(game: Anno) -> None:
    """The Bands are shown; their Characters come to the table."""

    for seat in game.seats:
        game.tell("band", "AD66-SETUP-07", seat=seat + 1, characters=[card_of(pick) for pick in game.state.picks[seat]])
    game.state.ready = []
    if game.scenario.nights:
        campaign.set_out(game)
    else:
        bands_to_figures.gather(game)
        game.state.phase = "captain"


@rule("AD66-AMB-02", "AD66-CHAR-03", "AD66-DP-02")
def draft(game: Anno) -> Rule[None]:
    """One pick at a time, Red first, until both are done."""
    state = game.state
    if all(seat in state.ready for seat in game.seats):
        show_bands(game)
        return
    seat = state.seat if state.seat not in state.ready else game.opponent(state.seat)
    answer = yield from decide(game, band_menu(game, seat, unique_taken(game, seat), drafting=True))
    word, choice = parts(answer)
    if word == "done":
        state.ready.append(seat)
        game.tell("draft-done", "AD66-AMB-02", seat=seat + 1)
    else:
        pick = yield from choose_variant(game, seat, str(choice))
        state.picks[seat].append(pick)
        game.tell("drafted", "AD66-AMB-02", seat=seat + 1, character=choice)
    state.seat = game.opponent(seat) if game.setup.seats > 1 else seat


@rule("AD66-DP-02")
def choose_variant(game: Anno, seat: int, name: str) -> Rule[str]:
    """The arms of somebody just drafted."""
    variants = list(game.cards[name].arms)
    if len(variants) < PAIR:
        return with_arms(game.cards, name)
    answer = yield from decide(game, variants_of(game, seat, name))
    return f"{name}/{answer}"


# -- for worlds


def random_band(game: Anno, seat: int, rng: Random) -> list[str]:
    """A legal Band that a player might have built in secret, for those who may not know the real one."""
    cards, within = game.cards, limits(game.setup, game.scenario, seat)
    assert within is not None

    def pick(names: list[str]) -> str:
        return names[int(rng.random() * len(names))]

    picks: list[str] = []
    while len(picks) < within.models[1]:
        names = [
            name
            for name in bounds.addable(cards, within, picks)
            if bounds.complete_band(cards, within, [*picks, name], (), bounds.cheapest(cards)) is not None
        ]
        if not names or (
            len(picks) >= within.models[0]
            and rng.random() < 1 / 4
            and bounds.why_incomplete(cards, within, picks) is None
        ):
            break
        picks.append(pick(names))
    return [with_arms(cards, name) for name in picks]
