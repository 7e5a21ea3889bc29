"""An arena run: a folder with ``arena.json`` and a folder for each round, laid out like a trainer's run."""

from collections.abc import Mapping
from pathlib import Path

import torch
from rich.table import Table

from arena.round import Round
from arena.settings import ArenaSettings
from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import InputError
from trainer.commands import change_settings
from trainer.course import Course, open_course
from trainer.hosting import check_farm
from trainer.monitor import Monitor
from trainer.readiness import check_policy
from trainer.records import read_record
from trainer.runs import Run, create_run
from trainer.starting import prepare_policy


def create_arena(folder: Path, settings: ArenaSettings, given: Mapping[str, object]) -> None:
    """Make a run's folder with its settings.

    Args:
        folder: Not there yet.
        settings: Of the configuration.
        given: Settings that were given on the command line; the seed is the arena's, not the trainer's.

    Raises:
        InputError: The folder exists already, or the settings, a registry, the farm or the policy cannot be used.
        InfrastructureFault: The farm cannot be reached.
    """
    trainer = change_settings(settings.trainer, {name: value for name, value in given.items() if name != "seed"})
    settings = change_settings(settings, {**given, "trainer": trainer})
    # What cannot be used is refused before there is a folder.
    _open(settings)
    check_policy(trainer.policy)
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        raise InputError(f"{folder} exists already; continue it with --resume {folder}, or name another") from None
    replace_text(folder / "arena.json", settings.model_dump_json(indent=2) + "\n")


def run_rounds(folder: Path) -> None:
    """Run the rounds that are not done yet, and show each."""
    settings = read_arena(folder / "arena.json")
    course = _open(settings)
    monitor = Monitor()
    monitor.say(f"arena run: {folder}")
    torch.set_num_threads(settings.trainer.threads)
    policy = folder / "policy"
    prepare_policy(policy, settings.trainer, course, monitor)
    seen: frozenset[str] = frozenset()
    for number in range(settings.rounds):
        round_folder = folder / f"round-{number}"
        run = Run(round_folder) if round_folder.exists() else create_run(settings.trainer, round_folder)
        played = Round(number, run, settings, course, monitor, seen)
        monitor.say(f"[bold]round {number + 1} of {settings.rounds}[/]")
        policy = played.execute(policy)
        seen = frozenset(played.seen)
        show_round(played, monitor)


def show_round(played: Round, monitor: Monitor) -> None:
    """Print what a round found out and what came of it."""
    found = played.findings()
    if found and found.weak:
        table = Table(title="Where the policy is weak, weakest first")
        table.add_column("environment", no_wrap=True)
        for heading in ("category", "success", "lacks", "asked for"):
            table.add_column(heading)
        asked = {request.server: request.count for request in found.requests}
        for weak in found.weak:
            lacks = ", ".join(f"{name} ({count})" for name, count in weak.weaknesses.items())
            wanted = f"{asked[weak.server]} tasks" if weak.server in asked else ""
            name = weak.server.partition("@")[0]
            table.add_row(name, weak.category, f"{weak.successes}/{weak.tasks}", lacks, wanted)
        monitor.console.print(table)
    lines = played.lines()
    if lines:
        monitor.table(lines)
    monitor.say(f"kept in {played.run.folder}")


def _open(settings: ArenaSettings) -> Course:
    """Read the registries; refuse a farm that does not serve them: fresh tasks are for the same servers."""
    course = open_course(settings.trainer)
    servers = course.servers
    check_farm(settings.trainer.farm, servers, (task for name in servers for task in servers[name].tasks))
    return course


def read_arena(path: Path | None) -> ArenaSettings:
    """Return the settings in a file; without one, the default ones.

    Raises:
        InputError: It cannot be read, or is not valid.
    """
    return read_record(path, ArenaSettings, "the settings of an arena run") if path else ArenaSettings()
