"""``call``: one tool call on a fresh copy of a server's database."""

import json
import sys
from argparse import Namespace
from difflib import get_close_matches

from mcp_servers.contracts import InputError, Json
from mcp_servers.contracts.model import check_local_time
from mcp_servers.runtime import Servers, Tool, open_session


def call_tool(args: Namespace) -> int:
    """Call a tool and print its result; a refusal goes to stderr with exit code 1."""
    if args.now is not None:
        _check_now(args.now)
    with open_session([Servers(*args.registry)[args.name]], args.seed, args.now) as session:
        tool = session.tools.get(args.tool)
        if tool is None:
            close = get_close_matches(args.tool, session.tools, n=3)
            hint = f"did you mean {' or '.join(close)}?" if close else f"its tools are {', '.join(session.tools)}"
            raise InputError(f"{args.name} has no tool '{args.tool}'; {hint}")
        result = session.call(args.tool, dict(_argument(tool, pair) for pair in args.arguments))
    if result.is_error:
        sys.stderr.write(f"refused: {result.text}\n")
        return 1
    sys.stdout.write(json.dumps(result.structured, ensure_ascii=False, indent=2) + "\n")
    return 0


def _check_now(text: str) -> None:
    try:
        check_local_time(text)
    except ValueError as error:
        raise InputError(f"--now: {error}, not '{text}'") from error


def _argument(tool: Tool, pair: str) -> tuple[str, Json]:
    """Read ``key=value``: text where the tool expects text, JSON elsewhere."""
    name, equals, value = pair.partition("=")
    if not equals:
        raise InputError(f"'{pair}' is not an argument; write key=value")
    if tool.input_schema["properties"].get(name, {}).get("type", "string") == "string":
        return name, value
    try:
        return name, json.loads(value)
    except ValueError:
        raise InputError(f"the value of {name} is not JSON: {value}") from None
