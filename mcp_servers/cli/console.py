"""Where the commands print what people read."""

from rich.console import Console

PIPE_WIDTH = 1_000
"""Columns where nobody can widen the window: enough for whole rows. A table takes no more than it needs."""


def open_console() -> Console:
    """Return a console as wide as the terminal; into a pipe or a file, with room for whole rows."""
    console = Console()
    return console if console.is_terminal else Console(width=PIPE_WIDTH)
