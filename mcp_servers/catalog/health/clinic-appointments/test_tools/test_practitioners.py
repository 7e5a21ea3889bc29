"""Tests of the tools for practitioners of Quayside Clinic."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Çelik"}, ["pr-3901"]),
        ({"department_name": "Hand Surgery"}, ["pr-8961", "pr-3901", "pr-5293", "pr-8412", "pr-3628"]),
        ({"status": "on_leave"}, ["pr-5293"]),
        ({"department_id": "de-2332"}, ["pr-4729", "pr-7910"]),
        ({"grade": "registrar"}, ["pr-3856", "pr-8961", "pr-5225"]),
    ],
)
def test_find_practitioners_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_practitioners", **filters) == ids


def test_find_practitioners_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_practitioners", page=2)
    assert ids == ["pr-9782", "pr-6374", "pr-5225", "pr-8412", "pr-7376", "pr-7910", "pr-3628", "pr-9159"]


def test_find_practitioners_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_practitioners", department_id="de-9641", grade="consultant") == []


def test_start_leave_sets_status_to_on_leave(bench: Bench) -> None:
    bench.call("start_leave", practitioner_id="pr-1972")
    assert bench.changes() == [updated("practitioners", "pr-1972", status="on_leave")]


def test_start_leave_is_refused_because_the_practitioner_must_be_working(bench: Bench) -> None:
    assert bench.refusal("start_leave", practitioner_id="pr-5293") == "The practitioner must be working."


def test_start_leave_is_refused_because_the_practitioner_still_has_booked_appointments_in(bench: Bench) -> None:
    sentence = bench.refusal("start_leave", practitioner_id="pr-3628")
    assert sentence == "The practitioner still has booked appointments in the next seven days."
