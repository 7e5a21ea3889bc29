"""What is wrong with data that somebody wrote, in words: pydantic's findings as part of a sentence."""

from pydantic import ValidationError
from pydantic_core import ErrorDetails

MAX_SHOWN = 40
"""Longest value, in characters, that is shown as it was given."""


def say_problem(error: ValidationError) -> str:
    """Return where the first problem is and what it is: ``grpo.cycles: should be a valid integer, not 'many'``.

    A problem of the whole, such as text that is not JSON, has no place of its own.
    """
    details = error.errors(include_url=False)[0]
    where = ".".join(map(str, details["loc"]))
    return f"{where}: {_what(details)}" if where else _what(details)


def _what(details: ErrorDetails) -> str:
    match details["type"]:
        case "json_invalid":
            return f"not JSON ({details['ctx']['error']})"
        case "missing":
            return "is missing"
        case "extra_forbidden":
            return "there is no such field"
        case "value_error":
            return f"{details['ctx']['error']}, not {_shown(details)}"
    message = details["msg"]
    return f"{message.removeprefix('Input ')}, not {_shown(details)}" if message.startswith("Input ") else message


def _shown(details: ErrorDetails) -> str:
    given = repr(details["input"])
    return given if len(given) <= MAX_SHOWN else f"{given[:MAX_SHOWN]}…"
