"""An arena run: a folder with ``arena.json`` and a folder for each round, laid out like a trainer's run."""

import asyncio
from argparse import Namespace
from pathlib import Path

from pydantic import ValidationError
from rich.table import Table

from arena.round import Round
from arena.settings import ArenaSettings
from mcp_servers.contracts import InputError
from mcp_servers.hosts.memory import MemoryHost
from mcp_servers.runtime import Servers
from trainer.demonstrations import demonstrate
from trainer.evaluation import training_tasks
from trainer.monitor import Monitor
from trainer.policy.default import make_default_policy
from trainer.runs import Run, create_run


def create_arena(folder: Path, arguments: Namespace) -> None:
    """Make a run's folder with its settings.

    Raises:
        InputError: The folder exists already, or the settings are not valid.
    """
    settings = _read(arguments.config) if arguments.config else ArenaSettings()
    trainer = settings.trainer.model_copy(
        update={"policy": arguments.policy, "registries": tuple(str(path.resolve()) for path in arguments.registry)}
    )
    changes = {"rounds": arguments.rounds, "seed": arguments.seed, "trainer": trainer}
    settings = settings.model_copy(update={name: value for name, value in changes.items() if value is not None})
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        raise InputError(f"{folder} exists already; continue it with --resume {folder}, or name another") from None
    (folder / "arena.json").write_text(settings.to_json(indent=2) + "\n", "utf-8")


def run_rounds(folder: Path) -> None:
    """Run the rounds that are not done yet, and show each."""
    settings = _read(folder / "arena.json")
    monitor = Monitor()
    monitor.say(f"arena run: {folder}")
    policy = _starting_policy(settings, monitor)
    for number in range(settings.rounds):
        round_folder = folder / f"round-{number}"
        run = Run(round_folder) if round_folder.exists() else create_run(settings.trainer, round_folder)
        played = Round(number, run, settings, monitor)
        monitor.say(f"[bold]round {number + 1} of {settings.rounds}[/]")
        policy = played.execute(policy)
        show_round(played, monitor)


def show_round(played: Round, monitor: Monitor) -> None:
    """Print what a round found out and what came of it."""
    found = played.findings()
    if found and found.weak:
        table = Table(title="Where the policy is weak, weakest first")
        for heading in ("environment", "category", "success", "lacks", "practised"):
            table.add_column(heading)
        asked = {request.server: request.count for request in found.requests}
        for weak in found.weak:
            lacks = ", ".join(f"{name} ({count})" for name, count in weak.weaknesses.items())
            practised = f"{asked[weak.server]} tasks" if weak.server in asked else ""
            name = weak.server.partition("@")[0]
            table.add_row(name, weak.category, f"{weak.successes}/{weak.tasks}", lacks, practised)
        monitor.console.print(table)
    lines = played.lines()
    if lines:
        monitor.table(lines)
    monitor.say(f"kept in {played.run.folder}")


def _starting_policy(settings: ArenaSettings, monitor: Monitor) -> Path:
    trainer = settings.trainer
    if trainer.policy != "default":
        return Path(trainer.policy)
    servers = Servers(*map(Path, trainer.registries))
    tasks = training_tasks(servers)
    with monitor.stage(f"solving {len(tasks)} training tasks"):
        demonstrations = asyncio.run(demonstrate(tasks, MemoryHost(servers), servers))
    with monitor.budget("warm start") as report:
        return make_default_policy(demonstrations, trainer, report)


def _read(path: Path) -> ArenaSettings:
    try:
        return ArenaSettings.model_validate_json(path.read_bytes())
    except OSError as error:
        raise InputError(f"{path} cannot be read ({error.strerror}); expected the settings of an arena run") from error
    except ValidationError as error:
        problem = error.errors(include_url=False)[0]
        raise InputError(f"{path}: {'.'.join(map(str, problem['loc']))}: {problem['msg']}") from error
