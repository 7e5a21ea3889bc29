"""What our servers do not do, and how a model is told."""

import logging

from fastmcp.exceptions import ToolError


class Unreadable(Exception):
    """A page, document or file that is not read, and why."""


def refusal(reason: object) -> ToolError:
    """Return what a tool raises: words for the model, and no line in anybody's log."""
    return ToolError(str(reason), log_level=logging.DEBUG)
