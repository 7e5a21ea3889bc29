"""Tests of the tools for outages of Ringmain district heating."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"starts_from": "2026-07-28T13:00"},
            [
                "ou-9500",
                "ou-9124",
                "ou-7597",
                "ou-9541",
                "ou-4409",
                "ou-2689",
                "ou-1729",
                "ou-8293",
                "ou-6795",
                "ou-1209",
            ],
        ),
        ({"circuit_id": "ci-4603"}, ["ou-8994"]),
        ({"starts_on": "2026-08-25"}, ["ou-9271"]),
        ({"cause": "pipe_burst"}, ["ou-4681", "ou-1809", "ou-5338", "ou-2114", "ou-6126"]),
        ({"status": "cancelled"}, ["ou-1532", "ou-4727", "ou-5460", "ou-9124", "ou-9541", "ou-9271", "ou-4681"]),
        ({"number": "OT-406"}, ["ou-5338"]),
    ],
)
def test_find_shutdowns_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_shutdowns", **filters) == ids


def test_find_shutdowns_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_shutdowns", page=6) == ["ou-2809", "ou-2145"]


def test_find_shutdowns_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_shutdowns", number="Unheard of") == []


def test_plan_shutdown_adds_a_shutdown(bench: Bench) -> None:
    bench.call(
        "plan_shutdown",
        number="New OT-290",
        circuit_id="ci-9827",
        cause="pipe_burst",
        starts_at="2026-09-07T14:00",
        length=2,
    )
    assert bench.changes() == [
        inserted(
            "outages",
            "ou-3357",
            number="New OT-290",
            status="planned",
            circuit_id="ci-9827",
            cause="pipe_burst",
            starts_at="2026-09-07T14:00",
            ends_at="2026-09-07T16:00",
            announced_at="2026-09-02T10:00",
        ),
    ]


def test_plan_shutdown_is_refused_because_a_shutdown_is_announced_three_days_ahead_at_least(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_shutdown",
        number="New OT-108",
        circuit_id="ci-4800",
        cause="pipe_burst",
        starts_at="2026-09-04T11:00",
        length=1,
    )
    assert sentence == "A shutdown is announced three days ahead at least."


def test_plan_shutdown_is_refused_because_another_shutdown_of_this_circuit_is_planned_for(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_shutdown",
        number="New OT-528",
        circuit_id="ci-6806",
        cause="new_connection",
        starts_at="2026-09-10T08:00",
        length=1,
    )
    assert sentence == "Another shutdown of this circuit is planned for that time."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "OT-758",
            "circuit_id": "ci-9829",
            "cause": "new_connection",
            "starts_at": "2026-09-05T10:00",
            "length": 3,
        },
        {
            "number": "OT-222",
            "circuit_id": "ci-8324",
            "cause": "pipe_burst",
            "starts_at": "2026-09-13T12:00",
            "length": 8,
        },
        {
            "number": "OT-758",
            "circuit_id": "ci-9829",
            "cause": "new_connection",
            "starts_at": "2026-09-13T06:30",
            "length": 3,
        },
        {
            "number": "OT-758",
            "circuit_id": "ci-9829",
            "cause": "new_connection",
            "starts_at": "2026-09-13T12:00",
            "length": 3,
        },
    ],
)
def test_plan_shutdown_is_refused_because_another_shutdown_already_has_this_shutdown_number(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("plan_shutdown", **arguments) == "Another shutdown already has this shutdown number."


def test_start_shutdown_sets_status_to_running_and_sets_status_to_explained(bench: Bench) -> None:
    bench.call("start_shutdown", outage_id="ou-7343")
    assert bench.changes() == [
        updated("outages", "ou-7343", status="running"),
        updated("tickets", "ti-6717", status="explained"),
    ]


def test_start_shutdown_sets_status_to_running(bench: Bench) -> None:
    bench.call("start_shutdown", outage_id="ou-8689")
    assert bench.changes() == [updated("outages", "ou-8689", status="running")]


def test_start_shutdown_is_refused_because_the_shutdown_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("start_shutdown", outage_id="ou-5574") == "The shutdown must be planned."


def test_start_shutdown_is_refused_because_it_is_too_early_for_this_shutdown(bench: Bench) -> None:
    bench.arrange("outages", "ou-7927", starts_at="2026-09-02T10:16")
    assert bench.refusal("start_shutdown", outage_id="ou-7927") == "It is too early for this shutdown."


def test_start_shutdown_is_refused_because_the_time_of_this_shutdown_is_over(bench: Bench) -> None:
    bench.arrange("outages", "ou-7927", ends_at="2026-09-02T10:00")
    assert bench.refusal("start_shutdown", outage_id="ou-7927") == "The time of this shutdown is over."


def test_start_shutdown_is_refused_because_the_circuit_is_shut_down_already(bench: Bench) -> None:
    bench.arrange("outages", "ou-7927", circuit_id="ci-1047")
    assert bench.refusal("start_shutdown", outage_id="ou-7927") == "The circuit is shut down already."


def test_start_shutdown_is_refused_because_a_technician_is_testing_a_substation_of_this(bench: Bench) -> None:
    sentence = bench.refusal("start_shutdown", outage_id="ou-8994")
    assert sentence == "A technician is testing a substation of this circuit."


def test_end_shutdown_changes_the_shutdown(bench: Bench) -> None:
    bench.call("end_shutdown", outage_id="ou-1809")
    assert bench.changes() == [updated("outages", "ou-1809", status="over", ends_at="2026-09-02T10:00")]


def test_end_shutdown_is_refused_because_the_shutdown_must_be_running(bench: Bench) -> None:
    assert bench.refusal("end_shutdown", outage_id="ou-7597") == "The shutdown must be running."


def test_end_shutdown_is_refused_because_the_shutdown_has_only_just_begun(bench: Bench) -> None:
    bench.arrange("outages", "ou-4792", starts_at="2026-09-02T10:00")
    assert bench.refusal("end_shutdown", outage_id="ou-4792") == "The shutdown has only just begun."


def test_end_shutdown_is_refused_because_a_leak_on_this_circuit_is_still_being_repaired(bench: Bench) -> None:
    assert bench.refusal("end_shutdown", outage_id="ou-4879") == "A leak on this circuit is still being repaired."
