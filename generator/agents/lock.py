"""A workspace that one run has to itself: two would pay twice for the same completions, and each pass the caps on its own."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mcp_servers.contracts import InputError

FILE = ".lock"
"""In the workspace; the system lets go of it when the run ends, however it ends."""


@contextmanager
def hold(workspace: Path) -> Iterator[None]:
    """Have a workspace to oneself for a while.

    Raises:
        InputError: Another run has it.
    """
    with (workspace / FILE).open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InputError(
                f"--workspace: another run is at work in {workspace}; wait for it, or name another folder"
            ) from None
        yield
