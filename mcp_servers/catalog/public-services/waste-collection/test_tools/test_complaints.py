"""Tests of the tools for complaints of Tannberg waste service."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"kind": "damaged", "filed_from": "2026-06-07"},
            ["co-1480", "co-2877", "co-3449", "co-3731", "co-4382", "co-6061", "co-6130", "co-7854"],
        ),
        ({"tour_id": "to-3126"}, ["co-1056"]),
        ({"household_id": "ho-5983"}, ["co-2080", "co-1770", "co-8590"]),
        ({"status": "rejected"}, ["co-1896", "co-4719"]),
        ({"waste_bin_id": "wa-1907"}, ["co-4654"]),
    ],
)
def test_find_complaints_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_complaints", **filters) == ids


def test_find_complaints_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_complaints", page=4) == ["co-6130", "co-6336", "co-7854", "co-7492"]


def test_find_complaints_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_complaints", waste_bin_id="wa-9876") == []


def test_file_complaint_adds_a_complaint(bench: Bench) -> None:
    bench.arrange("complaints", "co-1770", tour_id="to-2009")
    bench.call("file_complaint", waste_bin_id="wa-3635", tour_id="to-9271", kind="spilled")
    assert bench.changes() == [
        inserted(
            "complaints",
            "co-9683",
            tour_id="to-9271",
            waste_bin_id="wa-3635",
            kind="spilled",
            taken_by_id="cl-5910",
            filed_on="2026-06-09",
            status="open",
        ),
    ]


def test_file_complaint_is_refused_because_the_tour_is_not_finished(bench: Bench) -> None:
    sentence = bench.refusal("file_complaint", waste_bin_id="wa-6218", tour_id="to-8247", kind="damaged")
    assert sentence == "The tour is not finished."


def test_file_complaint_is_refused_because_the_tour_does_not_collect_this_bin(bench: Bench) -> None:
    sentence = bench.refusal("file_complaint", waste_bin_id="wa-1550", tour_id="to-3126", kind="damaged")
    assert sentence == "The tour does not collect this bin."


def test_file_complaint_is_refused_because_the_time_for_complaints_is_over(bench: Bench) -> None:
    bench.arrange("tours", "to-9271", starts_at="2026-06-05T23:59")
    sentence = bench.refusal("file_complaint", waste_bin_id="wa-3635", tour_id="to-9271", kind="spilled")
    assert sentence == "The time for complaints is over."


def test_file_complaint_is_refused_because_there_is_a_complaint_about_this_already(bench: Bench) -> None:
    sentence = bench.refusal("file_complaint", waste_bin_id="wa-3635", tour_id="to-9271", kind="spilled")
    assert sentence == "There is a complaint about this already."


def test_file_complaint_is_refused_because_the_crew_noted_the_bin_on_this_tour(bench: Bench) -> None:
    bench.arrange("complaints", "co-1770", tour_id="to-2009")
    bench.arrange("emptyings", "em-1156", tour_id="to-1541")
    sentence = bench.refusal("file_complaint", waste_bin_id="wa-3635", tour_id="to-9271", kind="missed")
    assert sentence == "The crew noted the bin on this tour."


def test_uphold_complaint_changes_the_complaint(bench: Bench) -> None:
    bench.call("uphold_complaint", complaint_id="co-4654", repeat_id="to-2824")
    assert bench.changes() == [updated("complaints", "co-4654", status="upheld", repeat_id="to-2824")]


def test_uphold_complaint_is_refused_because_the_complaint_must_be_open(bench: Bench) -> None:
    sentence = bench.refusal("uphold_complaint", complaint_id="co-1038", repeat_id="to-3126")
    assert sentence == "The complaint must be open."


def test_uphold_complaint_is_refused_because_the_tour_must_run_in_the_next_seven_days(bench: Bench) -> None:
    sentence = bench.refusal("uphold_complaint", complaint_id="co-7033", repeat_id="to-1837")
    assert sentence == "The tour must run in the next seven days."


def test_uphold_complaint_is_refused_because_the_tour_is_of_another_kind_or_district(bench: Bench) -> None:
    sentence = bench.refusal("uphold_complaint", complaint_id="co-2088", repeat_id="to-9387")
    assert sentence == "The tour is of another kind or district."


def test_uphold_complaint_is_refused_because_the_tour_is_of_another_kind_or_district_2(bench: Bench) -> None:
    bench.arrange("tours", "to-1837", starts_at="2026-06-16T08:00")
    sentence = bench.refusal("uphold_complaint", complaint_id="co-7033", repeat_id="to-1837")
    assert sentence == "The tour is of another kind or district."


def test_reject_complaint_sets_status_to_rejected(bench: Bench) -> None:
    bench.call("reject_complaint", complaint_id="co-3468")
    assert bench.changes() == [updated("complaints", "co-3468", status="rejected")]


def test_reject_complaint_is_refused_because_the_complaint_must_be_open(bench: Bench) -> None:
    assert bench.refusal("reject_complaint", complaint_id="co-1038") == "The complaint must be open."


def test_reject_complaint_is_refused_because_you_took_this_complaint_yourself(bench: Bench) -> None:
    assert bench.refusal("reject_complaint", complaint_id="co-9269") == "You took this complaint yourself."


def test_reject_complaint_is_refused_because_nothing_that_the_crew_noted_speaks_against_it(bench: Bench) -> None:
    bench.arrange("complaints", "co-3468", tour_id="to-1541")
    assert bench.refusal("reject_complaint", complaint_id="co-3468") == "Nothing that the crew noted speaks against it."
