"""Formatting of generated code."""

import subprocess
from pathlib import Path

from ruff.__main__ import find_ruff_bin  # type: ignore[import-untyped]

LINE_LENGTH = 120


def format_code(*paths: Path) -> None:
    """Format files and folders of Python in place, independent of any configuration around them."""
    subprocess.run([*_command(), *map(str, paths)], check=True)


def formatted(source: str) -> str:
    """Return source as ``format_code`` leaves it."""
    return subprocess.run([*_command(), "-"], input=source, text=True, check=True, stdout=subprocess.PIPE).stdout


def _command() -> list[str]:
    """Return the formatter and its options; to start it through Python would take five times as long."""
    options = ["--quiet", "--isolated", "--no-cache", f"--line-length={LINE_LENGTH}", "--target-version=py311"]
    return [find_ruff_bin(), "format", *options]
