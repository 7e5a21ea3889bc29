"""MCP server with a Python interpreter in a jail: ``python -m generator.agents.servers.python``."""

from collections.abc import Mapping
from typing import Annotated

import anyio
from fastmcp import FastMCP
from pydantic import Field

from generator.agents.servers.faults import refusal
from mcp_servers.contracts import InputError, Model
from mcp_servers.runtime.sandbox.functions import run_jailed
from mcp_servers.runtime.sandbox.jail import Lost

LONGEST = 20_000
"""Characters of a program, and of what is shown of its output."""
SECONDS = 20.0

_PLAY = """
import runpy
from pathlib import Path


def play(_: list[str]) -> None:
    runpy.run_path(str(Path(__file__).with_name("program.py")), run_name="__main__")
"""


class Outcome(Model):
    """What a program printed."""

    output: str
    errors: str = ""


def make_server(files: Mapping[str, str] | None = None) -> "FastMCP[None]":
    """Return the server; programs find these files, name to text, in their working folder."""
    server: FastMCP[None] = FastMCP("python", instructions="Runs Python programs that print their results.")

    @server.tool
    async def run_python(
        code: Annotated[str, Field(description="A program; what it prints is the result.", max_length=LONGEST)],
    ) -> Outcome:
        """Run a Python program that has no network; nothing is kept from one program to the next."""
        try:
            return await anyio.to_thread.run_sync(_run, code, files or {})
        except (InputError, Lost) as error:
            raise refusal(error) from error

    return server


def _run(code: str, files: Mapping[str, str]) -> Outcome:
    ran = run_jailed("play:play", [], {**files, "play.py": _PLAY, "program.py": code}, seconds=SECONDS)
    errors = f"It took longer than {SECONDS:g} seconds." if ran.timed_out else ran.errors
    return Outcome(output=ran.output[:LONGEST], errors=errors[-LONGEST:])


if __name__ == "__main__":
    make_server().run(show_banner=False)
