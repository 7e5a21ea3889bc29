"""Tests of the tools for data stores of Findlinge backup vault."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"secrecy": "secret", "status": "active"},
            ["da-8225", "da-8240", "da-4537", "da-4248", "da-6401", "da-1754", "da-3262", "da-7530"],
        ),
        ({"name": "claims-files"}, ["da-5621"]),
        ({"owner": "Al-Rashid"}, ["da-8853"]),
    ],
)
def test_find_stores_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_stores", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_size": 530}, 8),
        ({"max_every": 1}, 18),
    ],
)
def test_find_stores_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_stores", **filters)["total"] == total


def test_find_stores_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_stores", page=5) == ["da-9535", "da-9459", "da-2234", "da-4996"]


def test_find_stores_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_stores", owner="Čapek", min_size=20, max_every=1) == []


def test_get_store_shows_the_store(bench: Bench) -> None:
    result = bench.call("get_store", data_store_id="da-4249")
    assert result == {
        "id": "da-4249",
        "name": "mailbox-db",
        "secrecy": "secret",
        "owner": "Bethany Marsden",
        "size": 250,
        "every": 1,
        "kept_days": 14,
        "status": "frozen",
        "last_good_run": "2025-12-13",
        "stored_gigabytes": 250,
        "legal_holds_in_force": 0,
    }


def test_get_store_shows_the_store_when_data_store_id_is_da_4711(bench: Bench) -> None:
    bench.arrange("backup_runs", "ba-1013", data_store_id="da-4711")
    result = bench.call("get_store", data_store_id="da-4711")
    assert result == {
        "id": "da-4711",
        "name": "members-db",
        "secrecy": "internal",
        "owner": "Xiulan Tran",
        "size": 460,
        "every": 1,
        "kept_days": 30,
        "status": "active",
        "last_good_run": "2026-01-10",
        "stored_gigabytes": 370,
        "legal_holds_in_force": 0,
    }
