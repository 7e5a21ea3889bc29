"""Trying a draft: its solution is run, what that led to becomes its truth, and the integrity gate attacks it.

All code of a model that this stage runs is run by ``try_task``, and nothing else: a server that a model wrote runs it in the
jail, tools and programs and audit alike.
"""

import ast
import asyncio
import shutil
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import NamedTuple

from generator.files import write_text
from generator.tasks.levels import level_of
from mcp_servers.checks.difficulty import combines_in, decisions_in
from mcp_servers.checks.integrity import audit
from mcp_servers.checks.jailed import is_untrusted
from mcp_servers.contracts import EnvironmentFault, InputError, StateChange, Task
from mcp_servers.runtime import LoadedEnvironment, load_environment, open_task, run_oracle
from mcp_servers.runtime.effort import measure
from mcp_servers.runtime.source_code import parse
from mcp_servers.runtime.states import expected_change

MOST_SAID = 4
"""Objections that are said at a time, and how long each may be."""
LONGEST = 500

_here = Lock()
"""One trial at a time has the databases of this process; those in the jail have their own."""


class Tried(NamedTuple):
    """What became of a draft."""

    task: Task
    """With truth, expected change and difficulty, if its solution ran."""
    objections: tuple[str, ...]
    """Why it is not sound; none if it is."""

    def __str__(self) -> str:
        """Return the objections as a model is told them."""
        more = len(self.objections) - MOST_SAID
        shown = [f"- {one[:LONGEST]}" for one in self.objections[:MOST_SAID]]
        return "\n".join([*shown, *([f"- and {more} more"] if more > 0 else [])])


async def try_task(server: Path, task: Task, programs: str = "") -> Tried:
    """Try a draft on the server in a folder.

    Args:
        server: The server's folder; nothing in it is changed.
        task: The draft; truth, expected change and difficulty are filled in.
        programs: Source of ``programs.py``, for a draft that has programs.
    """
    return await asyncio.to_thread(_try, server, task, programs)


def _try(server: Path, task: Task, programs: str) -> Tried:
    with TemporaryDirectory(prefix="draft-") as place:
        folder = Path(place) / "server"
        shutil.copytree(server, folder, ignore=shutil.ignore_patterns("__pycache__", "tasks.jsonl"))
        if programs:
            write_text(folder / "programs.py", programs)
        with _here:
            environment = load_environment(folder)
            try:
                task = _with_truth(task, environment)
            except (EnvironmentFault, InputError) as fault:
                return Tried(task, (str(fault).replace(f"{folder}/", ""),))
            if task.answer_schema is None and task.expected == StateChange():
                return Tried(task, ("the task asks for no answer and changes nothing",))
            servers = {environment.ref: environment}
            report = None if is_untrusted(servers) else audit(task, servers)
        report = report or audit(task, servers)
    said = (f"{finding.gate}: {finding.reason}" for finding in report.failures)
    return Tried(task, tuple(one.replace(f"{folder}/", "") for one in said))


def _with_truth(task: Task, environment: LoadedEnvironment) -> Task:
    with closing(open_task(task, {environment.ref: environment})) as session:
        truth = run_oracle(session, task)
        expected = expected_change(session.start_state(), session.state(), session.generated(), session.keys())
        difficulty = measure(level_of(len(session.journal)), session.journal, task.slots)
    if task.oracle.program:
        tree = _function(environment.folder, task.oracle.program)
        code = {"branches": decisions_in([tree]), "aggregation": combines_in([tree])}
        difficulty = difficulty.model_copy(update=code)
    return task.model_copy(update={"truth": truth or {}, "expected": expected, "difficulty": difficulty})


def _function(folder: Path, name: str) -> ast.AST:
    """Return the code of a solution program, read and not run."""
    tree = parse((folder / "programs.py").read_text("utf-8"))
    return next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name)
