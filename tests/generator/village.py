"""The worked example of ``documents/FORMAT.md``, which must stay right."""

import re
from pathlib import Path

from generator.design.model import Design
from generator.sources.documents import DOCUMENTS, read_document


def village_text() -> str:
    """Return the example's document."""
    found = re.search(r"```yaml\n(.*?)```", (DOCUMENTS / "FORMAT.md").read_text("utf-8"), re.DOTALL)
    assert found
    return found[1]


def village_design(folder: Path) -> Design:
    """Write the example into a folder and read it."""
    path = folder / "village-library.yaml"
    path.write_text(village_text(), "utf-8")
    return read_document(path)
