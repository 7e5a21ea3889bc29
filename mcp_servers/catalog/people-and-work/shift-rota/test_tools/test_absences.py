"""Tests of the tools for absences of Larchfield House rota."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"ward_id": "wa-7201", "reason": "injury", "certified": True}, ["ab-4295", "ab-9485", "ab-5768"]),
        ({"employee_id": "em-3312"}, ["ab-5429", "ab-1845"]),
        ({"ends_from": "2026-05-17"}, ["ab-4295", "ab-5429"]),
    ],
)
def test_find_absences_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_absences", **filters) == ids


def test_find_absences_counts(bench: Bench) -> None:
    assert bench.call("find_absences", ward_id="wa-5258")["total"] == 14


def test_find_absences_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_absences", page=4) == ["ab-1384", "ab-9609"]


def test_find_absences_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_absences", employee_id="em-8726") == []


def test_record_absence_adds_a_absence_and_changes_the_shift(bench: Bench) -> None:
    bench.call("record_absence", employee_id="em-1492", duration=3, reason="sickness")
    assert bench.changes() == [
        inserted(
            "absences",
            "ab-7096",
            employee_id="em-1492",
            reason="sickness",
            certified=0,
            starts_on="2026-05-11",
            ends_on="2026-05-13",
        ),
        updated("work_shifts", "wo-9165", status="open", employee_id=None),
    ]


def test_record_absence_adds_a_absence_and_changes_the_shift_2(bench: Bench) -> None:
    bench.call("record_absence", employee_id="em-1442", duration=7, reason="sickness")
    assert bench.changes() == [
        inserted(
            "absences",
            "ab-7096",
            employee_id="em-1442",
            reason="sickness",
            certified=0,
            starts_on="2026-05-11",
            ends_on="2026-05-17",
        ),
        updated("work_shifts", "wo-2552", status="open", employee_id=None),
        updated("work_shifts", "wo-2961", status="open", employee_id=None),
    ]


def test_record_absence_adds_a_absence(bench: Bench) -> None:
    bench.call("record_absence", employee_id="em-1434", duration=1, reason="sickness", certified=False)
    assert bench.changes() == [
        inserted(
            "absences",
            "ab-7096",
            employee_id="em-1434",
            reason="sickness",
            certified=0,
            starts_on="2026-05-11",
            ends_on="2026-05-11",
        ),
    ]


def test_record_absence_is_refused_because_an_absence_of_more_than_7_days_needs_a_doctors(bench: Bench) -> None:
    sentence = bench.refusal("record_absence", employee_id="em-1696", duration=8, reason="sickness")
    assert sentence == "An absence of more than 7 days needs a doctor's certificate."


def test_record_absence_is_refused_because_the_employee_is_already_recorded_as_absent(bench: Bench) -> None:
    sentence = bench.refusal("record_absence", employee_id="em-3076", duration=2, reason="injury")
    assert sentence == "The employee is already recorded as absent."


def test_extend_absence_sets_ends_on_to_2026_05_12_and_changes_the_shift(bench: Bench) -> None:
    bench.call("extend_absence", absence_id="ab-9213", extra=1)
    assert bench.changes() == [
        updated("absences", "ab-9213", ends_on="2026-05-12"),
        updated("work_shifts", "wo-2888", status="open", employee_id=None),
    ]


def test_extend_absence_is_refused_because_the_absence_is_over_already(bench: Bench) -> None:
    assert bench.refusal("extend_absence", absence_id="ab-8312", extra=3) == "The absence is over already."


def test_extend_absence_is_refused_because_an_absence_of_more_than_7_days_needs_a_doctors(bench: Bench) -> None:
    sentence = bench.refusal("extend_absence", absence_id="ab-3058", extra=1)
    assert sentence == "An absence of more than 7 days needs a doctor's certificate."
