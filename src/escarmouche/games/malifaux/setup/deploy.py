"""Set-up, step I: the Attacker's zone and groups, and putting the Crews on the table (MALI-SETUP-29)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Some, parts
from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.movement import place
from escarmouche.games.malifaux.refusals import CORNERS, EDGES
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux

SIDES = {"standard": EDGES, "wedge": EDGES, "corner": CORNERS, "flank": CORNERS}
GROUPS = (1, 2)
NAMES = ("first-group", "second-group")


@rule("MALI-SETUP-29", "MALI-DP-09", "MALI-SETUP-08", "MALI-HID-07")
def choose(game: Malifaux) -> Rule[None]:
    """The Attacker chooses a zone; the Defender's is opposite."""
    state = game.state
    sides = SIDES[state.deployment]
    rings = {side: zone.turned(state.deployment, turns) for turns, side in enumerate(sides)}
    about: questions.Zone = {"deployment": state.deployment, "rings": rings}
    why = functools.partial(_why_other_zone_type, state.deployment)
    side = yield Choose(
        "zone", seat=state.attacker, rule="MALI-SETUP-29", options=sides, of="zone", about=about, why=why
    )
    state.zone = sides.index(side)
    game.tell("zone", "MALI-SETUP-29", seat=state.attacker + 1, zone=side, deployment=state.deployment)
    state.phase = "groups"


def _why_other_zone_type(deployment: str, side: Answer) -> Refusal | None:
    """A side of the table that has no zone of this type."""
    barred = side in (*EDGES, *CORNERS) and side not in SIDES[deployment]
    return refuse("why-zone-type", "MALI-SETUP-29", zone=side, deployment=deployment) if barred else None


@rule("MALI-SETUP-29", "MALI-DP-10", "MALI-DP-11", "MALI-AMB-110", "MALI-HID-07")
def groups(game: Malifaux) -> Rule[None]:
    """The Attacker divides the Crew in two groups of any size; the Defender says which group comes first."""
    state = game.state
    attacker, defender = state.attacker, game.opponent(state.attacker)
    crew = [model for model in game.models if model.seat == attacker]
    options = [model.id for model in crew]
    first = yield Some(
        "groups",
        seat=attacker,
        rule="MALI-SETUP-29",
        options=options,
        least=0,
        most=len(crew),
        of="model",
        about=questions.Groups(rings={"zone": zone.ring(game, attacker)}),
        why=functools.partial(why_not_of_crew, game, attacker),
    )
    for model in crew:
        model.group = GROUPS[0] if model.id in first else GROUPS[1]
    one, other = list(first), _others(options, first)  # a group may be empty
    about: questions.Group = {"first": one, "second": other, "ones": len(one), "others": len(other)}
    game.tell("groups", "MALI-SETUP-29", seat=attacker + 1, **about)
    group = yield Choose("group", seat=defender, rule="MALI-SETUP-29", options=NAMES, of="group", about=about)
    game.tell("group", "MALI-SETUP-29", seat=defender + 1, group=group)
    if group != NAMES[0]:
        for model in crew:
            model.group = sum(GROUPS) - model.group
    state.phase = "deploy"


@clause("MALI-SETUP-29")
def why_not_of_crew(game: Malifaux, seat: int, name: Answer) -> Refusal | None:
    """A model of the other Crew."""
    model = game.find(str(name))
    other = model is not None and model.seat != seat
    return refuse("why-not-own", "MALI-SETUP-29", model=name) if other else None


def _others(every: list[str], some: tuple[str, ...]) -> list[str]:
    return [name for name in every if name not in some]


@clause("MALI-SETUP-29")
def waiting_models(game: Malifaux) -> list[Model]:
    """The models to deploy now: the Attacker's first group, then the Defender's Crew, then the Attacker's second group."""
    waiting = [model for model in game.models if model.status == "hired"]
    attacker = game.state.attacker
    first = [model for model in waiting if model.seat == attacker and model.group == GROUPS[0]]
    return first or [model for model in waiting if model.seat != attacker] or waiting


@rule("MALI-SETUP-29", "MALI-DP-12", "MALI-AMB-66")
def deploy(game: Malifaux) -> Rule[None]:
    """One of the models whose turn it is, placed completely within its zone."""
    waiting = waiting_models(game)
    if not waiting:
        game.tell("deployed-all", "MALI-SETUP-29")
        game.state.phase = "explosives"
        return
    seat = waiting[0].seat
    branches: dict[str, LazyBranch] = {model.id: functools.partial(_where, game, model) for model in waiting}
    why = functools.partial(_why_not_waiting, game, seat)
    about: questions.Deploy = {"left": len(waiting), "together": True, "rings": {"zone": zone.ring(game, seat)}}
    answer = yield Menu("deploy", seat=seat, rule="MALI-SETUP-29", branches=branches, of="model", about=about, why=why)
    name, spot = parts(answer)
    put_down(game, game.model(name), spot)


@clause("MALI-SETUP-29")
def _why_not_waiting(game: Malifaux, seat: int, name: Answer) -> Refusal | None:
    """Why a model is not deployed now: it is the opponent's, already deployed, or in the group that comes later."""
    model = game.find(str(name))
    if model is None:
        return None
    if model.seat != seat:
        return refuse("why-not-own", "MALI-SETUP-29", model=model.id)
    return refuse("why-group-later" if model.status == "hired" else "why-deployed", "MALI-SETUP-29", model=model.id)


def _where(game: Malifaux, model: Model) -> Place | Refusal:
    region = zone.region(game, model.seat, model)
    if region is None:
        return refuse("why-no-room-left", "MALI-SETUP-29", model=model.id)
    return Place(
        "deploy-at", seat=model.seat, rule="MALI-SETUP-29", region=region, about=questions.OfModel(model=model.id)
    )


def put_down(game: Malifaux, model: Model, spot: tuple[int, ...]) -> None:
    """The model stands at the place, at the height in the answer, else on whatever is under it."""
    place.enter(game, model, spot)
    game.tell("deployed", "MALI-SETUP-29", model=model.id, seat=model.seat + 1, end=(model.x, model.y, model.z))
