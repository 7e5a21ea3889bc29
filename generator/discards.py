"""What builds gave up, counted by reason: servers, tools and tasks."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from rich.table import Table

from generator.statistics import Made
from generator.workspace import read_stop

MOST_REASONS = 12
"""Reasons that are shown; the rest is counted together."""


def discards(workspace: Path, servers: Iterable[Made]) -> dict[str, Counter[str]]:
    """Return what was given up to reason and count; numbers and names in reasons do not count.

    Args:
        workspace: Where servers were built.
        servers: Those that were finished, with what they lost on the way.
    """
    stops = {folder.name: read_stop(folder) for folder in sorted(workspace.iterdir()) if folder.is_dir()}
    known = list(servers)
    refused: Counter[str] = Counter()
    for made in known:
        refused.update({_general(reason, made.design.name): count for reason, count in made.refused.items()})
    return {
        "servers given up": Counter(
            f"{stop.stage}: {_general(stop.reason, name)}" for name, stop in stops.items() if stop
        ),
        "tools dropped": Counter(_general(reason, made.design.name) for made in known for reason in made.dropped),
        "draws that gave no task": refused,
    }


def reasons_table(title: str, counts: Counter[str]) -> Table:
    """Return a table of the most frequent reasons."""
    table = Table(title, "times")
    for reason, count in most_frequent(counts):
        table.add_row(reason, str(count))
    return table


def most_frequent(counts: Counter[str]) -> list[tuple[str, int]]:
    """Return the most frequent reasons, the rest of them together."""
    listed = counts.most_common(MOST_REASONS)
    rest = counts.total() - sum(count for _, count in listed)
    return [*listed, ("other reasons", rest)] if rest else listed


def _general(reason: str, name: str) -> str:
    """Return a reason without what is particular to one server: its name, quotations, numbers, and what follows at length."""
    text = re.sub(r"'[^']*'|\"[^\"]*\"|\d[\d.,]*%?", "…", reason.replace(name, "…").split("; ")[0])
    return text if len(text) <= 120 else f"{text[:119]}…"
