"""The texts that the client is sent."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from escarmouche.core.book import games
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.server.web.errors import SERVER_TEXTS
from escarmouche.server.web.texts import fluent, folders


@pytest.mark.parametrize("game", [None, *games()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_parts_they_are_what_the_files_say(game: str | None, lang: str) -> None:
    """But for those around a game, which the client has in itself."""
    whole, table, aside = (understood(fluent(lang, game, part)) for part in ("all", "table", "aside"))
    own = understood((SERVER_TEXTS / lang / "pages.ftl").read_text(encoding="utf-8"))
    files = [file for folder in folders(game) for file in (folder / lang).glob("*.ftl")]
    written = [understood(file.read_text(encoding="utf-8")) for file in files]
    assert whole == {key: text for texts in written for key, text in texts.items()}
    assert whole == {**table, **aside, **own}
    assert len(whole) == len(table) + len(aside) + len(own)


def understood(source: str) -> dict[str, str]:
    """Each text with its key, as a reader of Fluent understands it."""
    body = FluentParser(with_spans=False).parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    texts = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
    return {text.id.name: FluentSerializer().serialize_entry(plain(text)) for text in texts}


def plain(text: ast.Message | ast.Term) -> ast.Message | ast.Term:
    text.comment = None
    return text
