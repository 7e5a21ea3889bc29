"""Tests of the tools for inspections of Plant and machine hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"checked_from": "2026-09-17"},
            ["in-2486", "in-3164", "in-6314", "in-7736", "in-6792", "in-2262", "in-3853", "in-7997"],
        ),
        ({"machine_id": "mc-7407"}, ["in-6228"]),
    ],
)
def test_find_inspections_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_inspections", **filters) == ids


def test_find_inspections_counts(bench: Bench) -> None:
    assert bench.call("find_inspections", outcome="passed")["total"] == 84


def test_find_inspections_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_inspections", page=7)
    assert ids == [
        "in-1240",
        "in-4939",
        "in-7011",
        "in-6595",
        "in-5270",
        "in-2365",
        "in-9071",
        "in-5902",
        "in-2747",
        "in-5202",
    ]


def test_find_inspections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_inspections", machine_id="mc-2534", outcome="failed") == []


def test_record_inspection_adds_a_inspection_and_sets_status_to_in_workshop(bench: Bench) -> None:
    bench.call("record_inspection", machine_id="mc-3301", outcome="failed", remark="Battery weak.")
    assert bench.changes() == [
        inserted(
            "inspections",
            "in-2067",
            machine_id="mc-3301",
            checked_on="2026-09-21",
            outcome="failed",
            remark="Battery weak.",
        ),
        updated("machines", "mc-3301", status="in_workshop"),
    ]


def test_record_inspection_is_allowed(bench: Bench) -> None:
    bench.call("record_inspection", machine_id="mc-1657", outcome="failed")


def test_record_inspection_is_refused_because_the_machine_was_sold(bench: Bench) -> None:
    assert bench.refusal("record_inspection", machine_id="mc-8756", outcome="failed") == "The machine was sold."


def test_record_inspection_is_refused_because_the_machine_is_out_on_hire(bench: Bench) -> None:
    assert bench.refusal("record_inspection", machine_id="mc-3151", outcome="failed") == "The machine is out on hire."
