"""Tests of the tools for street permits of Nordkai mobile cranes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"asked_until": "2026-09-10"}, ["st-9138", "st-5071", "st-8571"]),
        ({"customer_id": "cu-4870"}, ["st-7905"]),
        ({"status": "asked"}, ["st-1844", "st-2974", "st-1800", "st-5747", "st-8658", "st-8993", "st-5134"]),
        ({"job_id": "jo-1407"}, ["st-2379"]),
    ],
)
def test_find_permits_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_permits", **filters) == ids


def test_find_permits_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_permits", page=4) == ["st-3388", "st-6209", "st-6514", "st-1083"]


def test_find_permits_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_permits", job_id="jo-2386") == []


def test_ask_for_permit_adds_a_street_permit(bench: Bench) -> None:
    bench.call("ask_for_permit", job_id="jo-3360", fee=21000)
    assert bench.changes() == [
        inserted("street_permits", "st-5619", job_id="jo-3360", status="asked", asked_on="2026-10-06", fee=21000),
    ]


def test_ask_for_permit_is_allowed(bench: Bench) -> None:
    bench.call("ask_for_permit", job_id="jo-9145", fee=16500)


def test_ask_for_permit_is_refused_because_the_job_is_not_on_a_street(bench: Bench) -> None:
    assert bench.refusal("ask_for_permit", job_id="jo-4874", fee=44000) == "The job is not on a street."


def test_ask_for_permit_is_refused_because_the_job_is_past_planning(bench: Bench) -> None:
    assert bench.refusal("ask_for_permit", job_id="jo-2644", fee=16000) == "The job is past planning."


def test_ask_for_permit_is_refused_because_it_is_too_late_for_a_permit(bench: Bench) -> None:
    assert bench.refusal("ask_for_permit", job_id="jo-5679", fee=18500) == "It is too late for a permit."


def test_ask_for_permit_is_refused_because_the_permit_was_asked_for_already(bench: Bench) -> None:
    assert bench.refusal("ask_for_permit", job_id="jo-3300", fee=20500) == "The permit was asked for already."


def test_note_permit_sets_status_to_granted(bench: Bench) -> None:
    bench.call("note_permit", street_permit_id="st-1844")
    assert bench.changes() == [updated("street_permits", "st-1844", status="granted")]


def test_note_permit_is_refused_because_the_street_permit_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("note_permit", street_permit_id="st-7905") == "The street permit must be asked."


def test_note_permit_is_refused_because_the_day_of_the_lift_has_come(bench: Bench) -> None:
    bench.arrange("jobs", "jo-5787", day_of_lift="2026-10-06")
    assert bench.refusal("note_permit", street_permit_id="st-5134") == "The day of the lift has come."
