"""A menu of many branches, most of which are known beforehand to be closed: those are not even looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from escarmouche.core.ask import Branch, LazyBranch, Menu, Shut
from escarmouche.core.refusal import Refusal


class Wide(Menu):
    """A menu as a list of names and one function that says what lies behind a name.

    `possible` are the names behind which something may be open, in the order of all names: a sample and a list of what is open look at
    these alone. Why another is closed is found when somebody wants to know.
    """

    __slots__ = ("_found", "_look", "_names", "_possible")

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
        about: Mapping[str, Any] | None = None,
        why: Callable[[str], Refusal | None] | None = None,
    ) -> None:
        Menu.__init__(self, name, branches={}, seat=seat, rule=rule, of=of, about=about, why=why)
        self._names, self._possible, self._look = names, possible, behind
        self._found: dict[str, Branch | Shut] = {}

    @property
    def _branches(self) -> dict[str, LazyBranch]:
        """Every name, for who asks whether there is a branch of that name."""
        return dict.fromkeys(self._names)

    def _hopeful(self) -> Sequence[str]:
        return self._possible

    def _behind(self, name: str) -> Branch | Shut:
        if name not in self._found:
            self._found[name] = self._look(name)
        return self._found[name]
