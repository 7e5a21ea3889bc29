"""Which of the servers that can be built stand in the repository, and which of those are rebuilt to be compared."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import yaml

from generator.workspace import code_digest

_FILE = Path(__file__).with_name("selection.yaml")


def read_selection() -> tuple[str, ...]:
    """Return the names of the servers that the repository holds."""
    by_category: dict[str, list[str]] = yaml.safe_load(_FILE.read_text("utf-8"))
    return tuple(sorted(name for names in by_category.values() for name in names))


def draw_some(names: Iterable[str], count: int) -> list[str]:
    """Draw some servers by lot: the same ones as long as the generator's code is the same."""
    code = code_digest("generator")
    return sorted(sorted(names, key=lambda name: sha256(f"{code}/{name}".encode()).digest())[:count])
