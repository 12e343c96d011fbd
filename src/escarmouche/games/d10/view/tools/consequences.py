"""What a player would want to know about a move before making it: whose fire zone it enters, which cover it loses, whom it touches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.core.messages.refusal import refuse
from escarmouche.core.play.rule import clause
from escarmouche.core.views.comparison import Change, both, moved
from escarmouche.core.views.player_tools import Sentence
from escarmouche.games.d10.cards.stats import shooting
from escarmouche.games.d10.combat import arms, shoot
from escarmouche.games.d10.dice.rolls import need
from escarmouche.games.d10.goals.objects import laden
from escarmouche.games.d10.ground import measure, sight
from escarmouche.games.d10.movement import hide
from escarmouche.games.d10.state import Figure, Thing
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.view.scene import RULES
from escarmouche.games.d10.view.tools.sightlines import rule_of
from escarmouche.space.units import TOLERANCE

BACK = 10_000  # an enemy this near in the rear arc is worth mentioning: an Advance on foot


def consequences(before: D10, after: D10, seat: int) -> list[Sentence]:
    """Sentences about every figure that stands or lies differently now, first those of the player who asks."""
    lines = moved(
        before.figures, after.figures, seat, _stands, lambda old, new: _Change(before, after, old, new).lines()
    )
    return [*_rolls(after), *lines]


@clause("D10-DIE-02", "D10-SHO-02", "D10-SHO-06", "D10-SHO-07")
def _rolls(after: D10) -> Iterator[Sentence]:
    """The roll it depends on: what it needs, and everything that makes it harder or easier."""
    for roll in after.state.rolls:
        if roll.die < 0 and roll.figure:
            yield Sentence(f"ask-{roll.kind}", RULES[roll.kind], {"figure": roll.figure, "need": need(roll)})
            for mod in roll.mods:
                amount = f"{mod.amount:+d}".replace("-", "−")
                yield Sentence("then-mod", rule_of(mod), {"mod": refuse(f"mod-{mod.word}"), "amount": amount})


def _stands(figure: Figure) -> tuple[Any, ...]:
    return figure.status, figure.x, figure.y, figure.z, figure.facing, figure.posture, figure.hidden


class _Change(Change[D10, Figure]):
    """One figure before and after."""

    called = "figure"

    def lines(self) -> Iterator[Sentence]:
        if not self.new.in_play:
            yield self.line("then-left" if self.new.status == "left" else "then-gone", LEFT[self.new.status])
            return
        yield from self._contact()
        yield from self._fire()
        yield from self._cover()
        yield from self._shots()
        yield from self._arcs()
        yield from self._hiding()
        yield from self._ground()

    def enemies(self) -> Iterator[tuple[Figure, Figure]]:
        return both(self.before.figures, self.after.enemies(self.new))

    @clause("D10-GEO-02", "D10-ACT-08", "D10-MOV-05")
    def _contact(self) -> Iterator[Sentence]:
        yield from self.changed(
            "D10-ACT-08", ("then-contact", "then-no-contact"), lambda _, f, e: measure.contact(f, e)
        )

    @clause("D10-REA-03", "D10-SHO-05", "D10-STA-07")
    def _fire(self) -> Iterator[Sentence]:
        """The enemies that could shoot at it from where they stand and with their facing."""
        yield from self.changed("D10-REA-03", ("then-fire", "then-no-fire"), fired_at)

    @clause("D10-LOS-07", "D10-LOS-08", "D10-SHO-07")
    def _cover(self) -> Iterator[Sentence]:
        """Cover from the enemies that could shoot at it, if it is better or worse than before."""
        changed: dict[str, list[str]] = {}
        for then, now in self.enemies():
            if fired_at(self.after, self.new, now):
                is_ = shelter(self.after, now, self.new)
                if is_ != shelter(self.before, then, self.old):
                    changed.setdefault(is_, []).append(now.id)
        for key, enemies in sorted(changed.items()):
            yield self.line(key, COVERS[key], enemies=enemies)

    @clause("D10-SHO-05")
    def _shots(self) -> Iterator[Sentence]:
        """Whom it can now shoot at with the weapons at hand, and whom it no longer can."""
        then, now = _aims(self.before, self.old), _aims(self.after, self.new)
        for weapon, targets in now.items():
            come = [name for name in targets if name not in then.get(weapon, ())]
            if come:
                yield self.line("then-shot", "D10-SHO-05", weapon=weapon, enemies=come)
        for weapon, targets in then.items():
            gone = [name for name in targets if name not in now.get(weapon, ()) and self._in_play(name)]
            if gone:
                yield self.line("then-no-shot", "D10-SHO-05", weapon=weapon, enemies=gone)

    def _in_play(self, name: str) -> bool:
        return self.after.figure(name).in_play

    @clause("D10-GEO-05", "D10-CC-15")
    def _arcs(self) -> Iterator[Sentence]:
        """Whom it stands behind within charge distance; and once it has turned, which enemies on their feet stand behind it."""
        yield from self.changed("D10-CC-15", ("then-behind", ""), lambda _, f, e: _near(f, e) and measure.behind(f, e))
        if (self.old.x, self.old.y) == (self.new.x, self.new.y):  # after a move its facing is still to be chosen
            yield from self.changed("D10-CC-15", ("then-exposed", ""), _exposed)

    @clause("D10-STA-07", "D10-STA-08")
    def _hiding(self) -> Iterator[Sentence]:
        if self.old.hidden and not self._hides():
            yield self.line("then-revealed", "D10-STA-08")
        elif not self.old.hidden and self.new.hidden:
            yield self.line("then-hidden", "D10-STA-07")

    def _hides(self) -> bool:
        """Does it stay hidden? The check comes after the action, which may not be over when the look ahead ends."""
        return self.new.hidden and hide.stays(self.after, self.new)

    @clause("D10-TER-02", "D10-OBJ-02")
    def _ground(self) -> Iterator[Sentence]:
        field = self.after.field
        if field.slow(self.new.x, self.new.y, self.new.floor) and not field.slow(
            self.old.x, self.old.y, self.old.floor
        ):
            yield self.line("then-slow", "D10-TER-02")
        things = [marker.id for marker in self.after.state.markers if measure.touches(self.new, marker)]
        come = [thing for thing in things if not measure.touches(self.old, self.after.marker(thing))]
        if come:
            yield self.line("then-touches", "D10-OBJ-02", things=come)


COVERS = {"then-sheltered": "D10-LOS-08", "then-covered": "D10-LOS-07", "then-no-cover": "D10-LOS-07"}
LEFT = {
    "left": "D10-GEO-11",
    "out": "D10-FIG-07",
    "dead": "D10-FIG-07",
    "reserve": "D10-SET-06",
    "veiled": "D10-HID-04",
}


def _near(figure: Figure, other: Figure) -> bool:
    return measure.within(figure, other, BACK)


def _exposed(game: D10, figure: Figure, enemy: Figure) -> bool:
    return measure.ready(enemy) and _near(figure, enemy) and measure.behind(enemy, figure)


@clause("D10-SHO-05", "D10-REA-03", "D10-OBJ-03")
def _arms(game: D10, figure: Figure) -> list[Thing]:
    """What it could shoot with once it has its PA: loaded, whole, at hand; nothing with a heavy load."""
    if shooting(game, figure) is None or figure.posture in ("stunned", "climbing") or laden(game, figure):
        return []
    ready = [thing for thing in arms.hands(game, figure) if thing.loaded and thing.missiles != 0 and arms.usable(thing)]
    return [thing for thing in ready if game.weapon(thing).shoots]


@clause("D10-REA-03", "D10-STA-07")
def fired_at(game: D10, figure: Figure, enemy: Figure) -> bool:
    """Is a figure in the fire zone of an enemy: in its front arc, in range of a loaded weapon, in sight and not hidden from it?"""
    far = max((game.weapon(thing).range for thing in _arms(game, enemy)), default=0)
    if not far or measure.gap(figure, enemy) > far + TOLERANCE or not measure.in_front(enemy, figure.x, figure.y):
        return False
    return (
        not hide.protected(game, figure, enemy) and not measure.engaged(game, enemy) and sight.sees(game, enemy, figure)
    )


@clause("D10-LOS-07", "D10-LOS-08")
def shelter(game: D10, shooter: Figure, target: Figure) -> str:
    """What scenery does for a target: the key of its sentence."""
    cover = sight.cover(game, shooter, target)
    if "cover_reroll" in game.on and sight.sheltered(cover):
        return "then-sheltered"
    return "then-covered" if sight.behind_scenery(cover) else "then-no-cover"


def _aims(game: D10, figure: Figure) -> dict[str, list[str]]:
    """Each kind of weapon that is ready, with whom it can be shot at."""
    ready = {thing.card: thing for thing in _arms(game, figure) if shoot.why_unready(game, figure, thing) is None}
    return {card: shoot.targets(game, figure, thing) for card, thing in ready.items()}
