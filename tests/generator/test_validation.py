"""Validation says what is wrong with a server folder, and which tool must go for it."""

from pathlib import Path

import pytest

from generator.design.completion import complete
from generator.design.model import Design
from generator.splits import read_splits
from generator.stages import cross_validate, write_unit_tests
from generator.testing import write_tests
from generator.validation import validate
from generator.workspace import Job


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def test_the_harbour_is_valid(harbour: Path, harbour_design: Design) -> None:
    result = validate(harbour, harbour_design)
    assert result.passed, result.report.failures
    assert result.score is not None
    assert result.score.share() == 1.0


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("from typing", "import random\nfrom typing", "tools.py:3: imports random"),
        ("    db.update(", "    open('/tmp/x')\n    db.update(", "calls open()"),
        ("created_at=db.now", "created_at=datetime.now().isoformat()", "reads the wall clock"),
    ],
)
def test_a_tool_that_reaches_out_of_its_world_is_found(
    harbour: Path, harbour_design: Design, old: str, new: str, reason: str
) -> None:
    change(harbour / "tools.py", old, new)
    if "datetime" in new:
        change(harbour / "tools.py", "from typing import", "from datetime import datetime\nfrom typing import")
    failures = validate(harbour, harbour_design).report.failures
    assert any(reason in failure.reason for failure in failures)


def test_a_tool_whose_test_fails_must_go(harbour: Path, harbour_design: Design) -> None:
    change(harbour / "tools.py", 'status="cancelled")\n    return', 'boat="cancelled")\n    return')
    result = validate(harbour, harbour_design)
    assert list(result.failing) == ["cancel_stay"]
    assert result.failing["cancel_stay"][0].startswith("test_cancel_stay_changes_the_status: AssertionError")
    assert not result.passed


def test_a_tool_that_a_call_crashes_must_go_though_its_tests_pass(
    harbour: Path, harbour_design: Design, tmp_path: Path
) -> None:
    search = "    return db.search(\n        Stay,"
    change(harbour / "tools.py", search, f"    assert not (boat and page > 1)\n{search}")
    harbour.rename(tmp_path / "server")
    job = Job(tmp_path, read_splits())
    job.keep(complete(harbour_design))
    write_unit_tests(job)
    assert validate(job.server, job.design).failing == {}
    report = cross_validate(job)
    (reason,) = report["dropped"]["find_stays"]
    assert reason.startswith("a call crashes it: AssertionError")
    assert "find_stays" not in {operation.name for operation in job.design.operations}


def test_a_crash_on_rows_that_the_world_does_not_have_is_noted_but_costs_no_tool(
    harbour: Path, harbour_design: Design
) -> None:
    guard = '    if stay["status"] != "booked":'
    change(harbour / "tools.py", guard, f'    assert stay["arrives_on"] != db.today\n{guard}')
    report = write_tests(harbour_design, harbour)
    assert report.crashes == {}
    assert "cancel_stay" in report.possible_crashes
    assert validate(harbour, harbour_design, report.crashes).failing == {}


def test_a_tool_without_a_success_must_go(harbour: Path, harbour_design: Design) -> None:
    change(harbour / "test_tools.py", "def test_price_stay", "def skipped_price_stay")
    assert validate(harbour, harbour_design).failing == {"price_stay": ("no test of it succeeds",)}


def test_a_tool_that_was_not_designed_is_found(harbour: Path, harbour_design: Design) -> None:
    smaller = harbour_design.model_copy(update={"operations": harbour_design.operations[:-1]})
    reasons = [failure.reason for failure in validate(harbour, smaller).report.failures]
    assert reasons == ["cancel_stay is a tool that was not designed"]


def test_weak_tests_are_found(harbour: Path, harbour_design: Design) -> None:
    change(harbour / "test_tools.py", "def test_book_stay_needs", "def skipped")
    reasons = [failure.reason for failure in validate(harbour, harbour_design).report.failures]
    assert "60% caught, at least 90% are needed" in reasons[0]


def test_a_folder_that_does_not_load_is_found(harbour: Path, harbour_design: Design) -> None:
    (harbour / "rows" / "stays.jsonl").write_text("{", "utf-8")
    (failure,) = validate(harbour, harbour_design).report.failures
    assert "stays.jsonl:1: not a valid row of stays" in failure.reason
