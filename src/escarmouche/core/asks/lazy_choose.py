"""A choice from a list that is expensive to make: a random sample tests only as many options as it must."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from escarmouche.core.asks.ask import About, Answer, Choose, Why
from escarmouche.core.dealer.chance import Random


class LazyChoose(Choose):
    """Choose one of the options that pass a test.

    `among` gives the options that may pass, in order, when somebody looks. `known` are some that are known to pass.
    """

    __slots__ = ("_among", "_known", "_passes")

    def __init__(
        self,
        name: str,
        *,
        among: Callable[[], Iterable[str]],
        passes: Callable[[str], bool],
        known: list[str],
        seat: int,
        rule: str,
        of: str = "word",
        about: About | None = None,
        why: Why | None = None,
    ) -> None:
        Choose.__init__(self, name, options=self._all, seat=seat, rule=rule, of=of, about=about, why=why)
        self._among, self._passes, self._known = among, passes, known

    def _fits(self, name: str) -> bool:
        return name in self._known or self._passes(name)

    def _all(self) -> list[str]:
        return [name for name in self._among() if self._fits(name)]

    def sample(self, rng: Random) -> Answer:
        """One of the options that pass, all equally likely."""
        if not callable(self._options):
            return Choose.sample(self, rng)
        left = list(self._among())
        while left:
            name = left.pop(int(rng.random() * len(left)))
            if self._fits(name):
                self.offered = name
                return name
        raise LookupError(f"nothing passes in {self.name!r}")
