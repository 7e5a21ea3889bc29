"""Tests of the tools for requests of Software licence desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "refused", "consent": False, "department": "Customer Service"}, ["re-2430"]),
        ({"asked_until": "2026-10-15T22:40"}, ["re-5122", "re-9994", "re-6294", "re-8455", "re-8755", "re-3623"]),
        ({"program_id": "pr-5079"}, ["re-4559"]),
        ({"employee_id": "em-2035"}, ["re-6189"]),
    ],
)
def test_find_requests_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_requests", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"status": "fulfilled"}, 9),
        ({"consent": False}, 24),
    ],
)
def test_find_requests_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_requests", **filters)["total"] == total


def test_find_requests_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_requests", page=4)
    assert ids == [
        "re-3406",
        "re-3100",
        "re-9525",
        "re-2808",
        "re-3154",
        "re-5097",
        "re-5521",
        "re-6607",
        "re-8682",
        "re-3914",
    ]


def test_find_requests_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_requests", employee_id="em-8900") == []


def test_request_seat_adds_a_request(bench: Bench) -> None:
    bench.call("request_seat", employee_id="em-3279", program_id="pr-3240", reason="Trial has run out.")
    assert bench.changes() == [
        inserted(
            "requests",
            "re-4246",
            employee_id="em-3279",
            program_id="pr-3240",
            reason="Trial has run out.",
            consent=0,
            asked_at="2026-11-04T10:40",
            status="asked",
        ),
    ]


def test_request_seat_adds_a_request_with_consent(bench: Bench) -> None:
    bench.call("request_seat", employee_id="em-8954", program_id="pr-8161", reason="Trial has run out.", consent=True)
    assert bench.changes() == [
        inserted(
            "requests",
            "re-4246",
            employee_id="em-8954",
            program_id="pr-8161",
            reason="Trial has run out.",
            consent=1,
            asked_at="2026-11-04T10:40",
            status="asked",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"employee_id": "em-9019", "program_id": "pr-5079", "reason": "Project ends in March."},
        {"employee_id": "em-8270", "program_id": "pr-4844", "reason": "Replaces the old program."},
    ],
)
def test_request_seat_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("request_seat", **arguments)


def test_request_seat_is_refused_because_the_employee_has_left_or_is_about_to_leave(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_seat",
        employee_id="em-4594",
        program_id="pr-8161",
        reason="Reports to the board.",
    )
    assert sentence == "The employee has left or is about to leave."


def test_request_seat_is_refused_because_the_program_is_phased_out_or_banned(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_seat",
        employee_id="em-8606",
        program_id="pr-8968",
        reason="Needed for the autumn catalogue.",
    )
    assert sentence == "The program is phased out or banned."


def test_request_seat_is_refused_because_the_employee_has_a_seat_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_seat",
        employee_id="em-2461",
        program_id="pr-3240",
        reason="Required by a client.",
    )
    assert sentence == "The employee has a seat already."


def test_request_seat_is_refused_because_the_employee_has_asked_for_it_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_seat",
        employee_id="em-9637",
        program_id="pr-7630",
        reason="Reports to the board.",
    )
    assert sentence == "The employee has asked for it already."


def test_request_seat_is_refused_because_the_program_runs_on_workstations_only(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_seat",
        employee_id="em-2035",
        program_id="pr-1749",
        reason="Reports to the board.",
    )
    assert sentence == "The program runs on workstations only."


def test_refuse_request_sets_status_to_refused(bench: Bench) -> None:
    bench.call("refuse_request", request_id="re-5058")
    assert bench.changes() == [updated("requests", "re-5058", status="refused")]


def test_refuse_request_is_allowed(bench: Bench) -> None:
    bench.call("refuse_request", request_id="re-2808")


def test_refuse_request_is_allowed_when_price_is_50001(bench: Bench) -> None:
    bench.arrange("programs", "pr-8939", price=50001)
    bench.call("refuse_request", request_id="re-7602")


def test_refuse_request_is_refused_because_the_request_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("refuse_request", request_id="re-4559") == "The request must be asked."


def test_refuse_request_is_refused_because_the_request_can_be_fulfilled(bench: Bench) -> None:
    bench.arrange("contracts", "co-8494", places=1)
    assert bench.refusal("refuse_request", request_id="re-6376") == "The request can be fulfilled."


def test_refuse_request_is_refused_because_the_request_can_be_fulfilled_when_price_is_50000(bench: Bench) -> None:
    bench.arrange("programs", "pr-8939", price=50000)
    assert bench.refusal("refuse_request", request_id="re-7602") == "The request can be fulfilled."


def test_give_consent_sets_consent_to_1(bench: Bench) -> None:
    bench.call("give_consent", request_id="re-1140")
    assert bench.changes() == [updated("requests", "re-1140", consent=1)]


def test_give_consent_is_refused_because_the_request_is_settled(bench: Bench) -> None:
    assert bench.refusal("give_consent", request_id="re-4559") == "The request is settled."


def test_give_consent_is_refused_because_the_consent_is_noted_already(bench: Bench) -> None:
    assert bench.refusal("give_consent", request_id="re-5058") == "The consent is noted already."


def test_give_consent_is_refused_because_the_employee_has_left_or_is_about_to_leave(bench: Bench) -> None:
    assert bench.refusal("give_consent", request_id="re-5620") == "The employee has left or is about to leave."
