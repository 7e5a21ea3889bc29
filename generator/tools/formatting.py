"""Formatting of generated code."""

import subprocess
import sys
from pathlib import Path

LINE_LENGTH = 120


def format_code(*paths: Path) -> None:
    """Format files and folders of Python in place, independent of any configuration around them."""
    command = [
        sys.executable,
        "-m",
        "ruff",
        "format",
        "--quiet",
        "--isolated",
        "--no-cache",
        f"--line-length={LINE_LENGTH}",
    ]
    subprocess.run([*command, "--target-version=py311", *map(str, paths)], check=True)
