"""What the jail costs: calls and fresh sessions of one server, in process and as if a model had written its code.

``python -m benchmarks.sandbox``
"""

import json
import shutil
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles

import psutil
from rich.console import Console
from rich.table import Table

from mcp_servers.contracts import Json
from mcp_servers.runtime import LoadedEnvironment, load_environment, open_session, run_oracle
from mcp_servers.runtime.sandbox.jail import open_jail

SERVER = Path(__file__).parents[1] / "mcp_servers" / "catalog" / "travel-and-transport" / "bus-depot"
SESSIONS = 64
ROUNDS = 10
CALL_BAR, SESSION_BAR = 3.0, 60.0
"""Milliseconds."""


def main() -> None:
    """Print both figures of both ways, and the memory of many sessions."""
    with tempfile.TemporaryDirectory() as folder:
        plain, jailed = load_environment(SERVER), load_environment(_as_if_written_by_a_model(Path(folder) / "server"))
        calls = _calls(plain)
        table = Table("", "median", "99th percentile", "bar", title=f"{SERVER.name}, milliseconds")
        for name, environment in (("in process", plain), ("in the jail", jailed)):
            opened, called = _measure(environment, calls)
            bars = (f"{SESSION_BAR:g}", f"{CALL_BAR:g}") if environment is jailed else ("", "")
            table.add_row(f"fresh session and its first call, {name}", *_summed_up(opened), bars[0])
            table.add_row(f"call, {name}", *_summed_up(called), bars[1])
        console = Console()
        console.print(table)
        console.print(_memory(jailed, calls[0]), highlight=False)


Call = tuple[str, dict[str, Json]]


def _calls(environment: LoadedEnvironment) -> list[Call]:
    """Return the calls that the oracles of the server's tasks make: reads and writes as agents mix them."""
    calls: list[Call] = []
    for task in environment.tasks:
        with open_session([environment], task.seed, task.now) as session:
            run_oracle(session, task)
            calls += [(entry.tool, dict(entry.arguments)) for entry in session.journal]
    return calls


def _measure(environment: LoadedEnvironment, calls: list[Call]) -> tuple[list[float], list[float]]:
    """Return the milliseconds of each fresh session and of each later call."""
    environment.toolset  # noqa: B018 - a server is described once
    opened, called = [], []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        with open_session([environment]) as session:
            session.call(*calls[0])
            opened.append((time.perf_counter() - began) * 1_000)
            for call in calls:
                began = time.perf_counter()
                session.call(*call)
                called.append((time.perf_counter() - began) * 1_000)
    return opened, called


def _summed_up(times: list[float]) -> tuple[str, str]:
    return f"{median(times):.2f}", f"{quantiles(times, n=100, method='inclusive')[98]:.2f}"


def _memory(environment: LoadedEnvironment, call: Call) -> str:
    """Say how much memory many jailed sessions take that are open together."""
    with ExitStack() as stack:
        for _ in range(SESSIONS):
            stack.enter_context(open_session([environment])).call(*call)
        jail = psutil.Process(open_jail().pid)
        used = sum(process.memory_full_info().pss for process in (jail, *jail.children(recursive=True)))
    return f"{SESSIONS} jailed sessions open together: {used / 2**20:.0f} MiB in their processes"


def _as_if_written_by_a_model(folder: Path) -> Path:
    shutil.copytree(SERVER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    path = folder / "environment.json"
    manifest = json.loads(path.read_text("utf-8"))
    manifest["provenance"]["kind"] = "agents"
    path.write_text(json.dumps(manifest), "utf-8")
    return folder


if __name__ == "__main__":
    main()
