"""What the tests of one tool show of it."""

from mcp_servers.contracts import Model


class Shown(Model):
    """What the tests of a tool show of it."""

    parameters: int = 0
    """Parameters that it declares."""
    inert: tuple[str, ...] = ()
    """Those of which no value was seen to change a result or a row."""
    unmet: tuple[str, ...] = ()
    """What tests were to show, in the words of ``goals``, and none does."""
    changed: dict[str, int] = {}
    """Table to the most rows of it that one call changes in a test."""
