"""A copy of a Moonstone state written out by hand: what a clone is compared with."""

from __future__ import annotations

from escarmouche.core.dealer.pile import Pile
from escarmouche.games.moonstone.state import Action, Bout, Casting, Effect, Fighter, Model, MoonstoneState, Stone


def copy(s: MoonstoneState) -> MoonstoneState:
    """The same state, sharing nothing that can change."""
    return MoonstoneState(
        s.dealt,
        s.outcome,
        list(s.conceded),
        s.phase,
        s.turn,
        s.sudden,
        s.first,
        s.seat,
        s.active,
        list(s.factions),
        [list(troupe) for troupe in s.troupes],
        list(s.edges),
        list(s.order),
        s.initiative,
        list(s.mulligans),
        [_model(model) for model in s.models],
        [Stone(t.id, t.x, t.y, t.depth, t.z, t.floor, t.holder) for t in s.stones],
        Pile(dict(s.arcane.rest), list(s.arcane.top)),
        Pile(dict(s.combat.rest), list(s.combat.top)),
        _action(s.action),
        Bout(_fighter(s.bout.attacker), _fighter(s.bout.defender)) if s.bout else None,
        _casting(s.casting),
        s.flipped,
        dict(s.shifts),
        [list(cards) for cards in s.secrets],
        list(s.glimpses),
        list(s.deck),
        list(s.revealed),
        [list(cards) for cards in s.phantasm],
        list(s.slain),
    )


def _model(m: Model) -> Model:
    return Model(
        m.id,
        m.card,
        m.seat,
        m.x,
        m.y,
        m.z,
        m.floor,
        m.status,
        m.wounds,
        m.energy,
        m.activated,
        m.jogged,
        m.ladder,
        m.rung,
        list(m.used),
        list(m.spent),
        list(m.lost),
        [Effect(effect.kind, effect.amount) for effect in m.effects],
    )


def _action(a: Action | None) -> Action | None:
    return Action(a.model, a.name, a.target, a.cost, a.stopped, list(a.shielded)) if a else None


def _fighter(f: Fighter) -> Fighter:
    return Fighter(
        f.model,
        f.seat,
        list(f.hand),
        list(f.played),
        f.upgraded,
        f.type,
        f.null,
        list(f.follow),
        f.follow_upgraded,
        f.follow_type,
        f.suffered,
        list(f.shown_to),
    )


def _casting(c: Casting | None) -> Casting | None:
    if c is None:
        return None
    hands = (list(c.hand), list(c.resist), c.card, c.declared, list(c.shown), list(c.buried), c.answered)
    return Casting(c.model, c.ability, c.seat, c.resister, c.target, *hands)
