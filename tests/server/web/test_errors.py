"""What can go wrong is told in words."""

from __future__ import annotations

import re
from pathlib import Path

from escarmouche.server.web import errors


def test_every_fault_is_said_in_both_languages() -> None:
    """The keys in the code are the keys in the files."""
    folder = Path(errors.__file__).parents[1]
    code = (*folder.rglob("*.py"), *(folder.parent / "lessons").rglob("*.py"))
    used = set(re.findall(r'"(fault-[a-z-]+)"', "".join(file.read_text() for file in code)))
    for lang in ("en", "fr"):
        written = "".join(file.read_text(encoding="utf-8") for file in (folder / "text" / lang).glob("*.ftl"))
        assert set(re.findall(r"^(fault-[a-z-]+) =", written, re.M)) == used
