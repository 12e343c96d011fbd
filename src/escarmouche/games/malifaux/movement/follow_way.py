"""A way over terrain: its legs cut where the base steps, climbs, comes down or falls from one floor to another (MALI-MOVE-08, -09).

A base stands on a floor as long as any part of it does. Climbing is done where the way leads: into the side of Climbable terrain the
base goes up it, off its edge it comes down. How much of the way down is climbed and how much is a fall, the player who moves it decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import measure, stand
from escarmouche.games.malifaux.ground.field import TABLE, standable
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.movement.meet_terrain import find_entries, meet, why_full
from escarmouche.games.malifaux.movement.moving_base import MovingBase
from escarmouche.games.malifaux.movement.pass_others import past, why_landing_taken
from escarmouche.games.malifaux.movement.stretch import Stretch
from escarmouche.space.travel.leg_parts import TINY, Interval, box_of, cut, overlaps
from escarmouche.space.travel.path import Leg, Straight, at
from escarmouche.space.units import TOLERANCE, Spot


class Way(NamedTuple):
    """A way and, if it cannot be followed to its end, why not."""

    stretches: list[Stretch]
    fault: Refusal | None = None


class WayFollower(MovingBase):
    """Follows a base along its legs."""

    def follow(self, legs: Sequence[Leg]) -> Way:
        """The whole way, as far as it goes."""
        start: Spot = (self.model.x, self.model.y)
        for leg in legs:
            if leg.x == start[0] and leg.y == start[1] and leg.__class__ is Straight:
                continue  # a base that stays does not fall, however little carries it
            fault = self._leg(start, leg)
            if fault is not None:
                return Way(self.stretches, fault)
            start = (leg.x, leg.y)
        return Way(self.stretches)

    def _leg(self, start: Spot, leg: Leg) -> Refusal | None:
        if self.through and self.floor == TABLE:
            return self._go(start, leg, 0.0, 1.0)
        solids = measure.near(self.game, "solid", box_of(start, leg, self.r + TOLERANCE))
        if self.through:
            solids = [f for f in solids if standable(f)]
        if self.floor == TABLE and (not solids or self._stays(solids)):
            return self._go(start, leg, 0.0, 1.0)
        return self._over(start, leg, solids)

    def _stays(self, solids: list[Feature]) -> bool:
        """Does an allowed way not leave the table, as nobody climbs and there are neither stairs nor hills?"""
        flights, hills = self.game.field.flights, self.game.field.hills
        return self.legal and not (self.climbs or hills) and not any(f.id in flights for f in solids)

    def _over(self, start: Spot, leg: Leg, solids: list[Feature]) -> Refusal | None:
        """Event by event: the base runs into something, or loses its support."""
        self.carried.clear()
        entries = [] if self._alone(start, leg, solids) else find_entries(self, start, leg, solids)
        if not entries and self.floor == TABLE:
            return self._go(start, leg, 0.0, 1.0)
        done, entered = 0.0, 0
        while True:
            lost = self._lost(start, leg, solids, done)
            entry = entries[entered][0] if entered < len(entries) else inf
            if entry >= 1 - TINY and lost >= 1 - TINY:
                return self._go(start, leg, done, 1.0)
            if entry <= lost:
                t, change = entry, meet(self, start, leg, entry, entries[entered][2])
                entered += 1
            else:
                t, change = lost, self._land(start, leg, lost, solids)
            if isinstance(change, Refusal):
                return self._go(start, leg, done, t, change) or change
            if change is None:
                continue
            full = why_full(self, at(start, leg, t), change, solids)
            if full is not None:
                return self._go(start, leg, done, t) or full
            fault = self._go(start, leg, done, t)
            if fault is not None:
                return fault
            done = t
            self._step(at(start, leg, t), change)

    def _alone(self, start: Spot, leg: Leg, solids: list[Feature]) -> bool:
        """Is nothing near but the floor that it stands on? Of one convex part, it is left once in a straight line, and not met again."""
        if len(solids) != 1 or solids[0].id != self.floor or leg.__class__ is not Straight:
            return False
        piece = solids[0].piece
        return len(piece.parts) == 1 and not piece.joints and self._lost(start, leg, solids, 0.0) > 0

    def _runs(self, start: Spot, leg: Leg, feature: Feature) -> list[Interval]:
        """Where along a leg any part of the base is on a floor."""
        runs = self.carried.get(feature.id)
        if runs is None:
            runs = self.carried[feature.id] = overlaps(start, leg, feature.piece, self.r + TOLERANCE)
        return runs

    def _lost(self, start: Spot, leg: Leg, solids: list[Feature], t: float) -> float:
        """Where no part of the base is left on its floor."""
        if self.floor == TABLE:
            return inf
        for feature in solids:
            if feature.id == self.floor and standable(feature):
                for low, high in self._runs(start, leg, feature):
                    if low - TINY <= t < high - TINY:
                        return high
        return t

    @clause("MALI-MOVE-08", "MALI-MOVE-10", "MALI-AMB-141")
    def _land(self, start: Spot, leg: Leg, t: float, solids: list[Feature]) -> str:
        """The floor that the base comes down to: the highest below that carries any part of it, and stairs rather than what is as high.

        A base that leaves stairs sideways while part of it is on the roof that they lead to is on that roof.
        """
        x, y = at(start, leg, t)
        z, flights = stand.level(self.game, self.floor, x, y), self.game.field.flights
        upper = flights[self.floor].upper if self.floor in flights else TABLE
        floors = [(stand.level(self.game, TABLE, x, y), TABLE)]
        for feature in solids:
            if feature.id == self.floor or not standable(feature):
                continue
            if any(low - TINY <= t < end - TINY for low, end in self._runs(start, leg, feature)):
                if feature.id == upper:
                    return upper
                top = stand.level(self.game, feature.id, x, y)
                if top <= z + TOLERANCE:
                    floors.append((top, feature.id))
        high, best = max(floors, key=lambda known: known[0])
        return next((floor for top, floor in floors if floor in flights and high - top <= TOLERANCE), best)

    @clause("MALI-TERR-22", "MALI-AMB-141", "MALI-AMB-145")
    def _step(self, spot: Spot, floor: str) -> None:
        """From one floor to another at a place: onto the roof that stairs lead to, or a hillside that is higher, at no cost."""
        old, new = stand.level(self.game, self.floor, *spot), stand.level(self.game, floor, *spot)
        flight = self.game.field.flights.get(self.floor)
        free = (flight and floor == flight.upper) or (floor == TABLE and new > old)
        if abs(new - old) > TOLERANCE and not free:
            self.up, self.down, self.off = max(0.0, new - old), max(0.0, old - new), self.floor
        else:
            self.stepped = True
        self.floor = floor

    def _go(self, start: Spot, leg: Leg, t0: float, t1: float, into: Refusal | None = None) -> Refusal | None:
        """Along a part of a leg on one floor, past other bases; `into` says what terrain it runs into at its end."""
        part, here = (
            (leg, start) if not t0 and t1 == 1.0 else (cut(start, leg, t0, t1), at(start, leg, t0) if t0 else start)
        )
        if part is None and not (self.up or self.down):
            return None
        part = part or Straight(round(here[0]), round(here[1]))
        fault = None
        if not (self.through or self.legal):
            landed = self.up or self.down or self.stepped
            fault = why_landing_taken(self, here) if landed else None
            if fault is None:
                part, fault = past(self, here, part, into)
            elif self.halts:
                part = Straight(round(here[0]), round(here[1]))
        if fault is None or self.halts:
            self.stretches.append(Stretch(self.floor, here, part, self.up, self.down, off=self.off))
            self.up = self.down = 0.0
        self.stepped = False
        return fault
