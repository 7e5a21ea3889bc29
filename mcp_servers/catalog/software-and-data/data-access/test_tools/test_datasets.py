"""Tests of the tools for datasets of Halden data access desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "offered", "min_longest": 365}, ["da-3843", "da-3222", "da-3055", "da-4970"]),
        ({"name": "daily", "sensitivity": "open"}, ["da-6984", "da-8904"]),
    ],
)
def test_find_datasets_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_datasets", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"steward_id": "st-8936"}, 15),
        ({"steward_name": "Olumide Asante"}, 15),
    ],
)
def test_find_datasets_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_datasets", **filters)["total"] == total


def test_find_datasets_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_datasets", page=4) == ["da-9885", "da-8904"]


def test_find_datasets_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_datasets", steward_id="st-8936", steward_name="Frederick Blackwood") == []


def test_get_dataset_shows_the_data_set(bench: Bench) -> None:
    result = bench.call("get_dataset", dataset_id="da-2834")
    assert result == {
        "id": "da-2834",
        "sensitivity": "open",
        "name": "House sales sample",
        "steward_id": "st-8936",
        "longest": 180,
        "most_readers": 9,
        "status": "offered",
        "steward_name": "Olumide Asante",
        "readers": 1,
        "waiting_requests": 2,
    }


def test_get_dataset_shows_the_data_set_when_dataset_id_is_da_6571(bench: Bench) -> None:
    result = bench.call("get_dataset", dataset_id="da-6571")
    assert result == {
        "id": "da-6571",
        "sensitivity": "open",
        "name": "Noise sensors sample",
        "steward_id": "st-8936",
        "longest": 90,
        "most_readers": 9,
        "status": "offered",
        "steward_name": "Olumide Asante",
        "readers": 1,
        "waiting_requests": 1,
    }


def test_get_dataset_shows_the_data_set_when_ends_on_is_2026_10_14(bench: Bench) -> None:
    bench.arrange("grants", "gr-6449", ends_on="2026-10-14")
    result = bench.call("get_dataset", dataset_id="da-4529")
    assert result == {
        "id": "da-4529",
        "sensitivity": "personal",
        "name": "Energy meters daily",
        "steward_id": "st-8936",
        "longest": 90,
        "most_readers": 6,
        "status": "frozen",
        "steward_name": "Olumide Asante",
        "readers": 0,
        "waiting_requests": 1,
    }


def test_get_dataset_shows_the_data_set_when_ends_on_is_2026_10_27(bench: Bench) -> None:
    bench.arrange("grants", "gr-6449", ends_on="2026-10-27")
    result = bench.call("get_dataset", dataset_id="da-4529")
    assert result == {
        "id": "da-4529",
        "sensitivity": "personal",
        "name": "Energy meters daily",
        "steward_id": "st-8936",
        "longest": 90,
        "most_readers": 6,
        "status": "frozen",
        "steward_name": "Olumide Asante",
        "readers": 1,
        "waiting_requests": 1,
    }


def test_freeze_dataset_sets_status_to_frozen_and_sets_status_to_refused(bench: Bench) -> None:
    bench.call("freeze_dataset", dataset_id="da-2151")
    assert bench.changes() == [
        updated("datasets", "da-2151", status="frozen"),
        updated("requests", "re-1968", status="refused"),
        updated("requests", "re-6924", status="refused"),
        updated("requests", "re-8780", status="refused"),
    ]


def test_freeze_dataset_is_refused_because_the_data_set_must_be_offered(bench: Bench) -> None:
    assert bench.refusal("freeze_dataset", dataset_id="da-4529") == "The data set must be offered."


def test_freeze_dataset_is_refused_because_there_is_neither_a_breach_nor_a_rush_of_requests(bench: Bench) -> None:
    assert bench.refusal("freeze_dataset", dataset_id="da-3200") == "There is neither a breach nor a rush of requests."


def test_release_dataset_sets_status_to_offered(bench: Bench) -> None:
    bench.call("release_dataset", dataset_id="da-4529")
    assert bench.changes() == [updated("datasets", "da-4529", status="offered")]


def test_release_dataset_is_refused_because_the_data_set_must_be_frozen(bench: Bench) -> None:
    assert bench.refusal("release_dataset", dataset_id="da-3098") == "The data set must be frozen."


def test_release_dataset_is_refused_because_a_breach_of_this_data_set_is_open(bench: Bench) -> None:
    assert bench.refusal("release_dataset", dataset_id="da-3517") == "A breach of this data set is open."
