"""Tests of the tools for hosts of Sundhavn domains and certificates."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"team_id": "te-9708", "environment": "test"}, ["ho-1162", "ho-2637", "ho-3965"]),
        ({"domain_id": "do-4381"}, ["ho-8191"]),
        ({"status": "retired"}, ["ho-3481", "ho-6300", "ho-6206", "ho-6487"]),
        ({"name": "pay-16.osl"}, ["ho-5809"]),
    ],
)
def test_find_hosts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_hosts", **filters) == ids


def test_find_hosts_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_hosts", page=5) == ["ho-3388", "ho-2420", "ho-8000", "ho-8191", "ho-6487", "ho-5618"]


def test_find_hosts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_hosts", name="Unheard of") == []


def test_get_host_shows_the_host(bench: Bench) -> None:
    result = bench.call("get_host", host_id="ho-1162")
    assert result == {
        "id": "ho-1162",
        "name": "files-12.osl",
        "domain_id": "do-3381",
        "environment": "test",
        "status": "running",
        "domain_name": "skylarkwiki.example",
        "domain_team_name": "Commerce",
        "secured_until": "2025-12-06",
        "planned_deployments": 2,
    }
