"""All gates on a server that agents made; tasks that do not pass are taken out, each with the reason."""

import asyncio
import json
from pathlib import Path

from generator.files import write_lines
from mcp_servers.checks.folder import check_folder
from mcp_servers.checks.report import Report
from mcp_servers.contracts import InputError


async def check(server: Path) -> list[Report]:
    """Return the report of a server's folder, then that of each task; what a model wrote runs in the jail for them.

    Raises:
        InputError: There is no jail here.
    """
    return list(await asyncio.to_thread(lambda: list(check_folder(server))))


async def pass_gates(server: Path) -> dict[str, str]:
    """Take tasks out that fail until server and tasks pass; return them and why.

    Raises:
        InputError: The server itself fails, or not one task is left of those that there were.
    """
    dropped: dict[str, str] = {}
    while True:
        folder, *tasks = await check(server)
        failing = {report.subject: _said(report) for report in tasks if not report.passed}
        if not failing:
            break
        dropped |= failing
        _keep_others(server, failing)
    if not folder.passed:
        raise InputError(f"{folder.subject} fails {len(folder.failures)} gates: {_said(folder)}")
    return dropped


def _keep_others(server: Path, failing: dict[str, str]) -> None:
    path = server / "tasks.jsonl"
    lines = path.read_text("utf-8").splitlines()
    left = [line for line in lines if json.loads(line)["id"] not in failing]
    if len(left) == len(lines):
        raise InputError(f"the tasks cannot be read: {'; '.join(failing.values())}")
    if not left:
        raise InputError(f"no task passes the gates: {'; '.join(f'{one}: {why}' for one, why in failing.items())}")
    write_lines(path, left)


def _said(report: Report) -> str:
    return "; ".join(f"{item.gate}: {item.reason}" for item in report.failures)
