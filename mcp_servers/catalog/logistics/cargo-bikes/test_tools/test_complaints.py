"""Tests of the tools for complaints of Freewheel city couriers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"rider_id": "ri-1370", "status": "accepted"}, ["co-2530"]),
        ({"client_id": "cl-1028"}, ["co-9861", "co-6562", "co-1283"]),
        ({"kind": "damaged"}, ["co-3225", "co-8690", "co-3253", "co-7197"]),
        ({"job_id": "jo-2460"}, ["co-6946"]),
        (
            {"raised_from": "2026-09-15"},
            [
                "co-3225",
                "co-6946",
                "co-9891",
                "co-4423",
                "co-6505",
                "co-7399",
                "co-8690",
                "co-9054",
                "co-9861",
                "co-1730",
            ],
        ),
    ],
)
def test_find_complaints_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_complaints", **filters) == ids


def test_find_complaints_counts(bench: Bench) -> None:
    assert bench.call("find_complaints", raised_from="2026-09-14")["total"] == 11


def test_find_complaints_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_complaints", page=2)
    assert ids == [
        "co-3253",
        "co-4030",
        "co-6562",
        "co-4627",
        "co-7197",
        "co-1707",
        "co-8952",
        "co-1283",
        "co-3093",
        "co-2530",
    ]


def test_find_complaints_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_complaints", job_id="jo-4404") == []


def test_raise_complaint_adds_a_complaint(bench: Bench) -> None:
    bench.call("raise_complaint", job_id="jo-5847", kind="damaged")
    assert bench.changes() == [
        inserted(
            "complaints",
            "co-8296",
            job_id="jo-5847",
            kind="damaged",
            raised_on="2026-09-17",
            status="open",
            refund=0,
        ),
    ]


def test_raise_complaint_is_refused_because_the_job_has_not_been_delivered(bench: Bench) -> None:
    assert bench.refusal("raise_complaint", job_id="jo-3224", kind="late") == "The job has not been delivered."


def test_raise_complaint_is_refused_because_the_delivery_is_more_than_a_week_ago(bench: Bench) -> None:
    sentence = bench.refusal("raise_complaint", job_id="jo-2425", kind="wrong_place")
    assert sentence == "The delivery is more than a week ago."


def test_raise_complaint_is_refused_because_the_job_was_in_time(bench: Bench) -> None:
    bench.arrange("jobs", "jo-5842", due_at="2026-09-15T12:43")
    assert bench.refusal("raise_complaint", job_id="jo-5842", kind="late") == "The job was in time."


def test_raise_complaint_is_refused_because_the_job_was_in_time_2(bench: Bench) -> None:
    bench.arrange("jobs", "jo-5842", delivered_at="2026-09-10T13:05")
    assert bench.refusal("raise_complaint", job_id="jo-5842", kind="late") == "The job was in time."


def test_raise_complaint_is_refused_because_there_is_a_complaint_about_this_job_already(bench: Bench) -> None:
    sentence = bench.refusal("raise_complaint", job_id="jo-2460", kind="late")
    assert sentence == "There is a complaint about this job already."


def test_accept_complaint_changes_the_complaint(bench: Bench) -> None:
    bench.call("accept_complaint", complaint_id="co-3225", refund=7150)
    assert bench.changes() == [updated("complaints", "co-3225", status="accepted", refund=7150)]


def test_accept_complaint_is_allowed(bench: Bench) -> None:
    bench.call("accept_complaint", complaint_id="co-7197")


def test_accept_complaint_is_allowed_when_kind_is_late(bench: Bench) -> None:
    bench.arrange("complaints", "co-3225", kind="late")
    bench.call("accept_complaint", complaint_id="co-3225", refund=3575)


def test_accept_complaint_is_allowed_when_goodwill_limit_is_5000(bench: Bench) -> None:
    bench.arrange("dispatchers", "di-6237", goodwill_limit=5000)
    bench.call("accept_complaint", complaint_id="co-3225", refund=5000)


def test_accept_complaint_is_refused_because_the_complaint_must_be_open(bench: Bench) -> None:
    assert bench.refusal("accept_complaint", complaint_id="co-3253") == "The complaint must be open."


def test_accept_complaint_is_refused_because_the_refund_is_more_than_the_price(bench: Bench) -> None:
    sentence = bench.refusal("accept_complaint", complaint_id="co-3225", refund=7151)
    assert sentence == "The refund is more than the price."


def test_accept_complaint_is_refused_because_lateness_is_worth_half_the_price(bench: Bench) -> None:
    assert bench.refusal("accept_complaint", complaint_id="co-1283", refund=7150) == "Lateness is worth half the price."


def test_accept_complaint_is_refused_because_the_refund_is_above_your_limit(bench: Bench) -> None:
    bench.arrange("dispatchers", "di-6237", goodwill_limit=5000)
    assert bench.refusal("accept_complaint", complaint_id="co-3225", refund=7150) == "The refund is above your limit."


def test_accept_complaint_is_refused_because_the_complaint_is_older_than_14_days(bench: Bench) -> None:
    bench.arrange("complaints", "co-3225", raised_on="2026-09-02")
    assert bench.refusal("accept_complaint", complaint_id="co-3225") == "The complaint is older than 14 days."


def test_reject_complaint_sets_status_to_rejected(bench: Bench) -> None:
    bench.call("reject_complaint", complaint_id="co-7197")
    assert bench.changes() == [updated("complaints", "co-7197", status="rejected")]


def test_reject_complaint_is_allowed(bench: Bench) -> None:
    bench.arrange("jobs", "jo-5180", due_at="2026-09-14T18:00")
    bench.call("reject_complaint", complaint_id="co-6505")


def test_reject_complaint_is_refused_because_the_complaint_must_be_open(bench: Bench) -> None:
    assert bench.refusal("reject_complaint", complaint_id="co-3253") == "The complaint must be open."


def test_reject_complaint_is_refused_because_the_job_was_more_than_an_hour_late(bench: Bench) -> None:
    bench.arrange("jobs", "jo-5180", due_at="2026-09-14T17:59")
    assert bench.refusal("reject_complaint", complaint_id="co-6505") == "The job was more than an hour late."
