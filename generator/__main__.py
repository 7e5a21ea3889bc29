"""The command line of the generator."""

import argparse
import sys
from collections.abc import Sequence

from generator.commands import (
    audit,
    build,
    cross,
    discover,
    explain,
    graph,
    long,
    practice,
    prd,
    rewrite,
    show,
    sources,
    stats,
    transcript,
    twin,
)
from mcp_servers.cli.console import open_console
from mcp_servers.contracts import InputError

_COMMANDS = (
    build,
    prd,
    twin,
    discover,
    practice,
    rewrite,
    stats,
    sources,
    show,
    explain,
    transcript,
    graph,
    audit,
    cross,
    long,
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command, by default that of the command line; return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m generator", description="Make MCP servers from sources: rows, tools, tests and tasks."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for command in _COMMANDS:
        command.add(commands)
    arguments = parser.parse_args(argv)
    try:
        code: int = arguments.run(arguments, open_console())
    except InputError as error:
        print(f"error: {error}", file=sys.stderr)  # noqa: T201
        return 2
    except OSError as error:
        print(f"error: {_reason(error)}", file=sys.stderr)  # noqa: T201
        return 1
    except KeyboardInterrupt:
        stopped = getattr(arguments, "stopped", "stopped; what was finished is kept")
        print(stopped, file=sys.stderr)  # noqa: T201
        return 130
    return code


def _reason(error: OSError) -> str:
    return f"{error.filename or 'a file'}: {error.strerror}" if error.strerror else str(error)


if __name__ == "__main__":
    sys.exit(main())
