"""What a person sees while a run is under way, and the table at its end."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from mcp_servers.cli.console import open_console
from mcp_servers.contracts import InputError
from trainer.cycles import Cycle
from trainer.evaluation import Line
from trainer.statistics import Interval
from trainer.warm_start import Learning

PICTURE_WIDTH = 130
"""Columns of a picture of a run: its widest table."""


class Monitor:
    """Writes to a console; without a terminal, plain lines."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or open_console()

    @contextmanager
    def stage(self, text: str) -> Iterator[None]:
        """Show that something without measurable progress is going on."""
        with self._bar() as bar:
            bar.add_task(text, total=None)
            yield
        self.console.print(f"[green]✓[/] {text}")

    @contextmanager
    def budget(self, text: str) -> Iterator[Callable[[Learning], None]]:
        """Show supervised learning: how much of its budget is used, and the loss."""
        last: list[Learning] = []
        with self._bar() as bar:
            task = bar.add_task(text, total=1.0)

            def report(progress: Learning) -> None:
                last[:] = [progress]
                bar.update(task, completed=progress.share, description=f"{text}  {_learning(progress)}")

            yield report
        self.console.print(f"[green]✓[/] {text}" + (f"  {_learning(last[0])}" if last else "  (cached)"))

    def heading(self) -> None:
        """Print the heading of the lines that ``cycle`` prints."""
        self.console.print(
            f"[bold]{'step':>5} {'reward':>6} {'success':>7} {'KL':>6} {'entropy':>7} {'calls':>5} {'tokens/s':>8} "
            f"{'equal':>5} {'faults':>6} {'seconds':>7} {'outside':>7}[/]"
        )

    def cycle(self, cycle: Cycle) -> None:
        """Print one generation cycle of reinforcement; faults in red."""
        colour = "red" if cycle.faults else "none"
        self.console.print(
            f"{cycle.step:>5} {cycle.reward:>6.3f} {cycle.success:>7.3f} {cycle.kl:>6.3f} {cycle.entropy:>7.3f} "
            f"{cycle.tool_calls:>5.2f} {cycle.tokens_per_second:>8.0f} {cycle.equal_groups:>5.0%} "
            f"[{colour}]{cycle.faults:>6}[/] {cycle.seconds:>7.1f} {cycle.outside:>7.1%}",
            highlight=False,
        )

    def table(self, lines: Sequence[Line]) -> None:
        """Show how policies did on the same tasks."""
        phases = list(lines[0].shares)
        # What reinforcement made of the policy, where it has been examined.
        last = phases[min(1, len(phases) - 1)]
        table = Table(
            title="Success on held-out tasks in per cent, with 95 % intervals; differences are paired",
            caption=f"calls: mean number of tool calls in the successes of '{last}'",
        )
        table.add_column("tasks", no_wrap=True)
        table.add_column("n", justify="right")
        for phase in phases:
            table.add_column(phase, justify="right")
        for phase in lines[0].differences:
            table.add_column(f"{phase} - {phases[0]}", justify="right")
        table.add_column("calls", justify="right")
        for line in lines:
            table.add_row(
                line.label,
                str(line.tasks),
                *(_share(line.shares[phase]) for phase in phases),
                *(_difference(line.differences[phase]) for phase in line.differences),
                "-" if line.calls[last] is None else f"{line.calls[last]:.1f}",
            )
        self.console.print(table)

    def say(self, text: str) -> None:
        """Print a line."""
        self.console.print(text, highlight=False, soft_wrap=True)

    def save_picture(self, path: Path, title: str) -> None:
        """Keep what was printed to a recording console as an SVG.

        Raises:
            InputError: The file cannot be written.
        """
        try:
            self.console.save_svg(str(path), title=title)
        except OSError as error:
            raise InputError(f"--svg: {path} cannot be written ({error.strerror}); name another file") from error

    def _bar(self) -> Progress:
        return Progress(
            SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=self.console,
            transient=True,
        )  # fmt: skip


def _learning(progress: Learning) -> str:
    rate = progress.tokens / progress.seconds if progress.seconds else 0.0
    return f"step {progress.step}, loss {progress.loss:.3f}, {rate:,.0f} tokens/s, {progress.seconds:.0f} s"


def _share(interval: Interval) -> str:
    return f"{100 * interval.mean:.0f} [{100 * interval.low:.0f}, {100 * interval.high:.0f}]"


def _difference(interval: Interval) -> str:
    return f"{100 * interval.mean:+.0f} [{100 * interval.low:+.0f}, {100 * interval.high:+.0f}]"
