"""Numbers on the command line that must be positive; ``argparse`` tells what is wrong with others."""

from argparse import ArgumentTypeError
from math import inf


def whole_number(text: str) -> int:
    """Read a whole number from 1."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"expected a whole number from 1, not {text}")
    return int(text)


def positive_number(text: str) -> float:
    """Read a number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < inf:
        raise ArgumentTypeError(f"expected a number above 0, not {text}")
    return number
