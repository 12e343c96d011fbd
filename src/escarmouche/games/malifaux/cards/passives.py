"""Passive words: what always applies (MALI-CARD-07). The rules that they change look them up here, by name.

A model has those of its card and of its Upgrades, those that an effect has given it for a while, and those that Auras give it.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, Literal, get_args

import msgspec

from escarmouche.core.files.source import Source
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards.card import Filter, PassiveWord
from escarmouche.games.malifaux.cards.vocabulary import Call, Params, calls, word
from escarmouche.games.malifaux.ground import areas
from escarmouche.games.malifaux.state import ConditionName, Model
from escarmouche.games.malifaux.table import Malifaux

Immunity = ConditionName | Literal["severe", "hazardous", "concealing", "terrifying"]
Kind = Literal["melee", "missile"]
ADDED = ("armor", "reduces", "suffers", "stat")  # their values are written with a `+`


# -- looking them up


@clause("MALI-GEN-01", "MALI-ABIL-02", "MALI-ABIL-03", "MALI-AMB-132", "MALI-CARD-07", "MALI-UPG-01")
def find(game: Malifaux, model: Model, word: str) -> list[Any]:
    """The parameters of every instance of a word that a model has now. Values with `+` are all returned, to be added up. If it has an
    Ability twice, the second does not count. Where values differ and are not added up, the caller takes the highest."""
    words = sources(game, model, word)
    return [passive.params for passive in words] if words else []


def has(game: Malifaux, model: Model, word: str) -> bool:
    """Does a model have a word at all? Most do not, and one look is enough."""
    if game.cards[model.card].passives.get(word):
        return True
    if not model.upgrades and not model.lasting and word not in game.library.aura_words:
        return False
    return bool(sources(game, model, word))


def sources(game: Malifaux, model: Model, word: str) -> Sequence[PassiveWord]:
    """The same, with the Ability that each comes from."""
    words: Sequence[PassiveWord] = game.cards[model.card].passives.get(word, ())
    if model.upgrades:
        for upgrade in model.upgrades:
            words = (*words, *game.upgrades[upgrade].passives.get(word, ()))
    if model.lasting:
        words = (
            *words,
            *[PassiveWord(passive.by, lent(word, passive.params)) for passive in model.lasting if passive.word == word],
        )
    rays = game.library.aura_words.get(word)
    if rays and (owners := game.bearers(rays)):
        words = (*words, *areas.reaching(game, model, word, owners))
    if len(words) < 2 or word in ADDED:
        return words
    seen = [passive[:2] for passive in words]
    return [passive for at, passive in enumerate(words) if seen[at] not in seen[:at]]


# -- those that an effect lends


def written(call: Call) -> str:
    """The parameters of a passive word as text, as the state stores them."""
    return msgspec.json.encode(call.params).decode()


@functools.lru_cache(maxsize=256)
def lent(word: str, text: str) -> Any:
    """The parameters read back from that text."""
    raw = [{word: msgspec.json.decode(text) if text else {}}]
    return calls(raw, "passive", Source("", word), ())[0].params


# -- the words


class Passive(Params, frozen=True, kw_only=True):
    """Parameters of a passive word."""

    def worth(self) -> float:
        """How good it is for the model that has it: among Auras of the same name its controller chooses the best (MALI-AURA-04)."""
        return float(getattr(self, "amount", 1))


@word("passive", "armor")
class Armor(Passive, frozen=True, kw_only=True):
    """All damage that it suffers is reduced, but not below 1; several of them add up (MALI-DMG-07, MALI-ABIL-03)."""

    amount: int = 1


@word("passive", "reduces")
class Reduces(Passive, frozen=True, kw_only=True):
    """The same for some damage only: from Actions of some types, or because of a Condition (MALI-TRIG-02, MALI-COND-04)."""

    amount: int = 1
    types: tuple[Kind, ...] = ()
    because: ConditionName | Literal[""] = ""

    def speaks_of(self) -> tuple[ConditionName, ...]:
        return (self.because,) if self.because else ()


@word("passive", "suffers")
class Suffers(Passive, frozen=True, kw_only=True):
    """It suffers more damage (less, if negative), from Actions of some types or because of a Condition (MALI-COND-04)."""

    amount: int = 1
    types: tuple[Kind, ...] = ()
    because: ConditionName | Literal[""] = ""

    def speaks_of(self) -> tuple[ConditionName, ...]:
        return (self.because,) if self.because else ()

    def worth(self) -> float:
        return -self.amount


@word("passive", "hard-to-kill")
class HardToKill(Passive, frozen=True, kw_only=True):
    """Damage leaves it with 1 Health if it had more (MALI-DES-28, MALI-IDOL-03)."""


@word("passive", "terrifying")
class Terrifying(Passive, frozen=True, kw_only=True):
    """An enemy that targets it with an Attack Action must pass a Wp duel, or the Action fails; of several the highest TN counts
    (MALI-GEN-08)."""

    tn: int

    def worth(self) -> float:
        return self.tn


@word("passive", "immune")
class Immune(Passive, frozen=True, kw_only=True):
    """It cannot gain these Conditions, is unaffected by these Terrain Traits, or by Terrifying (MALI-GEN-02, MALI-TERR-17)."""

    to: tuple[Immunity, ...]

    def speaks_of(self) -> tuple[ConditionName, ...]:
        return tuple(name for name in get_args(ConditionName) if name in self.to)

    def worth(self) -> float:
        return len(self.to)


@word("passive", "insignificant")
class Insignificant(Passive, frozen=True, kw_only=True):
    """It is ignored for Strategies and Schemes (MALI-STRAT-02)."""

    def worth(self) -> float:
        return -1


@word("passive", "soulstones")
class Soulstones(Passive, frozen=True, kw_only=True):
    """It may use Soulstones, whatever its station (MALI-SS-01)."""


@word("passive", "shoots-engaged")
class ShootsEngaged(Passive, frozen=True, kw_only=True):
    """It may take (missile) Actions while engaged (MALI-ENG-03, -08)."""


@word("passive", "concealment")
class Concealment(Passive, frozen=True, kw_only=True):
    """It has Concealment wherever it stands (MALI-CONC-02)."""


@word("passive", "cover")
class Cover(Passive, frozen=True, kw_only=True):
    """It has Cover wherever it stands (MALI-COVER-02)."""


@word("passive", "moves-through")
class MovesThrough(Passive, frozen=True, kw_only=True):
    """It moves through models and terrain, but may not end in them (MALI-MOVE-07)."""


@word("passive", "stat")
class Stat(Passive, frozen=True, kw_only=True):
    """A stat is higher or lower, never below 0 (MALI-CARD-05)."""

    stat: Literal["df", "wp", "mv", "sz"]
    amount: int


@word("passive", "fate")
class Fate(Passive, frozen=True, kw_only=True):
    """+ or - on its duels: attacking or defending, with one stat, of one type, against some models; `against`: on the opponent's flip
    instead (MALI-FATE-01, MALI-DUEL-03)."""

    amount: int
    when: Literal["any", "attack", "defend"] = "any"  # whose flip it is: the Attacker's or the Defender's
    stat: Literal["", "df", "wp", "mv"] = ""
    type: Literal["", "melee", "missile"] = ""
    only: Filter = Filter()
    against: bool = False

    def worth(self) -> float:
        return -self.amount if self.against else self.amount


@word("passive", "damage-fate")
class DamageFate(Passive, frozen=True, kw_only=True):
    """+ or - on its damage flips; `against`: on those against it (MALI-DMG-04)."""

    amount: int
    type: Literal["", "melee", "missile"] = ""
    against: bool = False

    def worth(self) -> float:
        return -self.amount if self.against else self.amount


@word("passive", "aura")
class Aura(Passive, frozen=True, kw_only=True):
    """Every model meant that is within range and LoS of this one, including itself, has these words; of several with the same name
    only one counts (MALI-AURA-01 to -04)."""

    range: float
    only: Filter = Filter()
    words: tuple[Any, ...] = ()
