"""Tests of the tools for inspections of Ridgeway scaffold hire."""

from mcp_servers.runtime.testing import Bench, inserted


def test_find_inspections_finds_by_scaffold_id_and_outcome_and_checked_from(bench: Bench) -> None:
    ids = bench.ids("find_inspections", scaffold_id="sc-4567", outcome="passed", checked_from="2026-03-01")
    assert ids == ["in-9882", "in-5247", "in-9637", "in-4769"]


def test_find_inspections_counts(bench: Bench) -> None:
    assert bench.call("find_inspections", checked_from="2026-03-30")["total"] == 6


def test_find_inspections_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_inspections", page=9) == ["in-2864", "in-5815", "in-2480", "in-4526"]


def test_find_inspections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_inspections", scaffold_id="sc-3491") == []


def test_inspect_scaffold_adds_a_inspection(bench: Bench) -> None:
    bench.call("inspect_scaffold", scaffold_id="sc-1507", outcome="passed", remark="Board split.")
    assert bench.changes() == [
        inserted(
            "inspections",
            "in-5977",
            scaffold_id="sc-1507",
            checked_on="2026-03-30",
            outcome="passed",
            remark="Board split.",
        ),
    ]


def test_inspect_scaffold_is_refused_because_the_scaffold_does_not_stand(bench: Bench) -> None:
    assert bench.refusal("inspect_scaffold", scaffold_id="sc-4811", outcome="passed") == "The scaffold does not stand."


def test_inspect_scaffold_is_refused_because_the_scaffold_was_inspected_today_already(bench: Bench) -> None:
    sentence = bench.refusal("inspect_scaffold", scaffold_id="sc-8290", outcome="passed")
    assert sentence == "The scaffold was inspected today already."
