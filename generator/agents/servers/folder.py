"""A folder that nothing leads out of."""

import os
from collections.abc import Iterator
from pathlib import Path

from generator.agents.servers.faults import Unreadable


def inside(folder: Path, name: str) -> Path:
    """Return a file of a folder by its path in it.

    Raises:
        Unreadable: It lies outside, also by way of a link, or there is no such file.
    """
    root = folder.resolve()
    try:
        path = (root / name).resolve()
        found = path.is_relative_to(root) and path.is_file()
    except (OSError, ValueError, RuntimeError) as error:  # a name with a zero byte, links in a circle
        raise Unreadable(f"there is no {name!r}") from error
    if not found:
        raise Unreadable(f"there is no {name!r}")
    return path


def files_of(folder: Path) -> Iterator[str]:
    """Yield the paths of a folder's files in it, sorted, without what is hidden, a link, or under one."""
    for where, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            path = Path(where) / name
            if not name.startswith(".") and not path.is_symlink():
                yield path.relative_to(folder).as_posix()
