"""Passes every gate on a server and its tasks, and reports what they found and how its tools are listed."""

import json
import os
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path

from mcp_servers.checks.folder import check_folder
from mcp_servers.contracts import InputError, Json
from mcp_servers.runtime.environments import load_environment
from mcp_servers.runtime.listing import dump_listing, make_listing

SERVER = Path(__file__).parent / "server"


def main(arguments: Sequence[str]) -> int:
    """``list`` the tools, or ``check`` the folder."""
    with open(os.devnull, "w") as nothing, redirect_stdout(nothing):
        report = _check() if arguments[0] == "check" else _list()
    sys.stdout.write(f"\n{json.dumps(report)}\n")
    return 0


def _list() -> dict[str, Json]:
    try:
        return {"listing": dump_listing(make_listing(load_environment(SERVER).interface, SERVER))}
    except InputError as error:
        return {"failure": str(error)}


def _check() -> dict[str, Json]:
    """Leave findings out that passed, for what is reported is limited."""
    reports = [
        report.model_copy(update={"findings": report.failures}).model_dump(mode="json")
        for report in check_folder(SERVER)
    ]
    return {"reports": reports}
