"""The farm over a real socket: secrets, the harness, limits, the demo databases and what is listed."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from mcp import Client
from mcp.shared.exceptions import MCPError

from mcp_servers.contracts import Task
from mcp_servers.hosts.endpoints import SHARED_NOTE
from mcp_servers.hosts.http import HttpHost
from mcp_servers.hosts.tenants import Limits, Tenants
from mcp_servers.runtime import Servers
from tests.hosts.conftest import BOOKING, HARBOUR, list_folders, serving

ERAS = ("legacy", "2026-07-28")


@pytest.fixture
async def http(farm: str) -> AsyncIterator[httpx2.AsyncClient]:
    async with httpx2.AsyncClient(base_url=farm) as client:
        yield client


async def open_private(http: httpx2.AsyncClient, **more: Any) -> dict[str, Any]:
    response = await http.post("/sessions", json={"servers": ["harbour"], **more})
    assert response.status_code == 201, response.text
    addresses: dict[str, Any] = response.json()
    return addresses


@pytest.mark.parametrize("era", ERAS)
async def test_both_protocol_eras_serve_the_same_session(http: httpx2.AsyncClient, era: str) -> None:
    addresses = await open_private(http)
    for _ in range(2):  # a client that connects anew before each call still finds its rows
        async with Client(addresses["mcp"], mode=era) as client:
            found = await client.call_tool("find_stays", {"boat": "Vesper"})
            assert found.structured_content
            before = found.structured_content["total"]
            if before == 0:
                await client.call_tool("book_stay", BOOKING)
    assert before == 1


@pytest.mark.parametrize("era", ERAS)
async def test_an_unknown_tool_is_a_json_rpc_error(http: httpx2.AsyncClient, era: str) -> None:
    async with Client((await open_private(http))["mcp"], mode=era) as client:
        with pytest.raises(MCPError, match=r"There is no tool 'verify'\.") as caught:
            await client.call_tool("verify", {})
        assert caught.value.code == -32602


@pytest.mark.parametrize("era", ERAS)
async def test_resources_and_prompts_are_empty_not_refused(http: httpx2.AsyncClient, era: str) -> None:
    async with Client((await open_private(http))["mcp"], mode=era) as client:
        assert (await client.list_resources()).resources == []
        assert (await client.list_resource_templates()).resource_templates == []
        assert (await client.list_prompts()).prompts == []


async def test_the_two_secrets_of_a_session_are_unrelated(http: httpx2.AsyncClient) -> None:
    addresses = await open_private(http)
    agent, harness = addresses["mcp"].split("/")[-2], addresses["harness"].split("/")[-1]
    assert agent != harness
    assert (await http.get(f"/harness/{agent}/state")).status_code == 404
    assert (await http.post(f"/sessions/{harness}/mcp", json={})).status_code == 404
    assert (await http.get(f"/sessions/{agent}/state")).status_code == 404


async def test_the_harness_sees_state_difference_and_journal(http: httpx2.AsyncClient) -> None:
    addresses = await open_private(http)
    async with Client(addresses["mcp"]) as client:
        await client.call_tool("book_stay", BOOKING)
        await client.call_tool("cancel_stay", {"stay_id": "st-0000"})
    harness = addresses["harness"]
    (row,) = (await http.get(f"{harness}/diff")).json()["rows"]
    assert (row["table"], row["change"]) == ("stays", "inserted")
    assert row["key"] in (await http.get(f"{harness}/state")).json()["stays"]
    journal = (await http.get(f"{harness}/journal")).json()
    assert [(call["tool"], call["wrote"]) for call in journal["calls"]] == [("book_stay", True), ("cancel_stay", False)]
    assert journal["faults"] == []


async def test_a_session_goes_back_to_a_snapshot_and_branches(http: httpx2.AsyncClient) -> None:
    addresses = await open_private(http)
    harness = addresses["harness"]
    name = (await http.post(f"{harness}/snapshot")).json()["snapshot"]
    async with Client(addresses["mcp"]) as client:
        await client.call_tool("book_stay", BOOKING)
        branch = (await http.post(f"{harness}/fork")).json()
        assert (await http.post(f"{harness}/restore", json={"snapshot": name})).status_code == 204
        assert (await http.get(f"{harness}/diff")).json()["rows"] == []
        assert len((await http.get(f"{branch['harness']}/diff")).json()["rows"]) == 1
        again = await client.call_tool("book_stay", BOOKING)
    async with Client(branch["mcp"]) as other:
        found = await other.call_tool("find_stays", {"boat": "Vesper"})
    assert again.structured_content
    assert found.structured_content
    assert found.structured_content["items"] == [again.structured_content]
    assert (await http.post(f"{harness}/restore", json={"snapshot": "9"})).status_code == 404


async def test_a_closed_session_is_gone_for_agent_and_harness(http: httpx2.AsyncClient) -> None:
    addresses = await open_private(http)
    assert (await http.delete(addresses["harness"])).status_code == 204
    assert (await http.get(f"{addresses['harness']}/state")).status_code == 404
    assert (await http.post(addresses["mcp"], json={})).status_code == 404


async def test_seed_and_clock_of_a_session_can_be_chosen(http: httpx2.AsyncClient) -> None:
    ids = set()
    for seed in (1, 1, 2):
        async with Client((await open_private(http, seed=seed, now="2026-03-05T08:00"))["mcp"]) as client:
            booked = await client.call_tool("book_stay", BOOKING)
            assert booked.structured_content
            ids.add(booked.structured_content["id"])
            yesterday = await client.call_tool("book_stay", {**BOOKING, "arrives_on": "2026-03-04"})
            assert yesterday.is_error
            assert client.instructions
            assert client.instructions.startswith("Today is Thursday 5 March 2026, 08:00 in Europe/Oslo.")
    assert len(ids) == 2


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"servers": ["harbor"]}, "no server is called 'harbor'; did you mean harbour?"),
        ({"servers": []}, "/sessions: servers: Tuple should have at least 1 item after validation, not 0"),
        ({"servers": ["harbour"] * 9}, "a session opens at most 8 servers, not 9"),
        ({"servers": ["harbour"], "now": "noon"}, "/sessions: now: should be local time to the minute"),
        ({"servers": ["harbour"], "now": "2026-03-05"}, "/sessions: now: should be local time to the minute"),
        ({"server": "harbour"}, "/sessions: servers: is missing"),
    ],
)
async def test_a_bad_opening_is_explained(http: httpx2.AsyncClient, body: dict[str, Any], sentence: str) -> None:
    response = await http.post("/sessions", json=body)
    assert response.status_code == 400
    assert response.json()["error"].startswith(sentence)


async def test_a_full_farm_says_so(servers: Servers) -> None:
    async with serving(servers, Limits(sessions=2)) as url, httpx2.AsyncClient(base_url=url) as http:
        first = await open_private(http)
        await open_private(http)
        refused = await http.post("/sessions", json={"servers": ["harbour"]})
        assert refused.status_code == 503
        assert refused.json()["error"] == "all 2 sessions are in use; close some or try again later"
        assert (await http.post(f"{first['harness']}/fork")).status_code == 503
        await http.delete(first["harness"])
        await open_private(http)


async def test_a_body_that_is_too_long_is_refused(servers: Servers) -> None:
    async with serving(servers, Limits(body_bytes=2_000)) as url, httpx2.AsyncClient(base_url=url) as http:
        assert (await http.post("/sessions", content=b"x" * 2_001)).status_code == 413


async def test_a_web_page_cannot_drive_a_local_farm(http: httpx2.AsyncClient) -> None:
    foreign_host = {"host": "evil.example"}
    foreign_origin = {"origin": "https://evil.example"}
    for path in ("/sessions", "/servers/harbour/mcp", "/servers/harbour/reset"):
        assert (await http.post(path, json={}, headers=foreign_host)).status_code == 421
        assert (await http.post(path, json={}, headers=foreign_origin)).status_code == 403


async def test_the_demo_database_is_shared_said_to_be_so_and_resettable(http: httpx2.AsyncClient, farm: str) -> None:
    demo = f"{farm}/servers/harbour/mcp"
    async with Client(demo) as client:
        assert client.instructions
        assert client.instructions.startswith(SHARED_NOTE)
        await client.call_tool("book_stay", BOOKING)
    async with Client(demo) as other:
        found = await other.call_tool("find_stays", {"boat": "Vesper"})
        assert '"total":1' in str(found.content)
        assert (await http.post("/servers/harbour/reset")).status_code == 204
        found = await other.call_tool("find_stays", {"boat": "Vesper"})
        assert '"total":0' in str(found.content)
    assert (await http.post("/servers/harbor/reset")).status_code == 404


async def test_servers_are_listed_in_the_official_registrys_shape(http: httpx2.AsyncClient, farm: str) -> None:
    listed = (await http.get("/v0/servers")).json()
    assert listed["metadata"] == {"count": 1}
    server = listed["servers"][0]["server"]
    assert server["name"] == "agent-worlds/harbour"
    assert server["remotes"] == [{"type": "streamable-http", "url": f"{farm}/servers/harbour/mcp"}]
    assert (await http.get("/v0/servers", params={"search": "clinic"})).json()["servers"] == []
    assert (await http.get("/v0/servers", params={"cursor": "harbour"})).json()["servers"] == []
    refused = await http.get("/v0/servers", params={"limit": "all"})
    assert refused.json()["error"] == "limit must be a number from 1 to 100, not 'all'"


async def test_a_server_whose_folder_changed_does_not_hide_the_others(failing_folder: Path, tmp_path: Path) -> None:
    manifest = failing_folder / "environment.json"
    manifest.write_text(manifest.read_text("utf-8").replace('"harbour"', '"other-harbour"', 1), "utf-8")
    both = list_folders(tmp_path / "both.json", HARBOUR, failing_folder)
    with (failing_folder / "tools.py").open("a", encoding="utf-8") as tools:
        tools.write("# changed\n")
    async with serving(Servers(both)) as url, httpx2.AsyncClient(base_url=url) as http:
        listed = (await http.get("/v0/servers")).json()
        only_changed = (await http.get("/v0/servers", params={"search": "other"})).json()
    assert [entry["server"]["name"] for entry in listed["servers"]] == ["agent-worlds/harbour"]
    assert listed["metadata"] == {"count": 1}
    assert only_changed["servers"] == []
    for answer in (listed, only_changed):
        (name, reason), *_ = answer["_meta"]["agent-worlds/unavailable"].items()
        assert name == "other-harbour"
        assert "has changed since it was listed" in reason


async def test_the_farm_counts_what_happens(http: httpx2.AsyncClient) -> None:
    addresses = await open_private(http)
    async with Client(addresses["mcp"]) as client:
        await client.call_tool("find_berths", {})
    metrics = (await http.get("/metrics")).text
    assert "mcp_farm_sessions_open 1\n" in metrics
    assert "mcp_farm_calls_total 1\n" in metrics
    assert (await http.get("/healthz")).json() == {"status": "ok"}


async def test_idle_sessions_and_their_endpoints_are_closed(servers: Servers) -> None:
    tenants = Tenants(servers, Limits(idle_seconds=60))
    idle = await tenants.open(("harbour",), None, None)
    await tenants.close_idle()
    assert len(tenants) == 1
    idle.used -= 61
    idle.endpoint.used -= 61
    await tenants.close_idle()
    assert len(tenants) == 0
    assert tenants.endpoints == {}
    assert idle.session.closed


async def test_many_sessions_at_once_are_each_their_own(farm: str, servers: Servers, booking_task: Task) -> None:
    async with HttpHost(farm, servers) as host:
        connections = await asyncio.gather(*(host.open(booking_task) for _ in range(20)))
        verdicts = []
        for number, connection in enumerate(connections):
            if number % 2:
                await connection.call("book_stay", BOOKING)
        verdicts = await asyncio.gather(
            *(connection.verdict(booking_task, {"berth_id": "be-8101"}) for connection in connections)
        )
        assert [verdict.success for verdict in verdicts] == [bool(number % 2) for number in range(20)]
        await asyncio.gather(*(connection.close() for connection in connections))
