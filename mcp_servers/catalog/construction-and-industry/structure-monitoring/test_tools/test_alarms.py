"""Tests of the tools for alarms of Fellgate structure watch."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"sensor_id": "se-4741"}, ["al-8710", "al-6518"]),
        ({"number": "AL-28082"}, ["al-5860"]),
        (
            {"status": "raised"},
            [
                "al-1131",
                "al-8151",
                "al-4242",
                "al-5711",
                "al-6363",
                "al-3318",
                "al-9214",
                "al-8125",
                "al-8024",
                "al-6486",
            ],
        ),
        ({"structure_id": "st-2834"}, ["al-8024", "al-8656"]),
    ],
)
def test_find_alarms_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_alarms", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"raised_from": "2026-11-30T21:00"}, 23),
        ({"engineer_id": "en-2076"}, 8),
        ({"grade": "warning"}, 28),
    ],
)
def test_find_alarms_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_alarms", **filters)["total"] == total


def test_find_alarms_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_alarms", page=5)
    assert ids == ["al-5833", "al-4499", "al-4996", "al-6457", "al-2935", "al-3521", "al-4081", "al-5314"]


def test_find_alarms_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "find_alarms",
        structure_id="st-4102",
        grade="fault",
        engineer_id="en-8699",
        raised_from="2026-10-25T08:20",
    )
    assert ids == []


def test_get_alarm_shows_the_alarm(bench: Bench) -> None:
    result = bench.call("get_alarm", alarm_id="al-8125")
    assert result == {
        "id": "al-8125",
        "number": "AL-44243",
        "sensor_id": "se-8630",
        "grade": "warning",
        "raised_at": "2026-12-01T01:10",
        "status": "raised",
        "sensor_number": "SP-621",
        "sensor_structure_name": "Wolf Weir",
        "minutes_since": 430,
        "earlier_alarms": 2,
    }


def test_get_alarm_shows_the_alarm_when_raised_at_is_2026_11_29_05_20(bench: Bench) -> None:
    bench.arrange("alarms", "al-5860", raised_at="2026-11-29T05:20")
    result = bench.call("get_alarm", alarm_id="al-5860")
    assert result == {
        "id": "al-5860",
        "number": "AL-28082",
        "sensor_id": "se-7164",
        "grade": "warning",
        "raised_at": "2026-11-29T05:20",
        "status": "raised",
        "remark": "Water behind the wall.",
        "sensor_number": "SP-503",
        "sensor_structure_name": "Alder Bridge",
        "minutes_since": 3060,
        "earlier_alarms": 0,
    }


def test_report_alarms_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_alarms", status="false_alarm", raised_from="2026-12-01T07:30") == []


def test_report_alarms_adds_up(bench: Bench) -> None:
    result = bench.call("report_alarms", page=2)
    assert result == {
        "items": [
            {"sensor_structure_name": "Tollgate Retaining Wall", "alarms": 9, "last_alarm": "2026-12-01T07:35"},
            {"sensor_structure_name": "Tollgate Viaduct", "alarms": 1, "last_alarm": "2026-11-12T08:20"},
            {"sensor_structure_name": "Wolf Footbridge", "alarms": 3, "last_alarm": "2026-12-01T07:30"},
            {"sensor_structure_name": "Wolf Retaining Wall", "alarms": 2, "last_alarm": "2026-11-30T23:20"},
            {"sensor_structure_name": "Wolf Viaduct", "alarms": 1, "last_alarm": "2026-12-01T08:10"},
            {"sensor_structure_name": "Wolf Weir", "alarms": 6, "last_alarm": "2026-12-01T01:10"},
        ],
        "total": 16,
    }


def test_report_alarms_adds_up_with_raised_from(bench: Bench) -> None:
    result = bench.call("report_alarms", raised_from="2026-12-01T08:10")
    assert result == {
        "items": [{"sensor_structure_name": "Wolf Viaduct", "alarms": 1, "last_alarm": "2026-12-01T08:10"}],
        "total": 1,
    }


def test_report_alarms_adds_up_with_grade_and_status(bench: Bench) -> None:
    result = bench.call("report_alarms", grade="fault", status="cleared")
    assert result == {
        "items": [
            {"sensor_structure_name": "Eagle Bridge", "alarms": 1, "last_alarm": "2026-12-01T07:35"},
            {"sensor_structure_name": "Goat Retaining Wall", "alarms": 1, "last_alarm": "2026-11-29T03:20"},
            {"sensor_structure_name": "Wolf Weir", "alarms": 1, "last_alarm": "2026-11-29T00:20"},
        ],
        "total": 3,
    }


def test_raise_alarm_adds_a_alarm_and_adds_a_reading(bench: Bench) -> None:
    bench.call("raise_alarm", number="New AL-47040", sensor_id="se-5777", value=452)
    assert bench.changes() == [
        inserted(
            "alarms",
            "al-5471",
            number="New AL-47040",
            sensor_id="se-5777",
            grade="full_alarm",
            raised_at="2026-12-01T08:20",
            status="raised",
        ),
        inserted("readings", "re-5239", sensor_id="se-5777", measured_at="2026-12-01T08:20", value=452),
        updated("structures", "st-4284", status="restricted"),
    ]


def test_raise_alarm_adds_a_alarm_and_adds_a_reading_when_structure_id_is_st_5893(bench: Bench) -> None:
    bench.arrange("sensors", "se-4299", structure_id="st-5893")
    bench.call("raise_alarm", number="New AL-94470", sensor_id="se-4299", value=120)
    assert bench.changes() == [
        inserted(
            "alarms",
            "al-5471",
            number="New AL-94470",
            sensor_id="se-4299",
            grade="warning",
            raised_at="2026-12-01T08:20",
            status="raised",
        ),
        inserted("readings", "re-5239", sensor_id="se-4299", measured_at="2026-12-01T08:20", value=120),
    ]


def test_raise_alarm_is_allowed(bench: Bench) -> None:
    bench.call("raise_alarm", number="New AL-51019", sensor_id="se-3112", value=269)


def test_raise_alarm_is_refused_because_the_sensor_does_not_work(bench: Bench) -> None:
    sentence = bench.refusal("raise_alarm", number="New AL-21039", sensor_id="se-4554", value=189)
    assert sentence == "The sensor does not work."


def test_raise_alarm_is_refused_because_the_sensor_is_out_of_calibration(bench: Bench) -> None:
    sentence = bench.refusal("raise_alarm", number="AL-56352", sensor_id="se-7118", value=150)
    assert sentence == "The sensor is out of calibration."


def test_raise_alarm_is_refused_because_the_value_is_within_the_warning_limit(bench: Bench) -> None:
    sentence = bench.refusal("raise_alarm", number="AL-56352", sensor_id="se-5777", value=220)
    assert sentence == "The value is within the warning limit."


def test_raise_alarm_is_refused_because_an_alarm_of_this_sensor_is_open(bench: Bench) -> None:
    sentence = bench.refusal("raise_alarm", number="New AL-94470", sensor_id="se-8630", value=95)
    assert sentence == "An alarm of this sensor is open."


def test_raise_alarm_is_refused_because_another_alarm_already_has_this_alarm_number(bench: Bench) -> None:
    bench.arrange("sensors", "se-5777", calibrated_until="2026-12-01")
    sentence = bench.refusal("raise_alarm", number="AL-56352", sensor_id="se-5777", value=224)
    assert sentence == "Another alarm already has this alarm number."


def test_acknowledge_alarm_changes_the_alarm(bench: Bench) -> None:
    bench.call("acknowledge_alarm", alarm_id="al-5860", engineer_id="en-4619")
    assert bench.changes() == [updated("alarms", "al-5860", status="acknowledged", engineer_id="en-4619")]


def test_acknowledge_alarm_is_allowed(bench: Bench) -> None:
    bench.call("acknowledge_alarm", alarm_id="al-5860", engineer_id="en-8699")


def test_acknowledge_alarm_is_allowed_when_sensor_id_is_se_4177(bench: Bench) -> None:
    bench.arrange("alarms", "al-5711", sensor_id="se-4177")
    bench.call("acknowledge_alarm", alarm_id="al-5711", engineer_id="en-9033")


def test_acknowledge_alarm_is_allowed_when_raised_at_is_2026_12_01_07_20(bench: Bench) -> None:
    bench.arrange("alarms", "al-5711", raised_at="2026-12-01T07:20")
    bench.call("acknowledge_alarm", alarm_id="al-5711", engineer_id="en-1913")


def test_acknowledge_alarm_is_refused_because_the_alarm_must_be_raised(bench: Bench) -> None:
    assert bench.refusal("acknowledge_alarm", alarm_id="al-1660", engineer_id="en-1913") == "The alarm must be raised."


def test_acknowledge_alarm_is_refused_because_this_alarm_has_waited_too_long_for_an(bench: Bench) -> None:
    bench.arrange("alarms", "al-5711", raised_at="2026-12-01T07:19")
    sentence = bench.refusal("acknowledge_alarm", alarm_id="al-5711", engineer_id="en-1913")
    assert sentence == "This alarm has waited too long for an engineer of level 1."


def test_acknowledge_alarm_is_refused_because_this_alarm_has_waited_too_long_for_an_2(bench: Bench) -> None:
    bench.arrange("alarms", "al-9092", raised_at="2026-11-30T08:19")
    sentence = bench.refusal("acknowledge_alarm", alarm_id="al-9092", engineer_id="en-1913")
    assert sentence == "This alarm has waited too long for an engineer of level 1."


def test_acknowledge_alarm_is_refused_because_a_full_alarm_in_the_highest_class_of_risk_is(bench: Bench) -> None:
    bench.arrange("alarms", "al-5711", sensor_id="se-4177")
    sentence = bench.refusal("acknowledge_alarm", alarm_id="al-5711", engineer_id="en-2076")
    assert sentence == "A full alarm in the highest class of risk is for level 3."


def test_acknowledge_alarm_is_refused_because_the_engineer_has_three_alarms_in_hand(bench: Bench) -> None:
    sentence = bench.refusal("acknowledge_alarm", alarm_id="al-4242", engineer_id="en-2076")
    assert sentence == "The engineer has three alarms in hand."


def test_clear_alarm_sets_status_to_cleared(bench: Bench) -> None:
    bench.call("clear_alarm", alarm_id="al-9374", remark="Sensor hit by a mower.")
    assert bench.changes() == [updated("alarms", "al-9374", status="cleared")]


def test_clear_alarm_is_allowed(bench: Bench) -> None:
    bench.call("clear_alarm", alarm_id="al-6298")


def test_clear_alarm_is_refused_because_the_alarm_must_be_acknowledged(bench: Bench) -> None:
    assert bench.refusal("clear_alarm", alarm_id="al-2312") == "The alarm must be acknowledged."


def test_clear_alarm_is_refused_because_no_good_reading_has_come_since_the_alarm(bench: Bench) -> None:
    bench.arrange("alarms", "al-5986", raised_at="2026-11-25T21:55")
    assert bench.refusal("clear_alarm", alarm_id="al-5986") == "No good reading has come since the alarm."


def test_clear_alarm_is_refused_because_the_structure_was_not_inspected_since_the_alarm(bench: Bench) -> None:
    bench.arrange("alarms", "al-7044", raised_at="2026-11-30T14:20")
    assert bench.refusal("clear_alarm", alarm_id="al-7044") == "The structure was not inspected since the alarm."


def test_clear_alarm_is_refused_because_the_sensor_is_still_faulty(bench: Bench) -> None:
    assert bench.refusal("clear_alarm", alarm_id="al-8710") == "The sensor is still faulty."


def test_declare_false_changes_the_alarm_and_sets_status_to_faulty(bench: Bench) -> None:
    bench.call("declare_false", alarm_id="al-3318")
    assert bench.changes() == [
        updated("alarms", "al-3318", status="false_alarm", engineer_id="en-2076"),
        updated("sensors", "se-4821", status="faulty"),
    ]


def test_declare_false_changes_the_alarm(bench: Bench) -> None:
    bench.arrange("alarms", "al-8125", sensor_id="se-2711")
    bench.call("declare_false", alarm_id="al-8125")
    assert bench.changes() == [updated("alarms", "al-8125", status="false_alarm", engineer_id="en-2076")]


def test_declare_false_is_refused_because_the_alarm_must_be_raised_or_acknowledged(bench: Bench) -> None:
    assert bench.refusal("declare_false", alarm_id="al-2312") == "The alarm must be raised or acknowledged."


def test_declare_false_is_refused_because_the_sensor_is_sound_so_the_alarm_is_taken(bench: Bench) -> None:
    bench.arrange("sensors", "se-4554", battery=20, calibrated_until="2026-12-01")
    assert bench.refusal("declare_false", alarm_id="al-1131") == "The sensor is sound, so the alarm is taken seriously."
