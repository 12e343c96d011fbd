"""Set-up, step H: two Schemes from the pool, chosen in secret with the models they need (MALI-SETUP-27, -28)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards.card import AnyCard
from escarmouche.games.malifaux.setup import hire
from escarmouche.games.malifaux.state import Model, Scheme, SchemeStep
from escarmouche.games.malifaux.table import Malifaux

PRISONER, MESSAGE, CLAIM, VENDETTA = 7, 11, 12, 13  # the Schemes that need a model
ORDER: tuple[SchemeStep, SchemeStep] = ("first", "second")


@rule("MALI-SETUP-27", "MALI-SETUP-28", "MALI-DP-07", "MALI-DP-08", "MALI-AMB-84", "MALI-AMB-85")
def schemes(game: Malifaux) -> Rule[None]:
    """Both players choose their first Scheme, then both a different second one. The opponent learns neither the Schemes nor their
    models."""
    state = game.state
    answers = yield from hire.together([menu(game, seat) for seat in game.seats])
    for seat, answer in enumerate(answers):
        chosen = _chosen(answer)
        state.schemes[seat].append(chosen)
        _told(game, seat, chosen)  # MALI-HID-06
    if state.step == ORDER[0]:
        state.step = ORDER[1]
        return
    game.tell("schemes-chosen", "MALI-SETUP-27")
    state.phase, state.step = "zone", ""


SCHEMES = 13  # as many as a suit has cards (MALI-SETUP-18)


def word(number: int) -> str:
    """A Scheme's name among the texts."""
    return f"scheme-{number}"


def _told(game: Malifaux, seat: int, scheme: Scheme) -> None:
    """Its player is told which it is, with the models chosen for it."""
    models = [name for name in (scheme.friend, scheme.enemy) if name]
    about: dict[str, Any] = {"scheme": word(scheme.number), "models": models}
    event = "scheme-chosen-model" if models else "scheme-chosen"
    game.tell(event, "MALI-SETUP-27", to=(seat,), seat=seat + 1, **about)


def menu(game: Malifaux, seat: int) -> Menu:
    """The Schemes of the pool that a player may still choose."""
    return Menu(
        "scheme",
        seat=seat,
        rule="MALI-SETUP-27",
        branches=functools.partial(_branches, game, seat),
        of="scheme",
        about=questions.Scheme(number=ORDER.index(game.state.step) + 1, told=True),
        why=functools.partial(_why_not_in_pool, game),
    )


@clause("MALI-SETUP-18", "MALI-SETUP-20")
def _why_not_in_pool(game: Malifaux, name: Answer) -> Refusal | None:
    """A Scheme that is not one of the five."""
    known = any(word(number) == name for number in range(1, SCHEMES + 1))
    barred = known and name not in map(word, game.state.pool)
    return refuse("why-scheme-pool", "MALI-SETUP-20", scheme=name) if barred else None


def _branches(game: Malifaux, seat: int) -> dict[str, LazyBranch]:
    taken = [scheme.number for scheme in game.state.schemes[seat]]
    branches: dict[str, LazyBranch] = {}
    for number in game.state.pool:
        key = word(number)
        if number in taken:
            branches[key] = refuse("why-scheme-taken", "MALI-AMB-85", scheme=key)
        else:
            branches[key] = functools.partial(_needs, game, seat, number) if number in NEEDS else None
    return branches


# -- the models that some need


@clause("MALI-STRAT-02", "MALI-AMB-130", "MALI-UPG-01")
def significant(game: Malifaux, seat: int) -> list[Model]:
    """A Crew's models that count for Schemes when these are chosen: by their cards and Upgrades, since no Aura reaches anybody yet."""
    models = [model for model in game.models if model.seat == seat and not model.summoned]
    return [model for model in models if not any("insignificant" in back.words for back in _backs(game, model))]


def _backs(game: Malifaux, model: Model) -> list[AnyCard]:
    return [game.card(model), *[game.upgrades[name] for name in model.upgrades]]


def _prisoner(game: Malifaux, seat: int) -> list[str]:
    """An enemy Minion or Enforcer (MALI-SCHM-10)."""
    enemies = significant(game, game.opponent(seat))
    return [model.id for model in enemies if game.card(model).station in ("minion", "enforcer")]


def _message(game: Malifaux, seat: int) -> list[str]:
    """An enemy Leader or Master (MALI-SCHM-14)."""
    enemies = significant(game, game.opponent(seat))
    return [model.id for model in enemies if model.leader or game.card(model).station == "master"]


def _claim(game: Malifaux, seat: int) -> list[str]:
    """A friendly model other than the Leader (MALI-SCHM-15)."""
    return [model.id for model in significant(game, seat) if not model.leader]


@clause("MALI-SCHM-16", "MALI-AMB-88")
def avengers(game: Malifaux, seat: int) -> dict[str, list[str]]:
    """The friendly models that are not Totems, each with the enemies of higher printed Cost other than the Leader."""
    pairs = {}
    for friend in significant(game, seat):
        card = game.card(friend)
        dearer = [
            m.id for m in significant(game, game.opponent(seat)) if not m.leader and game.card(m).cost > card.cost
        ]
        if dearer and not card.totem:
            pairs[friend.id] = dearer
    return pairs


RULES = {PRISONER: "MALI-SCHM-10", MESSAGE: "MALI-SCHM-14", CLAIM: "MALI-SCHM-15"}
NEEDS: dict[int, Callable[[Malifaux, int], list[str] | dict[str, list[str]]]] = {
    PRISONER: _prisoner,
    MESSAGE: _message,
    CLAIM: _claim,
    VENDETTA: avengers,
}


@clause("MALI-SETUP-28", "MALI-SCHM-10", "MALI-SCHM-14", "MALI-SCHM-15", "MALI-SCHM-16")
def _needs(game: Malifaux, seat: int, number: int) -> Choose | Menu | Refusal:
    """The question which model it is about; a Scheme with no possible model cannot be chosen."""
    options = NEEDS[number](game, seat)
    if not options:
        return refuse("why-scheme-model", "MALI-SETUP-28", scheme=word(number))
    about: questions.SchemeFriend = {"scheme": word(number)}
    if isinstance(options, list):
        name = "scheme-friend" if number == CLAIM else "scheme-enemy"
        why = functools.partial(why_unsuitable, game, seat, number, options)
        return Choose(name, seat=seat, rule="MALI-SETUP-28", options=options, of="model", about=about, why=why)
    branches: dict[str, LazyBranch] = {}
    for friend, enemies in options.items():
        branches[friend] = Choose(
            "scheme-enemy",
            seat=seat,
            rule="MALI-SETUP-28",
            options=enemies,
            of="model",
            about=questions.SchemeEnemy(scheme=word(number), by=friend),
            why=functools.partial(why_no_vendetta, game, seat, friend, enemies),
        )
    why = functools.partial(why_no_avenger, game, seat, list(options))
    return Menu("scheme-friend", seat=seat, rule="MALI-SETUP-28", branches=branches, of="model", about=about, why=why)


def why_unsuitable(game: Malifaux, seat: int, number: int, options: Sequence[str], name: Answer) -> Refusal | None:
    """Why a Scheme cannot be about a model: it is in the wrong Crew, Insignificant, or not of the kind that the Scheme requires."""
    model = game.find(str(name))
    if model is None or name in options:
        return None
    wanted = seat if number == CLAIM else game.opponent(seat)
    return _why_disregarded(game, seat, model, wanted, RULES[number]) or refuse(
        f"why-scheme-{number}", RULES[number], model=model.id
    )


def _why_disregarded(game: Malifaux, seat: int, model: Model, wanted: int, rule_id: str) -> Refusal | None:
    """A model of the wrong Crew, or an Insignificant one."""
    if model.seat != wanted:
        key = "why-scheme-friend" if wanted == seat else "why-scheme-enemy"
        return refuse(key, rule_id, model=model.id)
    return None if model in significant(game, wanted) else refuse("why-insignificant", "MALI-STRAT-02", model=model.id)


@clause("MALI-SCHM-16")
def why_no_avenger(game: Malifaux, seat: int, friends: Sequence[str], name: Answer) -> Refusal | None:
    """Why a friend cannot avenge: it is a Totem, or no enemy costs more."""
    model = game.find(str(name))
    if model is None or name in friends:
        return None
    if reason := _why_disregarded(game, seat, model, seat, "MALI-SCHM-16"):
        return reason
    return refuse(
        "why-vendetta-totem" if game.card(model).totem else "why-vendetta-dear", "MALI-SCHM-16", model=model.id
    )


@clause("MALI-SCHM-16")
def why_no_vendetta(game: Malifaux, seat: int, friend: str, enemies: Sequence[str], name: Answer) -> Refusal | None:
    """Why an enemy cannot be chosen: it is the Leader, or costs no more than the friend."""
    model = game.find(str(name))
    if model is None or name in enemies:
        return None
    if reason := _why_disregarded(game, seat, model, game.opponent(seat), "MALI-SCHM-16"):
        return reason
    if model.leader:
        return refuse("why-vendetta-leader", "MALI-SCHM-16", model=model.id)
    ours, theirs = game.card(game.model(friend)).cost, game.card(model).cost
    return refuse("why-vendetta-cheap", "MALI-SCHM-16", model=model.id, friend=friend, ours=ours, theirs=theirs)


def _chosen(answer: Answer) -> Scheme:
    """The Scheme that an answer names, with its models."""
    name, models = parts(answer)
    scheme = Scheme(int(name.rpartition("-")[2]))
    if scheme.number == VENDETTA:
        scheme.friend, scheme.enemy = parts(models)
    elif scheme.number == CLAIM:
        scheme.friend = models
    elif models:
        scheme.enemy = models
    return scheme


@clause("MALI-HID-06")
def possible(game: Malifaux, seat: int, number: int) -> list[Scheme]:
    """A Scheme with every choice of models that a player may have made for it; empty if it could not be chosen."""
    if number not in NEEDS:
        return [Scheme(number)]
    options = NEEDS[number](game, seat)
    if isinstance(options, dict):
        return [Scheme(number, friend, enemy) for friend, enemies in options.items() for enemy in enemies]
    if number == CLAIM:
        return [Scheme(number, friend) for friend in options]
    return [Scheme(number, enemy=enemy) for enemy in options]
