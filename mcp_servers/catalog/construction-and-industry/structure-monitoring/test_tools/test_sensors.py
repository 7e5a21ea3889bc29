"""Tests of the tools for sensors of Fellgate structure watch."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"structure_id": "st-4284"}, ["se-5777", "se-4385"]),
        ({"kind": "settlement"}, ["se-4197", "se-4325", "se-7118", "se-9665"]),
        (
            {"status": "removed"},
            [
                "se-7400",
                "se-4197",
                "se-9243",
                "se-3910",
                "se-3156",
                "se-1543",
                "se-8900",
                "se-5535",
                "se-2034",
                "se-7126",
            ],
        ),
        ({"number": "SP-324"}, ["se-5777"]),
        (
            {"calibrated_until_until": "2027-03-23"},
            [
                "se-4197",
                "se-1521",
                "se-2071",
                "se-1694",
                "se-3156",
                "se-4758",
                "se-5777",
                "se-1974",
                "se-8780",
                "se-4741",
            ],
        ),
    ],
)
def test_find_sensors_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_sensors", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"calibrated_until_until": "2027-03-23"}, 31),
        ({"max_battery": 93}, 55),
    ],
)
def test_find_sensors_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_sensors", **filters)["total"] == total


def test_find_sensors_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_sensors", page=2)
    assert ids == [
        "se-2182",
        "se-3910",
        "se-3156",
        "se-9745",
        "se-4325",
        "se-4758",
        "se-5777",
        "se-1974",
        "se-3112",
        "se-9222",
    ]


def test_find_sensors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_sensors", number="SP-211", max_battery=22) == []


def test_get_sensor_shows_the_sensor(bench: Bench) -> None:
    result = bench.call("get_sensor", sensor_id="se-4821")
    assert result == {
        "id": "se-4821",
        "number": "SP-786",
        "structure_id": "st-5910",
        "kind": "strain",
        "warning_limit": 180,
        "alarm_limit": 360,
        "calibrated_until": "2027-02-17",
        "battery": 74,
        "status": "working",
        "structure_name": "Tollgate Bridge",
        "structure_status": "closed",
        "highest_reading": 124,
        "open_alarms": 1,
    }


def test_get_sensor_shows_the_sensor_when_sensor_id_is_se_8630(bench: Bench) -> None:
    result = bench.call("get_sensor", sensor_id="se-8630")
    assert result == {
        "id": "se-8630",
        "number": "SP-621",
        "structure_id": "st-5893",
        "kind": "tilt",
        "warning_limit": 80,
        "alarm_limit": 120,
        "calibrated_until": "2027-08-09",
        "battery": 19,
        "status": "working",
        "structure_name": "Wolf Weir",
        "structure_status": "open",
        "open_alarms": 1,
    }


def test_get_sensor_shows_the_sensor_when_measured_at_is_2026_11_24_08_20(bench: Bench) -> None:
    bench.arrange("readings", "re-9195", measured_at="2026-11-24T08:20")
    result = bench.call("get_sensor", sensor_id="se-4554")
    assert result == {
        "id": "se-4554",
        "number": "SP-461",
        "structure_id": "st-8848",
        "kind": "tilt",
        "warning_limit": 170,
        "alarm_limit": 340,
        "calibrated_until": "2027-07-10",
        "battery": 14,
        "status": "faulty",
        "structure_name": "Wolf Viaduct",
        "structure_status": "open",
        "highest_reading": 142,
        "open_alarms": 1,
    }


def test_raise_limit_sets_warning_limit_to_448(bench: Bench) -> None:
    bench.call("raise_limit", sensor_id="se-7118", per_cent=15)
    assert bench.changes() == [updated("sensors", "se-7118", warning_limit=448)]


def test_raise_limit_is_allowed(bench: Bench) -> None:
    bench.arrange("sensors", "se-7118", warning_limit=269)
    bench.call("raise_limit", sensor_id="se-7118", per_cent=1)


def test_raise_limit_is_allowed_when_measured_at_is_2026_11_22_08_20(bench: Bench) -> None:
    bench.arrange("readings", "re-8293", measured_at="2026-11-22T08:20")
    bench.call("raise_limit", sensor_id="se-7118", per_cent=1)


def test_raise_limit_is_refused_because_argument_per_cent_must_be_at_most_30(bench: Bench) -> None:
    assert bench.refusal("raise_limit", sensor_id="se-8500", per_cent=31) == "Argument 'per_cent' must be at most 30."


def test_raise_limit_is_refused_because_the_sensor_does_not_work(bench: Bench) -> None:
    assert bench.refusal("raise_limit", sensor_id="se-4554", per_cent=2) == "The sensor does not work."


def test_raise_limit_is_refused_because_the_raise_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("raise_limit", sensor_id="se-8500", per_cent=16) == "The raise is above your limit."


def test_raise_limit_is_refused_because_the_warning_limit_would_reach_the_alarm_limit(bench: Bench) -> None:
    bench.arrange("sensors", "se-8500", alarm_limit=92)
    sentence = bench.refusal("raise_limit", sensor_id="se-8500", per_cent=15)
    assert sentence == "The warning limit would reach the alarm limit."


def test_raise_limit_is_refused_because_an_alarm_of_this_sensor_is_open(bench: Bench) -> None:
    assert bench.refusal("raise_limit", sensor_id="se-8630", per_cent=3) == "An alarm of this sensor is open."


def test_raise_limit_is_refused_because_fewer_than_two_readings_of_the_last_nine_days_lie(bench: Bench) -> None:
    bench.arrange("readings", "re-8293", measured_at="2026-11-22T08:19")
    sentence = bench.refusal("raise_limit", sensor_id="se-7118", per_cent=1)
    assert sentence == "Fewer than two readings of the last nine days lie below the limit."


def test_raise_limit_is_refused_because_fewer_than_two_readings_of_the_last_nine_days_lie_2(bench: Bench) -> None:
    bench.arrange("sensors", "se-1974", warning_limit=485)
    sentence = bench.refusal("raise_limit", sensor_id="se-1974", per_cent=2)
    assert sentence == "Fewer than two readings of the last nine days lie below the limit."


def test_raise_limit_is_refused_because_fewer_than_two_readings_of_the_last_nine_days_lie_3(bench: Bench) -> None:
    bench.arrange("sensors", "se-7118", warning_limit=10)
    sentence = bench.refusal("raise_limit", sensor_id="se-7118", per_cent=1)
    assert sentence == "Fewer than two readings of the last nine days lie below the limit."


def test_calibrate_sensor_changes_the_sensor(bench: Bench) -> None:
    bench.call("calibrate_sensor", sensor_id="se-4554")
    assert bench.changes() == [
        updated("sensors", "se-4554", calibrated_until="2027-12-01", battery=100, status="working"),
    ]


def test_calibrate_sensor_is_refused_because_the_sensor_must_be_faulty(bench: Bench) -> None:
    assert bench.refusal("calibrate_sensor", sensor_id="se-1543") == "The sensor must be faulty."
