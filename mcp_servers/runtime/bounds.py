"""What any argument may hold at most, whatever its type says.

A number or text that the database or the wire cannot carry is the caller's mistake and must be refused like one: were it
let through, the tool would crash, and a crash is nobody's mistake but the server's. These bounds are part of validation
only. No published schema shows them, so they change no server's content hash; limits that a tool declares come first.
"""

import math
from collections.abc import Iterator

from pydantic_core import PydanticCustomError

from mcp_servers.contracts import Json

MAX_NUMBER = 10**12
"""Far inside 64 bits, so that page offsets, prices times amounts and sums of them stay there too."""

MAX_CHARACTERS = 10_000
"""SQLite takes patterns of up to 50,000 bytes, and a character has up to four."""


def bounded(value: Json) -> Json:
    """Return a value unchanged if it and all it holds can be stored and sent.

    Raises:
        PydanticCustomError: A number is too large or not finite, or a text is too long or not valid Unicode.
    """
    for part in _leaves(value):
        if isinstance(part, int | float) and not abs(part) <= MAX_NUMBER:  # as written, NaN is refused too
            endless = isinstance(part, float) and not math.isfinite(part)
            kind = "number_not_finite" if endless else "number_too_large"
            raise PydanticCustomError(kind, "number out of bounds", {"most": MAX_NUMBER})
        if isinstance(part, str) and len(part) > MAX_CHARACTERS:
            raise PydanticCustomError("string_too_long", "text too long", {"max_length": MAX_CHARACTERS})
        if isinstance(part, str) and not is_unicode(part):
            raise PydanticCustomError("string_unicode", "text not valid Unicode")
    return value


def is_unicode(text: str) -> bool:
    """Whether a text can be encoded: JSON may spell half of a surrogate pair, which is no character."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


def _leaves(value: Json) -> Iterator[Json]:
    """Yield the numbers and texts in a value, keys of objects included, however deeply they are nested."""
    pending = [value]
    while pending:
        part = pending.pop()
        if isinstance(part, dict):
            pending += [*part, *part.values()]
        elif isinstance(part, list):
            pending += part
        else:
            yield part
