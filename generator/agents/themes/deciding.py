"""What was decided about each theme that was given, and why."""

from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import Model

FILE = "decisions.jsonl"
"""In the workspace."""

Kind = Literal["taken", "merged into", "kept apart from", "refused"]
By = Literal["rule", "model"]


class Decision(Model):
    """One decision."""

    theme: str
    """As it was given: a title, or the file that gives none."""
    kind: Kind
    other: str = ""
    """Name of the server that it is merged into or kept apart from; its own where it is taken."""
    reason: str = ""
    by: By = "rule"


def keep_decisions(decisions: Iterable[Decision], workspace: Path) -> Path:
    """Write the decisions of the last run, one a line, and return where."""
    workspace.mkdir(parents=True, exist_ok=True)
    path = workspace / FILE
    replace_text(path, "".join(decision.to_json() + "\n" for decision in decisions))
    return path
