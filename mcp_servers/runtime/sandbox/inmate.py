"""What a confined worker does: calls tools, runs programs and functions, and says what came of it."""

import json
import os
import socket
import sqlite3
import sys
import traceback
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from mcp_servers.contracts import AgentFault, Json, Refused
from mcp_servers.runtime.database import Database
from mcp_servers.runtime.listing import make_listing
from mcp_servers.runtime.sandbox import wire
from mcp_servers.runtime.sandbox.confinement import WORK, Bounds, confine
from mcp_servers.runtime.states import compare_states, read_table
from mcp_servers.runtime.template import connect
from mcp_servers.runtime.toolset import Toolset, load_module, load_toolset
from mcp_servers.runtime.watching import watch
from mcp_servers.runtime.world import World

MOST_OUTPUT = 200_000
"""Characters of what a function printed that are passed on, of its end."""


def live(channel: socket.socket) -> None:
    """Be shut in, then do what the host asks, one thing after the other."""
    start, _ = wire.receive(channel)
    confine(Bounds(**start["bounds"]), start["files"])
    with open(os.devnull, "r+") as nothing:
        for number in range(3):
            os.dup2(nothing.fileno(), number)
    inmate = Inmate(channel)
    wire.send(channel, {"ready": True})
    while True:
        try:
            message, blob = wire.receive(channel)
        except EOFError:
            return
        inmate.do(message, blob)


class Inmate:
    """One worker; what a model wrote is imported at the first use."""

    def __init__(self, channel: socket.socket) -> None:
        self._channel = channel

    @cached_property
    def _tools(self) -> Toolset:
        return load_toolset(WORK, "jailed")

    def do(self, message: dict[str, Json], blob: bytes) -> None:
        """Do one thing and answer."""
        handlers: dict[str, Callable[[dict[str, Json], bytes], dict[str, Json]]] = {
            "describe": self._describe,
            "call": self._call,
            "solve": self._solve,
            "verify": self._verify,
            "run": self._run,
        }
        try:
            reply = handlers[message["do"]](message, blob)
        except Exception as error:
            reply = {"crashed": f"{type(error).__name__}: {error}"[:2_000]}
        wire.send(self._channel, reply)

    def _describe(self, _: dict[str, Json], __: bytes) -> dict[str, Json]:
        return {"listing": make_listing(self._tools, WORK).model_dump(mode="json")}

    def _call(self, message: dict[str, Json], blob: bytes) -> dict[str, Json]:
        """Call a tool on a copy of the database, and say what it gave and which rows it changed."""
        tool, connection, world = self._tools[message["tool"]], _opened(blob), World(**message["world"])
        touched = watch(connection) if tool.writes else set()
        database = Database(connection, world, message["account"], message["prefixes"])
        try:
            given = tool.run(database, message["arguments"])
        except AgentFault as fault:
            return {"refused": str(fault)}
        if connection.total_changes and not tool.writes:
            return {"crashed": f"tool {tool.name} is listed as reading but changed rows"}
        original = _opened(blob)
        before, after = ({table: read_table(one, table) for table in touched} for one in (original, connection))
        changes = [row.model_dump() for row in compare_states(before, after).rows]
        return {"given": given, "changes": changes, "world": {"now": world.now, "inserts": world.inserts}}

    def _solve(self, message: dict[str, Json], _: bytes) -> dict[str, Json]:
        """Run a solution program, whose calls the host makes."""

        def tools(tool: str, /, **arguments: Json) -> dict[str, Any]:
            wire.send(self._channel, {"call": {"name": tool, "arguments": arguments}})
            result, _ = wire.receive(self._channel)
            if result["is_error"]:
                raise Refused(result["text"])
            found: dict[str, Any] = json.loads(result["text"])
            return found

        program = getattr(load_module(WORK, "programs", "jailed"), message["program"])
        try:
            return {"answer": program(tools, **message["slots"])}
        except Refused as refusal:
            return {"crashed": f"did not expect a refusal: {refusal}"}

    def _verify(self, message: dict[str, Json], _: bytes) -> dict[str, Json]:
        """Run a verification program."""
        program = getattr(load_module(WORK, "programs", "jailed"), message["program"])
        return {"checks": dict(program(message["answer"], message["truth"], message["before"], message["after"]))}

    def _run(self, message: dict[str, Json], _: bytes) -> dict[str, Json]:
        """Run ``module:name`` in a child, so that what it printed is kept however it ends."""
        outputs = [WORK / ".output", WORK / ".errors"]
        child = os.fork()
        if not child:
            _run_function(message["function"], message["arguments"], outputs)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        output, errors = (path.read_bytes()[-MOST_OUTPUT:].decode("utf-8", "replace") for path in outputs)
        return {"code": code, "output": output, "errors": errors}


def _opened(blob: bytes) -> sqlite3.Connection:
    connection = connect()
    connection.deserialize(blob)
    return connection


def _run_function(function: str, arguments: list[str], outputs: list[Path]) -> None:
    """Do what the child is for, and end it."""
    code = 1
    try:
        for number, path in enumerate(outputs, 1):
            os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), number)
        sys.path.insert(0, str(WORK))
        code = int(resolve_name(function)(arguments) or 0)
    except BaseException:
        traceback.print_exc()
    finally:
        try:
            sys.stdout.flush()
            sys.stderr.flush()
        finally:  # whatever the function has done to them: this child must not go on as a second worker
            os._exit(code)
