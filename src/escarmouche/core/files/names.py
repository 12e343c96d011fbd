"""Names and texts in files: in English at least, and in any other language there is."""

from __future__ import annotations

from collections.abc import Mapping

from escarmouche.core.files.source import Source
from escarmouche.core.files.validation import Step
from escarmouche.core.messages.languages import ENGLISH, LANGUAGES


def check_name(source: Source, names: Mapping[str, str], at: tuple[Step, ...]) -> None:
    """A name must exist in English; other names must be in known languages."""
    if not names.get(ENGLISH, "").strip():
        source.report(source.wrong("file-no-english", at))
    for lang in names:
        if lang not in LANGUAGES and source.lined:
            source.report(source.unknown(lang, LANGUAGES, (*at, lang)))
