"""Tests of the tools for cars of Elbe neighbours' car club."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"model": "Estate"}, ["cr-4959", "cr-3851"]),
        ({"plate": "AC11 VJA"}, ["cr-8348"]),
        ({"car_class_id": "ca-4212"}, ["cr-9033", "cr-6793", "cr-6054"]),
    ],
)
def test_find_cars_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_cars", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"status": "available"}, 34),
        ({"station_id": "st-9971"}, 5),
    ],
)
def test_find_cars_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_cars", **filters)["total"] == total


def test_find_cars_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_cars", page=5) == ["cr-5324", "cr-5852", "cr-1342", "cr-6723", "cr-5247", "cr-7055"]


def test_find_cars_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_cars", model="Estate", station_id="st-1961", status="available") == []


def test_get_car_shows_the_car(bench: Bench) -> None:
    result = bench.call("get_car", car_id="cr-5778")
    assert result == {
        "id": "cr-5778",
        "plate": "EY84 XBA",
        "model": "Halden City",
        "car_class_id": "ca-5637",
        "station_id": "st-1640",
        "mileage": 50759,
        "status": "available",
        "car_class_name": "Van",
        "car_class_hourly_rate": 430,
        "station_name": "Chapel Kiosk",
        "open_damages": 2,
        "next_booking": "2026-06-12T13:25",
    }


def test_get_car_shows_the_car_when_car_id_is_cr_2255(bench: Bench) -> None:
    result = bench.call("get_car", car_id="cr-2255")
    assert result == {
        "id": "cr-2255",
        "plate": "MR02 LFB",
        "model": "Norvik Lumen",
        "car_class_id": "ca-5637",
        "station_id": "st-9971",
        "mileage": 114458,
        "status": "available",
        "car_class_name": "Van",
        "car_class_hourly_rate": 430,
        "station_name": "Tanyard Kiosk",
        "open_damages": 2,
    }


def test_get_car_shows_the_car_when_car_id_is_cr_1342(bench: Bench) -> None:
    result = bench.call("get_car", car_id="cr-1342")
    assert result == {
        "id": "cr-1342",
        "plate": "WW08 GMK",
        "model": "Altona Avanti",
        "car_class_id": "ca-4912",
        "station_id": "st-1640",
        "mileage": 71320,
        "status": "available",
        "car_class_name": "Small",
        "car_class_hourly_rate": 610,
        "station_name": "Chapel Kiosk",
        "open_damages": 0,
    }


def test_get_car_shows_the_car_when_car_id_is_cr_4861(bench: Bench) -> None:
    result = bench.call("get_car", car_id="cr-4861")
    assert result == {
        "id": "cr-4861",
        "plate": "PK89 JJR",
        "model": "Fontana Tempo",
        "car_class_id": "ca-6433",
        "station_id": "st-2262",
        "mileage": 56903,
        "status": "available",
        "car_class_name": "Mini",
        "car_class_hourly_rate": 290,
        "station_name": "Hawthorn Wharf",
        "open_damages": 0,
        "next_booking": "2026-06-12T09:40",
    }


def test_send_to_workshop_sets_status_to_in_workshop(bench: Bench) -> None:
    bench.call("send_to_workshop", car_id="cr-2255")
    assert bench.changes() == [updated("cars", "cr-2255", status="in_workshop")]


def test_send_to_workshop_is_allowed(bench: Bench) -> None:
    bench.arrange("bookings", "bo-7206", status="cancelled")
    bench.arrange("damages", "da-1445", car_id="cr-1342")
    bench.call("send_to_workshop", car_id="cr-1342")


def test_send_to_workshop_is_refused_because_the_car_must_be_available(bench: Bench) -> None:
    assert bench.refusal("send_to_workshop", car_id="cr-9461") == "The car must be available."


def test_send_to_workshop_is_refused_because_the_car_is_being_driven(bench: Bench) -> None:
    assert bench.refusal("send_to_workshop", car_id="cr-6036") == "The car is being driven."


def test_send_to_workshop_is_refused_because_the_car_is_booked_within_a_day(bench: Bench) -> None:
    bench.arrange("bookings", "bo-5828", starts_at="2026-06-13T09:40")
    assert bench.refusal("send_to_workshop", car_id="cr-8129") == "The car is booked within a day."


def test_send_to_workshop_is_refused_because_the_car_has_no_open_damage(bench: Bench) -> None:
    bench.arrange("bookings", "bo-5828", starts_at="2026-06-13T09:41")
    assert bench.refusal("send_to_workshop", car_id="cr-8129") == "The car has no open damage."


def test_fetch_from_workshop_sets_status_to_available(bench: Bench) -> None:
    bench.call("fetch_from_workshop", car_id="cr-9461")
    assert bench.changes() == [updated("cars", "cr-9461", status="available")]


def test_fetch_from_workshop_is_allowed(bench: Bench) -> None:
    bench.arrange("damages", "da-7649", severity="minor")
    bench.call("fetch_from_workshop", car_id="cr-3270")


def test_fetch_from_workshop_is_allowed_when_status_is_repaired(bench: Bench) -> None:
    bench.arrange("damages", "da-7649", status="repaired")
    bench.call("fetch_from_workshop", car_id="cr-3270")


def test_fetch_from_workshop_is_refused_because_the_car_must_be_in_workshop(bench: Bench) -> None:
    assert bench.refusal("fetch_from_workshop", car_id="cr-1910") == "The car must be in workshop."


def test_fetch_from_workshop_is_refused_because_a_serious_damage_is_still_open(bench: Bench) -> None:
    assert bench.refusal("fetch_from_workshop", car_id="cr-3270") == "A serious damage is still open."
