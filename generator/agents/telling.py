"""What a person is told of environments that agents make: while it goes on, when one is done, and at the end."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeElapsedColumn
from rich.table import Column, Table
from rich.text import Text

from generator.agents.engine import Spent
from generator.agents.pipeline import Discovered
from generator.agents.themes import Decision
from mcp_servers.cli.console import PIPE_WIDTH
from mcp_servers.contracts import Json
from mcp_servers.runtime.listing import read_listing


class _Costs(ProgressColumn):
    """Completions, tokens and cost so far."""

    def __init__(self, spent: Callable[[], Spent]) -> None:
        super().__init__()
        self._spent = spent

    def render(self, task: Task) -> Text:
        """Say what everything took until now."""
        return Text(say_spent(self._spent()))


def open_progress(console: Console, spent: Callable[[], Spent]) -> Progress:
    """Return a bar over all stages of all environments, with what they have cost so far."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        _Costs(spent),
        TimeElapsedColumn(),
    )
    return Progress(*columns, console=console)


def plain(text: str) -> str:
    """Return a text without what would steer a terminal: models and pages write what is told here."""
    return "".join(c if c.isprintable() or c in "\n\t" else "�" for c in text)


def say_spent(spent: Spent) -> str:
    """Return completions, tokens and, where it has a price, cost."""
    cost = f", cost {spent.cost:.4f}" if spent.cost else ""
    return f"{spent.completions:,} completions, {spent.tokens:,} tokens{cost}"


def say_discovered(discovered: Discovered) -> str:
    """Return the line of an environment that is done or given up."""
    if discovered.failure:
        return plain(f"{discovered.name}: given up: {discovered.failure}")
    tools, tasks = _counts(discovered.folder)
    dropped = Counter(dropped_parts(discovered.reports).values())
    why = "; ".join(f"{reason} ({count})" if count > 1 else reason for reason, count in dropped.most_common())
    without = f"; dropped {dropped.total()}: {why}" if dropped else ""
    return plain(f"{discovered.name}: {tools} tools, {tasks} tasks, {say_spent(discovered.spent)}{without}")


def dropped_parts(reports: Mapping[str, Mapping[str, Json]]) -> dict[str, str]:
    """Return ``stage: part`` to the reason why it was dropped: what each stage reports under ``dropped``."""
    return {
        f"{stage}: {part}": str(reason)
        for stage, report in reports.items()
        for part, reason in report.get("dropped", {}).items()
    }


def table_of_results(results: Sequence[Discovered]) -> Table:
    """Return what became of each environment, a row for each; dropped parts with the number of different reasons."""
    headings = ("stages", "tools", "tasks", "dropped", "completions", "tokens", "cost", "reused")
    columns = (Column(heading, justify="right", no_wrap=True) for heading in headings)
    table = Table(Column("environment", no_wrap=True), *columns, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for one in results:
        dropped = dropped_parts(one.reports)
        tools, tasks = _counts(one.folder)
        numbers = (len(one.reports), tools, tasks, f"{len(dropped)} ({len(set(dropped.values()))})")
        spent = one.spent
        taken = (f"{spent.completions:,}", f"{spent.tokens:,}", f"{spent.cost:.4f}", f"{one.reused:,}")
        table.add_row(Text(one.name, style="red" if one.failure else ""), *map(str, numbers), *taken)
    return table


def print_whole(table: Table, console: Console) -> None:
    """Print a table of numbers, none of which may be cut, however narrow the window is."""
    wanted = console.measure(table, options=console.options.update(max_width=PIPE_WIDTH)).maximum
    Console(file=console.file, width=wanted, force_terminal=console.is_terminal).print(table)


def table_of_decisions(decisions: Sequence[Decision]) -> Table:
    """Return what was decided about each theme that was given."""
    table = Table("theme", Column("decision", no_wrap=True), "server", "reason", "by")
    for one in decisions:
        table.add_row(*(Text(plain(text)) for text in (one.theme, one.kind, one.other, one.reason, one.by)))
    return table


def table_of_spending(stages: Mapping[str, Spent], spent: Spent) -> Table:
    """Return the ledger of an environment: what each stage took, and all of them together."""
    headings = ("completions", "prompt tokens", "completion tokens", "cost")
    table = Table("stage", *(Column(heading, justify="right") for heading in headings))
    for stage, one in [*sorted(stages.items()), ("all", spent)]:
        numbers = (one.completions, one.prompt_tokens, one.completion_tokens)
        table.add_row(Text(stage), *(f"{number:,}" for number in numbers), f"{one.cost:.4f}")
    return table


def _counts(folder: Path | None) -> tuple[int, int]:
    """Return how many tools and tasks a finished server has."""
    listing = read_listing(folder) if folder else None
    tasks = folder / "tasks.jsonl" if folder else None
    lines = tasks.read_text("utf-8").splitlines() if tasks and tasks.exists() else []
    return len(listing.tools) if listing else 0, sum(1 for line in lines if json.loads(line))
