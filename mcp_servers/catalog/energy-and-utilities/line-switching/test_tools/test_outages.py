"""Tests of the tools for outages of High-voltage control room."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"line_id": "li-1230"}, ["ou-7161", "ou-7146"]),
        (
            {"starts_from": "2026-05-30T06:50"},
            [
                "ou-2942",
                "ou-6925",
                "ou-4498",
                "ou-2884",
                "ou-6289",
                "ou-7654",
                "ou-9361",
                "ou-2957",
                "ou-5548",
                "ou-4382",
            ],
        ),
        ({"ring": "South feeder"}, ["ou-5277"]),
        ({"starts_on": "2026-07-02"}, ["ou-3172", "ou-2519", "ou-4142"]),
        (
            {"status": "entered"},
            [
                "ou-3050",
                "ou-7502",
                "ou-6613",
                "ou-8800",
                "ou-9377",
                "ou-3835",
                "ou-5005",
                "ou-9523",
                "ou-7042",
                "ou-1612",
            ],
        ),
        (
            {"entered_by_id": "co-3831"},
            [
                "ou-6843",
                "ou-2671",
                "ou-2898",
                "ou-9395",
                "ou-3614",
                "ou-7681",
                "ou-8523",
                "ou-7654",
                "ou-4577",
                "ou-8800",
            ],
        ),
        ({"number": "SO-71926"}, ["ou-4651"]),
    ],
)
def test_find_outages_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_outages", **filters) == ids


def test_find_outages_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_outages", page=10) == ["ou-8056", "ou-2506", "ou-9245", "ou-3172", "ou-2519", "ou-4142"]


def test_find_outages_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_outages", number="Unheard of") == []


def test_get_outage_shows_the_outage_request(bench: Bench) -> None:
    result = bench.call("get_outage", outage_id="ou-4302")
    assert result == {
        "id": "ou-4302",
        "number": "SO-80078",
        "line_id": "li-1067",
        "work": "Repairing a joint",
        "status": "approved",
        "entered_by_id": "co-2636",
        "approved_by_id": "co-4959",
        "starts_at": "2026-06-17T06:50",
        "ends_at": "2026-06-17T13:50",
        "line_name": "Langdale–Quenby 66 kV",
        "line_state": "earthed",
        "entered_by_name": "Eleanor Bradshaw",
        "approved_by_name": "Sekou Touré",
        "steps_waiting": 0,
        "permits_out": 0,
        "hours_planned": 7,
    }


def test_get_outage_shows_the_outage_request_when_outage_id_is_ou_1789(bench: Bench) -> None:
    bench.arrange("permits", "pe-1112", outage_id="ou-1789")
    result = bench.call("get_outage", outage_id="ou-1789")
    assert result == {
        "id": "ou-1789",
        "number": "SO-65927",
        "line_id": "li-8058",
        "work": "Testing the protection relay",
        "status": "approved",
        "entered_by_id": "co-2636",
        "approved_by_id": "co-4959",
        "starts_at": "2026-06-12T06:50",
        "ends_at": "2026-06-12T14:50",
        "line_name": "Ingleby–Netherby 33 kV",
        "line_state": "in_service",
        "entered_by_name": "Eleanor Bradshaw",
        "approved_by_name": "Sekou Touré",
        "steps_waiting": 0,
        "permits_out": 0,
        "hours_planned": 8,
    }


def test_report_outages_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_outages", status="finished", ring="Island ring", starts_from="2026-05-10T06:50") == []


def test_report_outages_adds_up(bench: Bench) -> None:
    result = bench.call("report_outages", ring="Bridge ring")
    assert result == {
        "items": [
            {"line_name": "Abbotsley–Penrose 110 kV", "outages": 4, "latest": "2026-06-14T06:50"},
            {"line_name": "Greystoke–Wexcombe 66 kV", "outages": 1, "latest": "2026-06-18T10:20"},
        ],
        "total": 2,
    }


def test_report_outages_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_outages", page=5)
    assert result == {
        "items": [
            {"line_name": "Milburn–Penrose 33 kV", "outages": 1, "latest": "2026-06-03T03:10"},
            {"line_name": "Milburn–Rothley 66 kV", "outages": 1, "latest": "2026-06-29T09:20"},
            {"line_name": "Milburn–Ulverton 33 kV", "outages": 1, "latest": "2026-06-21T07:20"},
            {"line_name": "Milburn–Ulverton 66 kV", "outages": 2, "latest": "2026-06-06T07:50"},
        ],
        "total": 44,
    }


def test_report_outages_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_outages", status="refused")
    assert result == {
        "items": [
            {"line_name": "Abbotsley–Saltburn 33 kV", "outages": 1, "latest": "2026-04-05T06:50"},
            {"line_name": "Denholm–Rothley 110 kV", "outages": 1, "latest": "2026-05-12T06:50"},
            {"line_name": "Elmstead–Saltburn 110 kV", "outages": 1, "latest": "2026-05-16T06:50"},
            {"line_name": "Greystoke–Netherby 110 kV", "outages": 1, "latest": "2026-04-08T06:50"},
            {"line_name": "Ingleby–Netherby 33 kV", "outages": 1, "latest": "2026-04-25T06:50"},
            {"line_name": "Kelso–Saltburn 110 kV", "outages": 1, "latest": "2026-06-01T06:50"},
            {"line_name": "Langdale–Netherby 33 kV", "outages": 1, "latest": "2026-04-30T06:50"},
            {"line_name": "Milburn–Ulverton 66 kV", "outages": 1, "latest": "2026-05-22T06:50"},
        ],
        "total": 8,
    }


def test_report_outages_adds_up_with_starts_from(bench: Bench) -> None:
    result = bench.call("report_outages", starts_from="2026-06-03T05:50")
    assert result == {
        "items": [
            {"line_name": "Abbotsley–Penrose 110 kV", "outages": 2, "latest": "2026-06-14T06:50"},
            {"line_name": "Abbotsley–Saltburn 33 kV", "outages": 1, "latest": "2026-06-06T06:50"},
            {"line_name": "Abbotsley–Yarrow 33 kV", "outages": 1, "latest": "2026-06-03T07:35"},
            {"line_name": "Barrow–Penrose 33 kV", "outages": 3, "latest": "2026-06-24T06:50"},
            {"line_name": "Carnforth–Penrose 33 kV", "outages": 1, "latest": "2026-06-08T06:50"},
            {"line_name": "Carnforth–Thornaby 66 kV", "outages": 2, "latest": "2026-07-01T07:20"},
            {"line_name": "Denholm–Netherby 110 kV", "outages": 2, "latest": "2026-06-14T09:20"},
            {"line_name": "Denholm–Oakham 110 kV", "outages": 1, "latest": "2026-06-14T06:50"},
            {"line_name": "Denholm–Quenby 33 kV", "outages": 3, "latest": "2026-06-21T09:50"},
            {"line_name": "Denholm–Quenby 66 kV", "outages": 1, "latest": "2026-06-03T05:50"},
        ],
        "total": 39,
        "next_page": 2,
    }


def test_enter_outage_adds_a_outage_request(bench: Bench) -> None:
    bench.call(
        "enter_outage",
        number="New SO-80474",
        line_id="li-9373",
        work="Repairing a joint",
        starts_at="2026-06-29T09:20",
        ends_at="2026-06-29T18:20",
    )
    assert bench.changes() == [
        inserted(
            "outages",
            "ou-6942",
            number="New SO-80474",
            line_id="li-9373",
            work="Repairing a joint",
            status="entered",
            entered_by_id="co-4959",
            starts_at="2026-06-29T09:20",
            ends_at="2026-06-29T18:20",
        ),
    ]


def test_enter_outage_is_allowed(bench: Bench) -> None:
    bench.call(
        "enter_outage",
        number="New SO-69424",
        line_id="li-4872",
        work="Cleaning the transformer",
        starts_at="2026-06-24T06:50",
        ends_at="2026-06-24T16:50",
    )


def test_enter_outage_is_refused_because_a_request_is_entered_seven_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "enter_outage",
        number="SO-23098",
        line_id="li-3734",
        work="Exchanging a surge arrester",
        starts_at="2026-06-03T04:10",
        ends_at="2026-06-29T19:20",
    )
    assert sentence == "A request is entered seven days ahead."


def test_enter_outage_is_refused_because_a_request_is_entered_at_most_90_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "enter_outage",
        number="SO-69424",
        line_id="li-3400",
        work="Connecting a wind farm",
        starts_at="2026-09-01T06:51",
        ends_at="2026-06-12T14:50",
    )
    assert sentence == "A request is entered at most 90 days ahead."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "New SO-04091",
            "line_id": "li-9365",
            "work": "Painting the tower",
            "starts_at": "2026-06-10T06:50",
            "ends_at": "2026-06-03T10:50",
        },
        {
            "number": "SO-69424",
            "line_id": "li-3400",
            "work": "Connecting a wind farm",
            "starts_at": "2026-06-12T14:50",
            "ends_at": "2026-06-12T14:50",
        },
        {
            "number": "SO-69424",
            "line_id": "li-3400",
            "work": "Connecting a wind farm",
            "starts_at": "2026-09-01T06:50",
            "ends_at": "2026-06-12T14:50",
        },
    ],
)
def test_enter_outage_is_refused_because_an_outage_ends_after_its_start(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("enter_outage", **arguments) == "An outage ends after its start."


def test_enter_outage_is_refused_because_an_outage_lasts_ten_hours_at_most(bench: Bench) -> None:
    sentence = bench.refusal(
        "enter_outage",
        number="SO-69424",
        line_id="li-3400",
        work="Connecting a wind farm",
        starts_at="2026-06-12T04:49",
        ends_at="2026-06-12T14:50",
    )
    assert sentence == "An outage lasts ten hours at most."


def test_enter_outage_is_refused_because_another_line_of_the_group_is_out_then(bench: Bench) -> None:
    sentence = bench.refusal(
        "enter_outage",
        number="SO-69424",
        line_id="li-3400",
        work="Connecting a wind farm",
        starts_at="2026-06-12T10:20",
        ends_at="2026-06-12T14:50",
    )
    assert sentence == "Another line of the group is out then."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "SO-69424",
            "line_id": "li-5934",
            "work": "Connecting a wind farm",
            "starts_at": "2026-06-12T10:20",
            "ends_at": "2026-06-12T14:50",
        },
        {
            "number": "SO-69424",
            "line_id": "li-7072",
            "work": "Connecting a wind farm",
            "starts_at": "2026-06-12T10:20",
            "ends_at": "2026-06-12T14:50",
        },
    ],
)
def test_enter_outage_is_refused_because_another_outage_request_already_has_this_request(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("enter_outage", **arguments) == "Another outage request already has this request number."


def test_approve_outage_changes_the_outage_request(bench: Bench) -> None:
    bench.arrange("outages", "ou-3114", line_id="li-5934")
    bench.call("approve_outage", outage_id="ou-3114")
    assert bench.changes() == [updated("outages", "ou-3114", status="approved", approved_by_id="co-4959")]


def test_approve_outage_is_allowed(bench: Bench) -> None:
    bench.arrange("outages", "ou-7502", starts_at="2026-06-03T10:50")
    bench.call("approve_outage", outage_id="ou-7502")


def test_approve_outage_is_allowed_when_ends_at_is_2026_06_09_06_50(bench: Bench) -> None:
    bench.arrange("outages", "ou-5005", ends_at="2026-06-09T06:50")
    bench.call("approve_outage", outage_id="ou-5005")


def test_approve_outage_is_refused_because_the_outage_request_must_be_entered(bench: Bench) -> None:
    assert bench.refusal("approve_outage", outage_id="ou-1789") == "The outage request must be entered."


def test_approve_outage_is_refused_because_you_entered_this_request_yourself(bench: Bench) -> None:
    assert bench.refusal("approve_outage", outage_id="ou-6742") == "You entered this request yourself."


def test_approve_outage_is_refused_because_the_start_of_the_outage_is_over(bench: Bench) -> None:
    bench.arrange("outages", "ou-7502", starts_at="2026-06-03T06:50")
    assert bench.refusal("approve_outage", outage_id="ou-7502") == "The start of the outage is over."


def test_approve_outage_is_refused_because_another_line_of_the_group_is_out_then(bench: Bench) -> None:
    bench.arrange("outages", "ou-7502", line_id="li-8058")
    assert bench.refusal("approve_outage", outage_id="ou-7502") == "Another line of the group is out then."


def test_refuse_outage_sets_status_to_refused(bench: Bench) -> None:
    bench.call("refuse_outage", outage_id="ou-3114")
    assert bench.changes() == [updated("outages", "ou-3114", status="refused")]


def test_refuse_outage_is_allowed(bench: Bench) -> None:
    bench.arrange("lines", "li-5728", load=61)
    bench.call("refuse_outage", outage_id="ou-7360")


def test_refuse_outage_is_allowed_when_load_is_60_when_starts_at_is_2026_06_14_14_49(bench: Bench) -> None:
    bench.arrange("lines", "li-5728", load=60)
    bench.arrange("outages", "ou-7360", starts_at="2026-06-14T14:49")
    bench.call("refuse_outage", outage_id="ou-7360")


def test_refuse_outage_is_refused_because_the_outage_request_must_be_entered(bench: Bench) -> None:
    assert bench.refusal("refuse_outage", outage_id="ou-1789") == "The outage request must be entered."


def test_refuse_outage_is_refused_because_nothing_speaks_against_this_outage(bench: Bench) -> None:
    bench.arrange("lines", "li-7072", load=60)
    assert bench.refusal("refuse_outage", outage_id="ou-5005") == "Nothing speaks against this outage."


def test_refuse_outage_is_refused_because_nothing_speaks_against_this_outage_2(bench: Bench) -> None:
    bench.arrange("lines", "li-5728", load=60)
    bench.arrange("outages", "ou-7360", starts_at="2026-06-14T14:50")
    assert bench.refusal("refuse_outage", outage_id="ou-7360") == "Nothing speaks against this outage."


def test_withdraw_outage_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.call("withdraw_outage", outage_id="ou-2936")
    assert bench.changes() == [updated("outages", "ou-2936", status="withdrawn")]


def test_withdraw_outage_is_allowed(bench: Bench) -> None:
    bench.call("withdraw_outage", outage_id="ou-3076")


def test_withdraw_outage_is_refused_because_the_outage_request_must_be_approved_or_entered(bench: Bench) -> None:
    assert bench.refusal("withdraw_outage", outage_id="ou-9117") == "The outage request must be approved or entered."


def test_withdraw_outage_is_refused_because_a_step_of_it_is_ordered(bench: Bench) -> None:
    assert bench.refusal("withdraw_outage", outage_id="ou-9890") == "A step of it is ordered."


def test_begin_outage_sets_status_to_running(bench: Bench) -> None:
    bench.call("begin_outage", outage_id="ou-3948")
    assert bench.changes() == [updated("outages", "ou-3948", status="running")]


def test_begin_outage_is_refused_because_the_outage_request_must_be_approved(bench: Bench) -> None:
    assert bench.refusal("begin_outage", outage_id="ou-3114") == "The outage request must be approved."


def test_begin_outage_is_refused_because_it_is_too_early_for_this_outage(bench: Bench) -> None:
    bench.arrange("outages", "ou-8986", starts_at="2026-06-03T07:51")
    assert bench.refusal("begin_outage", outage_id="ou-8986") == "It is too early for this outage."


def test_begin_outage_is_refused_because_the_time_of_this_outage_is_over(bench: Bench) -> None:
    bench.arrange("outages", "ou-8986", ends_at="2026-06-03T06:50")
    assert bench.refusal("begin_outage", outage_id="ou-8986") == "The time of this outage is over."


def test_begin_outage_is_refused_because_the_line_is_hit_by_a_storm(bench: Bench) -> None:
    bench.arrange("outages", "ou-8986", starts_at="2026-06-03T07:50")
    assert bench.refusal("begin_outage", outage_id="ou-8986") == "The line is hit by a storm."


def test_begin_outage_is_refused_because_the_line_is_earthed_for_other_work(bench: Bench) -> None:
    assert bench.refusal("begin_outage", outage_id="ou-5071") == "The line is earthed for other work."


def test_finish_outage_sets_status_to_finished(bench: Bench) -> None:
    bench.call("finish_outage", outage_id="ou-9316")
    assert bench.changes() == [updated("outages", "ou-9316", status="finished")]


def test_finish_outage_is_allowed(bench: Bench) -> None:
    bench.arrange("steps", "st-1030", outage_id="ou-9316")
    bench.call("finish_outage", outage_id="ou-9316")


def test_finish_outage_is_refused_because_the_outage_request_must_be_running(bench: Bench) -> None:
    assert bench.refusal("finish_outage", outage_id="ou-1789") == "The outage request must be running."


def test_finish_outage_is_refused_because_a_permit_is_still_out(bench: Bench) -> None:
    assert bench.refusal("finish_outage", outage_id="ou-9361") == "A permit is still out."


def test_finish_outage_is_refused_because_the_line_is_still_earthed(bench: Bench) -> None:
    assert bench.refusal("finish_outage", outage_id="ou-2884") == "The line is still earthed."


def test_finish_outage_is_refused_because_a_step_is_not_confirmed_yet(bench: Bench) -> None:
    assert bench.refusal("finish_outage", outage_id="ou-8675") == "A step is not confirmed yet."
