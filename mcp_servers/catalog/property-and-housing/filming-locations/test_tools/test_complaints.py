"""Tests of the tools for complaints of Film office locations."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"production_id": "pr-5631", "status": "answered"}, ["co-2675"]),
        ({"location_id": "lo-1586"}, ["co-2710", "co-8670", "co-1144"]),
        ({"permit_id": "pe-2849"}, ["co-9013"]),
        (
            {"raised_until": "2026-02-22"},
            [
                "co-1571",
                "co-6175",
                "co-7764",
                "co-8164",
                "co-2779",
                "co-1173",
                "co-5264",
                "co-2002",
                "co-1853",
                "co-8697",
            ],
        ),
    ],
)
def test_find_complaints_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_complaints", **filters) == ids


def test_find_complaints_counts(bench: Bench) -> None:
    assert bench.call("find_complaints", raised_until="2026-02-22")["total"] == 23


def test_find_complaints_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_complaints", page=5) == ["co-8781", "co-9125", "co-9236", "co-9405"]


def test_find_complaints_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_complaints", permit_id="pe-7715") == []


def test_take_complaint_adds_a_complaint(bench: Bench) -> None:
    bench.call("take_complaint", permit_id="pe-2849", neighbour="George Müller", remark="Lorries blocked the road.")
    assert bench.changes() == [
        inserted(
            "complaints",
            "co-8565",
            permit_id="pe-2849",
            neighbour="George Müller",
            remark="Lorries blocked the road.",
            raised_on="2026-04-08",
            status="open",
        ),
    ]


def test_take_complaint_is_allowed(bench: Bench) -> None:
    bench.arrange("complaints", "co-2247", neighbour="Daisy Bennett")
    bench.call("take_complaint", permit_id="pe-9518", neighbour="Daisy Bennett", remark="Lorries blocked the road.")


def test_take_complaint_is_allowed_when_neighbours_is_1(bench: Bench) -> None:
    bench.arrange("locations", "lo-4508", neighbours=1)
    bench.call(
        "take_complaint",
        permit_id="pe-4766",
        neighbour="Seung Endo",
        remark="The bus stop was closed without notice.",
    )


def test_take_complaint_is_refused_because_nobody_has_filmed_on_this_permit(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_complaint",
        permit_id="pe-3104",
        neighbour="Mikkel Virtanen",
        remark="The bus stop was closed without notice.",
    )
    assert sentence == "Nobody has filmed on this permit."


def test_take_complaint_is_refused_because_the_filming_is_more_than_30_days_ago(bench: Bench) -> None:
    bench.arrange("permits", "pe-1567", last_day="2026-03-08")
    sentence = bench.refusal(
        "take_complaint",
        permit_id="pe-1567",
        neighbour="Stanislav Kaczmarek",
        remark="The bus stop was closed without notice.",
    )
    assert sentence == "The filming is more than 30 days ago."


def test_take_complaint_is_refused_because_the_location_has_no_neighbours(bench: Bench) -> None:
    bench.arrange("permits", "pe-1567", last_day="2026-03-09")
    sentence = bench.refusal(
        "take_complaint",
        permit_id="pe-1567",
        neighbour="Stanislav Kaczmarek",
        remark="The bus stop was closed without notice.",
    )
    assert sentence == "The location has no neighbours."


def test_answer_complaint_sets_status_to_answered(bench: Bench) -> None:
    bench.call("answer_complaint", complaint_id="co-9013")
    assert bench.changes() == [updated("complaints", "co-9013", status="answered")]


def test_answer_complaint_is_allowed(bench: Bench) -> None:
    bench.arrange("complaints", "co-4391", raised_on="2026-03-09")
    bench.call("answer_complaint", complaint_id="co-4391")


def test_answer_complaint_is_refused_because_the_complaint_must_be_open(bench: Bench) -> None:
    assert bench.refusal("answer_complaint", complaint_id="co-2247") == "The complaint must be open."


def test_answer_complaint_is_refused_because_the_time_to_answer_is_over_the_complaint(bench: Bench) -> None:
    bench.arrange("complaints", "co-4391", raised_on="2026-03-08")
    sentence = bench.refusal("answer_complaint", complaint_id="co-4391")
    assert sentence == "The time to answer is over; the complaint counts as upheld."


def test_uphold_complaint_sets_status_to_upheld(bench: Bench) -> None:
    bench.call("uphold_complaint", complaint_id="co-2247")
    assert bench.changes() == [updated("complaints", "co-2247", status="upheld")]


def test_uphold_complaint_is_allowed(bench: Bench) -> None:
    bench.arrange("productions", "pr-1087", crew=41)
    bench.call("uphold_complaint", complaint_id="co-2247")


def test_uphold_complaint_is_allowed_when_to_hour_is_21(bench: Bench) -> None:
    bench.arrange("permits", "pe-8210", to_hour=21)
    bench.call("uphold_complaint", complaint_id="co-2675")


def test_uphold_complaint_is_allowed_when_permit_id_is_pe_1251_when_raised_on_is_2026_03_24(bench: Bench) -> None:
    bench.arrange("complaints", "co-2247", permit_id="pe-1251", raised_on="2026-03-24")
    bench.call("uphold_complaint", complaint_id="co-2247")


def test_uphold_complaint_is_refused_because_the_complaint_must_be_open_or_answered(bench: Bench) -> None:
    assert bench.refusal("uphold_complaint", complaint_id="co-2710") == "The complaint must be open or answered."


def test_uphold_complaint_is_refused_because_the_crew_kept_to_what_was_allowed(bench: Bench) -> None:
    bench.arrange("productions", "pr-1087", crew=40)
    assert bench.refusal("uphold_complaint", complaint_id="co-2247") == "The crew kept to what was allowed."


def test_uphold_complaint_is_refused_because_the_crew_kept_to_what_was_allowed_2(bench: Bench) -> None:
    bench.arrange("complaints", "co-2247", permit_id="pe-1251", raised_on="2026-03-25")
    assert bench.refusal("uphold_complaint", complaint_id="co-2247") == "The crew kept to what was allowed."
