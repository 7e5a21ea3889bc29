"""Tests of the tools for readings of Fellgate structure watch."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"structure_id": "st-8341", "measured_from": "2026-11-29T20:05", "min_value": 142}, ["re-2619"]),
        ({"sensor_id": "se-3112"}, ["re-9893", "re-9402"]),
    ],
)
def test_find_readings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_readings", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"measured_from": "2026-12-01T04:05"}, 19),
        ({"min_value": 261}, 15),
    ],
)
def test_find_readings_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_readings", **filters)["total"] == total


def test_find_readings_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_readings", page=17) == ["re-7377", "re-5816", "re-7247", "re-9136"]


def test_find_readings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_readings", sensor_id="se-1974") == []


def test_report_readings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_readings", kind="settlement", measured_from="2026-12-01T02:55") == []


def test_report_readings_adds_up(bench: Bench) -> None:
    result = bench.call("report_readings", kind="strain")
    assert result == {
        "items": [
            {"sensor_structure_name": "Eagle Bridge", "readings": 5, "highest": 237},
            {"sensor_structure_name": "Ferry Bridge", "readings": 6, "highest": 309},
            {"sensor_structure_name": "Goat Retaining Wall", "readings": 6, "highest": 256},
            {"sensor_structure_name": "Raven Tunnel", "readings": 2, "highest": 192},
            {"sensor_structure_name": "Tollgate Bridge", "readings": 8, "highest": 140},
            {"sensor_structure_name": "Tollgate Retaining Wall", "readings": 2, "highest": 121},
            {"sensor_structure_name": "Tollgate Viaduct", "readings": 2, "highest": 417},
            {"sensor_structure_name": "Wolf Retaining Wall", "readings": 27, "highest": 130},
            {"sensor_structure_name": "Wolf Weir", "readings": 2, "highest": 145},
        ],
        "total": 9,
    }


def test_report_readings_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_readings", page=2)
    assert result == {
        "items": [
            {"sensor_structure_name": "Tollgate Bridge", "readings": 8, "highest": 140},
            {"sensor_structure_name": "Tollgate Retaining Wall", "readings": 22, "highest": 357},
            {"sensor_structure_name": "Tollgate Viaduct", "readings": 2, "highest": 417},
            {"sensor_structure_name": "Wolf Footbridge", "readings": 14, "highest": 463},
            {"sensor_structure_name": "Wolf Retaining Wall", "readings": 48, "highest": 130},
            {"sensor_structure_name": "Wolf Viaduct", "readings": 1, "highest": 142},
            {"sensor_structure_name": "Wolf Weir", "readings": 5, "highest": 249},
        ],
        "total": 17,
    }


def test_report_readings_adds_up_with_measured_from(bench: Bench) -> None:
    result = bench.call("report_readings", measured_from="2026-11-25T00:40")
    assert result == {
        "items": [
            {"sensor_structure_name": "Alder Bridge", "readings": 1, "highest": 103},
            {"sensor_structure_name": "Alder Footbridge", "readings": 4, "highest": 193},
            {"sensor_structure_name": "Alder Tunnel", "readings": 20, "highest": 296},
            {"sensor_structure_name": "Eagle Bridge", "readings": 6, "highest": 237},
            {"sensor_structure_name": "Ferry Bridge", "readings": 10, "highest": 309},
            {"sensor_structure_name": "Goat Footbridge", "readings": 2, "highest": 150},
            {"sensor_structure_name": "Goat Retaining Wall", "readings": 7, "highest": 269},
            {"sensor_structure_name": "North Viaduct", "readings": 2, "highest": 189},
            {"sensor_structure_name": "Raven Tunnel", "readings": 2, "highest": 192},
            {"sensor_structure_name": "Salmon Bridge", "readings": 5, "highest": 193},
        ],
        "total": 17,
        "next_page": 2,
    }


def test_enter_reading_adds_a_reading(bench: Bench) -> None:
    bench.arrange("readings", "re-1159", measured_at="2029-02-08T08:20")
    bench.call("enter_reading", sensor_id="se-1974", value=142)
    assert bench.changes() == [
        inserted("readings", "re-5239", sensor_id="se-1974", measured_at="2026-12-01T08:20", value=142),
    ]


def test_enter_reading_is_allowed(bench: Bench) -> None:
    bench.call("enter_reading", sensor_id="se-2877", value=120)


def test_enter_reading_is_refused_because_the_sensor_does_not_work(bench: Bench) -> None:
    assert bench.refusal("enter_reading", sensor_id="se-1543", value=72) == "The sensor does not work."


def test_enter_reading_is_refused_because_the_sensor_is_out_of_calibration(bench: Bench) -> None:
    assert bench.refusal("enter_reading", sensor_id="se-2071", value=192) == "The sensor is out of calibration."


def test_enter_reading_is_refused_because_a_value_above_the_warning_limit_is_entered_as_an(bench: Bench) -> None:
    bench.arrange("sensors", "se-2877", calibrated_until="2026-12-01")
    sentence = bench.refusal("enter_reading", sensor_id="se-2877", value=121)
    assert sentence == "A value above the warning limit is entered as an alarm."
