"""What any MCP client may expect: each behaviour, through each way in, in both protocol eras."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
import httpx2
import pytest
from jsonschema import validate
from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError
from mcp.shared.memory import create_client_server_memory_streams

from mcp_servers.hosts.farm import build_farm
from mcp_servers.hosts.server import EnvironmentServer
from mcp_servers.hosts.stdio import ProbedStream
from mcp_servers.runtime import Servers, load_environment, open_session
from tests.hosts.conftest import BOOKING, list_folders

Connect = Callable[[Path, str], AbstractAsyncContextManager[Client]]


@asynccontextmanager
async def in_memory(folder: Path, era: str) -> AsyncIterator[Client]:
    environment = load_environment(folder)
    with open_session([environment]) as session:
        async with Client(EnvironmentServer([environment], lambda: session), mode=era) as client:
            yield client


@asynccontextmanager
async def over_http(folder: Path, era: str) -> AsyncIterator[Client]:
    """All of the farm but the sockets."""
    farm = build_farm(Servers(list_folders(folder.parent / "http.json", folder)))
    wire = httpx2.ASGITransport(farm)
    async with (
        farm.router.lifespan_context(farm),
        httpx2.AsyncClient(base_url="http://127.0.0.1", transport=wire) as http,
    ):
        opened = await http.post("/sessions", json={"servers": ["harbour"]})
        async with Client(streamable_http_client(opened.json()["mcp"], http_client=http), mode=era) as client:
            yield client


@asynccontextmanager
async def over_stdio_messages(folder: Path, era: str) -> AsyncIterator[Client]:
    """Everything of the stdio host but the pipes."""
    environment = load_environment(folder)
    with open_session([environment]) as session:
        server = EnvironmentServer([environment], lambda: session)

        @asynccontextmanager
        async def transport() -> AsyncIterator[Any]:
            async with create_client_server_memory_streams() as (ours, theirs), anyio.create_task_group() as group:
                probed = ProbedStream(server, *theirs)
                group.start_soon(server.run, probed, theirs[1], server.create_initialization_options())
                yield ours
                group.cancel_scope.cancel()

        async with Client(transport(), mode=era) as client:
            yield client


async def lists_portable_tools(client: Client) -> None:
    tools = (await client.list_tools()).tools
    assert [tool.name for tool in tools][:3] == ["find_berths", "find_stays", "price_stay"]
    for tool in tools:
        text = json.dumps([tool.input_schema, tool.output_schema])
        assert not any(word in text for word in ("$ref", "$defs", "anyOf", '"null"', '"title"'))
        assert tool.description


async def says_which_tools_write(client: Client) -> None:
    hints = {tool.name: tool.annotations for tool in (await client.list_tools()).tools}
    assert {name for name, hint in hints.items() if hint and not hint.read_only_hint} == {"book_stay", "cancel_stay"}
    assert all(hint and hint.destructive_hint is not hint.read_only_hint for hint in hints.values())


async def answers_with_structure_and_the_same_text(client: Client) -> None:
    result = await client.call_tool("find_berths", {"min_length_m": 12})
    assert json.loads(result.content[0].text) == result.structured_content  # type: ignore[union-attr]
    (schema,) = (tool.output_schema for tool in (await client.list_tools()).tools if tool.name == "find_berths")
    assert schema
    validate(result.structured_content, schema)


async def refuses_wrong_arguments_in_a_sentence(client: Client) -> None:
    for arguments, sentence in (
        ({"page": "7"}, "Argument 'page' must be an integer."),
        ({"status": "shut"}, "Argument 'status' must be one of: open, closed."),
        ({"depth": 3}, "There is no argument 'depth'. Arguments are: min_length_m, status, page."),
    ):
        result = await client.call_tool("find_berths", arguments)
        assert result.is_error
        assert result.structured_content is None
        assert result.content[0].text == sentence  # type: ignore[union-attr]


async def leaves_no_trace_of_a_refused_call(client: Client) -> None:
    before = await client.call_tool("find_stays", {})
    refused = await client.call_tool("book_stay", {**BOOKING, "leaves_on": BOOKING["arrives_on"]})
    assert refused.is_error
    assert (await client.call_tool("find_stays", {})).structured_content == before.structured_content


async def keeps_what_a_call_wrote(client: Client) -> None:
    booked = await client.call_tool("book_stay", BOOKING)
    found = await client.call_tool("find_stays", {"boat": BOOKING["boat"]})
    assert found.structured_content == {"items": [booked.structured_content], "total": 1}


async def answers_an_unknown_tool_with_invalid_params(client: Client) -> None:
    for name in ("sink_boat", "verify", "restore", "state"):
        with pytest.raises(MCPError, match=rf"There is no tool '{name}'\.") as caught:
            await client.call_tool(name, {})
        assert caught.value.code == -32602


async def leaks_nothing_when_it_fails(client: Client) -> None:
    with pytest.raises(MCPError) as caught:
        await client.call_tool("sound_horn", {})
    assert caught.value.code == -32603
    assert caught.value.message == "The server failed; the call changed nothing."
    assert caught.value.data is None


async def has_no_resources_and_no_prompts(client: Client) -> None:
    assert (await client.list_resources()).resources == []
    assert (await client.list_resource_templates()).resource_templates == []
    assert (await client.list_prompts()).prompts == []


async def tells_where_and_when_the_agent_is(client: Client) -> None:
    assert client.instructions == "Today is Wednesday 4 March 2026, 09:00 in Europe/Oslo. You run the harbour office."


BEHAVIOURS: tuple[Callable[[Client], Awaitable[None]], ...] = (
    lists_portable_tools,
    says_which_tools_write,
    answers_with_structure_and_the_same_text,
    refuses_wrong_arguments_in_a_sentence,
    leaves_no_trace_of_a_refused_call,
    keeps_what_a_call_wrote,
    answers_an_unknown_tool_with_invalid_params,
    leaks_nothing_when_it_fails,
    has_no_resources_and_no_prompts,
    tells_where_and_when_the_agent_is,
)


@pytest.mark.parametrize("era", ["legacy", "auto"])
@pytest.mark.parametrize("connect", [in_memory, over_http, over_stdio_messages], ids=lambda way: way.__name__)
@pytest.mark.parametrize("behaviour", BEHAVIOURS, ids=lambda behaviour: behaviour.__name__)
async def test_a_server(
    behaviour: Callable[[Client], Awaitable[None]], connect: Connect, era: str, failing_folder: Path
) -> None:
    async with connect(failing_folder, era) as client:
        assert client.protocol_version == ("2025-11-25" if era == "legacy" else "2026-07-28")
        await behaviour(client)
