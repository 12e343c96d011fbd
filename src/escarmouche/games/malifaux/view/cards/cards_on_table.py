"""Cards in the Conflict, as everybody sees them: duels, variable flips, the Initiative (MALI-CONF, MALI-HID-03, MALI-HID-10)."""

from __future__ import annotations

from typing import Final

from escarmouche.core.play.rule import clause
from escarmouche.core.views import scene as view
from escarmouche.games.malifaux.fate import deck, total, variable_flip
from escarmouche.games.malifaux.state import RED_JOKER, Duel, ShownStage, Side
from escarmouche.games.malifaux.table import Malifaux

HAND = "hand"
BANDS = ("weak", "moderate", "severe")
TOLD = ("cheat", "triggers", "done")  # the stages in which totals have been announced
DONE: Final = "done"


@clause("MALI-HID-03", "MALI-CONF-01", "MALI-CONF-03")
def duels(game: Malifaux) -> list[view.Duel]:
    """The duels and flips on the table, the current one last; before it what the Action has led to so far, its own duel first."""
    state = game.state
    own = [duel for duel in state.past_duels if duel.action] + [duel for duel in state.duels if duel.stage == DONE]
    flips = [duel for duel in state.past_duels if not duel.action]
    running = [duel for duel in state.duels if duel.stage != DONE]
    return [_duel(game, duel, DONE) for duel in (*own, *flips)] + [_duel(game, duel, _stage(duel)) for duel in running]


def _duel(game: Malifaux, duel: Duel, stage: ShownStage) -> view.Duel:
    return view.Duel(
        f"duel-{duel.name}",
        duel.rule,
        [_side(game, duel, side, stage) for side in duel.sides],
        about=duel.action or duel.within,
        stage=stage,
        target=duel.tn or None,
        against=duel.against,
        suits=list(duel.tn_suits),
        scale=[view.Mod(word, amount) for word, amount in zip(BANDS, duel.profile, strict=False)],
    )


def _stage(duel: Duel) -> ShownStage:
    """How far a flip without steps has come, as its cards show."""
    if duel.stage != "variable" and duel.stage != "initiative":
        return duel.stage
    if any(not side.card for side in duel.sides):
        return "keep" if any(side.flipped for side in duel.sides) else "flip"
    return "cheat" if any(not side.cheated for side in duel.sides) else DONE


def _side(game: Malifaux, duel: Duel, side: Side, stage: ShownStage) -> view.Side:
    card = side.card
    return view.Side(
        side.seat,
        _role(duel, side),
        side.model,
        HAND,
        shown=[card] if card else list(side.flipped),
        source=_source(side),
        mods=_mods(game, duel, side, stage),
        total=_total(game, duel, side, stage),
        suit=side.suit if card == RED_JOKER else "",
        words=_words(side),
        result=_result(duel, side, stage),
        fates=[view.Mod(mod.word, mod.amount) for mod in side.fates],
        aside=_aside(side),
        suits=_suits(duel, side),
        declared=[*side.used, *([side.trigger] if side.trigger else [])],
    )


def _role(duel: Duel, side: Side) -> str:
    if len(duel.sides) < 2:
        return "flips"
    if duel.name == "initiative":
        return "initiative"
    return "attacker" if side is duel.sides[0] else "defender"


@clause("MALI-CHEAT-01")
def _source(side: Side) -> str:
    """Where the card in the Conflict came from."""
    if not side.card:
        return ""
    return "hand" if side.cheated == "cheated" else "deck"


@clause("MALI-CONF-02", "MALI-CHEAT-01")
def _aside(side: Side) -> list[str]:
    """What was flipped and does not count: the cards that were not kept, and one that was cheated away."""
    if not side.card:
        return []
    unused = list(side.flipped)
    if side.card in unused:
        unused.remove(side.card)
    return unused


@clause("MALI-DUEL-08", "MALI-PASS-02")
def _mods(game: Malifaux, duel: Duel, side: Side, stage: ShownStage) -> list[view.Mod]:
    """What is added to the card: the stat, modifiers with their sources, Pass Tokens."""
    mods = [view.Mod(f"stat-{side.stat}", side.stat_value)] if side.stat and not side.relents else []
    mods += [view.Mod(mod.word, mod.amount) for mod in side.mods]
    if duel.name == "initiative" and not _summed(duel, stage) and game.deck(side.seat).passes:
        mods.append(view.Mod("passes", game.deck(side.seat).passes))
    return mods


def _summed(duel: Duel, stage: ShownStage) -> bool:
    """Have the totals of an Initiative flip been announced? Then its Pass Tokens are among its modifiers."""
    return stage == DONE and any(side.total for side in duel.sides)


@clause("MALI-HID-10", "MALI-DUEL-08", "MALI-DUEL-11", "MALI-START-06", "MALI-VAR-01")
def _total(game: Malifaux, duel: Duel, side: Side, stage: ShownStage) -> int | None:
    """The current total of the cards, once it has been announced. Everybody can work out that of the Initiative or of a variable flip."""
    if duel.name == "initiative":
        return (
            deck.value(side.card) + sum([mod.amount for mod in _mods(game, duel, side, stage)]) if side.card else None
        )
    if duel.stage == "variable":
        return variable_flip.number(duel.profile, variable_flip.read(side.card)) if side.card and duel.profile else None
    return total.total(duel, side) if stage in TOLD else None


@clause("MALI-DUEL-11", "MALI-DUEL-13")
def _suits(duel: Duel, side: Side) -> list[str]:
    """Suits in the total: printed, bought, and that of the card."""
    if duel.stage == "variable" or duel.name == "initiative":
        return []
    return total.suits(duel, side)


@clause("MALI-DUEL-04", "MALI-CHEAT-05")
def _words(side: Side) -> list[str]:
    """What else is known of a side."""
    words = ["relents"] if side.relents else []
    return words + ([f"cheat-{side.cheated}"] if side.cheated in ("declined", "barred") else [])


@clause("MALI-DUEL-13", "MALI-DUEL-14", "MALI-DUEL-15", "MALI-VAR-01", "MALI-START-06")
def _result(duel: Duel, side: Side, stage: ShownStage) -> str:
    """Success or failure; for a variable flip the segment; for the Initiative the higher or lower total."""
    if duel.stage == "variable":
        return BANDS[deck.band(side.card)] if side.card else ""
    if stage != DONE:
        return ""
    if duel.name == "initiative":
        return ("lower", "higher")[side.total == max(each.total for each in duel.sides)] if _summed(duel, stage) else ""
    succeeded = duel.won if side is duel.sides[0] else duel.defender_won
    return "success" if succeeded else "failure"
