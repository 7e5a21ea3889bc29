"""Tests of the tools for devices of Software licence desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"kind": "workstation", "status": "scrapped"}, ["de-1208", "de-4024"]),
        ({"asset": "PC-33058"}, ["de-6234"]),
        ({"employee_id": "em-4285"}, ["de-5059"]),
    ],
)
def test_find_devices_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_devices", **filters) == ids


def test_find_devices_counts(bench: Bench) -> None:
    assert bench.call("find_devices", bought_until="2026-05-23")["total"] == 61


def test_find_devices_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_devices", page=7) == ["de-4923", "de-4430", "de-5546", "de-4667"]


def test_find_devices_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_devices", status="scrapped", bought_until="2021-02-25") == []


def test_hand_out_device_changes_the_device(bench: Bench) -> None:
    bench.call("hand_out_device", device_id="de-3761", employee_id="em-4139")
    assert bench.changes() == [updated("devices", "de-3761", status="handed_out", employee_id="em-4139")]


def test_hand_out_device_is_allowed(bench: Bench) -> None:
    bench.arrange("devices", "de-1915", bought_on="2021-11-05")
    bench.call("hand_out_device", device_id="de-1915", employee_id="em-2042")


def test_hand_out_device_is_refused_because_the_device_must_be_in_stock(bench: Bench) -> None:
    sentence = bench.refusal("hand_out_device", device_id="de-2136", employee_id="em-8954")
    assert sentence == "The device must be in stock."


def test_hand_out_device_is_refused_because_the_employee_has_left_or_is_about_to_leave(bench: Bench) -> None:
    sentence = bench.refusal("hand_out_device", device_id="de-1258", employee_id="em-4594")
    assert sentence == "The employee has left or is about to leave."


def test_hand_out_device_is_refused_because_the_device_is_older_than_five_years(bench: Bench) -> None:
    bench.arrange("devices", "de-1915", bought_on="2021-11-04")
    sentence = bench.refusal("hand_out_device", device_id="de-1915", employee_id="em-2042")
    assert sentence == "The device is older than five years."


def test_hand_out_device_is_refused_because_the_employee_has_a_device_of_this_kind(bench: Bench) -> None:
    sentence = bench.refusal("hand_out_device", device_id="de-1288", employee_id="em-8717")
    assert sentence == "The employee has a device of this kind."


def test_take_device_back_changes_the_device(bench: Bench) -> None:
    bench.call("take_device_back", device_id="de-1881")
    assert bench.changes() == [updated("devices", "de-1881", status="in_stock", employee_id=None)]


def test_take_device_back_changes_the_device_and_sets_status_to_returned(bench: Bench) -> None:
    bench.call("take_device_back", device_id="de-5668")
    assert bench.changes() == [
        updated("devices", "de-5668", status="in_stock", employee_id=None),
        updated("seats", "se-1548", status="returned"),
        updated("seats", "se-3018", status="returned"),
        updated("seats", "se-3266", status="returned"),
        updated("seats", "se-3856", status="returned"),
        updated("seats", "se-4340", status="returned"),
        updated("seats", "se-5144", status="returned"),
        updated("seats", "se-5151", status="returned"),
        updated("seats", "se-6536", status="returned"),
        updated("seats", "se-9747", status="returned"),
    ]


def test_take_device_back_is_refused_because_the_device_must_be_handed_out(bench: Bench) -> None:
    assert bench.refusal("take_device_back", device_id="de-1208") == "The device must be handed out."
