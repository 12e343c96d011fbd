"""Words of Markers (Drop, Create, move, remove) and of Tokens (gain, lose, pass on)."""

from __future__ import annotations

from functools import partial
from typing import Literal

from escarmouche.core.asks.ask import Answer, Some
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards.effect import Aimed, Use, Word, bars, does, whom, worth
from escarmouche.games.malifaux.cards.restrictions import why_wrong_side
from escarmouche.games.malifaux.cards.vocabulary import word
from escarmouche.games.malifaux.ground import marker as markers
from escarmouche.games.malifaux.ground import measure, sight
from escarmouche.games.malifaux.ground.areas import Anchor, anchor
from escarmouche.games.malifaux.ground.measure import Thing
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.movement import drag_marker, place, shift_marker
from escarmouche.games.malifaux.state import Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn.consent import affected_models, why_nobody
from escarmouche.space.units import mil

# -- Drop and Create


class Laid(Word, frozen=True, kw_only=True):
    """What Drop and Create have in common."""

    kind: str
    of: Anchor = "self"
    within: float = 0  # 0: in base contact, or under it
    amount: int | str = 1
    sight: bool = True  # in LoS of this model, unless it is in base contact


@word("effect", "drop")
class Drop(Laid, frozen=True, kw_only=True):
    """Markers are Dropped in base contact with an object or within a distance of it (MALI-MARK-11)."""


@word("effect", "create")
class Create(Laid, frozen=True, kw_only=True):
    """Markers are Created: not on another Marker, and in base contact with no other model (MALI-MARK-12)."""


@clause("MALI-MARK-11", "MALI-MARK-12")
def spots(game: Malifaux, use: Use, word: Drop | Create) -> place.Spots | None:
    """Where the next one may lie; None if nowhere."""
    centre = anchor(game, use, word.of)
    if centre is None:
        return None
    seen = use.model if word.sight and word.within else None
    if isinstance(word, Drop):
        return place.drop(game, word.kind, centre, mil(word.within), seen)
    return place.create(game, word.kind, centre, mil(word.within), seen, use.model)


@clause("MALI-RES-08", "MALI-MARK-12")
def why_no_room(game: Malifaux, use: Use, word: Drop | Create) -> Refusal | None:
    region = spots(game, use, word)
    return None if region is not None else refuse("why-marker-nowhere", "MALI-MARK-12", kind=word.kind)


bars(Drop, finds_out_itself=True)(why_no_room)
bars(Create, finds_out_itself=True)(why_no_room)


@does(Drop)
@does(Create)
@rule("MALI-MARK-06", "MALI-MARK-11", "MALI-MARK-12", "MALI-AMB-116", "MALI-DP-49")
def lay(game: Malifaux, use: Use, word: Drop | Create) -> Rule[None]:
    """One after the other, as long as there is room."""
    rule_id = "MALI-MARK-11" if isinstance(word, Drop) else "MALI-MARK-12"
    for _ in range(worth(word.amount, use)):
        region = spots(game, use, word)
        if region is None:
            return
        about: questions.NewMarker = {"model": use.model.id, "kind": word.kind, **markers.puts(game, word.kind)}
        spot = yield Place("drop-marker", seat=use.seat, rule=rule_id, region=region, about=about)
        markers.put(game, word.kind, spot, control.owner(game, use.model), rule_id, region.centres[0].z)


# -- Markers on the table


class Lying(Word, frozen=True, kw_only=True):
    """Which Markers are meant: the targeted one, or some of these kinds within a distance and LoS of an object."""

    kinds: tuple[str, ...] = ()  # none: the targeted one
    who: Literal["any", "friend", "enemy"] = "any"
    of: Anchor = "self"
    within: float = 0  # 0: in base contact
    amount: int | str = 1


@clause("MALI-MARK-14", "MALI-CTRL-02", "MALI-MEAS-04")
def lying(game: Malifaux, use: Use, word: Lying) -> list[Marker]:
    """The Markers among which it chooses."""
    if not word.kinds:
        return [use.marker] if use.marker in game.state.markers and use.marker is not None else []
    centre = anchor(game, use, word.of)
    if centre is None:
        return []
    return [
        marker for marker in game.state.markers if marker.kind in word.kinds and _meant(game, use, word, marker, centre)
    ]


def _meant(game: Malifaux, use: Use, word: Lying, marker: Marker, centre: Thing) -> bool:
    if not control.belongs(marker, use.model, word.who):
        return False
    if not word.within:
        return measure.contact(game, centre, marker)
    return measure.within(game, centre, marker, mil(word.within)) and sight.sees(game, centre, marker)


@clause("MALI-MARK-14", "MALI-RESTR-02", "MALI-RESTR-03", "MALI-MEAS-04")
def why_marker_not_meant(game: Malifaux, use: Use, word: Lying, rule_id: str, name: Answer) -> Refusal | None:
    """Why a Marker is not among them: it is of another kind or the other side's, too far away or out of sight."""
    marker, centre = game.find_marker(name), anchor(game, use, word.of)
    if marker is None or centre is None:
        return None
    if marker.kind not in word.kinds:
        return refuse("why-marker-other-kind", rule_id, marker=marker.id, kinds=list(word.kinds))
    if reason := why_wrong_side(marker, use.model, word.who):
        return reason
    if not word.within:
        apart = not measure.contact(game, centre, marker)
        return refuse("why-marker-apart", rule_id, marker=marker.id, model=centre.id) if apart else None
    reach = mil(word.within)
    if not measure.within(game, centre, marker, reach):
        gap = round(measure.gap(game, centre, marker))
        return refuse("why-out-of-reach", rule_id, target=marker.id, gap=gap, reach=reach)
    return None if sight.sees(game, centre, marker) else refuse("why-not-seen", rule_id, target=marker.id)


@clause("MALI-RES-08", "MALI-MARK-14")
def why_no_marker(game: Malifaux, use: Use, word: Lying) -> Refusal | None:
    return None if lying(game, use, word) else refuse("why-no-such-marker", "MALI-RES-08", model=use.model.id)


@rule("MALI-DP-36")
def picked(game: Malifaux, use: Use, word: Lying, count: int, rule_id: str) -> Rule[list[Marker]]:
    """This many of them, or all if there are no more. A player without a choice is not asked."""
    markers = lying(game, use, word) if count > 0 else []
    if len(markers) <= count:
        return markers
    about: questions.HowMany = {"model": use.model.id, "count": count}
    names = [marker.id for marker in markers]
    why = partial(why_marker_not_meant, game, use, word, rule_id)
    ask = Some(
        "which-markers",
        seat=use.seat,
        rule=rule_id,
        options=names,
        least=count,
        most=count,
        of="marker",
        about=about,
        why=why,
    )
    chosen = yield ask
    return [game.marker(name) for name in chosen]


@word("effect", "remove-marker")
class RemoveMarker(Lying, frozen=True, kw_only=True):
    """Markers are removed (MALI-MARK-05)."""


bars(RemoveMarker)(why_no_marker)


@does(RemoveMarker)
@rule("MALI-MARK-05", "MALI-MARK-13", "MALI-DP-36")
def remove(game: Malifaux, use: Use, word: RemoveMarker) -> Rule[None]:
    for marker in (yield from picked(game, use, word, worth(word.amount, use), "MALI-MARK-05")):
        markers.remove(game, marker)


@word("effect", "move-marker")
class MoveMarker(Lying, frozen=True, kw_only=True):
    """Markers are moved up to a distance; models that a Hazardous one touches on its way suffer its effect (MALI-MOVE-04, MALI-TERR-12)."""

    distance: float
    straight: bool = False  # in one straight line


bars(MoveMarker)(why_no_marker)


@does(MoveMarker)
@rule("MALI-MARK-03", "MALI-MARK-05", "MALI-TERR-12", "MALI-DP-56", "MALI-DP-36")
def move(game: Malifaux, use: Use, word: MoveMarker) -> Rule[None]:
    for marker in (yield from picked(game, use, word, worth(word.amount, use), "MALI-MARK-05")):
        legs = yield from led(game, use, marker, mil(word.distance), word.straight)
        yield from drag_marker.move(game, marker, legs, use.model)


@rule("MALI-MOVE-03", "MALI-MOVE-04", "MALI-DP-42")
def led(game: Malifaux, use: Use, marker: Marker, distance: int, straight: bool) -> Rule[Answer]:
    """The way that a Marker goes."""
    about: questions.MoveMarker = {
        "model": use.model.id,
        "marker": marker.id,
        "kind": marker.kind,
        "distance": distance,
        **markers.puts(game, marker.kind),
    }
    if not straight:
        way = drag_marker.Drag(game, marker, distance)
        return (yield Path("move-marker", seat=use.seat, rule="MALI-MOVE-04", region=way, about=about))
    region = shift_marker.Shift(game, marker, distance)
    spot = yield Place("move-marker", seat=use.seat, rule="MALI-MARK-05", region=region, about=about)
    return (spot[:2],)


# -- Tokens


@word("effect", "token")
class Token(Aimed, frozen=True, kw_only=True):
    """Tokens are gained by models, or lost (MALI-TOK-01)."""

    token: str
    amount: int | str = 1


@bars(Token)
@clause("MALI-TOK-01", "MALI-GEN-07")
def why_no_token(game: Malifaux, use: Use, word: Token) -> Refusal | None:
    """There is no model, or none has any to lose."""
    models = whom(game, use, word)
    if not models or worth(word.amount, use) >= 0 or any(model.tokens.get(word.token) for model in models):
        return why_nobody(game, use, word)
    return refuse("why-no-token", "MALI-TOK-01", model=models[0].id, token=word.token)


@does(Token)
@rule("MALI-TOK-01", "MALI-TOK-02")
def token(game: Malifaux, use: Use, word: Token) -> Rule[None]:
    for model in (yield from affected_models(game, use, word)):
        hold(game, model, word.token, worth(word.amount, use))


@clause("MALI-TOK-01", "MALI-TOK-02")
def hold(game: Malifaux, model: Model, name: str, amount: int) -> int:
    """A model gains or loses this many Tokens. Returns how many it gained or lost."""
    before = model.tokens.get(name, 0)
    left = max(0, before + amount)
    if left:
        model.tokens[name] = left
    else:
        model.tokens.pop(name, None)
    if left != before:
        game.tell("tokens", "MALI-TOK-01", model=model.id, token=name, amount=left)
    return left - before


@word("effect", "give-token")
class GiveToken(Aimed, frozen=True, kw_only=True):
    """This model passes Tokens on (MALI-TOK-01)."""

    token: str
    amount: int | str = 1


@bars(GiveToken)
@clause("MALI-TOK-01")
def why_no_token_to_give(game: Malifaux, use: Use, word: GiveToken) -> Refusal | None:
    if use.model.tokens.get(word.token):
        return why_nobody(game, use, word)
    return refuse("why-no-token", "MALI-TOK-01", model=use.model.id, token=word.token)


@does(GiveToken)
@rule("MALI-TOK-01")
def give(game: Malifaux, use: Use, word: GiveToken) -> Rule[None]:
    for model in (yield from affected_models(game, use, word)):
        hold(game, model, word.token, -hold(game, use.model, word.token, -worth(word.amount, use)))
