"""What every host owes an episode: the same behaviour in memory and over HTTP."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from mcp_servers.contracts import EnvironmentFault, InfrastructureFault, InputError, Task
from mcp_servers.hosts.connection import Host
from mcp_servers.hosts.http import HttpHost
from mcp_servers.hosts.memory import MemoryConnection, MemoryHost
from mcp_servers.hosts.tenants import Limits
from mcp_servers.runtime import Servers
from tests.hosts.conftest import BOOKING, serving


@pytest.fixture(params=["memory", "http"])
async def host(request: pytest.FixtureRequest, servers: Servers) -> AsyncIterator[Host]:
    if request.param == "memory":
        yield MemoryHost(servers)
    else:
        async with serving(servers) as url, HttpHost(url, servers) as http:
            yield http


async def test_a_connection_has_instructions_and_tools_in_order(host: Host, booking_task: Task) -> None:
    async with await host.open(booking_task) as connection:
        assert connection.instructions.startswith("Today is Wednesday 4 March 2026")
        names = [tool.name for tool in connection.tools]
        assert names == ["find_berths", "find_stays", "price_stay", "book_stay", "cancel_stay"]
        annotations = connection.tools[0].annotations
        assert annotations
        assert annotations.read_only_hint


async def test_a_call_gives_the_same_json_as_structure_and_text(host: Host, booking_task: Task) -> None:
    async with await host.open(booking_task) as connection:
        result = await connection.call("price_stay", {"stay_id": "st-1150"})
        assert not result.is_error
        assert result.structured
        assert result.text == f'{{"stay_id":"st-1150","total":{result.structured["total"]}}}'


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("sink_boat", {}, "There is no tool 'sink_boat'."),
        ("find_berths", {"page": "7"}, "Argument 'page' must be an integer."),
        ("cancel_stay", {"stay_id": "st-0000"}, "No stay has this id."),
    ],
)
async def test_a_bad_call_is_an_observation(
    host: Host, booking_task: Task, tool: str, arguments: dict[str, object], sentence: str
) -> None:
    async with await host.open(booking_task) as connection:
        result = await connection.call(tool, arguments)
        assert result.is_error
        assert result.structured is None
        assert result.text == sentence


async def test_connections_share_no_rows_when_used_together(host: Host, booking_task: Task) -> None:
    connections = await asyncio.gather(*(host.open(booking_task) for _ in range(20)))
    boats = [f"Boat {number}" for number in range(20)]
    await asyncio.gather(
        *(
            connection.call("book_stay", {**BOOKING, "boat": boat})
            for connection, boat in zip(connections, boats, strict=True)
        )
    )
    found = await asyncio.gather(*(connection.call("find_stays", {"page": 1}) for connection in connections))
    for boat, result in zip(boats, found, strict=True):
        assert {name for name in boats if f'"{name}"' in result.text} == {boat}
    await asyncio.gather(*(connection.close() for connection in connections))


async def test_calls_of_one_message_run_in_its_order(host: Host, booking_task: Task) -> None:
    async with await host.open(booking_task) as connection:
        first, second = await asyncio.gather(
            connection.call("book_stay", BOOKING), connection.call("book_stay", {**BOOKING, "boat": "Late"})
        )
        assert not first.is_error
        assert second.text == "The berth is taken on some of these nights."


async def test_the_verdict_is_the_same_through_every_host(host: Host, booking_task: Task) -> None:
    async with await host.open(booking_task) as connection:
        idle = await connection.verdict(booking_task, None)
        assert (idle.score, idle.success) == (0.0, False)
        only_words = await connection.verdict(booking_task, {"berth_id": "be-8101"})
        assert (only_words.score, only_words.success) == (0.5, False)
        await connection.call("book_stay", BOOKING)
        done = await connection.verdict(booking_task, {"berth_id": "be-8101"})
        assert (done.score, done.success) == (1.0, True)


async def test_the_same_task_gives_the_same_ids(host: Host, booking_task: Task) -> None:
    results = []
    for _ in range(2):
        async with await host.open(booking_task) as connection:
            results.append(await connection.call("book_stay", BOOKING))
    assert results[0] == results[1]


async def test_a_connection_may_be_closed_by_another_task_and_twice(host: Host, booking_task: Task) -> None:
    connection = await asyncio.create_task(host.open(booking_task))
    await asyncio.create_task(connection.close())
    await connection.close()


async def test_a_version_that_is_not_served_is_refused(host: Host, booking_task: Task) -> None:
    other = booking_task.model_copy(update={"servers": ("harbour@0000000000000000",)})
    with pytest.raises(InputError, match="has no version 0000000000000000"):
        await host.open(other)


async def test_a_failing_tool_is_the_environments_fault_and_says_why_to_the_harness(
    servers: Servers, booking_task: Task
) -> None:
    connection = await MemoryHost(servers).open(booking_task)
    assert isinstance(connection, MemoryConnection)
    connection.session.servers[0].database.connection.execute("DROP TABLE stays")
    with pytest.raises(EnvironmentFault, match="no such table: stays"):
        await connection.call("find_stays", {})
    await connection.close()


async def test_a_farm_that_is_gone_is_nobodys_mistake(servers: Servers, booking_task: Task) -> None:
    async with serving(servers) as url:
        host = HttpHost(url, servers)
        connection = await host.open(booking_task)
    with pytest.raises(InfrastructureFault):
        await connection.call("find_berths", {})
    with pytest.raises(InfrastructureFault):
        await connection.verdict(booking_task, None)
    with pytest.raises(InfrastructureFault):
        await host.open(booking_task)
    with pytest.raises(InfrastructureFault):
        await connection.close()
    await host.close()


async def test_a_session_that_was_closed_is_nobodys_mistake(servers: Servers, booking_task: Task, farm: str) -> None:
    async with HttpHost(farm, servers) as host:
        connection = await host.open(booking_task)
        await host.request("DELETE", connection.harness)
        with pytest.raises(InfrastructureFault):
            await connection.call("find_berths", {})


async def test_a_full_farm_is_nobodys_mistake(servers: Servers, booking_task: Task) -> None:
    async with serving(servers, Limits(sessions=0)) as url, HttpHost(url, servers) as host:
        with pytest.raises(InfrastructureFault, match="all 0 sessions are in use"):
            await host.open(booking_task)
