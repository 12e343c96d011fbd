"""Names and texts in files: in English at least, and in any other language there is."""

from __future__ import annotations

from collections.abc import Mapping

from escarmouche.core.files.source import Source
from escarmouche.core.files.validation import Step
from escarmouche.core.messages.languages import ENGLISH, GENDER, GENDERS, LANGUAGES


def check_name(source: Source, names: Mapping[str, str], at: tuple[Step, ...]) -> None:
    """A name must exist in English; other names must be in known languages. Beside a name stands its grammatical gender, if it has one."""
    if not names.get(ENGLISH, "").strip():
        source.report(source.wrong("file-no-english", at))
    for lang, text in names.items():
        if lang.endswith(GENDER) and lang.removesuffix(GENDER) in LANGUAGES:
            if text not in GENDERS:
                source.report(source.unknown(text, GENDERS, (*at, lang)))
        elif lang not in LANGUAGES and source.lined:
            source.report(source.unknown(lang, LANGUAGES, (*at, lang)))
