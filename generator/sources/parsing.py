"""Reads JSON that somebody else wrote: large, cut off, or nested to break readers."""

import json

from mcp_servers.contracts import InputError, Json

LARGEST = 64 * 1024 * 1024
"""Bytes of a document that are read; more is refused."""


def parse_json(content: bytes, source: str, expected: str) -> Json:
    """Parse a document.

    Args:
        content: Its bytes.
        source: What messages call it.
        expected: What it should be: ``an OpenAPI document``.

    Raises:
        InputError: It is too large, no JSON, or nested too deeply to be read.
    """
    if len(content) > LARGEST:
        raise InputError(
            f"{source} has {len(content) // 1024**2} MiB; {expected} of up to {LARGEST // 1024**2} MiB is read"
        )
    try:
        return json.loads(content)
    except RecursionError:
        raise InputError(f"{source} is nested too deeply; expected {expected}") from None
    except ValueError as error:
        raise InputError(f"{source} is not readable as JSON ({error}); expected {expected}") from error
