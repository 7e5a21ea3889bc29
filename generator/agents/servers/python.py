"""MCP server with a Python interpreter in a jail: ``python -m generator.agents.servers.python``."""

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastmcp import FastMCP
from pydantic import Field

from generator.agents.servers.faults import refusal
from mcp_servers.contracts import InputError

LONGEST = 20_000
"""Characters of a program."""

Run = Callable[[str], Awaitable[str]]
"""Runs a program in a jail and returns what it printed; ``InputError`` where there is no jail."""


async def run_jailed(code: str) -> str:
    """Run a program where it can reach neither files nor the network: the only way in which this server runs code.

    Raises:
        InputError: There is no sandbox here; nothing is run without one.
    """
    raise InputError("there is no sandbox here, and code that a model wrote is not run without one")


def make_server(run: Run = run_jailed) -> "FastMCP[None]":
    """Return the server."""
    server: FastMCP[None] = FastMCP("python", instructions="Runs Python programs that print their results.")

    @server.tool
    async def run_python(
        code: Annotated[str, Field(description="A program; what it prints is the result.", max_length=LONGEST)],
    ) -> str:
        """Run a Python program in a jail without files and network."""
        try:
            return await run(code)
        except InputError as error:
            raise refusal(error) from error

    return server


if __name__ == "__main__":
    make_server().run(show_banner=False)
