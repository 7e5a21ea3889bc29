"""A server as the process that desktop clients start, and as a FastMCP object."""

import asyncio
import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from fastmcp import Client as FastMcpClient
from mcp import Client, StdioServerParameters

from mcp_servers.hosts.fastmcp import build_fastmcp
from mcp_servers.hosts.stdio import serve_stdio
from tests.hosts.conftest import BOOKING, HARBOUR

MODERN = {
    "_meta": {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
        "io.modelcontextprotocol/clientCapabilities": {},
    }
}
HANDSHAKE = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
PIPE = asyncio.subprocess.PIPE


async def test_a_process_answers_discover_then_initialize_and_prints_messages_only() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(HARBOUR / "server.py"), stdin=PIPE, stdout=PIPE, stderr=PIPE
    )
    requests: list[tuple[str, dict[str, Any]]] = [
        ("server/discover", MODERN),
        ("initialize", HANDSHAKE),
        ("tools/call", {"name": "book_stay", "arguments": BOOKING}),
        ("tools/call", {"name": "find_stays", "arguments": {"boat": BOOKING["boat"]}}),
    ]
    assert process.stdin
    assert process.stdout
    results = []
    for number, (method, params) in enumerate(requests):
        message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        process.stdin.write(json.dumps(message).encode() + b"\n")
        results.append(json.loads(await process.stdout.readline())["result"])
    process.stdin.close()
    rest, errors = await process.communicate()
    assert (rest, errors, process.returncode) == (b"", b"", 0)
    discovered, initialised, booked, found = results
    assert discovered["supportedVersions"] == ["2026-07-28"]
    assert discovered["resultType"] == "complete"
    assert discovered["instructions"] == initialised["instructions"]
    assert found["structuredContent"] == {"items": [booked["structuredContent"]], "total": 1}


async def test_a_process_serves_a_client_that_knows_the_stateless_era() -> None:
    async with Client(StdioServerParameters(command=sys.executable, args=[str(HARBOUR / "server.py")])) as client:
        assert client.protocol_version == "2026-07-28"
        assert client.instructions
        assert not (await client.call_tool("find_berths", {})).is_error


def test_a_corrupt_row_file_is_explained_on_stderr(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "harbour"
    shutil.copytree(HARBOUR, folder)
    (folder / "rows" / "stays.jsonl").write_text('{"id": "st-1"\n', "utf-8")
    with pytest.raises(SystemExit) as left:
        serve_stdio(folder)
    assert str(left.value.code).startswith(f"error: {folder}/rows/stays.jsonl:1: not a valid row of stays")
    assert capsys.readouterr().out == ""


async def test_the_fastmcp_adapter_has_the_same_tools_schemas_and_sentences() -> None:
    async with FastMcpClient(build_fastmcp(HARBOUR)) as client:
        tools = {tool.name: tool for tool in await client.list_tools()}
        assert list(tools) == ["find_berths", "find_stays", "price_stay", "book_stay", "cancel_stay"]
        assert tools["find_berths"].input_schema["properties"]["page"]["minimum"] == 1
        refused = await client.call_tool("find_berths", {"page": "7"}, raise_on_error=False)
        assert refused.is_error
        assert "Argument 'page' must be an integer." in str(refused.content)
        booked = await client.call_tool("book_stay", BOOKING)
        found = await client.call_tool("find_stays", {"boat": BOOKING["boat"]})
        assert found.structured_content == {"items": [booked.structured_content], "total": 1}


@pytest.mark.slow
async def test_fastmcp_run_serves_the_same_file() -> None:
    command = str(Path(sys.executable).with_name("fastmcp"))
    async with Client(StdioServerParameters(command=command, args=["run", str(HARBOUR / "server.py")])) as client:
        assert not (await client.call_tool("find_berths", {})).is_error
