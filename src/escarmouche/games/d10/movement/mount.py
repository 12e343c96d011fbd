"""Getting on and off a horse (D10-MNT-05, -06)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

import msgspec

from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.region import Place, Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.ground import measure, stand
from escarmouche.games.d10.movement import facing, hide, posture
from escarmouche.games.d10.movement.measured_path import Stand
from escarmouche.games.d10.state import MOUNTED, Figure, Marker
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec
from escarmouche.space.disc import Body, Disc, gap
from escarmouche.space.units import TOLERANCE


class DismountPlaces:
    """The free places in contact with a rider's mount. Answers are `[x, y]`."""

    def __init__(self, game: D10, figure: Figure) -> None:
        self.game, self.figure = game, figure
        self.foot = msgspec.structs.replace(figure, mounted=False)  # as it will stand there
        self.mount = Body(figure.id, figure.x, figure.y, MOUNTED, figure.z)

    @cached_property
    def places(self) -> list[Stand]:
        """The ends and middles of the open stretches around the mount."""
        return stand.places_by(self.game, self.foot, self.mount, self.figure.floor)

    def __bool__(self) -> bool:
        return bool(self.places)

    @clause("D10-MNT-05", "D10-GEO-02")
    def why_not(self, answer: Answer) -> Refusal | None:
        x, y = answer[0], answer[1]
        apart = gap(Disc(x, y, stand.radius(self.foot)), self.mount)
        if not -TOLERANCE <= apart <= measure.CONTACT + TOLERANCE:
            return refuse("why-not-beside", "D10-MNT-05", figure=self.figure.id)
        hit = stand.taken(self.game, self.foot, x, y, self.figure.floor)
        return stand.why_occupied(self.game, self.figure, hit) if hit else None

    def sample(self, rng: Random) -> Answer:
        spot = self.places[int(rng.random() * len(self.places))]
        return spot.x, spot.y

    def propose(self) -> Iterator[Answer]:
        for spot in self.places:
            yield spot.x, spot.y

    def outline(self) -> Sequence[Ring]:
        return [[(spot.x, spot.y) for spot in self.places]]


@clause("D10-MNT-05", "D10-DP-28")
def _dismount(game: D10, figure: Figure) -> Place | Refusal:
    """Where does it stand, in contact with its mount?"""
    if not figure.mounted:
        return refuse("why-not-mounted", "D10-MNT-05", figure=figure.id)
    region = DismountPlaces(game, figure)
    if not region:
        return refuse("why-no-room-beside", "D10-MNT-05", figure=figure.id)
    return Place(
        "dismount", seat=figure.seat, rule="D10-MNT-05", region=region, about=questions.OfFigure(figure=figure.id)
    )


@rule("D10-MNT-05", "D10-MNT-06", "D10-GEO-06")
def dismount(game: D10, figure: Figure, spot: tuple[int, ...]) -> Rule[None]:
    """Dismount, 1 PA: on foot beside the mount, which stays as a marker."""
    mount = Marker(f"mount-{figure.id}", "mount", figure.x, figure.y, figure.z, figure.floor, MOUNTED, of=figure.id)
    game.state.markers.append(mount)
    figure.mounted, figure.moved = False, True
    figure.x, figure.y = spot[0], spot[1]
    figure.z = game.field.z_at(figure.floor, figure.x, figure.y)
    game.tell("dismounted", "D10-MNT-05", figure=figure.id, end=(figure.x, figure.y, figure.z))
    yield from facing.ask(game, figure, "D10-GEO-06")


def mount_of(game: D10, figure: Figure) -> Marker | None:
    """Its own mount, riderless on the table."""
    return next((m for m in game.state.markers if m.kind == "mount" and m.of == figure.id), None)


@clause("D10-MNT-05", "D10-DP-28")
def _why_not_mounted(game: D10, figure: Figure) -> Refusal | None:
    """Its own mount only, touching it."""
    if figure.mounted:
        return refuse("why-mounted-already", "D10-MNT-05", figure=figure.id)
    mount = mount_of(game, figure)
    if mount is None:
        return refuse("why-mountless", "D10-MNT-05", figure=figure.id)
    if not measure.touches(figure, mount):
        return refuse("why-no-mount", "D10-MNT-05", figure=figure.id)
    return None


@rule("D10-MNT-05", "D10-STA-10", "D10-GEO-06")
def mount(game: D10, figure: Figure, answer: None) -> Rule[None]:
    """Mount, 2 PA: in the saddle, where the mount stood; neither crouched nor hidden."""
    marker = mount_of(game, figure)
    assert marker is not None
    posture.uncrouch(game, figure)
    hide.reveal(game, figure, "D10-STA-10")
    game.state.markers.remove(marker)
    figure.mounted, figure.moved = True, True
    figure.x, figure.y, figure.z, figure.floor = marker.x, marker.y, marker.z, marker.floor
    game.tell("mounted", "D10-MNT-05", figure=figure.id, end=(figure.x, figure.y, figure.z))
    yield from facing.ask(game, figure, "D10-GEO-06")


ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("mount", 2, "D10-MNT-05", _why_not_mounted, mount, "move_table"),
    ActionSpec("dismount", 1, "D10-MNT-05", _dismount, dismount, "move_table"),
)
