"""Linting of code that a model wrote, which is read for it and never run."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

from ruff.__main__ import find_ruff_bin  # type: ignore[import-untyped]

from generator.tools.formatting import LINE_LENGTH
from mcp_servers.contracts import InfrastructureFault


def lint_code(folder: Path, names: Sequence[str], rules: str, *options: str) -> list[str]:
    """Return what a linter says of files of a folder, independent of any configuration around them: ``tools.py:3:1: …``.

    Args:
        folder: Where they are.
        names: The files.
        rules: What it looks for.
        options: Further ones, such as ``--fix-only``.

    Raises:
        InfrastructureFault: It did not look at the files.
    """
    command = [find_ruff_bin(), "check", "--isolated", "--no-cache", "--quiet", "--output-format=concise"]
    command += [f"--config=line-length={LINE_LENGTH}", "--target-version=py311", f"--select={rules}", *options, *names]
    ran = subprocess.run(command, cwd=folder, text=True, check=False, capture_output=True)
    if ran.returncode > 1:
        raise InfrastructureFault(f"ruff ended with {ran.returncode}: {ran.stderr.strip()[-300:]}")
    return [line for line in ran.stdout.splitlines() if line.startswith(tuple(names))]
