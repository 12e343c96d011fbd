"""A menu of many branches. Most are known beforehand to be closed, and are never opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from escarmouche.core.asks.ask import _NOTHING, CLOSED, About, Answer, Ask, Branch, LazyBranch, Menu, Shut, Why
from escarmouche.core.dealer.chance import Random


class LazyMenu(Menu):
    """A menu as a list of names, and one function that says what lies behind a name.

    `possible` are the names of the branches that may be open, in the order of all names: a sample and a list of the open branches look at
    no others. Why another branch is closed is found when somebody wants to know. `known` is what lies behind some names, if somebody has
    looked before.
    """

    __slots__ = ("_known", "_look", "_names", "_possible")

    def __init__(
        self,
        name: str,
        *,
        names: Sequence[str],
        possible: Sequence[str],
        behind: Callable[[str], Branch | Shut],
        seat: int,
        rule: str,
        of: str = "word",
        about: About | None = None,
        why: Why | None = None,
        known: dict[str, Branch | Shut] | None = None,
    ) -> None:
        self.name, self.seat, self.rule, self.of = name, seat, rule, of  # most decisions make one: a call less
        self.about, self.offered = {} if about is None else about, _NOTHING
        self._listed, self._why, self._more = {}, why, None
        self._names, self._possible, self._look = names, possible, behind
        self._known: dict[str, Branch | Shut] = {} if known is None else known

    @property
    def _branches(self) -> dict[str, LazyBranch]:
        """Every name, for callers that ask whether there is a branch of that name."""
        return dict.fromkeys(self._names)

    def behind(self, name: str) -> Branch | Shut:
        if name not in self._known:
            self._known[name] = self._look(name)
        return self._known[name]

    def open(self) -> Iterator[tuple[str, Ask | None]]:
        for name in self._possible:
            inner = self.behind(name)
            if not isinstance(inner, CLOSED):
                yield name, inner

    def sample(self, rng: Random) -> Answer:
        names, known = list(self._possible), self._known
        while names:
            name = names.pop(int(rng.random() * len(names)))
            if name not in known:
                known[name] = self._look(name)
            inner = known[name]
            if inner is None:
                self.offered = name
                return name
            if isinstance(inner, Ask):
                answer = self.offered = {name: inner.sample(rng)}
                return answer
        raise LookupError(f"no branch of {self.name!r} is open")
