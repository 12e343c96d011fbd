"""What passes from a Replaced model to the one that takes its place (MALI-REPL-03, -04, -07)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.models import upgrade
from escarmouche.games.malifaux.state import Condition, Model
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-REPL-03", "MALI-REPL-09", "MALI-UPG-08", "MALI-AMB-115", "MALI-TOK-01")
def belongings(game: Malifaux, originals: Sequence[Model], heir: Model) -> None:
    """Step 3: Conditions (of several the highest value of each), all Tokens, Summon Upgrades; a second copy is discarded."""
    for original in originals:
        for one in original.conditions:
            own = condition.find(heir, one.name, one.of)
            if own is None:
                heir.conditions.append(Condition(one.name, one.value, one.of))
            else:
                own.value = max(own.value, one.value)
        for token, count in original.tokens.items():
            heir.tokens[token] = heir.tokens.get(token, 0) + count
        for name in upgrade.summoned(game, original):
            original.upgrades.remove(name)  # it changes hands: not two copies for a moment
            game.dress()
            upgrade.attach(game, heir, name)


@clause("MALI-REPL-04", "MALI-AMB-115")
def effects(game: Malifaux, originals: Sequence[Model], heir: Model) -> None:
    """Step 4, within one Crew: whatever meant an original means the new model: Schemes, being Leader, what lasts, what waits."""
    for original in originals:
        heir.leader |= original.leader
        heir.lasting += original.lasting
        original.heir = heir.id
        _chosen(game, original.id, heir.id)
        _waiting(game, original.id, heir.id)
        _aimed(game, original.id, heir.id)


def _chosen(game: Malifaux, old: str, new: str) -> None:
    """Schemes, and effects that last as long as somebody is in play."""
    for scheme in [scheme for own in game.state.schemes for scheme in own]:
        scheme.friend = new if scheme.friend == old else scheme.friend
        scheme.enemy = new if scheme.enemy == old else scheme.enemy
    for model in game.models:
        for one in model.lasting:
            one.by = new if one.by == old else one.by


def _waiting(game: Malifaux, old: str, new: str) -> None:
    """Actions in the queue, who may be activated next or was damaged, and effects about it that wait for the Action to be over."""
    state = game.state
    for generated in state.queue:
        generated.model = new if generated.model == old else generated.model
        generated.target = new if generated.target == old else generated.target
    for after in state.afters:
        after.about = new if after.about == old else after.about
    activation = state.activation
    if activation:
        activation.next = [new if name == old else name for name in activation.next]
        activation.harmed = [new if name == old else name for name in activation.harmed]


def _aimed(game: Malifaux, old: str, new: str) -> None:
    """Actions that have it as their target or chose it, with what it suffered in them, and the duels in which it defends itself."""
    for doing in game.state.doing:
        doing.target = new if doing.target == old else doing.target
        doing.chosen = [new if name == old else name for name in doing.chosen]
        if old in doing.harmed:
            doing.harmed[new] = doing.harmed.pop(old)
    for duel in game.state.duels:
        for side in duel.sides[1:]:
            side.model = new if side.model == old else side.model


@clause("MALI-REPL-07")
def deeds(game: Malifaux, original: Model, heir: Model) -> None:
    """Who goes on with the Activation goes on with the Action, too, and with its duel."""
    for doing in game.state.doing:
        doing.model = heir.id if doing.model == original.id else doing.model
    for duel in game.state.duels:
        first = duel.sides[0]
        first.model = heir.id if first.model == original.id else first.model
