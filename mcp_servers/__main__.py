"""``python -m mcp_servers``: list, show, serve, call and check servers."""

import logging
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

from mcp_servers.cli.options import positive_number, whole_number
from mcp_servers.contracts import Fault, InputError

DEFAULT_PORT = 8765

Command = Callable[[Namespace], int]

_SILENCE = logging.NullHandler()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 1 a failure, 2 a mistake of the person's, 130 interrupted."""
    args = build_parser().parse_args(arguments)
    run: Command = args.run
    if not args.verbose:
        logging.getLogger("mcp_servers").addHandler(_SILENCE)  # without any handler, warnings go to stderr
    try:
        return run(args)
    except InputError as error:
        sys.stderr.write(f"error: {error}\n")
        return 2
    except Fault as fault:
        sys.stderr.write(f"failed: {fault}\n")
        return 1
    except KeyboardInterrupt:
        return 130


def build_parser() -> ArgumentParser:
    """Describe the command line."""
    parser = ArgumentParser(
        prog="python -m mcp_servers", description="Real MCP servers, each with a database of its own."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Command, text: str) -> ArgumentParser:
        added = commands.add_parser(name, help=text, description=text)
        added.add_argument(
            "--registry", type=Path, action="append", default=[], help="registry file; may be repeated, the last wins"
        )
        added.set_defaults(run=run, verbose=True)
        return added

    command("list", _list, "Name all servers.")

    show = command("show", _show, "Say what a server is and how to connect a client to it.")
    show.add_argument("name")
    show.add_argument("--url", default=f"http://127.0.0.1:{DEFAULT_PORT}", help="where the farm listens")

    serve = command("serve", _serve, "Serve all servers over HTTP, with a private copy for each session.")
    serve.add_argument("--host", default="127.0.0.1")
    serve.add_argument("--port", type=int, default=DEFAULT_PORT)
    serve.add_argument("--sessions", type=whole_number, default=4_000, help="private sessions open at a time")
    serve.add_argument(
        "--idle", type=positive_number, default=1_800.0, help="seconds until an unused session is closed"
    )
    serve.add_argument(
        "--allow-host", action="append", default=[], help="another name this farm may be addressed by; may be repeated"
    )

    call = command("call", _call, "Call a tool on a fresh copy of a server's database.")
    call.add_argument("name")
    call.add_argument("tool")
    call.add_argument("arguments", nargs="*", metavar="key=value", help="text, or JSON where the tool expects no text")
    call.add_argument("--seed", type=int, help="seed of new ids")
    call.add_argument("--now", help="local time at which the world stands, 2026-03-04T09:00")
    add_verbose(call)

    check = command("check", _check, "Run every gate on servers, or on sets of tasks over several of them.")
    check.add_argument(
        "names", nargs="+", metavar="NAME", help="name or folder of a server; name or file (.jsonl) of a set of tasks"
    )
    check.add_argument("--accept", action="store_true", help="list a server that passes under its new content hash")
    add_verbose(check)
    return parser


def add_verbose(command: ArgumentParser) -> None:
    """Let a command whose result says what failed keep the log to itself unless asked."""
    command.add_argument("--verbose", action="store_true", default=False, help="log where a tool fails")


# Each command imports what it needs only when it runs: 'list' need not wait for a web server.


def _list(args: Namespace) -> int:
    from mcp_servers.cli.catalog import list_servers

    return list_servers(args)


def _show(args: Namespace) -> int:
    from mcp_servers.cli.catalog import show_server

    return show_server(args)


def _serve(args: Namespace) -> int:
    from mcp_servers.cli.serving import serve

    return serve(args)


def _call(args: Namespace) -> int:
    from mcp_servers.cli.calling import call_tool

    return call_tool(args)


def _check(args: Namespace) -> int:
    from mcp_servers.checks.command import run_check

    return run_check(args)


if __name__ == "__main__":
    sys.exit(main())
