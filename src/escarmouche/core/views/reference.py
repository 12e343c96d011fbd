"""A quick reference: entries under headings, of which each set-up shows those that exist in it.

The sentence of an entry is the text `ref-<id>`, its name `ref-<id>-name` unless another text already names it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from escarmouche.core.messages.text import in_every_language
from escarmouche.core.views.card_view import Part, Section, Stat


class ReferenceLine(NamedTuple):
    """A line of the reference. `on` lists the switches that must be on for it, `off` those that must be off, separated by spaces."""

    id: str
    rule: str
    on: str = ""
    off: str = ""
    stat: Stat | None = None
    name: str = ""  # the key of its name, where it is not its own

    def there(self, switched: frozenset[str]) -> bool:
        return switched.issuperset(self.on.split()) and switched.isdisjoint(self.off.split())

    def part(self, game: str) -> Part:
        name = self.name or f"ref-{self.id}-name"
        return Part(
            self.id,
            in_every_language(game, name),
            in_every_language(game, f"ref-{self.id}"),
            [self.stat] if self.stat else [],
            rule=self.rule,
        )


def sections(
    game: str, entries: Mapping[str, Iterable[ReferenceLine]], switched: frozenset[str] = frozenset()
) -> list[Section]:
    """The headings with the entries that exist under these switches; a heading without any is left out."""
    shown = {name: [entry.part(game) for entry in under if entry.there(switched)] for name, under in entries.items()}
    return [Section(f"ref-{name}", parts) for name, parts in shown.items() if parts]
