"""A copy of a state of Anno Domini 1666 written out by hand: what a clone is compared with."""

from __future__ import annotations

from escarmouche.core.dealer.pile import Pile
from escarmouche.games.ad1666.state import (
    Activation,
    AnnoState,
    Combat,
    Deck,
    Fighter,
    Figure,
    Mod,
    Move,
    PlayedNight,
    Ritual,
    Stake,
    Test,
    Thing,
)


def copy(s: AnnoState) -> AnnoState:
    """The same state, sharing nothing that can change."""
    return AnnoState(
        dealt=s.dealt,
        outcome=s.outcome,
        conceded=list(s.conceded),
        phase=s.phase,
        turn=s.turn,
        scenario=s.scenario,
        initiative=s.initiative,
        previous=s.previous,
        first=s.first,
        seat=s.seat,
        passed=list(s.passed),
        figures=[_figure(figure) for figure in s.figures],
        things=[_thing(thing) for thing in s.things],
        doors=dict(s.doors),
        decks=[_deck(deck) for deck in s.decks],
        magic=Pile(dict(s.magic.rest), list(s.magic.top)),
        magic_discard=list(s.magic_discard),
        event=Pile(dict(s.event.rest), list(s.event.top)),
        event_discard=list(s.event_discard),
        alarm=s.alarm,
        points=list(s.points),
        activation=_activation(s.activation),
        move=_move(s.move),
        combat=_combat(s.combat),
        tests=[_test(test) for test in s.tests],
        queue=list(s.queue),
        used=list(s.used),
        plus=list(s.plus),
        felt=list(s.felt),
        named=list(s.named),
        picks=[list(picks) for picks in s.picks],
        goods=[list(goods) for goods in s.goods],
        purse=list(s.purse),
        ready=list(s.ready),
        lull=s.lull,
        ritual=Ritual(s.ritual.figure, s.ritual.red, s.ritual.black, s.ritual.casting) if s.ritual else None,
        flags=dict(s.flags),
        nights=[PlayedNight(night.scenario, night.winner, list(night.points)) for night in s.nights],
        story=list(s.story),
        carried=[_figure(figure) for figure in s.carried],
    )


def _figure(f: Figure) -> Figure:
    return Figure(
        f.id,
        f.card,
        f.seat,
        f.side,
        f.cell,
        f.status,
        f.wounds,
        f.prone,
        f.unconscious,
        f.activated,
        f.attacked,
        f.down,
        f.marker,
        f.watch,
        f.surprise,
        f.fenced,
        f.diagonals,
        f.arms,
        [_thing(thing) for thing in f.things],
        list(f.hands),
        list(f.poisons),
        dict(f.tokens),
        list(f.uncles),
        list(f.seduced),
        list(f.foes),
        f.vocation,
        list(f.hostile),
    )


def _thing(t: Thing) -> Thing:
    return Thing(t.id, t.card, t.own, t.load, t.ammunition, t.fenced, list(t.poisons), t.cell)


def _deck(d: Deck) -> Deck:
    return Deck(
        Pile(dict(d.pile.rest), list(d.pile.top)),
        list(d.hand),
        list(d.discard),
        d.emptied,
        d.owed,
        list(d.looked),
        list(d.seen),
        list(d.shown),
    )


def _stake(s: Stake) -> Stake:
    return Stake(
        s.seat,
        s.figure,
        s.of,
        s.score,
        s.source,
        s.card,
        s.suit,
        list(s.extra),
        list(s.spent),
        [Mod(mod.word, mod.amount) for mod in s.mods],
        s.nothing,
        s.reused,
        s.passed,
    )


def _test(t: Test) -> Test:
    sides, others = [_stake(stake) for stake in t.sides], [_stake(stake) for stake in t.others]
    return Test(
        t.name, t.rule, sides, t.nd, t.opposed, t.revealed, t.stage, others, t.about, t.against, t.turn, t.passes
    )


def _activation(a: Activation | None) -> Activation | None:
    return Activation(a.figure, a.full, a.partials, list(a.fired), a.swapped) if a else None


def _move(m: Move | None) -> Move | None:
    if m is None:
        return None
    visited, route = list(m.visited), list(m.route)
    return Move(m.figure, m.kind, m.mp, m.spent, m.origin, visited, route, m.tested, m.pending, m.stopped, m.free)


def _combat(c: Combat | None) -> Combat | None:
    if c is None:
        return None
    return Combat(
        c.active,
        Fighter(c.attacker.figure, c.attacker.weapon),
        Fighter(c.defender.figure, c.defender.weapon),
        c.riposte,
        c.surprise,
        c.stage,
        c.winner,
        c.loser,
        c.margin,
        c.suit,
        c.hurt,
        list(c.swept),
        _stake(c.kept) if c.kept else None,
        c.emptied,
    )
